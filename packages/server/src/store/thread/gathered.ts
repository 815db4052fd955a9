// Things that are sent together: what comes up in one round of the event loop, a few at a time.

/**
 * So many leave without waiting for the end of the round: then the other side works on them while this one goes on, and
 * neither waits for the other to be done with everything.
 */
const BATCH_SIZE = 8

export function batched<T>(send: (all: readonly T[]) => void): (one: T) => void {
  let waiting: T[] = []
  let isFlushScheduled = false

  const flush = (): void => {
    const all = waiting
    waiting = []
    if (all.length > 0) send(all)
  }

  return one => {
    waiting.push(one)
    if (waiting.length >= BATCH_SIZE) flush()
    if (isFlushScheduled || waiting.length === 0) return
    isFlushScheduled = true
    setImmediate(() => {
      isFlushScheduled = false
      flush()
    })
  }
}
