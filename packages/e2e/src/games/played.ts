// What a game brings so that it can be played through the page: its words on the controls, and a way to play.

import type { Game } from '@ludoteka/kernel'
import type { Glance, SeenButton } from '../glance.ts'
import type { Language } from '../words.ts'

export type { Language, SeenButton }

/** Something that may be clicked now to answer the question; `answer` is a button of the prompt bar. */
export type Offer<Kind extends string> = SeenButton & { readonly kind: Kind | 'answer' }

export type Look<Kind extends string> = Glance & { readonly offers: readonly Offer<Kind>[]; readonly isOver: boolean }

export type Policy<Kind extends string> = (look: Look<Kind>) => Offer<Kind> | undefined

export type PlayedGame<Kind extends string = string> = {
  readonly game: Game
  /** What a click on something with this name would do, if it lies on the board or in the hand and is offered. */
  offerIn(button: SeenButton, language: Language): Kind | undefined
  /** A player for one match, who may remember what they did. */
  newPolicy(language: Language): Policy<Kind>
  /** Verbs that a whole match must have led through. */
  readonly mustSee?: readonly string[]
  /** What stands instead of a hand for those who only watch. */
  readonly noHand: Readonly<Record<Language, string>>
}
