// A recorded match as a table: nobody acts, but time can be moved.

import type { MatchDetail } from '@ludoteka/protocol'
import type { History, HistoryFrame, SourceEvent, TableSource } from '../source.ts'
import { refused } from '../source.ts'

export type Recording = {
  detail(): Promise<MatchDetail>
  history(from: number, to: number): Promise<History>
  /** Called when somebody begins to look; the function returned when nobody does any more. */
  hold?(): () => void
}

export type ReplaySource = TableSource & {
  /** How many actions there are; known once the table is. */
  total(): number
  /** Goes to the position after action number `to`; to the next one with what it told, else at once. */
  seek(to: number): Promise<void>
  /** The next position, forwards or backwards, at which another turn begins. */
  turnFrom(at: number, direction: 1 | -1): Promise<number>
}

const PAGE = 100
const NOWHERE = -2
const ONLY_LOOKING = refused('over', 'This is a recorded match.')

export function replaySource(recording: Recording, startAt: number | undefined): ReplaySource {
  const listeners = new Set<(event: SourceEvent) => void>()
  const frames: HistoryFrame[] = []
  let total = 0
  let at = 0
  let seq = 0
  let match: MatchDetail | undefined
  let loading: Promise<void> | undefined
  let release: (() => void) | undefined
  const send = (event: SourceEvent): void => {
    for (const listener of listeners) listener(event)
  }

  async function load(): Promise<void> {
    match = await recording.detail()
    do {
      const page = await recording.history(frames.length, frames.length + PAGE - 1)
      if (page.frames.length === 0) break
      frames.push(...page.frames)
      total = page.total
    } while (frames.length <= total)
    at = clamp(startAt ?? 0)
  }

  const clamp = (to: number): number => Math.max(0, Math.min(Math.round(to), frames.length - 1))

  function look(to: number): void {
    const frame = frames[to]
    if (!frame || !match) return
    const position = {
      seq: ++seq,
      views: { [frame.view.you]: { ...frame.view, choice: {} } },
      canUndo: [],
      paused: false,
    }
    if (to === at + 1) {
      const log = frame.log.map(entry => ({ ...entry, at: to }))
      send({ type: 'update', ...position, log, waiting: frame.view.waiting, status: match.status })
    } else {
      const log = frames.slice(0, to + 1).flatMap(one => one.log.map(entry => ({ ...entry, at: one.at })))
      const waiting = [...frame.view.waiting]
      send({ type: 'table', ...position, log, whole: true, match: { ...match, waiting }, chat: [] })
    }
    at = to
  }

  /** Games say whose turn it is in a fact named `turn`; without it, another seat being asked counts. */
  const turnAt = (n: number): string => {
    const view = frames[n]?.view
    return JSON.stringify(view?.facts['turn'] ?? view?.waiting ?? [])
  }

  return {
    listen(listener) {
      if (listeners.size === 0) release = recording.hold?.()
      listeners.add(listener)
      listener({ type: 'connection', connection: 'local' })
      loading ??= load()
      loading.then(
        () => {
          const to = at
          // The whole table is told first, also when it begins at the beginning.
          at = NOWHERE
          look(to)
        },
        (error: unknown) => {
          const message = error instanceof Error ? error.message : String(error)
          send({ type: 'failed', problem: { error: 'unavailable', message } })
        },
      )
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) release?.()
      }
    },
    total: () => total,
    async seek(to) {
      await loading
      const target = clamp(to)
      if (target !== at) look(target)
    },
    async turnFrom(from, direction) {
      await loading
      let to = clamp(from + direction)
      while (to > 0 && to < frames.length - 1 && turnAt(to) === turnAt(from)) to += direction
      // Backwards, the beginning of that turn is wanted, not its end.
      if (direction < 0) while (to > 0 && turnAt(to - 1) === turnAt(to)) to--
      return to
    },
    history: recording.history,
    detail: recording.detail,
    act: async () => ONLY_LOOKING,
    why: async () => undefined,
    undo: async () => ONLY_LOOKING,
    resign: async () => ONLY_LOOKING,
    offerDraw: async () => ONLY_LOOKING,
    answer: async () => ONLY_LOOKING,
    pause: async () => ONLY_LOOKING,
    say: async () => ONLY_LOOKING,
  }
}
