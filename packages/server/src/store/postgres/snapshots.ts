// Snapshots, exports and reviews of matches on PostgreSQL.

import { checkedText, readExport, readSnapshot } from '../rows.ts'
import type { SnapshotStore } from '../snapshots.ts'
import type { Query } from './connections.ts'

export function snapshotsIn(query: Query): SnapshotStore {
  /** Of a match that is over, once. */
  const keep = (table: 'exports' | 'reviews') => async (match: string, body: Uint8Array) => {
    await query(
      `INSERT INTO ${table} (match, body) SELECT id, $1::bytea FROM matches WHERE id = $2 ON CONFLICT DO NOTHING`,
      [body, checkedText(match)],
    )
  }
  const kept = (table: 'exports' | 'reviews') => async (match: string) => {
    const rows = await query(`SELECT match AS id, body FROM ${table} WHERE match = $1`, [checkedText(match)])
    return rows.map(readExport)[0]?.body
  }
  return {
    async addSnapshot(match, { seq, actions, content }) {
      await query(
        `INSERT INTO snapshots (match, seq, actions, content)
         SELECT id, $1::integer, $2::integer, $3::text FROM matches WHERE id = $4 ON CONFLICT DO NOTHING`,
        [seq, actions, content, checkedText(match)],
      )
    },
    async snapshotUpTo(match, actions) {
      const rows = await query(
        `SELECT seq, actions, content FROM snapshots WHERE match = $1 AND actions <= $2 ORDER BY seq DESC LIMIT 1`,
        [checkedText(match), actions],
      )
      return rows.map(readSnapshot)[0]
    },
    async snapshotAt(match, seq) {
      const rows = await query('SELECT seq, actions, content FROM snapshots WHERE match = $1 AND seq = $2', [
        checkedText(match),
        seq,
      ])
      return rows.map(readSnapshot)[0]
    },
    async deleteSnapshot(match, seq) {
      await query('DELETE FROM snapshots WHERE match = $1 AND seq = $2', [checkedText(match), seq])
    },
    addExport: keep('exports'),
    exportOf: kept('exports'),
    addReview: keep('reviews'),
    reviewOf: kept('reviews'),
  }
}
