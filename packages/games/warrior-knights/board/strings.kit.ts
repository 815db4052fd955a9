// What the planning scene, the hand and the seats say.

import type { AskingStep } from '../text/types.ts'
import type { Goods } from './scene.ts'

export type KitText = {
  readonly board: string
  /** Goods with their number. */
  readonly goods: Readonly<Record<Goods, (n: number) => string>>
  cities(n: number): string
  readonly chairman: string
  readonly headOfChurch: string
  readonly banned: string
  readonly heretic: string
  readonly eliminated: string
  readonly hiddenHand: string
  /** Below the question, for newcomers. */
  readonly hints: Readonly<Partial<Record<AskingStep, string>>>
}
