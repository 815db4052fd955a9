// `ludoteka export`: a match between bots, written down with the hash of every state.

import { BOT_NAMES, BOTS, playMatch } from '@ludoteka/bots'
import { type Action, type Match, withHashes } from '@ludoteka/kernel'
import { botsOf, checkSeats, gameNamed, optionsOf, readArgs } from '../args.ts'
import type { Command } from '../command.ts'
import { seedOf } from '../seeds.ts'

export const exportMatch: Command = {
  summary: 'play a match between bots and write it down as JSON',
  help: `Usage: ludoteka export GAME [--seed S] [--seats BOT,BOT,…] [--options JSON] [--out FILE]

Plays a match between bots and writes it as JSON: options, seed, actions and the hash of the state after each.
GAME@N is version N of the game, where it is kept.

  --seed S         any words; the same match as the first of ludoteka sim (default 1)
  --seats BOT,…    a bot for each seat: ${BOT_NAMES.join(', ')}; too few are repeated (default random)
  --options JSON   the options of the match
  --out FILE       where to write it (default: the standard output)`,

  async run(argv, io) {
    const known = { seed: 'value', seats: 'value', options: 'value', out: 'value' } as const
    const args = readArgs(argv, known, { least: 1, most: 1, what: 'The name of the game' })
    const game = await gameNamed(io, args)
    const options = optionsOf(game, args)
    const bots = botsOf(args, 'random')
    checkSeats(game, options, bots)
    const seed = seedOf(args.text('seed') ?? '1')
    const actions: Action[] = []
    playMatch({ game, options, seed, bots: bots.map(name => BOTS[name]), watch: action => actions.push(action) })
    const match: Match = { game: game.id, version: game.version, options, seed, actions }
    const text = `${JSON.stringify(withHashes(game, match), undefined, 1)}\n`
    const file = args.text('out')
    if (file === undefined) io.out(text)
    else {
      io.writeText(file, text)
      io.err(`Wrote a match of ${actions.length} actions to ${file}.\n`)
    }
    return 0
  },
}
