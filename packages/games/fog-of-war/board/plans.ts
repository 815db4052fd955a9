// Operations as far as the viewer can tell: what they aim at, from where they could go, and how they would probably end.

import { cardsSeen, NOWHERE, type View } from '@ludoteka/kernel'
import type { CombatCard } from '../content/combatCards.ts'
import { isLanding } from '../content/links.ts'
import type { Province } from '../content/provinces.ts'
import { SIDES, type Side } from '../content/sides.ts'
import { POSITION, POSITIONS, type Position, SLOTS, type Slot } from '../content/wheel.ts'
import { linesOf, NONE, originsOf, totalAttack, totalDefence, ZONES } from '../rules/questions.ts'
import { attackSum, notesOfOperation, ownArmy, ownOperation, ownTarget, targetAmong, viewersSide } from './knowledge.ts'
import { defenceAt, type Odds, oddsOf } from './odds.ts'
import { otherSide, type Scene } from './scene.ts'
import { stateOf } from './supply.ts'
import { positionOfSlot } from './wheel.tsx'

/** What an attack would come to. */
export type Prospect = {
  /** The best province to come from; none in a quagmire, and none while there is no way. */
  readonly origin: Province | undefined
  readonly attack: number
  /** The strength of the defence without its cards that nobody has seen. */
  readonly defence: number
  readonly hidden: number
  /** Nobody can defend it: it falls without a fight (4.5.8). */
  readonly isUndefended: boolean
  /** None while there is no way. */
  readonly odds: Odds | undefined
}

type Attack = {
  readonly side: Side
  readonly target: Province
  readonly cards: readonly CombatCard[]
  /** None in a quagmire. */
  readonly position: Position | undefined
}

/** The provinces from which a side may attack another; those by land first. */
export function waysTo(scene: Scene, side: Side, target: Province): readonly Province[] {
  const origins = originsOf(stateOf(scene), SIDES.indexOf(side), target)
  return origins.toSorted((a, b) => Number(isLanding(a, target)) - Number(isLanding(b, target)))
}

export function prospectOf(view: View, scene: Scene, { side, target, cards, position }: Attack): Prospect {
  const [origin] = waysTo(scene, side, target)
  const battle = {
    at: target,
    origin: (position && origin) ?? NONE,
    position: position ?? NONE,
    superiority: NONE,
    attacker: side,
    winter: scene.isWinter,
  } as const
  const attack = attackSum(cards, target)
  const { army, neutrals } = defenceAt(view, scene, side, target)
  const hidden = army.hidden + neutrals.hidden
  const strengths = linesOf(battle, { attack, defence: army.known, neutrals: neutrals.known })
  return {
    origin: position && origin,
    attack: totalAttack(strengths),
    defence: totalDefence(strengths),
    hidden,
    isUndefended: attack > 0 && army.known + neutrals.known + hidden === 0,
    odds: origin && oddsOf(battle, attack, army, neutrals),
  }
}

/** An operation of the viewer's. */
export type Plan = Prospect & {
  readonly slot: Slot
  readonly target: Province
  readonly position: Position
  readonly isReady: boolean
  /** Turns of its owner until it may be launched. */
  readonly waits: number
}

/** With `more` cards, as if it were reinforced. */
export function planOf(
  view: View,
  scene: Scene,
  side: Side,
  slot: Slot,
  more: readonly CombatCard[] = [],
): Plan | undefined {
  const target = ownTarget(view, side, slot)
  if (!target || SIDES.indexOf(side) === NOWHERE) return undefined
  const position = positionOfSlot(scene.wheels[side].head, slot)
  const cards = [...ownOperation(view, side, slot), ...more]
  return {
    ...prospectOf(view, scene, { side, target, cards, position }),
    slot,
    target,
    position,
    isReady: POSITION[position].launchable,
    waits: Math.max(0, POSITIONS.findIndex(one => POSITION[one].launchable) - POSITIONS.indexOf(position)),
  }
}

/** The cards that the viewer has chosen from its hand. */
export function chosenCards(view: View): readonly CombatCard[] {
  const side = viewersSide(view)
  return side ? cardsSeen(view, ZONES.chosen, side) : []
}

/** How an attack with the chosen cards would end: as a new operation, or at once in a quagmire. */
export function prospectWith(
  view: View,
  scene: Scene,
  target: Province,
  verb: 'plan' | 'reinforceQuagmire',
): Prospect | undefined {
  const side = viewersSide(view)
  const chosen = chosenCards(view)
  if (!side || chosen.length === 0) return undefined
  if (verb === 'plan') return prospectOf(view, scene, { side, target, cards: chosen, position: 'newOp' })
  if (scene.quagmire[target] !== side) return undefined
  const cards = [...ownArmy(view, side, target), ...chosen]
  return prospectOf(view, scene, { side, target, cards, position: undefined })
}

/** What an operation aims at: one's own, or one of the enemy's whose target has been seen. */
export type Target = {
  readonly side: Side
  readonly slot: Slot
  readonly target: Province
  readonly origin: Province | undefined
  readonly isReady: boolean
  /** The strength of its cards; of the enemy's nobody can be sure. */
  readonly strength: number | undefined
}

export function targetsKnown(view: View, scene: Scene): readonly Target[] {
  const side = viewersSide(view)
  if (!side) return []
  return SIDES.flatMap(owner =>
    SLOTS.flatMap((slot): readonly Target[] => {
      const target = owner === side ? ownTarget(view, owner, slot) : targetAmong(notesOfOperation(view, owner, slot))
      if (!target || scene.wheels[owner].cards[slot] === 0) return []
      const strength = owner === side ? attackSum(ownOperation(view, owner, slot), target) : undefined
      const position = positionOfSlot(scene.wheels[owner].head, slot)
      const [origin] = waysTo(scene, owner, target)
      return [{ side: owner, slot, target, origin, isReady: POSITION[position].launchable, strength }]
    }),
  )
}

/** Provinces from which the enemy of a side could attack one of its own. */
export const threatsTo = (scene: Scene, side: Side, at: Province): readonly Province[] =>
  waysTo(scene, otherSide(side), at)
