// 12.5, 16.4: assigning a defender while a simple strike is on the stack.

import { all, broken, enter, pending, propose, type Refusal, type Rule, rule, type Seat } from '@ludoteka/kernel'
import { CARD } from '../content/cards.ts'
import { attackerOf, attackOf, changingAttack, findAttack, hasAgainst, targetOf } from './attack/rows.ts'
import { cardUnder, turnUp } from './hidden.ts'
import { log } from './log.ts'
import { NONE, type Piece } from './names.ts'
import {
  areAdjacent,
  change,
  has,
  isCreatureInPlay,
  isFlyer,
  isHidden,
  isInPlay,
  isOwn,
  rowOf,
  squadOf,
  traits,
} from './pieces.ts'
import type { AttackRow } from './rows.ts'
import { other } from './seats.ts'
import { isAttachment, isFlyerCard } from './squad.ts'
import type { S, StepsOf } from './state.ts'
import { who, whoWhom } from './told.ts'
import { emit } from './triggers.ts'

/** The simple strike that waits on the stack. */
export function waitingStrike(s: S): AttackRow | undefined {
  if (s.attacks.length === 0) return undefined // most windows are about something else
  for (const frame of pending(s)) if (frame.step === 'stack.strike') return findAttack(s, frame.attack)
  return undefined
}

/** A creature of the own squad; a hidden one only if it could stand where it lies (12.5.4, 12.5.6). */
function isFit(s: S, piece: Piece): boolean {
  if (!isHidden(s, piece)) return isCreatureInPlay(s, piece)
  const card = cardUnder(s, piece)
  return card !== undefined && CARD[card].type === 'creature' && !isAttachment(card) && !isFlyerCard(card)
}

/** 12.5.6 Able to act; T.3 some defend any number of times. */
function isFreeToDefend(s: S, piece: Piece): boolean {
  const { closed, acted, busy } = rowOf(s, piece)
  return !closed && !busy && (!acted || traits(s, piece).defendsUnlimited)
}

/** 12.5, 16.4 */
function standsRight(s: S, a: AttackRow, piece: Piece): boolean {
  const [attacker, target] = [attackerOf(a), targetOf(a)]
  if (isFlyer(s, target)) return isFlyer(s, piece)
  if (isFlyer(s, attacker)) return isFlyer(s, piece) || areAdjacent(s, piece, target)
  if (isFlyer(s, piece)) return traits(s, piece).defendsGround && isCreatureInPlay(s, target)
  return areAdjacent(s, piece, attacker) && areAdjacent(s, piece, target)
}

const isAnyFlyer = (s: S, a: AttackRow, piece: Piece): boolean =>
  [attackerOf(a), targetOf(a), piece].some(one => isFlyer(s, one))

/** 12.5.2 An assignment waits: only one that was cancelled may be replaced by another. */
const isAssigned = (s: S, { id }: AttackRow): boolean =>
  pending(s).some(frame => frame.step === 'stack.defend' && frame.attack === id)

type Defence = [s: S, a: AttackRow, seat: Seat, piece: Piece]

const OWN_CARD: Rule<Defence> = rule('12.5', 'notYours', (s, _a, seat, piece) => isOwn(s, seat, piece))

/** Whether anybody may be assigned against a strike. */
const STRIKE_RULES: readonly Rule<[s: S, a: AttackRow, seat: Seat]>[] = [
  rule('12.3', 'ownStrike', (s, a, seat) => rowOf(s, targetOf(a)).controller === seat && a.seat !== seat),
  rule('12.5.1', 'notOnYourTurn', (s, a) => a.seat === s.active),
  rule('12.5.1', 'directedStrike', (s, a) => !isDirected(s, a)),
  rule('12.5.2', 'defendedAlready', (s, a) => a.defended === NONE && !isAssigned(s, a)),
]

/** Which of the own cards may be. */
const DEFENDER_RULES: readonly Rule<Defence>[] = [
  rule('12.5.2', 'cannotDefendItself', (_s, a, _seat, piece) => piece !== a.target),
  rule('12.5', 'noCreature', (s, _a, _seat, piece) => isFit(s, piece)),
  rule('12.5.6', 'cannotAct', (s, _a, _seat, piece) => isFreeToDefend(s, piece)),
  rule('16.4', 'wrongForFlight', (s, a, _seat, piece) => standsRight(s, a, piece) || !isAnyFlyer(s, a, piece)),
  rule('12.5', 'notAdjacentToBoth', (s, a, _seat, piece) => standsRight(s, a, piece)),
]

/** 12.5.1 Directed, unanswered, or of a card protected from instant actions. */
const isDirected = (s: S, a: AttackRow): boolean => {
  const [attacker, target] = [attackerOf(a), targetOf(a)]
  return (
    hasAgainst(s, attacker, target, 'directed') ||
    hasAgainst(s, attacker, target, 'unanswered') ||
    has(s, attacker, 'protInstant')
  )
}

const mayBeDefended = all(STRIKE_RULES)
const isDefender = all(DEFENDER_RULES)

function mayDefend(s: S, a: AttackRow, seat: Seat, piece: Piece): boolean {
  return OWN_CARD.holds(s, a, seat, piece) && mayBeDefended(s, a, seat) && isDefender(s, a, seat, piece)
}

const NOBODY: readonly Piece[] = []

/** Who may be assigned now. */
export function defendersFor(s: S, seat: Seat): readonly Piece[] {
  if (seat === s.active) return NOBODY // 12.3, 12.5.1 neither an own strike nor one in the own turn
  const strike = waitingStrike(s)
  if (!strike || strike.seat === seat || !mayBeDefended(s, strike, seat)) return NOBODY
  return squadOf(s, seat).filter(piece => isDefender(s, strike, seat, piece))
}

export function whyNoDefender(s: S, seat: Seat, piece: Piece): Refusal {
  const strike = waitingStrike(s)
  const none: Refusal = { rule: '12.5', reason: 'noStrikeWaits' }
  return strike ? (broken([OWN_CARD, ...STRIKE_RULES, ...DEFENDER_RULES], s, strike, seat, piece) ?? none) : none
}

/** 12.5.3 An instant action of the defender; 12.5.4 a hidden one is revealed by it. */
export function assignDefender(s: S, seat: Seat, defender: Piece): void {
  const strike = waitingStrike(s)
  if (!strike) return
  if (isHidden(s, defender)) turnUp(s, defender, '12.5.4')
  change(s, defender, { busy: true })
  log(s, 'defenderNamed', '12.5', { seat, ...whoWhom(s, defender, targetOf(strike)) })
  propose(s, { step: 'stack.defend', seat, defender, attack: strike.id, cause: '' }, 'window.stack', [
    other(seat),
    seat,
  ])
}

/** 12.6.1, 13.12 A defender who is no longer concerned. */
export function releaseDefender(s: S, attack: number): void {
  const a = attackOf(s, attack)
  if (a.defended === NONE) return
  const defender = targetOf(a)
  if (isInPlay(s, defender)) change(s, defender, { busy: false })
  log(s, 'defenderReleased', '12.6.1', who(s, defender))
  changingAttack(s, attack).defended = NONE
}

export const DEFENDERS: Pick<StepsOf<'stack'>, 'stack.defend'> = {
  // 12.5.5, 12.5.6 Looked at again; executed once, it stays valid (12.5.3).
  'stack.defend': {
    run(s, { seat, defender, attack, cause }) {
      enter(s, { step: 'action.end' })
      const strike = findAttack(s, attack)
      const isWaiting = pending(s).some(frame => frame.step === 'stack.strike' && frame.attack === attack)
      if (isInPlay(s, defender)) change(s, defender, { busy: false })
      if (!strike || !isWaiting || !isInPlay(s, defender) || !mayDefend(s, strike, seat, defender)) {
        log(s, 'cancelled', '19.3', who(s, defender))
        return
      }
      change(s, defender, { busy: true })
      const changed = changingAttack(s, attack)
      changed.target = defender
      changed.defended = strike.target
      log(s, 'defenderSteppedIn', '12.5', { ...whoWhom(s, defender, targetOf(strike)) })
      emit(s, defender, 'becameDefender', cause, { attack })
    },
  },
}
