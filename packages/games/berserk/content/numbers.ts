// Numbers of the rulebook.

import type { Grade } from './terms.ts'

/** 5.2, 5.2.2 Crystals of the First and the Second player, and of both in the variant "first game". */
export const CRYSTALS = {
  first: { gold: 24, silver: 22 },
  second: { gold: 25, silver: 23 },
  firstGame: { gold: 10, silver: 10 },
} as const

/** 5.3 */
export const DEAL_SIZE = 15
/** 5.3.1 */
export const SMALLEST_DEAL = 1
/** 5.4.3 Crystals that may be spent on flyers. */
export const FLYER_CAP = 15
/** N.14 Another creature of this printed cost makes the devoted cheaper. */
export const DEVOTION_COST = 9

/** 4.1, 4.2 */
export const DECK_SIZE = { min: 30, max: 50 } as const
export const COPIES = { usual: 3, horde: 5 } as const

export const DIE_SIDES = 6
/** 14.1 The grade by the result of the attack die. */
export const GRADE_OF_RESULT: readonly Grade[] = ['weak', 'weak', 'weak', 'medium', 'medium', 'strong']
/** 14.2 Results of the defence die from which the attacker misses, and is struck back. */
export const MISS_FROM = 5
export const COUNTER_FROM = 6

/** N.33 */
export const SCALES_WOUNDS = 5
/** N.28 A die harms its plagued thrower by an odd number. */
export const isOdd = (face: number): boolean => face % 2 === 1

/** 25.3 */
export const STALL_LIMIT = 30
export const TURN_LIMIT = 200
