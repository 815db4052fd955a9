// 9.7, 9.8: the main phase.

import { type Choice, end, enter, offer, type Seat } from '@ludoteka/kernel'
import { PIECE_ABILITY } from './frames.ts'
import { REVEAL_WHY, reveal, revealable } from './hidden.ts'
import { log } from './log.ts'
import { afterMove, MOVEMENT, movementChoice, WHY_NOT_MOVE } from './movement.ts'
import { pause } from './priority.ts'
import { declareUse } from './stack.ts'
import type { S, StepsOf } from './state.ts'
import { declareStrike, strikesOf, whyNoStrike } from './strike.ts'
import { endTurn, hasEndings } from './turn.ts'
import { momentIn, usable, whyNoUse } from './usable.ts'
import { PIECE_TO_PIECE, type Verbs } from './verbs.ts'

const MAIN = momentIn('main')

/** 12.9 While an obligatory attack is legal the turn may not end. */
function mainChoice(s: S, seat: Seat): Choice<Verbs> {
  const { move, jump, teleport, drift, manoeuvre } = movementChoice(s, seat)
  const { strike, isOwed } = strikesOf(s, seat)
  const use = usable(s, seat, MAIN)
  const reveal = revealable(s, seat)
  return isOwed
    ? { move, jump, teleport, drift, manoeuvre, strike, use, reveal }
    : { move, jump, teleport, drift, manoeuvre, strike, use, reveal, endTurn: true }
}

export const MAIN_PHASE: Pick<StepsOf<'turn'>, 'turn.main' | 'turn.pause' | 'turn.afterMove' | 'turn.ending'> = {
  'turn.main': {
    ask: (s, { seat }) => offer(seat, mainChoice(s, seat)),
    do: {
      ...MOVEMENT,
      strike(s, { seat }, arg) {
        const [attacker, target] = PIECE_TO_PIECE.of(arg)
        declareStrike(s, seat, attacker, target)
      },
      use: (s, { seat }, arg) => declareUse(s, seat, arg, MAIN),
      reveal(s, _f, piece) {
        enter(s, { step: 'triggers.put', first: s.active })
        reveal(s, piece)
      },
      endTurn(s, { seat }) {
        log(s, 'turnEnding', '9.8', { seat })
        end(s)
        pause(s, seat, 'ending')
      },
    },
    final: ['strike', 'endTurn'],
    terms: (s, { seat }) => ({ seat, turn: s.turn }),
    why: {
      ...WHY_NOT_MOVE,
      strike(s, { seat }, arg) {
        const [attacker, target] = PIECE_TO_PIECE.of(arg)
        return whyNoStrike(s, seat, attacker, target)
      },
      use(s, { seat }, arg) {
        const [piece, id] = PIECE_ABILITY.of(arg)
        return whyNoUse(s, seat, piece, id, MAIN)
      },
      reveal: REVEAL_WHY,
      endTurn: { rule: '12.9', reason: 'mustAttackFirst' },
    },
  },

  'turn.afterMove': { run: (s, { seat }) => afterMove(s, seat) },

  // 18.5 Two passes in a row with an empty stack. If the end of a turn was answered, the turn goes on (9.8).
  'turn.pause': {
    run(s, { seat, why, answered }) {
      if (why !== 'ending') return
      if (answered) log(s, 'turnContinued', '9.8', { seat })
      enter(s, answered ? { step: 'turn.main', seat } : { step: 'turn.ending', seat })
    },
  },

  'turn.ending': {
    run(s, { seat }) {
      s.phase = 'turnEnd'
      if (hasEndings(s, seat))
        enter(s, { step: 'turn.endOwn', seat }, { step: 'turn.endOther', seat }, { step: 'turn.end', seat })
      else endTurn(s, seat)
    },
  },
}
