// How likely the attack under way is to defeat its target, as far as the seat that is attacked can tell from the cards it has not seen.

import { cardsSeen, eachZoneView, factsIn, itemAt, type View, zoneIn } from '@ludoteka/kernel'
import type { Card, Timing } from '../content/cards.ts'
import { EXHAUSTION_DAMAGE, FIGHTER, FIGHTERS, type Fighter, HEROES } from '../content/fighters.ts'
import { copiesOf, facts, isAttackCard, isDefenseCard, mayUse } from './cards.ts'
import { clauseOf } from './effects/table.ts'
import { damageOpposing, figure, isDraw } from './effects/vocabulary.ts'
import { valueBonus } from './heroes/ability.ts'
import { HERO_FIELDS } from './heroes/declarations.ts'
import { FIELDS, ZONES } from './state.ts'

/** What may lie face down, how often. */
type Unseen = ReadonlyMap<Card, number>

type Attack = {
  readonly attacker: Fighter
  readonly defender: Fighter
  readonly health: number
  readonly cards: Unseen
  /** What a second card may add (17.1); nothing where none was laid. */
  readonly boosts: Unseen | undefined
  /** What abilities add to the values of the cards. */
  readonly bonus: { readonly attack: number; readonly defense: number }
}

/**
 * 10.4–10.5 The chance that the defender falls, whose seat answers with this card, or with none. Printed values and what is added
 * to them always count, the damage after a combat won, and that of drawing from an empty deck; effects that hang on more than the
 * cards do not.
 */
export function chanceToFall(view: View, defense: Card | undefined): number {
  const attack = attackIn(view)
  if (!attack) return 0
  let [falls, all] = [0, 0]
  const exhaustion = defense === undefined ? 0 : exhaustionAfter(view, drawsOf(defense, 'after'))
  for (const [card, copies] of attack.cards) {
    for (const [boost, times] of attack.boosts ?? NO_BOOST) {
      all += copies * times
      if (isDeadly(attack, card, boost && facts(boost).boost, { defense, exhaustion })) falls += copies * times
    }
  }
  return all > 0 ? falls / all : 0
}

/** 9.8 The cards of the viewer's hand that could be laid against the attack. */
export function defensesIn(view: View): readonly Card[] {
  const { combat } = factsIn({ combat: FIELDS.combat }, view)
  const defender = FIGHTERS[combat.defender]
  return cardsSeen(view, ZONES.hand, view.you).filter(
    card => defender !== undefined && isDefenseCard(card) && mayUse(card, defender),
  )
}

/** Whom the attack is meant for. */
export function defenderIn(view: View): Fighter | undefined {
  return FIGHTERS[factsIn({ combat: FIELDS.combat }, view).combat.defender]
}

const NO_BOOST: ReadonlyMap<Card | undefined, number> = new Map([[undefined, 1]])

/** 14.2 What drawing so many cards deals to each of the viewer's fighters. */
export function exhaustionAfter(view: View, draws: number): number {
  return EXHAUSTION_DAMAGE * Math.max(0, draws - zoneIn(view, ZONES.deck, view.you).count)
}

/** How many cards this card always draws at a time. */
export function drawsOf(card: Card, timing: Timing): number {
  const clause = clauseOf(card, timing)
  return clause && !clause.condition && clause.ops.some(isDraw) ? figure(card, 'draw') : 0
}

/** The card that is laid against the attack, if one is, and what its draws deal to the defender after the combat. */
type Answer = { readonly defense: Card | undefined; readonly exhaustion: number }

function isDeadly(attack: Attack, card: Card, boost = 0, { defense, exhaustion }: Answer): boolean {
  const isCancelled = defense !== undefined && clauseOf(defense, 'immediately') !== undefined // 16.6, 17.1.4
  const value = facts(card).value + attack.bonus.attack + (isCancelled ? 0 : boost)
  const stopped = defense === undefined ? 0 : facts(defense).value + attack.bonus.defense
  const dealt = Math.max(0, value - stopped)
  const isFollowed = dealt > 0 && !isCancelled && (clauseOf(card, 'after')?.ops.includes(damageOpposing) ?? false)
  const drawn = clauseOf(card, 'immediately') === undefined ? exhaustion : 0
  return dealt + (isFollowed ? figure(card, 'damage') : 0) + drawn >= attack.health
}

function attackIn(view: View): Attack | undefined {
  const fields = { ...HERO_FIELDS, hero: FIELDS.hero, health: FIELDS.health, combat: FIELDS.combat }
  const { hero, health, combat, ...heroFacts } = factsIn(fields, view)
  const [attacker, defender] = [FIGHTERS[combat.attacker], FIGHTERS[combat.defender]]
  if (attacker === undefined || defender === undefined) return undefined
  const seat = view.seats[hero.indexOf(HEROES.indexOf(FIGHTER[attacker].hero))]
  if (seat === undefined) return undefined
  const unseen = unseenOf(view, attacker)
  const laid = knownCards(view, ZONES.committed, seat)
  return {
    attacker,
    defender,
    health: itemAt(health, combat.defender),
    cards: laid ?? new Map([...unseen].filter(([card]) => isAttackCard(card) && mayUse(card, attacker))),
    boosts:
      zoneIn(view, ZONES.committedBoost, seat).count > 0
        ? (knownCards(view, ZONES.committedBoost, seat) ?? unseen)
        : undefined,
    bonus: {
      attack: valueBonus(heroFacts, attacker, 'attacker'),
      defense: valueBonus(heroFacts, defender, 'defender'),
    },
  }
}

/** 1.2 The cards of the attacker's deck that the viewer sees nowhere. */
function unseenOf(view: View, attacker: Fighter): Unseen {
  const left = new Map(copiesOf(FIGHTER[attacker].hero))
  for (const { view: zone } of eachZoneView(view.zones)) {
    for (const name of zone.cards ?? []) {
      const card = [...left.keys()].find(one => one === name)
      if (card !== undefined) left.set(card, (left.get(card) ?? 0) - 1)
    }
  }
  return new Map([...left].filter(([, copies]) => copies > 0))
}

/** A card face down that the viewer has followed there. */
function knownCards(view: View, zone: typeof ZONES.committed, seat: string): Unseen | undefined {
  const { known = [] } = zoneIn(view, zone, seat)
  const card = zone.kinds.find(kind => known.includes(kind))
  return card && new Map([[card, 1]])
}
