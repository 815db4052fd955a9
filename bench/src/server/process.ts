// A server in a process of its own, so that its clients do not share its thread or its memory.

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { hasParts } from './parts.ts'
import type { Side, Usage } from './served.ts'

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
    return hasParts(report) ? report : {}
  } catch (error) {
    throw gone.signal.aborted ? gone.signal.reason : error
  } finally {
    child.off('exit', onExit)
  }
}
