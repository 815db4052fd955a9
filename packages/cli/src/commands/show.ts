// `ludoteka show`: a position some random moves into a match, as a seat sees it.

import { BOTS, playMatch } from '@ludoteka/bots'
import { type Action, replay } from '@ludoteka/kernel'
import { gameNamed, languageOf, optionsOf, readArgs, viewerOf } from '../args.ts'
import type { Command } from '../command.ts'
import { renderLive } from '../render.ts'
import { seedOf } from '../seeds.ts'

export const show: Command = {
  summary: 'print a position as a seat sees it',
  help: `Usage: ludoteka show GAME [--seed S] [--moves N] [--seat SEAT] [--options JSON] [--lang en|ru]

Plays N random moves from the start and prints the log and the position. GAME@N is version N of the game.

  --seed S         any words; the same seed gives the same position (default 1)
  --moves N        how many moves (default 0)
  --seat SEAT      the seat to look from (default: a spectator)
  --options JSON   the options of the match
  --lang L         en or ru (default: that of the system)`,

  async run(argv, io) {
    const known = { seed: 'value', moves: 'value', seat: 'value', options: 'value', lang: 'value' } as const
    const args = readArgs(argv, known, { least: 1, most: 1, what: 'The name of the game' })
    const game = await gameNamed(io, args)
    const options = optionsOf(game, args)
    const viewer = viewerOf(game, options, args)
    const language = languageOf(io, args)
    const seed = seedOf(args.text('seed') ?? '1')
    const actions: Action[] = []
    const upTo = args.integer('moves', 0) ?? 0
    playMatch({ game, options, seed, bots: [BOTS.random], upTo, watch: action => actions.push(action) })
    const live = replay(game, { game: game.id, version: game.version, options, seed, actions })
    io.out(renderLive(game, live, viewer, language))
    return 0
  },
}
