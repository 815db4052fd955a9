// Where a match turned, worked out once for everybody who asks on this page.

import type { Review } from '@ludoteka/table'
import { useEffect, useState } from 'react'

export type ReviewState =
  | { readonly kind: 'unasked' | 'loading' | 'failed' }
  | { readonly kind: 'told'; readonly review: Review }

const asked = new Map<string, Promise<Review>>()

/** Asked for when it is wanted, and kept for the other parts of the page. */
export function useReview(
  match: string,
  load: () => Promise<Review>,
  isWanted: boolean,
): ReviewState & { again(): void } {
  const [state, setState] = useState<ReviewState>({ kind: 'unasked' })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again.
  useEffect(() => {
    if (!isWanted) return
    let isShown = true
    const told = asked.get(match) ?? load()
    asked.set(match, told)
    setState({ kind: 'loading' })
    told.then(
      review => {
        if (isShown) setState({ kind: 'told', review })
      },
      () => {
        asked.delete(match)
        if (isShown) setState({ kind: 'failed' })
      },
    )
    return () => {
      isShown = false
    }
  }, [match, load, isWanted, tries])
  return { ...state, again: () => setTries(n => n + 1) }
}
