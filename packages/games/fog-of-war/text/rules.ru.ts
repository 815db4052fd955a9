// The rules of The Fog of War for players, in Russian.

import type { RuleChapter } from '@ludoteka/kernel'
import { bind } from '@ludoteka/text-kit'
import { ACTIONS } from './rules/ru/actions.ts'
import { BATTLES } from './rules/ru/battles.ts'
import { KNOWLEDGE } from './rules/ru/knowledge.ts'
import { LISTS } from './rules/ru/lists.ts'
import { SETUP } from './rules/ru/setup.ts'
import { TURN } from './rules/ru/turn.ts'
import { YEAR_END } from './rules/ru/yearEnd.ts'

export const RULES: readonly RuleChapter[] = bind(SETUP, TURN, YEAR_END, ACTIONS, BATTLES, KNOWLEDGE, LISTS)
