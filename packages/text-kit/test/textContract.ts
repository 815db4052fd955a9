// What the texts of every game must keep: complete in both languages, of the right alphabet, and true to the rules.

import {
  actionsOf,
  choices,
  type Entry,
  type Form,
  type Game,
  isForm,
  isRange,
  LANGUAGES,
  type Language,
  readOptions,
  SPECTATOR,
  seatNames,
  view,
} from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import type { Check } from '../src/index.ts'
import { isBroken, playAtRandom, sampleOf } from '../src/testing.ts'

/** What the tests need to know of a game's dictionary. */
type Written = {
  readonly options: Readonly<Record<string, { readonly values: Readonly<Record<string, string>> }>>
  readonly prompts: object
  readonly actionsAt: object
  readonly results: object
  readonly warnings?: object
  readonly terminal: { handOf(name: string): string }
}

export type GameTexts = {
  readonly game: Game
  readonly dictionaries: Readonly<Record<Language, Written>>
  readonly shapes: Readonly<Record<string, Readonly<Record<string, Check<unknown>>>>>
  readonly cards: readonly string[]
  /** Everything else a dictionary says that does not depend on a match. */
  sayings(language: Language): readonly string[]
  /** One value of every kind an entry may hold. */
  readonly samples: readonly Entry['data'][string][]
  /** Names that are written in Latin letters in every language; a global expression. */
  readonly latin: RegExp
  /** What may stand before the first word of a card's text, such as the signs of a cost. */
  readonly signs?: RegExp
  /** Every way to open a table that changes what happens. */
  readonly tables: readonly object[]
  /** Columns of the widest line of the picture for a terminal. */
  readonly widest: number
  /** A match whose log is kept in a file, and the stage of it whose picture is. */
  readonly golden: { readonly file: string; readonly options: object; readonly stage: number }
  /** How many matches are listened to; a game of long matches needs fewer. */
  readonly matches?: number
}

const MATCHES = 50

export function textContract(texts: GameTexts): void {
  const { game, dictionaries, shapes, cards, samples, tables, golden, matches = MATCHES } = texts
  const isSentence = (words: string): boolean =>
    /^[\p{Lu}\d“«].*[.!?]$/su.test(texts.signs ? words.replace(texts.signs, '') : words)
  const asking = Object.entries(game.steps).flatMap(([step, { ask }]) => (ask ? [step] : []))
  const seatsAt = tables.map(options => game.seats(readOptions(game, options)))
  const fullest = seatsAt.reduce((most, seats) => (seats.length > most.length ? seats : most), [])
  const verbs = Object.entries(game.verbs)
  const isForeign = (language: Language, words: string): boolean =>
    language === 'en' ? /\p{Script=Cyrillic}/u.test(words) : /\p{Script=Latin}/u.test(words.replace(texts.latin, ''))

  describe.each(LANGUAGES)('%s', language => {
    const text = game.text[language]
    const dictionary = dictionaries[language]
    const isWrong = (words: string): boolean => isBroken(words) || isForeign(language, words)
    const terminal = (...args: Parameters<typeof view>): string => game.terminal?.(view(...args), language) ?? ''

    test('every saying has words of its own alphabet', () => {
      const labels = [undefined, ...Object.keys(dictionary.actionsAt)].flatMap(step =>
        verbs.flatMap(([verb, args]) => actionsOf(0, { [verb]: args }).map(({ arg }) => text.action(verb, arg, step))),
      )
      const forms = verbs.flatMap(([verb, args]) => (isForm(args) ? formWords(text, verb, args) : []))
      const options = Object.entries(game.options).flatMap(([key, { values }]) =>
        values.map(value => text.option(key, value)),
      )
      const sayings = [
        text.title,
        ...seatsAt.flatMap(among => among.map(seat => text.seat(seat, among))),
        ...cards.flatMap(card => [text.card(card).name, text.card(card).text]),
        ...asking.map(step => text.prompt(step)),
        ...game.reasons.map(text.reason),
        ...Object.keys(dictionary.results).map(text.result),
        ...Object.keys(dictionary.warnings ?? {}).flatMap(key => text.warning?.({ key, chance: 0.82 }) ?? []),
        ...labels,
        ...forms,
        ...options,
        ...texts.sayings(language),
      ]
      expect(sayings.filter(isWrong)).toEqual([])
    })

    test('no key of the rules is without its words', () => {
      const unsaid = (keys: readonly string[], say: (key: string) => string) => keys.filter(key => say(key) === key)
      expect(unsaid(game.reasons, text.reason)).toEqual([])
      expect(unsaid(asking, step => text.prompt(step))).toEqual([])
      expect(unsaid(Object.keys(dictionary.results), text.result)).toEqual([])
      expect(unsaid(cards, card => text.card(card).name)).toEqual([])
      for (const among of seatsAt) {
        expect(unsaid(among, seat => text.seat(seat, among))).toEqual([])
        expect(unsaid(among, seat => text.seat(seat))).toEqual([])
      }
      const withArguments = verbs.flatMap(([verb, args]) => (args === true ? [] : [verb]))
      expect(
        unsaid(
          verbs.map(([verb]) => verb),
          verb => text.action(verb, undefined),
        ),
      ).toEqual(withArguments)
    })

    test('every entry is told as a whole sentence', () => {
      const told = Object.entries(shapes).map(([key, shape]) => ({
        key,
        words: text.entry({ key, rule: '0', data: sampleOf(shape, samples) }, fullest),
      }))
      expect(told.filter(({ key, words }) => words === key || isWrong(words))).toEqual([])
      expect(told.filter(({ words }) => !isSentence(words))).toEqual([])
    })

    test('reasons, results and cards are whole sentences', () => {
      const sentences = [
        ...game.reasons.map(text.reason),
        ...Object.keys(dictionary.results).map(text.result),
        ...cards.map(card => text.card(card).text),
      ]
      expect(sentences.filter(words => !isSentence(words))).toEqual([])
    })

    test('no two answers to a question have one label', () => {
      const alike = new Set<string>()
      for (const [n, options] of tables.entries()) {
        playAtRandom(game, `labels ${n}`, options, s => {
          const step = s.stack.at(-1)?.step
          for (const { seat, choice } of choices(game, s)) {
            const labels = actionsOf(seat, choice).map(({ verb, arg }) => text.action(verb, arg, step))
            for (const label of labels) if (labels.indexOf(label) !== labels.lastIndexOf(label)) alike.add(label)
          }
        })
      }
      expect([...alike]).toEqual([])
    })

    test('what is unknown is answered with itself', () => {
      expect(text.seat('z9')).toBe('z9')
      expect(text.card('nobody.knows')).toEqual({ name: 'nobody.knows', text: '' })
      expect(text.prompt('constructor')).toBe('constructor')
      expect(text.reason('toString')).toBe('toString')
      expect(text.result('')).toBe('')
      expect(text.option('speed', 'fast')).toBe('speed: fast')
      expect(text.action('fly', 'nowhere')).toBe('fly nowhere')
      expect(text.entry({ key: 'rained', rule: '0', data: {} }, fullest)).toBe('rained')
      for (const [key, shape] of Object.entries(shapes)) {
        const data = Object.fromEntries(Object.keys(shape).map(part => [part, '__proto__']))
        if (Object.keys(shape).length > 0) expect(text.entry({ key, rule: '0', data }, fullest)).toBe(key)
      }
    })

    test('whatever happens in a match can be told, asked and done', () => {
      const wrong = new Set<string>()
      const check = (words: string): void => {
        if (isWrong(words)) wrong.add(words)
      }
      for (let match = 0; match < matches; match++) {
        playAtRandom(game, `texts ${match}`, tables[match % tables.length] ?? {}, s => {
          for (const entry of s.news) {
            const words = text.entry(entry, seatNames(game, s))
            check(words)
            if (words === entry.key) wrong.add(`the entry ${entry.key}`)
          }
          const { step, terms } = view(game, s, SPECTATOR)
          if (step === '') check(text.result(s.result.kind === 'open' ? '' : s.result.reason))
          else {
            const question = text.prompt(step, terms)
            check(question)
            if (question === step) wrong.add(`the question ${step}`)
          }
          for (const { seat, choice } of choices(game, s)) {
            for (const { verb, arg } of actionsOf(seat, choice)) check(text.action(verb, arg, step))
          }
        })
      }
      expect([...wrong]).toEqual([])
    })

    test('the log of a whole match reads as it did', async () => {
      const lines: string[] = []
      playAtRandom(game, 'golden', golden.options, s => {
        const seats = seatNames(game, s)
        for (const entry of s.news) {
          const readers = entry.to?.map(seat => text.seat(seats[seat] ?? '', seats)).join(', ')
          lines.push(`${entry.rule}  ${text.entry(entry, seats)}${readers ? ` [${readers}]` : ''}`)
        }
      })
      await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`golden/${golden.file}.${language}.txt`)
    })

    test.each(tables)('the order at the end names every seat, the winners first: %j', options => {
      if (!game.ranking) return
      const { ranking } = game
      playAtRandom(game, 'order', options, s => {
        const { result } = s
        if (result.kind === 'open') return
        const ranks = ranking(view(game, s, SPECTATOR), language)
        const isFirst = (seat: number): boolean => result.kind === 'draw' || result.winners.includes(seat)
        expect(ranks.map(({ seat }) => seat).toSorted()).toEqual(seatNames(game, s).map((_, seat) => seat))
        for (const { seat, place } of ranks) expect(place === 1, `seat ${seat}`).toBe(isFirst(seat))
        expect(ranks.filter(({ score }) => score !== undefined && isWrong(score))).toEqual([])
      })
    })

    test.each(tables)('the picture for a terminal is drawn at every stage and fits its width: %j', options => {
      const wrong = new Set<string>()
      playAtRandom(game, 'picture', options, s => {
        for (const line of terminal(game, s, 0).split('\n')) {
          const isTorn = /undefined|NaN|\[object/.test(line)
          if (line.length > texts.widest || isForeign(language, line) || isTorn) wrong.add(line)
        }
      })
      expect([...wrong]).toEqual([])
    })

    test('the picture for a terminal shows no hand to a spectator and one hand to a player', () => {
      const heading = dictionary.terminal.handOf('').replace(/:$/, '')
      const shown = { spectator: new Set<number>(), player: new Set<number>() }
      playAtRandom(game, 'secrets', golden.options, s => {
        const hands = (seat: number): number => terminal(game, s, seat).split(heading).length - 1
        shown.spectator.add(hands(SPECTATOR))
        shown.player.add(hands(0))
      })
      expect([...shown.spectator]).toEqual([0])
      // An empty hand need not be shown.
      expect(Math.max(...shown.player)).toBe(1)
    })

    test('the picture for a terminal looks as it did', async () => {
      let picture = ''
      let stage = 0
      playAtRandom(game, 'golden', golden.options, s => {
        if (++stage === golden.stage) picture = terminal(game, s, 0)
      })
      await expect(`${picture}\n`).toMatchFileSnapshot(`golden/terminal.${language}.txt`)
    })

    test('every option of the rules is named, with exactly its values', () => {
      const named = Object.entries(dictionary.options).map(([key, { values }]) => [key, Object.keys(values).sort()])
      const offered = Object.entries(game.options).map(([key, { values }]) => [key, [...values].sort()])
      expect(Object.fromEntries(named)).toEqual(Object.fromEntries(offered))
    })
  })

  test('there is a prompt for every step that asks, and for no other', () => {
    for (const language of LANGUAGES)
      expect(Object.keys(dictionaries[language].prompts).sort()).toEqual(asking.toSorted())
  })
}

/** All that is said of a form: what it is for, its fields, and every name that may be picked. */
function formWords({ form }: Game['text'][Language], verb: string, { fields }: Form): readonly string[] {
  const words = form?.(verb) ?? { title: '', fields: {}, names: {} }
  const names = Object.values(fields).flatMap(field => (isRange(field) ? [] : field.map(String)))
  return [
    words.title,
    ...Object.keys(fields).map(field => words.fields[field] ?? ''),
    ...names.map(name => words.names[name] ?? ''),
  ]
}
