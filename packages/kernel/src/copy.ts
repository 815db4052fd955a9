// Copying a state: search lives on copies, so everything that can be shared is shared.

import type { Core, Frame } from './core.ts'
import type { Game } from './game.ts'
import type { Random } from './random.ts'

type Copier = { readonly key: string; copy(value: unknown): unknown }

const copiers = new WeakMap<Game, readonly Copier[]>()

/** The fields of a game that need copying; the rest are numbers and may be shared. */
function copiersOf(game: Game): readonly Copier[] {
  let found = copiers.get(game)
  if (!found) {
    found = Object.entries(game.fields).flatMap(([key, { copy }]) => (copy ? [{ key, copy }] : []))
    copiers.set(game, found)
  }
  return found
}

export function cloneState<S extends Core>(game: Game, s: S): S {
  const { seed, drawn, queued } = s.random
  return cloneWith(game, s, { seed, drawn, queued: queued.length > 0 ? queued.slice() : [] })
}

/** A copy with another generator. */
export function cloneWith<S extends Core>(game: Game, s: S, random: Random): S
export function cloneWith(game: Game, s: Core, random: Random): Core {
  // Assigned after a plain copy: an object literal that defines a copied key once more is several times slower.
  const copy: Copy = { ...s }
  copy.random = random
  copy.zones = s.zones.slice() // the lists inside are replaced, never changed
  copy.known = s.known.slice()
  copy.stack = copyStack(s.stack)
  copy.news = s.news.slice()
  for (const { key, copy: copied } of copiersOf(game)) copy[key] = copied(copy[key])
  return copy
}

type Copy = { -readonly [K in keyof Core]: Core[K] } & Record<string, unknown>

function copyStack(stack: readonly Frame[]): Frame[] {
  const copy: Frame[] = new Array(stack.length)
  for (let i = 0; i < stack.length; i++) {
    const frame = stack[i]
    if (frame) copy[i] = { ...frame } // lists inside a frame are replaced, never changed
  }
  return copy
}
