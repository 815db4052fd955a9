// Something a person asks of the server: under way, done, or refused.

import { useState } from 'react'
import { ApiError } from '../api.ts'
import { lookAgain } from './session.ts'

export type Deed = {
  readonly isUnderWay: boolean
  /** Why the last try came to nothing. */
  readonly error: unknown
  run<T>(work: () => Promise<T>, done: (result: T) => void): void
}

export function useDeed(): Deed {
  const [isUnderWay, setUnderWay] = useState(false)
  const [error, setError] = useState<unknown>()
  return {
    isUnderWay,
    error,
    run(work, done) {
      setUnderWay(true)
      setError(undefined)
      void work()
        .then(done, (reason: unknown) => {
          setError(reason)
          // It may have been signed out from elsewhere.
          if (reason instanceof ApiError && reason.problem.error === 'not-signed-in') lookAgain()
        })
        .finally(() => setUnderWay(false))
    },
  }
}
