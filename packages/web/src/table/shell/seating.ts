// The order in which seats are shown: one's own first, allies beside each other, the others as they sit from there.

import type { Game, Options } from '@ludoteka/kernel'
import type { MatchSummary } from '@ludoteka/protocol'
import type { Player } from '@ludoteka/ui'

/** Seats that belong together, by number; at a table without teams there is one group of all. */
export type SeatGroups = readonly (readonly number[])[]

/** From so many seats on the order is changed: two are always in sight. */
const MANY = 3

export function seatGroups(teams: readonly number[], own: number): SeatGroups {
  const seats = teams.map((_, seat) => seat)
  if (seats.length < MANY) return [seats]
  const fromOwn = own < 0 ? seats : [...seats.slice(own), ...seats.slice(0, own)]
  if (new Set(teams).size === teams.length) return [fromOwn]
  const inOrder = [...new Set(fromOwn.map(seat => teams[seat]))]
  return inOrder.map(team => fromOwn.filter(seat => teams[seat] === team))
}

/** A number for each seat, equal for seats that share their secrets. */
export function teamsOf(game: Game, options: Options, seats: number): readonly number[] {
  return Array.from({ length: seats }, (_, seat) => game.team?.(seat, options) ?? seat)
}

/** The players as boards are told of them. */
export function playersOf(
  match: MatchSummary,
  names: readonly string[],
  waiting: readonly string[],
  teams: readonly number[],
  you: string,
): readonly Player[] {
  const own = match.seats.findIndex(({ seat }) => seat === you)
  return match.seats.map(({ seat }, i) => ({
    seat,
    name: names[i] ?? seat,
    isAsked: waiting.includes(seat),
    side: i === own ? 'you' : own >= 0 && teams[i] === teams[own] ? 'ally' : 'other',
  }))
}
