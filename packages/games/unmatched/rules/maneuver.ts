// Chapters 6 and 7: the maneuver and its boost.

import {
  countIn,
  end,
  enter,
  hasCard,
  isOver,
  kindsIn,
  moveCard,
  offer,
  type Refusal,
  type Seat,
  type Steps,
} from '@ludoteka/kernel'
import type { Card } from '../content/cards.ts'
import { HERO } from '../content/fighters.ts'
import { facts } from './cards.ts'
import { drawCards } from './damage.ts'
import { chosenHero, isOut, ownFighters } from './fighters.ts'
import { ABILITY } from './heroes/table.ts'
import { log } from './log.ts'
import { moveEach } from './movement.ts'
import { type F, type S, type Verbs, ZONES } from './state.ts'

/** 6.1 First a card is drawn, compulsorily; then come the boost and the moves. */
export function maneuver(s: S, seat: Seat): void {
  log(s, 'maneuvered', '6.1', { seat })
  drawCards(s, seat, 1)
  if (!isOver(s)) enter(s, { step: 'maneuver.boost', seat })
}

/** 7.1, 7.2, 7.5: any card of the hand, face up to the pile at once; gives what it adds. */
export function boostWith(s: S, seat: Seat, card: Card, rule: string): number {
  const { boost } = facts(card)
  moveCard(s, card, ZONES.hand, seat, ZONES.discard)
  log(s, 'boosted', rule, { seat, card, boost })
  return boost
}

/** 6.3, 17.4.2: counted when movement begins, after the boost card has reached the pile. */
export function distanceOf(s: S, seat: Seat, boost: number): number {
  const hero = chosenHero(s, seat)
  return HERO[hero].move + boost + (ABILITY[hero].maneuverBonus?.(s, seat) ?? 0)
}

/** Every boost takes any card of the hand (7.2); each has its own paragraph: 7.1, 7.4, 17.1.1. */
export function whyNotBoost(s: S, seat: Seat, card: Card, number: string): Refusal | undefined {
  return hasCard(s, ZONES.hand, card, seat) ? undefined : { rule: number, reason: 'notInHand' }
}

export const MANEUVER: Pick<Steps<S, F, Verbs>, 'maneuver.boost' | 'maneuver.distance'> = {
  // 6.2 Before anybody moves, one card may boost. With an empty hand everybody sees there is none (21.3).
  'maneuver.boost': {
    ask(s, { seat }) {
      if (isOut(s, seat) || countIn(s, ZONES.hand, seat) === 0) return undefined
      return offer(seat, { boost: kindsIn(s, ZONES.hand, seat), decline: true })
    },
    do: {
      boost(s, { seat }, card) {
        end(s, { step: 'maneuver.distance', seat, boost: boostWith(s, seat, card, '7.1') })
      },
      decline: (s, { seat }) => end(s, { step: 'maneuver.distance', seat, boost: 0 }),
    },
    final: ['boost'],
    run: (s, { seat }) => enter(s, { step: 'maneuver.distance', seat, boost: 0 }),
    why: { boost: (s, { seat }, card) => whyNotBoost(s, seat, card, '7.1') },
  },

  // 6.3 Every fighter of the seat may move once, each the full distance.
  'maneuver.distance': {
    run(s, { seat, boost }) {
      moveEach(s, seat, ownFighters(s, seat), { max: distanceOf(s, seat, boost), through: 'friends', rule: '6.3' })
    },
  },
}
