// What each card shows. Every card of the game has its scene; one that is forgotten does not compile.

import type { Card } from '../../content/cards.ts'
import { AID_SCENES } from './aid.ts'
import { HORN_SCENES } from './horn.ts'
import type { Scene } from './marks.ts'
import { MINISTRY_SCENES } from './ministries.ts'
import { POWERS_SCENES } from './powers.ts'
import { RIVALS_SCENES } from './rivals.ts'
import { SHADOW_SCENES } from './shadows.ts'

export const SCENES: Readonly<Record<Card, Scene>> = {
  ...HORN_SCENES,
  ...POWERS_SCENES,
  ...MINISTRY_SCENES,
  ...AID_SCENES,
  ...RIVALS_SCENES,
  ...SHADOW_SCENES,
}
