// Starts a match against a bot with one click: on the server, or in this browser when the server cannot be reached.

import type { BotLevel } from '@ludoteka/protocol'
import type { ShelfGame } from '@ludoteka/registry/shelf'
import { ensureSession } from '../account/session.ts'
import * as api from '../api.ts'

/** Returns the address of the table. */
export async function playNow(game: ShelfGame, level: BotLevel): Promise<string> {
  try {
    await ensureSession()
    const created = await api.createMatch({
      game: game.id,
      seats: [{ kind: 'me' }, { kind: 'bot', level }],
      visibility: 'private',
    })
    if (created.status === 'open') await api.start(created.id, level)
    return `/t/${created.id}`
  } catch (error) {
    if (error instanceof api.ApiError) return playLocally(game, level)
    throw error
  }
}

/** The code for local matches is loaded only when it is needed. */
async function playLocally(game: ShelfGame, level: BotLevel): Promise<string> {
  const [{ createLocal }, { readOptions }, rules, { guestName }] = await Promise.all([
    import('../table/local/open.ts'),
    import('@ludoteka/kernel'),
    game.loadGame(),
    import('../account/session.ts'),
  ])
  const options = readOptions(rules, {})
  const players = rules
    .seats(options)
    .map((_, i) => (i === 0 ? { kind: 'person' as const, name: guestName() } : { kind: 'bot' as const, level }))
  return `/local/${createLocal({ game: game.id, options, players, hotSeat: false })}`
}
