// The zones as each viewer may see them. What has not changed since an earlier state is not written again.

import { bit, type Core, type Seat } from './core.ts'
import type { Game } from './game.ts'
import { doubtsOf } from './knowledge.ts'
import { isSameList, itemAt } from './lists.ts'
import { isSameMatch } from './seenFacts.ts'
import type { ZonesBySeat, ZoneView, ZoneViews } from './viewedZones.ts'
import {
  cardsAtSlot,
  cardsIn,
  contents,
  countIn,
  flatZones,
  isPlaced,
  kindAt,
  marksAtSlot,
  marksIn,
  type PlacedZone,
  seers,
  slotOf,
  type Zone,
} from './zones.ts'

/**
 * What each viewer was shown of a state, the spectator before the seats; plain data, so that no viewer keeps a whole line of
 * earlier ones alive.
 */
export type SeenZones = { readonly state: Core; readonly shown: (ZoneViews | undefined)[] }

/** Looks at the zones of a state, and notes in `seen` what it has shown. */
export function zoneViewer(
  game: Game,
  seats: readonly string[],
  seen: SeenZones,
  earlier: SeenZones | undefined,
): (seat: Seat) => ZoneViews {
  const { state: s, shown } = seen
  const before = earlier && isSameMatch(s, earlier.state) ? earlier : undefined
  const changed = before && changedZones(game, before.state, s)
  const at: Sight = { game, s, seats, open: undefined }
  return seat => {
    const zones = shown[seat + 1] ?? show(at, seat, before?.shown[seat + 1], changed)
    shown[seat + 1] = zones
    return zones
  }
}

/** A state that is looked at. Views are made after every action: a function made for each way to look would cost more than to look. */
type Sight = {
  readonly game: Game
  readonly s: Core
  readonly seats: readonly string[]
  /** What lies open looks the same to all: by slot, once somebody has looked. */
  open: Map<number, ZoneView> | undefined
}

/** All zones; of those that a seat has seen in an `old` state only the `changed` ones are looked at. */
function show(at: Sight, seat: Seat, old?: ZoneViews, changed?: readonly string[]): ZoneViews {
  const { game } = at
  const names = old && changed ? changed : Object.keys(game.zones)
  if (old && names.length === 0) return old
  const zones: Record<string, ZoneViews[string]> = { ...old }
  for (const name of names) {
    const zone = game.zones[name]
    if (zone) zones[name] = lookAt(at, zone, seat)
  }
  const { firstUnderVeil } = zonePlan(game)
  return firstUnderVeil.length === 0 ? zones : Object.assign(zones, veils(at, firstUnderVeil, seat))
}

function lookAt(at: Sight, zone: Zone | PlacedZone, seat: Seat): ZoneViews[string] {
  if (isPlaced(zone)) return lookAtPlaces(at, zone, seat)
  return zone.perSeat ? lookAtEach(at, zone, seat, always) : look(at, zone, 0, seat)
}

function lookAtPlaces(at: Sight, placed: PlacedZone, seat: Seat): ZoneViews[string] {
  const places: Record<string, ZoneView | ZonesBySeat> = {}
  for (const [i, place] of placed.places.entries()) {
    const zone = placed.each[i]
    if (!zone) continue
    const view = zone.perSeat ? lookAtEach(at, zone, seat, isTaken) : look(at, zone, 0, seat)
    if (zone.perSeat ? Object.keys(view).length > 0 : countIn(at.s, zone) > 0) places[place] = view
  }
  return places
}

function lookAtEach(at: Sight, zone: Zone, seat: Seat, isShown: (view: ZoneView) => boolean): ZonesBySeat {
  const { s, seats } = at
  const each: Record<string, ZoneView> = {}
  for (let owner = 0; owner < seats.length; owner++) {
    if (zone.veil !== undefined && !canSee(s, zone, owner, seat)) continue
    const view = look(at, zone, owner, seat)
    if (isShown(view)) each[itemAt(seats, owner)] = view
  }
  return each
}

function look(at: Sight, zone: Zone, owner: Seat, seat: Seat): ZoneView {
  const { s } = at
  if (zone.others !== 'cards') return zoneView(s, zone, owner, seat)
  const slot = slotOf(s, zone, owner)
  const view = at.open?.get(slot) ?? zoneView(s, zone, owner, seat)
  at.open ??= new Map()
  at.open.set(slot, view)
  return view
}

const always = (): boolean => true
const isTaken = ({ count }: ZoneView): boolean => count > 0

function canSee(s: Core, zone: Zone, owner: Seat, seat: Seat): boolean {
  return (seers(s, zone, owner) & bit(s, seat)) !== 0
}

/** What those who may not look under a veil see of all its zones together. */
function veils({ s, seats }: Sight, zones: readonly Zone[], seat: Seat): Readonly<Record<string, ZonesBySeat>> {
  const found: Record<string, Record<string, ZoneView>> = {}
  for (const zone of zones) {
    const { veil } = zone
    if (veil === undefined) continue
    const sums: Record<string, ZoneView> = {}
    for (let owner = 0; owner < seats.length; owner++) {
      if (canSee(s, zone, owner, seat)) continue
      const under = zone.veiled.map(one => zoneView(s, { ...one, ordered: false }, owner, seat))
      const known = under.flatMap(view => view.known ?? []).sort()
      const doubts = under.flatMap(view => view.doubts ?? [])
      sums[itemAt(seats, owner)] = {
        count: under.reduce((sum, view) => sum + view.count, 0),
        ...(known.length > 0 ? { known } : {}),
        ...(doubts.length > 0 ? { doubts } : {}),
      }
    }
    found[veil] = sums
  }
  return found
}

type NamedZone = { readonly name: string; readonly parts: readonly Zone[]; readonly isHidden: boolean }

/** What views look for in the zones of a game, found once: they are made after every action. */
type ZonePlan = { readonly named: readonly NamedZone[]; readonly firstUnderVeil: readonly Zone[] }

const plans = new WeakMap<Game['zones'], ZonePlan>()

function zonePlan({ zones }: Game): ZonePlan {
  const known = plans.get(zones)
  if (known) return known
  const named = Object.entries(zones).map(([name, zone]): NamedZone => {
    const parts = isPlaced(zone) ? zone.each : [zone]
    return { name, parts, isHidden: parts.some(({ others }) => others !== 'cards') }
  })
  const plan = { named, firstUnderVeil: flatZones(zones).filter(zone => zone === zone.veiled[0]) }
  plans.set(zones, plan)
  return plan
}

const NONE: readonly string[] = []

/** The names of the zones that are not the same to everybody as they were. */
function changedZones(game: Game, before: Core, s: Core): readonly string[] {
  const isKnowledgeSame = s.doubts === before.doubts && s.sightings === before.sightings
  if (isKnowledgeSame && s.zones === before.zones && s.known === before.known) return NONE
  const changed: string[] = []
  for (const { name, parts, isHidden } of zonePlan(game).named)
    if ((isHidden && !isKnowledgeSame) || !holdTheSame(before, s, parts)) changed.push(name)
  return changed
}

/** Whether these zones hold the same cards, known to the same viewers. */
function holdTheSame(before: Core, s: Core, zones: readonly Zone[]): boolean {
  for (const zone of zones) if (!holdsTheSame(before, s, zone)) return false
  return true
}

function holdsTheSame(before: Core, s: Core, zone: Zone): boolean {
  const first = slotOf(s, zone, 0)
  const end = first + (zone.perSeat ? s.seats : 1)
  for (let slot = first; slot < end; slot++) {
    if (!isSameList(cardsAtSlot(s, slot), cardsAtSlot(before, slot))) return false
    if (!isSameList(marksAtSlot(s, slot), marksAtSlot(before, slot))) return false
  }
  return true
}

/** One zone of a state as a seat may see it. */
export function zoneView(s: Core, zone: Zone, owner: Seat, seat: Seat): ZoneView {
  const count = countIn(s, zone, owner)
  if (canSee(s, zone, owner, seat)) return { count, cards: cardsIn(s, zone, owner) }
  const known = knownCards(s, zone, owner, seat)
  if (s.doubts.length === 0 && s.sightings.length === 0) return known.length > 0 ? { count, known } : { count }
  const doubts = doubtsAbout(s, zone, owner, seat)
  const sightings = sightingsOf(s, zone, owner, seat)
  return {
    count,
    ...(known.length > 0 ? { known } : {}),
    ...(doubts.length > 0 ? { doubts } : {}),
    ...(sightings.length > 0 ? { sightings } : {}),
  }
}

function knownCards(s: Core, zone: Zone, owner: Seat, seat: Seat): NonNullable<ZoneView['known']> {
  const cards = contents(s, zone, owner)
  const viewer = bit(s, seat)
  const known: (string | readonly [number, string])[] = []
  const marks = marksIn(s, zone, owner)
  for (let i = 0; i < marks.length; i++) {
    if (!(itemAt(marks, i) & viewer)) continue
    const name = kindAt(zone, itemAt(cards, i))
    known.push(zone.ordered ? [i, name] : name)
  }
  return known
}

/** A doubt that leaves nothing certain says nothing for now. */
function doubtsAbout(s: Core, zone: Zone, owner: Seat, seat: Seat): NonNullable<ZoneView['doubts']> {
  const home = slotOf(s, zone, owner)
  return doubtsOf(s, bit(s, seat))
    .filter(doubt => doubt.home === home && doubt.cards.length > doubt.strays.length)
    .map(({ cards, strays }) => ({ cards: cards.map(card => kindAt(zone, card)), missing: strays.length }))
}

function sightingsOf(s: Core, zone: Zone, owner: Seat, seat: Seat): NonNullable<ZoneView['sightings']> {
  const slot = slotOf(s, zone, owner)
  return s.sightings
    .filter(sighting => sighting.slot === slot && sighting.viewers & bit(s, seat))
    .map(({ when, cards, came, left }) => ({ when, cards: cards.map(card => kindAt(zone, card)), came, left }))
}
