// What a position of Red Sea is judged by. Every feature is something a side has itself; how much each counts was learned
// from matches (weights.json).

import { cardsIn, contents, kindAt, type Outlook, type Seat, type Zone } from '@ludoteka/kernel'
import { CARD, type Card } from '../content/cards.ts'
import { FLASHPOINTS, SPACE, SPACES } from '../content/spaces.ts'
import { ACTION_ROUNDS, AUTOMATIC_VICTORY, type Side, TURNS, TURNS_COMBINED } from '../content/tracks.ts'
import { controls, influence, stability } from '../rules/board.ts'
import { countDeadlyCards } from '../rules/dangerAhead.ts'
import { missingMilitaryOperations } from '../rules/defcon.ts'
import { boxOf } from '../rules/operations/space.ts'
import { flashpointWinner, scoreOf } from '../rules/scoring.ts'
import { activeSide, other, seatOf, sideOf } from '../rules/sides.ts'
import { type S, ZONES } from '../rules/state.ts'
import WEIGHTS from './weights.json'

type Feature = keyof ReturnType<typeof featuresOf>

/** A lead of so many VP is within one scoring of automatic victory (10.4.1). */
const NEAR_VICTORY = AUTOMATIC_VICTORY - 5

function featuresOf(s: S, seat: Seat) {
  const side = sideOf(s, seat)
  const played = stageOf(s)
  const vp = side === 'us' ? s.vp : -s.vp
  const africa = scoreOf(s, side, 'africa')
  const middleEast = scoreOf(s, side, 'middleEast')
  return {
    vp,
    vpLate: vp * played,
    vpNearVictory: Math.max(0, vp - NEAR_VICTORY),
    africa,
    africaLate: africa * played,
    middleEast,
    middleEastLate: middleEast * played,
    ...flashpointsOf(s, seat, side),
    ...influenceOf(s, side),
    ...cardsOf(s, seat, side),
    missingMilitaryOperations: missingMilitaryOperations(s, side),
    missingMilitaryOperationsLate: missingMilitaryOperations(s, side) * (s.actionRound / ACTION_ROUNDS),
    spaceBox: boxOf(s, side),
    deadlyCards: countDeadlyCards(s, side),
    isActive: Number(activeSide(s) === side),
    isUs: Number(side === 'us'),
    isUsLate: Number(side === 'us') * played,
  }
}

/** 10.4.1 Both flashpoints and more of Africa win with the next Africa Scoring: at once with the card in hand. */
function flashpointsOf(s: S, seat: Seat, side: Side) {
  const isStrong = flashpointWinner(s) === side
  const holds = (zone: Zone<Card>, owner: Seat): boolean =>
    isStrong && cardsIn(s, zone, owner).includes('africaScoring')
  return {
    flashpoints: Number(isStrong),
    flashpointsNear: isStrong ? 0 : nearnessOfFlashpoints(s, side),
    flashpointsHeld: Number(holds(ZONES.hand, seat)),
    flashpointsForced: Number(holds(ZONES.hand, seatOf(s, other(side)))),
    flashpointsToCome: Number(holds(ZONES.deck, 0)),
  }
}

/** One card places so much, wherever nobody else is in control. */
const WITHIN_REACH = 3

/** How little is missing for the control of both flashpoints, from 0 to 1: none of it, and none of the rest of Africa, is counted after. */
function nearnessOfFlashpoints(s: S, side: Side): number {
  const missing = FLASHPOINTS.reduce((sum, at) => {
    const lead = influence(s, side, at) - influence(s, other(side), at)
    return sum + Math.max(0, stability(s, at) - lead)
  }, 0)
  return Math.max(0, WITHIN_REACH - missing) / WITHIN_REACH
}

/** How much of the match is over, from 0 to 1. */
function stageOf(s: S): number {
  const turns = s.options['combined'] === 'on' ? TURNS_COMBINED : TURNS
  return Math.min(1, (s.turn - 1 + s.actionRound / ACTION_ROUNDS) / turns)
}

function influenceOf(s: S, side: Side) {
  let [countries, battlegrounds, progress, spare] = [0, 0, 0, 0]
  for (const at of SPACES) {
    const needed = stability(s, at)
    const lead = influence(s, side, at) - influence(s, other(side), at)
    if (lead > 0) {
      progress += Math.min(lead, needed) / needed
      spare += Math.min(Math.max(0, lead - needed), needed) / needed
    }
    if (at === 'seaLanes' || !controls(s, side, at)) continue
    if (SPACE[at].battleground) battlegrounds++
    else countries++
  }
  return { countries, battlegrounds, progress, spare, seaLanes: Number(controls(s, side, 'seaLanes')) }
}

function cardsOf(s: S, seat: Seat, side: Side) {
  let [ops, ownEvents, enemyEvents, africaHeld, middleEastHeld] = [0, 0, 0, 0, 0]
  const hand = contents(s, ZONES.hand, seat)
  for (const index of hand) {
    const card = kindAt(ZONES.hand, index)
    const printed = CARD[card]
    ops += printed.ops
    if (printed.side === side) ownEvents++
    else if (printed.side === other(side)) enemyEvents++
    if (card === 'africaScoring') africaHeld = scoreOf(s, side, 'africa') - scoreOf(s, other(side), 'africa')
    if (card === 'middleEastScoring')
      middleEastHeld = scoreOf(s, side, 'middleEast') - scoreOf(s, other(side), 'middleEast')
  }
  return { cards: hand.length, ops, ownEvents, enemyEvents, africaHeld, middleEastHeld }
}

const weights: Readonly<Record<Feature, number>> = WEIGHTS

/** The main questions of a turn: combats and events are over. */
const MAIN_QUESTIONS: ReadonlySet<string> = new Set(['actionRound.play', 'headline.choose'])

export const outlook: Outlook<S> = {
  features: featuresOf,
  weights,
  isQuiet: s => MAIN_QUESTIONS.has(s.stack.at(-1)?.step ?? ''),
}
