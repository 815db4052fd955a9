// A real PostgreSQL for tests: one for each test file that asks, with a fresh database for each test.

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { findPostgres, startTemporaryPostgres } from '../../../../bench/src/server/temporaryPostgres.ts'

export type Postgres = {
  readonly url: string
  stop(): Promise<void>
}

const run = promisify(execFile)

let running: Promise<Postgres> | undefined

/** The same server for everybody in one test file, until somebody stops it. */
export function startPostgres(): Promise<Postgres> {
  running ??= start()
  return running
}

/** For `afterAll`: stops the server if any test of the file has started it. */
export async function stopPostgres(): Promise<void> {
  await (await running)?.stop()
}

let databases = 0

/** An empty database of its own on that server. */
export async function freshDatabase(): Promise<string> {
  const { url } = await startPostgres()
  const name = `test_${++databases}`
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return url.replace(/[^/]+$/, name)
}

async function start(): Promise<Postgres> {
  // The tests are about our processes dying, not the database's machine: without fsync they are much quicker.
  const { url, stop } = await startTemporaryPostgres(await binaries(), '-c fsync=off -c max_connections=200')
  return {
    url,
    async stop() {
      running = undefined
      stop()
    },
  }
}

async function binaries(): Promise<string> {
  const found = findPostgres()
  if (found) return found
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error('The tests need PostgreSQL: install it (on Debian: apt-get install postgresql).')
  process.stderr.write('Installing PostgreSQL for the tests (apt-get install postgresql) …\n')
  // Two test files may want it at once.
  const install =
    'apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends postgresql'
  await run('flock', [join(tmpdir(), 'ludoteka-postgres.lock'), 'sh', '-c', install], { maxBuffer: 2 ** 26 })
  return findPostgres() ?? Promise.reject(new Error('PostgreSQL was installed, but not where it is looked for.'))
}
