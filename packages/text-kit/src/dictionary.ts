// The parts of a dictionary that every game has, typed by the game's verbs and log: a text missing in one language
// does not compile.

import type { Seat } from '@ludoteka/kernel'

/** The players' names by seat; sentences use them in the nominative only. */
export type Names = (seat: Seat) => string

/** Buttons: what happens when an action is chosen. */
export type Labels<V extends object> = { readonly [K in keyof V]: (arg: V[K]) => string }

/** One sentence an entry of the log. */
export type Sentences<L extends object> = { readonly [K in keyof L]: (data: L[K], names: Names) => string }

export type OptionText<V extends string> = { readonly name: string; readonly values: Readonly<Record<V, string>> }

type Words = Readonly<Record<string, string>>

export type Dictionary<V extends object, L extends object> = {
  readonly title: string
  readonly seats: Words
  readonly options: Readonly<Record<string, OptionText<string>>>
  readonly prompts: Words
  readonly actions: Labels<V>
  /** Where one verb means different things, the step makes the button plainer. */
  readonly actionsAt: Readonly<Record<string, Partial<Labels<V>>>>
  readonly log: Sentences<L>
  readonly reasons: Words
  readonly results: Words
}
