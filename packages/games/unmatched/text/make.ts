// The dictionaries as the kernel's texts, and what a card says.

import type { GameText } from '@ludoteka/kernel'
import { isKeyOf, makeText } from '@ludoteka/text-kit'
import { CARD, type Card, TIMINGS } from '../content/cards.ts'
import { VERBS } from '../rules/state.ts'
import { LOG_SHAPES } from './shapes.ts'
import { type CardTexts, SEATS, type Texts } from './types.ts'

export function textOf(texts: Texts): GameText {
  return makeText(texts, { verbs: VERBS, log: LOG_SHAPES, seats: SEATS, card: kind => card(texts, kind) })
}

function card(texts: Texts, kind: string): ReturnType<GameText['card']> {
  if (!isKeyOf(texts.cards, kind)) return { name: kind, text: '' }
  const { name } = texts.cards[kind]
  const effects = effectsOf(texts, kind)
  return { name, text: [`${texts.cardFacts(kind)}.`, ...(effects.length > 0 ? effects : [texts.noEffect])].join(' ') }
}

/** A card's effects in the order of a combat, each with its timing. */
export function effectsOf(texts: Texts, card: Card): readonly string[] {
  return TIMINGS.flatMap(timing => {
    const effect = effectAt(texts.cards, card, timing)
    if (effect === undefined) return []
    return timing === 'scheme' ? [effect] : [`${texts.timings[timing]}: ${effect}`]
  })
}

function effectAt<C extends Card>(cards: CardTexts, card: C, timing: (typeof TIMINGS)[number]): string | undefined {
  return cards[card].effects[timing]?.(CARD[card].n)
}
