// The log of the match: an entry marks on the board what it is about, and opens its rule.

import type { Game } from '@ludoteka/kernel'
import type { BoardKit, Mark } from '@ludoteka/ui'
import { type ReactElement, useEffect, useRef } from 'react'
import { useSettings } from '../../settings/store.ts'
import { useText } from '../../text/index.ts'
import type { TableSnapshot } from '../tableState.ts'

type LogProps = {
  readonly snapshot: TableSnapshot
  readonly game: Game
  readonly kit: BoardKit
  readonly names: readonly string[]
  readonly openRule: (rule: string) => void
  readonly setMarks: (marks: readonly Mark[]) => void
  readonly replay: { readonly at: number; readonly seek: (to: number) => void } | undefined
}

const NO_MARKS: readonly Mark[] = []

export function Log({ snapshot, game, kit, names, openRule, setMarks, replay }: LogProps): ReactElement {
  const text = useText()
  const { language } = useSettings()
  const words = game.text[language]
  const list = useRef<HTMLOListElement>(null)
  const { log } = snapshot
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest entry is scrolled to whenever one comes.
  useEffect(() => {
    // A sheet that has just opened has no height yet.
    const frame = requestAnimationFrame(() => {
      if (list.current) list.current.scrollTop = list.current.scrollHeight
    })
    return () => cancelAnimationFrame(frame)
  }, [log.length])
  useEffect(() => () => setMarks(NO_MARKS), [setMarks])
  if (log.length === 0) return <p className="kit-quiet table-side-empty">{text.table.emptyLog}</p>
  const fresh = new Set(snapshot.news)
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
            onPointerLeave={() => setMarks(NO_MARKS)}
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
                onBlur={() => setMarks(NO_MARKS)}
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

/** Announces new entries to screen readers, also while the log is not shown. */
export function LogAnnouncer({ snapshot, game, names }: Pick<LogProps, 'snapshot' | 'game' | 'names'>): ReactElement {
  const { language } = useSettings()
  return (
    <div className="lt-unseen" role="log" aria-live="polite">
      {snapshot.news.map((entry, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: read once, then replaced.
        <p key={`${snapshot.seq} ${i}`}>{game.text[language].entry(entry, names)}</p>
      ))}
    </div>
  )
}
