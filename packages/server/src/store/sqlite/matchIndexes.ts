// What lists and invites find matches by, kept in step with the seats and invites of their rows.

import { invitesIn, memberAccounts, newMatchColumns } from '../matchColumns.ts'
import { type MatchChange, type MatchRow, StoreError } from '../store.ts'
import type { Connection } from './connection.ts'

/**
 * Whoever plays stays a member (a bot may hold the seat for a while); one can leave only before the match starts. Invites
 * are only added: the match row says which are valid.
 */
export function updateIndexes(db: Connection, id: string, change: MatchChange): void {
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

/** Within a transaction: adds a match with what it is found by. */
export function insertMatch(db: Connection, match: MatchRow, rank?: number): void {
  const head = newMatchColumns({ ...match, revision: 0 }, rank)
  const isNew = db.run(
    `INSERT INTO matches (${head.map(({ column }) => column).join(', ')})
     VALUES (${head.map(() => '?').join(', ')}) ON CONFLICT DO NOTHING`,
    head.map(({ value }) => value),
  )
  if (!isNew) throw new StoreError('taken', 'There is such a match already.')
  updateIndexes(db, match.id, match)
}
