// Snapshots, exports and reviews of matches on SQLite.

import { readExport, readSnapshot } from '../rows.ts'
import type { SnapshotStore } from '../snapshots.ts'
import type { Connection } from './connection.ts'

export function snapshotsIn(db: Connection): SnapshotStore {
  /** Of a match that is over, once. */
  const keep = (table: 'exports' | 'reviews') => async (match: string, body: Uint8Array) => {
    await db.write(() =>
      db.run(`INSERT INTO ${table} (match, body) SELECT id, ? FROM matches WHERE id = ? ON CONFLICT DO NOTHING`, [
        body,
        match,
      ]),
    )
  }
  const kept = (table: 'exports' | 'reviews') => async (match: string) =>
    db.all(`SELECT match AS id, body FROM ${table} WHERE match = ?`, [match]).map(readExport)[0]?.body
  return {
    async addSnapshot(match, { seq, actions, content }) {
      await db.write(() =>
        db.run(
          `INSERT INTO snapshots (match, seq, actions, content) SELECT id, ?, ?, ? FROM matches WHERE id = ?
           ON CONFLICT DO NOTHING`,
          [seq, actions, content, match],
        ),
      )
    },
    async snapshotUpTo(match, actions) {
      return db
        .all(`SELECT seq, actions, content FROM snapshots WHERE match = ? AND actions <= ? ORDER BY seq DESC LIMIT 1`, [
          match,
          actions,
        ])
        .map(readSnapshot)[0]
    },
    async snapshotAt(match, seq) {
      return db
        .all('SELECT seq, actions, content FROM snapshots WHERE match = ? AND seq = ?', [match, seq])
        .map(readSnapshot)[0]
    },
    async deleteSnapshot(match, seq) {
      await db.write(() => db.run('DELETE FROM snapshots WHERE match = ? AND seq = ?', [match, seq]))
    },
    addExport: keep('exports'),
    exportOf: kept('exports'),
    addReview: keep('reviews'),
    reviewOf: kept('reviews'),
  }
}
