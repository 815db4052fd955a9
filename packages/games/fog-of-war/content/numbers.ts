// The numbers of the rulebook: aims, tracks, prices, and when reinforcements come.

import type { Reserve } from './combatCards.ts'
import type { Province } from './provinces.ts'
import type { Side } from './sides.ts'

export const FIRST_YEAR = 1940
export const LAST_YEAR = 1944
export const YEARS = [1940, 1941, 1942, 1943, 1944] as const

export const AXIS_VP_TO_WIN = 70 // 0.1
export const ALLIED_AIMS: readonly Province[] = ['berlin', 'ruhr'] // 0.2

export const HAND_SIZE = 3 // 2.10
export const FIRST_DEFENCES = 3 // 1.9
export const TURNS_OF_A_YEAR = 200 // 9.5

export const START_LEVEL: Readonly<Record<Side, number>> = { axis: 8, allies: 6 } // 1.1
export const MAX_LEVEL = 20 // 3.5.2
export const START_INTEL: Readonly<Record<Side, number>> = { axis: 5, allies: 7 } // 1.8

export const LANDING_DEFENCE = 4 // 5.3
export const SUPERIORITY = 1 // 5.6
export const WIN_FACTOR = 2 // 6

/** 2.4.2 Tokens for an attempt, for the first cancel, and for every further payment. */
export const INTEL_PRICE = { main: 2, closing: 1, cancel: 2, further: 1 } as const

/** 3.5 Points for each purchase, and what it brings. */
export const PRICE = { card: 1, level: 1, intel: 1, vp: 2 } as const
export const INTEL_BOUGHT = 2 // 3.5.3

/** 2.7, 2.8 What goes over to the Axis with Paris and with Britain. */
export const FALLS_WITH_PARIS: readonly Province[] = ['vichy', 'morocco', 'levant']
export const FALLS_WITH_BRITAIN: readonly Province[] = ['egypt']

export const BALKANS_DECIDE = 1940 // 3.7
export const USA_ENTERS = 1941 // 3.8
export const USSR_ENTERS = 1942 // 3.9

/** 3.12 The sets that enter the loss piles when a year begins. Those of 1944 come early enough to be bought. */
export const REINFORCEMENTS: Readonly<Record<number, readonly Reserve[]>> = {
  1941: ['of1941'],
  1942: ['of1942'],
  1943: ['of1943', 'of1944'],
}
