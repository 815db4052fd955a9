// How a tournament goes on: it begins, matches end, players withdraw, the next round is paired.

import { type Seed, sampler } from '@ludoteka/kernel'
import { knockoutLength, knockoutPairs } from './knockout.ts'
import { bergerRounds } from './roundRobin.ts'
import { type Standing, standings } from './standings.ts'
import { swissPairs } from './swiss.ts'
import {
  activePlayers,
  type Format,
  type GameOutcome,
  MOST_GAMES,
  opponentIn,
  type Pair,
  type Pairing,
  pairingResult,
  type Round,
  type Tournament,
} from './tournament.ts'

export type Entrant = { readonly id: string; readonly rating: number }

/** Seeded by rating; lots are drawn among equals. No rounds are paired yet. */
export function beginTournament(format: Format, rounds: number, entrants: readonly Entrant[], seed: Seed): Tournament {
  const random = sampler(seed)
  const lots = entrants.map(({ id, rating }) => ({ id, rating, lot: random.below(2 ** 32) }))
  const players = lots
    .toSorted((a, b) => b.rating - a.rating || a.lot - b.lot || (a.id < b.id ? -1 : 1))
    .map(({ id }) => ({ id, withdrawn: false }))
  return { format, length: lengthOf(format, rounds, players.length), players, rounds: [] }
}

/** In a Swiss tournament nobody need meet anybody twice, so there are fewer rounds than players. */
export function lengthOf(format: Format, rounds: number, players: number): number {
  const each = players - 1 + (players % 2)
  if (format === 'knockout') return knockoutLength(players)
  return format === 'roundRobin' ? each : Math.min(rounds, each)
}

export const isRoundOver = (tournament: Tournament): boolean =>
  tournament.rounds.every(({ pairings }) =>
    pairings.every(pairing => pairingResult(tournament, pairing).kind !== 'open'),
  )

/** All rounds are played, or there is nobody left to play. */
export function isOver(tournament: Tournament): boolean {
  if (!isRoundOver(tournament)) return false
  return tournament.rounds.length >= tournament.length || activePlayers(tournament).length < 2
}

/** Pairs the next round; in a round robin, where the matches need no order, all of them if that is asked for. */
export function withNextRounds(
  tournament: Tournament,
  freshId: () => string,
  { allAtOnce }: { readonly allAtOnce: boolean },
): Tournament {
  const begun = tournament.rounds.length
  if (begun >= tournament.length) return tournament
  const rounds =
    tournament.format === 'roundRobin'
      ? bergerRounds(tournament.players.map(({ id }) => id)).slice(begun, allAtOnce ? undefined : begun + 1)
      : [tournament.format === 'swiss' ? swissPairs(tournament) : knockoutPairs(tournament)]
  const paired = rounds.map((pairs): Round => ({ pairings: pairs.map(pair => pairingOf(tournament, pair, freshId)) }))
  return { ...tournament, rounds: [...tournament.rounds, ...paired] }
}

function pairingOf(tournament: Tournament, pair: Pair, freshId: () => string): Pairing {
  if (pair.second === null) return { ...pair, games: [] }
  const awarded = awardedIn(tournament, pair)
  if (awarded !== undefined) return { ...pair, games: [], awarded }
  return { ...pair, games: [{ match: freshId(), first: pair.first, outcome: 'open' }] }
}

/** Who has the point because the other is no longer there; of two who are not, the one who was better seeded. */
function awardedIn({ players }: Tournament, { first, second }: Pair): string | undefined {
  const both = players.filter(({ id }) => id === first || id === second)
  if (both.every(({ withdrawn }) => !withdrawn)) return undefined
  return (both.find(({ withdrawn }) => !withdrawn) ?? both[0])?.id
}

/** Notes how matches went; a drawn one of a knock-out gets another with sides swapped. */
export function withOutcomes(
  tournament: Tournament,
  outcomeOf: (match: string) => GameOutcome | undefined,
  freshId: () => string,
): Tournament {
  return withPairings(tournament, pairing => {
    const last = pairing.games.at(-1)
    const outcome = last?.outcome === 'open' ? outcomeOf(last.match) : undefined
    if (!last || !outcome) return pairing
    const games = [...pairing.games.slice(0, -1), { ...last, outcome }]
    if (outcome !== 'draw' || tournament.format !== 'knockout' || games.length >= MOST_GAMES)
      return { ...pairing, games }
    const awarded = awardedIn(tournament, pairing)
    if (awarded !== undefined) return { ...pairing, games, awarded }
    const first = opponentIn(pairing, last.first) ?? last.first
    return { ...pairing, games: [...games, { match: freshId(), first, outcome: 'open' }] }
  })
}

/** The player is paired no more. Matches that run are theirs to end: the server gives them up. */
export function withoutPlayer(tournament: Tournament, id: string): Tournament {
  return {
    ...tournament,
    players: tournament.players.map(player => (player.id === id ? { ...player, withdrawn: true } : player)),
  }
}

/** Matches that are not over, with those who play them; whoever sits in the first seat comes first. */
export function openGames(tournament: Tournament): readonly OpenGame[] {
  return tournament.rounds.flatMap(({ pairings }, round) =>
    pairings.flatMap(pairing => {
      const last = pairing.games.at(-1)
      const other = last && opponentIn(pairing, last.first)
      if (last?.outcome !== 'open' || !other) return []
      return [{ match: last.match, round, players: [last.first, other] as const }]
    }),
  )
}

export type OpenGame = {
  readonly match: string
  readonly round: number
  readonly players: readonly [string, string]
}

/** Who has won: of those who stayed the best, several if they are equal in everything; of a knock-out whoever won the final. */
export function champions(tournament: Tournament): readonly string[] {
  if (!isOver(tournament)) return []
  const [final] = tournament.rounds[tournament.length - 1]?.pairings ?? []
  if (tournament.format === 'knockout' && final) {
    const result = pairingResult(tournament, final)
    return result.kind === 'won' ? [result.winner] : []
  }
  const stayed = standings(tournament).filter(({ withdrawn }: Standing) => !withdrawn)
  return stayed.filter(({ place }) => place === stayed[0]?.place).map(({ id }) => id)
}

function withPairings(tournament: Tournament, change: (pairing: Pairing) => Pairing): Tournament {
  let isChanged = false
  const rounds = tournament.rounds.map(({ pairings }) => ({
    pairings: pairings.map(pairing => {
      const changed = change(pairing)
      if (changed !== pairing) isChanged = true
      return changed
    }),
  }))
  return isChanged ? { ...tournament, rounds } : tournament
}
