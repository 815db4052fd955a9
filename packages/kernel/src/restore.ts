// Stored states: the one way in for a state from outside, every part of which is checked here, and their hash.

import { asIndices, broughtNames } from './brought.ts'
import { type Core, everyone } from './core.ts'
import { asked } from './engine.ts'
import { fail } from './errors.ts'
import { readFrame } from './frames.ts'
import { blankState, type Game, readOptions, seatNames } from './game.ts'
import { integerAt, isObject, listAt, objectAt, onlyKeys, short, stringAt } from './json.ts'
import { itemAt } from './lists.ts'
import { isPlainArg, isSorted, readResult, versionMismatch, whatIsWrong } from './position.ts'
import { sha256 } from './sha256.ts'
import { isOver } from './stack.ts'
import { readDoubts, readSightings, readTraces, writeDoubts, writeSightings, writeTraces } from './zoneNotation.ts'
import { eachSlot, seers } from './zones.ts'

/** States of one kernel are equal where their hashes are. */
export function stateHash(_game: Game, s: Core): string {
  // Parts that only some games use are left out where they are empty: hashes recorded before there were such parts stay true.
  const { doubts, sightings, traces, brought, ...rest } = s
  return sha256(
    JSON.stringify({
      ...rest,
      ...(doubts.length > 0 ? { doubts } : {}),
      ...(sightings.length > 0 ? { sightings } : {}),
      ...(traces.length > 0 ? { traces } : {}),
      ...(brought.length > 0 ? { brought } : {}),
    }),
  )
}

/** Checks a state that was stored as JSON and gives it back as a state. */
export function readState(game: Game, json: unknown): Core {
  if (!isObject(json)) fail('bad-state', 'A state must be an object.')
  if (json['game'] !== game.id) fail('bad-state', `This is a state of ${short(json['game'])}, not of ${game.id}.`)
  if (json['version'] !== game.version) versionMismatch(game, json['version'])
  try {
    checkState(game, json)
  } catch (error) {
    // Also where the rules themselves stumble over a damaged frame: no damage may look like a fault of the program.
    fail('bad-state', `The state is damaged: ${error instanceof Error ? error.message : String(error)}`)
  }
  return json
}

function checkState(game: Game, json: Readonly<Record<string, unknown>>): asserts json is Core {
  const blank = blankState(game, readOptions(game, json['options']), '0'.repeat(32))
  onlyKeys(json, Object.keys(blank), 'state', 'bad-state')
  for (const part of ['options', 'seats', 'allies'] as const) same(json[part], blank[part], part)
  if (!/^[0-9a-f]{64}$/.test(stringAt(json['commitment'], 'commitment', 'bad-state'))) wrongPart('commitment')
  checkRandom(json['random'])
  const zones = integerLists(json['zones'], 'zones', blank.zones.length)
  const known = integerLists(json['known'], 'known', blank.known.length)
  eachSlot(game.zones, blank, (zone, seat, slot) => {
    const [cards, marks] = [itemAt(zones, slot), itemAt(known, slot)]
    const outsiders = everyone(blank) & ~seers(blank, zone, seat)
    if (!zone.ordered && !isSorted(cards)) wrongPart(`zones.${zone.name}`)
    if (cards.some(card => zone.kinds[card] === undefined)) wrongPart(`zones.${zone.name}`)
    if (marks.some(mark => (mark & outsiders) !== mark)) wrongPart(`known.${zone.name}`)
  })
  const written = { ...blank, doubts: json['doubts'], sightings: json['sightings'], traces: json['traces'] } as Core
  same(json['doubts'], readDoubts(game, blank, writeDoubts(game, written)), 'doubts')
  same(json['sightings'], readSightings(game, blank, writeSightings(game, written)), 'sightings')
  same(json['traces'], readTraces(game, blank, writeTraces(game, written)), 'traces')
  same(json['brought'], asIndices(game, broughtNames(game, json['brought'])), 'brought')
  const seats = seatNames(game, blank)
  for (const [key, field] of Object.entries(game.fields)) {
    same(json[key], field.read(field.write(json[key], seats), key, seats), key)
  }
  for (const frame of listAt(json['stack'], 'stack', 'bad-state'))
    same(frame, readFrame(game.frames, seats, frame), 'stack')
  same(json['result'], readResult(game, blank, json['result']), 'result')
  listAt(json['news'], 'news', 'bad-state').forEach(checkEntry)
  if (typeof json['sealed'] !== 'boolean') wrongPart('sealed')
  const s = json as Core // every part of it was looked at above
  const wrong = whatIsWrong(game, s)
  if (wrong) fail('bad-state', wrong)
  if (!isOver(s) && asked(game, s).length === 0) fail('bad-state', 'Nobody is asked anything.')
}

function wrongPart(part: string): never {
  return fail('bad-state', `the part ${part} is not right.`)
}

/** Compares a part with what it must be. */
function same(value: unknown, wanted: unknown, part: string): void {
  if (JSON.stringify(value) !== JSON.stringify(wanted)) wrongPart(part)
}

function integerLists(json: unknown, part: string, length: number): number[][] {
  const lists = listAt(json, part, 'bad-state').map(list =>
    listAt(list, part, 'bad-state').map(value => integerAt(value, part, 'bad-state')),
  )
  return lists.length === length ? lists : wrongPart(part)
}

function checkRandom(json: unknown): void {
  const { seed, drawn, queued, ...more } = objectAt(json, 'random', 'bad-state')
  const words = listAt(seed, 'random.seed', 'bad-state').map(word => integerAt(word, 'random.seed', 'bad-state'))
  if (words.length !== 4 || words.some(word => word < 0 || word > 0xffff_ffff)) wrongPart('random.seed')
  if (integerAt(drawn, 'random.drawn', 'bad-state') < 0) wrongPart('random.drawn')
  if (!listAt(queued, 'random.queued', 'bad-state').every(isPlainArg)) wrongPart('random.queued')
  onlyKeys(more, [], 'random', 'bad-state')
}

function checkEntry(json: unknown): void {
  const entry = objectAt(json, 'news', 'bad-state')
  onlyKeys(entry, ['key', 'rule', 'data', 'to'], 'news', 'bad-state')
  stringAt(entry['key'], 'news.key', 'bad-state')
  stringAt(entry['rule'], 'news.rule', 'bad-state')
  objectAt(entry['data'], 'news.data', 'bad-state')
  for (const seat of listAt(entry['to'] ?? [], 'news.to', 'bad-state')) integerAt(seat, 'news.to', 'bad-state')
}
