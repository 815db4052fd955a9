// 20.3 The wound pipeline: protections, replacement effects, armour, prevention, and what is left of the wounds.

import { enter, itemAt, type Replacement, removeRows, replaceable, required } from '@ludoteka/kernel'
import { CARD } from '../content/cards.ts'
import type { KeywordId } from '../content/keywords.ts'
import { SCALES_WOUNDS } from '../content/numbers.ts'
import { ATTACK, type AttackType } from '../content/terms.ts'
import { attackOf, changingAttack, findAttack, isIgnored, traitsIn } from './attack/rows.ts'
import { reportDone } from './effects/frame.ts'
import type { F, ReplacementName } from './frames.ts'
import { log } from './log.ts'
import { NONE, type Piece } from './names.ts'
import { change, currentLife, isInPlay, replaceRow, rowOf, traits } from './pieces.ts'
import { putInWindow } from './priority.ts'
import { isProtectedFrom } from './protection.ts'
import { type AttackRow, HIDDEN, WOUND_ROWS, type WoundRow, writable } from './rows.ts'
import { other } from './seats.ts'
import type { S, StepsOf } from './state.ts'
import { faceOf, who } from './told.ts'
import type { Traits } from './traits.ts'
import { emit } from './triggers.ts'
import type { Facts } from './world.ts'

/** 12.2, 21 Only creatures and artefacts are wounded. */
export const canBeWounded = (s: S, piece: Piece): boolean => {
  const { card } = rowOf(s, piece)
  return isInPlay(s, piece) && card !== HIDDEN && 'life' in CARD[card]
}

/** Wounds on their way to these cards; says the number of the event. A card named several times receives as many fold. */
export function startWounds(s: S, pieces: readonly Piece[], given: Partial<WoundRow>): number {
  const event = 1 + s.wounds.reduce((highest, row) => Math.max(highest, row.event), 0)
  const { blank } = WOUND_ROWS
  const { kind = blank.kind, amount = 0, source = NONE, seat = blank.seat, attack = 0 } = given
  const { isInstantAction = false, prevented = 0, cause = '' } = given
  for (const piece of new Set(pieces)) {
    const times = countOf(pieces, piece)
    const row = { event, piece, kind, amount: times * amount, source, seat, attack, isInstantAction, prevented, cause }
    s.wounds.push(row)
  }
  return event
}

function countOf(pieces: readonly Piece[], piece: Piece): number {
  let n = 0
  for (const one of pieces) if (one === piece) n++
  return n
}

/** Wounds that no attack inflicts: W3 opens once for the event, then it goes on. */
export function inflict(s: S, pieces: readonly Piece[], given: Partial<WoundRow>): void {
  const wounded = pieces.filter(piece => canBeWounded(s, piece))
  if (wounded.length === 0 || given.amount === 0) return
  enter(s, { step: 'wounds.begin', event: startWounds(s, wounded, given) })
}

export const woundsOf = (s: Pick<S, 'wounds'>, event: number): readonly WoundRow[] =>
  s.wounds.filter(row => row.event === event)

const pieceOf = ({ piece }: WoundRow): Piece => required(piece === NONE ? undefined : piece, 'the wounded card')

/** What the card has against these wounds. */
function traitsAgainst(s: S, row: WoundRow): Traits {
  const a = row.attack > 0 ? findAttack(s, row.attack) : undefined
  return a ? traitsIn(s, a, pieceOf(row)) : traits(s, pieceOf(row))
}

/** 18.6 Who is asked first: the player who does not control the source, of a poison who does not control the card. */
function firstAsked(s: S, event: number): number {
  const [row] = woundsOf(s, event)
  if (!row) return s.active
  return other(row.seat < 0 ? rowOf(s, pieceOf(row)).controller : row.seat)
}

/** 20.3 a */
function isSpared(s: S, row: WoundRow): boolean {
  const piece = pieceOf(row)
  if (!isInPlay(s, piece)) return true
  const { amounts } = traitsAgainst(s, row)
  if (row.kind === 'spell' && isProtectedFrom(amounts, 'spell')) return true
  return row.isInstantAction && amounts.protInstant !== undefined
}

/** Takes wounds off their way. */
function drop(s: S, event: number, piece: Piece): void {
  removeRows(s.wounds, row => row.event === event && row.piece === piece)
}

/** Goes on after W3 (20.3 a–f). */
export function resolveWounds(s: S, event: number): void {
  for (const row of woundsOf(s, event)) {
    if (!isSpared(s, row)) continue
    if (isInPlay(s, pieceOf(row))) log(s, 'unaffected', '20.3', who(s, pieceOf(row)))
    drop(s, event, pieceOf(row))
  }
  const replaced = woundsOf(s, event).filter(row => mayBeReplaced(traitsAgainst(s, row)))
  if (replaced.length === 0) {
    inflictAll(s, event)
    return
  }
  enter(s, { step: 'wounds.inflict', event })
  for (const row of replaced.toReversed())
    enter(s, { step: 'wounds.replace', event, piece: pieceOf(row), replaced: [] })
}

/** 20.3 b, d–f: what is left of the wounds, all at once. */
function inflictAll(s: S, event: number): void {
  const rows = woundsOf(s, event)
  removeRows(s.wounds, row => row.event === event)
  const inflicted = rows.map(row => woundOne(s, row))
  rows.forEach((row, i) => {
    const n = itemAt(inflicted, i)
    if (n === 0) return
    if (row.attack > 0) changingAttack(s, row.attack).inflicted += n
    reactToWounds(s, row)
  })
  if (inflicted.some(n => n > 0)) reportDone(s)
}

/** 20.3 c Most cards have no replacement effect at all. */
const mayBeReplaced = ({ amounts }: Traits): boolean =>
  amounts.camouflage !== undefined ||
  amounts.scales !== undefined ||
  amounts.steadfast !== undefined ||
  amounts.noWoundsFrom !== undefined

type ReplaceFrame = Extract<F, { step: 'wounds.replace' }>

const rowIn = (s: S, { event, piece }: ReplaceFrame): WoundRow | undefined =>
  s.wounds.find(row => row.event === event && row.piece === piece)

/** 23.8 Each of them puts no wounds in the place of wounds. */
const replacement = (
  id: ReplacementName,
  applies: (s: S, row: WoundRow, t: Traits) => boolean,
): Replacement<S, ReplaceFrame> => ({
  applies(s, f) {
    const row = rowIn(s, f)
    return row !== undefined && applies(s, row, traitsAgainst(s, row))
  },
  instead(s, f) {
    const row = rowIn(s, f)
    if (row && row.attack > 0) change(s, f.piece, { attacked: true })
    drop(s, f.event, f.piece)
    log(s, 'replaced', '23.8', { piece: f.piece, card: faceOf(s, f.piece), by: id })
    return 'gone'
  },
})

/** 20.3 c */
const REPLACING: Readonly<Record<ReplacementName, Replacement<S, ReplaceFrame>>> = {
  // N.6 The first attack of the turn against it, while it is closed.
  camouflage: replacement(
    'camouflage',
    (s, row, { amounts }) =>
      row.kind === 'attack' &&
      amounts.camouflage !== undefined &&
      rowOf(s, pieceOf(row)).closed &&
      !rowOf(s, pieceOf(row)).attacked,
  ),
  // N.33
  scales: replacement(
    'scales',
    (s, row, { amounts }) =>
      amounts.scales !== undefined &&
      rowOf(s, pieceOf(row)).wounds >= SCALES_WOUNDS &&
      !(row.kind === 'attack' && attackOf(s, row.attack).type === 'simpleStrike'),
  ),
  // N.37
  steadfast: replacement(
    'steadfast',
    (s, row, { amounts }) =>
      amounts.steadfast !== undefined && row.kind === 'influence' && row.seat !== rowOf(s, pieceOf(row)).controller,
  ),
  // T.10
  noWoundsFrom: replacement('noWoundsFrom', (_s, row, { noWoundsFrom }) =>
    noWoundsFrom.some(kind => kind === row.kind),
  ),
}

/** T.5 */
const ignores = (s: Facts, piece: Piece, type: AttackType, k: KeywordId): boolean =>
  traits(s, piece).ignored.some(({ what, attackTypes }) => what.includes(k) && attackTypes.includes(type))

/** N.2, N.25, T.5 What of its pool of the turn a card still has against an attack, by the card that strikes. */
export function armourLeft(s: Facts, a: AttackRow, piece: Piece, striker: Piece | typeof NONE): number {
  const { magic } = ATTACK[a.type]
  const k = magic ? 'magicArmour' : 'armour'
  if (striker !== NONE && ignores(s, striker, a.type, k)) return 0
  const { armourUsed, magicArmourUsed } = rowOf(s, piece)
  return Math.max(0, (traitsIn(s, a, piece).amounts[k] ?? 0) - (magic ? magicArmourUsed : armourUsed))
}

/** 20.3 d How much of the pool of the turn absorbs. */
function absorbedBy(s: S, row: WoundRow, n: number): { readonly n: number; readonly magic: boolean } {
  if (row.kind !== 'attack') return { n: 0, magic: false }
  const a = attackOf(s, row.attack)
  return { n: Math.min(n, armourLeft(s, a, pieceOf(row), row.source)), magic: ATTACK[a.type].magic }
}

/** 20.3 b, d–f; says how many were inflicted. */
function woundOne(s: S, row: WoundRow): number {
  const piece = pieceOf(row)
  const isAttack = row.kind === 'attack'
  const isVulnerable = isAttack && traitsAgainst(s, row).amounts.vulnerability !== undefined
  const due = row.amount + (isVulnerable ? 1 : 0) // N.48
  const absorbed = absorbedBy(s, row, due)
  const prevented = Math.min(row.prevented, due - absorbed.n)
  const n = due - absorbed.n - prevented
  const after = writable(rowOf(s, piece))
  if (absorbed.magic) after.magicArmourUsed += absorbed.n
  else after.armourUsed += absorbed.n
  after.attacked ||= isAttack
  after.wounds += n
  after.woundsTaken += n
  if (isAttack) after.attackWounds += n
  if (n > 0) after.woundedBy = row.source
  replaceRow(s, piece, after)
  if (absorbed.n > 0)
    log(s, 'absorbed', absorbed.magic ? 'N.25' : 'N.2', {
      piece,
      card: faceOf(s, piece),
      n: absorbed.n,
      magic: absorbed.magic,
    })
  if (prevented > 0) log(s, 'prevented', '20.4', { piece, card: faceOf(s, piece), n: prevented })
  if (n === 0) return 0
  s.bloodshed = true
  log(s, 'wounded', '20.2', { piece, card: faceOf(s, piece), n, life: currentLife(s, piece), kind: row.kind })
  return n
}

/** Agility and Blood magic react, unless the attacker ignores them (T.5). */
function reactToWounds(s: S, row: WoundRow): void {
  const a = row.attack > 0 ? findAttack(s, row.attack) : undefined
  const piece = pieceOf(row)
  if (!a || !isIgnored(s, a, piece)) emit(s, piece, 'selfWounded', row.cause, { attack: row.attack })
}

export const WOUNDS: StepsOf<'wounds'> = {
  'wounds.begin': {
    run(s, { event }) {
      const resolve = { step: 'wounds.resolve', event } as const
      putInWindow(s, resolve, 'window.wounds', firstAsked(s, event), () => resolveWounds(s, event)) // W3
    },
  },
  'wounds.resolve': { run: (s, { event }) => resolveWounds(s, event) },
  'wounds.replace': replaceable({
    replacements: REPLACING,
    chooser: (s: S, { piece }) => rowOf(s, piece).controller,
    why: { rule: '20.3', reason: 'notApplicable' },
    run: () => undefined,
  }),
  'wounds.inflict': { run: (s, { event }) => inflictAll(s, event) },
}
