// What the four shapes of Nobles can do (2.3).

import type { Shape } from './barons.ts'
import type { Effect } from './vocabulary.ts'

export const SHAPE: Readonly<Record<Shape, Effect>> = {
  star: [{ word: 'modify', number: 'deal', by: 1, if: { is: 'commandsReady' } }],
  square: [{ word: 'modify', number: 'prevent', by: 1, if: { is: 'commandsReady' } }],
  triangle: [{ word: 'modify', number: 'victory', by: 1, if: { is: 'commandsReady' } }],
  circle: [{ word: 'modify', number: 'wage', to: 0, of: 'thisArmy', maxArmyStrength: 400 }],
}
