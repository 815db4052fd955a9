// What an attack would come to, for boards: every throw of the dice counted, before re-rolls and responses.

import { type AbilityName, abilityNamed } from '../content/abilities.ts'
import { DIE_SIDES, SCALES_WOUNDS } from '../content/numbers.ts'
import type { Grade } from '../content/terms.ts'
import { doesFight } from './attack/begin.ts'
import { limited, modifier } from './attack/dice.ts'
import { gradeByResult, isStopped, outcomeOf } from './attack/resolve.ts'
import { traitsIn } from './attack/rows.ts'
import { gradeOf, isRolled, strengthOf, strikeOf } from './attack/strength.ts'
import { effectOf } from './effects/interpreter.ts'
import { NONE, type Piece } from './names.ts'
import { isInstantAction } from './payment.ts'
import { currentLife, isRevealed, rowOf } from './pieces.ts'
import { isProtectedFrom } from './protection.ts'
import { ATTACK_ROWS, type AttackRow } from './rows.ts'
import { attackMadeBy } from './targets.ts'
import type { Facts } from './world.ts'
import { armourLeft } from './wounds.ts'

/** One way an attack may end. */
export type AttackEnd = {
  readonly outcome: 'hit' | 'bothMiss' | 'counter'
  readonly grade: Grade | typeof NONE
  readonly strength: number
  /** What is left of the strength after protections and armour. */
  readonly wounds: number
}
/** And how likely it is. */
export type LikelyEnd = AttackEnd & { readonly share: number }

export type AttackForecast = {
  /** 13.2 Whether the target throws a die. */
  readonly fights: boolean
  /** The likeliest first. */
  readonly ends: readonly LikelyEnd[]
  /** That the target is wounded, that it dies of it, and that the attacker is wounded in return. */
  readonly hurts: number
  readonly kills: number
  readonly isHurt: number
}

const FACES: readonly number[] = Array.from({ length: DIE_SIDES }, (_, i) => i + 1)

/** How likely each result of a die is; a card that throws twice keeps the higher face. */
function resultsOf(s: Facts, a: AttackRow, piece: Piece, isAttacker: boolean): ReadonlyMap<number, number> {
  const t = traitsIn(s, a, piece)
  const isSimpleStrike = a.type === 'simpleStrike'
  const by = modifier(t, isAttacker && isSimpleStrike)
  const found = new Map<number, number>()
  const faces = t.rollsTwice && isSimpleStrike ? FACES.flatMap(one => FACES.map(two => Math.max(one, two))) : FACES
  for (const face of faces) {
    const result = limited(face + by)
    found.set(result, (found.get(result) ?? 0) + 1 / faces.length)
  }
  return found
}

/** N.6, N.33, N.48, 13.9, 20.3: what a blow of this strength inflicts. */
export function woundsBy(s: Facts, a: AttackRow, struck: Piece, striker: Piece, strength: number): number {
  if (strength === 0 || isStopped(s, { ...a, strength })) return 0
  const { amounts } = traitsIn(s, a, struck)
  const { closed, attacked, wounds } = rowOf(s, struck)
  if (amounts.camouflage !== undefined && closed && !attacked) return 0
  if (amounts.scales !== undefined && wounds >= SCALES_WOUNDS && a.type !== 'simpleStrike') return 0
  const due = strength + (amounts.vulnerability === undefined ? 0 : 1)
  return Math.max(0, due - armourLeft(s, a, struck, striker))
}

/** Nothing is known of a strike at a hidden card. */
export function forecastStrike(s: Facts, attacker: Piece, target: Piece): AttackForecast | undefined {
  if (!isRevealed(s, attacker) || !isRevealed(s, target)) return undefined
  const declared: AttackRow = {
    ...ATTACK_ROWS.blank,
    seat: rowOf(s, attacker).controller,
    attacker,
    target,
    type: 'simpleStrike',
    ...strikeOf(s, attacker),
  }
  return forecastOf(s, { ...declared, fights: doesFight(s, declared) })
}

/** 15.2–15.5 The attack that an ability makes; nothing where it makes none, or one of which a number is chosen later. */
export function forecastAbility(
  s: Facts,
  ability: AbilityName,
  attacker: Piece,
  target: Piece,
): AttackForecast | undefined {
  const a = isRevealed(s, attacker) && isRevealed(s, target) ? attackBy(s, ability, attacker, target) : undefined
  return a && forecastOf(s, a)
}

function attackBy(s: Facts, ability: AbilityName, attacker: Piece, target: Piece): AttackRow | undefined {
  const made = attackMadeBy(ability)
  const bonus = bonusIn(s, ability, attacker)
  if (made?.at !== 'target' || bonus === undefined) return undefined
  const [weak, medium, strong] = made.power
  if (weak === 'X' || medium === 'X' || strong === 'X') return undefined
  const { controller: seat } = rowOf(s, attacker)
  return { ...ATTACK_ROWS.blank, seat, attacker, target, type: made.type, ability, weak, medium, strong, bonus }
}

/** What the words of the ability add to its attack. */
function bonusIn(s: Facts, ability: AbilityName, source: Piece): number | undefined {
  let sum = 0
  for (const sentence of effectOf({ ability })) {
    if (sentence.word === 'attackBonus') return undefined
    if (sentence.word === 'attack') sum += (sentence.plusPerChip ?? 0) * rowOf(s, source).chips
  }
  return sum
}

/** 19.5, 28.5.2 Whether protections leave nothing of an ability for a card that may be named all the same. */
export function isInVain(s: Facts, ability: AbilityName, source: Piece, target: Piece): boolean {
  if (!isRevealed(s, source) || !isRevealed(s, target)) return false
  const found = abilityNamed(ability)
  const type = attackMadeBy(ability)?.type ?? (found.kind === 'static' ? 'none' : found.type)
  const { amounts } = traitsIn(s, { ...ATTACK_ROWS.blank, attacker: source, target }, target)
  return isProtectedFrom(amounts, type) || (isInstantAction(ability) && amounts.protInstant !== undefined)
}

function forecastOf(s: Facts, a: AttackRow): AttackForecast {
  const { fights, attacker, target } = a
  const ends = new Map<string, LikelyEnd>()
  const defences = fights && target !== NONE ? resultsOf(s, a, target, false) : new Map([[0, 1]])
  const attacks = isRolled(a) && attacker !== NONE ? resultsOf(s, a, attacker, true) : new Map([[0, 1]])
  for (const [attack, attackShare] of attacks) {
    for (const [defence, defenceShare] of defences) {
      const end = endOf(s, a, attack, defence)
      const key = `${end.outcome} ${end.grade}`
      const share = attackShare * defenceShare
      ends.set(key, { ...end, share: share + (ends.get(key)?.share ?? 0) })
    }
  }
  const all = [...ends.values()].sort((one, two) => two.share - one.share)
  const life = target === NONE ? 0 : currentLife(s, target)
  const shareOf = (is: (end: LikelyEnd) => boolean): number =>
    all.reduce((sum, end) => sum + (is(end) ? end.share : 0), 0)
  return {
    fights,
    ends: all,
    hurts: shareOf(({ outcome, wounds }) => outcome === 'hit' && wounds > 0),
    kills: shareOf(({ outcome, wounds }) => outcome === 'hit' && wounds >= life),
    isHurt: shareOf(({ outcome, wounds }) => outcome === 'counter' && wounds > 0),
  }
}

/** What a face of a die comes to with the named modifiers of its card (13.5). */
export const resultOfFace = (s: Facts, a: AttackRow, piece: Piece, face: number): number =>
  limited(face + modifier(traitsIn(s, a, piece), piece === a.attacker && a.type === 'simpleStrike'))

/** What an attack comes to with these results of its dice, where 0 is no throw: without one there is no grade (14.4). */
export function endOf(s: Facts, thrown: AttackRow, attack: number, defence: number): AttackEnd {
  const outcome = outcomeOf(thrown, defence)
  if (outcome === 'bothMiss') return { outcome, grade: NONE, strength: 0, wounds: 0 }
  const isCounter = outcome === 'counter'
  const a: AttackRow = { ...thrown, outcome }
  const rolled = isCounter ? 'weak' : attack === 0 ? NONE : gradeByResult(attack)
  const grade = gradeOf(s, a, rolled)
  const strength = strengthOf(s, a, grade)
  const [striker, struck] = isCounter ? [thrown.target, thrown.attacker] : [thrown.attacker, thrown.target]
  const wounds = striker === NONE || struck === NONE ? 0 : woundsBy(s, a, struck, striker, strength)
  return { outcome, grade, strength, wounds }
}
