// What viewers know of cards they can no longer point at.
//
// Whoever knows a card where it lies has a mark beside it (`Core.known`). Where a card leaves a hand unseen, nobody who
// did not see it can tell which it was: all that was known of the hand is now in doubt. But it is not lost. If m cards
// were known and k have left unseen, at least m − k of them are still there, and once a card that left is shown, the
// rest is certain again. A doubt says exactly that: these cards lie in their home or among the strays that left it.
//
// Doubts are facts about the viewers' own knowledge. They are worked out only from what those viewers have seen, never
// from where the cards really are, so that nothing about them can tell a secret; and they are always true.

import { type Core, everyone } from './core.ts'
import { fail } from './errors.ts'
import { inserted, isSameList, itemAt, without } from './lists.ts'
import { cardsAtSlot, marksAtSlot } from './zones.ts'

/** A card that left unseen, as far as it could be followed. */
export type Stray = { readonly slot: number; readonly at: number }

/** Somewhere in a hand, somewhere in a shuffled pile, and a slot that nobody can tell. */
export const IN_HAND = -1
export const IN_PILE = -2
export const ANYWHERE = -1
const LOST: Stray = { slot: ANYWHERE, at: IN_HAND }

export type Doubt = {
  /** Bit mask of those who know this. */
  readonly viewers: number
  /** The slot all the cards once lay in, and whether it is a pile. */
  readonly home: number
  readonly pile: boolean
  /** All of these lie at home or are among the strays. */
  readonly cards: readonly number[]
  readonly strays: readonly Stray[]
  /** All slots of a home under a veil, which those in doubt can't tell apart; `home` is the first. */
  readonly under?: readonly number[]
}

/** A card on its way, as knowledge follows it. */
export type CardMove = {
  readonly from: number
  /** The marks beside all cards of the slot before the move, and how many cards there were. */
  readonly marks: readonly number[]
  readonly count: number
  readonly position: number
  readonly kind: number
  readonly unique: boolean
  /** Those who know which card it was, and among them those who knew a card of this kind to lie here. */
  readonly witnesses: number
  readonly sure: number
  /** All slots it may have come from, where it lay under a veil. */
  readonly under: readonly number[] | undefined
  /** Where it came to lie, and whether that is under a veil. */
  readonly to: Stray
  readonly isVeiled: boolean
}

/** Where a card is for those in doubt: under a veil nobody can follow it, unless it has come home. */
function destination({ to, isVeiled }: CardMove, doubt?: Doubt): Stray {
  return isVeiled && !(doubt?.under && doubt.home === to.slot) ? LOST : to
}

/** Brings all doubts up to date after a card has moved; `lost` are doubts that this very move has made. */
export function followMove(s: Core, move: CardMove, lost: readonly Doubt[]): void {
  const first = s.doubts.findIndex(doubt => isConcerned(doubt, move))
  if (first < 0 && lost.length === 0) return
  const next: Doubt[] = []
  const add = (doubt: Doubt): void => {
    const kept = settle(s, doubt)
    if (kept) next.push(kept)
  }
  for (const [i, doubt] of s.doubts.entries()) {
    if (first < 0 || i < first || !isConcerned(doubt, move)) {
      next.push(doubt) // settled before, and nothing has happened to it
      continue
    }
    const { viewers } = doubt
    const sure = viewers & move.witnesses & move.sure
    const seeing = viewers & move.witnesses & ~move.sure
    const blind = viewers & ~move.witnesses
    // The card they knew for certain has left: it was none of those in doubt.
    if (sure) add(changed(doubt, sure, doubt.cards, shifted(doubt.strays, move)))
    // What they knew besides says whether it can be told from others: each may have known something else.
    if (seeing && countHere(doubt.strays, move.from) > 0 && !hasSameMarks(move.marks, seeing))
      eachViewer(seeing, viewer => add(afterSeen(doubt, viewer, move)))
    else if (seeing) add(afterSeen(doubt, seeing, move))
    if (blind) add(afterUnseen(doubt, blind, move))
  }
  for (const doubt of lost) add(doubt)
  s.doubts = joined(next)
}

type Home = Pick<Doubt, 'home' | 'pile' | 'under'>

function changed({ home, pile, under }: Home, viewers: number, cards: Doubt['cards'], strays: Doubt['strays']): Doubt {
  return under ? { viewers, home, pile, cards, strays, under } : { viewers, home, pile, cards, strays }
}

/** Whether a move may say anything new to those in doubt, or changes the place of a stray in its pile. */
function isConcerned({ home, cards, strays }: Doubt, { from, to, kind }: CardMove): boolean {
  if (home === from) return true
  for (const { slot, at } of strays) {
    if (slot === from || (at >= 0 && slot === to.slot)) return true
    if (slot === ANYWHERE && cards.includes(kind)) return true
  }
  return false
}

/** The doubts of all who had marks in a hand and did not see which card has just left it. */
export function doubtsAfter(s: Core, move: CardMove, cards: readonly number[]): Doubt[] {
  const home: Home = { home: move.from, pile: false, ...(move.under && { under: move.under }) }
  const strays = [destination(move)]
  return cardsByViewer(s, cards, move.marks, ~move.witnesses).map(({ viewers, known }) =>
    changed(home, viewers, known, strays),
  )
}

/** The order of a pile is gone: what was known by place is known to be somewhere in it. */
export function forgetOrder(s: Core, slot: number): void {
  const cards = cardsAtSlot(s, slot)
  if (cards.length < 2) return
  const marks = marksAtSlot(s, slot)
  const mixed = s.doubts.map(doubt =>
    doubt.strays.some(stray => stray.slot === slot && stray.at >= 0)
      ? {
          ...doubt,
          strays: doubt.strays.map(stray => (stray.slot === slot ? { slot, at: IN_PILE } : stray)).sort(byPlace),
        }
      : doubt,
  )
  const found = cardsByViewer(s, cards, marks, everyone(s)).map(({ viewers, known }) => ({
    viewers,
    home: slot,
    pile: true,
    cards: known,
    strays: [],
  }))
  if (marks.length > 0) s.known[slot] = []
  if (mixed.length > 0 || found.length > 0) s.doubts = settled(s, [...mixed, ...found])
}

/** Cards that a viewer has just been shown and did not know for certain. */
export type Shown = {
  readonly slot: number
  readonly viewer: number
  readonly learned: readonly { readonly kind: number; readonly position: number }[]
  /** All cards of the slot were shown at once. */
  readonly whole: boolean
  readonly unique: boolean
}

export function followShown(s: Core, shown: Shown): void {
  if (s.doubts.every(doubt => (doubt.viewers & shown.viewer) === 0)) return
  s.doubts = settled(
    s,
    s.doubts.flatMap(doubt => {
      if ((doubt.viewers & shown.viewer) === 0) return [doubt]
      const others = doubt.viewers & ~shown.viewer
      const own = afterShown({ ...doubt, viewers: shown.viewer }, shown)
      return others ? [{ ...doubt, viewers: others }, own] : [own]
    }),
  )
}

function afterShown(doubt: Doubt, { slot, learned, whole, unique }: Shown): Doubt {
  let { cards, strays } = doubt
  for (const { kind, position } of learned) {
    const exact = strayAt(strays, slot, position)
    if (exact >= 0) {
      strays = without(strays, exact)
      cards = withoutOne(cards, kind)
    } else if (doubt.home === slot || mayBeStray(strays, slot)) {
      if (unique && doubt.home !== slot && cards.includes(kind)) strays = withoutStray(strays, slot)
      cards = withoutOne(cards, kind) // it may be the one in doubt: from now on it is known by its mark
    }
  }
  // Whichever of them were the strays, they lie open now.
  if (whole) strays = strays.filter(stray => stray.slot !== slot)
  return changed(doubt, doubt.viewers, cards, strays)
}

/** A viewer sees a card of this kind leave a slot. */
function afterSeen(doubt: Doubt, viewers: number, move: CardMove): Doubt {
  let { cards, strays } = doubt
  const exact = strayAt(strays, move.from, move.position)
  const here = countHere(strays, move.from)
  if (exact >= 0) {
    strays = without(strays, exact)
    cards = withoutOne(cards, move.kind)
  } else if (here > 0 && here === countUnknown(viewers, move)) {
    strays = withoutStray(strays, move.from) // there was nothing else it could be
    cards = withoutOne(cards, move.kind)
  } else if (doubt.home === move.from) cards = withoutOne(cards, move.kind)
  else if (mayBeStray(strays, move.from) && cards.includes(move.kind)) {
    if (move.unique) strays = withoutStray(strays, move.from)
    cards = withoutOne(cards, move.kind)
  }
  return changed(doubt, viewers, cards, shifted(strays, move))
}

/** A viewer sees that some card leaves a slot. */
function afterUnseen(doubt: Doubt, viewers: number, move: CardMove): Doubt {
  const to = destination(move, doubt)
  let { strays } = doubt
  const exact = strayAt(strays, move.from, move.position)
  const here = countHere(strays, move.from)
  if (exact < 0 && here > 0) {
    // If only strays lie here, one of them has moved on; otherwise (a card known here may have left as well) nobody can
    // tell where they are from now on.
    strays =
      here === move.count
        ? withStray(withoutStray(strays, move.from), to)
        : strays.map(stray => (stray.slot === move.from && stray.at < 0 ? LOST : stray)).sort(byPlace)
  }
  const rest = shifted(exact < 0 ? strays : without(strays, exact), move, to)
  const hasArrived = exact >= 0 || doubt.home === move.from
  return changed(doubt, viewers, doubt.cards, hasArrived ? withStray(rest, to) : rest)
}

function countHere(strays: readonly Stray[], slot: number): number {
  let found = 0
  for (const stray of strays) if (stray.slot === slot && stray.at < 0) found++
  return found
}

function mayBeStray(strays: readonly Stray[], slot: number): boolean {
  for (const stray of strays) if (stray.slot === ANYWHERE || (stray.slot === slot && stray.at < 0)) return true
  return false
}

/** The number of the stray that lies at just this place of a pile. */
function strayAt(strays: readonly Stray[], slot: number, position: number): number {
  for (let i = 0; i < strays.length; i++) {
    const stray = itemAt(strays, i)
    if (stray.slot === slot && stray.at === position) return i
  }
  return -1
}

/** One stray fewer: one that lies here, or else one that may lie anywhere. */
function withoutStray(strays: readonly Stray[], slot: number): readonly Stray[] {
  let found = -1
  for (let i = strays.length - 1; i >= 0; i--) {
    const stray = itemAt(strays, i)
    if (stray.slot === slot && stray.at < 0) return without(strays, i)
    if (stray.slot === ANYWHERE) found = i
  }
  return found >= 0 ? without(strays, found) : strays
}

/** One stray more, in the order of places. */
function withStray(strays: readonly Stray[], stray: Stray): readonly Stray[] {
  let i = strays.length
  for (let other = strays[i - 1]; other && byPlace(other, stray) > 0; other = strays[i - 1]) i--
  return inserted(strays, i, stray)
}

/** How many cards of the slot viewers who know the same of it did not know for certain. */
function countUnknown(viewers: number, { marks, count }: CardMove): number {
  let known = 0
  for (const mark of marks) if (mark & viewers) known++
  return count - known
}

/** Whether all of these viewers know the same of the cards beside which these marks are. */
function hasSameMarks(marks: readonly number[], viewers: number): boolean {
  for (const mark of marks) if ((mark & viewers) !== 0 && (mark & viewers) !== viewers) return false
  return true
}

function eachViewer(viewers: number, visit: (viewer: number) => void): void {
  for (let viewer = 1; viewer <= viewers; viewer <<= 1) if (viewers & viewer) visit(viewer)
}

/** Cards that lie below where one was taken out of a pile, or put into one, have another place now. */
function shifted(strays: readonly Stray[], move: CardMove, arrived?: Stray): readonly Stray[] {
  const into = move.to.slot
  let isMoved = false
  for (const { slot, at } of strays) if (at >= 0 && (slot === move.from || slot === into)) isMoved = true
  if (!isMoved) return strays
  return strays.map(stray => {
    if (stray.at < 0 || stray === arrived) return stray
    if (stray.slot === move.from && stray.at > move.position) return { slot: stray.slot, at: stray.at - 1 }
    if (stray.slot === move.to.slot && stray.at >= move.to.at) return { slot: stray.slot, at: stray.at + 1 }
    return stray
  })
}

/** What became certain is marked, what no longer says anything is dropped, what says the same is said once. */
function settled(s: Core, doubts: readonly Doubt[]): readonly Doubt[] {
  const kept: Doubt[] = []
  for (const given of doubts) {
    const doubt = settle(s, given)
    if (doubt) kept.push(doubt)
  }
  return joined(kept)
}

/** The doubts of one viewer by themselves, in an order that does not depend on what others know. */
export function doubtsOf(s: Core, viewer: number): readonly Doubt[] {
  if (s.doubts.length === 0) return s.doubts
  const own = s.doubts.filter(({ viewers }) => viewers & viewer).map(doubt => ({ ...doubt, viewers: viewer }))
  return joined(own)
    .map(doubt => ({ doubt, key: JSON.stringify(doubt) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ doubt }) => doubt)
}

/**
 * What a viewer doubts about the same places is one doubt, so that a card that is seen settles it once; viewers who doubt
 * the same share it. So the doubts of a viewer are the same whatever others know.
 */
function joined(doubts: readonly Doubt[]): readonly Doubt[] {
  if (!canAnyJoin(doubts)) return doubts
  const found: Doubt[] = []
  for (const doubt of doubts) addTo(found, doubt)
  const shared: Doubt[] = []
  for (const doubt of found) {
    const at = shared.findIndex(other => isAboutTheSame(other, doubt) && isSameList(other.cards, doubt.cards))
    const twin = shared[at]
    if (twin) shared[at] = { ...twin, viewers: twin.viewers | doubt.viewers }
    else shared.push(doubt)
  }
  return shared
}

/** Whether two of them are about the same places, and of the same viewer or the same cards. */
function canAnyJoin(doubts: readonly Doubt[]): boolean {
  for (let i = 1; i < doubts.length; i++) {
    const one = itemAt(doubts, i)
    for (let j = 0; j < i; j++) {
      const other = itemAt(doubts, j)
      if (one.home !== other.home || !isAboutTheSame(one, other)) continue
      if ((one.viewers & other.viewers) !== 0 || isSameList(one.cards, other.cards)) return true
    }
  }
  return false
}

/** Adds the cards of a doubt to those of viewers who doubt about the same places already, and lists the others beside them. */
function addTo(found: Doubt[], doubt: Doubt): void {
  let left = doubt.viewers
  for (let i = 0, n = found.length; i < n; i++) {
    const other = itemAt(found, i)
    const both = other.viewers & left
    if (both === 0 || !isAboutTheSame(other, doubt)) continue
    found[i] = { ...other, viewers: both, cards: [...other.cards, ...doubt.cards].sort((a, b) => a - b) }
    if (other.viewers !== both) found.push({ ...other, viewers: other.viewers & ~both })
    left &= ~both
  }
  if (left) found.push(left === doubt.viewers ? doubt : { ...doubt, viewers: left })
}

function isAboutTheSame(a: Doubt, b: Doubt): boolean {
  if (a.home !== b.home || a.under?.length !== b.under?.length || a.strays.length !== b.strays.length) return false
  for (let i = 0; i < a.strays.length; i++) {
    const one = itemAt(a.strays, i)
    const other = itemAt(b.strays, i)
    if (one.slot !== other.slot || one.at !== other.at) return false
  }
  return true
}

function settle(s: Core, given: Doubt): Doubt | undefined {
  if (given.cards.length === 0) return undefined
  const doubt = withoutReturned(given)
  const { pile, strays, cards, viewers } = doubt
  if (strays.length === 0 && !pile) return markAll(s, slotsOfHome(doubt), doubt)
  if (isAnyLeft(s, doubt)) return doubt
  // Nothing is left at home: all of them are strays.
  const [first] = strays
  if (first === undefined) return fail('broken-rules', 'Somebody knows cards that are nowhere.')
  if (strays.some(stray => stray.slot === ANYWHERE)) return undefined
  if (strays.some(stray => stray.slot !== first.slot)) return doubt
  if (first.at === IN_HAND) return markAll(s, [first.slot], doubt)
  if (strays.length > 1 || first.at < 0 || cards.length > 1)
    return { viewers, home: first.slot, pile: true, cards, strays: [] }
  mark(s, first.slot, first.at, viewers)
  return undefined
}

/** Whether cards lie at home. */
function isAnyLeft(s: Core, { home, under }: Doubt): boolean {
  if (under === undefined) return cardsAtSlot(s, home).length > 0
  for (const slot of under) if (cardsAtSlot(s, slot).length > 0) return true
  return false
}

/** Strays that came home are none. */
function withoutReturned(doubt: Doubt): Doubt {
  let hasReturned = false
  for (const stray of doubt.strays) if (stray.slot === doubt.home) hasReturned = true
  if (!hasReturned) return doubt
  const away = doubt.strays.filter(stray => stray.slot !== doubt.home)
  return changed(doubt, doubt.viewers, doubt.cards, away)
}

const byPlace = (a: Stray, b: Stray): number => a.slot - b.slot || a.at - b.at

const slotsOfHome = ({ home, under }: Doubt): readonly number[] => under ?? [home]

/** The cards lie in this hand, or under this veil, for certain. */
function markAll(s: Core, slots: readonly number[], { cards, viewers }: Doubt): undefined {
  eachViewer(viewers, viewer => {
    for (const card of cards) {
      const slot = slots.find(one => unmarkedAt(s, one, card, viewer) >= 0)
      if (slot === undefined) return fail('broken-rules', 'Somebody knows a card that is not there.')
      mark(s, slot, unmarkedAt(s, slot, card, viewer), viewer)
    }
  })
}

/** Where in a slot a card of this kind lies that the viewer does not know yet. */
function unmarkedAt(s: Core, slot: number, card: number, viewer: number): number {
  const marks = marksAtSlot(s, slot)
  return cardsAtSlot(s, slot).findIndex((kind, i) => kind === card && ((marks[i] ?? 0) & viewer) === 0)
}

/** Puts marks of these viewers beside a card. */
export function mark(s: Core, slot: number, position: number, viewers: number): void {
  const marks = marksAtSlot(s, slot)
  const next = marks.length > 0 ? marks.slice() : new Array<number>(cardsAtSlot(s, slot).length).fill(0)
  next[position] = (next[position] ?? 0) | viewers
  s.known[slot] = next
}

/** The marked cards of a slot for each of these viewers; those who know the same together. */
function cardsByViewer(
  s: Core,
  cards: readonly number[],
  marks: readonly number[],
  among: number,
): { readonly viewers: number; readonly known: readonly number[] }[] {
  if (marks.length === 0) return []
  let marked = 0
  for (const one of marks) marked |= one
  const all = marked & among & everyone(s)
  if (all === 0) return []
  // Mostly all of them have seen the same.
  if (hasSameMarks(marks, all))
    return [{ viewers: all, known: cards.filter((_, i) => (marks[i] ?? 0) & all).sort((a, b) => a - b) }]
  const found = new Map<string, { viewers: number; known: readonly number[] }>()
  eachViewer(all, viewer => {
    const known = cards.filter((_, i) => (marks[i] ?? 0) & viewer).sort((a, b) => a - b)
    const same = found.get(known.join())
    if (same) same.viewers |= viewer
    else found.set(known.join(), { viewers: viewer, known })
  })
  return [...found.values()]
}

function withoutOne(cards: readonly number[], kind: number): readonly number[] {
  const at = cards.indexOf(kind)
  return at < 0 ? cards : without(cards, at)
}

/** What is wrong with the knowledge in a state, or nothing: doubts must be true. */
export function whatIsUntrue(s: Core): string | undefined {
  for (const [slot, marks] of s.known.entries()) {
    if (marks.length > 0 && marks.length !== cardsAtSlot(s, slot).length)
      return 'The knowledge of a zone does not fit its cards.'
  }
  for (const doubt of s.doubts) {
    const { cards, strays, viewers } = doubt
    if ((viewers & everyone(s)) !== viewers || viewers === 0) return 'A doubt belongs to nobody at the table.'
    if (strays.some(stray => stray.slot === ANYWHERE)) continue
    const slots = new Set([...slotsOfHome(doubt), ...strays.map(stray => stray.slot)])
    const there = [...slots].flatMap(slot => cardsAtSlot(s, slot))
    for (const card of new Set(cards)) {
      if (countOf(there, card) < countOf(cards, card)) return 'Somebody knows cards that are not where they must be.'
    }
  }
  return undefined
}

const countOf = (list: readonly number[], value: number): number => list.filter(one => one === value).length
