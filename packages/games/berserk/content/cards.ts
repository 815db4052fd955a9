// All cards: their facts by name, and every ability by its own name.

import { keysOf } from '@ludoteka/kernel'
import { DARK } from './cards/dark.ts'
import { FIRE } from './cards/fire.ts'
import { FOREST } from './cards/forest.ts'
import { MOUNTAIN } from './cards/mountain.ts'
import { NEUTRAL } from './cards/neutral.ts'
import { STEPPE } from './cards/steppe.ts'
import { SWAMP } from './cards/swamp.ts'
import { THINGS } from './cards/things.ts'
import type { Ability, AbilityId, CardFacts } from './vocabulary.ts'

const FACTS = { ...DARK, ...NEUTRAL, ...STEPPE, ...MOUNTAIN, ...FOREST, ...SWAMP, ...FIRE, ...THINGS }

export const CARDS = keysOf(FACTS)
export type CardId = keyof typeof FACTS
export const CARD: Readonly<Record<CardId, CardFacts>> = FACTS

/** The ids of the abilities printed on a card. */
export type AbilityIdsOf<C extends CardId> = (typeof FACTS)[C]['abilities'][number]['id']

/** Lines of keywords that say more than names and numbers: their words are written for each card. */
type WordedLine<C extends CardId, K> = K extends { readonly k: infer N extends 'mustAttack' | 'cannotBeTakenWith' }
  ? `${C}.${N}`
  : K extends { readonly k: infer N extends 'formation' | 'charge'; readonly grants: readonly (infer G)[] }
    ? Extract<G, { readonly mod: string }> extends never
      ? never
      : `${C}.${N}`
    : never
export type KeywordLine = { [C in CardId]: WordedLine<C, (typeof FACTS)[C]['keywords'][number]> }[CardId]

/** An ability printed on a card. */
export type PrintedName = `${CardId}.${AbilityId}`

const NAMES = new Map<string, PrintedName>()

/** The same string each time, because maps find it faster than another one that only reads the same. */
export function printedName(card: CardId, id: AbilityId): PrintedName {
  const name: PrintedName = `${card}.${id}`
  const known = NAMES.get(name)
  if (known === undefined) NAMES.set(name, name)
  return known ?? name
}

/** Every printed ability with its card. */
export const PRINTED: readonly { readonly name: PrintedName; readonly card: CardId; readonly ability: Ability }[] =
  CARDS.flatMap(card => CARD[card].abilities.map(ability => ({ name: printedName(card, ability.id), card, ability })))
