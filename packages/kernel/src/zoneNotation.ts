// Zones in the notation of positions: by name, by place where a zone has places, by seat where every seat has its own.

import type { Core, Seat } from './core.ts'
import { fail } from './errors.ts'
import type { Game } from './game.ts'
import { seatNames } from './game.ts'
import { indexAt, integerAt, type Json, listAt, objectAt, onlyKeys, short } from './json.ts'
import { ANYWHERE, type Doubt, IN_HAND, IN_PILE, type Stray } from './knowledge.ts'
import { itemAt } from './lists.ts'
import type { Sighting } from './sightings.ts'
import type { Trace } from './traces.ts'
import { countIn, eachSlot, isPlaced, kindAt, slotsUnderVeil, type Zone } from './zones.ts'

/** Writes something about every zone; empty places are left out. */
export function writeZones(game: Game, s: Core, write: (zone: Zone, seat: Seat) => Json): Record<string, Json> {
  const seats = seatNames(game, s)
  const all = (zone: Zone): Json =>
    zone.perSeat ? Object.fromEntries(seats.map((seat, i) => [seat, write(zone, i)])) : write(zone, 0)
  const taken = (zone: Zone): Json =>
    zone.perSeat
      ? Object.fromEntries(seats.flatMap((seat, i) => (countIn(s, zone, i) > 0 ? [[seat, write(zone, i)]] : [])))
      : write(zone, 0)
  const isTaken = (zone: Zone): boolean =>
    zone.perSeat ? seats.some((_, i) => countIn(s, zone, i) > 0) : countIn(s, zone) > 0
  return Object.fromEntries(
    Object.entries(game.zones).map(([name, zone]): [string, Json] => [
      name,
      isPlaced(zone)
        ? Object.fromEntries(
            zone.places.flatMap(place => (isTaken(zone.at(place)) ? [[place, taken(zone.at(place))]] : [])),
          )
        : all(zone),
    ]),
  )
}

/** Calls back for every zone, place and seat that the JSON names. */
export function readZones(
  game: Game,
  s: Core,
  json: unknown,
  part: string,
  read: (zone: Zone, seat: Seat, value: unknown, path: string) => void,
): void {
  const seats = seatNames(game, s)
  const given = objectAt(json, `position.${part}`, 'bad-position')
  onlyKeys(given, Object.keys(game.zones), `position.${part}`, 'bad-position')
  const readOne = (zone: Zone, value: unknown, path: string): void => {
    if (!zone.perSeat) {
      read(zone, 0, value, path)
      return
    }
    for (const [seat, cards] of Object.entries(objectAt(value, path, 'bad-position')))
      read(zone, indexAt(seats, seat, path, 'bad-position'), cards, `${path}.${seat}`)
  }
  for (const [name, zone] of Object.entries(game.zones)) {
    if (!Object.hasOwn(given, name)) continue
    const path = `${part}.${name}`
    if (!isPlaced(zone)) {
      readOne(zone, given[name], path)
      continue
    }
    const places = objectAt(given[name], path, 'bad-position')
    onlyKeys(places, zone.places, path, 'bad-position')
    for (const place of Object.keys(places)) readOne(zone.at(place), places[place], `${path}.${place}`)
  }
}

type Slot = { readonly path: string; readonly zone: Zone; readonly slot: number; readonly under?: readonly number[] }

/** Every slot with its name: `hand/a1`, `army/paris/axis`, `deck`. */
function slotsOf(game: Game, s: Core): readonly Slot[] {
  const seats = seatNames(game, s)
  const slots: Slot[] = []
  eachSlot(game.zones, s, (zone, seat, slot) => {
    const name = zone.name.replace('.', '/')
    slots.push({ path: zone.perSeat ? `${name}/${seats[seat]}` : name, zone, slot })
  })
  return slots
}

/** All zones of a seat under one veil, as those see them who may not look in: by the name of the veil. */
function veilsOf(game: Game, s: Core): readonly Slot[] {
  const seats = seatNames(game, s)
  const found: Slot[] = []
  eachSlot(game.zones, s, (zone, seat, slot) => {
    if (zone === zone.veiled[0])
      found.push({ path: `${zone.veil}/${seats[seat]}`, zone, slot, under: slotsUnderVeil(s, zone, seat) })
  })
  return found
}

const viewersOf = (game: Game, s: Core): readonly string[] => [...seatNames(game, s), 'spectator']

export function writeViewers(game: Game, s: Core, mask: number): Json {
  return viewersOf(game, s).filter((_, i) => mask & (1 << i))
}

export function readViewers(game: Game, s: Core, json: unknown, path: string): number {
  let mask = 0
  for (const name of listAt(json, path, 'bad-position')) {
    const viewer = 1 << indexAt(viewersOf(game, s), name, path, 'bad-position')
    if (mask & viewer) fail('bad-position', `${path} names ${short(name)} twice.`)
    mask |= viewer
  }
  return mask
}

/** Doubts with the names of slots and cards; a stray by slot and, in a pile, its place. */
export function writeDoubts(game: Game, s: Core): Json {
  const slots = slotsOf(game, s)
  const slotAt = (slot: number): Slot => slots.find(one => one.slot === slot) ?? fail('bad-state', `No slot ${slot}.`)
  const stray = ({ slot, at }: Stray): Json => {
    if (slot === ANYWHERE) return ['anywhere']
    const { path } = slotAt(slot)
    if (at === IN_HAND) return [path]
    return [path, at === IN_PILE ? 'shuffled' : at]
  }
  const homeOf = ({ home, under }: Doubt): Slot => {
    if (under === undefined) return slotAt(home)
    return veilsOf(game, s).find(veil => veil.slot === home) ?? fail('bad-state', `No veil ${home}.`)
  }
  return s.doubts.map(doubt => ({
    viewers: writeViewers(game, s, doubt.viewers),
    home: homeOf(doubt).path,
    cards: doubt.cards.map(card => kindAt(homeOf(doubt).zone, card)),
    strays: doubt.strays.map(stray),
  }))
}

export function readDoubts(game: Game, s: Core, json: unknown): Doubt[] {
  const slots = slotsOf(game, s)
  return listAt(json, 'position.doubts', 'bad-position').map((value, i) => {
    const path = `position.doubts[${i}]`
    const given = objectAt(value, path, 'bad-position')
    onlyKeys(given, ['viewers', 'home', 'cards', 'strays'], path, 'bad-position')
    const { zone, slot, under } = slotNamed([...slots, ...veilsOf(game, s)], given['home'], path)
    return {
      viewers: readViewers(game, s, given['viewers'], path),
      home: slot,
      pile: zone.ordered === true && under === undefined,
      cards: readCards(zone, given['cards'], path),
      strays: listAt(given['strays'] ?? [], path, 'bad-position').map(stray => readStray(slots, stray, path)),
      ...(under && { under }),
    }
  })
}

function slotNamed(slots: readonly Slot[], name: unknown, path: string): Slot {
  return slots.find(slot => slot.path === name) ?? fail('bad-position', `${path}: there is no zone ${short(name)}.`)
}

function readCards(zone: Zone, json: unknown, path: string): number[] {
  const cards = listAt(json, path, 'bad-position').map(card => indexAt(zone.kinds, card, path, 'bad-position'))
  return cards.sort((a, b) => a - b)
}

function readStray(slots: readonly Slot[], json: unknown, path: string): Stray {
  const [name, at, ...more] = listAt(json, path, 'bad-position')
  if (more.length > 0) fail('bad-position', `${path}: a stray is a zone and perhaps a place in its pile.`)
  if (name === 'anywhere') return { slot: ANYWHERE, at: IN_HAND }
  const { slot } = slotNamed(slots, name, path)
  if (at === undefined) return { slot, at: IN_HAND }
  return { slot, at: at === 'shuffled' ? IN_PILE : integerAt(at, path, 'bad-position') }
}

export function writeSightings(game: Game, s: Core): Json {
  const slots = slotsOf(game, s)
  return s.sightings.map(({ viewers, slot, when, cards, came, left }) => {
    const { path, zone } = slots.find(one => one.slot === slot) ?? fail('bad-state', `No slot ${slot}.`)
    const seen = cards.map(card => kindAt(zone, card))
    return { viewers: writeViewers(game, s, viewers), zone: path, when, cards: seen, came, left }
  })
}

export function readSightings(game: Game, s: Core, json: unknown): Sighting[] {
  const slots = slotsOf(game, s)
  return listAt(json, 'position.sightings', 'bad-position').map((value, i) => {
    const path = `position.sightings[${i}]`
    const given = objectAt(value, path, 'bad-position')
    onlyKeys(given, ['viewers', 'zone', 'when', 'cards', 'came', 'left'], path, 'bad-position')
    const { slot, zone } = slotNamed(slots, given['zone'], path)
    return {
      viewers: readViewers(game, s, given['viewers'], path),
      slot,
      when: integerAt(given['when'], path, 'bad-position'),
      cards: readCards(zone, given['cards'], path),
      came: integerAt(given['came'] ?? 0, path, 'bad-position'),
      left: integerAt(given['left'] ?? 0, path, 'bad-position'),
    }
  })
}

/** Traces with the names of cards and, by the names of their slots, how many may lie there. */
export function writeTraces(game: Game, s: Core): Json {
  const slots = slotsOf(game, s)
  const slotAt = (slot: number): Slot => slots.find(one => one.slot === slot) ?? fail('bad-state', `No slot ${slot}.`)
  return s.traces.map(trace => {
    const found = trace.slots.map(slotAt)
    return {
      cards: trace.cards.map(card => kindAt(itemAt(found, 0).zone, card)),
      zones: Object.fromEntries(found.map(({ path }, i) => [path, itemAt(trace.most, i)])),
    }
  })
}

export function readTraces(game: Game, s: Core, json: unknown): Trace[] {
  const slots = slotsOf(game, s)
  return listAt(json, 'position.traces', 'bad-position').map((value, i) => {
    const path = `position.traces[${i}]`
    const given = objectAt(value, path, 'bad-position')
    onlyKeys(given, ['cards', 'zones'], path, 'bad-position')
    const zones = objectAt(given['zones'], path, 'bad-position')
    const found = Object.keys(zones)
      .map(name => ({ ...slotNamed(slots, name, path), most: integerAt(zones[name], path, 'bad-position') }))
      .sort((a, b) => a.slot - b.slot)
    const [first] = found
    if (!first) return fail('bad-position', `${path} names no zone.`)
    if (found.some(({ zone }) => zone.kinds !== first.zone.kinds))
      fail('bad-position', `${path}: these zones do not hold the same cards.`)
    return {
      cards: readCards(first.zone, given['cards'], path),
      slots: found.map(({ slot }) => slot),
      most: found.map(({ most }) => most),
    }
  })
}
