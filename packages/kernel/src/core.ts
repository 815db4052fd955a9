// The part of every state that the kernel owns. All of it, and all that a game adds, is plain JSON.

import type { Doubt } from './knowledge.ts'
import type { Random } from './random.ts'
import type { Sighting } from './sightings.ts'
import type { Trace } from './traces.ts'

/** Seats are numbered from 0 in the order the game names them. */
export type Seat = number
export const SPECTATOR = -1

/** A name or a number. */
export type PlainArg = string | number
/** The answer to a form: a name or a number for each of its fields. */
export type FormArg = { readonly [field: string]: PlainArg }
export type Arg = PlainArg | FormArg

/** A step under way and its parameters. Frames are public knowledge: secrets live in zones. */
export type Frame = { readonly step: string }

export type Result =
  | { readonly kind: 'open' }
  | { readonly kind: 'won'; readonly winners: readonly Seat[]; readonly reason: string; readonly rule: string }
  | { readonly kind: 'draw'; readonly reason: string; readonly rule: string }

export type OptionValue = string | number | boolean | readonly string[]
export type Options = Readonly<Record<string, OptionValue>>

/** Something that happened, as data; a game's texts turn it into a sentence. */
export type Entry = {
  readonly key: string
  readonly rule: string
  readonly data: Readonly<Record<string, EntryValue>>
  /** The seats that may know; missing = everybody. */
  readonly to?: readonly Seat[]
}
export type EntryValue = string | number | boolean | readonly string[] | readonly number[]

export type Core<F extends Frame = Frame> = {
  readonly game: string
  readonly version: number
  readonly options: Options
  readonly seats: number
  /** For each seat the bit mask of the seats (itself included) that share its secrets. */
  readonly allies: readonly number[]
  readonly commitment: string
  readonly random: Random
  /**
   * Contents of every zone by slot: kinds as indices, first = top. Zones without an order are kept sorted. The lists are
   * replaced and never changed, so that the states of a match share what has not moved.
   */
  readonly zones: (readonly number[])[]
  /** Beside each slot, who else knows each card: bit masks of seats, or an empty list where nobody does. */
  readonly known: (readonly number[])[]
  /** What is known of cards that somebody could no longer follow; knowledge.ts explains it. */
  doubts: readonly Doubt[]
  /** What was seen where and when; sightings.ts explains it. */
  sightings: readonly Sighting[]
  /** Where cards may lie that everybody saw turned down; traces.ts explains it. */
  traces: readonly Trace[]
  /** What each seat brought to the table in secret, as kinds; nothing in games to which nothing is brought. */
  brought: readonly (readonly number[])[]
  readonly stack: F[]
  result: Result
  /** What the last action told. The whole log belongs to the match, not to the searched state. */
  news: Entry[]
  /** The last action threw a die or showed somebody something: it can't be taken back. */
  sealed: boolean
}

export type State<S extends object, F extends Frame> = Core<F> & S

/** A viewer's bit in a mask of those who know something; the spectators share the one after the seats. */
export const bit = (s: Core, viewer: Seat): number => 1 << (viewer === SPECTATOR ? s.seats : viewer)
export const everyone = (s: Core): number => (2 << s.seats) - 1
