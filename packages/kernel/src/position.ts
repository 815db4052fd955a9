// A position as JSON that people can read and write: names instead of numbers (what FEN is to chess).

import { type Bond, bondOf, mayLieTogether } from './boundCards.ts'
import { broughtNames } from './brought.ts'
import type { Core, PlainArg, Result, Seat } from './core.ts'
import { fail, failFor } from './errors.ts'
import { type Fault, faultInWords } from './faults.ts'
import { readFrame, readSeat } from './frames.ts'
import { blankState, type Game, readOptions, seatNames } from './game.ts'
import { indexAt, isObject, type Json, listAt, objectAt, onlyKeys, short, stringAt } from './json.ts'
import { whatIsUntrue } from './knowledge.ts'
import { itemAt } from './lists.ts'
import type { Seed } from './random.ts'
import { isOver, OPEN } from './stack.ts'
import { facts } from './view.ts'
import {
  readDoubts,
  readSightings,
  readTraces,
  readViewers,
  readZones,
  writeDoubts,
  writeSightings,
  writeTraces,
  writeViewers,
  writeZones,
} from './zoneNotation.ts'
import {
  cardsAtSlot,
  cardsIn,
  contents,
  countIn,
  eachSlot,
  firstSlot,
  inStock,
  kindAt,
  marksIn,
  type Stock,
  seers,
  slotOf,
  sortSlot,
  stockOf,
} from './zones.ts'

export type Position = {
  readonly options?: Readonly<Record<string, Json>>
  readonly facts?: Readonly<Record<string, Json>>
  /** Cards by zone (and seat), the top of a pile first; "rest" as the last name takes all that is named nowhere. */
  readonly zones?: Readonly<Record<string, Json>>
  /** Who knows hidden cards beyond what the zones show: zone (and seat) → for each card the seats. */
  readonly known?: Readonly<Record<string, Json>>
  /** What viewers know of cards they could not follow, and what was seen where and when. */
  readonly doubts?: Json
  readonly sightings?: Json
  /** In which zones cards lie that everybody saw turned down. */
  readonly traces?: Json
  /** What each seat brought, where the game lets them; left out, it is what lies in its zones. */
  readonly brought?: Json
  readonly stack?: readonly Json[]
  readonly result?: Json
}

const PARTS = [
  'options',
  'facts',
  'zones',
  'known',
  'doubts',
  'sightings',
  'traces',
  'brought',
  'stack',
  'result',
] as const

/** Where the unnamed cards go. */
const REST = 'rest'

export function writePosition(game: Game, s: Core): Position {
  return {
    options: s.options,
    facts: facts(game, s),
    zones: writeZones(game, s, (zone, seat) => cardsIn(s, zone, seat)),
    known: writeZones(game, s, (zone, seat) => marksIn(s, zone, seat).map(mask => writeViewers(game, s, mask))),
    ...(s.doubts.length > 0 ? { doubts: writeDoubts(game, s) } : {}),
    ...(s.sightings.length > 0 ? { sightings: writeSightings(game, s) } : {}),
    ...(s.traces.length > 0 ? { traces: writeTraces(game, s) } : {}),
    ...(s.brought.length > 0 ? { brought: writeBrought(game, s) } : {}),
    stack: s.stack.map(frame => ({ ...frame })),
    result: s.result,
  }
}

/** Reads a position; facts left out keep their initial values, cards left out go where the game says. */
export function readPosition(game: Game, json: unknown, seed: Seed): Core {
  const position = objectAt(json, 'position', 'bad-position')
  onlyKeys(position, PARTS, 'position', 'bad-position')
  const s = blankState(game, readOptions(game, position['options'] ?? {}), seed)
  const seats = seatNames(game, s)
  readFacts(game, s, position['facts'] ?? {})
  const rest = readCards(game, s, position['zones'] ?? {})
  readKnown(game, s, position['known'] ?? {})
  s.doubts = readDoubts(game, s, position['doubts'] ?? [])
  s.sightings = readSightings(game, s, position['sightings'] ?? [])
  s.traces = readTraces(game, s, position['traces'] ?? [])
  s.brought = readBroughtBySeat(game, s, position['brought'])
  s.result = readResult(game, s, position['result'])
  game.completePosition?.(s, writtenFacts(position['facts'] ?? {}))
  const frames = position['stack']
  if (frames === undefined && s.stack.length === 0 && !isOver(s)) game.setup(s)
  if (frames !== undefined || isOver(s)) s.stack.length = 0
  if (frames !== undefined) {
    for (const frame of listAt(frames, 'position.stack', 'bad-position'))
      s.stack.push(readFrame(game.frames, seats, frame))
  }
  fillRest(game, s, rest)
  normalize(game, s)
  if (s.stack.length === 0 && !isOver(s)) failFor('bad-position', { kind: 'noStep' })
  const wrong = wrongIn(game, s)
  if (typeof wrong === 'string') fail('bad-position', wrong)
  if (wrong) failFor('bad-position', wrong)
  return s
}

function readFacts(game: Game, s: Core, json: unknown): void {
  const given = objectAt(json, 'position.facts', 'bad-position')
  onlyKeys(given, Object.keys(game.fields), 'position.facts', 'bad-position')
  for (const [key, field] of Object.entries(game.fields)) {
    if (Object.hasOwn(given, key)) Reflect.set(s, key, field.read(given[key], `facts.${key}`, seatNames(game, s)))
  }
}

/** The facts a position writes down, and those of each name as `fact/name`. */
function writtenFacts(json: unknown): ReadonlySet<string> {
  const facts = Object.entries(objectAt(json, 'position.facts', 'bad-position'))
  return new Set(
    facts.flatMap(([key, value]) => [
      key,
      ...(isObject(value) ? Object.keys(value).map(name => `${key}/${name}`) : []),
    ]),
  )
}

/** For each stock of cards, the slot that takes those named nowhere. */
type Rest = Stock<{ slot: number }>

function readCards(game: Game, s: Core, json: unknown): Rest {
  const rest: Rest = new Map()
  eachSlot(game.zones, s, (zone, seat, slot) => {
    if (zone.takesRest) inStock(rest, zone, seat, () => ({ slot })).slot = slot
  })
  const named = new Set<object>()
  readZones(game, s, json, 'zones', (zone, seat, value, path) => {
    const slot = slotOf(s, zone, seat)
    const names = listAt(value, path, 'bad-position')
    const takesRest = names.at(-1) === REST
    if (takesRest) {
      const stock = inStock(rest, zone, seat, () => ({ slot }))
      if (named.has(stock)) failFor('bad-position', { kind: 'restTwice', path })
      named.add(stock)
      stock.slot = slot
    }
    s.zones[slot] = (takesRest ? names.slice(0, -1) : names).map((name, i) =>
      indexAt(zone.kinds, name, `${path}[${i}]`, 'bad-position'),
    )
  })
  return rest
}

function fillRest(game: Game, s: Core, rest: Rest): void {
  const missing = balance(game, s)
  eachSlot(game.zones, s, (zone, seat, slot) => {
    const owner = stockOf(zone, seat)
    if (rest.get(zone.kinds)?.get(owner)?.slot !== slot) return
    const left = zone.kinds.flatMap((kind, index) =>
      new Array<number>(Math.max(0, missing.get(owner)?.get(kind) ?? 0)).fill(index),
    )
    s.zones[slot] = [...contents(s, zone, seat), ...left]
  })
}

/** People write hands in any order, and cards may be marked for seats that see them anyway. */
function normalize(game: Game, s: Core): void {
  eachSlot(game.zones, s, (zone, seat, slot) => {
    const given = marksIn(s, zone, seat)
    if (given.length > 0 && given.length !== countIn(s, zone, seat)) {
      fail('bad-position', `known.${zone.name} must have one list of seats for each card, or be empty.`)
    }
    if (!zone.ordered && !isSorted(contents(s, zone, seat))) sortSlot(s, slot)
    const marks = marksIn(s, zone, seat).map(mark => mark & ~seers(s, zone, seat))
    s.known[slot] = marks.every(mark => mark === 0) ? [] : marks
  })
}

export function isSorted(cards: readonly number[]): boolean {
  return cards.every((card, i) => i === 0 || (cards[i - 1] ?? 0) <= card)
}

/** For each owner, how many of each card are missing (or, below zero, too many). */
function balance(game: Game, s: Core): Map<Seat, Map<string, number>> {
  const owners = new Map<Seat, Map<string, number>>()
  eachSlot(game.zones, s, (zone, seat) => {
    const owner = stockOf(zone, seat)
    const missing = owners.get(owner) ?? new Map(game.inventory(s, owner))
    owners.set(owner, missing)
    for (const kind of cardsIn(s, zone, seat)) missing.set(kind, (missing.get(kind) ?? 0) - 1)
  })
  return owners
}

function writeBrought(game: Game, s: Core): Json {
  const cards = broughtNames(game, s.brought)
  return Object.fromEntries(seatNames(game, s).map((seat, i) => [seat, itemAt(cards, i)]))
}

function readBroughtBySeat(game: Game, s: Core, json: unknown): number[][] {
  const { bringing } = game
  if (!bringing) return json === undefined ? [] : fail('bad-position', `Nothing is brought to ${game.id}.`)
  const seats = seatNames(game, s)
  const given = objectAt(json ?? {}, 'position.brought', 'bad-position')
  onlyKeys(given, seats, 'position.brought', 'bad-position')
  const inZones = seats.map((): number[] => [])
  eachSlot(game.zones, s, (zone, seat, slot) => {
    if (zone.kinds === bringing.kinds && zone.stock === 'own') itemAt(inZones, seat).push(...cardsAtSlot(s, slot))
  })
  return seats.map((seat, i) => {
    const path = `position.brought.${seat}`
    const cards =
      given[seat] === undefined
        ? itemAt(inZones, i)
        : listAt(given[seat], path, 'bad-position').map(card => indexAt(bringing.kinds, card, path, 'bad-position'))
    return cards.sort((a, b) => a - b)
  })
}

function readKnown(game: Game, s: Core, json: unknown): void {
  readZones(game, s, json, 'known', (zone, seat, value, path) => {
    s.known[slotOf(s, zone, seat)] = listAt(value, path, 'bad-position').map((names, i) =>
      readViewers(game, s, names, `${path}[${i}]`),
    )
  })
}

export function isPlainArg(value: unknown): value is PlainArg {
  return typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))
}

export function readResult(game: Game, s: Core, json: unknown): Result {
  if (json === undefined) return OPEN
  const { kind, reason, rule, winners } = objectAt(json, 'position.result', 'bad-position')
  if (kind === 'open') return OPEN
  const why = {
    reason: stringAt(reason, 'result.reason', 'bad-position'),
    rule: stringAt(rule, 'result.rule', 'bad-position'),
  }
  if (game.results && !game.results.includes(why.reason))
    fail('bad-position', `No match ends for the reason ${short(why.reason)}; known are ${game.results.join(', ')}.`)
  if (kind === 'draw') return { kind, ...why }
  if (kind !== 'won') fail('bad-position', `The result can't be ${short(kind)}.`)
  const seats = listAt(winners, 'result.winners', 'bad-position').map(
    seat => readSeat(seatNames(game, s), seat) ?? fail('bad-position', `The winner ${short(seat)} is not seated.`),
  )
  if (seats.length === 0) fail('bad-position', 'A game that was won has a winner.')
  if (new Set(seats).size < seats.length) fail('bad-position', 'A winner is named twice.')
  return { kind, winners: seats, ...why }
}

/** What the declarations and the game's own checks find wrong with a state, or nothing. */
export function whatIsWrong(game: Game, s: Core): string | undefined {
  const wrong = wrongIn(game, s)
  return typeof wrong === 'object' ? faultInWords(wrong) : wrong
}

function wrongIn(game: Game, s: Core): Fault | string | undefined {
  for (const missing of balance(game, s).values()) {
    for (const [card, n] of missing) {
      if (n > 0) return { kind: 'cardsMissing', card, count: n }
      if (n < 0) return { kind: 'tooManyCards', card, count: -n }
    }
  }
  if (isOver(s) && s.stack.length > 0) return `The game is over, and the step ${s.stack.at(-1)?.step} is under way.`
  return whatIsUntrue(s) ?? whichTraceIsUntrue(game, s) ?? whatLiesWrong(game, s) ?? game.check?.(s)
}

/** Traces must be true: the cards lie in the slots they name, of a veil in any of its zones. */
function whichTraceIsUntrue(game: Game, s: Core): string | undefined {
  if (s.traces.length === 0) return undefined
  const lying = new Map<number, number[]>()
  eachSlot(game.zones, s, (zone, seat, slot) => {
    const first = firstSlot(s, zone, seat)
    lying.set(first, [...(lying.get(first) ?? []), ...cardsAtSlot(s, slot)])
  })
  const count = (cards: readonly number[], card: number): number => cards.filter(one => one === card).length
  const isTrue = s.traces.every(({ cards, slots }) => {
    const there = slots.flatMap(slot => lying.get(slot) ?? [])
    return cards.every(card => count(there, card) >= count(cards, card))
  })
  return isTrue ? undefined : 'A card that everybody saw lies where it can’t have come to.'
}

/** A card where everybody can tell that it does not lie. */
function whatLiesWrong(game: Game, s: Core): Fault | string | undefined {
  let wrong: Fault | string | undefined
  const bonds: Bond[] = []
  eachSlot(game.zones, s, (zone, seat, slot) => {
    bondOf(bonds, zone, seat)?.known.push(...cardsAtSlot(s, slot))
    if (!zone.admits && !zone.mustHold) return
    const cards = cardsIn(s, zone, seat)
    const misplaced = zone.admits && cards.find(card => !zone.admits?.(s, card, seat, zone.place))
    if (misplaced !== undefined) wrong ??= { kind: 'cardMisplaced', card: misplaced, zone: zone.name }
    if (zone.mustHold && cards.length > 0 && !cards.some(card => zone.mustHold?.(s, card, seat, zone.place)))
      wrong ??= `One card in ${zone.name} must be another: as it stands, the seat could not have done what it did.`
  })
  const unbound = bonds.find(bond => bond.known.length > 0 && !mayLieTogether(s, bond, bond.known, 0))
  if (unbound)
    wrong ??= `The cards ${unbound.known.map(card => kindAt(unbound.zone, card)).join(', ')} can't lie together.`
  return wrong
}

export function versionMismatch(game: Game, version: unknown): never {
  return fail(
    'version-mismatch',
    `This was played under rules version ${short(version)} of ${game.id}; the rules here are version ${game.version}.`,
  )
}
