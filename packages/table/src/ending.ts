// Matches that end at the table and not on the board: by resignation, by the clock, by agreement.

import type { Core, Result, Seat } from '@ludoteka/kernel'
import type { Holder } from './seats.ts'

export const AGREED_DRAW: Result = { kind: 'draw', reason: 'agreed', rule: '' }

/** All seats of the other sides win. */
export function forfeitResult(s: Pick<Core, 'allies'>, seat: Seat, cause: 'resigned' | 'timeout'): Result {
  return { kind: 'won', winners: opponentsOf(s, seat), reason: cause, rule: '' }
}

function opponentsOf({ allies }: Pick<Core, 'allies'>, seat: Seat): readonly Seat[] {
  const own = allies[seat] ?? 0
  return allies.flatMap((_, other) => (own & (1 << other) ? [] : [other]))
}

/**
 * A side loses when its only person gives up and one other side is left. With more sides, or with another person on
 * the same side, the match goes on without that person.
 */
export function doesForfeitEnd(s: Pick<Core, 'allies'>, seats: readonly Holder[], seat: Seat): boolean {
  const { allies } = s
  const others = opponentsOf(s, seat)
  const oneSideIsLeft = others.every(other => allies[other] === allies[others[0] ?? 0])
  return oneSideIsLeft && !hasPartner(allies[seat] ?? 0, seats, seats[seat])
}

function hasPartner(side: number, seats: readonly Holder[], holder: Holder | undefined): boolean {
  return (
    holder?.kind === 'account' &&
    seats.some((other, i) => side & (1 << i) && other.kind === 'account' && other.account !== holder.account)
  )
}
