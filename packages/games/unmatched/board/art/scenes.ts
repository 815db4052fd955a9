// The pictures of all cards; they are put together when a card is first drawn.

import type { Card } from '../../content/cards.ts'
import { ALICE_SCENES } from './aliceScenes.ts'
import { ARTHUR_SCENES } from './arthurScenes.ts'
import { MEDUSA_SCENES } from './medusaScenes.ts'
import type { Scene } from './scene.ts'
import { SINBAD_SCENES } from './sinbadScenes.ts'

export const SCENES: Readonly<Record<Card, () => Scene>> = {
  ...ARTHUR_SCENES,
  ...ALICE_SCENES,
  ...MEDUSA_SCENES,
  ...SINBAD_SCENES,
}
