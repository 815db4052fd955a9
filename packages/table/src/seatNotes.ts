// What a match notes about a seat beside the board: what its bot remembers and when it was hurried, what its person has
// proposed, and which of its answers were given by standing orders.

import type { Memory } from '@ludoteka/bots'
import type { Live, Seat } from '@ludoteka/kernel'

/** Each with the number of actions that stood then; the newest are last. */
export type SeatNotes = {
  readonly memories: readonly { readonly actions: number; readonly memory: Memory }[]
  readonly proposals: readonly { readonly actions: number; readonly at: number }[]
  /** Answers of standing orders: each is the last of so many actions, at event `seq`. */
  readonly ordered: readonly OrderedAction[]
  /** The last of so many actions is the latest for which its bot had less time than its level has. */
  readonly hurried?: number
}

type OrderedAction = { readonly actions: number; readonly seq: number }

export const NO_NOTES: SeatNotes = { memories: [], proposals: [], ordered: [] }

/** Whoever takes back more than so many decisions of a bot lets it start without a memory. */
const MOST_MEMORIES = 8

/** So many proposals may be made between two actions of a seat: others must answer each of them. */
export const MOST_PROPOSALS = 3

/** After an action at which a bot has remembered something new. */
export function withMemory(notes: SeatNotes, actions: number, memory: Memory): SeatNotes {
  return { ...notes, memories: [...notes.memories, { actions, memory }].slice(-MOST_MEMORIES) }
}

export function withProposal(notes: SeatNotes, actions: number, at: number): SeatNotes {
  return { ...notes, proposals: [...notes.proposals, { actions, at }].slice(-MOST_PROPOSALS) }
}

export const withHurry = (notes: SeatNotes, actions: number): SeatNotes => ({ ...notes, hurried: actions })

/** The log says of so many answers of a seat that an order gave them. */
const MOST_ORDERED = 200

export function withOrdered(notes: SeatNotes, actions: number, seq: number): SeatNotes {
  return { ...notes, ordered: [...notes.ordered, { actions, seq }].slice(-MOST_ORDERED) }
}

/** After an undo to so many actions: what a bot remembered later is forgotten, while proposals have been made all the same. */
export function notesAfterUndo(notes: SeatNotes, actions: number): SeatNotes {
  if (notes === NO_NOTES) return notes
  const { hurried = 0 } = notes
  return {
    memories: notes.memories.filter(one => one.actions <= actions),
    proposals: notes.proposals.map(one => (one.actions <= actions ? one : { ...one, actions })),
    ordered: notes.ordered.filter(one => one.actions <= actions),
    ...(hurried > 0 && hurried <= actions ? { hurried } : {}),
  }
}

type NotedMatch = { readonly notes: readonly SeatNotes[]; readonly live: Live }

/** What the bot in a seat remembers now. */
export function memoryOf({ notes }: NotedMatch, seat: Seat): Memory {
  return notes[seat]?.memories.at(-1)?.memory ?? {}
}

/** When the seat has proposed something since its last action, the oldest first. */
export function proposalsOf({ notes, live }: NotedMatch, seat: Seat): readonly number[] {
  const acted = live.actions.findLastIndex(action => action.seat === seat) + 1
  return notes[seat]?.proposals.filter(({ actions }) => actions >= acted).map(({ at }) => at) ?? []
}

/** So many actions after one that was hurried the bot may be said to be so: a note that comes and goes is not read. */
const HURRY_SHOWN = 12

const NO_SEATS: readonly Seat[] = []

/** Seats whose bots have had less time than their levels have, lately. */
export function hurriedSeats({ notes, live }: NotedMatch): readonly Seat[] {
  if (notes.every(({ hurried }) => hurried === undefined)) return NO_SEATS
  const since = live.actions.length - HURRY_SHOWN
  return notes.flatMap(({ hurried }, seat) => (hurried !== undefined && hurried > since ? [seat] : []))
}

/** Whether a standing order of the seat has played the last of so many actions. */
export function isOrdered({ notes }: Pick<NotedMatch, 'notes'>, seat: Seat, actions: number): boolean {
  return notes[seat]?.ordered.some(one => one.actions === actions) ?? false
}

export const NO_EVENTS: ReadonlySet<number> = new Set()

/** The events at which standing orders of these seats have answered. */
export function orderedEvents({ notes }: Pick<NotedMatch, 'notes'>, seats: readonly Seat[]): ReadonlySet<number> {
  let events: Set<number> | undefined
  for (const seat of seats) {
    for (const { seq } of notes[seat]?.ordered ?? []) {
      events ??= new Set()
      events.add(seq)
    }
  }
  return events ?? NO_EVENTS
}
