// Where a table's position comes from: a server, this very browser, or a recorded match. The shell can't tell.

import type { Arg, Entry, Refusal, View } from '@ludoteka/kernel'
import type { ChatLine, MatchDetail, MatchSummary, Problem } from '@ludoteka/protocol'

export type LoggedEntry = Entry & { readonly at: number }

export type Clocks = {
  readonly left: Readonly<Record<string, number>>
  readonly running: readonly string[]
  /** The server's time when `left` was true. */
  readonly now: number
}

export type Proposal = {
  readonly number: number
  readonly kind: 'undo' | 'draw'
  readonly by: string
  readonly pending: readonly string[]
}

/** Views by seat: the viewer's own seats, or "spectator" alone. */
export type Views = Readonly<Record<string, View>>

type Position = {
  readonly seq: number
  readonly views: Views
  readonly log: readonly LoggedEntry[]
  readonly canUndo: readonly string[]
  readonly clocks?: Clocks | undefined
  readonly proposal?: Proposal | undefined
  readonly paused: boolean
}

/** The whole table, at the beginning and after a gap. */
export type TableEvent = Position & {
  readonly type: 'table'
  readonly match: MatchSummary
  /** The log starts anew with this one. */
  readonly whole: boolean
  readonly chat: readonly ChatLine[]
}

/** One thing that happened. */
export type UpdateEvent = Position & {
  readonly type: 'update'
  readonly waiting: readonly string[]
  readonly status: MatchSummary['status']
  /** The entries of this event and of all later ones were taken back. */
  readonly cutTo?: number | undefined
}

export type Connection = 'connecting' | 'online' | 'reconnecting' | 'local' | 'gone'

export type SourceEvent =
  | TableEvent
  | UpdateEvent
  | { readonly type: 'match'; readonly match: MatchSummary }
  | { readonly type: 'chat'; readonly line: ChatLine }
  | { readonly type: 'connection'; readonly connection: Connection }
  | { readonly type: 'failed'; readonly problem: Problem }

/** Whether something asked for was done; a refusal says why. */
export type Outcome = { readonly ok: true } | { readonly ok: false; readonly problem: Problem }

/** A position of a recorded match. */
export type HistoryFrame = { readonly at: number; readonly view: View; readonly log: readonly Entry[] }
export type History = { readonly total: number; readonly frames: readonly HistoryFrame[] }

export type ChatChannel = ChatLine['channel']

export type TableSource = {
  /** Begins to listen; what is known already is told at once. The function returned ends it. */
  listen(listener: (event: SourceEvent) => void): () => void
  act(seat: string, verb: string, arg?: Arg): Promise<Outcome>
  why(seat: string, verb: string, arg?: Arg): Promise<Refusal | undefined>
  undo(seat: string): Promise<Outcome>
  resign(seat: string): Promise<Outcome>
  offerDraw(seat: string): Promise<Outcome>
  /** Answers the proposal with this number, and no later one. */
  answer(seat: string, proposal: number, accept: boolean): Promise<Outcome>
  pause(on: boolean): Promise<Outcome>
  say(channel: ChatChannel, text: string): Promise<Outcome>
  /** What else is known about the match: invitations, the seed once it is over, the rematch. */
  detail(): Promise<MatchDetail>
  history(from: number, to: number): Promise<History>
}

export const DONE: Outcome = { ok: true }

export function refused(error: Problem['error'], message: string): Outcome {
  return { ok: false, problem: { error, message } }
}
