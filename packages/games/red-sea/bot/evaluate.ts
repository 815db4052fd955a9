// How good a position of Red Sea is for a seat (control, what the regions would score, peace), and the risk of nuclear war
// in what it does.

import { type Action, contents, kindAt, type Seat } from '@ludoteka/kernel'
import { REGIONS, type Region, SPACE, SPACES, type Space } from '../content/spaces.ts'
import type { Side } from '../content/tracks.ts'
import { controls, influence, spaceNamed, stability } from '../rules/board.ts'
import { cardNamed } from '../rules/cards.ts'
import { playDanger, severity } from '../rules/danger.ts'
import { countDeadlyCards, coupStake, dangerUnderWay, outlookOf } from '../rules/dangerAhead.ts'
import { missingMilitaryOperations } from '../rules/defcon.ts'
import { eventsToCome } from '../rules/operations/coup.ts'
import { boxOf } from '../rules/operations/space.ts'
import { flashpointWinner, scoreOf } from '../rules/scoring.ts'
import { activeSide, other, seatOf, sideOf } from '../rules/sides.ts'
import { type S, ZONES } from '../rules/state.ts'

const WIN = 1000
/** Nuclear war of one's own making is worse than losing; left to the opponent, to a card or to a die it is as bad. */
const NUCLEAR_WAR = 3 * WIN
/** A card that can't be played safely now. */
const DEADLY_CARD = 4
const VP = 2
/** What a region would score: it will at the end, and sooner with its scoring card in hand. */
const REGION_SCORE = 1
const REGION_SCORE_IN_HAND = 1.5
/** Both flashpoints and more of Africa end the game with the next Africa Scoring. */
const FLASHPOINT_THREAT = 12
const CONTROL = 1.5
const BATTLEGROUND_CONTROL = 2.5
const SEA_LANES_CONTROL = 3
/** Influence towards control, up to twice what it takes. */
const LEAD = 0.8
const MISSING_MILITARY_OPERATIONS = 1
const SPACE_BOX = 1

/** Positive = better for the seat. */
export function evaluate(s: S, seat: Seat): number {
  const side = sideOf(s, seat)
  if (s.result.kind === 'draw') return 0
  if (s.result.kind === 'won') return s.result.winners.includes(seat) ? WIN : lossOf(s)
  return balance(s, side) - dangerTo(s, side) + dangerTo(s, other(side)) / NUCLEAR_WAR
}

const lossOf = (s: S): number =>
  s.result.kind === 'won' && s.result.reason === 'nuclearWar' ? -WIN - NUCLEAR_WAR : -WIN

/** What one side has over the other. */
function balance(s: S, side: Side): number {
  const opponent = other(side)
  let value = VP * (side === 'us' ? s.vp : -s.vp)
  for (const at of SPACES) value += worthOf(s, side, at) - worthOf(s, opponent, at)
  for (const region of REGIONS)
    value += weightOf(s, side, region) * (scoreOf(s, side, region) - scoreOf(s, opponent, region))
  const strong = flashpointWinner(s)
  if (strong !== undefined) value += strong === side ? FLASHPOINT_THREAT : -FLASHPOINT_THREAT
  value -= MISSING_MILITARY_OPERATIONS * (missingMilitaryOperations(s, side) - missingMilitaryOperations(s, opponent))
  return value + SPACE_BOX * (boxOf(s, side) - boxOf(s, opponent))
}

function worthOf(s: S, side: Side, at: Space): number {
  const needed = stability(s, at)
  const lead = Math.max(0, influence(s, side, at) - influence(s, other(side), at))
  const progress = (LEAD * Math.min(lead, 2 * needed)) / needed
  if (!controls(s, side, at)) return progress
  if (at === 'seaLanes') return SEA_LANES_CONTROL + progress
  return progress + (SPACE[at].battleground ? BATTLEGROUND_CONTROL : CONTROL)
}

function weightOf(s: S, side: Side, region: Region): number {
  const wanted = region === 'africa' ? 'africaScoring' : 'middleEastScoring'
  const held = contents(s, ZONES.hand, seatOf(s, side)).some(index => kindAt(ZONES.hand, index) === wanted)
  return held ? REGION_SCORE_IN_HAND : REGION_SCORE
}

function dangerTo(s: S, side: Side): number {
  return NUCLEAR_WAR * pendingRisk(s, seatOf(s, side)) + DEADLY_CARD * countDeadlyCards(s, side)
}

/** A war that has come is worse than any that may come. */
const LOST = 2

/** How likely a seat loses by nuclear war through what it has begun. */
export function pendingRisk(s: S, seat: Seat): number {
  const { result } = s
  if (result.kind === 'won' && result.reason === 'nuclearWar') return result.winners.includes(seat) ? 0 : LOST
  return severity(dangerUnderWay(s, sideOf(s, seat)))
}

/** What an answer stakes: headlines, events and coups are judged before cards and dice have decided. */
export function stakedRisk(s: S, { seat, verb, arg }: Action): number {
  const side = sideOf(s, seat)
  if (verb === 'headline') return severity(playDanger(outlookOf(s, side), 'headline', cardNamed(arg)))
  if (seatOf(s, activeSide(s)) !== seat) return 0
  if (verb === 'event') return severity(playDanger(outlookOf(s, side), 'event', cardNamed(arg)))
  const frame = s.stack.at(-1)
  if (verb !== 'coup' || frame?.step !== 'coup.target') return 0
  return severity(coupStake(outlookOf(s, side), spaceNamed(arg), frame, eventsToCome(s)))
}
