// The steps of a recorded match, loaded page by page when they are shown. Positions looked at last are kept; log
// entries, which are small, all are.

import type { View } from '@ludoteka/kernel'
import type { History, LogEntry } from '../source.ts'

export type RecordedSteps = {
  /** The number of actions; known once any page has been loaded. */
  total(): number
  /** Whether the position after action number `at` is there already. */
  isLoaded(at: number): boolean
  /** The position; undefined if there is none. */
  view(at: number): Promise<View | undefined>
  /** The log entries of the steps from one to another. */
  log(from: number, to: number): Promise<readonly LogEntry[]>
  /** Near the end of a page loads the next one, so that nobody waits for it. */
  prepare(at: number): void
}

export const PAGE = 50
/** Some megabytes at most, however long the match is. */
const MOST_PAGES = 40
/** So many steps before the end of a page. */
const NEAR = 15

export function recordedSteps(history: (from: number, to: number) => Promise<History>): RecordedSteps {
  const views = new Map<number, readonly View[]>()
  const logs = new Map<number, readonly (readonly LogEntry[])[]>()
  const loading = new Map<number, Promise<void>>()
  let total = 0
  const pageOf = (at: number): number => Math.floor(at / PAGE)

  async function fetchPage(page: number): Promise<void> {
    const first = page * PAGE
    const frames: History['frames'][number][] = []
    // One answer may hold less than was asked for.
    do {
      const answer = await history(first + frames.length, first + PAGE - 1)
      total = answer.total
      if (answer.frames.length === 0) break
      frames.push(...answer.frames)
    } while (frames.length < PAGE && first + frames.length <= total)
    // Entries count by action here, whatever they counted by there.
    const entries = frames.map(({ at, log }) => log.map(entry => ({ ...entry, at })))
    logs.set(page, logs.get(page) ?? entries)
    views.set(
      page,
      frames.map(({ view }) => view),
    )
    for (const oldest of views.keys()) {
      if (views.size <= MOST_PAGES) break
      views.delete(oldest)
    }
  }

  function load(page: number): Promise<void> {
    const begun = loading.get(page) ?? fetchPage(page).finally(() => loading.delete(page))
    loading.set(page, begun)
    return begun
  }

  return {
    total: () => total,
    isLoaded: at => views.has(pageOf(at)),
    async view(at) {
      const page = pageOf(at)
      const kept = views.get(page)
      if (!kept) await load(page)
      else {
        // Looked at again: it is dropped later.
        views.delete(page)
        views.set(page, kept)
      }
      return views.get(page)?.[at % PAGE]
    },
    async log(from, to) {
      const entries: LogEntry[] = []
      for (let page = pageOf(from); page <= pageOf(to); page++) {
        if (!logs.has(page)) await load(page)
        const first = page * PAGE
        for (const step of logs.get(page)?.slice(Math.max(0, from - first), to - first + 1) ?? []) entries.push(...step)
      }
      return entries
    },
    prepare(at) {
      const next = pageOf(at) + 1
      const isNear = at + NEAR >= next * PAGE
      if (isNear && next * PAGE <= total && !views.has(next)) load(next).catch(() => undefined)
    },
  }
}
