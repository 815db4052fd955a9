// The story of a table as React state, at the speed of the settings or of a replay.

import type { BoardKit } from '@ludoteka/ui'
import { type RefObject, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { readSettings, type Settings } from '../../settings/store.ts'
import { createStory, type Story, type StoryState } from '../story.ts'
import type { TableFeed } from '../tableFeed.ts'
import { boardTiming } from './boardTiming.ts'

const PACE: Readonly<Record<Settings['speed'], number>> = {
  slow: 0.6,
  normal: 1,
  fast: 2,
  instant: Number.POSITIVE_INFINITY,
}

/** Nobody watches a hidden page: it must not fall behind. */
function paceOfSettings(): number {
  return document.hidden ? Number.POSITIVE_INFINITY : PACE[readSettings().speed]
}

export function useStory(
  feed: TableFeed,
  kit: BoardKit,
  board: RefObject<Element | null>,
  replaySpeed: number | undefined,
): readonly [StoryState, Story] {
  const speed = useRef(replaySpeed)
  useEffect(() => {
    speed.current = replaySpeed
  })
  const story = useMemo(
    () =>
      createStory(
        feed,
        kit,
        boardTiming(
          () => board.current,
          () => speed.current ?? paceOfSettings(),
        ),
      ),
    [feed, kit, board],
  )
  return [useSyncExternalStore(story.subscribe, story.state), story]
}
