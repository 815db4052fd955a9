// What scenario files may look at: everything that is true after an action as one value, the paths that lead into it,
// and the comparison with what is expected.

import { type Core, type Entry, type Seat, SPECTATOR } from './core.ts'
import { choiceOf, choices, hasAnswers } from './engine.ts'
import { fail } from './errors.ts'
import { type Choice, type Game, seatNames } from './game.ts'
import { isObject, type Json, listAt, objectAt, short } from './json.ts'
import type { JsonSchema } from './jsonSchema.ts'
import { itemAt } from './lists.ts'
import { writePosition } from './position.ts'
import { entriesFor, facts, view, waitingFor } from './view.ts'
import { viewSchema } from './viewSchema.ts'
import { flatZones, isPlaced, type Zone } from './zones.ts'

/** Facts, zones, what is known, choices by seat, the log of the last action and the result. */
export function everything(game: Game, s: Core): Readonly<Record<string, Json>> {
  const seats = seatNames(game, s)
  const offers = choices(game, s)
  const { zones = {}, known = {}, doubts = [], sightings = [] } = writePosition(game, s)
  return {
    ...facts(game, s),
    zones,
    known,
    doubts,
    sightings,
    choice: Object.fromEntries(seats.map((name, seat) => [name, answersIn(choiceOf(offers, seat) ?? {})])),
    step: s.stack.at(-1)?.step ?? '',
    waiting: waitingFor(game, s).map(seat => itemAt(seats, seat)),
    log: s.news.map(entry => entry.key),
    entries: s.news.map(entry => writeEntry(entry, seats)),
    result:
      s.result.kind === 'won' ? { ...s.result, winners: s.result.winners.map(seat => itemAt(seats, seat)) } : s.result,
  }
}

/** What each seat and a spectator see, and what the last action told them. */
function everybodysViews(game: Game, s: Core): Json {
  const seats = seatNames(game, s)
  const viewFrom = (seat: Seat): Json => {
    const told = entriesFor(s.news, seat)
    const seen = view(game, s, seat)
    return {
      ...seen,
      zones: writeViews(seen.zones),
      choice: answersIn(seen.choice),
      log: told.map(({ key }) => key),
      entries: told.map(entry => writeEntry(entry, seats)),
    }
  }
  return Object.fromEntries([...seats.map((name, seat) => [name, viewFrom(seat)]), ['spectator', viewFrom(SPECTATOR)]])
}

/** Views as plain JSON: parts that a view leaves out are not there. */
function writeViews(value: object): Json {
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, isObject(part) ? writeViews(part) : part]))
}

function writeEntry({ key, rule, data, to }: Entry, seats: readonly string[]): Json {
  return { key, rule, data, ...(to ? { to: to.map(seat => itemAt(seats, seat)) } : {}) }
}

/** A choice without the verbs that have no argument left. */
function answersIn(choice: Choice): Json {
  return Object.fromEntries(
    Object.entries(choice).flatMap(([verb, args]): [string, Json][] =>
      args !== undefined && hasAnswers({ [verb]: args }) ? [[verb, args]] : [],
    ),
  )
}

/** Which names may come next in a path: those of an object, the numbers of a list, or any where nobody can tell. */
type Shape = { readonly names?: Readonly<Record<string, Shape>>; readonly items?: Shape; readonly open?: true }

const VALUE: Shape = {}
const ANYTHING: Shape = { open: true }
const VALUES: Shape = { items: VALUE }

const named = (names: readonly string[], shape: (name: string) => Shape): Shape => ({
  names: Object.fromEntries(names.map(name => [name, shape(name)])),
})

/** An object with these parts, some of which are lists of values. */
const record = (values: readonly string[], lists: readonly string[]): Shape =>
  named([...values, ...lists], part => (lists.includes(part) ? VALUES : VALUE))

/** The shape of all values that fit a schema. */
function shapeOf(schema: JsonSchema): Shape {
  if ('anyOf' in schema) return schema.anyOf.map(shapeOf).reduce(joined)
  if (!('type' in schema)) return VALUE
  if (schema.type === 'array') {
    const { prefixItems = [], items } = schema
    return { items: [...prefixItems, ...(items ? [items] : [])].map(shapeOf).reduce(joined, VALUE) }
  }
  if (schema.type !== 'object') return VALUE
  const { properties = {}, propertyNames, additionalProperties } = schema
  if (additionalProperties === undefined) return ANYTHING
  return {
    names: {
      ...named(propertyNames?.enum ?? [], () => (additionalProperties ? shapeOf(additionalProperties) : VALUE)).names,
      ...Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, shapeOf(part)])),
    },
  }
}

/** What either of two shapes allows. */
function joined(a: Shape, b: Shape): Shape {
  if (a.open || b.open) return ANYTHING
  const names = a.names || b.names ? { names: { ...a.names, ...b.names } } : {}
  const items = a.items ?? b.items
  return items ? { ...names, items } : names
}

/** Every path there can be in a match with these options. */
export function pathsOf(game: Game, s: Core): Shape {
  const seats = seatNames(game, s)
  const { names: seen = {} } = shapeOf(viewSchema(game, s.options))
  const { facts = VALUE, choice = VALUE, result = VALUE } = seen
  const told = {
    log: VALUES,
    entries: {
      items: named(['key', 'rule', 'data', 'to'], key => (key === 'data' ? ANYTHING : key === 'to' ? VALUES : VALUE)),
    },
  }
  const views: Shape = { names: { ...seen, zones: shapeOfZoneViews(game, seats), ...told } }
  return {
    names: {
      ...facts.names,
      zones: shapeOfZones(game, seats, VALUES),
      known: shapeOfZones(game, seats, { items: VALUES }),
      doubts: {
        items: joined(
          record(['home'], ['viewers', 'cards']),
          named(['strays'], () => ({ items: VALUES })),
        ),
      },
      sightings: { items: record(['zone', 'when', 'came', 'left'], ['viewers', 'cards']) },
      choice: named(seats, () => choice),
      step: VALUE,
      waiting: VALUES,
      result,
      ...told,
      view: named([...seats, 'spectator'], () => views),
    },
  }
}

/** Zones by name, by place where they have places, by seat where every seat has its own. */
function shapeOfZones(game: Game, seats: readonly string[], one: Shape): Shape {
  const ofSeats = (zone: Zone): Shape => (zone.perSeat ? named(seats, () => one) : one)
  const shapes = Object.entries(game.zones).map(([name, zone]) => [
    name,
    isPlaced(zone) ? named(zone.places, place => ofSeats(zone.at(place))) : ofSeats(zone),
  ])
  return { names: Object.fromEntries(shapes) }
}

/** The same in views, where the zones under a veil are seen as one of its name; also what nobody is shown can be looked for. */
function shapeOfZoneViews(game: Game, seats: readonly string[]): Shape {
  const one: Shape = {
    names: {
      count: VALUE,
      cards: VALUES,
      known: { items: VALUES },
      doubts: { items: record(['missing'], ['cards']) },
      sightings: { items: record(['when', 'came', 'left'], ['cards']) },
    },
  }
  const veils = flatZones(game.zones).flatMap(({ veil }) => (veil === undefined ? [] : [veil]))
  const { names } = shapeOfZones(game, seats, one)
  return { names: { ...names, ...named(veils, () => named(seats, () => one)).names } }
}

/** Refuses a path that names something which does not exist. */
function checkPath(shape: Shape, path: string, expected: unknown, where: string): void {
  let at = shape
  const parts = path.split('/')
  parts.forEach((part, i) => {
    if (at.open && expected === NOTHING)
      fail('bad-scenario', `${where}: ${path} may be misspelt; expect all of ${parts.slice(0, i).join('/')}.`)
    const next = at.open ? at : nextShape(at, part, i === parts.length - 1)
    if (!next) {
      const known = at.names
        ? `known are ${Object.keys(at.names).join(', ')}`
        : at.items
          ? 'an item is a number'
          : 'it has no parts'
      const before = i === 0 ? '' : ` in ${parts.slice(0, i).join('/')}`
      fail('bad-scenario', `${where}: there is no ${short(part)}${before}; ${known}.`)
    }
    at = next
  })
}

function nextShape({ names, items }: Shape, part: string, isLast: boolean): Shape | undefined {
  if (names) return Object.hasOwn(names, part) ? names[part] : undefined
  if (!items) return undefined
  if (/^\d+$/.test(part)) return items
  return part === 'count' && isLast ? VALUE : undefined
}

export type Expectation = { readonly path: string; readonly expected: Json }

/** Reads paths with their values; nothing that is misspelt passes. */
export function readExpectations(game: Game, shape: Shape, json: unknown, where: string): readonly Expectation[] {
  const given = Object.entries(objectAt(json, where, 'bad-scenario'))
  if (given.length === 0) fail('bad-scenario', `${where} expects nothing.`)
  return given.map(([path, value]) => {
    checkPath(shape, path, value, where)
    if (path === 'log') checkLogKeys(game, listAt(value, `${where} log`, 'bad-scenario'), where)
    return { path, expected: canonical(value, isSet(path)) }
  })
}

function checkLogKeys(game: Game, keys: readonly unknown[], where: string): void {
  const { entries, rareEntries = [] } = game.coverage ?? {}
  if (!entries) return
  const unknown = keys.find(key => typeof key !== 'string' || !(entries.includes(key) || rareEntries.includes(key)))
  if (unknown !== undefined) fail('bad-scenario', `${where}: there is no log entry ${short(unknown)}.`)
}

export type Mismatch = Expectation & { readonly actual: Json }

/** The expectations that do not hold. */
export function mismatches(game: Game, s: Core, expectations: readonly Expectation[]): readonly Mismatch[] {
  const looksAtViews = expectations.some(({ path }) => path.startsWith('view/'))
  const whole = { ...everything(game, s), ...(looksAtViews ? { view: everybodysViews(game, s) } : {}) }
  return expectations.flatMap(({ path, expected }) => {
    const found = lookUp(whole, path)
    if (found === undefined && expected === NOTHING) return []
    const actual = canonical(found ?? leftOutAt(game, s, whole, path), isSet(path))
    return JSON.stringify(expected) === JSON.stringify(actual) ? [] : [{ path, expected, actual }]
  })
}

/** A fact at its default, which the notation leaves out of what is there. */
function leftOutAt(game: Game, s: Core, whole: Json, path: string): Json | undefined {
  const parts = path.replace(/^view\/[^/]+\/facts\//, '').split('/')
  const [field = '', ...inside] = parts
  if (!isObject(lookUp(whole, path.slice(0, path.lastIndexOf('/'))))) return undefined
  return Object.hasOwn(game.fields, field) ? game.fields[field]?.leftOut?.(inside, seatNames(game, s)) : undefined
}

/** The order of choices, and of the seats the table waits for, means nothing. */
function isSet(path: string): boolean {
  return /^(view\/[^/]+\/)?(choice|waiting)(\/|$)/.test(path)
}

function lookUp(value: Json, path: string): unknown {
  let found: unknown = value
  for (const part of path.split('/')) {
    if ((isObject(found) || Array.isArray(found)) && Object.hasOwn(found, part)) found = Reflect.get(found, part)
    else if (part === 'count') found = Array.isArray(found) ? found.length : 0
    else found = undefined
  }
  return found
}

/** What is possible but not there. */
const NOTHING = 'nothing'

/** JSON with keys in one order, lists sorted where they are sets, and "nothing" for what is missing. */
function canonical(value: unknown, asSet: boolean): Json {
  if (Array.isArray(value)) {
    const items = value.map(item => canonical(item, asSet))
    return asSet ? items.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) : items
  }
  if (isObject(value)) {
    return Object.fromEntries(
      Object.keys(value)
        .sort()
        .map(key => [key, canonical(value[key], asSet)]),
    )
  }
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return value === undefined ? NOTHING : null
}
