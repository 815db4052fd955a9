// Accounts on PostgreSQL: logins, passkeys and sessions of people, and the programs they have made.

import { lookAlikeKey } from '@ludoteka/protocol'
import { ACCOUNT_COLUMNS, OWN_TABLES, PASSKEY_COLUMNS } from '../queries.ts'
import {
  checkedText,
  checkedTextOrNull,
  type Row,
  readAccount,
  readNumber,
  readPasskey,
  readPassword,
  readSessionHash,
  readStoredValue,
  readTime,
  readWrittenLine,
  toJson,
} from '../rows.ts'
import { type AccountStore, StoreError } from '../store.ts'
import type { Connections, Query } from './connections.ts'

export function accountsIn({ query, transaction }: Connections): AccountStore {
  return {
    async createAccount({ id, name, kind, language, login, createdAt }) {
      await query(
        'INSERT INTO accounts (id, name, kind, language, login, created_at) VALUES ($1, $2, $3, $4, $5, $6)',
        [checkedText(id), checkedText(name), kind, language, checkedTextOrNull(login), createdAt],
      )
    },
    async account(id) {
      return (await query(`SELECT ${ACCOUNT_COLUMNS} FROM accounts a WHERE a.id = $1`, [checkedText(id)])).map(
        readAccount,
      )[0]
    },
    async accounts(ids) {
      const rows = await query(`SELECT ${ACCOUNT_COLUMNS} FROM accounts a WHERE a.id = ANY ($1)`, [
        ids.map(checkedText),
      ])
      return rows.map(readAccount)
    },
    async changeAccount(id, change) {
      const { name = null, kind = null, language = null, login, emblem = null, hidden } = change
      const changed = await query(
        `UPDATE accounts SET name = coalesce($2, name), kind = coalesce($3, kind), language = coalesce($4, language),
           login = CASE WHEN $5::integer = 1 THEN $6 ELSE login END,
           login_key = CASE WHEN $5::integer = 1 THEN $7 ELSE login_key END, emblem = coalesce($8, emblem),
           hidden = coalesce($9::integer::boolean, hidden) WHERE id = $1 RETURNING id`,
        [
          checkedText(id),
          checkedTextOrNull(name),
          kind,
          language,
          login === undefined ? 0 : 1,
          checkedTextOrNull(login ?? null),
          login ? lookAlikeKey(login) : null,
          emblem,
          hidden === undefined ? null : Number(hidden),
        ],
      )
      mustExist(changed, 'There is no such account.')
    },
    deleteAccount: (id, now) =>
      transaction(async run => {
        const own = [checkedText(id)]
        mustExist(await run('SELECT id FROM accounts WHERE id = $1 FOR UPDATE', own), 'There is no such account.')
        const ended = await run(
          `DELETE FROM sessions WHERE account = $1 OR account IN (SELECT id FROM accounts WHERE owner = $1) RETURNING hash`,
          own,
        )
        await run('UPDATE accounts SET owner = NULL, revoked_at = coalesce(revoked_at, $2) WHERE owner = $1', [id, now])
        for (const table of OWN_TABLES) await run(`DELETE FROM ${table} WHERE account = $1`, own)
        await run('DELETE FROM chat_lines WHERE from_id = $1', own)
        await run('DELETE FROM accounts WHERE id = $1', own)
        return ended.map(readSessionHash).map(({ hash }) => hash)
      }),
    async linesOf(account) {
      const rows = await query(
        'SELECT match, at, channel, text FROM chat_lines WHERE from_id = $1 ORDER BY at, match COLLATE "C", id',
        [checkedText(account)],
      )
      return rows.map(readWrittenLine)
    },
    async setPassword(account, login, hash) {
      const params = [checkedText(account), checkedText(login), lookAlikeKey(login), checkedText(hash)]
      try {
        const changed = await query(
          'UPDATE accounts SET login = $2, login_key = $3, password = $4 WHERE id = $1 RETURNING id',
          params,
        )
        mustExist(changed, 'There is no such account.')
        return true
      } catch (error) {
        if (error instanceof StoreError && error.code === 'taken') return false
        throw error
      }
    },
    async passwordOf(login) {
      const rows = await query(
        'SELECT id AS account, password AS hash FROM accounts WHERE login = $1 AND password IS NOT NULL',
        [checkedText(login)],
      )
      return rows.map(readPassword)[0]
    },
    async addPasskey({ id, account, publicKey, counter, transports, addedAt, usedAt }) {
      await query(
        `INSERT INTO passkeys (id, account, public_key, counter, transports, added_at, used_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [checkedText(id), checkedText(account), Buffer.from(publicKey), counter, toJson(transports), addedAt, usedAt],
      )
    },
    async passkey(id) {
      return (await query(`SELECT ${PASSKEY_COLUMNS} FROM passkeys WHERE id = $1`, [checkedText(id)])).map(
        readPasskey,
      )[0]
    },
    async passkeysOf(account) {
      const rows = await query(
        `SELECT ${PASSKEY_COLUMNS} FROM passkeys WHERE account = $1 ORDER BY added_at NULLS FIRST, id COLLATE "C"`,
        [checkedText(account)],
      )
      return rows.map(readPasskey)
    },
    async touchPasskey(id, counter, now) {
      await query('UPDATE passkeys SET counter = $2, used_at = $3 WHERE id = $1', [checkedText(id), counter, now])
    },
    removePasskey: ({ id, account }) =>
      transaction(async run => {
        const params = [checkedText(id), checkedText(account)]
        await lock(run, account)
        mustExist(
          await run('SELECT 1 FROM passkeys WHERE id = $1 AND account = $2', params),
          'There is no such passkey.',
        )
        const removed = await run(
          `DELETE FROM passkeys WHERE id = $1 AND
             (EXISTS (SELECT 1 FROM accounts WHERE id = $2 AND password IS NOT NULL)
              OR EXISTS (SELECT 1 FROM passkeys WHERE account = $2 AND id <> $1))
           RETURNING id`,
          params,
        )
        return removed.length > 0
      }),
    async createSession(hash, account, expiresAt, provedAt) {
      await query('INSERT INTO sessions (hash, account, expires_at, proved_at) VALUES ($1, $2, $3, $4)', [
        checkedText(hash),
        checkedText(account),
        expiresAt,
        provedAt ?? null,
      ])
    },
    async sessionAccount(hash, now) {
      const rows = await query(
        `SELECT ${ACCOUNT_COLUMNS} FROM sessions s JOIN accounts a ON a.id = s.account
         WHERE s.hash = $1 AND s.expires_at > $2 AND a.revoked_at IS NULL`,
        [checkedText(hash), now],
      )
      return rows.map(readAccount)[0]
    },
    async deleteSession(hash) {
      await query('DELETE FROM sessions WHERE hash = $1', [checkedText(hash)])
    },
    deleteSessionsOf: (account, keep) => endSessions(query, account, keep),
    async proveSession(hash, now) {
      await query('UPDATE sessions SET proved_at = $2 WHERE hash = $1', [checkedText(hash), now])
    },
    async provedAt(hash) {
      const rows = await query('SELECT proved_at AS value FROM sessions WHERE hash = $1', [checkedText(hash)])
      return rows.map(readTime)[0]?.value ?? null
    },
    setRecoveryCodes: (account, hashes) =>
      transaction(async run => {
        await lock(run, account)
        await run('DELETE FROM recovery_codes WHERE account = $1', [checkedText(account)])
        await run('INSERT INTO recovery_codes (hash, account) SELECT hash, $1 FROM unnest($2::text[]) AS hash', [
          checkedText(account),
          hashes.map(checkedText),
        ])
      }),
    async countRecoveryCodes(account) {
      const counted = await query('SELECT count(*) AS value FROM recovery_codes WHERE account = $1', [
        checkedText(account),
      ])
      return counted.map(readNumber)[0]?.value ?? 0
    },
    async useRecoveryCode(hash) {
      const used = await query('DELETE FROM recovery_codes WHERE hash = $1 RETURNING account AS value', [
        checkedText(hash),
      ])
      return used.map(readStoredValue)[0]?.value
    },
    async countAttempt(name, until, now) {
      const counted = await query(
        `INSERT INTO attempts AS a (name, count, until) VALUES ($1, 1, $2)
         ON CONFLICT (name) DO UPDATE SET count = CASE WHEN a.until <= $3 THEN 1 ELSE a.count + 1 END,
           until = CASE WHEN a.until <= $3 THEN excluded.until ELSE a.until END
         RETURNING count AS value`,
        [checkedText(name), until, now],
      )
      return counted.map(readNumber)[0]?.value ?? 1
    },
    async forgetAttempts(name) {
      await query('DELETE FROM attempts WHERE name = $1', [checkedText(name)])
    },
    createBot: ({ id, name, language, createdAt }, owner, most) =>
      transaction(async run => {
        await lock(run, owner)
        const live = await run('SELECT 1 FROM accounts WHERE owner = $1 AND revoked_at IS NULL', [checkedText(owner)])
        if (live.length >= most) return false
        await run(
          `INSERT INTO accounts (id, name, kind, language, created_at, owner) VALUES ($1, $2, 'bot', $3, $4, $5)`,
          [checkedText(id), checkedText(name), language, createdAt, checkedText(owner)],
        )
        return true
      }),
    async botsOf(owner) {
      const rows = await query(
        `SELECT ${ACCOUNT_COLUMNS} FROM accounts a WHERE a.owner = $1 AND a.revoked_at IS NULL
         ORDER BY a.created_at, a.id COLLATE "C"`,
        [checkedText(owner)],
      )
      return rows.map(readAccount)
    },
    revokeBot: (id, owner, now) =>
      transaction(async run => {
        const revoked = await run(
          'UPDATE accounts SET revoked_at = $3 WHERE id = $1 AND owner = $2 AND revoked_at IS NULL RETURNING id',
          [checkedText(id), checkedText(owner), now],
        )
        mustExist(revoked, 'There is no such program.')
        return endSessions(run, id)
      }),
  }
}

function mustExist(rows: readonly Row[], otherwise: string): void {
  if (rows.length === 0) throw new StoreError('missing', otherwise)
}

/** Locks an account while something of it is counted and then changed. */
async function lock(run: Query, account: string): Promise<void> {
  mustExist(
    await run('SELECT id FROM accounts WHERE id = $1 FOR NO KEY UPDATE', [checkedText(account)]),
    'There is no such account.',
  )
}

/** The hashes of the sessions it has ended. */
async function endSessions(run: Query, account: string, keep = ''): Promise<readonly string[]> {
  const ended = await run('DELETE FROM sessions WHERE account = $1 AND hash <> $2 RETURNING hash', [
    checkedText(account),
    checkedText(keep),
  ])
  return ended.map(readSessionHash).map(({ hash }) => hash)
}
