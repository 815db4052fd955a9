// Numbers of the rulebook.

/** 3.8 */
export const FIRST_CROWNS = 15
/** 20.1 Cities razed at the start, by number of Barons. */
export const RAZED_AT_START: Readonly<Record<number, number>> = { 2: 11, 3: 7, 4: 5, 5: 3, 6: 0 }
/** 20.2 With so many Barons or fewer no stronghold stands on the edge of the map. */
export const MOST_BARONS_WITHOUT_EDGE = 3
/** 7.2, 7.7 The fees of the mercenary track from left to right; with N Barons the first N + 1 spaces are usable. */
export const TRACK_FEES = [8, 7, 6, 5, 4, 3, 2] as const
/** 8.3 */
export const EXPEDITION_STEPS = 3
export const MOST_INVESTED = 5
export const BLESSING = 1
/** 8.2.2, 8.2.3 */
export const REDIRECTION = 1
/** 8.4 */
export const REPAIR = 2
export const FORTIFICATION = 4
export const FORTIFIED_STRENGTH = 100
export const FORTIFIED_INCOME = 1
/** 17.3 */
export const REVOLT_FAITH = 1
export const REVOLT_INCOMES = 2
/** 19.3.1 */
export const RAZING_INCOMES = 3
/** 11.5 */
export const MOST_DRAWN = 10
export const PUT_AWAY = 2
/** 9.3.9 */
export const MOST_CHARGES = 3
/** A casualty or breach token. */
export const TOKEN = 100
export const AGENDAS_ON_TABLE = 3
/** 5.4 */
export const NEUTRAL_PER_AREA = 2
export const PLANNED_PER_AREA = 2
export const ACTION_AREAS = ['first', 'second', 'third'] as const
export type ActionArea = (typeof ACTION_AREAS)[number]
