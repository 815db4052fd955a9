// The operation under way as far as a view tells: which card lies on the table and what it is worth.

import type { View } from '@ludoteka/kernel'
import { CARD, CARDS, type Card, type CardFacts } from '../content/cards.ts'
import type { Side } from '../content/tracks.ts'
import { opsFor, opsOf } from '../rules/opsValue.ts'
import { activeSide, indexOf, other } from '../rules/sides.ts'
import type { Ops, S } from '../rules/state.ts'
import { cardsIn } from './table.ts'

/** The card being played; the last one where an event has brought another. */
export const cardInPlay = (view: View): Card | undefined => cardsIn(view, 'inPlay')[0]

/**
 * Whether what a side is asked now belongs to the event of the card in play rather than to its operations. A card
 * that comes back a second time and is used by its own active side is taken for operations: that never hides a danger.
 */
export function isEventOf(view: View, s: S, card: Card, side: Side): boolean {
  // Only KM27 makes an opponent's card an event of one's own.
  if (CARD[card].side === other(side)) return cardsIn(view, 'inPlay').includes('mengistuHaileMariam')
  if (activeSide(s) !== side || s.actionRound === 0) return true
  return eventsOf(s).at(-1) === card
}

/** Cards whose event has happened, in that order. */
export function eventsOf(s: S): readonly Card[] {
  return s.events.flatMap(index => CARDS[index] ?? [])
}

/** What a side has to spend in the operation it is asked about. */
export function opsUnderWay(view: View, s: S, side: Side): Ops {
  const card = cardInPlay(view)
  if (!card) return { value: 1, inAfrica: 1 }
  if (!isEventOf(view, s, card, side)) return opsOf(beforeEvent(s, card, side), side, card)
  return opsFor(s, side, grantedBy(view, card))
}

/** 5.2 What the event of a card changes about operations is not for the operation of that same card. */
function beforeEvent(s: S, card: Card, side: Side): S {
  const without = (flags: readonly boolean[]): boolean[] => flags.map((flag, i) => flag && i !== indexOf(side))
  if (eventsOf(s).at(-1) !== card) return s
  if (card === 'afghanistanInvasion') return { ...s, afghanistan: without(s.afghanistan) }
  return card === 'albanoStalinistEconomics' ? { ...s, economics: without(s.economics) } : s
}

/** 7.3.2 "As if with a card of n Ops": a number in the text, a card just discarded, or the card's own value. */
function grantedBy(view: View, card: Card): number {
  const facts: CardFacts = CARD[card]
  if (card === 'organizationOfAfricanUnity') {
    const [discarded] = cardsIn(view, 'discard')
    return discarded ? CARD[discarded].ops : facts.ops
  }
  return facts.n.ops ?? facts.ops
}
