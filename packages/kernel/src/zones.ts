// Zones of cards and pieces. A zone is declared once, with who sees what; views, determinization, conservation
// and the scenario notation all follow from the declaration. All secrets of a game live in zones.
//
// A zone holds kinds, not copies: two copies of one card can't be told apart, so no id can betray an order.

import { bit, type Core, everyone, type Seat } from './core.ts'
import { fail } from './errors.ts'
import { pickRandom, shuffleList } from './random.ts'

/** What somebody sees of a zone. */
export type Sight = 'cards' | 'count'

type Declared = {
  readonly owner: Sight
  readonly others: Sight
  readonly perSeat: boolean
  /** The order matters (a pile); otherwise the contents are kept sorted (a hand). */
  readonly ordered?: boolean
  /** Whose cards may turn up here: each seat's own set (default where zones are per seat), or one set for all. */
  readonly stock?: 'own' | 'shared'
  /** What a card here must be like as far as everybody can tell: keeps re-dealt positions possible. */
  admits?(s: Core, kind: string, seat: Seat): boolean
  /** Whether a card is what at least one card here must be, as far as everybody can tell from what the seat has just done. */
  mustHold?(s: Core, kind: string, seat: Seat): boolean
  /** In the scenario notation, what is named nowhere else lies here. */
  readonly takesRest?: boolean
}

export type Zone<K extends string = string> = Declared & {
  readonly name: string
  readonly kinds: readonly K[]
  readonly index: ReadonlyMap<string, number>
  /** Slots before this zone: some once a table, some once a seat. */
  readonly sharedBefore: number
  readonly perSeatBefore: number
}

export type Zones = Readonly<Record<string, Zone>>

type PerSeat = Omit<Declared, 'perSeat'>
type Shared = Omit<Declared, 'perSeat' | 'owner' | 'others'> & { readonly everyone: Sight }

export function perSeat(spec: PerSeat): Declared {
  return { stock: 'own', ...spec, perSeat: true }
}

export function shared({ everyone: sight, ...spec }: Shared): Declared {
  return { stock: 'shared', ...spec, owner: sight, others: sight, perSeat: false }
}

/**
 * Gives the declared zones their names and places; `kinds` are the cards that can lie in them. A game with several
 * sets of cards that never mix declares one after another: `{ ...first, ...zones(kinds, declared, first) }`.
 */
export function zones<K extends string, D extends Readonly<Record<string, Declared>>>(
  kinds: readonly K[],
  declared: D,
  after: Zones = {},
): { readonly [Z in keyof D]: Zone<K> } {
  const index = new Map(kinds.map((kind, i) => [kind as string, i]))
  let perSeatBefore = Object.values(after).filter(zone => zone.perSeat).length
  let sharedBefore = Object.keys(after).length - perSeatBefore
  const entries = Object.entries(declared).map(([name, spec]): [string, Zone<K>] => {
    const zone = { ...spec, name, kinds, index, sharedBefore, perSeatBefore }
    if (spec.perSeat) perSeatBefore++
    else sharedBefore++
    return [name, zone]
  })
  return Object.fromEntries(entries) as { readonly [Z in keyof D]: Zone<K> }
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
export function eachSlot(all: Zones, s: Core, visit: (zone: Zone, seat: Seat, slot: number) => void): void {
  for (const zone of Object.values(all)) {
    for (let seat = 0; seat < (zone.perSeat ? s.seats : 1); seat++) visit(zone, seat, slotOf(s, zone, seat))
  }
}

export function countSlots(all: Zones, seats: number): number {
  return Object.values(all).reduce((n, zone) => n + (zone.perSeat ? seats : 1), 0)
}

export function slotOf(s: Pick<Core, 'seats'>, zone: Zone, seat: Seat): number {
  return zone.sharedBefore + zone.perSeatBefore * s.seats + (zone.perSeat ? seat : 0)
}

const NOTHING: readonly number[] = []

/** The contents as indices into the zone's kinds. */
export function contents(s: Core, zone: Zone, seat: Seat = 0): readonly number[] {
  return s.zones[slotOf(s, zone, seat)] ?? NOTHING
}

export function countIn(s: Core, zone: Zone, seat: Seat = 0): number {
  return contents(s, zone, seat).length
}

export function kindAt<K extends string>(zone: Zone<K>, index: number): K {
  return zone.kinds[index] ?? fail('bad-state', `The zone ${zone.name} has no card number ${index}.`)
}

/** All cards by name, copies included. */
export function cardsIn<K extends string>(s: Core, zone: Zone<K>, seat: Seat = 0): K[] {
  const cards: K[] = []
  for (const index of contents(s, zone, seat)) cards.push(kindAt(zone, index))
  return cards
}

/** Every kind once, in the order of the card list: what to offer, because it tells nothing about draws. */
export function kindsIn<K extends string>(
  s: Core,
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
const ascending = (a: number, b: number): number => a - b

export function hasCard<K extends string>(s: Core, zone: Zone<K>, kind: K, seat: Seat = 0): boolean {
  return contents(s, zone, seat).includes(indexOfKind(zone, kind))
}

/** The one card of a zone that holds at most one. */
export function onlyCard<K extends string>(s: Core, zone: Zone<K>, seat: Seat = 0): K | undefined {
  const index = contents(s, zone, seat)[0]
  return index === undefined ? undefined : kindAt(zone, index)
}

function indexOfKind(zone: Zone, kind: string): number {
  return zone.index.get(kind) ?? fail('broken-rules', `There is no card ${kind} for the zone ${zone.name}.`)
}

/** The mask of seats that see the cards lying in a zone. */
export function seers(s: Core, zone: Zone, seat: Seat): number {
  if (zone.others === 'cards') return everyone(s)
  return zone.owner === 'cards' ? (s.allies[seat] ?? bit(s, seat)) : 0
}

type To = {
  /** The seat whose zone receives the card, if another one's. */
  readonly seat?: Seat
  /** A pile is received at the bottom instead of the top. */
  readonly bottom?: boolean
  /** The card is shown to everybody on the way. */
  readonly open?: boolean
}

/** Moves one card of that kind. Who learns or forgets what follows from the two zones. */
export function moveCard<K extends string>(
  s: Core,
  kind: K,
  from: Zone<K>,
  seat: Seat,
  to: Zone<K>,
  how: To = {},
): void {
  const index = indexOfKind(from, kind)
  const source = s.zones[slotOf(s, from, seat)] ?? []
  const position = source.indexOf(index)
  if (position < 0) fail('broken-rules', `There is no ${kind} in ${from.name}.`)
  movePosition(s, from, seat, position, to, how)
}

/** Moves the top card of a pile and says which it was; nothing where the pile is empty. */
export function moveTop<K extends string>(
  s: Core,
  from: Zone<K>,
  seat: Seat,
  to: Zone<K>,
  how: To = {},
): K | undefined {
  const top = contents(s, from, seat)[0]
  if (top === undefined) return undefined
  movePosition(s, from, seat, 0, to, how)
  return kindAt(from, top)
}

/** Moves a card drawn blindly. */
export function moveRandom<K extends string>(
  s: Core,
  from: Zone<K>,
  seat: Seat,
  to: Zone<K>,
  how: To = {},
): K | undefined {
  if (countIn(s, from, seat) === 0) return undefined
  const kind = pickRandom(s, cardsIn(s, from, seat))
  moveCard(s, kind, from, seat, to, how)
  return kind
}

export function moveAll<K extends string>(s: Core, from: Zone<K>, seat: Seat, to: Zone<K>, how: To = {}): void {
  while (countIn(s, from, seat) > 0) movePosition(s, from, seat, 0, to, how)
}

function movePosition(s: Core, from: Zone, seat: Seat, position: number, to: Zone, how: To): void {
  const fromSlot = slotOf(s, from, seat)
  const toSeat = how.seat ?? seat
  const source = s.zones[fromSlot] ?? []
  const index = source[position] ?? 0
  const marks = s.known[fromSlot] ?? []
  const mark = marks[position] ?? 0
  const before = seers(s, from, seat)
  const after = how.open ? everyone(s) : seers(s, to, toSeat)
  // In a pile, or of a single card, the place tells which it was; in a hand only seeing it does.
  const placeTells = from.ordered === true || source.length === 1
  const whoKnows = before | after | (placeTells ? mark : 0)
  source.splice(position, 1)
  if (marks.length > 0) {
    marks.splice(position, 1)
    if (!placeTells) unmark(source, marks, index, after & ~mark, ~whoKnows)
    if (marks.every(other => other === 0)) marks.length = 0
  }
  if (after & ~(before | mark)) s.sealed = true
  insert(s, to, toSeat, index, whoKnows, how.bottom === true)
}

/**
 * The marks of a hand that a card has just left. Copies are alike: a witness who had marked another copy has
 * seen "it" leave. Whoever did not see the card can no longer rely on any of those they knew.
 */
function unmark(source: readonly number[], marks: number[], index: number, witnesses: number, blind: number): void {
  let left = witnesses
  for (let i = 0; i < marks.length; i++) {
    const mark = (marks[i] ?? 0) & ~blind
    const seen = source[i] === index ? mark & left : 0
    left &= ~seen
    marks[i] = mark & ~seen
  }
}

function insert(s: Core, zone: Zone, seat: Seat, index: number, whoKnows: number, bottom: boolean): void {
  const slot = slotOf(s, zone, seat)
  const cards = s.zones[slot] ?? []
  const marks = s.known[slot] ?? []
  const mark = whoKnows & ~seers(s, zone, seat)
  let position = bottom ? cards.length : 0
  if (!zone.ordered) {
    position = cards.length
    while (position > 0 && (cards[position - 1] ?? 0) > index) position--
  }
  cards.splice(position, 0, index)
  if (mark !== 0 && marks.length === 0) for (let i = 1; i < cards.length; i++) marks.push(0)
  if (mark !== 0 || marks.length > 0) marks.splice(position, 0, mark)
}

/** Shows the cards of a zone, or some of them, to a seat and its allies; they remember while the cards stay. */
export function reveal<K extends string>(
  s: Core,
  zone: Zone<K>,
  seat: Seat,
  to: Seat,
  which: (kind: K, position: number) => boolean = () => true,
): void {
  const slot = slotOf(s, zone, seat)
  const mask = (s.allies[to] ?? bit(s, to)) & ~seers(s, zone, seat)
  const cards = s.zones[slot] ?? []
  const marks = s.known[slot] ?? []
  const shown = cards.map((index, i) => (which(kindAt(zone, index), i) ? mask & ~(marks[i] ?? 0) : 0))
  if (shown.every(news => news === 0)) return
  s.sealed = true
  shown.forEach((news, i) => {
    marks[i] = (marks[i] ?? 0) | news
  })
}

/** Shuffles a pile; nobody knows any of its cards afterwards. */
export function shuffle(s: Core, zone: Zone, seat: Seat = 0): void {
  const slot = slotOf(s, zone, seat)
  const marks = s.known[slot]
  if (marks) marks.length = 0
  s.sealed = true
  shuffleList(s.random, s.zones[slot] ?? [])
}

/** Puts a zone without an order in its one order: by kind, and copies by who knows them. */
export function sortSlot(s: Core, slot: number): void {
  const cards = s.zones[slot] ?? []
  const marks = s.known[slot] ?? []
  const order = cards
    .map((card, i) => ({ card, mark: marks[i] ?? 0 }))
    .sort((a, b) => a.card - b.card || a.mark - b.mark)
  order.forEach(({ card, mark }, i) => {
    cards[i] = card
    if (marks.length > 0) marks[i] = mark
  })
}

/** Lays cards into a zone in this order, as part of setting up. */
export function layOut<K extends string>(s: Core, zone: Zone<K>, seat: Seat, kinds: readonly K[]): void {
  const slot = s.zones[slotOf(s, zone, seat)] ?? fail('broken-rules', `The zone ${zone.name} has no place.`)
  for (const kind of kinds) slot.push(indexOfKind(zone, kind))
  if (!zone.ordered) slot.sort(ascending)
}
