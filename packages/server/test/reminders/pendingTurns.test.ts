// Reminders count from when a seat was asked, whatever others do meanwhile.

import { expect, test } from 'vitest'
import { market } from '../../../kernel/test/games/market.ts'
import { roads } from '../../../kernel/test/games/roads.ts'
import { pendingTurnsAt } from '../../src/reminders/pendingTurns.ts'
import type { MatchRow } from '../../src/store/store.ts'
import { cancelOrder, giveOrder } from '../../src/table/orders.ts'
import { changeForAction, requireRunning } from '../../src/table/play.ts'
import { applyEvent, initialTable, type TableState } from '../../src/table/state.ts'
import { aMatch } from '../store/samples.ts'
import { applied } from '../support/repository.ts'

const TIMING = { liveMs: 60_000, daysMs: 300_000 }
const ROW: MatchRow = aMatch('some-match', {
  game: market.id,
  options: {},
  status: 'running',
  seats: ['anna', 'boris', 'clara', 'dora'].map(account => ({ kind: 'account' as const, account })),
  waiting: [0],
  updatedAt: 500,
})

function acted(table: TableState, seat: number, verb: string, arg: string | undefined, at: number): TableState {
  const action = arg === undefined ? { seat, verb } : { seat, verb, arg }
  const { event, row, live } = changeForAction(requireRunning(table), action, at)
  if (!event) throw new Error('Nothing has happened.')
  const seq = table.seq + 1
  return applyEvent(table, { seq, at, event }, { row: { ...table.row, ...row, seq, updatedAt: at }, live })
}

const reminded = (table: TableState) =>
  pendingTurnsAt(table, TIMING).map(({ account, at, turn }) => [account, turn, at.turn])

test('an offer of somebody else puts no reminder off', () => {
  const start = initialTable(market, ROW)
  expect(reminded(start)).toEqual([['anna', 0, 500 + TIMING.liveMs]])
  const worked = acted(start, 0, 'job', undefined, 1_000)
  expect(reminded(worked)).toEqual([['boris', 1, 1_000 + TIMING.liveMs]])
  const offered = acted(worked, 2, 'offer', 'jon:1', 50_000)
  expect(reminded(offered)).toEqual([['boris', 1, 1_000 + TIMING.liveMs]])
  const again = acted(offered, 1, 'job', undefined, 70_000)
  expect(reminded(again)).toEqual([['clara', 3, 70_000 + TIMING.liveMs]])
})

test('nobody is reminded of what a standing order will answer', () => {
  const start = initialTable(roads, { ...ROW, game: roads.id, seats: ROW.seats.slice(0, 3) })
  const marched = acted(start, 0, 'march', 'east', 1_000)
  expect(reminded(marched)).toEqual([['boris', 1, 1_000 + TIMING.liveMs]])
  const order = { seat: 'east', order: 'letPass', span: 'match' } as const
  const ordered = applied(marched, giveOrder(marched, 'boris', order, 2_000))
  expect(reminded(ordered)).toEqual([])
  expect(reminded(applied(ordered, cancelOrder(ordered, 'boris', order)))).toEqual(reminded(marched))
})
