// 10 Movement: step by step, with leave to pass, troops taken on the way, and the sea.

import { end, enter, itemAt, moveAll, moveCard, NOWHERE, type Refusal, type Seat } from '@ludoteka/kernel'
import { type Area, PORTS } from '../content/areas.ts'
import { SHAPES, type Shape } from '../content/barons.ts'
import {
  areaOf,
  areaOfArmy,
  armyStrength,
  casualtiesOf,
  isReady,
  moveNoble,
  othersIn,
  setReady,
  takeOffBoard,
  troopsOf,
} from './armies.ts'
import { clockwiseFrom } from './barons.ts'
import { areaOfWalls, cityIn, isCutOff, liftAbandonedSieges, ownerOf } from './cities.ts'
import { isClosed, landsAtOnce, needsNoLeaveOnRoads, roadRange } from './lasting.ts'
import { log } from './log.ts'
import { hasPort, type Roads, reachOf, type Step, stepsFrom } from './map.ts'
import { noteMove } from './mobilized.ts'
import {
  ARMIES,
  type Army,
  armyIndex,
  armyName,
  baronOf,
  locationIndex,
  NONE,
  nobleIndex,
  nobleName,
  portIcon,
  type TroopToArmy,
  WALLS,
} from './names.ts'
import { armyOfPair, troopOfPair } from './pairs.ts'
import { type PublicState, type S, type StepsOf, ZONES } from './state.ts'

/** A Noble on his way. With Mobilize Forces he must end in `target`; with Versatile Strategy he may stop anywhere. */
type Way = {
  readonly seat: Seat
  readonly shape: Shape
  readonly target: Area | typeof NONE
  /** The areas he has been in, the first is where he started. */
  readonly path: readonly Area[]
  /** All steps so far went along roads. */
  readonly onRoads: boolean
  /** Nobles that have moved with this card before him (10.8a). */
  readonly moved: readonly Shape[]
  /** He has drawn back from what a law forbids: it is not offered again (9.3.12a). */
  readonly isLawAbiding: boolean
}

/** What of it decides where he may go. */
type March = Pick<Way, 'target' | 'path' | 'onRoads' | 'isLawAbiding'>

const hereOf = ({ path }: Way): Area => itemAt(path, path.length - 1)
const stepsDone = ({ path }: Way): number => path.length - 1

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
function leadsOn(roads: Roads, { target, path, onRoads, isLawAbiding }: March, { to, road }: Step): boolean {
  if (target === NONE || to === target) return true
  const further: March = { target, path: [...path, to], onRoads: onRoads && road, isLawAbiding }
  return nextSteps(roads, further).some(step => leadsOn(roads, further, step))
}

function stepsTo(s: S, way: Way): readonly Area[] {
  const roads = waysOf(s, way.seat)
  return nextSteps(roads, way)
    .filter(step => leadsOn(roads, way, step))
    .map(({ to }) => to)
}

/** 10.6 Where he may sail to: only as his whole move. */
function portsTo(s: S, way: Way): readonly Area[] {
  const here = hereOf(way)
  if (stepsDone(way) > 0 || way.isLawAbiding || !hasPort(here) || isClosed(s, 'sea')) return []
  return PORTS.filter(port => port !== here && (way.target === NONE || port === way.target))
}

/** 10.8, 10.9, 10.11 Armies of his in this area that may give him troops. */
function sources(s: S, way: Way): readonly Army[] {
  const { seat, shape, moved } = way
  const here = hereOf(way)
  if (isCutOff(s, seat, here)) return []
  return ARMIES.filter(army => {
    if (army === shape || areaOfArmy(s, seat, army) !== here || troopsOf(s, seat, army).length === 0) return false
    return army === 'stronghold' || (isReady(s, seat, army) && !moved.includes(army))
  })
}

/** 10.9 Of an army with casualty tokens only all troops together with all tokens. */
const gives = (s: S, seat: Seat, army: Army): boolean => casualtiesOf(s, seat, army) === 0
function troopsToTake(s: S, way: Way): readonly TroopToArmy[] {
  return sources(s, way)
    .filter(army => gives(s, way.seat, army))
    .flatMap(army => [...new Set(troopsOf(s, way.seat, army))].map((troop): TroopToArmy => `${troop}.${army}`))
}
const armiesToTake = (s: S, way: Way): readonly Army[] => sources(s, way).filter(army => !gives(s, way.seat, army))

/** 10.10 A Noble who has given away all troops leaves the board. */
function afterGiving(s: S, seat: Seat, army: Army): void {
  if (army === 'stronghold' || armyStrength(s, seat, army) > 0) return
  takeOffBoard(s, seat, army)
  log(s, 'nobleLeftBoard', '10.10', { noble: nobleName(seat, army) })
  liftAbandonedSieges(s)
}

/** 10.4 The Barons whose leave he needs to go on from an area. */
export function leaveNeeded(s: S, way: Way): readonly Seat[] {
  if (stepsDone(way) === 0 || (way.onRoads && needsNoLeaveOnRoads(s))) return []
  const here = hereOf(way)
  const city = cityIn(s, here)
  const owner = city === undefined ? undefined : ownerOf(s, city)
  const others = othersIn(s, way.seat, here)
  return clockwiseFrom(s, way.seat).filter(one => one !== way.seat && (one === owner || others.includes(one)))
}

/** 10.5, 10.6 His move is over: he is exhausted; with Mobilize Forces only when the card is done, if he has come to its area. */
function endMove(s: S, way: Way): void {
  const { seat, shape, target } = way
  if (stepsDone(way) === 0) return // 10.2a: staying in place is no move
  if (target === NONE || areaOf(s, seat, shape) !== target) setReady(s, seat, shape, false)
}

const NOT_FROM_HERE: Refusal = { rule: '10.2', reason: 'notReachable' }

/** What a Noble on his way may do now. */
function coursesOf(s: S, way: Way) {
  const mustGo = stepsDone(way) === 0
  return {
    go: stepsTo(s, way),
    sail: portsTo(s, way),
    takeTroop: troopsToTake(s, way),
    takeArmy: armiesToTake(s, way),
    mustGo,
    mayStop: !mustGo && (way.target === NONE || hereOf(way) === way.target),
  }
}

/** The only step he can take, where there is nothing else he could do: it is taken without a question. */
function onlyStep({ go, sail, takeTroop, takeArmy, mayStop }: ReturnType<typeof coursesOf>): Area | undefined {
  return sail.length + takeTroop.length + takeArmy.length === 0 && !mayStop && go.length === 1 ? go[0] : undefined
}

/** 10.4 Those whose leave he needs are asked before the step. */
const setOut = (s: S, way: Way, to: Area) => ({ ...way, step: 'move.leave' as const, to, asked: leaveNeeded(s, way) })

export const MOVEMENT: StepsOf<'move'> = {
  'move.noble': {
    ask(s, f) {
      const courses = coursesOf(s, f)
      const { go, sail, takeTroop, takeArmy, mustGo, mayStop } = courses
      if (go.length + sail.length + takeTroop.length + takeArmy.length === 0) return undefined
      if ((mustGo && go.length + sail.length === 0) || onlyStep(courses) !== undefined) return undefined
      return [
        {
          seat: f.seat,
          choice: {
            ...(go.length > 0 ? { go } : {}),
            ...(sail.length > 0 ? { sail } : {}),
            ...(takeTroop.length > 0 ? { takeTroop } : {}),
            ...(takeArmy.length > 0 ? { takeArmy } : {}),
            ...(mayStop ? { stop: true } : {}),
          },
        },
      ]
    },
    do: {
      go(s, f, to) {
        end(s, setOut(s, f, to))
      },
      sail(s, f, to) {
        end(s, { ...f, step: 'law.seaMove', to, passed: 0 })
      },
      takeTroop(s, f, pair) {
        const [troop, army] = [troopOfPair(pair), armyOfPair(pair)]
        moveCard(s, troop, ZONES.army.at(army), f.seat, ZONES.army.at(f.shape))
        log(s, 'troopTaken', '10.8', { noble: nobleName(f.seat, f.shape), army: armyName(f.seat, army), troop })
        afterGiving(s, f.seat, army)
      },
      takeArmy(s, f, army) {
        moveAll(s, ZONES.army.at(army), f.seat, ZONES.army.at(f.shape))
        const [from, to] = [armyIndex(f.seat, army), armyIndex(f.seat, f.shape)]
        s.casualties[to] = itemAt(s.casualties, to) + itemAt(s.casualties, from)
        s.casualties[from] = 0
        log(s, 'armyTaken', '10.9', { noble: nobleName(f.seat, f.shape), army: armyName(f.seat, army) })
        afterGiving(s, f.seat, army)
      },
      stop(s, f) {
        end(s)
        endMove(s, f)
      },
    },
    run(s, f) {
      const to = onlyStep(coursesOf(s, f))
      if (to === undefined) return endMove(s, f)
      log(s, 'onlyWay', '10.2', { noble: nobleName(f.seat, f.shape), at: to })
      enter(s, setOut(s, f, to))
    },
    terms: (_s, f) => ({ noble: nobleName(f.seat, f.shape), steps: stepsDone(f), target: f.target }),
    why: {
      go: NOT_FROM_HERE,
      sail: { rule: '10.6', reason: 'notReachable' },
      takeTroop: { rule: '10.8', reason: 'notToTake' },
      takeArmy: { rule: '10.9', reason: 'notToTake' },
      stop: { rule: '10.5', reason: 'mustReachArea' },
    },
  },
  // 10.4, 10.4a The first refusal ends it: he stops where he is.
  'move.leave': {
    ask(_s, { asked }) {
      const [seat] = asked
      return seat === undefined ? undefined : [{ seat, choice: { allow: true, refuse: true } }]
    },
    do: {
      allow(s, f, _arg, seat) {
        log(s, 'passageAllowed', '10.4', { baron: baronOf(seat), noble: nobleName(f.seat, f.shape) })
        end(s, { ...f, asked: f.asked.slice(1) })
      },
      refuse(s, f, _arg, seat) {
        log(s, 'passageRefused', '10.4', { baron: baronOf(seat), noble: nobleName(f.seat, f.shape) })
        end(s)
        setReady(s, f.seat, f.shape, false) // 10.5
      },
    },
    run(s, { asked: _, to, ...f }) {
      if (stepsDone(f) === 1) enter(s, { ...f, step: 'law.roadMove', to, passed: 0 })
      else takeStep(s, f, to)
    },
    terms: (_s, f) => ({ noble: nobleName(f.seat, f.shape), area: hereOf(f), to: f.to }),
    final: ['allow', 'refuse'],
  },
}

/** One step further. */
export function takeStep(s: S, way: Way, to: Area): void {
  const here = hereOf(way)
  const isRoad = stepsFrom(here).some(step => step.to === to && step.road)
  moveNoble(s, way.seat, way.shape, to)
  noteMove(s)
  log(s, 'nobleMoved', '10.2', { noble: nobleName(way.seat, way.shape), at: to })
  liftAbandonedSieges(s)
  enter(s, { ...way, step: 'move.noble', path: [...way.path, to], onRoads: way.onRoads && isRoad })
}

/** 10.6 He is put on the icon of the port, or with the Lord Admiral's office into the area, and is exhausted. */
export function setSail(s: S, seat: Seat, shape: Shape, to: Area): void {
  s.nobleAt[nobleIndex(seat, shape)] = locationIndex(landsAtOnce(s, seat, shape) ? to : portIcon(to))
  setReady(s, seat, shape, false)
  noteMove(s)
  log(s, 'nobleSailed', '10.6', { noble: nobleName(seat, shape), at: to })
  liftAbandonedSieges(s)
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
function waysOf(s: PublicState, seat: Seat): Roads & { readonly isSeaOpen: boolean } {
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
