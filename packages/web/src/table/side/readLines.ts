// Which lines of the chat have been in sight: the others are counted on the tabs they stand in.

import type { ChatLine } from '@ludoteka/protocol'
import { useCallback, useMemo, useState } from 'react'

export type ReadLines = {
  unread(lines: readonly ChatLine[]): readonly ChatLine[]
  markRead(lines: readonly ChatLine[]): void
}

/** What was said before the table was opened counts as read. */
export function useReadLines(chat: readonly ChatLine[]): ReadLines {
  const [read, setRead] = useState<ReadonlySet<number>>(() => new Set(chat.map(({ id }) => id)))
  const markRead = useCallback((lines: readonly ChatLine[]) => {
    setRead(known =>
      lines.every(({ id }) => known.has(id)) ? known : new Set([...known, ...lines.map(({ id }) => id)]),
    )
  }, [])
  return useMemo(() => ({ unread: lines => lines.filter(({ id }) => !read.has(id)), markRead }), [read, markRead])
}
