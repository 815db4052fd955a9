// The log of the match: an entry marks on the board what it is about, and opens its rule. However long it is, only what
// is in sight is part of the page.

import type { Game, View } from '@ludoteka/kernel'
import { type BoardKit, type Mark, useSeatLook } from '@ludoteka/ui'
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { memo, type ReactElement, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { Glyph } from '../../kit/glyph.tsx'
import { useSettings } from '../../settings/store.ts'
import { useText } from '../../text/index.ts'
import type { LogEntry } from '../source.ts'
import type { TableSnapshot } from '../tableState.ts'
import { rowsOf, toldIn } from './logRows.ts'
import { hasWords, wordsOf } from './search.ts'
import { Highlighted, SearchField } from './searched.tsx'
import { useLogScroll } from './useLogScroll.ts'

/** Entries from before those that are there; loaded when somebody reads that far. */
export type EarlierLog = { load(): Promise<void> }

type LogProps = {
  readonly snapshot: TableSnapshot
  readonly game: Game
  readonly kit: BoardKit
  readonly view: View
  readonly names: readonly string[]
  readonly openRule: (rule: string) => void
  readonly setMarks: (marks: readonly Mark[]) => void
  readonly replay: { readonly seek: (to: number) => void } | undefined
  readonly earlier: EarlierLog | undefined
}

const NO_MARKS: readonly Mark[] = []
/** Shorter logs are read faster than searched. */
const SEARCHED_FROM = 30
const ROW_HEIGHT = 28
const PADDING = 8
/** Beyond what is in sight: enough for the arrow keys and for a fast wheel. */
const OVERSCAN = 50

export function Log(props: LogProps): ReactElement {
  const { snapshot, game, kit, view, names, openRule, setMarks, replay, earlier } = props
  const text = useText()
  const sentence = useSentences(game, names)
  const [query, setQuery] = useState('')
  const wanted = useDeferredValue(query)
  const log = useMemo(() => toldIn(snapshot.log, kit), [snapshot.log, kit])
  const rows = useMemo(() => rowsOf(log, sentence, kit), [log, sentence, kit])
  const shown = useMemo(() => {
    const words = wordsOf(wanted)
    return words.length === 0 ? rows : rows.filter(({ entry }) => hasWords(sentence(entry), words))
  }, [rows, wanted, sentence])
  const entries = useMemo(() => shown.map(({ entry }) => entry), [shown])
  const list = useRef<HTMLElement>(null)
  const [focused, setFocused] = useState<number>()
  const rangeExtractor = useCallback(
    (range: Range) => {
      const rows = defaultRangeExtractor(range)
      // What has the focus stays, or the keyboard would lose its place.
      return focused === undefined || focused >= range.count || rows.includes(focused)
        ? rows
        : [...rows, focused].toSorted((a, b) => a - b)
    },
    [focused],
  )
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => list.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    paddingEnd: PADDING,
    getItemKey: index => keyOf(entries[index]),
    rangeExtractor,
  })
  const [isLoading, setLoading] = useState(false)
  const loadEarlier = (): void => {
    if (!earlier || isLoading) return
    setLoading(true)
    void earlier
      .load()
      .catch(() => undefined) // no connection: the button is still there
      .finally(() => setLoading(false))
  }
  const isSearching = wanted.trim() !== ''
  const [first] = log
  const searchedFrom = useRef<LogEntry>(undefined)
  // A search goes through the whole log: page by page the rest of it is loaded, each page once.
  useEffect(() => {
    if (!isSearching || !earlier || isLoading || searchedFrom.current === first) return
    searchedFrom.current = first
    loadEarlier()
  })
  const { isAway, toEnd, onScroll } = useLogScroll(virtual, list, entries, loadEarlier)
  useEffect(() => () => setMarks(NO_MARKS), [setMarks])
  const fresh = useMemo(() => new Set(snapshot.news), [snapshot.news])
  if (log.length === 0) return <p className="kit-quiet table-side-empty">{text.table.emptyLog}</p>
  return (
    <>
      {log.length >= SEARCHED_FROM ? (
        <div className="table-log-search">
          <SearchField
            label={text.log.search}
            query={query}
            onQuery={setQuery}
            found={!isSearching ? '' : isLoading ? text.log.searching(shown.length) : text.log.found(shown.length)}
          />
        </div>
      ) : null}
      {earlier ? (
        <button type="button" className="kit-button is-quiet is-small" disabled={isLoading} onClick={loadEarlier}>
          {isLoading ? text.common.loading : text.log.earlier}
        </button>
      ) : null}
      <section
        className="table-log"
        ref={list}
        aria-label={text.table.log}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        onScroll={onScroll}
      >
        <ol className="table-log-entries" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => {
            const row = shown[index]
            if (!row) return null
            const { entry, times, last } = row
            return (
              <li
                key={String(key)}
                ref={virtual.measureElement}
                data-index={index}
                aria-setsize={shown.length}
                aria-posinset={index + 1}
                className="table-log-row"
                style={{ transform: `translateY(${start}px)` }}
                onFocus={() => setFocused(index)}
                onBlur={() => setFocused(undefined)}
              >
                <Row
                  entry={entry}
                  seat={kit.seatOf?.(entry, view)}
                  sentence={sentence(entry)}
                  query={wanted}
                  times={times}
                  isFresh={fresh.has(last)}
                  kit={kit}
                  openRule={openRule}
                  setMarks={setMarks}
                  seek={replay?.seek}
                />
              </li>
            )
          })}
        </ol>
      </section>
      {isAway ? (
        <button type="button" className="kit-button is-small table-log-newest" onClick={toEnd}>
          {text.log.newest}
        </button>
      ) : null}
    </>
  )
}

type RowProps = Pick<LogProps, 'kit' | 'openRule' | 'setMarks'> & {
  readonly entry: LogEntry
  readonly seat: number | undefined
  readonly sentence: string
  readonly query: string
  /** How often it has happened one after the other. */
  readonly times: number
  readonly isFresh: boolean
  readonly seek: ((to: number) => void) | undefined
}

const Row = memo(function Row(props: RowProps): ReactElement {
  const { entry, seat, sentence, query, times, isFresh, kit, openRule, setMarks, seek } = props
  const text = useText()
  const look = useSeatLook(seat ?? 0)
  const marks = kit.marksOf(entry)
  const words = (
    <>
      <Highlighted text={sentence} query={query} />
      {times > 1 ? <b className="table-log-times">{text.log.times(times)}</b> : null}
    </>
  )
  return (
    <div
      className={`table-log-entry ${kit.isHeading?.(entry) ? 'is-heading' : ''} ${isFresh ? 'is-fresh' : ''}`}
      onPointerEnter={() => setMarks(marks)}
      onPointerLeave={() => setMarks(NO_MARKS)}
    >
      <span className="table-log-icon" style={seat === undefined ? undefined : { color: look.text }} aria-hidden="true">
        {kit.icon(entry)}
      </span>
      {seek ? (
        <button type="button" className="kit-plain-button" title={text.table.jump} onClick={() => seek(entry.at)}>
          {words}
        </button>
      ) : (
        <span>{words}</span>
      )}
      {entry.ordered ? (
        <span className="table-order-sign" title={text.orders.byOrder}>
          <Glyph name="order" size={16} />
          <span className="lt-unseen">{text.orders.byOrder}</span>
        </span>
      ) : null}
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
    </div>
  )
})

const keys = new WeakMap<LogEntry, number>()
let lastKey = 0

/** A number of its own for every entry, wherever it stands. */
function keyOf(entry: LogEntry | undefined): number {
  if (!entry) return -1
  const key = keys.get(entry) ?? ++lastKey
  keys.set(entry, key)
  return key
}

/** Entries as sentences; each is worked out once, also for a search through all of them. */
export function useSentences(game: Game, names: readonly string[]): (entry: LogEntry) => string {
  const { language } = useSettings()
  const players = names.join('\n')
  return useMemo(() => {
    const told = new WeakMap<LogEntry, string>()
    const words = game.text[language]
    const seats = players.split('\n')
    return entry => {
      const known = told.get(entry)
      if (known !== undefined) return known
      const sentence = words.entry(entry, seats)
      told.set(entry, sentence)
      return sentence
    }
  }, [game, language, players])
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
