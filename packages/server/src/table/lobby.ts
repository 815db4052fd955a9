// Tables before and after the match: created, joined, left, started, abandoned, played again.

import { createHmac } from 'node:crypto'
import { type Game, LudotekaError, type Position, readOptions, type Seat, seatsIn } from '@ludoteka/kernel'
import type { BotLevel, newMatch } from '@ludoteka/protocol'
import { findGame } from '@ludoteka/registry'
import { beginMatch, peopleAt, positionToPlay, seatsOf, seatsOnClock, startClocks } from '@ludoteka/table'
import type { z } from 'zod'
import { refuse } from '../problem.ts'
import { isRatedMatch, wantsRating } from '../ratings/rated.ts'
import type { Holder, IdleSince, MatchChange, MatchRow } from '../store/store.ts'
import { hashOf, type System } from '../system.ts'
import { allowedCards, broughtBy, type Cards, withCards } from './brought.ts'
import { replaceWithBot, requireRunning, returnToSeat, seatNamed } from './play.ts'
import type { TableChange } from './repository.ts'
import type { TableState } from './state.ts'

/** What a host asks for; the game reads its own options. */
export type TableRequest = Omit<z.output<typeof newMatch>, 'options'> & { readonly options: unknown }

/** Of a person who sits down: whether they have an account to sign in with. */
export type Registration = { readonly registered?: true }

/** `origin` is the group of addresses the request came from. */
export function newRow(
  account: string,
  wanted: TableRequest,
  system: System,
  origin: MatchRow['origin'] = null,
  registration: Registration = {},
): MatchRow {
  const game = findGame(wanted.game)
  const seed = system.freshSeed()
  const position = wanted.position ? playablePosition(game, wanted.position, seed) : null
  const options = readOptions(game, position?.options ?? wanted.options)
  const names = game.seats(options)
  if (wanted.seats.length > names.length) refuse('bad-request', `This table has ${names.length} seats.`)
  const seats = names.map((_, i): Holder => {
    const seat = wanted.seats[i] ?? { kind: wanted.hotSeat ? 'me' : 'open' }
    if (seat.kind === 'bot') return { kind: 'bot', level: seat.level }
    return seat.kind === 'me' ? { kind: 'account', account, ...registration } : { kind: 'open' }
  })
  const now = system.now()
  const row: MatchRow = {
    id: system.freshId(),
    game: game.id,
    version: game.version,
    options,
    seed,
    status: 'open',
    visibility: wanted.visibility,
    hotSeat: wanted.hotSeat,
    clock: wanted.clock,
    onTimeout: wanted.onTimeout,
    rated: position
      ? unratedFromPosition(wanted.rated)
      : wantsRating(wanted.rated, { ...wanted, seats }, registration.registered === true),
    host: account,
    origin,
    seats,
    invites: seats.map((_, seat) => hashOf(inviteToken(seed, seat))),
    waiting: [],
    actions: 0,
    result: { kind: 'open' },
    clocks: null,
    proposal: null,
    paused: false,
    rematch: null,
    orders: null,
    advised: false,
    position,
    tournament: null,
    // From a position everybody plays with the cards it says.
    brought: position ? null : broughtBy(game, options, seat => cardsIn(wanted.seats[seat])),
    seq: 0,
    revision: 0,
    createdAt: now,
    updatedAt: now,
  }
  return { ...row, ...startIfFull(game, row, now) }
}

/** A position as somebody has written it, complete and checked: the match can begin from it. */
function playablePosition(game: Game, written: unknown, seed: string): Position {
  try {
    const position = positionToPlay(game, written, seed)
    beginMatch(game, { options: {}, seed, position })
    return position
  } catch (error) {
    if (error instanceof LudotekaError) return refuse('bad-request', error.message)
    throw error
  }
}

function unratedFromPosition(wanted: boolean | undefined): false {
  return wanted === true ? refuse('bad-request', 'A match from a position is not rated.') : false
}

function cardsIn(seat: TableRequest['seats'][number] | undefined): Cards | undefined {
  return seat?.kind === 'me' ? seat.brought : undefined
}

/**
 * The secret of a seat's link. It follows from the seed, which nobody knows before the match is over, so that the
 * host can be shown the link again although the store keeps only its hash.
 */
export function inviteToken(seed: string, seat: Seat): string {
  return createHmac('sha256', seed).update(`seat ${seat}`).digest('base64url').slice(0, 32)
}

/** The match starts by itself when the last seat is taken. */
export function startIfFull(game: Game, row: MatchRow, now: number): MatchChange {
  if (row.seats.some(({ kind }) => kind === 'open')) return {}
  const { live } = beginMatch(game, row)
  const waiting = seatsIn(live.asked)
  return {
    status: 'running',
    rated: row.rated && isRatedMatch(row, live.state),
    waiting,
    invites: row.seats.map(() => null),
    clocks: startClocks(row.clock, row.seats.length, seatsOnClock(row, waiting), now),
  }
}

/** Somebody else sits in these seats from now on, and brings these cards or none. */
function takeSeats(
  { row, game }: TableState,
  taken: readonly Seat[],
  holder: Holder,
  now: number,
  cardsOf: (seat: Seat) => Cards | undefined = () => undefined,
): TableChange {
  const seats = row.seats.map((before, seat) => (taken.includes(seat) ? holder : before))
  const cards = taken.map((seat): [Seat, Cards] => {
    const given = cardsOf(seat)
    return [seat, given === undefined ? [] : allowedCards(game, row.options, given)]
  })
  const brought = withCards(row.brought, new Map(cards))
  return { row: { seats, brought, ...startIfFull(game, { ...row, seats, brought }, now) } }
}

/** Whoever sits already may bring other cards until the match begins. */
function changeCards({ row, game }: TableState, seat: Seat, cards: Cards | undefined): TableChange | undefined {
  if (cards === undefined) return undefined
  return { row: { brought: withCards(row.brought, new Map([[seat, allowedCards(game, row.options, cards)]])) } }
}

/** The seat somebody wants, and the cards they bring to it. */
export type SeatRequest = { readonly seat?: string | undefined; readonly brought?: Cards | undefined }

/** Takes an open seat of a public table, or an own seat of a running match back; an own seat may get other cards. */
export function join(
  table: TableState,
  account: string,
  { seat: name, brought }: SeatRequest,
  now: number,
  registration: Registration = {},
): TableChange | undefined {
  const { row } = table
  const wanted = name === undefined ? undefined : seatNamed(table, name)
  if (row.status === 'running') {
    if (brought !== undefined) refuse('conflict', 'The match has begun; nothing can be brought any more.')
    return reclaimSeat(table, account, wanted, now)
  }
  if (row.status !== 'open') refuse('over', 'This table is closed.')
  const own = seatsOf(row, account)
  const mine = wanted ?? own[0]
  if (mine !== undefined && own.includes(mine)) return changeCards(table, mine, brought)
  if (row.visibility === 'private' && row.host !== account)
    refuse('forbidden', 'This table is joined by its links only.')
  const seat = wanted ?? row.seats.findIndex(({ kind }) => kind === 'open')
  return takeOpenSeat(table, { kind: 'account', account, ...registration }, seat, brought, now)
}

/** The seat a link leads to. */
export function joinByInvite(
  table: TableState,
  account: string,
  seat: Seat,
  brought: Cards | undefined,
  now: number,
  registration: Registration = {},
): TableChange | undefined {
  if (seatsOf(table.row, account).includes(seat)) return changeCards(table, seat, brought)
  return takeOpenSeat(table, { kind: 'account', account, ...registration }, seat, brought, now)
}

function takeOpenSeat(
  table: TableState,
  holder: Holder,
  seat: Seat,
  brought: Cards | undefined,
  now: number,
): TableChange {
  if (table.row.status !== 'open') refuse('conflict', 'The match has already started.')
  if (table.row.seats[seat]?.kind !== 'open') refuse('conflict', 'This seat is taken.')
  return takeSeats(table, [seat], holder, now, () => brought)
}

function reclaimSeat(
  table: TableState,
  account: string,
  wanted: Seat | undefined,
  now: number,
): TableChange | undefined {
  const seat = wanted ?? table.away.indexOf(account)
  if (wanted !== undefined && seatsOf(table.row, account).includes(wanted)) return undefined
  if (seat < 0 || table.away[seat] !== account) refuse('conflict', 'All seats of this match are taken.')
  return returnToSeat(table, account, seat, now)
}

/** Gives up all own seats: before the match they are open again, later bots stand in where the table allows it. */
export function leave(table: TableState, account: string, now: number): TableChange | undefined {
  const { row } = table
  const own = seatsOf(row, account)
  const [first] = own
  if (first === undefined) return undefined
  if (row.status === 'open') return takeSeats(table, own, { kind: 'open' }, now)
  requireRunning(table)
  if (row.onTimeout !== 'bot') refuse('conflict', 'At this table no bot stands in; you can resign.')
  return replaceWithBot(table, first, now)
}

/** The host starts at once: bots take the seats that are still open. */
export function startNow(table: TableState, account: string, level: BotLevel, now: number): TableChange | undefined {
  const { row } = table
  if (row.host !== account) refuse('forbidden', 'Only the host starts the match.')
  if (row.status === 'running') return undefined
  if (row.status !== 'open') refuse('over', 'This table is closed.')
  const open = row.seats.flatMap((holder, seat) => (holder.kind === 'open' ? [seat] : []))
  return takeSeats(table, open, { kind: 'bot', level }, now)
}

export function abandon(table: TableState, account: string): TableChange | undefined {
  const { row } = table
  if (row.host !== account) refuse('forbidden', 'Only the host closes the table.')
  if (row.status === 'abandoned') return undefined
  if (row.status === 'finished') refuse('over', 'The match is over.')
  const others = peopleAt(row).filter(person => person !== account)
  if (row.status === 'running' && others.length > 0) refuse('conflict', 'Others are playing here; you can resign.')
  return closeTable(row)
}

/** Closes the table without a winner. */
export function closeTable({ seats }: MatchRow): TableChange {
  return { row: { status: 'abandoned', waiting: [], clocks: null, proposal: null, invites: seats.map(() => null) } }
}

/** Closes an idle table without a winner; one that has changed meanwhile stays open. */
export function closeIfIdle({ row }: TableState, until: IdleSince): TableChange | undefined {
  const { status, clock, paused, updatedAt } = row
  if (status === 'open') return updatedAt <= until.open ? closeTable(row) : undefined
  const waits = status === 'running' && (clock.kind === 'none' || paused) // a clock that runs ends it by itself
  return waits && updatedAt <= until.running ? closeTable(row) : undefined
}

/** Every holder moves on by one seat. */
function rotatedSeats(seats: readonly Holder[]): readonly Holder[] {
  return seats.map((_, i) => seats[(i + seats.length - 1) % seats.length] ?? { kind: 'open' })
}

/** What whoever sits in a seat of the next match brought to this one; nothing if they brought none. */
function cardsBefore({ brought, seats }: MatchRow, seat: Seat): Cards | undefined {
  const cards = brought?.[(seat + seats.length - 1) % seats.length]
  return cards && cards.length > 0 ? cards : undefined
}

/**
 * The table of the next match: whoever asked and the bots sit, the others' seats wait for them alone. Everybody brings
 * the cards of this match again, or others.
 */
export function rematchRow(
  table: TableState,
  account: string,
  brought: Cards | undefined,
  system: System,
  registration: Registration = {},
): MatchRow {
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
      rated: row.rated && registration.registered === true,
    },
    system,
    row.origin,
    registration,
  )
  const seats = rotatedSeats(row.seats).map((holder): Holder => {
    if (holder.kind !== 'account') return holder
    return holder.account === account ? { kind: 'account', account, ...registration } : { kind: 'open' }
  })
  const game = findGame(row.game)
  const own = seatsOf({ seats }, account)
  const cards = broughtBy(game, fresh.options, seat =>
    own.includes(seat) ? (brought ?? cardsBefore(row, seat)) : undefined,
  )
  const next = { ...fresh, seats, hotSeat: row.hotSeat, brought: cards }
  return { ...next, ...startIfFull(game, next, fresh.createdAt) }
}

/** The second, third … who wants the rematch sits down at the table that was made for it. */
export function joinRematch(
  table: TableState,
  before: MatchRow,
  account: string,
  brought: Cards | undefined,
  now: number,
  registration: Registration = {},
): TableChange | undefined {
  if (table.row.status === 'abandoned') refuse('over', 'This table is closed.')
  const own = rotatedSeats(before.seats).flatMap((holder, seat): Seat[] =>
    holder.kind === 'account' && holder.account === account && table.row.seats[seat]?.kind === 'open' ? [seat] : [],
  )
  if (own.length === 0) return brought === undefined ? undefined : join(table, account, { brought }, now)
  const holder: Holder = { kind: 'account', account, ...registration }
  return takeSeats(table, own, holder, now, seat => brought ?? cardsBefore(before, seat))
}
