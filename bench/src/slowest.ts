// The slowest decision of a game: how long the rules may take to carry out an action and to say who may do what next.

import {
  type Action,
  apply,
  type Core,
  choices,
  cloneState,
  type Game,
  LudotekaError,
  type Options,
  type Sampler,
  type Seed,
  sampler,
  seedFrom,
  start,
} from '@ludoteka/kernel'
import { median } from './measure.ts'
import { anyAnswer } from './player.ts'

export type Slowest = {
  readonly decisions: number
  /**
   * The decisions that took longest are carried out again, from the same positions, several times: this is the longest
   * median. What took long only once was a collection of garbage, a translation or another program.
   */
  readonly milliseconds: number
  /** The question that was answered by it, at what table. */
  readonly step: string
  readonly options: Options
  /** The longest of all by the clock when they were made first, whatever it was that took so long. */
  readonly firstTimeMilliseconds: number
}

/** A decision that can be found again: number `index` of the match with this seed. */
type Timed = { readonly options: Options; readonly seed: Seed; readonly index: number; readonly milliseconds: number }

/** Whatever took so long is made again, and so many of the longest in any case; each so many times. */
const REMARKABLE_MS = 2
const CANDIDATES = 50
const REPETITIONS = 9

/** Random matches over the game's options in turn, every decision timed. */
export function slowestDecision(game: Game, decisions: number): Slowest {
  const variants = variantsOf(game)
  let timed: Timed[] = []
  let done = 0
  for (let match = 0; done < decisions; match++) {
    const options = variants[match % variants.length] ?? {}
    const seed = seedFrom('slowest', match)
    done += playMatch(game, options, seed, (index, milliseconds) => {
      timed.push({ options, seed, index, milliseconds })
    })
    if (match % 100 === 0) timed = remarkableOf(timed)
  }
  return slowestOf(game, remarkableOf(timed), done)
}

function remarkableOf(timed: readonly Timed[]): Timed[] {
  const sorted = timed.toSorted((a, b) => b.milliseconds - a.milliseconds)
  return sorted.filter(({ milliseconds }, i) => i < CANDIDATES || milliseconds >= REMARKABLE_MS)
}

/** Plays a match to its end and gives the number of its decisions. */
function playMatch(
  game: Game,
  options: Options,
  seed: Seed,
  note: (index: number, milliseconds: number) => void,
): number {
  const random = sampler(seed)
  const s = start(game, options, seed)
  let offers = choices(game, s)
  let index = 0
  while (offers.length > 0) {
    const { seat, verb, arg } = anyAnswer(offers, random)
    const startedAt = performance.now()
    offers = apply(game, s, seat, verb, arg)
    note(index++, performance.now() - startedAt)
  }
  return index
}

function slowestOf(game: Game, candidates: readonly Timed[], decisions: number): Slowest {
  const firstTimeMilliseconds = candidates[0]?.milliseconds ?? 0
  let slowest: Slowest = { decisions, milliseconds: 0, step: '', options: {}, firstTimeMilliseconds }
  for (const candidate of candidates) {
    const { s, action } = find(game, candidate)
    const milliseconds = median(Array.from({ length: REPETITIONS }, () => timeOf(game, s, action)))
    if (milliseconds > slowest.milliseconds) {
      slowest = { ...slowest, milliseconds, step: s.stack.at(-1)?.step ?? '', options: candidate.options }
    }
  }
  return slowest
}

function timeOf(game: Game, s: Core, { seat, verb, arg }: Action): number {
  const copy = cloneState(game, s)
  const startedAt = performance.now()
  apply(game, copy, seat, verb, arg)
  return performance.now() - startedAt
}

/** The position before a decision, and the decision. */
function find(game: Game, { options, seed, index }: Timed): { readonly s: Core; readonly action: Action } {
  const random: Sampler = sampler(seed)
  const s = start(game, options, seed)
  let offers = choices(game, s)
  let action = anyAnswer(offers, random)
  for (let n = 0; n < index; n++) {
    offers = apply(game, s, action.seat, action.verb, action.arg)
    action = anyAnswer(offers, random)
  }
  return { s, action }
}

/** The defaults, every other value of every option alone, and the last values of all options together. */
function variantsOf(game: Game): readonly Options[] {
  const single = Object.entries(game.options).flatMap(([key, spec]) =>
    spec.kind === 'oneOf' ? spec.values.map((value): Options => ({ [key]: value })) : [],
  )
  const last = Object.entries(game.options).map(([key, { values }]) => [key, values.at(-1) ?? ''])
  return [{}, ...single, Object.fromEntries(last)].filter(options => isAccepted(game, options))
}

/** A game may refuse values that do not go together. */
function isAccepted(game: Game, options: Options): boolean {
  try {
    start(game, options, seedFrom('options'))
    return true
  } catch (error) {
    if (error instanceof LudotekaError && error.code === 'bad-options') return false
    throw error
  }
}
