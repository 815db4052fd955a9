// What a battle would come to with these cards: for boards, which add it up line by line, and for bots.

import type { Seat } from '@ludoteka/kernel'
import { type CombatCard, cardsOf, RESERVE_SET, RESERVES, type Reserve, START_SET } from '../content/combatCards.ts'
import { REINFORCEMENTS } from '../content/numbers.ts'
import { NEUTRAL, type NeutralCard } from '../content/otherCards.ts'
import { PROVINCE } from '../content/provinces.ts'
import { type MapState, provincesOf } from './board.ts'
import { isSuitable, neutralTotal, totalOf } from './cards.ts'
import { AXIS, sideOf } from './sides.ts'
import {
  type Circumstances,
  linesOf,
  type Outcome,
  outcomeOf,
  type Strengths,
  totalAttack,
  totalDefence,
} from './strength.ts'

export type Combatants = {
  readonly attackers: readonly CombatCard[]
  readonly defenders: readonly CombatCard[]
  readonly neutrals: readonly NeutralCard[]
}

export type BattleForecast = {
  readonly strengths: Strengths
  readonly attack: number
  readonly defence: number
  readonly outcome: Outcome
  /** Cards that the battle discards at once (4.5.7). */
  readonly unsuitable: readonly CombatCard[]
}

/** 4.5.7–4.5.10 with these cards, whoever may have the last word about the superiority token. */
export function forecastBattle(battle: Circumstances, { attackers, defenders, neutrals }: Combatants): BattleForecast {
  const { at } = battle
  const { terrain } = PROVINCE[at]
  const fit = attackers.filter(card => isSuitable(card, terrain, true))
  const holding = defenders.filter(card => isSuitable(card, terrain, false))
  const standing = neutrals.filter(card => NEUTRAL[card].value > 0)
  const unsuitable = [
    ...attackers.filter(card => !fit.includes(card)),
    ...defenders.filter(card => !holding.includes(card)),
  ]
  const cards = { attack: totalOf(fit, at), defence: totalOf(holding, at), neutrals: neutralTotal(standing) }
  const strengths = linesOf(battle, cards)
  // 4.5.8 Whoever has no suitable card is routed, the attacker first, and nothing else is counted.
  if (fit.length === 0) return { strengths, attack: 0, defence: cards.defence, outcome: 'rout', unsuitable }
  if (holding.length + standing.length === 0)
    return { strengths, attack: cards.attack, defence: 0, outcome: 'win', unsuitable }
  const [attack, defence] = [totalAttack(strengths), totalDefence(strengths)]
  return { strengths, attack, defence, outcome: outcomeOf(attack, defence), unsuitable }
}

/** 3.1 The victory points the Axis would score now. */
export function projectedVp(s: MapState): number {
  return provincesOf(s, AXIS).reduce((sum, at) => sum + PROVINCE[at].vp, 0)
}

type Entered = { readonly year: number; readonly usaAtWar: boolean; readonly ussrAtWar: boolean }

/** 2.6, 3.8, 3.9, 3.12 Whether a set has come into the game. */
export function hasEntered(s: Entered, reserve: Reserve): boolean {
  if (reserve === 'usa') return s.usaAtWar
  if (reserve === 'ussr') return s.ussrAtWar
  return Object.entries(REINFORCEMENTS).some(([year, sets]) => Number(year) <= s.year && sets.includes(reserve))
}

/** All combat cards of a seat that are in the game now, wherever they lie. */
export function cardsInGame(s: Entered, seat: Seat): readonly CombatCard[] {
  const side = sideOf(seat)
  const reserves = RESERVES.filter(reserve => hasEntered(s, reserve))
  return [START_SET[side], ...reserves.map(reserve => RESERVE_SET[side][reserve] ?? {})].flatMap(cardsOf)
}
