// What the board shows at one moment: the cards in play, what waits on the stack, the dice, and what flashes up.

import { cardsSeen, type Json, type View } from '@ludoteka/kernel'
import { findName } from '@ludoteka/ui'
import { ABILITY_NAMES, type AbilityName } from '../content/abilities.ts'
import type { CardId } from '../content/cards.ts'
import { CELLS, type Cell } from '../content/cells.ts'
import type { AttackType, Grade } from '../content/terms.ts'
import {
  type AttackEnd,
  endOf,
  FIELDS,
  HIDDEN,
  type LastingRow,
  NONE,
  type Phase,
  PIECES,
  type Piece,
  type PieceRow,
  publicState,
  resultOfFace,
  ZONES,
} from '../rules/questions.ts'

export const DECLARED_KINDS = ['strike', 'defend', 'ability', 'pause'] as const
export type DeclaredKind = (typeof DECLARED_KINDS)[number]
/** Windows in the middle of an attack or of wounds (W2–W4). */
export const WINDOW_KINDS = ['roll', 'wounds', 'wounded'] as const
export type WindowKind = (typeof WINDOW_KINDS)[number]
const ITEM_KINDS = [...DECLARED_KINDS, ...WINDOW_KINDS] as const
export type ItemKind = (typeof ITEM_KINDS)[number]
const PAUSES = ['ready', 'moved', 'ending'] as const
export type Pause = (typeof PAUSES)[number]

/** Something that waits on the stack. */
export type Item = {
  readonly id: number
  readonly kind: ItemKind
  readonly seat: number | undefined
  readonly piece: Piece | undefined
  readonly ability: AbilityName | undefined
  readonly targets: readonly Piece[]
  readonly x: number
  /** Which text of an ability was chosen; 0 for none. */
  readonly option: number
  readonly isBlocked: boolean
  readonly why: Pause | undefined
  /** How strong the blow is whose wounds are waited for. */
  readonly strength: number | undefined
}

export const DICE = ['attack', 'defence', 'plain'] as const
export type DieKind = (typeof DICE)[number]
export type Die = {
  readonly piece: Piece
  readonly kind: DieKind
  readonly face: number
  /** The second die of a card that throws twice. */
  readonly spare: number
  /** With all modifiers, once it is settled. */
  readonly result: number | undefined
  /** Changes whenever it is thrown. */
  readonly throws: number
}

export type DuelEnd =
  | { readonly kind: 'hit' | 'counter'; readonly grade: Grade | typeof NONE; readonly strength: number }
  | { readonly kind: 'bothMiss' }

/** An attack that is being carried out. */
export type Duel = {
  readonly attacker: Piece
  readonly target: Piece
  readonly type: AttackType
  readonly dice: readonly Die[]
  readonly end: DuelEnd | undefined
}

export type FlashKind = 'wound' | 'heal' | 'life' | 'chip' | 'stopped' | 'death'
export type Flash = { readonly id: number; readonly piece: Piece; readonly kind: FlashKind; readonly n: number }

export type Scene = {
  readonly phase: Phase
  readonly first: number
  readonly active: number
  readonly turn: number
  readonly calmTurns: number
  readonly pieces: readonly PieceRow[]
  readonly lasting: readonly LastingRow[]
  /** What happens next first. */
  readonly stack: readonly Item[]
  readonly duel: Duel | undefined
  readonly flash: Flash | undefined
}

export function sceneOf(view: View): Scene {
  const { phase, first, active, turn, calmTurns, pieces, lasting } = publicState(view)
  const stack = itemsIn(view)
  return { phase, first, active, turn, calmTurns, pieces, lasting, stack, duel: duelIn(view), flash: undefined }
}

const isObject = (json: Json | undefined): json is { readonly [key: string]: Json } =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

const listOf = (json: Json | undefined): readonly Json[] => (Array.isArray(json) ? json : [])
const numberOf = (json: Json | undefined): number | undefined => (typeof json === 'number' ? json : undefined)
const piecesOf = (json: Json | undefined): readonly Piece[] => listOf(json).flatMap(one => findName(PIECES, one) ?? [])

/** What everybody is told of the stack. */
function itemsIn({ terms }: View): readonly Item[] {
  return listOf(terms['stack']).flatMap(json => {
    if (!isObject(json)) return []
    const kind = findName(ITEM_KINDS, json['kind'])
    if (!kind) return []
    const wounded = listOf(json['wounds']).flatMap(one => (isObject(one) ? (findName(PIECES, one['piece']) ?? []) : []))
    const target = findName(PIECES, json['target'])
    const targets = piecesOf(json['targets'])
    return [
      {
        id: numberOf(json['item']) ?? 0,
        kind,
        seat: numberOf(json['seat']),
        piece: findName(PIECES, json['piece']) ?? findName(PIECES, json['attacker']),
        ability: findName(ABILITY_NAMES, json['ability']),
        targets: targets.length > 0 ? targets : target ? [target] : wounded,
        x: numberOf(json['x']) ?? 0,
        option: numberOf(json['option']) ?? 0,
        isBlocked: json['blocked'] === true,
        why: findName(PAUSES, json['why']),
        strength: numberOf(json['strength']),
      },
    ]
  })
}

/** The attack whose dice lie on the table. */
function duelIn(view: View): Duel | undefined {
  const { rolls } = publicState(view)
  const attack = attackIn(view)
  if (!attack || attack.attacker === NONE || attack.target === NONE) return undefined
  const dice = rolls.flatMap(({ id, piece, die, face, spare, rerolls }) =>
    id === attack.roll && piece !== NONE
      ? [{ piece, kind: die, face, spare, result: resultIn(view, piece, die), throws: 1 + rerolls }]
      : [],
  )
  const { attacker, target, type, outcome, grade, strength } = attack
  const end: DuelEnd | undefined =
    outcome === NONE ? undefined : outcome === 'bothMiss' ? { kind: outcome } : { kind: outcome, grade, strength }
  return { attacker, target, type, dice, end }
}

/** What a die comes to with everything that changes it, while somebody may still respond to it. */
function resultIn({ terms }: View, piece: Piece, kind: DieKind): number | undefined {
  const windows = listOf(terms['stack']).flatMap(item => (isObject(item) ? listOf(item['dice']) : []))
  const found = [...listOf(terms['dice']), ...windows].find(
    die => isObject(die) && die['piece'] === piece && die['die'] === kind,
  )
  return isObject(found) ? numberOf(found['result']) : undefined
}

/** What the dice of an attack come to if nobody changes them; nothing while they are thrown, or once it is settled. */
export function outlookOf(view: View, duel: Duel): AttackEnd | undefined {
  const resultOf = (kind: DieKind): number | undefined => duel.dice.find(die => die.kind === kind)?.result
  const attack = resultOf('attack')
  const row = attackIn(view)
  if (duel.type !== 'simpleStrike' || duel.end || attack === undefined || row?.attacker !== duel.attacker)
    return undefined
  return endOf(publicState(view), row, attack, resultOf('defence') ?? 0)
}

/** What an attack comes to if this face of two is kept; nothing while the other side has two of its own. */
export function outlookIfKept(view: View, duel: Duel, kept: Die, face: number): AttackEnd | undefined {
  const row = attackIn(view)
  if (!row || duel.dice.some(die => die !== kept && die.spare > 0)) return undefined
  const state = publicState(view)
  const resultOf = (kind: DieKind): number => {
    const die = duel.dice.find(one => one.kind === kind)
    return die ? resultOfFace(state, row, die.piece, die === kept ? face : die.face) : 0
  }
  return endOf(state, row, resultOf('attack'), resultOf('defence'))
}

/** The attack that has thrown its dice last. */
const attackIn = (view: View) => publicState(view).attacks.findLast(({ roll }) => roll > 0)

/** The card whose ability asks, and the cards that have been named for it. */
export function declaredIn({ step, terms }: View): {
  readonly source: Piece | undefined
  readonly named: readonly Piece[]
} {
  if (!ABILITY_STEPS.some(part => step.startsWith(part))) return { source: undefined, named: [] }
  const named = [...piecesOf(terms['targets']), ...piecesOf(terms['onto'])]
  return { source: findName(PIECES, terms['piece']), named }
}

const ABILITY_STEPS = ['declare.', 'trigger.', 'effect.'] as const

export const rowIn = ({ pieces }: Pick<Scene, 'pieces'>, piece: Piece): PieceRow | undefined =>
  pieces[PIECES.indexOf(piece)]

export const isThere = (row: PieceRow | undefined): row is PieceRow =>
  row !== undefined && row.at !== 'graveyard' && row.at !== 'deck'

/** Everything in play, in the order in which it came. */
export function piecesInPlay({ pieces }: Pick<Scene, 'pieces'>): readonly Piece[] {
  return PIECES.filter((_, i) => isThere(pieces[i]))
}

/** The cell of a card; of an attachment that of its host. */
export function cellIn(scene: Pick<Scene, 'pieces'>, piece: Piece): Cell | undefined {
  const row = rowIn(scene, piece)
  if (!isThere(row)) return undefined
  const at = row.host === NONE ? row.at : rowIn(scene, row.host)?.at
  return findName(CELLS, at)
}

export const attachedTo = (scene: Pick<Scene, 'pieces'>, host: Piece): readonly Piece[] =>
  piecesInPlay(scene).filter(piece => rowIn(scene, piece)?.host === host)

/** The card a piece is, as far as the viewer knows: one's own hidden cards are known. */
export function cardAt(view: View, scene: Pick<Scene, 'pieces'>, piece: Piece): CardId | undefined {
  const row = rowIn(scene, piece)
  if (!row) return undefined
  if (row.card !== HIDDEN) return row.card
  const cell = cellIn(scene, piece)
  const owner = view.seats[row.owner]
  return cell && owner === view.you ? cardsSeen(view, ZONES.faceDown.at(cell), owner)[0] : undefined
}

/** What the viewer has placed on a cell before the cards are revealed; the cards that stay hidden are kept apart. */
export function placedAt(view: View, cell: Cell): { readonly card: CardId; readonly isKept: boolean } | undefined {
  const [placed] = cardsSeen(view, ZONES.placed.at(cell), view.you)
  if (placed) return { card: placed, isKept: false }
  const [kept] = cardsSeen(view, ZONES.kept.at(cell), view.you)
  return kept && { card: kept, isKept: true }
}

/** The number of the viewer's seat; a spectator sees the table as the First player does. */
export function nearSeat(view: View, scene: Pick<Scene, 'first'>): number {
  const own = view.seats.indexOf(view.you)
  return own < 0 ? Math.max(0, scene.first) : own
}

/** The parts of a view that a scene says otherwise, for the seats and the hand. */
export function factsOf({ seats }: View, { phase, active, turn, calmTurns, pieces }: Scene): View['facts'] {
  return {
    phase: FIELDS.phase.write(phase, seats),
    active: FIELDS.active.write(active, seats),
    turn,
    calmTurns,
    pieces: FIELDS.pieces.write([...pieces], seats),
  }
}
