// The store on SQLite: one file, nothing to set up. All SQL of this engine is here, in its accounts, reminders and migrations.

import { changedColumns, invitesIn, MATCH_COLUMNS, memberAccounts, newMatchColumns } from '../matchColumns.ts'
import { hasClock, idlePage, invitedSeat, listPage, pending, readCursor, STATUS_OF_LIST } from '../queries.ts'
import {
  checkedText,
  readChatLine,
  readEvent,
  readId,
  readMatchRow,
  readMatchRows,
  readNumber,
  toJson,
} from '../rows.ts'
import { type ListQuery, type MatchChange, type MatchStore, type Store, StoreError } from '../store.ts'
import { accountsIn } from './accounts.ts'
import { type Connection, connect, type Param } from './connection.ts'
import { SQLITE_MIGRATIONS } from './migrations.ts'
import { remindersIn } from './reminders.ts'

export function openSqlite(path: string): Store {
  const db = connect(path)
  return { ...lifecycle(db), ...accountsIn(db), ...matches(db), ...chat(db), ...remindersIn(db) }
}

type Part<K extends keyof Store> = Pick<Store, K>

function lifecycle(db: Connection): Part<'migrate' | 'close' | 'ping' | 'useOnce' | 'heartbeat' | 'lastHeartbeat'> {
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
      db.close()
    },
    async ping() {
      db.all('SELECT 1')
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
      }),
    async lastHeartbeat() {
      return db.all('SELECT at AS value FROM heartbeat').map(readNumber)[0]?.value ?? 0
    },
  }
}

function matches(db: Connection): MatchStore {
  return {
    async createMatch(match) {
      const head = newMatchColumns({ ...match, revision: 0 })
      const sql = `INSERT INTO matches (${head.map(({ column }) => column).join(', ')})
        VALUES (${head.map(() => '?').join(', ')}) ON CONFLICT DO NOTHING`
      const params = head.map(({ value }) => value)
      const isNew = await db.write(() => {
        const added = db.run(sql, params)
        if (added) updateIndexes(db, match.id, match)
        return added
      })
      if (!isNew) throw new StoreError('taken', 'There is such a match already.')
    },
    async match(id) {
      return db.all(`SELECT ${MATCH_COLUMNS} FROM matches m WHERE m.id = ?`, [id]).map(readMatchRow)[0]
    },
    async invited(hash) {
      const rows = db.all(
        `SELECT ${MATCH_COLUMNS} FROM matches m WHERE m.id IN (SELECT i.match FROM invites i WHERE i.hash = ?)`,
        [hash],
      )
      return invitedSeat(rows.map(readMatchRow), hash)
    },
    async updateMatch({ id, revision }, change, now) {
      const update = updateStatement(change, 'revision = ?')
      return db.write(() => {
        const changed = db.run(update.sql, [...update.params, now, id, revision]) > 0
        if (changed) updateIndexes(db, id, change)
        return changed
      })
    },
    async append({ id, revision }, { seq, at, event }, change) {
      const update = updateStatement(change, 'revision = ? AND seq = ?', 'seq = seq + 1')
      const written = toJson(event)
      return db.write(() => {
        if (!db.run(update.sql, [...update.params, at, id, revision, seq - 1])) return refuseGap(db, id, seq)
        db.run('INSERT INTO events (match, seq, at, event) VALUES (?, ?, ?, ?)', [id, seq, at, written])
        updateIndexes(db, id, change)
        return true
      })
    },
    async events(id, after) {
      return db
        .all('SELECT seq, at, event FROM events WHERE match = ? AND seq > ? ORDER BY seq', [id, after])
        .map(readEvent)
    },
    async list(query) {
      const { sql, params } = listStatement(query)
      return listPage(db.all(sql, params), query.limit)
    },
    async matchesWithClock() {
      const rows = db.all(
        `SELECT ${MATCH_COLUMNS} FROM matches m WHERE m.status = 'running' AND m.clock <> '{"kind":"none"}'`,
      )
      return readMatchRows(rows).filter(hasClock)
    },
    async waitingForBots() {
      // Whole rows are not read: most tables with a bot wait for a person who never came back.
      const rows = db.all(
        `SELECT m.id FROM matches m WHERE m.status = 'running' AND m.seats LIKE '%"kind":"bot"%'
           AND json_valid(m.seats) AND EXISTS (SELECT 1 FROM json_each(iif(json_valid(m.waiting), m.waiting, '[]')) w
             WHERE json_extract(m.seats, '$[' || w.value || '].kind') = 'bot')`,
      )
      return rows.map(readId).map(({ id }) => id)
    },
    async idleMatches({ open, running }, after, most) {
      const rows = db.all(
        `SELECT m.id, m.status = 'open' AND m.updated_at <= ?
           OR m.status = 'running' AND (m.paused OR m.clock = '{"kind":"none"}') AND m.updated_at <= ? AS forgotten
         FROM matches m WHERE m.id > ? ORDER BY m.id LIMIT ?`,
        [open, running, after, most],
      )
      return idlePage(rows, most)
    },
  }
}

/** The statement that changes a match row if a condition still holds; its last parameters are time, id and condition. */
function updateStatement(
  change: MatchChange,
  condition: string,
  also?: string,
): { readonly sql: string; readonly params: readonly Param[] } {
  const changed = changedColumns(change)
  const sets = [...changed.map(({ column }) => `${column} = ?`), ...(also ? [also] : [])]
  return {
    sql: `UPDATE matches SET ${[...sets, 'revision = revision + 1', 'updated_at = ?'].join(', ')}
      WHERE id = ? AND ${condition}`,
    params: changed.map(({ value }) => value),
  }
}

/** An event number that is taken means somebody else was faster; one that skips others is a mistake. */
function refuseGap(db: Connection, id: string, seq: number): false {
  const last = db.all('SELECT seq AS value FROM matches WHERE id = ?', [id]).map(readNumber)[0]?.value
  if (last === undefined) throw new StoreError('missing', 'There is no such match.')
  if (last < seq - 1) throw new StoreError('gap', `Event ${seq} can not follow event ${last}.`)
  return false
}

/**
 * Keeps what lists and invites are found by. Whoever plays stays a member (a bot may hold the seat for a while);
 * one can leave only before the match starts. Invites are only added: the match row says which are valid.
 */
function updateIndexes(db: Connection, id: string, change: MatchChange): void {
  const members = memberAccounts(change)
  if (members) {
    const list = JSON.stringify(members)
    db.run(
      `DELETE FROM members WHERE match = ?1 AND account NOT IN (SELECT value FROM json_each(?2))
         AND EXISTS (SELECT 1 FROM matches WHERE id = ?1 AND status = 'open')`,
      [id, list],
    )
    db.run(
      `INSERT OR IGNORE INTO members (account, match)
       SELECT value, ?1 FROM json_each(?2) UNION SELECT host, id FROM matches WHERE id = ?1`,
      [id, list],
    )
  }
  for (const { hash, seat } of invitesIn(change))
    db.run('INSERT OR IGNORE INTO invites (hash, match, seat) VALUES (?, ?, ?)', [hash, id, seat])
}

function listStatement({ list, account, game, cursor, limit }: ListQuery): {
  readonly sql: string
  readonly params: readonly Param[]
} {
  const from = readCursor(cursor)
  const [source, ...params]: [string, ...Param[]] =
    list === 'mine'
      ? ["JOIN members b ON b.match = m.id WHERE b.account = ? AND m.status <> 'abandoned'", account ?? '']
      : ["WHERE m.visibility = 'public' AND m.status = ?", STATUS_OF_LIST[list]]
  const ofGame = game === undefined ? '' : 'AND m.game = ?'
  return {
    sql: `SELECT ${MATCH_COLUMNS} FROM matches m ${source} ${ofGame} AND (m.updated_at, m.id) < (?, ?)
      ORDER BY m.updated_at DESC, m.id DESC LIMIT ?`,
    params: [...params, ...(game === undefined ? [] : [game]), from.updatedAt, from.id, limit + 1],
  }
}

function chat(db: Connection): Part<'addChat' | 'chat'> {
  return {
    async addChat(match, line) {
      const { channel, from, at } = line
      const params = [match, channel, checkedText(from.id), checkedText(from.name), checkedText(line.text), at]
      const id = await db.write(() => {
        if (db.all('SELECT 1 FROM matches WHERE id = ?', [match]).length === 0)
          throw new StoreError('missing', 'There is no such match.')
        db.run(
          `INSERT INTO chat_lines (match, id, channel, from_id, from_name, text, at)
           SELECT ?1, coalesce(max(id), 0) + 1, ?2, ?3, ?4, ?5, ?6 FROM chat_lines WHERE match = ?1`,
          params,
        )
        return db.all('SELECT max(id) AS value FROM chat_lines WHERE match = ?', [match]).map(readNumber)[0]?.value ?? 0
      })
      return { ...line, id }
    },
    async chat(match, after, limit) {
      return db
        .all(
          `SELECT id, channel, from_id AS "fromId", from_name AS "fromName", text, at FROM chat_lines
           WHERE match = ? AND id > ? ORDER BY id DESC LIMIT ?`,
          [match, after, limit],
        )
        .map(readChatLine)
        .reverse()
    },
  }
}
