// A database that can't be used: requests are refused as unavailable, it is logged once, health shows it, and all goes on when it is back.

import Database from 'libsql'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { sitDown } from './support/player.ts'
import { freshDatabase, ownPostgres } from './support/postgres.ts'
import { freePort, serve, work } from './support/process.ts'
import { startProxy } from './support/proxy.ts'
import { TEST_TIMEOUT_MS } from './support/reconnectingPlayer.ts'
import { openServer, temporaryFolder } from './support/server.ts'

const PATIENT = { timeout: 60_000 }
const ERROR = 50
const logLine = z.looseObject({ level: z.number(), msg: z.string() })

/** Everything is tried often and given up soon; but a busy machine has the time to open a connection. */
const QUICK = { heartbeatMs: 50, maintenanceMs: 50, refreshMs: 50, databaseTimeoutMs: 3_000, shutdownMs: 500 }

function logged() {
  const lines: z.infer<typeof logLine>[] = []
  return {
    logger: pino({ level: 'warn' }, { write: line => lines.push(logLine.parse(JSON.parse(line))) }),
    errors: () => lines.filter(({ level }) => level >= ERROR).map(({ msg }) => msg),
  }
}

const healthOf = async (url: string): Promise<number> => (await fetch(`${url}/healthz`)).status

const ONCE = ['the store can not be used; requests are refused']

test('a full disk refuses what it can not store, and goes on when there is room again', async () => {
  const opened = vi.spyOn(Database.prototype, 'exec')
  const log = logged()
  const { url } = await openServer({ logger: log.logger, heartbeatMs: 1_000 })
  const file: unknown = opened.mock.contexts[opened.mock.calls.findIndex(([sql]) => sql.includes('journal_mode'))]
  opened.mockRestore()
  if (!(file instanceof Database)) throw new Error('No file was opened.')
  const anna = await sitDown(url)
  const create = async () => anna.post('/api/matches', { game: 'unmatched' })
  expect((await create()).status).toBe(201)
  file.exec('PRAGMA max_page_count = 1') // no page more than there are
  await expect.poll(create, { ...PATIENT, interval: 1 }).toMatchObject({ status: 503, body: { error: 'unavailable' } })
  expect(await healthOf(url)).toBe(503)
  expect((await anna.get('/api/me')).status).toBe(200)
  for (let n = 0; n < 5; n++) await create()
  expect(log.errors()).toEqual(ONCE)
  file.exec('PRAGMA max_page_count = 1000000')
  expect((await create()).status).toBe(201)
  await expect.poll(() => healthOf(url), PATIENT).toBe(200)
  expect(log.errors()).toEqual(ONCE)
})

test(
  'a stopped PostgreSQL',
  async () => {
    const log = logged()
    const postgres = await ownPostgres()
    const server = await openServer({ databaseUrl: postgres.url, logger: log.logger, ...QUICK })
    const anna = await sitDown(server.url)
    const table = await anna.watch((await anna.create({ game: 'unmatched', hotSeat: true })).id)
    expect(await healthOf(server.url)).toBe(200)
    postgres.stop()
    for (let n = 0; n < 3; n++)
      expect(await anna.get('/api/me')).toMatchObject({ status: 503, body: { error: 'unavailable' } })
    expect(await table.actSomehow(table.view('a1').waiting[0] ?? '')).toMatchObject({
      problem: { error: 'unavailable' },
    })
    expect(await healthOf(server.url)).toBe(503)
    await server.close()
    expect(log.errors()).toEqual(ONCE)
  },
  TEST_TIMEOUT_MS,
)

test(
  'connections that fall silent are given up; tables go on with new ones',
  async () => {
    const proxy = await startProxy(await freshDatabase())
    const log = logged()
    const server = await openServer({ databaseUrl: proxy.url, logger: log.logger, ...QUICK })
    const anna = await sitDown(server.url)
    const table = await anna.watch((await anna.create({ game: 'unmatched', hotSeat: true })).id)
    const act = () => table.actSomehow(table.view('a1').waiting[0] ?? '')
    expect(await act()).toMatchObject({ type: 'done' })
    proxy.fallSilent()
    expect(await act()).toMatchObject({ type: 'refused', problem: { error: 'unavailable' } })
    expect(await anna.get('/api/me')).toMatchObject({ status: 503, body: { error: 'unavailable' } })
    expect(await healthOf(server.url)).toBe(503)
    proxy.forward()
    await expect.poll(() => healthOf(server.url), PATIENT).toBe(200)
    await expect.poll(async () => (await act()).type, PATIENT).toBe('done')
    expect(log.errors()).toEqual(ONCE)
  },
  TEST_TIMEOUT_MS,
)

test(
  'a server whose database is silent ends in order',
  async () => {
    const proxy = await startProxy(await freshDatabase())
    const server = await openServer({ databaseUrl: proxy.url, logger: logged().logger, ...QUICK })
    const anna = await sitDown(server.url)
    const table = await anna.watch((await anna.create({ game: 'unmatched', hotSeat: true })).id)
    proxy.fallSilent()
    const waiting = anna.get('/api/me')
    await server.close()
    expect(await waiting).toMatchObject({ status: 503 })
    expect(await table.closed).toBe(1001)
  },
  TEST_TIMEOUT_MS,
)

test(
  'processes whose database is silent end in order when they are asked to',
  async () => {
    const proxy = await startProxy(await freshDatabase())
    const server = await serve(await freePort(), { data: temporaryFolder(), databaseUrl: proxy.url })
    const worker = await work(proxy.url)
    const anna = await sitDown(server.url)
    const { id } = await anna.create({ game: 'unmatched', hotSeat: true })
    const table = await anna.watch(id)
    proxy.fallSilent()
    table.send({ type: 'act', id: 1, seq: 0, seat: 'a1', verb: 'none' })
    // Exit code 1 would say that they had to be ended after ten seconds.
    expect(await Promise.all([server.stop(), worker.stop()])).toEqual([0, 0])
  },
  TEST_TIMEOUT_MS,
)
