// Views over the wire: a table is sent whole once, then only what has changed.

import type { ServerMessage } from './live.ts'
import type { ViewJson } from './view.ts'

/** Parts of a view that are objects by name: of these only the names that changed are sent. */
const NAMED = ['facts', 'zones'] as const

type Named = (typeof NAMED)[number]

const isNamed = (part: string): part is Named => part === NAMED[0] || part === NAMED[1]

/** What is new in a view, part by part. A view never loses a part, nor facts or zones a name. */
export function changesOf(before: ViewJson, now: ViewJson): ViewJson {
  const changes: Record<string, unknown> = {}
  for (const part in now) {
    const changed = changedPart(part, before[part], now[part])
    if (changed !== undefined) changes[part] = changed
  }
  return changes
}

/** What is new in one part of a view; undefined if nothing is. */
export function changedPart(part: string, before: unknown, now: unknown): unknown {
  if (before === now) return undefined
  if (isNamed(part)) return changedEntries(entriesOf(before), entriesOf(now))
  return isEqual(before, now) ? undefined : now
}

/** The view after its changes. */
export function applyChanges(before: ViewJson, changes: ViewJson): ViewJson {
  const now: Record<string, unknown> = { ...before, ...changes }
  for (const part of NAMED) if (part in changes) now[part] = { ...entriesOf(before[part]), ...entriesOf(changes[part]) }
  return now
}

/** Makes the messages of one socket contain whole views: to be called with all of them, in order. */
export function viewAssembler(): (message: ServerMessage) => ServerMessage {
  let known: Readonly<Record<string, ViewJson>> = {}
  return message => {
    if (message.type === 'table') known = message.views
    if (message.type !== 'update') return message
    const views = Object.entries(message.views).map(([seat, changes]) => [
      seat,
      applyChanges(known[seat] ?? {}, changes),
    ])
    known = Object.fromEntries(views)
    return { ...message, views: { ...known } }
  }
}

function changedEntries(before: ViewJson, now: ViewJson): ViewJson | undefined {
  let found: Record<string, unknown> | undefined
  for (const name in now) {
    if (isEqual(before[name], now[name])) continue
    found ??= {}
    found[name] = now[name]
  }
  return found
}

function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!isEqual(a[i], b[i])) return false
    return true
  }
  if (Array.isArray(b)) return false
  const [one, other] = [entriesOf(a), entriesOf(b)]
  let count = 0
  for (const key in one) {
    if (!isEqual(one[key], other[key])) return false
    count++
  }
  for (const _ in other) count--
  return count === 0
}

const EMPTY: ViewJson = {}

function entriesOf(value: unknown): ViewJson {
  return isRecord(value) ? value : EMPTY
}

function isRecord(value: unknown): value is ViewJson {
  return typeof value === 'object' && value !== null
}
