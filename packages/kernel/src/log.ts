// The log: rules emit data, texts come from the game's dictionaries.

import { type Core, type Entry, type EntryValue, type Seat, SPECTATOR } from './core.ts'
import { itemAt } from './lists.ts'

type LogMap = Readonly<Record<string, object>>

export type Logger<L extends LogMap> = {
  /** Tells everybody. */
  log<K extends keyof L & string>(s: Core, key: K, rule: string, data: L[K]): void
  /** Tells some seats only; `allies` of each are told too. */
  tell<K extends keyof L & string>(s: Core, seat: Seat, key: K, rule: string, data: L[K]): void
}

/** The typed log functions of a game whose entries are described by L. */
export function logger<L extends { readonly [K in keyof L]: Readonly<Record<string, EntryValue>> }>(): Logger<L> {
  return {
    log: (s, key, rule, data) => {
      s.news.push({ key, rule, data })
    },
    tell: (s, seat, key, rule, data) => {
      s.sealed = true // somebody has learned something
      s.news.push({ key, rule, data, to: alliesOf(s, seat) })
    },
  }
}

/** By mask: entries of the log stay in memory with their match, so they share these lists. */
const seatLists = new Map<number, readonly Seat[]>()

export function alliesOf(s: Core, seat: Seat): readonly Seat[] {
  const mask = itemAt(s.allies, seat)
  const known = seatLists.get(mask)
  if (known) return known
  const seats: Seat[] = []
  for (let other = 0; other < s.seats; other++) if (mask & (1 << other)) seats.push(other)
  seatLists.set(mask, seats)
  return seats
}

export function maySee(entry: Entry, seat: Seat): boolean {
  return entry.to === undefined || (seat !== SPECTATOR && entry.to.includes(seat))
}
