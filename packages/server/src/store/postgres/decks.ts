// Decks on PostgreSQL.

import { DECK_COLUMNS, type DeckStore, readDeck } from '../decks.ts'
import { checkedText, readNumber, toJson } from '../rows.ts'
import { StoreError } from '../store.ts'
import type { Connections } from './connections.ts'

export function decksIn({ query, transaction }: Connections): DeckStore {
  return {
    saveDeck: ({ account, id, game, name, cards, changedAt }, most) =>
      transaction(async run => {
        const key = [checkedText(account), checkedText(id)]
        // Requests of one account are counted one after another.
        const [owner] = await run('SELECT 1 FROM accounts WHERE id = $1 FOR UPDATE', [checkedText(account)])
        if (!owner) throw new StoreError('missing', 'There is no such account.')
        const others = await run('SELECT count(*) AS value FROM decks WHERE account = $1 AND id <> $2', key)
        if ((others.map(readNumber)[0]?.value ?? 0) >= most) return false
        await run(
          `INSERT INTO decks (account, id, game, name, cards, changed_at) VALUES ($1, $2, $3, $4, $5, $6)
           ON CONFLICT (account, id) DO UPDATE SET game = excluded.game, name = excluded.name, cards = excluded.cards,
             changed_at = excluded.changed_at`,
          [...key, checkedText(game), checkedText(name), toJson(cards), changedAt],
        )
        return true
      }),
    async decksOf(account) {
      const rows = await query(
        `SELECT ${DECK_COLUMNS} FROM decks WHERE account = $1 ORDER BY changed_at DESC, id COLLATE "C"`,
        [checkedText(account)],
      )
      return rows.map(readDeck)
    },
    async deleteDeck(account, id) {
      await query('DELETE FROM decks WHERE account = $1 AND id = $2', [checkedText(account), checkedText(id)])
    },
  }
}
