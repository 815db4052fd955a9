// What a simple strike would come to, for boards: every throw of the dice counted, before re-rolls and responses.

import { DIE_SIDES } from '../content/numbers.ts'
import type { Grade } from '../content/terms.ts'
import { doesFight } from './attack/begin.ts'
import { limited, modifier } from './attack/dice.ts'
import { gradeByResult, isStopped, outcomeOf } from './attack/resolve.ts'
import { traitsIn } from './attack/rows.ts'
import { gradeOf, strengthOf, strikeOf } from './attack/strength.ts'
import { NONE, type Piece } from './names.ts'
import { currentLife, isRevealed, rowOf } from './pieces.ts'
import { ATTACK_ROWS, type AttackRow } from './rows.ts'
import type { Facts } from './world.ts'
import { armourLeft } from './wounds.ts'

/** One way a strike may end, and how likely it is. */
export type StrikeEnd = {
  readonly outcome: 'hit' | 'bothMiss' | 'counter'
  readonly grade: Grade | typeof NONE
  readonly strength: number
  /** What is left of the strength after protections and armour. */
  readonly wounds: number
  readonly share: number
}

export type StrikeForecast = {
  /** 13.2 Whether the target throws a die. */
  readonly fights: boolean
  /** The likeliest first. */
  readonly ends: readonly StrikeEnd[]
  /** That the target is wounded, that it dies of it, and that the striker is wounded in return. */
  readonly hurts: number
  readonly kills: number
  readonly isHurt: number
}

const FACES: readonly number[] = Array.from({ length: DIE_SIDES }, (_, i) => i + 1)

/** How likely each result of a die is; a card that throws twice keeps the higher face. */
function resultsOf(s: Facts, a: AttackRow, piece: Piece, isAttacker: boolean): ReadonlyMap<number, number> {
  const t = traitsIn(s, a, piece)
  const by = modifier(t, isAttacker)
  const found = new Map<number, number>()
  const faces = t.rollsTwice ? FACES.flatMap(one => FACES.map(two => Math.max(one, two))) : FACES
  for (const face of faces) {
    const result = limited(face + by)
    found.set(result, (found.get(result) ?? 0) + 1 / faces.length)
  }
  return found
}

/** N.6, N.48, 13.9, 20.3: what a blow of this strength inflicts. */
function woundsBy(s: Facts, a: AttackRow, struck: Piece, striker: Piece, strength: number): number {
  if (strength === 0 || isStopped(s, { ...a, strength })) return 0
  const { amounts } = traitsIn(s, a, struck)
  const { closed, attacked } = rowOf(s, struck)
  if (amounts.camouflage !== undefined && closed && !attacked) return 0
  const due = strength + (amounts.vulnerability === undefined ? 0 : 1)
  return Math.max(0, due - armourLeft(s, a, struck, striker))
}

/** Nothing is known of a strike at a hidden card. */
export function forecastStrike(s: Facts, attacker: Piece, target: Piece): StrikeForecast | undefined {
  if (!isRevealed(s, attacker) || !isRevealed(s, target)) return undefined
  const declared: AttackRow = {
    ...ATTACK_ROWS.blank,
    seat: rowOf(s, attacker).controller,
    attacker,
    target,
    type: 'simpleStrike',
    ...strikeOf(s, attacker),
  }
  const fights = doesFight(s, declared)
  const a: AttackRow = { ...declared, fights }
  const ends = new Map<string, StrikeEnd>()
  const defences = fights ? resultsOf(s, a, target, false) : new Map([[0, 1]])
  for (const [attack, attackShare] of resultsOf(s, a, attacker, true)) {
    for (const [defence, defenceShare] of defences) {
      const end = endOf(s, a, attack, defence)
      const key = `${end.outcome} ${end.grade}`
      const share = attackShare * defenceShare
      ends.set(key, { ...end, share: share + (ends.get(key)?.share ?? 0) })
    }
  }
  const all = [...ends.values()].sort((one, two) => two.share - one.share)
  const shareOf = (is: (end: StrikeEnd) => boolean): number =>
    all.reduce((sum, end) => sum + (is(end) ? end.share : 0), 0)
  return {
    fights,
    ends: all,
    hurts: shareOf(({ outcome, wounds }) => outcome === 'hit' && wounds > 0),
    kills: shareOf(({ outcome, wounds }) => outcome === 'hit' && wounds >= currentLife(s, target)),
    isHurt: shareOf(({ outcome, wounds }) => outcome === 'counter' && wounds > 0),
  }
}

function endOf(s: Facts, thrown: AttackRow, attack: number, defence: number): Omit<StrikeEnd, 'share'> {
  const outcome = outcomeOf(thrown, defence)
  if (outcome === 'bothMiss') return { outcome, grade: NONE, strength: 0, wounds: 0 }
  const isCounter = outcome === 'counter'
  const a: AttackRow = { ...thrown, outcome }
  const grade = gradeOf(s, a, isCounter ? 'weak' : gradeByResult(attack))
  const strength = strengthOf(s, a, grade)
  const [striker, struck] = isCounter ? [thrown.target, thrown.attacker] : [thrown.attacker, thrown.target]
  const wounds = striker === NONE || struck === NONE ? 0 : woundsBy(s, a, struck, striker, strength)
  return { outcome, grade, strength, wounds }
}
