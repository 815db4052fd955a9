// What any card with an effect is called, from the words of a language.

import { isKeyOf } from '@ludoteka/text-kit'
import type { Source } from '../rules/effects/context.ts'
import type { CardTexts } from './types.ts'

export function sourceName(cards: CardTexts, of: Source): string {
  if (isKeyOf(cards.baronActions, of)) return cards.baronActions[of].name
  if (isKeyOf(cards.neutralActions, of)) return cards.neutralActions[of].name
  if (isKeyOf(cards.events, of)) return cards.events[of].name
  if (isKeyOf(cards.agendas, of)) return cards.agendas[of].name
  return isKeyOf(cards.openMotions, of) ? cards.openMotions[of].name : of
}
