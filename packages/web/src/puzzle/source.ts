// A puzzle as a table: the rules of the game, of which only the best answer is taken.

import type { Puzzle } from '@ludoteka/bots'
import {
  type Arg,
  asked,
  type Core,
  entriesFor,
  type Game,
  play,
  readPosition,
  type Seed,
  seatNumber,
  seedFrom,
  type View,
  view,
  why,
} from '@ludoteka/kernel'
import type { MatchSummary } from '@ludoteka/protocol'
import { refusingRequests, soloSummary } from '../table/soloTable.ts'
import { DONE, type LogEntry, refused, type SourceEvent, type TableSource } from '../table/source.ts'

/** A click of the answer, and what is seen before it. */
export type AnswerMove = Puzzle['answer'][number] & { readonly view: View }

export type PuzzleSource = TableSource & {
  /** The answer, click by click. */
  readonly answerMoves: readonly AnswerMove[]
  /** Whether the whole answer has been given. */
  isDone(): boolean
  /** How many other answers were tried. */
  mistakes(): number
  /** Gives the next click of the answer. */
  reveal(): void
}

/** A position has no chance of its own: this decides what falls after the answer. */
const SEED: Seed = seedFrom('puzzle')
const NOT_AVAILABLE = refused('bad-request', 'This is not available in a puzzle.')

export function puzzleSource(game: Game, puzzle: Puzzle, name: string): PuzzleSource {
  const listeners = new Set<(event: SourceEvent) => void>()
  const start = readPosition(game, puzzle.position, SEED)
  const own = seatNumber(game, start.options, puzzle.seat)
  let state: Core = start
  let left = puzzle.answer
  let wrong = 0
  let seq = 0
  let log: readonly LogEntry[] = []

  const emit = (event: SourceEvent): void => {
    for (const listener of listeners) listener(event)
  }
  const after = (s: Core, { verb, arg }: Puzzle['answer'][number]): Core =>
    play(game, s, { seat: own, verb, ...(arg === undefined ? {} : { arg }) })
  const answerMoves = puzzle.answer.map((move, i) => ({
    ...move,
    view: view(game, puzzle.answer.slice(0, i).reduce(after, start), own),
  }))

  /** Nothing more is asked once the answer is given. */
  const viewNow = (): View => {
    const seen = view(game, state, own)
    return left.length > 0 ? seen : { ...seen, choice: {}, waiting: [] }
  }
  const fields = () => ({ seq, views: { [puzzle.seat]: viewNow() }, canUndo: [], paused: false })
  const waiting = (): readonly string[] =>
    left.length > 0 ? asked(game, state).map(({ seat }) => viewNow().seats[seat] ?? '') : []
  const summary = (): MatchSummary =>
    soloSummary({
      id: `puzzle-${game.id}`,
      game: game.id,
      version: game.version,
      options: start.options,
      seats: viewNow().seats,
      seat: puzzle.seat,
      name,
      waiting: waiting(),
      actions: puzzle.answer.length - left.length,
    })

  function give(move: Puzzle['answer'][number]): void {
    state = after(state, move)
    left = left.filter(one => one !== move)
    seq++
    const news = entriesFor(state.news, own).map(entry => ({ ...entry, at: seq }))
    log = [...log, ...news]
    emit({ type: 'update', ...fields(), log: news, waiting: waiting(), status: 'running' })
  }

  const moveFor = (verb: string, arg: Arg | undefined): Puzzle['answer'][number] | undefined =>
    left.find(move => move.verb === verb && JSON.stringify(move.arg) === JSON.stringify(arg))

  return {
    ...refusingRequests(NOT_AVAILABLE),
    answerMoves,
    isDone: () => left.length === 0,
    mistakes: () => wrong,
    reveal() {
      const [next] = left
      if (next) give(next)
    },
    listen(listener) {
      listeners.add(listener)
      listener({ type: 'connection', connection: 'local' })
      listener({ type: 'table', ...fields(), match: summary(), log, whole: true, chat: [] })
      return () => listeners.delete(listener)
    },
    async act(_seat, verb, arg) {
      const move = moveFor(verb, arg)
      if (move) {
        give(move)
        return DONE
      }
      wrong++
      emit({ type: 'match', match: summary() })
      return refused('illegal', 'There is a better answer.')
    },
    why: async (_seat, verb, arg) => why(game, state, { seat: own, verb, ...(arg === undefined ? {} : { arg }) }),
    detail: async () => summary(),
    history: async () => ({ total: 0, frames: [] }),
    review: () => Promise.reject(new Error('A puzzle is not reviewed.')),
  }
}
