// Where cards may lie that everybody saw when they were turned down.
//
// Such cards are not followed one by one: nobody has a mark beside them, and views tell nothing of them. But a card can't
// lie in a stack to which nothing has come since, and no more of them than have come. A trace says in which slots its cards
// are, and how many at most; it grows when a card leaves one of them unseen, so it is always true. It follows from what
// everybody saw, so it tells no secret. Deals put the cards there and nowhere else.

import type { Core } from './core.ts'
import { inserted, isSameList, itemAt, without } from './lists.ts'

export type Trace = {
  readonly cards: readonly number[]
  /** All of the cards lie in these slots; of zones under one veil the first stands for all. */
  readonly slots: readonly number[]
  /** For each slot, how many of them may lie there. */
  readonly most: readonly number[]
}

/** Everybody saw a card that lies face down in a slot from now on. */
export function traceTurnedDown(s: Core, slot: number, kind: number): void {
  const card: Trace = { cards: [kind], slots: [slot], most: [1] }
  const at = s.traces.findIndex(trace => isSameList(trace.slots, card.slots) && isLoose(trace))
  const there = s.traces[at]
  s.traces = there
    ? s.traces.map(trace => (trace === there ? together(there, card) : trace))
    : inserted(s.traces, s.traces.length, card)
}

/** Nobody else saw which card went from one slot to another. `isGone` says that nothing is left where it came from. */
export function traceUnseen(s: Core, from: number, to: number, isGone: boolean): void {
  if (from === to) return
  let next: Trace[] | undefined // most cards move where they change nothing
  for (let i = 0; i < s.traces.length; i++) {
    const trace = itemAt(s.traces, i)
    if (!trace.slots.includes(from)) continue
    const grown = withArrival(trace, to)
    if (grown === trace) continue
    next ??= s.traces.slice()
    next[i] = grown
  }
  if (next) s.traces = next
  if (isGone) s.traces = withoutSlot(s.traces, from)
}

/** Everybody saw which card left a slot. If it may have been any of several copies, the others may lie where any of them did. */
export function traceShown(s: Core, from: number, kind: number, isGone: boolean): void {
  const isThis = ({ slots, cards }: Trace): boolean => slots.includes(from) && cards.includes(kind)
  const these = s.traces.filter(isThis)
  const [only, ...more] = these
  let traces: readonly Trace[] = s.traces
  if (only && more.length === 0) {
    traces = traces.map(trace => (trace === only ? withoutCards(trace, [kind]) : trace))
  } else if (only) {
    const copies = these.flatMap(({ cards }) => cards.filter(card => card === kind))
    const slots = these.reduce<readonly number[]>((all, trace) => trace.slots.reduce(withItem, all), [])
    const others = { cards: copies.slice(1), slots, most: slots.map(() => copies.length - 1) }
    traces = [...traces.map(trace => (isThis(trace) ? withoutCards(trace, copies) : trace)), others]
  }
  if (traces !== s.traces) s.traces = joined(traces)
  if (isGone) s.traces = withoutSlot(s.traces, from)
}

/** One more card may have come to a slot. */
function withArrival(trace: Trace, slot: number): Trace {
  const { cards, slots, most } = trace
  const at = slots.indexOf(slot)
  if (at >= 0 && itemAt(most, at) >= cards.length) return trace
  if (at >= 0) return { cards, slots, most: most.map((n, i) => (i === at ? n + 1 : n)) }
  const wider = withItem(slots, slot)
  return { cards, slots: wider, most: inserted(most, wider.indexOf(slot), 1) }
}

/** A slot in which nothing lies any more. */
function withoutSlot(traces: readonly Trace[], slot: number): readonly Trace[] {
  if (!traces.some(({ slots }) => slots.includes(slot))) return traces
  return joined(
    traces.map(trace => {
      const { cards, slots, most } = trace
      const at = slots.indexOf(slot)
      return at < 0 ? trace : { cards, slots: without(slots, at), most: without(most, at) }
    }),
  )
}

/** Without some of its cards, as far as it has them. */
function withoutCards({ cards, slots, most }: Trace, taken: readonly number[]): Trace {
  const left = cards.slice()
  for (const card of taken) {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
  }
  return { cards: left, slots, most: most.map(n => Math.min(n, left.length)) }
}

/** A sorted list with one more item, unless it is there already. */
function withItem(list: readonly number[], item: number): readonly number[] {
  let at = 0
  while (at < list.length && itemAt(list, at) < item) at++
  return list[at] === item ? list : inserted(list, at, item)
}

/** Whether any number of its cards may lie in each of its slots. */
const isLoose = ({ cards, most }: Trace): boolean => most.every(n => n >= cards.length)

/** Traces of the same slots are one where only the slots tell them apart from others; those without cards are none. */
function joined(traces: readonly Trace[]): readonly Trace[] {
  const found: Trace[] = []
  for (const trace of traces) {
    if (trace.cards.length === 0 || trace.slots.length === 0) continue
    const at = isLoose(trace) ? found.findIndex(one => isSameList(one.slots, trace.slots) && isLoose(one)) : -1
    const other = found[at]
    if (other) found[at] = together(other, trace)
    else found.push(trace)
  }
  return found
}

function together(one: Trace, other: Trace): Trace {
  const cards = [...one.cards, ...other.cards].sort((a, b) => a - b)
  return { cards, slots: one.slots, most: one.slots.map(() => cards.length) }
}
