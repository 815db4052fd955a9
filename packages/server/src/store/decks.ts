// Decks that accounts keep, as the store has them.

import { brought } from '@ludoteka/protocol'
import { z } from 'zod'
import { decoder, jsonColumn } from './rows.ts'

export type StoredDeck = {
  readonly account: string
  /** Unique among the decks of its account. */
  readonly id: string
  readonly game: string
  readonly name: string
  readonly cards: readonly string[]
  readonly changedAt: number
}

/** They are deleted with their account. */
export type DeckStore = {
  /** Adds or replaces a deck; false if the account has `most` others already. */
  saveDeck(deck: StoredDeck, most: number): Promise<boolean>
  /** Last changed first. */
  decksOf(account: string): Promise<readonly StoredDeck[]>
  deleteDeck(account: string, id: string): Promise<void>
}

export const DECK_COLUMNS = 'account, id, game, name, cards, changed_at AS "changedAt"'

const deck: z.ZodType<StoredDeck> = z.object({
  account: z.string(),
  id: z.string(),
  game: z.string(),
  name: z.string(),
  cards: jsonColumn(brought),
  changedAt: z.int(),
})
export const readDeck = decoder('deck', deck)
