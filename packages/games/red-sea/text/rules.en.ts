// The rules of Red Sea for players, in English.

import type { RuleChapter } from '@ludoteka/kernel'
import { bind } from '@ludoteka/text-kit'
import { EN } from './en.ts'
import { BOARD } from './rules/en/board.ts'
import { EVENTS } from './rules/en/events.ts'
import { OPERATIONS } from './rules/en/operations.ts'
import { RULINGS } from './rules/en/rulings.ts'
import { TURN } from './rules/en/turn.ts'
import { TABLE, VICTORY } from './rules/en/victory.ts'
import { cardChapters } from './rules/shared.ts'
import { quoted } from './words.en.ts'

export const RULES: readonly RuleChapter[] = [
  ...bind(BOARD, TURN, OPERATIONS, EVENTS, VICTORY, TABLE),
  ...cardChapters({
    texts: EN,
    titles: { own: 'The cards', base: 'Cards of the base game' },
    rulings: RULINGS,
    quoted,
    ruling: text => `Table ruling: ${text}`,
  }),
]
