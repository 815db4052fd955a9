// The game's own fields as everybody reads them: by name. What has not changed is not written again.

import { bit, type Core, type Seat, SPECTATOR } from './core.ts'
import { type Codec, isSameValue } from './fields.ts'
import type { Game } from './game.ts'
import type { Json } from './json.ts'
import { alliesMask } from './zones.ts'

export type SeenFacts = {
  readonly state: Core
  readonly written: Readonly<Record<string, Json>>
}

export function seenFacts(game: Game, s: Core, seats: readonly string[], earlier?: SeenFacts): SeenFacts {
  const before = earlier && isSameMatch(s, earlier.state) ? earlier : undefined
  let written: Record<string, Json> | undefined = before ? undefined : {}
  for (const name in game.fields) {
    const value: unknown = Reflect.get(s, name)
    if (before && isSameValue(value, Reflect.get(before.state, name))) continue
    const field = game.fields[name]
    written ??= { ...before?.written }
    written[name] = (field?.secret ? field.secret.see(value, seats, nobody) : field?.write(value, seats)) ?? null
  }
  return { state: s, written: written ?? before?.written ?? {} }
}

const nobody = (): boolean => false

/** The facts as one viewer knows them: what its own side has written in secret is no secret to it. */
export function factsFrom(
  game: Game,
  { state: s, written }: SeenFacts,
  seats: readonly string[],
  seat: Seat,
): SeenFacts['written'] {
  const secret = secretFields(game)
  if (secret.length === 0 || seat === SPECTATOR) return written
  const own = alliesMask(s, seat)
  const knows = (other: Seat): boolean => (own & bit(s, other)) !== 0
  const seen = secret.map(([name, field]) => [name, field.secret?.see(Reflect.get(s, name), seats, knows) ?? null])
  return { ...written, ...Object.fromEntries(seen) }
}

const secretsOf = new WeakMap<Game, readonly (readonly [string, Codec<unknown>])[]>()

export function secretFields(game: Game): readonly (readonly [string, Codec<unknown>])[] {
  const known = secretsOf.get(game)
  if (known) return known
  const found = Object.entries(game.fields).filter(([, field]) => field.secret)
  secretsOf.set(game, found)
  return found
}

/** All facts, secrets included: for positions and tests. */
export function allFacts(game: Game, s: Core, seats: readonly string[]): SeenFacts['written'] {
  return Object.fromEntries(
    Object.entries(game.fields).map(([name, field]) => [name, field.write(Reflect.get(s, name), seats)]),
  )
}

/** The same options object is handed on from state to state, and only within a match. */
export function isSameMatch(s: Core, other: Core): boolean {
  return s.options === other.options && s.commitment === other.commitment
}
