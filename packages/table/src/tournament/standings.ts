// The table of a tournament: points, and what decides between equals.

import {
  type Contestant,
  type Format,
  opponentIn,
  type Pairing,
  type PairingResult,
  pairingResult,
  pairingsOf,
  type Tournament,
} from './tournament.ts'

export const TIE_BREAKS = ['headToHead', 'buchholz', 'sonnebornBerger', 'wins'] as const
export type TieBreak = (typeof TIE_BREAKS)[number]

/** In the order in which they count. Players who are equal in all of them share a place. */
export const TIE_BREAKS_OF: Readonly<Record<Format, readonly TieBreak[]>> = {
  swiss: ['buchholz', 'sonnebornBerger', 'wins'],
  roundRobin: ['headToHead', 'sonnebornBerger', 'wins'],
  knockout: [],
}

export type Standing = Contestant & {
  /** 1 is the first. */
  readonly place: number
  readonly points: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly ties: Readonly<Record<TieBreak, number>>
}

type Entry = { readonly pairing: Pairing; readonly result: PairingResult }

function pointsIn({ result }: Entry, id: string): number {
  if (result.kind === 'draw') return 0.5
  return result.kind === 'won' && result.winner === id ? 1 : 0
}

export function pointsOf(tournament: Tournament, id: string): number {
  return entriesOf(tournament, id).reduce((sum, entry) => sum + pointsIn(entry, id), 0)
}

function entriesOf(tournament: Tournament, id: string): readonly Entry[] {
  return pairingsOf(tournament, id).map(pairing => ({ pairing, result: pairingResult(tournament, pairing) }))
}

export function standings(tournament: Tournament): readonly Standing[] {
  const entries = new Map(tournament.players.map(({ id }) => [id, entriesOf(tournament, id)]))
  const of = (id: string): readonly Entry[] => entries.get(id) ?? []
  const points = new Map(
    tournament.players.map(({ id }) => [id, of(id).reduce((sum, entry) => sum + pointsIn(entry, id), 0)]),
  )
  const pointsBy = (id: string): number => points.get(id) ?? 0
  const rows = tournament.players.map((player): Omit<Standing, 'place'> => {
    const { id } = player
    const decided = of(id).filter(({ result }) => result.kind !== 'open')
    const isWon = ({ result }: Entry): boolean => result.kind === 'won' && result.winner === id
    const isDrawn = ({ result }: Entry): boolean => result.kind === 'draw'
    const sum = (value: (entry: Entry) => number): number => decided.reduce((total, entry) => total + value(entry), 0)
    /** A bye counts like an opponent with as many points as the player has. */
    const opponentPoints = ({ pairing }: Entry): number => pointsBy(opponentIn(pairing, id) ?? id)
    const won = decided.filter(isWon)
    return {
      ...player,
      points: pointsBy(id),
      won: won.length,
      drawn: decided.filter(isDrawn).length,
      lost: decided.length - won.length - decided.filter(isDrawn).length,
      ties: {
        headToHead: sum(entry => {
          const opponent = opponentIn(entry.pairing, id)
          return opponent !== null && pointsBy(opponent) === pointsBy(id) ? pointsIn(entry, id) : 0
        }),
        buchholz: sum(opponentPoints),
        sonnebornBerger: sum(entry =>
          entry.pairing.second === null ? 0 : pointsIn(entry, id) * opponentPoints(entry),
        ),
        wins: won.filter(({ pairing }) => pairing.games.length > 0).length,
      },
    }
  })
  return withPlaces(rows, TIE_BREAKS_OF[tournament.format])
}

function withPlaces(rows: readonly Omit<Standing, 'place'>[], ties: readonly TieBreak[]): readonly Standing[] {
  const compare = (a: Omit<Standing, 'place'>, b: Omit<Standing, 'place'>): number => {
    const keys = [b.points - a.points, ...ties.map(tie => b.ties[tie] - a.ties[tie])]
    return keys.find(difference => difference !== 0) ?? 0
  }
  const sorted = rows.toSorted(compare) // equals stay in the order of the seeding
  let place = 1
  return sorted.map((row, i) => {
    const before = sorted[i - 1]
    if (before && compare(before, row) !== 0) place = i + 1
    return { ...row, place }
  })
}
