// Making and copying states: search lives on copies, so they are made quickly and share all that never changes.
//
// JavaScript engines read properties quickly where the objects a function meets have been made in the same way. A spread
// of a state that was itself spread is to them another kind of object each time, and so is one to which the fields of the
// game were added one by one. So all states of a game begin as a spread of one and the same object, and keep its keys.

import type { Core, Frame } from './core.ts'
import { build, type Codec, isSameValue } from './fields.ts'
import type { Game } from './game.ts'
import { isSameList } from './lists.ts'
import type { Random } from './random.ts'
import { OPEN } from './stack.ts'

type Writable = { -readonly [K in keyof Core]: Core[K] } & Record<string, unknown>
type Field = { readonly key: string; readonly codec: Codec<unknown> }

/** What is known of the states of a game before there is one. */
type Plan = {
  /** An object with all keys of a state. */
  readonly shape: Writable
  readonly fields: readonly Field[]
  /** The steps whose frames change while they are on the stack; all other frames are shared. */
  readonly changing: ReadonlySet<string>
}

const NO_CORE: Core = {
  game: '',
  version: 0,
  options: {},
  seats: 0,
  allies: [],
  commitment: '',
  random: { seed: [], drawn: 0, queued: [] },
  zones: [],
  known: [],
  doubts: [],
  sightings: [],
  traces: [],
  brought: [],
  stack: [],
  result: OPEN,
  news: [],
  sealed: false,
}

const plans = new WeakMap<Game, Plan>()

function planOf(game: Game): Plan {
  const known = plans.get(game)
  if (known) return known
  const steps = Object.entries(game.frames)
  const plan: Plan = {
    shape: { ...NO_CORE, ...build(game.fields, field => field.initial(0)) },
    fields: Object.entries(game.fields).map(([key, codec]) => ({ key, codec })),
    changing: new Set(steps.flatMap(([step, params]) => (Object.values(params).some(isMutable) ? [step] : []))),
  }
  plans.set(game, plan)
  return plan
}

const isMutable = (one: { readonly mutable?: true } | undefined): boolean => one?.mutable === true

/** A state with these parts of the kernel's and these values of the game's fields. */
export function makeState(game: Game, core: Core, read: (field: Field) => unknown): Core {
  return assemble(planOf(game), core, read)
}

function assemble({ shape, fields }: Plan, core: Core, read: (field: Field) => unknown): Writable {
  const s = { ...shape }
  s.game = core.game
  s.version = core.version
  s.options = core.options
  s.seats = core.seats
  s.allies = core.allies
  s.commitment = core.commitment
  s.random = core.random
  s.zones = core.zones
  s.known = core.known
  s.doubts = core.doubts
  s.sightings = core.sightings
  s.traces = core.traces
  s.brought = core.brought
  s.stack = core.stack
  s.result = core.result
  s.news = core.news
  s.sealed = core.sealed
  for (const field of fields) s[field.key] = read(field)
  return s
}

export function cloneState<S extends Core>(game: Game, s: S): S {
  const { seed, drawn, queued } = s.random
  return cloneWith(game, s, { seed, drawn, queued: queued.length > 0 ? queued.slice() : [] })
}

/** A copy with another generator. */
export function cloneWith<S extends Core>(game: Game, s: S, random: Random): S
export function cloneWith(game: Game, s: Core & Readonly<Record<string, unknown>>, random: Random): Core {
  const plan = planOf(game)
  const copy = assemble(plan, s, ({ key, codec }) => (codec.copy ? codec.copy(s[key]) : s[key]))
  copy.random = random
  copy.zones = s.zones.slice() // the lists inside are replaced, never changed
  copy.known = s.known.slice()
  copy.stack = copyStack(plan, s.stack)
  copy.news = s.news.slice()
  return copy
}

function copyStack({ changing }: Plan, stack: readonly Frame[]): Frame[] {
  return stack.map(frame => (changing.has(frame.step) ? { ...frame } : frame)) // lists inside are replaced, never changed
}

/**
 * Lets a state share with the one before it whatever has not changed. A match keeps several states (for undos, and for what was seen
 * last), which are then hardly larger than their differences. Only for states that nobody changes any more.
 */
export function shareUnchanged(game: Game, before: Core, s: Core): void
export function shareUnchanged(game: Game, before: Readonly<Writable>, s: Writable): void {
  s.zones = sharedLists(before.zones, s.zones)
  s.known = sharedLists(before.known, s.known)
  const { drawn, queued } = s.random
  if (drawn === before.random.drawn && isSameList(queued, before.random.queued)) s.random = before.random
  for (const { key, codec } of planOf(game).fields)
    if (codec.copy && isSameValue(s[key], before[key])) s[key] = before[key]
}

/** The lists, each of them the one before where it holds the same; or all of them as they were. */
function sharedLists(before: Core['zones'], lists: Core['zones']): Core['zones'] {
  let isSame = lists.length === before.length
  for (let i = 0; i < lists.length; i++) {
    const list = lists[i]
    const old = before[i]
    if (list === old) continue
    if (list && old && isSameList(list, old)) lists[i] = old
    else isSame = false
  }
  return isSame ? before : lists
}
