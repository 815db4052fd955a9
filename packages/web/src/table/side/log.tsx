// The story of the match: an entry lights up what it is about and leads to its rule.

import type { Game } from '@ludoteka/kernel'
import type { BoardKit, Mark } from '@ludoteka/ui'
import { type ReactElement, useEffect, useRef } from 'react'
import { useSettings } from '../../settings/store.ts'
import { useText } from '../../text/index.ts'
import type { Moment } from '../fold.ts'

type LogProps = {
  readonly moment: Moment
  readonly game: Game
  readonly kit: BoardKit
  readonly names: readonly string[]
  readonly openRule: (rule: string) => void
  readonly setMarks: (marks: readonly Mark[]) => void
  readonly replay: { readonly at: number; readonly seek: (to: number) => void } | undefined
}

const NONE: readonly Mark[] = []

export function Log({ moment, game, kit, names, openRule, setMarks, replay }: LogProps): ReactElement {
  const text = useText()
  const { language } = useSettings()
  const words = game.text[language]
  const list = useRef<HTMLOListElement>(null)
  const { log } = moment
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest entry is scrolled to whenever one comes.
  useEffect(() => {
    // A sheet that has just been opened has no height yet.
    const frame = requestAnimationFrame(() => {
      if (list.current) list.current.scrollTop = list.current.scrollHeight
    })
    return () => cancelAnimationFrame(frame)
  }, [log.length])
  useEffect(() => () => setMarks(NONE), [setMarks])
  if (log.length === 0) return <p className="kit-quiet table-side-empty">{text.table.emptyLog}</p>
  const fresh = new Set(moment.news)
  return (
    <ol className="table-log" ref={list}>
      {log.map((entry, i) => {
        const marks = kit.marksOf(entry)
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows, or is cut at its end.
            key={i}
            className={`table-log-entry ${kit.isHeading?.(entry) ? 'is-heading' : ''} ${fresh.has(entry) ? 'is-fresh' : ''}`}
            onPointerEnter={() => setMarks(marks)}
            onPointerLeave={() => setMarks(NONE)}
          >
            <span className="table-log-icon" aria-hidden="true">
              {kit.icon(entry)}
            </span>
            {replay ? (
              <button
                type="button"
                className="kit-plain-button"
                title={text.table.jump}
                onClick={() => replay.seek(entry.at)}
              >
                {words.entry(entry, names)}
              </button>
            ) : (
              <span>{words.entry(entry, names)}</span>
            )}
            {entry.rule ? (
              <button
                type="button"
                className="table-log-rule"
                aria-label={text.table.rule(entry.rule)}
                title={text.table.rule(entry.rule)}
                onClick={() => openRule(entry.rule)}
                onFocus={() => setMarks(marks)}
                onBlur={() => setMarks(NONE)}
              >
                §{entry.rule}
              </button>
            ) : null}
          </li>
        )
      })}
    </ol>
  )
}

/** Reads new entries to those who can't see the log; it is there also while the log is folded away. */
export function LogVoice({ moment, game, names }: Pick<LogProps, 'moment' | 'game' | 'names'>): ReactElement {
  const { language } = useSettings()
  return (
    <div className="lt-unseen" role="log" aria-live="polite">
      {moment.news.map((entry, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: read once, then replaced.
        <p key={`${moment.seq} ${i}`}>{game.text[language].entry(entry, names)}</p>
      ))}
    </div>
  )
}
