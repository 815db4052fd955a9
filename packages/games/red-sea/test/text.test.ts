// The texts: what every game's keep, and what only these say.

import { type Entry, itemAt, LANGUAGES } from '@ludoteka/kernel'
import { textContract } from '@ludoteka/text-kit/textContract'
import { describe, expect, test } from 'vitest'
import { CARD, CARDS, type CardFacts } from '../content/cards.ts'
import { REGIONS, SPACES } from '../content/spaces.ts'
import { SIDES } from '../content/tracks.ts'
import { redSea } from '../index.ts'
import { LOG_SHAPES } from '../rules/log.ts'
import { OPERATIONS } from '../rules/state.ts'
import { RESULTS } from '../rules/victory.ts'
import { DICTIONARIES, TEXT } from '../text/index.ts'
import { ASKING_STEPS } from '../text/types.ts'
import { does, quoted } from '../text/words.ru.ts'

const NAMES = ['us', 'ussr']

textContract({
  game: redSea,
  dictionaries: DICTIONARIES,
  shapes: LOG_SHAPES,
  cards: CARDS,
  sayings(language) {
    const dictionary = DICTIONARIES[language]
    return [
      dictionary.battleground,
      dictionary.flashpoint,
      dictionary.stability,
      dictionary.starred,
      dictionary.underlined,
      dictionary.starredAndUnderlined,
      ...Object.values(dictionary.seats),
      ...Object.values(dictionary.sides).flatMap(forms => Object.values(forms)),
      ...Object.values(dictionary.regions).flatMap(forms => Object.values(forms)),
      ...Object.values(dictionary.spaces).flatMap(forms => Object.values(forms)),
      ...Object.values(dictionary.tracks),
      ...Object.values(dictionary.defconLevels),
      ...dictionary.spaceBoxes,
      ...Object.values(dictionary.operations),
      ...Object.values(dictionary.eras),
      ...Object.values(dictionary.owners),
      ...[-3, 0, 3].flatMap(vp => [dictionary.standing(vp), dictionary.score(vp)]),
    ]
  },
  samples: [
    2,
    true,
    ...[SIDES, CARDS, SPACES, REGIONS, OPERATIONS].map(names => itemAt<string>(names, 0)),
    'event',
    CARDS.slice(0, 2),
    SPACES.slice(0, 2),
  ],
  latin: /DEFCON|F-5E/g,
  tables: [{}, { combined: 'on' }, { bidding: 'on' }, { combined: 'on', tournament: 'on', bidding: 'on' }],
  widest: 110, // the map takes 96, card names with their facts may take more
  golden: { file: 'match', options: {}, stage: 60 }, // in the middle of an action round
})

describe.each(LANGUAGES)('%s', language => {
  const text = TEXT[language]

  test('every result has words, and every question is a whole sentence', () => {
    expect(RESULTS.filter(reason => text.result(reason) === reason)).toEqual([])
    expect(ASKING_STEPS.map(step => text.prompt(step)).filter(words => !/^[\p{Lu}“«].*[.!?]$/u.test(words))).toEqual([])
  })

  test('no two cards have one name', () => {
    expect(new Set(CARDS.map(card => text.card(card).name)).size).toBe(CARDS.length)
  })

  test('a card tells its value, and whether it leaves the game', () => {
    const { starred, starredAndUnderlined } = DICTIONARIES[language]
    for (const card of CARDS) {
      const { ops, starred: leaves, side }: CardFacts = CARD[card]
      const { text } = TEXT[language].card(card)
      const saysSo = text.endsWith(starred) || text.endsWith(starredAndUnderlined)
      expect(saysSo, card).toBe(leaves === true)
      if (side !== 'none') expect(text, card).toMatch(new RegExp(`, ${ops} (?:Ops?|ОО)`))
    }
  })

  test('a card names every number of its text', () => {
    for (const card of CARDS) {
      const figures: readonly number[] = Object.values(CARD[card].n)
      for (const n of figures) {
        expect(TEXT[language].card(card).text, `${card} ${n}`).toMatch(new RegExp(`(?<!\\d)${n}(?!\\d)`))
      }
    }
  })

  test('an action or an entry that lacks something is answered with itself', () => {
    expect(text.action('coup', 'nowhere')).toBe('coup nowhere')
    expect(text.entry({ key: 'drew', rule: '4.5.B', data: { side: 'us' } }, NAMES)).toBe('drew')
  })

  test('players who bid are called by the names given, and else by their seats', () => {
    const bid: Entry = { key: 'bidWritten', rule: '11.4', data: { seat: 1 } }
    expect(text.entry(bid, ['Анна', 'Bob'])).toMatch(/^Bob /)
    expect(text.entry(bid, [])).toContain(text.seat('second'))
  })
})

test('the US take their verbs in the plural in Russian, the USSR in the singular', () => {
  expect(does('us', 'получает', 'получают')).toBe('США получают')
  expect(does('ussr', 'получает', 'получают')).toBe('СССР получает')
})

test('Russian nouns agree with their numbers', () => {
  const drew = (n: number): string => TEXT.ru.entry({ key: 'drew', rule: '4.5.B', data: { side: 'ussr', n } }, NAMES)
  expect([1, 2, 5, 21].map(drew)).toEqual([
    'СССР берёт 1 карту.',
    'СССР берёт 2 карты.',
    'СССР берёт 5 карт.',
    'СССР берёт 21 карту.',
  ])
})

test('Russian quotation marks never stand doubled', () => {
  expect(quoted('voiceOfAmerica')).toBe('«Голос Америки»')
  expect(quoted('voiceOfAmericaInAmharic')).toBe('«„Голос Америки“ звучит в Эфиопии»')
  expect(quoted('famine')).toBe('«Голод»')
})
