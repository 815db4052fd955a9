// Standing orders: what a game lets seats have answered for them, so that a long match does not ask after every step.

import type { Arg, PlainArg } from './core.ts'
import type { View } from './view.ts'

/** How long an order stands: for one answer, until the turn is over, or for the whole match. */
export const ORDER_SPANS = ['once', 'turn', 'match'] as const
export type OrderSpan = (typeof ORDER_SPANS)[number]

/** The order every game has without declaring it: answers where only one answer is possible. */
export const ONLY_ANSWER = 'onlyAnswer'

/** What was set of an order, by name. */
export type OrderSettings = Readonly<Record<string, PlainArg>>

export type OrderAnswer = { readonly verb: string; readonly arg?: Arg }

/** An order as a game declares it. */
export type OrderRule = {
  /** What can be set, each to one of these values; the first is the usual one. */
  readonly settings?: Readonly<Record<string, readonly PlainArg[]>>
  /** How long it may stand; the first is the usual one. */
  readonly spans: readonly OrderSpan[]
  /**
   * Whether it answers now, from what everybody may know (a spectator's view): that a seat was answered for, and how
   * quickly, then tells nothing of what it holds.
   */
  applies(view: View, seat: string, settings: OrderSettings): boolean
  /** What it answers, from what the seat may know. Where it applies it has an answer; one that is not offered is not given. */
  answer(view: View, settings: OrderSettings): OrderAnswer | undefined
}

export type OrderRules = Readonly<Record<string, OrderRule>>

/** An order in words: as on a switch, what it does, and what can be set. */
export type OrderText = {
  readonly name: string
  readonly note: string
  readonly settings?: Readonly<
    Record<string, { readonly name: string; readonly values: Readonly<Record<string, string>> }>
  >
}

/** Mistakes of a declaration that the types can't see. */
export function whatIsMisdeclaredOfOrders(game: {
  readonly orders?: OrderRules
  readonly turn?: unknown
}): string | undefined {
  for (const [name, { spans, settings = {} }] of Object.entries(game.orders ?? {})) {
    if (name === ONLY_ANSWER) return `The order ${ONLY_ANSWER} is the table's own.`
    if (spans.length === 0) return `The order ${name} stands for no time.`
    if (spans.includes('turn') && !game.turn) return `The order ${name} stands for a turn: declare \`turn\`.`
    const empty = Object.keys(settings).find(key => settings[key]?.length === 0)
    if (empty !== undefined) return `The setting ${empty} of the order ${name} has no value.`
  }
  return undefined
}
