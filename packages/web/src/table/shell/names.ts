// The names of the players of a table.

import type { GameText } from '@ludoteka/kernel'
import type { MatchSummary, SeatInfo } from '@ludoteka/protocol'
import type { Dictionary } from '../../text/index.ts'

export function nameOf({ seat, holder }: SeatInfo, text: Dictionary, seatName: (seat: string) => string): string {
  switch (holder.kind) {
    case 'account':
      return holder.account.name || text.moderation.someone
    case 'bot':
      return capitalized(text.table.bot[holder.level])
    case 'open':
      return seatName(seat)
  }
}

/** One name per seat; equal names are followed by the seat. */
export function namesOf(
  match: Pick<MatchSummary, 'seats' | 'hotSeat'>,
  text: Dictionary,
  nameOfSeat: GameText['seat'],
): readonly string[] {
  const seats = match.seats.map(({ seat }) => seat)
  const seatName = (seat: string): string => nameOfSeat(seat, seats)
  // At a shared device all people have the name of one account; their seats tell them apart.
  const names = match.seats.map(info =>
    match.hotSeat && info.holder.kind === 'account' ? seatName(info.seat) : nameOf(info, text, seatName),
  )
  return names.map((name, i) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${seatName(match.seats[i]?.seat ?? '')})`,
  )
}

/** Whether only this account plays here, perhaps with bots: it may pause the table. */
export function isOnlyPlayer({ seats, yours }: MatchSummary): boolean {
  const people = seats.filter(({ holder }) => holder.kind !== 'bot')
  return yours.length > 0 && people.every(({ seat }) => yours.includes(seat))
}

export function capitalized(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}
