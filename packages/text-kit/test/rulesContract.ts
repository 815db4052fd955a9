// What the rules reference of every game must keep: both languages say the same, and whatever the rules refer to can
// be looked up.

import { readdirSync, readFileSync } from 'node:fs'
import { type Game, LANGUAGES, type Language, type RuleChapter } from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { isBroken, playAtRandom } from '../src/testing.ts'

export type RulesBook = {
  readonly game: Game
  readonly books: Readonly<Record<Language, readonly RuleChapter[]>>
  /** The folder of the rules' program. */
  readonly program: URL
  /** How texts refer to paragraphs; a global expression. */
  readonly reference: RegExp
  /** How the program names them, between quotes; and some it surely names, so that the search is known to find. */
  readonly inProgram: RegExp
  readonly surely: readonly string[]
  /** Options of tables at which matches are played and listened to. */
  readonly tables: readonly object[]
  /** Names that are written in Latin letters in every language; a global expression. */
  readonly latin: RegExp
  /** The cards a text names. */
  cardsNamed(language: Language, text: string): readonly string[]
  /** The text without names that have numbers in them. */
  withoutNames?(language: Language, text: string): string
  /** Paragraphs that do not carry the number of their chapter. */
  readonly apart?: RegExp
  /** Numbers the paragraphs must name, as the content has them. */
  readonly numbers: readonly (readonly [id: string, n: number])[]
}

export type RulesReader = { paragraph(language: Language, id: string): string; has(id: string): boolean }

const RULING: Readonly<Record<Language, string>> = { en: 'Table ruling:', ru: 'Решение стола:' }

/** In Russian the inner marks „“ stand only inside the outer ones. */
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  en: /\p{Script=Cyrillic}|[«»"']/u,
  ru: /\p{Script=Latin}|[”"'’]|(?<!„[^«»]*)“/u,
}

/** Words that are written with ё and easily typed without. */
const WITHOUT_YO =
  /подсчет|прием|маневр|побежденн|(?<!\p{L})(?:побежден|еще|ее|свое|идет|берет|дает|кладет|ведет|чье|счет)(?!\p{L})/iu

/** Enough decisions to hear of nearly everything; where matches are long, fewer of them. */
const matchesOf = ({ bound }: Game): number => (bound >= 100_000 ? 3 : 10)

export function rulesContract(book: RulesBook): RulesReader {
  const { game, books, reference } = book
  const paragraphsOf = (language: Language) => books[language].flatMap(({ paragraphs }) => paragraphs)
  const ids = new Set(paragraphsOf('en').map(({ id }) => id))
  const unknown = (numbers: Iterable<string>): readonly string[] => [...numbers].filter(number => !ids.has(number))
  /** What each paragraph of a language has of something, by paragraph. */
  const byParagraph = <T>(language: Language, look: (text: string) => T): Readonly<Record<string, T>> =>
    Object.fromEntries(paragraphsOf(language).map(({ id, text }) => [id, look(text)]))
  const paragraph: RulesReader['paragraph'] = (language, id) => {
    const found = paragraphsOf(language).find(one => one.id === id)
    if (!found) throw new Error(`there is no paragraph ${id}`)
    return found.text
  }

  test('both languages have the same paragraphs in the same order', () => {
    const numbers = (language: Language) =>
      books[language].map(({ title, paragraphs }) => [/^\d+(?=\. )/.exec(title)?.[0], paragraphs.map(({ id }) => id)])
    expect(numbers('ru')).toEqual(numbers('en'))
  })

  test('paragraphs are numbered once, rising, within their chapters', () => {
    expect(ids.size).toBe(paragraphsOf('en').length)
    const isApart = (id: string): boolean => book.apart?.test(id) === true
    const numbered = [...ids].filter(id => !isApart(id))
    expect(numbered).toEqual(numbered.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })))
    for (const { title, paragraphs } of books.en) {
      const [number = ''] = title.split('. ')
      const isInside = (id: string): boolean => id === number || id.startsWith(`${number}.`)
      expect(paragraphs.filter(({ id }) => !isInside(id) && !isApart(id))).toEqual([])
      expect(paragraphs).not.toEqual([])
    }
  })

  test('every paragraph the rules refer to can be looked up', () => {
    const numbers = numbersIn(book)
    expect(numbers).toEqual(expect.arrayContaining([...book.surely]))
    expect(unknown(numbers)).toEqual([])
    expect(unknown(Object.values(game.refusals).filter(rule => typeof rule === 'string'))).toEqual([])
  })

  test.each(book.tables)('every paragraph told in a match can be looked up: %j', options => {
    expect(unknown(numbersTold(game, options))).toEqual([])
  })

  test('both languages refer to the same paragraphs, which exist', () => {
    const references = (text: string) => [...text.matchAll(reference)].map(([number]) => number).sort()
    expect(byParagraph('ru', references)).toEqual(byParagraph('en', references))
    expect(unknown(Object.values(byParagraph('en', references)).flat())).toEqual([])
  })

  test('both languages name the same numbers', () => {
    const numbers = (language: Language) =>
      byParagraph(language, text => {
        const plain = book.withoutNames?.(language, text) ?? text
        return plain.replace(reference, '').match(/\d+/g)?.sort() ?? []
      })
    expect(numbers('ru')).toEqual(numbers('en'))
  })

  test('both languages mark the same rulings, once a paragraph', () => {
    const rulings = (language: Language) => byParagraph(language, text => text.split(RULING[language]).length - 1)
    expect(rulings('ru')).toEqual(rulings('en'))
    expect(new Set(Object.values(rulings('en')))).toEqual(new Set([0, 1]))
  })

  test('both languages name the same cards', () => {
    const named = (language: Language) => byParagraph(language, text => book.cardsNamed(language, text))
    expect(named('ru')).toEqual(named('en'))
  })

  test('Russian is written with ё', () => {
    expect(paragraphsOf('ru').filter(({ text }) => WITHOUT_YO.test(text))).toEqual([])
  })

  describe.each(LANGUAGES)('%s', language => {
    const texts = books[language].flatMap(({ title, paragraphs }) => [title, ...paragraphs.map(({ text }) => text)])

    test('every paragraph is made of whole sentences', () => {
      expect(paragraphsOf(language).filter(({ text }) => !/^[\p{Lu}“«].*[.!?]$/su.test(text))).toEqual([])
      expect(texts.filter(text => isBroken(text) || /\.\.|\s[.,;:]/.test(text))).toEqual([])
    })

    test('every text keeps to its alphabet and its quotation marks', () => {
      const own = (text: string): string => text.replace(reference, '').replace(book.latin, '')
      expect(texts.filter(text => FOREIGN[language].test(own(text)))).toEqual([])
    })

    test.each(book.numbers)('%s names the number %i', (id, n) => {
      expect(paragraph(language, id)).toMatch(new RegExp(`(?<!\\d)${n}(?!\\d)`))
    })
  })

  return { paragraph, has: id => ids.has(id) }
}

/** Every paragraph number that stands as a text in the program of the rules. */
function numbersIn({ program, inProgram }: RulesBook): readonly string[] {
  const sources = readdirSync(program, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.ts'))
  const quoted = new RegExp(`'(${inProgram.source})'`, 'g')
  const numbers = sources.flatMap(name => [...readFileSync(new URL(name, program), 'utf8').matchAll(quoted)])
  return [...new Set(numbers.map(([, number = '']) => number))]
}

/** Every paragraph number told in some matches played at random. */
function numbersTold(game: Game, options: object): ReadonlySet<string> {
  const told = new Set<string>()
  for (let match = 0; match < matchesOf(game); match++) {
    playAtRandom(game, `told ${match}`, options, s => {
      for (const { rule } of s.news) told.add(rule)
      if (s.result.kind !== 'open') told.add(s.result.rule)
    })
  }
  return told
}
