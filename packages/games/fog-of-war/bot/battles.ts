// What the bot expects of battles: of its own operations, of quagmires, and of attacks on what a side holds.

import { cardsIn, itemAt, NOWHERE, type Seat } from '@ludoteka/kernel'
import { COMBAT, type CombatCard } from '../content/combatCards.ts'
import { isAttackLink, isLanding, neighboursOf } from '../content/links.ts'
import { ALLIED_AIMS, FIRST_YEAR, LANDING_DEFENCE } from '../content/numbers.ts'
import { PROVINCE, PROVINCES, type Province, type Terrain, WINTER_DEFENCE } from '../content/provinces.ts'
import { POSITION, type Position, SLOTS, type Slot } from '../content/wheel.ts'
import { controllerOf, hasQuagmire, indexOfProvince, positionOf } from '../rules/board.ts'
import { armyAt, countOperation, isOccupied, isSuitable, neutralCardsAt, neutralTotal } from '../rules/cards.ts'
import { targetOf } from '../rules/operations.ts'
import { ALLIES, otherSeat } from '../rules/sides.ts'
import { type S, ZONES } from '../rules/state.ts'
import { isYearOver, type MapWorth, yearToCome } from './worth.ts'

/** What a card that nobody has seen adds to a defence on the average. */
const UNSEEN_STRENGTH = 1.2
const UNSEEN_NEUTRAL = 1.4
/** How much of what a deal supposes is believed; the rest is the average. */
const BELIEF = 0.5
/** How much a quagmire is worth of what a win would be. */
const QUAGMIRE = 0.25
/** An operation whose target can't be reached yet. */
const OUT_OF_REACH = 0.3
/** How far an operation has come: it can still be strengthened, but also be seen through. One that lapses is worth little. */
const READINESS: Readonly<Record<Position, number>> = {
  newOp: 0.8,
  planning: 0.85,
  hasty: 0.9,
  ready: 0.92,
  readyStill: 0.9,
  prepared: 0.9,
}
const LAPSING = 0.15
/** What the enemy will have added to the defence by the time an operation can be launched. */
const ADDED_DEFENCE: Readonly<Record<Position, number>> = {
  newOp: 1.5,
  planning: 1,
  hasty: 0,
  ready: 0,
  readyStill: 0,
  prepared: 0,
}
/** How likely an attack comes at all, with nothing on the wheel and with each operation there. */
const THREAT = 0.5
const THREAT_OF_OPERATION = 0.1
const MOST_THREAT = 0.95
/** How much of it falls on other provinces than the worst. */
const ELSEWHERE = 0.35
/** The first of Berlin and Ruhr to fall brings the Allies within one battle of the end (0.2). */
const FIRST_AIM = 60
/** How much less it is in danger behind a province that must fall first: that takes another operation. */
const BEHIND_ANOTHER = 0.5
/** How unsure the strength of attacks is that are only expected. */
const SPREAD_OF_ATTACKS = 2.5
/** What such an attack musters: as much as one that is made in a hurry, or as the largest operation on the wheel. */
const ATTACK = 5
const ATTACK_A_YEAR = 0.6
const ATTACK_A_CARD = 1.5

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x))

/** How likely a strength wins at once, and how likely it gets stuck. */
function chances(attack: number, defence: number, spread: number): { readonly win: number; readonly stuck: number } {
  if (attack <= 0) return { win: 0, stuck: 0 }
  if (defence <= 0) return { win: 1, stuck: 0 } // 4.5.8
  const win = sigmoid((attack - 2 * defence + 0.3) / spread)
  return { win, stuck: Math.max(0, sigmoid((attack - defence + 0.3) / spread) - win) }
}

function suitableStrength(cards: readonly CombatCard[], terrain: Terrain, attacks: boolean): number {
  let sum = 0
  for (const card of cards)
    if (isSuitable(card, terrain, attacks)) sum += terrain === 'land' ? COMBAT[card].land : COMBAT[card].sea
  return sum
}

/** The strength that a side holds a province with, as the viewer sees it: its own cards, or those it supposes. */
function garrison(s: S, viewer: Seat, seat: Seat, at: Province): number {
  const cards = armyAt(s, seat, at)
  if (cards.length === 0) return 0
  const strength = suitableStrength(cards, PROVINCE[at].terrain, false)
  return viewer === seat ? strength : BELIEF * strength + (1 - BELIEF) * UNSEEN_STRENGTH * cards.length
}

function neutralGarrison(s: S, at: Province): number {
  const cards = neutralCardsAt(s, at)
  return BELIEF * neutralTotal(cards) + (1 - BELIEF) * UNSEEN_NEUTRAL * cards.length
}

/** All that stands against an attack from one of these provinces; nothing is counted for nobody (4.5.8). */
function defenceOf(s: S, viewer: Seat, defender: Seat, at: Province, origins: readonly Province[]): number {
  const cards = garrison(s, viewer, defender, at) + neutralGarrison(s, at)
  if (cards === 0) return 0
  const landing = origins.length > 0 && origins.every(from => isLanding(from, at)) ? LANDING_DEFENCE : 0
  return cards + landing + (s.winter && !isYearOver(s) ? WINTER_DEFENCE[PROVINCE[at].winter] : 0)
}

/** A position as a viewer judges it: its own cards are true, the other's supposed. */
export type Judged = {
  readonly s: S
  readonly viewer: Seat
  readonly map: MapWorth
  /** Any operation of the viewer is a threat, whatever it holds and wherever it goes. */
  readonly countsBluffs: boolean
}

type Prospect = { readonly swing: number; readonly origins: readonly Province[] }

/** What a seat would gain by taking a province, and from where it could attack. */
export function prospect({ swing, origins }: MapWorth, seat: Seat, i: number): Prospect {
  return { swing: itemAt(itemAt(swing, seat), i), origins: itemAt(itemAt(origins, seat), i) }
}

/** What an operation of the viewer promises. */
function operationWorth({ s, viewer: seat, map }: Judged, slot: Slot): number {
  const at = targetOf(s, seat, slot)
  const { swing, origins } = prospect(map, seat, indexOfProvince(at))
  if (swing <= 0) return 0
  const position = positionOf(s, seat, slot)
  const attack = suitableStrength(cardsIn(s, ZONES.operation.at(slot), seat), PROVINCE[at].terrain, true)
  const bonus = attack > 0 ? POSITION[position].attack : 0
  const defence = defenceOf(s, seat, otherSeat(seat), at, origins) + ADDED_DEFENCE[position]
  const { win, stuck } = chances(attack + bonus, defence, 1.3)
  const lapses = position === 'prepared' && s.active !== seat
  const reach = origins.length > 0 && !hasQuagmire(s, at) ? 1 : OUT_OF_REACH
  return swing * (win + QUAGMIRE * stuck) * reach * (lapses ? LAPSING : READINESS[position])
}

/** What the viewer's own operations promise; of the other's only the number of cards is counted. */
export function operationsWorth(judged: Judged): number {
  let sum = 0
  for (const slot of SLOTS) if (isOccupied(judged.s, judged.viewer, slot)) sum += operationWorth(judged, slot)
  return sum
}

export function supposedOperationsWorth(s: S, seat: Seat): number {
  let sum = 0
  for (const slot of SLOTS) if (isOccupied(s, seat, slot)) sum += 0.6 + 0.5 * countOperation(s, seat, slot)
  return sum
}

type Wheel = { readonly operations: number; readonly largest: number }
const NO_OPERATIONS: Wheel = { operations: 0, largest: 0 }

/** What everybody sees of a wheel: how many operations, and the cards of the largest. */
function wheelOf(s: S, seat: Seat): Wheel {
  let operations = 0
  let largest = 0
  for (const slot of SLOTS) {
    const cards = countOperation(s, seat, slot)
    if (cards > 0) operations++
    if (cards > largest) largest = cards
  }
  return { operations, largest }
}

/** What a side must expect to lose by attacks on what it holds: most of all where it hurts most. */
export function exposure(judged: Judged, seat: Seat): number {
  const { s, viewer, map, countsBluffs } = judged
  const enemy = otherSeat(seat)
  const { operations, largest } = enemy !== viewer || countsBluffs ? wheelOf(s, enemy) : NO_OPERATIONS
  const threat = Math.min(MOST_THREAT, THREAT + THREAT_OF_OPERATION * operations)
  const attack = Math.max(ATTACK + ATTACK_A_YEAR * (yearToCome(s) - FIRST_YEAR), ATTACK_A_CARD * largest)
  let sum = 0
  let worst = 0
  for (let i = 0; i < PROVINCES.length; i++) {
    if (s.control[i] !== seat || s.quagmire[i] !== NOWHERE) continue
    const { swing, origins } = prospect(map, enemy, i)
    if (swing <= 0) continue
    const at = itemAt(PROVINCES, i)
    const isAim = !countsBluffs && enemy === ALLIES && ALLIED_AIMS.includes(at)
    const open = origins.length > 0 ? 1 : isAim ? chanceOfOpening(judged, seat, at, attack) : 0
    if (open === 0) continue
    const { win, stuck } = chances(attack, defenceOf(s, viewer, seat, at, origins), SPREAD_OF_ATTACKS)
    const loss = (isAim ? swing + FIRST_AIM : swing) * open * (win + QUAGMIRE * stuck)
    sum += loss
    if (loss > worst) worst = loss
  }
  return threat * (worst + ELSEWHERE * (sum - worst))
}

/** How likely a province that can't be attacked now lies open once a neighbour has fallen that can be. */
function chanceOfOpening({ s, viewer, map }: Judged, seat: Seat, at: Province, attack: number): number {
  let best = 0
  for (const from of neighboursOf(at)) {
    if (controllerOf(s, from) !== seat || hasQuagmire(s, from) || !isAttackLink(from, at)) continue
    const { origins } = prospect(map, otherSeat(seat), indexOfProvince(from))
    if (origins.length === 0) continue
    const { win } = chances(attack, defenceOf(s, viewer, seat, from, origins), SPREAD_OF_ATTACKS)
    best = Math.max(best, win)
  }
  return BEHIND_ANOTHER * best
}

/** What the quagmires promise the side that attacks in them. */
export function quagmiresWorth({ s, viewer, map }: Judged, seat: Seat): number {
  let sum = 0
  for (let i = 0; i < PROVINCES.length; i++) {
    if (s.quagmire[i] !== seat) continue
    const at = itemAt(PROVINCES, i)
    const cards = armyAt(s, seat, at)
    const strength =
      viewer === seat ? suitableStrength(cards, PROVINCE[at].terrain, true) : UNSEEN_STRENGTH * cards.length
    const { win, stuck } = chances(strength + 1, defenceOf(s, viewer, otherSeat(seat), at, []), 1.5)
    sum += prospect(map, seat, i).swing * (0.6 * win + QUAGMIRE * stuck)
  }
  return sum
}
