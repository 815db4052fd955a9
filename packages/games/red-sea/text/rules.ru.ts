// The rules of Red Sea for players, in Russian.

import type { RuleChapter } from '@ludoteka/kernel'
import { bind } from '@ludoteka/text-kit'
import { RU } from './ru.ts'
import { BOARD } from './rules/ru/board.ts'
import { EVENTS } from './rules/ru/events.ts'
import { OPERATIONS } from './rules/ru/operations.ts'
import { RULINGS } from './rules/ru/rulings.ts'
import { TURN } from './rules/ru/turn.ts'
import { TABLE, VICTORY } from './rules/ru/victory.ts'
import { cardChapters } from './rules/shared.ts'
import { quoted } from './words.ru.ts'

export const RULES: readonly RuleChapter[] = [
  ...bind(BOARD, TURN, OPERATIONS, EVENTS, VICTORY, TABLE),
  ...cardChapters({
    texts: RU,
    titles: { own: 'Карты игры', base: 'Карты базовой игры' },
    rulings: RULINGS,
    quoted,
    ruling: text => `Решение стола: ${text}`,
  }),
]
