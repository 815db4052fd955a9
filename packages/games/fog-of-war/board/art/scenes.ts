// What each combat card shows; a card without a scene does not compile.

import type { CombatCard } from '../../content/combatCards.ts'
import { AXIS_SCENES } from './axisScenes.ts'
import { EASTERN_SCENES } from './easternScenes.ts'
import type { Scene } from './marks.ts'
import { NEUTRAL_SCENES, OBJECTIVE_SCENES } from './otherScenes.ts'
import { WESTERN_SCENES } from './westernScenes.ts'

export const COMBAT_SCENES: Readonly<Record<CombatCard, Scene>> = {
  ...AXIS_SCENES,
  ...WESTERN_SCENES,
  ...EASTERN_SCENES,
}

export const SCENES = { ...COMBAT_SCENES, ...NEUTRAL_SCENES, ...OBJECTIVE_SCENES }
