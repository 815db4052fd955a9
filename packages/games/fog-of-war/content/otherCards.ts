// Neutral cards and secret objectives.

import type { Province } from './provinces.ts'

export const NEUTRAL_CARDS = ['neutral0', 'neutral1', 'neutral2', 'neutral3'] as const
export type NeutralCard = (typeof NEUTRAL_CARDS)[number]
export const NEUTRAL: Readonly<Record<NeutralCard, { readonly value: number; readonly copies: number }>> = {
  neutral0: { value: 0, copies: 3 },
  neutral1: { value: 1, copies: 5 },
  neutral2: { value: 2, copies: 5 },
  neutral3: { value: 3, copies: 2 },
}

export const OBJECTIVES = [
  'objectiveParis',
  'objectiveEgypt',
  'objectiveNorway',
  'objectiveKiev',
  'objectiveLeningrad',
  'objectiveCaucasus',
] as const
export type Objective = (typeof OBJECTIVES)[number]

/** The province the Axis must control when 1944 ends (3.11.2). */
export const OBJECTIVE_PROVINCE: Readonly<Record<Objective, Province>> = {
  objectiveParis: 'paris',
  objectiveEgypt: 'egypt',
  objectiveNorway: 'norway',
  objectiveKiev: 'kiev',
  objectiveLeningrad: 'leningrad',
  objectiveCaucasus: 'caucasus',
}
export const OBJECTIVES_DRAWN = 3 // 1.4
export const OBJECTIVES_KEPT = 2 // 1.4
