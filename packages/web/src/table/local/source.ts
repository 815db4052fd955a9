// A table in this browser: against bots without a network, or several persons at one screen.

import type { MatchDetail, MatchSummary } from '@ludoteka/protocol'
import type { SourceEvent, TableSource } from '../source.ts'
import { refused } from '../source.ts'
import type { LocalPosition, SavedMatch } from './match.ts'
import type { LocalPort } from './port.ts'
import type { LocalRecord } from './saves.ts'
import { summaryOf } from './summary.ts'

export type LocalTable = {
  readonly id: string
  readonly game: string
  readonly hotSeat: boolean
  readonly createdAt: number
  /** Begins a new match, or goes on with a saved one. */
  open(port: LocalPort, told: (position: LocalPosition, saved: SavedMatch) => void): Promise<void>
}

const NO_SUCH_THING = refused('bad-request', 'There is nobody to ask at this table.')

export function localSource(
  table: LocalTable,
  port: LocalPort,
  keep: (record: LocalRecord) => void,
  now: () => number,
): TableSource {
  const listeners = new Set<(event: SourceEvent) => void>()
  let last: { readonly position: LocalPosition; readonly saved: SavedMatch } | undefined
  let opened = false
  const send = (event: SourceEvent): void => {
    for (const listener of listeners) listener(event)
  }

  function told(position: LocalPosition, saved: SavedMatch): void {
    const first = last === undefined
    last = { position, saved }
    const updatedAt = now()
    keep({ ...table, updatedAt, over: position.status === 'finished', saved })
    if (first) send(wholeTable(position, saved))
    else send({ type: 'update', ...position, paused: false })
    if (position.status === 'finished') send({ type: 'match', match: summary(position, saved) })
  }

  function wholeTable(position: LocalPosition, saved: SavedMatch): SourceEvent {
    return { type: 'table', ...position, match: summary(position, saved), whole: true, paused: false, chat: [] }
  }

  function summary(position: LocalPosition, saved: SavedMatch): MatchSummary {
    return summaryOf({ ...table, updatedAt: now(), over: position.status === 'finished', saved }, position)
  }

  return {
    listen(listener) {
      listeners.add(listener)
      listener({ type: 'connection', connection: 'local' })
      if (!opened) {
        opened = true
        table.open(port, told).catch((error: unknown) => {
          const message = error instanceof Error ? error.message : String(error)
          send({ type: 'failed', problem: { error: 'internal', message } })
        })
      } else if (last) {
        const { position, saved } = last
        // The last news may be only a part of the log: ask for the whole of it through the history.
        void port
          .history(0, position.actions)
          .then(({ frames }) => frames.flatMap(({ at, log }) => log.map(entry => ({ ...entry, at }))))
          .then(log => listener(wholeTable({ ...position, log }, saved)))
      }
      return () => listeners.delete(listener)
    },
    act: (seat, verb, arg) => port.act(seat, verb, arg),
    why: (seat, verb, arg) => port.why(seat, verb, arg),
    undo: seat => port.undo(seat),
    resign: seat => port.resign(seat),
    history: (from, to) => port.history(from, to),
    offerDraw: async () => NO_SUCH_THING,
    answer: async () => NO_SUCH_THING,
    pause: async () => NO_SUCH_THING,
    say: async () => NO_SUCH_THING,
    async detail(): Promise<MatchDetail> {
      if (!last) throw new Error('The table is not open yet.')
      const { position, saved } = last
      return { ...summary(position, saved), ...(position.status === 'finished' ? { seed: saved.match.seed } : {}) }
    },
  }
}
