// Chapter 4.5.C: the Headline Phase.

import { broken, countIn, enter, hasCard, moveCard, onlyCard, rule, type Steps } from '@ludoteka/kernel'
import type { Card } from '../content/cards.ts'
import { COUNTRIES } from '../content/spaces.ts'
import { SIDES, type Side } from '../content/tracks.ts'
import { influence, isCountry, takeInfluence, takeSnapshot } from './board.ts'
import { facts, handOf, handSize, isHeld } from './cards.ts'
import { eventFor } from './events/begin.ts'
import { log } from './log.ts'
import { hasProbe } from './operations/space.ts'
import { noWayOut } from './reasons.ts'
import { indexOf, other, put, seatOf, sideOf } from './sides.ts'
import { type F, KIT, type S, type Verbs, ZONES } from './state.ts'

/** From the choice of headlines to the action rounds. */
export function headlinePhase(): F[] {
  return [{ step: 'headline.choose' }, { step: 'headline.reveal' }]
}

/** 9.5, 4.5.C.1 Any card of the hand. */
const HEADLINE_RULES = [
  rule('9.5', 'autonomyNoHeadline', (_s: S, _side: Side, card: Card) => card !== 'romanianAutonomy'),
  rule('4.5.C', 'notInHand', (s: S, side: Side, card: Card) => isHeld(s, side, card)),
]

type Headline = { readonly card: Card | undefined; readonly side: Side }

/** 4.5.C.2 The higher printed value first, the US on a tie; elections before everything (KM28). */
export function isResolvedBefore(a: Headline, b: Headline): boolean {
  const rank = ({ card }: Headline): number => {
    if (card === 'usPresidentialElections') return Number.POSITIVE_INFINITY
    return card === undefined ? -1 : facts(card).ops
  }
  return rank(a) > rank(b) || (rank(a) === rank(b) && a.side === 'us')
}

function resolvingOrder(s: S): readonly Side[] {
  const headline = (side: Side): Headline => ({ card: onlyCard(s, ZONES.revealed, seatOf(s, side)), side })
  return isResolvedBefore(headline('us'), headline('ussr')) ? ['us', 'ussr'] : ['ussr', 'us']
}

export const HEADLINE: Pick<
  Steps<S, F, Verbs>,
  'headline.choose' | 'headline.reveal' | 'headline.resolve' | 'headline.end' | 'headline.probe'
> = {
  // 4.5.C.1 Both choose at once, in secret; an empty hand has none (4.5.C.6).
  'headline.choose': {
    ask: s =>
      SIDES.filter(side => countIn(s, ZONES.headline, seatOf(s, side)) === 0 && handSize(s, side) > 0).map(side => ({
        seat: seatOf(s, side),
        choice: { headline: handOf(s, side) },
      })),
    do: {
      headline(s, _f, card, seat) {
        moveCard(s, card, ZONES.hand, seat, ZONES.headline)
        log(s, 'headlineChosen', '4.5.C', { side: sideOf(s, seat) })
      },
    },
    final: ['headline'],
    why: { headline: (s, _f, card, seat) => broken(HEADLINE_RULES, s, sideOf(s, seat), card) },
  },

  // 4.5.C.1, 6.1.1 Revealed together; the board of this moment counts for both cards.
  'headline.reveal': {
    run(s) {
      s.actionRound = 0
      takeSnapshot(s)
      for (const side of SIDES) {
        const seat = seatOf(s, side)
        const card = onlyCard(s, ZONES.headline, seat)
        if (card) {
          moveCard(s, card, ZONES.headline, seat, ZONES.revealed)
          log(s, 'headlineRevealed', '4.5.C', { side, card })
        }
        // TS49 Played as a headline it is no longer owed.
        if (!hasCard(s, ZONES.hand, 'missileEnvy', seat)) put(s.owesMissileEnvy, side, false)
      }
      const resolving = resolvingOrder(s).map((side): F => ({ step: 'headline.resolve', side }))
      enter<F>(s, ...resolving, { step: 'headline.end' }, { step: 'turn.actionRounds' })
    },
  },

  // 4.5.C.3 The event happens for its owner; the side that chose the card is the active player.
  'headline.resolve': {
    run(s, { side }) {
      const card = onlyCard(s, ZONES.revealed, seatOf(s, side))
      if (!card) return // cancelled, or none was chosen
      s.active = indexOf(side)
      moveCard(s, card, ZONES.revealed, seatOf(s, side), ZONES.inPlay)
      enter<F>(s, eventFor(card, side), { step: 'card.finish', card })
    },
  },

  // 4.5.C.9
  'headline.end': {
    run(s) {
      const side = SIDES.find(holder => hasProbe(s, holder))
      if (side) enter<F>(s, { step: 'headline.probe', side })
    },
  },

  // 6.4.4 The first in box 1 removes 1 opponent influence from a country; compulsory.
  'headline.probe': KIT.chooseOne({
    verb: 'remove',
    seat: (s, f) => seatOf(s, f.side),
    among: () => COUNTRIES,
    rules: [
      rule('6.4.4', 'notACountry', (_s, _f, at) => isCountry(at)),
      rule('6.4.4', 'noOpponentInfluence', (s, f, at) => influence(s, other(f.side), at) > 0),
    ],
    take: (s, f, at) => takeInfluence(s, other(f.side), at, 1, '6.4.4'),
    why: noWayOut('6.4.4', 'compulsory'),
  }),
}
