// Chapter 6.2: realignment.

import { all, broken, end, offer, rule, type Steps } from '@ludoteka/kernel'
import { COUNTRIES, type Space } from '../../content/spaces.ts'
import type { Side } from '../../content/tracks.ts'
import { controls, influence, isIn, neighbours, takeInfluence } from '../board.ts'
import { throwDice, thrownBy } from '../dice.ts'
import { log } from '../log.ts'
import { noWayOut } from '../reasons.ts'
import { other, seatOf } from '../sides.ts'
import type { F, RealignTerms, S, Verbs } from '../state.ts'
import { targetRules } from './targets.ts'

export const ORDINARY_REALIGNMENT: RealignTerms = { region: 'any', plus: 0, optional: false, onceEach: false }

const COMMON_RULES = targetRules('6.2.1')
const isTarget = all(COMMON_RULES)

/** What the event that grants the realignments adds. */
const TERM_RULES = [
  rule(
    '6.2.6',
    'outsideTheRegion',
    (terms: RealignTerms, _rolled: readonly Space[], at: Space) => terms.region === 'any' || isIn(at, terms.region),
  ),
  rule(
    'KM29',
    'alreadyRolled',
    (terms: RealignTerms, rolled: readonly Space[], at: Space) => !terms.onceEach || !rolled.includes(at),
  ),
]
const fitsTerms = all(TERM_RULES)

/** 6.2.6 A named region ignores the DEFCON ban. */
const ignoresBan = (terms: RealignTerms): boolean => terms.region !== 'any'

export function realignTargets(s: S, side: Side, terms: RealignTerms, rolled: readonly Space[]): Space[] {
  return COUNTRIES.filter(at => fitsTerms(terms, rolled, at) && isTarget(s, side, at, ignoresBan(terms)))
}

/** 6.2.2 One for each controlled neighbour, one for more influence in the target. */
export function realignModifier(s: S, side: Side, at: Space): number {
  const lead = influence(s, side, at) > influence(s, other(side), at) ? 1 : 0
  return neighbours(at).filter(beside => controls(s, side, beside)).length + lead
}

export const REALIGN: Pick<Steps<S, F, Verbs>, 'realign.target' | 'realign.outcome'> = {
  // 6.2.1 One attempt after the other; compulsory while there is a target (6.0), unless an event says "may".
  'realign.target': {
    ask(s, f) {
      const realign = f.left > 0 ? realignTargets(s, f.side, f, f.rolled) : []
      if (realign.length === 0) return undefined
      return offer(seatOf(s, f.side), f.optional ? { realign, done: true } : { realign })
    },
    do: {
      realign(s, f, target) {
        f.left--
        f.rolled = [...f.rolled, target]
        throwDice(s, [f.side, other(f.side)], { step: 'realign.outcome', side: f.side, target, plus: f.plus })
      },
      done: s => end(s),
    },
    terms: (_s, { left, plus }) => ({ left, plus }),
    final: ['realign', 'done'],
    why: {
      realign: (s, f, at) => broken(COMMON_RULES, s, f.side, at, ignoresBan(f)) ?? broken(TERM_RULES, f, f.rolled, at),
      ...noWayOut('6.0', 'mustSpend'),
    },
  },

  // 6.2.2, 6.2.3 The higher total removes the difference; it never adds anything.
  'realign.outcome': {
    run(s, { side, target, plus }) {
      const own = thrownBy(s, side) + realignModifier(s, side, target) + plus
      const opponents = thrownBy(s, other(side)) + realignModifier(s, other(side), target)
      log(s, 'realigned', '6.2.2', { side, at: target, own, opponents })
      if (own > opponents) takeInfluence(s, other(side), target, own - opponents, '6.2.2')
      if (opponents > own) takeInfluence(s, side, target, opponents - own, '6.2.2')
    },
  },
}
