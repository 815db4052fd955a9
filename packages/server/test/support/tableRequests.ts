// A table request with two bots and no clock, which a test changes as it needs.

import type { TableRequest } from '../../src/table/lobby.ts'

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
