// Zones of cards and pieces. A zone is declared once, with who sees what; views, determinization, conservation
// and the scenario notation all follow from the declaration. Cards that are a secret live in zones.
//
// A zone holds kinds, not copies: two copies of one card can't be told apart, so no id can betray an order.

import { bit, type Core, everyone, type Seat } from './core.ts'
import { fail } from './errors.ts'
import { itemAt } from './lists.ts'

/** What somebody sees of a zone. */
export type Sight = 'cards' | 'count'

/** A method, so that a game may take its own state for the core. Where every place has such a zone, `place` is its own. */
type CardTest = { test(s: Core, kind: string, seat: Seat, place: string): boolean }['test']

/** Where `open` more cards will lie there, it is asked of a part of them. */
type CardsTest = { test(s: Core, kinds: readonly string[], seat: Seat, open: number): boolean }['test']

type Declared = {
  readonly owner: Sight
  readonly others: Sight
  readonly perSeat: boolean
  /** The order matters (a pile); otherwise the contents are kept sorted (a hand). */
  readonly ordered?: boolean | undefined
  /** More cards than this never lie here: 1 for a cell. */
  readonly max?: number | undefined
  /** Whose cards may turn up here: each seat's own set (default where zones are per seat), or one set for all. */
  readonly stock?: 'own' | 'shared' | undefined
  /** What a card here must be like as far as everybody can tell: keeps re-dealt positions possible. */
  readonly admits?: CardTest | undefined
  /** Whether a card is what at least one card here must be, as far as everybody can tell from what the seat has just done. */
  readonly mustHold?: CardTest | undefined
  /**
   * What the cards here must be like together, as far as everybody can tell: paid from one purse, no two alike. Zones
   * with the same test, such as those of all places, are taken together. A part of what it takes it must take too.
   */
  readonly admitsTogether?: CardsTest | undefined
  /** Those who may not look in see only the sum of a seat's zones with this veil, under the veil's name. */
  readonly veil?: string | undefined
  /** In the scenario notation, what is named nowhere else lies here. */
  readonly takesRest?: boolean | undefined
}

export type Zone<K extends string = string> = Declared & {
  readonly name: string
  /** Of a zone that every place has; otherwise empty. */
  readonly place: string
  readonly kinds: readonly K[]
  readonly index: ReadonlyMap<string, number>
  /** Every kind exists once, so that whoever sees a card knows that it is nowhere else. */
  readonly unique: boolean
  /** All zones that share this one's veil; none where it has no veil. */
  readonly veiled: readonly Zone<K>[]
  /** Slots before this zone: those of shared zones, and of those that every seat has. */
  readonly sharedBefore: number
  readonly perSeatBefore: number
}

/** A zone that every place of a list has: an army in each province, a card on each cell. */
export type PlacedZone<K extends string = string, P extends string = string> = {
  readonly name: string
  readonly kinds: readonly K[]
  readonly places: readonly P[]
  /** The zone of a place; every function for zones takes it. */
  at(place: P): Zone<K>
  /** The zones of all places, in the order of the list. */
  readonly each: readonly Zone<K>[]
}

export type Zones = Readonly<Record<string, Zone | PlacedZone>>

type PerSeat = Omit<Declared, 'perSeat'>
type Shared = Omit<Declared, 'perSeat' | 'owner' | 'others' | 'veil'> & { readonly everyone: Sight }

export function perSeat(spec: PerSeat): Declared {
  return { stock: 'own', ...spec, perSeat: true }
}

export function shared({ everyone: sight, ...spec }: Shared): Declared {
  return { stock: 'shared', ...spec, owner: sight, others: sight, perSeat: false }
}

type DeclaredPlaces<P extends string = string> = { readonly places: readonly P[]; readonly each: Declared }

/** A zone for every place of a list; with `perSeat`, for every place and seat. */
export function perPlace<P extends string>(places: readonly P[], each: Declared): DeclaredPlaces<P> {
  return { places, each }
}

type Declarations = Readonly<Record<string, Declared | DeclaredPlaces>>
type Made<K extends string, D extends Declarations> = {
  readonly [Z in keyof D]: D[Z] extends DeclaredPlaces<infer P> ? PlacedZone<K, P> : Zone<K>
}

/**
 * Gives the declared zones their names and slots; `kinds` are the cards that can lie in them. A game with several
 * sets of cards that never mix declares one after another: `{ ...first, ...zones(kinds, declared, { after: first }) }`.
 */
export function zones<K extends string, D extends Declarations>(
  kinds: readonly K[],
  declared: D,
  { after = {}, unique = false }: { readonly after?: Zones; readonly unique?: boolean } = {},
): Made<K, D> {
  const index = new Map(kinds.map((kind, i) => [kind as string, i]))
  const earlier = flatZones(after)
  let perSeatBefore = earlier.filter(zone => zone.perSeat).length
  let sharedBefore = earlier.length - perSeatBefore
  const veils = new Map<string, Zone<K>[]>()
  const make = (name: string, spec: Declared, place = ''): Zone<K> => {
    if (spec.veil !== undefined && spec.owner !== 'cards')
      fail('broken-rules', `The zone ${name} lies under a veil: its owner must see the cards.`)
    const veiled = spec.veil === undefined ? [] : (veils.get(spec.veil) ?? [])
    const zone = zoneOf(spec, { name, place, kinds, index, unique, veiled, sharedBefore, perSeatBefore })
    if (spec.veil !== undefined) {
      veils.set(spec.veil, veiled)
      veiled.push(zone)
    }
    if (spec.perSeat) perSeatBefore++
    else sharedBefore++
    return zone
  }
  const entries = Object.entries(declared).map(([name, spec]) => [
    name,
    'places' in spec
      ? placed(
          name,
          kinds,
          spec.places,
          spec.places.map(place => make(`${name}.${place}`, spec.each, place)),
        )
      : make(name, spec),
  ])
  return Object.fromEntries(entries) as Made<K, D>
}

type Given<K extends string> = Omit<Zone<K>, keyof Declared>

/**
 * Zones are read at every move: all have the same keys in the same order, whatever their declarations leave out. They are
 * written out, because engines take objects that begin with a spread for objects of different shapes.
 */
function zoneOf<K extends string>(spec: Declared, given: Given<K>): Zone<K> {
  return {
    name: given.name,
    place: given.place,
    kinds: given.kinds,
    index: given.index,
    unique: given.unique,
    veiled: given.veiled,
    sharedBefore: given.sharedBefore,
    perSeatBefore: given.perSeatBefore,
    owner: spec.owner,
    others: spec.others,
    perSeat: spec.perSeat,
    ordered: spec.ordered,
    max: spec.max,
    stock: spec.stock,
    admits: spec.admits,
    mustHold: spec.mustHold,
    admitsTogether: spec.admitsTogether,
    veil: spec.veil,
    takesRest: spec.takesRest,
  }
}

function placed<K extends string>(
  name: string,
  kinds: readonly K[],
  places: readonly string[],
  each: readonly Zone<K>[],
): PlacedZone<K> {
  const byPlace = new Map(places.map((place, i) => [place, each[i]]))
  return {
    name,
    kinds,
    places,
    each,
    at: place => byPlace.get(place) ?? fail('broken-rules', `There is no place ${place} in ${name}.`),
  }
}

export function isPlaced(zone: Zone | PlacedZone): zone is PlacedZone {
  return 'each' in zone
}

const flattened = new WeakMap<Zones, readonly Zone[]>()

/** All zones, those of places one by one. */
export function flatZones(all: Zones): readonly Zone[] {
  const known = flattened.get(all)
  if (known) return known
  const flat = Object.values(all).flatMap(zone => (isPlaced(zone) ? zone.each : [zone]))
  flattened.set(all, flat)
  return flat
}

/** The owner of cards that belong to no seat. */
export const SHARED = -1

/** Cards that may change places: those of one set that belong to one owner. */
export type Stock<T> = Map<readonly string[], Map<Seat, T>>

export function inStock<T>(stocks: Stock<T>, zone: Zone, seat: Seat, initial: (owner: Seat) => T): T {
  const owner = stockOf(zone, seat)
  const ofSet = stocks.get(zone.kinds) ?? new Map<Seat, T>()
  stocks.set(zone.kinds, ofSet)
  const found = ofSet.get(owner) ?? initial(owner)
  ofSet.set(owner, found)
  return found
}

/** The owner of the cards that may turn up in a zone. */
export function stockOf(zone: Zone, seat: Seat): Seat | typeof SHARED {
  return zone.stock === 'own' ? seat : SHARED
}

/** Calls back for every slot there is. */
export function eachSlot(
  all: Zones,
  s: Pick<Core, 'seats'>,
  visit: (zone: Zone, seat: Seat, slot: number) => void,
): void {
  for (const zone of flatZones(all)) {
    for (let seat = 0; seat < (zone.perSeat ? s.seats : 1); seat++) visit(zone, seat, slotOf(s, zone, seat))
  }
}

export function countSlots(all: Zones, seats: number): number {
  return flatZones(all).reduce((n, zone) => n + (zone.perSeat ? seats : 1), 0)
}

export function slotOf(s: Pick<Core, 'seats'>, zone: Zone, seat: Seat): number {
  return zone.sharedBefore + zone.perSeatBefore * s.seats + (zone.perSeat ? seat : 0)
}

/** As much of a state as it takes to look into zones; `zonesSeen` makes it of a view. */
export type WithZones = Pick<Core, 'seats' | 'zones'>

/** The contents as indices into the zone's kinds. */
export function contents(s: WithZones, zone: Zone, seat: Seat = 0): readonly number[] {
  return s.zones[slotOf(s, zone, seat)] ?? noSlot(zone, seat)
}

/** Who knows each card of a zone beside those who see it; an empty list where nobody does. */
export function marksIn(s: Core, zone: Zone, seat: Seat = 0): readonly number[] {
  return s.known[slotOf(s, zone, seat)] ?? noSlot(zone, seat)
}

/** The cards of a slot, where the zone is not at hand. */
export function cardsAtSlot(s: Core, slot: number): readonly number[] {
  return itemAt(s.zones, slot)
}

/** The marks of a slot, where the zone is not at hand. */
export function marksAtSlot(s: Core, slot: number): readonly number[] {
  return itemAt(s.known, slot)
}

function noSlot(zone: Zone, seat: Seat): never {
  return fail('broken-rules', `The zone ${zone.name} has no slot for seat number ${seat}.`)
}

/** All slots of a seat under the veil of a zone; knowledge names them by the first. */
export function slotsUnderVeil(s: Pick<Core, 'seats'>, zone: Zone, seat: Seat): readonly number[] {
  const key = s.seats * MAX_SEATS + seat
  let ofZone = underVeil.get(zone)
  if (ofZone === undefined) {
    ofZone = []
    underVeil.set(zone, ofZone)
  }
  const known = ofZone[key]
  if (known !== undefined) return known
  const slots = zone.veiled.map(one => slotOf(s, one, seat))
  ofZone[key] = slots
  return slots
}

/** Slots under a veil by seats and seat: every card that moves under one asks for them. */
const underVeil = new WeakMap<Zone, (readonly number[])[]>()
const MAX_SEATS = 32

export function countIn(s: WithZones, zone: Zone, seat: Seat = 0): number {
  return contents(s, zone, seat).length
}

export function kindAt<K extends string>(zone: Zone<K>, index: number): K {
  return zone.kinds[index] ?? fail('bad-state', `The zone ${zone.name} has no card number ${index}.`)
}

/** All cards by name, copies included. */
export function cardsIn<K extends string>(s: WithZones, zone: Zone<K>, seat: Seat = 0): K[] {
  return contents(s, zone, seat).map(index => kindAt(zone, index))
}

/** Every kind once, in the order of the card list: what to offer, because it tells nothing about draws. */
export function kindsIn<K extends string>(
  s: WithZones,
  zone: Zone<K>,
  seat: Seat = 0,
  fits: (kind: K) => boolean = () => true,
): K[] {
  const held = contents(s, zone, seat)
  const kinds: K[] = []
  let last = NONE
  for (const index of zone.ordered ? held.toSorted(ascending) : held) {
    if (index === last) continue
    last = index
    const kind = kindAt(zone, index)
    if (fits(kind)) kinds.push(kind)
  }
  return kinds
}

const NONE = -1
export const ascending = (a: number, b: number): number => a - b

export function hasCard<K extends string>(s: Core, zone: Zone<K>, kind: K, seat: Seat = 0): boolean {
  return contents(s, zone, seat).includes(indexOfKind(zone, kind))
}

/** The one card of a zone that holds at most one. */
export function onlyCard<K extends string>(s: Core, zone: Zone<K>, seat: Seat = 0): K | undefined {
  const index = contents(s, zone, seat)[0]
  return index === undefined ? undefined : kindAt(zone, index)
}

export function indexOfKind(zone: Zone, kind: string): number {
  return zone.index.get(kind) ?? fail('broken-rules', `There is no card ${kind} for the zone ${zone.name}.`)
}

/** The mask of seats that see the cards lying in a zone. */
export function seers(s: Core, zone: Zone, seat: Seat): number {
  if (zone.others === 'cards') return everyone(s)
  return zone.owner === 'cards' ? alliesMask(s, seat) : 0
}

/** The slot that stands for a zone and all others under its veil. */
export function firstSlot(s: Core, zone: Zone, seat: Seat): number {
  return slotOf(s, zone.veiled[0] ?? zone, seat)
}

/** A seat and those that share its secrets. */
export function alliesMask(s: Core, seat: Seat): number {
  return s.allies[seat] ?? bit(s, seat)
}

/** Puts a zone without an order in its one order: by kind, and copies by who knows them. */
export function sortSlot(s: Core, slot: number): void {
  const cards = cardsAtSlot(s, slot)
  const marks = marksAtSlot(s, slot)
  if (marks.length === 0) {
    s.zones[slot] = cards.toSorted(ascending)
    return
  }
  const order = cards
    .map((card, i) => ({ card, mark: marks[i] ?? 0 }))
    .sort((a, b) => a.card - b.card || a.mark - b.mark)
  s.zones[slot] = order.map(({ card }) => card)
  s.known[slot] = order.map(({ mark }) => mark)
}

/** Lays cards into a zone in this order, as part of setting up. */
export function layOut<K extends string>(s: Core, zone: Zone<K>, seat: Seat, kinds: readonly K[]): void {
  const cards = [...contents(s, zone, seat), ...kinds.map(kind => indexOfKind(zone, kind))]
  s.zones[slotOf(s, zone, seat)] = zone.ordered ? cards : cards.sort(ascending)
}
