// Influence coming and going, and saying so.

import type { Space } from '../content/spaces.ts'
import type { Side } from '../content/tracks.ts'
import { influence, setInfluence } from './board.ts'
import { log } from './log.ts'
import type { S } from './state.ts'

/** 7.6 Costs nothing and needs no neighbour. */
export function addInfluence(s: S, side: Side, at: Space, n: number, rule: string): void {
  if (n <= 0) return
  setInfluence(s, side, at, influence(s, side, at) + n)
  log(s, 'influenceAdded', rule, { side, at, n })
}

/** 7.6 Takes what is there if it is less; says how much that was. */
export function takeInfluence(s: S, side: Side, at: Space, n: number, rule: string): number {
  const taken = Math.min(n, influence(s, side, at))
  if (taken <= 0) return 0
  setInfluence(s, side, at, influence(s, side, at) - taken)
  log(s, 'influenceRemoved', rule, { side, at, n: taken })
  return taken
}

export function clearInfluence(s: S, side: Side, at: Space, rule: string): number {
  return takeInfluence(s, side, at, influence(s, side, at), rule)
}
