// What a match is remembered by: its last turning points, each of which opens the replay where it happened.

import type { Game, Language } from '@ludoteka/kernel'
import type { BoardKit } from '@ludoteka/ui'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { useSettings } from '../../settings/store.ts'
import { useText } from '../../text/index.ts'
import type { LogEntry } from '../source.ts'

/** More of them would not be read. */
const MOST = 5

/** The last turning points, one of each action; what ended the match is told by its result. */
export function momentsIn(log: readonly LogEntry[], { isMoment }: Pick<BoardKit, 'isMoment'>): readonly LogEntry[] {
  const moments = isMoment ? log.filter(entry => isMoment(entry)) : []
  return moments.filter(({ at }, i) => moments[i + 1]?.at !== at).slice(-MOST)
}

type MomentsProps = {
  readonly log: readonly LogEntry[]
  readonly kit: BoardKit
  readonly game: Game
  readonly names: readonly string[]
  readonly replayLink: string | undefined
}

export function Moments({ log, kit, game, names, replayLink }: MomentsProps): ReactElement | null {
  const text = useText()
  const { language } = useSettings()
  const moments = momentsIn(log, kit)
  if (moments.length === 0) return null
  return (
    <section className="table-moments">
      <h3>{text.end.moments}</h3>
      <ol>
        {moments.map(entry => (
          <li key={entry.at}>
            <span className="table-log-icon" aria-hidden="true">
              {kit.icon(entry)}
            </span>
            <Moment entry={entry} words={wordsOf(entry, game, language, names)} replayLink={replayLink} />
          </li>
        ))}
      </ol>
    </section>
  )
}

const wordsOf = (entry: LogEntry, game: Game, language: Language, names: readonly string[]): string =>
  game.text[language].entry(entry, names)

type MomentProps = Pick<MomentsProps, 'replayLink'> & { readonly entry: LogEntry; readonly words: string }

function Moment({ entry, words, replayLink }: MomentProps): ReactElement {
  return replayLink === undefined ? <span>{words}</span> : <Link href={`${replayLink}?at=${entry.at}`}>{words}</Link>
}
