// The rules for players: both languages say the same, and whatever the rules refer to can be looked up.

import { readdirSync, readFileSync } from 'node:fs'
import { actionsOf, apply, choices, LANGUAGES, type Language, sampler, seedFrom, start } from '@ludoteka/kernel'
import type { RuleChapter } from '@ludoteka/ui'
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
import { deckOf, facts, isVoyage } from '../rules/cards.ts'
import { timingsOf } from '../rules/effects/table.ts'
import { unmatched } from '../rules/game.ts'
import { DICTIONARIES } from '../text/index.ts'
import { RULES as EN } from '../text/rules.en.ts'
import { RULES as RU } from '../text/rules.ru.ts'

const BOOKS: Readonly<Record<Language, readonly RuleChapter[]>> = { en: EN, ru: RU }

const RULING: Readonly<Record<Language, string>> = { en: 'Table ruling:', ru: 'Решение стола:' }

const REFERENCE = /(?<![\d.])\d+(?:\.\d+)+/g

const paragraphsOf = (language: Language) => BOOKS[language].flatMap(({ paragraphs }) => paragraphs)
const idsOf = (language: Language): readonly string[] => paragraphsOf(language).map(({ id }) => id)
const ids = new Set(idsOf('en'))

/** What each paragraph of a language has of something, by paragraph. */
function byParagraph<T>(language: Language, look: (text: string) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(paragraphsOf(language).map(({ id, text }) => [id, look(text)]))
}

function paragraph(language: Language, id: string): string {
  const found = paragraphsOf(language).find(one => one.id === id)
  if (!found) throw new Error(`there is no paragraph ${id}`)
  return found.text
}

/** Every paragraph number that stands as a text in the program of the rules. */
function numbersInTheRules(): readonly string[] {
  const folder = new URL('../rules/', import.meta.url)
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.ts'))
  const numbers = sources.flatMap(name =>
    [...readFileSync(new URL(name, folder), 'utf8').matchAll(/'(\d+(?:\.\d+)+)'/g)].map(([, number = '']) => number),
  )
  return [...new Set(numbers)]
}

/** Every paragraph number told in some matches played at random. */
function numbersTold(mode: string): ReadonlySet<string> {
  const told = new Set<string>()
  for (let match = 0; match < 10; match++) {
    const random = sampler(seedFrom('moves', `${mode} ${match}`))
    const s = start(unmatched, { mode }, seedFrom('match', `${mode} ${match}`))
    while (s.result.kind === 'open') {
      for (const { rule } of s.news) told.add(rule)
      const actions = choices(unmatched, s).flatMap(({ seat, choice }) => actionsOf(seat, choice))
      const action = actions[random.below(actions.length)]
      if (!action) throw new Error('nothing is offered')
      apply(unmatched, s, action.seat, action.verb, action.arg)
    }
    for (const { rule } of s.news) told.add(rule)
    told.add(s.result.rule)
  }
  return told
}

test('both languages have the same paragraphs in the same order', () => {
  const numbers = (language: Language) =>
    BOOKS[language].map(({ title, paragraphs }) => [title.split('. ')[0], paragraphs.map(({ id }) => id)])
  expect(numbers('ru')).toEqual(numbers('en'))
})

test('paragraphs are numbered once, rising, within their chapters', () => {
  expect(ids.size).toBe(idsOf('en').length)
  expect([...ids]).toEqual([...ids].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })))
  for (const { title, paragraphs } of EN) {
    const [number = ''] = title.split('. ')
    expect(paragraphs.filter(({ id }) => id !== number && !id.startsWith(`${number}.`))).toEqual([])
    expect(paragraphs).not.toEqual([])
  }
})

test('every paragraph the rules refer to can be looked up', () => {
  const numbers = numbersInTheRules()
  expect(numbers).toEqual(expect.arrayContaining(['6.3', '17.1.4', '18.1.5', '22.1']))
  expect(numbers.filter(number => !ids.has(number))).toEqual([])
})

test.each(['duel', 'team3', 'team4'])('every paragraph told in a match can be looked up: %s', mode => {
  expect([...numbersTold(mode)].filter(number => !ids.has(number))).toEqual([])
})

test('both languages refer to the same paragraphs, which exist', () => {
  const references = (text: string) => [...text.matchAll(REFERENCE)].map(([number]) => number).sort()
  expect(byParagraph('ru', references)).toEqual(byParagraph('en', references))
  expect(
    Object.values(byParagraph('en', references))
      .flat()
      .filter(number => !ids.has(number)),
  ).toEqual([])
})

test('both languages name the same numbers', () => {
  const numbers = (text: string) => text.replace(REFERENCE, '').match(/\d+/g)?.sort() ?? []
  expect(byParagraph('ru', numbers)).toEqual(byParagraph('en', numbers))
})

test('both languages mark the same rulings, once a paragraph', () => {
  const rulings = (language: Language) => byParagraph(language, text => text.split(RULING[language]).length - 1)
  expect(rulings('ru')).toEqual(rulings('en'))
  expect(new Set(Object.values(rulings('en')))).toEqual(new Set([0, 1]))
})

test('both languages name the same cards', () => {
  const named = (language: Language) =>
    byParagraph(language, text => {
      const { cards } = DICTIONARIES[language]
      const quote = (name: string): string => (language === 'en' ? `“${name}”` : `«${name}»`)
      return CARDS.filter(card => text.includes(quote(cards[card].name)))
    })
  expect(named('ru')).toEqual(named('en'))
})

/** The publisher's name of the game, and spaces, are written in Latin letters everywhere. */
const withoutLatinNames = (words: string): string => words.replace(/Unmatched|\b[sm]\d+\b/g, '')

const FOREIGN: Readonly<Record<Language, RegExp>> = {
  en: /\p{Script=Cyrillic}|[«»"']/u,
  ru: /\p{Script=Latin}|[“”"'’]/u,
}

/** Words that are written with ё and easily typed without. */
const WITHOUT_YO =
  /прием|маневр|побежденн|(?<!\p{L})(?:побежден|еще|ее|свое|идет|берет|дает|кладет|ведет|чье)(?!\p{L})/iu

describe.each(LANGUAGES)('%s', language => {
  const texts = BOOKS[language].flatMap(({ title, paragraphs }) => [title, ...paragraphs.map(({ text }) => text)])

  test('every paragraph is made of whole sentences', () => {
    const isBroken = (text: string): boolean => !/^[\p{Lu}“«].*[.!?]$/su.test(text)
    expect(paragraphsOf(language).filter(({ text }) => isBroken(text))).toEqual([])
    expect(texts.filter(text => /undefined|NaN|\[object|^\s*$|\s{2}|[{}$]|\.\.|\s[.,;:]/.test(text))).toEqual([])
  })

  test('every text keeps to its alphabet and its quotation marks', () => {
    expect(texts.filter(text => FOREIGN[language].test(withoutLatinNames(text)))).toEqual([])
  })

  test('every fighter stands in 1.4 with its name and health', () => {
    const { fighters } = DICTIONARIES[language]
    const text = paragraph(language, '1.4')
    for (const fighter of FIGHTERS) {
      const entry = text.split(/[;.] /).find(part => part.includes(fighters[fighter].label))
      expect(entry).toMatch(new RegExp(`: \\D*${FIGHTER[fighter].health}(?!\\d)`))
    }
  })

  test.each([
    ['2.5', STARTING_HAND],
    ['4.2', ACTIONS],
    ['4.6', HAND_LIMIT],
    ['14.2', EXHAUSTION_DAMAGE],
    ['17.3.1', GAZE_DAMAGE],
    ['18.1.3', CARD['arthur.theHolyGrail'].n.healthBecomes],
    ['18.3.1', CARD['medusa.gazeOfStone'].n.damage],
    ['18.4.5', FIGHTER.sinbad.health],
  ])('%s names the number %i', (id, n) => {
    expect(paragraph(language, id)).toMatch(new RegExp(`(?<!\\d)${n}(?!\\d)`))
  })
})

test('Russian is written with ё', () => {
  expect(paragraphsOf('ru').filter(({ text }) => WITHOUT_YO.test(text))).toEqual([])
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
