// A match in this browser: the same kernel and bots as on the server, without clocks and network.

import { BOTS, type Bot, type Memory, turnOf } from '@ludoteka/bots'
import {
  type Arg,
  act,
  asked,
  type Brought,
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
import type { History, LogEntry, Outcome, Views } from '../source.ts'
import { DONE, refused } from '../source.ts'

export type LocalPlayer =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: BotLevel }

/** What is stored of a local match: all that is needed to continue it. */
export type SavedMatch = {
  readonly match: Match
  readonly players: readonly LocalPlayer[]
  /** The seat that resigned: the match ended without the rules ending it. */
  readonly resigned?: string | undefined
}

export type LocalUpdate = {
  readonly seq: number
  readonly views: Views
  readonly log: readonly LogEntry[]
  readonly waiting: readonly string[]
  readonly canUndo: readonly string[]
  readonly status: MatchStatus
  readonly actions: number
  readonly cutTo?: number
}

export type LocalMatch = {
  /** The match as it is now, with the whole log. */
  whole(): LocalUpdate
  act(seat: string, verb: string, arg: Arg | undefined): Outcome
  why(seat: string, verb: string, arg: Arg | undefined): Refusal | undefined
  undo(seat: string): Outcome
  resign(seat: string): Outcome
  /** Lets one bot act that is asked something; false if none is. */
  playBot(): boolean
  history(from: number, to: number): History
  saved(): SavedMatch
}

export type LocalStart = {
  readonly game: Game
  readonly options: Match['options']
  readonly seed: Seed
  readonly brought?: Brought | undefined
  readonly players: readonly LocalPlayer[]
}

export function startLocal(setup: LocalStart, emit: (update: LocalUpdate) => void): LocalMatch {
  const { game, options, seed, brought, players } = setup
  return localMatch(game, begin(game, options, seed, brought), players, undefined, emit)
}

export function resumeLocal(game: Game, saved: SavedMatch, emit: (update: LocalUpdate) => void): LocalMatch {
  return localMatch(game, replay(game, saved.match), saved.players, saved.resigned, emit)
}

function localMatch(
  game: Game,
  start: Live,
  players: readonly LocalPlayer[],
  resignedBefore: string | undefined,
  emit: (update: LocalUpdate) => void,
): LocalMatch {
  let live = start
  let resigned = resignedBefore
  let seq = start.actions.length
  const names = game.seats(start.setup.options)
  const persons = names.flatMap((_, seat) => (players[seat]?.kind === 'bot' ? [] : [seat]))
  const bots = players.map(player => (player.kind === 'bot' ? decider(BOTS[player.level]()) : undefined))
  const random = sampler(seedFrom('bots', start.setup.seed, start.actions.length))
  /** On a shared screen the log holds nobody's secrets. */
  const reader = persons.length === 1 ? (persons[0] ?? SPECTATOR) : SPECTATOR
  const viewers = persons.length > 0 ? persons : [SPECTATOR]

  function logFrom(first: number): readonly LogEntry[] {
    return logOf(live, reader).filter(({ at }) => at >= first)
  }

  function updateWith(log: readonly LogEntry[], cutTo?: number): LocalUpdate {
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
    emit(updateWith(logFrom(next.actions.length)))
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
    whole: () => updateWith(logFrom(0)),
    act: (seat, verb, arg) => attempt(() => goOn(act(game, live, actionOf(seat, verb, arg)))),
    why: (seat, verb, arg) => why(game, live.state, actionOf(seat, verb, arg)),
    undo: seat =>
      attempt(() => {
        live = undo(game, live, seatNumber(game, live.setup.options, seat))
        seq++
        emit(updateWith([], live.actions.length + 1))
      }),
    resign: seat =>
      attempt(() => {
        resigned = seat
        seq++
        emit(updateWith([]))
      }),
    playBot() {
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

  function decider(bot: Bot): (at: Live, seat: Seat) => Match['actions'][number] {
    const memory: Memory = {}
    return ({ state }, seat) =>
      bot.decide({
        ...turnOf(game, state, seat, random),
        memory,
        choice: choiceOf(choices(game, state), seat) ?? {},
      })
  }
}

function logOf(live: Live, reader: Seat): readonly LogEntry[] {
  return live.log
    .slice()
    .flatMap(({ at, ...entry }) => entriesFor([entry], reader).map(visible => ({ ...visible, at })))
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
