// Answers that are never right in Unmatched, for counting them in matches.

import { type Blunders, cardsSeen, factsIn, itemAt, type SeenAnswer, zoneIn } from '@ludoteka/kernel'
import { FIGHTERS, HERO, HEROES } from '../content/fighters.ts'
import { facts } from '../rules/cards.ts'
import { FIELDS, ZONES } from '../rules/state.ts'

/** So little health is gone with one attack that nothing stops. */
const NEARLY_LOST = 3

/** 9.8 The hero is attacked, may fall, and a card that takes something off the attack stays in hand. */
function isHeroUndefended({ view, choice, action }: SeenAnswer): boolean {
  if (view.step !== 'attack.defense' || action.verb !== 'decline') return false
  const { hero, health, combat } = factsIn({ hero: FIELDS.hero, health: FIELDS.health, combat: FIELDS.combat }, view)
  const own = HEROES[itemAt(hero, action.seat)]
  const fighter = own && HERO[own].fighters[0]
  if (fighter === undefined || FIGHTERS[combat.defender] !== fighter) return false
  const offered = choice['commit']
  const cards = cardsSeen(view, ZONES.hand, view.you).filter(card => Array.isArray(offered) && offered.includes(card))
  return itemAt(health, FIGHTERS.indexOf(fighter)) <= NEARLY_LOST && cards.some(card => facts(card).value > 0)
}

/** 14.2 Every fighter is hurt by a draw from an empty deck, although there is somebody to attack. */
const isExhaustedAtWill = ({ view, choice, action }: SeenAnswer): boolean =>
  action.verb === 'maneuver' && 'attack' in choice && zoneIn(view, ZONES.deck, view.you).count === 0

export const blunders: Blunders = { heroUndefended: isHeroUndefended, exhaustedAtWill: isExhaustedAtWill }
