// Chapters 4.5.D and 5: an action round, which plays one card.

import { broken, end, enter, offer, type Steps } from '@ludoteka/kernel'
import { CARD, type Card } from '../content/cards.ts'
import { ACTION_ROUNDS, type Side } from '../content/tracks.ts'
import { takeSnapshot } from './board.ts'
import { discardFromHand, figure, handSize, isHeld, isOpponents, playFromHand, scoringCardsOf } from './cards.ts'
import { throwDice, thrownBy } from './dice.ts'
import { eventFor } from './events/begin.ts'
import { log } from './log.ts'
import { attemptSpace } from './operations/space.ts'
import { opsOf } from './opsValue.ts'
import { EVENT_RULES, OPERATIONS_RULES, playsOf, SCORE_RULES, SPACE_RACE_RULES, TRAP_RULES } from './plays.ts'
import { noWayOut } from './reasons.ts'
import { canPlayAutonomy, playAutonomy } from './romanianAutonomy.ts'
import { hasExtraRound, indexOf, put, seatOf } from './sides.ts'
import type { F, S, StepsOf, Verbs } from './state.ts'

/** On the table for everybody to see, out of a hand or from before its holder (9.1). */
function layDown(s: S, side: Side, card: Card): void {
  if (card === 'romanianAutonomy') playAutonomy(s, side)
  else playFromHand(s, side, card)
  if (card === 'missileEnvy') put(s.owesMissileEnvy, side, false)
}

function beginRound(s: S, side: Side, round: number): void {
  s.active = indexOf(side)
  s.actionRound = round
  takeSnapshot(s)
  if (!isHeld(s, side, 'missileEnvy')) put(s.owesMissileEnvy, side, false)
  if (scoringCardsOf(s, side).length === 0) put(s.mustScore, side, false)
  log(s, 'actionRoundStarted', '4.5.D', { side, round })
  enter<F>(s, { step: 'actionRound.play', side })
}

export const ACTION_ROUND: Pick<Steps<S, F, Verbs>, StepsOf<'actionRound'>> = {
  // 4.2, 6.1.1
  'actionRound.begin': { run: (s, { side, round }) => beginRound(s, side, round) },

  // 5.1 One card; a player without cards waits (4.5.D) or may use Romanian Autonomy (9.8).
  'actionRound.play': {
    ask: (s, { side }) => offer(seatOf(s, side), playsOf(s, side)),
    do: {
      event(s, { side }, card) {
        layDown(s, side, card)
        log(s, 'playedEvent', '5.1', { side, card })
        end<F>(s, eventFor(card, side), { step: 'card.finish', card })
      },
      operations(s, { side }, card) {
        const { value } = opsOf(s, side, card)
        layDown(s, side, card)
        log(s, 'playedOperations', '5.1', { side, card, value })
        const step = isOpponents(card, side) ? 'actionRound.order' : 'actionRound.operation'
        end<F>(s, { step, side, card }, { step: 'card.finish', card })
      },
      spaceRace(s, { side }, card) {
        const { value } = opsOf(s, side, card)
        layDown(s, side, card)
        log(s, 'playedSpaceRace', '6.4.1', { side, card, value })
        end<F>(s, { step: 'card.finish', card })
        attemptSpace(s, side)
      },
      score(s, { side }, card) {
        layDown(s, side, card)
        put(s.mustScore, side, false)
        log(s, 'playedScoring', '7.1', { side, card })
        end<F>(s, eventFor(card, side), { step: 'card.finish', card })
      },
      // TS44 Instead of a normal play.
      discard(s, { side }, card) {
        discardFromHand(s, side, card, 'TS44')
        end(s)
        throwDice(s, [side], { step: 'actionRound.trap', side })
      },
      pass(s, { side }) {
        log(s, 'passed', '4.5.D', { side })
        end(s)
      },
    },
    final: ['event', 'operations', 'spaceRace', 'score', 'discard', 'pass'],
    run: (s, { side }) => log(s, 'waited', '4.5.D', { side }),
    why: {
      event: (s, { side }, card) => broken(EVENT_RULES, s, side, card),
      operations: (s, { side }, card) => broken(OPERATIONS_RULES, s, side, card),
      spaceRace: (s, { side }, card) => broken(SPACE_RACE_RULES, s, side, card),
      score: (s, { side }, card) => broken(SCORE_RULES, s, side, card),
      discard: (s, { side }, card) => broken(TRAP_RULES, s, side, card),
      pass: { rule: '5.1', reason: 'mustPlay' },
      ...noWayOut('5.1', 'mustPlay'),
    },
  },

  // 5.2 The opponent's event before or after the operation.
  'actionRound.order': {
    ask: (s, { side }) => offer(seatOf(s, side), { eventFirst: true, operationFirst: true }),
    do: {
      eventFirst(s, { side, card }) {
        log(s, 'orderChosen', '5.2', { side, first: 'event' })
        end<F>(s, eventFor(card, side), { step: 'actionRound.operation', side, card })
      },
      operationFirst(s, { side, card }) {
        log(s, 'orderChosen', '5.2', { side, first: 'operation' })
        end<F>(s, { step: 'actionRound.operation', side, card }, eventFor(card, side))
      },
    },
    terms: (s, { side, card }) => ({ card, value: opsOf(s, side, card).value }),
    final: ['eventFirst'],
  },

  // 5.2, 7.3 The value is read now: an event before it may have changed it.
  'actionRound.operation': {
    run: (s, { side, card }) => enter<F>(s, { step: 'operation.kind', side, ...opsOf(s, side, card), optional: false }),
  },

  // 4.5.D An 8th action round; it may be declined unless a scoring card is held (10.1.5).
  'actionRound.extra': {
    ask(s, { side }) {
      if (!hasExtraRound(s, side) || (handSize(s, side) === 0 && !canPlayAutonomy(s, side))) return undefined
      const mustTake = scoringCardsOf(s, side).length > 0
      return offer(seatOf(s, side), mustTake ? { takeRound: true } : { takeRound: true, decline: true })
    },
    do: {
      takeRound(s, { side }) {
        put(s.directiveRound, side, false)
        put(s.oilRound, side, false)
        log(s, 'extraRoundTaken', '4.5.D', { side })
        end(s)
        beginRound(s, side, ACTION_ROUNDS + 1)
      },
      decline(s, { side }) {
        log(s, 'extraRoundDeclined', '4.5.D', { side })
        end(s)
      },
    },
    final: ['decline'],
    why: { decline: { rule: '10.1.5', reason: 'scoringCardsFirst' } },
  },

  // TS44
  'actionRound.trap': {
    run(s, { side }) {
      const die = thrownBy(s, side)
      const free = die <= figure('bearTrap', 'endsUpTo')
      if (free) put(s.bearTrap, side, false)
      log(s, 'trapResult', CARD.bearTrap.number, { side, die, free })
    },
  },
}
