// Things that are sent together: whatever comes up in one round of the event loop leaves in one message.

export function gathered<T>(send: (all: readonly T[]) => void): (one: T) => void {
  let waiting: T[] = []
  return one => {
    waiting.push(one)
    if (waiting.length > 1) return
    setImmediate(() => {
      const all = waiting
      waiting = []
      send(all)
    })
  }
}
