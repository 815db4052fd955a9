// Parts of the page that are loaded once. A failure is kept: whoever waits for it is drawn again at once, and would load it
// again without end. Whoever wants to try again forgets the failures first.

/** Something of the page did not arrive: there is no connection, or the server has a newer page. */
export class LoadError extends Error {
  constructor(cause: unknown) {
    super('A part of the page could not be loaded.', { cause })
  }
}

const failures = new Set<() => void>()

export function loadOnce<Key, T>(cache: Map<Key, Promise<T>>, key: Key, load: () => Promise<T>): Promise<T> {
  const found = cache.get(key)
  if (found) return found
  const loading = load().catch((error: unknown) => {
    failures.add(() => cache.delete(key))
    throw new LoadError(error)
  })
  cache.set(key, loading)
  return loading
}

export function forgetFailures(): void {
  for (const forget of failures) forget()
  failures.clear()
}

/** What browsers say when a page of its own did not arrive, each in its own words. */
const IMPORT_FAILED = /dynamically imported module|module script failed|preload CSS/i

export const isLoadFailure = (error: unknown): boolean =>
  error instanceof LoadError || (error instanceof TypeError && IMPORT_FAILED.test(error.message))
