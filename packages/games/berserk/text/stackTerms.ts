// What waits uppermost on the stack, as the terms of a window tell it, for the words of its question.

import type { Json, Terms } from '@ludoteka/kernel'
import { isOneOf } from '@ludoteka/text-kit'
import { PAUSES, type Pause } from '../rules/frames.ts'
import { CARD_OR_HIDDEN } from '../rules/rows.ts'

type Card = (typeof CARD_OR_HIDDEN)[number]

export type TopItem =
  | { readonly kind: 'strike' | 'ability' | 'defend'; readonly card: Card; readonly targets: readonly Card[] }
  | { readonly kind: 'pause'; readonly why: Pause }

const isCard = isOneOf(CARD_OR_HIDDEN)
const isPause = isOneOf(PAUSES)
const isDeclared = isOneOf(['strike', 'ability', 'defend'] as const)

const isObject = (json: Json | undefined): json is { readonly [key: string]: Json } =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

export function topItem({ stack }: Terms): TopItem | undefined {
  const top = Array.isArray(stack) ? stack[0] : undefined
  if (!isObject(top)) return undefined
  const { kind, card, targetCards, why } = top
  if (kind === 'pause' && isPause(why)) return { kind, why }
  if (!isDeclared(kind) || !isCard(card)) return undefined
  return { kind, card, targets: Array.isArray(targetCards) ? targetCards.filter(isCard) : [] }
}
