// Decks on SQLite.

import { DECK_COLUMNS, type DeckStore, readDeck } from '../decks.ts'
import { checkedText, readNumber, toJson } from '../rows.ts'
import { StoreError } from '../store.ts'
import type { Connection } from './connection.ts'

export function decksIn(db: Connection): DeckStore {
  return {
    async saveDeck({ account, id, game, name, cards, changedAt }, most) {
      const params = [account, id, game, checkedText(name), toJson(cards), changedAt]
      return db.write(() => {
        if (db.all('SELECT 1 FROM accounts WHERE id = ?', [account]).length === 0)
          throw new StoreError('missing', 'There is no such account.')
        const others = 'SELECT count(*) AS value FROM decks WHERE account = ? AND id <> ?'
        if ((db.all(others, [account, id]).map(readNumber)[0]?.value ?? 0) >= most) return false
        db.run(
          `INSERT INTO decks (account, id, game, name, cards, changed_at) VALUES (?, ?, ?, ?, ?, ?)
           ON CONFLICT (account, id) DO UPDATE SET game = excluded.game, name = excluded.name, cards = excluded.cards,
             changed_at = excluded.changed_at`,
          params,
        )
        return true
      })
    },
    async decksOf(account) {
      return db
        .all(`SELECT ${DECK_COLUMNS} FROM decks WHERE account = ? ORDER BY changed_at DESC, id`, [account])
        .map(readDeck)
    },
    async deleteDeck(account, id) {
      await db.write(() => db.run('DELETE FROM decks WHERE account = ? AND id = ?', [account, id]))
    },
  }
}
