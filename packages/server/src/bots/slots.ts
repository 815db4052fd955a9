// So many at a time: the others wait in line, and begin in the order they came.

export type ConcurrencyLimit = <T>(job: () => Promise<T>) => Promise<T>

export function limitConcurrency(most: number): ConcurrencyLimit {
  let free = most
  const queue: (() => void)[] = []
  return async job => {
    if (free > 0) free--
    else await new Promise<void>(resolve => queue.push(resolve))
    try {
      return await job()
    } finally {
      const next = queue.shift()
      if (next) next()
      else free++
    }
  }
}
