// What a game to which cards are brought tells the pages where decks are put together and chosen.

import type { Language } from '@ludoteka/kernel'

/** A trait by which cards are found; a card may have several of its values, or none. */
export type DeckFilter = {
  readonly id: string
  readonly name: string
  readonly values: readonly { readonly id: string; readonly label: string }[]
  valuesOf(card: string): readonly string[]
}

export type ReadyDeck = {
  readonly id: string
  readonly name: string
  readonly note: string
  readonly cards: readonly string[]
}

/** What a deck consists of, by one trait: how many cards of each cost, for example. */
export type DeckShares = {
  readonly name: string
  readonly shares: readonly { readonly label: string; readonly count: number }[]
}

export type DeckKit = {
  /** All cards there are, in the order of a collection. */
  readonly cards: readonly string[]
  /** How many cards a deck has. */
  readonly size: { readonly min: number; readonly max: number }
  mostCopies(card: string): number
  /** What a list of names says of a card in a few words: its element and cost, for example. */
  inBrief(card: string, language: Language): string
  filters(language: Language): readonly DeckFilter[]
  ready(language: Language): readonly ReadyDeck[]
  shares(cards: readonly string[], language: Language): readonly DeckShares[]
}
