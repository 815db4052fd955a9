// Who holds the seats of a table.

import type { BotName } from '@ludoteka/bots'
import type { Seat } from '@ludoteka/kernel'

export type Holder =
  | { readonly kind: 'open' }
  /** `registered` = the person had an account to sign in with when they sat down: only then may the match be rated. */
  | { readonly kind: 'account'; readonly account: string; readonly registered?: true }
  | { readonly kind: 'bot'; readonly level: BotName }

type Seats = { readonly seats: readonly Holder[] }

/** Seats an account holds. */
export function seatsOf({ seats }: Seats, account: string | undefined): readonly Seat[] {
  const own: Seat[] = []
  if (account === undefined) return own
  for (let seat = 0; seat < seats.length; seat++) {
    const holder = seats[seat]
    if (holder?.kind === 'account' && holder.account === account) own.push(seat)
  }
  return own
}

/** Seats held by people other than this one. */
export function seatsOfOthers({ seats }: Seats, account: string): readonly Seat[] {
  return seats.flatMap((holder, seat) => (holder.kind === 'account' && holder.account !== account ? [seat] : []))
}

/** The people at a table, each once. */
export function peopleAt({ seats }: Seats): readonly string[] {
  const people: string[] = []
  for (const holder of seats)
    if (holder.kind === 'account' && !people.includes(holder.account)) people.push(holder.account)
  return people
}
