// People, whom they follow and challenge, and who looks for an opponent, on SQLite.

import {
  CHALLENGE_COLUMNS,
  type PeopleStore,
  readAccountId,
  readChallenge,
  readFollow,
  readSeek,
  readUnderWay,
  SEEK_COLUMNS,
} from '../people.ts'
import { checkedText, readNumber, toJson } from '../rows.ts'
import { StoreError } from '../store.ts'
import type { Connection, Param } from './connection.ts'
import type { Journal } from './journal.ts'
import { insertMatch } from './matchIndexes.ts'

export function peopleIn(db: Connection, journal: Journal): PeopleStore {
  const count = (sql: string, params: readonly Param[]): number => db.all(sql, params).map(readNumber)[0]?.value ?? 0
  const requireAccounts = (...accounts: readonly string[]): void => {
    const list = JSON.stringify([...new Set(accounts)])
    const found = count('SELECT count(*) AS value FROM accounts WHERE id IN (SELECT value FROM json_each(?))', [list])
    if (found < new Set(accounts).size) throw new StoreError('missing', 'There is no such account.')
  }

  return {
    async setVisitor(process, account, isHere) {
      await db.write(() =>
        isHere
          ? db.run('INSERT OR IGNORE INTO visitors (account, process) SELECT ?, id FROM processes WHERE id = ?', [
              account,
              process,
            ])
          : db.run('DELETE FROM visitors WHERE account = ? AND process = ?', [account, process]),
      )
    },
    async visitorsAmong(accounts) {
      return db
        .all('SELECT DISTINCT account FROM visitors WHERE account IN (SELECT value FROM json_each(?))', [
          JSON.stringify(accounts),
        ])
        .map(readAccountId)
        .map(({ account }) => account)
    },
    countVisitors: async () => count('SELECT count(DISTINCT account) AS value FROM visitors', []),
    async matchesUnderWay(since) {
      await journal.settleAll()
      const running = `m.status = 'running' AND m.visibility = 'public' AND m.updated_at >= ?`
      const [found] = db
        .all(
          `SELECT (SELECT count(*) FROM matches m WHERE ${running}) AS count,
             (SELECT m.id FROM matches m JOIN members b ON b.match = m.id
                JOIN ratings r ON r.account = b.account AND r.game = m.game
              WHERE ${running} GROUP BY m.id ORDER BY avg(r.mu) DESC, m.id LIMIT 1) AS best`,
          [since, since],
        )
        .map(readUnderWay)
      return { count: found?.count ?? 0, ...(found?.best ? { best: found.best } : {}) }
    },

    addFollow: ({ account, followed, at }, most) =>
      db.write(() => {
        requireAccounts(account, followed)
        if (
          count('SELECT count(*) AS value FROM follows WHERE account = ? AND followed <> ?', [account, followed]) >=
          most
        )
          return false
        db.run('INSERT OR IGNORE INTO follows (account, followed, at) VALUES (?, ?, ?)', [account, followed, at])
        return true
      }),
    async removeFollow(account, followed) {
      await db.write(() => db.run('DELETE FROM follows WHERE account = ? AND followed = ?', [account, followed]))
    },
    async followsOf(account) {
      return db
        .all('SELECT account, followed, at FROM follows WHERE account = ? ORDER BY at, followed', [account])
        .map(readFollow)
    },

    saveSeek: (seek, { ofOrigin }) =>
      db.write(() => {
        requireAccounts(seek.account)
        const { account, origin } = seek
        if (
          count('SELECT count(*) AS value FROM seeks WHERE origin = ? AND account <> ?', [origin, account]) >= ofOrigin
        )
          return false
        db.run('DELETE FROM seeks WHERE account = ?', [account])
        db.run(
          `INSERT INTO seeks (id, account, game, pace, origin, since, alive_until, offer, offer_until, accepted, match)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          [
            seek.id,
            account,
            checkedText(seek.game),
            seek.pace,
            origin,
            seek.since,
            seek.aliveUntil,
            seek.offer,
            seek.offerUntil,
            seek.accepted ? 1 : 0,
            seek.match,
          ],
        )
        return true
      }),
    seeks: async () => db.all(`SELECT ${SEEK_COLUMNS} FROM seeks ORDER BY since, id`).map(readSeek),
    async removeSeek(account) {
      await db.write(() => db.run('DELETE FROM seeks WHERE account = ?', [account]))
    },
    async keepSeeks(accounts, aliveUntil) {
      await db.write(() =>
        accounts
          ? db.run(
              `UPDATE seeks SET alive_until = ? WHERE match IS NULL AND account IN (SELECT value FROM json_each(?))`,
              [aliveUntil, JSON.stringify(accounts)],
            )
          : db.run('UPDATE seeks SET alive_until = ? WHERE match IS NULL', [aliveUntil]),
      )
    },
    offerPair: ([first, second], { id, until }) =>
      db.write(() => {
        const free = 'offer IS NULL AND match IS NULL AND id IN (?, ?)'
        if (count(`SELECT count(*) AS value FROM seeks WHERE ${free}`, [first, second]) < 2) return false
        db.run(`UPDATE seeks SET offer = ?, offer_until = ?, accepted = 0 WHERE ${free}`, [id, until, first, second])
        return true
      }),
    acceptOffer: (account, offer, now) =>
      db.write(
        () =>
          db.run(
            'UPDATE seeks SET accepted = 1 WHERE account = ? AND offer = ? AND (offer_until > ? OR match IS NOT NULL)',
            [account, offer, now],
          ) > 0,
      ),
    startPair: (offer, match) =>
      db.write(() => {
        const ready = 'offer = ? AND accepted AND match IS NULL'
        if (count(`SELECT count(*) AS value FROM seeks WHERE ${ready}`, [offer]) < 2) return false
        insertMatch(db, match)
        db.run(`UPDATE seeks SET match = ? WHERE ${ready}`, [match.id, offer])
        return true
      }),
    endSeeks: now =>
      db.write(() => {
        // Whose partner has stopped looking goes on at once.
        const isLeftAlone = 'NOT EXISTS (SELECT 1 FROM seeks o WHERE o.offer = seeks.offer AND o.id <> seeks.id)'
        const ended = db.all(
          `DELETE FROM seeks WHERE alive_until <= ?1 OR (offer_until <= ?1 AND match IS NULL AND NOT accepted) RETURNING account`,
          [now],
        )
        const freed = db.all(
          `UPDATE seeks SET offer = NULL, offer_until = NULL, accepted = 0
           WHERE offer IS NOT NULL AND match IS NULL AND (offer_until <= ?1 OR ${isLeftAlone}) RETURNING account`,
          [now],
        )
        return [...ended, ...freed].map(readAccountId).map(({ account }) => account)
      }),

    addChallenge: (challenge, most) =>
      db.write(() => {
        const { id, from, to, game, at, until } = challenge
        requireAccounts(from, to)
        const open = `SELECT count(*) AS value FROM challenges WHERE from_id = ? AND state = 'open' AND until > ?`
        if (count(open, [from, at]) >= most || count(`${open} AND to_id = ? AND game = ?`, [from, at, to, game]) > 0)
          return false
        db.run(
          `INSERT INTO challenges (id, from_id, to_id, game, options, clock, rated, brought, at, until, state, match)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          [
            id,
            from,
            to,
            game,
            toJson(challenge.options),
            toJson(challenge.clock),
            challenge.rated ? 1 : 0,
            challenge.brought && toJson(challenge.brought),
            at,
            until,
            challenge.state,
            challenge.match,
          ],
        )
        return true
      }),
    async challenge(id) {
      return db.all(`SELECT ${CHALLENGE_COLUMNS} FROM challenges WHERE id = ?`, [id]).map(readChallenge)[0]
    },
    async challengesOf(account, now) {
      return db
        .all(
          `SELECT ${CHALLENGE_COLUMNS} FROM challenges WHERE (from_id = ?1 OR to_id = ?1) AND until > ?2
           ORDER BY at DESC, id`,
          [account, now],
        )
        .map(readChallenge)
    },
    declineChallenge: id =>
      db.write(() => db.run(`UPDATE challenges SET state = 'declined' WHERE id = ? AND state = 'open'`, [id]) > 0),
    acceptChallenge: (id, match) =>
      db.write(() => {
        const isOpen =
          db.run(`UPDATE challenges SET state = 'accepted', match = ? WHERE id = ? AND state = 'open'`, [
            match.id,
            id,
          ]) > 0
        if (isOpen) insertMatch(db, match)
        return isOpen
      }),
    async removeChallenge(id) {
      await db.write(() => db.run('DELETE FROM challenges WHERE id = ?', [id]))
    },
    async forgetChallenges(now) {
      await db.write(() => db.run('DELETE FROM challenges WHERE until <= ?', [now]))
    },
  }
}
