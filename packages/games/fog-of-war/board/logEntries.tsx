// What log entries are about, who they are about, and the small pictures beside them.

import type { Entry } from '@ludoteka/kernel'
import { findName, type Mark, marksIn } from '@ludoteka/ui'
import type { ReactNode } from 'react'
import { COMBAT_CARDS } from '../content/combatCards.ts'
import { ALLIED_AIMS } from '../content/numbers.ts'
import { PROVINCE, PROVINCES } from '../content/provinces.ts'
import { SIDES } from '../content/sides.ts'
import type { Log } from '../rules/log.ts'
import { Sign, type SignName } from './symbols.tsx'

export const marksOf = (entry: Entry): readonly Mark[] => marksIn(entry, { province: PROVINCES, card: COMBAT_CARDS })

export function seatOf({ data }: Entry): number | undefined {
  const side = findName(SIDES, data['side'])
  return side && SIDES.indexOf(side)
}

const POLITICS: readonly string[] = [
  'parisFell',
  'britainFell',
  'ussrAttacked',
  'ussrJoined',
  'usaJoined',
] satisfies readonly (keyof Log)[]

/** So many victory points make a province one of the great ones. */
const GREAT_VP = 3

/** Somebody enters or leaves the war, or a great province or one that decides it changes hands. */
export function isMoment({ key, data }: Entry): boolean {
  if (POLITICS.includes(key)) return true
  const at = key === 'controlTaken' ? findName(PROVINCES, data['at']) : undefined
  return at !== undefined && (PROVINCE[at].vp >= GREAT_VP || ALLIED_AIMS.some(aim => aim === at))
}

/** What the end of a match is told by: the last battle, the last count and the secret objectives. */
export const LAST_EVENTS: readonly string[] = [
  'attackStrength',
  'defenceStrength',
  'controlTaken',
  'axisScored',
  'objectivesShown',
] satisfies readonly (keyof Log)[]

const SIGNS: { readonly [K in keyof Log]?: SignName } = {
  defended: 'fort',
  defencePlaced: 'fort',
  planned: 'arrow',
  reinforced: 'arrow',
  cancelled: 'fog',
  operationLapsed: 'fog',
  quagmireReinforced: 'quagmire',
  quagmireBegan: 'quagmire',
  battleStuck: 'quagmire',
  launched: 'arrow',
  originNamed: 'arrow',
  originForced: 'arrow',
  turnedUp: 'cards',
  battleWon: 'point',
  battleLost: 'skull',
  battleRouted: 'skull',
  cardsLost: 'skull',
  controlTaken: 'point',
  supplyLost: 'noSupply',
  supplyRestored: 'supply',
  intelTried: 'intel',
  intelCancelled: 'intel',
  intelRestored: 'intel',
  intelFailed: 'intel',
  intelSucceeded: 'intel',
  intelSaw: 'intel',
  winterBegan: 'winter',
  yearBegan: 'summer',
  axisScored: 'point',
  boughtVp: 'point',
  boughtLevel: 'resource',
  boughtCard: 'cards',
  boughtIntel: 'intel',
  productionCounted: 'resource',
  attackStrength: 'strength',
  defenceStrength: 'fort',
  objectivesShown: 'cards',
  parisFell: 'skull',
  britainFell: 'skull',
  ussrAttacked: 'strength',
  ussrJoined: 'land',
  usaJoined: 'naval',
}

export function icon({ key }: Entry): ReactNode {
  const sign = Object.entries(SIGNS).find(([name]) => name === key)?.[1]
  return sign ? <Sign name={sign} /> : null
}
