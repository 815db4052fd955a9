// A PostgreSQL of one's own, where it is installed: on a free port, in a temporary folder that disappears with it.

import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** As plain data, so that another process can stop it. */
export type Cluster = {
  readonly url: string
  /** The process that all others of it descend from. */
  readonly pid: number
  readonly bin: string
  readonly folder: string
}

export type TemporaryPostgres = Cluster & { stop(): void }

const INSTALLED = '/usr/lib/postgresql'
const isRoot = process.getuid?.() === 0

/** Where the programs of the newest installed version are. */
export function findPostgres(): string | undefined {
  if (!existsSync(INSTALLED)) return undefined
  return readdirSync(INSTALLED)
    .sort((a, b) => Number(b) - Number(a))
    .map(version => join(INSTALLED, version, 'bin'))
    .find(bin => existsSync(join(bin, 'initdb')))
}

/** `settings` are options of the server, such as `-c fsync=off`. It ends with this process at the latest. */
export async function startTemporaryPostgres(bin: string, settings = ''): Promise<TemporaryPostgres> {
  const cluster = await startCluster(bin, settings)
  const stop = (): void => {
    process.removeListener('exit', stop)
    stopCluster(cluster)
  }
  process.once('exit', stop)
  return { ...cluster, stop }
}

/** It runs until somebody stops it, also when this process has ended. */
export async function startCluster(bin: string, settings = ''): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteka-postgres-'))
  if (isRoot) giveToPostgres(folder)
  const data = dataIn(folder)
  asPostgres(join(bin, 'initdb'), ['-D', data, '-U', 'ludoteka', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'])
  const port = await startOnFreePort(join(bin, 'pg_ctl'), folder, data, settings)
  const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  return { url: `postgres://ludoteka@127.0.0.1:${port}/postgres`, pid, bin, folder }
}

/** Ends it at once and removes its folder. */
export function stopCluster({ bin, folder }: Cluster): void {
  const [program, args] = command(join(bin, 'pg_ctl'), ['-D', dataIn(folder), '-m', 'immediate', '-w', 'stop'])
  spawnSync(program, args, { cwd: '/', stdio: 'ignore' })
  rmSync(folder, { recursive: true, force: true })
}

function dataIn(folder: string): string {
  return join(folder, 'data')
}

/** Between finding a free port and using it, somebody else may take it. */
async function startOnFreePort(pgCtl: string, folder: string, data: string, settings: string): Promise<number> {
  for (let triesLeft = 3; ; triesLeft--) {
    const port = await freePort()
    const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 ${settings}`
    try {
      asPostgres(pgCtl, ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start'])
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

function giveToPostgres(folder: string): void {
  const [uid, gid] = ['-u', '-g'].map(which =>
    Number(spawnSync('id', [which, 'postgres'], { encoding: 'utf8' }).stdout || Number.NaN),
  )
  if (uid === undefined || gid === undefined || Number.isNaN(uid)) throw new Error('There is no user postgres.')
  chownSync(folder, uid, gid)
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
