// Where a long log is scrolled to: at its newest entry, unless somebody reads further up.

import type { Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { LogEntry } from '../source.ts'

/** As near to an end as this is at it. */
const NEAR = 48

type LogScroll = {
  /** Newer entries are out of sight. */
  readonly isAway: boolean
  toEnd(): void
  onScroll(): void
}

export function useLogScroll(
  virtual: Virtualizer<HTMLElement, Element>,
  list: RefObject<HTMLElement | null>,
  shown: readonly LogEntry[],
  loadEarlier: (() => void) | undefined,
): LogScroll {
  const [isAway, setAway] = useState(false)
  const lastTop = useRef(0)
  const size = virtual.getTotalSize()
  const height = virtual.scrollRect?.height ?? 0
  const toEnd = useCallback(() => {
    setAway(false)
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [list])

  // Rows are measured when they come into sight, so the end moves while it is being reached.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the log or its room changes.
  useEffect(() => {
    if (!isAway) toEnd()
  }, [size, height, isAway, toEnd])

  // What is put before the entries in sight must not move them.
  const [first] = shown
  const firstBefore = useRef(first)
  useLayoutEffect(() => {
    const before = firstBefore.current
    firstBefore.current = first
    if (!before || before === first || !isAway) return
    const [added] = virtual.getOffsetForIndex(shown.indexOf(before), 'start') ?? []
    if (added !== undefined && list.current) list.current.scrollTop += added
  }, [first, shown, isAway, virtual, list])

  const onScroll = (): void => {
    const element = list.current
    if (!element) return
    const { scrollTop, scrollHeight, clientHeight } = element
    const isUpward = scrollTop < lastTop.current
    lastTop.current = scrollTop
    // The end moves away when something is added; only who scrolls up wants to stay there.
    if (scrollHeight - scrollTop - clientHeight < NEAR) setAway(false)
    else if (isUpward) setAway(true)
    if (isUpward && scrollTop < NEAR) loadEarlier?.()
  }
  return { isAway, toEnd, onScroll }
}
