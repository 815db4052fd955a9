// What players do at a running table: act, take back, give up, agree, pause.

import {
  type Action,
  type Arg,
  act,
  canUndo,
  isSameList,
  type Live,
  type Result,
  type Seat,
  seatsIn,
  why,
} from '@ludoteka/kernel'
import { refuse } from '../problem.ts'
import type { ClockState, HeadChange, Holder, MatchEvent, MatchRow, Proposal } from '../store/types.ts'
import { leftAt, outOfTime, refill, turnClocks, withoutEarned } from './clock.ts'
import type { Change } from './desk.ts'
import { after, type BegunTable, hasBegun, peopleAt, seatsOf, type Table } from './table.ts'

export type Move = {
  readonly seq: number
  readonly seat: string
  readonly verb: string
  readonly arg?: Arg | undefined
}

/** Who plays for those who left or ran out of time. */
const STAND_IN: Holder = { kind: 'bot', level: 'greedy' }

/** A running table with its match; everything else is refused. */
export function running(table: Table): BegunTable {
  const { status } = table.row
  if (status === 'open' || !hasBegun(table)) return refuse('conflict', 'The match has not started yet.')
  return status === 'running' ? table : refuse('over', 'The match is over.')
}

/** A table at which the match goes on. While it is paused one can only go on, talk or leave. */
function goingOn(given: Table): BegunTable {
  const table = running(given)
  return table.row.paused ? refuse('conflict', 'The table is paused.') : table
}

export function seatNamed(table: Table, name: string): Seat {
  const seat = table.names.indexOf(name)
  return seat >= 0 ? seat : refuse('wrong-seat', `The seats of this table are ${table.names.join(', ')}.`)
}

export function ownSeat(table: Table, account: string, name: string): Seat {
  const seat = seatNamed(table, name)
  return seatsOf(table.row, account).includes(seat) ? seat : refuse('wrong-seat', 'This is not your seat.')
}

/** An action of a person, at the moment they saw. */
export function move(given: Table, account: string, wanted: Move, now: number): Change {
  const seat = ownSeat(given, account, wanted.seat)
  const table = goingOn(given)
  if (outOfTime(table.row.clocks, now).includes(seat)) refuse('over', 'Your time is up.')
  if (wanted.seq > table.seq || wanted.seq < (table.askedSince[seat] ?? 0))
    refuse('stale', `The table has moved on to ${table.seq}.`)
  const { verb, arg } = wanted
  return played(table, arg === undefined ? { seat, verb } : { seat, verb, arg }, now)
}

/** An action of whoever holds the seat. */
export function played(table: BegunTable, action: Action, now: number): Change {
  const next = afterAction(table, action)
  const head = headAt(table, next, now, action.seat)
  const earned = earnedBy(action.seat, table.row, head.clocks ?? null, now)
  return { event: { kind: 'act', action, ...(earned > 0 ? { earned } : {}) }, head, played: next }
}

/** Bots earn nothing: whoever comes back to the seat may take their last action back without paying for it. */
function earnedBy(seat: Seat, { seats, clocks }: MatchRow, after: ClockState | null, now: number): number {
  if (!clocks || !after || seats[seat]?.kind !== 'account') return 0
  return leftAt(after, seat, now) - leftAt(clocks, seat, now)
}

function afterAction({ game, live }: BegunTable, action: Action): Live {
  try {
    return act(game, live, action)
  } catch (error) {
    const refusal = why(game, live.state, action)
    if (refusal?.reason === 'notYourDecision') refuse('wrong-seat', 'It is not your decision now.', refusal)
    if (refusal) refuse('illegal', `That is not allowed now (rule ${refusal.rule}).`, refusal)
    throw error
  }
}

/** The head of a match that stands at this position. */
function headAt({ row }: Table, { match, state, asked }: Live, now: number, acted?: Seat): HeadChange {
  const waiting = seatsIn(asked)
  const isOver = state.result.kind !== 'open'
  return {
    status: isOver ? 'finished' : 'running',
    result: state.result,
    waiting: isSameList(waiting, row.waiting) ? row.waiting : waiting, // what stays as it is need not be written
    actions: match.actions.length,
    clocks: turnClocks(row.clock, row.clocks, isOver ? [] : thinkers(row, waiting), now, acted),
    proposal: null,
  }
}

/** Seats whose clocks run: bots think on the house. */
export function thinkers(row: Pick<MatchRow, 'seats' | 'paused'>, waiting: readonly Seat[]): readonly Seat[] {
  return row.paused ? [] : waiting.filter(seat => row.seats[seat]?.kind === 'account')
}

/** Takes the last own action back, or asks the others to allow it. */
export function takeBack(given: Table, account: string, wanted: { seq: number; seat: string }, now: number): Change {
  const seat = ownSeat(given, account, wanted.seat)
  const table = goingOn(given)
  const { live, row } = table
  const lastMove = Math.max(table.eventOf.at(-1) ?? 0, table.cuts.at(-1)?.at ?? 0)
  if (wanted.seq > table.seq || wanted.seq < lastMove) refuse('stale', `The table has moved on to ${table.seq}.`)
  if (canUndo(live, seat)) return takeLastBack(table, seat, now)
  const to = live.match.actions.findLastIndex(action => action.seat === seat)
  if (to < 0) refuse('conflict', 'You have done nothing yet that could be taken back.')
  const pending = seatsOfOthers(row, account)
  if (pending.length === 0) {
    if (table.away.some(other => other !== undefined && other !== account))
      refuse('conflict', 'Whoever is away can not agree to that.')
    return cutBack(table, seat, to, now)
  }
  if (row.proposal) refuse('conflict', 'Another proposal is open.')
  return proposed(row, { kind: 'undo', by: seat, to, pending }, now)
}

/** Nobody gains time by acting and taking it back. */
function takeLastBack(table: BegunTable, seat: Seat, now: number): Change {
  const change = cutBack(table, seat, table.live.match.actions.length - 1, now)
  if (!change.head.clocks) return change
  const clocks = withoutEarned(change.head.clocks, seat, table.earned.at(-1) ?? 0)
  if (outOfTime(clocks, now).includes(seat)) refuse('conflict', 'You have no time left to think again.')
  return { ...change, head: { ...change.head, clocks } }
}

function cutBack(table: BegunTable, seat: Seat, to: number, now: number): Change {
  const event: MatchEvent = { kind: 'undo', seat, to }
  const { live = table.live } = after(table, { seq: table.seq + 1, at: now, event })
  return { event, head: headAt(table, live, now), played: live } // replayed once: in a long match that takes a while
}

function seatsOfOthers({ seats }: MatchRow, account: string): readonly Seat[] {
  return seats.flatMap((holder, seat) => (holder.kind === 'account' && holder.account !== account ? [seat] : []))
}

export function offerDraw(given: Table, account: string, name: string, now: number): Change {
  const seat = ownSeat(given, account, name)
  const { row, game, live } = goingOn(given)
  if (!game.draws) refuse('conflict', 'This game knows no draw by agreement.')
  if (row.proposal) refuse('conflict', 'Another proposal is open.')
  const pending = seatsOfOthers(row, account)
  if (pending.length === 0) refuse('conflict', 'Nobody here can agree to a draw.')
  return proposed(row, { kind: 'draw', by: seat, to: live.match.actions.length, pending }, now)
}

function proposed({ revision }: MatchRow, wish: Omit<Proposal, 'number' | 'at'>, now: number): Change {
  return { head: { proposal: { ...wish, number: revision + 1, at: now } } }
}

export type GivenAnswer = {
  readonly seat: string
  readonly accept: boolean
  /** The number of the proposal that was read, so that the answer never counts for a later one. */
  readonly proposal?: number | undefined
}

/** A person answers for all their seats at once; whoever has asked may withdraw it. */
export function answerProposal(given: Table, account: string, answer: GivenAnswer, now: number): Change {
  const seat = ownSeat(given, account, answer.seat)
  const table = goingOn(given)
  const { proposal } = table.row
  if (proposal && answer.proposal !== undefined && answer.proposal !== proposal.number)
    refuse('stale', 'This is not proposed any more.')
  const isWithdrawn = !answer.accept && proposal?.by === seat
  if (!isWithdrawn && !proposal?.pending.includes(seat)) return refuse('conflict', 'Nobody has asked you anything.')
  if (!answer.accept) return { head: { proposal: null } }
  const own = seatsOf(table.row, account)
  const pending = proposal.pending.filter(other => !own.includes(other))
  if (pending.length > 0) return { head: { proposal: { ...proposal, pending } } }
  if (proposal.kind === 'undo') return cutBack(table, proposal.by, proposal.to, now)
  return ended(table, { kind: 'draw' }, { kind: 'draw', reason: 'agreed', rule: '' }, now)
}

function ended(table: Table, event: MatchEvent, result: Result, now: number): Change {
  const { row } = table
  const clocks = turnClocks(row.clock, row.clocks, [], now)
  return { event, head: { status: 'finished', result, waiting: [], clocks, proposal: null } }
}

export function resign(given: Table, account: string, name: string, now: number): Change {
  const seat = ownSeat(given, account, name)
  return giveUp(goingOn(given), seat, 'resigned', now)
}

/**
 * A side loses when its only person gives up and one other side is left. With more sides, or with another person on
 * the same side, the match goes on and a bot takes the seat.
 */
function giveUp(table: BegunTable, seat: Seat, cause: 'resigned' | 'timeout', now: number): Change {
  const { row } = table
  const { allies } = table.live.state
  const own = allies[seat] ?? 0
  const others = table.names.flatMap((_, other) => (own & (1 << other) ? [] : [other]))
  const oneSideIsLeft = others.every(other => allies[other] === allies[others[0] ?? 0])
  const holder = row.seats[seat]
  const hasPartner = row.seats.some(
    (other, i) =>
      own & (1 << i) && other.kind === 'account' && holder?.kind === 'account' && other.account !== holder.account,
  )
  if (!oneSideIsLeft || hasPartner) return standIn(table, seat, now)
  return ended(table, { kind: 'resign', seat, cause }, { kind: 'won', winners: others, reason: cause, rule: '' }, now)
}

/** A bot takes the seat; its holder may come back. */
export function standIn(table: Table, seat: Seat, now: number): Change {
  const holder = table.row.seats[seat]
  const from = holder?.kind === 'account' ? { from: holder.account } : {}
  return seated(table, { kind: 'replace', seat, holder: STAND_IN, ...from }, seat, STAND_IN, now)
}

/** A person takes a seat back from the bot that stood in. A pause was for one who was alone: it ends. */
export function comeBack(table: Table, account: string, seat: Seat, now: number): Change {
  const holder: Holder = { kind: 'account', account }
  const awake = { ...table, row: { ...table.row, paused: false } }
  const change = seated(awake, { kind: 'replace', seat, holder }, seat, holder, now)
  const clocks = refill(table.row.clock, change.head.clocks ?? null, seat)
  return { ...change, head: { ...change.head, paused: false, clocks } }
}

function seated(table: Table, event: MatchEvent, seat: Seat, holder: Holder, now: number): Change {
  const { row } = table
  const seats = row.seats.map((old, i) => (i === seat ? holder : old))
  const clocks = turnClocks(row.clock, row.clocks, thinkers({ ...row, seats }, row.waiting), now)
  return { event, head: { seats, clocks, proposal: null } }
}

/** What happens to those whose time is up; nothing if nobody's is. */
export function expire(table: Table, now: number): Change | undefined {
  const { row } = table
  const [seat] = row.status === 'running' ? outOfTime(row.clocks, now) : []
  if (seat === undefined) return undefined
  return row.onTimeout === 'bot' ? standIn(table, seat, now) : giveUp(running(table), seat, 'timeout', now)
}

/** Whoever plays alone, with bots or without, may stop the clocks and the bots. */
export function pause(given: Table, account: string, on: boolean, now: number): Change | undefined {
  const table = running(given)
  const { row } = table
  if (seatsOf(row, account).length === 0) refuse('forbidden', 'Only players may pause.')
  if (peopleAt(row).length > 1) refuse('conflict', 'A table with several people can not be paused.')
  if (row.paused === on) return undefined
  const clocks = turnClocks(row.clock, row.clocks, thinkers({ ...row, paused: on }, row.waiting), now)
  return { event: { kind: 'pause', on }, head: { paused: on, clocks } }
}
