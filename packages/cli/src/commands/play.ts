// `ludoteka play`: a match in the terminal, person or bot against bot.

import { BOT_NAMES, isBotName } from '@ludoteka/bots'
import { LANGUAGES } from '@ludoteka/kernel'
import { checkSeats, gameNamed, languageOf, namesOf, optionsOf, readArgs, seedOf, unknownSeat } from '../args.ts'
import type { Command } from '../command.ts'
import { WORDS } from '../output.ts'
import { type Player, playAtTerminal } from '../terminalTable.ts'

const DEFAULT_SEATS = 'human,normal'

export const play: Command = {
  summary: 'play in the terminal, person or bot against bot',
  help: `Usage: ludoteka play GAME [--seats human,normal,…] [--lang ${LANGUAGES.join('|')}] [--options JSON] [--seed S]

Plays a match in the terminal. Each decision shows the position, the last lines of the log and the numbered legal
actions; "o" lists the standing orders, which answer for a person. Where there is no terminal to type at, bots play all seats and the log is printed. GAME@N is version N of the
game, where it is kept.

  --seats …        human, ${BOT_NAMES.join(', ')}: one for each seat; too few are repeated (default ${DEFAULT_SEATS})
  --lang L         ${LANGUAGES.join(' or ')} (default: that of the system)
  --options JSON   the options of the match
  --seed S         any words, for a match that can be repeated, unless bots think by the clock: hard, expert (default: unforeseeable)`,

  async run(argv, io) {
    const known = { seats: 'value', lang: 'value', options: 'value', seed: 'value' } as const
    const args = readArgs(argv, known, { least: 1, most: 1, what: 'The name of the game' })
    const game = await gameNamed(io, args)
    const options = optionsOf(game, args)
    const language = languageOf(io, args)
    const named = namesOf(args, DEFAULT_SEATS).map((name): Player => {
      return name === 'human' || isBotName(name) ? name : unknownSeat(name, ['human', ...BOT_NAMES])
    })
    checkSeats(game, options, named)
    const hasTerminal = io.terminal.input && io.terminal.output
    const players = game.seats(options).map((_, seat): Player => {
      const player = named[seat % named.length] ?? 'normal'
      return player === 'human' && !hasTerminal ? 'normal' : player
    })
    if (named.includes('human') && !hasTerminal) io.err(`${WORDS[language].noPerson}\n`)
    const seed = args.text('seed')
    await playAtTerminal({ io, game, language, players }, options, seed === undefined ? io.freshSeed() : seedOf(seed))
    return 0
  },
}
