// The texts: complete in both languages, of the right alphabet, and true to the rules.

import { actionsOf, choices, type Entry, LANGUAGES, type Language, SPECTATOR, view } from '@ludoteka/kernel'
import { isBroken, playAtRandom, sampleOf } from '@ludoteka/text-kit/testing'
import { describe, expect, test } from 'vitest'
import { BOARDS, SPACES } from '../content/boards.ts'
import { CARDS } from '../content/cards.ts'
import { FIGHTERS, HEROES, SIZES } from '../content/fighters.ts'
import { timingsOf } from '../rules/effects/table.ts'
import { unmatched } from '../rules/game.ts'
import { PAIRS, SIDES, TEAMS, VERBS } from '../rules/state.ts'
import { DICTIONARIES, TEXT } from '../text/index.ts'
import { effectsOf } from '../text/make.ts'
import { LOG_SHAPES } from '../text/shapes.ts'
import { terminal } from '../text/terminal.ts'
import { ASKING_STEPS } from '../text/types.ts'

const NAMES = ['a1', 'b1', 'a2', 'b2']

/** Columns of the widest line: the map takes 100, card names with their facts may take more. */
const WIDEST = 110

/** A stage of the golden duel in the middle of a combat. */
const MIDDLE = 120

/** Every sentence that does not depend on a match. */
function everySaying(language: Language): readonly string[] {
  const text = TEXT[language]
  const dictionary = DICTIONARIES[language]
  const labels = [undefined, ...Object.keys(dictionary.actionsAt)].flatMap(step =>
    Object.entries(VERBS).flatMap(([verb, args]) =>
      (args === true ? [undefined] : args).map(arg => text.action(verb, arg, step)),
    ),
  )
  return [
    text.title,
    ...Object.values(dictionary.seats),
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
    ...Object.entries(unmatched.options).flatMap(([key, { values }]) => values.map(value => text.option(key, value))),
    ...CARDS.flatMap(card => [text.card(card).name, text.card(card).text]),
    ...ASKING_STEPS.map(step => text.prompt(step)),
    ...labels,
    ...unmatched.reasons.map(reason => text.reason(reason)),
    ...Object.keys(dictionary.results).map(reason => text.result(reason)),
  ]
}

/** One value of every kind an entry may hold. */
const SAMPLES = [
  2,
  ...[BOARDS, CARDS, FIGHTERS, HEROES, PAIRS, SIDES, SIZES, SPACES, TEAMS].map(([first]) => first),
  [CARDS[0], CARDS[1], CARDS[1]],
  [0, 2],
]

/** The publisher's name of the game, and spaces, are written in Latin letters everywhere. */
const withoutLatinNames = (words: string): string => words.replace(/Unmatched|\b[sm]\d+\b/g, '')

const isForeign: Readonly<Record<Language, (words: string) => boolean>> = {
  en: words => /\p{Script=Cyrillic}/u.test(words),
  ru: words => /\p{Script=Latin}/u.test(withoutLatinNames(words)),
}

describe.each(LANGUAGES)('%s', language => {
  test('every saying has words of its own alphabet', () => {
    const sayings = everySaying(language)
    expect(sayings.filter(isBroken)).toEqual([])
    expect(sayings.filter(isForeign[language])).toEqual([])
  })

  test('no key of the rules is without its words', () => {
    const text = TEXT[language]
    const unsaid = (keys: readonly string[], say: (key: string) => string) => keys.filter(key => say(key) === key)
    expect(unsaid(unmatched.reasons, text.reason)).toEqual([])
    expect(unsaid(unmatched.seats({ mode: 'team4' }), text.seat)).toEqual([])
    expect(unsaid(Object.keys(VERBS), verb => text.action(verb, undefined))).toEqual(
      Object.entries(VERBS).flatMap(([verb, args]) => (args === true ? [] : [verb])),
    )
  })

  test('every card speaks of its effects at the times they happen', () => {
    const dictionary = DICTIONARIES[language]
    for (const card of CARDS) {
      const written = Object.keys(dictionary.cards[card].effects).sort()
      expect([card, written]).toEqual([card, [...timingsOf(card)].sort()])
      expect(effectsOf(dictionary, card)).toHaveLength(written.length)
    }
  })

  test('every entry of the log is a sentence', () => {
    const sentences = Object.entries(LOG_SHAPES).map(([key, shape]) =>
      TEXT[language].entry({ key, rule: '0', data: sampleOf(shape, SAMPLES) }, NAMES),
    )
    expect(sentences.filter(words => isBroken(words) || isForeign[language](words) || !words.endsWith('.'))).toEqual([])
  })

  test('what is unknown is answered with itself', () => {
    const text = TEXT[language]
    expect(text.seat('z9')).toBe('z9')
    expect(text.card('nobody.knows')).toEqual({ name: 'nobody.knows', text: '' })
    expect(text.prompt('constructor')).toBe('constructor')
    expect(text.reason('toString')).toBe('toString')
    expect(text.result('')).toBe('')
    expect(text.option('speed', 'fast')).toBe('speed: fast')
    expect(text.action('fly', 's1')).toBe('fly s1')
    expect(text.action('attack', 'nobody')).toBe('attack nobody')
    expect(text.action('done', undefined)).not.toBe('done')
    expect(text.entry({ key: 'rained', rule: '0', data: {} }, NAMES)).toBe('rained')
    expect(text.entry({ key: 'drew', rule: '14.1', data: { seat: 0 } }, NAMES)).toBe('drew')
    expect(text.entry({ key: 'revealed', rule: '9.10', data: { seat: 0, card: '__proto__' } }, NAMES)).toBe('revealed')
  })

  test('players are called by the names given, and else by their seats', () => {
    const drew: Entry = { key: 'drew', rule: '14.1', data: { seat: 0, n: 2 } }
    const text = TEXT[language]
    expect(text.entry(drew, ['Анна', 'Bob'])).toMatch(/^Анна /)
    expect(text.entry(drew, NAMES)).toBe(text.entry(drew, []))
    expect(text.entry(drew, NAMES)).toContain(text.seat('a1'))
  })

  test('whatever happens in a match can be told, asked and drawn', () => {
    const text = TEXT[language]
    const wrong = new Set<string>()
    const check = (words: string): void => {
      if (isBroken(words) || isForeign[language](words)) wrong.add(words)
    }
    for (let game = 0; game < 50; game++) {
      const mode = ['duel', 'team3', 'team4'][game % 3] ?? 'duel'
      playAtRandom(unmatched, `texts ${game}`, { mode }, s => {
        for (const entry of s.news) {
          const words = text.entry(entry, NAMES)
          check(words)
          if (words === entry.key) wrong.add(`the entry ${entry.key}`)
        }
        const step = s.stack.at(-1)?.step
        if (step === undefined) check(text.result(s.result.kind === 'open' ? '' : s.result.reason))
        else if (text.prompt(step) === step) wrong.add(`the question ${step}`)
        for (const { seat, choice } of choices(unmatched, s)) {
          for (const { verb, arg } of actionsOf(seat, choice)) {
            check(text.action(verb, arg, step))
          }
        }
      })
    }
    expect([...wrong]).toEqual([])
  })

  test('the log of a whole duel reads as it did', async () => {
    const text = TEXT[language]
    const lines: string[] = []
    playAtRandom(unmatched, 'golden', { mode: 'duel', board: 'sarpedon' }, s => {
      for (const entry of s.news) {
        const readers = entry.to?.map(seat => text.seat(NAMES[seat] ?? '')).join(', ')
        lines.push(`${entry.rule}  ${text.entry(entry, NAMES)}${readers ? ` [${readers}]` : ''}`)
      }
    })
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`golden/duel.${language}.txt`)
  })

  test('the picture for a terminal is drawn at every stage and fits its width', () => {
    const wrong = new Set<string>()
    playAtRandom(unmatched, 'picture', { mode: 'team4' }, s => {
      for (const line of terminal(view(unmatched, s, 0), language).split('\n')) {
        if (line.length > WIDEST || isForeign[language](line) || /undefined|NaN|\[object/.test(line)) wrong.add(line)
      }
    })
    expect([...wrong]).toEqual([])
  })

  test('the picture for a terminal shows no hand to a spectator and one hand to a duellist', () => {
    const { handOf } = DICTIONARIES[language].terminal
    const heading = handOf('').replace(/:$/, '')
    playAtRandom(unmatched, 'secrets', { mode: 'duel' }, s => {
      const shown = (seat: number): number => terminal(view(unmatched, s, seat), language).split(heading).length - 1
      expect(shown(SPECTATOR)).toBe(0)
      expect(shown(0)).toBeLessThanOrEqual(1)
    })
  })

  test('the picture for a terminal looks as it did', async () => {
    let picture = ''
    let stage = 0
    playAtRandom(unmatched, 'golden', { mode: 'duel', board: 'sarpedon' }, s => {
      if (++stage === MIDDLE) picture = terminal(view(unmatched, s, 0), language)
    })
    await expect(`${picture}\n`).toMatchFileSnapshot(`golden/terminal.${language}.txt`)
  })
})

test('there is a prompt for every step that asks, and for no other', () => {
  const asking = Object.entries(unmatched.steps).flatMap(([step, { ask }]) => (ask ? [step] : []))
  expect([...ASKING_STEPS].sort()).toEqual(asking.sort())
  expect(Object.keys(DICTIONARIES.en.prompts).sort()).toEqual([...ASKING_STEPS].sort())
})

test('every option of the rules is named, with exactly its values', () => {
  for (const language of LANGUAGES) {
    const named = Object.entries(DICTIONARIES[language].options).map(([key, { values }]) => [key, Object.keys(values)])
    const offered = Object.entries(unmatched.options).map(([key, { values }]) => [key, values])
    expect(sorted(named)).toEqual(sorted(offered))
  }
})

function sorted(options: readonly (readonly unknown[])[]): readonly string[] {
  return options.map(([key, values]) => JSON.stringify([key, Array.isArray(values) ? values.toSorted() : []])).sort()
}

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
