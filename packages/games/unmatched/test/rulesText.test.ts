// The rules for players: what every game's keep, and what only these say.

import { LANGUAGES } from '@ludoteka/kernel'
import { rulesContract } from '@ludoteka/text-kit/rulesContract'
import { describe, expect, test } from 'vitest'
import { BOARDS, SPACE, START_SPACES } from '../content/boards.ts'
import { CARD, CARDS } from '../content/cards.ts'
import {
  ACTIONS,
  EXHAUSTION_DAMAGE,
  FIGHTER,
  FIGHTERS,
  GAZE_DAMAGE,
  HAND_LIMIT,
  HEROES,
  STARTING_HAND,
} from '../content/fighters.ts'
import { unmatched } from '../index.ts'
import { deckOf, facts, isVoyage } from '../rules/cards.ts'
import { timingsOf } from '../rules/effects/table.ts'
import { DICTIONARIES } from '../text/index.ts'
import { RULES as EN } from '../text/rules.en.ts'
import { RULES as RU } from '../text/rules.ru.ts'

const { paragraph } = rulesContract({
  game: unmatched,
  books: { en: EN, ru: RU },
  program: new URL('../rules/', import.meta.url),
  reference: /(?<![\d.])\d+(?:\.\d+)+/g,
  inProgram: /\d+(?:\.\d+)+/,
  surely: ['6.3', '17.1.4', '18.1.5', '22.1'],
  tables: [{ mode: 'duel' }, { mode: 'team3' }, { mode: 'team4' }],
  latin: /Unmatched|\b[sm]\d+\b/g, // the game, and spaces
  cardsNamed: (language, text) =>
    CARDS.filter(card => {
      const { name } = DICTIONARIES[language].cards[card]
      return text.includes(language === 'en' ? `“${name}”` : `«${name}»`)
    }),
  numbers: [
    ['2.5', STARTING_HAND],
    ['4.2', ACTIONS],
    ['4.6', HAND_LIMIT],
    ['14.2', EXHAUSTION_DAMAGE],
    ['17.3.1', GAZE_DAMAGE],
    ['18.1.3', CARD['arthur.theHolyGrail'].n.healthBecomes],
    ['18.3.1', CARD['medusa.gazeOfStone'].n.damage],
    ['18.4.5', FIGHTER.sinbad.health],
  ],
})

test.each(LANGUAGES)('every fighter stands in 1.4 with its name and health: %s', language => {
  const { fighters } = DICTIONARIES[language]
  const text = paragraph(language, '1.4')
  for (const fighter of FIGHTERS) {
    const entry = text.split(/[;.] /).find(part => part.includes(fighters[fighter].label))
    expect(entry).toMatch(new RegExp(`: \\D*${FIGHTER[fighter].health}(?!\\d)`))
  }
})

describe('what the texts take for granted is so', () => {
  test('1.2 all decks are of one size', () => {
    expect(new Set(HEROES.map(hero => deckOf(hero).length)).size).toBe(1)
  })

  test('3.2 the crossing lines of Marmoreal are there', () => {
    expect(SPACE.m25.adjacent).toContain('m26')
    expect(SPACE.m22.adjacent).toEqual(expect.arrayContaining(['m29', 'm30']))
  })

  test('3.6, 19.2 each board has four start spaces', () => {
    expect(BOARDS.map(board => START_SPACES[board].length)).toEqual(BOARDS.map(() => 4))
  })

  test('10.2 only Feint has an effect at once, and 16.6.1 all Feints are of one value', () => {
    const immediate = CARDS.filter(card => timingsOf(card).includes('immediately'))
    expect(new Set(immediate.map(card => DICTIONARIES.en.cards[card].name))).toEqual(new Set(['Feint']))
    expect(new Set(immediate.map(card => facts(card).value)).size).toBe(1)
  })

  test('17.4.4, 18.4.1, 18.4.3 Voyage cards are called so, are of one value, and count one for each other', () => {
    const voyages = CARDS.filter(isVoyage)
    for (const [language, start] of [
      ['en', /^Voyage (?:Home$|to )/],
      ['ru', /^Путешествие /],
    ] as const) {
      const called = CARDS.filter(card => start.test(DICTIONARIES[language].cards[card].name))
      expect(called).toEqual(voyages)
    }
    expect(new Set(voyages.map(card => `${facts(card).value} ${facts(card).n.perVoyage}`)).size).toBe(1)
  })
})
