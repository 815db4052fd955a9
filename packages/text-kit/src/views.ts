// Reading a view, as pictures for a terminal do: what is missing or of another shape counts as nothing.

import type { View, ZoneView } from '@ludoteka/kernel'
import { isKeyOf } from './shapes.ts'

const EMPTY: ZoneView = { count: 0 }

/** A zone of the table, or of one seat. */
export function zoneOf(view: View, name: string, seat?: string): ZoneView {
  const zone: object = view.zones[name] ?? {}
  if (seat === undefined) return isZoneView(zone) ? zone : EMPTY
  const own: unknown = isKeyOf(zone, seat) ? zone[seat] : undefined
  return isZoneView(own) ? own : EMPTY
}

function isZoneView(value: unknown): value is ZoneView {
  return typeof value === 'object' && value !== null && 'count' in value && typeof value.count === 'number'
}

/** The cards of a zone that the viewer sees and the game has. */
export function cardsSeen<C extends string>(all: readonly C[], zone: ZoneView): readonly C[] {
  return (zone.cards ?? []).flatMap(name => all.filter(card => card === name))
}

/** What a dictionary says of the cards in a hand. */
export type HandWords<C extends string> = {
  readonly cards: Readonly<Record<C, { readonly name: string }>>
  cardFacts(card: C): string
  readonly terminal: { handOf(player: string): string }
}

/** The hands the viewer sees, one line per card. */
export function handLines<C extends string>(
  view: View,
  all: readonly C[],
  words: HandWords<C>,
  nameOf: (seat: string) => string,
): readonly string[] {
  return view.seats.flatMap(seat => {
    const cards = cardsSeen(all, zoneOf(view, 'hand', seat))
    if (cards.length === 0) return []
    const width = Math.max(...cards.map(card => words.cards[card].name.length))
    return [
      words.terminal.handOf(nameOf(seat)),
      ...cards.map(card => `  ${words.cards[card].name.padEnd(width)}  ${words.cardFacts(card)}`),
    ]
  })
}

export function valueAt(record: unknown, key: string): unknown {
  return typeof record === 'object' && record !== null ? Reflect.get(record, key) : undefined
}

export function numberAt(record: unknown, key: string): number {
  const value = valueAt(record, key)
  return typeof value === 'number' ? value : 0
}
