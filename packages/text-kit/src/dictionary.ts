// The parts of a dictionary that every game has, typed by the game's verbs and log: a text missing in one language
// does not compile.

import type { FormText, OrderText, Seat, Terms } from '@ludoteka/kernel'
import { fits, type Shape } from './shapes.ts'

/** The players' names by seat; sentences use them in the nominative only. */
export type Names = (seat: Seat) => string

/** Buttons: what happens when an action is chosen; the terms of the step that asks are told where they are known. */
export type Labels<V extends object> = { readonly [K in keyof V]: (arg: V[K], terms?: Terms) => string }

/** Where one verb means different things, the step makes the button plainer: the verbs of each such step. */
export type StepLabels<V extends object, At extends Readonly<Record<string, keyof V>>> = {
  readonly [Step in keyof At]: Labels<Pick<V, At[Step]>>
}

/** One sentence per entry of the log, which may tell by the rule what it was for. */
export type Sentences<L extends object> = {
  readonly [K in keyof L]: (data: L[K], names: Names, rule?: string) => string
}

export type OptionText<V extends string> = {
  readonly name: string
  readonly values: Readonly<Record<V, string>>
  /** What it changes, in a sentence for whoever opens a table. */
  readonly note?: string
}

type Words = Readonly<Record<string, string>>

/** The names of the seats; where a table of fewer has plainer ones, by the seats of the table. */
export type SeatWords = Words | ((among: readonly string[]) => Words)

export function seatWords(seats: SeatWords, among: readonly string[]): Words {
  return typeof seats === 'function' ? seats(among) : seats
}

/** A question in words, or how to put it with what its step tells about it. */
export type Prompt = string | ((terms: Terms) => string)

/** A question that names some of its terms; where they are not known the plain one. */
export function asking<T extends object>(plain: string, shape: Shape<T>, say: (terms: T) => string): Prompt {
  return terms => (fits(shape, terms) ? say(terms) : plain)
}

export type Dictionary<V extends object, L extends object> = {
  readonly title: string
  readonly seats: SeatWords
  readonly options: Readonly<Record<string, OptionText<string>>>
  readonly prompts: Readonly<Record<string, Prompt>>
  readonly actions: Labels<V>
  readonly actionsAt: Readonly<Record<string, Partial<Labels<V>>>>
  /** The forms of the verbs that take one. */
  readonly forms?: Readonly<Record<string, FormText>>
  readonly log: Sentences<L>
  readonly reasons: Words
  readonly results: Words
  /** What the fields of the state hold. */
  readonly facts?: Words
  /** What a game warns of, by key, with how likely it is in percent. */
  readonly warnings?: Readonly<Record<string, (percent: number) => string>>
  /** The standing orders the game declares. */
  readonly orders?: Readonly<Record<string, OrderText>>
  /** What an order for a turn is called, where a turn is something else in this game. */
  readonly turnSpan?: string
}
