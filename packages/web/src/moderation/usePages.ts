// A long list of the server, newest first, page by page.

import { ADMIN_PAGE } from '@ludoteka/protocol'
import { useCallback, useState } from 'react'
import { useLoaded, useRequest } from '../account/requests.tsx'

type Pages<T> = {
  readonly items: readonly T[] | undefined
  readonly error: unknown
  /** Loads the first page again. */
  reload(): void
  /** Loads the next page, if there is one. */
  readonly more: (() => void) | undefined
  readonly isLoadingMore: boolean
}

/** `load` gives the items before the one with that id, and must be a stable function. */
export function usePages<T extends { readonly id: number }>(
  load: (before?: number) => Promise<readonly T[]>,
): Pages<T> {
  const first = useLoaded(useCallback(() => load(), [load]))
  const [later, setLater] = useState<{ readonly after: readonly T[]; readonly pages: readonly (readonly T[])[] }>()
  const { run, error, isPending } = useRequest()
  // A first page that was loaded again begins a new list.
  const pages = first.data ? [first.data, ...(later?.after === first.data ? later.pages : [])] : []
  const [newest] = pages
  const last = pages.at(-1)
  const oldest = last?.at(-1)
  const hasMore = last?.length === ADMIN_PAGE && oldest !== undefined
  return {
    items: newest && pages.flat(),
    error: first.error ?? error,
    reload: first.reload,
    more:
      newest && hasMore
        ? () =>
            run(
              () => load(oldest.id),
              page => setLater({ after: newest, pages: [...pages.slice(1), page] }),
            )
        : undefined,
    isLoadingMore: isPending,
  }
}
