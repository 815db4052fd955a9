// Results and ratings on SQLite.

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
import { readId } from '../rows.ts'
import type { Connection } from './connection.ts'

const INSERT_RESULT = `INSERT INTO results (${RESULT_FIELDS.join(', ')}) VALUES (${RESULT_FIELDS.map(() => '?').join(', ')})`

export function resultsIn(db: Connection): ResultStore {
  const ratingsOf = (accounts: readonly string[]) =>
    db
      .all(
        `SELECT account, game, mu, sigma, matches FROM ratings WHERE account IN (SELECT value FROM json_each(?))
         ORDER BY account, game`,
        [JSON.stringify(accounts)],
      )
      .map(readRating)

  return {
    recordResults: finished =>
      db.write(() => {
        const { match, game, participants, rated } = finished
        if (!db.run('UPDATE matches SET recorded = 1 WHERE id = ? AND NOT recorded', [match])) return false
        const accounts = JSON.stringify(participants.map(({ account }) => account))
        const known = new Set(
          db
            .all('SELECT id FROM accounts WHERE id IN (SELECT value FROM json_each(?))', [accounts])
            .map(readId)
            .map(({ id }) => id),
        )
        const ratings = rated
          ? ratingsAfter(
              finished,
              ratingsOf([...known]).filter(one => one.game === game),
            )
          : undefined
        for (const participant of participants.filter(({ account }) => known.has(account))) {
          const rating = ratings?.get(participant.account)
          db.run(INSERT_RESULT, resultValues(finished, participant, rating))
          if (!rating) continue
          const { mu, sigma, matches } = rating.after
          db.run(
            `INSERT INTO ratings (account, game, mu, sigma, matches) VALUES (?, ?, ?, ?, ?)
             ON CONFLICT (account, game) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches`,
            [participant.account, game, mu, sigma, matches],
          )
        }
        return true
      }),
    async unrecordedMatches(most) {
      return db
        .all(`SELECT id FROM matches WHERE status = 'finished' AND NOT recorded ORDER BY id LIMIT ?`, [most])
        .map(readId)
        .map(({ id }) => id)
    },
    async resultsAt(matches) {
      return db
        .all(
          `SELECT ${RESULT_COLUMNS} FROM results r WHERE r.match IN (SELECT value FROM json_each(?)) ORDER BY r.match, r.seat`,
          [JSON.stringify(matches)],
        )
        .map(readResult)
    },
    ratingsOf: async accounts => ratingsOf(accounts),
    async resultsOf(account, { onlyPublic, cursor, limit }) {
      const from = readCursor(cursor)
      const rows = db.all(
        `SELECT ${RESULT_COLUMNS} FROM results r WHERE r.account = ? AND (r.is_public OR NOT ?) AND (r.at, r.match) < (?, ?)
         ORDER BY r.at DESC, r.match DESC LIMIT ?`,
        [account, Number(onlyPublic), from.sortedBy, from.id, limit + 1],
      )
      return resultPageOf(rows.map(readResult), limit)
    },
    async sideScores(account, { onlyPublic }) {
      return db
        .all(
          `SELECT game, side AS what, outcome, count(*) AS count FROM results WHERE account = ? AND (is_public OR NOT ?)
           GROUP BY game, side, outcome ORDER BY game, side, outcome`,
          [account, Number(onlyPublic)],
        )
        .map(readCountedOutcome)
    },
    async opponentScores(account, { onlyPublic, opponent = null }) {
      return db
        .all(
          `WITH met AS (
             SELECT r.game, o.account AS what, r.outcome FROM results r
             JOIN results o ON o.match = r.match AND o.account <> r.account AND o.team <> r.team
             WHERE r.account = ?1 AND (r.is_public OR NOT ?2) AND (?3 IS NULL OR o.account = ?3)
           ), often AS (SELECT what FROM met GROUP BY what ORDER BY count(*) DESC, what LIMIT ?4)
           SELECT game, what, outcome, count(*) AS count FROM met WHERE what IN (SELECT what FROM often)
           GROUP BY game, what, outcome ORDER BY game, what, outcome`,
          [account, Number(onlyPublic), opponent, MOST_OPPONENTS],
        )
        .map(readCountedOutcome)
    },
    async botScores(account, { onlyPublic }) {
      return db
        .all(
          `SELECT r.game, r.bots AS what, r.outcome, count(*) AS count FROM results r
           WHERE r.account = ? AND (r.is_public OR NOT ?) AND r.bots <> '[]'
             AND NOT EXISTS (SELECT 1 FROM results o WHERE o.match = r.match AND o.account <> r.account)
           GROUP BY r.game, r.bots, r.outcome ORDER BY r.game, r.bots, r.outcome`,
          [account, Number(onlyPublic)],
        )
        .map(readCountedOutcome)
    },
    async ratingCurve(account, most) {
      return db
        .all(
          `SELECT game, at, mu_after AS mu FROM results WHERE account = ? AND mu_after IS NOT NULL
           ORDER BY at DESC, match DESC LIMIT ?`,
          [account, most],
        )
        .map(readCurvePoint)
        .toReversed()
    },
  }
}
