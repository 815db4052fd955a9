// What the performance figures in the README come from.

import { GAMES } from '@ludoteka/registry'
import { type KernelBench, measureKernel } from './kernel.ts'

export type { KernelBench }

export async function benchKernel(): Promise<KernelBench> {
  const unmatched = GAMES.get('unmatched')
  if (!unmatched) throw new Error('The bench needs Unmatched, and there is no such game here.')
  return measureKernel(unmatched)
}
