// A real PostgreSQL for tests: started on a free port in a temporary folder, one for each test file that asks.

import { execFile, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'

export type Postgres = {
  readonly url: string
  stop(): Promise<void>
}

const run = promisify(execFile)
const INSTALLED = '/usr/lib/postgresql'
const isRoot = process.getuid?.() === 0

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
  const bin = await binaries()
  const folder = mkdtempSync(join(tmpdir(), 'ludoteka-postgres-'))
  if (isRoot) await giveToPostgres(folder)
  const data = join(folder, 'data')
  asPostgres(join(bin, 'initdb'), ['-D', data, '-U', 'ludoteka', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'])
  const port = await startOnFreePort(join(bin, 'pg_ctl'), folder, data)

  const [program, args] = command(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop'])
  const stopNow = (): void => {
    spawnSync(program, args, { cwd: '/', stdio: 'ignore' })
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', stopNow)
  return {
    url: `postgres://ludoteka@127.0.0.1:${port}/postgres`,
    async stop() {
      process.removeListener('exit', stopNow)
      running = undefined
      stopNow()
    },
  }
}

/** Between finding a free port and using it, somebody else may take it. */
async function startOnFreePort(pgCtl: string, folder: string, data: string): Promise<number> {
  for (let triesLeft = 3; ; triesLeft--) {
    const port = await freePort()
    // The tests are about our processes dying, not the database's machine: without fsync they are much quicker.
    const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`
    try {
      asPostgres(pgCtl, ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start'])
      return port
    } catch (error) {
      if (triesLeft === 0) throw error
    }
  }
}

/** PostgreSQL refuses to run as root. */
function command(program: string, args: readonly string[]): [string, string[]] {
  return isRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, [...args]]
}

function asPostgres(program: string, args: readonly string[]): void {
  const [file, all] = command(program, args)
  // Its output is not read: the server inherits it and would keep it open.
  const { status, error } = spawnSync(file, all, { cwd: '/', stdio: 'ignore' })
  if (status !== 0) throw new Error(`${program} failed (${error?.message ?? `exit code ${status}`}).`)
}

async function giveToPostgres(folder: string): Promise<void> {
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async which => Number((await run('id', [which, 'postgres'])).stdout)),
  )
  if (uid === undefined || gid === undefined) throw new Error('There is no user postgres.')
  chownSync(folder, uid, gid)
}

async function binaries(): Promise<string> {
  const found = newest()
  if (found) return found
  if (!isRoot || !existsSync('/usr/bin/apt-get'))
    throw new Error('The tests need PostgreSQL: install it (on Debian: apt-get install postgresql).')
  process.stderr.write('Installing PostgreSQL for the tests (apt-get install postgresql) …\n')
  // Two test files may want it at once.
  const install =
    'apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends postgresql'
  await run('flock', [join(tmpdir(), 'ludoteka-postgres.lock'), 'sh', '-c', install], { maxBuffer: 2 ** 26 })
  return newest() ?? Promise.reject(new Error('PostgreSQL was installed, but not where it is looked for.'))
}

function newest(): string | undefined {
  if (!existsSync(INSTALLED)) return undefined
  return readdirSync(INSTALLED)
    .sort((a, b) => Number(b) - Number(a))
    .map(version => join(INSTALLED, version, 'bin'))
    .find(bin => existsSync(join(bin, 'initdb')))
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('There is no free port.')),
      )
    })
  })
}
