// 6.3 What the Mobilize Forces under way has been used for: it decides where the card goes.

import type { S } from './state.ts'

export const hasMoved = (s: S): boolean => s.mobilized === 'moved' || s.mobilized === 'both'
export const hasFought = (s: S): boolean => s.mobilized === 'fought' || s.mobilized === 'both'

export function noteMove(s: S): void {
  s.mobilized = hasFought(s) ? 'both' : 'moved'
}

/** A battle of any kind was carried out: open field, assault, also without cards, or siege (7.6). */
export function noteBattle(s: S): void {
  s.mobilized = hasMoved(s) ? 'both' : 'fought'
}
