// What the shell knows about a table, folded from the events of its source.

import type { ChatLine, MatchSummary, Problem } from '@ludoteka/protocol'
import type {
  Clocks,
  Connection,
  LoggedEntry,
  Proposal,
  SourceEvent,
  TableEvent,
  UpdateEvent,
  Views,
} from './source.ts'

/** A position as it is shown, with what has just been told about it. */
export type Moment = {
  readonly seq: number
  readonly views: Views
  readonly news: readonly LoggedEntry[]
  readonly log: readonly LoggedEntry[]
  readonly waiting: readonly string[]
  readonly canUndo: readonly string[]
}

/** Everything beside the position: true at once, never queued. */
export type Surroundings = {
  readonly connection: Connection
  readonly match: MatchSummary | undefined
  readonly clocks: Clocks | undefined
  /** By the viewer's own clock, when `clocks` arrived. */
  readonly clocksAt: number
  readonly proposal: Proposal | undefined
  readonly paused: boolean
  readonly chat: readonly ChatLine[]
  readonly problem: Problem | undefined
}

export const NOTHING_KNOWN: Surroundings = {
  connection: 'connecting',
  match: undefined,
  clocks: undefined,
  clocksAt: 0,
  proposal: undefined,
  paused: false,
  chat: [],
  problem: undefined,
}

export function foldSurroundings(known: Surroundings, event: SourceEvent, now: number): Surroundings {
  switch (event.type) {
    case 'table':
      return { ...known, ...live(event, now), match: event.match, chat: event.chat, problem: undefined }
    case 'update': {
      const match = known.match && { ...known.match, status: event.status, waiting: [...event.waiting] }
      return { ...known, ...live(event, now), match }
    }
    case 'match':
      return { ...known, match: event.match }
    case 'chat':
      return known.chat.some(({ id }) => id === event.line.id) ? known : { ...known, chat: [...known.chat, event.line] }
    case 'connection':
      return { ...known, connection: event.connection }
    case 'failed':
      return { ...known, problem: event.problem }
  }
}

function live({ clocks, proposal, paused }: TableEvent | UpdateEvent, now: number): Partial<Surroundings> {
  return { clocks, clocksAt: now, proposal, paused }
}

/** The position after an event; `before` is the last one known, shown or not. */
export function nextMoment(before: Moment | undefined, event: TableEvent | UpdateEvent): Moment {
  const { seq, views, canUndo } = event
  const earlier = before?.log ?? []
  if (event.type === 'table') {
    const log = event.whole ? event.log : joined(earlier, event.log)
    return { seq, views, news: [], log, waiting: event.match.waiting, canUndo }
  }
  const { cutTo } = event
  const kept = cutTo === undefined ? earlier : earlier.filter(({ at }) => at < cutTo)
  return { seq, views, news: event.log, log: joined(kept, event.log), waiting: event.waiting, canUndo }
}

/** An event may come twice after a reconnection: its entries are told once. */
function joined(earlier: readonly LoggedEntry[], later: readonly LoggedEntry[]): readonly LoggedEntry[] {
  const last = earlier.at(-1)?.at ?? Number.NEGATIVE_INFINITY
  return [...earlier, ...later.filter(({ at }) => at > last)]
}
