// Words about what a card has, whether it is open, where it stands and who commands it.

import { enter } from '@ludoteka/kernel'
import { printedName } from '../../content/cards.ts'
import type { GainedKeyword, KeywordId } from '../../content/keywords.ts'
import type { Duration } from '../../content/terms.ts'
import { attackUnderWayOf } from '../attack/rows.ts'
import { mayBeTaken } from '../entering.ts'
import { settleFlight } from '../flight.ts'
import type { Use } from '../frames.ts'
import { kindOf } from '../kinds.ts'
import { addLasting, endLasting, endOf } from '../lasting.ts'
import { log } from '../log.ts'
import { movementValue } from '../movementValue.ts'
import { NONE, type Piece } from '../names.ts'
import { openCard } from '../opening.ts'
import { payAction } from '../payment.ts'
import { cardOf, cellOf, change, has, isCreatureInPlay, isFlyer, isSymbiote, rowOf } from '../pieces.ts'
import { swapPlaces } from '../relocation.ts'
import type { LastingRow } from '../rows.ts'
import type { S } from '../state.ts'
import { isActionWaiting } from '../targets.ts'
import { faceOf, who, whoWhom } from '../told.ts'
import { amountOf, boundsOf, receiversOf } from './receivers.ts'
import { affected, onEach, revealsFirst, type WordRules } from './words.ts'

/** An effect on a card that lasts (23.4). */
export function last(s: S, use: Use, piece: Piece, duration: Duration, row: Partial<LastingRow>): void {
  const { until, whose, left } = endOf(s, duration, use.seat, rowOf(s, piece).controller)
  addLasting(s, { piece, until, whose, left, ...row })
}

function gain(s: S, use: Use, piece: Piece, keyword: GainedKeyword, duration: Duration): boolean {
  const x = 'x' in keyword ? keyword.x : 0
  last(s, use, piece, duration, { kind: 'keyword', keyword: keyword.k, x })
  log(s, 'keywordGained', '23.4', { piece, card: faceOf(s, piece), keyword: keyword.k, x })
  if (keyword.k === 'protPoison') change(s, piece, { poison: 0 }) // P.7
  if (keyword.k === 'flying') settleFlight(s, piece)
  return true
}

/** 28.0 Whether the card has the keyword already, for as long and with as large a number. */
function isVain(s: S, use: Use, piece: Piece, keyword: GainedKeyword, duration: Duration): boolean {
  const x = 'x' in keyword ? keyword.x : 1
  const { card, controller } = rowOf(s, piece)
  const isLost = s.lasting.some(row => row.kind === 'lost' && row.piece === piece && row.keyword === keyword.k)
  if (!isLost && (kindOf(card).printed.amounts[keyword.k] ?? 0) >= x) return true
  const { until, whose, left } = endOf(s, duration, use.seat, controller)
  return s.lasting.some(
    row =>
      row.kind === 'keyword' &&
      row.piece === piece &&
      row.keyword === keyword.k &&
      (!('x' in keyword) || row.x >= x) &&
      (row.until === 'never' || (until === row.until && whose === row.whose && left <= row.left)),
  )
}

/** 23.4 Gained and printed ones end; it may be gained anew. */
function lose(s: S, piece: Piece, keyword: KeywordId): boolean {
  if (keyword === 'poison') {
    if (rowOf(s, piece).poison === 0) return false
    change(s, piece, { poison: 0 })
  } else {
    if (!has(s, piece, keyword)) return false
    endLasting(s, row => row.kind === 'keyword' && row.piece === piece && row.keyword === keyword)
    if (has(s, piece, keyword)) addLasting(s, { kind: 'lost', piece, keyword })
    if (keyword === 'flying') settleFlight(s, piece)
  }
  log(s, 'keywordLost', '23.4', { piece, card: faceOf(s, piece), keyword })
  return true
}

const isLosable = (s: S, piece: Piece, keyword: KeywordId): boolean =>
  keyword === 'poison' ? rowOf(s, piece).poison > 0 : has(s, piece, keyword)

export const CARD_WORDS: WordRules<
  | 'gainKeyword'
  | 'loseKeyword'
  | 'open'
  | 'close'
  | 'noOpenNextTurn'
  | 'cannotMove'
  | 'modMove'
  | 'takeControl'
  | 'swap'
  | 'cellMarker'
  | 'obligeToAttack'
  | 'grantProtectionFromStrength'
  | 'grantNextStrikeTrigger'
  | 'permitFlyerStrike'
> = {
  gainKeyword: onEach({
    each: (s, use, piece, { keyword, duration }) => gain(s, use, piece, keyword, duration),
    could: (s, piece, { keyword, duration }, use) => !isVain(s, use, piece, keyword, duration),
  }),
  loseKeyword: onEach({
    each: (s, _use, piece, { keyword }) => lose(s, piece, keyword),
    could: (s, piece, { keyword }) => isLosable(s, piece, keyword),
  }),
  // 19.4
  open: onEach({
    each(s, _use, piece) {
      if (!rowOf(s, piece).closed) return false
      openCard(s, piece)
      log(s, 'opened', '11.8', who(s, piece))
      return true
    },
    could: (s, piece) => rowOf(s, piece).closed,
  }),
  close: onEach({
    each(s, _use, piece) {
      if (rowOf(s, piece).closed) return false
      const { busy } = rowOf(s, piece)
      const attack = busy ? attackUnderWayOf(s, piece) : undefined
      if (attack)
        payAction(s, piece, true, attack.cause) // 11.5.1 the payment counts as made
      else change(s, piece, { closed: true, busy: busy && !isActionWaiting(s, piece) }) // 11.5 that action is lost
      log(s, 'closed', '11.3', who(s, piece))
      return true
    },
    could: (s, piece) => !rowOf(s, piece).closed,
  }),
  noOpenNextTurn: onEach({
    each(s, _use, piece) {
      change(s, piece, { staysClosed: true })
      log(s, 'staysClosed', '9.4', who(s, piece))
      return true
    },
    could: () => true,
  }),
  cannotMove: onEach({
    each(s, use, piece, { duration }) {
      last(s, use, piece, duration, { kind: 'cannotMove' })
      log(s, 'cannotMove', '10.6.1', who(s, piece))
      return true
    },
    could: () => true,
  }),
  modMove: onEach({
    each(s, use, piece, { amount, duration }) {
      const n = amountOf(s, use, amount) ?? 0
      last(s, use, piece, duration, { kind: 'move', x: n })
      change(s, piece, { units: Math.max(0, rowOf(s, piece).units + n) })
      log(s, 'movementChanged', '10.1', { piece, card: faceOf(s, piece), n })
      return true
    },
    could: (s, piece) => isCreatureInPlay(s, piece) && !isFlyer(s, piece) && !isSymbiote(s, piece),
  }),
  // 23.11–23.13
  takeControl: onEach({
    each(s, use, piece, { duration }) {
      const { controller } = rowOf(s, piece)
      if (controller === use.seat || !mayBeTaken(s, use.seat, cardOf(s, piece))) return false
      last(s, use, piece, duration, { kind: 'control', back: controller })
      change(s, piece, { controller: use.seat })
      change(s, piece, { units: movementValue(s, piece) })
      log(s, 'controlTaken', '23.13', { seat: use.seat, ...who(s, piece) })
      return true
    },
    could: (s, piece, _params, use) =>
      rowOf(s, piece).controller !== use.seat && mayBeTaken(s, use.seat, cardOf(s, piece)),
  }),
  swap: {
    run(s, use, { a, b }) {
      const [one, two] = [...affected(s, use, a), ...affected(s, use, b)]
      const [from, to] = [one && cellOf(s, one), two && cellOf(s, two)]
      if (!one || !two || !from || !to) return false
      swapPlaces(s, one, two, from, to)
      log(s, 'swapped', '29', { ...whoWhom(s, one, two) })
      return true
    },
    can: (s, use, { a, b }) => receiversOf(s, use, a).length + receiversOf(s, use, b).length === 2,
  },
  // 8.7
  cellMarker: {
    run(s, use, { marker, blocks, duration }) {
      if (use.cell === NONE) return false
      addLasting(s, { kind: 'marker', cell: use.cell, marker, blocks, ...endOf(s, duration, use.seat, use.seat) })
      log(s, 'markerPlaced', '8.7', { at: use.cell, marker })
      return true
    },
  },
  // 12.9
  obligeToAttack: {
    run(s, use, { attacker, target, kind, duration }) {
      const [whose] = affected(s, use, attacker)
      const [aim] = receiversOf(s, use, target)
      if (!whose || !aim) return false
      last(s, use, whose, duration, { kind: 'obligation', obligation: kind, target: aim })
      log(s, 'obliged', '12.9', { ...whoWhom(s, whose, aim) })
      return true
    },
    can: (s, use, { attacker }) => receiversOf(s, use, attacker).length > 0,
  },
  // The number is chosen first, if it is to be chosen.
  grantProtectionFromStrength: {
    run(s, use, { value, to }, at) {
      if (revealsFirst(s, use, to, at)) return undefined
      const bounds = boundsOf(s, use, value)
      if (!bounds || receiversOf(s, use, to).length === 0) return false
      enter(s, { step: 'effect.number', ...use, at, ...bounds })
      return undefined
    },
    can: (s, use, { to }) => receiversOf(s, use, to).length > 0,
  },
  grantNextStrikeTrigger: onEach({
    each(s, use, piece, { ability, duration }) {
      const name = printedName(cardOf(s, use.source), ability)
      last(s, use, piece, duration, { kind: 'nextStrike', ability: name })
      log(s, 'strikePrepared', '23.4', { piece, card: faceOf(s, piece), ability: name })
      return true
    },
    could: (s, piece) => isCreatureInPlay(s, piece),
  }),
  // 16.6
  permitFlyerStrike: {
    run(s, { source }) {
      change(s, source, { permit: 'next' })
      log(s, 'permitted', '16.6', who(s, source))
      return true
    },
  },
}
