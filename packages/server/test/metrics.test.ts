// The metrics of servers and workers, and who may read them.

import { pino } from 'pino'
import { expect, test } from 'vitest'
import { commonConfig } from '../src/config.ts'
import { isLoopback } from '../src/http/operationRoutes.ts'
import { startWorker } from '../src/index.ts'
import { openServices } from '../src/services.ts'
import { openStore } from '../src/store/open.ts'
import { NODE_SYSTEM } from '../src/system.ts'
import { newRow } from '../src/table/lobby.ts'
import { botWorker } from './support/bundle.ts'
import { freshDatabase } from './support/postgres.ts'
import { afterwards, openServer, temporaryFolder } from './support/server.ts'
import { botsTurn, TWO_BOTS } from './support/tableRequests.ts'

const TOKEN = 'kept-by-prometheus'
const PATIENT = { timeout: 100_000 }

const statusOf = async (url: string, headers: Readonly<Record<string, string>> = {}): Promise<number> =>
  (await fetch(`${url}/metrics`, { headers })).status

test.each([{ trustProxy: false }, { trustProxy: true }])(
  'without a token they are for this machine, and not for whoever comes through a proxy on it: %o',
  async settings => {
    const { url } = await openServer(settings)
    expect(await (await fetch(`${url}/metrics`)).text()).toContain('ludoteka_sockets 0')
    for (const header of ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])
      expect(await statusOf(url, { [header]: '127.0.0.1' }), header).toBe(404)
    expect(await statusOf(url, { authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '10.0.0.1' })).toBe(404)
  },
)

test('with a token the metrics are read by whoever has it, from anywhere', async () => {
  const { url } = await openServer({ metricsToken: TOKEN })
  const none = await fetch(`${url}/metrics`)
  expect([none.status, none.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  for (const authorization of ['', TOKEN, 'Bearer ', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, `Basic ${TOKEN}`])
    expect(await statusOf(url, { authorization }), authorization).toBe(401)
  const authorization = `Bearer ${TOKEN}`
  expect(await statusOf(url, { authorization })).toBe(200)
  expect(await statusOf(url, { authorization, 'x-forwarded-for': '203.0.113.7' })).toBe(200)
})

test('without a token a private network is not enough: addresses are translated there', () => {
  const near = ['127.0.0.1', '127.8.8.8', '::1', '[::1]', '::ffff:127.0.0.1', 'localhost']
  const far = ['8.8.8.8', '10.1.2.3', '172.17.0.1', '192.168.1.9', '::ffff:10.0.0.1', 'fd00::1', '2606:4700::1111', '']
  expect(near.filter(address => !isLoopback(address))).toEqual([])
  expect(far.filter(isLoopback)).toEqual([])
})

test('a published site serves no metrics without a token, whoever seems to ask', async () => {
  const site = { origins: ['https://play.example'] }
  expect(await statusOf((await openServer(site)).url)).toBe(404)
  expect(await statusOf((await openServer({ origins: ['http://localhost:8080'] })).url)).toBe(200)
  const { url } = await openServer({ ...site, metricsToken: TOKEN })
  expect(await statusOf(url, { authorization: `Bearer ${TOKEN}` })).toBe(200)
})

test('a worker serves its metrics on a port of its own, with the same access rules', async () => {
  const databaseUrl = await freshDatabase()
  const store = await openStore({ databaseUrl, file: '' })
  afterwards(() => store.close())
  await store.createMatch(botsTurn())
  const settings = {
    databaseUrl,
    data: temporaryFolder(),
    botWorker: await botWorker(),
    logger: pino({ level: 'silent' }),
  }
  const worker = await startWorker({ ...settings, metricsPort: 0 })
  afterwards(() => worker.close())
  const url = worker.metricsUrl ?? ''
  const numbers = async (): Promise<string> => (await fetch(`${url}/metrics`)).text()
  await expect.poll(numbers, PATIENT).toMatch(/ludoteka_jobs_total\{kind="bot",outcome="done"\} [1-9]/)
  expect(await numbers()).toMatch(/ludoteka_bot_seconds_count [1-9]/)
  expect(await numbers()).toMatch(/nodejs_eventloop_lag_seconds \d/)
  expect(await statusOf(url, { 'x-forwarded-for': '127.0.0.1' })).toBe(404)
  expect((await fetch(`${url}/healthz`)).status).toBe(404)

  const guarded = await startWorker({ ...settings, metricsPort: 0, metricsToken: TOKEN })
  afterwards(() => guarded.close())
  expect(await statusOf(guarded.metricsUrl ?? '')).toBe(401)
  expect(await statusOf(guarded.metricsUrl ?? '', { authorization: `Bearer ${TOKEN}` })).toBe(200)

  const silent = await startWorker(settings)
  afterwards(() => silent.close())
  expect(silent.metricsUrl).toBeUndefined()
  await worker.close()
  await expect(fetch(`${url}/metrics`)).rejects.toThrow()
})

test('a job that fails is counted as such', async () => {
  const core = await openServices(
    commonConfig({ data: temporaryFolder(), botWorker: await botWorker(), logger: pino({ level: 'silent' }) }),
  )
  afterwards(() => core.close())
  await core.store.heartbeat(Date.now())
  await core.startJobs()
  const clocks = { left: [0, 0], running: [0], since: 0 }
  core.scheduleJobs({
    ...newRow('ada-account', { ...TWO_BOTS, seats: [{ kind: 'me' }, { kind: 'me' }] }, NODE_SYSTEM),
    clocks,
  })
  await expect
    .poll(() => core.metrics.registry.metrics(), PATIENT)
    .toContain('ludoteka_jobs_total{kind="clock",outcome="failed"} 1')
})
