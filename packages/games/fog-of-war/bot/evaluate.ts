// How good a position of The Fog of War is for a seat, in victory points of the Axis.

import { countIn, itemAt, newestSighting, type Seat, type Zone } from '@ludoteka/kernel'
import type { CombatCard, Reserve } from '../content/combatCards.ts'
import { BALKANS_DECIDE, REINFORCEMENTS, USA_ENTERS, USSR_ENTERS } from '../content/numbers.ts'
import { PROVINCES, type Province, USSR } from '../content/provinces.ts'
import { SLOTS } from '../content/wheel.ts'
import { indexOfProvince, isNeutral } from '../rules/board.ts'
import { isOccupied, neutralsIn } from '../rules/cards.ts'
import { targetOf } from '../rules/operations.ts'
import { resourcesOf } from '../rules/production.ts'
import { ALLIES, AXIS, otherSeat } from '../rules/sides.ts'
import { type F, type S, ZONES } from '../rules/state.ts'
import { supplyOf } from '../rules/supply.ts'
import { exposure, type Judged, operationsWorth, prospect, quagmiresWorth, supposedOperationsWorth } from './battles.ts'
import { isYearOver, mapOf, productionWorth, qualityIn, strengthWorth, tokenWorth } from './worth.ts'

const WIN = 1000
const NO_SUPPLY = 0.6
const SUPERIORITY = 0.8
/** What a card is worth where it lies, over one that can be played. */
const IN_PROVINCE = 0.7
const ON_WHEEL = 0.95
const IN_WIN_PILE = 0.72
const IN_LOSS_PILE = 0.3
/** What a fresh look is worth: at what an own operation will meet, at an operation of the enemy, at the objectives. */
const LOOK_AT_TARGET = 0.08
const LOOK_AT_OPERATION = 0.7
const LOOK_AT_OBJECTIVES = 0.5
/** What the enemy's look at an army is worth to it. */
const LOOK_AT_ARMY = 0.25

/** Positive = better for the seat. */
export function evaluate(s: S, seat: Seat): number {
  if (s.result.kind === 'won') return s.result.winners.includes(seat) ? WIN : -WIN
  return worthTo(s, seat, { countsBluffs: true })
}

export function worthTo(s: S, seat: Seat, { countsBluffs }: Pick<Judged, 'countsBluffs'>): number {
  const enemy = otherSeat(seat)
  const judged: Judged = { s, viewer: seat, map: mapOf(s), countsBluffs }
  const mine = standing(judged, seat) + operationsWorth(judged) + lookWorth(judged)
  return mine - standing(judged, enemy) - supposedOperationsWorth(s, enemy) - enemyLookWorth(s, enemy)
}

/** All that a side has, as the viewer sees it. */
function standing(judged: Judged, seat: Seat): number {
  const { s } = judged
  return (
    (seat === AXIS ? s.vp : 0) +
    holdings(judged, seat) +
    cardsWorth(s, seat) +
    productionWorth(s, seat, resourcesOf(s, seat)) +
    itemAt(s.intelReady, seat) * tokenWorth(s, seat) +
    (s.superiority === seat ? SUPERIORITY : 0) +
    quagmiresWorth(judged, seat) -
    exposure(judged, seat)
  )
}

/** What its provinces are worth, less where they carry a no-supply marker. */
function holdings({ s, map }: Judged, seat: Seat): number {
  const worth = itemAt(map.held, seat)
  const { supplied, connected } = supplyOf(s, seat)
  let sum = 0
  for (let i = 0; i < worth.length; i++) {
    if (s.control[i] !== seat) continue
    sum += itemAt(worth, i) - (supplied[i] || connected[i] ? 0 : NO_SUPPLY)
  }
  for (const at of joining(s, seat)) sum += itemAt(worth, indexOfProvince(at))
  return sum
}

/** 3.7, 3.9 Neutral provinces that go over to a seat with the last steps of the year. */
export function joining(s: S, seat: Seat): readonly Province[] {
  if (!isYearOver(s)) return []
  if (seat === AXIS) return s.year === BALKANS_DECIDE && isNeutral(s, 'balkans') ? ['balkans'] : []
  return s.year === USSR_ENTERS ? USSR.filter(at => isNeutral(s, at)) : []
}

const PLAYABLE = [ZONES.deck, ZONES.hand, ZONES.chosen, ZONES.discard, ZONES.fighting]
const ARMIES = PROVINCES.map(at => ZONES.army.at(at))
const OPERATIONS = SLOTS.map(slot => ZONES.operation.at(slot))

export function cardsWorth(s: S, seat: Seat): number {
  const quality = (zones: readonly Zone<CombatCard>[]): number =>
    zones.reduce((sum, zone) => sum + qualityIn(s, zone, seat), 0)
  const sum =
    quality(PLAYABLE) +
    IN_PROVINCE * quality(ARMIES) +
    ON_WHEEL * quality(OPERATIONS) +
    IN_WIN_PILE * qualityIn(s, ZONES.winPile, seat) +
    IN_LOSS_PILE * qualityIn(s, ZONES.lossPile, seat) +
    arriving(s, seat)
  return sum * strengthWorth(s)
}

/** 3.8, 3.9, 3.12 Sets that come into the game with the last steps of the year. */
function arriving(s: S, seat: Seat): number {
  if (!isYearOver(s)) return 0
  const reserve = (set: Reserve): number => qualityIn(s, ZONES.reserve.at(set), seat)
  let sum = 0
  if (s.year === USA_ENTERS) sum += reserve('usa')
  if (s.year === USSR_ENTERS) sum += reserve('ussr')
  for (const set of REINFORCEMENTS[s.year + 1] ?? []) sum += IN_LOSS_PILE * reserve(set)
  return sum
}

/** How much a look at a stack still tells, from 0 to 1. */
function freshness(s: S, zone: Zone, owner: Seat, viewer: Seat): number {
  const seen = newestSighting(s, zone, owner, viewer)
  return seen === undefined ? 0 : 1 / (1 + seen.came + seen.left + (s.turn - seen.when) / 4)
}

/** What the seat has seen of what its operations will meet, of the enemy's wheel, and of the objectives. */
function lookWorth({ s, viewer: seat, map }: Judged): number {
  if (s.sightings.length === 0) return 0
  const enemy = otherSeat(seat)
  let sum = seat === ALLIES ? LOOK_AT_OBJECTIVES * Math.min(1, freshness(s, ZONES.besideMorocco, 0, seat) * 4) : 0
  for (const slot of SLOTS) {
    if (isOccupied(s, enemy, slot)) sum += LOOK_AT_OPERATION * freshness(s, ZONES.operation.at(slot), enemy, seat)
    if (!isOccupied(s, seat, slot)) continue
    const at = targetOf(s, seat, slot)
    const neutrals = neutralsIn(at)
    const fresh = Math.max(
      freshness(s, ZONES.army.at(at), enemy, seat),
      neutrals ? freshness(s, neutrals.zone, neutrals.seat, seat) : 0,
    )
    sum += LOOK_AT_TARGET * Math.max(0, prospect(map, seat, indexOfProvince(at)).swing) * fresh
  }
  return sum
}

/** What the enemy has just learned; of what it saw before, a deal tells nothing. */
function enemyLookWorth(s: S, enemy: Seat): number {
  if (s.sightings.length === 0) return 0
  const seat = otherSeat(enemy)
  let sum = 0
  for (const slot of SLOTS)
    if (isOccupied(s, seat, slot)) sum += LOOK_AT_OPERATION * freshness(s, ZONES.operation.at(slot), seat, enemy)
  for (const at of PROVINCES)
    if (countIn(s, ZONES.army.at(at), seat) > 0) sum += LOOK_AT_ARMY * freshness(s, ZONES.army.at(at), seat, enemy)
  return sum
}

/** In these steps nothing is decided yet: a launch waits for its battle, a contest for its last payment, a recall for its cards. */
const UNDER_WAY: ReadonlySet<F['step']> = new Set([
  'intel.contest',
  'battle.origin',
  'battle.superiority',
  'battle.pay',
  'recall.province',
  'recall.operation',
])

/** No cards are chosen, no battle and no contest is under way. */
export function isQuiet(s: S): boolean {
  const step = s.stack.at(-1)?.step
  const isUnderWay = step !== undefined && UNDER_WAY.has(step)
  return !isUnderWay && countIn(s, ZONES.chosen, AXIS) + countIn(s, ZONES.chosen, ALLIES) === 0
}
