// What the page knows about a table, always up to date, and its requests; story.ts decides when it is shown.

import type { Arg } from '@ludoteka/kernel'
import type { Outcome, SourceEvent, TableSource } from './source.ts'
import { INITIAL_STATUS, nextSnapshot, nextStatus, type TableSnapshot, type TableStatus } from './tableState.ts'

export type FeedState = TableStatus & {
  /** The latest one. */
  readonly snapshot: TableSnapshot | undefined
  /** A request is pending. */
  readonly busy: boolean
}

export type TableFeed = {
  state(): FeedState
  /** The listener is called after every event, so that it misses no snapshot. */
  subscribe(listener: () => void): () => void
  /** Plays an action. */
  act(seat: string, verb: string, arg?: Arg): Promise<Outcome>
  /** Sends any other request to the source. */
  ask(request: (source: TableSource) => Promise<Outcome>): Promise<Outcome>
}

export function createTableFeed(source: TableSource, now: () => number): TableFeed {
  let state: FeedState = { ...INITIAL_STATUS, snapshot: undefined, busy: false }
  let pendingRequests = 0
  /** An action was sent and the snapshot it leads to has not arrived yet. */
  let awaitsOwnAction = false
  let unsubscribe: (() => void) | undefined
  const listeners = new Set<() => void>()

  function update(change: Partial<FeedState>): void {
    state = { ...state, ...change, busy: pendingRequests > 0 || awaitsOwnAction }
    for (const listener of listeners) listener()
  }

  function onEvent(event: SourceEvent): void {
    const status = nextStatus(state, event, now())
    if (event.type !== 'table' && event.type !== 'update') {
      update(status)
      return
    }
    const isOwn = awaitsOwnAction
    awaitsOwnAction = false
    const before = state.snapshot
    if (event.type === 'update' && before && event.seq < before.seq) {
      update(status)
      return
    }
    const snapshot = nextSnapshot(before, event, isOwn)
    const isRepeated = event.type === 'update' && before?.seq === event.seq
    update({ ...status, snapshot: isRepeated ? { ...snapshot, news: before.news } : snapshot })
  }

  async function ask(request: (source: TableSource) => Promise<Outcome>): Promise<Outcome> {
    pendingRequests++
    update({})
    try {
      return await request(source)
    } finally {
      pendingRequests--
      update({})
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      unsubscribe ??= source.listen(onEvent)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        unsubscribe?.()
        unsubscribe = undefined
      }
    },
    ask,
    async act(seat, verb, arg) {
      awaitsOwnAction = true
      const outcome = await ask(() => source.act(seat, verb, arg))
      if (!outcome.ok) {
        awaitsOwnAction = false
        update({})
      }
      return outcome
    },
  }
}
