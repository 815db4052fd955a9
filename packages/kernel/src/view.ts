// What a seat, or a spectator, may know: built from the declarations of zones and fields, never by removing parts.

import type { Core, Entry, Options, Result, Seat } from './core.ts'
import { asked, checkViewer, choiceOf, withStanding } from './engine.ts'
import { type Choice, type Game, type Identity, type Offers, seatNames, type Terms } from './game.ts'
import type { Json } from './json.ts'
import { itemAt } from './lists.ts'
import { maySee } from './log.ts'
import { allFacts, factsFrom, type SeenFacts, seenFacts } from './seenFacts.ts'
import { type SeenZones, zoneViewer } from './seenZones.ts'
import type { ZoneViews } from './viewedZones.ts'

export type View = {
  readonly game: string
  readonly version: number
  readonly options: Options
  readonly seats: readonly string[]
  /** How each seat is known at sight, null while that is not settled; missing where the game tells nothing of it. */
  readonly identities?: readonly (Identity | null)[]
  /** The viewer's seat, or "spectator". */
  readonly you: string
  readonly commitment: string
  readonly facts: Readonly<Record<string, Json>>
  readonly zones: ZoneViews
  readonly step: string
  /** What everybody may know about that question, as the step declares it. */
  readonly terms: Terms
  /** Whom the table waits for. */
  readonly waiting: readonly string[]
  /** What the viewer may do now; empty if nothing. */
  readonly choice: Choice
  readonly result: Result
}

const NO_CHOICE: Choice = {}
const NO_TERMS: Terms = {}

export function view(game: Game, s: Core, seat: Seat): View {
  return viewer(game, s).from(seat)
}

/**
 * What was written of a state, for the viewer of the next one. Plain data: whoever keeps it keeps this state alive, and none of
 * those before it, which the viewer itself still holds.
 */
export type Seen = { readonly facts: SeenFacts; readonly zones: SeenZones }

/** The views of one state. */
export type Viewer = Seen & {
  from(seat: Seat): View
}

/**
 * Views of one state from several seats: what everybody sees is worked out once, and what has not changed since an
 * earlier state of the match is taken over as it was seen. The states must stay as they are; `offers` are who
 * is asked, where that is known already.
 */
export function viewer(game: Game, s: Core, offers: Offers = asked(game, s), earlier?: Seen): Viewer {
  const seats = seatNames(game, s)
  const all = withStanding(game, s, offers)
  const waiting = seatsIn(offers).map(seat => itemAt(seats, seat))
  const facts = seenFacts(game, s, seats, earlier?.facts)
  const zones: SeenZones = earlier?.zones.state === s ? earlier.zones : { state: s, shown: [] }
  const zonesFrom = zoneViewer(game, seats, zones, earlier?.zones)
  const f = s.stack.at(-1)
  const identities = game.identity && seats.map((_, seat) => game.identity?.(s, seat) ?? null)
  const terms = termsOf(game, s)
  return {
    facts,
    zones,
    from(seat) {
      checkViewer(s, seat)
      // All fields at once, and at last the one that not all games have: views are made for every seat after every action.
      const view: { -readonly [P in keyof View]: View[P] } = {
        game: s.game,
        version: s.version,
        options: s.options,
        seats,
        you: seats[seat] ?? 'spectator',
        commitment: s.commitment,
        facts: factsFrom(game, facts, seats, seat),
        zones: zonesFrom(seat),
        step: f?.step ?? '',
        terms,
        waiting,
        choice: choiceOf(all, seat) ?? NO_CHOICE,
        result: s.result,
      }
      if (identities) view.identities = identities
      return view
    },
  }
}

function termsOf(game: Game, s: Core): Terms {
  const f = s.stack.at(-1)
  const terms = (f && game.steps[f.step]?.terms?.(s, f)) ?? NO_TERMS
  const card = game.source?.(s)
  return card === undefined ? terms : { card, ...terms }
}

/** The seats without whose answer the game does not go on. */
export function waitingFor(game: Game, s: Core): readonly Seat[] {
  return seatsIn(asked(game, s))
}

/** The seats offers go to, each once. */
export function seatsIn(offers: Offers): readonly Seat[] {
  const [first] = offers
  if (!first) return []
  if (offers.length === 1) return [first.seat] // nearly always, and a list that grows is made with room for many
  const seats: Seat[] = []
  for (const { seat } of offers) if (!seats.includes(seat)) seats.push(seat)
  return seats
}

/** The game's own fields by name, secret ones included. */
export function facts(game: Game, s: Core): Readonly<Record<string, Json>> {
  return allFacts(game, s, seatNames(game, s))
}

/** The part of a log that a seat may read; who else was told stays untold. */
export function entriesFor(entries: readonly Entry[], seat: Seat): readonly Entry[] {
  return entries.filter(entry => maySee(entry, seat)).map(({ key, rule, data }) => ({ key, rule, data }))
}
