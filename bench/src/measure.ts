// Measuring: how fast something goes, as the median of interleaved repetitions, and on what machine.

import { cpus } from 'node:os'
import { itemAt, type Sampler, sampler, seedFrom } from '@ludoteka/kernel'

/** The work of one repetition; answers with a figure, such as decisions per second. */
export type Lap = (random: Sampler) => number

/**
 * How often something happens in a second of processor time; goes on for about that many milliseconds of it. Waiting for
 * a busy machine does not count, collecting garbage does.
 */
export function perSecond(milliseconds: number, work: (random: Sampler) => number): Lap {
  return random => {
    const startedAt = processorTime()
    let done = 0
    let elapsed = 0
    while (elapsed < milliseconds) {
      for (let i = 0; i < 10; i++) done += work(random) // the clock is slow against a small game
      elapsed = processorTime() - startedAt
    }
    return (done / elapsed) * 1000
  }
}

/** What this process has used so far, in milliseconds. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * Runs the laps in turns, so that a busy moment of the machine falls on all of them; a round before the first
 * warms up. Gives for each lap its figures in order.
 */
export function interleave<L extends readonly Lap[]>(repetitions: number, ...laps: L): { [I in keyof L]: number[] } {
  const figures = laps.map((): number[] => [])
  for (let repetition = 0; repetition <= repetitions; repetition++) {
    laps.forEach((lap, i) => {
      const figure = lap(sampler(seedFrom('bench', i, repetition)))
      if (repetition > 0) itemAt(figures, i).push(figure)
    })
  }
  return figures as { [I in keyof L]: number[] } // one list per lap
}

/** The median of the ratios of figures taken side by side. */
export function medianRatio(ours: readonly number[], peers: readonly number[]): number {
  return median(ours.map((figure, i) => figure / (peers[i] ?? Number.NaN)))
}

export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

export type Machine = { readonly cpu: string; readonly cores: number; readonly node: string; readonly platform: string }

export function thisMachine(): Machine {
  const all = cpus()
  return {
    cpu: all[0]?.model.trim() ?? 'unknown',
    cores: all.length,
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
  }
}
