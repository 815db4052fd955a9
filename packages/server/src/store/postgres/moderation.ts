// Moderation on PostgreSQL: sanctions of hosts, blocks, reports, bans, admins, the record of what was done, and unused guests.

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
import { checkedText, checkedTextOrNull, readAccount, readId, readNumber, toJson } from '../rows.ts'
import { StoreError } from '../store.ts'
import type { Connections } from './connections.ts'

export function moderationIn({ query, transaction }: Connections): ModerationStore {
  return {
    async setSanction(match, { account, kind }, on, now) {
      const params = [checkedText(match), checkedText(account), kind]
      if (on)
        await query('INSERT INTO sanctions (match, account, kind, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING', [
          ...params,
          now,
        ])
      else await query('DELETE FROM sanctions WHERE match = $1 AND account = $2 AND kind = $3', params)
    },
    async sanctionsAt(match) {
      const rows = await query(
        'SELECT account, kind FROM sanctions WHERE match = $1 ORDER BY at, account COLLATE "C"',
        [checkedText(match)],
      )
      return rows.map(readSanction)
    },

    addBlock: ({ account, blocked, at }, most) =>
      transaction(async run => {
        const params = [checkedText(account), checkedText(blocked)]
        // Requests of one account are counted one after another.
        await run('SELECT 1 FROM accounts WHERE id = $1 FOR UPDATE', [checkedText(account)])
        const others = await run('SELECT count(*) AS value FROM blocks WHERE account = $1 AND blocked <> $2', params)
        if ((others.map(readNumber)[0]?.value ?? 0) >= most) return false
        await run('INSERT INTO blocks (account, blocked, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
          ...params,
          at,
        ])
        return true
      }),
    async removeBlock(account, blocked) {
      await query('DELETE FROM blocks WHERE account = $1 AND blocked = $2', [
        checkedText(account),
        checkedText(blocked),
      ])
    },
    async blocksOf(account) {
      const rows = await query(
        'SELECT account, blocked, at FROM blocks WHERE account = $1 ORDER BY at, blocked COLLATE "C"',
        [checkedText(account)],
      )
      return rows.map(readBlock)
    },
    async blocksAmong(accounts) {
      const rows = await query(
        'SELECT account, blocked, at FROM blocks WHERE account = ANY ($1) AND blocked = ANY ($1)',
        [accounts.map(checkedText)],
      )
      return rows.map(readBlock)
    },

    async addReport({ at, reporter, account, match, reason, note, lines }) {
      const rows = await query(
        `INSERT INTO reports (at, reporter_id, reporter_name, account_id, account_name, match, reason, note, lines)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING id`,
        [
          at,
          checkedText(reporter.id),
          checkedText(reporter.name),
          checkedText(account.id),
          checkedText(account.name),
          checkedText(match),
          reason,
          checkedText(note),
          toJson(lines),
        ],
      )
      return rows.length > 0
    },
    async reports(list, before, limit) {
      const rows = await query(
        `SELECT ${REPORT_COLUMNS} FROM reports WHERE (closed_at IS NULL) = ($1::integer = 1) AND id < $2
         ORDER BY id DESC LIMIT $3`,
        [list === 'open' ? 1 : 0, before, limit],
      )
      return rows.map(readReport)
    },
    async closeReport(id, by, now) {
      const rows = await query(
        `UPDATE reports SET closed_at = $2, closed_by_id = $3, closed_by_name = $4
         WHERE id = $1 AND closed_at IS NULL RETURNING ${REPORT_COLUMNS}`,
        [id, now, checkedText(by.id), checkedText(by.name)],
      )
      return rows.map(readReport)[0]
    },

    async addBan({ account, address, reason, by, at, until = null }) {
      const rows = await query(
        `INSERT INTO bans (account_id, account_name, address, reason, by_id, by_name, at, until)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING ${BAN_COLUMNS}`,
        [
          checkedText(account.id),
          checkedText(account.name),
          checkedTextOrNull(address),
          checkedText(reason),
          checkedText(by.id),
          checkedText(by.name),
          at,
          until,
        ],
      )
      return rows.map(readBan)[0] ?? missing('ban')
    },
    async bans(now) {
      const rows = await query(
        `SELECT ${BAN_COLUMNS} FROM bans WHERE lifted_at IS NULL AND (until IS NULL OR until > $1) ORDER BY id DESC`,
        [now],
      )
      return rows.map(readBan)
    },
    async liftBan(id, now) {
      const rows = await query(
        `UPDATE bans SET lifted_at = $2 WHERE id = $1 AND lifted_at IS NULL RETURNING ${BAN_COLUMNS}`,
        [id, now],
      )
      return rows.map(readBan)[0]
    },

    async addAuditEntry({ at, by, action, account, match, note }) {
      await query(
        `INSERT INTO audit (at, by_id, by_name, action, account_id, account_name, match, note)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [
          at,
          checkedText(by.id),
          checkedText(by.name),
          action,
          checkedTextOrNull(account?.id ?? null),
          checkedTextOrNull(account?.name ?? null),
          checkedTextOrNull(match ?? null),
          checkedText(note),
        ],
      )
    },
    async audit(before, limit) {
      const rows = await query(`SELECT ${AUDIT_COLUMNS} FROM audit WHERE id < $1 ORDER BY id DESC LIMIT $2`, [
        before,
        limit,
      ])
      return rows.map(readAuditEntry)
    },

    async isAdmin(account) {
      return (await query('SELECT 1 FROM admins WHERE account = $1', [checkedText(account)])).length > 0
    },
    async setAdmin(account, on, now) {
      if (!on) await query('DELETE FROM admins WHERE account = $1', [checkedText(account)])
      else
        await query('INSERT INTO admins (account, at) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
          checkedText(account),
          now,
        ])
    },
    async admins() {
      const rows = await query('SELECT account AS id FROM admins ORDER BY at, account COLLATE "C"')
      return rows.map(readId).map(({ id }) => id)
    },

    async noteVisit(account, address, now) {
      await query('UPDATE accounts SET seen_at = greatest(seen_at, $1), address = $2 WHERE id = $3', [
        now,
        checkedText(address),
        checkedText(account),
      ])
    },
    async lastVisit(account) {
      const rows = await query('SELECT greatest(seen_at, created_at) AS at, address FROM accounts WHERE id = $1', [
        checkedText(account),
      ])
      return rows.map(readVisit)[0]
    },
    async findAccounts(text) {
      const rows = await query(
        `SELECT ${ACCOUNT_COLUMNS} FROM accounts a WHERE a.id = $1 OR a.login = $1 OR a.name = $1
         ORDER BY a.login IS NULL, a.seen_at DESC, a.id COLLATE "C" LIMIT 10`,
        [checkedText(text)],
      )
      return rows.map(readAccount)
    },
    async currentMatchesOf(account) {
      const rows = await query(
        `SELECT m.id FROM members b JOIN matches m ON m.id = b.match
         WHERE b.account = $1 AND m.status IN ('open', 'running') ORDER BY m.id`,
        [checkedText(account)],
      )
      return rows.map(readId).map(({ id }) => id)
    },
    deleteUnusedGuests: (until, after, most) =>
      transaction(async run => {
        const rows = await run(
          `SELECT a.id, a.kind = 'guest' AND greatest(a.seen_at, a.created_at) <= $1
             AND NOT EXISTS (SELECT 1 FROM accounts o WHERE o.owner = a.id)
             AND NOT EXISTS (SELECT 1 FROM members b JOIN matches m ON m.id = b.match
               WHERE b.account = a.id AND m.status IN ('open', 'running')) AS unused
           FROM accounts a WHERE a.id > $2 ORDER BY a.id LIMIT $3 FOR UPDATE OF a SKIP LOCKED`,
          [until, checkedText(after), most],
        )
        const looked = rows.map(readGuest)
        const unused = looked.filter(guest => guest.unused).map(({ id }) => id)
        await run('DELETE FROM sessions WHERE account = ANY ($1)', [unused])
        await run('DELETE FROM accounts WHERE id = ANY ($1)', [unused])
        const last = looked.at(-1)
        return looked.length === most && last ? { deleted: unused.length, next: last.id } : { deleted: unused.length }
      }),
  }
}

function missing(what: string): never {
  throw new StoreError('missing', `There is no such ${what}.`)
}
