// The hidden cards of one stock, as a seat may think of them: where cards lie that it can't tell, and which they are.

import { bit, type Core, type Seat } from './core.ts'
import { fail } from './errors.ts'
import type { Game } from './game.ts'
import { ANYWHERE, type Doubt, IN_HAND, IN_PILE } from './knowledge.ts'
import { ascending, eachSlot, inStock, kindAt, type Stock, seers, type Zone } from './zones.ts'

/** Draws a number from 0 to n − 1. */
type Below = (n: number) => number

/** One hidden card: where it lies, and by kind what everybody can tell about it. */
type Place = {
  readonly slot: number
  readonly position: number
  readonly fits?: readonly boolean[]
}

/** Cards of which the seat knows that they lie in some of these places, or have gone who knows where. */
type Group = {
  readonly cards: readonly number[]
  /** Numbers of places. */
  readonly places: readonly number[]
  /** Any so many places of these piles belong to it too. */
  readonly piles: readonly { readonly places: readonly number[]; readonly count: number }[]
  readonly lost: number
}

/** Cards that may change places among each other. */
export type Lot = {
  readonly places: readonly Place[]
  /** The slots with such places, and those of them without an order. */
  readonly slots: readonly number[]
  readonly unordered: readonly number[]
  /** A card for every place, drawn at random from what the seat can't rule out. */
  deal(random: Below): readonly number[]
}

type Found = { places: Place[]; zones: Map<number, Zone>; cards: number[] }

/** Everything the seat can't look into, by the stock its cards come from. */
export function prepareLots(game: Game, s: Core, seat: Seat): readonly Lot[] {
  const stocks: Stock<Found> = new Map()
  const own = bit(s, seat)
  eachSlot(game.zones, s, (zone, owner, slot) => {
    const cards = s.zones[slot] ?? []
    if (cards.length === 0 || zone.others === 'cards' || seers(s, zone, owner) & own) return
    const marks = s.known[slot] ?? []
    const found = inStock(stocks, zone, owner, (): Found => ({ places: [], zones: new Map(), cards: [] }))
    found.zones.set(slot, zone)
    const admits = zone.admits && kindsThat(zone, kind => zone.admits?.(s, kind, owner) === true)
    let wanted = missing(s, zone, owner, cards, marks, own)
    for (let position = 0; position < cards.length; position++) {
      if ((marks[position] ?? 0) & own) continue
      const fits = wanted && admits ? wanted.map((fit, kind) => fit && admits[kind] === true) : (wanted ?? admits)
      wanted = undefined
      found.places.push(fits ? { slot, position, fits } : { slot, position })
      found.cards.push(cards[position] ?? 0)
    }
  })
  const lots: Lot[] = []
  for (const owners of stocks.values()) {
    for (const found of owners.values()) if (found.places.length > 0) lots.push(lotOf(s, found))
  }
  return lots
}

function kindsThat(zone: Zone, fits: (kind: string) => boolean): readonly boolean[] {
  return zone.kinds.map(fits)
}

/** What one of the hidden cards must be like, unless a card the seat knows of is so already. */
function missing(
  s: Core,
  zone: Zone,
  owner: Seat,
  cards: readonly number[],
  marks: readonly number[],
  own: number,
): readonly boolean[] | undefined {
  if (!zone.mustHold) return undefined
  const wanted = (kind: string): boolean => zone.mustHold?.(s, kind, owner) === true
  const isThere = cards.some((card, i) => (marks[i] ?? 0) & own && wanted(kindAt(zone, card)))
  return isThere ? undefined : kindsThat(zone, wanted)
}

function lotOf(s: Core, { places: all, zones, cards }: Found): Lot {
  const kinds = new Set(cards)
  const matters = (fits: readonly boolean[]): boolean => [...kinds].some(kind => !fits[kind])
  // A condition that every card meets is none.
  const places = all.map(place =>
    place.fits && !matters(place.fits) ? { slot: place.slot, position: place.position } : place,
  )
  const pool = cards.toSorted(ascending)
  const groups = s.doubts.filter(({ home }) => zones.has(home)).map(doubt => groupOf(doubt, places))
  for (const card of groups.flatMap(group => group.cards)) {
    const at = pool.indexOf(card)
    if (at < 0) fail('bad-state', 'A seat knows a card that is not hidden from it.')
    pool.splice(at, 1)
  }
  const constrained = places
    .flatMap(({ fits }, i) => (fits ? [{ i, fits, size: pool.filter(card => fits[card]).length }] : []))
    .sort((a, b) => a.size - b.size || a.i - b.i)
  const slots = [...zones.keys()]
  return {
    places,
    slots,
    unordered: slots.filter(slot => !zones.get(slot)?.ordered),
    deal:
      constrained.length === 0 && groups.length === 0
        ? random => shuffledCopy(pool, random)
        : random => dealWithCare(places, constrained, groups, pool, random),
  }
}

function groupOf({ cards, home, strays }: Doubt, places: readonly Place[]): Group {
  const inSlot = (slot: number): number[] => places.flatMap((place, i) => (place.slot === slot ? [i] : []))
  const found = new Set(inSlot(home))
  const piles: { places: readonly number[]; count: number }[] = []
  for (const slot of new Set(strays.map(stray => stray.slot))) {
    const here = strays.filter(stray => stray.slot === slot)
    const loose = here.filter(stray => stray.at === IN_HAND).length
    const mixed = here.filter(stray => stray.at === IN_PILE).length
    if (slot === ANYWHERE) continue
    for (const i of inSlot(slot).slice(0, loose)) found.add(i) // places of a hand are alike
    if (mixed > 0) piles.push({ places: inSlot(slot), count: mixed })
    for (const i of inSlot(slot)) if (here.some(stray => stray.at === places[i]?.position)) found.add(i)
  }
  return { cards, places: [...found], piles, lost: strays.filter(stray => stray.slot === ANYWHERE).length }
}

function shuffledCopy(pool: readonly number[], random: Below): number[] {
  const cards = pool.slice()
  for (let i = cards.length - 1; i > 0; i--) {
    const j = random(i + 1)
    const moved = cards[i] ?? 0
    cards[i] = cards[j] ?? 0
    cards[j] = moved
  }
  return cards
}

const OPEN = -1

type Constrained = { readonly i: number; readonly fits: readonly boolean[] }

/** Particular places first, the most particular before all; then cards that lie in few places; then the rest. */
function dealWithCare(
  places: readonly Place[],
  constrained: readonly Constrained[],
  groups: readonly Group[],
  cards: readonly number[],
  random: Below,
): readonly number[] {
  const dealt = new Array<number>(places.length).fill(OPEN)
  const pool = cards.slice()
  const left = groups.map(({ cards: known }) => known.slice())
  const free = groups.map(group => candidates(group, random))
  for (const place of constrained) {
    const must = groups.findIndex((group, g) => (free[g] ?? []).includes(place.i) && isTight(group, free[g], left[g]))
    const sources = must >= 0 ? [left[must] ?? []] : [pool, ...left.filter((_, g) => free[g]?.includes(place.i))]
    dealt[place.i] = takeFitting(sources, place.fits, random) ?? OPEN
    if (dealt[place.i] === OPEN) makeRoom(place, constrained, dealt, pool)
    for (const list of free) removeFrom(list, place.i)
  }
  groups.forEach((group, g) => {
    const open = (free[g] ?? []).filter(i => dealt[i] === OPEN)
    let lost = group.lost
    for (const card of left[g] ?? []) {
      const pick = random(open.length + lost)
      if (pick < open.length) dealt[open.splice(pick, 1)[0] ?? 0] = card
      else {
        lost--
        pool.push(card)
      }
    }
  })
  const rest = shuffledCopy(pool, random)
  let next = 0
  for (let i = 0; i < dealt.length; i++) if (dealt[i] === OPEN) dealt[i] = rest[next++] ?? 0
  return dealt
}

/** The places of a group, with as many of each pile as belong to it. */
function candidates({ places, piles }: Group, random: Below): number[] {
  const found = [...places]
  for (const pile of piles) {
    const others = pile.places.filter(i => !found.includes(i))
    for (let n = 0; n < pile.count && others.length > 0; n++) found.push(...others.splice(random(others.length), 1))
  }
  return found
}

/** All places that are left to a group are needed for its own cards. */
function isTight({ lost }: Group, free: readonly number[] = [], left: readonly number[] = []): boolean {
  return left.length > 0 && free.length + lost <= left.length
}

function removeFrom(list: number[], value: number): void {
  const at = list.indexOf(value)
  if (at >= 0) list.splice(at, 1)
}

/** Takes one of the fitting cards out of the lists, each as likely. */
function takeFitting(sources: readonly number[][], fits: readonly boolean[], random: Below): number | undefined {
  let fitting = 0
  for (const source of sources) for (const card of source) if (fits[card]) fitting++
  if (fitting === 0) return undefined
  let nth = random(fitting)
  for (const source of sources) {
    for (let i = 0; i < source.length; i++) {
      const card = source[i] ?? 0
      if (!fits[card] || nth-- > 0) continue
      source.splice(i, 1)
      return card
    }
  }
  return undefined
}

/** No fitting card is left: one is taken from places that can do with another (augmenting paths; the true deal is one). */
function makeRoom(place: Constrained, constrained: readonly Constrained[], dealt: number[], pool: number[]): void {
  const tried = new Set<number>([place.i])
  const serve = ({ i, fits }: Constrained): boolean => {
    const at = pool.findIndex(card => fits[card])
    if (at >= 0) {
      dealt[i] = pool.splice(at, 1)[0] ?? 0
      return true
    }
    for (const other of constrained) {
      const card = dealt[other.i] ?? OPEN
      if (card === OPEN || tried.has(other.i) || !fits[card]) continue
      tried.add(other.i)
      if (!serve(other)) continue
      dealt[i] = card
      return true
    }
    return false
  }
  if (!serve(place)) fail('bad-state', 'No card that may lie in a hidden place is left.')
}
