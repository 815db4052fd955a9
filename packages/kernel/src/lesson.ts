// Lessons: a guided first match as data. Positions, what is said in every language, what the learner has to answer and what the
// others answer. docs/adding-a-game.md is the reference.

import type { Arg, Core, FormArg, PlainArg } from './core.ts'
import { type Form, isForm, range } from './forms.ts'
import { type Choice, type Game, seatNumber } from './game.ts'
import { advance, play, readPosition } from './host.ts'
import type { Language } from './languages.ts'
import type { Position } from './position.ts'
import { seedFrom } from './random.ts'
import type { View } from './view.ts'

/** What the compiler checks a lesson against: the game's seats and verbs, and what the lesson may point at. */
export type LessonNames = { readonly seat: string; readonly verbs: object; readonly target: object }

/** Said in every language. */
export type LessonText = Readonly<Record<Language, string>>

/** A verb, and its argument where it takes one. */
export type LessonAnswer<V extends object> = {
  [K in keyof V & string]: [V[K]] extends [true] ? readonly [verb: K] : readonly [verb: K, arg: V[K]]
}[keyof V & string]

/** An exact answer, or any answer with this verb. */
export type LessonTask<V extends object> = LessonAnswer<V> | { readonly any: keyof V & string }

/** What somebody else answers: the seat, and the answer. */
export type LessonMove<N extends LessonNames> = readonly [seat: N['seat'], ...answer: LessonAnswer<N['verbs']>]

export type LessonStep<N extends LessonNames> = {
  readonly say: LessonText
  /** What happens before it is said. */
  readonly before?: readonly LessonMove<N>[]
  /** What to point at: the first of these that is in sight. A thing that gives the asked answer comes before them. */
  readonly point?: N['target'] | readonly N['target'][]
  /** What the learner answers, one after the other; without it the learner reads and goes on. */
  readonly answer?: readonly LessonTask<N['verbs']>[]
  /** Said to whoever tries something else that the rules would allow. */
  readonly otherwise?: LessonText
}

/** Where a chapter begins, with the results of chance in the order they will be asked for; without it, it goes on from the one before. */
type ChapterStart =
  | { readonly position: Position; readonly random?: readonly PlainArg[] }
  | { readonly position?: never; readonly random?: never }

export type LessonChapter<N extends LessonNames> = ChapterStart & {
  readonly title: LessonText
  readonly steps: readonly [LessonStep<N>, ...LessonStep<N>[]]
}

export type LessonOf<N extends LessonNames> = {
  /** The learner's. */
  readonly seat: N['seat']
  readonly chapters: readonly [LessonChapter<N>, ...LessonChapter<N>[]]
}

/** Any lesson, as pages and tests play it. */
export type LessonTarget = Readonly<Record<string, string>>
type AnyAnswer = readonly [verb: string, arg?: Arg]
export type AnyLessonTask = AnyAnswer | { readonly any: string }
export type AnyLessonStep = Omit<LessonStep<LessonNames>, 'before' | 'point' | 'answer'> & {
  readonly before?: readonly (readonly [seat: string, verb: string, arg?: Arg])[]
  readonly point?: LessonTarget | readonly LessonTarget[]
  readonly answer?: readonly AnyLessonTask[]
}
export type Lesson = {
  readonly seat: string
  readonly chapters: readonly (ChapterStart & {
    readonly title: LessonText
    readonly steps: readonly AnyLessonStep[]
  })[]
}

/** How far a learner has come; `task` counts the answers given in the step. Behind the last chapter the lesson is over. */
export type LessonMoment = {
  readonly chapter: number
  readonly step: number
  readonly task: number
  readonly state: Core
}

/** What a learner does: reads on, or answers. */
export type LessonInput = 'next' | AnyAnswer

/** What followed from an input: the states in between, each after one action or at the beginning of a chapter's position. */
export type LessonProgress = {
  readonly moment: LessonMoment
  readonly states: readonly { readonly state: Core; readonly isNewPosition: boolean }[]
}

export function beginLesson(game: Game, lesson: Lesson): LessonProgress {
  const [first] = lesson.chapters
  if (!first?.position) throw new Error(`The lesson of ${game.id} has no position to begin with.`)
  return entered(game, lesson, { chapter: 0, step: 0, state: blank(game, first.position) })
}

/** The step the learner is at; undefined once the lesson is over. */
export function lessonStep(lesson: Lesson, { chapter, step }: LessonMoment): AnyLessonStep | undefined {
  return lesson.chapters[chapter]?.steps[step]
}

/** What the learner has to answer now; undefined where there is only something to read. */
export function lessonTask(lesson: Lesson, moment: LessonMoment): AnyLessonTask | undefined {
  return lessonStep(lesson, moment)?.answer?.[moment.task]
}

/** What follows from an input; undefined if something else is asked now. The rules may still refuse an answer by throwing. */
export function continueLesson(
  game: Game,
  lesson: Lesson,
  moment: LessonMoment,
  input: LessonInput,
): LessonProgress | undefined {
  const step = lessonStep(lesson, moment)
  if (!step) return undefined
  const { chapter, state } = moment
  const task = lessonTask(lesson, moment)
  if (input === 'next') return task ? undefined : entered(game, lesson, nextStep(lesson, moment, state))
  const [verb, arg] = input
  if (!task || !isAsked(task, verb, arg)) return undefined
  const after = played(game, state, lesson.seat, verb, arg)
  const done = { state: after, isNewPosition: false }
  const count = moment.task + 1
  if (count < (step.answer?.length ?? 0))
    return { moment: { chapter, step: moment.step, task: count, state: after }, states: [done] }
  const next = entered(game, lesson, nextStep(lesson, moment, after))
  return { ...next, states: [done, ...next.states] }
}

/** Plays a lesson again as far as the inputs fit it. */
export function replayLesson(game: Game, lesson: Lesson, inputs: readonly LessonInput[]): readonly LessonProgress[] {
  const all = [beginLesson(game, lesson)]
  for (const input of inputs) {
    const last = all.at(-1)
    const next = last && continueLesson(game, lesson, last.moment, input)
    if (!next) break
    all.push(next)
  }
  return all
}

/** The view as the learner is shown it: only what the lesson asks for is offered, and nothing while there is something to read. */
export function lessonView(lesson: Lesson, moment: LessonMoment, view: View): View {
  const task = lessonTask(lesson, moment)
  if (!task) return { ...view, waiting: [], choice: {} }
  return { ...view, choice: offeredFor(task, view.choice) }
}

function offeredFor(task: AnyLessonTask, choice: Choice): Choice {
  const verb = 'any' in task ? task.any : task[0]
  const offered = choice[verb]
  if (offered === undefined) return {}
  if ('any' in task || offered === true) return { [verb]: offered }
  const [, arg] = task
  if (!isForm(offered)) return { [verb]: offered.filter(one => one === arg) }
  return { [verb]: typeof arg === 'object' ? formFor(arg) : offered }
}

/** The form that has this answer and no other. */
const formFor = (answer: FormArg): Form => ({
  fields: Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, typeof value === 'number' ? range(value, value) : [value]]),
  ),
})

function isAsked(task: AnyLessonTask, verb: string, arg: Arg | undefined): boolean {
  if ('any' in task) return task.any === verb
  return task[0] === verb && JSON.stringify(task[1]) === JSON.stringify(arg)
}

type Entering = { readonly chapter: number; readonly step: number; readonly state: Core }

function nextStep(lesson: Lesson, { chapter, step }: LessonMoment, state: Core): Entering {
  const isLast = step + 1 >= (lesson.chapters[chapter]?.steps.length ?? 0)
  return isLast ? { chapter: chapter + 1, step: 0, state } : { chapter, step: step + 1, state }
}

/** Sets up a chapter where one begins, and plays what happens before the step. */
function entered(game: Game, lesson: Lesson, { chapter, step, state: before }: Entering): LessonProgress {
  let state = before
  const states: { state: Core; isNewPosition: boolean }[] = []
  const begun = lesson.chapters[chapter]
  if (begun?.position && step === 0) {
    state = blank(game, begun.position)
    state.random.queued.push(...(begun.random ?? []))
    advance(game, state)
    states.push({ state, isNewPosition: true })
  }
  for (const [seat, verb, arg] of begun?.steps[step]?.before ?? []) {
    state = played(game, state, seat, verb, arg)
    states.push({ state, isNewPosition: false })
  }
  return { moment: { chapter, step, task: 0, state }, states }
}

/** The same in every run. */
function blank(game: Game, position: Position): Core {
  return readPosition(game, position, seedFrom('lesson', game.id))
}

function played(game: Game, s: Core, seat: string, verb: string, arg: Arg | undefined): Core {
  return play(game, s, { seat: seatNumber(game, s.options, seat), verb, ...(arg === undefined ? {} : { arg }) })
}
