// A real PostgreSQL for tests: one for the whole run, with a fresh database for each test.

import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import {
  type Cluster,
  findPostgres,
  startCluster,
  stopCluster,
} from '../../../../bench/src/server/temporaryPostgres.ts'
import { onceInRun } from './run.ts'
import { afterwards } from './testScope.ts'

const run = promisify(execFile)

/** An empty database of its own, on a PostgreSQL that globalSetup.ts stops. */
export async function freshDatabase(): Promise<string> {
  return databaseIn(await onceInRun('postgres', start))
}

export type OwnDatabase = {
  readonly url: string
  /** Ends the whole PostgreSQL at once. */
  stop(): void
}

/** An empty database on a PostgreSQL that nobody else uses. */
export async function ownPostgres(): Promise<OwnDatabase> {
  const cluster = await start()
  afterwards(() => stopCluster(cluster))
  return { url: await databaseIn(cluster), stop: () => stopCluster(cluster) }
}

async function databaseIn({ url }: Cluster): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return url.replace(/[^/]+$/, name)
}

// The tests are about our processes dying, not the database's machine: without fsync they are much quicker.
const SETTINGS = '-c fsync=off -c max_connections=300'

async function start(): Promise<Cluster> {
  return startCluster(await binaries(), SETTINGS)
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
