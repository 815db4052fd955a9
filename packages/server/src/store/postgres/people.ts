// People, whom they follow and challenge, and who looks for an opponent, on PostgreSQL.

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
import { checkedText, checkedTextOrNull, readNumber, toJson } from '../rows.ts'
import { type MatchRow, StoreError } from '../store.ts'
import type { Connections, Param, Query } from './connections.ts'

type Insert = (match: MatchRow, rank: number | undefined) => { readonly sql: string; readonly params: readonly Param[] }

const idsIn = (rows: Awaited<ReturnType<Query>>): readonly string[] =>
  rows.map(readAccountId).map(({ account }) => account)

async function count(run: Query, sql: string, params: readonly Param[]): Promise<number> {
  return (await run(sql, params)).map(readNumber)[0]?.value ?? 0
}

/** Requests of one account are counted one after another. */
async function lockAccount(run: Query, account: string): Promise<void> {
  const [found] = await run('SELECT 1 FROM accounts WHERE id = $1 FOR UPDATE', [checkedText(account)])
  if (!found) throw new StoreError('missing', 'There is no such account.')
}

/** `insertStatement` adds a match with what it is found by. */
export function peopleIn({ query, transaction }: Connections, insertStatement: Insert): PeopleStore {
  const insertMatch = async (run: Query, match: MatchRow): Promise<void> => {
    const { sql, params } = insertStatement({ ...match, revision: 0 }, undefined)
    await run(sql, params)
  }

  return {
    async setVisitor(process, account, isHere) {
      const sql = isHere
        ? 'INSERT INTO visitors (account, process) SELECT $1, id FROM processes WHERE id = $2 ON CONFLICT DO NOTHING'
        : 'DELETE FROM visitors WHERE account = $1 AND process = $2'
      await query(sql, [checkedText(account), checkedText(process)])
    },
    async visitorsAmong(accounts) {
      return idsIn(
        await query('SELECT DISTINCT account FROM visitors WHERE account = ANY ($1)', [accounts.map(checkedText)]),
      )
    },
    countVisitors: () => count(query, 'SELECT count(DISTINCT account) AS value FROM visitors', []),
    async matchesUnderWay(since) {
      const running = `m.status = 'running' AND m.visibility = 'public' AND m.updated_at >= $1`
      const rows = await query(
        `SELECT (SELECT count(*) FROM matches m WHERE ${running}) AS count,
           (SELECT m.id FROM matches m JOIN members b ON b.match = m.id
              JOIN ratings r ON r.account = b.account AND r.game = m.game
            WHERE ${running} GROUP BY m.id ORDER BY avg(r.mu) DESC, m.id LIMIT 1) AS best`,
        [since],
      )
      const [found] = rows.map(readUnderWay)
      return { count: found?.count ?? 0, ...(found?.best ? { best: found.best } : {}) }
    },

    addFollow: ({ account, followed, at }, most) =>
      transaction(async run => {
        const pair = [checkedText(account), checkedText(followed)]
        await lockAccount(run, account)
        const others = 'SELECT count(*) AS value FROM follows WHERE account = $1 AND followed <> $2'
        if ((await count(run, others, pair)) >= most) return false
        await run('INSERT INTO follows (account, followed, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
          ...pair,
          at,
        ])
        return true
      }),
    async removeFollow(account, followed) {
      await query('DELETE FROM follows WHERE account = $1 AND followed = $2', [
        checkedText(account),
        checkedText(followed),
      ])
    },
    async followsOf(account) {
      const rows = await query('SELECT account, followed, at FROM follows WHERE account = $1 ORDER BY at, followed', [
        checkedText(account),
      ])
      return rows.map(readFollow)
    },

    saveSeek: (seek, { ofOrigin }) =>
      transaction(async run => {
        const { account } = seek
        const origin = checkedText(seek.origin)
        await lockAccount(run, account)
        await run('SELECT pg_advisory_xact_lock(hashtext($1))', [`seeks from ${origin}`])
        const others = 'SELECT count(*) AS value FROM seeks WHERE origin = $1 AND account <> $2'
        if ((await count(run, others, [origin, account])) >= ofOrigin) return false
        await run('DELETE FROM seeks WHERE account = $1', [account])
        await run(
          `INSERT INTO seeks (id, account, game, pace, origin, since, alive_until, offer, offer_until, accepted, match)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
          [
            checkedText(seek.id),
            account,
            checkedText(seek.game),
            seek.pace,
            origin,
            seek.since,
            seek.aliveUntil,
            checkedTextOrNull(seek.offer),
            seek.offerUntil,
            seek.accepted ? 'true' : 'false',
            checkedTextOrNull(seek.match),
          ],
        )
        return true
      }),
    seeks: async () => (await query(`SELECT ${SEEK_COLUMNS} FROM seeks ORDER BY since, id`)).map(readSeek),
    async removeSeek(account) {
      await query('DELETE FROM seeks WHERE account = $1', [checkedText(account)])
    },
    async keepSeeks(accounts, aliveUntil) {
      if (accounts)
        await query('UPDATE seeks SET alive_until = $1 WHERE match IS NULL AND account = ANY ($2)', [
          aliveUntil,
          accounts.map(checkedText),
        ])
      else await query('UPDATE seeks SET alive_until = $1 WHERE match IS NULL', [aliveUntil])
    },
    // Rows are locked in one order, so that nobody waits for somebody who waits for them.
    offerPair: (seeks, { id, until }) =>
      transaction(async run => {
        const ids = seeks.map(checkedText)
        const free = await run(
          'SELECT account FROM seeks WHERE id = ANY ($1) AND offer IS NULL AND match IS NULL ORDER BY id FOR UPDATE',
          [ids],
        )
        if (free.length < 2) return false
        await run('UPDATE seeks SET offer = $2, offer_until = $3, accepted = false WHERE id = ANY ($1)', [
          ids,
          checkedText(id),
          until,
        ])
        return true
      }),
    async acceptOffer(account, offer, now) {
      const rows = await query(
        `UPDATE seeks SET accepted = true
         WHERE account = $1 AND offer = $2 AND (offer_until > $3 OR match IS NOT NULL) RETURNING account`,
        [checkedText(account), checkedText(offer), now],
      )
      return rows.length > 0
    },
    startPair: (offer, match) =>
      transaction(async run => {
        const ready = await run(
          'SELECT account FROM seeks WHERE offer = $1 AND accepted AND match IS NULL ORDER BY id FOR UPDATE',
          [checkedText(offer)],
        )
        if (ready.length < 2) return false
        await insertMatch(run, match)
        await run('UPDATE seeks SET match = $2 WHERE offer = $1', [checkedText(offer), checkedText(match.id)])
        return true
      }),
    endSeeks: now =>
      transaction(async run => {
        await run('SELECT account FROM seeks ORDER BY id FOR UPDATE')
        const ended = await run(
          `DELETE FROM seeks WHERE alive_until <= $1 OR (offer_until <= $1 AND match IS NULL AND NOT accepted)
           RETURNING account`,
          [now],
        )
        const freed = await run(
          `UPDATE seeks s SET offer = NULL, offer_until = NULL, accepted = false
           WHERE s.offer IS NOT NULL AND s.match IS NULL AND (s.offer_until <= $1
             OR NOT EXISTS (SELECT 1 FROM seeks o WHERE o.offer = s.offer AND o.id <> s.id)) RETURNING s.account`,
          [now],
        )
        return [...idsIn(ended), ...idsIn(freed)]
      }),

    addChallenge: (challenge, most) =>
      transaction(async run => {
        const { at, until } = challenge
        const [from, to, game] = [challenge.from, challenge.to, challenge.game].map(checkedText)
        if (from === undefined || to === undefined || game === undefined) return false
        await lockAccount(run, from)
        const open = `SELECT count(*) AS value FROM challenges WHERE from_id = $1 AND state = 'open' AND until > $2`
        if ((await count(run, open, [from, at])) >= most) return false
        if ((await count(run, `${open} AND to_id = $3 AND game = $4`, [from, at, to, game])) > 0) return false
        await run(
          `INSERT INTO challenges (id, from_id, to_id, game, options, clock, rated, brought, at, until, state, match)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
          [
            checkedText(challenge.id),
            from,
            to,
            game,
            toJson(challenge.options),
            toJson(challenge.clock),
            challenge.rated ? 'true' : 'false',
            challenge.brought && toJson(challenge.brought),
            at,
            until,
            challenge.state,
            checkedTextOrNull(challenge.match),
          ],
        )
        return true
      }),
    async challenge(id) {
      const rows = await query(`SELECT ${CHALLENGE_COLUMNS} FROM challenges WHERE id = $1`, [checkedText(id)])
      return rows.map(readChallenge)[0]
    },
    async challengesOf(account, now) {
      const rows = await query(
        `SELECT ${CHALLENGE_COLUMNS} FROM challenges WHERE (from_id = $1 OR to_id = $1) AND until > $2 ORDER BY at DESC, id`,
        [checkedText(account), now],
      )
      return rows.map(readChallenge)
    },
    async declineChallenge(id) {
      const rows = await query(
        `UPDATE challenges SET state = 'declined' WHERE id = $1 AND state = 'open' RETURNING from_id AS account`,
        [checkedText(id)],
      )
      return rows.length > 0
    },
    acceptChallenge: (id, match) =>
      transaction(async run => {
        const rows = await run(
          `UPDATE challenges SET state = 'accepted', match = $2 WHERE id = $1 AND state = 'open' RETURNING from_id AS account`,
          [checkedText(id), checkedText(match.id)],
        )
        if (rows.length === 0) return false
        await insertMatch(run, match)
        return true
      }),
    async removeChallenge(id) {
      await query('DELETE FROM challenges WHERE id = $1', [checkedText(id)])
    },
    async forgetChallenges(now) {
      await query('DELETE FROM challenges WHERE until <= $1', [now])
    },
  }
}
