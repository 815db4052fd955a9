// The rules of Warrior Knights for players, in English.

import type { RuleChapter } from '@ludoteka/kernel'
import { bind } from '@ludoteka/text-kit'
import { BATTLES } from './rules/en/battles.ts'
import { EFFECTS } from './rules/en/effects.ts'
import { KNOWLEDGE } from './rules/en/knowledge.ts'
import { LOSSES } from './rules/en/losses.ts'
import { MOVEMENT } from './rules/en/movement.ts'
import { NEUTRAL_CARDS } from './rules/en/neutralCards.ts'
import { OTHERS } from './rules/en/others.ts'
import { ROUND } from './rules/en/round.ts'
import { SETUP } from './rules/en/setup.ts'
import { SPECIAL_PHASES } from './rules/en/specialPhases.ts'
import { UPKEEP } from './rules/en/upkeep.ts'

export const RULES: readonly RuleChapter[] = bind(
  SETUP,
  ROUND,
  NEUTRAL_CARDS,
  SPECIAL_PHASES,
  MOVEMENT,
  BATTLES,
  LOSSES,
  UPKEEP,
  OTHERS,
  KNOWLEDGE,
  EFFECTS,
)
