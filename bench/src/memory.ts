// How much memory a process keeps that plays game after game.

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Sampler } from '@ludoteka/kernel'
import type { Player } from './player.ts'

export type Memory = {
  readonly games: number
  /** The most the process held at any of the readings. */
  readonly highestMb: number
  /** What it held, cleaned up, after a tenth of the games and after all of them. */
  readonly afterTenthMb: number
  readonly atEndMb: number
}

export function measureMemory(player: Player, games: number, random: Sampler): Memory {
  const readings: number[] = []
  let afterTenthMb = 0
  for (let tenth = 1; tenth <= 10; tenth++) {
    for (let n = 0; n < games / 10; n++) player(random)
    readings.push(residentMb())
    if (tenth === 1) afterTenthMb = cleanedUpMb()
  }
  return { games, highestMb: Math.max(...readings), afterTenthMb, atEndMb: cleanedUpMb() }
}

function residentMb(): number {
  return process.memoryUsage.rss() / 1024 / 1024
}

/** The collector is not at hand unless asked for; a reading without it would be a matter of luck. */
function cleanedUpMb(): number {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
  return residentMb()
}
