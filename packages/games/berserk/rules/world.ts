// The table at a glance: who stands where, and what every card has now. Worked out from the cards in play and the lasting
// effects, and only when one of them has changed; the traits of a card only when somebody asks for them.

import { derivedFrom, itemAt, required, type Seat } from '@ludoteka/kernel'
import { isOneOf } from '@ludoteka/text-kit'
import type { AbilityName } from '../content/abilities.ts'
import { CARD, printedName } from '../content/cards.ts'
import {
  CELLS,
  type Cell,
  cellNumber,
  distance,
  isSameColumn,
  isSameRow,
  NO_CELL,
  neighboursOf,
  touch,
  touchByNumber,
} from '../content/cells.ts'
import {
  FLAG_KEYWORDS,
  type GainedKeyword,
  type KeywordId,
  type KeywordInstance,
  MAX_KEYWORDS,
  MIN_KEYWORDS,
} from '../content/keywords.ts'
import type { Condition, Group, Mod } from '../content/vocabulary.ts'
import { isMet } from './conditions.ts'
import { fits, type Subject, type Viewpoint } from './filters.ts'
import { type Kind, kindOf } from './kinds.ts'
import { indexOf, NONE, PIECES, type Piece } from './names.ts'
import type { Roles } from './roles.ts'
import { HIDDEN, type LastingRow, type PieceRow } from './rows.ts'
import { ALL_SEATS, other, rowCells } from './seats.ts'
import type { S } from './state.ts'
import { type CardWorks, type Granted, NO_TRAITS, type Traits, traitsWith, type Work } from './traits.ts'

/** What makes up a world, apart from who is First, which never changes while cards are in play. */
export type Facts = Pick<S, 'pieces' | 'lasting' | 'first'>

/** A work of a card in play, and whose it is. */
type Aura = { readonly source: Piece; readonly work: Work }

/** Data and no methods: a function made anew for every position would never be fast. */
export type World = {
  /** What it was made of; wounds, closing and the counters of a turn may have changed since. */
  readonly facts: Facts
  /** All cards of the play zone, hidden ones included (8.1), and by controller. */
  readonly inPlay: readonly Piece[]
  readonly squads: readonly (readonly Piece[])[]
  /** Hidden cards by controller. */
  readonly hidden: readonly (readonly Piece[])[]
  /** By number of a card, what kind of card it is. */
  readonly kinds: readonly Kind[]
  /** By number of a card, the number of the cell it stands on; symbiotes and equipment on that of their host (8.7). */
  readonly cells: readonly number[]
  /** By number of a cell. */
  readonly standing: readonly (readonly Piece[])[]
  readonly attached: readonly Piece[]
  /** Cells with a marker (8.7), and those with a card or a marker: one bit for each, by number. */
  readonly blocked: number
  readonly occupied: number
  /** By controller, whether a revealed creature stands in play. */
  readonly hasCreature: readonly boolean[]
  /** What some card has or does here hangs on who stands where. */
  readonly isPlaceFelt: boolean
  readonly auras: readonly Aura[]
  // Found when they are first asked for.
  readonly nearby: (readonly Piece[] | undefined)[]
  readonly traits: (Traits | undefined)[]
  readonly roles: (Roles | undefined)[]
}

const NOBODY: readonly Piece[] = []
/** By number of a card, the list of it alone: on most cells stands one card. */
const ALONE: readonly (readonly Piece[])[] = PIECES.map(piece => [piece])
const EMPTY_FIELD: readonly (readonly Piece[])[] = CELLS.map(() => NOBODY)
const NOT_FOUND: readonly undefined[] = PIECES.map(() => undefined)
const NO_ROLES: readonly undefined[] = [undefined, undefined]
const isOut = ({ at }: PieceRow): boolean => at === 'graveyard' || at === 'deck'

function makeWorld({ pieces, lasting, first }: Facts): World {
  const inPlay: Piece[] = []
  const squads: Piece[][] = [[], []]
  const hidden: Piece[][] = [[], []]
  const kinds: Kind[] = []
  const cells: number[] = []
  const standing = EMPTY_FIELD.slice()
  const attached: Piece[] = []
  const blocked = blockedBy(lasting)
  let occupied = blocked
  const hasCreature = [false, false]
  let isPlaceFelt = false
  for (let i = 0; i < pieces.length; i++) {
    const row = itemAt(pieces, i)
    const kind = kindOf(row.card)
    cells.push(NO_CELL)
    kinds.push(kind)
    if (isOut(row)) continue
    isPlaceFelt ||= kind.works?.isPlaceFelt === true
    const piece = itemAt(PIECES, i)
    inPlay.push(piece)
    squads[row.controller]?.push(piece)
    if (row.card === HIDDEN) hidden[row.controller]?.push(piece)
    if (kind.isCreature) hasCreature[row.controller] = true
    if (row.host !== NONE) attached.push(piece)
    const cell = cellNumber(row.host === NONE ? row.at : itemAt(pieces, indexOf(row.host)).at)
    if (cell === NO_CELL) continue
    cells[i] = cell
    occupied |= 1 << cell
    const there = itemAt(standing, cell)
    standing[cell] = there.length === 0 ? itemAt(ALONE, i) : [...there, piece]
  }
  const auras: Aura[] = []
  const facts = { pieces, lasting, first }
  const world = {
    facts,
    inPlay,
    squads,
    hidden,
    kinds,
    cells,
    standing,
    attached,
    blocked,
    occupied,
    hasCreature,
    isPlaceFelt,
    auras,
    nearby: NOT_FOUND.slice(0, CELLS.length),
    traits: NOT_FOUND.slice(0, pieces.length),
    roles: NO_ROLES.slice(),
  }
  for (const piece of inPlay) addAuras(world, auras, piece)
  return world
}

/** A card on which nothing stands has gone to a free cell. Unless something hangs on places, all have what they had before. */
function moved(w: World, pieces: Facts['pieces'], mover: number): World | undefined {
  const from = itemAt(w.cells, mover)
  const to = cellNumber(itemAt(pieces, mover).at)
  if (from === NO_CELL || to === NO_CELL) return undefined
  if (itemAt(w.standing, from).length > 1 || itemAt(w.standing, to).length > 0) return undefined
  const cells = w.cells.slice()
  cells[mover] = to
  const standing = w.standing.slice()
  standing[from] = NOBODY
  standing[to] = itemAt(ALONE, mover)
  const { isPlaceFelt } = w
  const auras: Aura[] = []
  const world = {
    facts: { pieces, lasting: w.facts.lasting, first: w.facts.first },
    inPlay: w.inPlay,
    squads: w.squads,
    hidden: w.hidden,
    kinds: w.kinds,
    cells,
    standing,
    attached: w.attached,
    blocked: w.blocked,
    occupied: (w.occupied & ~(1 << from)) | (1 << to) | w.blocked,
    hasCreature: w.hasCreature,
    isPlaceFelt,
    auras: isPlaceFelt ? auras : w.auras,
    nearby: NOT_FOUND.slice(0, CELLS.length),
    traits: isPlaceFelt ? NOT_FOUND.slice(0, pieces.length) : w.traits,
    roles: isPlaceFelt ? NO_ROLES.slice() : w.roles,
  }
  if (isPlaceFelt) {
    for (const piece of w.inPlay) addAuras(world, auras, piece)
    if (areFeltAlike(w.auras, auras)) keepWhatIsSame(w, world)
  }
  return world
}

/**
 * A hidden card was turned up where it lies. One that serves nobody, and that nothing hangs on, makes a difference only to
 * itself: of all others everything is known that was known before.
 */
function uncovered(w: World, pieces: Facts['pieces'], shown: number): World | undefined {
  const { card, controller } = itemAt(pieces, shown)
  const kind = kindOf(card)
  const piece = itemAt(PIECES, shown)
  if (kind.works !== undefined || isChanged(w, piece) || attachedTo(w, piece).length > 0) return undefined
  const kinds = w.kinds.slice()
  kinds[shown] = kind
  const hidden = w.hidden.slice()
  hidden[controller] = hiddenIn(w, controller).filter(one => one !== piece)
  const hasCreature = w.hasCreature.slice()
  hasCreature[controller] ||= kind.isCreature
  const traits = w.traits.slice()
  traits[shown] = undefined
  const roles = w.roles.slice()
  roles[controller] = undefined
  return {
    facts: { pieces, lasting: w.facts.lasting, first: w.facts.first },
    inPlay: w.inPlay,
    squads: w.squads,
    hidden,
    kinds,
    cells: w.cells,
    standing: w.standing,
    attached: w.attached,
    blocked: w.blocked,
    occupied: w.occupied,
    hasCreature,
    isPlaceFelt: w.isPlaceFelt,
    auras: w.auras,
    nearby: w.nearby,
    traits,
    roles,
  }
}

/** The same cards serve, and each only the card it stands on: whom they serve does not hang on places. */
function areFeltAlike(before: readonly Aura[], after: readonly Aura[]): boolean {
  if (before.length !== after.length) return false
  return after.every(({ source, work }, i) => {
    const isForHost = work.scope === 'host' && work.condition === undefined
    return isForHost && before[i]?.source === source && before[i]?.work === work
  })
}

/**
 * Where whom others serve does not hang on places, only those with works of their own can feel who stands where. If they have
 * what they had before, everybody has the same to do.
 */
function keepWhatIsSame(before: World, after: World): void {
  let isSame = true
  for (const piece of after.inPlay) {
    const i = indexOf(piece)
    if (kindIn(after, piece).works === undefined) after.traits[i] = before.traits[i]
    else isSame &&= traitsFor(after, piece) === before.traits[i]
  }
  if (isSame) for (const seat of ALL_SEATS) after.roles[seat] = before.roles[seat]
}

function addAuras(w: World, auras: Aura[], source: Piece): void {
  const { works } = kindIn(w, source)
  if (!works) return
  for (const work of works.works) if (work.scope !== 'self') auras.push({ source, work })
  for (const { works: more } of granted(w, source, works)) for (const work of more) auras.push({ source, work })
}

export const rowIn = ({ facts }: World, piece: Piece): PieceRow => required(facts.pieces[indexOf(piece)], piece)

export const squadIn = ({ squads }: World, seat: Seat): readonly Piece[] => required(squads[seat], 'a squad')
export const hiddenIn = ({ hidden }: World, seat: Seat): readonly Piece[] => required(hidden[seat], 'a squad')

export const kindIn = ({ kinds }: World, piece: Piece): Kind => required(kinds[indexOf(piece)], piece)

/** NO_CELL for what stands on none. */
export const cellNumberIn = ({ cells }: World, piece: Piece): number => cells[indexOf(piece)] ?? NO_CELL

export function cellIn(w: World, piece: Piece): Cell | undefined {
  const cell = cellNumberIn(w, piece)
  return cell === NO_CELL ? undefined : CELLS[cell] // to look for an element that no list can have is slow
}

export const standingOn = ({ standing }: World, cell: Cell): readonly Piece[] =>
  required(standing[cellNumber(cell)], cell)

/** All on the cell and on those around it; by the number of the cell as well. */
export const standingNear = (w: World, cell: Cell): readonly Piece[] => standingNearNumber(w, cellNumber(cell))

export function standingNearNumber({ nearby, inPlay, cells }: World, i: number): readonly Piece[] {
  const known = nearby[i]
  if (known) return known
  const found: Piece[] = []
  for (const piece of inPlay) {
    const at = cells[indexOf(piece)] ?? NO_CELL
    if (at !== NO_CELL && touchByNumber(i, at)) found.push(piece)
  }
  nearby[i] = found
  return found
}

export const attachedTo = (w: World, host: Piece): readonly Piece[] =>
  w.attached.length === 0 ? NOBODY : w.attached.filter(piece => rowIn(w, piece).host === host)

/** 8.7 Occupied by a marker. */
export const isBlocked = ({ blocked }: World, cell: Cell): boolean => (blocked & (1 << cellNumber(cell))) !== 0

/** 8.7 Neither a card nor a marker there. */
export const isFreeIn = (w: World, cell: Cell): boolean => isFreeNumber(w, cellNumber(cell))
export const isFreeNumber = ({ occupied }: World, cell: number): boolean => (occupied & (1 << cell)) === 0

function blockedBy(lasting: Facts['lasting']): number {
  let blocked = 0
  for (const { kind, blocks, cell } of lasting)
    if (kind === 'marker' && blocks && cell !== NONE) blocked |= 1 << cellNumber(cell)
  return blocked
}

export function traitsFor(w: World, piece: Piece): Traits {
  const i = indexOf(piece)
  const found = w.traits[i] ?? workOut(w, piece)
  w.traits[i] = found
  return found
}

/** What of all that works in this world works on the card. */
function workOut(w: World, piece: Piece): Traits {
  const { card } = rowIn(w, piece)
  const { printed, works } = kindIn(w, piece)
  if (card === HIDDEN) return NO_TRAITS
  const isLastinglyChanged = isChanged(w, piece)
  if (!works && !isLastinglyChanged && !isServedAtAll(w, piece)) return printed
  const mods: Mod[] = []
  const keywords = isLastinglyChanged ? gained(w, piece) : []
  const abilities: AbilityName[] = []
  for (const aura of w.auras)
    if (isServed(w, piece, aura) && holds(w, aura.source, aura.work.condition)) mods.push(...aura.work.mods)
  if (works) {
    for (const { scope, condition, mods: own } of works.works)
      if (scope === 'self' && holds(w, piece, condition)) mods.push(...own)
    for (const grant of granted(w, piece, works)) {
      keywords.push(...grant.keywords)
      mods.push(...grant.mods)
      abilities.push(...grant.abilities)
    }
  }
  const isPlain = mods.length + keywords.length + abilities.length === 0 && !isLastinglyChanged
  return isPlain ? printed : traitsWith(card, { keywords, mods, abilities, lost: lost(w, piece) })
}

function isChanged({ facts }: World, piece: Piece): boolean {
  for (const { kind, piece: whose } of facts.lasting)
    if (whose === piece && (kind === 'keyword' || kind === 'lost')) return true
  return false
}

function gained({ facts }: World, piece: Piece): KeywordInstance[] {
  const found: KeywordInstance[] = []
  for (const row of facts.lasting) {
    const keyword = row.kind === 'keyword' && row.piece === piece ? keywordIn(row) : undefined
    if (keyword) found.push(keyword)
  }
  return found
}

function lost({ facts }: World, piece: Piece): readonly KeywordId[] {
  const found: KeywordId[] = []
  for (const { kind, piece: whose, keyword } of facts.lasting)
    if (kind === 'lost' && whose === piece && keyword !== NONE) found.push(keyword)
  return found
}

/** Printed, gained and not lost: what grants depend on. No static ability grants what a filter of another one asks for. */
function hasBase(w: World, piece: Piece, k: KeywordId): boolean {
  const isOwn = kindIn(w, piece).printed.amounts[k] !== undefined
  if (rowIn(w, piece).card === HIDDEN || !isChanged(w, piece)) return isOwn
  return (isOwn && !lost(w, piece).includes(k)) || gained(w, piece).some(one => one.k === k)
}

/** N.18 Other own cards with Formation orthogonally beside it. */
export function partnersOf(w: World, piece: Piece): number {
  const cell = cellIn(w, piece)
  if (cell === undefined || !hasBase(w, piece, 'formation')) return 0
  const { controller } = rowIn(w, piece)
  let found = 0
  for (const beside of neighboursOf(cell)) {
    for (const one of standingOn(w, beside))
      if (rowIn(w, one).controller === controller && hasBase(w, one, 'formation')) found++
  }
  return found
}

const holds = (w: World, piece: Piece, condition: Condition | undefined): boolean =>
  condition === undefined || isMetBy(w, piece, condition)

function isMetBy(w: World, piece: Piece, condition: Condition): boolean {
  const source = rowIn(w, piece)
  return isMet(condition, {
    source,
    partners: () => partnersOf(w, piece),
    host: () => (source.host === NONE ? undefined : rowIn(w, source.host)),
    target: () => undefined,
  })
}

const NO_GRANTS: readonly Granted[] = []

/** What the card is granted by its own Formation and Charge lines while they work. */
function granted(w: World, piece: Piece, { formation, charges }: CardWorks): readonly Granted[] {
  if (formation === undefined && charges.length === 0) return NO_GRANTS
  const found: Granted[] = []
  if (formation && partnersOf(w, piece) > 0) found.push(formation)
  const { chips } = rowIn(w, piece)
  for (const charge of charges) if (chips >= charge.x) found.push(charge)
  return found
}

/** Most cards are served by nobody. */
function isServedAtAll(w: World, piece: Piece): boolean {
  for (const aura of w.auras) if (isServed(w, piece, aura)) return true
  return false
}

function isServed(w: World, piece: Piece, { source, work: { scope } }: Aura): boolean {
  if (scope === 'self') return piece === source
  const [row, from] = [rowIn(w, piece), rowIn(w, source)]
  if (scope === 'host') return from.host === piece
  return (
    isInGroup(w.facts, scope, from, cellIn(w, source), row, cellIn(w, piece)) &&
    (!scope.filter || fits(scope.filter, baseSubject(w, piece), viewpoint(from)))
  )
}

const baseSubject = (w: World, piece: Piece): Subject => ({
  row: rowIn(w, piece),
  has: k => hasBase(w, piece, k),
  isInFormation: () => partnersOf(w, piece) > 0,
  abilities: () => printedAbilities(rowIn(w, piece)),
})

const viewpoint = (source: PieceRow): Viewpoint => ({ seat: source.controller, source })

const isFlag = isOneOf(FLAG_KEYWORDS)
const isNumbered = isOneOf([...MAX_KEYWORDS, ...MIN_KEYWORDS])

/** One record for each, so that traits with the same keywords are found again (`traitsWith`). */
const GAINED = new Map<string, GainedKeyword | undefined>()

function keywordIn({ keyword, x }: LastingRow): GainedKeyword | undefined {
  const name = `${keyword} ${x}`
  if (!GAINED.has(name))
    GAINED.set(name, isFlag(keyword) ? { k: keyword } : isNumbered(keyword) ? { k: keyword, x } : undefined)
  return GAINED.get(name)
}

function printedAbilities({ card }: PieceRow): readonly AbilityName[] {
  if (card === HIDDEN) return []
  return CARD[card].abilities.flatMap(({ id, kind }) =>
    kind === 'activated' || kind === 'triggered' ? [printedName(card, id)] : [],
  )
}

/** 4.5 of the vocabulary: whether a card on a cell is in an area seen from the source on its own; filters aside. */
export function isInGroup(
  s: Pick<S, 'first'>,
  { side, area, row: ownRow = 1 }: Group,
  source: PieceRow,
  from: Cell | undefined,
  row: PieceRow,
  cell: Cell | undefined,
): boolean {
  const seat: Seat = side === 'own' ? source.controller : other(source.controller)
  if (row.controller !== seat) return false
  if (area === 'playZone') return true
  if (cell === undefined) return false
  if (area === 'ownRow') return rowCells(s, seat, ownRow).includes(cell)
  if (from === undefined) return false
  switch (area) {
    case 'sameColumn':
      return isSameColumn(cell, from)
    case 'leftRight':
      return isSameRow(cell, from) && distance(cell, from) === 1
    case 'adjacent':
      return row !== source && touch(cell, from)
  }
}

const worlds = derivedFrom<Facts, World>(
  s => s.pieces,
  s => s.lasting,
  makeWorld,
)

type Asked = { pieces: Facts['pieces']; readonly lasting: Facts['lasting']; readonly world: World }
let last: Asked | undefined

/** Asked for dozens of times in a decision, nearly always for the same as before: that is short enough to be compiled into its callers. */
export const world = (s: Facts): World =>
  last !== undefined && last.pieces === s.pieces && last.lasting === s.lasting ? last.world : lookUp(s)

function lookUp(s: Facts): World {
  const found = worlds(s)
  last = { pieces: s.pieces, lasting: s.lasting, world: found }
  return found
}

/** What a world is made of apart from places: wounds, closing and the counters of a turn make no difference to it (a test keeps it so). */
const isSameElsewhere = (one: PieceRow, two: PieceRow): boolean => one.card === two.card && isSameBut(one, two)

/** The same apart from places and from what the card is. */
const isSameBut = (one: PieceRow, two: PieceRow): boolean =>
  one.controller === two.controller &&
  one.host === two.host &&
  one.poison === two.poison &&
  (one.chips === two.chips || kindOf(one.card).works === undefined) // chips count only for what the card itself does

export const isSameInWorld = (one: PieceRow, two: PieceRow): boolean => one.at === two.at && isSameElsewhere(one, two)

/** The rows have been replaced by others that make no difference to it. */
export function keepWorld(before: Facts['pieces'], after: Facts['pieces']): void {
  worlds.same(before, after)
  if (last?.pieces === before) last.pieces = after
}

/** The row of a card has been replaced by another: what is known of the world is kept as far as it is the same. */
export function keepWorldBut(before: Facts['pieces'], after: Facts['pieces'], changed: number): void {
  const [one, two] = [before[changed], after[changed]]
  if (!one || !two || !isSameBut(one, two)) return
  if (one.card !== two.card) {
    if (one.card === HIDDEN && one.at === two.at) worlds.follows(before, after, w => uncovered(w, after, changed))
  } else if (one.at === two.at) keepWorld(before, after)
  else worlds.follows(before, after, w => moved(w, after, changed))
}
