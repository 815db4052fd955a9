// Standing orders at the terminal: a numbered list, in which a person switches them on and off.

import { type Game, type Language, ONLY_ANSWER, type OrderText, type PlainArg, type Seat } from '@ludoteka/kernel'
import {
  type MatchState,
  type OrderKind,
  type Orders,
  orderKinds,
  ordersOf,
  type StandingOrder,
  withOrder,
  withoutOrder,
} from '@ludoteka/table'
import type { Io } from './command.ts'
import { WORDS } from './output.ts'

type Place = { readonly io: Io; readonly game: Game; readonly language: Language }

/** Lists the orders of a seat and changes the one that is named; an empty line leaves them as they are. */
export async function askOrders(place: Place, match: MatchState, orders: Orders, seat: Seat): Promise<Orders> {
  const { io, game, language } = place
  const words = WORDS[language]
  const kinds = orderKinds(game)
  const own = ordersOf(match, orders, seat)
  const givenOf = (kind: OrderKind): StandingOrder | undefined => own.find(({ order }) => order === kind.order)
  kinds.forEach((kind, i) => {
    const given = givenOf(kind)
    const { name, note } = orderText(place, kind)
    io.out(`${String(i + 1).padStart(3)}) [${given ? 'x' : ' '}] ${name}${given ? statusOf(place, kind, given) : ''}\n`)
    if (note) io.out(`         ${note}\n`)
  })
  const kind = kinds[Number((await io.readLine(words.askOrder))?.trim()) - 1]
  if (!kind) return orders
  if (givenOf(kind)) return withoutOrder(match, orders, seat, kind.order)
  const settings: Record<string, PlainArg> = {}
  for (const [name, values] of Object.entries(kind.settings)) {
    const text = orderText(place, kind).settings?.[name]
    const value = await pick(place, text?.name ?? name, values, one => text?.values[one] ?? String(one))
    if (value === undefined) return orders
    settings[name] = value
  }
  const span = await pick(place, words.orderSpan, kind.spans, one => words.orderSpans[one])
  if (span === undefined) return orders
  return withOrder(match, orders, seat, { order: kind.order, settings, span }, 0) ?? orders
}

function orderText({ game, language }: Place, { order }: OrderKind): OrderText {
  if (order === ONLY_ANSWER) return WORDS[language].onlyAnswer
  return game.text[language].order?.(order) ?? { name: order, note: '' }
}

function statusOf(place: Place, kind: OrderKind, { settings, span }: StandingOrder): string {
  const text = orderText(place, kind).settings
  const set = Object.entries(settings).map(([name, value]) => text?.[name]?.values[value] ?? String(value))
  return ` (${[...set, WORDS[place.language].orderSpans[span]].join(', ')})`
}

/** One of some values; the only one is taken without asking. */
async function pick<V extends PlainArg>(
  { io, language }: Place,
  title: string,
  values: readonly V[],
  labelOf: (value: V) => string,
): Promise<V | undefined> {
  if (values.length < 2) return values[0]
  io.out(`${title}\n`)
  values.forEach((value, i) => {
    io.out(`${String(i + 1).padStart(3)}) ${labelOf(value)}\n`)
  })
  return values[Number((await io.readLine(WORDS[language].ask))?.trim()) - 1]
}
