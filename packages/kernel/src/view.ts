// What a seat, or a spectator, may know: built from the declarations of zones and fields, never by cutting away.

import { bit, type Core, type Entry, type Options, type Result, type Seat } from './core.ts'
import { asked, checkViewer, choiceOf, choices } from './engine.ts'
import { type Choice, type Game, seatNames } from './game.ts'
import type { Json } from './json.ts'
import { maySee } from './log.ts'
import { cardsIn, contents, countIn, kindAt, seers, slotOf, type Zone } from './zones.ts'

export type ZoneView = {
  readonly count: number
  /** The cards, where the viewer sees them. */
  readonly cards?: readonly string[]
  /** In a hidden hand the cards the viewer knows to be there; in a hidden pile name and place (0 = top). */
  readonly known?: readonly (string | readonly [number, string])[]
}

export type View = {
  readonly game: string
  readonly version: number
  readonly options: Options
  readonly seats: readonly string[]
  /** The viewer's seat, or "spectator". */
  readonly you: string
  readonly commitment: string
  readonly facts: Readonly<Record<string, Json>>
  readonly zones: Readonly<Record<string, ZoneView | Readonly<Record<string, ZoneView>>>>
  readonly step: string
  /** Whom the table waits for. */
  readonly waiting: readonly string[]
  /** What the viewer may do now; empty if nothing. */
  readonly choice: Choice
  readonly result: Result
}

const NOTHING: Choice = {}

export function view(game: Game, s: Core, seat: Seat): View {
  checkViewer(s, seat)
  const seats = seatNames(game, s)
  const offers = choices(game, s)
  return {
    game: s.game,
    version: s.version,
    options: s.options,
    seats,
    you: seats[seat] ?? 'spectator',
    commitment: s.commitment,
    facts: facts(game, s),
    zones: Object.fromEntries(
      Object.entries(game.zones).map(([name, zone]) => [
        name,
        zone.perSeat
          ? Object.fromEntries(seats.map((owner, i) => [owner, zoneView(s, zone, i, seat)]))
          : zoneView(s, zone, 0, seat),
      ]),
    ),
    step: s.stack.at(-1)?.step ?? '',
    waiting: waitingFor(game, s).map(waiting => seats[waiting] ?? ''),
    choice: choiceOf(offers, seat) ?? NOTHING,
    result: s.result,
  }
}

/** The seats without whose answer the game does not go on. */
export function waitingFor(game: Game, s: Core): readonly Seat[] {
  return [...new Set(asked(game, s).map(({ seat }) => seat))]
}

/** The game's own fields by name. */
export function facts(game: Game, s: Core): Readonly<Record<string, Json>> {
  const seats = seatNames(game, s)
  return Object.fromEntries(
    Object.entries(game.fields).map(([key, field]) => [key, field.write(Reflect.get(s, key), seats)]),
  )
}

function zoneView(s: Core, zone: Zone, owner: Seat, seat: Seat): ZoneView {
  const count = countIn(s, zone, owner)
  if (seers(s, zone, owner) & bit(s, seat)) {
    return { count, cards: cardsIn(s, zone, owner) }
  }
  const marks = s.known[slotOf(s, zone, owner)] ?? []
  const cards = contents(s, zone, owner)
  const known = marks.flatMap((mark, i): (string | readonly [number, string])[] => {
    if (!(mark & bit(s, seat))) return []
    const name = kindAt(zone, cards[i] ?? 0)
    return zone.ordered ? [[i, name]] : [name]
  })
  return known.length > 0 ? { count, known } : { count }
}

/** The part of a log that a seat may read; who else was told stays untold. */
export function entriesFor(entries: readonly Entry[], seat: Seat): readonly Entry[] {
  return entries.filter(entry => maySee(entry, seat)).map(({ key, rule, data }) => ({ key, rule, data }))
}
