// What cards are worth in a battle, and where they lie.

import { cardsIn, countIn, type Seat, type Zone } from '@ludoteka/kernel'
import { COMBAT, type CombatCard } from '../content/combatCards.ts'
import { NEUTRAL, type NeutralCard } from '../content/otherCards.ts'
import {
  type NeutralSlot,
  ORANGE_SLOTS,
  PROVINCE,
  type Province,
  SOVIET_SLOTS,
  type Terrain,
} from '../content/provinces.ts'
import type { Slot } from '../content/wheel.ts'
import { ALLIES } from './sides.ts'
import { type S, ZONES } from './state.ts'

/** 5.1 */
export function strengthOf(card: CombatCard, at: Province): number {
  return PROVINCE[at].terrain === 'land' ? COMBAT[card].land : COMBAT[card].sea
}

export function totalOf(cards: readonly CombatCard[], at: Province): number {
  return cards.reduce((sum, card) => sum + strengthOf(card, at), 0)
}

export function neutralTotal(cards: readonly NeutralCard[]): number {
  return cards.reduce((sum, card) => sum + NEUTRAL[card].value, 0)
}

/** 4.5.7 Zeros, ships on land, tanks and forts at sea are no use, nor are forts to an attacker. */
export function isSuitable(card: CombatCard, terrain: Terrain, attacks: boolean): boolean {
  switch (COMBAT[card].type) {
    case 'land':
      return terrain === 'land'
    case 'naval':
      return terrain === 'sea'
    case 'fort':
      return terrain === 'land' && !attacks
    case 'air':
      return true
    case 'decoy':
      return false
  }
}

/** Cards in the order of their list: how they came tells nothing. */
export function sorted<K extends string>(cards: readonly K[], { kinds }: Pick<Zone<K>, 'kinds'>): readonly K[] {
  return cards.toSorted((a, b) => kinds.indexOf(a) - kinds.indexOf(b))
}

/** 0.10 Half, rounded down, but at least one. */
export const half = (n: number): number => (n === 0 ? 0 : Math.max(1, Math.floor(n / 2)))

type Lying = { readonly zone: Zone<NeutralCard>; readonly seat: Seat }

const isSovietSlot = (at: Province): at is (typeof SOVIET_SLOTS)[number] => SOVIET_SLOTS.some(one => one === at)
const isOrangeSlot = (at: Province): at is (typeof ORANGE_SLOTS)[number] => ORANGE_SLOTS.some(one => one === at)
export const hasNeutralSlot = (at: Province): at is NeutralSlot => isSovietSlot(at) || isOrangeSlot(at)

/** Where the neutral cards of a province lie: those of the USSR where the Allies may look at them (1.13). */
export function neutralsIn(at: Province): Lying | undefined {
  if (isSovietSlot(at)) return { zone: ZONES.sovietNeutral.at(at), seat: ALLIES }
  return isOrangeSlot(at) ? { zone: ZONES.neutral.at(at), seat: 0 } : undefined
}

export function neutralCardsAt(s: S, at: Province): readonly NeutralCard[] {
  const found = neutralsIn(at)
  return found ? cardsIn(s, found.zone, found.seat) : []
}

export function countNeutrals(s: S, at: Province): number {
  const found = neutralsIn(at)
  return found ? countIn(s, found.zone, found.seat) : 0
}

export const countArmy = (s: S, seat: Seat, at: Province): number => countIn(s, ZONES.army.at(at), seat)
export const armyAt = (s: S, seat: Seat, at: Province): readonly CombatCard[] => cardsIn(s, ZONES.army.at(at), seat)

/** How many combat cards an operation holds; none where the slot is empty. */
export const countOperation = (s: S, seat: Seat, slot: Slot): number => countIn(s, ZONES.operation.at(slot), seat)
export const isOccupied = (s: S, seat: Seat, slot: Slot): boolean => countIn(s, ZONES.target.at(slot), seat) > 0
