// Knock-out: the bracket keeps the best seeds apart for as long as it can; where places are left over they have a bye in the first round.

import { type Pair, pairingResult, seated, type Tournament } from './tournament.ts'

export function knockoutPairs(tournament: Tournament): readonly Pair[] {
  const last = tournament.rounds.at(-1)
  return last ? laterRound(tournament) : firstRound(tournament.players.map(({ id }) => id))
}

export function knockoutLength(players: number): number {
  return Math.ceil(Math.log2(Math.max(2, players)))
}

function firstRound(ids: readonly string[]): readonly Pair[] {
  const order = bracket(2 ** knockoutLength(ids.length))
  return pairsIn(order).flatMap(([one, other], i): Pair[] => {
    const better = ids[Math.min(one, other)]
    const worse = ids[Math.max(one, other)]
    if (better === undefined) return []
    if (worse === undefined) return [{ first: better, second: null }]
    return [i % 2 === 0 ? { first: better, second: worse } : { first: worse, second: better }]
  })
}

/** The seeds in the order of the bracket: the winners of neighbouring pairs meet. */
function bracket(size: number): readonly number[] {
  let order = [0]
  while (order.length < size) {
    const next = order.length * 2
    order = order.flatMap((seed, i) => (i % 2 === 0 ? [seed, next - 1 - seed] : [next - 1 - seed, seed]))
  }
  return order
}

function laterRound(tournament: Tournament): readonly Pair[] {
  const winners = (tournament.rounds.at(-1)?.pairings ?? []).flatMap(pairing => {
    const result = pairingResult(tournament, pairing)
    return result.kind === 'won' ? [result.winner] : []
  })
  return pairsIn(winners).map(([one, other]) => seated(tournament, one, other))
}

function pairsIn<T>(list: readonly T[]): readonly (readonly [T, T])[] {
  const pairs: (readonly [T, T])[] = []
  for (let i = 0; i + 1 < list.length; i += 2) {
    const [one, other] = list.slice(i, i + 2)
    if (one !== undefined && other !== undefined) pairs.push([one, other])
  }
  return pairs
}
