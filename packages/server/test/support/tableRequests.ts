// A table request with two bots and no clock, which a test changes as it needs; and a match that waits for a bot.

import type { MatchRow } from '../../src/store/store.ts'
import { NODE_SYSTEM } from '../../src/system.ts'
import { newRow, type TableRequest } from '../../src/table/lobby.ts'

const BOT = { kind: 'bot', level: 'random' } as const

export const TWO_BOTS: TableRequest = {
  game: 'unmatched',
  options: { heroPick: 'random' },
  seats: [BOT, BOT],
  visibility: 'public',
  hotSeat: false,
  clock: { kind: 'none' },
  onTimeout: 'lose',
}

/** A match of one person that waits for the bot; who begins is drawn by lot. */
export function botsTurn(): MatchRow {
  for (;;) {
    const row = newRow('ada-account', { ...TWO_BOTS, seats: [{ kind: 'me' }, BOT] }, NODE_SYSTEM)
    if (row.waiting.includes(1)) return row
  }
}
