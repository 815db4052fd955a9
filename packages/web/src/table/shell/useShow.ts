// A table's source as React state, told at the speed that is set.

import { useMemo, useSyncExternalStore } from 'react'
import { readSettings, type Settings } from '../../settings/store.ts'
import { readingTime, type Show, type Shown, showTable, type Timing } from '../show.ts'
import type { TableSource } from '../source.ts'

const FACTORS: Readonly<Record<Settings['speed'], number>> = {
  slow: 0.6,
  normal: 1,
  fast: 2,
  instant: Number.POSITIVE_INFINITY,
}

const browserTiming: Timing = {
  now: () => Date.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
  // Nobody watches a hidden page: it must not lag behind.
  pace: news => (document.hidden ? 0 : readingTime(news, FACTORS[readSettings().speed])),
}

export function useShow(source: TableSource): readonly [Shown, Show] {
  const show = useMemo(() => showTable(source, browserTiming), [source])
  return [useSyncExternalStore(show.subscribe, show.shown), show]
}
