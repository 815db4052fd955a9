// The rules of Berserk for players, in English.

import type { RuleChapter } from '@ludoteka/kernel'
import { bind } from '@ludoteka/text-kit'
import { KEYWORDS_EN } from './keywords.en.ts'
import { ABILITIES } from './rules/en/abilities.ts'
import { ATTACKS } from './rules/en/attacks.ts'
import { SETUP } from './rules/en/setup.ts'
import { STACK } from './rules/en/stack.ts'
import { TURN } from './rules/en/turn.ts'
import { WOUNDS } from './rules/en/wounds.ts'
import { withKeywords } from './rules/keywordParagraphs.ts'

export const RULES: readonly RuleChapter[] = bind(
  SETUP,
  TURN,
  ATTACKS,
  STACK,
  WOUNDS,
  withKeywords(ABILITIES, KEYWORDS_EN),
)
