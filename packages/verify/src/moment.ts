// A decision under examination, and what a law says about it.

import {
  type Action,
  type Core,
  choiceOf,
  type Game,
  type Offers,
  type Sampler,
  type Seat,
  SPECTATOR,
} from '@ludoteka/kernel'
import type { Seen } from './coverage.ts'

export type Decision = {
  readonly game: Game
  /** Never changed by a law: whoever plays on works on a copy. */
  readonly s: Core
  /** Everything anybody may do, standing offers included. */
  readonly offers: Offers
  /** What is played next; nothing once the game is over. */
  readonly action: Action | undefined
  readonly seen: Seen
}

/** A decision with chance for whatever is tried at it. */
export type Moment = Decision & { readonly random: Sampler }

/** A decision with the state as JSON beside it. */
export type WrittenMoment = Moment & { readonly text: string }

/** Says what is wrong, or nothing. */
export type Law = (m: WrittenMoment) => string | undefined

export function viewersOf(s: Core): readonly Seat[] {
  return [SPECTATOR, ...Array.from({ length: s.seats }, (_, seat) => seat)]
}

export function nameOf({ game, s }: Moment, viewer: Seat): string {
  return game.seats(s.options)[viewer] ?? 'the spectator'
}

export function isAsked({ offers }: Moment, seat: Seat): boolean {
  return choiceOf(offers, seat) !== undefined
}
