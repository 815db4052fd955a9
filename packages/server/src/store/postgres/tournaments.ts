// Tournaments on PostgreSQL.

import { readCursor } from '../queries.ts'
import { checkedText, checkedTextOrNull, readId, readOpenTables, toJson } from '../rows.ts'
import {
  ACTIVE,
  readTournament,
  TOURNAMENT_COLUMNS,
  type TournamentRow,
  type TournamentStore,
  tournamentData,
  tournamentMembers,
  tournamentPageOf,
} from '../tournaments.ts'
import type { Connections, Param, Query } from './connections.ts'

/** An arbitrary number that nothing else uses: tournaments are counted and made one after another. */
const OPENING_LOCK = 5_834_652

async function saveMembers(run: Query, row: TournamentRow): Promise<void> {
  const members = tournamentMembers(row).map(checkedText)
  await run('DELETE FROM tournament_members WHERE tournament = $1 AND account <> ALL ($2)', [row.id, members])
  await run(
    `INSERT INTO tournament_members (account, tournament) SELECT a.id, $1 FROM accounts a WHERE a.id = ANY ($2)
     ON CONFLICT DO NOTHING`,
    [row.id, members],
  )
}

export function tournamentsIn({ query, transaction }: Connections): TournamentStore {
  return {
    createTournament: (row, most) =>
      transaction(async run => {
        await run('SELECT pg_advisory_xact_lock($1)', [OPENING_LOCK])
        const [count] = (
          await run(
            `SELECT (SELECT count(*) FROM tournaments WHERE ${ACTIVE} AND host = $1) AS "ofHost",
               (SELECT count(*) FROM tournaments WHERE ${ACTIVE} AND origin = $2) AS "ofOrigin"`,
            [checkedText(row.host), checkedTextOrNull(row.origin)],
          )
        ).map(readOpenTables)
        if (!count || count.ofHost >= most.ofHost || count.ofOrigin >= most.ofOrigin) return false
        await run(
          `INSERT INTO tournaments (id, status, host, origin, revision, created_at, updated_at, data)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
          [
            checkedText(row.id),
            row.status,
            row.host,
            row.origin,
            row.revision,
            row.createdAt,
            row.updatedAt,
            toJson(tournamentData(row)),
          ],
        )
        await saveMembers(run, row)
        return true
      }),
    async tournament(id) {
      const rows = await query(`SELECT ${TOURNAMENT_COLUMNS} FROM tournaments t WHERE t.id = $1`, [checkedText(id)])
      return rows.map(readTournament)[0]
    },
    updateTournament: ({ id, revision }, row) =>
      transaction(async run => {
        const changed = await run(
          `UPDATE tournaments SET status = $3, updated_at = $4, data = $5, revision = revision + 1
           WHERE id = $1 AND revision = $2 RETURNING id`,
          [checkedText(id), revision, row.status, row.updatedAt, toJson(tournamentData(row))],
        )
        if (changed.length === 0) return false
        await saveMembers(run, row)
        return true
      }),
    async tournaments({ list, account = '', cursor, limit }) {
      const from = readCursor(cursor)
      const params: Param[] = [from.sortedBy, from.id, limit + 1, list === 'mine' ? checkedText(account) : list]
      const source =
        list === 'mine'
          ? 'JOIN tournament_members b ON b.tournament = t.id WHERE b.account = $4'
          : 'WHERE t.status = $4'
      const rows = await query(
        `SELECT ${TOURNAMENT_COLUMNS} FROM tournaments t ${source} AND (t.created_at, t.id) < ($1::bigint, $2)
         ORDER BY t.created_at DESC, t.id DESC LIMIT $3`,
        params,
      )
      return tournamentPageOf(rows.map(readTournament), limit)
    },
    async activeTournaments() {
      const rows = await query(`SELECT id FROM tournaments WHERE ${ACTIVE} ORDER BY id`)
      return rows.map(readId).map(({ id }) => id)
    },
  }
}
