// What the server says when a part of the page appears, and again when the part wishes.

import { useCallback, useEffect, useRef, useState } from 'react'

type Asked<T> = { readonly answer: T | undefined; readonly error: unknown; again(): void }

/** `ask` stays the same function as long as the question does. */
export function useAsked<T>(ask: () => Promise<T>): Asked<T> {
  const [answer, setAnswer] = useState<T>()
  const [error, setError] = useState<unknown>()
  /** Only the answer to the last question counts, and none once the part is gone. */
  const last = useRef(0)
  const again = useCallback((): void => {
    const question = ++last.current
    ask().then(
      found => {
        if (question !== last.current) return
        setAnswer(() => found)
        setError(undefined)
      },
      (reason: unknown) => {
        if (question === last.current) setError(reason)
      },
    )
  }, [ask])
  useEffect(() => {
    again()
    return () => {
      last.current++
    }
  }, [again])
  return { answer, error, again }
}
