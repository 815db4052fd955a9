// The words of the map in English.

import type { RealmText } from './strings.realm.ts'

export const REALM_EN: RealmText = {
  realm: 'Map of the realm',
  overseas: 'Lands overseas',
  neutralCity: 'Neutral city',
  razedCity: 'Razed city',
  owner: baron => `Held by: ${baron}`,
  strength: n => `Strength ${n}`,
  income: n => `Income ${n}`,
  oneVote: '1 vote at the Assembly',
  fortified: 'Fortified',
  breaches: n => `Breaches: ${n}`,
  besieged: (baron, round) => `Besieged by: ${baron} (since round ${round})`,
  stronghold: baron => `Stronghold: ${baron}`,
  garrison: n => `Garrison ${n}`,
  army: n => `Army ${n}`,
  casualties: n => `Casualties: ${n}`,
  maintained: n => `Maintained troops ${n}`,
  ready: 'Ready',
  exhausted: 'Exhausted',
  atPort: 'On a ship: lands in the next Upkeep',
  revolt: (cards, all) => `May revolt in Upkeep: no Noble of its Baron is here (${cards} of ${all} fate cards)`,
  ways: {
    road: 'By road',
    bridge: 'Over the bridge',
    open: 'By land',
    river: 'Behind the river',
    mountain: 'Behind the mountains',
  },
  bySea: 'By sea to any other port',
  nobody: 'Nobody stands here.',
  close: 'Close',
}
