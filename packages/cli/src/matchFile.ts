// A recorded match read from a file, with the rules it was played by.

import { type Game, type Json, type Match, readMatch } from '@ludoteka/kernel'
import { parseJson } from './args.ts'
import { type Io, usage } from './command.ts'

export async function readMatchFile(file: string, io: Io): Promise<{ readonly game: Game; readonly match: Match }> {
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
