// Reminders on PostgreSQL: the devices they go to, and what each was told.

import { MATCH_COLUMNS } from '../matchColumns.ts'
import { checkedText, readDevice, readMatchRows, readNotice, readStoredValue } from '../rows.ts'
import { type ReminderStore, StoreError } from '../store.ts'
import type { Connections } from './connections.ts'

export function remindersIn({ query, transaction }: Connections): ReminderStore {
  return {
    saveDevice: ({ endpoint, account, p256dh, auth, language }, session, now, most) =>
      transaction(async run => {
        const saved = await run(
          `INSERT INTO devices (endpoint, account, session, p256dh, auth, language, saved_at)
           SELECT $1, s.account, s.hash, $4, $5, $6, $7::bigint FROM sessions s WHERE s.hash = $3 AND s.account = $2
           ON CONFLICT (endpoint) DO UPDATE SET account = excluded.account, session = excluded.session,
             p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language, saved_at = excluded.saved_at
           RETURNING endpoint`,
          [
            checkedText(endpoint),
            checkedText(account),
            checkedText(session),
            checkedText(p256dh),
            checkedText(auth),
            language,
            now,
          ],
        )
        if (saved.length === 0) throw new StoreError('missing', 'There is no such account or session.')
        await run(
          `DELETE FROM devices WHERE account = $1 AND endpoint NOT IN
             (SELECT endpoint FROM devices WHERE account = $1 ORDER BY saved_at DESC, endpoint LIMIT $2)`,
          [checkedText(account), most],
        )
      }),
    async devicesOf(accounts) {
      const rows = await query(
        `SELECT endpoint, account, p256dh, auth, language FROM devices
         WHERE account = ANY ($1) ORDER BY saved_at, endpoint COLLATE "C"`,
        [accounts.map(checkedText)],
      )
      return rows.map(readDevice)
    },
    async deleteDevice({ endpoint, account }) {
      await query('DELETE FROM devices WHERE endpoint = $1 AND account = $2', [
        checkedText(endpoint),
        checkedText(account),
      ])
    },
    async claimNotice({ endpoint, match, turn, reason }) {
      const rows = await query(
        `WITH earlier AS (
           DELETE FROM notices n WHERE n.endpoint = $1 AND (n.match = $2 AND n.turn < $3::integer
             OR EXISTS (SELECT 1 FROM matches m WHERE m.id = n.match AND m.status <> 'running'))
         )
         INSERT INTO notices (endpoint, match, turn, reason)
         SELECT d.endpoint, m.id, $3::integer, $4 FROM devices d, matches m WHERE d.endpoint = $1 AND m.id = $2
         ON CONFLICT DO NOTHING RETURNING turn`,
        [checkedText(endpoint), checkedText(match), turn, reason],
      )
      return rows.length > 0
    },
    async noticesOf(match) {
      const rows = await query('SELECT endpoint, match, turn, reason FROM notices WHERE match = $1', [
        checkedText(match),
      ])
      return rows.map(readNotice)
    },
    async releaseNotice({ endpoint, match, turn, reason }) {
      await query('DELETE FROM notices WHERE endpoint = $1 AND match = $2 AND turn = $3 AND reason = $4', [
        checkedText(endpoint),
        checkedText(match),
        turn,
        reason,
      ])
    },
    async matchesToRemind() {
      const rows = await query(
        `SELECT ${MATCH_COLUMNS} FROM matches m WHERE m.status = 'running' AND m.id IN
           (SELECT b.match FROM members b JOIN devices d ON d.account = b.account)`,
      )
      return readMatchRows(rows)
    },
    async setIfAbsent(name, value) {
      await query('INSERT INTO kept (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
        checkedText(name),
        checkedText(value),
      ])
      return (
        (await query('SELECT value FROM kept WHERE name = $1', [checkedText(name)])).map(readStoredValue)[0]?.value ??
        value
      )
    },
  }
}
