// Who is at which match, on PostgreSQL.

import { checkedText, readIsNew, readPresenceRow, readPresent } from '../rows.ts'
import type { PresenceStore } from '../store.ts'
import type { Connections } from './connections.ts'

export function presenceIn({ query }: Pick<Connections, 'query'>): PresenceStore {
  return {
    async keepProcess(process, lostAfterMs, leftBefore) {
      const [kept] = await query(
        `INSERT INTO processes (id, seen_at) VALUES ($1, clock_timestamp())
         ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at RETURNING xmax = 0 AS "isNew"`,
        [checkedText(process)],
      ).then(rows => rows.map(readIsNew))
      const gone = await query(
        `WITH lost AS (
           DELETE FROM processes WHERE seen_at <= clock_timestamp() - $1 * interval '1 millisecond' AND id <> $2 RETURNING id
         ), past AS (
           DELETE FROM presence WHERE left_at < $3
         )
         SELECT match, account FROM presence WHERE left_at IS NULL AND process IN (SELECT id FROM lost)`,
        [lostAfterMs, checkedText(process), leftBefore],
      )
      return { isNew: kept?.isNew === true, gone: gone.map(readPresent) }
    },
    async setPresence(process, { match, account }, leftAt) {
      await query(
        `INSERT INTO presence (match, account, process, left_at)
         SELECT m.id, $2, p.id, $4::bigint FROM matches m, processes p WHERE m.id = $1 AND p.id = $3
         ON CONFLICT (match, account, process) DO UPDATE SET left_at = excluded.left_at`,
        [checkedText(match), checkedText(account), checkedText(process), leftAt],
      )
    },
    async presence(matches, accounts) {
      const rows = await query(
        `SELECT match, account, left_at AS "leftAt" FROM presence WHERE match = ANY ($1) AND account = ANY ($2)`,
        [matches.map(checkedText), accounts.map(checkedText)],
      )
      return rows.map(readPresenceRow)
    },
    async presentAt(matches) {
      const rows = await query(
        'SELECT DISTINCT match, account FROM presence WHERE match = ANY ($1) AND left_at IS NULL',
        [matches.map(checkedText)],
      )
      return rows.map(readPresent)
    },
  }
}
