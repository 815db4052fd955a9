// From the lobby straight to a table against a bot: on the server if there is one, else in this browser.

import type { BotLevel } from '@ludoteka/protocol'
import type { ShelfGame } from '@ludoteka/registry/shelf'
import { ensureSession } from '../account/session.ts'
import * as api from '../api.ts'
import { startLocally } from './startLocally.ts'

/** The address of the table. */
export async function playNow(game: ShelfGame, level: BotLevel): Promise<string> {
  try {
    await ensureSession()
    const made = await api.createMatch({
      game: game.id,
      seats: [{ kind: 'me' }, { kind: 'bot', level }],
      visibility: 'private',
    })
    if (made.status === 'open') await api.start(made.id, level)
    return `/t/${made.id}`
  } catch (error) {
    // Whatever the server's trouble is, a match in this browser needs none of it.
    if (error instanceof api.ApiError) return startLocally(game, level)
    throw error
  }
}
