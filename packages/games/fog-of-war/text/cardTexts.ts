// What a card of any kind is called and says, from the words of a language.

import { isKeyOf } from '@ludoteka/text-kit'
import { COMBAT } from '../content/combatCards.ts'
import { NEUTRAL, OBJECTIVE_PROVINCE } from '../content/otherCards.ts'
import type { AnyCard, CardText, Texts } from './types.ts'

type Words = Pick<
  Texts,
  'cards' | 'cardFacts' | 'cardTypes' | 'provinces' | 'provinceFacts' | 'neutralCard' | 'objective'
>

/** A card the words do not know has no text but its name. */
export function cardText(words: Words, kind: string): CardText {
  if (isKeyOf(words.cards, kind)) {
    const { effect } = words.cardTypes[COMBAT[kind].type]
    return { name: words.cards[kind].name, text: `${words.cardFacts(kind)}. ${effect}` }
  }
  if (isKeyOf(words.provinces, kind)) {
    return { name: words.provinces[kind].label, text: `${words.provinceFacts(kind)}.` }
  }
  if (isKeyOf(NEUTRAL, kind)) return words.neutralCard(NEUTRAL[kind].value)
  if (isKeyOf(OBJECTIVE_PROVINCE, kind)) return words.objective(OBJECTIVE_PROVINCE[kind])
  return { name: kind, text: '' }
}

export const nameOf = (words: Words, card: AnyCard): string => cardText(words, card).name
