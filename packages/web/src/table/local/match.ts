// A match played in this browser: the same kernel and bots as on the server, without a clock or a network.

import { BOTS, type Bot, type Memory, turnOf } from '@ludoteka/bots'
import {
  type Arg,
  act,
  asked,
  begin,
  canUndo,
  choiceOf,
  choices,
  entriesFor,
  type Game,
  isOver,
  type Live,
  LudotekaError,
  type Match,
  matchOf,
  type Refusal,
  replay,
  type Seat,
  type Seed,
  SPECTATOR,
  sampler,
  seatNumber,
  seedFrom,
  undo,
  view,
  waitingFor,
  why,
} from '@ludoteka/kernel'
import type { BotLevel, MatchStatus } from '@ludoteka/protocol'
import type { History, LoggedEntry, Outcome, Views } from '../source.ts'
import { DONE, refused } from '../source.ts'

export type LocalPlayer =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: BotLevel }

/** What is kept of a local match, and all that is needed to go on with it. */
export type SavedMatch = {
  readonly match: Match
  readonly players: readonly LocalPlayer[]
  /** A person gave up: the match ended without the rules ending it. */
  readonly resigned?: string | undefined
}

export type LocalPosition = {
  readonly seq: number
  readonly views: Views
  readonly log: readonly LoggedEntry[]
  readonly waiting: readonly string[]
  readonly canUndo: readonly string[]
  readonly status: MatchStatus
  readonly actions: number
  readonly cutTo?: number
}

export type LocalMatch = {
  /** Everything up to now, the whole log included. */
  position(): LocalPosition
  act(seat: string, verb: string, arg: Arg | undefined): Outcome
  why(seat: string, verb: string, arg: Arg | undefined): Refusal | undefined
  undo(seat: string): Outcome
  resign(seat: string): Outcome
  /** Lets one bot that is waited for decide; false if none is. */
  botActs(): boolean
  history(from: number, to: number): History
  saved(): SavedMatch
}

export type LocalStart = {
  readonly game: Game
  readonly options: Match['options']
  readonly seed: Seed
  readonly players: readonly LocalPlayer[]
}

export function startLocal(setup: LocalStart, tell: (position: LocalPosition) => void): LocalMatch {
  return localMatch(setup.game, begin(setup.game, setup.options, setup.seed), setup.players, undefined, tell)
}

export function resumeLocal(game: Game, saved: SavedMatch, tell: (position: LocalPosition) => void): LocalMatch {
  return localMatch(game, replay(game, saved.match), saved.players, saved.resigned, tell)
}

function localMatch(
  game: Game,
  start: Live,
  players: readonly LocalPlayer[],
  gaveUp: string | undefined,
  tell: (position: LocalPosition) => void,
): LocalMatch {
  let live = start
  let resigned = gaveUp
  let seq = start.actions.length
  const names = game.seats(start.setup.options)
  const persons = names.flatMap((_, seat) => (players[seat]?.kind === 'bot' ? [] : [seat]))
  const bots = players.map(player => (player.kind === 'bot' ? thinker(BOTS[player.level]()) : undefined))
  const random = sampler(seedFrom('bots', start.setup.seed, start.actions.length))
  /** At a shared screen nobody's secrets are written down: the hand shows them to whom they belong. */
  const reader = persons.length === 1 ? (persons[0] ?? SPECTATOR) : SPECTATOR
  const viewers = persons.length > 0 ? persons : [SPECTATOR]

  function logFrom(first: number): readonly LoggedEntry[] {
    return logOf(live, reader).filter(({ at }) => at >= first)
  }

  function position(log: readonly LoggedEntry[], cutTo?: number): LocalPosition {
    const over = isOver(live.state) || resigned !== undefined
    return {
      seq,
      views: Object.fromEntries(viewers.map(seat => [names[seat] ?? 'spectator', view(game, live.state, seat)])),
      log,
      waiting: over ? [] : waitingFor(game, live.state).map(seat => names[seat] ?? ''),
      canUndo: over ? [] : persons.filter(seat => canUndo(live, seat)).map(seat => names[seat] ?? ''),
      status: over ? 'finished' : 'running',
      actions: live.actions.length,
      ...(cutTo === undefined ? {} : { cutTo }),
    }
  }

  function goOn(next: Live): void {
    live = next
    seq++
    tell(position(logFrom(next.actions.length)))
  }

  function attempt(change: () => void): Outcome {
    if (resigned !== undefined) return refused('over', 'The game is over.')
    try {
      change()
      return DONE
    } catch (error) {
      if (error instanceof LudotekaError) return refused('illegal', error.message)
      throw error
    }
  }

  const actionOf = (seat: string, verb: string, arg: Arg | undefined) => ({
    seat: seatNumber(game, live.setup.options, seat),
    verb,
    ...(arg === undefined ? {} : { arg }),
  })

  return {
    position: () => position(logFrom(0)),
    act: (seat, verb, arg) => attempt(() => goOn(act(game, live, actionOf(seat, verb, arg)))),
    why: (seat, verb, arg) => why(game, live.state, actionOf(seat, verb, arg)),
    undo: seat =>
      attempt(() => {
        live = undo(game, live, seatNumber(game, live.setup.options, seat))
        seq++
        tell(position([], live.actions.length + 1))
      }),
    resign: seat =>
      attempt(() => {
        resigned = seat
        seq++
        tell(position([]))
      }),
    botActs() {
      if (isOver(live.state) || resigned !== undefined) return false
      const seat = asked(game, live.state)
        .map(offer => offer.seat)
        .find(waiting => bots[waiting] !== undefined)
      const bot = seat === undefined ? undefined : bots[seat]
      if (seat === undefined || !bot) return false
      goOn(act(game, live, bot(live, seat)))
      return true
    },
    history: (from, to) => historyOf(game, live, reader, from, to),
    saved: () => ({ match: matchOf(live), players, resigned }),
  }

  function thinker(bot: Bot): (at: Live, seat: Seat) => Match['actions'][number] {
    const memory: Memory = {}
    return ({ state }, seat) =>
      bot.decide({
        ...turnOf(game, state, seat, random),
        memory,
        choice: choiceOf(choices(game, state), seat) ?? {},
      })
  }
}

function logOf(live: Live, reader: Seat): readonly LoggedEntry[] {
  return live.log.slice().flatMap(({ at, ...entry }) => entriesFor([entry], reader).map(told => ({ ...told, at })))
}

/** The positions after the actions `from`…`to`, as one seat may see them. */
export function historyOf(game: Game, live: Live, reader: Seat, from: number, to: number): History {
  const total = live.actions.length
  const log = logOf(live, reader)
  const last = Math.min(to, total)
  let at = replay(game, matchOf(live), Math.max(0, Math.min(from, total)))
  const frames = []
  for (let n = from; n <= last; n++) {
    frames.push({ at: n, view: view(game, at.state, reader), log: log.filter(entry => entry.at === n) })
    const action = live.actions.at(n)
    if (action && n < last) at = act(game, at, action)
  }
  return { total, frames }
}
