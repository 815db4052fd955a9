// Section 5: the strength of both sides, line by line.

import { cardsIn } from '@ludoteka/kernel'
import { isLanding } from '../content/links.ts'
import { LANDING_DEFENCE, SUPERIORITY, WIN_FACTOR } from '../content/numbers.ts'
import { PROVINCE, WINTER_DEFENCE } from '../content/provinces.ts'
import type { Side } from '../content/sides.ts'
import { POSITION } from '../content/wheel.ts'
import { neutralTotal, totalOf } from './cards.ts'
import { otherSeat, sideOf } from './sides.ts'
import { type Battle, NONE, type S, ZONES } from './state.ts'

export type AttackLines = { readonly cards: number; readonly wheel: number; readonly superiority: number }
export type DefenceLines = AttackLines & {
  readonly neutrals: number
  readonly landing: number
  readonly winter: number
}
export type Strengths = { readonly attack: AttackLines; readonly defence: DefenceLines }

/** The circumstances of a battle; those of one that is only thought of will do. */
export type Circumstances = Pick<Battle, 'at' | 'origin' | 'position' | 'superiority'> & {
  readonly attacker: Side
  readonly winter: boolean
}

/** What the cards add up to, and what is added to them (5.3–5.6). */
export function linesOf(
  { at, origin, position, superiority, attacker, winter }: Circumstances,
  cards: { readonly attack: number; readonly defence: number; readonly neutrals: number },
): Strengths {
  const wheel = position === NONE ? { attack: 0, defence: 0 } : POSITION[position]
  const token = (isAttacker: boolean): number =>
    superiority !== NONE && (superiority === attacker) === isAttacker ? SUPERIORITY : 0
  return {
    attack: { cards: cards.attack, wheel: wheel.attack, superiority: token(true) },
    defence: {
      cards: cards.defence, // 5.1
      neutrals: cards.neutrals, // 5.2
      landing: origin !== NONE && isLanding(origin, at) ? LANDING_DEFENCE : 0, // 5.3
      winter: winter ? WINTER_DEFENCE[PROVINCE[at].winter] : 0, // 5.4
      wheel: wheel.defence, // 5.5
      superiority: token(false), // 5.6
    },
  }
}

/** The strengths in the battle under way. */
export function strengthsOf(s: S, battle: Battle): Strengths {
  const { attacker, at } = battle
  return linesOf(
    { ...battle, attacker: sideOf(attacker), winter: s.winter },
    {
      attack: totalOf(cardsIn(s, ZONES.fighting, attacker), at),
      defence: totalOf(cardsIn(s, ZONES.fighting, otherSeat(attacker)), at),
      neutrals: neutralTotal(cardsIn(s, ZONES.neutralFighting)),
    },
  )
}

export const totalAttack = ({ attack }: Strengths): number => attack.cards + attack.wheel + attack.superiority

export function totalDefence({ defence }: Strengths): number {
  const { cards, neutrals, landing, winter, wheel, superiority } = defence
  return cards + neutrals + landing + winter + wheel + superiority
}

export const OUTCOMES = ['win', 'quagmire', 'defeat', 'rout'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** Section 6, the tests in their order. */
export function outcomeOf(attack: number, defence: number): Outcome {
  if (attack >= WIN_FACTOR * defence) return 'win'
  if (attack >= defence) return 'quagmire'
  return defence >= WIN_FACTOR * attack ? 'rout' : 'defeat'
}
