// The cards of one deck, so that a deck's table can miss none and hold no stranger.

import type { Card } from '../../content/cards.ts'
import type { Hero } from '../../content/fighters.ts'
import type { Clauses } from './vocabulary.ts'

export type DeckEffects<H extends Hero> = Readonly<Record<Extract<Card, `${H}.${string}`>, Clauses>>
