// Copying a state: search lives on copies, so everything that can be shared is shared.

import type { Core, Frame } from './core.ts'
import type { Game } from './game.ts'

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

export function cloneState<S extends Core>(game: Game, s: S): S
export function cloneState(game: Game, s: Core): Core {
  const { seed, drawn, queued } = s.random
  const source: Readonly<Record<string, unknown>> = s
  const copy: Core & Record<string, unknown> = {
    ...s,
    random: { seed, drawn, queued: queued.length > 0 ? queued.slice() : [] },
    zones: copyLists(s.zones),
    known: copyLists(s.known),
    stack: copyStack(s.stack),
    news: s.news.slice(),
  }
  for (const field of copiersOf(game)) copy[field.key] = field.copy(source[field.key])
  return copy
}

function copyLists(lists: readonly number[][]): number[][] {
  const copy: number[][] = new Array(lists.length)
  for (let i = 0; i < lists.length; i++) {
    const list = lists[i]
    copy[i] = list === undefined || list.length === 0 ? [] : list.slice()
  }
  return copy
}

function copyStack(stack: readonly Frame[]): Frame[] {
  const copy: Frame[] = new Array(stack.length)
  for (let i = 0; i < stack.length; i++) {
    const frame = stack[i]
    if (frame) copy[i] = { ...frame } // lists inside a frame are replaced, never changed
  }
  return copy
}
