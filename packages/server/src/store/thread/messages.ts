// What the server and the thread of its store send each other: calls one way, answers the other, in batches.

import { type Store, StoreError, type StoreErrorCode } from '../store.ts'

export type Call = { readonly id: number; readonly method: keyof Store; readonly args: readonly unknown[] }

/**
 * Nearly all calls are events to be kept. They are sent as a short list with the event as a text, which is copied to another thread much
 * more quickly than objects; whoever was appended is answered with the number of the call alone.
 */
export type AppendCall = readonly [
  id: number,
  match: string,
  revision: number,
  seq: number,
  isListedAnew: boolean,
  text: string,
]

export type Answer =
  | number
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failure: Failure }

export const isAppendCall = (call: Call | AppendCall): call is AppendCall => Array.isArray(call)

/** An error without its class, which is lost between threads. */
export type Failure = { readonly message: string; readonly code?: StoreErrorCode; readonly stack?: string | undefined }

export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error) }
  const { message, stack } = error
  return error instanceof StoreError ? { message, stack, code: error.code } : { message, stack }
}

export function errorOf({ message, code, stack }: Failure): Error {
  const error = code ? new StoreError(code, message) : new Error(message)
  if (stack !== undefined) error.stack = stack
  return error
}

/**
 * So many leave without waiting for others: then the other side works on them while this one goes on, and neither waits
 * for the other to be done with everything.
 */
const BATCH_SIZE = 64

/** Sends messages together: those of one turn of the event loop, or of as many milliseconds as the first of them may wait. */
export function batched<T>(send: (all: readonly T[]) => void): (one: T, mayWaitMs?: number) => void {
  let waiting: T[] = []
  let isFlushScheduled = false
  let timer: NodeJS.Timeout | undefined

  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    const all = waiting
    waiting = []
    if (all.length > 0) send(all)
  }

  return (one, mayWaitMs = 0) => {
    waiting.push(one)
    if (waiting.length >= BATCH_SIZE) flush()
    else if (mayWaitMs > 0) timer ??= setTimeout(flush, mayWaitMs)
    else if (!isFlushScheduled) {
      isFlushScheduled = true
      setImmediate(() => {
        isFlushScheduled = false
        flush()
      })
    }
  }
}

/**
 * Below 200 commits per second each is made at once; above, one is made for all that come within the window: at 500 a second
 * that is five or six. The busier the disk, the more share a commit anyway: all that comes while another is made.
 */
const BUSY_COMMITS = 20
const BUSY_WITHIN_MS = 100
const WINDOW_MS = 10

/** Tells for each commit, when it is asked for, how long it may wait for others to share the disk's work with. */
export type CommitWindow = (whose: { readonly isAwaited: boolean }) => number

/** Nobody who is waited for waits because of the many commits that nobody waits for, such as those of bots among themselves. */
export function commitWindow(now: () => number): CommitWindow {
  const isBusyWithAll = rateCheck()
  const isBusyWithAwaited = rateCheck()
  return ({ isAwaited }) => {
    const at = now()
    const isBusy = isBusyWithAll(at)
    return (isAwaited ? isBusyWithAwaited(at) : isBusy) ? WINDOW_MS : 0
  }
}

/** Whether there have been many commits lately; counts one more. */
function rateCheck(): (at: number) => boolean {
  const times: number[] = []
  let oldest = 0
  return at => {
    const before = times[oldest]
    times[oldest] = at
    oldest = (oldest + 1) % BUSY_COMMITS
    return before !== undefined && at - before < BUSY_WITHIN_MS
  }
}
