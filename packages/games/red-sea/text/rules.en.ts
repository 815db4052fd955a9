// The rules of Red Sea for players, in English.

import type { RuleChapter } from '@ludoteka/kernel'
import { bind } from '@ludoteka/text-kit'
import { EN } from './en.ts'
import { quoted } from './names.en.ts'
import { cardChapters } from './rules/cards.ts'
import { BOARD } from './rules/en/board.ts'
import { EVENTS } from './rules/en/events.ts'
import { OPERATIONS } from './rules/en/operations.ts'
import { RULINGS } from './rules/en/rulings.ts'
import { TABLE } from './rules/en/table.ts'
import { TURN } from './rules/en/turn.ts'
import { VICTORY } from './rules/en/victory.ts'

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
