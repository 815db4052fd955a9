// Solved puzzles on PostgreSQL.

import { type PuzzleStore, readSolved } from '../puzzles.ts'
import { checkedText } from '../rows.ts'
import { StoreError } from '../store.ts'
import type { Connections } from './connections.ts'

export function puzzlesIn({ query, transaction }: Connections): PuzzleStore {
  return {
    addSolved: (account, solved) =>
      transaction(async run => {
        const [owner] = await run('SELECT 1 FROM accounts WHERE id = $1 FOR UPDATE', [checkedText(account)])
        if (!owner) throw new StoreError('missing', 'There is no such account.')
        await run(
          `INSERT INTO solved_puzzles (account, day, game)
           SELECT $1, day, game FROM unnest($2::text[], $3::text[]) AS sent (day, game) ON CONFLICT DO NOTHING`,
          [account, solved.map(({ day }) => checkedText(day)), solved.map(({ game }) => checkedText(game))],
        )
      }),
    async solvedBy(account) {
      const rows = await query('SELECT day, game FROM solved_puzzles WHERE account = $1 ORDER BY day, game', [
        checkedText(account),
      ])
      return rows.map(readSolved)
    },
  }
}
