// How likely each team is to win, by what the game says about a position.

import { type Core, type Game, isOver, type Outlook, type Seat } from '@ludoteka/kernel'

/** Seats that win and lose together. */
export type Team = { readonly seats: readonly Seat[]; readonly mask: number }

export function teamsOf(s: Core): readonly Team[] {
  const teams: Team[] = []
  for (let seat = 0; seat < s.seats; seat++) {
    if (teams.some(({ mask }) => mask & (1 << seat))) continue
    const mask = s.allies[seat] ?? 1 << seat
    teams.push({ mask, seats: Array.from({ length: s.seats }, (_, i) => i).filter(i => mask & (1 << i)) })
  }
  return teams
}

export const teamOf = (teams: readonly Team[], seat: Seat): number => teams.findIndex(({ mask }) => mask & (1 << seat))

/** The chances of all teams, between 0 and 1, as a viewer sees them if there is one; for a match that is over they are what came of it. */
export function chancesOf(game: Game, s: Core, teams: readonly Team[], viewer?: Seat): readonly number[] {
  if (isOver(s)) return outcomeOf(s, teams)
  const { outlook, winChance, evaluate } = game.bot ?? {}
  if (outlook) return shares(teams.map(team => strengthOf(outlook, s, team, viewer)))
  if (winChance) return teams.map(({ seats }) => Math.max(...seats.map(seat => winChance(s, seat))))
  return shares(teams.map(({ seats: [seat = 0] }) => (evaluate?.(s, seat) ?? 0) / CLEAR_LEAD))
}

function outcomeOf({ result }: Core, teams: readonly Team[]): readonly number[] {
  if (result.kind !== 'won') return teams.map(() => 1 / teams.length)
  const { winners } = result
  return teams.map(({ seats }) => (seats.some(seat => winners.includes(seat)) ? 1 : 0))
}

/** An evaluation that is ahead by so much makes one nearly three to one the favourite, where a game says nothing else. */
const CLEAR_LEAD = 10

/** The weighted sum of a team's features. */
export function strengthOf(
  { features, weights }: Outlook,
  s: Core,
  { seats }: Pick<Team, 'seats'>,
  viewer?: Seat,
): number {
  let sum = 0
  for (const seat of seats) {
    const values = features(s, seat, viewer)
    for (const name in weights) sum += (weights[name] ?? 0) * (values[name] ?? 0)
  }
  return sum
}

/** Chances in the ratio of the exponentials, which for two is the logistic curve of the difference. */
export function shares(strengths: readonly number[]): readonly number[] {
  const most = Math.max(...strengths)
  const weights = strengths.map(strength => Math.exp(strength - most))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map(weight => weight / all)
}
