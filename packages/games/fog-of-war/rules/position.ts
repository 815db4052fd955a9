// Positions written by people: what follows from the rest is filled in, and what no game can show is refused.

import { cardsIn, countIn, eachSlot, isOver, layOut, NOWHERE, type Seat, type Zone } from '@ludoteka/kernel'
import { cardsOf, RESERVES, type Reserve } from '../content/combatCards.ts'
import { AXIS_VP_TO_WIN, FIRST_YEAR, HAND_SIZE, START_INTEL, START_LEVEL, USA_ENTERS } from '../content/numbers.ts'
import { NEUTRAL, NEUTRAL_CARDS, type NeutralCard, OBJECTIVES } from '../content/otherCards.ts'
import { NEUTRAL_SLOTS, PROVINCE, PROVINCES, type Province, USSR } from '../content/provinces.ts'
import { SLOTS } from '../content/wheel.ts'
import { controllerOf, indexOfProvince, isNeutral, quagmireBy } from './board.ts'
import { countNeutrals, countOperation, isOccupied } from './cards.ts'
import { hasEntered } from './forecast.ts'
import { setOf, startController } from './setup.ts'
import { ALLIES, AXIS, SEATS, sideOf } from './sides.ts'
import { type S, ZONES } from './state.ts'
import { turnOf } from './turn.ts'
import { holdsAlliedAims } from './victory.ts'

/**
 * A position may leave out what follows: who controls what at the start, tracks, sets out of the game, province cards,
 * objectives, and the steps to come. Without a stack it is the main stage of the active side.
 */
export function completePosition(s: S, given: ReadonlySet<string>): void {
  if (given.size === 0) return // a position before the set-up
  for (const at of PROVINCES) if (!given.has(`control/${at}`)) s.control[indexOfProvince(at)] = startOrJoined(s, at)
  for (const seat of SEATS) {
    const side = sideOf(seat)
    if (!given.has(`level/${side}`)) s.level[seat] = START_LEVEL[side]
    if (!given.has(`intelReady/${side}`)) s.intelReady[seat] = START_INTEL[side]
    layOutProvinceCards(s, seat)
    for (const reserve of RESERVES) if (!hasEntered(s, reserve)) layOutReserve(s, seat, reserve)
  }
  layOutNeutralBox(s)
  layOutObjectives(s)
  if (!given.has('owesCard')) s.owesCard = countIn(s, ZONES.hand, s.active) > 0
  s.stack.push(...turnOf(s.active).toReversed())
}

/** With the USSR in the war nothing of it is neutral any more. */
function startOrJoined(s: S, at: Province): number {
  const start = startController(at)
  return start === NOWHERE && s.ussrAtWar && PROVINCE[at].group === 'ussr' ? ALLIES : start
}

function layOutProvinceCards(s: S, seat: Seat): void {
  const isThere = (zone: Zone): boolean => countIn(s, zone, seat) > 0
  if (!isThere(ZONES.table))
    layOut(
      s,
      ZONES.table,
      seat,
      PROVINCES.filter(at => controllerOf(s, at) === seat),
    )
  if (!isThere(ZONES.front))
    layOut(
      s,
      ZONES.front,
      seat,
      PROVINCES.filter(at => quagmireBy(s, at) === seat && controllerOf(s, at) !== seat),
    )
}

function layOutReserve(s: S, seat: Seat, reserve: Reserve): void {
  if (countIn(s, ZONES.reserve.at(reserve), seat) === 0)
    layOut(s, ZONES.reserve.at(reserve), seat, cardsOf(setOf(seat, reserve)))
}

/** 1.2 One card lies in the box; which, nobody knows. */
function layOutNeutralBox(s: S): void {
  if (countIn(s, ZONES.neutralBox) > 0) return
  const used = usedNeutrals(s)
  const free = NEUTRAL_CARDS.find(card => used.filter(one => one === card).length < NEUTRAL[card].copies)
  if (free !== undefined) layOut(s, ZONES.neutralBox, 0, [free])
}

function usedNeutrals(s: S): readonly NeutralCard[] {
  const zones: [Zone<NeutralCard>, Seat][] = []
  eachSlot(ZONES, s, (zone, seat) => {
    const found = NEUTRAL_ZONES.find(one => one === zone)
    if (found) zones.push([found, seat])
  })
  return zones.flatMap(([zone, seat]) => cardsIn(s, zone, seat))
}

const NEUTRAL_ZONES: readonly Zone<NeutralCard>[] = [
  ...ZONES.neutral.each,
  ...ZONES.sovietNeutral.each,
  ZONES.neutralFighting,
  ZONES.neutralRemoved,
  ZONES.neutralBox,
]

/** 1.4 Two objectives are kept and one is boxed, the first ones that are not named elsewhere. */
function layOutObjectives(s: S): void {
  const named = [
    ...cardsIn(s, ZONES.kept, AXIS),
    ...cardsIn(s, ZONES.boxed, AXIS),
    ...cardsIn(s, ZONES.drawn, AXIS),
    ...cardsIn(s, ZONES.besideMorocco),
  ]
  if (countIn(s, ZONES.drawn, AXIS) > 0) return
  const free = OBJECTIVES.filter(one => !named.includes(one))
  const missing = KEPT - countIn(s, ZONES.kept, AXIS)
  layOut(s, ZONES.kept, AXIS, free.splice(0, Math.max(0, missing)))
  if (countIn(s, ZONES.boxed, AXIS) === 0) layOut(s, ZONES.boxed, AXIS, free.splice(0, 1))
}
const KEPT = 2

/** What no position may show. */
export function whatIsWrong(s: S): string | undefined {
  return (
    wrongWar(s) ??
    wrongProvinceCards(s) ??
    wrongNeutrals(s) ??
    wrongPlaces(s) ??
    (isOver(s) ? undefined : overAlready(s))
  )
}

function overAlready(s: S): string | undefined {
  if (s.vp >= AXIS_VP_TO_WIN) return 'At 70 victory points the Axis have won.' // 0.1
  return holdsAlliedAims(s) ? 'With Berlin and Ruhr the Allies have won.' : undefined // 0.2
}

function wrongWar(s: S): string | undefined {
  if (s.usaAtWar && s.year < USA_ENTERS) return 'The USA enter the war at the end of 1941.' // 3.8
  if (s.ussrAtWar && USSR.some(at => isNeutral(s, at))) return 'With the USSR in the war none of it is neutral.' // 2.6
  if (s.yearTurn > s.turn) return 'There are not more turns in a year than in the game.'
  const wrong = PROVINCES.find(at => quagmireBy(s, at) !== NOWHERE && quagmireBy(s, at) === controllerOf(s, at))
  return wrong && `Nobody attacks a province of its own: ${wrong}.` // 6.2
}

const isInBattle = (s: S): boolean => s.stack.some(({ step }) => step.startsWith('battle.'))

/** 0.5 Each seat has one card of each province: on the table where it controls it, on the map in a quagmire. */
function wrongProvinceCards(s: S): string | undefined {
  for (const seat of SEATS) {
    for (const at of PROVINCES) {
      const onTable = cardsIn(s, ZONES.table, seat).includes(at)
      if (onTable !== (controllerOf(s, at) === seat))
        return `The card of ${at} lies on the table of whoever controls it.`
      const onMap = cardsIn(s, ZONES.front, seat).includes(at)
      if (onMap !== (quagmireBy(s, at) === seat) && !isInBattle(s))
        return `The card of ${at} lies on the map in a quagmire of its owner, and only there.`
    }
    const slot = SLOTS.find(one => isOccupied(s, seat, one) !== countOperation(s, seat, one) > 0)
    if (slot !== undefined && !isInBattle(s) && !s.stack.some(({ step }) => step === 'recall.operation'))
      return `An operation has a target and combat cards: ${slot}.` // 4.2
  }
  return undefined
}

function wrongNeutrals(s: S): string | undefined {
  const full = NEUTRAL_SLOTS.find(at => countNeutrals(s, at) > (PROVINCE[at].neutralCards ?? 0))
  return full && `There are too many neutral cards in ${full}.` // 1.2
}

/** Where cards lie only for a while. */
function wrongPlaces(s: S): string | undefined {
  const isUnderWay = (...steps: readonly string[]): boolean => s.stack.some(({ step }) => steps.includes(step))
  for (const seat of SEATS) {
    const held = countIn(s, ZONES.hand, seat) + countIn(s, ZONES.chosen, seat)
    if (held > HAND_SIZE) return `A hand has at most ${HAND_SIZE} cards.` // 2.10
    if (countIn(s, ZONES.chosen, seat) > 0 && !isOver(s) && !isUnderWay('turn.main', 'setup.defences'))
      return 'Cards are chosen only in the main stage of a turn.'
    if (countIn(s, ZONES.fighting, seat) > 0 && !isInBattle(s)) return 'Cards are turned up only in a battle.' // 4.5.6
  }
  if (countIn(s, ZONES.neutralFighting) > 0 && !isInBattle(s)) return 'Cards are turned up only in a battle.'
  if (s.year < FIRST_YEAR) return 'The game begins in 1940.'
  const isSettled = !isUnderWay('setup.objectives')
  if (isSettled && countIn(s, ZONES.kept, AXIS) !== KEPT) return 'The Axis keep two objectives.' // 1.4
  return undefined
}
