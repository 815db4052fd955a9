// 10 Movement: step by step, with leave to pass, troops taken on the way, and the sea; `ways.ts` says where to.

import { end, enter, itemAt, moveAll, moveCard, type Refusal, type Seat } from '@ludoteka/kernel'
import type { Area } from '../content/areas.ts'
import type { Shape } from '../content/barons.ts'
import type { Troop } from '../content/troops.ts'
import {
  areaOf,
  areaOfArmy,
  armyStrength,
  casualtiesOf,
  isOnBoard,
  isReady,
  moveNoble,
  othersIn,
  setReady,
  takeOffBoard,
  troopsOf,
} from './armies.ts'
import { clockwiseFrom } from './barons.ts'
import { cityIn, isCutOff, liftAbandonedSieges, ownerOf } from './cities.ts'
import { isClosed, landsAtOnce, needsNoLeaveOnRoads } from './lasting.ts'
import { log } from './log.ts'
import { borderBetween, hasPort, stepsFrom } from './map.ts'
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
} from './names.ts'
import { armyOfPair, troopOfPair } from './pairs.ts'
import { type PublicState, type S, type StepsOf, ZONES } from './state.ts'
import { hereOf, portsTo, stepsDone, stepsTo, type Way, waysOf, waysTo } from './ways.ts'

/** 10.8a A Noble who has moved with this card: who drew back from a voyage has not, and is still where he was (9.3.12a). */
const hasMoved = ({ moved, target }: Way, army: Army, here: Area): boolean =>
  army !== 'stronghold' && moved.includes(army) && here === target

/** 10.8, 10.9, 10.11 Armies of his in this area that may give him troops. */
function sources(s: S, way: Way): readonly Army[] {
  const { seat, shape } = way
  const here = hereOf(way)
  if (isCutOff(s, seat, here)) return []
  return ARMIES.filter(army => {
    if (army === shape || areaOfArmy(s, seat, army) !== here || troopsOf(s, seat, army).length === 0) return false
    return army === 'stronghold' || (isReady(s, seat, army) && !hasMoved(way, army, here))
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

/** 10.10 A Noble who has given away all troops leaves the board at once. */
export function leaveIfEmpty(s: S, seat: Seat, army: Army): void {
  if (army === 'stronghold' || !isOnBoard(s, seat, army) || armyStrength(s, seat, army) > 0) return
  takeOffBoard(s, seat, army)
  log(s, 'nobleLeftBoard', '10.10', { noble: nobleName(seat, army) })
  liftAbandonedSieges(s)
}

/** 10.4 The Barons whose leave he needs to go on from an area. */
export function leaveNeeded(s: PublicState, way: Way): readonly Seat[] {
  if (stepsDone(way) === 0 || (way.onRoads && needsNoLeaveOnRoads(s))) return []
  const here = hereOf(way)
  const city = cityIn(s, here)
  const owner = city === undefined ? undefined : ownerOf(s, city)
  const others = othersIn(s, way.seat, here)
  return clockwiseFrom(s, way.seat).filter(one => one !== way.seat && (one === owner || others.includes(one)))
}

/** The areas a Noble would come through, the last is where he ends, and whose leave he would have to ask where. */
export type Route = {
  readonly path: readonly Area[]
  readonly leave: readonly { readonly at: Area; readonly of: Seat }[]
}

/** 7.6, 10.4 How a Noble could march into an area from where he stands, with the fewest to ask. */
export function routeTo(s: PublicState, seat: Seat, shape: Shape, target: Area): Route | undefined {
  const start = areaOf(s, seat, shape)
  if (start === undefined) return undefined
  const way: Way = { seat, shape, target, path: [start], onRoads: true, moved: [], isLawAbiding: false }
  const routes = waysTo(s, way).map(
    ({ path, onRoads }): Route => ({
      path: path.slice(1),
      leave: path
        .slice(1, -1)
        .flatMap((at, i) => leaveNeeded(s, { ...way, path: path.slice(0, i + 2), onRoads }).map(of => ({ at, of }))),
    }),
  )
  return routes.toSorted((a, b) => a.leave.length - b.leave.length || a.path.length - b.path.length)[0]
}

/** 2.13 He has died or left the board on the way. */
const isGone = (s: S, way: Way): boolean => areaOf(s, way.seat, way.shape) !== hereOf(way)

/** 10.5, 10.6 His move is over: he is exhausted; with Mobilize Forces only when the card is done, if he has come to its area. */
function endMove(s: S, way: Way): void {
  const { seat, shape, target } = way
  if (stepsDone(way) === 0 || isGone(s, way)) return // 10.2a: staying in place is no move
  if (target === NONE || areaOf(s, seat, shape) !== target) setReady(s, seat, shape, false)
}

/** What a Noble on his way may do now. */
function coursesOf(s: S, way: Way) {
  const mustGo = stepsDone(way) === 0
  const go = stepsTo(s, way)
  return {
    go,
    sail: portsTo(s, way),
    takeTroop: troopsToTake(s, way),
    takeArmy: armiesToTake(s, way),
    mustGo,
    // Whom a law keeps from going on stops where he is.
    mayStop: !mustGo && (way.target === NONE || hereOf(way) === way.target || go.length === 0),
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
      if (isGone(s, f)) return undefined
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
        end(s, { ...f, step: 'law.seaMove', to, passed: 0, owed: 0 })
      },
      takeTroop(s, f, pair) {
        const [troop, army] = [troopOfPair(pair), armyOfPair(pair)]
        moveCard(s, troop, ZONES.army.at(army), f.seat, ZONES.army.at(f.shape))
        log(s, 'troopTaken', '10.8', { noble: nobleName(f.seat, f.shape), army: armyName(f.seat, army), troop })
        leaveIfEmpty(s, f.seat, army)
      },
      takeArmy(s, f, army) {
        moveAll(s, ZONES.army.at(army), f.seat, ZONES.army.at(f.shape))
        const [from, to] = [armyIndex(f.seat, army), armyIndex(f.seat, f.shape)]
        s.casualties[to] = itemAt(s.casualties, to) + itemAt(s.casualties, from)
        s.casualties[from] = 0
        log(s, 'armyTaken', '10.9', { noble: nobleName(f.seat, f.shape), army: armyName(f.seat, army) })
        leaveIfEmpty(s, f.seat, army)
        // 2.13 Maintained troops stay behind, so that the tokens may be too many for him.
        enter(s, { step: 'army.check', seat: f.seat })
      },
      stop(s, f) {
        end(s)
        endMove(s, f)
      },
    },
    run(s, f) {
      const to = isGone(s, f) ? undefined : onlyStep(coursesOf(s, f))
      if (to === undefined) return endMove(s, f)
      log(s, 'onlyWay', '10.2', { noble: nobleName(f.seat, f.shape), at: to })
      enter(s, setOut(s, f, to))
    },
    terms: (_s, f) => ({
      noble: nobleName(f.seat, f.shape),
      steps: stepsDone(f),
      target: f.target,
      isThere: stepsDone(f) > 0 && hereOf(f) === f.target,
    }),
    why: {
      go: whyNotGo,
      sail: whyNotSail,
      takeTroop: (s, f, pair) => whyNotTaken(s, f, armyOfPair(pair), troopOfPair(pair)),
      takeArmy: (s, f, army) => whyNotTaken(s, f, army, undefined),
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

const CLOSED: Refusal = { rule: '8.2.7', reason: 'closedByEvent' }
const DREW_BACK: Refusal = { rule: '9.3.12a', reason: 'drewBack' }
const NOT_THE_AREA: Refusal = { rule: '10.5', reason: 'mustReachArea' }

/** Why he cannot take a step. */
function whyNotGo(s: S, way: Way, to: Area): Refusal {
  const here = hereOf(way)
  const border = borderBetween(here, to)
  if (border === undefined) return { rule: '10.2', reason: 'notReachable' }
  const step = stepsFrom(here).find(one => one.to === to)
  if (step === undefined) return { rule: '10.3', reason: 'impassable' }
  const roads = waysOf(s, way.seat)
  if (step.bridge && !roads.areBridgesOpen) return CLOSED
  if (way.path.includes(to)) return { rule: '10.2a', reason: 'enteredBefore' }
  const done = stepsDone(way)
  if (done > 0) {
    if (roads.closedAreas.includes(here)) return { rule: '10.4a', reason: 'besiegedInside' }
    if (!way.onRoads || !step.road) return { rule: '10.2', reason: 'notOnRoad' }
    if (!roads.areOpen) return CLOSED
    if (done >= roads.range) return { rule: '10.2', reason: 'tooFar' }
    if (way.isLawAbiding) return DREW_BACK
  }
  return NOT_THE_AREA
}

function whyNotSail(s: S, way: Way, to: Area): Refusal {
  if (stepsDone(way) > 0) return { rule: '10.6', reason: 'seaAlone' }
  if (!hasPort(hereOf(way)) || !hasPort(to)) return { rule: '10.6', reason: 'noPort' }
  if (isClosed(s, 'sea')) return CLOSED
  if (way.isLawAbiding) return DREW_BACK
  return to === hereOf(way) ? { rule: '10.2a', reason: 'enteredBefore' } : NOT_THE_AREA
}

/** Why he cannot take a card, or all of an army with tokens. */
function whyNotTaken(s: S, way: Way, army: Army, card: Troop | undefined): Refusal {
  const { seat, shape } = way
  const here = hereOf(way)
  const isHere = army !== shape && areaOfArmy(s, seat, army) === here
  if (isHere && isCutOff(s, seat, here)) return { rule: '10.11', reason: 'besiegedInside' }
  if (isHere && army !== 'stronghold') {
    if (hasMoved(way, army, here)) return { rule: '10.8a', reason: 'nobleHasMoved' }
    if (!isReady(s, seat, army)) return { rule: '10.8', reason: 'nobleExhausted' }
  }
  if (isHere && card !== undefined && troopsOf(s, seat, army).includes(card) && !gives(s, seat, army))
    return { rule: '10.9', reason: 'onlyWhole' }
  return { rule: card === undefined ? '10.9' : '10.8', reason: 'notToTake' }
}

/** One step further. */
export function takeStep(s: S, way: Way, to: Area): void {
  const here = hereOf(way)
  const isRoad = stepsFrom(here).some(step => step.to === to && step.road)
  moveNoble(s, way.seat, way.shape, to)
  noteMove(s)
  log(s, 'nobleMoved', '10.2', { noble: nobleName(way.seat, way.shape), at: to })
  liftAbandonedSieges(s)
  const path = [...way.path, to]
  enter(s, { ...way, step: 'move.noble', path, onRoads: way.onRoads && isRoad, isLawAbiding: false })
}

/** 10.6 He is put on the icon of the port, or with the Lord Admiral's office into the area, and is exhausted. */
export function setSail(s: S, seat: Seat, shape: Shape, to: Area): void {
  s.nobleAt[nobleIndex(seat, shape)] = locationIndex(landsAtOnce(s, seat, shape) ? to : portIcon(to))
  setReady(s, seat, shape, false)
  noteMove(s)
  log(s, 'nobleSailed', '10.6', { noble: nobleName(seat, shape), at: to })
  liftAbandonedSieges(s)
}
