// Accounts on SQLite: logins, passkeys and sessions of people, and the programs they have made.

import { lookAlikeKey } from '@ludoteka/protocol'
import { ACCOUNT_COLUMNS, OWN_TABLES, PASSKEY_COLUMNS } from '../queries.ts'
import {
  checkedText,
  checkedTextOrNull,
  readAccount,
  readId,
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
import type { Connection, Param } from './connection.ts'

export function accountsIn(db: Connection): AccountStore {
  return {
    async createAccount({ id, name, kind, language, login, createdAt }) {
      const params = [checkedText(id), checkedText(name), kind, language, checkedTextOrNull(login), createdAt]
      const isNew = await db.write(() =>
        db.run(
          `INSERT INTO accounts (id, name, kind, language, login, created_at) VALUES (?, ?, ?, ?, ?, ?)
           ON CONFLICT DO NOTHING`,
          params,
        ),
      )
      if (!isNew) throw new StoreError('taken', 'There is such an account already.')
    },
    async account(id) {
      return db.all(`SELECT ${ACCOUNT_COLUMNS} FROM accounts a WHERE id = ?`, [id]).map(readAccount)[0]
    },
    async accounts(ids) {
      return db
        .all(`SELECT ${ACCOUNT_COLUMNS} FROM accounts a WHERE id IN (SELECT value FROM json_each(?))`, [
          JSON.stringify(ids),
        ])
        .map(readAccount)
    },
    async changeAccount(id, change) {
      const { name = null, kind = null, language = null, login, emblem = null, hidden } = change
      const params = [
        checkedTextOrNull(name),
        kind,
        language,
        login === undefined ? 0 : 1,
        checkedTextOrNull(login ?? null),
        login ? lookAlikeKey(login) : null,
        id,
        emblem,
        hidden === undefined ? null : Number(hidden),
      ]
      const found = await db.write(() => {
        if (login && isLoginTaken(db, login, id)) throw new StoreError('taken', 'This login is taken.')
        return db.run(
          `UPDATE accounts SET name = coalesce(?1, name), kind = coalesce(?2, kind), language = coalesce(?3, language),
             login = iif(?4, ?5, login), login_key = iif(?4, ?6, login_key), emblem = coalesce(?8, emblem),
             hidden = coalesce(?9, hidden) WHERE id = ?7`,
          params,
        )
      })
      if (!found) throw new StoreError('missing', 'There is no such account.')
    },
    async deleteAccount(id, now) {
      return db.write(() => {
        mustExist(db, id)
        const ended = endSessions(db, id)
        for (const bot of db.all('SELECT id FROM accounts WHERE owner = ?', [id]).map(readId))
          ended.push(...endSessions(db, bot.id))
        db.run('UPDATE accounts SET owner = NULL, revoked_at = coalesce(revoked_at, ?) WHERE owner = ?', [now, id])
        for (const table of OWN_TABLES) db.run(`DELETE FROM ${table} WHERE account = ?`, [id])
        db.run('DELETE FROM chat_lines WHERE from_id = ?', [id])
        db.run('DELETE FROM accounts WHERE id = ?', [id])
        return ended
      })
    },
    async linesOf(account) {
      return db
        .all('SELECT match, at, channel, text FROM chat_lines WHERE from_id = ? ORDER BY at, match, id', [account])
        .map(readWrittenLine)
    },
    async setPassword(account, login, hash) {
      const params = [checkedText(login), lookAlikeKey(login), checkedText(hash), account]
      return db.write(() => {
        if (isLoginTaken(db, login, account)) return false
        if (!db.run('UPDATE accounts SET login = ?, login_key = ?, password = ? WHERE id = ?', params))
          throw new StoreError('missing', 'There is no such account.')
        return true
      })
    },
    async passwordOf(login) {
      return db
        .all('SELECT id AS account, password AS hash FROM accounts WHERE login = ? AND password IS NOT NULL', [login])
        .map(readPassword)[0]
    },
    async addPasskey({ id, account, publicKey, counter, transports, addedAt, usedAt }) {
      const params: Param[] = [
        checkedText(id),
        checkedText(account),
        publicKey,
        counter,
        toJson(transports),
        addedAt,
        usedAt,
      ]
      const isNew = await db.write(() => {
        mustExist(db, account)
        return db.run(
          `INSERT INTO passkeys (id, account, public_key, counter, transports, added_at, used_at)
           VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
          params,
        )
      })
      if (!isNew) throw new StoreError('taken', 'This passkey is known already.')
    },
    async passkey(id) {
      return db.all(`SELECT ${PASSKEY_COLUMNS} FROM passkeys WHERE id = ?`, [id]).map(readPasskey)[0]
    },
    async passkeysOf(account) {
      return db
        .all(`SELECT ${PASSKEY_COLUMNS} FROM passkeys WHERE account = ? ORDER BY added_at NULLS FIRST, id`, [account])
        .map(readPasskey)
    },
    async touchPasskey(id, counter, now) {
      await db.write(() => db.run('UPDATE passkeys SET counter = ?, used_at = ? WHERE id = ?', [counter, now, id]))
    },
    async removePasskey({ id, account }) {
      return db.write(() => {
        if (db.all('SELECT 1 FROM passkeys WHERE id = ? AND account = ?', [id, account]).length === 0)
          throw new StoreError('missing', 'There is no such passkey.')
        return (
          db.run(
            `DELETE FROM passkeys WHERE id = ?1 AND
               (EXISTS (SELECT 1 FROM accounts WHERE id = ?2 AND password IS NOT NULL)
                OR EXISTS (SELECT 1 FROM passkeys WHERE account = ?2 AND id <> ?1))`,
            [id, account],
          ) > 0
        )
      })
    },
    async createSession(hash, account, expiresAt, provedAt) {
      const params = [checkedText(hash), checkedText(account), expiresAt, provedAt ?? null]
      const isNew = await db.write(() => {
        mustExist(db, account)
        return db.run(
          'INSERT INTO sessions (hash, account, expires_at, proved_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
          params,
        )
      })
      if (!isNew) throw new StoreError('taken', 'There is such a session already.')
    },
    async sessionAccount(hash, now) {
      return db
        .all(
          `SELECT ${ACCOUNT_COLUMNS} FROM sessions s JOIN accounts a ON a.id = s.account
           WHERE s.hash = ? AND s.expires_at > ? AND a.revoked_at IS NULL`,
          [hash, now],
        )
        .map(readAccount)[0]
    },
    async deleteSession(hash) {
      await db.write(() => db.run('DELETE FROM sessions WHERE hash = ?', [hash]))
    },
    async deleteSessionsOf(account, keep) {
      return db.write(() => endSessions(db, account, keep))
    },
    async proveSession(hash, now) {
      await db.write(() => db.run('UPDATE sessions SET proved_at = ? WHERE hash = ?', [now, hash]))
    },
    async provedAt(hash) {
      return db.all('SELECT proved_at AS value FROM sessions WHERE hash = ?', [hash]).map(readTime)[0]?.value ?? null
    },
    async setRecoveryCodes(account, hashes) {
      await db.write(() => {
        mustExist(db, account)
        db.run('DELETE FROM recovery_codes WHERE account = ?', [account])
        for (const hash of hashes)
          db.run('INSERT INTO recovery_codes (hash, account) VALUES (?, ?)', [checkedText(hash), account])
      })
    },
    async countRecoveryCodes(account) {
      const counted = db.all('SELECT count(*) AS value FROM recovery_codes WHERE account = ?', [account])
      return counted.map(readNumber)[0]?.value ?? 0
    },
    async useRecoveryCode(hash) {
      return db.write(() => {
        const [found] = db
          .all('SELECT account AS value FROM recovery_codes WHERE hash = ?', [hash])
          .map(readStoredValue)
        db.run('DELETE FROM recovery_codes WHERE hash = ?', [hash])
        return found?.value
      })
    },
    async countAttempt(name, until, now) {
      const params = [checkedText(name), until, now]
      return db.write(
        () =>
          db
            .all(
              `INSERT INTO attempts (name, count, until) VALUES (?1, 1, ?2)
               ON CONFLICT (name) DO UPDATE SET count = iif(until <= ?3, 1, count + 1), until = iif(until <= ?3, ?2, until)
               RETURNING count AS value`,
              params,
            )
            .map(readNumber)[0]?.value ?? 1,
      )
    },
    async forgetAttempts(name) {
      await db.write(() => db.run('DELETE FROM attempts WHERE name = ?', [name]))
    },
    async createBot({ id, name, language, createdAt }, owner, most) {
      const params = [checkedText(id), checkedText(name), language, createdAt, checkedText(owner)]
      return db.write(() => {
        mustExist(db, owner)
        const live = db.all('SELECT 1 FROM accounts WHERE owner = ? AND revoked_at IS NULL', [owner])
        if (live.length >= most) return false
        const isNew = db.run(
          `INSERT INTO accounts (id, name, kind, language, created_at, owner) VALUES (?, ?, 'bot', ?, ?, ?)
           ON CONFLICT DO NOTHING`,
          params,
        )
        if (!isNew) throw new StoreError('taken', 'There is such an account already.')
        return true
      })
    },
    async botsOf(owner) {
      return db
        .all(
          `SELECT ${ACCOUNT_COLUMNS} FROM accounts a WHERE a.owner = ? AND a.revoked_at IS NULL ORDER BY a.created_at, a.id`,
          [owner],
        )
        .map(readAccount)
    },
    async revokeBot(id, owner, now) {
      return db.write(() => {
        const revoke = 'UPDATE accounts SET revoked_at = ? WHERE id = ? AND owner = ? AND revoked_at IS NULL'
        if (!db.run(revoke, [now, id, owner])) throw new StoreError('missing', 'There is no such program.')
        return endSessions(db, id)
      })
    },
  }
}

function mustExist(db: Connection, account: string): void {
  if (db.all('SELECT 1 FROM accounts WHERE id = ?', [account]).length === 0)
    throw new StoreError('missing', 'There is no such account.')
}

/** The hashes of the sessions it has ended. */
function endSessions(db: Connection, account: string, keep = ''): string[] {
  const ended = db
    .all('SELECT hash FROM sessions WHERE account = ? AND hash <> ?', [account, keep])
    .map(readSessionHash)
  db.run('DELETE FROM sessions WHERE account = ? AND hash <> ?', [account, keep])
  return ended.map(({ hash }) => hash)
}

/** Logins from before they were compared by their looks have no key. */
function isLoginTaken(db: Connection, login: string, except: string): boolean {
  const params = [login, lookAlikeKey(login), except]
  return db.all('SELECT 1 FROM accounts WHERE (login = ? OR login_key = ?) AND id <> ?', params).length > 0
}
