// What a Baron has, as bots that search see it: every part by itself, weighed by how much time is left to use it. How much of the
// final influence each part foretells was found by regression over matches (weights.json).

import { cardsIn, itemAt, NOWHERE, type Seat } from '@ludoteka/kernel'
import { SHAPES } from '../content/barons.ts'
import { CITIES, CITY, KINGDOM_CITIES } from '../content/cities.ts'
import { cardsOn } from '../rules/actions.ts'
import {
  armyStrength,
  casualtiesOf,
  effectiveStrength,
  isOnBoard,
  noblesIn,
  officeOf,
  othersIn,
  strongholdArea,
} from '../rules/armies.ts'
import { amountOf, countBarons } from '../rules/barons.ts'
import { besiegerOf, isBesieged, isRazed, siegeRoundOf } from '../rules/cities.ts'
import { ARMIES } from '../rules/names.ts'
import { lastRoundAt, needsFiveCities, onlyMightCounts } from '../rules/options.ts'
import { type S, ZONES } from '../rules/state.ts'
import { honourWorth, isPaidOut, wageBill } from './worth.ts'

/** Cities that each Baron holds when all are shared out, and how many of all held give influence: others are besieged. */
const FAIR_SHARE = 2.6
const PAYING = 0.9
/** How much of the influence of this round is left in a city that is held now, by the action area under way: it may be lost before. */
const HELD_UNTIL_UPKEEP = { planning: 0.35, areas: [0.5, 0.7, 0.95] }
/** What is held later than the next Upkeep is lost again, or another would have been won instead. */
export const LATER = 1.5
/** Of a win by force: to have it in sight, and how little it is while it is far. */
const NEARLY = 0.4
const STEEPNESS = 6
const NEEDED_CROWNS = 8
/** In the last round troops only hold what there is, and crowns buy nothing any more. */
const LAST_STAND = 0.3
const USEFUL_FAITH = 4

/** How many Upkeeps will still give out influence, by what is left in the pool. */
export function roundsToCome(s: S): number {
  const paid = isPaidOut(s) ? 1 : 0
  if (s.isLastRound) return 1 - paid
  const atMost = lastRoundAt(s) - s.round + 1 - paid
  if (onlyMightCounts(s)) return Math.min(3, atMost)
  const held = CITIES.filter((_, i) => itemAt(s.control, i) !== NOWHERE).length
  const standing = CITIES.filter(city => !isRazed(s, city)).length
  const growing = Math.max(held, Math.min(FAIR_SHARE * countBarons(s), standing - 1))
  const first = s.round <= 1 && paid === 0 ? 1 : 0
  return Math.max(1, Math.min(atMost, s.pool / (PAYING * growing) + 0.4 + first))
}

function thisRound(s: S, seat: Seat, left: number): number {
  if (left <= 0 || (s.round > 0 && strongholdArea(s, seat) === undefined)) return 0 // 17.2
  if (s.area !== NOWHERE) return HELD_UNTIL_UPKEEP.areas[s.area] ?? 1
  return s.stack.some(({ step }) => step === 'upkeep.influence') ? 1 : HELD_UNTIL_UPKEEP.planning
}

/** 17.1 How near he is to a win by force, with the cities that he may hope to take. */
function conquest(s: S, seat: Seat, expected: number): number {
  let [standing, held] = [0, 0]
  for (const city of KINGDOM_CITIES) {
    if (!isRazed(s, city)) standing++
    if (itemAt(s.control, CITIES.indexOf(city)) === seat) held++
  }
  const needed = needsFiveCities(s) ? 5 : Math.floor(standing / 2) + 1
  if (held >= needed) return 1
  return NEARLY * Math.min(1, (held + expected) / needed) ** STEEPNESS
}

/** 6.4 How much of what starts Wages is there: the crowns that are missing may come in before. */
function nearnessOfWages(s: S): number {
  if (s.stack.some(({ step }) => step.startsWith('wages.'))) return 0
  return Math.min(1, cardsOn(s, 'wages') / (2 * countBarons(s)))
}

/** In influence at the end, but for the weights. */
export function assetsOf(s: S, seat: Seat, expectedCities: number, threats: number) {
  const left = roundsToCome(s)
  const later = Math.max(0, left - 1)
  const inField = Math.max(later, LAST_STAND * left)
  const now = thisRound(s, seat, left)
  let [cities, citiesLater, besieged, guarded, exposed, fresh, ripe] = [0, 0, 0, 0, 0, 0, 0]
  for (const [i, city] of CITIES.entries()) {
    if (besiegerOf(s, city) === seat) {
      if (siegeRoundOf(s, city) < s.round) ripe++
      else fresh++
    }
    if (itemAt(s.control, i) !== seat) continue
    const { area } = CITY[city]
    if (isBesieged(s, city)) besieged++
    else {
      cities += now
      citiesLater += Math.min(later, LATER)
    }
    if (noblesIn(s, seat, area).length > 0) guarded++
    if (othersIn(s, seat, area).length > 0) exposed++
  }
  let [troops, waiting, casualties] = [0, 0, 0]
  for (const army of ARMIES) {
    if (army !== 'stronghold' && isOnBoard(s, seat, army)) troops += effectiveStrength(s, seat, army) / 100
    else waiting += armyStrength(s, seat, army) / 100
    casualties += casualtiesOf(s, seat, army)
  }
  let honours = 0
  for (const card of cardsIn(s, ZONES.charges, seat)) honours += honourWorth(card)
  for (const shape of SHAPES) {
    const office = officeOf(s, seat, shape)
    if (office !== undefined) honours += honourWorth(office)
  }
  const crowns = amountOf(s, 'crowns', seat)
  const wages = wageBill(s, seat)
  const needed = Math.min(crowns, Math.max(NEEDED_CROWNS, wages))
  const held = Math.min(left, 1)
  return {
    influence: onlyMightCounts(s) ? 0 : amountOf(s, 'influence', seat),
    conquest: conquest(s, seat, expectedCities),
    cities,
    citiesLater,
    besieged: besieged * held,
    guarded: guarded * held,
    exposed: exposed * held,
    threatened: threats * (now + Math.min(later, LATER)),
    freshSieges: fresh * Math.min(later, LATER),
    ripeSieges: ripe * held,
    troops: troops * inField,
    waitingTroops: waiting * later,
    casualties: casualties * inField,
    crowns: needed * later,
    spareCrowns: (crowns - needed) * later,
    unpaid: Math.max(0, wages - crowns) * later * nearnessOfWages(s),
    faith: Math.min(USEFUL_FAITH, amountOf(s, 'faith', seat)) * later,
    honours: honours * later,
    chairman: s.chairman === seat ? later : 0,
    headOfChurch: s.headOfChurch === seat ? later : 0,
    banned: s.banned[seat] ? later : 0,
  }
}

/** The fewer rounds are to come the more certain a lead is. */
export const certainty = (s: S): number => 1.3 / (0.5 + 0.45 * roundsToCome(s))
