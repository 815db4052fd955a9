// Jobs that a killed process had not scheduled yet are scheduled by the next one; a clock that is checked too early is checked again.

import type { ServerMessage } from '@ludoteka/protocol'
import { timeLeft } from '@ludoteka/table'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { commonConfig } from '../src/config.ts'
import { openServices, type Services } from '../src/services.ts'
import { openStore } from '../src/store/open.ts'
import type { MatchRow, Store } from '../src/store/store.ts'
import { NODE_SYSTEM } from '../src/system.ts'
import { newRow } from '../src/table/lobby.ts'
import { anAccount } from './store/samples.ts'
import { botWorker } from './support/bundle.ts'
import { sitDown } from './support/player.ts'
import { freshDatabase } from './support/postgres.ts'
import { TEST_TIMEOUT_MS } from './support/reconnectingPlayer.ts'
import { afterwards, loggedErrors, openServer, temporaryFolder } from './support/server.ts'
import { botsTurn, TWO_BOTS } from './support/tableRequests.ts'

const ME = { kind: 'me' } as const
/** The last heartbeat of a server. */
type Sign = { readonly lastSign: number }

const NEVER = 2 ** 31 - 1
const LOOK_EVERY_MS = 20

const isOver = (one: ServerMessage): boolean => {
  if (one.type === 'update') return one.status === 'finished'
  return 'match' in one && one.match.status === 'finished'
}

const hasMoved = (one: ServerMessage): boolean => (one.type === 'update' || one.type === 'table') && one.seq > 0

async function until(store: Store, match: string, isDone: (row: MatchRow) => boolean): Promise<void> {
  for (let waited = 0; waited < TEST_TIMEOUT_MS / 2; waited += LOOK_EVERY_MS) {
    const row = await store.match(match)
    if (row && isDone(row)) return
    await new Promise(resolve => setTimeout(resolve, LOOK_EVERY_MS))
  }
  throw new Error('The match is not where it should be.')
}

const finished = (store: Store, match: string): Promise<void> =>
  until(store, match, ({ status }) => status === 'finished')
/** A bot has acted. */
const moved = (store: Store, match: string): Promise<void> => until(store, match, ({ actions }) => actions > 0)

/** A match of one person against themselves whose clock has so much left. */
function ticking(leftMs: number): MatchRow {
  const clock = { kind: 'bank', bankMs: 60_000, incrementMs: 0 } as const
  const row = newRow('ada-account', { ...TWO_BOTS, clock, seats: [ME, ME] }, NODE_SYSTEM)
  return { ...row, clocks: { left: [leftMs, leftMs], running: row.waiting, since: Date.now() } }
}

describe.each([
  ['SQLite', async (): Promise<string | undefined> => undefined],
  ['PostgreSQL', freshDatabase],
])('%s', (_name, place) => {
  /** A folder and a database in which a killed process has left these matches. */
  async function left({ lastSign }: Sign, ...rows: readonly MatchRow[]) {
    const databaseUrl = await place()
    const data = temporaryFolder()
    const store = await openStore({ databaseUrl, file: `${data}/ludoteka.db` })
    await store.createAccount(anAccount('ada-account'))
    for (const row of rows) await store.createMatch(row)
    await store.heartbeat(lastSign)
    await store.close()
    return { data, databaseUrl }
  }

  /** The consumer of the jobs, without a server around it. */
  async function working({ lastSign }: Sign, ...rows: readonly MatchRow[]): Promise<Services> {
    const core = await openServices(
      commonConfig({
        ...(await left({ lastSign }, ...rows)),
        botWorker: await botWorker(),
        logger: pino({ level: 'error' }, { write: line => loggedErrors.push(line) }),
        maintenanceMs: 50,
      }),
    )
    afterwards(() => core.close())
    await core.startJobs()
    return core
  }

  test('a bot turn and a running clock are resumed by the next server', async () => {
    const bots = botsTurn()
    const clock = ticking(300)
    const { url } = await openServer({ ...(await left({ lastSign: Date.now() }, bots, clock)), maintenanceMs: NEVER })
    const anna = await sitDown(url)
    await (await anna.watch(bots.id)).when(hasMoved)
    await (await anna.watch(clock.id)).when(isOver)
  })

  test('a job that another process has lost is found by a running one', async () => {
    const there = await left({ lastSign: Date.now() })
    const { url } = await openServer({ ...there, maintenanceMs: 50 })
    const store = await openStore({ databaseUrl: there.databaseUrl, file: `${there.data}/ludoteka.db` })
    afterwards(() => store.close())
    const bots = botsTurn()
    await store.createMatch(bots)
    const table = await (await sitDown(url)).watch(bots.id)
    await table.when(hasMoved)
  })

  test('while no server is running a clock stands still, and is checked again when one is', async () => {
    const [clock, bots] = [ticking(0), botsTurn()]
    const { store, scheduleJobs, scheduleWaitingBots } = await working(
      { lastSign: Date.now() - 3_600_000 },
      clock,
      bots,
    )
    scheduleJobs(clock)
    await scheduleWaitingBots()
    await moved(store, bots.id) // by then the clock has been looked at
    expect((await store.match(clock.id))?.status).toBe('running')
    await store.heartbeat(Date.now())
    await finished(store, clock.id)
  })

  test('bots go on when a proposal is answered, or when nobody has answered it in time', async () => {
    const LONG_MS = 60_000
    const [fresh, late, other] = [1, 2, 3].map(botsTurn)
    if (!fresh || !late || !other) throw new Error('Three tables are needed.')
    const proposal = { number: 0, kind: 'draw', by: 0, to: 0, pending: [1] } as const
    const open = { ...fresh, proposal: { ...proposal, at: Date.now() + 3_600_000 } }
    const ending = { ...late, proposal: { ...proposal, at: Date.now() + 500 - LONG_MS } }
    const core = await working({ lastSign: Date.now() }, open, ending, other)
    for (const row of [open, ending, other]) core.scheduleJobs(row)
    await moved(core.store, ending.id)
    const [first] = await core.store.events(ending.id, 0)
    expect(first?.at).toBeGreaterThanOrEqual(ending.proposal.at + LONG_MS)
    await moved(core.store, other.id)
    expect((await core.store.match(open.id))?.seq).toBe(0)
    await core.repository.change(open.id, () => ({ row: { proposal: null } }))
    await moved(core.store, open.id)
  })

  test('servers that come back at once give the time back once', async () => {
    const HOUR = 3_600_000
    const clock = ticking(60_000)
    const since = Date.now() - HOUR - 10_000
    // Ten seconds of the clock were used before the last heartbeat.
    const row = { ...clock, clocks: clock.clocks && { ...clock.clocks, since } }
    const there = await left({ lastSign: since + 10_000 }, row)
    const servers = there.databaseUrl === undefined ? 1 : 3
    await Promise.all(Array.from({ length: servers }, () => openServer({ ...there, runsJobs: false })))
    const store = await openStore({ databaseUrl: there.databaseUrl, file: `${there.data}/ludoteka.db` })
    afterwards(() => store.close())
    const clocks = (await store.match(row.id))?.clocks
    const [seat = 0] = row.waiting
    const leftNow = clocks ? timeLeft(clocks, seat, Date.now()) : 0
    expect(leftNow).toBeGreaterThan(0)
    expect(leftNow).toBeLessThanOrEqual(50_000)
  })

  test('a clock that is checked too early is checked again in time', async () => {
    const clock = ticking(500)
    const core = await working({ lastSign: Date.now() }, clock)
    core.scheduleJobs({ ...clock, clocks: ticking(0).clocks }) // as it was before the last move
    await finished(core.store, clock.id)
    const events = await core.store.events(clock.id, 0)
    expect(events.map(({ event }) => event)).toMatchObject([{ kind: 'resign', cause: 'timeout' }])
    expect(events[0]?.at).toBeGreaterThanOrEqual((clock.clocks?.since ?? 0) + 500)
  })
})
