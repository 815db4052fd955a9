// Results and ratings on PostgreSQL.

import {
  RESULT_COLUMNS,
  RESULT_FIELDS,
  type ResultStore,
  ratingsAfter,
  readRating,
  readResult,
  resultValues,
} from '../results.ts'
import { checkedText, readId } from '../rows.ts'
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
  }
}
