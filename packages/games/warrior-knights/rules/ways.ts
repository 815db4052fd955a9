// 10 Where Nobles may go: over land, along roads and by sea.

import { itemAt, NOWHERE, rule, type Seat } from '@ludoteka/kernel'
import { type Area, PORTS } from '../content/areas.ts'
import { SHAPES, type Shape } from '../content/barons.ts'
import { areaOf, areaOfArmy, isOnPortIcon, isReady } from './armies.ts'
import { areaOfWalls, isCutOff } from './cities.ts'
import { isClosed, roadRange } from './lasting.ts'
import { hasPort, type Roads, reachOf, type Step, stepsFrom } from './map.ts'
import { type Army, NONE, WALLS } from './names.ts'
import type { PublicState, S } from './state.ts'

/** A Noble on his way. With Mobilize Forces he must end in `target`; with Versatile Strategy he may stop anywhere. */
export type Way = {
  readonly seat: Seat
  readonly shape: Shape
  readonly target: Area | typeof NONE
  /** The areas he has been in, the first is where he started. */
  readonly path: readonly Area[]
  /** All steps so far went along roads. */
  readonly onRoads: boolean
  /** Nobles that have moved with this card before him (10.8a). */
  readonly moved: readonly Shape[]
  /** He has drawn back here from what a law forbids, a voyage or a second step: it is not offered again (9.3.12a). */
  readonly isLawAbiding: boolean
}

/** What of it decides where he may go. */
type March = Pick<Way, 'target' | 'path' | 'onRoads' | 'isLawAbiding'>

export const hereOf = ({ path }: Way): Area => itemAt(path, path.length - 1)
export const stepsDone = ({ path }: Way): number => path.length - 1

/** 10.2, 10.3 The steps he may take from where he is: one of any kind, or several along roads. */
function nextSteps(roads: Roads, { path, onRoads, isLawAbiding }: March): readonly Step[] {
  const done = path.length - 1
  const here = itemAt(path, done)
  const mayGoOn = done === 0 || (!isLawAbiding && onRoads && roads.areOpen && done < roads.range)
  const isStuck = done > 0 && roads.closedAreas.includes(here)
  if (!mayGoOn || isStuck) return []
  return stepsFrom(here).filter(
    ({ to, road, bridge }) => (roads.areBridgesOpen || !bridge) && (done === 0 || road) && !path.includes(to),
  )
}

/** After this step he can still end where he has to. */
function leadsOn(roads: Roads, { target, path, onRoads }: March, { to, road }: Step): boolean {
  if (target === NONE || to === target) return true
  const further: March = { target, path: [...path, to], onRoads: onRoads && road, isLawAbiding: false }
  return nextSteps(roads, further).some(step => leadsOn(roads, further, step))
}

export function stepsTo(s: S, way: Way): readonly Area[] {
  const roads = waysOf(s, way.seat)
  return nextSteps(roads, way)
    .filter(step => leadsOn(roads, way, step))
    .map(({ to }) => to)
}

/** Every way over land by which he can still come to his target. */
export function waysTo(s: PublicState, way: Way): readonly Way[] {
  const roads = waysOf(s, way.seat)
  return nextSteps(roads, way)
    .filter(step => leadsOn(roads, way, step))
    .flatMap(({ to, road }) => {
      const further: Way = { ...way, path: [...way.path, to], onRoads: way.onRoads && road, isLawAbiding: false }
      return to === way.target ? [further] : waysTo(s, further)
    })
}

/** 10.6 Where he may sail to: only as his whole move. */
export function portsTo(s: S, way: Way): readonly Area[] {
  const here = hereOf(way)
  if (stepsDone(way) > 0 || way.isLawAbiding || !hasPort(here) || isClosed(s, 'sea')) return []
  return PORTS.filter(port => port !== here && (way.target === NONE || port === way.target))
}

/** 10.11 An army behind besieged walls of its own. */
export function isShutIn(s: PublicState, seat: Seat, army: Army): boolean {
  const here = areaOfArmy(s, seat, army)
  return here !== undefined && isCutOff(s, seat, here)
}

/** 10.1 to 10.6 The Nobles of a Baron that could make a move with this target now. */
export function movableNobles(s: S, seat: Seat, target: Area | typeof NONE, moved: readonly Shape[]): readonly Shape[] {
  const reach = reachOfMoves(s, seat)
  return SHAPES.filter(shape => {
    const start = areaOf(s, seat, shape)
    return start !== undefined && !moved.includes(shape) && canMove(s, seat, shape, start) && reach(start, target)
  })
}

/** 10.2 Ready Nobles of a Baron who could march into an area over land now, if everybody lets them pass. */
export function marchersTo(s: PublicState, seat: Seat, at: Area): readonly Shape[] {
  const ways = waysOf(s, seat)
  return SHAPES.filter(shape => {
    const start = areaOf(s, seat, shape)
    return start !== undefined && canMove(s, seat, shape, start) && reachOf(start, ways).has(at)
  })
}

/** Whether any Noble of a Baron could make a move. */
export function canMoveAny(s: S, seat: Seat): boolean {
  const reach = reachOfMoves(s, seat)
  return SHAPES.some(shape => {
    const start = areaOf(s, seat, shape)
    return start !== undefined && canMove(s, seat, shape, start) && reach(start, NONE)
  })
}

/** 10.11 Not out of a besieged place. */
const canMove = (s: PublicState, seat: Seat, shape: Shape, from: Area): boolean =>
  isReady(s, seat, shape) && !isCutOff(s, seat, from)

/** 10.4a, 10.11 The areas of his own besieged walls, which his Nobles may enter but not pass. */
function besiegedAreas(s: PublicState, seat: Seat): readonly Area[] {
  let found: Area[] | undefined
  for (let i = 0; i < WALLS.length; i++) {
    if (s.siegeBy[i] === NOWHERE) continue
    const area = areaOfWalls(s, itemAt(WALLS, i))
    if (area !== undefined && isCutOff(s, seat, area)) found = [...(found ?? []), area]
  }
  return found ?? NO_AREAS
}
const NO_AREAS: readonly Area[] = []

/** Which ways are open to his Nobles. */
export function waysOf(s: PublicState, seat: Seat): Roads & { readonly isSeaOpen: boolean } {
  return {
    range: roadRange(s, seat),
    areOpen: !isClosed(s, 'roads'),
    areBridgesOpen: !isClosed(s, 'bridges'),
    isSeaOpen: !isClosed(s, 'sea'),
    closedAreas: besiegedAreas(s, seat),
  }
}

/** Whether a Noble of his could come from one area to another, or anywhere at all, over land or by sea. */
function reachOfMoves(s: S, seat: Seat): (from: Area, target: Area | typeof NONE) => boolean {
  const ways = waysOf(s, seat)
  return (from, target) => {
    if (from === target) return false
    const areas = reachOf(from, ways)
    if (target === NONE) return areas.size > 0 || (ways.isSeaOpen && hasPort(from))
    return areas.has(target) || (ways.isSeaOpen && hasPort(from) && hasPort(target))
  }
}

/** 7.6 Every area to which one of his Nobles could move now. */
export function areasInReach(s: S, seat: Seat): Set<Area> {
  const ways = waysOf(s, seat)
  const found = new Set<Area>()
  for (const shape of SHAPES) {
    const start = areaOf(s, seat, shape)
    if (start === undefined || !canMove(s, seat, shape, start)) continue
    for (const area of reachOf(start, ways)) found.add(area)
    if (ways.isSeaOpen && hasPort(start)) for (const port of PORTS) if (port !== start) found.add(port)
  }
  return found
}

type Mover = { readonly seat: Seat; readonly moved: readonly Shape[]; readonly target: Area | typeof NONE }
const isInArea = (s: S, { seat }: Mover, shape: Shape): boolean => areaOf(s, seat, shape) !== undefined

/** 10.1 to 10.6 What lets a Noble make a move with this target. */
export const MOVE_RULES = [
  rule('10.7', 'onPortIcon', (s: S, { seat }: Mover, shape: Shape) => !isOnPortIcon(s, seat, shape)),
  rule('10.1', 'nobleOffBoard', isInArea),
  rule('7.6a', 'nobleHasMoved', (_s: S, { moved }: Mover, shape: Shape) => !moved.includes(shape)),
  rule('10.1', 'nobleExhausted', (s: S, { seat }: Mover, shape: Shape) => isReady(s, seat, shape)),
  rule('10.11', 'besiegedInside', (s: S, { seat }: Mover, shape: Shape) => !isShutIn(s, seat, shape)),
  rule('10.2', 'notReachable', (s: S, { seat, moved, target }: Mover, shape: Shape) =>
    movableNobles(s, seat, target, moved).includes(shape),
  ),
]
