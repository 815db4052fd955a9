// The rules for players: what every game's keep, and what only these say.

import { LANGUAGES } from '@ludoteka/kernel'
import { rulesContract } from '@ludoteka/text-kit/rulesContract'
import { expect, test } from 'vitest'
import { CARDS } from '../content/cards.ts'
import { KEYWORDS } from '../content/keywords.ts'
import {
  COPIES,
  CRYSTALS,
  DEAL_SIZE,
  DECK_SIZE,
  DEVOTION_COST,
  FLYER_CAP,
  SCALES_WOUNDS,
  STALL_LIMIT,
  TURN_LIMIT,
} from '../content/numbers.ts'
import { game } from '../index.ts'
import { DICTIONARIES } from '../text/index.ts'
import { KEYWORD_PARAGRAPHS } from '../text/rules/keywordParagraphs.ts'
import { RULES as EN } from '../text/rules.en.ts'
import { RULES as RU } from '../text/rules.ru.ts'

/** Whether a name stands in a text, not only as a part of a word. */
const isNamed = (name: string, text: string): boolean => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text)

const { paragraph } = rulesContract({
  game,
  books: { en: EN, ru: RU },
  program: new URL('../rules/', import.meta.url),
  reference: /(?<![\d.\p{L}-])(?:\d+(?:\.\d+)+|[NSTP]\.\d+)/gu, // such as 12.5.2 and N.46
  inProgram: /\d+(?:\.\d+)+|[NSTP]\.\d+/,
  surely: ['5.4.1', '12.5.6', '13.9', '18.8', '20.3', '23.6', 'N.46', 'T.4'],
  tables: [{}, { firstGame: 'on' }],
  latin: /(?<!\p{L})(?:[a-e](?:-e)?[1-6]?|[XYZABCDEGNRSWVnis](?:\d+)?)(?!\p{L})/gu,
  cardsNamed: (language, text) => CARDS.filter(card => isNamed(DICTIONARIES[language].cards[card].name, text)),
  apart: /^[NSTP]\.\d+$/,
  numbers: [
    ['4.1', DECK_SIZE.min],
    ['4.1', DECK_SIZE.max],
    ['5.2', CRYSTALS.first.gold],
    ['5.2', CRYSTALS.first.silver],
    ['5.2', CRYSTALS.second.gold],
    ['5.2', CRYSTALS.second.silver],
    ['5.2.2', CRYSTALS.firstGame.gold],
    ['5.3', DEAL_SIZE],
    ['5.4.3', FLYER_CAP],
    ['25.3', STALL_LIMIT],
    ['25.3', TURN_LIMIT],
    ['N.14', DEVOTION_COST],
  ],
})

test.each(LANGUAGES)('every keyword is a paragraph of chapter 28: %s', language => {
  for (const k of KEYWORDS) {
    const { name, text } = DICTIONARIES[language].keywords[k]
    expect(paragraph(language, KEYWORD_PARAGRAPHS[k])).toBe(`${name}. ${text}`)
  }
})

test('numbers written as words are those of the content', () => {
  expect([COPIES.usual, COPIES.horde, SCALES_WOUNDS]).toEqual([3, 5, 5])
  expect(paragraph('en', '4.2')).toMatch(/three.*five/)
  expect(paragraph('en', 'N.33')).toMatch(/five/)
})
