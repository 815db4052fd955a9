// Moderation on SQLite: sanctions of hosts, blocks, reports, bans, admins, the record of what was done, and unused guests.

import type { ModerationStore } from '../moderation.ts'
import {
  AUDIT_COLUMNS,
  BAN_COLUMNS,
  REPORT_COLUMNS,
  readAuditEntry,
  readBan,
  readBlock,
  readGuest,
  readReport,
  readSanction,
  readVisit,
} from '../moderationRows.ts'
import { ACCOUNT_COLUMNS } from '../queries.ts'
import { checkedText, readAccount, readId, readNumber, toJson } from '../rows.ts'
import { StoreError } from '../store.ts'
import type { Connection, Param } from './connection.ts'

export function moderationIn(db: Connection): ModerationStore {
  return {
    async setSanction(match, { account, kind }, on, now) {
      await db.write(() => {
        if (db.all('SELECT 1 FROM matches WHERE id = ?', [match]).length === 0)
          throw new StoreError('missing', 'There is no such match.')
        if (on)
          db.run('INSERT OR IGNORE INTO sanctions (match, account, kind, at) VALUES (?, ?, ?, ?)', [
            match,
            account,
            kind,
            now,
          ])
        else db.run('DELETE FROM sanctions WHERE match = ? AND account = ? AND kind = ?', [match, account, kind])
      })
    },
    async sanctionsAt(match) {
      return db
        .all('SELECT account, kind FROM sanctions WHERE match = ? ORDER BY at, account', [match])
        .map(readSanction)
    },

    async addBlock({ account, blocked, at }, most) {
      return db.write(() => {
        for (const id of [account, blocked])
          if (db.all('SELECT 1 FROM accounts WHERE id = ?', [id]).length === 0)
            throw new StoreError('missing', 'There is no such account.')
        const others = 'SELECT count(*) AS value FROM blocks WHERE account = ? AND blocked <> ?'
        if ((db.all(others, [account, blocked]).map(readNumber)[0]?.value ?? 0) >= most) return false
        db.run('INSERT OR IGNORE INTO blocks (account, blocked, at) VALUES (?, ?, ?)', [account, blocked, at])
        return true
      })
    },
    async removeBlock(account, blocked) {
      await db.write(() => db.run('DELETE FROM blocks WHERE account = ? AND blocked = ?', [account, blocked]))
    },
    async blocksOf(account) {
      return db
        .all('SELECT account, blocked, at FROM blocks WHERE account = ? ORDER BY at, blocked', [account])
        .map(readBlock)
    },
    async blocksAmong(accounts) {
      return db
        .all(
          `SELECT account, blocked, at FROM blocks WHERE account IN (SELECT value FROM json_each(?1))
             AND blocked IN (SELECT value FROM json_each(?1))`,
          [JSON.stringify(accounts)],
        )
        .map(readBlock)
    },

    async addReport({ at, reporter, account, match, reason, note, lines }) {
      const params = [at, reporter.id, reporter.name, account.id, account.name, match, reason, note, toJson(lines)]
      return db.write(
        () =>
          db.run(
            `INSERT INTO reports (at, reporter_id, reporter_name, account_id, account_name, match, reason, note, lines)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
            params,
          ) > 0,
      )
    },
    async reports(list, before, limit) {
      return db
        .all(
          `SELECT ${REPORT_COLUMNS} FROM reports WHERE (closed_at IS NULL) = ? AND id < ? ORDER BY id DESC LIMIT ?`,
          [list === 'open' ? 1 : 0, before, limit],
        )
        .map(readReport)
    },
    async closeReport(id, by, now) {
      return db.write(() => {
        const close = `UPDATE reports SET closed_at = ?, closed_by_id = ?, closed_by_name = ?
          WHERE id = ? AND closed_at IS NULL`
        if (!db.run(close, [now, by.id, by.name, id])) return undefined
        return db.all(`SELECT ${REPORT_COLUMNS} FROM reports WHERE id = ?`, [id]).map(readReport)[0]
      })
    },

    async addBan({ account, address, reason, by, at, until = null }) {
      const params: Param[] = [account.id, account.name, address, reason, by.id, by.name, at, until]
      return db.write(() => {
        db.run(
          `INSERT INTO bans (account_id, account_name, address, reason, by_id, by_name, at, until)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
          params,
        )
        const [added] = db.all(`SELECT ${BAN_COLUMNS} FROM bans ORDER BY id DESC LIMIT 1`).map(readBan)
        return added ?? missing('ban')
      })
    },
    async bans(now) {
      return db
        .all(
          `SELECT ${BAN_COLUMNS} FROM bans WHERE lifted_at IS NULL AND (until IS NULL OR until > ?) ORDER BY id DESC`,
          [now],
        )
        .map(readBan)
    },
    async liftBan(id, now) {
      return db.write(() => {
        if (!db.run('UPDATE bans SET lifted_at = ? WHERE id = ? AND lifted_at IS NULL', [now, id])) return undefined
        return db.all(`SELECT ${BAN_COLUMNS} FROM bans WHERE id = ?`, [id]).map(readBan)[0]
      })
    },

    async addAuditEntry({ at, by, action, account, match, note }) {
      const params: Param[] = [
        at,
        by.id,
        by.name,
        action,
        account?.id ?? null,
        account?.name ?? null,
        match ?? null,
        note,
      ]
      await db.write(() =>
        db.run(
          `INSERT INTO audit (at, by_id, by_name, action, account_id, account_name, match, note)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
          params,
        ),
      )
    },
    async audit(before, limit) {
      return db
        .all(`SELECT ${AUDIT_COLUMNS} FROM audit WHERE id < ? ORDER BY id DESC LIMIT ?`, [before, limit])
        .map(readAuditEntry)
    },

    async isAdmin(account) {
      return db.all('SELECT 1 FROM admins WHERE account = ?', [account]).length > 0
    },
    async setAdmin(account, on, now) {
      await db.write(() => {
        if (!on) return db.run('DELETE FROM admins WHERE account = ?', [account])
        if (db.all('SELECT 1 FROM accounts WHERE id = ?', [account]).length === 0) missing('account')
        return db.run('INSERT OR IGNORE INTO admins (account, at) VALUES (?, ?)', [account, now])
      })
    },
    async admins() {
      return db
        .all('SELECT account AS id FROM admins ORDER BY at, account')
        .map(readId)
        .map(({ id }) => id)
    },

    async noteVisit(account, address, now) {
      const params = [now, checkedText(address), account]
      await db.write(() => db.run('UPDATE accounts SET seen_at = max(seen_at, ?), address = ? WHERE id = ?', params))
    },
    async lastVisit(account) {
      return db
        .all('SELECT max(seen_at, created_at) AS at, address FROM accounts WHERE id = ?', [account])
        .map(readVisit)[0]
    },
    async findAccounts(text) {
      return db
        .all(
          `SELECT ${ACCOUNT_COLUMNS} FROM accounts a WHERE a.id = ?1 OR a.login = ?1 OR a.name = ?1
           ORDER BY a.login IS NULL, a.seen_at DESC, a.id LIMIT 10`,
          [text],
        )
        .map(readAccount)
    },
    async currentMatchesOf(account) {
      return db
        .all(
          `SELECT m.id FROM members b JOIN matches m ON m.id = b.match
           WHERE b.account = ? AND m.status IN ('open', 'running') ORDER BY m.id`,
          [account],
        )
        .map(readId)
        .map(({ id }) => id)
    },
    async deleteUnusedGuests(until, after, most) {
      return db.write(() => {
        const looked = db
          .all(
            `SELECT a.id, a.kind = 'guest' AND max(a.seen_at, a.created_at) <= ?
               AND NOT EXISTS (SELECT 1 FROM accounts o WHERE o.owner = a.id)
               AND NOT EXISTS (SELECT 1 FROM members b JOIN matches m ON m.id = b.match
                 WHERE b.account = a.id AND m.status IN ('open', 'running')) AS unused
             FROM accounts a WHERE a.id > ? ORDER BY a.id LIMIT ?`,
            [until, after, most],
          )
          .map(readGuest)
        const unused = looked.filter(guest => guest.unused)
        for (const { id } of unused) {
          db.run('DELETE FROM sessions WHERE account = ?', [id])
          db.run('DELETE FROM accounts WHERE id = ?', [id])
        }
        const last = looked.at(-1)
        return looked.length === most && last ? { deleted: unused.length, next: last.id } : { deleted: unused.length }
      })
    },
  }
}

function missing(what: string): never {
  throw new StoreError('missing', `There is no such ${what}.`)
}
