// Idle tables close themselves; recently changed ones stay open, and finished matches are kept.

import type { ServerMessage } from '@ludoteka/protocol'
import { findGame } from '@ludoteka/registry'
import { afterEach, expect, test } from 'vitest'
import { openStore } from '../src/store/open.ts'
import type { MatchRow, Store } from '../src/store/store.ts'
import { NODE_SYSTEM } from '../src/system.ts'
import { tableCache } from '../src/table/cache.ts'
import { closeIfIdle, newRow, type TableRequest } from '../src/table/lobby.ts'
import { idleTableCloser } from '../src/table/maintenance.ts'
import { openTableRepository } from '../src/table/repository.ts'
import { initialTable } from '../src/table/state.ts'
import { openTables } from '../src/table/tables.ts'
import { sitDown } from './support/player.ts'
import { afterwards, loggedErrors, manualClock, openServer, rethrow, temporaryFolder } from './support/server.ts'

afterEach(() => expect(loggedErrors.splice(0)).toEqual([]))

const DAY = 86_400_000
const IDLE_LIMITS = { openMs: 14 * DAY, runningMs: 180 * DAY }

/** A machine that is never suspended: when the test puts the clock forward, that time counts. */
const AWAKE = { heartbeatMs: 20, maintenanceMs: 20, downAfterMs: Number.POSITIVE_INFINITY }

const isClosed = (one: ServerMessage): one is Extract<ServerMessage, { type: 'match' }> =>
  one.type === 'match' && one.match.status === 'abandoned'

test('an open table closes itself after 14 days, and those who watch it are notified', async () => {
  const clock = manualClock()
  const { url } = await openServer({ system: clock.system, ...AWAKE })
  const [anna, boris] = await Promise.all([sitDown(url, 'Anna'), sitDown(url, 'Boris')])
  const { id } = await anna.create({ game: 'unmatched' })
  const table = await boris.watch(id)
  clock.forward(14 * DAY)
  await table.until(isClosed)
  expect(await boris.refused(`/api/matches/${id}/join`)).toMatchObject({ error: 'over' })
  expect(JSON.stringify((await boris.get('/api/matches?list=open')).body)).not.toContain(id)
})

test('a match without a change for 180 days closes, and nobody has won', async () => {
  const clock = manualClock()
  const { url } = await openServer({ system: clock.system, ...AWAKE })
  const [anna, boris] = await Promise.all([sitDown(url, 'Anna'), sitDown(url, 'Boris')])
  const { id } = await anna.create({ game: 'unmatched', options: { heroPick: 'random' } })
  await boris.match(`/api/matches/${id}/join`)
  const table = await boris.watch(id)
  clock.forward(180 * DAY)
  expect((await table.until(isClosed)).match).toMatchObject({ result: { kind: 'open' }, waiting: [] })
  expect(await table.ask({ type: 'resign', seat: 'b1' })).toMatchObject({ problem: { error: 'over' } })
})

const NOW = 1_900_000_000_000
const ME = { kind: 'me' } as const
const WANTED: TableRequest = {
  game: 'unmatched',
  options: { heroPick: 'random' },
  seats: [ME],
  visibility: 'private',
  hotSeat: false,
  clock: { kind: 'none' },
  onTimeout: 'lose',
}

/** A table last touched so many days ago, a year after it was made. */
function changedDaysAgo(daysAgo: number, wanted: Partial<TableRequest> = {}, more: Partial<MatchRow> = {}): MatchRow {
  const updatedAt = NOW - daysAgo * DAY
  const system = { ...NODE_SYSTEM, now: () => updatedAt }
  return { ...newRow('ada-account', { ...WANTED, ...wanted }, system), createdAt: updatedAt - 365 * DAY, ...more }
}

const RUNNING = { seats: [ME, ME] }

/** A store with these tables, and a repository over it whose clock stands at `NOW`. */
async function storeWith(rows: readonly MatchRow[]) {
  const store = await openStore({ file: `${temporaryFolder()}/ludoteka.db` })
  afterwards(() => store.close())
  for (const row of rows) await store.createMatch(row)
  const system = { ...NODE_SYSTEM, now: () => NOW }
  const repository = openTableRepository({
    store,
    system,
    cache: tableCache(1_000),
    isSingleProcess: true,
    onError: rethrow,
  })
  return { store, repository, system }
}

const statuses = (store: Store, rows: readonly MatchRow[]): Promise<readonly (string | undefined)[]> =>
  Promise.all(rows.map(async ({ id }) => (await store.match(id))?.status))

test('recently changed tables, tables with a clock and finished matches are not closed', async () => {
  const expected: readonly (readonly [MatchRow, MatchRow['status']])[] = [
    [changedDaysAgo(13), 'open'],
    [changedDaysAgo(14), 'abandoned'],
    [changedDaysAgo(14, { clock: { kind: 'days', days: 30 } }), 'abandoned'],
    [changedDaysAgo(1, RUNNING), 'running'],
    [changedDaysAgo(179, RUNNING), 'running'],
    [changedDaysAgo(180, RUNNING), 'abandoned'],
    [changedDaysAgo(180, RUNNING, { paused: true }), 'abandoned'],
    [changedDaysAgo(180, { ...RUNNING, clock: { kind: 'days', days: 30 } }), 'running'],
    [changedDaysAgo(3_000, RUNNING, { status: 'finished' }), 'finished'],
    [changedDaysAgo(180, RUNNING, { version: 0 }), 'abandoned'], // its rules are no longer kept
    [changedDaysAgo(180, RUNNING, { version: 99 }), 'running'], // by rules of a newer server
  ]
  const rows = expected.map(([row]) => row)
  const { store, repository, system } = await storeWith(rows)
  const sweep = idleTableCloser({ store, repository, system, limits: IDLE_LIMITS, onError: rethrow })
  await sweep() // from anywhere to the end
  await sweep() // from the beginning
  expect(await statuses(store, rows)).toEqual(expected.map(([, status]) => status))
})

test('many idle tables are closed a few at a time, until none is left', async () => {
  const rows = Array.from({ length: 7 }, () => changedDaysAgo(20))
  const { store, repository, system } = await storeWith(rows)
  const sweep = idleTableCloser({ store, repository, system, limits: IDLE_LIMITS, most: 2, onError: rethrow })
  const closed = async (): Promise<number> =>
    (await statuses(store, rows)).filter(status => status === 'abandoned').length
  for (let before = 0; before < rows.length; ) {
    await sweep()
    const now = await closed()
    expect(now - before).toBeLessThanOrEqual(2)
    before = now
  }
  expect(await closed()).toBe(rows.length)
})

test('who comes back while the table is about to be closed finds it open', async () => {
  const row = changedDaysAgo(20, { visibility: 'public' })
  const { store, repository, system } = await storeWith([row])
  const late: Pick<Store, 'idleMatches'> = {
    async idleMatches() {
      await openTables(repository).join(row.id, 'bob-account', {})
      return { ids: [row.id] }
    },
  }
  await idleTableCloser({ store: late, repository, system, limits: IDLE_LIMITS, onError: rethrow })()
  expect(await statuses(store, [row])).toEqual(['running'])
})

test.each(['open', 'running'] as const)('to the millisecond: %s', status => {
  const [row, game] = [changedDaysAgo(0, RUNNING), findGame('unmatched')]
  const closedAt = (updatedAt: number): boolean =>
    closeIfIdle(initialTable(game, { ...row, status, updatedAt }), { open: 1_000, running: 1_000 }) !== undefined
  expect([closedAt(1_000), closedAt(1_001)]).toEqual([true, false])
})

test('a clock that runs ends a match by itself, one that stands still does not', () => {
  const clock = { kind: 'days', days: 3 } as const
  const row = { ...changedDaysAgo(0, RUNNING), clock, updatedAt: 1 }
  const isClosed = (paused: boolean): boolean =>
    closeIfIdle(initialTable(findGame('unmatched'), { ...row, paused }), { open: 1, running: 1 }) !== undefined
  expect([isClosed(true), isClosed(false)]).toEqual([true, false])
})
