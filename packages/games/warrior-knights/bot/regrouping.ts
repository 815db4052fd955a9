// Which troops the bot moves in an Upkeep (17.6): a Noble off the board comes back only with troops.

import type { Seat } from '@ludoteka/kernel'
import { SHAPES } from '../content/barons.ts'
import { troopFacts } from '../content/troops.ts'
import { casualtiesOf, hasLeftGame, hasTroops, isOnBoard, othersIn, strongholdArea, troopsOf } from '../rules/armies.ts'
import { isBesieged } from '../rules/cities.ts'
import type { F } from '../rules/frames.ts'
import { type Army, baronOf, type TroopMove } from '../rules/names.ts'
import type { S } from '../rules/state.ts'

/** One card for each Noble who waits without any: of the stronghold while nobody stands before it, or of another who waits with several. */
export function nextTransfer(s: S, seat: Seat): TroopMove | undefined {
  const f = s.stack.at(-1)
  if (f?.step !== 'upkeep.reserves') return undefined
  const isWaiting = (army: Army): boolean =>
    army !== 'stronghold' && !isOnBoard(s, seat, army) && !hasLeftGame(s, seat, army)
  const idle = SHAPES.find(shape => isWaiting(shape) && !hasTroops(s, seat, shape))
  if (idle === undefined) return undefined
  const givers = ([...SHAPES, 'stronghold'] as const).filter(army => {
    if (casualtiesOf(s, seat, army) > 0) return false
    return army === 'stronghold' ? isSafe(s, seat) : isWaiting(army) && troopsOf(s, seat, army).length > 1
  })
  for (const from of givers.toReversed()) {
    const card = strongestUnmoved(s, seat, from, f)
    if (card !== undefined) return `${card}.${from}.${idle}`
  }
  return undefined
}

function isSafe(s: S, seat: Seat): boolean {
  const home = strongholdArea(s, seat)
  return home !== undefined && !isBesieged(s, baronOf(seat)) && othersIn(s, seat, home).length === 0
}

/** 17.6 Each card moves at most once in this step. */
function strongestUnmoved(s: S, seat: Seat, army: Army, { moved }: Extract<F, { step: 'upkeep.reserves' }>) {
  const free = troopsOf(s, seat, army).filter(troop => !moved.includes(`${troop}.${army}`))
  return free.toSorted((a, b) => troopFacts(b).strength - troopFacts(a).strength)[0]
}
