// A recorded match as a table: nobody acts, but any moment can be shown.

import type { MatchDetail } from '@ludoteka/protocol'
import type { History, RecordedView, SourceEvent, TableSource } from '../source.ts'
import { refused } from '../source.ts'

export type Recording = {
  detail(): Promise<MatchDetail>
  history(from: number, to: number): Promise<History>
  /** Called before the first listener; the function returned after the last one has unsubscribed. */
  open?(): () => void
}

export type ReplaySource = TableSource & {
  /** The number of actions; known once the first table event has been sent. */
  total(): number
  /** Shows the table after action number `to`; the next one comes as an update with its log entries. */
  seek(to: number): Promise<void>
  /** The number of the next action, forwards or backwards, with which another turn begins. */
  turnFrom(at: number, direction: 1 | -1): Promise<number>
}

const PAGE = 100
/** No action comes after this one, so that the next event is a whole table. */
const NO_ACTION = -2
const READ_ONLY = refused('over', 'This is a recorded match.')

export function replaySource(recording: Recording, startAt: number | undefined): ReplaySource {
  const listeners = new Set<(event: SourceEvent) => void>()
  const steps: RecordedView[] = []
  let total = 0
  let at = 0
  let seq = 0
  let match: MatchDetail | undefined
  let loading: Promise<void> | undefined
  let close: (() => void) | undefined
  const emit = (event: SourceEvent): void => {
    for (const listener of listeners) listener(event)
  }

  async function load(): Promise<void> {
    match = await recording.detail()
    do {
      const page = await recording.history(steps.length, steps.length + PAGE - 1)
      if (page.frames.length === 0) break
      steps.push(...page.frames)
      total = page.total
    } while (steps.length <= total)
    at = clamp(startAt ?? 0)
  }

  const clamp = (to: number): number => Math.max(0, Math.min(Math.round(to), steps.length - 1))

  function showAt(to: number): void {
    const step = steps[to]
    if (!step || !match) return
    const fields = {
      seq: ++seq,
      views: { [step.view.you]: { ...step.view, choice: {} } },
      canUndo: [],
      paused: false,
    }
    if (to === at + 1) {
      const log = step.log.map(entry => ({ ...entry, at: to }))
      emit({ type: 'update', ...fields, log, waiting: step.view.waiting, status: match.status })
    } else {
      const log = steps.slice(0, to + 1).flatMap(one => one.log.map(entry => ({ ...entry, at: one.at })))
      const waiting = [...step.view.waiting]
      emit({ type: 'table', ...fields, log, whole: true, match: { ...match, waiting }, chat: [] })
    }
    at = to
  }

  /** Games say whose turn it is in a fact named `turn`; without it the asked seats count. */
  const turnAt = (n: number): string => {
    const view = steps[n]?.view
    return JSON.stringify(view?.facts['turn'] ?? view?.waiting ?? [])
  }

  return {
    listen(listener) {
      if (listeners.size === 0) close = recording.open?.()
      listeners.add(listener)
      listener({ type: 'connection', connection: 'local' })
      loading ??= load()
      loading.then(
        () => {
          const to = at
          at = NO_ACTION
          showAt(to)
        },
        (error: unknown) => {
          const message = error instanceof Error ? error.message : String(error)
          emit({ type: 'failed', problem: { error: 'unavailable', message } })
        },
      )
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) close?.()
      }
    },
    total: () => total,
    async seek(to) {
      await loading
      const target = clamp(to)
      if (target !== at) showAt(target)
    },
    async turnFrom(from, direction) {
      await loading
      let to = clamp(from + direction)
      while (to > 0 && to < steps.length - 1 && turnAt(to) === turnAt(from)) to += direction
      // Backwards: the beginning of that turn, not its end.
      if (direction < 0) while (to > 0 && turnAt(to - 1) === turnAt(to)) to--
      return to
    },
    history: recording.history,
    detail: recording.detail,
    act: async () => READ_ONLY,
    why: async () => undefined,
    undo: async () => READ_ONLY,
    resign: async () => READ_ONLY,
    offerDraw: async () => READ_ONLY,
    answer: async () => READ_ONLY,
    pause: async () => READ_ONLY,
    say: async () => READ_ONLY,
  }
}
