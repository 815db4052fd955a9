// Many seats asked at once, each in its own time; and questions inside questions inside questions.

import { type Core, choices, play, seedFrom, start, view } from '@ludoteka/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COUNCILLORS, council } from './games/council.ts'
import { bytes, codeOf } from './play.ts'

const ALL = [0, 1, 2, 3, 4, 5]
const VOTES = ['yes', 'no', 'abstain']
const fresh = (): Core => start(council, {}, seedFrom('council'))

/** The first round voted, in this order of seats. */
const voted = (order: readonly number[] = ALL): Core =>
  order.reduce((s, seat) => play(council, s, { seat, verb: 'vote', arg: VOTES[seat % 3] }), fresh())

describe('six seats asked at once', () => {
  test('all are waited for, and each that has answered no longer is', () => {
    let s = fresh()
    expect(view(council, s, 0).waiting).toEqual(COUNCILLORS)
    s = play(council, s, { seat: 3, verb: 'vote', arg: 'no' })
    expect(view(council, s, 0).waiting).toEqual(['ada', 'ben', 'cyd', 'eve', 'fay'])
    expect(codeOf(() => play(council, s, { seat: 3, verb: 'vote', arg: 'no' }))).toBe('wrong-seat')
  })

  test('the order of the answers does not matter to the outcome', () => {
    const { news: _in, ...expected } = voted()
    fc.assert(
      fc.property(fc.shuffledSubarray(ALL, { minLength: 6 }), order => {
        const { news: _order, ...s } = voted(order)
        expect(bytes(s)).toBe(bytes(expected))
      }),
    )
  })
})

describe('nested questions', () => {
  const consult = (s: Core, seat: number, whom: number): Core =>
    play(council, s, { seat, verb: 'consult', arg: COUNCILLORS[whom] })

  test('an ask inside an ask inside an ask goes to three seats and comes back through all of them', () => {
    let s = voted()
    expect(choices(council, s).map(({ seat }) => seat)).toEqual([0])
    s = consult(s, 0, 4)
    s = consult(s, 4, 2)
    s = consult(s, 2, 5)
    expect(s.stack.filter(({ step }) => step === 'advice')).toHaveLength(4)
    expect(view(council, s, 5)).toMatchObject({ waiting: ['fay'], choice: { say: ['aye', 'nay'] } })
    s = play(council, s, { seat: 5, verb: 'say', arg: 'nay' })
    expect(view(council, s, 0).facts['points']).toEqual({ ada: 0, ben: 0, cyd: 1, dov: 0, eve: 1, fay: 1 })
    expect(view(council, s, 0).waiting).toEqual(COUNCILLORS)
  })

  test('the deepest question says by which rule it goes no deeper', () => {
    const s = consult(consult(consult(voted(), 0, 1), 1, 2), 2, 3)
    const deeper = { seat: 3, verb: 'consult', arg: 'eve' }
    expect(codeOf(() => play(council, s, deeper))).toBe('illegal-action')
    expect(() => play(council, s, deeper)).toThrow(/tooDeep, rule 3/)
  })

  test('only the seat asked last may answer, whoever asked it', () => {
    const s = consult(consult(voted(), 0, 1), 1, 2)
    for (const seat of [0, 1, 3, 4, 5]) {
      expect(codeOf(() => play(council, s, { seat, verb: 'say', arg: 'aye' }))).toBe('wrong-seat')
    }
  })
})
