// Dealing cards to places at random, where some places take only some cards and some cards lie only in some places.

import { fail } from './errors.ts'
import { itemAt, required } from './lists.ts'

/** Draws a number from 0 to n − 1. */
type Below = (n: number) => number

/** One hidden card: where it lies, and what everybody can tell about it. */
export type Place = {
  readonly slot: number
  readonly position: number
  readonly fits: ((kind: number) => boolean) | undefined
}

/** A place that does not take every card; `fits` by kind. */
export type Condition = { readonly place: number; readonly fits: readonly boolean[] }

/** Cards that lie in some of these places, or may lie anywhere else. */
export type Group = {
  readonly cards: readonly number[]
  /** Numbers of places. */
  readonly places: readonly number[]
  /** Any so many places of these piles belong to it too; no place is named twice. */
  readonly piles: readonly { readonly places: readonly number[]; readonly count: number }[]
  readonly lost: number
}

/** A card for each of so many places; `pool` holds those that belong to no group. */
export function dealCards(
  places: number,
  conditions: readonly Condition[],
  groups: readonly Group[],
  pool: readonly number[],
  below: Below,
): readonly number[] {
  const dealt = dealConstrained(places, conditions, groups, pool, below, { isStrict: false })
  return required(dealt, 'a deal in which cards may lie anywhere')
}

/** A deal in which every card of a group lies in one of its places; nothing where that can't be. */
export function dealStrictly(
  places: number,
  conditions: readonly Condition[],
  groups: readonly Group[],
  pool: readonly number[],
  below: Below,
): readonly number[] | undefined {
  return dealConstrained(places, conditions, groups, pool, below, { isStrict: true })
}

function shuffledCopy(pool: readonly number[], below: Below): number[] {
  const cards = pool.slice()
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(i + 1)
    const moved = cards[i] ?? 0
    cards[i] = cards[j] ?? 0
    cards[j] = moved
  }
  return cards
}

const UNDEALT = -1
const NOBODY = -1
/** Mostly many cards fit and many places are open, and a few draws find one; counting all of them costs more. */
const DRAWS = 6

/** Places that do not take every card first; then cards that lie in few places; then the rest. */
function dealConstrained(
  places: number,
  conditions: readonly Condition[],
  groups: readonly Group[],
  cards: readonly number[],
  below: Below,
  { isStrict }: { readonly isStrict: boolean },
): readonly number[] | undefined {
  if (conditions.length === 0 && groups.length === 0) return shuffledCopy(cards, below)
  const dealt = new Array<number>(places).fill(UNDEALT)
  const pool = cards.slice()
  const left = groups.map(group => group.cards.slice())
  const claimed = new Set<number>() // places of piles, by the groups before
  const free = groups.map(group => candidates(group, claimed, below))
  const lost = groups.map(group => group.lost)
  const inGroup = (place: number, g: number): boolean => itemAt(free, g).includes(place)
  /** A fitting card that may lie there: a group's own place may need one of its cards, any place may hold a lost one. */
  const take = ({ place, fits }: Condition): number | undefined => {
    const must = groups.findIndex(
      (_, g) => inGroup(place, g) && needsAllPlaces(itemAt(free, g), itemAt(lost, g), itemAt(left, g)),
    )
    const sources =
      must >= 0 ? [itemAt(left, must)] : [pool, ...left.filter((_, g) => inGroup(place, g) || itemAt(lost, g) > 0)]
    const taken = takeFitting(sources, fits, below)
    const g = taken ? left.indexOf(taken.source) : -1
    if (g >= 0 && !inGroup(place, g)) lost[g] = itemAt(lost, g) - 1
    return taken?.card
  }
  for (const condition of conditions) {
    dealt[condition.place] = take(condition) ?? UNDEALT
    if (dealt[condition.place] === UNDEALT) reassign(condition, conditions, dealt, take)
    for (const [g, list] of free.entries())
      if (list.includes(condition.place)) free[g] = list.filter(place => place !== condition.place)
  }
  const isOpen = (place: number): boolean => dealt[place] === UNDEALT
  const holder: number[] = [] // by place, the group whose card lies there
  /** Clears one of a group's places by moving what another group has there to another of that group's (augmenting paths). */
  const makeRoom = (g: number, tried: Set<number>): number | undefined => {
    for (const place of itemAt(free, g)) {
      const other = holder[place]
      if (other === undefined || other === NOBODY || tried.has(place)) continue
      tried.add(place)
      const to = itemAt(free, other).find(isOpen) ?? makeRoom(other, tried)
      if (to === undefined) continue
      dealt[to] = itemAt(dealt, place)
      holder[to] = other
      holder[place] = NOBODY
      dealt[place] = UNDEALT
      return place
    }
    return undefined
  }
  for (const [g, ofGroup] of left.entries()) {
    const places = itemAt(free, g)
    let losable = itemAt(lost, g)
    for (const card of ofGroup) {
      const isLost = losable > 0 && below(countOpen(places, dealt) + losable) < losable
      const place = isLost ? undefined : (anyOpen(places, dealt, below) ?? makeRoom(g, new Set()))
      if (place !== undefined) {
        dealt[place] = card
        holder[place] = g
      } else if (losable > 0) {
        losable--
        pool.push(card)
      } else if (isStrict) return undefined
      else pool.push(card)
    }
  }
  const rest = shuffledCopy(pool, below)
  let next = 0
  for (let place = 0; place < dealt.length; place++)
    if (dealt[place] === UNDEALT) dealt[place] = rest[next++] ?? UNDEALT
  if (next !== rest.length || dealt.includes(UNDEALT))
    fail('bad-state', 'There are not as many hidden cards as places.')
  return dealt
}

/**
 * The places of a group, with as many of each pile as belong to it: of those that no other group has claimed, while there
 * are enough. Two groups that need all they may have of a pile would else be left without room for each other.
 */
function candidates({ places, piles }: Group, claimed: Set<number>, below: Below): readonly number[] {
  if (piles.length === 0) return places
  const found = places.slice()
  for (const pile of piles) {
    const unclaimed = pile.places.filter(place => !claimed.has(place))
    const others = unclaimed.length >= pile.count ? unclaimed : pile.places.slice()
    for (let n = 0; n < pile.count && others.length > 0; n++) {
      const { card: place } = takeAt(others, below(others.length))
      claimed.add(place)
      found.push(place)
    }
  }
  return found
}

function countOpen(places: readonly number[], dealt: readonly number[]): number {
  let open = 0
  for (const place of places) if (dealt[place] === UNDEALT) open++
  return open
}

/** An open place, each as likely. */
function anyOpen(places: readonly number[], dealt: readonly number[], below: Below): number | undefined {
  for (let draw = 0; draw < DRAWS && places.length > 0; draw++) {
    const place = itemAt(places, below(places.length))
    if (dealt[place] === UNDEALT) return place
  }
  const open = places.filter(place => dealt[place] === UNDEALT)
  return open.length > 0 ? open[below(open.length)] : undefined
}

/** All places that are left to a group are needed for its own cards. */
function needsAllPlaces(free: readonly number[], lost: number, left: readonly number[]): boolean {
  return left.length > 0 && free.length + lost <= left.length
}

type Taken = { readonly card: number; readonly source: number[] }

/** Takes one of the fitting cards out of the lists, each as likely. */
function takeFitting(sources: readonly number[][], fits: readonly boolean[], below: Below): Taken | undefined {
  const [only] = sources
  if (only && only.length > 0 && sources.length === 1) {
    for (let draw = 0; draw < DRAWS; draw++) {
      const at = below(only.length)
      if (fits[itemAt(only, at)]) return takeAt(only, at)
    }
  }
  let fitting = 0
  for (const source of sources) for (const card of source) if (fits[card]) fitting++
  if (fitting === 0) return undefined
  let nth = below(fitting)
  for (const source of sources) {
    for (let i = 0; i < source.length; i++) if (fits[itemAt(source, i)] && nth-- === 0) return takeAt(source, i)
  }
  return undefined
}

function takeAt(source: number[], at: number): Taken {
  const card = itemAt(source, at)
  source[at] = itemAt(source, source.length - 1)
  source.pop()
  return { card, source }
}

/** No fitting card is left: one is taken from places that can do with another (augmenting paths; the true deal is one). */
function reassign(
  wanting: Condition,
  conditions: readonly Condition[],
  dealt: number[],
  take: (condition: Condition) => number | undefined,
): void {
  const tried = new Set<number>([wanting.place])
  const serve = (condition: Condition): boolean => {
    const { place, fits } = condition
    const taken = take(condition)
    if (taken !== undefined) {
      dealt[place] = taken
      return true
    }
    for (const other of conditions) {
      const card = dealt[other.place] ?? UNDEALT
      if (card === UNDEALT || tried.has(other.place) || !fits[card]) continue
      tried.add(other.place)
      if (!serve(other)) continue
      dealt[place] = card
      return true
    }
    return false
  }
  if (!serve(wanting)) fail('bad-state', 'No card that may lie in a hidden place is left.')
}
