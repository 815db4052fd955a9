// The feed of a table as React state.

import { useMemo, useSyncExternalStore } from 'react'
import type { TableSource } from '../source.ts'
import { createTableFeed, type FeedState, type TableFeed } from '../tableFeed.ts'

export function useTableFeed(source: TableSource): readonly [FeedState, TableFeed] {
  const feed = useMemo(() => createTableFeed(source, () => Date.now()), [source])
  return [useSyncExternalStore(feed.subscribe, feed.state), feed]
}
