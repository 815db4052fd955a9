// S1, N.41: Thirst, before its player's turn.

import { type Choice, enter, offer, type Seat } from '@ludoteka/kernel'
import { reveal } from './hidden.ts'
import { log } from './log.ts'
import { type Piece, pair } from './names.ts'
import {
  amountOf,
  areAdjacent,
  change,
  has,
  inPlay,
  isCreatureInPlay,
  isHidden,
  isInPlay,
  rolesOf,
  rowOf,
} from './pieces.ts'
import type { S, StepsOf } from './state.ts'
import { who, whoWhom } from './told.ts'
import { PIECE_TO_PIECE, type Verbs } from './verbs.ts'
import { inflict } from './wounds.ts'

/** Closed creatures that want to drink and were not asked about yet. */
const thirsty = (s: S, seat: Seat, settled: readonly Piece[]): readonly Piece[] =>
  rolesOf(s, seat).thirsty.filter(piece => rowOf(s, piece).closed && !settled.includes(piece))

/** An adjacent creature of either squad that is not incorporeal. */
function isVictim(s: S, piece: Piece, victim: Piece): boolean {
  return (
    isInPlay(s, victim) &&
    isCreatureInPlay(s, victim) &&
    !has(s, victim, 'incorporeal') &&
    areAdjacent(s, piece, victim)
  )
}

/** 9.3.1 A hidden enemy may be named. */
const mayBeNamed = (s: S, piece: Piece, victim: Piece): boolean =>
  isHidden(s, victim)
    ? rowOf(s, victim).controller !== rowOf(s, piece).controller && areAdjacent(s, piece, victim)
    : isVictim(s, piece, victim)

function goThirsty(s: S, piece: Piece): void {
  change(s, piece, { thirsty: true })
  log(s, 'wentThirsty', 'N.41', who(s, piece))
}

export const THIRST: Pick<StepsOf<'turn'>, 'turn.thirst' | 'turn.drink' | 'turn.drunk'> = {
  // 9.3 Each in an order of the active player's choice.
  'turn.thirst': {
    ask(s, f) {
      if (rolesOf(s, f.seat).thirsty.length === 0) return undefined
      const waiting = thirsty(s, f.seat, f.settled)
      if (waiting.length === 0) return undefined
      const choice: Choice<Verbs> = {
        thirst: waiting.flatMap(piece =>
          inPlay(s)
            .filter(victim => mayBeNamed(s, piece, victim))
            .map(victim => pair(piece, victim)),
        ),
        abstain: waiting,
      }
      return offer(f.seat, choice)
    },
    do: {
      thirst(s, f, arg) {
        const [piece, victim] = PIECE_TO_PIECE.of(arg)
        f.settled = [...f.settled, piece]
        enter(s, { step: 'turn.drink', seat: f.seat, piece, victim })
        if (isHidden(s, victim)) reveal(s, victim, '9.3.1')
      },
      abstain(s, f, piece) {
        f.settled = [...f.settled, piece]
        goThirsty(s, piece)
      },
    },
    final: ['thirst'],
    terms: (s, f) => ({ seat: f.seat, waiting: thirsty(s, f.seat, f.settled) }),
    why: {
      thirst: { rule: 'N.41', reason: 'cannotDrinkFrom' },
      abstain: { rule: 'N.41', reason: 'notThirsty' },
    },
  },
  'turn.drink': {
    run(s, { seat, piece, victim }) {
      if (!isVictim(s, piece, victim)) return goThirsty(s, piece)
      log(s, 'drank', 'N.41', { ...whoWhom(s, piece, victim) })
      enter(
        s,
        { step: 'turn.drunk', piece, victim, before: rowOf(s, victim).woundsTaken },
        { step: 'deaths.check', cause: '' },
        { step: 'triggers.put', first: s.active },
      )
      inflict(s, [victim], { amount: amountOf(s, piece, 'thirst'), kind: 'influence', source: piece, seat })
    },
  },
  // Only a wound really inflicted stills it.
  'turn.drunk': {
    run(s, { piece, victim, before }) {
      if (rowOf(s, victim).woundsTaken === before && isInPlay(s, piece)) goThirsty(s, piece)
    },
  },
}
