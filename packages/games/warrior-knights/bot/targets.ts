// What a Baron could take: cities his Nobles besiege or could come to, and how likely that is.

import { NOWHERE, type Seat } from '@ludoteka/kernel'
import type { Area } from '../content/areas.ts'
import { LEADERSHIP, type Shape } from '../content/barons.ts'
import { CITIES, CITY, type City } from '../content/cities.ts'
import { effectiveStrength, noblesIn, othersIn } from '../rules/armies.ts'
import { besiegerOf, cityStrength, isCutOff, isNeutral, isRazed, ownerOf, siegeRoundOf } from '../rules/cities.ts'
import { hasPort, reachOf } from '../rules/map.ts'
import type { S } from '../rules/state.ts'
import { leadersOf, roadsFor } from './leaders.ts'
import { cityWorth, upkeepsLeft } from './worth.ts'

/** How likely a city is taken in the end, by how far one has come. */
const READY_TO_SURRENDER = 0.8
const BESIEGED = 0.68
const AT_THE_GATES = 0.42
const IN_REACH = 0.26
const OVER_SEA = 0.16
/** Who sails lands after an Upkeep, besieges, and has the city a round later: with fewer Upkeeps left it is not worth it. */
export const VOYAGE = 3
/** Where others stand in the way, or defend what is theirs. */
const OTHERS_THERE = 0.35
const OTHER_SIEGE = 0.15
const DEFENDED = 0.75
const EXHAUSTED = 0.95
/** How steeply the odds of a battle go with the cards each side keeps. */
const STEEPNESS = 1.5
const PUT_AWAY = 2
const CARD = 100

/** How likely the first side wins, by what each draws cards for; a side with a commander puts two away. */
export function odds(mine: number, theirs: number, isLed: boolean): number {
  const kept = Math.min(10, Math.floor(mine / CARD)) - PUT_AWAY
  const against = Math.min(10, Math.floor(theirs / CARD)) - (isLed ? PUT_AWAY : 0)
  if (theirs <= 0) return 1
  return 1 / (1 + Math.exp(-STEEPNESS * (kept - against + (isLed ? 0 : 0.1))))
}

/** 13.1 What holds a city: its walls, and its owner's Nobles there. */
export function defenceOf(s: S, city: City): { readonly total: number; readonly isLed: boolean } {
  const owner = ownerOf(s, city)
  const inside = owner === NOWHERE ? [] : noblesIn(s, owner, CITY[city].area)
  let total = cityStrength(s, city)
  for (const shape of inside) total += effectiveStrength(s, owner, shape)
  return { total: total + (inside.length > 0 ? LEADERSHIP : 0), isLed: inside.length > 0 }
}

/** A city that a Noble could take. */
export type Target = { readonly city: City; readonly area: Area; readonly shape: Shape; readonly value: number }

/** Every city with every Noble who could take it, the best first. */
function allTargets(s: S, seat: Seat): readonly Target[] {
  const leaders = leadersOf(s, seat)
  const upkeeps = upkeepsLeft(s)
  const roads = roadsFor(s, seat)
  const found: Target[] = []
  for (const city of CITIES) {
    if (isRazed(s, city) || ownerOf(s, city) === seat) continue
    const { area } = CITY[city]
    const { total, isLed } = defenceOf(s, city)
    const besieger = besiegerOf(s, city)
    let there = 0
    for (const { at, strength } of leaders) if (at === area) there += strength
    let worth = cityWorth(s, city, upkeeps)
    if (besieger !== NOWHERE && besieger !== seat) worth *= OTHER_SIEGE
    if (!isNeutral(s, city)) worth *= DEFENDED
    if (othersIn(s, seat, area).some(other => other !== ownerOf(s, city))) worth *= OTHERS_THERE
    for (const { shape, at, strength, isReady: ready } of leaders) {
      const isHere = at === area
      const isByLand = !isHere && reachOf(at, roads).has(area)
      if (!isHere && !isByLand && !(upkeeps >= VOYAGE && hasPort(at) && hasPort(area))) continue
      if (!isHere && isCutOff(s, seat, at)) continue
      const mine = there + (isHere ? 0 : strength) + LEADERSHIP
      const siege = mine > total ? 1 : 0.5 * odds(mine, total, isLed)
      if (siege < 0.2) continue
      const stage =
        isHere && besieger === seat
          ? siegeRoundOf(s, city) < s.round
            ? READY_TO_SURRENDER
            : BESIEGED
          : isHere
            ? AT_THE_GATES
            : isByLand
              ? IN_REACH
              : OVER_SEA
      found.push({ city, area, shape, value: worth * stage * siege * (ready ? 1 : EXHAUSTED) })
    }
  }
  return found.sort((a, b) => b.value - a.value)
}

/** Every Noble goes for one city, and every city is one Noble's. */
export function targetsOf(s: S, seat: Seat): readonly Target[] {
  const chosen: Target[] = []
  for (const target of allTargets(s, seat)) {
    if (chosen.every(one => one.city !== target.city && one.shape !== target.shape)) chosen.push(target)
  }
  return chosen
}

/** What he may hope to take. */
export function hopes(s: S, seat: Seat): number {
  return targetsOf(s, seat).reduce((sum, { value }) => sum + value, 0)
}
