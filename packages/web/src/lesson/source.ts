// A lesson as a table: the learner answers what is asked, the script answers for everybody else, and the rules of the game are
// those of any match.

import {
  type Arg,
  type Core,
  continueLesson,
  entriesFor,
  type Game,
  type Lesson,
  type LessonInput,
  type LessonMoment,
  type LessonProgress,
  LudotekaError,
  lessonTask,
  lessonView,
  replayLesson,
  seatNumber,
  type View,
  view,
  waitingFor,
  why,
} from '@ludoteka/kernel'
import type { MatchSummary } from '@ludoteka/protocol'
import { refusingRequests, soloSummary } from '../table/soloTable.ts'
import { DONE, type LogEntry, refused, type SourceEvent, type TableSource } from '../table/source.ts'

export type LessonSource = TableSource & {
  moment(): LessonMoment
  /** Reads on. */
  next(): void
  /** Goes back to the beginning of this step or, from there, to the step before. */
  back(): void
  canGoBack(): boolean
  /** Begins the lesson again. */
  restart(): void
}

type LessonSetup = {
  readonly game: Game
  readonly lesson: Lesson
  /** What was done on this device before. */
  readonly inputs: readonly LessonInput[]
  readonly save: (inputs: readonly LessonInput[]) => void
  readonly learner: string
}

const NOT_AVAILABLE = refused('bad-request', 'This is not available in a lesson.')

export function lessonSource({ game, lesson, inputs, save, learner }: LessonSetup): LessonSource {
  const listeners = new Set<(event: SourceEvent) => void>()
  const { seat } = lesson
  let progress = replayed(game, lesson, inputs)
  let done = inputs.slice(0, progress.length - 1)
  let seq = 0

  const moment = (): LessonMoment => {
    const last = progress.at(-1)
    if (!last) throw new Error('A lesson has a first step.')
    return last.moment
  }
  const emit = (event: SourceEvent): void => {
    for (const listener of listeners) listener(event)
  }
  const ownSeat = (s: Core): number => seatNumber(game, s.options, seat)
  const newsOf = (s: Core): readonly LogEntry[] => entriesFor(s.news, ownSeat(s)).map(entry => ({ ...entry, at: seq }))

  function logOf(all: readonly LessonProgress[]): readonly LogEntry[] {
    let entries: readonly LogEntry[] = []
    for (const { states } of all)
      for (const { state, isNewPosition } of states) {
        seq++
        entries = [...(isNewPosition ? [] : entries), ...newsOf(state)]
      }
    return entries
  }

  let log = logOf(progress)

  /** What the table shows of a state; of the last one only what the lesson asks for is offered. */
  function fieldsOf(s: Core): {
    readonly seq: number
    readonly views: Readonly<Record<string, View>>
    readonly canUndo: readonly string[]
    readonly paused: boolean
  } {
    const seen = view(game, s, ownSeat(s))
    const now = moment()
    return {
      seq,
      views: { [seat]: s === now.state ? lessonView(lesson, now, seen) : { ...seen, choice: {} } },
      canUndo: [],
      paused: false,
    }
  }

  /** Nobody is waited for while there is something to read. */
  const waitingIn = (s: Core): readonly string[] =>
    s === moment().state && !lessonTask(lesson, moment()) ? [] : waitingFor(game, s).map(one => view(game, s, one).you)

  function summary(): MatchSummary {
    const { state } = moment()
    const { seats } = view(game, state, ownSeat(state))
    return soloSummary({
      id: `lesson-${game.id}`,
      game: game.id,
      version: game.version,
      options: state.options,
      seats,
      seat,
      name: learner,
      waiting: waitingIn(state),
      actions: done.length,
    })
  }

  const wholeTable = (s: Core): SourceEvent => ({
    type: 'table',
    ...fieldsOf(s),
    match: summary(),
    log,
    whole: true,
    chat: [],
  })

  /** Shows what has followed from an input, action by action. */
  function show({ states }: LessonProgress): void {
    for (const { state, isNewPosition } of states) {
      seq++
      const news = newsOf(state)
      if (isNewPosition) {
        log = news
        emit(wholeTable(state))
        continue
      }
      log = [...log, ...news]
      emit({ type: 'update', ...fieldsOf(state), log: news, waiting: waitingIn(state), status: 'running' })
    }
    // The same position, of which something else is asked now.
    if (states.length === 0)
      emit({
        type: 'update',
        ...fieldsOf(moment().state),
        log: [],
        waiting: waitingIn(moment().state),
        status: 'running',
      })
  }

  function take(input: LessonInput): boolean {
    const next = continueLesson(game, lesson, moment(), input)
    if (!next) return false
    progress = [...progress, next]
    done = [...done, input]
    save(done)
    show(next)
    return true
  }

  function jumpTo(count: number): void {
    done = done.slice(0, count)
    progress = progress.slice(0, count + 1)
    save(done)
    log = logOf(progress)
    seq++
    emit(wholeTable(moment().state))
  }

  /** The number of inputs with which the step to go back to began. */
  function stepBefore(): number {
    const now = moment()
    const isSame = ({ moment: { chapter, step } }: LessonProgress, as: LessonMoment): boolean =>
      chapter === as.chapter && step === as.step
    const begun = progress.findIndex(one => isSame(one, now))
    const last = progress[begun - 1]
    if (begun < progress.length - 1 || !last) return begun
    return progress.findIndex(one => isSame(one, last.moment))
  }

  const act = (verb: string, arg: Arg | undefined) => {
    try {
      return take(arg === undefined ? [verb] : [verb, arg])
        ? DONE
        : refused('illegal', 'The lesson asks for something else.')
    } catch (error) {
      if (error instanceof LudotekaError) return refused('illegal', error.message)
      throw error
    }
  }

  return {
    ...refusingRequests(NOT_AVAILABLE),
    moment,
    next: () => void take('next'),
    back: () => jumpTo(stepBefore()),
    canGoBack: () => done.length > 0,
    restart: () => jumpTo(0),
    listen(listener) {
      listeners.add(listener)
      listener({ type: 'connection', connection: 'local' })
      listener(wholeTable(moment().state))
      return () => listeners.delete(listener)
    },
    act: async (_seat, verb, arg) => act(verb, arg),
    async why(_seat, verb, arg) {
      const { state } = moment()
      return why(game, state, { seat: ownSeat(state), verb, ...(arg === undefined ? {} : { arg }) })
    },
    review: () => Promise.reject(new Error('A lesson is not reviewed.')),
    detail: async () => summary(),
    history: async () => ({ total: 0, frames: [] }),
  }
}

/** A lesson that has changed since is gone on with as far as it still fits. */
function replayed(game: Game, lesson: Lesson, inputs: readonly LessonInput[]): readonly LessonProgress[] {
  try {
    return replayLesson(game, lesson, inputs)
  } catch (error) {
    if (error instanceof LudotekaError) return replayLesson(game, lesson, [])
    throw error
  }
}
