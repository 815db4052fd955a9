// Standing orders of the seats: which stand, and what they answer. They are kept beside the events of a match, because an event
// has a number that everybody is told; what they answer is an action like any other.

import {
  type Game,
  ONLY_ANSWER,
  type OrderSettings,
  type OrderSpan,
  type PlainArg,
  type Seat,
  SPECTATOR,
  type View,
} from '@ludoteka/kernel'
import { hasEnded, type MatchState } from './matchState.ts'
import { viewerAt } from './views.ts'

/** An order as a seat has given it. */
export type StandingOrder = {
  readonly order: string
  readonly settings: OrderSettings
  readonly span: OrderSpan
  /** The turn for which it stands. */
  readonly turn?: string
  /** When it was given. */
  readonly at: number
}

/** By seat, each order at most once; empty where no seat has any. */
export type Orders = readonly (readonly StandingOrder[])[]

export const NO_ORDERS: Orders = []

/** An order that a seat may give in a game: what can be set, and how long it may stand. The first values are the usual ones. */
export type OrderKind = {
  readonly order: string
  readonly settings: Readonly<Record<string, readonly PlainArg[]>>
  readonly spans: readonly OrderSpan[]
}

/** The orders of a game, with the one that all games have. */
export function orderKinds(game: Pick<Game, 'orders' | 'turn'>): readonly OrderKind[] {
  const declared = Object.entries(game.orders ?? {}).map(([order, { settings = {}, spans }]) => ({
    order,
    settings,
    spans,
  }))
  return [{ order: ONLY_ANSWER, settings: {}, spans: game.turn ? ['match', 'turn'] : ['match'] }, ...declared]
}

export type OrderRequest = {
  readonly order: string
  readonly settings?: OrderSettings | undefined
  readonly span: OrderSpan
}

/** The orders when a seat gives one, which replaces its earlier one of the same kind; undefined if the game has no such order. */
export function withOrder(
  match: MatchState,
  orders: Orders,
  seat: Seat,
  { order, settings = {}, span }: OrderRequest,
  at: number,
): Orders | undefined {
  const kind = orderKinds(match.game).find(one => one.order === order)
  if (!kind?.spans.includes(span) || !areSettingsOf(kind, settings)) return undefined
  const chosen = Object.fromEntries(
    Object.entries(kind.settings).map(([name, [usual = '']]) => [name, settings[name] ?? usual]),
  )
  const turn = span === 'turn' ? { turn: turnOf(match) } : {}
  const given: StandingOrder = { order, settings: chosen, span, ...turn, at }
  return replaced(match, orders, seat, [...ordersOf(match, orders, seat).filter(one => one.order !== order), given])
}

/** The orders when a seat takes one back, or all. */
export function withoutOrder(match: MatchState, orders: Orders, seat: Seat, order?: string): Orders {
  const kept = ordersOf(match, orders, seat).filter(one => order !== undefined && one.order !== order)
  return replaced(match, orders, seat, kept)
}

/** The orders after one has answered: one that was given for a single answer is done. */
export function ordersAfterAnswer(match: MatchState, orders: Orders, seat: Seat, order: string): Orders {
  const isDone = orders[seat]?.some(one => one.order === order && one.span === 'once')
  return isDone ? withoutOrder(match, orders, seat, order) : orders
}

/** The orders without those whose turn is over: after every action, because a later turn may have the same name. */
export function ordersStanding(match: MatchState, orders: Orders): Orders {
  const isOver = orders.some((given, seat) => ordersOf(match, orders, seat).length < given.length)
  return isOver ? kept(match.names.map((_, seat) => ordersOf(match, orders, seat))) : orders
}

/** The orders of a seat that stand now. */
export function ordersOf(match: MatchState, orders: Orders, seat: Seat): readonly StandingOrder[] {
  const given = orders[seat] ?? []
  if (hasEnded(match)) return []
  if (given.every(({ turn }) => turn === undefined)) return given
  const now = turnOf(match)
  return given.filter(({ turn }) => turn === undefined || turn === now)
}

/** The orders with those of a seat replaced. */
function replaced(match: MatchState, orders: Orders, seat: Seat, own: readonly StandingOrder[]): Orders {
  return kept(match.names.map((_, other) => (other === seat ? own : (orders[other] ?? []))))
}

const kept = (orders: Orders): Orders => (orders.some(({ length }) => length > 0) ? orders : NO_ORDERS)

function areSettingsOf({ settings }: OrderKind, given: OrderSettings): boolean {
  return Object.entries(given).every(
    ([name, value]) => Object.hasOwn(settings, name) && settings[name]?.includes(value),
  )
}

function turnOf(match: MatchState): string {
  return match.game.turn?.(publicView(match)) ?? ''
}

/** What everybody may know of the position. */
function publicView(match: MatchState): View {
  return viewerAt(match).from(SPECTATOR)
}
