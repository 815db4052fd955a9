// What a Baron could take, as bots that search see it: by siege as the greedy one does, and by storm.

import { NOWHERE, type Seat } from '@ludoteka/kernel'
import type { Area } from '../content/areas.ts'
import { LEADERSHIP, type Shape } from '../content/barons.ts'
import { CITIES, CITY, type City } from '../content/cities.ts'
import { MOST_DRAWN, PUT_AWAY } from '../content/numbers.ts'
import { othersIn } from '../rules/armies.ts'
import { barons } from '../rules/barons.ts'
import { besiegerOf, incomeOf, isCutOff, isRazed, ownerOf, siegeRoundOf } from '../rules/cities.ts'
import { hasPort, isKingdomCity, reachOf } from '../rules/map.ts'
import type { S } from '../rules/state.ts'
import { LATER, roundsToCome } from './assets.ts'
import { type Leader, leadersOf, roadsFor } from './leaders.ts'
import { defenceOf, VOYAGE } from './targets.ts'

/** How likely a city is taken by siege in the end, by how far one has come. */
const READY_TO_SURRENDER = 0.8
const BESIEGED = 0.68
const SIEGE: Readonly<Record<Way, number>> = { here: 0.42, byLand: 0.26, overSea: 0.16 }
/** How likely it comes to storming it. */
const STORM: Readonly<Record<Way, number>> = { here: 0.6, byLand: 0.45, overSea: 0.16 }
/** What a city is worth, in influence, that may be taken before the next Upkeep, and what each further Upkeep adds. */
const SOON = 0.4
const PER_UPKEEP = 0.65
const CROWN = 0.02
/** Less is no prospect. */
const LEAST = 0.02
/** Where others stand in the way, or defend what is theirs. */
const OTHERS_THERE = 0.35
const OTHER_SIEGE = 0.15
const DEFENDED = 0.85
const EXHAUSTED = 0.95
/** How steeply the odds of an assault go with the fate cards each side keeps, and how many cards the star and the triangle are worth. */
const STEEPNESS = 1.7
const COMMANDER = 0.5
const CARD = 100

/** What an assault succeeds by: all who attack, and whether the star or the triangle leads them. */
export function stormOdds(strength: number, hasBonus: boolean, theirs: number, isLed: boolean): number {
  if (theirs < CARD && !isLed) return 1
  const keeps = Math.min(MOST_DRAWN, Math.floor((strength + LEADERSHIP) / CARD)) - PUT_AWAY
  const against = Math.min(MOST_DRAWN, Math.floor(theirs / CARD)) - (isLed ? PUT_AWAY : 0)
  return 1 / (1 + Math.exp(-STEEPNESS * (keeps - against + (hasBonus ? COMMANDER : 0))))
}

export const hasStormBonus = (shape: Shape): boolean => shape === 'star' || shape === 'triangle'

/** A city that a Noble could take. */
export type Prospect = {
  readonly city: City
  readonly area: Area
  readonly shape: Shape
  readonly chance: number
  /** The chance times what the city is worth. */
  readonly value: number
}

/** How a Noble comes to a city. */
type Way = 'here' | 'byLand' | 'overSea'

/** Every city with every Noble who could take it, the best first. */
function allProspects(s: S, seat: Seat): readonly Prospect[] {
  const leaders = leadersOf(s, seat)
  const upkeeps = roundsToCome(s)
  const roads = roadsFor(s, seat)
  const reaches = leaders.map(({ at }) => ({
    by: reachOf(at, roads),
    isCutOff: isCutOff(s, seat, at),
    isPort: hasPort(at),
  }))
  const wayTo = (i: number, area: Area): Way | undefined => {
    const from = reaches[i]
    if (leaders[i]?.at === area) return 'here'
    if (from === undefined || from.isCutOff) return undefined
    if (from.by.has(area)) return 'byLand'
    return upkeeps >= VOYAGE && from.isPort && hasPort(area) ? 'overSea' : undefined
  }
  const found: Prospect[] = []
  for (const city of CITIES) {
    const { area } = CITY[city]
    if (isRazed(s, city) || ownerOf(s, city) === seat) continue
    let facts: Facts | undefined
    for (const [i, { shape, strength, isReady: ready }] of leaders.entries()) {
      const way = wayTo(i, area)
      if (way === undefined) continue
      facts ??= factsOf(s, seat, city, leaders, upkeeps)
      const mine = facts.there + (way === 'here' ? 0 : strength)
      const odds = stormOdds(mine, facts.hasBonus || hasStormBonus(shape), facts.total, facts.isLed)
      const taken = Math.max(siegeChance(facts, mine, way), STORM[way] * odds)
      const chance = taken * facts.hope * (ready ? 1 : EXHAUSTED)
      const value = facts.worth * chance
      if (value >= LEAST) found.push({ city, area, shape, chance, value })
    }
  }
  return found.sort((a, b) => b.value - a.value)
}

/** What does not depend on the Noble who goes for a city. */
type Facts = {
  readonly worth: number
  /** How much the owner, and others who stand there, leave of any chance. */
  readonly hope: number
  /** What holds the city. */
  readonly total: number
  readonly isLed: boolean
  /** Own strength before it. */
  readonly there: number
  readonly hasBonus: boolean
  readonly siege: 'none' | 'ours' | 'oursRipe' | 'theirs'
}

function factsOf(s: S, seat: Seat, city: City, leaders: readonly Leader[], upkeeps: number): Facts {
  const { area } = CITY[city]
  const { total, isLed } = defenceOf(s, city)
  const owner = ownerOf(s, city)
  let there = 0
  let hasBonus = false
  for (const { at, strength, shape } of leaders) {
    if (at !== area) continue
    there += strength
    hasBonus ||= hasStormBonus(shape)
  }
  const worth = SOON + PER_UPKEEP * Math.min(upkeeps - 1, LATER) + CROWN * incomeOf(s, city)
  let hope = owner === NOWHERE ? 1 : DEFENDED
  if (othersIn(s, seat, area).some(other => other !== owner)) hope *= OTHERS_THERE
  const besieger = besiegerOf(s, city)
  const siege =
    besieger === NOWHERE ? 'none' : besieger !== seat ? 'theirs' : siegeRoundOf(s, city) < s.round ? 'oursRipe' : 'ours'
  return { worth, hope, total, isLed, there, hasBonus, siege }
}

function siegeChance({ total, siege }: Facts, mine: number, way: Way): number {
  if (mine + LEADERSHIP <= total) return 0
  if (siege === 'theirs') return OTHER_SIEGE * SIEGE[way]
  if (way !== 'here' || siege === 'none') return SIEGE[way]
  return siege === 'ours' ? BESIEGED : READY_TO_SURRENDER
}

/** Every Noble goes for one city, and every city is one Noble's. */
function chosenProspects(s: S, seat: Seat): readonly Prospect[] {
  const chosen: Prospect[] = []
  for (const prospect of allProspects(s, seat)) {
    if (chosen.every(one => one.city !== prospect.city && one.shape !== prospect.shape)) chosen.push(prospect)
  }
  return chosen
}

/** Of the position looked at last, by seat: what threatens one Baron is what the others hope for. */
let last: { readonly s: S; readonly news: S['news']; readonly bySeat: Map<Seat, readonly Prospect[]> } | undefined

export function prospectsOf(s: S, seat: Seat): readonly Prospect[] {
  if (last?.s !== s || last.news !== s.news) last = { s, news: s.news, bySeat: new Map() }
  const known = last.bySeat.get(seat)
  if (known) return known
  const found = chosenProspects(s, seat)
  last.bySeat.set(seat, found)
  return found
}

/** What he may hope to take, in influence, and how many cities of the kingdom that is. */
export function hopesOf(s: S, seat: Seat): { readonly hopes: number; readonly cities: number } {
  let [hopes, cities] = [0, 0]
  for (const { value, chance, city } of prospectsOf(s, seat)) {
    hopes += value
    if (isKingdomCity(city)) cities += chance
  }
  return { hopes, cities }
}

/** How many of his cities he may expect to lose to the others: the best chance of any of them for each. */
export function threatsTo(s: S, seat: Seat): number {
  const chances = new Map<City, number>()
  for (const other of barons(s)) {
    if (other === seat) continue
    for (const { city, chance } of prospectsOf(s, other))
      if (ownerOf(s, city) === seat) chances.set(city, Math.max(chance, chances.get(city) ?? 0))
  }
  let sum = 0
  for (const chance of chances.values()) sum += chance
  return sum
}
