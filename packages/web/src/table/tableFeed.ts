// Shows a table at a readable speed: snapshots wait in a queue while the one before is still being shown.

import type { Arg } from '@ludoteka/kernel'
import type { LogEntry, Outcome, SourceEvent, TableSource } from './source.ts'
import { INITIAL_STATUS, nextSnapshot, nextStatus, type TableSnapshot, type TableStatus } from './tableState.ts'

export type FeedState = TableStatus & {
  readonly snapshot: TableSnapshot | undefined
  /** How many snapshots have arrived but are not shown yet. */
  readonly behind: number
  /** A request is pending. */
  readonly busy: boolean
}

/** Time is passed in, so that tests need none. */
export type Timing = {
  now(): number
  /** Calls back later; the function returned cancels it. */
  setTimer(ms: number, callback: () => void): () => void
  /** How long a snapshot with these log entries is shown. */
  duration(news: readonly LogEntry[]): number
}

export type TableFeed = {
  state(): FeedState
  subscribe(listener: () => void): () => void
  /** Plays an action; the snapshot it leads to is shown at once. */
  act(seat: string, verb: string, arg?: Arg): Promise<Outcome>
  /** Sends any other request to the source. */
  ask(request: (source: TableSource) => Promise<Outcome>): Promise<Outcome>
  /** Jumps to the latest snapshot. */
  skip(): void
}

const BASE_MS = 500
const ENTRY_MS = 650
const LONGEST_MS = 3000
/** With so many snapshots waiting, each is shown for half the time, so that nobody falls behind a fast table. */
const CATCH_UP = 4

/** How long a calm reader needs; `speed` 2 is twice as fast. */
export function readingTime(news: readonly LogEntry[], speed = 1): number {
  return news.length === 0 ? 0 : Math.min(BASE_MS + ENTRY_MS * news.length, LONGEST_MS) / speed
}

export function createTableFeed(source: TableSource, timing: Timing): TableFeed {
  let state: FeedState = { ...INITIAL_STATUS, snapshot: undefined, behind: 0, busy: false }
  let latest: TableSnapshot | undefined
  let queue: readonly TableSnapshot[] = []
  let pendingRequests = 0
  /** An action was sent and the snapshot it leads to has not arrived yet. */
  let awaitsOwnAction = false
  let cancelTimer: (() => void) | undefined
  let unsubscribe: (() => void) | undefined
  const listeners = new Set<() => void>()

  function update(change: Partial<FeedState>): void {
    state = { ...state, ...change, behind: queue.length, busy: pendingRequests > 0 || awaitsOwnAction }
    for (const listener of listeners) listener()
  }

  /** Shows a snapshot; the next one waits until its time is over. */
  function show(snapshot: TableSnapshot): void {
    cancelTimer?.()
    cancelTimer = timing.setTimer(timing.duration(snapshot.news) / (1 + queue.length / CATCH_UP), () => {
      cancelTimer = undefined
      const [next, ...rest] = queue
      queue = rest
      if (next) show(next)
    })
    update({ snapshot })
  }

  /** Replaces a snapshot by one of the same number: nothing has happened that would have to be shown. */
  function replace(before: TableSnapshot, now: TableSnapshot, status: TableStatus): void {
    latest = { ...now, news: before.news }
    const isQueued = queue.at(-1) === before
    if (isQueued) queue = [...queue.slice(0, -1), latest]
    update(isQueued ? status : { ...status, snapshot: latest })
  }

  function onEvent(event: SourceEvent): void {
    const status = nextStatus(state, event, timing.now())
    if (event.type !== 'table' && event.type !== 'update') {
      update(status)
      return
    }
    const isOwn = awaitsOwnAction
    awaitsOwnAction = false
    if (event.type === 'update' && latest && event.seq < latest.seq) {
      update(status)
      return
    }
    if (event.type === 'update' && latest?.seq === event.seq) {
      replace(latest, nextSnapshot(latest, event), status)
      return
    }
    latest = nextSnapshot(latest, event)
    const isShownAtOnce = event.type === 'table' || isOwn || event.cutTo !== undefined || cancelTimer === undefined
    if (isShownAtOnce) {
      queue = []
      state = { ...state, ...status }
      show(latest)
    } else {
      queue = [...queue, latest]
      update(status)
    }
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
        cancelTimer?.()
        unsubscribe = undefined
        cancelTimer = undefined
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
    skip() {
      if (queue.length === 0 || !latest) return
      queue = []
      show(latest)
    },
  }
}
