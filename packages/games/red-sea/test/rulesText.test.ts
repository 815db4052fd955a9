// The rules for players: both languages say the same, and whatever the rules refer to can be looked up.

import { readdirSync, readFileSync } from 'node:fs'
import { LANGUAGES, type Language, type RuleChapter } from '@ludoteka/kernel'
import { playAtRandom } from '@ludoteka/text-kit/testing'
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
import { areAdjacent } from '../rules/board.ts'
import { redSea } from '../rules/game.ts'
import { DICTIONARIES } from '../text/index.ts'
import { quoted } from '../text/names.ru.ts'
import { RULES as EN } from '../text/rules.en.ts'
import { RULES as RU } from '../text/rules.ru.ts'

const BOOKS: Readonly<Record<Language, readonly RuleChapter[]>> = { en: EN, ru: RU }

const RULING: Readonly<Record<Language, string>> = { en: 'Table ruling:', ru: 'Решение стола:' }

/** Numbers of paragraphs, such as 6.3.6.1 and 4.5.D. */
const REFERENCE = /(?<![\d.])\d+(?:\.(?:\d+|[A-J](?![\p{L}])))+/gu

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
    [...readFileSync(new URL(name, folder), 'utf8').matchAll(/'(\d+(?:\.(?:\d+|[A-J]))+|(?:KM|TS)\d+)'/g)].map(
      ([, number = '']) => number,
    ),
  )
  return [...new Set(numbers)]
}

/** Every paragraph number told in some matches played at random. */
function numbersTold(options: object): ReadonlySet<string> {
  const told = new Set<string>()
  for (let match = 0; match < 10; match++) {
    playAtRandom(redSea, `told ${match}`, options, s => {
      for (const { rule } of s.news) told.add(rule)
      if (s.result.kind !== 'open') told.add(s.result.rule)
    })
  }
  return told
}

test('both languages have the same paragraphs in the same order', () => {
  const numbers = (language: Language) => BOOKS[language].map(({ paragraphs }) => paragraphs.map(({ id }) => id))
  expect(numbers('ru')).toEqual(numbers('en'))
})

test('paragraphs are numbered once, rising, within their chapters', () => {
  expect(ids.size).toBe(idsOf('en').length)
  expect([...ids]).toEqual([...ids].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })))
  for (const { title, paragraphs } of EN) {
    const [number = ''] = title.split('. ')
    const isCard = (id: string): boolean => /^(?:KM|TS)\d+$/.test(id)
    expect(paragraphs.filter(({ id }) => !isCard(id) && id !== number && !id.startsWith(`${number}.`))).toEqual([])
    expect(paragraphs).not.toEqual([])
  }
})

test('every card has its paragraph', () => {
  expect(CARDS.filter(card => !ids.has(CARD[card].number))).toEqual([])
})

test('every paragraph the rules refer to can be looked up', () => {
  const numbers = numbersInTheRules()
  expect(numbers).toEqual(expect.arrayContaining(['4.5.D', '6.3.6.1', '10.4.1', 'KM9']))
  expect(numbers.filter(number => !ids.has(number))).toEqual([])
  expect(Object.values(redSea.refusals).filter(number => !ids.has(number))).toEqual([])
})

test.each([{}, { combined: 'on' }, { bidding: 'on', tournament: 'on' }])(
  'every paragraph told in a match can be looked up: %j',
  options => {
    expect([...numbersTold(options)].filter(number => !ids.has(number))).toEqual([])
  },
)

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
  const withoutNames = (language: Language, text: string): string =>
    CARDS.reduce((words, card) => words.replaceAll(DICTIONARIES[language].cards[card].name, ''), text)
  const numbers = (language: Language) => (text: string) =>
    withoutNames(language, text).replace(REFERENCE, '').match(/\d+/g)?.sort() ?? []
  expect(byParagraph('ru', numbers('ru'))).toEqual(byParagraph('en', numbers('en')))
})

test('both languages mark the same rulings, once a paragraph', () => {
  const rulings = (language: Language) => byParagraph(language, text => text.split(RULING[language]).length - 1)
  expect(rulings('ru')).toEqual(rulings('en'))
  expect(new Set(Object.values(rulings('en')))).toEqual(new Set([0, 1]))
})

test('both languages name the same cards', () => {
  const english = byParagraph('en', text =>
    CARDS.filter(card => text.includes(`“${DICTIONARIES.en.cards[card].name}”`)),
  )
  const russian = byParagraph('ru', text => CARDS.filter(card => text.includes(quoted(card))))
  expect(russian).toEqual(english)
})

/** DEFCON, the F-5E and the letters of paragraphs are Latin everywhere. */
const withoutLatinNames = (words: string): string => words.replace(REFERENCE, '').replace(/DEFCON|F-5E/g, '')

/** In Russian the inner marks „“ stand only inside the outer ones. */
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  en: /\p{Script=Cyrillic}|[«»"']/u,
  ru: /\p{Script=Latin}|[”"'’]|(?<!„[^«»]*)“/u,
}

/** Words that are written with ё and easily typed without. */
const WITHOUT_YO = /подсчет|(?<!\p{L})(?:еще|ее|свое|идет|берет|дает|кладет|ведет|чье|счет)(?!\p{L})/iu

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

  test('every space stands in 2.1.3 with its stability', () => {
    const text = paragraph(language, '2.1.3')
    for (const at of SPACES) {
      expect(text).toContain(`${DICTIONARIES[language].spaces[at].label} ${SPACE[at].stability}`)
    }
  })

  test('2.1.1 names what the regions are worth', () => {
    for (const region of REGIONS) {
      const { presence, domination, control } = REGION[region]
      expect(paragraph(language, '2.1.1')).toMatch(new RegExp(`${presence}\\D+${domination}\\D+${control}`))
    }
  })

  test.each([
    ['3.1', HAND_SIZE],
    ['4.1', ACTION_ROUNDS],
    ['4.5.B', HAND_SIZE],
    ['8.1.1', START_DEFCON],
    ['8.1.7', MIDDLE_EAST_BAN],
    ['10.4.1', AUTOMATIC_VICTORY],
    ['11.4', MAX_BID],
    ['12.1.1', PICK_BUDGET],
    ['KM20', CARD.theDerg.n.stability],
  ])('%s names the number %i', (id, n) => {
    expect(paragraph(language, id)).toMatch(new RegExp(`(?<!\\d)${n}(?!\\d)`))
  })
})

test('Russian is written with ё', () => {
  expect(paragraphsOf('ru').filter(({ text }) => WITHOUT_YO.test(text))).toEqual([])
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
