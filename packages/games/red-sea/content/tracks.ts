// Sides, tracks and the other numbers of the rulebook.

import type { Space } from './spaces.ts'

export const SIDES = ['us', 'ussr'] as const
export type Side = (typeof SIDES)[number]

export const HAND_SIZE = 9 // 4.5.B
export const TURNS = 2 // 4.1
export const TURNS_COMBINED = 3 // 12.1.2
export const ACTION_ROUNDS = 7 // 4.1
export const START_DEFCON = 4 // 3.3
export const MAX_DEFCON = 5 // 8.1.3
export const NUCLEAR_WAR = 1 // 8.1.4
export const MIDDLE_EAST_BAN = 3 // 8.1.7: banned at this level and below
export const MAX_MILITARY_OPERATIONS = 5 // 6.3.3
export const AUTOMATIC_VICTORY = 10 // 10.4.1
export const FLASHPOINT_SAFE_OPS = 3 // 6.3.6.1: a card worth this much leaves DEFCON alone

/** 3.2 */
export const START_INFLUENCE: Readonly<Record<Side, readonly Space[]>> = {
  us: ['ethiopia', 'saudiArabia'],
  ussr: ['somalia', 'southYemen'],
}

/** The Space Race (6.4): what the next box asks for and gives to the first and to the second there. */
export const SPACE_BOXES = [
  { ops: 0, upTo: 0, vp: [0, 0] },
  { ops: 2, upTo: 4, vp: [0, 0] },
  { ops: 2, upTo: 3, vp: [2, 1] },
  { ops: 3, upTo: 4, vp: [3, 0] },
] as const
export const LAST_BOX = 3
export const PROBE_BOX = 1 // 6.4.4: after each headline phase remove 1 influence
export const SHUTTLE_BOX = 3 // 6.4.4: the first there draws a card

/** Romanian Autonomy (9.6, 10.4.2). */
export const AUTONOMY_OPS_BEHIND = 3
export const AUTONOMY_VP = 1

/** The Sea Lanes in region scoring and in final scoring (10.2). */
export const SEA_LANES = { multiplier: 2, lead: 1, finalControl: 2, finalLead: 1 } as const

export const MAX_BID = 20 // 11.4
export const BONUS_OVER_CONTROL = 2 // 11.4.1
export const PICK_BUDGET = 9 // 12.1.1

/** 11.4: a side and a number. */
export const BIDS: readonly Bid[] = SIDES.flatMap(side =>
  Array.from({ length: MAX_BID + 1 }, (_, n): Bid => `${side}:${n}`),
)
export type Bid = `${Side}:${number}`

export function readBid(bid: Bid): { readonly side: Side; readonly n: number } {
  const [side, n] = bid.split(':')
  return { side: side === 'us' ? 'us' : 'ussr', n: Number(n) }
}
