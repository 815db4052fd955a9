// What an answer may lose at once, for whoever gives it: the last own creature dies of wounds it need not take, or that are
// not prevented although they could be (25.1). A strike is no
// such answer: whoever strikes back does it with one face of the die, with a blessing with two.

import type { Arg, Seat, Terms, View, Warning } from '@ludoteka/kernel'
import { isOneOf } from '@ludoteka/text-kit'
import { ABILITY_NAMES } from '../content/abilities.ts'
import type { Effect, Receiver } from '../content/vocabulary.ts'
import { findAttack, strikerOf, struckOf } from './attack/rows.ts'
import { effectOf } from './effects/interpreter.ts'
import { woundsBy } from './forecast.ts'
import type { Piece } from './names.ts'
import { currentLife, isCreatureInPlay, isHidden, squadOf } from './pieces.ts'
import { type PublicState, publicState } from './viewed.ts'

export type WarningKey = 'ownWounds'

const isAbility = isOneOf(ABILITY_NAMES)

export function warning(view: View, verb: string, arg: Arg | undefined): Warning | undefined {
  if (verb !== 'target' && verb !== 'option' && verb !== 'pass') return undefined
  const s = publicState(view)
  const last = lastCreature(s, view.seats.indexOf(view.you))
  if (last === undefined) return undefined
  const wounds = woundsOf(verb, arg, view, s, last)
  return wounds > 0 && wounds >= currentLife(s, last) ? { key: 'ownWounds', chance: 1 } : undefined
}

function woundsOf(
  verb: 'target' | 'option' | 'pass',
  arg: Arg | undefined,
  view: View,
  s: PublicState,
  last: Piece,
): number {
  switch (verb) {
    case 'option':
      return woundsByOption(s, last, view.terms, Number(arg))
    case 'target':
      return arg === last ? woundsIn(effectIn(view.terms), 'target') : 0
    case 'pass':
      return view.step === 'window.wounds' && canRespond(view) ? woundsByBlow(s, last) : 0
  }
}

/** W3 Whether there is something to use, which may save the creature. */
const canRespond = ({ choice }: View): boolean => Array.isArray(choice['use']) && choice['use'].length > 0

/** 20.3 What the blow under way inflicts if nothing is done. */
function woundsByBlow(s: PublicState, last: Piece): number {
  const attack = s.attacks.at(-1)
  if (!attack || struckOf(attack) !== last) return 0
  return woundsBy(s, attack, last, strikerOf(attack), attack.strength)
}

/** Hidden cards may be creatures. */
function lastCreature(s: PublicState, seat: Seat): Piece | undefined {
  if (seat < 0) return undefined
  const [last, another] = squadOf(s, seat).filter(piece => isHidden(s, piece) || isCreatureInPlay(s, piece))
  return last !== undefined && another === undefined && !isHidden(s, last) ? last : undefined
}

const effectIn = ({ ability }: Terms): Effect => (isAbility(ability) ? effectOf({ ability }) : [])

/** 20.1 As many as its words say. */
function woundsIn(effect: Effect, receiver: Receiver): number {
  return effect.reduce(
    (sum, sentence) =>
      sentence.word === 'wound' && sentence.to === receiver && typeof sentence.amount === 'number'
        ? sum + sentence.amount
        : sum,
    0,
  )
}

/** 18.8.1 What the player of the attacked card chooses. */
function woundsByOption(s: PublicState, last: Piece, terms: Terms, option: number): number {
  const attack = findAttack(s, Number(terms['attack']))
  if (!attack || struckOf(attack) !== last) return 0
  const chosen = effectIn(terms).flatMap(sentence =>
    sentence.word === 'opponentChooses' ? (sentence.options[option - 1] ?? []) : [],
  )
  return woundsIn(chosen, 'attacked')
}
