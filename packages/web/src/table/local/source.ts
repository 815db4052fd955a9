// A table in this browser: against bots without a network, or several people at one screen.

import type { MatchDetail, MatchSummary } from '@ludoteka/protocol'
import type { SourceEvent, TableSource } from '../source.ts'
import { refused } from '../source.ts'
import type { LocalHost } from './host.ts'
import type { LocalUpdate, SavedChange } from './match.ts'
import type { LocalRecord } from './saves.ts'
import { summaryOf } from './summary.ts'

export type LocalTable = {
  readonly id: string
  readonly game: string
  readonly hotSeat: boolean
  readonly createdAt: number
  /** Begins a new match or resumes a stored one. */
  open(host: LocalHost, onUpdate: (update: LocalUpdate, saved: SavedChange) => void): Promise<void>
}

const NOT_AVAILABLE = refused('bad-request', 'This is not available at a local table.')

export function localSource(
  table: LocalTable,
  host: LocalHost,
  save: (record: LocalRecord, change: SavedChange) => void,
  now: () => number,
): TableSource {
  const listeners = new Set<(event: SourceEvent) => void>()
  let last: { readonly update: LocalUpdate; readonly saved: SavedChange } | undefined
  let opened = false
  const emit = (event: SourceEvent): void => {
    for (const listener of listeners) listener(event)
  }

  function onUpdate(update: LocalUpdate, saved: SavedChange): void {
    const first = last === undefined
    last = { update, saved }
    save(recordOf(update, saved), saved)
    if (first) emit(wholeTable(update, saved))
    else emit({ type: 'update', ...update, paused: false })
    if (update.status === 'finished') emit({ type: 'match', match: summary(update, saved) })
  }

  function recordOf(update: LocalUpdate, { match, players, resigned, orders, advised }: SavedChange): LocalRecord {
    const { actions, status } = update
    return {
      id: table.id,
      game: table.game,
      hotSeat: table.hotSeat,
      createdAt: table.createdAt,
      updatedAt: now(),
      over: status === 'finished',
      actions,
      saved: { match, players, resigned, orders, advised },
    }
  }

  function wholeTable(update: LocalUpdate, saved: SavedChange): SourceEvent {
    return { type: 'table', ...update, match: summary(update, saved), whole: true, paused: false, chat: [] }
  }

  function summary(update: LocalUpdate, saved: SavedChange): MatchSummary {
    return summaryOf(recordOf(update, saved), update)
  }

  return {
    listen(listener) {
      listeners.add(listener)
      listener({ type: 'connection', connection: 'local' })
      if (!opened) {
        opened = true
        table.open(host, onUpdate).catch((error: unknown) => {
          const message = error instanceof Error ? error.message : String(error)
          emit({ type: 'failed', problem: { error: 'internal', message } })
        })
      } else if (last) {
        const { saved } = last
        void host.whole().then(update => listener(wholeTable(update, saved)))
      }
      return () => listeners.delete(listener)
    },
    act: (seat, verb, arg) => host.act(seat, verb, arg),
    why: (seat, verb, arg) => host.why(seat, verb, arg),
    advise: seat => host.advise(seat),
    undo: seat => host.undo(seat),
    resign: seat => host.resign(seat),
    giveOrder: (seat, request) => host.giveOrder(seat, request),
    cancelOrder: (seat, order) => host.cancelOrder(seat, order),
    history: (from, to, seat) => host.history(from, to, seat),
    review: () => host.review(),
    async loadEarlierLog() {
      emit({ type: 'earlierLog', entries: await host.earlierLog(), earlier: false })
    },
    offerDraw: async () => NOT_AVAILABLE,
    answer: async () => NOT_AVAILABLE,
    pause: async () => NOT_AVAILABLE,
    say: async () => NOT_AVAILABLE,
    async detail(): Promise<MatchDetail> {
      if (!last) throw new Error('The table is not open yet.')
      const { update, saved } = last
      return { ...summary(update, saved), ...(update.status === 'finished' ? { seed: saved.match.seed } : {}) }
    },
  }
}
