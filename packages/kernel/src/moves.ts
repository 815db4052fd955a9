// Moving, showing and shuffling cards. Who learns, doubts or forgets what follows from the zones they move between.

import { type Core, everyone, type Seat } from './core.ts'
import { fail } from './errors.ts'
import { type CardMove, doubtsAfter, followMove, followShown, forgetOrder, IN_HAND, mark } from './knowledge.ts'
import { inserted, itemAt, without } from './lists.ts'
import { pickIndex, pickRandom, shuffled } from './random.ts'
import { followStack, noteArrival, noteDeparture } from './sightings.ts'
import { traceShown, traceTurnedDown, traceUnseen } from './traces.ts'
import {
  alliesMask,
  ascending,
  cardsAtSlot,
  contents,
  countIn,
  firstSlot,
  indexOfKind,
  kindAt,
  marksAtSlot,
  marksIn,
  seers,
  slotOf,
  slotsUnderVeil,
  type Zone,
} from './zones.ts'

type To = {
  /** The seat whose zone receives the card, if another one's. */
  readonly seat?: Seat
  /** A pile is received at the bottom instead of the top. */
  readonly bottom?: boolean
  /** The card is shown to everybody on the way. */
  readonly open?: boolean
  /** It is turned down among others: whoever saw it so far does not follow it, but everybody knows that it came here. */
  readonly turnedDown?: boolean
}

const NOTHING_MORE: To = {}
const NO_CARDS: readonly number[] = []

/** Moves one card of that kind. Who learns or forgets what follows from the two zones. */
export function moveCard<K extends string>(
  s: Core,
  kind: K,
  from: Zone<K>,
  seat: Seat,
  to: Zone<K>,
  how: To = {},
): void {
  const position = contents(s, from, seat).indexOf(indexOfKind(from, kind))
  if (position < 0) fail('broken-rules', `There is no ${kind} in ${from.name}.`)
  movePosition(s, from, seat, position, to, how)
}

/** Moves the top card of a pile and says which it was; nothing where the pile is empty. */
export function moveTop<K extends string>(
  s: Core,
  from: Zone<K>,
  seat: Seat,
  to: Zone<K>,
  how: To = {},
): K | undefined {
  const top = contents(s, from, seat)[0]
  if (top === undefined) return undefined
  movePosition(s, from, seat, 0, to, how)
  return kindAt(from, top)
}

/** Moves a card drawn blindly. */
export function moveRandom<K extends string>(
  s: Core,
  from: Zone<K>,
  seat: Seat,
  to: Zone<K>,
  how: To = {},
): K | undefined {
  if (countIn(s, from, seat) === 0) return undefined
  const cards = contents(s, from, seat)
  const position = pickPosition(s, from, cards)
  const kind = kindAt(from, itemAt(cards, position))
  moveCard(s, kind, from, seat, to, how)
  return kind
}

/** Moves so many cards drawn blindly one after another, or as many as there are. */
export function moveSomeAtRandom<K extends string>(
  s: Core,
  from: Zone<K>,
  seat: Seat,
  to: Zone<K>,
  howMany: number,
): void {
  if (!isUnnoticed(s, from, seat, to)) {
    for (let n = 0; n < howMany; n++) moveRandom(s, from, seat, to)
    return
  }
  const left = contents(s, from, seat).slice()
  const drawn: number[] = []
  while (drawn.length < howMany && left.length > 0) {
    const position = pickPosition(s, from, left)
    drawn.push(itemAt(left, position))
    for (let i = position + 1; i < left.length; i++) left[i - 1] = itemAt(left, i)
    left.pop()
  }
  s.zones[slotOf(s, from, seat)] = left
  addUnnoticed(s, to, seat, drawn)
}

/** Where in a list the card lies that is drawn blindly; tests may queue its name. */
function pickPosition(s: Core, zone: Zone, cards: readonly number[]): number {
  if (s.random.queued.length === 0) return pickIndex(s, cards.length)
  const kind = pickRandom(
    s,
    cards.map(card => kindAt(zone, card)),
  )
  return cards.indexOf(indexOfKind(zone, kind))
}

/**
 * Whether nobody can notice cards that go from one to the other, and nobody knows anything of the cards in either: under
 * one veil, where hands are in order. Then only the lists change, and many cards may move as one.
 */
function isUnnoticed(s: Core, from: Zone, seat: Seat, to: Zone): boolean {
  return (
    from !== to &&
    from.veil !== undefined &&
    from.veil === to.veil &&
    !from.ordered &&
    !to.ordered &&
    to.max === undefined &&
    marksIn(s, from, seat).length === 0 &&
    marksIn(s, to, seat).length === 0 &&
    seers(s, from, seat) === seers(s, to, seat)
  )
}

function addUnnoticed(s: Core, to: Zone, seat: Seat, cards: readonly number[]): void {
  s.zones[slotOf(s, to, seat)] = [...contents(s, to, seat), ...cards].sort(ascending)
}

/** Moves all cards one by one, the top first: a pile comes to lie the other way round. */
export function moveAll<K extends string>(
  s: Core,
  from: Zone<K>,
  seat: Seat,
  to: Zone<K>,
  how: To = NOTHING_MORE,
): void {
  if (how === NOTHING_MORE && isUnnoticed(s, from, seat, to)) {
    const cards = contents(s, from, seat)
    if (cards.length === 0) return
    s.zones[slotOf(s, from, seat)] = NO_CARDS
    addUnnoticed(s, to, seat, cards)
    return
  }
  while (countIn(s, from, seat) > 0) movePosition(s, from, seat, 0, to, how)
}

/** Moves all cards as one: a pile keeps its order, and what was seen of the stack goes with it. */
export function moveStack<K extends string>(s: Core, from: Zone<K>, seat: Seat, to: Zone<K>, how: To = {}): void {
  const [fromSlot, toSlot] = [slotOf(s, from, seat), slotOf(s, to, how.seat ?? seat)]
  const wasEmpty = countIn(s, to, how.seat ?? seat) === 0
  const { sightings } = s
  for (let n = countIn(s, from, seat); n > 0; n--) movePosition(s, from, seat, how.bottom ? 0 : n - 1, to, how)
  if (wasEmpty) s.sightings = followStack(sightings, fromSlot, toSlot)
}

function movePosition(s: Core, from: Zone, seat: Seat, position: number, to: Zone, how: To): void {
  const fromSlot = slotOf(s, from, seat)
  const toSeat = how.seat ?? seat
  const source = contents(s, from, seat)
  const kind = source[position] ?? fail('broken-rules', `The zone ${from.name} has no card at ${position}.`)
  const marks = marksIn(s, from, seat)
  const marked = marks[position] ?? 0
  const before = seers(s, from, seat)
  const after = how.open ? everyone(s) : seers(s, to, toSeat)
  // Whoever may not look under a veil can't tell that anything moves there; what they know moves along.
  const underVeil = from.veil !== undefined && from.veil === to.veil && seat === toSeat
  // In a pile, or of a single card, the place tells which it was; in a hand only seeing it does.
  const placeTells = underVeil || (from.veil === undefined && (from.ordered === true || source.length === 1))
  const witnesses = how.turnedDown ? after : before | after | (placeTells ? marked : 0)
  const home = from.veil === undefined || underVeil ? { cards: source, marks } : allUnderVeil(s, from, seat)
  s.zones[fromSlot] = without(source, position)
  if (marks.length > 0) setMarks(s, fromSlot, without(marks, position))
  if (!placeTells && home.marks.length > 0) takeMarks(s, home.slots ?? [fromSlot], kind, after & ~marked, ~witnesses)
  if (after & ~(before | marked)) s.sealed = true
  const at = insert(s, to, toSeat, kind, witnesses, how.bottom === true)
  if (underVeil) return
  if (how.turnedDown || s.traces.length > 0) followTraces(s, from, seat, kind, to, toSeat, how)
  if (s.sightings.length > 0) {
    noteDeparture(s, fromSlot)
    noteArrival(s, slotOf(s, to, toSeat))
  }
  if (home.marks.length === 0 && s.doubts.length === 0) return
  const isVeiled = to.veil !== undefined
  const move: CardMove = {
    from: home.slots?.[0] ?? fromSlot,
    marks: home.marks,
    count: home.cards.length,
    position,
    kind,
    unique: from.unique,
    witnesses,
    // In a pile the mark beside this very card counts, in a hand copies are alike.
    sure: from.ordered && !home.slots ? marked : marksOfKind(home.cards, home.marks, kind),
    under: home.slots,
    to: {
      slot: isVeiled ? itemAt(slotsUnderVeil(s, to, toSeat), 0) : slotOf(s, to, toSeat),
      at: to.ordered && !isVeiled ? at : IN_HAND,
    },
    isVeiled,
  }
  followMove(s, move, placeTells ? [] : doubtsAfter(s, move, home.cards))
}

/** The cards among which somebody who sees one leave can't tell it from others, with the marks beside them; of a veil its slots. */
type Together = {
  readonly cards: readonly number[]
  readonly marks: readonly number[]
  readonly slots?: readonly number[]
}

/** Nobody knows anything of the cards, so it makes no difference which they are. */
const NOTHING_KNOWN: Together = { cards: [], marks: [] }

function allUnderVeil(s: Core, zone: Zone, seat: Seat): Together {
  const slots = slotsUnderVeil(s, zone, seat)
  let isAnyMarked = false
  for (const slot of slots) if (marksAtSlot(s, slot).length > 0) isAnyMarked = true
  if (!isAnyMarked && s.doubts.length === 0) return NOTHING_KNOWN
  const cards: number[] = []
  const marks: number[] = []
  for (const slot of slots) {
    const own = marksAtSlot(s, slot)
    const there = cardsAtSlot(s, slot)
    for (let i = 0; i < there.length; i++) {
      cards.push(itemAt(there, i))
      if (isAnyMarked) marks.push(own[i] ?? 0)
    }
  }
  return { cards, marks, slots }
}

function setMarks(s: Core, slot: number, marks: readonly number[]): void {
  s.known[slot] = marks.every(mark => mark === 0) ? [] : marks
}

/** What everybody can tell of a card that comes to lie face down, moves on, or is turned up. */
function followTraces(
  s: Core,
  from: Zone,
  seat: Seat,
  kind: number,
  to: Zone,
  toSeat: Seat,
  { turnedDown, open }: To,
): void {
  const isOpen = (zone: Zone): boolean => zone.others === 'cards'
  const [source, target] = [firstSlot(s, from, seat), firstSlot(s, to, toSeat)]
  const isGone = (from.veil === undefined ? [from] : from.veiled).every(zone => countIn(s, zone, seat) === 0)
  if (isOpen(from)) {
    if (turnedDown && !isOpen(to)) traceTurnedDown(s, target, kind)
  } else if (isOpen(to) || open) traceShown(s, source, kind, isGone)
  else traceUnseen(s, source, target, isGone)
}

/** All who have marked a card of this kind. */
function marksOfKind(cards: readonly number[], marks: readonly number[], kind: number): number {
  let found = 0
  for (let i = 0; i < marks.length; i++) if (cards[i] === kind) found |= marks[i] ?? 0
  return found
}

/**
 * Takes marks away where a card has just left a hand, or all zones under a veil. Copies are alike: a witness who had
 * marked another copy has seen "it" leave. Whoever did not see the card is not certain of any of those they knew.
 */
function takeMarks(s: Core, slots: readonly number[], kind: number, witnesses: number, blind: number): void {
  let left = witnesses
  for (const slot of slots) {
    const marks = marksAtSlot(s, slot)
    if (marks.length === 0) continue
    const cards = cardsAtSlot(s, slot)
    const kept = marks.map((mark, i) => {
      const seeing = mark & ~blind
      const seen = cards[i] === kind ? seeing & left : 0
      left &= ~seen
      return seeing & ~seen
    })
    setMarks(s, slot, kept)
  }
}

/** Puts a card into a zone and says at which position it lies. */
function insert(s: Core, zone: Zone, seat: Seat, kind: number, witnesses: number, bottom: boolean): number {
  const slot = slotOf(s, zone, seat)
  const cards = contents(s, zone, seat)
  if (zone.max !== undefined && cards.length >= zone.max)
    fail('broken-rules', `There is no room for another card in ${zone.name}.`)
  const marks = marksIn(s, zone, seat)
  const marked = witnesses & ~seers(s, zone, seat)
  let position = bottom ? cards.length : 0
  if (!zone.ordered) {
    position = cards.length
    while (position > 0 && (cards[position - 1] ?? 0) > kind) position--
  }
  s.zones[slot] = inserted(cards, position, kind)
  if (marks.length > 0) s.known[slot] = inserted(marks, position, marked)
  else if (marked !== 0) mark(s, slot, position, marked)
  return position
}

export const EVERYBODY = 'everybody'

/** Shows the cards of a zone, or some of them, to a seat and its allies, or to everybody at once; they remember. */
export function reveal<K extends string>(
  s: Core,
  zone: Zone<K>,
  seat: Seat,
  to: Seat | typeof EVERYBODY,
  which: (kind: K, position: number) => boolean = () => true,
): void {
  const positions = contents(s, zone, seat).flatMap((kind, i) => (which(kindAt(zone, kind), i) ? [i] : []))
  showPositions(s, zone, seat, to, positions)
}

/** Shows so many cards at random, and says which; of a zone with fewer, all. */
export function revealRandom<K extends string>(
  s: Core,
  zone: Zone<K>,
  seat: Seat,
  to: Seat | typeof EVERYBODY,
  howMany: number,
): K[] {
  const left = contents(s, zone, seat).map((kind, position) => ({ kind: kindAt(zone, kind), position }))
  const shown: { readonly kind: K; readonly position: number }[] = []
  while (shown.length < howMany && left.length > 0) {
    const kind = pickRandom(
      s,
      left.map(card => card.kind),
    )
    shown.push(
      ...left.splice(
        left.findIndex(card => card.kind === kind),
        1,
      ),
    )
  }
  showPositions(
    s,
    zone,
    seat,
    to,
    shown.map(({ position }) => position),
  )
  return shown.map(({ kind }) => kind)
}

function showPositions(
  s: Core,
  zone: Zone,
  seat: Seat,
  to: Seat | typeof EVERYBODY,
  positions: readonly number[],
): void {
  const slot = slotOf(s, zone, seat)
  const mask = (to === EVERYBODY ? everyone(s) : alliesMask(s, to)) & ~seers(s, zone, seat)
  const cards = contents(s, zone, seat)
  for (let viewer = 1; viewer <= mask; viewer <<= 1) {
    if ((mask & viewer) === 0) continue
    const together = zone.veil === undefined ? { cards, marks: marksAtSlot(s, slot) } : allUnderVeil(s, zone, seat)
    const learned =
      zone.ordered && zone.veil === undefined
        ? learnedInPile(s, slot, positions, viewer)
        : learnedInHand(s, slot, together, positions, viewer)
    for (const position of learned) mark(s, slot, position, viewer)
    if (learned.length > 0) s.sealed = true
    if (s.doubts.length === 0) continue
    followShown(s, {
      slot: together.slots?.[0] ?? slot,
      viewer,
      learned: learned.map(position => ({ kind: itemAt(cards, position), position })),
      whole: positions.length === together.cards.length,
      unique: zone.unique,
    })
  }
}

/** In a pile a card is known by its place. */
function learnedInPile(s: Core, slot: number, positions: readonly number[], viewer: number): readonly number[] {
  const marks = marksAtSlot(s, slot)
  return positions.filter(position => ((marks[position] ?? 0) & viewer) === 0)
}

/** In a hand, or under a veil, copies are alike: of each kind a viewer knows as many as it saw at once. */
function learnedInHand(
  s: Core,
  slot: number,
  { cards: all, marks: allMarks }: Together,
  positions: readonly number[],
  viewer: number,
): readonly number[] {
  const cards = cardsAtSlot(s, slot)
  const marks = marksAtSlot(s, slot)
  const isMarked = (i: number): boolean => ((marks[i] ?? 0) & viewer) !== 0
  return [...new Set(positions.map(position => cards[position]))].flatMap(kind => {
    const shown = positions.filter(position => cards[position] === kind)
    const known = all.filter((card, i) => card === kind && ((allMarks[i] ?? 0) & viewer) !== 0).length
    // Fewer of the shown ones are marked than are known, so that enough of them are not.
    return shown.filter(i => !isMarked(i)).slice(0, Math.max(0, shown.length - known))
  })
}

/** Shuffles a pile; whoever knew a card of it knows only that it is somewhere in there. */
export function shuffle(s: Core, zone: Zone, seat: Seat = 0): void {
  const slot = slotOf(s, zone, seat)
  const cards = contents(s, zone, seat)
  s.sealed = true
  if (zone.veil !== undefined) {
    // Nobody but those who see the cards can tell that anything happens: what others know moves along.
    const order = shuffled(s.random, [...cards.keys()])
    const marks = marksIn(s, zone, seat)
    if (marks.length > 0) s.known[slot] = order.map(i => itemAt(marks, i))
    s.zones[slot] = order.map(i => itemAt(cards, i))
    return
  }
  forgetOrder(s, slot)
  s.zones[slot] = shuffled(s.random, cards)
}
