// A table for tests: a position, played through choices as a player would.

import type { Arg, Core } from './core.ts'
import { actionsOf, choiceOf, hasAnswers } from './engine.ts'
import { type Form, isForm } from './forms.ts'
import { type Choice, type Game, type Refusal, seatNumber } from './game.ts'
import { advance, choices, everything, play, readPosition, start, view, why, writePosition } from './host.ts'
import type { Json } from './json.ts'
import type { Position } from './position.ts'
import { seedFrom } from './random.ts'
import { entriesFor, type View } from './view.ts'

export type TableSpec = {
  readonly position?: Position
  readonly options?: Readonly<Record<string, Json>>
  readonly random?: readonly (number | string)[]
  readonly seed?: string
}

export type Table = {
  readonly state: Core
  /** Plays [seat, verb, argument]; throws if that is not offered. */
  play(seat: string, verb: string, arg?: Arg): Table
  choice(seat: string): Choice
  why(seat: string, verb: string, arg?: Arg): Refusal | undefined
  view(seat: string): View
  /** Facts, zones, choices, last log keys and result, as scenario files see them. */
  all(): Json
  /** The log entries of the last action that a seat (or "spectator") reads. */
  news(seat: string): readonly { readonly key: string }[]
}

export function table(game: Game, spec: TableSpec = {}): Table {
  const seed = seedFrom('table', spec.seed ?? '')
  let s: Core
  if (spec.position) {
    s = readPosition(game, spec.position, seed)
    s.random.queued.push(...(spec.random ?? []))
    advance(game, s)
  } else {
    s = start(game, spec.options ?? {}, seed)
    s.random.queued.push(...(spec.random ?? []))
  }
  const number = (seat: string): number => (seat === 'spectator' ? -1 : seatNumber(game, s.options, seat))
  const action = (seat: string, verb: string, arg?: Arg) => ({
    seat: number(seat),
    verb,
    ...(arg === undefined ? {} : { arg }),
  })
  const t: Table = {
    get state() {
      return s
    },
    play(seat, verb, arg) {
      s = play(game, s, action(seat, verb, arg))
      return t
    },
    choice: seat => choiceOf(choices(game, s), number(seat)) ?? {},
    why: (seat, verb, arg) => why(game, s, action(seat, verb, arg)),
    view: seat => view(game, s, number(seat)),
    all: () => everything(game, s),
    news: seat => entriesFor(s.news, number(seat)),
  }
  return t
}

/** Who is asked now, and exactly what each may answer; names in alphabetical order. */
export function asked(t: Table): Readonly<Record<string, Answers>> {
  const questions = t.view('spectator').seats.map(seat => [seat, answersOf(t.choice(seat))] as const)
  return Object.fromEntries(questions.filter(([, answers]) => Object.keys(answers).length > 0))
}

type Answers = Readonly<Record<string, true | readonly string[] | Form>>

function answersOf(choice: Choice): Answers {
  const answers = Object.entries(choice).flatMap(([verb, args]): [string, Answers[string]][] => {
    if (args === true) return [[verb, true]]
    if (args === undefined || !hasAnswers({ [verb]: args })) return []
    return [[verb, isForm(args) ? args : args.map(String).sort()]]
  })
  return Object.fromEntries(answers)
}

/** Names in alphabetical order, as `asked` gives them. */
export function names(list: string): string[] {
  return list.split(' ').sort()
}

/** What the last action told a seat or the spectators, by key. */
export function told(t: Table, seat: string): readonly string[] {
  return t.news(seat).map(({ key }) => key)
}

/**
 * A counted move tree: the number of different positions after each of the first `depth` choices. A game whose rules have
 * not changed has as many as it had.
 */
export function countTree(game: Game, options: object, depth: number): readonly number[] {
  let level: readonly Core[] = [start(game, options, seedFrom('move tree'))]
  const counts: number[] = []
  for (let n = 0; n < depth; n++) {
    const found = new Map<string, Core>()
    for (const s of level) {
      for (const { seat, choice } of choices(game, s)) {
        for (const action of actionsOf(seat, choice)) {
          const after = play(game, s, action)
          found.set(JSON.stringify(writePosition(game, after)), after)
        }
      }
    }
    level = [...found.values()]
    counts.push(level.length)
  }
  return counts
}
