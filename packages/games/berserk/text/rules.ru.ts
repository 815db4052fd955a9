// The rules of Berserk for players, in Russian.

import type { RuleChapter } from '@ludoteka/kernel'
import { bind } from '@ludoteka/text-kit'
import { KEYWORDS_RU } from './keywords.ru.ts'
import { withKeywords } from './rules/keywordParagraphs.ts'
import { ABILITIES } from './rules/ru/abilities.ts'
import { ATTACKS } from './rules/ru/attacks.ts'
import { SETUP } from './rules/ru/setup.ts'
import { STACK } from './rules/ru/stack.ts'
import { TURN } from './rules/ru/turn.ts'
import { WOUNDS } from './rules/ru/wounds.ts'

export const RULES: readonly RuleChapter[] = bind(
  SETUP,
  TURN,
  ATTACKS,
  STACK,
  WOUNDS,
  withKeywords(ABILITIES, KEYWORDS_RU),
)
