// What the performance figures in the README come from.

import { GAMES } from '@ludoteka/registry'
import { type KernelBench, measureKernel } from './kernel.ts'
import type { ServerBench } from './server/serverBench.ts'
import { type GameFigures, measureShelf } from './shelf.ts'

export type { KernelBench, ServerBench }

/** The kernel beside its peer, and every game there is. */
export type KernelFigures = KernelBench & { readonly games: readonly GameFigures[] }

export async function benchKernel(): Promise<KernelFigures> {
  const unmatched = GAMES.get('unmatched')
  if (!unmatched) throw new Error('The bench needs Unmatched, and there is no such game here.')
  const figures = await measureKernel(unmatched)
  return { ...figures, games: measureShelf([...GAMES.values()]) }
}

/** `program` is the bundled program of the servers' processes. */
export async function benchServer(program: URL): Promise<ServerBench> {
  const { measureServer } = await import('./server/serverBench.ts')
  return measureServer(program)
}
