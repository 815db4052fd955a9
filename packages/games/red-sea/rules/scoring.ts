// Chapter 10.1, 10.2: scoring a region, and the Strategic Sea Lanes.

import { isOver, type Steps } from '@ludoteka/kernel'
import { FLASHPOINTS, REGION, type Region, type Space } from '../content/spaces.ts'
import { AUTOMATIC_VICTORY, AUTONOMY_VP, SEA_LANES, SIDES, type Side } from '../content/tracks.ts'
import { battlegroundsOf, controls, countControlled, countriesOf, influence } from './board.ts'
import { missingMilitaryOperations } from './defcon.ts'
import { log } from './log.ts'
import { other } from './sides.ts'
import type { F, S, Verbs } from './state.ts'
import { checkVictory, endWith } from './victory.ts'

export type Level = 'none' | 'presence' | 'domination' | 'control'

/** 10.1.1 Only the highest level counts. */
export function levelOf(s: S, side: Side, region: Region): Level {
  const countries = countriesOf(region)
  const battlegrounds = battlegroundsOf(region)
  const own = countControlled(s, side, countries)
  const ownBattlegrounds = countControlled(s, side, battlegrounds)
  if (own === 0) return 'none'
  if (own <= countControlled(s, other(side), countries)) return 'presence'
  if (ownBattlegrounds === battlegrounds.length) return 'control'
  const more = ownBattlegrounds > countControlled(s, other(side), battlegrounds)
  return more && own > ownBattlegrounds ? 'domination' : 'presence'
}

/** 10.1.2 Level and battlegrounds, without the Sea Lanes. */
function resultOf(s: S, side: Side, region: Region): number {
  const worth = REGION[region]
  const level = levelOf(s, side, region)
  const battlegrounds = battlegroundsOf(region)
  return (level === 'none' ? 0 : worth[level]) + worth.perBattleground * countControlled(s, side, battlegrounds)
}

const leadsInSeaLanes = (s: S, side: Side): boolean =>
  influence(s, side, 'seaLanes') > influence(s, other(side), 'seaLanes')

/** 10.2.3, 10.2.4 Control doubles, a lead adds one. */
export function scoreOf(s: S, side: Side, region: Region): number {
  const result = resultOf(s, side, region)
  if (controls(s, side, 'seaLanes')) return SEA_LANES.multiplier * result
  return leadsInSeaLanes(s, side) ? result + SEA_LANES.lead : result
}

/** 10.3.3 The marker moves by the difference. */
function countUp(s: S, region: Region, us: number, ussr: number, rule: string): void {
  s.vp += us - ussr
  log(s, 'regionScored', rule, { region, us, ussr, vp: s.vp })
}

/** 10.4.1 Both flashpoints and more African countries. */
export function flashpointWinner(s: S): Side | undefined {
  const africa = countriesOf('africa')
  return SIDES.find(
    side =>
      FLASHPOINTS.every(at => controls(s, side, at)) &&
      countControlled(s, side, africa) > countControlled(s, other(side), africa),
  )
}

/** What a region would score for a side, with battlegrounds and Sea Lanes. */
type SideScore = {
  readonly level: Level
  readonly countries: readonly Space[]
  readonly battlegrounds: number
  readonly vp: number
}

/** How scoring a region may end the game (10.4.1). */
export type Outright = 'flashpoints' | 'victoryPoints'

export type RegionScore = {
  readonly us: SideScore
  readonly ussr: SideScore
  /** How far the marker would move: positive towards the US. */
  readonly vp: number
  /** Who would win at once, by the flashpoints or by victory points (10.4.1). */
  readonly winner: Side | undefined
  readonly by: Outright | undefined
}

/** 10.1.6 What scoring a region would give if it happened now. */
export function projectedScore(s: S, region: Region): RegionScore {
  const us = projectedFor(s, 'us', region)
  const ussr = projectedFor(s, 'ussr', region)
  const vp = us.vp - ussr.vp
  const holder = region === 'africa' ? flashpointWinner(s) : undefined
  if (holder) return { us, ussr, vp, winner: holder, by: 'flashpoints' }
  const total = s.vp + vp
  const isEnough = Math.abs(total) >= AUTOMATIC_VICTORY
  return {
    us,
    ussr,
    vp,
    winner: isEnough ? (total > 0 ? 'us' : 'ussr') : undefined,
    by: isEnough ? 'victoryPoints' : undefined,
  }
}

function projectedFor(s: S, side: Side, region: Region): SideScore {
  return {
    level: levelOf(s, side, region),
    countries: countriesOf(region).filter(at => controls(s, side, at)),
    battlegrounds: countControlled(s, side, battlegroundsOf(region)),
    vp: scoreOf(s, side, region),
  }
}

function winByFlashpoints(s: S): void {
  const winner = flashpointWinner(s)
  if (winner) endWith(s, winner, 'flashpoints', '10.4.1')
}

/** 10.4.2 Without Sea Lanes; 10 VP do not end it early. */
export function scoreFinally(s: S): void {
  if (s.options['flashpointVictoryInFinalScoring'] === 'on') winByFlashpoints(s)
  if (isOver(s)) return
  for (const region of ['africa', 'middleEast'] as const) {
    countUp(s, region, resultOf(s, 'us', region), resultOf(s, 'ussr', region), '10.4.2')
  }
  for (const side of SIDES) {
    const n = finalSeaLanes(s, side)
    if (n === 0) continue
    s.vp += side === 'us' ? n : -n
    log(s, 'seaLanesScored', '10.2.5', { side, n, vp: s.vp })
  }
}

/** 4.5.E, 10.4.2 Whom the game would go to if it ended now; nobody at a draw. `autonomy` holds the card that counts last. */
export function projectedWinner(s: S, autonomy: Side): Side | undefined {
  const marker = s.vp + missingMilitaryOperations(s, 'ussr') - missingMilitaryOperations(s, 'us')
  const holder = s.options['flashpointVictoryInFinalScoring'] === 'on' ? flashpointWinner(s) : undefined
  if (Math.abs(marker) < AUTOMATIC_VICTORY && holder) return holder
  const vp =
    Math.abs(marker) < AUTOMATIC_VICTORY ? marker + finalVp(s, 'us', autonomy) - finalVp(s, 'ussr', autonomy) : marker
  return vp === 0 ? undefined : vp > 0 ? 'us' : 'ussr'
}

function finalVp(s: S, side: Side, autonomy: Side): number {
  const held = side === autonomy ? AUTONOMY_VP : 0
  return resultOf(s, side, 'africa') + resultOf(s, side, 'middleEast') + finalSeaLanes(s, side) + held
}

function finalSeaLanes(s: S, side: Side): number {
  if (controls(s, side, 'seaLanes')) return SEA_LANES.finalControl
  return leadsInSeaLanes(s, side) ? SEA_LANES.finalLead : 0
}

export const SCORING: Pick<Steps<S, F, Verbs>, 'scoring.region'> = {
  // 10.1.6 Flashpoints first, then both results, then the check for 10 VP.
  'scoring.region': {
    run(s, { region }) {
      if (region === 'africa') winByFlashpoints(s)
      if (isOver(s)) return
      countUp(s, region, scoreOf(s, 'us', region), scoreOf(s, 'ussr', region), '10.1.6')
      checkVictory(s)
    },
  },
}
