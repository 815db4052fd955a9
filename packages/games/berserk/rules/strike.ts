// Chapter 12: declaring a simple strike.

import { all, broken, enter, propose, type Refusal, type Rule, rule, type Seat } from '@ludoteka/kernel'
import { declaredAttack } from './attack/declared.ts'
import { newAttack } from './attack/rows.ts'
import { strikeOf } from './attack/strength.ts'
import { reveal } from './hidden.ts'
import { log } from './log.ts'
import { indexOf, type Pair, type Piece } from './names.ts'
import { aimable, isOwing, NOTHING_OWED, owed } from './obligations.ts'
import { payStrike } from './payment.ts'
import {
  change,
  hiddenOf,
  isCreatureInPlay,
  isHidden,
  isOwn,
  isRevealed,
  replaceRow,
  rolesOf,
  rowOf,
  squadOf,
  traits,
} from './pieces.ts'
import { canReach, reachable, whyOutOfReach } from './reach.ts'
import { writable } from './rows.ts'
import { other } from './seats.ts'
import type { S, StepsOf } from './state.ts'
import { faceOf, who } from './told.ts'
import { PIECE_TO_PIECE } from './verbs.ts'

/** 11.8 A card that strikes several times may go on after its first strike. */
function hasStrikesLeft(s: S, piece: Piece): boolean {
  const { acted, strikes } = rowOf(s, piece)
  return !acted || (strikes > 0 && strikes < (traits(s, piece).strikesPerTurn?.n ?? 1))
}

const isUnderWay = (s: S, piece: Piece): boolean => rowOf(s, piece).strikes > 0 && rowOf(s, piece).acted

/** Against whom the earlier strikes of this turn were. */
const struckBefore = (s: S, piece: Piece): readonly string[] => rowOf(s, piece).struck.split(' ')

const OWN_CARD = rule('3.6', 'notYours', (s: S, piece: Piece, seat: Seat) => isOwn(s, seat, piece))
/** Those of the own squad who may strike. */
const STRIKER_RULES: readonly Rule<[s: S, piece: Piece]>[] = [
  rule('22.2', 'hiddenCard', (s, piece) => isRevealed(s, piece)),
  rule('12.1', 'noCreature', (s, piece) => isCreatureInPlay(s, piece)),
  rule('11.2', 'closed', (s, piece) => !rowOf(s, piece).closed),
  rule('11.8', 'actedAlready', (s, piece) => hasStrikesLeft(s, piece)),
  rule('11.4', 'actionPending', (s, piece) => !rowOf(s, piece).busy),
]

const canStrike = all(STRIKER_RULES)

/** 12.2 All a card may strike, without obligations to attack. */
function strikeable(
  s: S,
  piece: Piece,
  isAnyHidden = hiddenOf(s, rowOf(s, piece).controller).length > 0,
): readonly Piece[] {
  const legal = reachable(s, piece, 'simpleStrike')
  const isDifferent = traits(s, piece).strikesPerTurn?.differentTargets && isUnderWay(s, piece)
  const others = isDifferent ? withoutStruck(s, piece, legal) : legal
  return aimable(s, piece, 'simpleStrike', isAnyHidden ? withoutOwnHidden(s, piece, others) : others)
}

/** 11.8 Those it has not struck in this turn. */
const withoutStruck = (s: S, piece: Piece, targets: readonly Piece[]): readonly Piece[] =>
  targets.filter(target => !struckBefore(s, piece).includes(target))

/** 4.7 Own hidden cards must be revealed first. */
const withoutOwnHidden = (s: S, piece: Piece, targets: readonly Piece[]): readonly Piece[] =>
  targets.filter(target => !isHidden(s, target) || rowOf(s, target).controller !== rowOf(s, piece).controller)

/** 12.9 The targets among which a card of the own squad must choose now, if it must strike. */
export const owedStrikes = (s: S, piece: Piece): readonly Piece[] =>
  isOwing(s, piece) && canStrike(s, piece) ? owed(s, piece, 'simpleStrike', strikeable(s, piece)) : NOTHING_OWED

/** What the squad of a player may strike; 12.9 a card that must strike strikes nothing else, and `isOwed` until it has. */
export function strikesOf(s: S, seat: Seat) {
  const strike: Pair<Piece, Piece>[] = []
  let isOwed = false
  const isAnyHidden = hiddenOf(s, seat).length > 0
  for (const piece of squadOf(s, seat)) {
    if (rowOf(s, piece).closed || !canStrike(s, piece)) continue // most of a squad is closed
    const aimed = strikeable(s, piece, isAnyHidden)
    const must = owed(s, piece, 'simpleStrike', aimed)
    isOwed ||= must.length > 0
    for (const target of must.length > 0 ? must : aimed) strike.push(PIECE_TO_PIECE.at(indexOf(piece), indexOf(target)))
  }
  return { strike, isOwed }
}

export function whyNoStrike(s: S, seat: Seat, piece: Piece, target: Piece): Refusal | undefined {
  const refusal = broken<[S, Piece, Seat]>([OWN_CARD, ...STRIKER_RULES], s, piece, seat)
  if (refusal) return refusal
  if (isOwn(s, seat, target) && isHidden(s, target)) return { rule: '22.2', reason: 'hiddenCard' }
  if (!canReach(s, piece, 'simpleStrike', undefined, target)) return whyOutOfReach(s, target, '12.2')
  const aimed = strikeable(s, piece)
  if (!aimed.includes(target) && isUnderWay(s, piece) && struckBefore(s, piece).includes(target))
    return { rule: '11.8', reason: 'mustChooseAnother' }
  if (!aimed.includes(target)) return { rule: '12.9', reason: 'mustChooseAnother' }
  const must = owed(s, piece, 'simpleStrike', aimed)
  return must.length === 0 || must.includes(target) ? undefined : { rule: '12.9', reason: 'mustAttackAnother' }
}

/** The rest of consecutive strikes is lost when their player does something else. */
export function interruptStrikes(s: S, seat: Seat, but?: Piece): void {
  for (const piece of rolesOf(s, seat).strikingOften) {
    if (piece === but || rowOf(s, piece).strikes === 0) continue
    const { strikesPerTurn } = traits(s, piece)
    if (strikesPerTurn?.consecutive) change(s, piece, { strikes: strikesPerTurn.n })
  }
}

/** 12.4 A hidden target is revealed first. */
export function declareStrike(s: S, seat: Seat, attacker: Piece, target: Piece): void {
  interruptStrikes(s, seat, attacker)
  const frame = { step: 'strike.revealed', seat, attacker, target } as const
  if (isHidden(s, target)) {
    enter(s, frame)
    reveal(s, target, '12.4')
  } else putStrike(s, frame)
}

type Declared = { readonly seat: Seat; readonly attacker: Piece; readonly target: Piece }

/** 12.4 The strike waits on the stack, unless a target that was revealed proves illegal. */
function putStrike(s: S, { seat, attacker, target }: Declared): void {
  if (!canReach(s, attacker, 'simpleStrike', undefined, target)) {
    log(s, 'paidInVain', '22.4', who(s, attacker))
    change(s, attacker, { strikes: rowOf(s, attacker).strikes + 1, declaredAttack: true })
    payStrike(s, attacker, '')
    enter(s, { step: 'action.end' })
    return
  }
  const { weak, medium, strong } = strikeOf(s, attacker)
  const attack = newAttack(s, { seat, attacker, target, type: 'simpleStrike', weak, medium, strong })
  const row = writable(rowOf(s, attacker))
  row.busy = true
  replaceRow(s, attacker, row)
  const [card, targetCard] = [faceOf(s, attacker), faceOf(s, target)]
  log(s, 'strikeDeclared', '12.4', { seat, piece: attacker, card, target, targetCard })
  const item = propose(s, { step: 'stack.strike', attack, item: 0 }, 'window.stack', [other(seat), seat])
  declaredAttack(s, attack, item)
}

export const STRIKES: StepsOf<'strike'> = { 'strike.revealed': { run: putStrike } }
