// The table at a glance: who stands where, and what every card has now. Worked out from the cards in play and the lasting
// effects, and only when one of them has changed; the traits of a card only when somebody asks for them.

import { derivedFrom, itemAt, type Seat } from '@ludoteka/kernel'
import { isOneOf } from '@ludoteka/text-kit'
import type { AbilityName } from '../content/abilities.ts'
import { CARD, printedName } from '../content/cards.ts'
import { CELLS, type Cell, FIELD } from '../content/cells.ts'
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
import { hasLasting } from './lasting.ts'
import { indexOf, NONE, PIECES, type Piece } from './names.ts'
import { HIDDEN, type LastingRow, type PieceRow } from './rows.ts'
import { other, rowCells } from './seats.ts'
import type { S } from './state.ts'
import {
  CARD_WORKS,
  type CardWorks,
  type Granted,
  NO_TRAITS,
  PRINTED_TRAITS,
  type Traits,
  traitsOf,
  type Work,
} from './traits.ts'

export type World = {
  /** All cards of the play zone, hidden ones included (8.1), and by controller. */
  readonly inPlay: readonly Piece[]
  readonly squads: readonly (readonly Piece[])[]
  /** Hidden cards by controller. */
  readonly hidden: readonly (readonly Piece[])[]
  /** The cell a card stands on; symbiotes and equipment on that of their host (8.7). */
  cellOf(piece: Piece): Cell | undefined
  on(cell: Cell): readonly Piece[]
  /** All on the cell and on those around it. */
  near(cell: Cell): readonly Piece[]
  attachedTo(host: Piece): readonly Piece[]
  /** 8.7 Occupied by a marker. */
  isBlocked(cell: Cell): boolean
  traits(piece: Piece): Traits
  /** N.18 Other own cards with Formation orthogonally beside it. */
  partners(piece: Piece): number
  /** Revealed cards of a player that have instants. */
  responders(seat: Seat): readonly Piece[]
}

/** What makes up a world, apart from who is First, which never changes while cards are in play. */
export type Facts = Pick<S, 'pieces' | 'lasting' | 'first'>

const NOBODY: readonly Piece[] = []
const CELL_INDEX: ReadonlyMap<string, number> = new Map(CELLS.map((cell, i) => [cell, i]))
/** By the numbers of two cells: they are the same or touch, also at a corner. */
const TOUCH: readonly (readonly boolean[])[] = CELLS.map(from =>
  CELLS.map(to => FIELD.distance(from, to, { diagonal: true }) <= 1),
)
const isOut = ({ at }: PieceRow): boolean => at === 'graveyard' || at === 'deck'

/** A work of a card in play, and whose it is. */
type Aura = { readonly source: Piece; readonly work: Work }

function makeWorld(s: Facts): World {
  const { pieces, lasting } = s
  const rowOf = (piece: Piece): PieceRow => itemAt(pieces, indexOf(piece))
  const inPlay: Piece[] = []
  const squads: Piece[][] = [[], []]
  const hidden: Piece[][] = [[], []]
  const cells: (number | undefined)[] = []
  const standing: (Piece[] | undefined)[] = []
  const attached = new Map<Piece, Piece[]>()

  for (let i = 0; i < pieces.length; i++) {
    const row = itemAt(pieces, i)
    if (isOut(row)) continue
    const piece = itemAt(PIECES, i)
    inPlay.push(piece)
    squads[row.controller]?.push(piece)
    if (row.card === HIDDEN) hidden[row.controller]?.push(piece)
    if (row.host !== NONE) attached.set(row.host, [...(attached.get(row.host) ?? []), piece])
    const at = row.host === NONE ? row.at : rowOf(row.host).at
    const cell = CELL_INDEX.get(at)
    if (cell === undefined) continue
    cells[i] = cell
    const there = standing[cell]
    if (there) there.push(piece)
    else standing[cell] = [piece]
  }

  const cellOf = (piece: Piece): Cell | undefined => {
    const cell = cells[indexOf(piece)]
    return cell === undefined ? undefined : CELLS[cell]
  }
  const on = (cell: Cell): readonly Piece[] => standing[CELL_INDEX.get(cell) ?? 0] ?? NOBODY
  const nearby: (readonly Piece[] | undefined)[] = []
  const near = (cell: Cell): readonly Piece[] => {
    const i = CELL_INDEX.get(cell) ?? 0
    const found = nearby[i] ?? inPlay.filter(piece => touches(i, cells[indexOf(piece)]))
    nearby[i] = found
    return found
  }
  const attachedTo = (host: Piece): readonly Piece[] => attached.get(host) ?? NOBODY

  const gained = (piece: Piece): readonly KeywordInstance[] =>
    lasting.flatMap(row => (row.kind === 'keyword' && row.piece === piece ? keywordIn(row) : []))
  const lost = (piece: Piece): readonly KeywordId[] =>
    lasting.flatMap(row => (row.kind === 'lost' && row.piece === piece && row.keyword !== NONE ? [row.keyword] : []))
  const isChanged = (piece: Piece): boolean => hasLasting(s, 'keyword', piece) || hasLasting(s, 'lost', piece)

  /** Printed, gained and not lost: what grants depend on. No static ability grants what a filter of another one asks for. */
  const hasBase = (piece: Piece, k: KeywordId): boolean => {
    const { card } = rowOf(piece)
    if (card === HIDDEN) return false
    const isOwn = PRINTED_TRAITS.get(card)?.amounts[k] !== undefined
    if (!isChanged(piece)) return isOwn
    return (isOwn && !lost(piece).includes(k)) || gained(piece).some(one => one.k === k)
  }

  const partners = (piece: Piece): number => {
    const cell = cellOf(piece)
    if (cell === undefined || !hasBase(piece, 'formation')) return 0
    const { controller } = rowOf(piece)
    let found = 0
    for (const beside of FIELD.neighbours(cell)) {
      for (const one of on(beside)) if (rowOf(one).controller === controller && hasBase(one, 'formation')) found++
    }
    return found
  }

  const baseSubject = (piece: Piece): Subject => ({
    row: rowOf(piece),
    has: k => hasBase(piece, k),
    isInFormation: () => partners(piece) > 0,
    abilities: () => printedAbilities(rowOf(piece)),
  })

  const holds = (source: Piece, condition: Condition | undefined): boolean => {
    if (!condition) return true
    const row = rowOf(source)
    const host = (): PieceRow | undefined => (row.host === NONE ? undefined : rowOf(row.host))
    return isMet(condition, { source: row, partners: () => partners(source), host, target: () => undefined })
  }

  /** What the card is granted by its own Formation and Charge lines while they work. */
  const granted = (piece: Piece, works: CardWorks): readonly Granted[] => [
    ...(works.formation && partners(piece) > 0 ? [works.formation] : []),
    ...works.charges.filter(({ x }) => rowOf(piece).chips >= x),
  ]

  const auras: Aura[] = []
  for (const piece of inPlay) {
    const works = worksOf(rowOf(piece))
    if (!works) continue
    for (const work of works.works) if (work.scope !== 'self') auras.push({ source: piece, work })
    for (const { works: more } of granted(piece, works)) for (const work of more) auras.push({ source: piece, work })
  }

  const isServed = (piece: Piece, { source, work }: Aura): boolean => {
    const { scope } = work
    if (scope === 'self') return piece === source
    if (scope === 'host') return rowOf(source).host === piece
    return (
      isInGroup(s, { rowOf, cellOf }, scope, source, piece) &&
      fits(scope.filter, baseSubject(piece), viewpoint(rowOf(source)))
    )
  }

  const workOut = (piece: Piece): Traits => {
    const { card } = rowOf(piece)
    if (card === HIDDEN) return NO_TRAITS
    const works = worksOf(rowOf(piece))
    const mods: Mod[] = []
    const keywords: KeywordInstance[] = []
    const abilities: AbilityName[] = []
    for (const aura of auras)
      if (isServed(piece, aura) && holds(aura.source, aura.work.condition)) mods.push(...aura.work.mods)
    if (works) {
      for (const { scope, condition, mods: own } of works.works)
        if (scope === 'self' && holds(piece, condition)) mods.push(...own)
      for (const grant of granted(piece, works)) {
        keywords.push(...grant.keywords)
        mods.push(...grant.mods)
        abilities.push(...grant.abilities)
      }
    }
    const isPlain = mods.length + keywords.length + abilities.length === 0 && !isChanged(piece)
    const printed = PRINTED_TRAITS.get(card) ?? NO_TRAITS
    if (isPlain) return printed
    return traitsOf(card, { keywords: [...gained(piece), ...keywords], mods, abilities, lost: lost(piece) })
  }

  const known: (Traits | undefined)[] = []
  const traitsOfPiece = (piece: Piece): Traits => {
    const i = indexOf(piece)
    const found = known[i] ?? workOut(piece)
    known[i] = found
    return found
  }
  const responding: (readonly Piece[] | undefined)[] = []
  return {
    inPlay,
    squads,
    hidden,
    cellOf,
    on,
    near,
    attachedTo,
    isBlocked: cell => lasting.some(row => row.kind === 'marker' && row.blocks && row.cell === cell),
    traits: traitsOfPiece,
    partners,
    responders(seat) {
      const found = responding[seat] ?? itemAt(squads, seat).filter(piece => hasInstant(traitsOfPiece(piece)))
      responding[seat] = found
      return found
    },
  }
}

const touches = (from: number, to: number | undefined): boolean => to !== undefined && TOUCH[from]?.[to] === true

/** N.31 Rage is an instant ability as well. */
const hasInstant = ({ instants, amounts }: Traits): boolean => instants.length > 0 || amounts.rage !== undefined

const viewpoint = (source: PieceRow): Viewpoint => ({ seat: source.controller, source })

const isFlag = isOneOf(FLAG_KEYWORDS)
const isNumbered = isOneOf([...MAX_KEYWORDS, ...MIN_KEYWORDS])

function keywordIn({ keyword, x }: LastingRow): readonly GainedKeyword[] {
  if (isFlag(keyword)) return [{ k: keyword }]
  return isNumbered(keyword) ? [{ k: keyword, x }] : []
}

function printedAbilities({ card }: PieceRow): readonly AbilityName[] {
  if (card === HIDDEN) return []
  return CARD[card].abilities.flatMap(({ id, kind }) =>
    kind === 'activated' || kind === 'triggered' ? [printedName(card, id)] : [],
  )
}

/** Nothing for the many cards that serve nobody and have no line with a condition. */
const worksOf = ({ card }: PieceRow): CardWorks | undefined => (card === HIDDEN ? undefined : CARD_WORKS.get(card))

/** Where cards stand, or stood last. */
type Placement = { rowOf(piece: Piece): PieceRow; cellOf(piece: Piece): Cell | undefined }

/** 4.5 of the vocabulary: whether a card stands in an area seen from the source; filters aside. */
export function isInGroup(
  s: Pick<S, 'first'>,
  { rowOf, cellOf }: Placement,
  { side, area, row = 1 }: Group,
  source: Piece,
  piece: Piece,
): boolean {
  const { controller } = rowOf(source)
  const seat: Seat = side === 'own' ? controller : other(controller)
  if (rowOf(piece).controller !== seat) return false
  if (area === 'playZone') return true
  const cell = cellOf(piece)
  if (cell === undefined) return false
  if (area === 'ownRow') return rowCells(s, seat, row).includes(cell)
  const from = cellOf(source)
  if (from === undefined) return false
  switch (area) {
    case 'sameColumn':
      return FIELD.columnOf(cell) === FIELD.columnOf(from)
    case 'leftRight':
      return FIELD.rowOf(cell) === FIELD.rowOf(from) && FIELD.distance(cell, from) === 1
    case 'adjacent':
      return piece !== source && FIELD.distance(cell, from, { diagonal: true }) <= 1
  }
}

export const world = derivedFrom<Facts, World>(
  s => s.pieces,
  s => s.lasting,
  makeWorld,
)

/** What a world is made of: wounds, closing and the counters of a turn make no difference to it (a test keeps it so). */
export const WORLDLY = [
  'card',
  'controller',
  'at',
  'host',
  'chips',
  'poison',
] as const satisfies readonly (keyof PieceRow)[]
const WORLDLY_COLUMNS: ReadonlySet<string> = new Set(WORLDLY)

/** Whether changes to a row make a difference to the world. */
export function isWorldly(changes: Partial<PieceRow>): boolean {
  for (const column in changes) if (WORLDLY_COLUMNS.has(column)) return true
  return false
}

/** The rows have been replaced by others that make no difference to it. */
export const keepWorld = (before: readonly PieceRow[], after: readonly PieceRow[]): void => world.same(before, after)
