// Chapter 6.1: placing influence.

import { all, broken, end, offer, rule, type Steps } from '@ludoteka/kernel'
import { SPACES, type Space } from '../../content/spaces.ts'
import type { Side } from '../../content/tracks.ts'
import { controls, hadInfluence, influence, isIn, neighbours, setInfluence } from '../board.ts'
import { log } from '../log.ts'
import { noWayOut } from '../reasons.ts'
import { other, seatOf } from '../sides.ts'
import type { F, S, Verbs } from '../state.ts'

type Placing = Extract<F, { step: 'place.influence' }>

/** 6.1.2 Checked again for every influence. */
export const costAt = (s: S, side: Side, at: Space): number => (controls(s, other(side), at) ? 2 : 1)

/** 6.1.1, 6.1.4 Where the side had influence when the action round began, and next to it; and the Sea Lanes. */
function isInReach(s: S, side: Side, at: Space): boolean {
  if (at === 'seaLanes' || hadInfluence(s, side, at)) return true
  return neighbours(at).some(beside => hadInfluence(s, side, beside))
}

/** 7.3 Once anything goes to Africa the whole operation has the budget of KM5. */
function budgetFor(f: Placing, at: Space): number {
  return f.africa || isIn(at, 'africa') ? f.inAfrica : f.value
}

const PLACE_RULES = [
  rule('6.1.1', 'outOfReach', (s: S, f: Placing, at: Space) => isInReach(s, f.side, at)),
  rule('6.1.2', 'tooExpensive', (s: S, f: Placing, at: Space) => f.spent + costAt(s, f.side, at) <= f.value),
  rule('KM5', 'lessInAfrica', (s: S, f: Placing, at: Space) => f.spent + costAt(s, f.side, at) <= budgetFor(f, at)),
]
const canPlace = all(PLACE_RULES)

const spacesFor = (s: S, f: Placing): Space[] => SPACES.filter(at => canPlace(s, f, at))

export const PLACE: Pick<Steps<S, F, Verbs>, 'place.influence'> = {
  // 6.0, 6.1 One at a time, while a legal space can be paid for.
  'place.influence': {
    ask(s, f) {
      const place = spacesFor(s, f)
      return offer(seatOf(s, f.side), place.length > 0 ? { place } : { done: true })
    },
    do: {
      place(s, f, at) {
        const cost = costAt(s, f.side, at)
        setInfluence(s, f.side, at, influence(s, f.side, at) + 1)
        f.spent += cost
        if (isIn(at, 'africa')) f.africa = true
        log(s, 'influencePlaced', '6.1.2', { side: f.side, at, cost })
      },
      done(s, f) {
        const lost = (f.africa ? f.inAfrica : f.value) - f.spent
        if (lost > 0) log(s, 'opsLost', '6.0', { side: f.side, n: lost })
        end(s)
      },
    },
    terms(_s, f) {
      const of = f.africa ? f.inAfrica : f.value
      return { of, left: of - f.spent, inAfrica: f.inAfrica - f.spent }
    },
    final: ['done'],
    why: { place: (s, f, at) => broken(PLACE_RULES, s, f, at), ...noWayOut('6.0', 'mustSpend') },
  },
}
