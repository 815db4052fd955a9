// Pairings of all formats and sizes: nobody plays twice in a round, nobody meets anybody twice while that can be avoided, seats and byes are shared out.

import { sampler, seedFrom } from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import {
  beginTournament,
  champions,
  type Format,
  type GameOutcome,
  isTournamentOver,
  openGames,
  standings,
  type Tournament,
  withNextRounds,
  withOutcomes,
  withoutPlayer,
} from '../../src/tournament/index.ts'
import { maximumMatching } from '../../src/tournament/matching.ts'
import { pairingsOf, seatBalance } from '../../src/tournament/tournament.ts'

const SIZES = Array.from({ length: 63 }, (_, i) => i + 2)
const ONE_ROUND = { allAtOnce: false }

/** Plays a tournament to its end; outcomes are drawn from the seed. */
function played(
  format: Format,
  size: number,
  rounds: number,
  { draws = true, afterRound = (now: Tournament) => now, seed = 'one' } = {},
): Tournament {
  const random = sampler(seedFrom('tournament', format, size, seed))
  let ids = 0
  const freshId = (): string => `match-${ids++}`
  const outcomes: readonly GameOutcome[] = draws ? ['first', 'second', 'draw'] : ['first', 'second']
  const entrants = Array.from({ length: size }, (_, i) => ({ id: `player ${i}`, rating: 1500 + random.below(40) * 10 }))
  let now = beginTournament(format, rounds, entrants, random.seed())
  while (!isTournamentOver(now)) {
    now = withNextRounds(now, freshId, ONE_ROUND)
    while (openGames(now).length > 0) now = withOutcomes(now, () => outcomes[random.below(outcomes.length)], freshId)
    now = afterRound(now)
  }
  return now
}

const pairKey = (one: string, other: string | null): string => [one, other ?? ''].toSorted().join(' | ')

/** How often each pair has met. */
function meetings({ rounds }: Tournament): readonly number[] {
  const counts = new Map<string, number>()
  for (const { first, second } of rounds.flatMap(({ pairings }) => pairings))
    if (second !== null) counts.set(pairKey(first, second), (counts.get(pairKey(first, second)) ?? 0) + 1)
  return [...counts.values()]
}

function namesIn({ pairings }: Tournament['rounds'][number]): readonly string[] {
  return pairings.flatMap(({ first, second }) => (second === null ? [first] : [first, second]))
}

const byesOf = (tournament: Tournament, id: string): number =>
  pairingsOf(tournament, id).filter(({ second }) => second === null).length

describe('Swiss', () => {
  test.each(SIZES)('%i players: everybody once in every round, no rematch, one bye at most', size => {
    const rounds = Math.min(Math.ceil(Math.log2(size)) + 1, size - 1 + (size % 2))
    const tournament = played('swiss', size, rounds)
    expect(tournament.rounds).toHaveLength(rounds)
    const everybody = tournament.players.map(({ id }) => id).toSorted()
    for (const round of tournament.rounds) expect(namesIn(round).toSorted()).toEqual(everybody)
    for (const id of everybody) expect(byesOf(tournament, id)).toBeLessThanOrEqual(1)
    // With rounds beyond half of the players a rematch may be forced; up to there it never is.
    if (rounds <= size / 2) expect(Math.max(...meetings(tournament))).toBe(1)
  })

  test.each([16, 33, 64])('%i players: seats are shared out within two', size => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const tournament = played('swiss', size, 6, { seed })
      for (const { id } of tournament.players) expect(Math.abs(seatBalance(tournament, id))).toBeLessThanOrEqual(2)
    }
  })

  test('with as many rounds as there can be, pairs meet again only where nothing else is left', () => {
    const tournament = played('swiss', 6, 5)
    expect(tournament.rounds).toHaveLength(5)
    // The last rounds of a six-player Swiss may lead to two triangles that have all met: then one pair in three is forced.
    for (const round of tournament.rounds) expect(new Set(namesIn(round)).size).toBe(6)
    expect(meetings(tournament).filter(times => times > 1).length).toBeLessThanOrEqual(2)
  })

  test('winners meet winners', () => {
    let tournament = beginTournament(
      'swiss',
      3,
      Array.from({ length: 8 }, (_, i) => ({ id: `p${i}`, rating: 2000 - i })),
      seedFrom('eight'),
    )
    let ids = 0
    const freshId = (): string => `m${ids++}`
    tournament = withNextRounds(tournament, freshId, ONE_ROUND)
    const firstRound = tournament.rounds[0]?.pairings.map(({ first, second }) => pairKey(first, second)).toSorted()
    expect(firstRound).toEqual(['p0 | p4', 'p1 | p5', 'p2 | p6', 'p3 | p7'])
    const strong = new Set(['p0', 'p1', 'p2', 'p3'])
    const winners = new Map(
      openGames(tournament).map(
        ({ match, players: [first] }) => [match, strong.has(first) ? 'first' : 'second'] as const,
      ),
    )
    tournament = withOutcomes(tournament, match => winners.get(match), freshId)
    tournament = withNextRounds(tournament, freshId, ONE_ROUND)
    for (const { first, second } of tournament.rounds[1]?.pairings ?? [])
      expect(strong.has(first)).toBe(strong.has(second ?? ''))
  })

  test('who withdraws is paired no more, and the others go on', () => {
    const tournament = played('swiss', 9, 4, {
      afterRound: now => (now.rounds.length === 1 ? withoutPlayer(now, 'player 3') : now),
    })
    expect(tournament.rounds.slice(1).flatMap(namesIn)).not.toContain('player 3')
    expect(tournament.rounds).toHaveLength(4)
    expect(champions(tournament)).not.toContain('player 3')
  })
})

describe('round robin', () => {
  test.each(SIZES)('%i players: everybody meets everybody once, seats differ by one at most', size => {
    const tournament = played('roundRobin', size, 1)
    expect(tournament.rounds).toHaveLength(size - 1 + (size % 2))
    expect(meetings(tournament)).toEqual(Array.from({ length: (size * (size - 1)) / 2 }, () => 1))
    for (const round of tournament.rounds) expect(new Set(namesIn(round)).size).toBe(size)
    for (const { id } of tournament.players) {
      expect(Math.abs(seatBalance(tournament, id))).toBeLessThanOrEqual(1)
      expect(byesOf(tournament, id)).toBe(size % 2)
    }
  })

  test('who withdraws loses what is left, without a match', () => {
    const tournament = played('roundRobin', 4, 1, {
      afterRound: now => (now.rounds.length === 1 ? withoutPlayer(now, 'player 0') : now),
    })
    const left = pairingsOf(tournament, 'player 0').slice(1)
    expect(left).toHaveLength(2)
    for (const { games, awarded } of left) {
      expect(games).toEqual([])
      expect(awarded).not.toBe('player 0')
    }
  })

  test('all rounds may begin at once', () => {
    let ids = 0
    const begun = beginTournament(
      'roundRobin',
      1,
      ['a', 'b', 'c'].map(id => ({ id, rating: 1500 })),
      seedFrom('three'),
    )
    expect(openGames(withNextRounds(begun, () => `m${ids++}`, { allAtOnce: true }))).toHaveLength(3)
  })
})

describe('knock-out', () => {
  test.each(SIZES)('%i players: the best have the byes, whoever loses is out, one is left', size => {
    const tournament = played('knockout', size, 1, { draws: false })
    const rounds = Math.ceil(Math.log2(size))
    expect(tournament.rounds).toHaveLength(rounds)
    const byes = 2 ** rounds - size
    const seeds = tournament.players.map(({ id }) => id)
    const withBye = tournament.rounds[0]?.pairings.flatMap(({ first, second }) => (second === null ? [first] : []))
    expect(withBye?.toSorted()).toEqual(seeds.slice(0, byes).toSorted())
    for (const round of tournament.rounds.slice(1))
      expect(round.pairings.every(({ second }) => second !== null)).toBe(true)
    const [champion] = champions(tournament)
    expect(
      standings(tournament)
        .filter(({ lost }) => lost === 0)
        .map(({ id }) => id),
    ).toEqual([champion])
  })

  test('the two best can only meet in the final', () => {
    const tournament = played('knockout', 16, 1)
    const [best, second] = tournament.players.map(({ id }) => id)
    const halves = tournament.rounds[0]?.pairings.map(pairing => [pairing.first, pairing.second])
    const halfOf = (id: string | undefined): number =>
      (halves?.findIndex(pair => pair.includes(id ?? null)) ?? 0) < 4 ? 0 : 1
    expect(halfOf(best)).not.toBe(halfOf(second))
  })

  test('a draw is replayed with sides swapped; after a second one the better seed goes on', () => {
    let ids = 0
    const freshId = (): string => `m${ids++}`
    const begun = beginTournament(
      'knockout',
      1,
      [
        { id: 'weak', rating: 1400 },
        { id: 'strong', rating: 1600 },
      ],
      seedFrom('two'),
    )
    const first = withOutcomes(withNextRounds(begun, freshId, ONE_ROUND), () => 'draw', freshId)
    expect(isTournamentOver(first)).toBe(false)
    const [pairing] = first.rounds[0]?.pairings ?? []
    expect(pairing?.games.map(({ first }) => first)).toEqual(['strong', 'weak'])
    const second = withOutcomes(first, () => 'draw', freshId)
    expect(champions(second)).toEqual(['strong'])
    expect(champions(withOutcomes(first, () => 'first', freshId))).toEqual(['weak'])
  })

  test('who withdraws is followed by the opponent', () => {
    const tournament = played('knockout', 4, 1, {
      draws: false,
      afterRound: now => {
        const [semiFinal] = now.rounds[0]?.pairings ?? []
        const winner = semiFinal?.games[0]?.outcome === 'first' ? semiFinal.first : semiFinal?.second
        return now.rounds.length === 1 ? withoutPlayer(now, winner ?? '') : now
      },
    })
    const [final] = tournament.rounds[1]?.pairings ?? []
    expect(final?.games).toEqual([])
    expect(champions(tournament)).toEqual([final?.awarded])
  })
})

describe('the table', () => {
  const game = (first: string, second: string, outcome: GameOutcome, match: string) => ({
    first,
    second,
    games: [{ match, first, outcome }],
  })

  test('a Swiss is decided by points, Buchholz, Sonneborn-Berger and wins', () => {
    const tournament: Tournament = {
      format: 'swiss',
      length: 2,
      players: ['a', 'b', 'c', 'd', 'e'].map(id => ({ id, withdrawn: false })),
      rounds: [
        {
          pairings: [
            game('a', 'c', 'first', '1'),
            game('b', 'd', 'first', '2'),
            { first: 'e', second: null, games: [] },
          ],
        },
        {
          pairings: [
            game('e', 'a', 'second', '3'),
            game('c', 'b', 'second', '4'),
            { first: 'd', second: null, games: [] },
          ],
        },
      ],
    }
    expect(standings(tournament).map(({ id, place, points, ties }) => ({ id, place, points, ...ties }))).toEqual([
      { id: 'a', place: 1, points: 2, headToHead: 0, buchholz: 1, sonnebornBerger: 1, wins: 2 },
      { id: 'b', place: 1, points: 2, headToHead: 0, buchholz: 1, sonnebornBerger: 1, wins: 2 },
      { id: 'd', place: 3, points: 1, headToHead: 0, buchholz: 3, sonnebornBerger: 0, wins: 0 },
      { id: 'e', place: 3, points: 1, headToHead: 0, buchholz: 3, sonnebornBerger: 0, wins: 0 },
      { id: 'c', place: 5, points: 0, headToHead: 0, buchholz: 4, sonnebornBerger: 0, wins: 0 },
    ])
    expect(champions(tournament)).toEqual(['a', 'b'])
  })

  test('a round robin is decided by the matches among equals first', () => {
    const tournament: Tournament = {
      format: 'roundRobin',
      length: 3,
      players: ['a', 'b', 'c', 'd'].map(id => ({ id, withdrawn: false })),
      rounds: [
        { pairings: [game('a', 'd', 'first', '1'), game('b', 'c', 'first', '2')] },
        { pairings: [game('d', 'c', 'second', '3'), game('a', 'b', 'second', '4')] },
        { pairings: [game('b', 'd', 'second', '5'), game('c', 'a', 'second', '6')] },
      ],
    }
    expect(standings(tournament).map(({ id, points, ties }) => [id, points, ties.headToHead])).toEqual([
      ['b', 2, 1],
      ['a', 2, 0],
      ['c', 1, 1],
      ['d', 1, 0],
    ])
  })
})

test('the largest matching is found, also through blossoms', () => {
  // Two triangles joined by a bridge, with a tail on each: only by turning round both triangles all eight are paired.
  const edges = new Set(['01', '12', '02', '23', '34', '45', '35', '06', '57'])
  const mayPair = (a: number, b: number): boolean => edges.has(`${Math.min(a, b)}${Math.max(a, b)}`)
  const partner = maximumMatching(8, mayPair)
  expect(partner.every((one, i) => one !== -1 && partner[one] === i && mayPair(i, one))).toBe(true)
})
