// How the players of a table are called.

import type { MatchSummary, SeatInfo } from '@ludoteka/protocol'
import type { Dictionary } from '../../text/index.ts'

export function nameOf({ seat, holder }: SeatInfo, text: Dictionary, seatName: (seat: string) => string): string {
  switch (holder.kind) {
    case 'account':
      return holder.account.name
    case 'bot':
      return capitalized(text.table.bot[holder.level])
    case 'open':
      return seatName(seat)
  }
}

/** One name a seat; where two would be alike the seat is told as well. */
export function namesOf(
  match: Pick<MatchSummary, 'seats'>,
  text: Dictionary,
  seatName: (seat: string) => string,
): readonly string[] {
  const names = match.seats.map(seat => nameOf(seat, text, seatName))
  return names.map((name, i) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${seatName(match.seats[i]?.seat ?? '')})`,
  )
}

export function capitalized(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}
