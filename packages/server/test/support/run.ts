// What is made once in a run of all tests, by the worker that needs it first: bundles, a PostgreSQL.

import { inject } from 'vitest'
import { onceIn } from './once.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** See globalSetup.ts. */
    readonly runFolder: string
  }
}

export function runFolder(): string {
  return inject('runFolder')
}

export function onceInRun<T>(name: string, make: () => Promise<T>): Promise<T> {
  return onceIn(runFolder(), name, make)
}
