// Scenario files: a position, queued chance, actions, and what must be true. docs/scenarios.md is the reference.

import type { Core, Seat } from './core.ts'
import { advance, choiceOf, choices, play, start, why } from './engine.ts'
import { fail, LudotekaError } from './errors.ts'
import { type Action, type Game, seatNames } from './game.ts'
import { indexAt, isObject, type Json, listAt, objectAt, onlyKeys, short, stringAt } from './json.ts'
import { readPosition } from './position.ts'
import { seedFrom } from './random.ts'
import { facts, waitingFor } from './view.ts'
import { writeZones } from './zoneNotation.ts'
import { cardsIn } from './zones.ts'

export type Failure = { readonly path: string; readonly expected: Json; readonly actual: Json }
export type Verdict = { readonly name: string; readonly failures: readonly Failure[] }

const PARTS = ['name', 'game', 'rules', 'note', 'seed', 'options', 'position', 'random', 'do'] as const
const STEP_PARTS = ['play', 'expect', 'refuse', 'rule', 'reason', 'note'] as const

export function scenarioGame(json: unknown): string {
  return stringAt(objectAt(json, 'scenario', 'bad-scenario')['game'], 'scenario.game', 'bad-scenario')
}

/** Runs a scenario; a malformed one throws, a wrong outcome is reported. */
export function runScenario(game: Game, json: unknown): Verdict {
  const scenario = objectAt(json, 'scenario', 'bad-scenario')
  onlyKeys(scenario, PARTS, 'scenario', 'bad-scenario')
  const name = stringAt(scenario['name'], 'scenario.name', 'bad-scenario')
  const seed = seedFrom('scenario', String(scenario['seed'] ?? name))
  let s: Core
  if (scenario['position'] === undefined) s = start(game, scenario['options'] ?? {}, seed)
  else {
    s = readPosition(game, scenario['position'], seed)
    queue(s, scenario['random'])
    advance(game, s)
  }
  if (scenario['position'] === undefined) queue(s, scenario['random'])
  const failures: Failure[] = []
  for (const [i, value] of listAt(scenario['do'], 'scenario.do', 'bad-scenario').entries()) {
    const path = `do[${i}]`
    const step = objectAt(value, path, 'bad-scenario')
    onlyKeys(step, STEP_PARTS, path, 'bad-scenario')
    if (!('refuse' in step) && ('rule' in step || 'reason' in step)) {
      fail('bad-scenario', `${path}: a rule or a reason is expected of a "refuse" only.`)
    }
    if ('play' in step) {
      const action = readShortAction(game, s, step['play'], `${path}.play`)
      try {
        s = play(game, s, action)
      } catch (error) {
        if (!(error instanceof LudotekaError)) throw error
        failures.push({ path: `${path}.play`, expected: 'legal', actual: error.message })
        break
      }
    }
    if ('refuse' in step) failures.push(...refused(game, s, step, path))
    if ('expect' in step) failures.push(...compare(game, s, step['expect'], `${path}.expect`))
  }
  if (s.random.queued.length > 0) failures.push({ path: 'random', expected: [], actual: s.random.queued.slice() })
  return { name, failures }
}

function queue(s: Core, random: unknown): void {
  for (const result of listAt(random ?? [], 'scenario.random', 'bad-scenario')) {
    if (typeof result !== 'number' && typeof result !== 'string')
      fail('bad-scenario', 'Queued results are numbers or names.')
    s.random.queued.push(result)
  }
}

/** `["a1", "move", "merlin"]`: seat, verb and perhaps an argument. */
function readShortAction(game: Game, s: Core, json: unknown, path: string): Action {
  const [seat, verb, arg, ...more] = listAt(json, path, 'bad-scenario')
  if (typeof verb !== 'string' || more.length > 0)
    fail('bad-scenario', `${path} must be [seat, verb] or [seat, verb, argument].`)
  if (!Object.hasOwn(game.verbs, verb)) fail('bad-scenario', `${path}: there is no verb ${short(verb)}.`)
  const action = { seat: indexAt(seatNames(game, s), seat, path, 'bad-scenario'), verb }
  if (arg === undefined) return action
  return typeof arg === 'string' || typeof arg === 'number'
    ? { ...action, arg }
    : fail('bad-scenario', `${path}: ${short(arg)} is no argument.`)
}

function refused(game: Game, s: Core, step: Readonly<Record<string, unknown>>, path: string): Failure[] {
  const refusal = why(game, s, readShortAction(game, s, step['refuse'], `${path}.refuse`))
  const failures: Failure[] = []
  if (!refusal) return [{ path: `${path}.refuse`, expected: 'refused', actual: 'legal' }]
  for (const key of ['rule', 'reason'] as const) {
    const expected = step[key]
    if (expected !== undefined && expected !== refusal[key]) {
      failures.push({
        path: `${path}.${key}`,
        expected: stringAt(expected, path, 'bad-scenario'),
        actual: refusal[key],
      })
    }
  }
  return failures
}

/** Everything a scenario may look at, as one value: facts, zones, choices by seat, log keys, result. */
export function everything(game: Game, s: Core): Json {
  const seats = seatNames(game, s)
  const offers = choices(game, s)
  const bySeat = (value: (seat: Seat) => Json): Json =>
    Object.fromEntries(seats.map((name, seat) => [name, value(seat)]))
  return {
    ...facts(game, s),
    zones: writeZones(game, s, (zone, seat) => cardsIn(s, zone, seat)),
    choice: bySeat(seat => pruned(choiceOf(offers, seat) ?? {})),
    step: s.stack.at(-1)?.step ?? '',
    waiting: waitingFor(game, s).map(seat => seats[seat] ?? ''),
    log: s.news.map(entry => entry.key),
    result:
      s.result.kind === 'won' ? { ...s.result, winners: s.result.winners.map(seat => seats[seat] ?? '') } : s.result,
  }
}

function pruned(choice: Readonly<Record<string, true | readonly (string | number)[] | undefined>>): Json {
  return Object.fromEntries(
    Object.entries(choice).flatMap(([verb, args]): [string, Json][] =>
      args === true || (args && args.length > 0) ? [[verb, args]] : [],
    ),
  )
}

/** Compares paths of the whole position with what is expected. Lists under `choice` are sets. */
function compare(game: Game, s: Core, json: unknown, path: string): Failure[] {
  const whole = everything(game, s)
  const failures: Failure[] = []
  for (const [key, wanted] of Object.entries(objectAt(json, path, 'bad-scenario'))) {
    const asSet = key.startsWith('choice')
    const expected = canonical(wanted, asSet)
    const actual = canonical(lookUp(whole, key), asSet)
    if (JSON.stringify(expected) !== JSON.stringify(actual)) failures.push({ path: `${path} ${key}`, expected, actual })
  }
  return failures
}

function lookUp(value: Json, path: string): Json {
  let found: unknown = value
  for (const part of path.split('/')) {
    if (part === 'count') found = Array.isArray(found) ? found.length : 0
    else
      found =
        (isObject(found) || Array.isArray(found)) && Object.hasOwn(found, part) ? Reflect.get(found, part) : undefined
  }
  return canonical(found, false)
}

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
  return value === undefined ? 'nothing' : null
}
