// How a match came to its end, in the game's own words: the last blow, the final count.

import type { Game } from '@ludoteka/kernel'
import type { BoardKit } from '@ludoteka/ui'
import type { ReactElement } from 'react'
import { useSettings } from '../../settings/store.ts'
import type { LogEntry } from '../source.ts'

/** More of them would not be read. */
const MOST = 6

/** What the last action has told, as far as it belongs to the end. */
export function endIn(log: readonly LogEntry[], { tellsEnd }: Pick<BoardKit, 'tellsEnd'>): readonly LogEntry[] {
  const last = log.at(-1)?.at
  return tellsEnd ? log.filter(entry => entry.at === last && tellsEnd(entry)).slice(-MOST) : []
}

type EndStoryProps = {
  readonly log: readonly LogEntry[]
  readonly kit: BoardKit
  readonly game: Game
  readonly names: readonly string[]
}

export function EndStory({ log, kit, game, names }: EndStoryProps): ReactElement | null {
  const { language } = useSettings()
  const entries = endIn(log, kit)
  if (entries.length === 0) return null
  return (
    <ol className="table-end-story">
      {entries.map((entry, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the match is over, and so is its log.
        <li key={i}>
          <span className="table-log-icon" aria-hidden="true">
            {kit.icon(entry)}
          </span>
          {game.text[language].entry(entry, names)}
        </li>
      ))}
    </ol>
  )
}
