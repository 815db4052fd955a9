// What is noted about seats: bots' memories go back with an undo, and proposals count from the seat's own last action.

import {
  applyEvents,
  beginMatch,
  type MatchEvent,
  type MatchState,
  memoryOf,
  proposalsOf,
  restoreMatch,
  snapshotOf,
  withEvent,
} from '@ludoteka/table'
import { expect, test } from 'vitest'
import { WALK } from './walk.ts'

const START = { options: {}, seed: 'e'.repeat(32) }

const turnOf = ({ live }: MatchState): number => live.asked[0]?.seat ?? 0

/** The seat whose turn it is acts, and remembers a number. */
function step(match: MatchState, remembered?: number): MatchState {
  const action = { seat: turnOf(match), verb: 'step' }
  return withEvent(match, { kind: 'act', action, ...(remembered === undefined ? {} : { memory: { remembered } }) })
}

const propose = (match: MatchState, seat: number): MatchState => withEvent(match, { kind: 'propose', seat })

test('a bot remembers what it last stored, and nothing at first', () => {
  const begun = beginMatch(WALK, START)
  const seat = turnOf(begun)
  expect(memoryOf(begun, seat)).toEqual({})
  const stored = step(begun, 1)
  expect(memoryOf(stored, seat)).toEqual({ remembered: 1 })
  expect(memoryOf(step(stored), seat)).toEqual({ remembered: 1 })
})

test('an undo takes back what was remembered with the actions', () => {
  const first = step(beginMatch(WALK, START), 1)
  const seat = first.live.actions.at(0)?.seat ?? 0
  let later = first
  while (later.live.actions.length < 3 || turnOf(later) !== seat) later = step(later)
  const second = step(later, 2)
  expect(memoryOf(second, seat)).toEqual({ remembered: 2 })
  expect(memoryOf(withEvent(second, { kind: 'undo', seat, to: 1 }), seat)).toEqual({ remembered: 1 })
  expect(memoryOf(withEvent(second, { kind: 'undo', seat, to: 0 }), seat)).toEqual({})
})

test('proposals count until the seat has acted; acting and taking it back changes nothing', () => {
  const begun = beginMatch(WALK, START)
  const seat = turnOf(begun)
  const proposed = propose(propose(begun, seat), seat)
  expect(proposalsOf(proposed, seat)).toHaveLength(2)
  expect(proposalsOf(step(proposed), seat)).toEqual([])
  expect(proposalsOf(withEvent(step(proposed), { kind: 'undo', seat, to: 0 }), seat)).toHaveLength(2)
})

test('notes are the same from a snapshot, and from events of which some were taken back', () => {
  const events: readonly MatchEvent[] = [
    { kind: 'act', action: { seat: turnOf(beginMatch(WALK, START)), verb: 'step' }, memory: { remembered: 1 } },
    { kind: 'propose', seat: 0 },
    { kind: 'undo', seat: 0, to: 0 },
    { kind: 'propose', seat: 1 },
  ]
  const begun = beginMatch(WALK, START)
  const onwards = events.reduce<MatchState>(withEvent, begun)
  const numbered = events.map((event, i) => ({ seq: i + 1, at: 0, event }))
  expect(applyEvents(begun, numbered).notes).toEqual(onwards.notes)
  const restored = restoreMatch(WALK, START, JSON.parse(JSON.stringify(snapshotOf(onwards))))
  expect(restored?.notes).toEqual(onwards.notes)
})
