// Tournaments, as the store has them.

import type { Options } from '@ludoteka/kernel'
import {
  type BotLevel,
  botLevel,
  brought,
  type Clock,
  clock,
  options,
  type TournamentFormat,
  type TournamentStatus,
  tournamentFormat,
  tournamentStatus,
} from '@ludoteka/protocol'
import type { Tournament } from '@ludoteka/table/tournament'
import { z } from 'zod'
import { writableOptions } from '../table/options.ts'
import { writeCursor } from './queries.ts'
import { decoder, jsonColumn } from './rows.ts'

/** Somebody who has joined, or a bot that fills a place. */
export type TournamentEntry = {
  /** The id of the account; of a bot its number after the word, which no account's id looks like. */
  readonly id: string
  readonly who:
    | { readonly kind: 'account'; readonly registered?: true }
    | { readonly kind: 'bot'; readonly level: BotLevel; readonly number: number }
  readonly joinedAt: number
  /** The cards a person brings to every match; secret like those of a table. */
  readonly brought?: readonly string[]
}

export type TournamentRow = {
  readonly id: string
  readonly status: TournamentStatus
  readonly host: string
  /** The group of addresses it was opened from; null where it is not known. */
  readonly origin: string | null
  readonly name: string
  readonly game: string
  readonly options: Options
  readonly format: TournamentFormat
  readonly rounds: number
  readonly places: number
  readonly clock: Clock
  readonly startsAt: number | null
  readonly rated: boolean
  readonly fill: BotLevel | null
  /** Lots are drawn from it. */
  readonly seed: string
  readonly entries: readonly TournamentEntry[]
  /** Pairings and results; null before it begins. */
  readonly progress: Tournament | null
  /** When the next round begins; null while one is played. */
  readonly nextRoundAt: number | null
  readonly revision: number
  readonly createdAt: number
  readonly updatedAt: number
}

export type TournamentQuery = {
  readonly list: 'open' | 'running' | 'finished' | 'mine'
  readonly account?: string
  readonly cursor?: string
  readonly limit: number
}

export type MostTournaments = { readonly ofHost: number; readonly ofOrigin: number }

export type TournamentStore = {
  /** False if the host, or the origin, has so many already that are not over. */
  createTournament(row: TournamentRow, most: MostTournaments): Promise<boolean>
  tournament(id: string): Promise<TournamentRow | undefined>
  /** Replaces a row that is still as it was read; false if somebody else was faster. */
  updateTournament(read: Pick<TournamentRow, 'id' | 'revision'>, row: TournamentRow): Promise<boolean>
  /** Last made first: by status, or those an account hosts or takes part in. */
  tournaments(query: TournamentQuery): Promise<TournamentPage>
  /** Those that have not begun or are under way. */
  activeTournaments(): Promise<readonly string[]>
}

export type TournamentPage = { readonly tournaments: readonly TournamentRow[]; readonly next?: string }

/** The columns of `tournaments t`, named like the fields of a tournament; what nobody searches by is in `data`. */
export const TOURNAMENT_COLUMNS =
  't.id, t.status, t.host, t.origin, t.revision, t.created_at AS "createdAt", t.updated_at AS "updatedAt", t.data'

export const ACTIVE = `status IN ('open', 'running')`

const entry: z.ZodType<TournamentEntry> = z.object({
  id: z.string(),
  who: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('account'), registered: z.literal(true).exactOptional() }),
    z.object({ kind: z.literal('bot'), level: botLevel, number: z.int() }),
  ]),
  joinedAt: z.int(),
  brought: brought.exactOptional(),
})

const progress: z.ZodType<Tournament> = z.object({
  format: tournamentFormat,
  length: z.int(),
  players: z.array(z.object({ id: z.string(), withdrawn: z.boolean() })),
  rounds: z.array(
    z.object({
      pairings: z.array(
        z.object({
          first: z.string(),
          second: z.string().nullable(),
          games: z.array(
            z.object({ match: z.string(), first: z.string(), outcome: z.enum(['open', 'first', 'second', 'draw']) }),
          ),
          awarded: z.string().exactOptional(),
        }),
      ),
    }),
  ),
})

const data = z.object({
  name: z.string(),
  game: z.string(),
  options,
  format: tournamentFormat,
  rounds: z.int(),
  places: z.int(),
  clock,
  startsAt: z.int().nullable(),
  rated: z.boolean(),
  fill: botLevel.nullable(),
  seed: z.string(),
  entries: z.array(entry),
  progress: progress.nullable(),
  nextRoundAt: z.int().nullable(),
})

const row = z
  .object({
    id: z.string(),
    status: tournamentStatus,
    host: z.string(),
    origin: z.string().nullable(),
    revision: z.int(),
    createdAt: z.int(),
    updatedAt: z.int(),
    data: jsonColumn(data),
  })
  .transform(({ data: rest, ...columns }): TournamentRow => ({ ...columns, ...rest }))

export const readTournament = decoder('tournament', row)

/** What is written as JSON. */
export function tournamentData(row: TournamentRow): z.input<typeof data> {
  const { id: _id, status: _status, host: _host, origin: _origin, revision: _revision, ...rest } = row
  const { createdAt: _createdAt, updatedAt: _updatedAt, options: chosen, entries, progress: played, ...plain } = rest
  return {
    ...plain,
    options: writableOptions(chosen),
    entries: entries.map(one => ({ ...one, ...(one.brought ? { brought: [...one.brought] } : {}) })),
    progress: played && structuredClone(played),
  }
}

/** Whose list "mine" it belongs to. */
export function tournamentMembers({ host, entries }: TournamentRow): readonly string[] {
  return [...new Set([host, ...entries.flatMap(({ id, who }) => (who.kind === 'account' ? [id] : []))])]
}

/** A page out of rows read with one more than asked for. */
export function tournamentPageOf(rows: readonly TournamentRow[], limit: number): TournamentPage {
  const tournaments = rows.slice(0, limit)
  const last = tournaments.at(-1)
  return rows.length > limit && last
    ? { tournaments, next: writeCursor({ sortedBy: last.createdAt, id: last.id }) }
    : { tournaments }
}
