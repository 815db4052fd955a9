// Chat on SQLite.

import { CHAT_LINES_KEPT, type ChatStore } from '../moderation.ts'
import { CHAT_COLUMNS, pairOf } from '../queries.ts'
import { checkedText, readChatLine, readNumber } from '../rows.ts'
import { StoreError } from '../store.ts'
import type { Connection, Param } from './connection.ts'

export function chatIn(db: Connection): ChatStore {
  return {
    async addChat(match, line) {
      const { channel, from, at, phrase = null, private: between } = line
      const pair = pairOf(line)
      const params: Param[] = [
        match,
        channel,
        pair,
        checkedText(from.id),
        checkedText(from.name),
        checkedText(line.text),
        at,
        between?.seat ?? null,
        between?.to ?? null,
        between?.reader ?? null,
        phrase,
      ]
      const id = await db.write(() => {
        if (db.all('SELECT 1 FROM matches WHERE id = ?', [match]).length === 0)
          throw new StoreError('missing', 'There is no such match.')
        db.run(
          `INSERT INTO chat_lines (match, id, channel, pair, from_id, from_name, text, at, from_seat, to_seat, to_id, phrase)
           SELECT ?1, coalesce(max(id), 0) + 1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11 FROM chat_lines WHERE match = ?1`,
          params,
        )
        db.run(
          `DELETE FROM chat_lines WHERE match = ?1 AND channel = ?2 AND pair = ?3 AND id <=
             (SELECT id FROM chat_lines WHERE match = ?1 AND channel = ?2 AND pair = ?3
              ORDER BY id DESC LIMIT 1 OFFSET ?4)`,
          [match, channel, pair, CHAT_LINES_KEPT],
        )
        return db.all('SELECT max(id) AS value FROM chat_lines WHERE match = ?', [match]).map(readNumber)[0]?.value ?? 0
      })
      return { ...line, id }
    },
    async chat(match, after) {
      return db
        .all(
          `SELECT ${CHAT_COLUMNS} FROM chat_lines c LEFT JOIN accounts a ON a.id = c.from_id
           WHERE c.match = ? AND c.id > ? ORDER BY c.id`,
          [match, after],
        )
        .map(readChatLine)
    },
  }
}
