// A match is its options, its seed and its actions: replaying them gives the same state byte for byte.

import { type Brought, broughtNames, readBrought } from './brought.ts'
import { shareUnchanged } from './copy.ts'
import type { Core, Entry, Seat } from './core.ts'
import { fail, failFor, LudotekaError } from './errors.ts'
import { isArg } from './forms.ts'
import type { Action, Game, Offers } from './game.ts'
import { History } from './history.ts'
import { advance, asked, playOn, readOptions, readPosition, start, stateHash } from './host.ts'
import { listAt, objectAt, onlyKeys, short, stringAt } from './json.ts'
import { type Position, versionMismatch } from './position.ts'
import { type Seed, seedWords } from './random.ts'
import { isOver } from './stack.ts'

/** What a match began with. */
export type MatchSetup = {
  readonly game: string
  readonly version: number
  readonly options: Core['options']
  readonly seed: Seed
  /** What the seats brought in secret, where the game lets them: published, like the seed, only after the match. */
  readonly brought?: Brought
  /** The position it began from, if not from the start: published like what was brought. */
  readonly position?: Position
}

/** A whole match, as it is stored and exported. */
export type Match = MatchSetup & {
  readonly actions: readonly Action[]
  /** The hash of the state at the start and after every action, where they were recorded. */
  readonly hashes?: readonly string[]
}

/** Something told, with the number of the action that caused it (0 = set-up). */
export type LogEntry = Entry & { readonly at: number }

/** A match under way and the state it has come to. */
export type Live = {
  readonly setup: MatchSetup
  readonly actions: History<Action>
  readonly state: Core
  /** Who is asked in this state, without standing offers. */
  readonly asked: Offers
  /** Everything told so far. */
  readonly log: History<LogEntry>
  /** How many of the actions can no longer be taken back. */
  readonly sealedBefore: number
  /** The match before its last action, kept while the seat that acted may take it back. */
  readonly before: Live | undefined
}

/** Begins where a position says, if one is given; its options are then those of the match. */
export function begin(game: Game, options: unknown, seed: Seed, brought?: unknown, position?: Position): Live {
  seedWords(seed)
  const state = position ? startFrom(game, position, seed) : start(game, options, seed, brought)
  return {
    setup: {
      game: game.id,
      version: game.version,
      options: state.options,
      seed,
      ...(game.bringing ? { brought: broughtNames(game, state.brought) } : {}),
      ...(position ? { position } : {}),
    },
    actions: History.of(),
    state,
    asked: asked(game, state),
    log: History.of(numbered(state.news, 0)),
    sealedBefore: 0,
    before: undefined,
  }
}

function startFrom(game: Game, position: Position, seed: Seed): Core {
  const s = readPosition(game, position, seed)
  if (isOver(s)) failFor('bad-position', { kind: 'isOver' })
  try {
    advance(game, s)
  } catch (error) {
    if (!(error instanceof LudotekaError)) throw error
    fail('bad-position', `The game can't go on from this position: ${error.message}`)
  }
  return s
}

/** The plain match, to be stored or exported. */
export function matchOf({ setup, actions }: Live): Match {
  if (actions.skipped > 0) fail('bad-match', 'The first actions of this match are not in memory.')
  return { ...setup, actions: actions.slice() }
}

/** Plays an action; a refused one throws and changes nothing. */
export function act(game: Game, live: Live, action: Action): Live {
  const { state, asked, action: played } = playOn(game, live.state, live.asked, action)
  if (!game.kernel) shareUnchanged(game, live.state, state) // states of a frozen version are known to its own kernel only
  const at = live.actions.length + 1
  return {
    setup: live.setup,
    actions: live.actions.with(played),
    state,
    asked,
    log: live.log.with(...numbered(state.news, at)),
    sealedBefore: state.sealed ? at : live.sealedBefore,
    before: state.sealed ? undefined : keptBy(played.seat, live),
  }
}

/** Only the seat that acted last takes back, so what it can go back to is kept no further than its own actions go. */
function keptBy(seat: Seat, live: Live): Live {
  return live.before === undefined || live.actions.at(-1)?.seat === seat ? live : { ...live, before: undefined }
}

function numbered(entries: readonly Entry[], at: number): readonly LogEntry[] {
  return entries.map(({ key, rule, data, to }) => (to ? { key, rule, data, to, at } : { key, rule, data, at }))
}

/** A seat may take back its last action while nothing was shown or thrown and nobody else has acted since. */
export function canUndo(live: Live, seat: Seat): boolean {
  return live.actions.length > live.sealedBefore && live.actions.at(-1)?.seat === seat
}

export function undo(game: Game, live: Live, seat: Seat): Live {
  if (!canUndo(live, seat)) fail('nothing-to-undo', 'There is nothing you can take back.')
  return backTo(game, live, live.actions.length - 1)
}

/** The match after fewer of its actions: as it was kept, or replayed. */
export function backTo(game: Game, live: Live, actions: number): Live {
  let found: Live | undefined = live
  while (found && found.actions.length > actions) found = found.before
  return found ?? replay(game, matchOf(live), actions)
}

/** Plays a recorded match again, up to an action; another rules version is refused. */
export function replay(game: Game, match: Match, upTo = match.actions.length): Live {
  if (!Number.isInteger(upTo) || upTo < 0 || upTo > match.actions.length)
    fail('bad-match', `The match has ${match.actions.length} actions; it can't be replayed up to ${short(upTo)}.`)
  let live = rewind(game, match)
  for (const action of match.actions.slice(0, upTo)) live = act(game, live, action)
  return live
}

/** The start of a recorded match, under the rules it was played by. */
function rewind(game: Game, match: Match): Live {
  if (match.game !== game.id) fail('bad-match', `This is a match of ${match.game}, not of ${game.id}.`)
  if (match.version !== game.version) versionMismatch(game, match.version)
  return begin(game, match.options, match.seed, match.brought, match.position)
}

/** Replays with the recorded hashes; the number of the first action after which the state differs, if any. */
export function firstDifference(game: Game, match: Match): number | undefined {
  const { hashes } = match
  if (!hashes) fail('bad-match', 'This match has no recorded hashes to compare with.')
  let live = rewind(game, match)
  if (stateHash(game, live.state) !== hashes[0]) return 0
  for (const [i, action] of match.actions.entries()) {
    live = act(game, live, action)
    if (stateHash(game, live.state) !== hashes[i + 1]) return i + 1
  }
  return undefined
}

/** The match with the hash of every state, for export. */
export function withHashes(game: Game, match: Match): Match {
  let live = rewind(game, match)
  const hashes = [stateHash(game, live.state)]
  for (const action of match.actions) {
    live = act(game, live, action)
    hashes.push(stateHash(game, live.state))
  }
  return { ...match, hashes }
}

/** Decodes a match from a file or the network. Whether its actions are legal shows when it is replayed. */
export function readMatch(game: Game, json: unknown): Match {
  const given = objectAt(json, 'match', 'bad-match')
  onlyKeys(
    given,
    ['game', 'version', 'options', 'seed', 'brought', 'position', 'actions', 'hashes'],
    'match',
    'bad-match',
  )
  if (given['game'] !== game.id) fail('bad-match', `This is not a match of ${game.id}.`)
  const { version } = given
  if (typeof version !== 'number') failFor('bad-match', { kind: 'noVersion' })
  const seed = stringAt(given['seed'], 'match.seed', 'bad-match')
  seedWords(seed)
  const actions = listAt(given['actions'], 'match.actions', 'bad-match').map((value, i): Action => {
    const path = `match.actions[${i}]`
    const { seat, verb, arg } = objectAt(value, path, 'bad-match')
    if (typeof seat !== 'number' || typeof verb !== 'string') fail('bad-match', `${path} needs a seat and a verb.`)
    if (arg === undefined) return { seat, verb }
    return isArg(arg)
      ? { seat, verb, arg }
      : fail('bad-match', `${path}.arg must be a name, a number or fields of them.`)
  })
  const options = readOptions(game, given['options'] ?? {})
  const brought = game.bringing
    ? {
        brought: readBrought(game, options, given['brought'], () =>
          fail('bad-match', 'The match does not tell what was brought.'),
        ),
      }
    : {}
  const position =
    given['position'] === undefined ? {} : { position: objectAt(given['position'], 'match.position', 'bad-match') }
  const match = { game: game.id, version, options, seed, ...brought, ...position, actions }
  if (given['hashes'] === undefined) return match
  const hashes = listAt(given['hashes'], 'match.hashes', 'bad-match').map((h, i) =>
    stringAt(h, `match.hashes[${i}]`, 'bad-match'),
  )
  return { ...match, hashes }
}
