// Both languages say everything, with the plurals each needs.

import { expect, test } from 'vitest'
import { en } from '../src/text/en.ts'
import { ru } from '../src/text/ru.ts'

/** Every text by its path; functions are told apart by their number of arguments. */
function texts(node: unknown, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path, node]]
  if (typeof node === 'function') return [[path, `function of ${node.length}`]]
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => texts(value, path === '' ? key : `${path}.${key}`))
}

test('the dictionaries have the same keys', () => {
  expect(texts(ru).map(([path]) => path)).toEqual(texts(en).map(([path]) => path))
})

test('no text is empty, and none was left in the other language', () => {
  const same = new Set(['menu.language'])
  for (const [path, text] of texts(ru)) {
    expect(text.trim(), path).not.toBe('')
    if (!text.startsWith('function') && !same.has(path)) expect(text, path).toMatch(/[а-яё]/i)
  }
  for (const [path, text] of texts(en)) if (!same.has(path)) expect(text, path).not.toMatch(/[а-яё]/i)
})

test('Russian counts in three forms, English in two', () => {
  expect([1, 2, 5, 21].map(ru.home.moves)).toEqual(['1 ход', '2 хода', '5 ходов', '21 ход'])
  expect([1, 2].map(en.home.moves)).toEqual(['1 move', '2 moves'])
})
