// `ludoteka show`, `replay` and `export`: matches printed, checked, and written to files.

import { BOT_NAMES, BOTS, playMatch } from '@ludoteka/bots'
import {
  type Action,
  begin,
  firstDifference,
  LANGUAGES,
  LudotekaError,
  type Match,
  matchOf,
  replay as replayMatch,
  withHashes,
} from '@ludoteka/kernel'
import { botsOf, checkSeats, gameNamed, languageOf, optionsOf, readArgs, seatToView, seedOf } from '../args.ts'
import { type Command, type Io, UsageError, usage } from '../command.ts'
import { readMatchFile } from '../matchFile.ts'
import { reportPassed } from '../output.ts'
import { renderLive } from '../render.ts'

export const show: Command = {
  summary: 'print a position as a seat sees it',
  help: `Usage: ludoteka show GAME [--seed S] [--moves N] [--seat SEAT] [--options JSON] [--lang ${LANGUAGES.join('|')}]

Plays N random moves from the start and prints the log and the position. GAME@N is version N of the game.

  --seed S         any words; the same seed gives the same position (default 1)
  --moves N        how many moves (default 0)
  --seat SEAT      the seat to look from (default: a spectator)
  --options JSON   the options of the match
  --lang L         ${LANGUAGES.join(' or ')} (default: that of the system)`,

  async run(argv, io) {
    const known = { seed: 'value', moves: 'value', seat: 'value', options: 'value', lang: 'value' } as const
    const args = readArgs(argv, known, { least: 1, most: 1, what: 'The name of the game' })
    const game = await gameNamed(io, args)
    const options = optionsOf(game, args)
    const viewer = seatToView(game, options, args)
    const language = languageOf(io, args)
    const seed = seedOf(args.text('seed') ?? '1')
    const actions: Action[] = []
    const upTo = args.integer('moves', 0) ?? 0
    playMatch({ game, options, seed, bots: [BOTS.random], upTo, watch: action => actions.push(action) })
    const live = replayMatch(game, { ...matchOf(begin(game, options, seed)), actions })
    io.out(renderLive(game, live, viewer, language))
    return 0
  },
}

export const replay: Command = {
  summary: 'show a recorded match at any action, or check recorded matches',
  help: `Usage: ludoteka replay FILE [--at N] [--seat SEAT] [--lang ${LANGUAGES.join('|')}]
       ludoteka replay --check FILE…

Prints the log and the position of a recorded match as a seat, or a spectator, sees them. Each match is replayed by the
rules version it was played by.

  --at N       after N actions (default: at the end)
  --seat SEAT  the seat to look from (default: a spectator)
  --lang L     ${LANGUAGES.join(' or ')} (default: that of the system)
  --check      replay the matches and compare the recorded hash of the state after every action;
               a directory stands for all JSON files below it`,

  async run(argv, io) {
    const known = { at: 'value', seat: 'value', lang: 'value', check: 'switch' } as const
    const args = readArgs(argv, known, { least: 1, most: Number.POSITIVE_INFINITY, what: 'The file of the match' })
    if (args.flag('check')) {
      const files = args.positionals.flatMap(path => io.jsonFiles(path))
      return reportPassed(io, await Promise.all(files.map(file => isUnchanged(file, io))))
    }
    const [file = '', ...more] = args.positionals
    if (more.length > 0) usage('One match can be shown at a time; several can be checked with --check.')
    const { game, match } = await readMatchFile(file, io)
    const at = args.integer('at', 0) ?? match.actions.length
    if (at > match.actions.length) usage(`--at ${at}: the match has only ${match.actions.length} actions.`)
    const viewer = seatToView(game, match.options, args)
    io.out(renderLive(game, replayMatch(game, match, at), viewer, languageOf(io, args)))
    return 0
  },
}

async function isUnchanged(file: string, io: Io): Promise<boolean> {
  try {
    const { game, match } = await readMatchFile(file, io)
    const at = firstDifference(game, match)
    if (at === undefined) return true
    io.out(`FAILED ${file}: the state differs ${at === 0 ? 'at the start' : `after action ${at}`}\n`)
  } catch (error) {
    if (!(error instanceof LudotekaError || error instanceof UsageError)) throw error
    io.out(`FAILED ${file}: ${error.message}\n`)
  }
  return false
}

export const exportMatch: Command = {
  summary: 'play a match between bots and write it down as JSON',
  help: `Usage: ludoteka export GAME [--seed S] [--seats BOT,BOT,…] [--options JSON] [--out FILE]

Plays a match between bots and writes it as JSON: options, seed, what each seat brought (where games let them),
actions and the hash of the state after each.
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
    const match: Match = { ...matchOf(begin(game, options, seed)), actions }
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
