// `ludoteka replay`: a recorded match, looked at or checked.

import {
  firstDifference,
  type Game,
  type Json,
  LudotekaError,
  type Match,
  readMatch,
  replay as replayMatch,
} from '@ludoteka/kernel'
import { languageOf, parseJson, readArgs, viewerOf } from '../args.ts'
import type { Command } from '../command.ts'
import type { Io } from '../io.ts'
import { renderLive } from '../render.ts'
import { UsageError, usage } from '../usageError.ts'
import { verdict } from '../verdict.ts'

export const replay: Command = {
  summary: 'show a recorded match at any action, or check recorded matches',
  help: `Usage: ludoteka replay FILE [--at N] [--seat SEAT] [--lang en|ru]
       ludoteka replay --check FILE…

Prints the log and the position of a recorded match as a seat, or a spectator, sees them. Each match is replayed by the
rules version it was played by.

  --at N       after N actions (default: at the end)
  --seat SEAT  the seat to look from (default: a spectator)
  --lang L     en or ru (default: that of the system)
  --check      replay the matches and compare the recorded hash of the state after every action;
               a directory stands for all JSON files below it`,

  async run(argv, io) {
    const known = { at: 'value', seat: 'value', lang: 'value', check: 'switch' } as const
    const args = readArgs(argv, known, { least: 1, most: Number.POSITIVE_INFINITY, what: 'The file of the match' })
    if (args.flag('check')) {
      const files = args.positionals.flatMap(path => io.jsonFiles(path))
      return verdict(io, await Promise.all(files.map(file => isUnchanged(file, io))))
    }
    const [file = '', ...more] = args.positionals
    if (more.length > 0) usage('One match can be shown at a time; several can be checked with --check.')
    const { game, match } = await readFile(file, io)
    const at = args.integer('at', 0) ?? match.actions.length
    if (at > match.actions.length) usage(`--at ${at}: the match has only ${match.actions.length} actions.`)
    const viewer = viewerOf(game, match.options, args)
    io.out(renderLive(game, replayMatch(game, match, at), viewer, languageOf(io, args)))
    return 0
  },
}

async function readFile(file: string, io: Io): Promise<{ readonly game: Game; readonly match: Match }> {
  const json = parseJson(io.readText(file), file)
  const id = named(json, 'game')
  if (typeof id !== 'string') usage(`${file} is not a match: it names no game.`)
  const version = named(json, 'version')
  const game = await io.loadGame(id, typeof version === 'number' ? version : undefined)
  return { game, match: readMatch(game, json) }
}

function named(json: Json, key: string): Json | undefined {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
    ? Object.entries(json).find(([name]) => name === key)?.[1]
    : undefined
}

async function isUnchanged(file: string, io: Io): Promise<boolean> {
  try {
    const { game, match } = await readFile(file, io)
    const at = firstDifference(game, match)
    if (at === undefined) return true
    io.out(`FAILED ${file}: the state differs ${at === 0 ? 'at the start' : `after action ${at}`}\n`)
  } catch (error) {
    if (!(error instanceof LudotekaError || error instanceof UsageError)) throw error
    io.out(`FAILED ${file}: ${error.message}\n`)
  }
  return false
}
