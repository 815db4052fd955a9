// What somebody wants to open: the text of a match file, or a position in the notation of its game. Bad ones are named with what is wrong.

import {
  act,
  begin,
  type Fault,
  type Game,
  LudotekaError,
  type Match,
  type Position,
  readMatch,
  replay,
  type Seed,
  stateHash,
  waitingFor,
} from '@ludoteka/kernel'
import { positionToPlay } from '@ludoteka/table'

/** Longer than the file of any match. */
export const MOST_CHARACTERS = 4_000_000

export type Opened =
  | { readonly kind: 'match'; readonly game: Game; readonly match: Match }
  | {
      readonly kind: 'position'
      readonly game: Game
      /** As it was written, for a table elsewhere. */
      readonly written: Readonly<Record<string, unknown>>
      /** Complete, to be played on here. */
      readonly position: Position
      readonly options: Match['options']
      readonly seats: readonly string[]
      readonly waiting: readonly string[]
    }

export type Trouble =
  | { readonly kind: 'empty' | 'tooLong' | 'notJson' | 'unknownForm' | 'whichGame' | 'otherVersion' | 'damaged' }
  | { readonly kind: 'unknownGame'; readonly game: string }
  /** The first of its moves that the rules do not allow. */
  | { readonly kind: 'badMove'; readonly number: number }
  | { readonly kind: 'fault'; readonly fault: Fault; readonly message: string }
  /** What only the rules have words for: in English. */
  | { readonly kind: 'refused'; readonly message: string }

type LoadGame = (id: string, version?: number) => Promise<Game>

type Read = Opened | { readonly kind: 'trouble'; readonly trouble: Trouble }

/** Troubles of which there is nothing more to tell. */
export type PlainTrouble = Exclude<Trouble['kind'], 'unknownGame' | 'badMove' | 'fault' | 'refused'>

const trouble = (kind: PlainTrouble): Read => ({ kind: 'trouble', trouble: { kind } })

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Asked = {
  /** The games there are. */
  readonly games: readonly string[]
  /** The game of a position that does not say it. */
  readonly chosen: string | undefined
  /** By which what a position leaves open is shuffled. */
  readonly seed: Seed
}

export async function readOpened(text: string, { games, chosen, seed }: Asked, loadGame: LoadGame): Promise<Read> {
  if (text.trim() === '') return trouble('empty')
  if (text.length > MOST_CHARACTERS) return trouble('tooLong')
  const json = parsed(text)
  if (json === undefined) return trouble('notJson')
  if (!isObject(json)) return trouble('unknownForm')
  // A position may say its game beside its parts.
  const { game: named, ...bare } = json
  const id = typeof named === 'string' ? named : chosen
  const isMatch = Array.isArray(json['actions'])
  const position = isObject(json['position']) ? json['position'] : isPosition(bare) ? bare : undefined
  if (!isMatch && !position) return trouble('unknownForm')
  if (id === undefined) return trouble('whichGame')
  if (!games.includes(id)) return { kind: 'trouble', trouble: { kind: 'unknownGame', game: id.slice(0, 40) } }
  try {
    if (isMatch) return await openedMatch(json, id, loadGame)
    return position ? openedPosition(position, await loadGame(id), seed) : trouble('unknownForm')
  } catch (error) {
    if (!(error instanceof LudotekaError)) throw error
    if (error.code === 'version-not-kept' || error.code === 'version-mismatch') return trouble('otherVersion')
    const { fault, message } = error
    return { kind: 'trouble', trouble: fault ? { kind: 'fault', fault, message } : { kind: 'refused', message } }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const POSITION_PARTS: readonly (keyof Position)[] = ['facts', 'zones', 'stack', 'options']

const isPosition = (json: Readonly<Record<string, unknown>>): boolean =>
  !('actions' in json) && POSITION_PARTS.some(part => part in json)

async function openedMatch(json: Readonly<Record<string, unknown>>, id: string, loadGame: LoadGame): Promise<Read> {
  const { version } = json
  const game = await loadGame(id, typeof version === 'number' ? version : undefined)
  const match = readMatch(game, json)
  let live = replay(game, match, 0)
  for (const [i, action] of match.actions.entries()) {
    try {
      live = act(game, live, action)
    } catch (error) {
      if (!(error instanceof LudotekaError)) throw error
      return { kind: 'trouble', trouble: { kind: 'badMove', number: i + 1 } }
    }
  }
  const last = match.hashes?.at(-1)
  if (last !== undefined && stateHash(game, live.state) !== last) return trouble('damaged')
  return { kind: 'match', game, match }
}

function openedPosition(written: Readonly<Record<string, unknown>>, game: Game, seed: Seed): Read {
  const position = positionToPlay(game, written, seed)
  const { state } = begin(game, {}, seed, undefined, position)
  const seats = game.seats(state.options)
  const waiting = waitingFor(game, state).map(seat => seats[seat] ?? '')
  return { kind: 'position', game, written, position, options: state.options, seats, waiting }
}
