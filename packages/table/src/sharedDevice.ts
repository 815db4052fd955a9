// Several people at one device: nobody's secrets are shown before that person has taken it.

import type { Seat } from '@ludoteka/kernel'

/** Whose entries the log shows; none means those everybody may read. On a shared device everybody reads along. */
export function logReaders(seats: readonly Seat[], { isShared }: { readonly isShared: boolean }): readonly Seat[] {
  return isShared && seats.length > 1 ? [] : seats
}

/** The seat to show: the one shown before if it is asked too or nobody is, else the first that is asked. */
export function seatToShow<S>(seats: readonly S[], asked: readonly S[], before: S | undefined): S | undefined {
  if (before !== undefined && seats.includes(before) && (asked.length === 0 || asked.includes(before))) return before
  return asked[0] ?? seats[0]
}

/** The seat whose player must take a shared device from whoever holds it, before anything is shown. */
export function handOverTo<S>(wanted: S, holder: S | undefined): S | undefined {
  return wanted === holder ? undefined : wanted
}
