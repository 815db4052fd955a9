// What a game brings so that browser tests can play it through the page: what its buttons offer, and a policy.

import type { Game } from '@ludoteka/kernel'
import type { PageButton, PageState } from './pageState.ts'
import type { Language } from './words.ts'

export type { Language, PageButton }

/** A button that answers the question now; `answer` is one of the prompt bar. */
export type Offer<Kind extends string> = PageButton & { readonly kind: Kind | 'answer' }

export type TableState<Kind extends string> = PageState & {
  readonly offers: readonly Offer<Kind>[]
  readonly isOver: boolean
}

export type Policy<Kind extends string> = (state: TableState<Kind>) => Offer<Kind> | undefined

export type GameDriver<Kind extends string = string> = {
  readonly game: Game
  /** What a click on this button of the board or the hand would do, if it is offered. */
  offerOf(button: PageButton, language: Language): Kind | undefined
  /** A policy for one match; it may remember what it did. */
  newPolicy(language: Language): Policy<Kind>
  /** Options of a match for two that is over soon, of a game that has more seats or takes longer otherwise. */
  readonly short?: Readonly<Record<string, string>>
  /** Verbs that a whole match must use. */
  readonly mustSee?: readonly string[]
  /** So many answers of all players together lead to them, where a match is given up before its end and that is too early. */
  readonly seenAfter?: number
  /** What is shown to spectators instead of a hand. */
  readonly noHand: Readonly<Record<Language, string>>
}
