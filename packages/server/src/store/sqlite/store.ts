// The store on SQLite: one file, nothing to set up. All SQL of this engine is here, in its accounts, reminders and migrations.

import { changedColumns, isPrivate, MATCH_COLUMNS } from '../matchColumns.ts'
import {
  idlePage,
  invitedSeat,
  listPage,
  pending,
  publicSince,
  readCursor,
  SORT_COLUMN,
  STATUS_OF_LIST,
} from '../queries.ts'
import {
  checkedText,
  type Row,
  readEvent,
  readId,
  readMatchOutcome,
  readMatchRow,
  readMatchRows,
  readNumber,
  readOpenTables,
  readRevision,
} from '../rows.ts'
import type { ListQuery, MatchStore, Store, TableCount } from '../store.ts'
import { accountsIn } from './accounts.ts'
import { chatIn } from './chat.ts'
import { type Connection, connect, type Param } from './connection.ts'
import { decksIn } from './decks.ts'
import { type Journal, openJournal, type WrittenEvent, writtenEvent } from './journal.ts'
import { insertMatch, updateIndexes } from './matchIndexes.ts'
import { SQLITE_MIGRATIONS } from './migrations.ts'
import { moderationIn } from './moderation.ts'
import { peopleIn } from './people.ts'
import { presenceIn } from './presence.ts'
import { puzzlesIn } from './puzzles.ts'
import { remindersIn } from './reminders.ts'
import { resultsIn } from './results.ts'
import { snapshotsIn } from './snapshots.ts'
import { tournamentsIn } from './tournaments.ts'

/** A store that also takes events which its caller, in another thread, has written already. */
export type SqliteStore = Store & { appendWritten(event: WrittenEvent): Promise<boolean> }

export function openSqlite(path: string): SqliteStore {
  const db = connect(path)
  const journal = openJournal(db)
  return {
    ...lifecycle(db, journal),
    ...accountsIn(db),
    ...matches(db, journal),
    ...chatIn(db),
    ...moderationIn(db),
    ...decksIn(db),
    ...resultsIn(db),
    ...tournamentsIn(db),
    ...presenceIn(db),
    ...peopleIn(db, journal),
    ...puzzlesIn(db),
    ...remindersIn(db, journal),
    ...snapshotsIn(db),
    appendWritten: event => db.write(() => journal.append(event)),
  }
}

type Part<K extends keyof Store> = Pick<Store, K>

function lifecycle(
  db: Connection,
  journal: Journal,
): Part<'migrate' | 'close' | 'useOnce' | 'heartbeat' | 'lastHeartbeat'> {
  return {
    async migrate() {
      db.transaction(() => {
        db.exec('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY) STRICT')
        const done = db.all('SELECT coalesce(max(version), 0) AS value FROM schema_version').map(readNumber)[0]?.value
        for (const { version, sql } of pending(SQLITE_MIGRATIONS, done ?? 0)) {
          db.exec(sql)
          db.run('INSERT INTO schema_version (version) VALUES (?)', [version])
        }
      })
    },
    async close() {
      db.close(journal.close)
    },
    async useOnce(name, until) {
      const params = [checkedText(name), until]
      return db.write(() => db.run('INSERT INTO used (name, until) VALUES (?, ?) ON CONFLICT DO NOTHING', params) > 0)
    },
    heartbeat: now =>
      db.write(() => {
        db.run(
          `INSERT INTO heartbeat (single, at) VALUES (1, ?)
           ON CONFLICT (single) DO UPDATE SET at = max(at, excluded.at)`,
          [now],
        )
        db.run('DELETE FROM sessions WHERE expires_at <= ?', [now])
        db.run('DELETE FROM used WHERE until <= ?', [now])
        db.run('DELETE FROM attempts WHERE until <= ?', [now])
      }),
    async lastHeartbeat() {
      return db.all('SELECT at AS value FROM heartbeat').map(readNumber)[0]?.value ?? 0
    },
  }
}

function matches(db: Connection, journal: Journal): MatchStore {
  return {
    async createMatch(match, rank) {
      await db.write(() => insertMatch(db, match, rank))
    },
    openTablesOf: async (host, origin) => countTables(db, host, origin, `status = 'open'`),
    publicTablesOf: async (host, origin, since) => countTables(db, host, origin, publicSince(since)),
    async botTablesOf(host, origin) {
      await journal.settleAll() // their ends may stand only there
      return countTables(db, host, origin, `status = 'running' AND person_seats = 0 AND tournament IS NULL`)
    },
    async match(id) {
      journal.settle([id])
      return db.all(`SELECT ${MATCH_COLUMNS} FROM matches m WHERE m.id = ?`, [id]).map(readMatchRow)[0]
    },
    async revisions(ids) {
      const list = JSON.stringify(ids)
      const rows = db.all('SELECT id, revision FROM matches WHERE id IN (SELECT value FROM json_each(?))', [list])
      return rows.map(readRevision).map(({ id, revision }) => ({ id, revision: journal.revisionOf(id) ?? revision }))
    },
    async invited(hash) {
      const rows = db.all(
        `SELECT ${MATCH_COLUMNS} FROM matches m WHERE m.id IN (SELECT i.match FROM invites i WHERE i.hash = ?)`,
        [hash],
      )
      return invitedSeat(rows.map(readMatchRow), hash)
    },
    async updateMatch({ id, revision }, change, now) {
      const changed = changedColumns(change)
      const times = isPrivate(change) ? [] : ['updated_at', 'listed_at']
      const sets = [...changed.map(({ column }) => column), ...times].map(column => `${column} = ?`)
      const sql = `UPDATE matches SET ${sets.join(', ')}, revision = revision + 1 WHERE id = ? AND revision = ?`
      const params = [...changed.map(({ value }) => value), ...times.map(() => now), id, revision]
      return db.write(() => {
        journal.release(id)
        const isChanged = db.run(sql, params) > 0
        if (isChanged) updateIndexes(db, id, change)
        return isChanged
      })
    },
    append: async (read, entry, change) => {
      const event = writtenEvent(read, entry, change)
      return db.write(() => journal.append(event))
    },
    async events(id, after, upTo = Number.MAX_SAFE_INTEGER) {
      journal.settle([id])
      return db
        .all('SELECT seq, at, event FROM events WHERE match = ? AND seq > ? AND seq <= ? ORDER BY seq', [
          id,
          after,
          upTo,
        ])
        .map(readEvent)
    },
    async list(query) {
      const { list, account = '', limit } = query
      const { sql, params } = listStatement(query)
      const read = (): readonly Row[] => db.all(sql, params)
      // Public lists are in an order that hardly depends on the journal; one's own begins with what has just changed.
      const isByMembers = list === 'mine' || list === 'friends'
      const shown = isByMembers ? db.all(MEMBERS_MATCHES[list], [account]) : read()
      const isMoved = journal.settle(shown.map(readId).map(({ id }) => id))
      return listPage(isByMembers || isMoved ? read() : shown, limit)
    },
    async matchesWithClock() {
      await journal.settleAll()
      const rows = db.all(
        `SELECT ${MATCH_COLUMNS} FROM matches m WHERE m.status = 'running' AND m.clock_kind <> 'none'`,
      )
      return readMatchRows(rows)
    },
    async waitingForBots() {
      await journal.settleAll()
      const rows = db.all(
        `SELECT m.id FROM matches m
         WHERE m.status = 'running' AND m.bot_seats & m.waiting_seats <> 0
           AND (m.person_seats <> 0 OR m.tournament IS NOT NULL)`,
      )
      return rows.map(readId).map(({ id }) => id)
    },
    async matchesWithOrders() {
      await journal.settleAll()
      return db
        .all(`SELECT m.id FROM matches m WHERE m.status = 'running' AND m.orders IS NOT NULL`)
        .map(readId)
        .map(({ id }) => id)
    },
    async outcomesOf(ids) {
      journal.settle(ids)
      const list = JSON.stringify(ids)
      return db
        .all('SELECT id, status, result FROM matches WHERE id IN (SELECT value FROM json_each(?))', [list])
        .map(readMatchOutcome)
    },
    async idleMatches({ open, running }, after, most) {
      await journal.settleAll()
      const rows = db.all(
        `SELECT m.id, m.status = 'open' AND m.updated_at <= ?
           OR m.status = 'running' AND (m.paused OR m.clock_kind = 'none') AND m.updated_at <= ? AS forgotten
         FROM matches m WHERE m.id > ? ORDER BY m.id LIMIT ?`,
        [open, running, after, most],
      )
      return idlePage(rows, most)
    },
  }
}

function countTables(db: Connection, host: string, origin: string, condition: string): TableCount {
  const [found] = db
    .all(
      `SELECT (SELECT count(*) FROM matches WHERE ${condition} AND host = ?) AS "ofHost",
         (SELECT count(*) FROM matches WHERE ${condition} AND origin = ?) AS "ofOrigin"`,
      [host, origin],
    )
    .map(readOpenTables)
  return found ?? { ofHost: 0, ofOrigin: 0 }
}

/** The matches whose order in these lists may stand only in the journal. */
const MEMBERS_MATCHES = {
  mine: 'SELECT match AS id FROM members WHERE account = ?',
  friends: 'SELECT b.match AS id FROM members b JOIN follows f ON f.followed = b.account WHERE f.account = ?',
} as const

/** What a list is of: conditions on `matches m`, and their parameters. */
function sourceOf(list: ListQuery['list'], account = ''): readonly [string, ...Param[]] {
  switch (list) {
    case 'mine':
      return ["JOIN members b ON b.match = m.id WHERE b.account = ? AND m.status <> 'abandoned'", account]
    case 'friends':
      return [
        `WHERE m.visibility = 'public' AND m.status IN ('open', 'running') AND m.id IN (${MEMBERS_MATCHES.friends})`,
        account,
      ]
    default:
      return ["WHERE m.visibility = 'public' AND m.status = ?", STATUS_OF_LIST[list]]
  }
}

function listStatement({ list, account, game, cursor, limit }: ListQuery): {
  readonly sql: string
  readonly params: readonly Param[]
} {
  const from = readCursor(cursor)
  const order = SORT_COLUMN[list]
  const [source, ...params] = sourceOf(list, account)
  const ofGame = game === undefined ? '' : 'AND m.game = ?'
  return {
    // Of the two conditions on the order an index on an expression is searched by the first alone.
    sql: `SELECT ${MATCH_COLUMNS}, ${order} AS "sortedBy" FROM matches m ${source} ${ofGame}
      AND ${order} <= ? AND (${order}, m.id) < (?, ?) ORDER BY ${order} DESC, m.id DESC LIMIT ?`,
    params: [...params, ...(game === undefined ? [] : [game]), from.sortedBy, from.sortedBy, from.id, limit + 1],
  }
}
