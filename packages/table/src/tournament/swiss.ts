// The Swiss system: players of equal points meet, nobody meets anybody twice while that can be avoided, first seats and byes are shared out.

import { matchingSize } from './matching.ts'
import { pointsOf } from './standings.ts'
import { activePlayers, opponentIn, type Pair, pairingsOf, seatBalance, seated, type Tournament } from './tournament.ts'

/** Nobody should have one seat so much more often than the other. */
const MOST_IMBALANCE = 2

type Player = {
  readonly id: string
  readonly points: number
  readonly balance: number
  readonly byes: number
  readonly met: ReadonlySet<string | null>
}

export function swissPairs(tournament: Tournament): readonly Pair[] {
  const order = activePlayers(tournament)
  const players = order
    .map((id): Player => {
      const pairings = pairingsOf(tournament, id)
      return {
        id,
        points: pointsOf(tournament, id),
        balance: seatBalance(tournament, id),
        byes: pairings.filter(({ second }) => second === null).length,
        met: new Set(pairings.map(pairing => opponentIn(pairing, id))),
      }
    })
    .toSorted((a, b) => b.points - a.points) // of equals, the better seed comes first
  const bye = players.length % 2 === 1 ? playerWithBye(players) : undefined
  const pairs = pairAll(
    tournament,
    players.filter(player => player !== bye),
  )
  return bye ? [...pairs, { first: bye.id, second: null }] : pairs
}

/** The last who has had the fewest byes, without whom the others need not meet again any more than they must. */
function playerWithBye(players: readonly Player[]): Player | undefined {
  const fewest = Math.min(...players.map(({ byes }) => byes))
  const candidates = players.filter(({ byes }) => byes === fewest).toReversed()
  const rematchesWithout = (bye: Player): number =>
    fewestForced(
      players.filter(player => player !== bye),
      haveNotMet,
    )
  let best: { readonly player: Player; readonly rematches: number } | undefined
  for (const player of candidates) {
    const rematches = rematchesWithout(player)
    if (rematches === 0) return player
    if (!best || rematches < best.rematches) best = { player, rematches }
  }
  return best?.player
}

type MayPair = (a: Player, b: Player) => boolean

const haveNotMet: MayPair = (a, b) => !a.met.has(b.id)

/** Both have had the same seat so often that one of them would have it once more. */
const wouldUnbalance: MayPair = (a, b) =>
  Math.sign(a.balance) === Math.sign(b.balance) && Math.min(Math.abs(a.balance), Math.abs(b.balance)) >= MOST_IMBALANCE

const haveNotMetAndBalance: MayPair = (a, b) => haveNotMet(a, b) && !wouldUnbalance(a, b)

/** How many pairs there must be that may not be, if all are paired. */
function fewestForced(players: readonly Player[], mayPair: MayPair): number {
  const isAllowed = (i: number, j: number): boolean => {
    const a = players[i]
    const b = players[j]
    return a !== undefined && b !== undefined && mayPair(a, b)
  }
  return Math.floor(players.length / 2) - matchingSize(players.length, isAllowed)
}

/** From the top of the table: each gets the best opponent who leaves no more forced pairs among the others than there must be. */
function pairAll(tournament: Tournament, players: readonly Player[]): readonly Pair[] {
  const mayPair = fewestForced(players, haveNotMetAndBalance) === 0 ? haveNotMetAndBalance : haveNotMet
  let forcedLeft = fewestForced(players, mayPair)
  let left = players
  const pairs: Pair[] = []
  while (true) {
    const [top, ...others] = left
    if (!top) return pairs
    let chosen: Player | undefined
    for (const opponent of byPreference(top, others)) {
      const forced = mayPair(top, opponent) ? 0 : 1
      const rest = others.filter(other => other !== opponent)
      if (forced > forcedLeft || fewestForced(rest, mayPair) > forcedLeft - forced) continue
      chosen = opponent
      forcedLeft -= forced
      left = rest
      break
    }
    if (!chosen) return pairs
    pairs.push(seated(tournament, top.id, chosen.id))
  }
}

/** Equal points first, then those due for the other seat, then as the upper half meets the lower half. */
function byPreference(top: Player, others: readonly Player[]): readonly Player[] {
  const equals = others.filter(({ points }) => points === top.points).length
  const middle = Math.max(0, Math.floor((equals + 1) / 2) - 1)
  return others
    .map((player, i) => ({
      player,
      gap: top.points - player.points,
      clash: Math.sign(top.balance) !== 0 && Math.sign(top.balance) === Math.sign(player.balance) ? 1 : 0,
      distance: Math.abs(i - middle),
    }))
    .toSorted((a, b) => a.gap - b.gap || a.clash - b.clash || a.distance - b.distance)
    .map(({ player }) => player)
}
