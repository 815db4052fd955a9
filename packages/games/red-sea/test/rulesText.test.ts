// The rules for players: what every game's keep, and what only these say.

import { LANGUAGES } from '@ludoteka/kernel'
import { rulesContract } from '@ludoteka/text-kit/rulesContract'
import { describe, expect, test } from 'vitest'
import { CARD, CARDS } from '../content/cards.ts'
import { FLASHPOINTS, REGION, REGIONS, SPACE, SPACES } from '../content/spaces.ts'
import {
  ACTION_ROUNDS,
  AUTOMATIC_VICTORY,
  HAND_SIZE,
  MAX_BID,
  MIDDLE_EAST_BAN,
  PICK_BUDGET,
  START_DEFCON,
} from '../content/tracks.ts'
import { redSea } from '../index.ts'
import { areAdjacent } from '../rules/board.ts'
import { DICTIONARIES } from '../text/index.ts'
import { RULES as EN } from '../text/rules.en.ts'
import { RULES as RU } from '../text/rules.ru.ts'
import { quoted } from '../text/words.ru.ts'

const { paragraph, has } = rulesContract({
  game: redSea,
  books: { en: EN, ru: RU },
  program: new URL('../rules/', import.meta.url),
  reference: /(?<![\d.])\d+(?:\.(?:\d+|[A-J](?![\p{L}])))+/gu, // such as 6.3.6.1 and 4.5.D
  inProgram: /\d+(?:\.(?:\d+|[A-J]))+|(?:KM|TS)\d+/,
  surely: ['4.5.D', '6.3.6.1', '10.4.1', 'KM9'],
  tables: [{}, { combined: 'on' }, { bidding: 'on', tournament: 'on' }],
  latin: /DEFCON|F-5E/g,
  cardsNamed: (language, text) =>
    CARDS.filter(card => text.includes(language === 'ru' ? quoted(card) : `“${DICTIONARIES.en.cards[card].name}”`)),
  withoutNames: (language, text) =>
    CARDS.reduce((words, card) => words.replaceAll(DICTIONARIES[language].cards[card].name, ''), text),
  apart: /^(?:KM|TS)\d+$/,
  numbers: [
    ['3.1', HAND_SIZE],
    ['4.1', ACTION_ROUNDS],
    ['4.5.B', HAND_SIZE],
    ['8.1.1', START_DEFCON],
    ['8.1.7', MIDDLE_EAST_BAN],
    ['10.4.1', AUTOMATIC_VICTORY],
    ['11.4', MAX_BID],
    ['12.1.1', PICK_BUDGET],
    ['KM20', CARD.theDerg.n.stability],
  ],
})

test('every card has its paragraph', () => {
  expect(CARDS.filter(card => !has(CARD[card].number))).toEqual([])
})

test.each(LANGUAGES)('every space stands in 2.1.3 with its stability: %s', language => {
  const text = paragraph(language, '2.1.3')
  for (const at of SPACES) {
    expect(text).toContain(`${DICTIONARIES[language].spaces[at].label} ${SPACE[at].stability}`)
  }
})

test.each(LANGUAGES)('2.1.1 names what the regions are worth: %s', language => {
  for (const region of REGIONS) {
    const { presence, domination, control } = REGION[region]
    expect(paragraph(language, '2.1.1')).toMatch(new RegExp(`${presence}\\D+${domination}\\D+${control}`))
  }
})

describe('what the texts take for granted is so', () => {
  test('2.1.1 a battleground is worth the same in both regions', () => {
    expect(REGION.africa.perBattleground).toBe(REGION.middleEast.perBattleground)
  })

  test('2.1.5 Ethiopia and Somalia are the flashpoints', () => {
    expect(FLASHPOINTS).toEqual(['ethiopia', 'somalia'])
  })

  test('KM3 Sudan and Kenya are the neighbours of Ethiopia', () => {
    expect(SPACES.filter(at => areAdjacent(at, 'ethiopia'))).toEqual(['sudan', 'kenya'])
  })
})
