// Servers and workers as processes of their own, so that they can be killed.

import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { ludoteka } from './bundle.ts'
import { afterwards } from './server.ts'

export type Running = {
  readonly url: string
  /** Ends it with kill -9. */
  kill(): Promise<void>
  /** Asks it to end; resolves with the exit code. */
  stop(): Promise<number | null>
  /** The exit code, once it has ended. */
  readonly ended: Promise<number | null>
  /** What it has written to stderr so far. */
  errorOutput(): string
}

type ProcessConfig = {
  readonly data: string
  readonly databaseUrl?: string | undefined
  /** Whether the server takes bot turns itself. */
  readonly runsJobs?: boolean
  /** The bundled command, if it is not the usual one. */
  readonly program?: string
}

export async function serve(
  port: number,
  { data, databaseUrl, runsJobs = true, program }: ProcessConfig,
): Promise<Running> {
  const args = ['serve', '--port', String(port), '--host', '127.0.0.1', '--data', data]
  const settings: NodeJS.ProcessEnv = runsJobs ? {} : { LUDOTEKA_WORK: 'off' }
  return start([program ?? (await ludoteka()), ...args], databaseUrl, `http://127.0.0.1:${port}`, settings)
}

export async function work(databaseUrl: string, settings: NodeJS.ProcessEnv = {}): Promise<Running> {
  return start([await ludoteka(), 'work'], databaseUrl, '', settings)
}

async function start(
  command: readonly string[],
  databaseUrl: string | undefined,
  url: string,
  settings: NodeJS.ProcessEnv,
): Promise<Running> {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...settings,
    LUDOTEKA_LIMITS: 'off',
    LUDOTEKA_SECRET: 'of the tests',
  }
  if (databaseUrl) env['DATABASE_URL'] = databaseUrl
  else delete env['DATABASE_URL']
  const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>(resolve => child.once('close', resolve))
  afterwards(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const errorOutput = await untilReady(child)
  return {
    url,
    ended,
    errorOutput,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}

/** Both commands print one line when they are ready. Returns a function that reads their stderr so far. */
function untilReady({ stdout, stderr }: ChildProcess): Promise<() => string> {
  if (!stdout || !stderr) throw new Error('The process has no output.')
  return new Promise((resolve, reject) => {
    let errorOutput = ''
    stderr.on('data', chunk => {
      errorOutput += String(chunk)
    })
    const lines = createInterface({ input: stdout })
    lines.once('line', () => resolve(() => errorOutput))
    lines.once('close', () => reject(new Error(`It ended before it began: ${errorOutput}`)))
  })
}

export function freePort(): Promise<number> {
  return new Promise(resolve => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
