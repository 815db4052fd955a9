// The feed of a table as React state, at the speed of the settings.

import { useMemo, useSyncExternalStore } from 'react'
import { readSettings, type Settings } from '../../settings/store.ts'
import type { TableSource } from '../source.ts'
import { createTableFeed, type FeedState, readingTime, type TableFeed, type Timing } from '../tableFeed.ts'

const FACTORS: Readonly<Record<Settings['speed'], number>> = {
  slow: 0.6,
  normal: 1,
  fast: 2,
  instant: Number.POSITIVE_INFINITY,
}

const browserTiming: Timing = {
  now: () => Date.now(),
  setTimer(ms, callback) {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
  // Nobody watches a hidden page: it must not fall behind.
  duration: news => (document.hidden ? 0 : readingTime(news, FACTORS[readSettings().speed])),
}

export function useTableFeed(source: TableSource): readonly [FeedState, TableFeed] {
  const feed = useMemo(() => createTableFeed(source, browserTiming), [source])
  return [useSyncExternalStore(feed.subscribe, feed.state), feed]
}
