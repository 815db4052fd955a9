// What an answer may lose at once, for whoever gives it: the last own creature dies of wounds it need not take, or that are
// not prevented although they could be (25.1), or it is struck by its own side. A strike at somebody else is no
// such answer: whoever strikes back does it with one face of the die, with a blessing with two.

import type { Arg, Seat, Terms, View, Warning } from '@ludoteka/kernel'
import { isOneOf } from '@ludoteka/text-kit'
import { ABILITY_NAMES } from '../content/abilities.ts'
import type { Effect, Receiver } from '../content/vocabulary.ts'
import { findAttack, strikerOf, struckOf } from './attack/rows.ts'
import { effectOf } from './effects/interpreter.ts'
import { endOf, forecastStrike, resultOfFace, woundsBy } from './forecast.ts'
import { NONE, PIECES, type Piece } from './names.ts'
import { currentLife, isCreatureInPlay, isHidden, rowOf, squadOf } from './pieces.ts'
import type { RollRow } from './rows.ts'
import { type PublicState, publicState } from './viewed.ts'

export type WarningKey = 'ownWounds' | 'ownStrike'

const isAbility = isOneOf(ABILITY_NAMES)

export function warning(view: View, verb: string, arg: Arg | undefined): Warning | undefined {
  if (!isWatched(verb)) return undefined
  const s = publicState(view)
  const last = lastCreature(s, view.seats.indexOf(view.you))
  if (last === undefined) return undefined
  if (verb === 'strike') return strikeWarning(s, last, String(arg))
  const wounds = woundsOf(verb, arg, view, s, last)
  if (wounds === 0 || wounds < currentLife(s, last)) return undefined
  // W2 Before the wounds something may be used once more.
  return view.step === 'window.roll' ? { key: 'ownWounds', chance: 1, isPutOff: true } : { key: 'ownWounds', chance: 1 }
}

const isWatched = isOneOf(['target', 'option', 'pass', 'strike'])

/** 12.3 Own cards may be struck: a symbiote strikes its host. */
function strikeWarning(s: PublicState, last: Piece, arg: string): Warning | undefined {
  const [attacker, target] = arg.split(':').map(name => PIECES.find(piece => piece === name))
  const chance = attacker && target === last ? (forecastStrike(s, attacker, last)?.kills ?? 0) : 0
  return chance > 0 ? { key: 'ownStrike', chance } : undefined
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
      return canRespond(view) ? woundsIfPassed(view.step, s, last) : 0
  }
}

function woundsIfPassed(step: string, s: PublicState, last: Piece): number {
  if (step === 'window.roll') return woundsByRoll(s, last)
  return step === 'window.wounds' ? woundsByBlow(s, last) : 0
}

/** W2, 14 What the dice on the table come to. */
function woundsByRoll(s: PublicState, last: Piece): number {
  const attack = s.attacks.at(-1)
  if (!attack || attack.roll === 0) return 0
  const resultOf = (die: RollRow['die']): number => {
    const row = s.rolls.find(one => one.id === attack.roll && one.die === die)
    return row && row.piece !== NONE ? resultOfFace(s, attack, row.piece, row.face + row.mod) : 0
  }
  const { outcome, wounds } = endOf(s, attack, resultOf('attack'), resultOf('defence'))
  return struckOf({ ...attack, outcome }) === last ? wounds : 0
}

/** W2, W3 Whether there is something to use, which may save the creature. */
const canRespond = ({ choice }: View): boolean => Array.isArray(choice['use']) && choice['use'].length > 0

/** 20.3 What the blow under way inflicts if nothing is done. */
function woundsByBlow(s: PublicState, last: Piece): number {
  const attack = s.attacks.at(-1)
  if (!attack || struckOf(attack) !== last) return 0
  return woundsBy(s, attack, last, strikerOf(attack), attack.strength)
}

/** Hidden cards may be creatures; symbiotes die with their host (20.6). */
function lastCreature(s: PublicState, seat: Seat): Piece | undefined {
  if (seat < 0) return undefined
  const left = squadOf(s, seat).filter(piece => isHidden(s, piece) || isCreatureInPlay(s, piece))
  const last = left.find(piece => left.every(one => one === piece || rowOf(s, one).host === piece))
  return last !== undefined && !isHidden(s, last) ? last : undefined
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
