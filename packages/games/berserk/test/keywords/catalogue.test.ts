// 28.0 The catalogue: how several of one keyword go together, and that each has tests of its own.

import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FLAG_KEYWORDS, KEYWORDS, MAX_KEYWORDS, MIN_KEYWORDS, SPECIAL_KEYWORDS } from '../../content/keywords.ts'
import { KEYWORD_PARAGRAPHS } from '../../text/rules/keywordParagraphs.ts'

test('28.0 79 keywords: 43 flags, 24 of which the largest number works, 2 limits, 10 that say more', () => {
  expect([FLAG_KEYWORDS, MAX_KEYWORDS, MIN_KEYWORDS, SPECIAL_KEYWORDS].map(({ length }) => length)).toEqual([
    43, 24, 2, 10,
  ])
  expect(new Set(KEYWORDS).size).toBe(79)
})

test('28.0 every keyword has a paragraph of its own, and a test that is named by it', () => {
  const folder = new URL('./', import.meta.url)
  const sources = readdirSync(folder)
    .filter(file => file !== 'catalogue.test.ts')
    .map(file => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n')
  const tested = new Set([...sources.matchAll(/['`](?:[NSTP0-9][.\d]*, )*([NSTP]\.\d+)/g)].map(([, number]) => number))
  expect(new Set(Object.values(KEYWORD_PARAGRAPHS)).size).toBe(KEYWORDS.length)
  expect(KEYWORDS.filter(k => !tested.has(KEYWORD_PARAGRAPHS[k]))).toEqual([])
})
