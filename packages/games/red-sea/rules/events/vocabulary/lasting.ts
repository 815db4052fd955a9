// What event texts leave behind for later.

import { enter } from '@ludoteka/kernel'
import type { Region } from '../../../content/spaces.ts'
import { SIDES } from '../../../content/tracks.ts'
import { log } from '../../log.ts'
import { is, other, put } from '../../sides.ts'
import type { F, S } from '../../state.ts'
import { inHeadlinePhase } from './conditions.ts'
import type { Op } from './words.ts'

export const placeCentcom: Op = (s, e) => enter<F>(s, { step: 'event.centcom', ...e })
export const mayGoFirst: Op = (s, e) => {
  if (inHeadlinePhase(s, e)) enter<F>(s, { step: 'event.goFirst', ...e })
}

type SideFlag = {
  readonly [K in keyof S]: S[K] extends boolean[] ? K : never
}[keyof S]
type Lasting = Extract<
  SideFlag,
  | 'economics'
  | 'afghanistan'
  | 'amharic'
  | 't62s'
  | 'brezhnev'
  | 'nasserism'
  | 'carter'
  | 'yuri'
  | 'bearTrap'
  | 'directiveRound'
  | 'oilRound'
>

/** From now on for the side of the event. */
export const forOwn =
  (effect: Lasting): Op =>
  (s, e) =>
    put(s[effect], e.side, true)
/** From now on against its opponent. */
export const forOpponent =
  (effect: Lasting): Op =>
  (s, e) =>
    put(s[effect], other(e.side), true)

export const lowerCoupDice: Op = s => {
  s.salt = true
}
export const makeAllBattlegrounds: Op = s => {
  s.indianOcean = true
}

/** KM17 An extra round of KM31 that was not taken yet is lost. */
export const cancelDirective: Op = s => {
  for (const side of SIDES) {
    if (!is(s.directiveRound, side)) continue
    put(s.directiveRound, side, false)
    log(s, 'directiveCancelled', 'KM17', { side })
  }
}

export const score =
  (region: Region): Op =>
  s =>
    enter<F>(s, { step: 'scoring.region', region })
