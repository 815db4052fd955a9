// Checks a bot's matches for nuclear war: risks it took although a safe answer was there, and the wars it lost.

import { type BotMaker, playMatch } from '@ludoteka/bots'
import {
  type Action,
  type Core,
  cloneState,
  type Options,
  type Seat,
  type Seed,
  sampler,
  seedFrom,
  start,
} from '@ludoteka/kernel'
import { redSea } from '../../index.ts'
import { findSafeAnswers, isLostByWar } from './safeLines.ts'

export type WatchedMatch = {
  readonly seed: Seed
  readonly options: Options
  readonly bots: readonly BotMaker[]
  /** The seats whose answers are looked at. */
  readonly watched: readonly Seat[]
}

export type WatchReport = {
  readonly decisions: number
  /** Decisions without a safe answer. */
  readonly cornered: number
  readonly warsLost: number
  /** Unsafe answers although there was a safe one, and wars that came out of answers judged safe. */
  readonly blunders: readonly string[]
}

export function watchMatch({ seed, options, bots, watched }: WatchedMatch): WatchReport {
  const random = sampler(seedFrom('peace', seed))
  const blunders: string[] = []
  /** Seats that had no safe answer in their last card play. */
  const inDanger = new Set<Seat>()
  let decisions = 0
  let cornered = 0
  let before: Core = start(redSea, options, seed)

  const judge = (action: Action): void => {
    decisions++
    if (isNewPlay(before)) inDanger.delete(action.seat)
    const { offered, isSafe } = findSafeAnswers(before, action.seat, random)
    if (isSafe(action)) return
    const better = offered.find(isSafe)
    if (better) blunders.push(`${seed}: ${nameOf(action)} rather than ${nameOf(better)}`)
    else cornered++
    inDanger.add(action.seat)
  }

  const { state } = playMatch({
    game: redSea,
    options,
    seed,
    bots,
    watch(action, after) {
      if (watched.includes(action.seat) && isInPlay(before)) judge(action)
      before = cloneState(redSea, after)
    },
  })
  const losers = watched.filter(seat => isLostByWar(state, seat))
  for (const seat of losers) if (!inDanger.has(seat)) blunders.push(`${seed}: a war that nobody saw coming`)
  return { decisions, cornered, warsLost: losers.length, blunders }
}

const nameOf = ({ verb, arg }: Action): string => `${verb} ${arg ?? ''}`

/** A card is being chosen or played. */
const isInPlay = (s: Core): boolean => !s.stack.at(-1)?.step.startsWith('setup.')

const isNewPlay = (s: Core): boolean => ['actionRound.play', 'headline.choose'].includes(s.stack.at(-1)?.step ?? '')
