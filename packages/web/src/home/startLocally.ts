// A quick match against bots in this browser; its code is loaded only when it is wanted.

import type { BotLevel } from '@ludoteka/protocol'
import type { ShelfGame } from '@ludoteka/registry/shelf'

export async function startLocally(game: ShelfGame, level: BotLevel): Promise<string> {
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
