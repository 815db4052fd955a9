// How much memory a process keeps that plays game after game.

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Sampler } from '@ludoteka/kernel'
import { median } from './measure.ts'
import type { Player } from './player.ts'

export type Memory = {
  readonly games: number
  /** What the process held after each tenth of the games, garbage collected. */
  readonly rssMbByTenth: readonly number[]
  /** How much of it JavaScript had in use. */
  readonly heapUsedMbByTenth: readonly number[]
}

export function measureMemory(player: Player, games: number, random: Sampler): Memory {
  const rssMbByTenth: number[] = []
  const heapUsedMbByTenth: number[] = []
  for (let tenth = 1; tenth <= 10; tenth++) {
    for (let n = 0; n < games / 10; n++) player(random)
    collectGarbage()
    const { rss, heapUsed } = process.memoryUsage()
    rssMbByTenth.push(rss / 1024 / 1024)
    heapUsedMbByTenth.push(heapUsed / 1024 / 1024)
  }
  return { games, rssMbByTenth, heapUsedMbByTenth }
}

/**
 * What the process holds more towards the end than after the first tenth: the median of the last three readings over
 * that of the three after the first, because V8 enlarges its young generation in steps.
 */
export function growthMb({ rssMbByTenth }: Memory): number {
  return median(rssMbByTenth.slice(-3)) - median(rssMbByTenth.slice(1, 4))
}

/** Exposes the garbage collector and runs it: readings without it would vary by chance. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
}
