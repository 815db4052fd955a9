// Forms: answers of several fields are read, checked, sampled and played without ever listing their combinations.

import {
  type Action,
  act,
  actionsOf,
  allows,
  anyAction,
  anyAnswer,
  begin,
  choiceOf,
  choices,
  countActions,
  type Form,
  matchOf,
  play,
  range,
  readMatch,
  replay,
  sampleAnswers,
  sampler,
  seedFrom,
  start,
  why,
} from '@ludoteka/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasAnswer } from '../src/forms.ts'
import { auction } from './games/auction.ts'
import { bytes, codeOf, parsed } from './play.ts'

const fresh = () => start(auction, {}, seedFrom('forms'))
const bid = (arg: unknown): unknown => ({ seat: 0, verb: 'bid', arg })

/** The least and the most of two numbers, and a name. */
const offered: Form = {
  fields: { wood: range(0, 9), iron: range(2, 9), to: ['ann', 'bob'] },
  total: range(5, 7),
}
const sumOf = (answer: Readonly<Record<string, unknown>>): number => Number(answer['wood']) + Number(answer['iron'])

describe('an answer', () => {
  test('is played, and recorded with its fields in the declared order', () => {
    const live = act(auction, begin(auction, {}, seedFrom('order')), {
      seat: 0,
      verb: 'bid',
      arg: { use: 'inn', silver: 2, gold: 1 },
    })
    expect(bytes(live.actions.at(0))).toBe('{"seat":0,"verb":"bid","arg":{"gold":1,"silver":2,"use":"inn"}}')
    const read = readMatch(auction, parsed(bytes(matchOf(live))))
    expect(bytes(replay(auction, read).state)).toBe(bytes(live.state))
  })

  test.each<[string, unknown]>([
    ['is missing', undefined],
    ['is a name', 'inn'],
    ['is a list', [1, 2, 'inn']],
    ['lacks a field', { gold: 1, silver: 2 }],
    ['has a field too many', { gold: 1, silver: 2, use: 'inn', copper: 3 }],
    ['has a number that is not whole', { gold: 1.5, silver: 2, use: 'inn' }],
    ['has a number as a word', { gold: '1', silver: 2, use: 'inn' }],
    ['has a number that can never be', { gold: 13, silver: 2, use: 'inn' }],
    ['has no number', { gold: Number.NaN, silver: 2, use: 'inn' }],
    ['has a name that there is not', { gold: 1, silver: 2, use: 'castle' }],
    ['borrows its fields', Object.create({ gold: 1, silver: 2, use: 'inn' })],
  ])('that %s is no action', (_what, arg) => {
    expect(codeOf(() => play(auction, fresh(), bid(arg)))).toBe('bad-action')
  })

  test('that could be but is not offered is refused for a reason', () => {
    const s = play(auction, fresh(), bid({ gold: 2, silver: 0, use: 'inn' }))
    const low: Action = { seat: 1, verb: 'bid', arg: { gold: 2, silver: 0, use: 'inn' } }
    expect(codeOf(() => play(auction, s, low))).toBe('illegal-action')
    expect(why(auction, s, low)).toEqual({ rule: '1', reason: 'bidTooLow' })
    expect(choiceOf(choices(auction, s), 1)?.['bid']).toMatchObject({ fields: { gold: { min: 3, max: 12 } } })
  })

  test('fits where each field does and the total too', () => {
    const fits = (wood: number, iron: number, to = 'ann') => allows({ give: offered }, 'give', { wood, iron, to })
    expect([fits(3, 2), fits(2, 2), fits(5, 2), fits(6, 2), fits(4, 1), fits(3, 2, 'cay')]).toEqual([
      true,
      false,
      true,
      false,
      false,
      false,
    ])
    expect(allows({ give: ['ann'] }, 'give', { wood: 3, iron: 2, to: 'ann' })).toBe(false)
    expect(allows({ give: offered }, 'give', 'ann')).toBe(false)
  })
})

describe('the answers that stand for a form', () => {
  test('are all of them where they are few', () => {
    expect(sampleAnswers({ fields: { n: range(1, 3), to: ['a', 'b'] }, total: range(2, 9) })).toEqual([
      { n: 2, to: 'a' },
      { n: 2, to: 'b' },
      { n: 3, to: 'a' },
      { n: 3, to: 'b' },
    ])
  })

  test('are few where they are many, offered, different, and show the ends and every name', () => {
    const answers = sampleAnswers(offered)
    expect(answers.length).toBeLessThan(16)
    expect(new Set(answers.map(bytes)).size).toBe(answers.length)
    for (const answer of answers) expect(allows({ give: offered }, 'give', answer)).toBe(true)
    expect(new Set(answers.map(({ wood }) => wood))).toContain(0)
    expect(new Set(answers.map(({ to }) => to))).toEqual(new Set(['ann', 'bob']))
    expect(Math.max(...sampleAnswers({ fields: { n: range(0, 1000) } }).map(({ n }) => Number(n)))).toBe(1000)
    expect(countActions({ give: offered, stop: true })).toBe(actionsOf(0, { give: offered, stop: true }).length)
  })

  test('are counted without being made', () => {
    const field = fc.oneof(
      fc
        .tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: -1, max: 30 }))
        .map(([min, size]) => range(min, min + size)),
      fc.integer({ min: 0, max: 5 }).map(size => Array.from({ length: size }, (_, i) => `name${i}`)),
    )
    const total = fc.option(
      fc
        .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: -1, max: 40 }))
        .map(([min, size]) => range(min, min + size)),
      { nil: undefined },
    )
    fc.assert(
      fc.property(fc.array(field, { minLength: 1, maxLength: 5 }), total, (fields, sum) => {
        const some = {
          fields: Object.fromEntries(fields.map((one, i) => [`field${i}`, one])),
          ...(sum ? { total: sum } : {}),
        }
        expect(countActions({ give: some })).toBe(sampleAnswers(some).length)
        expect(hasAnswer(some)).toBe(sampleAnswers(some).length > 0)
      }),
      { numRuns: 500 },
    )
  })

  test('are none where nothing fits', () => {
    for (const none of [
      { fields: { n: range(3, 2) } },
      { fields: { to: [] } },
      { fields: { n: range(0, 3) }, total: range(4, 5) },
    ]) {
      expect(sampleAnswers(none)).toEqual([])
      expect(countActions({ give: none })).toBe(0)
    }
  })
})

test('any answer may come, and only such as are offered', () => {
  const random = sampler(seedFrom('any'))
  const seen = new Set<string>()
  for (let n = 0; n < 600; n++) {
    const answer = anyAnswer(offered, random.below)
    expect(allows({ give: offered }, 'give', answer)).toBe(true)
    expect(sumOf(answer)).toBeGreaterThanOrEqual(5)
    seen.add(bytes(answer))
  }
  expect(seen.size).toBe(2 * (4 + 5 + 6)) // totals 5, 6 and 7 with at least 2 of iron, for two names
  const verbs = new Set(Array.from({ length: 60 }, () => anyAction(0, { give: offered, stop: true }, random).verb))
  expect(verbs).toEqual(new Set(['give', 'stop']))
})
