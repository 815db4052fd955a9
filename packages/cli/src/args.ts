// Reading the arguments of a command: every mistake becomes one plain sentence.

import { parseArgs } from 'node:util'
import { BOT_NAMES, type BotName, isBotName } from '@ludoteka/bots'
import {
  type Game,
  type Json,
  LANGUAGES,
  type Language,
  type Options,
  readOptions,
  type Seat,
  type Seed,
  SPECTATOR,
  seatNumber,
  seedFrom,
} from '@ludoteka/kernel'
import { type Io, usage } from './command.ts'

/** The options a command knows: with a value, or a switch. */
type KnownOptions = Readonly<Record<string, 'value' | 'switch'>>

type Args = {
  readonly positionals: readonly string[]
  text(name: string): string | undefined
  flag(name: string): boolean
  /** A whole number within limits; nothing where the option was not given. */
  integer(name: string, least: number): number | undefined
}

export function readArgs(
  argv: readonly string[],
  known: KnownOptions,
  positionals: { least: number; most: number; what: string },
): Args {
  const parsed = parse(argv, known)
  const { length } = parsed.positionals
  if (length < positionals.least) usage(`${positionals.what} is missing.`)
  if (length > positionals.most) usage(`There is one argument too many: "${parsed.positionals[positionals.most]}".`)
  const text = (name: string): string | undefined => {
    const value = parsed.values[name]
    return typeof value === 'string' ? value : undefined
  }
  return {
    positionals: parsed.positionals,
    text,
    flag: name => parsed.values[name] === true,
    integer: (name, least) => {
      const value = text(name)
      return value === undefined ? undefined : integerOption(name, value, least)
    },
  }
}

function parse(argv: readonly string[], known: KnownOptions) {
  const options = Object.fromEntries(
    Object.entries(known).map(([name, kind]) => [
      name,
      { type: kind === 'value' ? ('string' as const) : ('boolean' as const) },
    ]),
  )
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return usage(describeError(error, known))
  }
}

/** Node's error messages in plainer words. */
function describeError(error: TypeError, known: KnownOptions): string {
  const option = /--?[\w-]+/.exec(error.message)?.[0] ?? 'An option'
  const code = 'code' in error ? error.code : undefined
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const names = Object.keys(known).map(name => `--${name}`)
    return `There is no option ${option}${names.length > 0 ? `; there are ${names.join(', ')}` : ''}.`
  }
  if (known[option.replace(/^-+/, '')] === 'switch') return `${option} takes no value.`
  return `${option} needs a value; one that begins with a dash is written ${option}=VALUE.`
}

function integerOption(name: string, value: string, least: number): number {
  const n = Number(value)
  if (!/^\d+$/.test(value) || !Number.isSafeInteger(n)) usage(`--${name} must be a whole number, not "${value}".`)
  return n >= least ? n : usage(`--${name} must be at least ${least}.`)
}

/** The game that was named, in the version after the sign @ where there is one: `red-sea@1`. */
export function gameNamed(io: Io, args: Args): Promise<Game> {
  const [, id = '', version] = /^(.*?)(?:@(\d+))?$/.exec(args.positionals[0] ?? '') ?? []
  return io.loadGame(id, version === undefined ? undefined : Number(version))
}

/** The options of a match, given as JSON. */
export function optionsOf(game: Game, args: Args): Options {
  const text = args.text('options')
  return readOptions(game, text === undefined ? {} : parseJson(text, 'The value of --options'))
}

export function parseJson(text: string, what: string): Json {
  try {
    return JSON.parse(text)
  } catch (error) {
    return usage(`${what} is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Names of bots, separated by commas. */
export function botsOf(args: Args, initial: BotName): readonly BotName[] {
  return namesOf(args, initial).map(name => (isBotName(name) ? name : unknownSeat(name, BOT_NAMES)))
}

export function namesOf(args: Args, initial: string): readonly string[] {
  return (args.text('seats') ?? initial).split(',').map(name => name.trim())
}

export function unknownSeat(name: string, known: readonly string[]): never {
  return usage(`--seats: there is no "${name}"; choose from ${known.join(', ')}, separated by commas.`)
}

/** More players than seats is a mistake; fewer are repeated. */
export function checkSeats(game: Game, options: Options, players: readonly string[]): void {
  const seats = game.seats(options)
  if (players.length > seats.length) {
    usage(`--seats names ${players.length} players, but there are ${seats.length} seats: ${seats.join(', ')}.`)
  }
}

/** The seat to look from, by name; a spectator where none is given. */
export function seatToView(game: Game, options: Options, args: Args): Seat {
  const name = args.text('seat')
  return name === undefined || name === 'spectator' ? SPECTATOR : seatNumber(game, options, name)
}

export function languageOf(io: Io, args: Args): Language {
  const given = args.text('lang')
  if (given === undefined) return io.language
  return (
    LANGUAGES.find(language => language === given) ??
    usage(`--lang must be one of ${LANGUAGES.join(', ')}, not "${given}".`)
  )
}

/** The nth match of a seed has a name of its own, so that it can be played again alone. */
export function matchName(seed: string, n: number): string {
  return n === 0 ? seed : `${seed}/${n}`
}

export function seedOf(name: string): Seed {
  return seedFrom('match', name)
}
