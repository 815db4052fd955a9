// Cards that a seat has seen in a stack: as many of them as have not left since must still be there, so positions that are
// dealt for the seat have them there, as far as traces allow.

import type { Group } from './constrainedDeal.ts'
import { itemAt } from './lists.ts'
import type { Sighting } from './sightings.ts'
import type { Trace } from './traces.ts'

/** Draws a number from 0 to n − 1. */
type Below = (n: number) => number

/** A stack of hidden cards, by the numbers of their places, and what was seen of it, the latest first. */
export type SeenStack = {
  readonly slot: number
  readonly places: readonly number[]
  readonly sightings: readonly Pick<Sighting, 'cards' | 'left'>[]
}

/** Cards by the stacks they are supposed in, and the traces of the others. */
export type Supposed = { readonly groups: readonly Group[]; readonly traces: readonly Trace[] }

/** Sightings of one stack may say much the same: what is chosen for one decides what is left to choose for others. */
const TRIES = 24

/**
 * Says, again and again, which cards of each stack the seat may suppose to be still there, out of those that lie hidden.
 * Where no choice fits all sightings of all stacks the latest of each have to do.
 */
export function prepareSeen(
  stacks: readonly SeenStack[],
  hidden: readonly number[],
  traces: readonly Trace[],
): (below: Below) => Supposed {
  const nothing: Supposed = { groups: [], traces }
  if (stacks.length === 0) return () => nothing
  const free = freeCopies(hidden, traces)
  const latest = stacks.map(stack => ({ ...stack, sightings: stack.sightings.slice(0, 1) }))
  return below => {
    for (const given of [stacks, latest]) {
      for (let n = 0; n < TRIES; n++) {
        const found = choose(given, free, traces, below)
        if (found) return found
      }
    }
    return nothing
  }
}

function choose(
  stacks: readonly SeenStack[],
  free: readonly number[],
  traces: readonly Trace[],
  below: Below,
): Supposed | undefined {
  const copies = copiesOf(free, traces)
  const groups: Group[] = []
  for (const { slot, places, sightings } of stacks) {
    const cards: number[] = []
    for (const seen of sightings) {
      const others = cards.length > 0 ? without(seen.cards, cards) : seen.cards.slice()
      for (let wanting = others.length - seen.left; wanting > 0; wanting--) {
        const card = copies.takeOneOf(others, slot, below)
        if (card === undefined) return undefined
        cards.push(card)
      }
    }
    if (cards.length > places.length) return undefined
    if (cards.length > 0) groups.push({ cards, places, piles: [], lost: 0 })
  }
  return { groups, traces: copies.left() }
}

/** By kind, the hidden copies that have no trace. */
function freeCopies(hidden: readonly number[], traces: readonly Trace[]): readonly number[] {
  const free = new Array<number>(1 + Math.max(0, ...hidden)).fill(0)
  for (const card of hidden) free[card] = itemAt(free, card) + 1
  for (const { cards } of traces) for (const card of cards) free[card] = (free[card] ?? 0) - 1
  return free
}

/** The hidden copies of every card: those with a trace lie in its slots, the others anywhere. */
function copiesOf(allFree: readonly number[], traces: readonly Trace[]) {
  const free = allFree.slice()
  let left = traces // copied when one of them changes
  /** Of several traces of a card that may lie in a slot, the one with the fewest slots. */
  const tracedTo = (card: number, slot: number): number => {
    let found = -1
    for (let i = 0; i < left.length; i++) {
      const trace = itemAt(left, i)
      if (!trace.cards.includes(card)) continue
      const at = trace.slots.indexOf(slot)
      if (at < 0 || trace.most[at] === 0) continue
      if (found < 0 || trace.slots.length < itemAt(left, found).slots.length) found = i
    }
    return found
  }
  const take = (card: number, slot: number): void => {
    const i = tracedTo(card, slot)
    if (i < 0) free[card] = (free[card] ?? 0) - 1
    else left = left.with(i, withoutCard(itemAt(left, i), card, slot))
  }
  const mayLie = (card: number, slot: number): boolean => (free[card] ?? 0) > 0 || tracedTo(card, slot) >= 0
  return {
    /** Takes one of these cards, if any may lie in the slot, out of the list too. */
    takeOneOf(cards: number[], slot: number, below: Below): number | undefined {
      const possible = cards.filter(card => mayLie(card, slot))
      const card = possible[below(Math.max(1, possible.length))]
      if (card === undefined) return undefined
      cards.splice(cards.indexOf(card), 1)
      take(card, slot)
      return card
    },
    left: (): readonly Trace[] => (left === traces ? traces : left.filter(({ cards }) => cards.length > 0)),
  }
}

/** A trace after one of its cards was found in a slot. */
function withoutCard({ cards, slots, most }: Trace, card: number, slot: number): Trace {
  const at = slots.indexOf(slot)
  return { cards: without(cards, [card]), slots, most: most.with(at, itemAt(most, at) - 1) }
}

/** A list without some cards, as far as it has them. */
function without(cards: readonly number[], taken: readonly number[]): number[] {
  const left = cards.slice()
  for (const card of taken) {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}
