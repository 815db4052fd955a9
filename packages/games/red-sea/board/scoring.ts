// What scoring a region would give if it happened now; the rules' own count, side by side.

import type { Region, Space } from '../content/spaces.ts'
import { SPACE } from '../content/spaces.ts'
import type { Side } from '../content/tracks.ts'
import { controls, countriesOf } from '../rules/board.ts'
import { flashpointWinner, type Level, levelOf, scoreOf } from '../rules/scoring.ts'
import type { S } from '../rules/state.ts'

export type SideScore = {
  readonly level: Level
  readonly countries: readonly Space[]
  readonly battlegrounds: number
  /** With battlegrounds and Sea Lanes. */
  readonly vp: number
}

export type RegionScore = {
  readonly us: SideScore
  readonly ussr: SideScore
  /** How far the marker would move: positive towards the US. */
  readonly vp: number
  /** Who would win at once by the flashpoints (10.4.1). */
  readonly winner: Side | undefined
}

export function scoreNow(s: S, region: Region): RegionScore {
  const us = sideScore(s, 'us', region)
  const ussr = sideScore(s, 'ussr', region)
  return { us, ussr, vp: us.vp - ussr.vp, winner: region === 'africa' ? flashpointWinner(s) : undefined }
}

function sideScore(s: S, side: Side, region: Region): SideScore {
  const countries = countriesOf(region).filter(at => controls(s, side, at))
  return {
    level: levelOf(s, side, region),
    countries,
    battlegrounds: countries.filter(at => SPACE[at].battleground).length,
    vp: scoreOf(s, side, region),
  }
}
