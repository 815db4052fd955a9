// A server in a process of its own, seen from the bench: how it is started, asked for its usage, and stopped.

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { isRecord } from './messages.ts'

export const LOOPBACK = '127.0.0.1'

/** The bundled programs of our server's threads; that of the bots is required but never used here. */
export type Threads = { readonly storeThread: URL; readonly botWorker: URL }

export type BenchServer = { readonly url: string; close(): Promise<void> }

export const SIDES = ['ours', 'peer'] as const
/** Whose server a process runs. */
export type Side = (typeof SIDES)[number]

/** What the server's process says to the bench: where it listens, and what it has used whenever it is asked. */
export type Report = { readonly url: string } | Usage
export type Usage = { readonly rssBytes: number; readonly heapBytes: number; readonly cpuSeconds: number }

export type ServerProcess = {
  readonly url: string
  /** Memory after a collection of garbage, and time on a processor since the start. */
  usage(): Promise<Usage>
  stop(): Promise<void>
}

export async function startServerProcess(file: URL, side: Side, data: string): Promise<ServerProcess> {
  const child = fork(fileURLToPath(file), [side, data], {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const url = (await nextReport(child))['url']
  if (typeof url !== 'string') throw new Error('The server did not tell where it listens.')
  return {
    url,
    async usage() {
      child.send('usage')
      const { rssBytes, heapBytes, cpuSeconds } = await nextReport(child)
      return { rssBytes: Number(rssBytes), heapBytes: Number(heapBytes), cpuSeconds: Number(cpuSeconds) }
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

async function nextReport(child: ChildProcess): Promise<Readonly<Record<string, unknown>>> {
  const gone = new AbortController()
  const onExit = (code: number | null): void => gone.abort(new Error(`A server of the bench ended with code ${code}.`))
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
