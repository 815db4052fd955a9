// The rules of Warrior Knights for players, in Russian.

import type { RuleChapter } from '@ludoteka/kernel'
import { bind } from '@ludoteka/text-kit'
import { BATTLES } from './rules/ru/battles.ts'
import { EFFECTS } from './rules/ru/effects.ts'
import { KNOWLEDGE } from './rules/ru/knowledge.ts'
import { LOSSES } from './rules/ru/losses.ts'
import { MOVEMENT } from './rules/ru/movement.ts'
import { NEUTRAL_CARDS } from './rules/ru/neutralCards.ts'
import { OTHERS } from './rules/ru/others.ts'
import { ROUND } from './rules/ru/round.ts'
import { SETUP } from './rules/ru/setup.ts'
import { SPECIAL_PHASES } from './rules/ru/specialPhases.ts'
import { UPKEEP } from './rules/ru/upkeep.ts'

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
