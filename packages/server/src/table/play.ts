// What players do at a running table: act, take back, give up, agree, pause.

import {
  type Action,
  type Arg,
  act,
  isSameList,
  type Live,
  type Result,
  type Seat,
  seatsIn,
  why,
} from '@ludoteka/kernel'
import {
  AGREED_DRAW,
  advanceClocks,
  applyEvent,
  askedThroughout,
  type ClockState,
  doesForfeitEnd,
  ensureMinimumTime,
  forfeitResult,
  type Holder,
  isStale,
  lastMoveEvent,
  type MatchEvent,
  MOST_PROPOSALS,
  NO_UNDOS,
  type Orders,
  ordersStanding,
  peopleAt,
  proposalsOf,
  seatsOf,
  seatsOfOthers,
  seatsOnClock,
  seatsOutOfTime,
  subtractEarned,
  timeLeft,
  undoLimit,
  undoRight,
} from '@ludoteka/table'
import { refuse } from '../problem.ts'
import type { MatchChange, MatchRow, Proposal } from '../store/store.ts'
import type { TableChange } from './repository.ts'
import { isStarted, type StartedTable, type TableState } from './state.ts'

export type PlayerAction = {
  readonly seq: number
  readonly seat: string
  readonly verb: string
  readonly arg?: Arg | undefined
}

/** Who plays for those who left or ran out of time. */
const STAND_IN_BOT: Holder = { kind: 'bot', level: 'normal' }

/** The table if its match is running; refused otherwise. */
export function requireRunning(table: TableState): StartedTable {
  const { status } = table.row
  if (status === 'open' || !isStarted(table)) return refuse('conflict', 'The match has not started yet.')
  return status === 'running' ? table : refuse('over', 'The match is over.')
}

/** The table if its match is running and not paused: while paused one can only resume, chat or leave. */
export function requireUnpaused(given: TableState): StartedTable {
  const table = requireRunning(given)
  return table.row.paused ? refuse('conflict', 'The table is paused.') : table
}

export function seatNamed(table: TableState, name: string): Seat {
  const seat = table.names.indexOf(name)
  return seat >= 0 ? seat : refuse('wrong-seat', `The seats of this table are ${table.names.join(', ')}.`)
}

export function ownSeat(table: TableState, account: string, name: string): Seat {
  const seat = seatNamed(table, name)
  const holder = table.row.seats[seat]
  const isOwn = holder?.kind === 'account' && holder.account === account
  return isOwn ? seat : refuse('wrong-seat', 'This is not your seat.')
}

/** An action of a person, who saw the table at event `seq`. */
export function actByPlayer(given: TableState, account: string, wanted: PlayerAction, now: number): TableChange {
  const seat = ownSeat(given, account, wanted.seat)
  const table = requireUnpaused(given)
  if (seatsOutOfTime(table.row.clocks, now).includes(seat)) refuse('over', 'Your time is up.')
  const { verb, arg } = wanted
  const action = arg === undefined ? { seat, verb } : { seat, verb, arg }
  if (wanted.seq > table.seq || isStale(table, action, wanted.seq))
    refuse('stale', `The table has moved on to ${table.seq}.`)
  return changeForAction(table, action, now)
}

/** An action of whoever holds the seat. */
export function changeForAction(table: StartedTable, action: Action, now: number): TableChange {
  const next = liveAfter(table, action)
  const row = rowFor(table, next, now, action.seat)
  const earned = timeEarned(action.seat, table.row, row.clocks ?? null, now)
  const orders = table.row.orders && ordersStanding({ ...table, live: next }, table.row.orders)
  return {
    event: earned > 0 ? { kind: 'act', action, earned } : { kind: 'act', action },
    row: orders === table.row.orders ? row : { ...row, orders: storedOrders(orders) },
    live: next,
  }
}

/** A row without orders has none rather than an empty list. */
export const storedOrders = (orders: Orders | null): Orders | null => (orders?.length ? orders : null)

/** Bots earn nothing: whoever comes back to the seat may take their last action back without paying for it. */
function timeEarned(seat: Seat, { seats, clocks }: MatchRow, after: ClockState | null, now: number): number {
  if (!clocks || !after || seats[seat]?.kind !== 'account') return 0
  return timeLeft(after, seat, now) - timeLeft(clocks, seat, now)
}

function liveAfter({ game, live }: StartedTable, action: Action): Live {
  try {
    return act(game, live, action)
  } catch (error) {
    const refusal = why(game, live.state, action)
    if (refusal?.reason === 'notYourDecision') refuse('wrong-seat', 'It is not your decision now.', refusal)
    if (refusal) refuse('illegal', `That is not allowed now (rule ${refusal.rule}).`, refusal)
    throw error
  }
}

/** The changed fields of the row when the match is in this state. */
function rowFor({ row }: TableState, { actions, state, asked }: Live, now: number, acted?: Seat): MatchChange {
  const waiting = seatsIn(asked)
  const isOver = state.result.kind !== 'open'
  return {
    status: isOver ? 'finished' : 'running',
    result: state.result,
    waiting: isSameList(waiting, row.waiting) ? row.waiting : waiting, // an unchanged value is not written
    actions: actions.length,
    clocks: advanceClocks(row.clock, row.clocks, isOver ? [] : seatsOnClock(row, waiting), now, acted),
    proposal: null,
  }
}

/** Takes the last own action back, or asks the others to allow it. */
export function undoByPlayer(
  given: TableState,
  account: string,
  wanted: { seq: number; seat: string },
  now: number,
): TableChange {
  const seat = ownSeat(given, account, wanted.seat)
  const table = requireUnpaused(given)
  const { row } = table
  if (wanted.seq > table.seq || wanted.seq < lastMoveEvent(table))
    refuse('stale', `The table has moved on to ${table.seq}.`)
  refuseTooManyUndos(table, seat, now)
  const right = undoRight(table, seat)
  if (!right) return refuse('conflict', 'You have done nothing yet that could be taken back.')
  if (right.kind === 'free') return undoLast(table, seat, now)
  const { to } = right
  const pending = seatsOfOthers(row, account)
  if (pending.length === 0) {
    if (row.tournament !== null) refuse('conflict', 'In a tournament nobody can allow you to take this back.')
    if (table.away.some(other => other !== undefined && other !== account))
      refuse('conflict', 'A player who is away would have to agree.')
    return undoTo(table, seat, to, now)
  }
  if (row.proposal) refuse('conflict', 'Another proposal is open.')
  return withProposal(table, { kind: 'undo', by: seat, to, pending }, now)
}

/** Acting and taking back without end would make the match as long as somebody likes. */
function refuseTooManyUndos({ undos, live }: StartedTable, seat: Seat, now: number): void {
  const limit = undoLimit(undos[seat] ?? NO_UNDOS, live.actions.length, now)
  if (limit === 'rate') refuse('too-many', 'You have taken back very often just now; please wait a moment.')
  if (limit === 'number') refuse('too-many', 'You have taken back too often in this match; your actions stand now.')
}

/** Nobody gains time by acting and taking it back. */
function undoLast(table: StartedTable, seat: Seat, now: number): TableChange {
  const change = undoTo(table, seat, table.live.actions.length - 1, now)
  if (!change.row.clocks) return change
  const clocks = subtractEarned(change.row.clocks, seat, table.earned.at(-1) ?? 0)
  if (seatsOutOfTime(clocks, now).includes(seat)) refuse('conflict', 'You have no time left to think again.')
  return { ...change, row: { ...change.row, clocks } }
}

function undoTo(table: StartedTable, seat: Seat, to: number, now: number): TableChange {
  const asked = askedThroughout(table, seat, to)
  const event: MatchEvent = asked.length > 0 ? { kind: 'undo', seat, to, asked } : { kind: 'undo', seat, to }
  const { live } = applyEvent(table, { seq: table.seq + 1, at: now, event })
  return { event, row: rowFor(table, live, now), live } // so that it is replayed once
}

export function offerDraw(given: TableState, account: string, name: string, now: number): TableChange {
  const seat = ownSeat(given, account, name)
  const table = requireUnpaused(given)
  const { row, game, live } = table
  if (!game.draws) refuse('conflict', 'This game has no draw by agreement.')
  if (row.proposal) refuse('conflict', 'Another proposal is open.')
  const pending = seatsOfOthers(row, account)
  if (pending.length === 0) refuse('conflict', 'Nobody here can agree to a draw.')
  return withProposal(table, { kind: 'draw', by: seat, to: live.actions.length, pending }, now)
}

/** Bots wait for the answer to the first proposal since the seat's last action, and no longer because it makes others. */
function withProposal(table: StartedTable, wish: Omit<Proposal, 'number' | 'at'>, now: number): TableChange {
  const before = proposalsOf(table, wish.by)
  if (before.length >= MOST_PROPOSALS)
    refuse('too-many', `You have proposed something ${before.length} times; you may again when you have acted.`)
  const proposal = { ...wish, number: table.seq + 1, at: before[0] ?? now }
  return { event: { kind: 'propose', seat: wish.by }, row: { proposal } }
}

export type ProposalAnswer = {
  readonly seat: string
  readonly accept: boolean
  /** The number of the proposal that was read, so that the answer never counts for a later one. */
  readonly proposal?: number | undefined
}

/** A person answers for all their seats at once; whoever has asked may withdraw it. */
export function answerProposal(given: TableState, account: string, answer: ProposalAnswer, now: number): TableChange {
  const seat = ownSeat(given, account, answer.seat)
  const table = requireUnpaused(given)
  const { proposal } = table.row
  if (proposal && answer.proposal !== undefined && answer.proposal !== proposal.number)
    refuse('stale', 'This is not proposed any more.')
  const isWithdrawn = !answer.accept && proposal?.by === seat
  if (!isWithdrawn && !proposal?.pending.includes(seat))
    return refuse('conflict', 'There is no proposal for you to answer.')
  if (!answer.accept) return { row: { proposal: null } }
  const own = seatsOf(table.row, account)
  const pending = proposal.pending.filter(other => !own.includes(other))
  if (pending.length > 0) return { row: { proposal: { ...proposal, pending } } }
  if (proposal.kind === 'undo') return undoTo(table, proposal.by, proposal.to, now)
  return finish(table, { kind: 'draw' }, AGREED_DRAW, now)
}

function finish(table: TableState, event: MatchEvent, result: Result, now: number): TableChange {
  const { row } = table
  const clocks = advanceClocks(row.clock, row.clocks, [], now)
  return { event, row: { status: 'finished', result, waiting: [], clocks, proposal: null } }
}

export function resign(given: TableState, account: string, name: string, now: number): TableChange {
  const seat = ownSeat(given, account, name)
  return forfeit(requireUnpaused(given), seat, 'resigned', now)
}

/** Whoever sits there has left for good; nothing happens at a table that does not run. */
export function giveUpSeat(table: TableState, seat: Seat, now: number): TableChange | undefined {
  return table.row.status === 'running' ? forfeit(requireRunning(table), seat, 'resigned', now) : undefined
}

/** Where the match goes on without the person, a bot takes the seat. */
function forfeit(table: StartedTable, seat: Seat, cause: 'resigned' | 'timeout', now: number): TableChange {
  const { state } = table.live
  if (!doesForfeitEnd(state, table.row.seats, seat)) return replaceWithBot(table, seat, now)
  return finish(table, { kind: 'resign', seat, cause }, forfeitResult(state, seat, cause), now)
}

/** A bot takes the seat; its holder may come back. */
export function replaceWithBot(table: TableState, seat: Seat, now: number): TableChange {
  const holder = table.row.seats[seat]
  const from = holder?.kind === 'account' ? { from: holder.account } : {}
  return changeHolder(table, { kind: 'replace', seat, holder: STAND_IN_BOT, ...from }, seat, STAND_IN_BOT, now)
}

/** A person takes a seat back from the bot that stood in. It ends a pause, which only a person alone may have. */
export function returnToSeat(table: TableState, account: string, seat: Seat, now: number): TableChange {
  const holder: Holder = { kind: 'account', account }
  const awake = { ...table, row: { ...table.row, paused: false } }
  const change = changeHolder(awake, { kind: 'replace', seat, holder }, seat, holder, now)
  const clocks = ensureMinimumTime(table.row.clock, change.row.clocks ?? null, seat)
  return { ...change, row: { ...change.row, paused: false, clocks } }
}

function changeHolder(table: TableState, event: MatchEvent, seat: Seat, holder: Holder, now: number): TableChange {
  const { row } = table
  const seats = row.seats.map((old, i) => (i === seat ? holder : old))
  const clocks = advanceClocks(row.clock, row.clocks, seatsOnClock({ ...row, seats }, row.waiting), now)
  return { event, row: { seats, clocks, proposal: null } }
}

/** What happens to those whose time is up; nothing if nobody's is. */
export function expire(table: TableState, now: number): TableChange | undefined {
  const { row } = table
  const [seat] = row.status === 'running' ? seatsOutOfTime(row.clocks, now) : []
  if (seat === undefined) return undefined
  return row.onTimeout === 'bot'
    ? replaceWithBot(table, seat, now)
    : forfeit(requireRunning(table), seat, 'timeout', now)
}

/** A person who plays alone, with bots or without, may stop the clocks and the bots. */
export function pause(given: TableState, account: string, on: boolean, now: number): TableChange | undefined {
  const table = requireRunning(given)
  const { row } = table
  if (seatsOf(row, account).length === 0) refuse('forbidden', 'Only players may pause.')
  if (peopleAt(row).length > 1) refuse('conflict', 'A table with several people can not be paused.')
  if (on && row.tournament !== null) refuse('conflict', 'A match of a tournament can not be paused.')
  if (row.paused === on) return undefined
  const clocks = advanceClocks(row.clock, row.clocks, seatsOnClock({ ...row, paused: on }, row.waiting), now)
  return { event: { kind: 'pause', on }, row: { paused: on, clocks } }
}
