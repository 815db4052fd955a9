// The pictures of all cards, put together when a card is first drawn.

import type { CardId } from '../../content/cards.ts'
import { DARK_SCENES } from './darkScenes.ts'
import { LAND_SCENES } from './landScenes.ts'
import { ORDER_SCENES } from './orderScenes.ts'
import { PEAK_SCENES } from './peakScenes.ts'
import type { Scene } from './scene.ts'
import { SHADOW_SCENES } from './shadowScenes.ts'
import { STEPPE_SCENES } from './steppeScenes.ts'
import { SWAMP_SCENES } from './swampScenes.ts'
import { THING_SCENES } from './thingScenes.ts'
import { WANDERER_SCENES } from './wandererScenes.ts'
import { WILD_SCENES } from './wildScenes.ts'

export const SCENES: Readonly<Record<CardId, () => Scene>> = {
  ...DARK_SCENES,
  ...ORDER_SCENES,
  ...WILD_SCENES,
  ...SWAMP_SCENES,
  ...PEAK_SCENES,
  ...THING_SCENES,
  ...LAND_SCENES,
  ...SHADOW_SCENES,
  ...WANDERER_SCENES,
  ...STEPPE_SCENES,
}
