// Words about attacks, dice and what waits on the stack.

import { enter, pendingItem, removeRows, updateRow } from '@ludoteka/kernel'
import { attackedNow } from '../attack/declared.ts'
import { newRoll, reroll, roll, rollBy } from '../attack/dice.ts'
import { attackerOf, attackOf, changingAttack, findAttack, strikerOf } from '../attack/rows.ts'
import { releaseDefender } from '../defenders.ts'
import type { F, Use } from '../frames.ts'
import { log } from '../log.ts'
import { NONE, type Piece } from '../names.ts'
import { isInPlay, rowOf } from '../pieces.ts'
import { putInWindow } from '../priority.ts'
import { redirectTargets } from '../redirection.ts'
import { other } from '../seats.ts'
import type { S } from '../state.ts'
import { faceOf, whoWhom } from '../told.ts'
import { amountOf } from './receivers.ts'
import { affected, onEach, type WordRules } from './words.ts'

/** The attack that the ability makes goes its way; without a legal target it is left out. */
function makeAttack(s: S, { makes }: Use): void {
  if (makes > 0 && findAttack(s, makes))
    enter(s, { step: 'attack.legality', attack: makes }, { step: 'attack.end', attack: makes })
}

/** The item that a word is about: the one that triggered the ability, or the one it answers. */
const itemIn = (s: S, use: Use): F | undefined => (use.about > 0 ? pendingItem(s, use.about) : undefined)

const attackIn = (item: F | undefined): number =>
  item?.step === 'stack.strike' ? item.attack : item?.step === 'stack.ability' ? item.makes : 0

const sourceIn = (s: S, item: F | undefined): Piece | undefined => {
  if (item?.step === 'stack.ability') return item.source
  return item?.step === 'stack.strike' ? attackerOf(attackOf(s, item.attack)) : undefined
}

export const ATTACK_WORDS: WordRules<
  | 'attack'
  | 'makeAttack'
  | 'attackBonus'
  | 'setGrade'
  | 'capStrength'
  | 'modRoll'
  | 'reroll'
  | 'rollDie'
  | 'block'
  | 'multiplyEvent'
  | 'redirectAttack'
> = {
  attack: {
    run(s, use, { plusPerChip }) {
      const a = findAttack(s, use.makes)
      if (a && plusPerChip) changingAttack(s, a.id).bonus += plusPerChip * rowOf(s, use.source).chips
      makeAttack(s, use)
      return undefined
    },
  },
  makeAttack: {
    run(s, use) {
      makeAttack(s, use)
      return undefined
    },
  },
  attackBonus: {
    run(s, use, { amount }) {
      const a = findAttack(s, use.makes)
      if (a) changingAttack(s, a.id).bonus += amountOf(s, use, amount) ?? 0
      return true
    },
  },
  // 23.6
  setGrade: onEach({
    each(s, use, piece, { grade }) {
      const a = findAttack(s, use.attack)
      if (!a) return false
      changingAttack(s, a.id)[piece === a.attacker ? 'gradeSet' : 'counterGradeSet'] = grade
      log(s, 'gradeSet', '23.6', { piece, card: faceOf(s, piece), grade })
      return true
    },
    could: () => true,
  }),
  // 23.7 Changes the strength at once (13.8).
  capStrength: {
    run(s, use, { amount }) {
      const a = findAttack(s, use.attack)
      const most = amountOf(s, use, amount) ?? 0
      if (!a || a.strength <= most || affected(s, use, 'target').length === 0) return false // P.3
      changingAttack(s, a.id).strength = most
      s.wounds.forEach((row, i) => {
        if (row.event === use.event) s.wounds[i] = { ...row, amount: most }
      })
      if (most === 0) removeRows(s.wounds, row => row.event === use.event)
      const striker = strikerOf(a)
      log(s, 'strengthCut', '23.7', { piece: striker, card: faceOf(s, striker), strength: most })
      return true
    },
    can: (s, use, { amount }) => (findAttack(s, use.attack)?.strength ?? 0) > (amountOf(s, use, amount) ?? 0),
  },
  // 13.5.1 It belongs to the die and stays if that is rolled again.
  modRoll: onEach({
    each(s, use, piece, { amount }) {
      const row = rollBy(s, use.roll, piece)
      const by = amountOf(s, use, amount) ?? 0
      if (!row) return false
      updateRow(s.rolls, row, { mod: row.mod + by })
      log(s, 'rollChanged', '13.5', { piece, card: faceOf(s, piece), by })
      return true
    },
    could: (s, piece, _params, use) => rollBy(s, use.roll, piece) !== undefined,
  }),
  reroll: onEach({
    each(s, use, piece) {
      const row = rollBy(s, use.roll, piece)
      if (row) reroll(s, row, '13.5')
      return row !== undefined
    },
    could: (s, piece, _params, use) => rollBy(s, use.roll, piece) !== undefined,
  }),
  // Blessing, Curse, Plague and W2 work.
  rollDie: {
    run(s, use, _params, at) {
      const id = newRoll(s)
      roll(s, id, use.source, 'plain', false)
      putInWindow(s, { step: 'effect.rolled', ...use, roll: id, at }, 'window.roll', other(use.seat))
      return undefined
    },
  },
  // 23.9 Nothing of it happens, it is still paid.
  block: {
    run(s, use) {
      const item = itemIn(s, use)
      const source = sourceIn(s, item)
      if (!item || !source) return false
      const attack = attackIn(item)
      if (attack > 0) changingAttack(s, attack).isBlocked = true
      if (item.step === 'stack.ability') item.isBlocked = true
      log(s, 'blocked', '23.9', {
        piece: source,
        card: faceOf(s, source),
        ability: item.step === 'stack.ability' ? item.ability : NONE,
      })
      return true
    },
    can: (s, use) => itemIn(s, use) !== undefined,
  },
  // Decided inside the heal (heals.ts), never on the stack.
  multiplyEvent: { run: () => false, can: () => false },
  // 12.6
  redirectAttack: {
    run(s, use, { newTarget }) {
      const item = itemIn(s, use)
      const attack = attackIn(item)
      const a = attack > 0 ? findAttack(s, attack) : undefined
      const [target] = use.targets
      if (!a || !target || !isInPlay(s, target) || !redirectTargets(s, use, a, newTarget).includes(target)) return false
      releaseDefender(s, attack)
      changingAttack(s, attack).target = target
      log(s, 'redirected', '12.6', { ...whoWhom(s, attackerOf(a), target) })
      attackedNow(s, attack, use.about)
      return true
    },
  },
}
