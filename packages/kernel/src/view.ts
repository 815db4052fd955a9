// What a seat, or a spectator, may know: built from the declarations of zones and fields, never by cutting away.

import { bit, type Core, type Entry, type Options, type Result, type Seat } from './core.ts'
import { asked, checkViewer, choiceOf, withStanding } from './engine.ts'
import { type Choice, type Game, type Offers, seatNames, type Terms } from './game.ts'
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
  /** What everybody may know about that question, as the step declares it. */
  readonly terms: Terms
  /** Whom the table waits for. */
  readonly waiting: readonly string[]
  /** What the viewer may do now; empty if nothing. */
  readonly choice: Choice
  readonly result: Result
}

const NOTHING: Choice = {}
const UNTOLD: Terms = {}

export function view(game: Game, s: Core, seat: Seat): View {
  return viewer(game, s)(seat)
}

/**
 * Views of one state from several seats: what everybody sees is worked out once. The state must stay as it is; `offers`
 * are who is asked in it, where that is known already.
 */
export function viewer(game: Game, s: Core, offers: Offers = asked(game, s)): (seat: Seat) => View {
  const seats = seatNames(game, s)
  const all = withStanding(game, s, offers)
  const waiting = seatsIn(offers).map(seat => seats[seat] ?? '')
  const known = facts(game, s)
  const f = s.stack.at(-1)
  const terms = (f && game.steps[f.step]?.terms?.(s, f)) ?? UNTOLD
  const zones = zonesFor(game, s, seats)
  return seat => {
    checkViewer(s, seat)
    return {
      game: s.game,
      version: s.version,
      options: s.options,
      seats,
      you: seats[seat] ?? 'spectator',
      commitment: s.commitment,
      facts: known,
      zones: zones(seat),
      step: f?.step ?? '',
      terms,
      waiting,
      choice: choiceOf(all, seat) ?? NOTHING,
      result: s.result,
    }
  }
}

/** The seats without whose answer the game does not go on. */
export function waitingFor(game: Game, s: Core): readonly Seat[] {
  return seatsIn(asked(game, s))
}

/** The seats offers go to, each once. */
export function seatsIn(offers: Offers): readonly Seat[] {
  const seats: Seat[] = []
  for (const { seat } of offers) if (!seats.includes(seat)) seats.push(seat)
  return seats
}

/** The game's own fields by name. */
export function facts(game: Game, s: Core): Readonly<Record<string, Json>> {
  const seats = seatNames(game, s)
  const written: Record<string, Json> = {}
  for (const key in game.fields) written[key] = game.fields[key]?.write(Reflect.get(s, key), seats) ?? null
  return written
}

type Zones = View['zones']

function zonesFor(game: Game, s: Core, seats: readonly string[]): (seat: Seat) => Zones {
  const open = new Map<number, ZoneView>()
  const look = (zone: Zone, owner: Seat, seat: Seat): ZoneView => {
    if (zone.others !== 'cards') return zoneView(s, zone, owner, seat)
    const slot = slotOf(s, zone, owner)
    const seen = open.get(slot) ?? zoneView(s, zone, owner, seat)
    open.set(slot, seen)
    return seen
  }
  return seat => {
    const zones: Record<string, Zones[string]> = {}
    for (const name in game.zones) {
      const zone = game.zones[name]
      if (!zone) continue
      if (!zone.perSeat) {
        zones[name] = look(zone, 0, seat)
        continue
      }
      const each: Record<string, ZoneView> = {}
      for (let i = 0; i < seats.length; i++) each[seats[i] ?? ''] = look(zone, i, seat)
      zones[name] = each
    }
    return zones
  }
}

function zoneView(s: Core, zone: Zone, owner: Seat, seat: Seat): ZoneView {
  const count = countIn(s, zone, owner)
  if (seers(s, zone, owner) & bit(s, seat)) {
    return { count, cards: cardsIn(s, zone, owner) }
  }
  const marks = s.known[slotOf(s, zone, owner)] ?? []
  if (marks.length === 0) return { count }
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
