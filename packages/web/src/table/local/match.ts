// A match in this browser: the same kernel and bots as on the server, without clocks and network.

import {
  type Action,
  type Arg,
  type Brought,
  type Game,
  LudotekaError,
  type Match,
  matchOf,
  type Refusal,
  type Seed,
  SPECTATOR,
  sampler,
  seatNumber,
  seedFrom,
  why,
} from '@ludoteka/kernel'
import type { BotLevel, MatchStatus } from '@ludoteka/protocol'
import {
  beginMatch,
  cutSince,
  hasEnded,
  logFor,
  logReaders,
  type MatchEvent,
  type MatchState,
  nextBotSeat,
  recordedViews,
  replayMatch,
  seatBot,
  seatsAsked,
  seatsThatMayUndo,
  undoRight,
  viewerAt,
  viewsFor,
  withEvent,
} from '@ludoteka/table'
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

type Emit = (update: LocalUpdate) => void

export function startLocal({ game, players, ...start }: LocalStart, emit: Emit): LocalMatch {
  return localMatch(beginMatch(game, start), players, undefined, emit)
}

export function resumeLocal(game: Game, { match, players, resigned }: SavedMatch, emit: Emit): LocalMatch {
  const played = replayMatch(game, match)
  return localMatch(
    resigned === undefined ? played : withEvent(played, resignation(played, resigned)),
    players,
    resigned,
    emit,
  )
}

function resignation({ names }: MatchState, seat: string): MatchEvent {
  return { kind: 'resign', seat: names.indexOf(seat), cause: 'resigned' }
}

function localMatch(
  start: MatchState,
  players: readonly LocalPlayer[],
  resignedBefore: string | undefined,
  emit: Emit,
): LocalMatch {
  let match = start
  let resigned = resignedBefore
  const { game, names } = start
  const { setup, actions } = start.live
  const persons = names.flatMap((_, seat) => (players[seat]?.kind === 'bot' ? [] : [seat]))
  const readers = logReaders(persons, { isShared: true })
  const random = sampler(seedFrom('bots', setup.seed, actions.length))
  const bots = players.map(player => (player.kind === 'bot' ? seatBot(player.level, random) : undefined))
  const namesOf = (seats: readonly number[]): readonly string[] => seats.map(seat => names[seat] ?? '')

  /** The match as it is now, with the log after event `since`. */
  function updateSince(since?: number): LocalUpdate {
    const cutTo = since === undefined ? undefined : cutSince(match, since)
    return {
      seq: match.seq,
      views: viewsFor(match, persons, viewerAt(match)),
      log: logFor(match, readers, since),
      waiting: namesOf(seatsAsked(match)),
      canUndo: namesOf(seatsThatMayUndo(match, persons)),
      status: hasEnded(match) ? 'finished' : 'running',
      actions: match.live.actions.length,
      ...(cutTo === undefined ? {} : { cutTo }),
    }
  }

  function apply(event: MatchEvent): void {
    const { seq } = match
    match = withEvent(match, event)
    emit(updateSince(seq))
  }

  function attempt(change: () => Outcome): Outcome {
    if (hasEnded(match)) return refused('over', 'The game is over.')
    try {
      return change()
    } catch (error) {
      if (error instanceof LudotekaError) return refused('illegal', error.message)
      throw error
    }
  }

  const play = (event: MatchEvent): Outcome => {
    apply(event)
    return DONE
  }

  const actionOf = (seat: string, verb: string, arg: Arg | undefined): Action => ({
    seat: seatNumber(game, setup.options, seat),
    verb,
    ...(arg === undefined ? {} : { arg }),
  })

  return {
    whole: () => updateSince(),
    act: (seat, verb, arg) => attempt(() => play({ kind: 'act', action: actionOf(seat, verb, arg) })),
    why: (seat, verb, arg) => why(game, match.live.state, actionOf(seat, verb, arg)),
    undo: name =>
      attempt(() => {
        const seat = seatNumber(game, setup.options, name)
        const right = undoRight(match, seat)
        if (right?.kind !== 'free') return refused('illegal', 'There is nothing you can take back.')
        return play({ kind: 'undo', seat, to: right.to })
      }),
    resign: seat =>
      attempt(() => {
        resigned = seat
        return play(resignation(match, seat))
      }),
    playBot() {
      const seat = nextBotSeat(match, one => bots[one] !== undefined)
      const bot = seat === undefined ? undefined : bots[seat]
      if (seat === undefined || !bot) return false
      apply({ kind: 'act', action: bot(match, seat) })
      return true
    },
    history: (from, to) => ({
      total: match.live.actions.length,
      frames: [...recordedViews(match, readers[0] ?? SPECTATOR, from, to)],
    }),
    saved: () => ({ match: matchOf(match.live), players, resigned }),
  }
}
