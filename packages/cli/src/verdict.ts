// The last line of commands that check things.

import type { Io } from './io.ts'

/** Says how many passed; the exit code follows from it. */
export function verdict(io: Io, passed: readonly boolean[]): number {
  const good = passed.filter(one => one).length
  io.out(`${good} passed, ${passed.length - good} failed\n`)
  return good === passed.length ? 0 : 1
}
