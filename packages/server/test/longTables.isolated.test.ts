// Tables with long matches: opened from snapshots, which are only a cache; their log in pages; undos within limits.

import { type Game, OWN_KERNEL } from '@ludoteka/kernel'
import { applyChanges, history, type ServerMessage, type ViewJson } from '@ludoteka/protocol'
import { applyEvents, beginMatch, type MatchState, PAGE_ACTIONS, UNDO_REACH } from '@ludoteka/table'
import { expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { WALK } from '../../table/test/walk.ts'
import { tableMessage } from '../src/live/messages.ts'
import { updateWriter } from '../src/live/updates.ts'
import { aroundActions, beforeEvent, type MatchPart, partOf } from '../src/replays/parts.ts'
import { openStore } from '../src/store/open.ts'
import type { MatchRow, Store, StoredEvent } from '../src/store/store.ts'
import { NODE_SYSTEM } from '../src/system.ts'
import { tableCache } from '../src/table/cache.ts'
import { type HistoryQuery, historyOf } from '../src/table/history.ts'
import { openRecording, recordingKeeper } from '../src/table/recording.ts'
import { openTableRepository, type TableRepository } from '../src/table/repository.ts'
import { openSnapshots, readSnapshot } from '../src/table/snapshots.ts'
import { isStarted, type StartedTable, type TableState } from '../src/table/state.ts'
import { openTables } from '../src/table/tables.ts'
import { earlierLogOf } from '../src/table/views.ts'
import { aMatch } from './store/samples.ts'
import { freshDatabase } from './support/postgres.ts'
import { afterwards, rethrow, temporaryFolder } from './support/server.ts'

let played = 0
const COUNTED: Game = {
  ...WALK,
  kernel: {
    ...OWN_KERNEL,
    playOn: (game, ...args) => {
      played++
      return OWN_KERNEL.playOn(game, ...args)
    },
  },
}

vi.mock(import('@ludoteka/registry'), async original => ({ ...(await original()), loadGame: async () => COUNTED }))

const MATCH = 'long-match'

/** How many actions are played while something is done. */
async function actionsPlayed<T>(work: () => Promise<T>): Promise<readonly [T, number]> {
  const before = played
  const result = await work()
  return [result, played - before]
}

function repositoryOn(store: Store, { isSingleProcess = true } = {}): TableRepository {
  return openTableRepository({
    store,
    system: NODE_SYSTEM,
    cache: tableCache(10_000),
    isSingleProcess,
    onError: rethrow,
  })
}

const act = (seq: number, seat: number): StoredEvent => ({
  seq,
  at: seq,
  event: { kind: 'act', action: { seat, verb: 'step' } },
})

const sqliteStore = (): Promise<Store> => openStore({ file: `${temporaryFolder()}/tables.db` })
const postgresStore = async (): Promise<Store> => openStore({ file: '', databaseUrl: await freshDatabase() })

/** A stored match of so many steps, of which nothing is kept but the events. */
async function storedMatch(
  actions: number,
  opened = sqliteStore(),
): Promise<{ readonly store: Store; readonly row: MatchRow }> {
  const store = await opened
  afterwards(() => store.close())
  const seats = ['anna', 'boris'].map(account => ({ kind: 'account' as const, account }))
  await store.createMatch(aMatch(MATCH, { game: 'walk', options: {}, status: 'running', seats, waiting: [0] }))
  const revision = (seq: number) => ({ id: MATCH, revision: seq - 1 })
  // One after another: PostgreSQL has several connections, over which they would overtake each other.
  for (let seq = 1; seq <= actions; seq++) {
    const isKept = await store.append(revision(seq), act(seq, (seq - 1) % 2), { actions: seq, waiting: [seq % 2] })
    if (!isKept) throw new Error(`Event ${seq} was not stored.`)
  }
  const row = await store.match(MATCH)
  if (!row) throw new Error('There is no match.')
  return { store, row }
}

/** A part of a match as the threads of replays open it. */
function baseOf(row: MatchRow, part: MatchPart | undefined): MatchState {
  const base = part?.snapshot === undefined ? beginMatch(COUNTED, row) : readSnapshot(COUNTED, row, part.snapshot)
  if (!base) throw new Error('The snapshot was not read.')
  return base
}

const tableOf = (row: MatchRow, part: MatchPart | undefined): StartedTable => ({
  ...applyEvents(baseOf(row, part), part?.events ?? []),
  row,
})

function started(table: TableState): StartedTable {
  if (!isStarted(table)) throw new Error('It has not begun.')
  return table
}

test('the first opening plays the match and writes snapshots, the next one plays the last actions only', async () => {
  const { store } = await storedMatch(1_000)
  const first = repositoryOn(store)
  const [whole, all] = await actionsPlayed(() => first.load(MATCH))
  expect(all).toBe(1_000)
  await first.settled()
  const [again, few] = await actionsPlayed(() => repositoryOn(store).load(MATCH))
  expect(few).toBe(1_000 - 7 * PAGE_ACTIONS)
  expect(few).toBeLessThanOrEqual(PAGE_ACTIONS + UNDO_REACH)
  expect(started(again).live.state).toEqual(started(whole).live.state)
  expect(started(again).eventOf.at(-1)).toBe(1_000)
  expect(started(again).pages).toEqual(started(whole).pages)
})

test('a full page of a match under way is written while it goes on, and leaves the memory', async () => {
  const { store } = await storedMatch(2 * PAGE_ACTIONS - 2)
  const repository = repositoryOn(store)
  const tables = openTables(repository)
  await repository.load(MATCH)
  await repository.settled()
  for (const [seat, account] of [
    ['left', 'anna'],
    ['right', 'boris'],
  ] as const) {
    const { seq } = await repository.load(MATCH)
    await tables.act(MATCH, account, { seq, seat, verb: 'step' })
  }
  await repository.settled()
  expect(await store.snapshotAt(MATCH, 2 * PAGE_ACTIONS)).toMatchObject({ actions: 2 * PAGE_ACTIONS })
  const { live } = started(await repository.load(MATCH))
  expect(live.actions.length).toBe(2 * PAGE_ACTIONS)
  expect(live.actions.skipped).toBe(PAGE_ACTIONS)
})

test.each([
  ['damaged', (content: string) => content.replace('"steps":', '"step":')],
  ['of a changed state', (content: string) => content.replace(/"steps":\d+/, '"steps":3')],
  ['of another form', (content: string) => content.replace(/"format":\d+/, '"format":99')],
  ['no JSON', () => '{'],
])('a snapshot that is %s is dropped, and the match is the same', async (_what, change) => {
  const { store, row } = await storedMatch(2 * PAGE_ACTIONS + UNDO_REACH)
  const { matchAt, settled } = openSnapshots({ store, onError: rethrow })
  const opened = () => matchAt(COUNTED, row, row.seq, row.actions - UNDO_REACH)
  const whole = await opened()
  await settled()
  const kept = await store.snapshotAt(MATCH, 2 * PAGE_ACTIONS)
  if (!kept) throw new Error('There is no snapshot.')
  await store.deleteSnapshot(MATCH, kept.seq)
  await store.addSnapshot(MATCH, { ...kept, content: change(kept.content) })
  const [again, count] = await actionsPlayed(opened)
  expect(again.live.state).toEqual(whole.live.state)
  expect(count).toBe(PAGE_ACTIONS + UNDO_REACH)
  await settled()
  expect(await store.snapshotAt(MATCH, 2 * PAGE_ACTIONS)).toEqual(kept)
  expect((await actionsPlayed(opened))[1]).toBe(UNDO_REACH)
})

test('a snapshot of what was taken back later is not used', async () => {
  const { store, row } = await storedMatch(PAGE_ACTIONS)
  const { matchAt, settled, keep } = openSnapshots({ store, onError: rethrow })
  keep(MATCH, await matchAt(COUNTED, row, row.seq, 0))
  await settled()
  const undo: StoredEvent = { seq: PAGE_ACTIONS + 1, at: 0, event: { kind: 'undo', seat: 0, to: PAGE_ACTIONS - 2 } }
  await store.append({ id: MATCH, revision: row.revision }, undo, {})
  for (let n = 2; n < 102; n++)
    await store.append({ id: MATCH, revision: row.revision + n - 1 }, act(PAGE_ACTIONS + n, n % 2), {})
  const seq = PAGE_ACTIONS + 101
  const match = await matchAt(COUNTED, row, seq, PAGE_ACTIONS + 98 - UNDO_REACH)
  expect(match.live.actions.length).toBe(PAGE_ACTIONS + 98)
  expect(match.live.state).toMatchObject({ steps: PAGE_ACTIONS + 98 })
  expect(match.live.actions.skipped).toBe(0)
})

test('a message of a long table holds the newest page of the log; earlier ones are told when they are asked for', async () => {
  const { store, row } = await storedMatch(1_000)
  const repository = repositoryOn(store)
  const table = started(await repository.load(MATCH))
  await repository.settled()
  const contents = { seats: [0], views: {}, chat: [], now: 0, match: {} as never }
  const message = tableMessage(table, contents)
  if (message.type !== 'table') throw new Error('It is no table.')
  expect(message).toMatchObject({ whole: true, earlier: true })
  const steps = message.log.map(({ data }) => data['steps'])
  expect(steps.at(-1)).toBe(1_000)
  const all = [...message.log]
  for (let earlier = true; earlier; ) {
    const before = all[0]?.at ?? 0
    const part = await partOf(store, row, beforeEvent(before))
    const page = earlierLogOf(tableOf(row, part), 'anna', { before })
    expect(page.entries.length).toBeLessThanOrEqual(200)
    all.unshift(...page.entries)
    earlier = page.earlier
  }
  expect(all.map(({ data, at }) => [data['steps'], at])).toEqual(
    Array.from({ length: 1_000 }, (_, n) => [n + 1, n + 1]),
  )
})

test('who comes back gets what is missing, or the newest page if that is too much', async () => {
  const { store } = await storedMatch(1_000)
  const table = started(await repositoryOn(store).load(MATCH))
  const since = (seq: number): Extract<ServerMessage, { type: 'table' }> => {
    const contents = { seats: [0], views: {}, chat: [], now: 0, match: {} as never, since: seq }
    const message = tableMessage(table, contents)
    if (message.type !== 'table') throw new Error('It is no table.')
    return message
  }
  expect(since(990)).toMatchObject({ whole: false, earlier: false })
  expect(since(990).log).toHaveLength(10)
  expect(since(10)).toMatchObject({ whole: true, earlier: true })
  const write = updateWriter(table, 0)
  expect(JSON.parse(write([0], {}, { seq: 990, views: {} }) ?? '')).toMatchObject({ type: 'update', seq: 1_000 })
  expect(write([0], {}, { seq: 10, views: {} })).toBeUndefined()
})

/** The positions as Anna is told them. */
const historyIn = (
  table: StartedTable,
  query: HistoryQuery,
  recordingFrom: Parameters<typeof historyOf>[3] = (match, seat) => openRecording(match, seat),
): z.infer<typeof history> => history.parse(JSON.parse(historyOf(table, 'anna', query, recordingFrom)))

test('positions late in a long match are replayed from the snapshot before them', async () => {
  const { store, row } = await storedMatch(1_000)
  const repository = repositoryOn(store)
  await repository.load(MATCH)
  await repository.settled()
  const whole = await openSnapshots({ store, onError: rethrow }).matchAt(COUNTED, row, row.seq, 0)
  for (const from of [0, 700, 980]) {
    const query = { from, to: from + 20 }
    const [answer, count] = await actionsPlayed(async () => {
      const part = await partOf(store, row, aroundActions(query))
      const { live } = baseOf(row, part)
      return historyIn(tableOf(row, part), query, (match, seat) => openRecording(match, seat, from, live))
    })
    expect(answer).toEqual(historyIn({ ...whole, row }, query))
    expect(answer.frames).toHaveLength(21)
    expect(count).toBeLessThan(3 * PAGE_ACTIONS)
  }
})

test('positions come in answers of a limited size, each as what has changed since the one before', async () => {
  const { store, row } = await storedMatch(150)
  const match = await openSnapshots({ store, onError: rethrow }).matchAt(COUNTED, row, row.seq, 0)
  const { frames } = historyIn({ ...match, row }, { from: 10 })
  let view: ViewJson = {}
  for (const frame of frames) {
    view = applyChanges(view, frame.view)
    expect(view).toMatchObject({ you: 'left', facts: { steps: frame.at } })
  }
  expect(frames.map(({ at }) => at)).toEqual(Array.from({ length: 141 }, (_, n) => n + 10))
  expect(Object.keys(frames[1]?.view ?? {}).length).toBeLessThan(Object.keys(frames[0]?.view ?? {}).length)
})

test('positions that were shown once are told again without playing the match, whichever of them come first', async () => {
  const { store, row } = await storedMatch(150)
  const match = await openSnapshots({ store, onError: rethrow }).matchAt(COUNTED, row, row.seq, 0)
  const table = { ...match, row }
  const kept = recordingKeeper()
  historyIn(table, { from: 0 }, kept)
  for (const from of [0, 1, 31, 32, 33, 100, 150]) {
    const query = { from, to: from + 40 }
    const [again, count] = await actionsPlayed(async () => historyIn(table, query, kept))
    expect(count).toBe(0)
    expect(again).toEqual(historyIn(table, query))
    expect(historyIn(table, { ...query, seat: 'spectator' }, kept).frames[0]?.view).toMatchObject({ you: 'spectator' })
    historyIn(table, { from: 0 }, kept)
  }
  expect(historyIn(table, { from: 20, to: 10 }, kept)).toEqual({ total: 150, frames: [] })
})

test.each([
  ['SQLite', sqliteStore, { isSingleProcess: true }],
  ['PostgreSQL', postgresStore, { isSingleProcess: false }],
])(
  '%s: a seat that acts and takes back without end is refused, and the table opens as before',
  async (_engine, open, processes) => {
    const { store } = await storedMatch(10, open())
    const repository = repositoryOn(store, processes)
    const tables = openTables(repository)
    const refusals: string[] = []
    for (let n = 0; n < 40 && refusals.length === 0; n++) {
      const { seq } = await repository.load(MATCH)
      const acted = await tables.act(MATCH, 'anna', { seq, seat: 'left', verb: 'rest' })
      await tables.undo(MATCH, 'anna', { seq: acted.seq, seat: 'left' }).catch((error: unknown) => {
        refusals.push(String(error))
      })
    }
    expect(refusals).toEqual([expect.stringContaining('taken back very often')])
    const [table, count] = await actionsPlayed(() => repositoryOn(store, processes).load(MATCH))
    expect(count).toBe(11)
    expect(started(table).live.actions.length).toBe(11)
  },
)
