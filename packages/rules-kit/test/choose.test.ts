// Choosing one or some: what is offered, what is forced, what is refused and why.

import { type Core, count, rule, type State, type StateOf } from '@ludoteka/kernel'
import { asked, type Table, table, told } from '@ludoteka/kernel/testing'
import { canComplete, rulesKit } from '@ludoteka/rules-kit'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GOODS, type Good, type StallFrame, stall, takenIn } from './stall.ts'

const at = (...frames: readonly StallFrame[]): Table =>
  table(stall, { position: { stack: [{ step: 'rest' }, ...frames.map(frame => ({ ...frame }))] } })

const RESTING = { ann: { rest: true } }
const keysOf = (s: Core): string[] => s.news.map(({ key }) => key)

describe('one of several', () => {
  const one = (of: readonly Good[], optional = false): Table => at({ step: 'one', of, optional })

  test('what the rules allow is offered, and the chosen one is taken', () => {
    const t = one(['silk', 'wine'])
    expect(asked(t)).toEqual({ ann: { take: ['silk', 'wine'] } })
    expect(takenIn(t.play('ann', 'take', 'wine').state)).toEqual(['wine'])
    expect(asked(t)).toEqual(RESTING)
  })

  test('the first rule that does not hold is the reason of the refusal', () => {
    const t = one(['silk', 'wine'])
    expect(t.why('ann', 'take', 'salt')).toEqual({ rule: '1.1', reason: 'notOffered' })
    expect(t.why('ann', 'decline')).toEqual({ rule: '1.4', reason: 'compulsory' })
  })

  test('the only one is taken and logged', () => {
    const t = one(['silk'])
    expect(asked(t)).toEqual(RESTING)
    expect(keysOf(t.state)).toEqual(['forced', 'took'])
  })

  test('the only one is asked for where it may be declined', () => {
    const t = one(['silk'], true)
    expect(asked(t)).toEqual({ ann: { take: ['silk'], decline: true } })
    expect(told(t.play('ann', 'decline'), 'bob')).toEqual(['declined'])
    expect(takenIn(t.state)).toEqual([])
  })

  test('the only one is asked for where nothing is said of taking it', () => {
    expect(asked(at({ step: 'secret', of: ['silk'] }))).toEqual({ bob: { take: ['silk'] } })
  })

  test('what is not looked at is refused as `notAmong` says, where no rule does', () => {
    const t = at({ step: 'secret', of: ['silk'] })
    expect(t.why('bob', 'take', 'salt')).toEqual({ rule: '1.1', reason: 'notOffered' })
  })

  test('with nothing to choose the question is passed over', () => {
    const t = one([])
    expect(asked(t)).toEqual(RESTING)
    expect(keysOf(t.state)).toEqual(['nothing'])
  })

  test('everybody may know the terms', () => {
    expect(one(['silk', 'wine']).view('spectator').terms).toEqual({ of: ['silk', 'wine'] })
  })
})

describe('some of several', () => {
  const some = (of: readonly Good[], min: number, max: number, confirmed = false): Table =>
    at({ step: 'some', of, min, max, confirmed, chosen: [] })

  test('they are chosen one by one; done is offered when there are enough', () => {
    const t = some(['salt', 'silk', 'wine'], 1, 2)
    expect(asked(t)).toEqual({ ann: { take: ['salt', 'silk', 'wine'] } })
    t.play('ann', 'take', 'silk')
    expect(asked(t)).toEqual({ ann: { take: ['salt', 'wine'], done: true } })
    expect(t.view('bob').terms).toEqual({ left: 1, atLeast: 0, chosen: ['silk'] })
    t.play('ann', 'done')
    expect(told(t, 'bob')).toEqual(['finished'])
    expect(takenIn(t.state)).toEqual(['silk'])
  })

  test('the question ends with the last that may be chosen', () => {
    const t = some(['salt', 'silk', 'wine'], 0, 2).play('ann', 'take', 'silk').play('ann', 'take', 'wine')
    expect(asked(t)).toEqual(RESTING)
    expect(told(t, 'bob')).toEqual(['took', 'finished'])
  })

  test('where the step says so the last choice is confirmed', () => {
    const t = some(['salt', 'silk', 'wine'], 2, 2, true).play('ann', 'take', 'silk').play('ann', 'take', 'wine')
    expect(asked(t)).toEqual({ ann: { done: true } })
    expect(t.why('ann', 'take', 'salt')).toEqual({ rule: '2.5', reason: 'tooMany' })
  })

  test('fewer than needed are all taken, the last of them without a question', () => {
    const t = some(['salt', 'silk'], 3, 3).play('ann', 'take', 'silk')
    expect(asked(t)).toEqual(RESTING)
    expect(told(t, 'bob')).toEqual(['took', 'forced', 'took', 'finished'])
    expect(takenIn(t.state)).toEqual(['silk', 'salt'])
  })

  test('each refusal has its rule', () => {
    const t = some(['salt', 'silk', 'wine'], 2, 3).play('ann', 'take', 'silk')
    expect(t.why('ann', 'take', 'wool')).toEqual({ rule: '2.1', reason: 'notOffered' })
    expect(t.why('ann', 'take', 'silk')).toEqual({ rule: '2.2', reason: 'takenBefore' })
    expect(t.why('ann', 'done')).toEqual({ rule: '2.6', reason: 'tooFew' })
  })
})

describe('some of several that must fit together', () => {
  const weigh = (of: readonly Good[], weight: number): Table => at({ step: 'weigh', of, weight, chosen: [] })

  test('nothing is offered that leads to a dead end', () => {
    const t = weigh(GOODS, 6) // 1 + 5 or 1 + 2 + 3
    expect(asked(t)).toEqual({ ann: { take: ['salt', 'silk', 'spice', 'wine'] } })
    expect(t.why('ann', 'take', 'wool')).toEqual({ rule: '2.8', reason: 'deadEnd' })
    t.play('ann', 'take', 'silk')
    expect(asked(t)).toEqual({ ann: { take: ['salt', 'spice'] } })
    expect(t.why('ann', 'done')).toEqual({ rule: '2.6', reason: 'tooFew' })
    t.play('ann', 'take', 'spice') // salt must follow, and nothing may
    expect(told(t, 'bob')).toEqual(['forced', 'took', 'took', 'took'])
    expect(takenIn(t.state)).toEqual(['silk', 'spice', 'salt'])
  })

  test('what is impossible as a whole is not begun', () => {
    const t = weigh(['silk', 'wine'], 6)
    expect(asked(t)).toEqual(RESTING)
    expect(keysOf(t.state)).toEqual(['impossible'])
    expect(takenIn(t.state)).toEqual([])
  })

  test('every way through the question ends with a selection that fits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 19 }), fc.infiniteStream(fc.nat()), (weight, picks) => {
        const t = weigh(GOODS, weight)
        for (let take = t.choice('ann')['take']; Array.isArray(take); take = t.choice('ann')['take']) {
          t.play('ann', 'take', take[picks.next().value % take.length])
        }
        if (t.choice('ann')['done']) t.play('ann', 'done')
        const weights = { salt: 1, silk: 2, spice: 3, wine: 5, wool: 8 }
        const sum = takenIn(t.state).reduce((total, good) => total + weights[good], 0)
        expect([0, weight]).toContain(sum)
        expect(asked(t)).toEqual(RESTING)
      }),
    )
  })

  test('canComplete finds a completion exactly where there is one', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 6 }),
        fc.nat(20),
        fc.nat(4),
        (all, sum, max) => {
          const subsets = all.reduce<number[][]>((found, n) => found.concat(found.map(one => [...one, n])), [[]])
          const fits = (one: readonly number[]): boolean => one.reduce((a, b) => a + b, 0) === sum
          const [chosen, others] = [all.slice(0, 1), all.slice(1)]
          const expected = subsets.some(one => one.length <= max && chosen.every(n => one.includes(n)) && fits(one))
          expect(canComplete(chosen, others, max, fits)).toBe(expected)
        },
      ),
    )
  })
})

describe('wrong code does not compile', () => {
  const FIELDS = { n: count() }
  type F = { readonly step: 'plain' } | { readonly step: 'some'; chosen: readonly Good[] }
  type V = { take: Good; done: true }
  type S = State<StateOf<typeof FIELDS>, F>
  const { chooseOne, chooseSome } = rulesKit<S, F, V>()
  const asks = { seat: () => 0, among: (): readonly Good[] => GOODS, rules: [], take: () => undefined }

  test('verbs, frames and rules must fit', () => {
    // @ts-expect-error: there is no such verb
    chooseOne<Extract<F, { step: 'plain' }>, 'give'>({ ...asks, verb: 'give' })
    // @ts-expect-error: the verb names nothing
    chooseOne({ ...asks, verb: 'done' })
    // @ts-expect-error: one can't decline with a verb that names something
    chooseOne({ ...asks, verb: 'take', decline: 'take' })
    // @ts-expect-error: a rule about numbers does not judge goods
    chooseOne({ ...asks, verb: 'take', rules: [rule('1', 'no', (_s: S, _f: F, n: number) => n > 0)] })
    // @ts-expect-error: the frame has no room for what is chosen
    chooseSome<Extract<F, { step: 'plain' }>, 'take'>({ ...asks, verb: 'take', done: 'done', max: () => 1 })
    type G = { readonly step: 'other'; chosen: readonly number[] }
    const other = rulesKit<State<StateOf<typeof FIELDS>, G>, G, V>()
    // @ts-expect-error: the frame keeps numbers, and goods are chosen
    other.chooseSome<G, 'take'>({ ...asks, verb: 'take', done: 'done', max: () => 1 })
    expect(chooseOne({ ...asks, verb: 'take' }).ask).toBeDefined()
  })
})
