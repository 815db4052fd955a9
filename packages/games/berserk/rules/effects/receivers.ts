// Who receives the effect of a word (abilities.md 4.5, 4.6), and how much (7, Values).

import type { Amount, Filter, Group, Receiver, Receivers } from '../../content/vocabulary.ts'
import { attackerOf, findAttack, targetOf } from '../attack/rows.ts'
import { initialLife } from '../filters.ts'
import type { Use } from '../frames.ts'
import { NONE, type Piece } from '../names.ts'
import {
  cellOf,
  currentLife,
  hostOf,
  inPlay,
  isHidden,
  isInPlay,
  isRevealed,
  lastCellOf,
  passes,
  rowOf,
  squadOf,
} from '../pieces.ts'
import { changed, HIDDEN } from '../rows.ts'
import type { S } from '../state.ts'
import { isInGroup } from '../world.ts'

/** The card an attack was carried out against, and the one whose attack triggered this. */
function inAttack(
  s: S,
  { attack }: Use,
  receiver: 'attacked' | 'attacker' | 'defended',
  source: Piece,
): Piece | undefined {
  const a = attack > 0 ? findAttack(s, attack) : undefined
  if (!a) return undefined
  if (receiver === 'defended') return a.defended === NONE ? undefined : a.defended
  if (receiver === 'attacker') return attackerOf(a) === source ? targetOf(a) : attackerOf(a)
  return a.outcome === 'counter' && source === targetOf(a) ? attackerOf(a) : targetOf(a)
}

function oneReceiver(s: S, use: Use, receiver: Receiver): readonly Piece[] {
  switch (receiver) {
    case 'self':
      return [use.source]
    case 'target':
      return use.targets
    case 'target1':
      return use.targets.slice(0, 1)
    case 'target2':
      return use.targets.slice(1, 2)
    case 'host': {
      const host = hostOf(s, use.source)
      return host ? [host] : []
    }
    default: {
      const found = inAttack(s, use, receiver, use.source)
      return found ? [found] : []
    }
  }
}

const isGroup = (to: Receivers): to is Group => typeof to === 'object' && 'area' in to

/** The source stands where it is, or where it stood before it left play; sides are seen by who used it then (3.6). */
const inGroup = (s: S, { source, seat }: Use, group: Group, piece: Piece): boolean => {
  const from = lastCellOf(s, source)
  const row = isInPlay(s, source) ? rowOf(s, source) : changed(rowOf(s, source), { controller: seat })
  return isInGroup(s, group, row, from, rowOf(s, piece), piece === source ? from : cellOf(s, piece))
}

/** What no hidden card can be. */
const NEVER_HIDDEN: readonly (keyof Filter)[] = ['poisoned', 'wounded', 'closed', 'inFormation']

/** 22.3 Hidden cards that a mass effect reveals first; those that it could never concern stay hidden. */
export function hiddenReceivers(s: S, use: Use, to: Receivers): readonly Piece[] {
  if (!isGroup(to) || NEVER_HIDDEN.some(key => to.filter?.[key] !== undefined)) return []
  return inPlay(s).filter(piece => isHidden(s, piece) && inGroup(s, use, to, piece))
}

/** The receivers of a word that are still in play. */
export function receiversOf(s: S, use: Use, to: Receivers): readonly Piece[] {
  if (isGroup(to)) {
    const view = { seat: use.seat, source: rowOf(s, use.source) }
    return inPlay(s).filter(
      piece => isRevealed(s, piece) && inGroup(s, use, to, piece) && passes(s, to.filter, piece, view),
    )
  }
  const found =
    typeof to === 'string' ? oneReceiver(s, use, to) : [...new Set(to.flatMap(one => oneReceiver(s, use, one)))]
  return found.filter(piece => isInPlay(s, piece) && isRevealed(s, piece))
}

/** An amount that is known now; nothing where it has yet to be chosen. */
export function amountOf(s: S, use: Use, amount: Amount): number | undefined {
  if (typeof amount === 'number') return amount
  if (amount === 'all') return Number.MAX_SAFE_INTEGER
  if (amount === 'justReceived') return use.attack > 0 ? (findAttack(s, use.attack)?.inflicted ?? 0) : 0
  if ('var' in amount) return use.x
  if ('count' in amount) return Math.min(amount.max, countStrengthened(s, use))
  return undefined
}

/** Own cards whose current life exceeds the printed one. */
const countStrengthened = (s: S, { seat }: Use): number =>
  squadOf(s, seat).filter(
    piece => rowOf(s, piece).card !== HIDDEN && currentLife(s, piece) > initialLife(rowOf(s, piece).card),
  ).length

/** The bounds of a number that is chosen when carried out. */
export function boundsOf(s: S, use: Use, amount: Amount): { readonly min: number; readonly max: number } | undefined {
  if (typeof amount !== 'object' || !('choose' in amount)) return undefined
  const { min, max } = amount.choose
  const strength = use.attack > 0 ? (findAttack(s, use.attack)?.strength ?? 0) : 0
  return { min, max: max === 'strength' ? strength : rowOf(s, use.source).chips }
}
