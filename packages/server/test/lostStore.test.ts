// A server whose store has died says so, tells its players to come back, and ends, so that it is started again.

import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { ludotekaWith, storeThread } from './support/bundle.ts'
import { sitDown } from './support/player.ts'
import { freePort, serve } from './support/process.ts'
import { TEST_TIMEOUT_MS } from './support/reconnectingPlayer.ts'
import { openServer, temporaryFolder } from './support/server.ts'

/** The real thread of a store, which ends in the given way once this file exists. */
async function mortal(file: string, end: string): Promise<string> {
  return `
    import { existsSync } from 'node:fs'
    import ${JSON.stringify((await storeThread()).href)}
    setInterval(() => { if (existsSync(${JSON.stringify(file)})) ${end} }, 20)
  `
}

const EXIT = 'process.exit(0)'
const CRASH = "throw new Error('the disk is gone')"
const FATAL = 60

test.each([
  { end: EXIT, cause: 'has ended with code 0' },
  { end: CRASH, cause: 'the disk is gone' },
])('when its thread ends by $end', async ({ end, cause }) => {
  const folder = temporaryFolder()
  const death = join(folder, 'death')
  writeFileSync(join(folder, 'store.mjs'), await mortal(death, end))
  const lines: string[] = []
  const server = await openServer({
    storeThread: pathToFileURL(join(folder, 'store.mjs')),
    logger: pino({ level: 'error' }, { write: line => lines.push(line) }),
    heartbeatMs: 20,
    maintenanceMs: 20,
  })
  const anna = await sitDown(server.url)
  const { id } = await anna.create({ game: 'unmatched', hotSeat: true })
  const table = await anna.watch(id)
  const lost = once(server.lost, 'abort')
  expect(server.lost.aborted).toBe(false)
  writeFileSync(death, '')
  await lost
  expect(await table.actSomehow(table.view('a1').waiting[0] ?? '')).toMatchObject({ problem: { error: 'unavailable' } })
  expect((await fetch(`${server.url}/healthz`)).status).toBe(503)
  await server.close()
  expect(await table.closed).toBe(1012)
  expect(lines.map(line => JSON.parse(line).level)).toEqual([FATAL])
  expect(lines[0]).toContain(cause)
})

test('a server that is closed has lost nothing', async () => {
  const lines: string[] = []
  const server = await openServer({
    storeThread: await storeThread(),
    logger: pino({ level: 'error' }, { write: line => lines.push(line) }),
  })
  const table = await (await sitDown(server.url)).create({ game: 'unmatched' })
  const watching = await (await sitDown(server.url)).watch(table.id)
  await server.close()
  expect([server.lost.aborted, lines, await watching.closed]).toEqual([false, [], 1001])
})

test(
  'the process ends with an exit code that asks for a new one, which finds everything',
  async () => {
    const data = temporaryFolder()
    const death = join(data, 'death')
    const port = await freePort()
    const server = await serve(port, { data, program: await ludotekaWith(await mortal(death, CRASH)) })
    const anna = await sitDown(server.url)
    const { id } = await anna.create({ game: 'unmatched' })
    const table = await anna.watch(id)
    writeFileSync(death, '')
    expect(await server.ended).toBe(1)
    expect(await table.closed).toBe(1012)
    expect(server.errorOutput().match(/"level":60/g)).toHaveLength(1)
    const next = await serve(port, { data })
    expect(await anna.at(next.url).get(`/api/matches/${id}`)).toMatchObject({ status: 200, body: { status: 'open' } })
    expect(await next.stop()).toBe(0)
  },
  TEST_TIMEOUT_MS,
)
