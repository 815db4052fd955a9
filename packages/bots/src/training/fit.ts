// Weights fitted to positions and their winners: logistic regression, for any number of teams. Plain gradient steps with a
// rate of its own for every weight (Adam), because features have very different sizes. All positions of a match have the same winner,
// so a few hundred matches say little: weights leave what they were only as far as the matches insist.

import { shares } from '../chances.ts'
import type { Lesson } from './positions.ts'

export type FitSettings = {
  readonly passes: number
  readonly rate: number
  /** Draws weights towards what they were before, so that what hardly ever occurs changes little. */
  readonly pull: number
}

export const FIT_SETTINGS: FitSettings = { passes: 400, rate: 0.02, pull: 1e-4 }

const MEAN_DECAY = 0.9
const SQUARE_DECAY = 0.999
const TINY = 1e-8

export function fitWeights(
  lessons: readonly Lesson[],
  from: readonly number[],
  { passes, rate, pull }: FitSettings = FIT_SETTINGS,
): readonly number[] {
  const spreads = from.map((_, i) => sizeOf(lessons, i))
  const sizes = spreads.map(size => size || 1)
  const before = from.map((weight, i) => weight * (sizes[i] ?? 1))
  const weights = before.slice()
  const mean = from.map(() => 0)
  const square = from.map(() => 0)
  for (let pass = 1; pass <= passes; pass++) {
    const gradient = gradientAt(lessons, weights, sizes)
    for (let i = 0; i < weights.length; i++) {
      if (spreads[i] === 0) continue // it never tells teams apart, and nothing can be learned of it
      const slope = (gradient[i] ?? 0) - pull * ((weights[i] ?? 0) - (before[i] ?? 0))
      mean[i] = MEAN_DECAY * (mean[i] ?? 0) + (1 - MEAN_DECAY) * slope
      square[i] = SQUARE_DECAY * (square[i] ?? 0) + (1 - SQUARE_DECAY) * slope * slope
      const step = (mean[i] ?? 0) / (1 - MEAN_DECAY ** pass)
      const spread = Math.sqrt((square[i] ?? 0) / (1 - SQUARE_DECAY ** pass)) + TINY
      weights[i] = (weights[i] ?? 0) + (rate * step) / spread
    }
  }
  return weights.map((weight, i) => weight / (sizes[i] ?? 1))
}

/** How far a feature spreads between the teams, so that all of them are learned at the same pace. */
function sizeOf(lessons: readonly Lesson[], i: number): number {
  let sum = 0
  let n = 0
  for (const { features } of lessons) {
    const mean = features.reduce((all, team) => all + (team[i] ?? 0), 0) / features.length
    for (const team of features) {
      sum += ((team[i] ?? 0) - mean) ** 2
      n++
    }
  }
  return n === 0 ? 0 : Math.sqrt(sum / n)
}

function gradientAt(lessons: readonly Lesson[], weights: readonly number[], sizes: readonly number[]): number[] {
  const gradient = weights.map(() => 0)
  for (const { features, winner } of lessons) {
    const chances = shares(features.map(team => strength(team, weights, sizes)))
    for (let t = 0; t < features.length; t++) {
      const error = (t === winner ? 1 : 0) - (chances[t] ?? 0)
      const team = features[t] ?? []
      for (let i = 0; i < weights.length; i++)
        gradient[i] = (gradient[i] ?? 0) + (error * (team[i] ?? 0)) / (sizes[i] ?? 1)
    }
  }
  return gradient.map(slope => slope / lessons.length)
}

function strength(team: readonly number[], weights: readonly number[], sizes: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < weights.length; i++) sum += ((weights[i] ?? 0) * (team[i] ?? 0)) / (sizes[i] ?? 1)
  return sum
}

/** The mean surprise at who won, in nats: lower is better, ln 2 is what guessing between two gives. */
export function surpriseOf(lessons: readonly Lesson[], weights: readonly number[]): number {
  const ones = weights.map(() => 1)
  let sum = 0
  for (const { features, winner } of lessons) {
    sum -= Math.log(Math.max(TINY, shares(features.map(team => strength(team, weights, ones)))[winner] ?? 0))
  }
  return lessons.length === 0 ? 0 : sum / lessons.length
}
