// What everybody knows to be in the game: fate, events, agendas, mercenaries and neutral action cards.

import type { Language } from '@ludoteka/kernel'
import type { DeckInPlay } from '@ludoteka/ui'
import { NEUTRAL_ACTION, NEUTRAL_ACTIONS } from '../content/actionCards.ts'
import { AGENDA_COPIES, AGENDAS } from '../content/agendas.ts'
import { EVENTS } from '../content/events.ts'
import { FATE_CARDS } from '../content/fate.ts'
import { MERCENARIES, MERCENARY } from '../content/troops.ts'
import { STRINGS } from './strings.ts'

const DECKS = {
  fate: new Map<string, number>(FATE_CARDS.map(card => [card, 1])),
  events: new Map<string, number>(EVENTS.map(card => [card, 1])),
  agendas: new Map<string, number>(AGENDAS.map(card => [card, AGENDA_COPIES[card] ?? 1])),
  mercenaries: new Map<string, number>(MERCENARIES.map(card => [card, MERCENARY[card].copies])),
  neutral: new Map<string, number>(NEUTRAL_ACTIONS.map(card => [card, NEUTRAL_ACTION[card].copies])),
} as const

export const DECK_NAMES = ['fate', 'events', 'agendas', 'mercenaries', 'neutral'] as const
export type DeckName = (typeof DECK_NAMES)[number]

export function decksInPlay(language: Language): readonly DeckInPlay[] {
  const { unseen } = STRINGS[language]
  return DECK_NAMES.map(deck => ({ ...unseen[deck], copies: DECKS[deck] }))
}
