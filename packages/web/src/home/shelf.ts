// Games that stand on the shelf as covers only: they can't be played yet. Playable ones come from the registry.

import type { ComponentType } from 'react'
import type { Dictionary } from '../text/index.ts'
import { BerserkCover } from './covers/berserk.tsx'
import { FogOfWarCover } from './covers/fogOfWar.tsx'
import { WarriorKnightsCover } from './covers/warriorKnights.tsx'

export type ComingGame = {
  readonly key: keyof Dictionary['shelf']
  readonly players: readonly [number, number]
  readonly minutes: readonly [number, number]
  readonly weight: number
  readonly Cover: ComponentType
}

export const COMING: readonly ComingGame[] = [
  { key: 'fogOfWar', players: [2, 2], minutes: [150, 180], weight: 4, Cover: FogOfWarCover },
  { key: 'berserk', players: [2, 2], minutes: [30, 60], weight: 4, Cover: BerserkCover },
  { key: 'warriorKnights', players: [2, 6], minutes: [180, 240], weight: 4, Cover: WarriorKnightsCover },
]
