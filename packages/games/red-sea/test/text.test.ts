// The texts: complete in both languages, of the right alphabet, and true to the rules.

import { actionsOf, choices, type Entry, LANGUAGES, type Language, SPECTATOR, view } from '@ludoteka/kernel'
import { isBroken, playAtRandom, sampleOf } from '@ludoteka/text-kit/testing'
import { describe, expect, test } from 'vitest'
import { CARD, CARDS, type CardFacts } from '../content/cards.ts'
import { REGIONS, SPACES } from '../content/spaces.ts'
import { SIDES } from '../content/tracks.ts'
import { redSea } from '../rules/game.ts'
import { OPERATIONS, VERBS } from '../rules/state.ts'
import { RESULTS } from '../rules/victory.ts'
import { DICTIONARIES, TEXT } from '../text/index.ts'
import { quoted } from '../text/names.ru.ts'
import { does } from '../text/places.ru.ts'
import { LOG_SHAPES } from '../text/shapes.ts'
import { terminal } from '../text/terminal.ts'
import { ASKING_STEPS } from '../text/types.ts'

const NAMES = ['us', 'ussr']

/** Columns of the widest line: the map takes 96, card names with their facts may take more. */
const WIDEST = 110

/** A stage of the golden match in the middle of an action round. */
const MIDDLE = 60

/** Every way to open a table that changes what happens. */
const TABLES = [{}, { combined: 'on' }, { bidding: 'on' }, { combined: 'on', tournament: 'on', bidding: 'on' }]

/** Every sentence that does not depend on a match. */
function everySaying(language: Language): readonly string[] {
  const text = TEXT[language]
  const dictionary = DICTIONARIES[language]
  const labels = [undefined, ...Object.keys(dictionary.actionsAt)].flatMap(step =>
    Object.entries(VERBS).flatMap(([verb, args]: [string, readonly string[] | true]) =>
      (args === true ? [undefined] : args).map(arg => text.action(verb, arg, step)),
    ),
  )
  return [
    text.title,
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
    ...Object.entries(redSea.options).flatMap(([key, { values }]) => values.map(value => text.option(key, value))),
    ...CARDS.flatMap(card => [text.card(card).name, text.card(card).text]),
    ...ASKING_STEPS.map(step => text.prompt(step)),
    ...labels,
    ...redSea.reasons.map(reason => text.reason(reason)),
    ...RESULTS.map(reason => text.result(reason)),
    ...[-3, 0, 3].map(vp => dictionary.standing(vp)),
  ]
}

/** One value of every kind an entry may hold. */
const SAMPLES = [
  2,
  true,
  ...[SIDES, CARDS, SPACES, REGIONS, OPERATIONS].map(([first]) => first),
  'event',
  [CARDS[0], CARDS[1]],
  [SPACES[0], SPACES[1]],
]

/** DEFCON and the F-5E are written in Latin letters everywhere. */
const withoutLatinNames = (words: string): string => words.replace(/DEFCON|F-5E/g, '')

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
    expect(unsaid(redSea.reasons, key => text.reason(key))).toEqual([])
    expect(unsaid(ASKING_STEPS, key => text.prompt(key))).toEqual([])
    expect(unsaid(RESULTS, key => text.result(key))).toEqual([])
    expect(unsaid(CARDS, key => text.card(key).name)).toEqual([])
    expect(unsaid([...SIDES, 'first', 'second'], key => text.seat(key))).toEqual([])
    expect(unsaid(Object.keys(VERBS), key => text.action(key, undefined))).toEqual(
      Object.entries(VERBS).flatMap(([verb, args]) => (args === true ? [] : [verb])),
    )
  })

  test('every entry is told as a whole sentence', () => {
    const text = TEXT[language]
    const told = Object.entries(LOG_SHAPES).map(([key, shape]) => ({
      key,
      words: text.entry({ key, rule: '0', data: sampleOf(shape, SAMPLES) }, NAMES),
    }))
    expect(told.filter(({ key, words }) => words === key || isBroken(words) || isForeign[language](words))).toEqual([])
    expect(told.filter(({ words }) => !/^[\p{Lu}\d“«].*[.!?]$/u.test(words))).toEqual([])
  })

  test('prompts, reasons, results and cards are whole sentences', () => {
    const text = TEXT[language]
    const sentences = [
      ...ASKING_STEPS.map(step => text.prompt(step)),
      ...redSea.reasons.map(reason => text.reason(reason)),
      ...RESULTS.map(reason => text.result(reason)),
      ...CARDS.map(card => text.card(card).text),
    ]
    expect(sentences.filter(words => !/^[\p{Lu}“«].*[.!?]$/u.test(words))).toEqual([])
  })

  test('no two cards have one name, and no two buttons of a question one label', () => {
    const names = CARDS.map(card => TEXT[language].card(card).name)
    expect(new Set(names).size).toBe(names.length)
    const alike = new Set<string>()
    playAtRandom(redSea, 'labels', { combined: 'on' }, s => {
      const step = s.stack.at(-1)?.step
      for (const { seat, choice } of choices(redSea, s)) {
        const labels = actionsOf(seat, choice).map(({ verb, arg }) => TEXT[language].action(verb, arg, step))
        for (const label of labels) if (labels.indexOf(label) !== labels.lastIndexOf(label)) alike.add(label)
      }
    })
    expect([...alike]).toEqual([])
  })

  test('a card tells its value, and whether it leaves the game', () => {
    const { starred, starredAndUnderlined } = DICTIONARIES[language]
    for (const card of CARDS) {
      const { ops, starred: leaves, side }: CardFacts = CARD[card]
      const { text } = TEXT[language].card(card)
      const told = text.endsWith(starred) || text.endsWith(starredAndUnderlined)
      expect(told, card).toBe(leaves === true)
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

  test('what is unknown is answered with itself', () => {
    const text = TEXT[language]
    expect(text.seat('z9')).toBe('z9')
    expect(text.card('nobody')).toEqual({ name: 'nobody', text: '' })
    expect(text.prompt('constructor')).toBe('constructor')
    expect(text.reason('toString')).toBe('toString')
    expect(text.result('')).toBe('')
    expect(text.option('speed', 'fast')).toBe('speed: fast')
    expect(text.action('fly', 'egypt')).toBe('fly egypt')
    expect(text.action('coup', 'nowhere')).toBe('coup nowhere')
    expect(text.entry({ key: 'rained', rule: '0', data: {} }, NAMES)).toBe('rained')
    expect(text.entry({ key: 'drew', rule: '4.5.B', data: { side: 'us' } }, NAMES)).toBe('drew')
    expect(text.entry({ key: 'event', rule: 'KM1', data: { side: 'us', card: '__proto__' } }, NAMES)).toBe('event')
  })

  test('players who bid are called by the names given, and else by their seats', () => {
    const bid: Entry = { key: 'bidWritten', rule: '11.4', data: { seat: 1 } }
    const text = TEXT[language]
    expect(text.entry(bid, ['Анна', 'Bob'])).toMatch(/^Bob /)
    expect(text.entry(bid, [])).toContain(text.seat('second'))
  })

  test('whatever happens in a match can be told, asked and done', () => {
    const text = TEXT[language]
    const wrong = new Set<string>()
    const check = (words: string): void => {
      if (isBroken(words) || isForeign[language](words)) wrong.add(words)
    }
    for (let game = 0; game < 50; game++) {
      playAtRandom(redSea, `texts ${game}`, TABLES[game % TABLES.length] ?? {}, s => {
        for (const entry of s.news) {
          const words = text.entry(entry, [])
          check(words)
          if (words === entry.key) wrong.add(`the entry ${entry.key}`)
        }
        const step = s.stack.at(-1)?.step
        if (step === undefined) check(text.result(s.result.kind === 'open' ? '' : s.result.reason))
        else if (text.prompt(step) === step) wrong.add(`the question ${step}`)
        for (const { seat, choice } of choices(redSea, s)) {
          for (const { verb, arg } of actionsOf(seat, choice)) check(text.action(verb, arg, step))
        }
      })
    }
    expect([...wrong]).toEqual([])
  })

  test('the log of a whole match reads as it did', async () => {
    const text = TEXT[language]
    const lines: string[] = []
    playAtRandom(redSea, 'golden', {}, s => {
      for (const entry of s.news) {
        const readers = entry.to?.map(seat => text.seat(NAMES[seat] ?? '')).join(', ')
        lines.push(`${entry.rule}  ${text.entry(entry, NAMES)}${readers ? ` [${readers}]` : ''}`)
      }
    })
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`golden/match.${language}.txt`)
  })

  test.each(TABLES)('the picture for a terminal is drawn at every stage and fits its width: %j', options => {
    const wrong = new Set<string>()
    playAtRandom(redSea, 'picture', options, s => {
      for (const line of terminal(view(redSea, s, 0), language).split('\n')) {
        if (line.length > WIDEST || isForeign[language](line) || /undefined|NaN|\[object/.test(line)) wrong.add(line)
      }
    })
    expect([...wrong]).toEqual([])
  })

  test('the picture for a terminal shows no hand to a spectator and only the own hand to a player', () => {
    const heading = DICTIONARIES[language].terminal.handOf('').replace(/:$/, '')
    playAtRandom(redSea, 'secrets', {}, s => {
      const shown = (seat: number): number => terminal(view(redSea, s, seat), language).split(heading).length - 1
      expect(shown(SPECTATOR)).toBe(0)
      expect(shown(0)).toBeLessThanOrEqual(1)
    })
  })

  test('the picture for a terminal looks as it did', async () => {
    let picture = ''
    let stage = 0
    playAtRandom(redSea, 'golden', {}, s => {
      if (++stage === MIDDLE) picture = terminal(view(redSea, s, 0), language)
    })
    await expect(`${picture}\n`).toMatchFileSnapshot(`golden/terminal.${language}.txt`)
  })
})

test('there is a prompt for every step that asks, and for no other', () => {
  const asking = Object.entries(redSea.steps).flatMap(([step, { ask }]) => (ask ? [step] : []))
  expect([...ASKING_STEPS].sort()).toEqual(asking.sort())
})

test('every option of the rules is named, with exactly its values', () => {
  for (const language of LANGUAGES) {
    const named = Object.entries(DICTIONARIES[language].options).map(([key, { values }]) => [key, Object.keys(values)])
    expect(Object.fromEntries(named)).toEqual(
      Object.fromEntries(Object.entries(redSea.options).map(([key, { values }]) => [key, [...values]])),
    )
  }
})

test('the US take their verbs in the plural in Russian, the USSR in the singular', () => {
  expect(does('us', 'получает', 'получают')).toBe('США получают')
  expect(does('ussr', 'получает', 'получают')).toBe('СССР получает')
})

test('Russian numbers things as its grammar wants', () => {
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
