// Counted move trees: a game whose rules have not changed has as many positions after n choices as it had.

import type { Core } from './core.ts'
import { actionsOf } from './engine.ts'
import type { Game } from './game.ts'
import { choices, play, start, writePosition } from './host.ts'
import { seedFrom } from './random.ts'

/** The number of different positions after each of the first `depth` choices. */
export function countTree(game: Game, options: object, depth: number): readonly number[] {
  let level: readonly Core[] = [start(game, options, seedFrom('move tree'))]
  const counts: number[] = []
  for (let n = 0; n < depth; n++) {
    const found = new Map<string, Core>()
    for (const s of level) {
      for (const { seat, choice } of choices(game, s)) {
        for (const action of actionsOf(seat, choice)) {
          const after = play(game, s, action)
          found.set(JSON.stringify(writePosition(game, after)), after)
        }
      }
    }
    level = [...found.values()]
    counts.push(level.length)
  }
  return counts
}
