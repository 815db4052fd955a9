// A match as the events at its table have left it: a fold over them, the same wherever the match is played.

import {
  type Action,
  act,
  backTo,
  begin,
  type Core,
  choiceOf,
  type Game,
  History,
  type Live,
  type Match,
  type Result,
  replay,
  type Seat,
  seatsIn,
  withStanding,
} from '@ludoteka/kernel'
import { AGREED_DRAW, forfeitResult } from './ending.ts'
import type { Holder } from './seats.ts'

/** Everything that can happen at a table while its match runs. */
export type MatchEvent =
  /** `earned` = the milliseconds it gave the clock of its seat, if any. */
  | { readonly kind: 'act'; readonly action: Action; readonly earned?: number }
  /** Takes back to before action number `to` + 1 (the number of actions that stay). */
  | { readonly kind: 'undo'; readonly seat: Seat; readonly to: number }
  | { readonly kind: 'resign'; readonly seat: Seat; readonly cause: 'resigned' | 'timeout' }
  | { readonly kind: 'draw' }
  /** A bot takes a seat over from the account `from`, or its holder comes back. */
  | { readonly kind: 'replace'; readonly seat: Seat; readonly holder: Holder; readonly from?: string }
  | { readonly kind: 'pause'; readonly on: boolean }

/** Events are numbered from 1 without gaps; `at` = when it happened. */
export type NumberedEvent = { readonly seq: number; readonly at: number; readonly event: MatchEvent }

export type MatchState = {
  readonly game: Game
  readonly names: readonly string[]
  /** The match on the board. */
  readonly live: Live
  /** The number of the event behind each action that stands. */
  readonly eventOf: History<number>
  /** The time each of them gave the clock of its seat. */
  readonly earned: History<number>
  /** For each seat, the event since which it is asked what it is asked now: older answers are stale. */
  readonly askedSince: readonly number[]
  /** For each seat a bot took over, the account that may come back to it. */
  readonly away: readonly (string | undefined)[]
  /** Undos: at event `at` the log was cut back to before event `before`. */
  readonly cuts: readonly { readonly at: number; readonly before: number }[]
  /** How the match ended where the board has not ended it; open until then. */
  readonly ending: Result
  /** The number of the last event. */
  readonly seq: number
}

/** What a match begins with. */
export type MatchStart = {
  readonly options: unknown
  readonly seed: string
  readonly brought?: unknown
}

const OPEN: Result = { kind: 'open' }

export function beginMatch(game: Game, { options, seed, brought }: MatchStart): MatchState {
  return matchFrom(game, begin(game, options, seed, brought ?? undefined))
}

/** A recorded match, played again at a table; another rules version is refused. */
export function replayMatch(game: Game, recorded: Match): MatchState {
  let match = matchFrom(game, replay(game, recorded, 0))
  for (const action of recorded.actions) match = withEvent(match, { kind: 'act', action })
  return match
}

function matchFrom(game: Game, live: Live): MatchState {
  return { ...emptyMatch(game, game.seats(live.setup.options)), live }
}

/** A match without a position: what is known of it before it begins. */
export function emptyMatch(game: Game, names: readonly string[]): Omit<MatchState, 'live'> {
  return {
    game,
    names,
    eventOf: History.of(),
    earned: History.of(),
    askedSince: names.map(() => 0),
    away: names.map(() => undefined),
    cuts: [],
    ending: OPEN,
    seq: 0,
  }
}

/** The match after its next event; `known` is the board after an action or an undo, where it is computed already. */
export function applyEvent(match: MatchState, { seq, event }: NumberedEvent, known?: Live): MatchState {
  switch (event.kind) {
    case 'act': {
      const { game, names, away, cuts, ending } = match
      const live = known ?? act(game, match.live, event.action)
      const askedSince = nextAskedSince(match, live, event.action.seat, seq)
      const eventOf = match.eventOf.with(seq)
      const earned = match.earned.with(event.earned ?? 0)
      return { game, names, live, eventOf, earned, askedSince, away, cuts, ending, seq }
    }
    case 'undo':
      return {
        ...match,
        live: known ?? backTo(match.game, match.live, event.to),
        askedSince: match.names.map(() => seq),
        eventOf: match.eventOf.upTo(event.to),
        earned: match.earned.upTo(event.to),
        cuts: [...match.cuts, { at: seq, before: match.eventOf.at(event.to) ?? seq }],
        seq,
      }
    case 'resign':
      return { ...match, ending: forfeitResult(match.live.state, event.seat, event.cause), seq }
    case 'draw':
      return { ...match, ending: AGREED_DRAW, seq }
    case 'replace':
      return { ...match, away: match.away.with(event.seat, event.from), seq }
    case 'pause':
      return { ...match, seq }
  }
}

/** The same for a process in which nobody else numbers the events, and no clock runs. */
export function withEvent(match: MatchState, event: MatchEvent): MatchState {
  return applyEvent(match, { seq: match.seq + 1, at: 0, event })
}

/** Seats asked at the same time answer independently: another seat's answer leaves their question unchanged. */
function nextAskedSince({ game, askedSince, live: before }: MatchState, now: Live, actor: Seat, seq: number) {
  const wasAsked = seatsIn(before.asked)
  if (wasAsked.length < 2) return askedSince.map(() => seq)
  const isAsked = seatsIn(now.asked)
  const question = ({ state, asked }: Live, seat: Seat): string =>
    JSON.stringify(choiceOf(withStanding(game, state, asked), seat))
  return askedSince.map((since, seat) => {
    const goesOn = seat !== actor && wasAsked.includes(seat) && isAsked.includes(seat)
    return goesOn && question(before, seat) === question(now, seat) ? since : seq
  })
}

/** The state with the result of the table: a match may also end by resignation, timeout or agreement. */
export function stateOf({ live, ending }: MatchState): Core {
  if (ending.kind === 'open' || live.state.result.kind !== 'open') return live.state
  return { ...live.state, result: ending, stack: [] }
}

export const hasEnded = (match: MatchState): boolean => stateOf(match).result.kind !== 'open'

/** The seats the table waits for; nobody's once the match has ended. */
export const seatsAsked = (match: MatchState): readonly Seat[] => (hasEnded(match) ? [] : seatsIn(match.live.asked))
