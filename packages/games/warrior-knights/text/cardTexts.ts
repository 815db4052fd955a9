// What a card of any kind is called and says, from the words of a language.

import { isKeyOf, isOneOf } from '@ludoteka/text-kit'
import { FATE_CARDS } from '../content/fate.ts'
import { TROOPS } from '../content/troops.ts'
import type { Named, Texts } from './types.ts'

const isTroop = isOneOf(TROOPS)
const isFate = isOneOf(FATE_CARDS)

/** A card the words do not know has no text but its name. */
export function cardText({ cards, troopCard, fateCard }: Texts, kind: string): Named {
  if (isTroop(kind)) return troopCard(kind)
  if (isFate(kind)) return fateCard(kind)
  for (const printed of [cards.baronActions, cards.neutralActions, cards.events, cards.agendas, cards.openMotions]) {
    const found: Readonly<Record<string, Named>> = printed
    if (isKeyOf(found, kind)) return found[kind] ?? { name: kind, text: '' }
  }
  return { name: kind, text: '' }
}
