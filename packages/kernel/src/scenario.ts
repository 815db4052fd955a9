// Scenario files: a position, queued chance, actions, and what must be true. docs/scenarios.md is the reference.

import type { Core } from './core.ts'
import { actionsOf, advance, choiceOf, choices, play, readAction, start, why } from './engine.ts'
import { fail, LudotekaError } from './errors.ts'
import { type Expectation, mismatches, pathsOf, readExpectations } from './expectations.ts'
import { type Action, type Game, seatNames } from './game.ts'
import { indexAt, integerAt, type Json, listAt, objectAt, onlyKeys, short, stringAt } from './json.ts'
import { isPlainArg, readPosition, versionMismatch } from './position.ts'
import { type Seed, seedFrom } from './random.ts'

/** An expectation that did not hold, with the line it stands in as people wrote it. */
export type Failure = {
  readonly path: string
  readonly expected: Json
  readonly actual: Json
  /** The number of the line, from 0; missing where the whole story is meant. */
  readonly line?: number
  /** What the line plays or wants refused, such as "play a1 attack arthur". */
  readonly action?: string
  readonly note?: string
}
export type Verdict = { readonly name: string; readonly failures: readonly Failure[] }

const PARTS = ['name', 'game', 'version', 'rules', 'note', 'seed', 'options', 'position', 'random', 'do'] as const
const VARIATION_PARTS = ['name', 'rules', 'note', 'random', 'do'] as const
const LINE_PARTS = ['play', 'expect', 'refuse', 'avoid', 'rule', 'reason', 'note'] as const

/** Reasons the kernel itself gives. */
const GENERAL_REASONS: readonly string[] = ['gameOver', 'notYourDecision', 'notNow']

export function scenarioGame(json: unknown): string {
  return stringAt(objectAt(json, 'scenario', 'bad-scenario')['game'], 'scenario.game', 'bad-scenario')
}

/** The version of the rules a scenario is about; none is named where it is about the rules as they are now. */
export function scenarioVersion(json: unknown): number | undefined {
  const { version } = objectAt(json, 'scenario', 'bad-scenario')
  return version === undefined ? undefined : integerAt(version, 'scenario.version', 'bad-scenario')
}

/**
 * The scenarios of a file: itself, or one for each of its variations. A variation begins where the file does, goes
 * through the common lines, and then through its own.
 */
export function scenariosIn(json: unknown): readonly unknown[] {
  const { variations, ...common } = objectAt(json, 'scenario', 'bad-scenario')
  if (variations === undefined) return [json]
  const list = listAt(variations, 'scenario.variations', 'bad-scenario')
  if (list.length === 0) fail('bad-scenario', 'scenario.variations is empty.')
  const name = stringAt(common['name'], 'scenario.name', 'bad-scenario')
  const names = new Set<string>()
  return list.map((value, i) => {
    const path = `variations[${i}]`
    const variation = objectAt(value, path, 'bad-scenario')
    onlyKeys(variation, VARIATION_PARTS, path, 'bad-scenario')
    const ownName = stringAt(variation['name'], `${path}.name`, 'bad-scenario')
    if (names.has(ownName)) fail('bad-scenario', `${path}: there is another variation named ${short(ownName)}.`)
    names.add(ownName)
    const joined = (part: 'random' | 'do'): readonly unknown[] => [
      ...listAt(common[part] ?? [], `scenario.${part}`, 'bad-scenario'),
      ...listAt(variation[part] ?? [], `${path}.${part}`, 'bad-scenario'),
    ]
    if (variation['do'] === undefined) fail('bad-scenario', `${path} has nothing to do.`)
    return {
      ...common,
      ...variation,
      name: `${name}: ${ownName}`,
      seed: common['seed'] ?? name,
      random: joined('random'),
      do: joined('do'),
    }
  })
}

/** A scenario for whoever plays it in a way of his own. */
export type Script = {
  readonly name: string
  /** The position before its next step has run, or the match after its set-up; the results of chance are queued. */
  readonly start: Core
  /** Line by line, what is played, what must be refused, and what a good player would not do. */
  readonly lines: readonly { readonly play?: Action; readonly refuse?: Action; readonly avoid?: Avoided }[]
}

/** An answer that is legal and bad; without an argument every answer with the verb is meant. */
export type Avoided = Action

export function scriptOf(game: Game, json: unknown): Script {
  const scenario = checkedScenario(game, json)
  const name = stringAt(scenario['name'], 'scenario.name', 'bad-scenario')
  const s = startOf(game, scenario, seedFrom('scenario', String(scenario['seed'] ?? name)))
  const lines = readLines(game, s, scenario['do']).map(({ play: played, refuse, avoid }) => ({
    ...(played && { play: played }),
    ...(refuse && { refuse: refuse.action }),
    ...(avoid && { avoid }),
  }))
  return { name, start: s, lines }
}

function checkedScenario(game: Game, json: unknown): Readonly<Record<string, unknown>> {
  const scenario = objectAt(json, 'scenario', 'bad-scenario')
  if ('variations' in scenario)
    fail('bad-scenario', 'A file with variations holds several scenarios; they are run one by one.')
  onlyKeys(scenario, PARTS, 'scenario', 'bad-scenario')
  const version = scenarioVersion(scenario)
  if (version !== undefined && version !== game.version) versionMismatch(game, version)
  checkRemarks(scenario)
  return scenario
}

/** Runs one scenario; a malformed one throws, a wrong outcome is reported. */
export function runScenario(game: Game, json: unknown): Verdict {
  const scenario = checkedScenario(game, json)
  const name = stringAt(scenario['name'], 'scenario.name', 'bad-scenario')
  let s = startOf(game, scenario, seedFrom('scenario', String(scenario['seed'] ?? name)))
  goOn(game, s)
  const failures: Failure[] = []
  for (const line of readLines(game, s, scenario['do'])) {
    const report = (path: string, expected: Json, actual: Json): void => {
      failures.push({ path: `do[${line.number}]${path}`, expected, actual, line: line.number, ...line.written })
    }
    if (line.play) {
      try {
        s = play(game, s, line.play)
      } catch (error) {
        if (!(error instanceof LudotekaError)) throw error
        report('.play', 'legal', error.message)
        break
      }
    }
    if (line.refuse) checkRefusal(game, s, line.refuse, report)
    if (line.avoid) checkAvoidable(game, s, line.avoid, report)
    for (const { path, expected, actual } of mismatches(game, s, line.expect))
      report(`.expect ${path}`, expected, actual)
  }
  if (s.random.queued.length > 0) failures.push({ path: 'random', expected: [], actual: s.random.queued.slice() })
  return { name, failures }
}

function checkRemarks({ rules = [], note = '', seed = '' }: Readonly<Record<string, unknown>>): void {
  for (const rule of listAt(rules, 'scenario.rules', 'bad-scenario')) stringAt(rule, 'scenario.rules', 'bad-scenario')
  stringAt(note, 'scenario.note', 'bad-scenario')
  stringAt(seed, 'scenario.seed', 'bad-scenario')
}

function startOf(game: Game, scenario: Readonly<Record<string, unknown>>, seed: Seed): Core {
  const random = listAt(scenario['random'] ?? [], 'scenario.random', 'bad-scenario')
  if (!random.every(isPlainArg)) fail('bad-scenario', 'Queued results are numbers or names.')
  if (scenario['position'] !== undefined) {
    if (scenario['options'] !== undefined) fail('bad-scenario', 'The options of a position belong into the position.')
    const s = readPosition(game, scenario['position'], seed)
    s.random.queued.push(...random)
    return s
  }
  const s = start(game, scenario['options'] ?? {}, seed)
  s.random.queued.push(...random)
  return s
}

/** Goes on to the first question. */
function goOn(game: Game, s: Core): void {
  try {
    advance(game, s)
  } catch (error) {
    if (!(error instanceof LudotekaError) || error.code === 'bad-scenario') throw error
    fail('bad-position', `The game can't go on from this position: ${error.message}`)
  }
}

type ScenarioLine = {
  readonly number: number
  readonly play?: Action
  readonly refuse?: Refused
  readonly avoid?: Avoided
  readonly expect: readonly Expectation[]
  /** For reports: the action and the note as they stand in the file. */
  readonly written: Pick<Failure, 'action' | 'note'>
}

/** An action that must be refused, and perhaps by what. */
type Refused = { readonly action: Action; readonly rule?: string; readonly reason?: string }

/** All lines are read before the first is played: a mistake in the last one shows although an earlier one fails. */
function readLines(game: Game, s: Core, json: unknown): readonly ScenarioLine[] {
  const lines = listAt(json, 'scenario.do', 'bad-scenario')
  if (lines.length === 0) fail('bad-scenario', 'scenario.do is empty.')
  const paths = pathsOf(game, s)
  return lines.map((value, number) => {
    const path = `do[${number}]`
    const line = objectAt(value, path, 'bad-scenario')
    onlyKeys(line, LINE_PARTS, path, 'bad-scenario')
    const { play: played, refuse, avoid, expect, note } = line
    if (played === undefined && refuse === undefined && avoid === undefined && expect === undefined)
      fail('bad-scenario', `${path} neither plays nor refuses nor avoids nor expects anything.`)
    if (refuse === undefined && ('rule' in line || 'reason' in line))
      fail('bad-scenario', `${path}: a rule or a reason is expected of a "refuse" only.`)
    const actions = [
      ...(played === undefined ? [] : [`play ${listAt(played, path, 'bad-scenario').join(' ')}`]),
      ...(refuse === undefined ? [] : [`refuse ${listAt(refuse, path, 'bad-scenario').join(' ')}`]),
      ...(avoid === undefined ? [] : [`avoid ${listAt(avoid, path, 'bad-scenario').join(' ')}`]),
    ]
    return {
      number,
      ...(played === undefined ? {} : { play: readShortAction(game, s, played, `${path}.play`) }),
      ...(refuse === undefined ? {} : { refuse: readRefused(game, s, line, path) }),
      ...(avoid === undefined ? {} : { avoid: readAvoided(game, s, avoid, `${path}.avoid`) }),
      expect: expect === undefined ? [] : readExpectations(game, paths, expect, `${path}.expect`),
      written: {
        ...(actions.length === 0 ? {} : { action: actions.join(', ') }),
        ...(note === undefined ? {} : { note: stringAt(note, `${path}.note`, 'bad-scenario') }),
      },
    }
  })
}

/** `["a1", "move", "merlin"]`: seat, verb and, where the verb takes one, its argument. */
function readShortAction(game: Game, s: Core, json: unknown, path: string): Action {
  const [seat, verb, arg, ...more] = listAt(json, path, 'bad-scenario')
  if (typeof verb !== 'string' || more.length > 0)
    fail('bad-scenario', `${path} must be [seat, verb] or [seat, verb, argument].`)
  if (!Object.hasOwn(game.verbs, verb)) fail('bad-scenario', `${path}: there is no verb ${short(verb)}.`)
  const args = game.verbs[verb]
  if (arg === undefined && Array.isArray(args))
    fail('bad-scenario', `${path}: the verb ${verb} takes an argument, one of ${args.join(', ')}.`)
  const action = { seat: indexAt(seatNames(game, s), seat, path, 'bad-scenario'), verb }
  try {
    return readAction(game, s, arg === undefined ? action : { ...action, arg })
  } catch (error) {
    return fail('bad-scenario', `${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function readAvoided(game: Game, s: Core, json: unknown, path: string): Avoided {
  const [seat, verb, arg] = listAt(json, path, 'bad-scenario')
  if (arg !== undefined || typeof verb !== 'string' || !Object.hasOwn(game.verbs, verb))
    return readShortAction(game, s, json, path)
  return { seat: indexAt(seatNames(game, s), seat, path, 'bad-scenario'), verb }
}

export const isAvoided = (avoid: Avoided, { seat, verb, arg }: Action): boolean =>
  seat === avoid.seat &&
  verb === avoid.verb &&
  (avoid.arg === undefined || JSON.stringify(arg) === JSON.stringify(avoid.arg))

/** Only what is possible can be avoided, and only where there is something else to do. */
function checkAvoidable(
  game: Game,
  s: Core,
  avoid: Avoided,
  report: (path: string, expected: Json, actual: Json) => void,
): void {
  const answers = actionsOf(avoid.seat, choiceOf(choices(game, s), avoid.seat) ?? {})
  if (!answers.some(answer => isAvoided(avoid, answer))) report('.avoid', 'legal', 'not legal')
  else if (answers.every(answer => isAvoided(avoid, answer))) report('.avoid', 'another answer', 'nothing else')
}

function readRefused(game: Game, s: Core, line: Readonly<Record<string, unknown>>, path: string): Refused {
  const { rule, reason } = line
  if (reason !== undefined && !game.reasons.concat(GENERAL_REASONS).some(known => known === reason))
    fail('bad-scenario', `${path}: ${game.id} never gives the reason ${short(reason)}.`)
  return {
    action: readShortAction(game, s, line['refuse'], `${path}.refuse`),
    ...(rule === undefined ? {} : { rule: stringAt(rule, `${path}.rule`, 'bad-scenario') }),
    ...(reason === undefined ? {} : { reason: stringAt(reason, `${path}.reason`, 'bad-scenario') }),
  }
}

function checkRefusal(
  game: Game,
  s: Core,
  { action, ...wanted }: Refused,
  report: (path: string, expected: Json, actual: Json) => void,
): void {
  const refusal = why(game, s, action)
  if (!refusal) {
    report('.refuse', 'refused', 'legal')
    return
  }
  for (const key of ['rule', 'reason'] as const) {
    const expected = wanted[key]
    if (expected !== undefined && expected !== refusal[key]) report(`.${key}`, expected, refusal[key])
  }
}
