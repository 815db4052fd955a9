// A match as the events at its table have left it: a fold over them, the same wherever the match is played.

import {
  act,
  backTo,
  begin,
  type Core,
  type Game,
  History,
  type Live,
  type Match,
  type Position,
  type Result,
  replay,
  type Seat,
  seatsIn,
} from '@ludoteka/kernel'
import { boardAfter, type Checkpoint, checkpointOf, endsPage, type Page, withCheckpoint } from './checkpoints.ts'
import { AGREED_DRAW, forfeitResult } from './ending.ts'
import { type MatchEvent, type NumberedEvent, undoneBy } from './events.ts'
import { nextQuestions, type Questions, questionsAfterUndo, questionsAt } from './questions.ts'
import {
  NO_NOTES,
  notesAfterUndo,
  type SeatNotes,
  withHurry,
  withMemory,
  withOrdered,
  withProposal,
} from './seatNotes.ts'
import { countUndo, NO_UNDOS, type UndoCount } from './undoCount.ts'

export type MatchState = Questions & {
  readonly game: Game
  readonly names: readonly string[]
  /** The match on the board. */
  readonly live: Live
  /** The number of the event behind each action that stands. */
  readonly eventOf: History<number>
  /** The time each of them gave the clock of its seat. */
  readonly earned: History<number>
  /** For each seat a bot took over, the account that may come back to it. */
  readonly away: readonly (string | undefined)[]
  readonly cuts: readonly Cut[]
  /** How often each seat has taken something back. */
  readonly undos: readonly UndoCount[]
  /** What is noted about each seat. */
  readonly notes: readonly SeatNotes[]
  /** Recent positions, for undos. */
  readonly checkpoints: readonly Checkpoint[]
  /** The pages of the match that are full. */
  readonly pages: readonly Page[]
  /** How the match ended where the board has not ended it; open until then. */
  readonly ending: Result
  /** The number of the last event. */
  readonly seq: number
}

/** An undo: at event `at` the log was cut back to before event `before`. */
export type Cut = { readonly at: number; readonly before: number }

/** What a match begins with. */
export type MatchStart = {
  readonly options: unknown
  readonly seed: string
  readonly brought?: unknown
  readonly position?: Position | null | undefined
}

export const OPEN: Result = { kind: 'open' }

export function beginMatch(game: Game, { options, seed, brought, position }: MatchStart): MatchState {
  return matchFrom(game, begin(game, options, seed, brought ?? undefined, position ?? undefined))
}

/** A recorded match, played again at a table; another rules version is refused. */
export function replayMatch(game: Game, recorded: Match): MatchState {
  let match = matchFrom(game, replay(game, recorded, 0))
  for (const action of recorded.actions) match = withEvent(match, { kind: 'act', action })
  return match
}

function matchFrom(game: Game, live: Live): MatchState {
  return { ...emptyMatch(game, game.seats(live.setup.options)), live, checkpoints: [checkpointOf(live)] }
}

/** A match without a position: what is known of it before it begins. */
export function emptyMatch(game: Game, names: readonly string[]): Omit<MatchState, 'live'> {
  return {
    game,
    names,
    eventOf: History.of(),
    earned: History.of(),
    ...questionsAt(names, 0, 0),
    away: names.map(() => undefined),
    cuts: [],
    undos: names.map(() => NO_UNDOS),
    notes: names.map(() => NO_NOTES),
    checkpoints: [],
    pages: [],
    ending: OPEN,
    seq: 0,
  }
}

/** The match after its next event; `known` is the board after an action or an undo, where it is computed already. */
export function applyEvent(match: MatchState, entry: NumberedEvent, known?: Live): MatchState {
  const { seq, at, event } = entry
  switch (event.kind) {
    case 'act': {
      const { game, names, away, cuts, undos, pages, ending } = match
      const { action } = event
      const live = known ?? act(game, match.live, action)
      const questions = nextQuestions(match, { game, before: match.live, now: live, action, seq, at })
      return {
        game,
        names,
        live,
        eventOf: match.eventOf.with(seq),
        earned: match.earned.with(event.earned ?? 0),
        askedSince: questions.askedSince,
        askedAt: questions.askedAt,
        standingSince: questions.standingSince,
        standingAt: questions.standingAt,
        away,
        cuts,
        undos,
        notes: notesAfterAction(match, event, live.actions.length, seq),
        checkpoints: withCheckpoint(match.checkpoints, live),
        pages: endsPage(live) ? [...pages, { seq, actions: live.actions.length, log: live.log.length }] : pages,
        ending,
        seq,
      }
    }
    case 'undo': {
      const before = match.eventOf.at(event.to) ?? seq
      return withUndo(withFewerActions(match, event.to, known), entry, event, before)
    }
    case 'resign':
      return { ...match, ending: forfeitResult(match.live.state, event.seat, event.cause), seq }
    case 'propose':
      return {
        ...match,
        notes: withNotes(match, event.seat, one => withProposal(one, match.live.actions.length, entry.at)),
        seq,
      }
    case 'draw':
      return { ...match, ending: AGREED_DRAW, seq }
    case 'replace':
      return { ...match, away: match.away.with(event.seat, event.from), seq }
    case 'pause':
      return { ...match, seq }
  }
}

function notesAfterAction(
  match: MatchState,
  { action, memory, ordered, hurried }: Extract<MatchEvent, { kind: 'act' }>,
  actions: number,
  seq: number,
): readonly SeatNotes[] {
  if (!memory && !ordered && !hurried) return match.notes
  return withNotes(match, action.seat, one => {
    const remembered = memory ? withMemory(one, actions, memory) : one
    const noted = hurried ? withHurry(remembered, actions) : remembered
    return ordered ? withOrdered(noted, actions, seq) : noted
  })
}

function withNotes({ notes }: MatchState, seat: Seat, change: (notes: SeatNotes) => SeatNotes): readonly SeatNotes[] {
  return notes.with(seat, change(notes[seat] ?? NO_NOTES))
}

/** The same for a process in which nobody else numbers the events, and no clock runs. */
export function withEvent(match: MatchState, event: MatchEvent): MatchState {
  return applyEvent(match, { seq: match.seq + 1, at: 0, event })
}

/**
 * The match after some more events. What was taken back later is not played, so this takes as long as the actions that
 * stand. `onPage` is told the match whenever a page is full.
 */
export function applyEvents(
  match: MatchState,
  entries: readonly NumberedEvent[],
  onPage: (match: MatchState) => unknown = () => undefined,
): MatchState {
  const undone = undoneBy(entries, match.eventOf)
  let now = undone.fewestActions < match.live.actions.length ? withFewerActions(match, undone.fewestActions) : match
  for (const entry of entries) {
    const { seq, event } = entry
    const pages = now.pages.length
    if (event.kind === 'undo') now = withUndo(now, entry, event, undone.before.get(seq) ?? seq)
    else if (!undone.events.has(seq)) now = applyEvent(now, entry)
    if (now.pages.length > pages) onPage(now)
  }
  return { ...now, seq: entries.at(-1)?.seq ?? match.seq }
}

/** Whether the match can be cut back to so many actions without what is no longer in memory. */
export function canCutTo({ live, checkpoints }: MatchState, actions: number): boolean {
  return live.actions.skipped === 0 || checkpoints.some(one => one.actions <= actions)
}

/** The match with its first `to` actions. */
function withFewerActions(match: MatchState, to: number, known?: Live): MatchState {
  const { game, live, checkpoints } = match
  return {
    ...match,
    live: known ?? boardAfter(game, live, checkpoints, to) ?? backTo(game, live, to),
    eventOf: match.eventOf.upTo(to),
    earned: match.earned.upTo(to),
    notes: match.notes.map(one => notesAfterUndo(one, to)),
    checkpoints: checkpoints.filter(({ actions }) => actions <= to),
    pages: match.pages.filter(({ actions }) => actions <= to),
  }
}

type Undo = Extract<MatchEvent, { kind: 'undo' }>

/** What an undo changes beside the board: who was asked since is asked anew, and the log was cut. */
function withUndo(match: MatchState, { seq, at }: NumberedEvent, { seat, asked }: Undo, before: number): MatchState {
  return {
    ...match,
    ...questionsAfterUndo(match, asked ?? [], seq, at),
    cuts: withCut(match.cuts, { at: seq, before }),
    undos: match.undos.map((count, one) => (one === seat ? countUndo(count, at, seq) : count)),
    seq,
  }
}

/** Readers who were away for longer than so many undos read more of the log again than they would have to. */
const MOST_CUTS = 16

function withCut(cuts: readonly Cut[], cut: Cut): readonly Cut[] {
  const [first, second, ...rest] = [...cuts, cut]
  if (!first || !second || rest.length + 2 <= MOST_CUTS) return [...cuts, cut]
  return [{ at: second.at, before: Math.min(first.before, second.before) }, ...rest]
}

/** The match with only its last pages in memory; whoever needs what came before reads it where it is stored. */
export function trimmed(match: MatchState): MatchState {
  const { live, pages, eventOf, earned } = match
  const from = pages.at(-2)
  if (!from || live.actions.skipped >= from.actions) return match
  return {
    ...match,
    live: { ...live, actions: live.actions.from(from.actions), log: live.log.from(from.log) },
    eventOf: eventOf.from(from.actions),
    earned: earned.from(from.actions),
  }
}

/** The state with the result of the table: a match may also end by resignation, timeout or agreement. */
export function stateOf({ live, ending }: Pick<MatchState, 'live' | 'ending'>): Core {
  if (ending.kind === 'open' || live.state.result.kind !== 'open') return live.state
  return { ...live.state, result: ending, stack: [] }
}

export const hasEnded = (match: MatchState): boolean => stateOf(match).result.kind !== 'open'

/** The seats the table waits for; nobody's once the match has ended. */
export const seatsAsked = (match: MatchState): readonly Seat[] => (hasEnded(match) ? [] : seatsIn(match.live.asked))
