// So many at a time: the others wait in line, and begin in the order they came.

export type Slots = <T>(job: () => Promise<T>) => Promise<T>

export function slots(most: number): Slots {
  let free = most
  const line: (() => void)[] = []
  return async job => {
    if (free > 0) free--
    else await new Promise<void>(resolve => line.push(resolve))
    try {
      return await job()
    } finally {
      const next = line.shift()
      if (next) next()
      else free++
    }
  }
}
