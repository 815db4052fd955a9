// Chapter 12.1: cards of the base game, chosen by both sides before the deal.

import { all, broken, end, hasCard, kindsIn, moveCard, offer, rule, type Steps } from '@ludoteka/kernel'
import type { Card } from '../content/cards.ts'
import type { Side } from '../content/tracks.ts'
import { facts, isOpponents } from './cards.ts'
import { log } from './log.ts'
import { seatOf } from './sides.ts'
import { type F, type S, type Verbs, ZONES } from './state.ts'

/** 12.1.1 Neutral and own cards, one copy of each, up to 9 Ops in all. */
const PICK_RULES = [
  rule('12.1.1', 'notToBeChosen', (s: S, _side: Side, _left: number, card: Card) => hasCard(s, ZONES.box, card)),
  rule('12.1.1', 'opponentsEvent', (_s: S, side: Side, _left: number, card: Card) => !isOpponents(card, side)),
  rule('12.1.1', 'pickTooExpensive', (_s: S, _side: Side, left: number, card: Card) => facts(card).ops <= left),
]
const canPick = all(PICK_RULES)

export const COMBINED: Pick<Steps<S, F, Verbs>, 'setup.pick'> = {
  'setup.pick': {
    ask: (s, { side, left }) =>
      offer(seatOf(s, side), { pick: kindsIn(s, ZONES.box, 0, card => canPick(s, side, left, card)), done: true }),
    do: {
      pick(s, f, card) {
        f.left -= facts(card).ops
        moveCard(s, card, ZONES.box, 0, facts(card).era === 'mid' ? ZONES.deck : ZONES.late)
        log(s, 'cardPicked', '12.1.1', { side: f.side, card })
      },
      done(s, f) {
        log(s, 'picksDone', '12.1.1', { side: f.side, unused: f.left })
        end(s)
      },
    },
    terms: (_s, { left }) => ({ left }),
    final: ['done'],
    why: { pick: (s, { side, left }, card) => broken(PICK_RULES, s, side, left, card) },
  },
}
