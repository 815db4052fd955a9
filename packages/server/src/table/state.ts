// A table in memory: the stored match and the state its events lead to. A cache: the store has the data.

import {
  act,
  backTo,
  begin,
  type Core,
  choiceOf,
  type Game,
  History,
  type Live,
  type Seat,
  seatsIn,
  withStanding,
} from '@ludoteka/kernel'
import type { MatchRow, StoredEvent } from '../store/store.ts'

/** The match at its start, as the row tells it. */
export function beginMatch(
  game: Game,
  { options, seed, brought }: Pick<MatchRow, 'options' | 'seed' | 'brought'>,
): Live {
  return begin(game, options, seed, brought ?? undefined)
}

export type TableState = {
  readonly row: MatchRow
  readonly game: Game
  readonly names: readonly string[]
  /** The match as played so far; nothing before it starts. */
  readonly live: Live | undefined
  /** The number of the event behind each action that stands. */
  readonly eventOf: History<number>
  /** The time each of them gave the clock of its seat. */
  readonly earned: History<number>
  /** For each seat, the event since which it is asked what it is asked now: older answers are stale. */
  readonly askedSince: readonly number[]
  /** For each seat a bot took over, the account that may come back to it. */
  readonly away: readonly (string | undefined)[]
  /** Undos: at event `at` the log was cut back to before event `before`. */
  readonly cuts: readonly { readonly at: number; readonly before: number }[]
  /** The last event that is part of this. */
  readonly seq: number
}

/** A table at which the match has begun. */
export type StartedTable = TableState & { readonly live: Live }

export const isStarted = (table: TableState): table is StartedTable => table.live !== undefined

/** The table before its first event. */
export function initialTable(game: Game, row: MatchRow): TableState {
  const names = game.seats(row.options)
  return {
    row,
    game,
    names,
    live: isRowStarted(row) ? beginMatch(game, row) : undefined,
    eventOf: History.of(),
    earned: History.of(),
    askedSince: names.map(() => 0),
    away: names.map(() => undefined),
    cuts: [],
    seq: 0,
  }
}

function isRowStarted({ status, seats }: MatchRow): boolean {
  if (status === 'abandoned') return seats.every(({ kind }) => kind !== 'open')
  return status !== 'open'
}

/** The same table with a newer row: people have taken seats, or the match has started. */
export function withRow(table: TableState, row: MatchRow): TableState {
  const live = table.live ?? (isRowStarted(row) ? beginMatch(table.game, row) : undefined)
  return { ...table, row, live }
}

/** What is computed already of a table after an event: its new row, and the match after an action or an undo. */
type KnownOutcome = { readonly row?: MatchRow; readonly live?: Live | undefined }

/** The table after its next event. */
export function applyEvent(
  table: TableState,
  { seq, event }: StoredEvent,
  { row = table.row, live: known }: KnownOutcome = {},
): TableState {
  switch (event.kind) {
    case 'act': {
      if (!table.live) return { ...table, row, seq }
      const live = known ?? act(table.game, table.live, event.action)
      const askedSince = nextAskedSince(table, table.live, live, event.action.seat, seq)
      const { game, names, away, cuts } = table
      const eventOf = table.eventOf.with(seq)
      const earned = table.earned.with(event.earned ?? 0)
      return { row, game, names, live, eventOf, earned, askedSince, away, cuts, seq }
    }
    case 'undo': {
      if (!table.live) return { ...table, row, seq }
      const live = known ?? backTo(table.game, table.live, event.to)
      const before = table.eventOf.at(event.to) ?? seq
      return {
        ...table,
        row,
        live,
        askedSince: table.names.map(() => seq),
        eventOf: table.eventOf.upTo(event.to),
        earned: table.earned.upTo(event.to),
        cuts: [...table.cuts, { at: seq, before }],
        seq,
      }
    }
    case 'replace': {
      const away = table.away.map((account, seat) => (seat === event.seat ? event.from : account))
      return { ...table, row, away, seq }
    }
    case 'resign':
    case 'draw':
    case 'pause':
      return { ...table, row, seq }
  }
}

/** Seats asked at the same time answer independently: another seat's answer leaves their question unchanged. */
function nextAskedSince(table: TableState, before: Live, now: Live, actor: Seat, seq: number): readonly number[] {
  const { game, askedSince } = table
  const wasAsked = seatsIn(before.asked)
  if (wasAsked.length < 2) return askedSince.map(() => seq)
  const isAsked = seatsIn(now.asked)
  const question = ({ state, asked }: Live, seat: Seat): string =>
    JSON.stringify(choiceOf(withStanding(game, state, asked), seat))
  return askedSince.map((since, seat) => {
    const goesOn = seat !== actor && wasAsked.includes(seat) && isAsked.includes(seat)
    return goesOn && question(before, seat) === question(now, seat) ? since : seq
  })
}

/** The state with the result of the table: a match may also end by resignation, timeout or agreement. */
export function stateOf(table: TableState): Core | undefined {
  const { live, row } = table
  if (!live) return undefined
  if (row.result.kind === 'open' || live.state.result.kind !== 'open') return live.state
  return { ...live.state, result: row.result, stack: [] }
}

/** Seats an account holds. */
export function seatsOf({ seats }: Pick<MatchRow, 'seats'>, account: string | undefined): readonly Seat[] {
  const own: Seat[] = []
  if (account === undefined) return own
  for (let seat = 0; seat < seats.length; seat++) {
    const holder = seats[seat]
    if (holder?.kind === 'account' && holder.account === account) own.push(seat)
  }
  return own
}

/** The people at a table, each once. */
export function peopleAt({ seats }: Pick<MatchRow, 'seats'>): readonly string[] {
  const people: string[] = []
  for (const holder of seats)
    if (holder.kind === 'account' && !people.includes(holder.account)) people.push(holder.account)
  return people
}
