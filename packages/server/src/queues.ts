// Limits on what runs at the same time: one task per key, or a number of tasks overall.

type KeyedQueue = {
  /** Runs the tasks of one key one after another, in the order they were given; those of other keys run beside them. */
  run<T>(key: string, task: () => Promise<T>): Promise<T>
  /** Resolves when nothing is left to do. */
  idle(): Promise<void>
}

export function keyedQueue(): KeyedQueue {
  const last = new Map<string, Promise<void>>()
  return {
    run(key, task) {
      const previous = last.get(key)
      const own = previous ? previous.then(task) : task()
      const settle = (): void => {
        if (last.get(key) === settled) last.delete(key)
      }
      // The next task only waits: a failure belongs to the caller of this one.
      const settled: Promise<void> = own.then(settle, settle)
      last.set(key, settled)
      return own
    },
    async idle() {
      while (last.size > 0) await Promise.all(last.values())
    },
  }
}

/** Runs `most` tasks at a time; the others wait, and begin in the order they were given. */
export function limitConcurrency(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  let free = most
  const waiting: (() => void)[] = []
  return async task => {
    if (free > 0) free--
    else await new Promise<void>(resolve => waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
