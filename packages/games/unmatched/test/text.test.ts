// The texts: what every game's keep, and what only these say.

import { type Entry, LANGUAGES, type Language } from '@ludoteka/kernel'
import { textContract } from '@ludoteka/text-kit/textContract'
import { describe, expect, test } from 'vitest'
import { BOARDS, SPACES } from '../content/boards.ts'
import { CARDS } from '../content/cards.ts'
import { FIGHTERS, HEROES, SIDES, SIZES } from '../content/fighters.ts'
import { unmatched } from '../index.ts'
import { timingsOf } from '../rules/effects/table.ts'
import { PAIRS } from '../rules/heroes/declarations.ts'
import { LOG_SHAPES } from '../rules/log.ts'
import { TEAMS } from '../rules/state.ts'
import { DICTIONARIES, effectsOf, TEXT } from '../text/index.ts'

const NAMES = ['a1', 'b1', 'a2', 'b2']
const DUEL = ['a1', 'b1']

textContract({
  game: unmatched,
  dictionaries: DICTIONARIES,
  shapes: LOG_SHAPES,
  cards: CARDS,
  sayings(language) {
    const dictionary = DICTIONARIES[language]
    return [
      ...Object.values(dictionary.teams),
      ...Object.values(dictionary.boards),
      ...Object.values(dictionary.zones).flatMap(({ name, mark }) => [name, mark]),
      ...Object.values(dictionary.sizes),
      ...Object.values(dictionary.users),
      ...Object.values(dictionary.cardTypes),
      ...Object.values(dictionary.timings),
      ...Object.values(dictionary.pairItems),
      ...Object.values(dictionary.heroes).flatMap(({ name, ability }) => [name, ability]),
      ...Object.values(dictionary.fighters).flatMap(forms => Object.values(forms)),
      ...[0, 1, 7].map(dictionary.healthLeft),
    ]
  },
  samples: [
    2,
    ...[BOARDS, CARDS, FIGHTERS, HEROES, PAIRS, SIDES, SIZES, SPACES, TEAMS].map(([first]) => first),
    [CARDS[0], CARDS[1], CARDS[1]],
    [0, 2],
  ],
  latin: /Unmatched|\b[sm]\d+\b/g, // the game, and spaces
  tables: [{ mode: 'duel' }, { mode: 'team3' }, { mode: 'team4' }],
  widest: 110, // the map takes 100, card names with their facts may take more
  golden: { file: 'duel', options: { mode: 'duel', board: 'sarpedon' }, stage: 120 }, // in the middle of a combat
})

describe.each(LANGUAGES)('%s', language => {
  const text = TEXT[language]

  test('every card speaks of its effects at the times they happen', () => {
    const dictionary = DICTIONARIES[language]
    for (const card of CARDS) {
      const written = Object.keys(dictionary.cards[card].effects).sort()
      expect([card, written]).toEqual([card, [...timingsOf(card)].sort()])
      expect(effectsOf(dictionary, card)).toHaveLength(written.length)
    }
  })

  test('an action or an entry that lacks something is answered with itself', () => {
    expect(text.action('attack', 'nobody')).toBe('attack nobody')
    expect(text.entry({ key: 'drew', rule: '14.1', data: { seat: 0 } }, NAMES)).toBe('drew')
  })

  test('players are called by the names given, and else by their seats', () => {
    const drew: Entry = { key: 'drew', rule: '14.1', data: { seat: 0, n: 2 } }
    expect(text.entry(drew, ['Анна', 'Bob'])).toMatch(/^Анна /)
    expect(text.entry(drew, NAMES)).toBe(text.entry(drew, []))
    expect(text.entry(drew, NAMES)).toContain(text.seat('a1'))
    expect(text.entry(drew, DUEL)).toContain(text.seat('a1', DUEL))
  })
})

test('seats are told by their teams, and in a duel without', () => {
  const called = (language: Language, seats: readonly string[]) => seats.map(seat => TEXT[language].seat(seat, seats))
  expect(called('en', DUEL)).toEqual(['Player A', 'Player B'])
  expect(called('ru', DUEL)).toEqual(['Игрок А', 'Игрок Б'])
  expect(called('en', NAMES)).toEqual(['Player A1', 'Player B1', 'Player A2', 'Player B2'])
  expect(called('ru', NAMES)).toEqual(['Игрок А1', 'Игрок Б1', 'Игрок А2', 'Игрок Б2'])
})

test('both languages number things as their grammar wants', () => {
  const drew = (language: Language, n: number): string =>
    TEXT[language].entry({ key: 'drew', rule: '14.1', data: { seat: 0, n } }, ['Анна'])
  expect([1, 2, 5, 21].map(n => drew('ru', n))).toEqual([
    'Анна берёт 1 карту.',
    'Анна берёт 2 карты.',
    'Анна берёт 5 карт.',
    'Анна берёт 21 карту.',
  ])
  expect([1, 2].map(n => drew('en', n))).toEqual(['Анна draws 1 card.', 'Анна draws 2 cards.'])
})
