// Tables before and after the match: created, joined, left, started, abandoned, played again.

import { createHmac } from 'node:crypto'
import { begin, type Game, readOptions, type Seat, seatsIn } from '@ludoteka/kernel'
import type { BotLevel, newMatch } from '@ludoteka/protocol'
import { findGame } from '@ludoteka/registry'
import type { z } from 'zod'
import { hashOf, type Ports } from '../ports.ts'
import { refuse } from '../problem.ts'
import type { Forgotten, HeadChange, Holder, MatchRow } from '../store/types.ts'
import { startClocks } from './clock.ts'
import type { Change } from './desk.ts'
import { comeBack, running, seatNamed, standIn, thinkers } from './play.ts'
import { peopleAt, seatsOf, type Table } from './table.ts'

/** The wishes of a host; the game reads its own options. */
export type Wanted = Omit<z.output<typeof newMatch>, 'options'> & { readonly options: unknown }

export function newRow(account: string, wanted: Wanted, ports: Ports): MatchRow {
  const game = findGame(wanted.game)
  const options = readOptions(game, wanted.options)
  const names = game.seats(options)
  if (wanted.seats.length > names.length) refuse('bad-request', `This table has ${names.length} seats.`)
  const seats = names.map((_, i): Holder => {
    const seat = wanted.seats[i] ?? { kind: wanted.hotSeat ? 'me' : 'open' }
    if (seat.kind === 'bot') return { kind: 'bot', level: seat.level }
    return seat.kind === 'me' ? { kind: 'account', account } : { kind: 'open' }
  })
  const seed = ports.freshSeed()
  const now = ports.now()
  const row: MatchRow = {
    id: ports.freshId(),
    game: game.id,
    version: game.version,
    options,
    seed,
    status: 'open',
    visibility: wanted.visibility,
    hotSeat: wanted.hotSeat,
    clock: wanted.clock,
    onTimeout: wanted.onTimeout,
    host: account,
    seats,
    invites: seats.map((_, seat) => hashOf(inviteTo(seed, seat))),
    waiting: [],
    actions: 0,
    result: { kind: 'open' },
    clocks: null,
    proposal: null,
    paused: false,
    rematch: null,
    seq: 0,
    revision: 0,
    createdAt: now,
    updatedAt: now,
  }
  return { ...row, ...startIfFull(game, row, now) }
}

/**
 * The secret of a seat's link. It follows from the seed, which nobody knows before the match is over, so that the
 * host can be shown the link again although the store keeps only its hash.
 */
export function inviteTo(seed: string, seat: Seat): string {
  return createHmac('sha256', seed).update(`seat ${seat}`).digest('base64url').slice(0, 32)
}

/** The match starts by itself when the last seat is taken. */
function startIfFull(game: Game, row: MatchRow, now: number): HeadChange {
  if (row.seats.some(({ kind }) => kind === 'open')) return {}
  const waiting = seatsIn(begin(game, row.options, row.seed).asked)
  return {
    status: 'running',
    waiting,
    invites: row.seats.map(() => null),
    clocks: startClocks(row.clock, row.seats.length, thinkers(row, waiting), now),
  }
}

function sitDown({ row, game }: Table, holders: readonly (readonly [Seat, Holder])[], now: number): Change {
  const seats = [...row.seats]
  for (const [seat, holder] of holders) seats[seat] = holder
  return { head: { seats, ...startIfFull(game, { ...row, seats }, now) } }
}

/** Takes an open seat: any at a public table, the one of the link at a private one; or the own seat of a running match again. */
export function join(table: Table, account: string, name: string | undefined, now: number): Change | undefined {
  const { row } = table
  const wanted = name === undefined ? undefined : seatNamed(table, name)
  if (row.status === 'running') return takeOwnSeatAgain(table, account, wanted, now)
  if (row.status !== 'open') refuse('over', 'This table is closed.')
  if (wanted !== undefined && seatsOf(row, account).includes(wanted)) return undefined
  const seat = wanted ?? row.seats.findIndex(({ kind }) => kind === 'open')
  if (row.visibility === 'private' && row.host !== account)
    refuse('forbidden', 'This table is joined by its links only.')
  if (wanted === undefined && seatsOf(row, account).length > 0) return undefined
  return takeOpenSeat(table, account, seat, now)
}

/** The seat a link leads to. */
export function joinByInvite(table: Table, account: string, seat: Seat, now: number): Change | undefined {
  if (seatsOf(table.row, account).includes(seat)) return undefined
  return takeOpenSeat(table, account, seat, now)
}

function takeOpenSeat(table: Table, account: string, seat: Seat, now: number): Change {
  if (table.row.status !== 'open') refuse('conflict', 'The match has started without you.')
  if (table.row.seats[seat]?.kind !== 'open') refuse('conflict', 'This seat is taken.')
  return sitDown(table, [[seat, { kind: 'account', account }]], now)
}

function takeOwnSeatAgain(table: Table, account: string, wanted: Seat | undefined, now: number): Change | undefined {
  const seat = wanted ?? table.away.indexOf(account)
  if (wanted !== undefined && seatsOf(table.row, account).includes(wanted)) return undefined
  if (seat < 0 || table.away[seat] !== account) refuse('conflict', 'All seats of this match are taken.')
  return comeBack(table, account, seat, now)
}

/** Gives up all own seats: before the match they are open again, later bots stand in where the table allows it. */
export function leave(table: Table, account: string, now: number): Change | undefined {
  const { row } = table
  const own = seatsOf(row, account)
  const [first] = own
  if (first === undefined) return undefined
  if (row.status === 'open')
    return sitDown(
      table,
      own.map(seat => [seat, { kind: 'open' }] as const),
      now,
    )
  running(table)
  if (row.onTimeout !== 'bot') refuse('conflict', 'At this table no bot stands in; you can resign.')
  return standIn(table, first, now)
}

/** The host starts at once: bots take the seats that are still open. */
export function startNow(table: Table, account: string, level: BotLevel, now: number): Change | undefined {
  const { row } = table
  if (row.host !== account) refuse('forbidden', 'Only the host starts the match.')
  if (row.status === 'running') return undefined
  if (row.status !== 'open') refuse('over', 'This table is closed.')
  const open = row.seats.flatMap((holder, seat) => (holder.kind === 'open' ? [seat] : []))
  return sitDown(
    table,
    open.map(seat => [seat, { kind: 'bot', level }] as const),
    now,
  )
}

export function abandon(table: Table, account: string): Change | undefined {
  const { row } = table
  if (row.host !== account) refuse('forbidden', 'Only the host closes the table.')
  if (row.status === 'abandoned') return undefined
  if (row.status === 'finished') refuse('over', 'The match is over.')
  const others = peopleAt(row).filter(person => person !== account)
  if (row.status === 'running' && others.length > 0) refuse('conflict', 'Others are playing here; you can resign.')
  return closed(row)
}

/** The table as it is closed without a winner. */
export function closed({ seats }: MatchRow): Change {
  return { head: { status: 'abandoned', waiting: [], clocks: null, proposal: null, invites: seats.map(() => null) } }
}

/** A table nobody has come back to closes itself, and nobody wins; one at which something has happened meanwhile stays. */
export function closeForgotten({ row }: Table, until: Forgotten): Change | undefined {
  const { status, clock, paused, updatedAt } = row
  if (status === 'open') return updatedAt <= until.open ? closed(row) : undefined
  const waits = status === 'running' && (clock.kind === 'none' || paused) // a clock that runs ends it by itself
  return waits && updatedAt <= until.running ? closed(row) : undefined
}

/** Everybody moves on by one seat. */
export function swapped(seats: readonly Holder[]): readonly Holder[] {
  return seats.map((_, i) => seats[(i + seats.length - 1) % seats.length] ?? { kind: 'open' })
}

/** The table of the next match: whoever asked and the bots sit, the others' seats wait for them alone. */
export function rematchRow(table: Table, account: string, ports: Ports): MatchRow {
  const { row } = table
  if (row.status !== 'finished') refuse('conflict', 'The match is not over yet.')
  if (seatsOf(row, account).length === 0) refuse('forbidden', 'Only those who played ask for a rematch.')
  const alone = peopleAt(row).length === 1
  const fresh = newRow(
    account,
    {
      game: row.game,
      options: row.options,
      seats: [],
      visibility: alone ? row.visibility : 'private',
      hotSeat: false,
      clock: row.clock,
      onTimeout: row.onTimeout,
    },
    ports,
  )
  const seats = swapped(row.seats).map(
    (holder): Holder => (holder.kind === 'account' && holder.account !== account ? { kind: 'open' } : holder),
  )
  const next = { ...fresh, seats, hotSeat: row.hotSeat }
  return { ...next, ...startIfFull(findGame(next.game), next, fresh.createdAt) }
}

/** The second, third … who wants the rematch sits down at the table that was made for it. */
export function joinRematch(table: Table, before: readonly Holder[], account: string, now: number): Change | undefined {
  if (table.row.status === 'abandoned') refuse('over', 'This table is closed.')
  const own = swapped(before).flatMap((holder, seat): Seat[] =>
    holder.kind === 'account' && holder.account === account && table.row.seats[seat]?.kind === 'open' ? [seat] : [],
  )
  if (own.length === 0) return undefined
  return sitDown(
    table,
    own.map(seat => [seat, { kind: 'account', account }] as const),
    now,
  )
}
