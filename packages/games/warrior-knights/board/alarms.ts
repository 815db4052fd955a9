// What would end the game at the coming Upkeep: who is about to win by force, and who leads when it is the last one.

import type { Baron } from '../content/barons.ts'
import { isKingdomCity } from '../rules/questions.ts'
import type { Scene } from './scene.ts'

export type Alarm =
  /** 17.1 He wins if he still has as many cities then; or he lacks only one. */
  | {
      readonly kind: 'conquest' | 'nearConquest'
      readonly baron: Baron
      readonly held: number
      readonly isOwn: boolean
    }
  /** 18.2 The last round, and who would have the most influence. */
  | { readonly kind: 'lastRound'; readonly leaders: readonly Baron[]; readonly influence: number }
  /** 21.5 The last round of a game that only force wins. */
  | { readonly kind: 'noConqueror' }

export function alarmsIn(scene: Scene): readonly Alarm[] {
  const rivals = scene.barons.filter(({ isEliminated }) => !isEliminated)
  // During set-up nothing is near, and in Upkeep the cities have been counted.
  const isUpkeep = scene.step.startsWith('upkeep.')
  const conquests = rivals.flatMap(({ baron, seat, cities }): Alarm[] => {
    const held = cities.filter(isKingdomCity).length
    const isOwn = seat === scene.viewer
    if (isUpkeep || held === 0 || held < scene.citiesToWin - 1) return []
    return [{ kind: held >= scene.citiesToWin ? 'conquest' : 'nearConquest', baron, held, isOwn }]
  })
  if (scene.round === 0 || scene.isOver) return []
  if (!scene.endsThisRound || (isUpkeep && !scene.isLastRound)) return conquests
  if (scene.onlyMightCounts) return [...conquests, { kind: 'noConqueror' }]
  const scores = rivals.map(({ baron, influence, influenceToCome }) => ({
    baron,
    influence: influence + (isUpkeep ? 0 : influenceToCome),
  }))
  const influence = Math.max(...scores.map(score => score.influence))
  const leaders = scores.filter(score => score.influence === influence).map(({ baron }) => baron)
  return [...conquests, { kind: 'lastRound', leaders, influence }]
}
