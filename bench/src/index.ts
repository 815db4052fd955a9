// What the performance figures in the README come from.

import { GAMES } from '@ludoteka/registry'
import { type KernelBench, measureKernel } from './kernel.ts'
import type { ServerBench } from './server/serverBench.ts'

export type { KernelBench, ServerBench }

export async function benchKernel(): Promise<KernelBench> {
  const unmatched = GAMES.get('unmatched')
  if (!unmatched) throw new Error('The bench needs Unmatched, and there is no such game here.')
  return measureKernel(unmatched)
}

/** `program` is the bundled program of the servers' processes. */
export async function benchServer(program: URL): Promise<ServerBench> {
  const { measureServer } = await import('./server/serverBench.ts')
  return measureServer(program)
}
