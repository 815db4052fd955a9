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
 * Cards of each stack that the seat may suppose to be still there, out of those that lie hidden. Where no choice fits all
 * sightings of all stacks the latest of each have to do.
 */
export function supposeSeen(
  stacks: readonly SeenStack[],
  hidden: readonly number[],
  traces: readonly Trace[],
  below: Below,
): Supposed {
  const latest = stacks.map(stack => ({ ...stack, sightings: stack.sightings.slice(0, 1) }))
  for (const given of stacks.length > 0 ? [stacks, latest] : []) {
    for (let n = 0; n < TRIES; n++) {
      const found = choose(given, hidden, traces, below)
      if (found) return found
    }
  }
  return { groups: [], traces }
}

function choose(
  stacks: readonly SeenStack[],
  hidden: readonly number[],
  traces: readonly Trace[],
  below: Below,
): Supposed | undefined {
  const copies = copiesOf(hidden, traces)
  const groups: Group[] = []
  for (const { slot, places, sightings } of stacks) {
    const cards: number[] = []
    for (const seen of sightings) {
      const others = without(seen.cards, cards)
      for (let wanting = others.length - seen.left; wanting > 0; wanting--) {
        const possible = others.filter(card => copies.mayLie(card, slot))
        const card = possible[below(Math.max(1, possible.length))]
        if (card === undefined) return undefined
        others.splice(others.indexOf(card), 1)
        copies.take(card, slot)
        cards.push(card)
      }
    }
    if (cards.length > places.length) return undefined
    if (cards.length > 0) groups.push({ cards, places, piles: [], lost: 0 })
  }
  return { groups, traces: copies.left() }
}

/** The hidden copies of every card: those with a trace lie in its slots, the others anywhere. */
function copiesOf(hidden: readonly number[], traces: readonly Trace[]) {
  const free: number[] = [] // by kind
  for (const card of hidden) free[card] = (free[card] ?? 0) + 1
  const left = traces.map(({ cards, slots, most }) => ({ cards: cards.slice(), slots, most: most.slice() }))
  for (const { cards } of left) for (const card of cards) free[card] = (free[card] ?? 0) - 1
  /** Of several traces of a card that may lie in a slot, the one with the fewest slots. */
  const tracedTo = (card: number, slot: number) => {
    let found: (typeof left)[number] | undefined
    for (const trace of left) {
      const at = trace.slots.indexOf(slot)
      if (at < 0 || trace.most[at] === 0 || !trace.cards.includes(card)) continue
      if (!found || trace.slots.length < found.slots.length) found = trace
    }
    return found
  }
  return {
    mayLie: (card: number, slot: number): boolean => (free[card] ?? 0) > 0 || tracedTo(card, slot) !== undefined,
    take(card: number, slot: number): void {
      const trace = tracedTo(card, slot)
      if (trace) {
        trace.cards.splice(trace.cards.indexOf(card), 1)
        const at = trace.slots.indexOf(slot)
        trace.most[at] = itemAt(trace.most, at) - 1
      } else free[card] = (free[card] ?? 0) - 1
    },
    left: (): readonly Trace[] => left.filter(({ cards }) => cards.length > 0),
  }
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
