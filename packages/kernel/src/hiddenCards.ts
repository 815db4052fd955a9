// The hidden cards of one stock, as a seat may think of them: where cards lie that it can't tell, and which they may be.

import { type Condition, dealCards, type Group, type Place } from './constrainedDeal.ts'
import { bit, type Core, type Seat } from './core.ts'
import { fail } from './errors.ts'
import type { Game } from './game.ts'
import { ANYWHERE, type Doubt, IN_HAND, IN_PILE } from './knowledge.ts'
import { itemAt } from './lists.ts'
import {
  alliesMask,
  ascending,
  cardsAtSlot,
  contents,
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
  readonly seat: Seat
  /** Cards that are known to lie under it. */
  readonly known: readonly number[]
  readonly count: number
  readonly first: number
}

type Hidden = {
  readonly owner: Seat
  readonly kinds: readonly string[]
  readonly places: Place[]
  readonly cards: number[]
  readonly slots: HiddenSlot[]
  readonly veils: HiddenVeil[]
  /** All slots of the stock that the seat can't look into, also those without any card it does not know. */
  readonly homes: Set<number>
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

const emptyStock = ({ kinds }: Zone, owner: Seat): Hidden => ({
  owner,
  kinds,
  places: [],
  cards: [],
  slots: [],
  veils: [],
  homes: new Set(),
})

function addSlot(s: Core, hidden: Hidden, zone: Zone, owner: Seat, slot: number, own: number): void {
  hidden.homes.add(slot)
  const cards = contents(s, zone, owner)
  const marks = marksIn(s, zone, owner)
  const isKnown = (position: number): boolean => ((marks[position] ?? 0) & own) !== 0
  const admits = zone.admits && ((kind: number) => zone.admits?.(s, kindAt(zone, kind), owner) === true)
  const seen = cards.filter((_, position) => isKnown(position))
  let wanted = requiredCard(s, zone, owner, seen)
  const free: number[] = []
  const first = hidden.places.length
  for (let position = 0; position < cards.length; position++) {
    if (isKnown(position)) continue
    const fits = wanted && admits ? both(wanted, admits) : (wanted ?? admits)
    wanted = undefined
    hidden.places.push(fits ? { slot, position, fits } : { slot, position })
    hidden.cards.push(itemAt(cards, position))
    free.push(position)
  }
  if (free.length > 0) hidden.slots.push({ slot, zone, free, first, isMarked: seen.length > 0 })
}

function addVeil(s: Core, hidden: Hidden, zones: readonly Zone[], seat: Seat, own: number): void {
  const known: number[] = []
  const first = hidden.places.length
  for (const zone of zones) {
    const marks = marksIn(s, zone, seat)
    contents(s, zone, seat).forEach((card, position) => {
      if ((marks[position] ?? 0) & own) known.push(card)
      else {
        hidden.places.push({ slot: ANYWHERE, position: 0 })
        hidden.cards.push(card)
      }
    })
  }
  const count = hidden.places.length - first
  if (count + known.length > 0) hidden.veils.push({ zones, seat, known: known.sort(ascending), count, first })
}

type Fits = (kind: number) => boolean

const both =
  (one: Fits, other: Fits): Fits =>
  kind =>
    one(kind) && other(kind)

/** What one of the hidden cards must be like, unless a card the seat knows of is so already. */
function requiredCard(s: Core, zone: Zone, owner: Seat, seen: readonly number[]): Fits | undefined {
  if (!zone.mustHold) return undefined
  const wanted = (kind: number): boolean => zone.mustHold?.(s, kindAt(zone, kind), owner) === true
  return seen.some(wanted) ? undefined : wanted
}

function stockDealer(game: Game, s: Core, seat: Seat, hidden: Hidden): HiddenStock {
  const { places, slots, veils, homes } = hidden
  const groups = s.doubts.filter(({ home }) => homes.has(home)).map(doubt => groupOf(doubt, places))
  const reserved = groups.flatMap(group => group.cards)
  const poolFor = prepareCards(game, s, seat, hidden, reserved)
  return {
    dealInto(copy, below) {
      const { pool, conditions } = poolFor(copy, below)
      const dealt = dealCards(places.length, conditions, groups, pool, below)
      for (const slot of slots) fillSlot(copy, slot, dealt)
      for (const veil of veils) fillVeil(game, copy, veil, dealt, bit(copy, seat), below)
    },
  }
}

type Pool = { readonly pool: readonly number[]; readonly conditions: readonly Condition[] }

/** The cards to deal, and the places that do not take all of them. */
function prepareCards(
  game: Game,
  s: Core,
  seat: Seat,
  { owner, kinds, places, cards }: Hidden,
  reserved: readonly number[],
): (copy: Core, below: Below) => Pool {
  const { bringing } = game
  const isSecret = bringing?.kinds === kinds && owner >= 0 && (alliesMask(s, owner) & bit(s, seat)) === 0
  if (!bringing || !isSecret) {
    const pool = without(cards.toSorted(ascending), reserved)
    const prepared = { pool, conditions: conditionsOf(places, cards) }
    return () => prepared
  }
  // Which cards the seat brought is unknown too: all but those that were seen are supposed.
  const brought = itemAt(s.brought, owner)
  const seen = without(brought, without(cards.toSorted(ascending), reserved))
  const names = seen.map(card => itemAt(kinds, card))
  return (copy, below) => {
    const pool = bringing
      .suppose(names, cards.length - reserved.length, s.options, below)
      .map(card => kinds.indexOf(card))
      .sort(ascending)
    if (pool.length !== cards.length - reserved.length || pool.includes(-1))
      fail('broken-rules', 'The supposed cards are not as many as are hidden, or do not exist.')
    copy.brought = copy.brought.map((list, i) => (i === owner ? [...seen, ...pool].sort(ascending) : list))
    return { pool, conditions: conditionsOf(places, pool) }
  }
}

/** A sorted list without some of its cards. */
function without(cards: readonly number[], taken: readonly number[]): number[] {
  const left = cards.slice()
  for (const card of taken) {
    const at = left.indexOf(card)
    if (at < 0) fail('bad-state', 'A seat knows a card that is not hidden from it.')
    left.splice(at, 1)
  }
  return left
}

/** The places that take the fewest cards first; a condition that every card meets is none. */
function conditionsOf(places: readonly Place[], cards: readonly number[]): readonly Condition[] {
  const kinds = [...new Set(cards)]
  const known = new Map<Fits, readonly boolean[]>() // the places of a slot share their condition
  const found: (Condition & { readonly size: number })[] = []
  places.forEach(({ fits: fitsKind }, place) => {
    if (!fitsKind) return
    const fits = known.get(fitsKind) ?? byKind(kinds, fitsKind)
    known.set(fitsKind, fits)
    const size = cards.filter(card => fits[card]).length
    if (size < cards.length) found.push({ place, fits, size })
  })
  return found.sort((a, b) => a.size - b.size || a.place - b.place)
}

function byKind(kinds: readonly number[], fits: Fits): readonly boolean[] {
  const found: boolean[] = []
  for (const kind of kinds) found[kind] = fits(kind)
  return found
}

/** Where the cards of a doubt may lie. */
function groupOf({ cards, home, strays }: Doubt, places: readonly Place[]): Group {
  const inSlot = (slot: number): number[] => places.flatMap((place, i) => (place.slot === slot ? [i] : []))
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
  return { cards, places: [...found], piles, lost: strays.filter(stray => stray.slot === ANYWHERE).length }
}

function fillSlot(s: Core, { slot, zone, free, first, isMarked }: HiddenSlot, dealt: readonly number[]): void {
  if (!isMarked) {
    const cards = dealt.slice(first, first + free.length)
    s.zones[slot] = zone.ordered ? cards : cards.sort(ascending)
    return
  }
  const cards = cardsAtSlot(s, slot).slice()
  for (let i = 0; i < free.length; i++) cards[free[i] ?? 0] = dealt[first + i] ?? 0
  s.zones[slot] = cards
  if (!zone.ordered) sortSlot(s, slot)
}

/** Divides the cards under a veil among its zones: as the game supposes, or each anywhere it may lie. */
function fillVeil(game: Game, s: Core, veil: HiddenVeil, dealt: readonly number[], viewer: number, below: Below): void {
  const { zones, seat, known, count, first } = veil
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
  for (const one of zones) {
    const list = (divided[one.name] ?? []).map(kind => one.index.get(kind) ?? fail('broken-rules', `No card ${kind}.`))
    laid += list.length
    const slot = slotOf(s, one, seat)
    if (!one.ordered) list.sort(ascending)
    const marks = list.map(card => (removeFrom(marked, card) ? viewer : 0))
    s.zones[slot] = list
    s.known[slot] = marks.every(mark => mark === 0) ? [] : marks
  }
  if (laid !== cards.length) fail('broken-rules', `The cards under the veil ${zone.veil} were not all divided.`)
}

function divideAtRandom(
  s: Core,
  zones: readonly Zone[],
  seat: Seat,
  cards: readonly number[],
  below: Below,
): Readonly<Record<string, readonly string[]>> {
  const divided = zones.map((zone): { zone: Zone; cards: string[] } => ({ zone, cards: [] }))
  for (const card of cards) {
    const open = divided.filter(
      ({ zone, cards: laid }) =>
        laid.length < (zone.max ?? cards.length) && (zone.admits?.(s, kindAt(zone, card), seat) ?? true),
    )
    if (open.length === 0) fail('bad-state', 'A card under a veil can lie nowhere.')
    const { zone, cards: laid } = itemAt(open, below(open.length))
    laid.push(kindAt(zone, card))
  }
  return Object.fromEntries(divided.map(({ zone, cards: laid }) => [zone.name, laid]))
}

function removeFrom(list: number[], card: number): boolean {
  const at = list.indexOf(card)
  if (at >= 0) list.splice(at, 1)
  return at >= 0
}
