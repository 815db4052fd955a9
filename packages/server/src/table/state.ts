// A table in memory: the stored match and the state its events lead to. A cache: the store has the data.

import type { Game, Live } from '@ludoteka/kernel'
import {
  applyEvents,
  applyEvent as applyToMatch,
  beginMatch,
  canCutTo,
  emptyMatch,
  type MatchState,
  undoneBy,
} from '@ludoteka/table'
import type { MatchRow, StoredEvent } from '../store/store.ts'

/** A table at which the match has begun. */
export type StartedTable = MatchState & { readonly row: MatchRow }

/** A table in its waiting room: there is no position yet. */
type WaitingTable = Omit<MatchState, 'live'> & { readonly live: undefined; readonly row: MatchRow }

export type TableState = StartedTable | WaitingTable

export const isStarted = (table: TableState): table is StartedTable => table.live !== undefined

/** The table before its first event. */
export function initialTable(game: Game, row: MatchRow): TableState {
  return withRow({ ...emptyMatch(game, game.seats(row.options)), live: undefined, row }, row)
}

/** Whether the match of this row has begun: only then does it have a position and events. */
export function hasBegun({ status, seats }: MatchRow): boolean {
  if (status === 'abandoned') return seats.every(({ kind }) => kind !== 'open')
  return status !== 'open'
}

/** The same table with a newer row: people have taken seats, or the match has started. */
export function withRow(table: TableState, row: MatchRow): TableState {
  if (isStarted(table) || !hasBegun(row)) return { ...table, row }
  return { ...beginMatch(table.game, row), row }
}

/** What is computed already of a table after an event: its new row, and the match after an action or an undo. */
type KnownOutcome = { readonly row?: MatchRow; readonly live?: Live | undefined }

/** The table after its next event. The match is a new object every time, which gets its row instead of being copied once more. */
export function applyEvent(
  table: TableState,
  entry: StoredEvent,
  { row = table.row, live }: KnownOutcome = {},
): TableState {
  return isStarted(table) ? Object.assign(applyToMatch(table, entry, live), { row }) : { ...table, row, seq: entry.seq }
}

/** The table after what others have done meanwhile; undefined if they have taken back more than it has in memory. */
export function applyNews(table: TableState, news: readonly StoredEvent[]): TableState | undefined {
  if (!isStarted(table)) return news.reduce<TableState>((now, entry) => applyEvent(now, entry), table)
  const { fewestActions } = undoneBy(news, table.eventOf)
  return canCutTo(table, fewestActions) ? { ...applyEvents(table, news), row: table.row } : undefined
}
