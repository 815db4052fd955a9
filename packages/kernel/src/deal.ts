// Re-dealing what a seat may not know. The outcome depends only on what the seat knows and on the sampler,
// never on where the hidden cards really lie: that is what keeps bots honest and what the no-leak test checks.

import { cloneState, cloneWith } from './copy.ts'
import { bit, type Core, type Seat } from './core.ts'
import { checkViewer } from './engine.ts'
import type { Game } from './game.ts'
import { prepareStocks } from './hiddenCards.ts'
import { doubtsOf } from './knowledge.ts'
import { itemAt } from './lists.ts'
import { freshRandom, quickRandom, type Sampler } from './random.ts'
import { secretFields } from './seenFacts.ts'
import { entriesFor } from './view.ts'
import { alliesMask, cardsAtSlot, eachSlot, marksAtSlot } from './zones.ts'

/** Deals possible positions for one seat: what can be worked out once is worked out once. */
export type Dealer<S extends Core = Core> = { deal(random: Sampler): S }

/** For whoever samples many states at one decision: hidden places, and what may lie there, are found once. */
export function dealer<S extends Core>(game: Game, s: S, seat: Seat): Dealer<S> {
  checkViewer(s, seat)
  const own = { ...s, ...knowledgeOf(s, bit(s, seat)), news: [...entriesFor(s.news, seat)], sealed: false }
  const redealIn = prepareRedeal(game, own, seat)
  return {
    deal: random => {
      const copy = cloneWith(game, own, freshRandom(random))
      redealIn(copy, random)
      return copy
    },
  }
}

/** A state the seat could be in: hidden cards re-dealt, a fresh generator, and only the news it was told. */
export function determinize<S extends Core>(game: Game, s: S, seat: Seat, random: Sampler): S {
  return dealer(game, s, seat).deal(random)
}

/**
 * The same state with everything hidden from the seat re-dealt. Marks stay where they are, as if others knew what lies
 * there now; what they knew of cards they could not follow would be untrue and is left out.
 */
export function redeal<S extends Core>(game: Game, s: S, seat: Seat, random: Sampler): S {
  checkViewer(s, seat)
  const own = { ...s, doubts: doubtsOf(s, bit(s, seat)) }
  const copy = cloneState(game, own)
  prepareRedeal(game, own, seat)(copy, random)
  return copy
}

/**
 * The same position before another chance: a fresh generator, and piles that nobody looks into in another order, but for the
 * cards that somebody knows. What seats hold stays theirs. Nothing from kernels that are older than this question.
 */
export function withOtherChance<S extends Core>(game: Game, s: S, random: Sampler): S | undefined {
  const copy = cloneWith(game, s, freshRandom(random))
  const below = quickRandom(random)
  eachSlot(game.zones, s, ({ ordered, owner, others }, _seat, slot) => {
    if (ordered && owner === 'count' && others === 'count') reorder(copy, slot, below)
  })
  return copy
}

/** Cards with marks stay where they are. */
function reorder(s: Core, slot: number, below: (n: number) => number): void {
  const cards = cardsAtSlot(s, slot).slice()
  const marks = marksAtSlot(s, slot)
  const free = [...cards.keys()].filter(i => (marks[i] ?? 0) === 0)
  for (let left = free.length; left > 1; left--) {
    const [from, to] = [itemAt(free, left - 1), itemAt(free, below(left))]
    const moved = itemAt(cards, from)
    cards[from] = itemAt(cards, to)
    cards[to] = moved
  }
  s.zones[slot] = cards
}

/** A seat does not know what others know, only what it knows itself. */
function knowledgeOf(s: Core, viewer: number): Pick<Core, 'known' | 'doubts' | 'sightings'> {
  return {
    known: s.known.map(marks => {
      if (marks.length === 0) return marks
      const own = marks.map(mark => mark & viewer)
      return own.some(mark => mark !== 0) ? own : []
    }),
    doubts: doubtsOf(s, viewer),
    sightings: s.sightings.filter(({ viewers }) => viewers & viewer).map(seen => ({ ...seen, viewers: viewer })),
  }
}

function prepareRedeal(game: Game, s: Core, seat: Seat): (copy: Core, random: Sampler) => void {
  const stocks = prepareStocks(game, s, seat)
  const own = alliesMask(s, seat)
  const knows = (other: Seat): boolean => (own & bit(s, other)) !== 0
  return (copy, random) => {
    const below = quickRandom(random)
    for (const stock of stocks) stock.dealInto(copy, below)
    for (const [name, { secret }] of secretFields(game)) {
      if (secret) Reflect.set(copy, name, secret.redeal(copy, Reflect.get(copy, name), knows, below))
    }
  }
}
