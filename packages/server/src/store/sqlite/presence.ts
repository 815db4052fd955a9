// Who is at which match, on SQLite.

import { readPresenceRow, readPresent } from '../rows.ts'
import type { PresenceStore } from '../store.ts'
import type { Connection } from './connection.ts'

/** The time of the database, in milliseconds. */
const NOW = "CAST(unixepoch('subsec') * 1000 AS INTEGER)"

export function presenceIn(db: Connection): PresenceStore {
  return {
    keepProcess: (process, lostAfterMs, leftBefore) =>
      db.write(() => {
        const isNew = db.all('SELECT 1 FROM processes WHERE id = ?', [process]).length === 0
        db.run(
          `INSERT INTO processes (id, seen_at) VALUES (?, ${NOW}) ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at`,
          [process],
        )
        const lost = `process IN (SELECT id FROM processes WHERE seen_at <= ${NOW} - ?1 AND id <> ?2)`
        const gone = db.all(`SELECT match, account FROM presence WHERE left_at IS NULL AND ${lost}`, [
          lostAfterMs,
          process,
        ])
        db.run(`DELETE FROM presence WHERE ${lost}`, [lostAfterMs, process])
        db.run(`DELETE FROM processes WHERE seen_at <= ${NOW} - ? AND id <> ?`, [lostAfterMs, process])
        db.run('DELETE FROM presence WHERE left_at < ?', [leftBefore])
        return { isNew, gone: gone.map(readPresent) }
      }),
    async setPresence(process, { match, account }, leftAt) {
      await db.write(() =>
        db.run(
          `INSERT INTO presence (match, account, process, left_at)
           SELECT m.id, ?2, p.id, ?4 FROM matches m, processes p WHERE m.id = ?1 AND p.id = ?3
           ON CONFLICT (match, account, process) DO UPDATE SET left_at = excluded.left_at`,
          [match, account, process, leftAt],
        ),
      )
    },
    async presence(matches, accounts) {
      const rows = db.all(
        `SELECT match, account, left_at AS "leftAt" FROM presence
         WHERE match IN (SELECT value FROM json_each(?)) AND account IN (SELECT value FROM json_each(?))`,
        [JSON.stringify(matches), JSON.stringify(accounts)],
      )
      return rows.map(readPresenceRow)
    },
    async presentAt(matches) {
      const rows = db.all(
        `SELECT DISTINCT match, account FROM presence
         WHERE match IN (SELECT value FROM json_each(?)) AND left_at IS NULL`,
        [JSON.stringify(matches)],
      )
      return rows.map(readPresent)
    },
  }
}
