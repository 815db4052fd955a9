// What bots that search leave out: abilities for which there is nobody left to aim at but the wrong ones, attacks that wound nobody, and
// protection from what nobody strikes with.

import type { Action, Seat } from '@ludoteka/kernel'
import { isOneOf } from '@ludoteka/text-kit'
import { effectOf, effects } from '../rules/effects/interpreter.ts'
import { forecastAbility } from '../rules/forecast.ts'
import { PIECE_ABILITY, type Use } from '../rules/frames.ts'
import { PIECES, type Piece } from '../rules/names.ts'
import { cardTargetOf, nextTargets } from '../rules/naming.ts'
import { inPlay, isCreatureInPlay, rowOf } from '../rules/pieces.ts'
import { HIDDEN } from '../rules/rows.ts'
import type { S } from '../rules/state.ts'
import { abilityOf, asUse, newUse } from '../rules/use.ts'
import { kindIn, world } from '../rules/world.ts'
import { isCare, isHostile } from './evaluate.ts'

const isPiece = isOneOf(PIECES)
const isUse = isOneOf(PIECE_ABILITY.all)

export function isVain(s: S, { seat, verb, arg }: Action): boolean {
  const f = s.stack.at(-1)
  switch (verb) {
    case 'target':
      return f?.step === 'declare.target' && isPiece(arg) && isVainTarget(s, f, arg)
    case 'use':
      return isUse(arg) && hasVainTargetsOnly(s, seat, PIECE_ABILITY.of(arg))
    case 'number':
      return f?.step === 'effect.number' && isProtection(f) && arg !== commonStrength(s, seat, f)
    default:
      return false
  }
}

/** An own card that is only wounded or attacked, one of the enemy that is only cared for, or one that the attack does not hurt. */
function isVainTarget(s: S, { seat, source, ability }: Use, target: Piece): boolean {
  if (rowOf(s, target).controller === seat) return isHostile(ability)
  return (
    isCare(ability) || (effectOf({ ability }).length === 1 && forecastAbility(s, ability, source, target)?.hurts === 0)
  )
}

function hasVainTargetsOnly(s: S, seat: Seat, [source, id]: ReturnType<typeof PIECE_ABILITY.of>): boolean {
  const { card } = rowOf(s, source)
  if (card === HIDDEN) return false
  const use = newUse(source, abilityOf(card, id), seat)
  if (cardTargetOf(use) === undefined) return false
  return nextTargets(s, use).every(target => isVainTarget(s, use, target))
}

type NumberFrame = Extract<S['stack'][number], { step: 'effect.number' }>

const isProtection = (f: NumberFrame): boolean =>
  effects.sentence(asUse(f), f.at).word === 'grantProtectionFromStrength'

/** 14.1 Of six throws so many are weak, medium and strong. */
const [WEAK, MEDIUM, STRONG] = [3, 2, 1]

/** The strength, of those that may be chosen, with which the creatures of the enemy strike most often. */
function commonStrength(s: S, seat: Seat, { min, max }: NumberFrame): number {
  const w = world(s)
  const often = Array.from({ length: max + 1 }, () => 0)
  const count = (strength: number, times: number): void => {
    if (strength >= min && strength <= max) often[strength] = (often[strength] ?? 0) + times
  }
  for (const piece of inPlay(s)) {
    if (rowOf(s, piece).controller === seat || !isCreatureInPlay(s, piece)) continue
    const { weak, medium, strong } = kindIn(w, piece).strike
    count(weak, WEAK)
    count(medium, MEDIUM)
    count(strong, STRONG)
  }
  return often.lastIndexOf(Math.max(...often))
}
