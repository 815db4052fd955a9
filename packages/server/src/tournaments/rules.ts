// What may happen to a tournament before it begins and while it runs: each returns the row as it should be, or refuses.

import { readOptions } from '@ludoteka/kernel'
import type { newTournament } from '@ludoteka/protocol'
import { findGame } from '@ludoteka/registry'
import {
  beginTournament,
  type GameOutcome,
  isRoundOver,
  isTournamentOver,
  withNextRounds,
  withOutcomes,
  withoutPlayer,
} from '@ludoteka/table/tournament'
import type { z } from 'zod'
import { refuse } from '../problem.ts'
import type { StoredAccount } from '../store/store.ts'
import type { TournamentEntry, TournamentRow } from '../store/tournaments.ts'
import type { System } from '../system.ts'
import { allowedCards, type Cards } from '../table/brought.ts'

export type TournamentRequest = z.output<typeof newTournament>

/** Between two rounds of a live tournament people are given time to see how it stands. */
const BREAK_MS = 30_000
const DAY = 86_400_000
const LONGEST_AHEAD_MS = 60 * DAY
const FORGOTTEN_AFTER_MS = 30 * DAY

export function newTournamentRow(
  host: StoredAccount,
  wanted: TournamentRequest,
  system: System,
  origin: string | null,
): TournamentRow {
  if (host.kind !== 'user') refuse('forbidden', 'Only people who are signed in open tournaments.')
  const game = findGame(wanted.game)
  const options = readOptions(game, wanted.options)
  if (game.seats(options).length !== 2) refuse('bad-request', 'A tournament is played in matches of two.')
  const now = system.now()
  if (wanted.startsAt !== null && (wanted.startsAt <= now || wanted.startsAt > now + LONGEST_AHEAD_MS))
    refuse('bad-request', 'A tournament begins within the next sixty days.')
  const { name, format, rounds, places, clock, startsAt, rated, fill } = wanted
  if (rated && fill !== null) refuse('bad-request', 'Matches with bots are not rated.')
  return {
    id: system.freshId(),
    status: 'open',
    host: host.id,
    origin,
    name,
    game: game.id,
    options,
    format,
    rounds,
    places,
    clock,
    startsAt,
    rated,
    fill,
    seed: system.freshSeed(),
    entries: [],
    progress: null,
    nextRoundAt: null,
    revision: 0,
    createdAt: now,
    updatedAt: now,
  }
}

const isPerson = ({ who }: TournamentEntry): boolean => who.kind === 'account'

/** Takes a place, or brings other cards to the one that is taken. */
export function joined(
  row: TournamentRow,
  account: StoredAccount,
  cards: Cards | undefined,
  now: number,
): TournamentRow {
  if (row.status !== 'open') refuse('conflict', 'This tournament has begun.')
  const isRegistered = account.kind === 'user'
  if (row.rated && !isRegistered) refuse('forbidden', 'Only people who are signed in play for a rating.')
  const before = row.entries.find(({ id }) => id === account.id)
  if (!before && row.entries.length >= row.places) refuse('conflict', 'All places are taken.')
  const brought = cards ? allowedCards(findGame(row.game), row.options, cards) : before?.brought
  const entry: TournamentEntry = {
    id: account.id,
    who: { kind: 'account', ...(isRegistered ? { registered: true as const } : {}) },
    joinedAt: before?.joinedAt ?? now,
    ...(brought && brought.length > 0 ? { brought } : {}),
  }
  const entries = before ? row.entries.map(one => (one === before ? entry : one)) : [...row.entries, entry]
  return { ...row, entries }
}

/** Before it begins the place is free again; later the player is withdrawn, and what they play is given up. */
export function left(row: TournamentRow, player: string): TournamentRow {
  if (!row.entries.some(({ id }) => id === player)) return row
  if (row.status === 'open') return { ...row, entries: row.entries.filter(({ id }) => id !== player) }
  if (row.status !== 'running' || !row.progress) return refuse('over', 'This tournament is over.')
  if (row.progress.players.find(({ id }) => id === player)?.withdrawn) return row
  return { ...row, progress: withoutPlayer(row.progress, player) }
}

/** Matches that run may be played on; they count no more for the tournament. */
export function cancelled(row: TournamentRow): TournamentRow {
  if (row.status === 'cancelled') return row
  if (row.status === 'finished') return refuse('over', 'This tournament is over.')
  return { ...row, status: 'cancelled', nextRoundAt: null }
}

/** The entries with bots in the free places, where its host wants that. */
function filled({ entries, fill, places }: TournamentRow, now: number): readonly TournamentEntry[] {
  if (fill === null) return entries
  const bots = Array.from({ length: places - entries.length }, (_, i): TournamentEntry => {
    const number = i + 1
    return { id: `bot ${number}`, who: { kind: 'bot', level: fill, number }, joinedAt: now }
  })
  return [...entries, ...bots]
}

/** `ratingOf` tells how strong somebody is; of accounts that are no longer there, nothing. */
export function begun(
  row: TournamentRow,
  ratingOf: (entry: TournamentEntry) => number | undefined,
  system: System,
): TournamentRow {
  if (row.status !== 'open') return row
  const now = system.now()
  const entries = filled(row, now).filter(entry => ratingOf(entry) !== undefined)
  if (entries.length < 2) return { ...row, entries, status: 'cancelled' }
  const entrants = entries.map(entry => ({ id: entry.id, rating: ratingOf(entry) ?? 0 }))
  const progress = beginTournament(row.format, row.rounds, entrants, row.seed)
  return { ...row, entries, status: 'running', progress: withNextRounds(progress, system.freshId, allAtOnce(row)) }
}

/** With days for a move nobody waits for a round: all matches of a round robin begin together. */
const allAtOnce = ({ clock }: TournamentRow) => ({ allAtOnce: clock.kind === 'days' })

/** Whether an open tournament begins now: at its time, or when all places are taken where it has none. */
export function isDue({ status, startsAt, entries, places }: TournamentRow, now: number): boolean {
  if (status !== 'open') return false
  return startsAt === null ? entries.length >= places : startsAt <= now
}

/** Nobody has joined or left for so long that nobody waits for it any more. */
export function isForgotten({ status, startsAt, updatedAt }: TournamentRow, now: number): boolean {
  return status === 'open' && startsAt === null && updatedAt + FORGOTTEN_AFTER_MS <= now
}

/** The tournament after matches have ended, and after a break; the same row if nothing has changed. */
export function advanced(
  row: TournamentRow,
  outcomeOf: (match: string) => GameOutcome | undefined,
  system: System,
): TournamentRow {
  if (row.status !== 'running' || !row.progress) return row
  const progress = withOutcomes(row.progress, outcomeOf, system.freshId)
  if (isTournamentOver(progress)) return { ...row, progress, status: 'finished', nextRoundAt: null }
  if (!isRoundOver(progress)) return progress === row.progress ? row : { ...row, progress }
  const now = system.now()
  const at = row.nextRoundAt ?? now + breakBefore(row)
  if (at > now) return row.nextRoundAt === at && progress === row.progress ? row : { ...row, progress, nextRoundAt: at }
  return { ...row, progress: withNextRounds(progress, system.freshId, allAtOnce(row)), nextRoundAt: null }
}

function breakBefore({ clock, entries, progress }: TournamentRow): number {
  const isStillThere = ({ id }: TournamentEntry): boolean =>
    progress?.players.some(player => player.id === id && !player.withdrawn) === true
  return clock.kind === 'bank' && entries.some(entry => isPerson(entry) && isStillThere(entry)) ? BREAK_MS : 0
}
