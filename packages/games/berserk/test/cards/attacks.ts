// One attack of every type at a card: what is left of it in wounds.

import { CARD, type CardId } from '../../content/cards.ts'
import type { Cell } from '../../content/cells.ts'
import { ATTACK_TYPES, type AttackType } from '../../content/terms.ts'
import type { UsableId } from '../../rules/frames.ts'
import { battle, type Squad, type Standing } from '../positions.ts'

type Attacker = {
  readonly card: Standing
  /** How many cells before the target it stands. */
  readonly distance: 1 | 2
  readonly ability?: UsableId
  readonly die?: number
}

/** Their strengths against a card on which nothing works: 3, 3, 3, 1, 3, 2, 2. */
const ATTACKERS: Readonly<Record<AttackType, Attacker>> = {
  simpleStrike: { card: 'nomad', distance: 1, die: 6 },
  specialStrike: { card: { card: 'kshar', chips: 1 }, distance: 1, ability: 'a2' },
  magicStrike: { card: 'exorcist', distance: 1, ability: 'a2', die: 6 },
  rowStrike: { card: 'gryz', distance: 2, ability: 'a1' },
  shot: { card: 'garridArcher', distance: 2, ability: 'a1', die: 6 },
  throw: { card: 'purifier', distance: 2, ability: 'a1', die: 6 },
  discharge: { card: { card: 'pyrePriest', chips: 2 }, distance: 2, ability: 'a1', die: 1 },
}

const COLUMN: readonly Cell[] = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6']

const cardOf = (standing: Standing): CardId => (typeof standing === 'string' ? standing : standing.card)
const isFlying = (standing: Standing): boolean => CARD[cardOf(standing)].keywords.some(({ k }) => k === 'flying')
/** 16.5 What reaches the extra zone. */
const AT_FLYERS: readonly AttackType[] = ['shot', 'throw', 'discharge']

/** What else stands on the table, and where the card stands. */
type Around = { readonly with?: Squad; readonly at?: 'c4' | 'c5' | 'c6' }

function woundsBy(type: AttackType, target: Standing, { with: allies = {}, at = 'c4' }: Around): number {
  const { card, distance, ability, die } = ATTACKERS[type]
  const from = COLUMN[COLUMN.indexOf(at) - distance] ?? 'c1'
  const b = battle({
    one: { [from]: card, a1: 'nomad' },
    two: { ...allies, ...(isFlying(target) ? { extra: [target] } : { [at]: target }), e6: 'nomad' },
    dice: die === undefined ? [] : [die],
  })
  const struck = isFlying(target) ? b.piece(cardOf(target)) : b.piece(at)
  if (ability) b.use(from, ability).target(struck)
  else b.strike(from, struck)
  if (b.step() === 'attack.reroll') b.answer('decline')
  return b.passAll().wounds(struck)
}

/**
 * Wounds by an attack of each type, in the order of the list: a plain card has 3, 3, 3, 1, 3, 2, 2. At a flyer only shot,
 * throw and discharge: 3, 2, 2.
 */
export const woundsByEach = (target: Standing, around: Around = {}): readonly number[] =>
  (isFlying(target) ? AT_FLYERS : ATTACK_TYPES).map(type => woundsBy(type, target, around))
