// What cities, troops and goods are worth to the bot, in points of influence.

import { cardsIn, itemAt, NOWHERE, type Seat } from '@ludoteka/kernel'
import type { AgendaId } from '../content/agendas.ts'
import { LEADERSHIP, SHAPES } from '../content/barons.ts'
import { CITIES, CITY, type City, KINGDOM_CITIES } from '../content/cities.ts'
import { troopFacts } from '../content/troops.ts'
import {
  armyStrength,
  casualtiesOf,
  effectiveStrength,
  hasLeftGame,
  isOnBoard,
  noblesIn,
  officeOf,
  othersIn,
  strongholdArea,
  troopsOf,
} from '../rules/armies.ts'
import { amountOf, barons } from '../rules/barons.ts'
import { besiegerOf, citiesOf, cityStrength, incomeOf, isBesieged, isRazed } from '../rules/cities.ts'
import { isKingdomCity } from '../rules/map.ts'
import { ARMIES } from '../rules/names.ts'
import { lastRoundAt, onlyMightCounts } from '../rules/options.ts'
import { type S, ZONES } from '../rules/state.ts'
import { isCircleFree } from '../rules/wages.ts'

/** A crown in Taxation, which comes in about every second round. */
const INCOME_A_ROUND = 0.06
const VOTE_A_ROUND = 0.08
/** How much of a city's worth is left when somebody besieges it, when nobody guards it against revolts, and when it may well be taken. */
const BESIEGED = 0.45
const UNGUARDED = 0.93
const EXPOSED = 0.6
/** Crowns that the next wages need, those a little beyond, and all others. */
const NEEDED_CROWN = 0.16
const SPARE_CROWN = 0.08
const IDLE_CROWN = 0.025
const SPARE_CROWNS = 8
const TIME_TO_SPEND = 3
const VOTE = 0.1
const FAITH = 0.3
const IDLE_FAITH = 0.1
const USEFUL_FAITH = 4
const CHAIRMAN = 0.5
const HEAD_OF_CHURCH = 0.6
const BANNED = -1.5
const NO_STRONGHOLD = -1
const HUNDRED_TROOPS = 0.4
const OFF_BOARD = 0.6
const LEADERLESS = 0.6
const CASUALTY = 0.12
const NOBLE = 0.6
const LEFT_GAME = -0.5
/** Cities that are all but enough to win by force. */
const CONQUEST = 3
const CONQUERED = 15

/** What it is worth to hold a charge or an office, beside the troops it maintains. */
const HONOURS: Readonly<Partial<Record<AgendaId, number>>> = {
  wineConcession: 0.6,
  saltConcession: 0.6,
  woolConcession: 0.9,
  silverConcession: 1.2,
  debtOfTheLateKing: -0.7,
  envoyToTheEmperor: -0.3,
  keeperOfTheSeal: 0.5,
  protectorOfTheChurch: 0.4,
  quartermaster: 0.25,
  wardenOfTheRoads: 0.3,
  lordMarshal: 0.3,
  captainOfTheGuard: 0.25,
  constable: 0.25,
  masterOfEngines: 0.3,
  lordAdmiral: 0.2,
  standardBearer: 0.3,
  hospitaller: 0.25,
  sheriff: 0.4,
}
export const honourWorth = (card: AgendaId): number => HONOURS[card] ?? 0

/** The influence of this round has been given out. */
export const isPaidOut = (s: S): boolean =>
  s.area === NOWHERE &&
  s.stack.some(({ step }) => step === 'upkeep.end') &&
  !s.stack.some(({ step }) => step === 'upkeep.influence')

/** In so many Upkeeps, this round's included, influence will still be given out, as far as one can tell. */
export function upkeepsLeft(s: S): number {
  const paid = isPaidOut(s) ? 1 : 0
  const atMost = lastRoundAt(s) - s.round + 1 - paid
  if (onlyMightCounts(s)) return Math.min(3, atMost)
  if (s.isLastRound) return 1 - paid
  const held = CITIES.filter((_, i) => itemAt(s.control, i) !== NOWHERE).length
  const growing = held + barons(s).length
  return Math.max(1, Math.min(5, atMost, Math.ceil(s.pool / growing)))
}

/** What it is worth to control a city until the end. */
export function cityWorth(s: S, city: City, upkeeps: number): number {
  const vote = isKingdomCity(city) ? VOTE_A_ROUND : 0
  return upkeeps * (1 + INCOME_A_ROUND * incomeOf(s, city) + vote)
}

function holdings(s: S, seat: Seat, upkeeps: number): number {
  let sum = 0
  for (const city of citiesOf(s, seat)) {
    const isThreatened = isBesieged(s, city) && besiegerOf(s, city) !== seat
    const isGuarded = noblesIn(s, seat, CITY[city].area).length > 0
    const held = (isThreatened ? BESIEGED : 1) * (isGuarded ? 1 : UNGUARDED) * (isExposed(s, seat, city) ? EXPOSED : 1)
    sum += cityWorth(s, city, upkeeps) * held
  }
  return sum + conquestWorth(s, seat)
}

/** Others stand before the city who are stronger than what holds it. */
function isExposed(s: S, seat: Seat, city: City): boolean {
  const { area } = CITY[city]
  const others = othersIn(s, seat, area)
  if (others.length === 0) return false
  const inside = noblesIn(s, seat, area).reduce((sum, shape) => sum + effectiveStrength(s, seat, shape), 0)
  return others.some(other => {
    const outside = noblesIn(s, other, area).reduce((sum, shape) => sum + effectiveStrength(s, other, shape), 0)
    return outside + LEADERSHIP > inside + cityStrength(s, city) + (inside > 0 ? LEADERSHIP : 0)
  })
}

/** 17.1 */
function conquestWorth(s: S, seat: Seat): number {
  let standing = 0
  let held = 0
  for (const city of KINGDOM_CITIES) {
    if (!isRazed(s, city)) standing++
    if (itemAt(s.control, CITIES.indexOf(city)) === seat) held++
  }
  const needed = Math.floor(standing / 2) + 1
  return held >= needed ? CONQUERED : CONQUEST * (held / needed) ** 3
}

/** 9.2 What the troops of a Baron cost in Wages. */
export function wageBill(s: S, seat: Seat): number {
  let sum = 0
  for (const army of ARMIES) {
    if (army === 'circle' && isCircleFree(s, seat)) continue
    for (const troop of troopsOf(s, seat, army)) sum += troopFacts(troop).wage
  }
  return sum
}

/** What is not needed for wages is worth the less the fewer Upkeeps are left in which it could be spent. */
function crownsWorth(s: S, seat: Seat, upkeeps: number): number {
  const crowns = amountOf(s, 'crowns', seat)
  const needed = Math.min(crowns, wageBill(s, seat))
  const spare = Math.min(crowns - needed, SPARE_CROWNS)
  const use = Math.min(1, upkeeps / TIME_TO_SPEND)
  return NEEDED_CROWN * needed + use * (SPARE_CROWN * spare + IDLE_CROWN * (crowns - needed - spare))
}

function goodsWorth(s: S, seat: Seat, upkeeps: number): number {
  const faith = amountOf(s, 'faith', seat)
  const useful = Math.min(faith, USEFUL_FAITH)
  return (
    crownsWorth(s, seat, upkeeps) +
    VOTE * amountOf(s, 'votes', seat) +
    FAITH * useful +
    IDLE_FAITH * (faith - useful) +
    (s.chairman === seat ? CHAIRMAN : 0) +
    (s.headOfChurch === seat ? HEAD_OF_CHURCH : 0) +
    (s.banned[seat] ? BANNED : 0)
  )
}

function troopsWorth(s: S, seat: Seat): number {
  let sum = 0
  for (const army of ARMIES) {
    const isThere = army === 'stronghold' ? strongholdArea(s, seat) !== undefined : isOnBoard(s, seat, army)
    const strength = armyStrength(s, seat, army)
    const use = isThere ? (army === 'stronghold' ? LEADERLESS : 1) : OFF_BOARD
    if (strength > 0) sum += HUNDRED_TROOPS * (strength / 100) ** 0.9 * use
    sum -= CASUALTY * casualtiesOf(s, seat, army)
    if (army === 'stronghold') continue
    if (isThere) sum += NOBLE
    else if (hasLeftGame(s, seat, army)) sum += LEFT_GAME
  }
  return sum
}

function honoursWorth(s: S, seat: Seat): number {
  let sum = 0
  for (const card of cardsIn(s, ZONES.charges, seat)) sum += honourWorth(card)
  for (const shape of SHAPES) {
    const office = officeOf(s, seat, shape)
    if (office !== undefined) sum += honourWorth(office)
  }
  return sum
}

/** All that a Baron has, whatever he is about to take. */
export function standing(s: S, seat: Seat): number {
  if (s.eliminated[seat]) return -20
  const upkeeps = upkeepsLeft(s)
  const influence = onlyMightCounts(s) ? 0 : amountOf(s, 'influence', seat)
  const homeless = s.round > 0 && strongholdArea(s, seat) === undefined ? NO_STRONGHOLD * (1 + upkeeps) : 0
  return (
    influence +
    holdings(s, seat, upkeeps) +
    goodsWorth(s, seat, upkeeps) +
    troopsWorth(s, seat) +
    honoursWorth(s, seat) +
    homeless
  )
}
