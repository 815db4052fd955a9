// Battles for the tests: fate cards by what they do, an attack of red, and what each side puts away.

import type { FateCard } from '../../content/fate.ts'
import { fact, type Setting, turnUp } from '../positions.ts'

export const DEAL = ['fate01', 'fate04', 'fate08', 'fate10', 'fate15', 'fate18'] as const // polish, italian, italian, english
export const PREVENT = ['fate03', 'fate07', 'fate11', 'fate17', 'fate20'] as const
export const VICTORY = ['fate02', 'fate05', 'fate09', 'fate12', 'fate13', 'fate16'] as const
/** Draws one more, by nationality: English, English, Italian. */
export const MORE = ['fate06', 'fate14', 'fate22'] as const

export type Table = ReturnType<typeof turnUp>

/** Red mobilizes where his Nobles stand and names a target. */
export const attack = (at: string, target: string, setting: Setting): Table =>
  turnUp('red', 'mobilizeForces', setting)
    .play('red', 'perform')
    .play('red', 'mobilize', at)
    .play('red', 'attack', target)

/** What a side puts away of its fate cards, and that is all (11.5.3). */
export function putAway(t: Table, seat: string, ...away: readonly FateCard[]): Table {
  for (const card of away) t.play(seat, 'putAway', card)
  return t.play(seat, 'done')
}

/** Where a Noble is, and whether he is dead. */
export const noble = (t: Table, name: string) => [fact(t, `nobleAt/${name}`), fact(t, `dead/${name}`)]
