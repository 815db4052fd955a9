// A match as a fold over what happens at its table.

import { matchOf, SPECTATOR, view } from '@ludoteka/kernel'
import {
  applyEvent,
  cutSince,
  hasEnded,
  replayMatch,
  seatsAsked,
  seatsThatMayUndo,
  stateOf,
  undoRight,
  viewerAt,
  viewsFor,
  withEvent,
} from '@ludoteka/table'
import { expect, test } from 'vitest'
import { DUEL } from '../../verify/test/duel.ts'
import { acted, newDuel } from './matches.ts'

test('events are numbered, and every action knows its event', () => {
  const start = newDuel()
  const paused = withEvent(withEvent(acted(start, 0), { kind: 'pause', on: true }), { kind: 'pause', on: false })
  const match = acted(paused, 1)
  expect(match.seq).toBe(4)
  expect(match.eventOf.slice()).toEqual([1, 4])
})

test('seats asked at the same time do not make each other stale, an own answer does', () => {
  const once = acted(newDuel(), 0)
  expect(once.askedSince).toEqual([1, 0])
  expect(acted(once, 1).askedSince).toEqual([2, 2])
})

test('an undo takes the action, its event and its log entries away', () => {
  const start = newDuel()
  const once = acted(start, 0)
  const back = withEvent(once, { kind: 'undo', seat: 0, to: 0 })
  expect(back.live.state).toEqual(start.live.state)
  expect(back.eventOf.length).toBe(0)
  expect(back.live.log.slice()).toEqual(start.live.log.slice())
  expect(cutSince(back, 1)).toBe(1)
  expect(cutSince(back, 2)).toBeUndefined()
  expect(acted(back, 0).eventOf.slice()).toEqual([3])
})

test('what is known of an event is not computed again', () => {
  const start = newDuel()
  const after = acted(start, 0)
  const event = { kind: 'act', action: { seat: 0, verb: 'plan', arg: 'no such card' } } as const
  expect(applyEvent(start, { seq: 1, at: 0, event }, after.live).live).toBe(after.live)
})

test('whoever resigns loses to all others, and nobody is asked any more', () => {
  const over = withEvent(newDuel(), { kind: 'resign', seat: 0, cause: 'resigned' })
  expect(stateOf(over).result).toEqual({ kind: 'won', winners: [1], reason: 'resigned', rule: '' })
  expect(hasEnded(over)).toBe(true)
  expect(seatsAsked(over)).toEqual([])
  expect(viewsFor(over, [1], viewerAt(over))['b']).toMatchObject({ choice: {}, waiting: [], result: { winners: [1] } })
  expect(seatsThatMayUndo(withEvent(acted(newDuel(), 0), { kind: 'draw' }), [0])).toEqual([])
})

test('a result of the board stays, whatever happens at the table afterwards', () => {
  let match = newDuel()
  while (seatsAsked(match).length > 0) match = acted(match, seatsAsked(match)[0] ?? 0)
  const { result } = match.live.state
  expect(stateOf(withEvent(match, { kind: 'resign', seat: 0, cause: 'timeout' })).result).toBe(result)
})

test('who was replaced by a bot may come back until the seat is taken again', () => {
  const bot = { kind: 'bot', level: 'greedy' } as const
  const left = withEvent(newDuel(), { kind: 'replace', seat: 1, holder: bot, from: 'boris' })
  expect(left.away).toEqual([undefined, 'boris'])
  const holder = { kind: 'account', account: 'boris' } as const
  expect(withEvent(left, { kind: 'replace', seat: 1, holder }).away).toEqual([undefined, undefined])
})

test('the own last action is taken back freely, an earlier one if the others agree', () => {
  const once = acted(newDuel(), 0)
  expect(undoRight(once, 0)).toEqual({ kind: 'free', to: 0 })
  expect(undoRight(once, 1)).toBeUndefined()
  expect(undoRight(acted(once, 1), 0)).toEqual({ kind: 'ifOthersAgree', to: 0 })
})

test('a recorded match comes to the same position', () => {
  const match = acted(acted(newDuel(), 0), 1)
  const again = replayMatch(DUEL, matchOf(match.live))
  expect(again).toEqual(match)
  expect(() => replayMatch(DUEL, { ...matchOf(match.live), version: 99 })).toThrow(
    expect.objectContaining({ code: 'version-mismatch' }),
  )
})

test('a spectator sees what everybody may see', () => {
  const match = acted(newDuel(), 0)
  const spectator = view(DUEL, match.live.state, SPECTATOR)
  expect(viewsFor(match, [], viewerAt(match))).toEqual({ spectator })
  expect(Object.keys(viewsFor(match, [0, 1], viewerAt(match)))).toEqual(['a', 'b'])
})
