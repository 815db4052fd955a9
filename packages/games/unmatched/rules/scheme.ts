// Chapter 8: the scheme action.

import {
  all,
  broken,
  enter,
  hasCard,
  kindsIn,
  moveCard,
  type Refusal,
  rule,
  type Seat,
  type Steps,
} from '@ludoteka/kernel'
import type { Card } from '../content/cards.ts'
import type { Fighter } from '../content/fighters.ts'
import { isOnBoard } from './board.ts'
import { isScheme, mayUse } from './cards.ts'
import { ownerOf, ownFighters } from './fighters.ts'
import { log } from './log.ts'
import { type F, KIT, type S, type Verbs, ZONES } from './state.ts'

/** 8.2, 5.4: some fighter of yours on the board may use it. */
const SCHEME_RULES = [
  rule('8.1', 'notInHand', (s: S, seat: Seat, card: Card) => hasCard(s, ZONES.hand, card, seat)),
  rule('8.1', 'notAScheme', (_s: S, _seat: Seat, card: Card) => isScheme(card)),
  rule('5.4', 'itsFighterIsGone', (s: S, seat: Seat, card: Card) => playersOf(s, seat, card).length > 0),
]
const canPlayScheme = all(SCHEME_RULES)

export function playersOf(s: S, seat: Seat, card: Card): Fighter[] {
  return ownFighters(s, seat).filter(fighter => mayUse(card, fighter))
}

export function playableSchemes(s: S, seat: Seat): Card[] {
  return kindsIn(s, ZONES.hand, seat, card => canPlayScheme(s, seat, card))
}

export function whyNotScheme(s: S, seat: Seat, card: Card): Refusal | undefined {
  return broken(SCHEME_RULES, s, seat, card)
}

/** 8.1, 8.4: face up, neither in hand nor in the pile while it is resolved. */
export function playScheme(s: S, seat: Seat, card: Card): void {
  moveCard(s, card, ZONES.hand, seat, ZONES.played)
  enter(s, { step: 'scheme.fighter', seat, card })
}

function resolve(s: S, seat: Seat, card: Card, fighter: Fighter): void {
  log(s, 'schemePlayed', '8.1', { seat, card, fighter })
  enter(s, { step: 'effect.begin', card, seat, side: 'none', timing: 'scheme' }, { step: 'scheme.end', seat, card })
}

export const SCHEME: Pick<Steps<S, F, Verbs>, 'scheme.fighter' | 'scheme.end'> = {
  // 8.1, 8.3 Declare who plays it; the only one who can does so without asking (16.10).
  'scheme.fighter': KIT.chooseOne({
    verb: 'by',
    seat: (_s, f) => f.seat,
    among: (s, { seat, card }) => playersOf(s, seat, card),
    rules: [
      rule('8.1', 'notYourFighter', (s, f, fighter) => ownerOf(s, fighter) === f.seat),
      rule('12.4', 'fighterDefeated', (s, _f, fighter) => isOnBoard(s, fighter)),
    ],
    forced() {}, // who plays it is logged anyway
    take: (s, { seat, card }, fighter) => resolve(s, seat, card, fighter),
  }),

  // 8.4 Then the card goes to the pile.
  'scheme.end': { run: (s, { seat, card }) => moveCard(s, card, ZONES.played, seat, ZONES.discard) },
}
