// What a match is remembered by: its last key moments, each of which opens the replay where it happened.

import type { Game, View } from '@ludoteka/kernel'
import { type BoardKit, SeatEmblem } from '@ludoteka/ui'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { useSettings } from '../../settings/store.ts'
import { useText } from '../../text/index.ts'
import type { LogEntry } from '../source.ts'
import { endIn } from './endStory.tsx'

/** More of them would not be read. */
const MOST = 5

/** The last key moments, one of each action; what ended the match is not told twice. */
export function momentsIn(log: readonly LogEntry[], kit: Pick<BoardKit, 'isMoment' | 'tellsEnd'>): readonly LogEntry[] {
  const end = endIn(log, kit)[0]?.at
  const moments = log.filter(entry => entry.at !== end && kit.isMoment?.(entry))
  return moments.filter(({ at }, i) => moments[i + 1]?.at !== at).slice(-MOST)
}

/** The turn or round in which an entry happened. */
export function timeOf(log: readonly LogEntry[], entry: LogEntry, nameOf: NameOfTime): string | undefined {
  for (let i = log.indexOf(entry) - 1; i >= 0; i--) {
    const before = log[i]
    const name = before && nameOf(before)
    if (name !== undefined) return name
  }
  return undefined
}

type NameOfTime = (entry: LogEntry) => string | undefined

type MomentsProps = {
  readonly log: readonly LogEntry[]
  readonly kit: BoardKit
  readonly view: View
  readonly game: Game
  readonly names: readonly string[]
  readonly replayLink: string | undefined
}

export function Moments({ log, kit, view, game, names, replayLink }: MomentsProps): ReactElement | null {
  const text = useText()
  const { language } = useSettings()
  const moments = momentsIn(log, kit)
  if (moments.length === 0) return null
  const wordsOf = (entry: LogEntry): string => game.text[language].entry(entry, names)
  const timeFrom: NameOfTime = entry =>
    kit.timeFrom ? kit.timeFrom(entry, language) : kit.isHeading?.(entry) ? wordsOf(entry) : undefined
  return (
    <section className="table-moments">
      <h3>{text.end.moments}</h3>
      <ol>
        {moments.map(entry => {
          const time = timeOf(log, entry, timeFrom)
          return (
            <li key={entry.at}>
              <MomentIcon entry={entry} kit={kit} view={view} />
              <span>
                <Moment entry={entry} words={wordsOf(entry)} replayLink={replayLink} />
                {time === undefined ? null : <span className="table-moment-time">{time}</span>}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

type MomentProps = Pick<MomentsProps, 'replayLink'> & { readonly entry: LogEntry; readonly words: string }

function Moment({ entry, words, replayLink }: MomentProps): ReactElement {
  return replayLink === undefined ? <span>{words}</span> : <Link href={`${replayLink}?at=${entry.at}`}>{words}</Link>
}

/** Whom it is about, or what it is about where that is nobody. */
function MomentIcon({
  entry,
  kit,
  view,
}: Pick<MomentsProps, 'kit' | 'view'> & Pick<MomentProps, 'entry'>): ReactElement {
  const seat = kit.seatOf?.(entry, view)
  return (
    <span className="table-log-icon" aria-hidden="true">
      {seat === undefined ? kit.icon(entry) : <SeatEmblem index={seat} size={22} />}
    </span>
  )
}
