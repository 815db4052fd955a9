// The message `update`: what is new at a table since a socket was told last. Sockets look from different seats, but most of what
// they are told of one state is the same: that is compared and serialized once for all of them.

import { changedPart, type ServerMessage, type ViewJson } from '@ludoteka/protocol'
import { cutSince, type ViewedSeats, type VisibleEntry } from '@ludoteka/table'
import { ordersFrom } from '../table/orders.ts'
import type { TableState } from '../table/state.ts'
import { clocksAt, hurriedIn, mayUndo, newsOf, proposalOf, type Views } from '../table/views.ts'

/** What was sent to a socket last. */
export type LastSent = { readonly seq: number; readonly views: Views }

/** The text of an update for some seats, who see these views now; undefined if that is more than one message should hold. */
export type UpdateWriter = (seats: ViewedSeats, views: Views, lastSent: LastSent) => string | undefined

type UpdateMessage = Extract<ServerMessage, { type: 'update' }>
/** What everybody at the table is told only sometimes. */
type Rare = Pick<UpdateMessage, 'clocks' | 'proposal' | 'hurried'>

type WrittenPart = { readonly part: string; readonly before: unknown; readonly now: unknown; readonly text: string }

/** Writes the updates to one state of a table. */
export function updateWriter(table: TableState, now: number): UpdateWriter {
  let common: string | undefined
  let told: { readonly news: readonly VisibleEntry[]; readonly text: string } | undefined
  const parts: WrittenPart[] = []

  /** Empty if nothing is new in it. What two views have in common is the same object in both. */
  const partText = (part: string, before: unknown, value: unknown): string => {
    for (const one of parts) if (one.now === value && one.before === before && one.part === part) return one.text
    const changed = changedPart(part, before, value)
    const text = changed === undefined ? '' : JSON.stringify(changed)
    if (typeof value === 'object') parts.push({ part, before, now: value, text })
    return text
  }

  const viewText = (before: ViewJson, view: ViewJson): string => {
    let text = ''
    for (const part in view) {
      const value = view[part]
      if (before[part] === value) continue
      const changed = partText(part, before[part], value)
      if (changed !== '') text += text === '' ? `"${part}":${changed}` : `,"${part}":${changed}`
    }
    return `{${text}}`
  }

  const viewsText = (views: Views, before: Views): string => {
    let text = ''
    for (const seat in views) {
      const changes = viewText(before[seat] ?? {}, views[seat] ?? {})
      text += text === '' ? `${JSON.stringify(seat)}:${changes}` : `,${JSON.stringify(seat)}:${changes}`
    }
    return `{${text}}`
  }

  const newsText = (news: readonly VisibleEntry[]): string => {
    if (!told || !isSameNews(told.news, news)) told = { news, text: JSON.stringify(news) }
    return told.text
  }

  return (seats, views, lastSent) => {
    const since = lastSent.seq
    const cutTo = cutSince(table, since)
    const news = newsOf(table, seats, cutTo === undefined ? since : Math.min(since, cutTo - 1))
    if (!news) return undefined
    common ??= commonText(table, now)
    const cut = cutTo === undefined ? '' : `,"cutTo":${cutTo}`
    return `{"type":"update","seq":${table.seq},"views":${viewsText(views, lastSent.views)},"log":${newsText(news)}${cut},${common},${ownText(table, seats)}}`
  }
}

/** What everybody at the table is told: the fields as they stand within the message. */
function commonText(table: TableState, now: number): string {
  const { row, names } = table
  const text = `"status":"${row.status}","waiting":${namesText(names, row.waiting)},"paused":${row.paused}`
  const rare: Rare = {}
  const clocks = clocksAt(table, now)
  const proposal = proposalOf(table)
  const hurried = hurriedIn(table)
  if (clocks) rare.clocks = clocks
  if (proposal) rare.proposal = proposal
  if (hurried) rare.hurried = hurried
  return clocks || proposal || hurried ? `${text},${JSON.stringify(rare).slice(1, -1)}` : text
}

/** What belongs to the seats. */
function ownText(table: TableState, seats: ViewedSeats): string {
  const canUndo = `"canUndo":${namesText(table.names, mayUndo(table, seats))}`
  const orders = ordersFrom(table, seats)
  return orders ? `${canUndo},"orders":${JSON.stringify(orders)}` : canUndo
}

function namesText(names: readonly string[], seats: ViewedSeats): string {
  let text = ''
  for (const seat of seats)
    text += text === '' ? JSON.stringify(names[seat] ?? '') : `,${JSON.stringify(names[seat] ?? '')}`
  return `[${text}]`
}

/** Entries of one log, which hand on the data of the entry they were made from. */
function isSameNews(one: readonly VisibleEntry[], other: readonly VisibleEntry[]): boolean {
  return one.length === other.length && one.every((entry, i) => isSameEntry(entry, other[i]))
}

function isSameEntry(one: VisibleEntry, other: VisibleEntry | undefined): boolean {
  const { key, rule, data, at, ordered } = one
  if (data !== other?.data || key !== other.key || rule !== other.rule) return false
  return at === other.at && ordered === other.ordered
}
