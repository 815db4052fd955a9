// Decks over HTTP: cards that somebody has put together to bring to a game, kept with the account.

import { z } from 'zod'
import { brought, id } from './common.ts'
import { cleanName } from './text.ts'

/** How many decks an account keeps. */
export const MOST_DECKS = 60

const deckName = z.string().max(200).overwrite(cleanName).min(1).max(40)

/** A deck may be kept before it is legal: whether it may be brought is asked when it is. */
const deckBody = { game: z.string().max(40), name: deckName, cards: brought }

/** PUT /api/decks/:id: a deck of one's own; its id is made by whoever saves it first. */
export const saveDeck = z.object(deckBody)
export const deck = z.object({ id, ...deckBody, changedAt: z.int() })
export type Deck = z.infer<typeof deck>

/** GET /api/decks: the decks of the asking account, last changed first. */
export const deckList = z.object({ decks: z.array(deck) })
export type DeckList = z.infer<typeof deckList>
