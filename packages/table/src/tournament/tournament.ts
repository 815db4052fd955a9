// A tournament of duels as data: who plays, the rounds with their pairings, and how each went. Pure: the server keeps it and makes the tables.

export const FORMATS = ['swiss', 'roundRobin', 'knockout'] as const
export type Format = (typeof FORMATS)[number]

export type Contestant = {
  readonly id: string
  readonly withdrawn: boolean
}

/** How a match went for those who sat in its two seats. */
export type GameOutcome = 'first' | 'second' | 'draw'

export type TournamentGame = {
  readonly match: string
  /** Who has the first seat. */
  readonly first: string
  readonly outcome: GameOutcome | 'open'
}

export type Pairing = {
  readonly first: string
  /** Nobody: the first has a bye. */
  readonly second: string | null
  /** A drawn match of a knock-out is followed by another with sides swapped. */
  readonly games: readonly TournamentGame[]
  /** Who gets the point without a match, because the other has withdrawn. */
  readonly awarded?: string
}

export type Round = { readonly pairings: readonly Pairing[] }

export type Tournament = {
  readonly format: Format
  /** How many rounds there will be. */
  readonly length: number
  /** In the order of the seeding, the strongest first. */
  readonly players: readonly Contestant[]
  readonly rounds: readonly Round[]
}

/** Two who meet, and who of them has the first seat; or one who has a bye. */
export type Pair = Pick<Pairing, 'first' | 'second'>

/** So many matches a pairing of a knock-out has at most; after that many draws the better seed goes on. */
export const MOST_GAMES = 2

export type PairingResult =
  | { readonly kind: 'open' }
  | { readonly kind: 'won'; readonly winner: string }
  | { readonly kind: 'draw' }

const OPEN: PairingResult = { kind: 'open' }

export function pairingResult(tournament: Pick<Tournament, 'format' | 'players'>, pairing: Pairing): PairingResult {
  if (pairing.awarded !== undefined) return { kind: 'won', winner: pairing.awarded }
  if (pairing.second === null) return { kind: 'won', winner: pairing.first }
  const last = pairing.games.at(-1)
  if (!last || last.outcome === 'open') return OPEN
  if (last.outcome !== 'draw') return { kind: 'won', winner: winnerOf(pairing, last, last.outcome) }
  if (tournament.format !== 'knockout') return { kind: 'draw' }
  return pairing.games.length < MOST_GAMES ? OPEN : { kind: 'won', winner: betterSeed(tournament, pairing) }
}

function winnerOf({ first, second }: Pairing, game: TournamentGame, outcome: 'first' | 'second'): string {
  const other = game.first === first ? (second ?? first) : first
  return outcome === 'first' ? game.first : other
}

function betterSeed({ players }: Pick<Tournament, 'players'>, { first, second }: Pairing): string {
  return players.find(({ id }) => id === first || id === second)?.id ?? first
}

export const opponentIn = ({ first, second }: Pair, id: string): string | null => (first === id ? second : first)

export const isIn = ({ first, second }: Pair, id: string): boolean => first === id || second === id

/** All pairings of a player, in the order of the rounds. */
export function pairingsOf({ rounds }: Pick<Tournament, 'rounds'>, id: string): readonly Pairing[] {
  return rounds.flatMap(({ pairings }) => pairings.filter(pairing => isIn(pairing, id)))
}

/** By how many more times a player has had the first seat than the second. */
export function seatBalance(tournament: Pick<Tournament, 'rounds'>, id: string): number {
  return pairingsOf(tournament, id)
    .flatMap(({ games }) => games)
    .reduce((sum, game) => sum + (game.first === id ? 1 : -1), 0)
}

/** Who had the first seat more rarely gets it; of equals who did not have it the last time, then the second-named. */
export function seated(tournament: Pick<Tournament, 'rounds'>, one: string, other: string): Pair {
  const difference = seatBalance(tournament, one) - seatBalance(tournament, other)
  if (difference !== 0) return difference < 0 ? { first: one, second: other } : { first: other, second: one }
  const lastOf = (id: string): boolean => pairingsOf(tournament, id).at(-1)?.games.at(-1)?.first === id
  return lastOf(other) && !lastOf(one) ? { first: one, second: other } : { first: other, second: one }
}

export const activePlayers = ({ players }: Pick<Tournament, 'players'>): readonly string[] =>
  players.filter(({ withdrawn }) => !withdrawn).map(({ id }) => id)
