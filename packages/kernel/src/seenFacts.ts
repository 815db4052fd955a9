// The game's own fields as everybody reads them: by name. What has not changed is not written again.

import type { Core } from './core.ts'
import type { Game } from './game.ts'
import type { Json } from './json.ts'
import { isSameList } from './lists.ts'

export type SeenFacts = {
  readonly state: Core
  readonly written: Readonly<Record<string, Json>>
}

export function seenFacts(game: Game, s: Core, seats: readonly string[], earlier?: SeenFacts): SeenFacts {
  const before = earlier && isSameMatch(s, earlier.state) ? earlier : undefined
  const written: Record<string, Json> = {}
  let isNew = before === undefined
  for (const name in game.fields) {
    const value: unknown = Reflect.get(s, name)
    const old = before?.written[name]
    if (before && old !== undefined && isSameValue(value, Reflect.get(before.state, name))) {
      written[name] = old
      continue
    }
    written[name] = game.fields[name]?.write(value, seats) ?? null
    isNew = true
  }
  return { state: s, written: before && !isNew ? before.written : written }
}

/** The same options object is handed on from state to state, and only within a match. */
export function isSameMatch(s: Core, other: Core): boolean {
  return s.options === other.options && s.commitment === other.commitment
}

/** A field is a number, a flag, or a flat list or group of them. */
function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) && Array.isArray(b)) return isSameList(a, b)
  for (const key in a) if (Reflect.get(a, key) !== Reflect.get(b, key)) return false
  for (const key in b) if (!(key in a)) return false
  return true
}
