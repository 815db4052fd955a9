// Chapter 20: deaths are looked at after every single event, all at once; and cards that leave play otherwise.

import { moveCard, type Seat } from '@ludoteka/kernel'
import { CARD } from '../content/cards.ts'
import { isIgnored } from './attack/rows.ts'
import { endLasting } from './lasting.ts'
import { log } from './log.ts'
import { NONE, PIECES, type Piece } from './names.ts'
import {
  areAdjacent,
  cardOf,
  cellOf,
  currentLife,
  has,
  hostOf,
  inPlay,
  isCreatureInPlay,
  isFlyer,
  isInPlay,
  replaceRow,
  replaceRows,
  rowOf,
  traits,
} from './pieces.ts'
import { BLANK_PIECE, HIDDEN, type PieceRow, writable } from './rows.ts'
import { type S, type StepsOf, ZONES } from './state.ts'
import { who } from './told.ts'
import { emit, reactionsOf, trigger } from './triggers.ts'
import { clearTurnUses } from './uses.ts'
import { checkVictory } from './victory.ts'
import { attachedTo, world } from './world.ts'

/** Symbiotes, parasites and equipment on a card leave with it (20.6, 21.3, 21.4). */
function withAttachments(s: S, pieces: readonly Piece[]): readonly Piece[] {
  const w = world(s)
  const isAlone = pieces.length === 1 && w.attached.length === 0 // nearly always
  return isAlone ? pieces : [...new Set(pieces.flatMap(piece => [piece, ...attachedTo(w, piece)]))]
}

/** Who killed a card: what wounded it last, or what destroyed it. */
type Killer = (piece: Piece) => Piece | typeof NONE

/** What a card that leaves play would trigger, read while it is still there. */
type Departure = {
  readonly piece: Piece
  readonly seat: Seat
  readonly isCreature: boolean
  readonly reactions: ReturnType<typeof reactionsOf>
  readonly gift: number
  readonly eater: Piece | undefined
}

function departureOf(s: S, piece: Piece, killer: Piece | typeof NONE, to: 'graveyard' | 'deck'): Departure {
  return {
    piece,
    seat: rowOf(s, piece).controller,
    isCreature: isCreatureInPlay(s, piece),
    reactions: isMuted(s, piece) ? [] : reactionsOf(s, piece, to === 'graveyard' ? 'selfDeath' : 'selfReturnedToDeck'),
    gift: traits(s, piece).amounts.giftOfLife ?? 0,
    eater: to === 'graveyard' && killer !== NONE && canEat(s, killer, piece) ? killer : undefined,
  }
}

/** T.5 It falls to an attack that ignores all its abilities. */
const isMuted = (s: S, piece: Piece): boolean => s.attacks.some(a => a.outcome !== NONE && isIgnored(s, a, piece))

/** N.7 An adjacent creature of the opponent, for a flyer wherever it stands. */
function canEat(s: S, eater: Piece, victim: Piece): boolean {
  return (
    isInPlay(s, eater) &&
    has(s, eater, 'carrionEating') &&
    isCreatureInPlay(s, victim) &&
    !has(s, victim, 'incorporeal') &&
    rowOf(s, eater).controller !== rowOf(s, victim).controller &&
    (isFlyer(s, eater) || areAdjacent(s, eater, victim))
  )
}

/** Takes cards out of play together, with all that is attached to them (20.8), and triggers what comes of it. */
export function leavePlay(
  s: S,
  pieces: readonly Piece[],
  to: 'graveyard' | 'deck',
  cause: string,
  killer: Killer = () => NONE,
): void {
  const leaving = withAttachments(
    s,
    pieces.filter(piece => isInPlay(s, piece)),
  )
  // What stands on a card that returns to the deck dies (21.4).
  const placeOf = (piece: Piece): 'graveyard' | 'deck' => (pieces.includes(piece) ? to : 'graveyard')
  // What merely stands on a killed card was not killed by anybody (N.7).
  const killerOf: Killer = piece => (pieces.includes(piece) ? killer(piece) : NONE)
  const departures = leaving.map(piece => departureOf(s, piece, killerOf(piece), placeOf(piece)))
  for (const piece of leaving) takeOut(s, piece, placeOf(piece))
  const survivors = inPlay(s)
  for (const { piece, seat, isCreature, reactions, gift, eater } of departures) {
    for (const name of reactions) trigger(s, piece, name, seat, cause, { x: name === 'giftOfLife' ? gift : 0 })
    if (placeOf(piece) === 'deck') continue
    if (eater && survivors.includes(eater)) emit(s, eater, 'killedAdjacentEnemy', cause) // 20.6.1
    if (isCreature) for (const one of survivors) emit(s, one, 'otherCreatureDied', cause)
  }
  checkVictory(s)
}

function takeOut(s: S, piece: Piece, to: 'graveyard' | 'deck'): void {
  const { owner, controller, at, incarnated } = rowOf(s, piece)
  const card = cardOf(s, piece)
  const lastAt = cellOf(s, piece) ?? at
  const lastHost = hostOf(s, piece) ?? NONE
  if (to === 'graveyard') log(s, 'died', '20.6', { seat: controller, ...who(s, piece) })
  else log(s, 'returnedToDeck', '29', { seat: owner, ...who(s, piece) })
  moveCard(s, card, ZONES.inPlay, owner, to === 'graveyard' ? ZONES.graveyard : ZONES.deck)
  const row = writable(BLANK_PIECE)
  row.card = card
  row.owner = owner
  row.controller = owner
  row.at = to
  row.incarnated = incarnated
  row.lastAt = lastAt
  row.lastHost = lastHost
  replaceRow(s, piece, row)
  endLasting(s, row => row.piece === piece || row.target === piece)
  clearTurnUses(s, one => one === piece)
}

/** 21.3, 21.4 A symbiote or piece of equipment that may no longer stand on its host. */
function isStranded(s: S, piece: Piece): boolean {
  const row = rowOf(s, piece)
  if (row.at !== 'attached') return false
  if (row.host === NONE) return true
  if (isFlyer(s, row.host)) return true
  if (!has(s, row.host, 'incorporeal')) return false
  return CARD[cardOf(s, piece)].type === 'equipment' || !has(s, piece, 'incorporeal')
}

/** Most cards have no wounds and stand on no host; hidden ones have no life. */
const mayBeDead = ({ card, wounds, at }: PieceRow): boolean => (wounds > 0 || at === 'attached') && card !== HIDDEN

/** Only creatures and artefacts have life; most cards have fewer wounds than that. */
function isDead(s: S, piece: Piece, { wounds, at }: PieceRow): boolean {
  if (!isInPlay(s, piece)) return false
  return (wounds > 0 && currentLife(s, piece) <= 0) || (at === 'attached' && isStranded(s, piece))
}

const NOBODY: readonly Piece[] = []

/** Its wounds were looked at. */
function seenTo(before: PieceRow): PieceRow {
  const row = writable(before)
  row.woundedBy = NONE
  return row
}

export const DEATHS: StepsOf<'deaths'> = {
  // 20.6
  'deaths.check': {
    run(s, { cause }) {
      let dead = NOBODY
      let isAnyWounded = false
      for (let i = 0; i < s.pieces.length; i++) {
        const [row, piece] = [s.pieces[i], PIECES[i]]
        if (!row || !piece) continue
        isAnyWounded ||= row.woundedBy !== NONE
        if (mayBeDead(row) && isDead(s, piece, row)) dead = [...dead, piece]
      }
      if (dead.length > 0) leavePlay(s, dead, 'graveyard', cause, piece => rowOf(s, piece).woundedBy)
      else checkVictory(s)
      if (isAnyWounded) replaceRows(s, row => (row.woundedBy === NONE ? undefined : seenTo(row)))
    },
  },
}
