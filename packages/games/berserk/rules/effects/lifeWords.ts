// Words about wounds, life, poison and death.

import { abilityNamed } from '../../content/abilities.ts'
import type { Amount } from '../../content/vocabulary.ts'
import { canBePoisoned, gainLife, poison, roomForLife } from '../counters.ts'
import { leavePlay } from '../deaths.ts'
import { initialLife } from '../filters.ts'
import type { Use } from '../frames.ts'
import { canBeHealed, startHeal } from '../heals.ts'
import { log } from '../log.ts'
import type { Piece } from '../names.ts'
import { isInstantAction } from '../payment.ts'
import { change, currentLife, has, isCreatureInPlay, isSymbiote, rowOf } from '../pieces.ts'
import type { WoundKind } from '../rows.ts'
import type { S } from '../state.ts'
import { faceOf, who } from '../told.ts'
import { canBeWounded, inflict } from '../wounds.ts'
import { amountOf, hiddenReceivers, receiversOf } from './receivers.ts'
import { affected, onEach, revealsFirst, type WordRules } from './words.ts'

/** 20.5 What a card does to itself is its own side's influence. */
function kindOf(use: Use, piece: Piece): WoundKind {
  if (piece === use.source) return 'own'
  const ability = abilityNamed(use.ability)
  return ability.kind !== 'static' && ability.type === 'spell' ? 'spell' : 'influence'
}

/** Wounds by an ability. */
export function woundBy(s: S, use: Use, pieces: readonly Piece[], amount: number): void {
  const [first] = pieces
  if (first === undefined) return
  inflict(s, pieces, {
    amount,
    kind: kindOf(use, first),
    source: use.source,
    seat: use.seat,
    isInstantAction: isInstantAction(use.ability),
    cause: use.cause,
  })
}

const howMuch = (s: S, use: Use, amount: Amount): number => amountOf(s, use, amount) ?? 0

/** 20.11 Wounds so that current life is X, as far as possible. */
const woundsFor = (s: S, piece: Piece, life: number): number =>
  Math.max(0, initialLife(rowOf(s, piece).card) + rowOf(s, piece).extraLife - life)

/** T.4 */
const canBeFinished = (s: S, piece: Piece, amount: number): boolean =>
  isCreatureInPlay(s, piece) &&
  !has(s, piece, 'incorporeal') &&
  !isSymbiote(s, piece) &&
  currentLife(s, piece) <= amount

export const LIFE_WORDS: WordRules<
  | 'wound'
  | 'heal'
  | 'addLife'
  | 'removeExtraLife'
  | 'setCurrentLife'
  | 'poison'
  | 'finish'
  | 'destroy'
  | 'returnToDeck'
  | 'preventWounds'
> = {
  wound: {
    run(s, use, { amount, to }, at) {
      if (revealsFirst(s, use, to, at)) return undefined
      woundBy(s, use, affected(s, use, to), howMuch(s, use, amount))
      return undefined
    },
    can: (s, use, { amount, to }) =>
      amountOf(s, use, amount) !== 0 &&
      (hiddenReceivers(s, use, to).length > 0 || receiversOf(s, use, to).some(piece => canBeWounded(s, piece))),
  },
  heal: {
    run(s, use, { amount, to }, at) {
      if (revealsFirst(s, use, to, at)) return undefined
      startHeal(s, affected(s, use, to), howMuch(s, use, amount), 'ability')
      return undefined
    },
    can: (s, use, { to }) => receiversOf(s, use, to).some(piece => canBeHealed(s, piece)),
  },
  addLife: onEach({
    each: (s, use, piece, { amount }) => gainLife(s, piece, howMuch(s, use, amount), '20.1') > 0,
    could: (s, piece) => roomForLife(s, piece) > 0,
  }),
  removeExtraLife: onEach({
    each(s, use, piece, { amount }) {
      const n = howMuch(s, use, amount)
      const { extraLife } = rowOf(s, piece)
      if (n === 0 || n > extraLife) return false
      change(s, piece, { extraLife: extraLife - n })
      log(s, 'lifeRemoved', '20.1', { piece, card: faceOf(s, piece), n, life: currentLife(s, piece) })
      return true
    },
    could: (s, piece) => rowOf(s, piece).extraLife > 0,
  }),
  setCurrentLife: onEach({
    each(s, use, piece, { amount }) {
      const wounds = woundsFor(s, piece, howMuch(s, use, amount))
      if (wounds === rowOf(s, piece).wounds) return false
      change(s, piece, { wounds })
      log(s, 'lifeSet', '20.11', { piece, card: faceOf(s, piece), life: currentLife(s, piece) })
      return true
    },
    could: (s, piece, { amount }, use) => woundsFor(s, piece, howMuch(s, use, amount)) !== rowOf(s, piece).wounds,
  }),
  poison: onEach({
    each: (s, use, piece, { amount }) => poison(s, piece, howMuch(s, use, amount), 'N.29'),
    could: (s, piece, { amount }, use) => canBePoisoned(s, piece) && rowOf(s, piece).poison < howMuch(s, use, amount),
  }),
  finish: {
    run(s, use, { amount, to }) {
      const finished = affected(s, use, to).filter(piece => canBeFinished(s, piece, howMuch(s, use, amount)))
      for (const piece of finished) log(s, 'finished', 'T.4', who(s, piece))
      leavePlay(s, finished, 'graveyard', use.cause, () => use.source)
      return finished.length > 0
    },
    can: (s, use, { amount, to }) =>
      receiversOf(s, use, to).some(piece => canBeFinished(s, piece, howMuch(s, use, amount))),
  },
  destroy: {
    run(s, use, { to }) {
      const destroyed = affected(s, use, to)
      for (const piece of destroyed) log(s, 'destroyed', '20.7', who(s, piece))
      leavePlay(s, destroyed, 'graveyard', use.cause, () => use.source)
      return destroyed.length > 0
    },
    can: (s, use, { to }) => receiversOf(s, use, to).length > 0,
  },
  returnToDeck: {
    run(s, use, { to }) {
      const returned = affected(s, use, to)
      leavePlay(s, returned, 'deck', use.cause)
      return returned.length > 0
    },
    can: (s, use, { to }) => receiversOf(s, use, to).length > 0,
  },
  // 20.4 Remembered, and taken off at its own step (20.3 e).
  preventWounds: onEach({
    each(s, use, piece, { amount }) {
      const n = howMuch(s, use, amount)
      let isDone = false
      s.wounds.forEach((row, i) => {
        if (row.event !== use.event || row.piece !== piece) return
        s.wounds[i] = { ...row, prevented: row.prevented + n }
        isDone = true
      })
      return isDone
    },
    could: (s, piece, _params, use) => s.wounds.some(row => row.event === use.event && row.piece === piece),
  }),
}
