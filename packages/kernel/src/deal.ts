// Re-dealing what a seat may not know. The outcome depends only on what the seat knows and on the sampler,
// never on where the hidden cards really lie: that is what keeps bots honest and what the no-leak test checks.

import { cloneState } from './copy.ts'
import { bit, type Core, type Seat } from './core.ts'
import { checkViewer } from './engine.ts'
import { fail } from './errors.ts'
import type { Game } from './game.ts'
import { type Sampler, seedWords } from './random.ts'
import { entriesFor } from './view.ts'
import { eachSlot, inStock, kindAt, type Stock, seers, sortSlot, type Zone } from './zones.ts'

/** One hidden card: where it lies, and what everybody can tell about it. */
type Place = {
  readonly zone: Zone
  readonly slot: number
  readonly position: number
  fits?(kind: string): boolean
}

/** A state the seat could be in: hidden cards re-dealt, a fresh generator, and only the news it was told. */
export function determinize<S extends Core>(game: Game, s: S, seat: Seat, random: Sampler): S {
  checkViewer(s, seat)
  const own = { ...s, known: s.known.map(marks => knowledgeOf(marks, bit(s, seat))) }
  return {
    ...redeal(game, own, seat, random),
    random: { seed: seedWords(random.seed()), drawn: 0, queued: [] },
    news: [...entriesFor(s.news, seat)],
    sealed: false,
  }
}

/** A seat does not know what others know, only what it knows itself. */
function knowledgeOf(marks: readonly number[], viewer: number): number[] {
  const own = marks.map(mark => mark & viewer)
  return own.some(mark => mark !== 0) ? own : []
}

/** The same state with everything hidden from the seat dealt anew; nothing else changes. */
export function redeal<S extends Core>(game: Game, s: S, seat: Seat, random: Sampler): S {
  checkViewer(s, seat)
  const copy = cloneState(game, s)
  for (const owners of hiddenPlaces(game, copy, seat).values()) {
    for (const places of owners.values()) dealAnew(copy, places, random)
  }
  eachSlot(game.zones, s, (zone, _owner, slot) => {
    if (!zone.ordered) sortSlot(copy, slot)
  })
  return copy
}

/** Places the seat can't look into, by the stock their cards come from. */
function hiddenPlaces(game: Game, s: Core, seat: Seat): Stock<Place[]> {
  const stocks: Stock<Place[]> = new Map()
  const own = bit(s, seat)
  eachSlot(game.zones, s, (zone, owner, slot) => {
    if (zone.others === 'cards' || seers(s, zone, owner) & own) return
    const marks = s.known[slot] ?? []
    const places = inStock(stocks, zone, owner, (): Place[] => [])
    let wanted = missing(
      s,
      zone,
      owner,
      (s.zones[slot] ?? []).filter((_, i) => (marks[i] ?? 0) & own),
    )
    for (let position = 0; position < (s.zones[slot]?.length ?? 0); position++) {
      if ((marks[position] ?? 0) & own) continue
      const fits = wanted ?? (zone.admits && ((kind: string) => zone.admits?.(s, kind, owner) === true))
      wanted = undefined
      places.push({ zone, slot, position, ...(fits ? { fits } : {}) })
    }
  })
  return stocks
}

/** What one of the hidden cards must be like, unless a card the seat knows of is so already. */
function missing(s: Core, zone: Zone, owner: Seat, seen: readonly number[]): ((kind: string) => boolean) | undefined {
  if (!zone.mustHold) return undefined
  const wanted = (kind: string): boolean => zone.mustHold?.(s, kind, owner) === true
  return seen.some(index => wanted(kindAt(zone, index))) ? undefined : wanted
}

function dealAnew(s: Core, places: readonly Place[], random: Sampler): void {
  const pool = places.map(({ slot, position }) => s.zones[slot]?.[position] ?? 0).sort((a, b) => a - b)
  for (let i = pool.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    ;[pool[i], pool[j]] = [pool[j] ?? 0, pool[i] ?? 0]
  }
  const fussy = places.filter(({ fits }) => fits)
  const dealt = matchFussy(fussy, pool)
  const rest = pool.filter((_, card) => !dealt.includes(card))
  fussy.forEach((place, i) => {
    lay(s, place, pool[dealt[i] ?? 0])
  })
  let next = 0
  for (const place of places) if (!place.fits) lay(s, place, rest[next++])
}

function lay(s: Core, { slot, position }: Place, card: number | undefined): void {
  const cards = s.zones[slot]
  if (cards && card !== undefined) cards[position] = card
}

/** Finds for every particular place a fitting card of the shuffled pool (augmenting paths): the true deal fits, so one exists. */
function matchFussy(places: readonly Place[], pool: readonly number[]): readonly number[] {
  const placeOfCard = new Map<number, number>()
  const seat = (at: number, tried: Set<number>): boolean => {
    const { zone, fits } = places[at] ?? fail('broken-rules', 'A place is missing.')
    for (let card = 0; card < pool.length; card++) {
      if (tried.has(card) || !fits?.(kindAt(zone, pool[card] ?? 0))) continue
      tried.add(card)
      const holder = placeOfCard.get(card)
      if (holder === undefined || seat(holder, tried)) {
        placeOfCard.set(card, at)
        return true
      }
    }
    return false
  }
  places.forEach(({ zone }, at) => {
    if (!seat(at, new Set())) fail('bad-state', `No card that may lie in ${zone.name} is left.`)
  })
  return places.map((_, at) => [...placeOfCard].find(([, place]) => place === at)?.[0] ?? 0)
}
