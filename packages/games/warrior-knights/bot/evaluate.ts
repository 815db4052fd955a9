// How good a position of Warrior Knights is for a Baron, in points of influence.

import type { Seat } from '@ludoteka/kernel'
import { LEADERSHIP } from '../content/barons.ts'
import { effectiveStrength, strongholdArea } from '../rules/armies.ts'
import { barons } from '../rules/barons.ts'
import { type Battle, wallStrength } from '../rules/battle/sides.ts'
import { isRazed } from '../rules/cities.ts'
import type { F } from '../rules/frames.ts'
import { printedCity, reachOf } from '../rules/map.ts'
import { isCityName, NONE } from '../rules/names.ts'
import type { S } from '../rules/state.ts'
import { promisesWorth } from './deals.ts'
import { hopes, odds } from './targets.ts'
import { cityWorth, standing, upkeepsLeft } from './worth.ts'

const WIN = 1000
/** How much the others' good counts: the best of them most. */
const RIVAL = 0.55
const OTHERS = 0.25
/** What a stronghold is worth to whoever takes it. */
const STRONGHOLD = 2.5
/** What a hundred points of troops and a Noble stand to lose in a lost battle. */
const TROOPS_AT_STAKE = 0.2
const NOBLE_AT_STAKE = 0.4
/** A battle that others may still forbid. */
const ASKED_FOR = 0.1
/** Before the first round: each city within reach of the stronghold, and each stronghold of another. */
const NEAR_CITY = 0.25
const NEAR_STRONGHOLD = -0.15

/** Positive = better for the seat. */
export function evaluate(s: S, seat: Seat): number {
  if (s.result.kind === 'won') return s.result.winners.includes(seat) ? WIN : -WIN
  if (s.result.kind !== 'open') return 0
  let best = Number.NEGATIVE_INFINITY
  let sum = 0
  let others = 0
  for (const other of barons(s)) {
    if (other === seat) continue
    const value = standing(s, other) + underWay(s, other)
    best = Math.max(best, value)
    sum += value
    others++
  }
  const against = others === 0 ? 0 : RIVAL * best + (OTHERS * sum) / others
  return standing(s, seat) + hopes(s, seat) + underWay(s, seat) + site(s, seat) + promisesWorth(s, seat) - against
}

/** 3.13 Where the stronghold stands, while the first Nobles are placed. */
function site(s: S, seat: Seat): number {
  const home = s.round === 0 ? strongholdArea(s, seat) : undefined
  if (home === undefined) return 0
  let sum = 0
  for (const area of reachOf(home, { range: 3, areOpen: true, areBridgesOpen: true, closedAreas: [] })) {
    const city = printedCity(area)
    if (city !== undefined && !isRazed(s, city)) sum += NEAR_CITY
    if (barons(s).some(other => other !== seat && strongholdArea(s, other) === area)) sum += NEAR_STRONGHOLD
  }
  return sum
}

const isBattle = (f: F): f is Extract<F, Battle> => 'attackers' in f && 'defenders' in f

/** What a battle promises that has been declared and is not decided. */
function underWay(s: S, seat: Seat): number {
  const f = s.stack.at(-1)
  if (f === undefined || !isBattle(f)) return 0
  if (f.step === 'war.leave' || f.step === 'war.laws') return f.attacker === seat ? ASKED_FOR : 0
  if (f.step === 'battle.capture' || f.step === 'battle.end') return 0
  if (f.attacker !== seat && f.defender !== seat) return 0
  const attack = LEADERSHIP + sumOf(f.attackers.map(shape => effectiveStrength(s, f.attacker, shape)))
  const nobles = f.defenders.filter(army => army !== 'stronghold').length
  const inside = f.defender < 0 ? 0 : sumOf(f.defenders.map(army => effectiveStrength(s, f.defender, army)))
  const isLed = nobles > 0
  const chance = odds(attack, inside + (isLed ? LEADERSHIP : 0) + wallStrength(s, f.walls), isLed)
  const prize = f.walls === NONE ? 0 : isCityName(f.walls) ? cityWorth(s, f.walls, upkeepsLeft(s)) : STRONGHOLD
  const ours = atStake(attack - LEADERSHIP, f.attackers.length)
  const theirs = atStake(inside, nobles)
  return f.attacker === seat ? chance * prize - (1 - chance) * ours : -chance * (prize + theirs)
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
const atStake = (strength: number, nobles: number): number =>
  (TROOPS_AT_STAKE * strength) / 100 + NOBLE_AT_STAKE * nobles

/** Decisions of several clicks, which only their end can judge. */
const UNFINISHED: ReadonlySet<F['step']> = new Set([
  'mobilize.area',
  'mobilize.moves',
  'mobilize.one',
  'mobilize.battle',
  'move.noble',
  'law.roadMove',
  'law.seaMove',
  'war.declare',
  'war.armies',
  'war.laws',
  'event.cancel',
  'effect.option',
  'effect.marker',
  'city.keepOrRaze',
  'draft.block',
  'draft.marker',
  'draft.assign',
  'wages.regulars',
  'wages.mercenaries',
  'upkeep.nobles',
  'losses.discard',
])

export const isQuiet = (s: S): boolean => {
  const step = s.stack.at(-1)?.step
  return step === undefined || !UNFINISHED.has(step)
}
