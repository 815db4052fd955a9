// Who of a squad has something to do at the moments that come in every turn. Found once for a world: most cards have nothing
// to do with most moments, and a turn need not look at all of them for each.

import type { Seat } from '@ludoteka/kernel'
import type { Piece } from './names.ts'
import type { Traits } from './traits.ts'
import { rowIn, squadIn, traitsFor, type World } from './world.ts'

/** Cards of one player, each list in the order of his squad; what depends on wounds, closing or conditions is asked then. */
export type Roles = {
  /** Have something to declare in the main phase. */
  readonly declaring: readonly Piece[]
  /** Have instants. */
  readonly responding: readonly Piece[]
  /** React to an event. */
  readonly turnStart: readonly Piece[]
  readonly opponentTurnStart: readonly Piece[]
  readonly turnEnd: readonly Piece[]
  readonly opponentTurnEnd: readonly Piece[]
  /** N.41 Creatures that drink; flyers do not. */
  readonly thirsty: readonly Piece[]
  /** 9.4.1 Have an effect in S3. */
  readonly opening: readonly Piece[]
  /** 11.8 Strike another number of times than once. */
  readonly strikingOften: readonly Piece[]
}

const NOBODY: readonly Piece[] = []

const withOne = (list: readonly Piece[], piece: Piece): readonly Piece[] =>
  list.length === 0 ? [piece] : [...list, piece]

/** N.31 Rage is an instant ability as well. */
const hasInstant = ({ instants, amounts }: Traits): boolean => instants.length > 0 || amounts.rage !== undefined

/** What every creature may do against flyers (16.6) aside. */
const isDeclaring = ({ activated, accumulates, amounts }: Traits): boolean =>
  activated.length > 0 || accumulates || amounts.rage !== undefined

export function rolesIn(w: World, seat: Seat): Roles {
  const known = w.roles[seat]
  if (known) return known
  const found = findRoles(w, seat)
  w.roles[seat] = found
  return found
}

function findRoles(w: World, seat: Seat): Roles {
  let [declaring, responding, thirsty, opening, strikingOften] = [NOBODY, NOBODY, NOBODY, NOBODY, NOBODY]
  let [turnStart, opponentTurnStart, turnEnd, opponentTurnEnd] = [NOBODY, NOBODY, NOBODY, NOBODY]
  for (const piece of squadIn(w, seat)) {
    const traits = traitsFor(w, piece)
    const { amounts, triggered, strikesPerTurn } = traits
    const { poison } = rowIn(w, piece)
    if (isDeclaring(traits)) declaring = withOne(declaring, piece)
    if (hasInstant(traits)) responding = withOne(responding, piece)
    if (triggered.turnStart.length > 0) turnStart = withOne(turnStart, piece)
    if (triggered.opponentTurnStart.length > 0) opponentTurnStart = withOne(opponentTurnStart, piece)
    if (triggered.turnEnd.length > 0) turnEnd = withOne(turnEnd, piece)
    if (triggered.opponentTurnEnd.length > 0) opponentTurnEnd = withOne(opponentTurnEnd, piece)
    if (amounts.thirst !== undefined && amounts.flying === undefined) thirsty = withOne(thirsty, piece)
    if (amounts.regeneration !== undefined || amounts.fading !== undefined || poison > 0)
      opening = withOne(opening, piece)
    if (strikesPerTurn !== undefined) strikingOften = withOne(strikingOften, piece)
  }
  return {
    declaring,
    responding,
    turnStart,
    opponentTurnStart,
    turnEnd,
    opponentTurnEnd,
    thirsty,
    opening,
    strikingOften,
  }
}
