// How much memory a process keeps that plays game after game.

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Sampler } from '@ludoteka/kernel'
import type { Player } from './player.ts'

/** What the process holds, and what of it is in use by JavaScript. */
type Held = { readonly rssMb: number; readonly heapUsedMb: number }

export type Memory = {
  readonly games: number
  /** What the process held after each tenth of the games, garbage included: shows where growth stops. */
  readonly rssMbByTenth: readonly number[]
  /** After a tenth of the games and after all of them, with the garbage collected. */
  readonly afterTenth: Held
  readonly atEnd: Held
}

export function measureMemory(player: Player, games: number, random: Sampler): Memory {
  const rssMbByTenth: number[] = []
  const playTenth = (): void => {
    for (let n = 0; n < games / 10; n++) player(random)
    rssMbByTenth.push(held().rssMb)
  }
  playTenth()
  const afterTenth = heldWithoutGarbage()
  for (let tenth = 2; tenth <= 10; tenth++) playTenth()
  return { games, rssMbByTenth, afterTenth, atEnd: heldWithoutGarbage() }
}

function held(): Held {
  const { rss, heapUsed } = process.memoryUsage()
  return { rssMb: rss / 1024 / 1024, heapUsedMb: heapUsed / 1024 / 1024 }
}

/** The collector is not at hand unless asked for; a reading without it would be a matter of luck. */
function heldWithoutGarbage(): Held {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
  return held()
}
