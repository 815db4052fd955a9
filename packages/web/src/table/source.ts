// Where a table comes from: the server, this browser, or a recorded match. The page treats all three alike.

import type { Arg, Entry, Refusal, View } from '@ludoteka/kernel'
import type { ChatLine, MatchDetail, MatchSummary, Problem, StandingOrderInfo } from '@ludoteka/protocol'
import type { Advice, OrderRequest, Review } from '@ludoteka/table'

/** `ordered`: a standing order of this person's has given the answer. */
export type LogEntry = Entry & { readonly at: number; readonly ordered?: true }

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
  /** Of an undo: the first event that would be taken back. */
  readonly since?: number
  readonly pending: readonly string[]
}

/** Views by seat: the seats of this person, or only "spectator". */
export type Views = Readonly<Record<string, View>>

/** The standing orders of this person's seats. */
export type OrdersBySeat = Readonly<Record<string, readonly StandingOrderInfo[]>>

type TableFields = {
  readonly seq: number
  readonly views: Views
  readonly log: readonly LogEntry[]
  readonly canUndo: readonly string[]
  readonly clocks?: Clocks | undefined
  readonly proposal?: Proposal | undefined
  readonly orders?: OrdersBySeat | undefined
  /** Seats whose bots think less than they should: the server is busy. */
  readonly hurried?: readonly string[] | undefined
  readonly paused: boolean
}

/** The whole table, at first and after a gap. */
export type TableEvent = TableFields & {
  readonly type: 'table'
  readonly match: MatchSummary
  /** `log` is where the log begins now, not an addition to it. */
  readonly whole: boolean
  /** There are entries before those of `log`, which `loadEarlierLog` tells. */
  readonly earlier?: boolean | undefined
  readonly chat: readonly ChatLine[]
}

/** The table after one more event. */
export type UpdateEvent = TableFields & {
  readonly type: 'update'
  readonly waiting: readonly string[]
  readonly status: MatchSummary['status']
  /** The log entries of this event and of all later ones were undone. */
  readonly cutTo?: number | undefined
}

export type ConnectionStatus = 'connecting' | 'online' | 'reconnecting' | 'local' | 'gone'

export type SourceEvent =
  | TableEvent
  | UpdateEvent
  | { readonly type: 'match'; readonly match: MatchSummary }
  | { readonly type: 'chat'; readonly line: ChatLine }
  /** Entries from before those that were known, and whether there are still earlier ones. */
  | { readonly type: 'earlierLog'; readonly entries: readonly LogEntry[]; readonly earlier: boolean }
  | { readonly type: 'connection'; readonly connection: ConnectionStatus }
  | { readonly type: 'failed'; readonly problem: Problem }

/** The result of a request; a refusal says why. */
export type Outcome = { readonly ok: true } | { readonly ok: false; readonly problem: Problem }

/** What a bot would do, asked at event `seq`; or why none says. */
export type AdviceOutcome =
  | { readonly ok: true; readonly advice: Advice & { readonly seq: number } }
  | { readonly ok: false; readonly problem: Problem }

/** One step of a recorded match. */
export type RecordedView = { readonly at: number; readonly view: View; readonly log: readonly Entry[] }
export type History = { readonly total: number; readonly frames: readonly RecordedView[] }

/** Words for a channel; private ones name the own seat and the one they are said to. */
export type ChatMessage = Pick<ChatLine, 'channel' | 'text' | 'phrase' | 'seat' | 'to'>

export type TableSource = {
  /** Subscribes, beginning with what is known already; the function returned unsubscribes. */
  listen(listener: (event: SourceEvent) => void): () => void
  act(seat: string, verb: string, arg?: Arg): Promise<Outcome>
  why(seat: string, verb: string, arg?: Arg): Promise<Refusal | undefined>
  /** What a bot would do in the place of the seat; the match says from then on that it was advised. */
  advise(seat: string): Promise<AdviceOutcome>
  undo(seat: string): Promise<Outcome>
  resign(seat: string): Promise<Outcome>
  offerDraw(seat: string): Promise<Outcome>
  /** Answers the proposal with this number, not a later one. */
  answer(seat: string, proposal: number, accept: boolean): Promise<Outcome>
  /** Lets the table answer for the seat. */
  giveOrder(seat: string, request: OrderRequest): Promise<Outcome>
  /** Takes back one order of the seat, or all. */
  cancelOrder(seat: string, order?: string): Promise<Outcome>
  pause(on: boolean): Promise<Outcome>
  say(message: ChatMessage): Promise<Outcome>
  /** What else is known about the match: invitations, the seed once it is over, the rematch. */
  detail(): Promise<MatchDetail>
  /** Recorded positions; once the match is over as any seat saw them, or a spectator. */
  history(from: number, to: number, seat?: string): Promise<History>
  /** Where the match turned; once it is over. */
  review(): Promise<Review>
  /** Asks for log entries of events before this one; they come as an event. Sources that tell the whole log have no need for it. */
  loadEarlierLog?(before: number): Promise<void>
}

export const DONE: Outcome = { ok: true }

export function refused(error: Problem['error'], message: string): { readonly ok: false; readonly problem: Problem } {
  return { ok: false, problem: { error, message } }
}
