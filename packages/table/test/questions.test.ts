// An answer is stale only if its own question has changed: what others do beside it does not void it.

import { type Action, actionsOf, choiceOf } from '@ludoteka/kernel'
import { applyEvent, applyEvents, askedThroughout, beginMatch, isStale, type MatchState } from '@ludoteka/table'
import { expect, test } from 'vitest'
import { market } from '../../kernel/test/games/market.ts'
import { acted, newDuel } from './matches.ts'

const [GIL, HAL, IVY] = [0, 1, 2] as const

const newMarket = (): MatchState => beginMatch(market, { options: {}, seed: 'a'.repeat(32) })

function played(match: MatchState, action: Action): MatchState {
  const seq = match.seq + 1
  return applyEvent(match, { seq, at: seq * 1_000, event: { kind: 'act', action } })
}

const isStaleAt = (match: MatchState, action: Action, seq: number): boolean => isStale(match, action, seq)

test('an offer of somebody else leaves the question as it is, also if it is made to the seat that is asked', () => {
  const start = newMarket()
  const offered = played(start, { seat: IVY, verb: 'offer', arg: 'hal:1' })
  expect(isStaleAt(offered, { seat: GIL, verb: 'job' }, 0)).toBe(false)
  const toGil = played(offered, { seat: HAL, verb: 'offer', arg: 'gil:2' })
  expect(isStaleAt(toGil, { seat: GIL, verb: 'job' }, 0)).toBe(false)
  expect(toGil.askedSince[GIL]).toBe(0)
})

test('an offer of one’s own leaves the own question as it is', () => {
  const offered = played(newMarket(), { seat: GIL, verb: 'offer', arg: 'hal:1' })
  expect(isStaleAt(offered, { seat: GIL, verb: 'errand' }, 0)).toBe(false)
})

test('an answer makes the next question a new one, also for the same seat', () => {
  const worked = played(newMarket(), { seat: GIL, verb: 'job' })
  expect(isStaleAt(worked, { seat: HAL, verb: 'job' }, 0)).toBe(true)
  expect(isStaleAt(worked, { seat: HAL, verb: 'job' }, 1)).toBe(false)
  const duel = acted(newDuel(), 0)
  expect(isStaleAt(duel, { seat: 0, verb: 'plan', arg: 'ant' }, 0)).toBe(true)
  expect(duel.askedSince).toEqual([1, 0])
})

test('what stands open is answered as it was seen: another offer makes that answer stale, somebody’s work does not', () => {
  const offered = played(newMarket(), { seat: IVY, verb: 'offer', arg: 'hal:1' })
  const accept: Action = { seat: HAL, verb: 'accept', arg: 'ivy' }
  expect(isStaleAt(offered, accept, 0)).toBe(true)
  expect(isStaleAt(offered, accept, 1)).toBe(false)
  const worked = played(offered, { seat: GIL, verb: 'job' })
  expect(isStaleAt(worked, accept, 1)).toBe(false)
  const changed = played(worked, { seat: GIL, verb: 'offer', arg: 'hal:2' })
  expect(isStaleAt(changed, accept, 1)).toBe(true)
})

test('the time of a question is that of the event that asked it', () => {
  const worked = played(newMarket(), { seat: GIL, verb: 'job' })
  expect(worked.askedAt[HAL]).toBe(1_000)
  const offered = played(worked, { seat: IVY, verb: 'offer', arg: 'gil:1' })
  expect(offered.askedAt[HAL]).toBe(1_000)
  const first = played(newMarket(), { seat: IVY, verb: 'offer', arg: 'gil:1' })
  expect(first.askedAt[GIL]).toBe(1_000)
})

test('an undo leaves the question of whoever was asked before, and goes on being asked the same', () => {
  const planned = acted(newDuel(), 0)
  const event = { kind: 'undo', seat: 0, to: 0, asked: askedThroughout(planned, 0, 0) } as const
  expect(event.asked).toEqual([1])
  const back = applyEvent(planned, { seq: 2, at: 9_000, event })
  const plan = (seat: number): Action => ({ seat, verb: 'plan', arg: 'ant' })
  expect([isStaleAt(back, plan(0), 1), isStaleAt(back, plan(1), 1)]).toEqual([true, false])
  expect(back.askedSince).toEqual([2, 0])
  // The same from the events alone, of which what was taken back is not played.
  const [first] = actionsOf(0, choiceOf(newDuel().live.asked, 0) ?? {})
  if (!first) throw new Error('Nothing can be planned.')
  const events = [
    { seq: 1, at: 0, event: { kind: 'act', action: first } },
    { seq: 2, at: 9_000, event },
  ] as const
  expect(applyEvents(newDuel(), events)).toMatchObject({ askedSince: back.askedSince, askedAt: back.askedAt })
})

test('who was asked by what an undo takes back is asked anew', () => {
  const worked = played(newMarket(), { seat: GIL, verb: 'job' })
  expect(askedThroughout(worked, GIL, 0)).toEqual([])
})

test('after an undo that says nothing of it everybody is asked anew', () => {
  const worked = played(newMarket(), { seat: GIL, verb: 'job' })
  const back = applyEvent(worked, { seq: 2, at: 9_000, event: { kind: 'undo', seat: GIL, to: 0 } })
  expect(isStaleAt(back, { seat: GIL, verb: 'job' }, 1)).toBe(true)
  expect(back.askedAt).toEqual([9_000, 9_000, 9_000, 9_000])
})
