// A3–A5: the dice of an attack (13.3–13.5, 14).

import { die, end, enter, type Offers, offer, required, type Seat, updateRow } from '@ludoteka/kernel'
import type { KeywordId } from '../../content/keywords.ts'
import { DIE_SIDES } from '../../content/numbers.ts'
import { ATTACK } from '../../content/terms.ts'
import { log } from '../log.ts'
import type { Piece } from '../names.ts'
import { rowOf, traits } from '../pieces.ts'
import { putInWindow } from '../priority.ts'
import { type AttackRow, ROLL_ROWS, type RollRow, type WritableAttack } from '../rows.ts'
import { other } from '../seats.ts'
import type { S, StepsOf } from '../state.ts'
import { faceOf, who } from '../told.ts'
import type { Traits } from '../traits.ts'
import type { Verbs } from '../verbs.ts'
import { attackerOf, attackOf, targetOf, traitsIn } from './rows.ts'

export const newRoll = (s: Pick<S, 'rolls'>): number =>
  1 + s.rolls.reduce((highest, row) => Math.max(highest, row.id), 0)
export const rollsOf = (s: Pick<S, 'rolls'>, id: number): readonly RollRow[] => s.rolls.filter(row => row.id === id)
export const rollBy = (s: Pick<S, 'rolls'>, id: number, piece: Piece): RollRow | undefined =>
  s.rolls.find(row => row.id === id && row.piece === piece)

/** 13.4 A card that rolls twice throws both dice at once. */
export function roll(s: S, id: number, piece: Piece, kind: RollRow['die'], isTwice: boolean): void {
  const face = die(s)
  const spare = isTwice ? die(s) : 0
  const { mod, rerolls } = ROLL_ROWS.blank
  s.rolls.push({ id, piece, die: kind, face, spare, mod, rerolls })
  log(s, 'rolled', '13.3', { piece, card: faceOf(s, piece), die: kind, faces: isTwice ? [face, spare] : [face] })
}

export function reroll(s: S, row: RollRow, rule: string): void {
  const piece = pieceOf(row)
  const face = die(s)
  updateRow(s.rolls, row, { face, rerolls: row.rerolls + 1 })
  log(s, 'rerolled', rule, { piece, card: faceOf(s, piece), face })
}

const pieceOf = ({ piece }: RollRow): Piece => required(piece === 'none' ? undefined : piece, 'whose die it is')

/** Blessing and Curse touch every die (14.6), Clumsiness the attack die of a simple strike. */
export function modifier(t: Traits, isSimpleStrike: boolean): number {
  const { blessing, curse, clumsiness = 0 } = t.amounts
  return (blessing === undefined ? 0 : 1) - (curse === undefined ? 0 : 1) - (isSimpleStrike ? clumsiness : 0)
}

export const limited = (n: number): number => Math.min(DIE_SIDES, Math.max(1, n))

/** 13.5 All modifiers together, limited once. */
export function resultOf(s: S, row: RollRow, a?: AttackRow): number {
  const piece = pieceOf(row)
  const isSimpleStrike = a?.type === 'simpleStrike' && row.die === 'attack'
  return limited(row.face + row.mod + modifier(a ? traitsIn(s, a, piece) : traits(s, piece), isSimpleStrike))
}

/** Which experience rolls a die of this attack again (N.3, N.13, N.16, N.35, N.42). */
function experienceFor({ type }: AttackRow, { die: kind }: RollRow): KeywordId {
  if (kind === 'defence') return 'expDefence'
  if (ATTACK[type].strike) return 'expAttack'
  if (type === 'shot') return 'expShot'
  return type === 'throw' ? 'expThrow' : 'expDischarge'
}

const NO_DICE: readonly Piece[] = []

/** The dice that a player may still roll again. */
function rerollable(s: S, a: AttackRow, seat: Seat): readonly Piece[] {
  let found = NO_DICE
  for (const row of s.rolls) {
    if (row.id !== a.roll) continue
    const piece = pieceOf(row)
    if (rowOf(s, piece).controller !== seat) continue
    const times = traitsIn(s, a, piece).amounts[experienceFor(a, row)] ?? 0
    if (row.rerolls < times) found = [...found, piece]
  }
  return found
}

type Turn = { readonly seat: Seat; readonly passes: number }

/** 13.4 Alternately, until both have passed in a row; who can't has passed. */
function askedNow(s: S, a: AttackRow, { seat, passes }: Turn): Turn | undefined {
  if (passes > 1) return undefined
  if (rerollable(s, a, seat).length > 0) return { seat, passes }
  return passes === 0 && rerollable(s, a, other(seat)).length > 0 ? { seat: other(seat), passes: 1 } : undefined
}

/** A3 The dice of an attack that is being changed. */
export function rollDice(s: S, a: WritableAttack): void {
  const { id: attack, type } = a
  const [attacker, target] = [attackerOf(a), targetOf(a)]
  const isTwice = (piece: Piece): boolean => type === 'simpleStrike' && traitsIn(s, a, piece).rollsTwice
  const id = newRoll(s)
  a.roll = id
  enter(s, { step: 'attack.reroll', attack, seat: rowOf(s, attacker).controller, passes: 0 })
  const [attacksTwice, defendsTwice] = [isTwice(attacker), a.fights && isTwice(target)]
  roll(s, id, attacker, 'attack', attacksTwice)
  if (a.fights) roll(s, id, target, 'defence', defendsTwice)
  if (!attacksTwice && !defendsTwice) return
  const keepers = [attacker, target].filter(piece => (rollBy(s, id, piece)?.spare ?? 0) > 0)
  const seats = new Set(keepers.map(piece => rowOf(s, piece).controller))
  if (seats.size > 0) enter(s, ...[...seats].map(seat => ({ step: 'attack.keep', attack, seat }) as const))
}

export const DICE_STEPS: Pick<StepsOf<'attack'>, 'attack.keep' | 'attack.reroll'> = {
  // 13.4 The kept face is picked before any re-roll.
  'attack.keep': {
    ask(s, { attack, seat }) {
      return undecided(s, attack, seat) ? offer(seat, { keep: [1, 2] }) : undefined
    },
    do: {
      keep(s, { attack, seat }, which) {
        const row = required(undecided(s, attack, seat), 'two dice')
        const face = which === 1 ? row.face : row.spare
        updateRow(s.rolls, row, { face, spare: 0 })
        const piece = pieceOf(row)
        log(s, 'kept', '13.4', { piece, card: faceOf(s, piece), face })
      },
    },
    terms(s, { attack, seat }) {
      const row = undecided(s, attack, seat)
      return { seat, attack, faces: row ? [row.face, row.spare] : [], ...(row ? who(s, pieceOf(row)) : {}) }
    },
    final: ['keep'],
  },

  // A4
  'attack.reroll': {
    ask(s, f): Offers<Verbs> | undefined {
      const a = attackOf(s, f.attack)
      const now = askedNow(s, a, f)
      return now && offer(now.seat, { reroll: rerollable(s, a, now.seat), decline: true })
    },
    do: {
      reroll(s, f, piece, seat) {
        reroll(s, required(rollBy(s, attackOf(s, f.attack).roll, piece), 'the die'), '13.4')
        end(s, { step: 'attack.reroll', attack: f.attack, seat: other(seat), passes: 0 })
      },
      decline(s, f, _arg, seat) {
        const passes = (askedNow(s, attackOf(s, f.attack), f)?.passes ?? 0) + 1
        end(s, { step: 'attack.reroll', attack: f.attack, seat: other(seat), passes })
      },
    },
    final: ['reroll', 'decline'],
    terms: (s, f) => diceTerms(s, attackOf(s, f.attack)),
    why: { reroll: { rule: '13.4', reason: 'noReroll' } },
    run(s, { attack }) {
      putInWindow(s, { step: 'attack.settle', attack }, 'window.roll', other(attackOf(s, attack).seat)) // A5, W2
    },
  },
}

const undecided = (s: S, attack: number, seat: Seat): RollRow | undefined =>
  rollsOf(s, attackOf(s, attack).roll).find(row => row.spare > 0 && rowOf(s, pieceOf(row)).controller === seat)

/** What everybody sees of the dice. */
export function diceTerms(s: S, a: AttackRow) {
  return {
    attack: a.id,
    attacker: a.attacker,
    target: a.target,
    dice: rollsOf(s, a.roll).map(row => ({
      piece: row.piece,
      die: row.die,
      face: row.face,
      result: resultOf(s, row, a),
    })),
  }
}
