// Stored states: a good one comes back as it was, a damaged one is refused whatever the damage.

import { readState, seedFrom, start } from '@ludoteka/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { duel } from './games/duel.ts'
import { shelf } from './games/shelf.ts'
import { bytes, codeOf, GAMES, last, parsed, stages } from './play.ts'

const stored = (): string => bytes(last(stages(duel, 'restore', { charms: ['ward'] }, 12)).state)

/** A stored state with one part replaced; dots lead inwards. */
function damaged(path: string, value: unknown): unknown {
  const whole = parsed(stored())
  let at: unknown = whole
  const keys = path.split('.')
  for (const key of keys.slice(0, -1)) at = Reflect.get(Object(at), key)
  Reflect.set(Object(at), keys.at(-1) ?? '', value)
  return whole
}

describe('a stored state', () => {
  test('comes back byte for byte at every decision of random games', () => {
    for (const game of GAMES) {
      for (const { state } of stages(game, 'stored')) {
        expect(bytes(readState(game, parsed(bytes(state))))).toBe(bytes(state))
      }
    }
  })

  test('of a finished game comes back too', () => {
    const { state } = last(stages(duel, 'finished'))
    expect(state.result.kind).not.toBe('open')
    expect(readState(duel, parsed(bytes(state))).result).toEqual(state.result)
  })
})

describe('refused', () => {
  test.each<[string, unknown]>([
    ['game', 'chess'],
    ['options', null],
    ['options', {}],
    ['options', { charms: ['ward', 'luck'] }],
    ['seats', 2],
    ['allies', [7, 7, 7]],
    ['commitment', 'x'],
    ['commitment', 12],
    ['random', []],
    ['random.seed', [1, 2, 3]],
    ['random.seed', [1, 2, 3, -1]],
    ['random.seed', [1, 2, 3, '4']],
    ['random.drawn', -1],
    ['random.drawn', 1.5],
    ['random.drawn', null],
    ['random.queued', 'six'],
    ['random.queued', [null]],
    ['random.more', 1],
    ['zones', {}],
    ['zones', []],
    ['zones.0', null],
    ['zones.0.0', '0'],
    ['zones.0.0', 'length'],
    ['zones.0.0', 99],
    ['zones.0.0', -1],
    ['zones.0.0', 0.5],
    ['zones.1', [3, 0]],
    ['zones.1', []],
    ['known', [[]]],
    ['known.1', [1]],
    ['known.1.0', 16],
    ['stack', {}],
    ['stack', []],
    ['stack', [null]],
    ['stack', ['turn']],
    ['stack', [{ step: 'dance' }]],
    ['stack', [{ step: '__proto__' }]],
    ['stack', [{ step: 'answer' }]],
    ['stack', [{ step: 'turn', seat: 0 }]],
    ['stack', [{ step: 'turn' }, { step: 'harm', seat: 'ann', amount: 1, replaced: [] }]],
    ['stack', [{ step: 'turn' }, { step: 'harm', seat: 0, amount: 1, replaced: ['luck'] }]],
    ['stack', [{ step: 'answer', about: 1, order: 'all', passed: 0 }]],
    ['result', null],
    ['result', { kind: 'won' }],
    ['result', { kind: 'won', winners: [9], reason: 'r', rule: 'r' }],
    ['news', {}],
    ['news', [null]],
    ['news', [{ key: 'x', rule: 1, data: {} }]],
    ['news', [{ key: 'x', rule: '1', data: {}, to: ['ann'] }]],
    ['news', [{ key: 'x', rule: '1', data: {}, for: 1 }]],
    ['sealed', 'no'],
    ['active', 3],
    ['active', '0'],
    ['life', [5, 5]],
    ['life', [5, 5, 5, 5]],
    ['life', [5, 5, null]],
    ['life', [5, 5, 6]],
    ['life', { 0: 5, 1: 5, 2: 5 }],
    ['ward', [1, 0, 0]],
    ['luck', 7],
  ])('%s as %j', (path, value) => {
    expect(codeOf(() => readState(duel, damaged(path, value)))).toBe('bad-state')
  })

  test.each([null, 7, 'state', [], [{}], {}, undefined])('%j', value => {
    expect(codeOf(() => readState(duel, value))).toBe('bad-state')
  })

  test('another rules version, with its own code', () => {
    expect(codeOf(() => readState(duel, damaged('version', 2)))).toBe('version-mismatch')
    expect(codeOf(() => readState(duel, damaged('version', '3')))).toBe('version-mismatch')
  })

  test('a hand out of its order', () => {
    const s = start(duel, {}, seedFrom('order'))
    const disordered = s.zones.map((cards, slot) => (slot === 0 ? cards : cards.toReversed())) // 0 is the deck
    expect(bytes(disordered)).not.toBe(bytes(s.zones))
    expect(codeOf(() => readState(duel, { ...s, zones: disordered }))).toBe('bad-state')
  })

  test('any missing part', () => {
    const keys = Object.keys(start(duel, {}, seedFrom('keys')))
    for (const key of keys) {
      const code = codeOf(() => readState(duel, damaged(key, undefined)))
      expect(code).toBe(key === 'version' ? 'version-mismatch' : 'bad-state')
    }
  })

  test('a frame over which the rules themselves stumble', () => {
    const s = { ...start(shelf, {}, seedFrom('x')), stack: [{ step: 'lookUp', at: [] }] }
    expect(codeOf(() => readState(shelf, s))).toBe('bad-state')
  })

  test('anything at all in any place: either it is still a state, or the kernel says it is not', () => {
    const keys = Object.keys(start(duel, {}, seedFrom('keys')))
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.jsonValue(), (key, value) => {
        const text = bytes(damaged(key, value))
        try {
          expect(bytes(readState(duel, parsed(text)))).toBe(text)
        } catch {
          expect(['bad-state', 'version-mismatch']).toContain(codeOf(() => readState(duel, parsed(text))))
        }
      }),
      { numRuns: 500 },
    )
  })
})
