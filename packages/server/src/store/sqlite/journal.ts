// The journal of SQLite: all events of a commit are one row at its end, whatever their matches; they are moved to the tables
// of matches and events later, many of one match at once. What is in the journal is as durable as what is in the tables.

import { changedColumns, isListedAnew, LISTED_FOR_MS } from '../matchColumns.ts'
import { readHead, readJournalRow, readNumber, toJson } from '../rows.ts'
import { isUnavailable, type MatchChange, type MatchRow, type StoredEvent, StoreError } from '../store.ts'
import type { Connection, Param } from './connection.ts'
import { updateIndexes } from './matchIndexes.ts'

export type Journal = {
  /** Within a transaction: adds an event to it; false if the match is not as it was read. */
  append(event: WrittenEvent): boolean
  /** Within a transaction, before the row of a match is changed otherwise: moves its events to the tables. */
  release(match: string): void
  /** Before these matches are read: moves their events to the tables; false if there were none. */
  settle(matches: readonly string[]): boolean
  /** Before any match may be read: moves everything there is now, a part at a time so that nobody waits for all of it. */
  settleAll(): Promise<void>
  /** The revision of a match that may have events in the journal. */
  revisionOf(match: string): number | undefined
  /** Moves everything to the tables. */
  close(): void
}

/** An event of a match, written as the journal keeps it. */
export type WrittenEvent = {
  readonly match: string
  /** Of the match, before the event. */
  readonly revision: number
  readonly seq: number
  /** Whether lists show the match at another place after it. */
  readonly isListedAnew: boolean
  /** Match, revision, number, time, event and change as JSON: decoded by `readJournalRow`, and by SQLite itself. */
  readonly text: string
}

/** Written once, by whoever asks for it: on its way to the disk the text is only handed on. */
export function writtenEvent(
  { id, revision }: Pick<MatchRow, 'id' | 'revision'>,
  { seq, at, event }: StoredEvent,
  change: MatchChange,
): WrittenEvent {
  const text = toJson([id, revision, seq, at, event, change])
  return { match: id, revision, seq, isListedAnew: isListedAnew(change), text }
}

/** When an event happened and what it has changed of its match, in a text that was written here. */
function outcomeIn(text: string): { readonly at: number; readonly change: MatchChange } {
  const [, , , at, , change] = JSON.parse(text)
  return { at, change }
}

/** An event as it waits in the journal. */
type Entry = {
  /** The row of the journal. */
  readonly row: number
  /** Of the match, before the event. */
  readonly revision: number
  readonly seq: number
  readonly text: string
}

/** A match as it is with its events in the journal. */
type Head = { revision: number; seq: number; entries: Entry[] }

/** Moving waits for more events of the same match, but not longer than this, nor for more events in all than this. */
const MOVE_AFTER_MS = 10_000
const MOST_ENTRIES = 10_000
/** So many matches are moved within one transaction, and no further one after so many events: others wait for it. */
const MATCHES_AT_ONCE = 50
const EVENTS_AT_ONCE = 500
/** Heads of matches without events in the journal, kept because they are likely to get some soon. */
const MOST_HEADS = 20_000

export function openJournal(db: Connection): Journal {
  const heads = new Map<string, Head>()
  let entryCount = 0
  /** Entries of the transaction under way. */
  let added: Entry[] = []
  let lastRow = 0
  /** Changes when another connection has written to the file: then what is known here is void. */
  let seenVersion: number | undefined
  let timer: NodeJS.Timeout | undefined
  let isMoving = false

  const forget = (): void => {
    heads.clear()
    entryCount = 0
    added = []
    seenVersion = undefined
  }

  /** Reads the journal if somebody else may have written to it; events that are in the tables already are left out. */
  const refresh = (): void => {
    const version = db.all('PRAGMA data_version').map(row => readNumber({ value: row['data_version'] }))[0]?.value
    if (version === seenVersion) return
    forget()
    lastRow = 0
    for (const { id, entries } of db.all('SELECT id, entries FROM journal ORDER BY id').map(readJournalRow)) {
      lastRow = id
      for (const [match, revision, seq, at, event, change] of entries) {
        const head = headOf(match)
        if (head && head.revision > revision) continue
        if (head?.revision !== revision) throw notContinued(match)
        const text = toJson([match, revision, seq, at, event, change])
        note(head, { row: id, revision, seq, text })
      }
    }
    seenVersion = version
    if (entryCount > 0) scheduleMove()
  }

  const note = (head: Head, entry: Entry): void => {
    head.revision = entry.revision + 1
    head.seq = entry.seq
    head.entries.push(entry)
    entryCount++
  }

  const headOf = (match: string): Head | undefined => {
    const known = heads.get(match)
    if (known) return known
    const [row] = db.all('SELECT revision, seq FROM matches WHERE id = ?', [match]).map(readHead)
    if (!row) return undefined
    if (heads.size >= MOST_HEADS) for (const [id, { entries }] of heads) if (entries.length === 0) heads.delete(id)
    const head = { ...row, entries: [] }
    heads.set(match, head)
    return head
  }

  /** Within a transaction. */
  const move = (matches: readonly string[]): void => {
    const moved: string[] = []
    for (const match of matches) {
      const head = heads.get(match)
      const [first] = head?.entries ?? []
      if (!head || !first) continue
      const outcomes = head.entries.map(({ text }) => outcomeIn(text))
      const { sql, params } = headUpdate(outcomes)
      if (db.run(sql, [...params, head.seq, head.revision, match, first.revision]) === 0) throw notContinued(match)
      for (const { change } of outcomes) updateIndexes(db, match, change)
      for (const { text } of head.entries) moved.push(text)
      entryCount -= head.entries.length
      head.entries = []
    }
    if (moved.length > 0) db.run(INSERT_EVENTS, [`[${moved.join()}]`])
  }

  const hasEntries = (match: string): boolean => (heads.get(match)?.entries.length ?? 0) > 0

  const matchesWithEntries = (): readonly string[] => (entryCount > 0 ? [...heads.keys()].filter(hasEntries) : [])

  /** Where the matches end that are moved together, beginning with this one. */
  const endOfMove = (matches: readonly string[], start: number): number => {
    let end = start
    for (let events = 0; end < Math.min(matches.length, start + MATCHES_AT_ONCE) && events < EVENTS_AT_ONCE; end++)
      events += heads.get(matches[end] ?? '')?.entries.length ?? 0
    return end
  }

  /** A few matches per transaction, each of which shares the next commit. */
  const moveAll = async (): Promise<void> => {
    const matches = matchesWithEntries()
    if (matches.length === 0) return
    for (let start = 0; start < matches.length; ) {
      const end = endOfMove(matches, start)
      const moved = matches.slice(start, end)
      await db.write(() => {
        refresh()
        move(moved)
      })
      start = end
    }
    await db.write(() => {
      refresh()
      deleteMoved()
    })
  }

  /** Within a transaction: deletes the rows before the first that still has something to move. */
  const deleteMoved = (): void => {
    let oldest = lastRow + 1
    for (const { entries } of heads.values()) oldest = Math.min(oldest, entries[0]?.row ?? oldest)
    db.run('DELETE FROM journal WHERE id < ?', [oldest])
  }

  const startMoving = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (isMoving) return
    isMoving = true
    moveAll()
      .catch((error: unknown) => {
        if (error instanceof StoreError && error.code === 'closed') return // `close` has moved the rest
        if (isUnavailable(error)) return // whoever writes is told, and the next write tries again
        process.emitWarning(`The journal waits: ${String(error)}`, { type: 'StoreWarning' })
      })
      .finally(() => {
        isMoving = false
      })
  }

  const scheduleMove = (): void => {
    if (isMoving) return
    if (entryCount >= MOST_ENTRIES) startMoving()
    else timer ??= setTimeout(startMoving, MOVE_AFTER_MS).unref()
  }

  db.onTransaction({
    beforeCommit() {
      if (added.length === 0) return
      const entries = `[${added.map(({ text }) => text).join()}]`
      added = []
      db.run('INSERT INTO journal (id, entries) VALUES (?, ?)', [++lastRow, entries])
      scheduleMove()
    },
    afterRollback: forget,
  })

  return {
    append({ match, revision, seq, isListedAnew, text }) {
      if (added.length === 0) refresh() // the first of the transaction
      const head = headOf(match)
      if (!head) throw new StoreError('missing', 'There is no such match.')
      // An event number that is taken means somebody else was faster; one that skips others is a mistake.
      if (head.seq < seq - 1) throw new StoreError('gap', `Event ${seq} can not follow event ${head.seq}.`)
      if (head.seq !== seq - 1 || head.revision !== revision) return false
      const entry = { row: lastRow + 1, revision, seq, text }
      note(head, entry)
      // The tables always say who plays at which running match; this is rare.
      if (isListedAnew) move([match])
      else added.push(entry)
      return true
    },
    release(match) {
      refresh()
      move([match])
      heads.delete(match)
    },
    settle(matches) {
      refresh()
      if (!matches.some(hasEntries)) return false
      db.transaction(() => {
        refresh() // somebody else may have moved them just now
        move(matches)
      })
      return true
    },
    async settleAll() {
      refresh()
      await moveAll()
    },
    revisionOf(match) {
      refresh()
      return heads.get(match)?.revision
    },
    close() {
      clearTimeout(timer)
      if (seenVersion === undefined) return // unused, or the last transaction has failed
      db.transaction(() => {
        refresh()
        move(matchesWithEntries())
        deleteMoved()
      })
    },
  }
}

function notContinued(match: string): StoreError {
  return new StoreError('corrupt', `The journal of the match ${match} does not continue it.`)
}

/** One statement for any number of events. */
const INSERT_EVENTS = `INSERT INTO events (match, seq, at, event)
  SELECT value ->> 0, value ->> 2, value ->> 3, value -> 4 FROM json_each(?)`

type Statement = { readonly sql: string; readonly params: readonly Param[] }

/** Brings the row to where the last of these events leaves it; the remaining parameters are seq, revision, id and old revision. */
function headUpdate(outcomes: readonly { readonly at: number; readonly change: MatchChange }[]): Statement {
  const change: MatchChange = Object.assign({}, ...outcomes.map(outcome => outcome.change))
  const changed = changedColumns(change)
  const at = outcomes.at(-1)?.at ?? 0
  const sets = changed.map(({ column }) => `${column} = ?`)
  return {
    sql: `UPDATE matches SET ${[...sets, 'updated_at = ?', 'listed_at = iif(listed_at < ?, ?, listed_at)', 'seq = ?'].join(', ')},
      revision = ? WHERE id = ? AND revision = ?`,
    params: [...changed.map(({ value }) => value), at, isListedAnew(change) ? at : at - LISTED_FOR_MS, at],
  }
}
