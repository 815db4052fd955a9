// How each log entry changes the picture: cards move, close and bleed, the stack grows and shrinks, dice fall.

import type { Entry } from '@ludoteka/kernel'
import { CELLS, type Cell } from '../content/cells.ts'
import type { Log } from '../rules/log.ts'
import { initialLife, NONE, PIECES, type Piece, type PieceRow } from '../rules/questions.ts'
import { isDataOf, isLogKey } from '../text/index.ts'
import { type Die, type Duel, type Flash, type Item, rowIn, type Scene, WINDOW_KINDS } from './scene.ts'

/** Changes of a scene; `to` is the table after all of it, for what an entry does not tell. */
type Tellers = { readonly [K in keyof Log]?: (scene: Scene, data: Log[K], to: Scene) => Scene }

/** The scene after an entry; the same where it changes nothing. */
export function told(scene: Scene, { key, data }: Entry, to: Scene): Scene {
  return isLogKey(key) ? tell(scene, key, data, to) : scene
}

function tell<K extends keyof Log>(scene: Scene, key: K, data: Entry['data'], to: Scene): Scene {
  const teller = TELLERS[key]
  return teller && isDataOf(key, data) ? teller(scene, data, to) : scene
}

/** Changes a card; one that was not in play before is as it is afterwards. */
function change(scene: Scene, piece: Piece, changes: (row: PieceRow) => Partial<PieceRow>, to: Scene): Scene {
  const at = PIECES.indexOf(piece)
  const row = scene.pieces[at] ?? to.pieces[at]
  if (!row) return scene
  const pieces =
    scene.pieces.length > at ? scene.pieces : [...scene.pieces, ...to.pieces.slice(scene.pieces.length, at + 1)]
  return { ...scene, pieces: pieces.map((one, i) => (i === at ? { ...row, ...changes(row) } : one)) }
}

const flash = (scene: Scene, piece: Piece, kind: Flash['kind'], n: number): Scene => ({
  ...scene,
  flash: { id: 0, piece, kind, n },
})

type Way = { readonly piece: Piece; readonly from: Cell; readonly to: Cell }
const goes = (scene: Scene, { piece, from, to: cell }: Way, to: Scene): Scene =>
  change(scene, piece, ({ units }) => ({ at: cell, units: Math.max(0, units - distance(from, cell)) }), to)

const distance = (from: Cell, to: Cell): number =>
  Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) + Math.abs(from.charCodeAt(1) - to.charCodeAt(1))

/** Life as the entry tells it; what changes it otherwise is known afterwards. */
const withLife = (scene: Scene, piece: Piece, life: number, to: Scene): Scene =>
  change(scene, piece, ({ card, extraLife }) => ({ wounds: Math.max(0, initialLife(card) + extraLife - life) }), to)

type Declared = { readonly seat: number; readonly piece: Piece }

const BLANK_ITEM: Omit<Item, 'id' | 'kind'> = {
  seat: undefined,
  piece: undefined,
  ability: undefined,
  targets: [],
  x: 0,
  option: 0,
  isBlocked: false,
  why: undefined,
  strength: undefined,
}

/** On top of what is a real declaration; pauses are over once something is declared. */
function push(scene: Scene, { seat, piece }: Declared, item: Partial<Item> & Pick<Item, 'kind'>): Scene {
  const waiting = scene.stack.filter(({ kind }) => kind !== 'pause')
  const id = 1 + waiting.reduce((highest, one) => Math.max(highest, one.id), 0)
  return { ...scene, stack: [{ ...BLANK_ITEM, id, seat, piece, ...item }, ...waiting] }
}

/** Takes the uppermost item of a card off. */
function pop(scene: Scene, piece: Piece, kinds: readonly Item['kind'][] = ['strike', 'defend', 'ability']): Scene {
  const at = scene.stack.findIndex(item => item.piece === piece && kinds.includes(item.kind))
  return at < 0 ? scene : { ...scene, stack: scene.stack.filter((_, i) => i !== at) }
}

/** Once an attack goes on, nobody can respond to its dice or wounds any more. */
const closeWindows = (scene: Scene): Scene => ({
  ...scene,
  stack: scene.stack.filter(({ kind }) => !WINDOW_KINDS.some(one => one === kind)),
})

/** Payments are not told: they are as afterwards. */
const settled = (scene: Scene, piece: Piece, to: Scene): Scene => {
  const paid = rowIn(to, piece)
  return paid ? change(scene, piece, () => ({ closed: paid.closed, acted: paid.acted, units: paid.units }), to) : scene
}

const onDuel = (scene: Scene, changeDuel: (duel: Duel) => Duel): Scene =>
  scene.duel ? { ...scene, duel: changeDuel(scene.duel) } : scene

const onDie = (scene: Scene, piece: Piece, changeDie: (die: Die) => Die): Scene =>
  onDuel(scene, duel => ({ ...duel, dice: duel.dice.map(die => (die.piece === piece ? changeDie(die) : die)) }))

const TELLERS: Tellers = {
  battleBegan: scene => ({ ...scene, stack: [], duel: undefined }),
  turnBegan: (scene, { seat, turn }) => ({ ...scene, active: seat, turn, stack: [], duel: undefined }),
  revealed: (scene, { piece, card, place }, to) =>
    change(scene, piece, () => ({ card, ...(place === NONE ? {} : { at: place }) }), to),
  toExtraZone: (scene, { piece }, to) => change(scene, piece, () => ({ at: 'extra' }), to),
  attached: (scene, { piece, target }, to) => change(scene, piece, () => ({ at: 'attached', host: target }), to),
  cardsOpened: (scene, { seat }, to) => ({
    ...scene,
    pieces: scene.pieces.map((row, i) =>
      row.controller === seat ? { ...row, closed: to.pieces[i]?.closed === true && row.staysClosed } : row,
    ),
  }),
  stayedClosed: (scene, { piece }, to) => change(scene, piece, () => ({ closed: true }), to),
  moved: goes,
  jumped: goes,
  teleported: goes,
  drifted: goes,
  relocated: (scene, { piece, to: cell }, to) => change(scene, piece, () => ({ at: cell }), to),
  landed: (scene, { piece, at }, to) => change(scene, piece, () => ({ at }), to),
  swapped(scene, { piece, target }, to) {
    const [one, two] = [rowIn(scene, piece), rowIn(scene, target)]
    if (!one || !two) return scene
    return change(
      change(scene, piece, () => ({ at: two.at }), to),
      target,
      () => ({ at: one.at }),
      to,
    )
  },

  strikeDeclared: (scene, { seat, piece, target }) =>
    push({ ...scene, duel: undefined }, { seat, piece }, { kind: 'strike', targets: [target] }),
  abilityDeclared: (scene, { seat, piece, ability, targets, x }) =>
    push(scene, { seat, piece }, { kind: 'ability', ability, targets, x }),
  chose: (scene, { ability, option }) => ({
    ...scene,
    stack: scene.stack.map((item, i) => (i === 0 && item.ability === ability ? { ...item, option } : item)),
  }),
  triggered: (scene, { seat, piece, ability, targets }) =>
    push(scene, { seat, piece }, { kind: 'ability', ability, targets }),
  defenderNamed: (scene, { seat, piece }) => push(scene, { seat, piece }, { kind: 'defend' }),
  defenderSteppedIn: (scene, { piece, target }) => ({
    ...pop(scene, piece, ['defend']),
    stack: pop(scene, piece, ['defend']).stack.map(item =>
      item.kind === 'strike' && item.targets.includes(target) ? { ...item, targets: [piece] } : item,
    ),
  }),
  redirected: (scene, { piece, target }) => ({
    ...scene,
    stack: scene.stack.map(item => (item.piece === piece ? { ...item, targets: [target] } : item)),
  }),
  cancelled: (scene, { piece }) => pop(scene, piece),
  paidInVain: (scene, { piece }) => pop(scene, piece),
  blocked: (scene, { piece }) => ({
    ...scene,
    stack: scene.stack.map(item => (item.piece === piece ? { ...item, isBlocked: true } : item)),
  }),
  paid: (scene, { piece, closes }, to) =>
    change(pop(scene, piece), piece, () => (closes ? { closed: true, acted: true } : {}), to),

  attackBegan: (scene, { piece, target, type }) => ({
    ...pop(scene, piece, ['strike']),
    duel: { attacker: piece, target, type, dice: [], end: undefined },
  }),
  rolled: (scene, { piece, die: kind, faces }) => {
    const [face = 1, spare = 0] = faces
    return onDuel(scene, duel => ({
      ...duel,
      dice: [
        ...duel.dice.filter(one => one.piece !== piece),
        { piece, kind, face, spare, result: undefined, throws: 1 },
      ],
    }))
  },
  kept: (scene, { piece, face }) => onDie(scene, piece, die => ({ ...die, face, spare: 0 })),
  rerolled: (scene, { piece, face }) => onDie(scene, piece, die => ({ ...die, face, throws: die.throws + 1 })),
  rollSettled: (scene, { piece, result }) => onDie(closeWindows(scene), piece, die => ({ ...die, result })),
  bothMissed: scene => onDuel(closeWindows(scene), duel => ({ ...duel, end: { kind: 'bothMiss' } })),
  struck: (before, { piece, target, type, grade, strength }) => {
    const scene = closeWindows(before)
    const duel: Duel = scene.duel ?? { attacker: piece, target, type, dice: [], end: undefined }
    const kind = duel.attacker === piece ? 'hit' : 'counter'
    return { ...scene, duel: { ...duel, end: { kind, grade, strength } } }
  },
  attackEnded: (scene, { piece }, to) => {
    const paid = [piece, ...(scene.duel ? [scene.duel.target] : [])]
    const ended = closeWindows(pop(scene, piece))
    return { ...paid.reduce((before, one) => settled(before, one, to), ended), duel: undefined }
  },
  protectedFromAttack: (scene, { piece }) => flash(scene, piece, 'stopped', 0),
  unaffected: (scene, { piece }) => flash(scene, piece, 'stopped', 0),
  replaced: (scene, { piece }) => flash(scene, piece, 'stopped', 0),
  absorbed: (scene, { piece, n }) => flash(scene, piece, 'stopped', n),
  prevented: (scene, { piece, n }) => flash(scene, piece, 'stopped', n),

  wounded: (scene, { piece, n, life }, to) => flash(withLife(closeWindows(scene), piece, life, to), piece, 'wound', n),
  healed: (scene, { piece, n, life }, to) => flash(withLife(scene, piece, life, to), piece, 'heal', n),
  lifeGained: (scene, { piece, n }, to) =>
    flash(
      change(scene, piece, ({ extraLife }) => ({ extraLife: extraLife + n }), to),
      piece,
      'life',
      n,
    ),
  lifeRemoved: (scene, { piece, n }, to) =>
    change(scene, piece, ({ extraLife }) => ({ extraLife: Math.max(0, extraLife - n) }), to),
  poisoned: (scene, { piece, n }, to) => change(scene, piece, ({ poison }) => ({ poison: Math.max(poison, n) }), to),
  died: (scene, { piece }, to) => change(flash(scene, piece, 'death', 0), piece, () => ({ at: 'graveyard' }), to),
  returnedToDeck: (scene, { piece }, to) => change(scene, piece, () => ({ at: 'deck' }), to),

  opened: (scene, { piece }, to) => change(scene, piece, () => ({ closed: false }), to),
  closed: (scene, { piece }, to) => change(scene, piece, () => ({ closed: true }), to),
  chipsGained: (scene, { piece, n, chips }, to) =>
    flash(
      change(scene, piece, () => ({ chips }), to),
      piece,
      'chip',
      n,
    ),
  chipsLost: (scene, { piece, n, chips }, to) =>
    flash(
      change(scene, piece, () => ({ chips }), to),
      piece,
      'chip',
      -n,
    ),
  revived: enters,
  summoned: enters,
  incarnated: enters,
  controlTaken: (scene, { seat, piece }, to) => change(scene, piece, () => ({ controller: seat }), to),
  controlReturned: (scene, { seat, piece }, to) => change(scene, piece, () => ({ controller: seat }), to),
}

function enters(
  scene: Scene,
  {
    piece,
    card,
    place,
  }: { readonly piece: Piece; readonly card: PieceRow['card']; readonly place: Cell | typeof NONE },
  to: Scene,
): Scene {
  const at = CELLS.find(cell => cell === place) ?? 'extra'
  return change(scene, piece, () => ({ card, at, closed: false, wounds: 0 }), to)
}
