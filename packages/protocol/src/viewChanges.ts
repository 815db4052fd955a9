// Views over the wire: a table is sent whole once, then only what has changed of it.

import type { Event, ViewJson } from './live.ts'

/** Parts that hold many things under names: of these only the named things that changed are sent. */
const NAMED = ['facts', 'zones'] as const

type Named = (typeof NAMED)[number]

const isNamed = (part: string): part is Named => part === NAMED[0] || part === NAMED[1]

/** What is new in a view, part by part. A view never loses a part, nor facts or zones a name. */
export function changesOf(before: ViewJson, now: ViewJson): ViewJson {
  const changes: Record<string, unknown> = {}
  for (const part in now) {
    if (!isNamed(part)) {
      if (!isSame(before[part], now[part])) changes[part] = now[part]
      continue
    }
    const named = newIn(thingsIn(before[part]), thingsIn(now[part]))
    if (named) changes[part] = named
  }
  return changes
}

/** The view after its changes. */
export function changed(before: ViewJson, changes: ViewJson): ViewJson {
  const now: Record<string, unknown> = { ...before, ...changes }
  for (const part of NAMED) if (part in changes) now[part] = { ...thingsIn(before[part]), ...thingsIn(changes[part]) }
  return now
}

/** What one socket hears, with every view whole: to be given all its messages in their order. */
export function wholeViews(): (heard: Event) => Event {
  let known: Readonly<Record<string, ViewJson>> = {}
  return heard => {
    if (heard.type === 'table') known = heard.views
    if (heard.type !== 'update') return heard
    const views = Object.entries(heard.views).map(([seat, changes]) => [seat, changed(known[seat] ?? {}, changes)])
    known = Object.fromEntries(views)
    return { ...heard, views: { ...known } }
  }
}

function newIn(before: ViewJson, now: ViewJson): ViewJson | undefined {
  let found: Record<string, unknown> | undefined
  for (const name in now) {
    if (isSame(before[name], now[name])) continue
    found ??= {}
    found[name] = now[name]
  }
  return found
}

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false
    return true
  }
  if (Array.isArray(b)) return false
  const [one, other] = [thingsIn(a), thingsIn(b)]
  let count = 0
  for (const key in one) {
    if (!isSame(one[key], other[key])) return false
    count++
  }
  for (const _ in other) count--
  return count === 0
}

const NOTHING: ViewJson = {}

function thingsIn(value: unknown): ViewJson {
  return isThings(value) ? value : NOTHING
}

function isThings(value: unknown): value is ViewJson {
  return typeof value === 'object' && value !== null
}
