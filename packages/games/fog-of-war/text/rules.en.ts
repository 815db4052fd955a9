// The rules of The Fog of War for players, in English.

import type { RuleChapter } from '@ludoteka/kernel'
import { bind } from '@ludoteka/text-kit'
import { ACTIONS } from './rules/en/actions.ts'
import { BATTLES } from './rules/en/battles.ts'
import { KNOWLEDGE } from './rules/en/knowledge.ts'
import { LISTS } from './rules/en/lists.ts'
import { SETUP } from './rules/en/setup.ts'
import { TURN } from './rules/en/turn.ts'
import { YEAR_END } from './rules/en/yearEnd.ts'

export const RULES: readonly RuleChapter[] = bind(SETUP, TURN, YEAR_END, ACTIONS, BATTLES, KNOWLEDGE, LISTS)
