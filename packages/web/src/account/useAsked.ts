// What the server says when a part of the page appears, and again when the part wishes.

import { useEffect, useState } from 'react'

type Asked<T> = { readonly answer: T | undefined; readonly error: unknown; again(): void }

/** `ask` stays the same function as long as the question does. */
export function useAsked<T>(ask: () => Promise<T>): Asked<T> {
  const [answer, setAnswer] = useState<T>()
  const [error, setError] = useState<unknown>()
  const [times, setTimes] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every time asks anew.
  useEffect(() => {
    let isWanted = true
    ask().then(
      found => {
        if (!isWanted) return
        setAnswer(() => found)
        setError(undefined)
      },
      (reason: unknown) => {
        if (isWanted) setError(reason)
      },
    )
    return () => {
      isWanted = false
    }
  }, [ask, times])
  return { answer, error, again: () => setTimes(n => n + 1) }
}
