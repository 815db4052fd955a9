// Chapter 4: your turn, its two actions and its end.

import {
  broken,
  cardsIn,
  countIn,
  end,
  enter,
  hasCard,
  kindsIn,
  moveAll,
  moveCard,
  offer,
  type Refusal,
  rule,
  type Seat,
  type Steps,
} from '@ludoteka/kernel'
import type { Card } from '../content/cards.ts'
import { ACTIONS, HAND_LIMIT } from '../content/fighters.ts'
import { attackersOf, declareAttack, whyNotAttack } from './attack.ts'
import { endIfDecided } from './damage.ts'
import { isOut } from './fighters.ts'
import { abilityFrames } from './heroes/ability.ts'
import { log } from './log.ts'
import { maneuver } from './maneuver.ts'
import { playableSchemes, playScheme, whyNotScheme } from './scheme.ts'
import { type F, type S, type Verbs, ZONES } from './state.ts'

/** What is left of a turn: so many actions, each carried through to its end (4.5), then the hand limit. */
export function restOfTurn(seat: Seat, actions: number): F[] {
  const frames: F[] = []
  for (let i = 0; i < actions; i++) frames.push({ step: 'turn.action', seat }, { step: 'turn.actionEnd', seat })
  return [...frames, { step: 'turn.discard', seat }, { step: 'turn.end', seat }]
}

const DISCARD_RULES = [
  rule('4.6', 'handLimitReached', (s: S, seat: Seat, _card: Card) => countIn(s, ZONES.hand, seat) > HAND_LIMIT),
  rule('4.6', 'notInHand', (s: S, seat: Seat, card: Card) => hasCard(s, ZONES.hand, card, seat)),
]

const MUST_ACT: Refusal = { rule: '4.2', reason: 'mustAct' }
const MUST_DISCARD: Refusal = { rule: '4.6', reason: 'mustDiscard' }

export const TURN: Pick<
  Steps<S, F, Verbs>,
  'turn.start' | 'turn.action' | 'turn.actionEnd' | 'turn.discard' | 'turn.end'
> = {
  // 4.1 Note where everybody stands, then the abilities of the start of the turn.
  'turn.start': {
    run(s, { seat }) {
      s.turn = seat
      s.turnStart = s.at.slice()
      s.actionsLeft = ACTIONS
      log(s, 'turnStarted', '4.1', { seat })
      enter(s, ...abilityFrames('turnStart', seat), { step: 'turn.actionEnd', seat }, ...restOfTurn(seat, ACTIONS))
    },
  },

  // 4.2–4.4 One action, compulsory: a maneuver is always possible. A seat that is out has none left (19.11).
  'turn.action': {
    ask(s, { seat }) {
      if (isOut(s, seat)) return undefined
      return offer(seat, { maneuver: true, scheme: playableSchemes(s, seat), attack: attackersOf(s, seat) })
    },
    do: {
      maneuver(s, { seat }) {
        s.actionsLeft--
        end(s)
        maneuver(s, seat)
      },
      scheme(s, { seat }, card) {
        s.actionsLeft--
        end(s)
        playScheme(s, seat, card)
      },
      attack(s, { seat }, attacker) {
        s.actionsLeft--
        end(s)
        declareAttack(s, seat, attacker)
      },
    },
    final: ['maneuver', 'scheme'],
    why: {
      scheme: (s, { seat }, card) => whyNotScheme(s, seat, card),
      attack: (s, { seat }, attacker) => whyNotAttack(s, seat, attacker),
      done: MUST_ACT,
      decline: MUST_ACT,
    },
  },

  // 23.1 With the later printings' option the end of the game is looked for only here.
  'turn.actionEnd': { run: s => endIfDecided(s) },

  // 4.6 Down to seven cards, picked in secret and discarded all at once.
  'turn.discard': {
    ask(s, { seat }) {
      if (isOut(s, seat)) return undefined // 19.11
      if (countIn(s, ZONES.hand, seat) > HAND_LIMIT) return offer(seat, { setAside: kindsIn(s, ZONES.hand, seat) })
      return countIn(s, ZONES.aside, seat) > 0 ? offer(seat, { done: true }) : undefined
    },
    do: {
      setAside(s, { seat }, card) {
        moveCard(s, card, ZONES.hand, seat, ZONES.aside, { bottom: true }) // 15.1: the pile gets them as named
      },
      done(s, { seat }) {
        log(s, 'discarded', '4.6', { seat, cards: cardsIn(s, ZONES.aside, seat) })
        moveAll(s, ZONES.aside, seat, ZONES.discard)
        end(s)
      },
    },
    terms: (s, { seat }) => ({ left: Math.max(0, countIn(s, ZONES.hand, seat) - HAND_LIMIT) }),
    final: ['done'],
    why: {
      setAside: (s, { seat }, card) => broken(DISCARD_RULES, s, seat, card),
      done: MUST_DISCARD,
      decline: MUST_DISCARD,
    },
  },

  // 19.4, 19.11 The next seat that is not out.
  'turn.end': {
    run(s, { seat }) {
      let next = seat
      do next = (next + 1) % s.seats
      while (isOut(s, next) && next !== seat)
      enter(s, { step: 'turn.start', seat: next })
    },
  },
}
