// What standing orders answer now, and how long they wait before they do.

import {
  type Action,
  actionsOf,
  allows,
  type Core,
  canUndo,
  choiceOf,
  countActions,
  likelyLoss,
  ONLY_ANSWER,
  type Sampler,
  type Seat,
  SPECTATOR,
  sampler,
  seedFrom,
  type View,
} from '@ludoteka/kernel'
import type { Clock } from './clock.ts'
import { hasEnded, type MatchState } from './matchState.ts'
import { isOfferedAnyway } from './offeredAnyway.ts'
import { type Orders, ordersOf, type StandingOrder } from './orders.ts'
import { openSince } from './questions.ts'
import { isOrdered } from './seatNotes.ts'
import { viewerAt } from './views.ts'

export type OrderedAnswer = {
  readonly action: Action
  /** The order that gives it. */
  readonly order: string
  /** The event since which the question stands open, and when both the question and the order were there. */
  readonly since: number
  readonly from: number
  /** That it is the only answer follows from what the seat holds: a quick answer would tell that. */
  readonly isTelling: boolean
}

/** So many answers may follow each other without anybody acting: orders that kept each other going would play for ever. */
const MOST_IN_A_ROW = 100

/** What orders answer now, at most one answer for each of the seats. */
export function orderedAnswers(match: MatchState, orders: Orders, seats: readonly Seat[]): readonly OrderedAnswer[] {
  if (hasEnded(match) || !seats.some(seat => orders[seat]?.length)) return []
  if (orderedInARow(match) >= MOST_IN_A_ROW) return []
  const viewer = viewerAt(match)
  return seats.flatMap(seat => {
    const views = { own: viewer.from(seat), shared: viewer.from(SPECTATOR) }
    return answerOf(match, ordersOf(match, orders, seat), seat, views) ?? []
  })
}

/** As the seat sees the position, and as everybody does. */
type Views = { readonly own: View; readonly shared: View }

/** The orders of the game go first: they say what they mean. */
function answerOf(
  match: MatchState,
  orders: readonly StandingOrder[],
  seat: Seat,
  views: Views,
): OrderedAnswer | undefined {
  const inTurn = [...orders].sort((a, b) => Number(a.order === ONLY_ANSWER) - Number(b.order === ONLY_ANSWER))
  for (const given of inTurn) {
    const isGeneric = given.order === ONLY_ANSWER
    const action = isGeneric ? onlyAnswer(match, seat, views.own) : declaredAnswer(match, seat, views, given)
    if (!action) continue
    const { seq, at } = openSince(match, action)
    // Whoever takes an answer back wants to give it again: orders wait for the next question.
    if (seq > 0 && seq === match.undos[seat]?.seq) continue
    const isTelling = isGeneric && !isKnownToAll(match, seat)
    return { action, order: given.order, since: seq, from: Math.max(at, given.at), isTelling }
  }
  return undefined
}

function declaredAnswer(
  { game }: MatchState,
  seat: Seat,
  { own, shared }: Views,
  { order, settings }: StandingOrder,
): Action | undefined {
  const rule = game.orders && Object.hasOwn(game.orders, order) ? game.orders[order] : undefined
  const answer = rule?.applies(shared, own.you, settings) ? rule.answer(own, settings) : undefined
  return answer && allows(own.choice, answer.verb, answer.arg) ? { seat, ...answer } : undefined
}

/** Forms are for people, and so is what loses the match at once: there are ways out of it beside the answer. */
function onlyAnswer(match: MatchState, seat: Seat, own: View): Action | undefined {
  const choice = choiceOf(match.live.asked, seat)
  if (!choice || countActions(choice) !== 1 || mayStillTakeBack(match, seat)) return undefined
  const [action] = actionsOf(seat, choice)
  if (!action || typeof action.arg === 'object') return undefined
  return likelyLoss(match.game, own, action.verb, action.arg) ? undefined : action
}

/** Whether the seat has acted itself and may take that back: answering for it would end that. */
function mayStillTakeBack(match: MatchState, seat: Seat): boolean {
  const { live } = match
  if (!canUndo(live, seat)) return false
  for (let at = live.actions.length; at > live.sealedBefore && live.actions.at(at - 1)?.seat === seat; at--) {
    if (!isOrdered(match, seat, at)) return true
  }
  return false
}

/** What was found out about positions: dealing takes some milliseconds, and a position is looked at more than once. */
const knownToAll = new WeakMap<Core, ReadonlyMap<Seat, boolean>>()

function isKnownToAll(match: MatchState, seat: Seat): boolean {
  const { state } = match.live
  const found = knownToAll.get(state)
  const isKnown = found?.get(seat) ?? isOfferedAnyway(match.game, state, seat, chanceOf(match))
  knownToAll.set(state, new Map([...(found ?? []), [seat, isKnown]]))
  return isKnown
}

const chanceOf = ({ live: { setup, actions } }: MatchState): Sampler =>
  sampler(seedFrom('offered', setup.seed, actions.length))

function orderedInARow(match: MatchState): number {
  const { actions } = match.live
  let at = actions.length
  while (at > actions.skipped) {
    const seat = actions.at(at - 1)?.seat
    if (seat === undefined || !isOrdered(match, seat, at)) break
    at--
  }
  return actions.length - at
}

type Range = { readonly least: number; readonly most: number }
type Pauses = { readonly usual: Range; readonly telling: Range }

/** How long orders wait, in milliseconds: with days for a move, and otherwise. */
export type OrderPauses = Readonly<Record<'live' | 'days', Pauses>>

/** What would tell something waits as long as a person might who is not far away. */
export const ORDER_PAUSES: OrderPauses = {
  live: { usual: { least: 1_000, most: 3_000 }, telling: { least: 2_000, most: 8_000 } },
  days: { usual: { least: 2_000, most: 20_000 }, telling: { least: 60_000, most: 3_600_000 } },
}

/**
 * How long an answer waits, in milliseconds: drawn from the seed of the match, which nobody knows while it runs, so that all
 * servers draw the same, also after a restart. Half of them are shorter than the geometric mean.
 */
export function pauseBefore(
  { live }: MatchState,
  { action, since, isTelling }: OrderedAnswer,
  clock: Clock,
  pauses = ORDER_PAUSES,
): number {
  const { usual, telling } = pauses[clock.kind === 'days' ? 'days' : 'live']
  const { least, most } = isTelling ? telling : usual
  const drawn = sampler(seedFrom('pause', live.setup.seed, action.seat, since)).below(STEPS) / STEPS
  return Math.round(least * (most / least) ** drawn)
}

const STEPS = 1_000
