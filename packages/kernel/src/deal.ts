// Re-dealing what a seat may not know. The outcome depends only on what the seat knows and on the sampler,
// never on where the hidden cards really lie: that is what keeps bots honest and what the no-leak test checks.

import { cloneState } from './copy.ts'
import { bit, type Core, type Seat } from './core.ts'
import { checkViewer } from './engine.ts'
import { fail } from './errors.ts'
import type { Game } from './game.ts'
import { doubtsOf } from './knowledge.ts'
import { type Lot, prepareLots } from './lots.ts'
import { quickRandom, type Sampler, seedWords } from './random.ts'
import { entriesFor } from './view.ts'
import { sortSlot } from './zones.ts'

/** Deals possible positions for one seat: what can be worked out once is worked out once. */
export type Dealer<S extends Core = Core> = { deal(random: Sampler): S }

/** For whoever samples many states at one decision: hidden places, and what may lie there, are found once. */
export function dealer<S extends Core>(game: Game, s: S, seat: Seat): Dealer<S> {
  checkViewer(s, seat)
  const own = { ...s, ...knowledgeOf(s, bit(s, seat)), news: [...entriesFor(s.news, seat)], sealed: false }
  const deal = redealer(game, own, seat)
  return {
    deal: random => ({ ...deal(random), random: { seed: seedWords(random.seed()), drawn: 0, queued: [] } }),
  }
}

/** A state the seat could be in: hidden cards re-dealt, a fresh generator, and only the news it was told. */
export function determinize<S extends Core>(game: Game, s: S, seat: Seat, random: Sampler): S {
  return dealer(game, s, seat).deal(random)
}

/**
 * The same state with everything hidden from the seat dealt anew. Marks stay where they are, as if others knew what lies
 * there now; what they knew of cards they could not follow would be untrue and is left out.
 */
export function redeal<S extends Core>(game: Game, s: S, seat: Seat, random: Sampler): S {
  checkViewer(s, seat)
  return redealer(game, { ...s, doubts: doubtsOf(s, bit(s, seat)) }, seat)(random)
}

/** A seat does not know what others know, only what it knows itself. */
function knowledgeOf(s: Core, viewer: number): Pick<Core, 'known' | 'doubts' | 'sightings'> {
  return {
    known: s.known.map(marks => {
      const own = marks.map(mark => mark & viewer)
      return own.some(mark => mark !== 0) ? own : []
    }),
    doubts: doubtsOf(s, viewer),
    sightings: s.sightings.filter(({ viewers }) => viewers & viewer).map(seen => ({ ...seen, viewers: viewer })),
  }
}

function redealer<S extends Core>(game: Game, s: S, seat: Seat): (random: Sampler) => S {
  const lots = prepareLots(game, s, seat)
  return random => {
    const copy = cloneState(game, s)
    const quick = quickRandom(random)
    for (const lot of lots) dealLot(copy, lot, quick)
    return copy
  }
}

function dealLot(s: Core, { places, slots, unordered, deal }: Lot, random: (n: number) => number): void {
  const dealt = deal(random)
  const fresh = new Map(slots.map(slot => [slot, (s.zones[slot] ?? []).slice()]))
  places.forEach(({ slot, position }, i) => {
    const cards = fresh.get(slot) ?? fail('broken-rules', 'A hidden place has no slot.')
    cards[position] = dealt[i] ?? fail('broken-rules', 'Too few cards were dealt.')
  })
  for (const [slot, cards] of fresh) s.zones[slot] = cards
  for (const slot of unordered) sortSlot(s, slot)
}
