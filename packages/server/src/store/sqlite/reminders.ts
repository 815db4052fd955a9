// Reminders on SQLite: the devices they go to, and what each was told.

import { MATCH_COLUMNS } from '../matchColumns.ts'
import { checkedText, readDevice, readMatchRows, readNotice, readStoredValue } from '../rows.ts'
import { type ReminderStore, StoreError } from '../store.ts'
import type { Connection } from './connection.ts'
import type { Journal } from './journal.ts'

export function remindersIn(db: Connection, journal: Pick<Journal, 'settleAll'>): ReminderStore {
  return {
    async saveDevice({ endpoint, account, p256dh, auth, language }, session, now, most) {
      const params = [
        checkedText(endpoint),
        checkedText(account),
        checkedText(session),
        checkedText(p256dh),
        checkedText(auth),
        language,
        now,
      ]
      await db.write(() => {
        if (db.all('SELECT 1 FROM sessions WHERE hash = ? AND account = ?', [session, account]).length === 0)
          throw new StoreError('missing', 'There is no such account or session.')
        db.run(
          `INSERT INTO devices (endpoint, account, session, p256dh, auth, language, saved_at) VALUES (?, ?, ?, ?, ?, ?, ?)
           ON CONFLICT (endpoint) DO UPDATE SET account = excluded.account, session = excluded.session,
             p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language, saved_at = excluded.saved_at`,
          params,
        )
        db.run(
          `DELETE FROM devices WHERE account = ?1 AND endpoint NOT IN
             (SELECT endpoint FROM devices WHERE account = ?1 ORDER BY saved_at DESC, endpoint LIMIT ?2)`,
          [account, most],
        )
      })
    },
    async devicesOf(accounts) {
      return db
        .all(
          `SELECT endpoint, account, p256dh, auth, language FROM devices
           WHERE account IN (SELECT value FROM json_each(?)) ORDER BY saved_at, endpoint`,
          [JSON.stringify(accounts)],
        )
        .map(readDevice)
    },
    async deleteDevice({ endpoint, account }) {
      await db.write(() => db.run('DELETE FROM devices WHERE endpoint = ? AND account = ?', [endpoint, account]))
    },
    async claimNotice({ endpoint, match, turn, reason }) {
      return db.write(() => {
        db.run(
          `DELETE FROM notices WHERE endpoint = ?1 AND (match = ?2 AND turn < ?3
             OR EXISTS (SELECT 1 FROM matches m WHERE m.id = match AND m.status <> 'running'))`,
          [endpoint, match, turn],
        )
        const claimed = db.run(
          `INSERT INTO notices (endpoint, match, turn, reason)
           SELECT d.endpoint, m.id, ?3, ?4 FROM devices d, matches m WHERE d.endpoint = ?1 AND m.id = ?2
           ON CONFLICT DO NOTHING`,
          [endpoint, match, turn, reason],
        )
        return claimed > 0
      })
    },
    async noticesOf(match) {
      return db.all('SELECT endpoint, match, turn, reason FROM notices WHERE match = ?', [match]).map(readNotice)
    },
    async releaseNotice({ endpoint, match, turn, reason }) {
      await db.write(() =>
        db.run('DELETE FROM notices WHERE endpoint = ? AND match = ? AND turn = ? AND reason = ?', [
          endpoint,
          match,
          turn,
          reason,
        ]),
      )
    },
    async matchesToRemind() {
      await journal.settleAll()
      const rows = db.all(
        `SELECT ${MATCH_COLUMNS} FROM matches m WHERE m.status = 'running' AND m.id IN
           (SELECT b.match FROM members b JOIN devices d ON d.account = b.account)`,
      )
      return readMatchRows(rows)
    },
    async setIfAbsent(name, value) {
      await db.write(() =>
        db.run('INSERT INTO kept (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING', [
          checkedText(name),
          checkedText(value),
        ]),
      )
      return db.all('SELECT value FROM kept WHERE name = ?', [name]).map(readStoredValue)[0]?.value ?? value
    },
  }
}
