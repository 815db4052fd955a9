// Results and ratings on SQLite.

import {
  RESULT_COLUMNS,
  RESULT_FIELDS,
  type ResultStore,
  ratingsAfter,
  readRating,
  readResult,
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
  }
}
