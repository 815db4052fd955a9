// Results and ratings on PostgreSQL.

import { readCursor } from '../queries.ts'
import {
  MOST_OPPONENTS,
  RESULT_COLUMNS,
  RESULT_FIELDS,
  type ResultStore,
  ratingsAfter,
  readCountedOutcome,
  readCurvePoint,
  readRating,
  readResult,
  resultPageOf,
  resultValues,
} from '../results.ts'
import { checkedText, checkedTextOrNull, readId } from '../rows.ts'
import type { Connections, Query } from './connections.ts'

const INSERT_RESULT = `INSERT INTO results (${RESULT_FIELDS.join(', ')})
  VALUES (${RESULT_FIELDS.map((_, i) => `$${i + 1}`).join(', ')})`

export function resultsIn({ query, transaction }: Pick<Connections, 'query' | 'transaction'>): ResultStore {
  const ratingsBy = async (run: Query, accounts: readonly string[]) =>
    (
      await run(
        `SELECT account, game, mu, sigma, matches FROM ratings WHERE account = ANY ($1)
         ORDER BY account COLLATE "C", game COLLATE "C"`,
        [accounts.map(checkedText)],
      )
    ).map(readRating)

  return {
    recordResults: finished =>
      transaction(async run => {
        const { match, game, participants, rated } = finished
        const claim = 'UPDATE matches SET recorded = true WHERE id = $1 AND NOT recorded RETURNING id'
        if ((await run(claim, [checkedText(match)])).length === 0) return false
        // Locked, always in the same order: of two matches of one person that end at once, the second goes on from the first.
        const rows = await run('SELECT id FROM accounts WHERE id = ANY ($1) ORDER BY id COLLATE "C" FOR UPDATE', [
          participants.map(({ account }) => checkedText(account)),
        ])
        const known = new Set(rows.map(readId).map(({ id }) => id))
        const ratings = rated
          ? ratingsAfter(
              finished,
              (await ratingsBy(run, [...known])).filter(one => one.game === game),
            )
          : undefined
        for (const participant of participants.filter(({ account }) => known.has(account))) {
          const rating = ratings?.get(participant.account)
          await run(INSERT_RESULT, resultValues(finished, participant, rating))
          if (!rating) continue
          const { mu, sigma, matches } = rating.after
          await run(
            `INSERT INTO ratings (account, game, mu, sigma, matches) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (account, game) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches`,
            [participant.account, game, mu, sigma, matches],
          )
        }
        return true
      }),
    async unrecordedMatches(most) {
      const rows = await query(
        `SELECT id FROM matches WHERE status = 'finished' AND NOT recorded ORDER BY id COLLATE "C" LIMIT $1`,
        [most],
      )
      return rows.map(readId).map(({ id }) => id)
    },
    async resultsAt(matches) {
      const rows = await query(
        `SELECT ${RESULT_COLUMNS} FROM results r WHERE r.match = ANY ($1) ORDER BY r.match COLLATE "C", r.seat`,
        [matches.map(checkedText)],
      )
      return rows.map(readResult)
    },
    ratingsOf: accounts => ratingsBy(query, accounts),
    async resultsOf(account, { onlyPublic, cursor, limit }) {
      const from = readCursor(cursor)
      const rows = await query(
        `SELECT ${RESULT_COLUMNS} FROM results r WHERE r.account = $1 AND (r.is_public OR $2::integer = 0)
           AND (r.at, r.match) < ($3::bigint, $4) ORDER BY r.at DESC, r.match DESC LIMIT $5`,
        [checkedText(account), Number(onlyPublic), from.sortedBy, from.id, limit + 1],
      )
      return resultPageOf(rows.map(readResult), limit)
    },
    async sideScores(account, { onlyPublic }) {
      const rows = await query(
        `SELECT game, side AS what, outcome, count(*) AS count FROM results WHERE account = $1 AND (is_public OR $2::integer = 0)
         GROUP BY game, side, outcome ORDER BY game COLLATE "C", side COLLATE "C", outcome COLLATE "C"`,
        [checkedText(account), Number(onlyPublic)],
      )
      return rows.map(readCountedOutcome)
    },
    async opponentScores(account, { onlyPublic, opponent = null }) {
      const rows = await query(
        `WITH met AS (
           SELECT r.game, o.account AS what, r.outcome FROM results r
           JOIN results o ON o.match = r.match AND o.account <> r.account AND o.team <> r.team
           WHERE r.account = $1 AND (r.is_public OR $2::integer = 0) AND ($3::text IS NULL OR o.account = $3)
         ), often AS (SELECT what FROM met GROUP BY what ORDER BY count(*) DESC, what LIMIT $4)
         SELECT game, what, outcome, count(*) AS count FROM met WHERE what IN (SELECT what FROM often)
         GROUP BY game, what, outcome ORDER BY game COLLATE "C", what, outcome COLLATE "C"`,
        [checkedText(account), Number(onlyPublic), checkedTextOrNull(opponent), MOST_OPPONENTS],
      )
      return rows.map(readCountedOutcome)
    },
    async botScores(account, { onlyPublic }) {
      const rows = await query(
        `SELECT r.game, r.bots AS what, r.outcome, count(*) AS count FROM results r
         WHERE r.account = $1 AND (r.is_public OR $2::integer = 0) AND r.bots <> '[]'
           AND NOT EXISTS (SELECT 1 FROM results o WHERE o.match = r.match AND o.account <> r.account)
         GROUP BY r.game, r.bots, r.outcome ORDER BY r.game COLLATE "C", r.bots COLLATE "C", r.outcome COLLATE "C"`,
        [checkedText(account), Number(onlyPublic)],
      )
      return rows.map(readCountedOutcome)
    },
    async ratingCurve(account, most) {
      const rows = await query(
        `SELECT game, at, mu_after AS mu FROM results WHERE account = $1 AND mu_after IS NOT NULL
         ORDER BY at DESC, match DESC LIMIT $2`,
        [checkedText(account), most],
      )
      return rows.map(readCurvePoint).toReversed()
    },
  }
}
