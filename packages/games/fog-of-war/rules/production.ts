// Production (3.4, 3.5): what a side may spend at the end of a year, and what it buys.

import {
  type Choice,
  end,
  enter,
  hasCard,
  itemAt,
  kindsIn,
  moveCard,
  offer,
  type Refusal,
  type Seat,
  type Steps,
} from '@ludoteka/kernel'
import type { CombatCard } from '../content/combatCards.ts'
import { INTEL_BOUGHT, LAST_YEAR, MAX_LEVEL, PRICE } from '../content/numbers.ts'
import { PROVINCE } from '../content/provinces.ts'
import { type MapState, provincesOf } from './board.ts'
import { projectedVp } from './forecast.ts'
import { log } from './log.ts'
import { AXIS, sideOf } from './sides.ts'
import { type F, type S, type StepsOf, type Verbs, ZONES } from './state.ts'
import { checkAxisPoints } from './victory.ts'

export function resourcesOf(s: MapState, seat: Seat): number {
  return provincesOf(s, seat).reduce((sum, at) => sum + PROVINCE[at].resources, 0)
}

/** 3.4 */
export function pointsOf(s: MapState & { readonly level: readonly number[] }, seat: Seat): number {
  return Math.min(resourcesOf(s, seat), itemAt(s.level, seat))
}

/** 3.1, 3.5.4 The victory points the Axis have after the year's end if they score now and buy nothing else. */
export function mostVp(s: MapState & { readonly level: readonly number[]; readonly vp: number }): number {
  return s.vp + projectedVp(s) + Math.floor(pointsOf(s, AXIS) / PRICE.vp)
}

type Spending = { points: number }

/** 3.5.4 */
function buyVp(s: S, f: Spending): void {
  f.points -= PRICE.vp
  s.vp++
  log(s, 'boughtVp', '3.5.4', { side: sideOf(AXIS), total: s.vp })
  checkAxisPoints(s)
}

function stopBuying(s: S, seat: Seat, { points }: Spending): void {
  end(s)
  if (points > 0) log(s, 'pointsLost', '3.5', { side: sideOf(seat), n: points })
}

/** 3.5 What cannot be carried out is not offered. */
function purchases(s: S, seat: Seat, points: number): Choice<Verbs> {
  return {
    buyCard: kindsIn(s, ZONES.lossPile, seat),
    ...(itemAt(s.level, seat) < MAX_LEVEL && { buyLevel: true }),
    buyIntel: true,
    ...(seat === AXIS && points >= PRICE.vp && { buyVp: true }),
    done: true,
  }
}

const ONLY_VP: Refusal = { rule: '3.11.1', reason: 'onlyVictoryPoints' }

export const PRODUCTION: Pick<Steps<S, F, Verbs>, StepsOf<'production'>> = {
  // 3.4, 3.11.1
  'production.begin': {
    run(s, { seat }) {
      const points = pointsOf(s, seat)
      const resources = resourcesOf(s, seat)
      log(s, 'productionCounted', '3.4', { side: sideOf(seat), resources, level: itemAt(s.level, seat), points })
      if (s.year < LAST_YEAR) enter<F>(s, { step: 'production.spend', seat, points })
      else enter<F>(s, { step: 'production.last', points })
    },
  },

  // 3.5
  'production.spend': {
    ask: (s, { seat, points }) => (points > 0 ? offer(seat, purchases(s, seat, points)) : undefined),
    do: {
      // 3.5.1
      buyCard(s, f, card) {
        f.points -= PRICE.card
        moveCard(s, card, ZONES.lossPile, f.seat, ZONES.discard)
        log(s, 'boughtCard', '3.5.1', { side: sideOf(f.seat) })
      },
      // 3.5.2
      buyLevel(s, f) {
        f.points -= PRICE.level
        const level = itemAt(s.level, f.seat) + 1
        s.level[f.seat] = level
        log(s, 'boughtLevel', '3.5.2', { side: sideOf(f.seat), level })
      },
      // 3.5.3
      buyIntel(s, f) {
        f.points -= PRICE.intel
        s.intelReady[f.seat] = itemAt(s.intelReady, f.seat) + INTEL_BOUGHT
        log(s, 'boughtIntel', '3.5.3', { side: sideOf(f.seat), n: INTEL_BOUGHT })
      },
      buyVp,
      done: (s, f) => stopBuying(s, f.seat, f),
    },
    final: ['done'],
    terms: (_s, { seat, points }) => ({ side: sideOf(seat), points }),
    why: {
      buyCard: (s, { seat }, card: CombatCard) =>
        hasCard(s, ZONES.lossPile, card, seat) ? undefined : { rule: '3.5.1', reason: 'notLost' },
      buyLevel: { rule: '3.5.2', reason: 'levelFull' },
      buyVp: (_s, { seat }) =>
        seat === AXIS ? { rule: '3.5.4', reason: 'tooFewPoints' } : { rule: '3.5.4', reason: 'axisOnly' },
    },
  },

  // 3.11.1 At the end of 1944 the Axis are asked only for victory points.
  'production.last': {
    ask: (_s, { points }) => (points >= PRICE.vp ? offer(AXIS, { buyVp: true, done: true }) : undefined),
    do: { buyVp, done: (s, f) => stopBuying(s, AXIS, f) },
    final: ['done'],
    terms: (_s, { points }) => ({ side: sideOf(AXIS), points }),
    why: { buyCard: ONLY_VP, buyLevel: ONLY_VP, buyIntel: ONLY_VP },
  },
}
