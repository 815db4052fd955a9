// Chat on PostgreSQL.

import { CHAT_LINES_KEPT, type ChatStore } from '../moderation.ts'
import { CHAT_COLUMNS, pairOf } from '../queries.ts'
import { checkedText, checkedTextOrNull, readChatLine, readNumber } from '../rows.ts'
import type { Connections } from './connections.ts'

export function chatIn({ query }: Pick<Connections, 'query'>): ChatStore {
  return {
    async addChat(match, line) {
      const { channel, from, at, phrase = null, private: between } = line
      const params = [
        checkedText(match),
        channel,
        pairOf(line),
        checkedText(from.id),
        checkedText(from.name),
        checkedText(line.text),
        at,
        between?.seat ?? null,
        between?.to ?? null,
        checkedTextOrNull(between?.reader ?? null),
        phrase,
        CHAT_LINES_KEPT - 1, // a statement does not see the line that it adds itself
      ]
      // Lines are numbered per match: an insert that finds its number taken waits for that line and takes the next number.
      for (;;) {
        const rows = await query(
          `WITH too_old AS (
             DELETE FROM chat_lines WHERE match = $1 AND channel = $2 AND pair = $3 AND id <=
               (SELECT id FROM chat_lines WHERE match = $1 AND channel = $2 AND pair = $3
                ORDER BY id DESC LIMIT 1 OFFSET $12))
           INSERT INTO chat_lines (match, id, channel, pair, from_id, from_name, text, at, from_seat, to_seat, to_id, phrase)
           SELECT $1, coalesce(max(id), 0) + 1, $2, $3, $4, $5, $6, $7::bigint, $8::integer, $9::integer, $10, $11
           FROM chat_lines WHERE match = $1
           ON CONFLICT DO NOTHING RETURNING id AS value`,
          params,
        )
        const [added] = rows.map(readNumber)
        if (added) return { ...line, id: added.value }
      }
    },
    async chat(match, after) {
      const rows = await query(
        `SELECT ${CHAT_COLUMNS} FROM chat_lines c LEFT JOIN accounts a ON a.id = c.from_id
         WHERE c.match = $1 AND c.id > $2 ORDER BY c.id`,
        [checkedText(match), after],
      )
      return rows.map(readChatLine)
    },
  }
}
