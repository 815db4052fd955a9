// Matches: the same actions give the same bytes; what was done can be taken back until somebody learned from it.

import {
  type Action,
  act,
  begin,
  canUndo,
  firstDifference,
  type Live,
  matchOf,
  readMatch,
  replay,
  seedFrom,
  stateHash,
  undo,
  withHashes,
} from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { council } from './games/council.ts'
import { duel } from './games/duel.ts'
import { market } from './games/market.ts'
import { bytes, codeOf, GAMES, last, parsed, stages } from './play.ts'

describe('replay', () => {
  test('gives every state of a match again, byte for byte', () => {
    for (const game of GAMES) {
      const lives = stages(game, 'replay')
      const match = matchOf(last(lives))
      for (const [n, live] of lives.entries()) {
        if (n % 7 !== 0) continue
        const again = replay(game, match, n)
        expect(bytes(again.state)).toBe(bytes(live.state))
        expect(bytes([again.log, again.sealedBefore])).toBe(bytes([live.log, live.sealedBefore]))
      }
    }
  })

  test('of a match that went through JSON is the same', () => {
    for (const game of GAMES) {
      const live = last(stages(game, 'json'))
      const { state } = live
      const read = readMatch(game, parsed(bytes(matchOf(live))))
      expect(bytes(replay(game, read).state)).toBe(bytes(state))
    }
  })

  test('keeps the log in order, each entry with the action that caused it', () => {
    const { log, actions } = last(stages(duel, 'log'))
    expect(log.length).toBeGreaterThan(0)
    const order = log.slice().map(entry => entry.at)
    expect([...order].sort((a, b) => a - b)).toEqual(order)
    expect(order.at(-1)).toBeLessThanOrEqual(actions.length)
  })

  test('under other rules is refused, and so are other games and other lengths', () => {
    const match = matchOf(last(stages(duel, 'versions', {}, 5)))
    const old = withHashes(duel, match)
    for (const run of [replay, firstDifference, withHashes]) {
      expect(codeOf(() => run(duel, { ...old, version: 2 }))).toBe('version-mismatch')
      expect(codeOf(() => run(market, old))).toBe('bad-match')
    }
    expect(() => replay(duel, { ...match, version: 2 })).toThrow(/version 2 of duel; the rules here are version 3/)
    for (const upTo of [-1, 6, 0.5, Number.NaN]) expect(codeOf(() => replay(duel, match, upTo))).toBe('bad-match')
  })

  test('of a match with an action that is not legal is refused', () => {
    const match = matchOf(begin(duel, {}, seedFrom('bad')))
    expect(codeOf(() => replay(duel, { ...match, actions: [{ seat: 0, verb: 'pass' }] }))).toBe('illegal-action')
  })

  test('records an action as it was understood, not the object it came in', () => {
    const came: { seat: number; verb: string } = { seat: 0, verb: 'endTurn' }
    const live = act(duel, begin(duel, {}, seedFrom('alias')), came)
    came.verb = 'pass'
    expect(live.actions.slice()).toEqual([{ seat: 0, verb: 'endTurn' }])
  })
})

describe('hashes', () => {
  test('agree with themselves, one a state', () => {
    for (const game of GAMES) {
      const live = last(stages(game, 'hashes'))
      const { state } = live
      const match = matchOf(live)
      const hashed = withHashes(game, match)
      expect(hashed.hashes).toHaveLength(match.actions.length + 1)
      expect(hashed.hashes?.at(-1)).toBe(stateHash(game, state))
      expect(firstDifference(game, readMatch(game, parsed(bytes(hashed))))).toBeUndefined()
    }
  })

  test('name the first action after which something differs', () => {
    const hashed = withHashes(duel, matchOf(last(stages(duel, 'differ', {}, 9))))
    const hashes = hashed.hashes ?? []
    expect(firstDifference(duel, { ...hashed, hashes: hashes.with(4, 'x') })).toBe(4)
    expect(firstDifference(duel, { ...hashed, hashes: hashes.with(0, 'x') })).toBe(0)
    expect(firstDifference(duel, { ...hashed, hashes: hashes.slice(0, 7) })).toBe(7)
    const { hashes: _none, ...bare } = hashed
    expect(codeOf(() => firstDifference(duel, bare))).toBe('bad-match')
  })
})

describe('taking back', () => {
  /** What is kept to go back to may be less than there was. */
  const withoutKept = (live: Live | undefined): object => ({ ...live, before: undefined })

  const plays = (game: typeof duel, live: Live, ...actions: readonly Action[]): Live =>
    actions.reduce((l, action) => act(game, l, action), live)

  test('is possible exactly until something was shown or thrown or another seat acted', () => {
    for (const game of GAMES) {
      const lives = stages(game, 'undo', {}, 40)
      for (const [n, live] of lives.entries()) {
        const action = live.actions.at(-1)
        for (let seat = 0; seat < live.state.seats; seat++) {
          const possible = action?.seat === seat && !live.state.sealed
          expect(canUndo(live, seat)).toBe(possible)
          if (possible) {
            for (const kept of [live, { ...live, before: undefined }])
              expect(bytes(withoutKept(undo(game, kept, seat)))).toBe(bytes(withoutKept(lives[n - 1])))
          } else expect(codeOf(() => undo(game, live, seat))).toBe('nothing-to-undo')
        }
      }
    }
  })

  test('goes back over several own actions, and stops at a throw', () => {
    const live = plays(
      market,
      begin(market, {}, seedFrom('several')),
      { seat: 0, verb: 'errand' },
      { seat: 1, verb: 'offer', arg: 'ivy:1' },
      { seat: 1, verb: 'job' },
    )
    const back = undo(market, undo(market, live, 1), 1)
    expect(back.actions).toHaveLength(1)
    expect(canUndo(back, 0)).toBe(false) // a die was thrown
  })

  test('a secret vote may be taken back before the next seat votes, the count never', () => {
    const vote = (seat: number): Action => ({ seat, verb: 'vote', arg: 'yes' })
    const one = plays(council, begin(council, {}, seedFrom('v')), vote(2))
    expect(canUndo(one, 2)).toBe(true)
    const all = plays(council, one, vote(0), vote(1), vote(3), vote(4), vote(5))
    expect(canUndo(all, 5)).toBe(false)
  })

  test('at the very start there is nothing to take back', () => {
    expect(codeOf(() => undo(duel, begin(duel, {}, seedFrom('s')), 0))).toBe('nothing-to-undo')
  })
})

describe('a match from outside', () => {
  const good = () => parsed(bytes(withHashes(duel, matchOf(last(stages(duel, 'good', {}, 3))))))

  test.each<[string, object]>([
    ['another game', { game: 'chess' }],
    ['no version', { version: undefined }],
    ['a version in words', { version: '3' }],
    ['no seed', { seed: undefined }],
    ['no actions', { actions: undefined }],
    ['actions that are no list', { actions: {} }],
    ['an action that is no object', { actions: ['pass'] }],
    ['an action without a seat', { actions: [{ verb: 'pass' }] }],
    ['an action with a list', { actions: [{ seat: 0, verb: 'bolt', arg: [] }] }],
    ['hashes that are no list', { hashes: 'x' }],
    ['hashes that are no texts', { hashes: [1] }],
    ['an unknown part', { result: 'won' }],
  ])('with %s is refused', (_what, change) => {
    expect(codeOf(() => readMatch(duel, { ...Object(good()), ...change }))).toBe('bad-match')
  })

  test('with a bad seed or bad options is refused as such', () => {
    expect(codeOf(() => readMatch(duel, { ...Object(good()), seed: 'x' }))).toBe('bad-seed')
    expect(codeOf(() => readMatch(duel, { ...Object(good()), options: { luck: 1 } }))).toBe('bad-options')
    expect(codeOf(() => readMatch(duel, null))).toBe('bad-match')
  })
})
