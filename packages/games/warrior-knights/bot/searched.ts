// What bots that search think about, where it is more, or less, than what the greedy one does.

import { type Action, cardsIn, type Seat } from '@ludoteka/kernel'
import { isOneOf } from '@ludoteka/text-kit'
import { AREAS, type Area } from '../content/areas.ts'
import { LEADERSHIP, SHAPES, type Shape } from '../content/barons.ts'
import { areaOf, effectiveStrength, isReady, noblesIn, othersIn } from '../rules/armies.ts'
import { targetsIn } from '../rules/battle/declare.ts'
import { partsOfTarget, TARGETS } from '../rules/battle/names.ts'
import { besiegerOf, cityIn, ownerOf, siegeRoundOf, strongholdStrength } from '../rules/cities.ts'
import { isCityName, seatOfBaron } from '../rules/names.ts'
import { type S, ZONES } from '../rules/state.ts'
import { movableNobles } from '../rules/ways.ts'
import { isBesieging, isPeaceBreach, isPointless, onceFor } from './pointless.ts'
import { hasStormBonus, prospectsOf, stormOdds } from './prospects.ts'
import { defenceOf } from './targets.ts'

const isTarget = isOneOf(TARGETS)
const isArea = isOneOf(AREAS)
const isShape = isOneOf(SHAPES)

/** What the greedy bot says of these answers does not count here. */
const OWN_WORD: ReadonlySet<string> = new Set([
  'done',
  'assign',
  'attack',
  'attackWith',
  'noBattle',
  'perform',
  'mobilize',
  'moveNoble',
])
export const admits = (_s: S, { verb }: Action): boolean => OWN_WORD.has(verb)

/** Areas for which Mobilize Forces is thought through. */
const AREAS_TRIED = 5
/** Assaults with worse odds are not thought about. */
const FAIR_ODDS = 0.4
/** With such odds nobody else is needed. */
const SURE = 0.93

const areasWorthwhile = onceFor((s, seat): ReadonlySet<Area> => {
  const areas = prospectsOf(s, seat).map(({ area }) => area)
  return new Set(areas.filter(area => canActIn(s, seat, area)).slice(0, AREAS_TRIED))
})

const canAttackIn = (s: S, seat: Seat, area: Area): boolean =>
  targetsIn(s, seat, area).some(target => isWorthAttacking(s, seat, area, target))
const canActIn = (s: S, seat: Seat, area: Area): boolean =>
  canAttackIn(s, seat, area) || movableNobles(s, seat, area, []).some(shape => isNeededIn(s, seat, shape, area))

export function isLeftOut(s: S, { seat, verb, arg }: Action): boolean {
  const f = s.stack.at(-1)
  switch (verb) {
    case 'assign':
      return typeof arg === 'string' && !isSensibleAssignment(s, seat, arg)
    case 'done':
      if (f?.step === 'mobilize.moves') return f.moved.length === 0 && !canAttackIn(s, seat, f.area)
      return isPointless(s, { seat, verb })
    case 'attack':
      return isTarget(arg) && f?.step === 'war.declare' && !isWorthAttacking(s, seat, f.at, arg)
    case 'attackWith':
      return f?.step === 'war.armies' && f.chosen.length > 0 && partsOfTarget(f.target).kind === 'siege'
    // Whoever has asked nobody's leave knew the law when he announced his attack.
    case 'obey':
      return f?.step === 'war.laws' && othersIn(s, seat, f.at).every(other => other === f.defender)
    case 'perform':
      return f?.step === 'baron.card' && f.card === 'mobilizeForces' && areasWorthwhile(s, seat).size === 0
    case 'mobilize':
      return isArea(arg) && f?.step === 'mobilize.area' && !areasWorthwhile(s, seat).has(arg)
    case 'moveNoble':
      return f?.step === 'mobilize.moves' && isShape(arg) && !isNeededIn(s, seat, arg, f.area)
    default:
      return false
  }
}

/** 3.10 The star can storm a weak city from the start; every other Noble can at least besiege one. */
function isSensibleAssignment(s: S, seat: Seat, pair: string): boolean {
  const [troop = '', army = ''] = pair.split('.')
  if (troop === 'regular100') return army === 'star'
  if (troop !== 'regular50') return army === (troop.endsWith('100') ? 'circle' : 'square')
  const star = cardsIn(s, ZONES.assigned.at('star'), seat).filter(card => card === 'regular50').length
  return army === (star < 2 ? 'star' : 'triangle')
}

const readyIn = (s: S, seat: Seat, at: Area): readonly Shape[] =>
  noblesIn(s, seat, at).filter(shape => isReady(s, seat, shape))

function sumOf(s: S, seat: Seat, shapes: readonly Shape[]): number {
  let sum = 0
  for (const shape of shapes) sum += effectiveStrength(s, seat, shape)
  return sum
}

function isNeededIn(s: S, seat: Seat, shape: Shape, area: Area): boolean {
  const from = areaOf(s, seat, shape)
  if (from !== undefined && isBesieging(s, seat, from)) return false
  const city = cityIn(s, area)
  if (city === undefined || ownerOf(s, city) === seat) return true
  const ready = readyIn(s, seat, area)
  if (ready.length === 0) return true
  const { total, isLed } = defenceOf(s, city)
  return stormOdds(sumOf(s, seat, ready), ready.some(hasStormBonus), total, isLed) < SURE
}

function isWorthAttacking(s: S, seat: Seat, at: Area, target: (typeof TARGETS)[number]): boolean {
  if (isPeaceBreach(s, seat, target)) return false
  const { kind, of } = partsOfTarget(target)
  if (kind === 'siege') return true
  const ready = readyIn(s, seat, at)
  const hasBonus = ready.some(hasStormBonus)
  const mine = sumOf(s, seat, ready)
  if (isCityName(of)) {
    // What surrenders at once need not be stormed.
    const isSure = besiegerOf(s, of) === seat && siegeRoundOf(s, of) < s.round
    const { total, isLed } = defenceOf(s, of)
    return !isSure && stormOdds(mine, hasBonus, total, isLed) >= FAIR_ODDS
  }
  const other = seatOfBaron(of)
  const nobles = noblesIn(s, other, at)
  const walls = kind === 'assault' ? strongholdStrength(s, other) + effectiveStrength(s, other, 'stronghold') : 0
  const isLed = nobles.length > 0
  return stormOdds(mine, hasBonus, sumOf(s, other, nobles) + walls + (isLed ? LEADERSHIP : 0), isLed) >= FAIR_ODDS
}

/** Battles, and what becomes of those who fought them. */
export function isBattleUnderWay(s: S): boolean {
  const step = s.stack.at(-1)?.step
  return step !== undefined && UNDER_WAY.some(part => step.startsWith(part))
}
const UNDER_WAY = ['war.leave', 'war.laws', 'battle.', 'retreat.', 'army.', 'desert.', 'death.', 'losses.'] as const
