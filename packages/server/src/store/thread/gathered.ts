// Things that are sent together: what comes up in one round of the event loop, a few at a time.

/**
 * So many leave without waiting for the end of the round: then the other side works on them while this one goes on, and
 * neither waits for the other to be done with everything.
 */
const MOST_AT_ONCE = 8

export function gathered<T>(send: (all: readonly T[]) => void): (one: T) => void {
  let waiting: T[] = []
  let isDue = false

  const leave = (): void => {
    const all = waiting
    waiting = []
    if (all.length > 0) send(all)
  }

  return one => {
    waiting.push(one)
    if (waiting.length >= MOST_AT_ONCE) leave()
    if (isDue || waiting.length === 0) return
    isDue = true
    setImmediate(() => {
      isDue = false
      leave()
    })
  }
}
