// Solved puzzles on SQLite.

import { type PuzzleStore, readSolved } from '../puzzles.ts'
import { checkedText, toJson } from '../rows.ts'
import { StoreError } from '../store.ts'
import type { Connection } from './connection.ts'

export function puzzlesIn(db: Connection): PuzzleStore {
  return {
    async addSolved(account, solved) {
      const rows = toJson(solved.map(({ day, game }) => ({ day: checkedText(day), game: checkedText(game) })))
      await db.write(() => {
        if (db.all('SELECT 1 FROM accounts WHERE id = ?', [account]).length === 0)
          throw new StoreError('missing', 'There is no such account.')
        db.run(
          `INSERT OR IGNORE INTO solved_puzzles (account, day, game)
           SELECT ?, value ->> 'day', value ->> 'game' FROM json_each(?)`,
          [account, rows],
        )
      })
    },
    async solvedBy(account) {
      return db
        .all('SELECT day, game FROM solved_puzzles WHERE account = ? ORDER BY day, game', [account])
        .map(readSolved)
    },
  }
}
