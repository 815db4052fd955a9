// A server in a process of its own, seen from the bench: how it is started, asked for its usage, and stopped.

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { isRecord } from './messages.ts'

export const LOOPBACK = '127.0.0.1'

/** The bundled programs of our server's threads. */
export type Threads = { readonly storeThread: URL; readonly botWorker: URL }

export type BenchServer = { readonly url: string; close(): Promise<void> }

export const SIDES = ['ours', 'peer'] as const
/** Whose server a process runs. */
export type Side = (typeof SIDES)[number]

/** Our server is started as `npm start` does it. */
const OUR_FLAGS = ['--max-semi-space-size=64']

/** What the server's process says to the bench: where it listens, and what it has used whenever it is asked. */
export type Report = { readonly url: string } | Memory | ProcessorTime
/**
 * What the process holds, and the part of it that is Node's young generation: it grows with the load up to its limit, however many
 * tables there are.
 */
export type Memory = { readonly rssBytes: number; readonly youngBytes: number }
export type ProcessorTime = { readonly cpuSeconds: number }

export type ServerProcess = {
  readonly url: string
  /** After a collection of garbage. */
  memory(): Promise<Memory>
  /** Seconds on a processor since its start, all threads together. */
  cpuSeconds(): Promise<number>
  stop(): Promise<void>
}

/** Our server keeps its tables in the folder `data`, or in PostgreSQL where an address is given. */
export type Place = { readonly data: string; readonly databaseUrl?: string }

export async function startServerProcess(file: URL, side: Side, { data, databaseUrl }: Place): Promise<ServerProcess> {
  const child = fork(fileURLToPath(file), [side, data, ...(databaseUrl === undefined ? [] : [databaseUrl])], {
    execArgv: ['--expose-gc', ...(side === 'ours' ? OUR_FLAGS : [])],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const url = (await nextReport(child))['url']
  if (typeof url !== 'string') throw new Error('The server did not tell where it listens.')
  return {
    url,
    async memory() {
      child.send('memory')
      const { rssBytes, youngBytes } = await nextReport(child)
      return { rssBytes: Number(rssBytes), youngBytes: Number(youngBytes) }
    },
    async cpuSeconds() {
      child.send('processor time')
      return Number((await nextReport(child))['cpuSeconds'])
    },
    async stop() {
      if (child.exitCode !== null) return
      const gone = once(child, 'exit')
      if (child.connected) child.disconnect()
      const force = setTimeout(() => child.kill('SIGKILL'), 5_000)
      await gone
      clearTimeout(force)
    },
  }
}

/** What a process of the bench says next; an error if it ends instead. */
export async function nextReport(child: ChildProcess): Promise<Readonly<Record<string, unknown>>> {
  const gone = new AbortController()
  const onExit = (code: number | null): void => gone.abort(new Error(`A process of the bench ended with code ${code}.`))
  child.once('exit', onExit)
  try {
    const [report]: unknown[] = await once(child, 'message', { signal: gone.signal })
    return isRecord(report) ? report : {}
  } catch (error) {
    throw gone.signal.aborted ? gone.signal.reason : error
  } finally {
    child.off('exit', onExit)
  }
}

export async function withServer<T>(
  program: URL,
  side: Side,
  place: Place,
  work: (server: ServerProcess) => Promise<T>,
): Promise<T> {
  const server = await startServerProcess(program, side, place)
  try {
    return await work(server)
  } finally {
    await server.stop()
  }
}
