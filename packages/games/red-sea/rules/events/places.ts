// Where events reach: one predicate a phrase, for the side the event works for.

import { MUSLIM_COUNTRIES, type Space } from '../../content/spaces.ts'
import { areAdjacent, controls, hadControl, influence, isCountry, isIn, neighbours } from '../board.ts'
import { other } from '../sides.ts'
import type { E, Place, S } from '../state.ts'

type Reaches = (s: S, e: E, at: Space) => boolean

export const REACHES: Readonly<Record<Place, Reaches>> = {
  anyCountry: (_s, _e, at) => isCountry(at),
  anywhere: () => true,
  africa: (_s, _e, at) => isIn(at, 'africa'),
  middleEast: (_s, _e, at) => isIn(at, 'middleEast'),
  notOpponentControlled: (s, e, at) => isCountry(at) && !controls(s, other(e.side), at),
  ownControlled: (s, e, at) => isCountry(at) && controls(s, e.side, at),
  // KM6 As it was when the action round began.
  nextToStartControlled: (s, e, at) => neighbours(at).some(beside => hadControl(s, other(e.side), beside)),
  nextToEthiopia: (_s, _e, at) => areAdjacent(at, 'ethiopia'),
  djiboutiOrMadagascar: (_s, _e, at) => at === 'djibouti' || at === 'madagascar',
  middleEastWithoutOman: (_s, _e, at) => isIn(at, 'middleEast') && at !== 'oman',
  empty: (s, e, at) => isCountry(at) && influence(s, e.side, at) + influence(s, other(e.side), at) === 0,
  // KM51 Of the two, where the opponent has more; both on a tie.
  strongerOfEgyptAndEthiopia: (s, e, at) => {
    const [egypt, ethiopia] = [influence(s, other(e.side), 'egypt'), influence(s, other(e.side), 'ethiopia')]
    return (at === 'egypt' && egypt >= ethiopia) || (at === 'ethiopia' && ethiopia >= egypt)
  },
  muslimCountries: (_s, _e, at) => MUSLIM_COUNTRIES.includes(at),
}
