// The hidden cards of one stock, as a seat may think of them: where cards lie that it can't tell, and which they may be.

import { areTakenTogether, type Bond, bondOf, findTogether } from './boundCards.ts'
import { type Condition, dealCards, dealStrictly, type Group, type Place } from './constrainedDeal.ts'
import { bit, type Core, type Seat } from './core.ts'
import { fail } from './errors.ts'
import type { Game } from './game.ts'
import { ANYWHERE, type Doubt, IN_HAND, IN_PILE } from './knowledge.ts'
import { itemAt } from './lists.ts'
import { prepareSeen, type SeenStack } from './seenCards.ts'
import type { Trace } from './traces.ts'
import {
  alliesMask,
  ascending,
  cardsAtSlot,
  contents,
  countIn,
  eachSlot,
  inStock,
  kindAt,
  marksIn,
  type Stock,
  seers,
  slotOf,
  sortSlot,
  type Zone,
} from './zones.ts'

/** Draws a number from 0 to n − 1. */
type Below = (n: number) => number

/** Cards that may change places among each other. */
export type HiddenStock = {
  /** Gives every hidden place of a state a card that the seat can't rule out. */
  dealInto(s: Core, below: Below): void
}

/** A slot with hidden places: their cards are dealt from `first` on. */
type HiddenSlot = {
  readonly slot: number
  readonly zone: Zone
  readonly free: readonly number[]
  readonly first: number
  /** The seat knows some of its cards for certain. */
  readonly isMarked: boolean
}

/** All of a seat's zones under one veil: not even how many cards lie in each is known. */
type HiddenVeil = {
  readonly zones: readonly Zone[]
  readonly zoneNamed: ReadonlyMap<string, Zone>
  /** Those that hold cards in the state that is dealt anew; most zones of places are empty and stay so. */
  readonly filled: readonly Zone[]
  readonly seat: Seat
  /** Cards that are known to lie under it. */
  readonly known: readonly number[]
  readonly count: number
  readonly first: number
}

type Hidden = {
  readonly owner: Seat
  readonly kinds: readonly string[]
  readonly index: ReadonlyMap<string, number>
  readonly places: Place[]
  readonly cards: number[]
  readonly slots: HiddenSlot[]
  readonly veils: HiddenVeil[]
  /** All slots of the stock that the seat can't look into, also those without any card it does not know. */
  readonly homes: Set<number>
  /** Cards that the seat knows to lie in them. */
  readonly known: number[]
  readonly bonds: Bond[]
}

/** Everything the seat can't look into, by the stock its cards come from. */
export function prepareStocks(game: Game, s: Core, seat: Seat): readonly HiddenStock[] {
  const found: Stock<Hidden> = new Map()
  const own = bit(s, seat)
  eachSlot(game.zones, s, (zone, owner, slot) => {
    if (zone.others === 'cards' || seers(s, zone, owner) & own) return
    const hidden = inStock(found, zone, owner, stockOwner => emptyStock(zone, stockOwner))
    if (zone.veil === undefined) addSlot(s, hidden, zone, owner, slot, own)
    else if (zone === zone.veiled[0]) addVeil(s, hidden, zone.veiled, owner, own)
  })
  const stocks: HiddenStock[] = []
  for (const owners of found.values()) {
    for (const hidden of owners.values())
      if (hidden.places.length + hidden.veils.length > 0) stocks.push(stockDealer(game, s, seat, hidden))
  }
  return stocks
}

const emptyStock = ({ kinds, index }: Zone, owner: Seat): Hidden => ({
  owner,
  kinds,
  index,
  places: [],
  cards: [],
  slots: [],
  veils: [],
  homes: new Set(),
  known: [],
  bonds: [],
})

function addSlot(s: Core, hidden: Hidden, zone: Zone, owner: Seat, slot: number, own: number): void {
  hidden.homes.add(slot)
  const cards = contents(s, zone, owner)
  const marks = marksIn(s, zone, owner)
  const isKnown = (position: number): boolean => ((marks[position] ?? 0) & own) !== 0
  const admits = zone.admits && ((kind: number) => zone.admits?.(s, kindAt(zone, kind), owner, zone.place) === true)
  const seen = cards.filter((_, position) => isKnown(position))
  hidden.known.push(...seen)
  const bond = bondOf(hidden.bonds, zone, owner)
  bond?.known.push(...seen)
  let wanted = requiredCard(s, zone, owner, seen)
  const free: number[] = []
  const first = hidden.places.length
  for (let position = 0; position < cards.length; position++) {
    if (isKnown(position)) continue
    const fits = wanted && admits ? both(wanted, admits) : (wanted ?? admits)
    wanted = undefined
    bond?.places.push(hidden.places.length)
    hidden.places.push({ slot, position, fits })
    hidden.cards.push(itemAt(cards, position))
    free.push(position)
  }
  if (free.length > 0) hidden.slots.push({ slot, zone, free, first, isMarked: seen.length > 0 })
}

/** By the list of a game's zones under one veil. */
const NAMED = new WeakMap<readonly Zone[], ReadonlyMap<string, Zone>>()

function addVeil(s: Core, hidden: Hidden, zones: readonly Zone[], seat: Seat, own: number): void {
  const known: number[] = []
  const first = hidden.places.length
  const slot = slotOf(s, itemAt(zones, 0), seat)
  hidden.homes.add(slot)
  const cards: number[] = []
  for (const zone of zones) {
    const marks = marksIn(s, zone, seat)
    contents(s, zone, seat).forEach((card, position) => {
      if ((marks[position] ?? 0) & own) known.push(card)
      else cards.push(card)
    })
  }
  const wanted = requiredUnderVeil(s, zones, seat, known)
  cards.forEach((card, i) => {
    hidden.places.push({ slot, position: 0, fits: wanted[i] })
    hidden.cards.push(card)
  })
  hidden.known.push(...known)
  const count = hidden.places.length - first
  if (count + known.length === 0) return
  const zoneNamed = NAMED.get(zones) ?? new Map(zones.map(zone => [zone.name, zone]))
  NAMED.set(zones, zoneNamed)
  const filled = zones.filter(zone => contents(s, zone, seat).length > 0)
  hidden.veils.push({ zones, zoneNamed, filled, seat, known: known.sort(ascending), count, first })
}

type Fits = (kind: number) => boolean

const both =
  (one: Fits, other: Fits): Fits =>
  kind =>
    one(kind) && other(kind)

/** What one of the hidden cards must be like, unless a card the seat knows of is so already. */
function requiredCard(s: Core, zone: Zone, owner: Seat, seen: readonly number[]): Fits | undefined {
  if (!zone.mustHold) return undefined
  const wanted = (kind: number): boolean => zone.mustHold?.(s, kindAt(zone, kind), owner, zone.place) === true
  return seen.some(wanted) ? undefined : wanted
}

/** What some cards under a veil must be like for the sake of zones there; the game divides them so that each lies in its zone. */
function requiredUnderVeil(s: Core, zones: readonly Zone[], owner: Seat, known: readonly number[]): readonly Fits[] {
  return zones.flatMap(zone => {
    const wanted = countIn(s, zone, owner) > 0 ? requiredCard(s, zone, owner, known) : undefined
    // A place that takes anything costs more to deal than one without a condition.
    return wanted && !zone.kinds.every((_, kind) => wanted(kind)) ? [wanted] : []
  })
}

function stockDealer(game: Game, s: Core, seat: Seat, hidden: Hidden): HiddenStock {
  const { places, slots, veils, homes } = hidden
  const placesOf = placesBySlot(hidden)
  const groups = s.doubts.filter(({ home }) => homes.has(home)).map(doubt => groupOf(doubt, places, placesOf))
  const reserved = groups.flatMap(group => group.cards)
  const supply = prepareCards(game, s, seat, hidden, reserved)
  const isBrought = isBroughtInSecret(game, s, seat, hidden)
  const stacks = isBrought ? [] : seenStacks(s, seat, hidden)
  const traces = isBrought ? [] : tracesFor(s, hidden, reserved)
  const deal = prepareDeal(places.length, groups, stacks, traces, placesOf)
  const bonds = hidden.bonds.filter(bond => bond.places.length > 0)
  const dealAny = (copy: Core, below: Below): readonly number[] => deal(supply.poolFor(copy, below), below)
  const dealAll = bonds.length > 0 ? prepareBound(s, hidden, bonds, supply, deal) : dealAny
  return {
    dealInto(copy, below) {
      const dealt = dealAll(copy, below)
      for (const slot of slots) fillSlot(copy, slot, dealt)
      for (const veil of veils) fillVeil(game, copy, veil, dealt, bit(copy, seat), below)
    },
  }
}

type Deal = (pool: Pool, below: Below) => readonly number[]

/**
 * A deal that a bond refuses is drawn again; where they all are, cards for the bound places are looked for first: among
 * those supposed, then among all that the seat may have brought. The true ones are among these.
 */
function prepareBound(
  s: Core,
  { places, kinds }: Hidden,
  bonds: readonly Bond[],
  { isSupposed, poolFor }: Supply,
  deal: Deal,
): (copy: Core, below: Below) => readonly number[] {
  const fixed = (found: ReadonlyMap<number, number>): readonly Place[] =>
    places.map((place, i) => (found.has(i) ? { ...place, fits: card => card === found.get(i) } : place))
  return (copy, below) => {
    for (let n = 0; n < BOUND_DEALS; n++) {
      const dealt = deal(poolFor(copy, below), below)
      if (areTakenTogether(s, bonds, dealt)) return dealt
    }
    const search = { s, bonds, places, below }
    for (let n = 0; n < BOUND_SEARCHES; n++) {
      const { pool } = poolFor(copy, below)
      const found = findTogether({ ...search, most: BOUND_TRIES }, pool)
      if (found) return deal({ pool, conditions: conditionsOf(fixed(found), pool) }, below)
    }
    const all = isSupposed ? places.flatMap(() => [...kinds.keys()]) : poolFor(copy, below).pool
    const found =
      findTogether({ ...search, most: Number.POSITIVE_INFINITY }, all) ??
      fail('bad-state', 'No cards that may lie together in hidden places are left.')
    const { pool } = poolFor(copy, below, [...found.values()])
    return deal({ pool, conditions: conditionsOf(fixed(found), pool) }, below)
  }
}

/** Deals, searches among what is supposed, and cards tried in each, before all that could be there is searched. */
const BOUND_DEALS = 12
const BOUND_SEARCHES = 4
const BOUND_TRIES = 400

/** What does not hang on what is supposed of stacks is worked out once. */
function prepareDeal(
  places: number,
  groups: readonly Group[],
  stacks: readonly SeenStack[],
  traces: readonly Trace[],
  placesOf: PlacesBySlot,
): Deal {
  if (stacks.length + traces.length + groups.length === 0)
    return ({ pool, conditions }, below) => dealCards(places, conditions, groups, pool, below)
  const traced = new Map(traces.map(trace => [trace, tracedGroup(trace, placesOf)]))
  const groupOfTrace = (trace: Trace): Group => traced.get(trace) ?? tracedGroup(trace, placesOf)
  let suppose: ReturnType<typeof prepareSeen> | undefined
  return ({ pool, conditions }, below) => {
    suppose ??= prepareSeen(stacks, pool, traces)
    for (let n = 1; ; n++) {
      const supposed = suppose(below)
      const given = [...supposed.groups, ...supposed.traces.map(groupOfTrace).sort(byFewestPlaces)]
      const rest = withoutGroups(pool, given)
      const all = [...groups, ...given]
      const dealt =
        n < TRIES ? dealStrictly(places, conditions, all, rest, below) : dealCards(places, conditions, all, rest, below)
      if (dealt) return dealt
    }
  }
}

/** What is supposed of stacks may leave no place for a card that lies in few: then something else is supposed. */
const TRIES = 12

/** The traces that say something to the seat: not of slots it looks into, nor of cards of which it knows where some lie. */
function tracesFor(s: Core, { homes, known }: Hidden, reserved: readonly number[]): readonly Trace[] {
  if (s.traces.length === 0) return s.traces
  const sure = new Set([...known, ...reserved])
  return s.traces
    .filter(({ slots }) => slots.every(slot => homes.has(slot)))
    .map(trace => ({ ...trace, cards: trace.cards.filter(card => !sure.has(card)) }))
    .filter(({ cards }) => cards.length > 0)
}

/** The hidden places of every slot, by number; those under a veil are together. */
type PlacesBySlot = ReadonlyMap<number, readonly number[]>

function placesBySlot({ places }: Hidden): PlacesBySlot {
  const found = new Map<number, number[]>()
  places.forEach(({ slot }, place) => {
    const list = found.get(slot)
    if (list) list.push(place)
    else found.set(slot, [place])
  })
  return found
}

/** Cards with a trace: in some slots they may take any place, in others only so many. */
function tracedGroup({ cards, slots, most }: Trace, placesOf: PlacesBySlot): Group {
  const places: number[] = []
  const piles: { readonly places: readonly number[]; readonly count: number }[] = []
  for (const [i, slot] of slots.entries()) {
    const here = placesOf.get(slot) ?? []
    const count = itemAt(most, i)
    if (count >= Math.min(cards.length, here.length)) places.push(...here)
    else piles.push({ places: here, count })
  }
  return { cards, places, piles, lost: 0 }
}

const room = ({ places, piles }: Group): number => piles.reduce((sum, { count }) => sum + count, places.length)
const byFewestPlaces = (a: Group, b: Group): number => room(a) - room(b)

/** What the seat has seen of stacks, where no mark and no doubt says more exactly what is known of them. */
function seenStacks(s: Core, seat: Seat, { places, slots }: Hidden): readonly SeenStack[] {
  const viewer = bit(s, seat)
  const sightings = s.sightings.filter(one => one.viewers & viewer && one.cards.length > one.left).toReversed()
  return slots.flatMap(({ slot, isMarked }) => {
    if (isMarked || s.doubts.some(({ home, viewers }) => home === slot && viewers & viewer)) return []
    const ofSlot = sightings.filter(sighting => sighting.slot === slot)
    if (ofSlot.length === 0) return []
    return [{ slot, places: places.flatMap((place, i) => (place.slot === slot ? [i] : [])), sightings: ofSlot }]
  })
}

/** Which cards the stock holds is itself a secret to the seat. */
function isBroughtInSecret({ bringing }: Game, s: Core, seat: Seat, { owner, kinds }: Hidden): boolean {
  return bringing?.kinds === kinds && owner >= 0 && (alliesMask(s, owner) & bit(s, seat)) === 0
}

type Supply = {
  /** Which cards there are is itself unknown. */
  readonly isSupposed: boolean
  /** With `certain`, these are among those supposed. */
  poolFor(copy: Core, below: Below, certain?: readonly number[]): Pool
}

const NO_CONDITIONS: readonly Condition[] = []

type Pool = { readonly pool: readonly number[]; readonly conditions: readonly Condition[] }

/** The cards to deal, and the places that do not take all of them. */
function prepareCards(game: Game, s: Core, seat: Seat, hidden: Hidden, reserved: readonly number[]): Supply {
  const { owner, kinds, index, places, cards } = hidden
  const { bringing } = game
  if (!bringing || !isBroughtInSecret(game, s, seat, hidden)) {
    const pool = without(cards.toSorted(ascending), reserved)
    const prepared = { pool, conditions: conditionsOf(places, cards) }
    return { isSupposed: false, poolFor: () => prepared }
  }
  // Which cards the seat brought is unknown too: all but those that were seen are supposed.
  const brought = itemAt(s.brought, owner)
  const seen = without(brought, without(cards.toSorted(ascending), reserved))
  const names = seen.map(card => itemAt(kinds, card))
  const numberOf = (kind: string): number =>
    index.get(kind) ?? fail('broken-rules', `There is no card ${kind} to suppose.`)
  const wanted = places.flatMap(({ fits }) => (fits ? [(card: string) => fits(numberOf(card))] : []))
  const poolFor: Supply['poolFor'] = (copy, below, certain) => {
    const known = certain ? [...names, ...certain.map(card => itemAt(kinds, card))] : names
    const howMany = cards.length - reserved.length - (certain?.length ?? 0)
    const pool: number[] = []
    for (const card of bringing.suppose(known, howMany, s.options, below, certain ? [] : wanted))
      pool.push(numberOf(card))
    if (certain) pool.push(...certain)
    if (pool.length !== cards.length - reserved.length)
      fail('broken-rules', 'The supposed cards are not as many as are hidden.')
    sortShort(pool)
    const brought = copy.brought.slice()
    brought[owner] = sortShort([...pool, ...seen])
    copy.brought = brought
    return { pool, conditions: wanted.length > 0 ? conditionsOf(places, pool) : NO_CONDITIONS }
  }
  return { isSupposed: true, poolFor }
}

/** A list without some of its cards. */
function without(cards: readonly number[], taken: readonly number[]): readonly number[] {
  return withoutGroups(cards, [{ cards: taken }])
}

function withoutGroups(cards: readonly number[], groups: readonly Pick<Group, 'cards'>[]): readonly number[] {
  const going: number[] = [] // by kind
  let goingAll = 0
  for (const { cards: taken } of groups) {
    goingAll += taken.length
    for (const card of taken) going[card] = (going[card] ?? 0) + 1
  }
  if (goingAll === 0) return cards
  const left: number[] = []
  for (const card of cards) {
    const n = going[card] ?? 0
    if (n > 0) going[card] = n - 1
    else left.push(card)
  }
  if (left.length !== cards.length - goingAll) fail('bad-state', 'A seat knows a card that is not hidden from it.')
  return left
}

/** The places that take the fewest cards first; a condition that every card meets is none. */
function conditionsOf(places: readonly Place[], cards: readonly number[]): readonly Condition[] {
  const known = new Map<Fits, FittingCards>() // the places of a slot share their condition
  const found: (Condition & { readonly size: number })[] = []
  places.forEach(({ fits: fitsKind }, place) => {
    if (!fitsKind) return
    const fitting = known.get(fitsKind) ?? fittingCards(cards, fitsKind)
    known.set(fitsKind, fitting)
    if (fitting.size < cards.length) found.push({ place, fits: fitting.fits, size: fitting.size })
  })
  return found.sort((a, b) => a.size - b.size || a.place - b.place)
}

/** Which kinds fit, and how many of the cards are of such a kind. */
type FittingCards = { readonly fits: readonly boolean[]; readonly size: number }

function fittingCards(cards: readonly number[], fitsKind: Fits): FittingCards {
  const fits: boolean[] = []
  let size = 0
  for (const card of cards) {
    fits[card] ??= fitsKind(card)
    if (fits[card]) size++
  }
  return { fits, size }
}

/** Where the cards of a doubt may lie. */
function groupOf({ cards, home, strays }: Doubt, places: readonly Place[], placesOf: PlacesBySlot): Group {
  const inSlot = (slot: number): readonly number[] => placesOf.get(slot) ?? []
  const found = new Set(inSlot(home))
  const piles: { places: readonly number[]; count: number }[] = []
  for (const slot of new Set(strays.map(stray => stray.slot))) {
    if (slot === ANYWHERE) continue
    const here = strays.filter(stray => stray.slot === slot)
    const loose = here.filter(stray => stray.at === IN_HAND).length
    const mixed = here.filter(stray => stray.at === IN_PILE).length
    for (const i of inSlot(slot).slice(0, loose)) found.add(i) // places of a hand are alike
    if (mixed > 0) piles.push({ places: inSlot(slot), count: mixed })
    for (const i of inSlot(slot)) if (here.some(stray => stray.at === places[i]?.position)) found.add(i)
  }
  return {
    cards,
    places: [...found],
    piles: piles.map(({ places: all, count }) => ({ places: all.filter(place => !found.has(place)), count })),
    lost: strays.filter(stray => stray.slot === ANYWHERE).length,
  }
}

function fillSlot(s: Core, { slot, zone, free, first, isMarked }: HiddenSlot, dealt: readonly number[]): void {
  if (!isMarked) {
    const cards = dealt.slice(first, first + free.length)
    s.zones[slot] = zone.ordered ? cards : sortShort(cards)
    return
  }
  const cards = cardsAtSlot(s, slot).slice()
  for (const [i, position] of free.entries()) cards[position] = itemAt(dealt, first + i)
  s.zones[slot] = cards
  if (!zone.ordered) sortSlot(s, slot)
}

/** Decks are short and mostly in order already: sorting them by insertion is quicker than `sort`. */
function sortShort(cards: number[]): number[] {
  for (let i = 1; i < cards.length; i++) {
    const card = itemAt(cards, i)
    let at = i
    for (; at > 0 && itemAt(cards, at - 1) > card; at--) cards[at] = itemAt(cards, at - 1)
    cards[at] = card
  }
  return cards
}

const NO_KINDS: readonly string[] = []

/** Divides the cards under a veil among its zones: as the game supposes, or each anywhere it may lie. */
function fillVeil(game: Game, s: Core, veil: HiddenVeil, dealt: readonly number[], viewer: number, below: Below): void {
  const { zones, zoneNamed, filled, seat, known, count, first } = veil
  const cards = [...known, ...dealt.slice(first, first + count)]
  const [zone] = zones
  if (!zone) return
  const divide = zone.veil === undefined ? undefined : game.veils?.[zone.veil]?.divide
  const divided = divide
    ? divide(
        s,
        seat,
        cards.map(card => kindAt(zone, card)),
        below,
      )
    : divideAtRandom(s, zones, seat, cards, below)
  const marked = known.slice()
  let laid = 0
  for (const one of filled) lay(s, slotOf(s, one, seat), [], marked, viewer)
  for (const name of Object.keys(divided)) {
    const one = zoneNamed.get(name) ?? fail('broken-rules', `There is no zone ${name} under the veil ${zone.veil}.`)
    const list = (divided[name] ?? NO_KINDS).map(
      kind => one.index.get(kind) ?? fail('broken-rules', `No card ${kind}.`),
    )
    laid += list.length
    lay(s, slotOf(s, one, seat), one.ordered ? list : sortShort(list), marked, viewer)
  }
  if (laid !== cards.length) fail('broken-rules', `The cards under the veil ${zone.veil} were not all divided.`)
}

/** Puts cards into a slot under a veil; the first of a kind that the viewer knows to lie there is marked. */
function lay(s: Core, slot: number, cards: readonly number[], marked: number[], viewer: number): void {
  s.zones[slot] = cards
  s.known[slot] = marked.length > 0 ? marksOn(cards, marked, viewer) : NO_MARKS
}

const NO_MARKS: readonly number[] = []

function marksOn(cards: readonly number[], marked: number[], viewer: number): readonly number[] {
  const marks = cards.map(card => (removeFrom(marked, card) ? viewer : 0))
  return marks.every(mark => mark === 0) ? NO_MARKS : marks
}

type Pile = { readonly zone: Zone; readonly cards: number[] }

function divideAtRandom(
  s: Core,
  zones: readonly Zone[],
  seat: Seat,
  cards: readonly number[],
  below: Below,
): Readonly<Record<string, readonly string[]>> {
  const divided = zones.map((zone): Pile => ({ zone, cards: [] }))
  const takes = ({ zone }: Pile, card: number): boolean =>
    zone.admits?.(s, kindAt(zone, card), seat, zone.place) ?? true
  const hasRoom = ({ zone, cards: laid }: Pile): boolean => laid.length < (zone.max ?? cards.length)
  /** Makes room in a full pile for another card, if need be by making room elsewhere first (augmenting paths). */
  const makeRoom = (pile: Pile, tried: ReadonlySet<Pile>): boolean => {
    for (const [i, card] of pile.cards.entries()) {
      const others = divided.filter(other => other !== pile && !tried.has(other) && takes(other, card))
      const open = others.find(other => hasRoom(other) || makeRoom(other, new Set([...tried, pile])))
      if (!open) continue
      open.cards.push(card)
      pile.cards.splice(i, 1)
      return true
    }
    return false
  }
  for (const card of cards) {
    const fitting = divided.filter(pile => takes(pile, card))
    const open = fitting.filter(hasRoom)
    const pile = open.length > 0 ? itemAt(open, below(open.length)) : fitting.find(one => makeRoom(one, new Set()))
    if (!pile) return fail('bad-state', 'A card under a veil can lie nowhere.')
    pile.cards.push(card)
  }
  return Object.fromEntries(divided.map(({ zone, cards: laid }) => [zone.name, laid.map(card => kindAt(zone, card))]))
}

function removeFrom(list: number[], card: number): boolean {
  const at = list.indexOf(card)
  if (at >= 0) list.splice(at, 1)
  return at >= 0
}
