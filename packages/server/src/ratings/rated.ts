// Which matches are rated: those of people with accounts against each other, by the clock and without bots.

import type { Core } from '@ludoteka/kernel'
import { refuse } from '../problem.ts'
import type { Holder, MatchRow } from '../store/store.ts'

type Table = Pick<MatchRow, 'seats' | 'clock' | 'hotSeat'>

/** Without a clock whoever is about to lose could stay away for ever. */
const isByTheClock = ({ clock, hotSeat }: Pick<Table, 'clock' | 'hotSeat'>): boolean =>
  clock.kind !== 'none' && !hotSeat

const isAdmitted = (holder: Holder): boolean =>
  holder.kind === 'open' || (holder.kind === 'account' && holder.registered === true)

/** Whether a match of this table would be rated, if only people with accounts take the seats that are open. */
export function mayBeRated(table: Table): boolean {
  return isByTheClock(table) && table.seats.every(isAdmitted)
}

/** Whether the match that begins is rated: everybody has an account, and nobody plays against themselves. */
export function isRatedMatch(table: Table, { allies }: Pick<Core, 'allies'>): boolean {
  const sidesOf = new Map<string, Set<number>>()
  table.seats.forEach((holder, seat) => {
    if (holder.kind !== 'account') return
    const sides = sidesOf.get(holder.account) ?? new Set()
    sidesOf.set(holder.account, sides.add(allies[seat] ?? 1 << seat))
  })
  return mayBeRated(table) && sidesOf.size > 1 && [...sidesOf.values()].every(({ size }) => size === 1)
}

/** What a host wants; where nothing is said, a public table is rated if it can be. */
export function wantsRating(
  wanted: boolean | undefined,
  table: Table & Pick<MatchRow, 'visibility'>,
  isHostRegistered: boolean,
): boolean {
  const can = mayBeRated(table) && isHostRegistered
  if (wanted === true && !can) refuse('bad-request', whyNot(table, isHostRegistered))
  return wanted ?? (can && table.visibility === 'public')
}

function whyNot(table: Table, isHostRegistered: boolean): string {
  if (!isHostRegistered) return 'Only matches of people with accounts are rated.'
  if (!isByTheClock(table)) return 'A rated match needs a clock, and a device for each player.'
  return 'A match with bots or guests is not rated.'
}
