// Whether everybody can tell what a seat is offered. If not, an answer that comes at once tells what the seat holds.

import {
  asked,
  type Choice,
  type Core,
  choiceOf,
  dealer,
  type Game,
  type Sampler,
  type Seat,
  SPECTATOR,
} from '@ludoteka/kernel'

/** So many ways in which hidden cards may lie are tried. */
const DEALS = 32

/** Whether the seat would be offered the same however hidden cards lay. */
export function isOfferedAnyway(game: Game, s: Core, seat: Seat, random: Sampler): boolean {
  const offered = choiceOf(asked(game, s), seat)
  const { deal } = dealer(game, s, SPECTATOR)
  for (let i = 0; i < DEALS; i++) {
    if (!isSameChoice(offered, choiceOf(asked(game, deal(random)), seat))) return false
  }
  return true
}

const isSameChoice = (one: Choice | undefined, other: Choice | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
