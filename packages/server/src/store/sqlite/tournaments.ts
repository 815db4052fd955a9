// Tournaments on SQLite.

import { readCursor } from '../queries.ts'
import { checkedText, readId, readOpenTables, toJson } from '../rows.ts'
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
import type { Connection } from './connection.ts'

function saveMembers(db: Connection, row: TournamentRow): void {
  const members = JSON.stringify(tournamentMembers(row))
  db.run('DELETE FROM tournament_members WHERE tournament = ? AND account NOT IN (SELECT value FROM json_each(?))', [
    row.id,
    members,
  ])
  db.run(
    `INSERT OR IGNORE INTO tournament_members (account, tournament)
     SELECT a.id, ? FROM accounts a WHERE a.id IN (SELECT value FROM json_each(?))`,
    [row.id, members],
  )
}

export function tournamentsIn(db: Connection): TournamentStore {
  return {
    async createTournament(row, most) {
      const written = toJson(tournamentData(row))
      return db.write(() => {
        const [count] = db
          .all(
            `SELECT (SELECT count(*) FROM tournaments WHERE ${ACTIVE} AND host = ?) AS "ofHost",
               (SELECT count(*) FROM tournaments WHERE ${ACTIVE} AND origin = ?) AS "ofOrigin"`,
            [row.host, row.origin],
          )
          .map(readOpenTables)
        if (!count || count.ofHost >= most.ofHost || count.ofOrigin >= most.ofOrigin) return false
        db.run(
          `INSERT INTO tournaments (id, status, host, origin, revision, created_at, updated_at, data)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
          [checkedText(row.id), row.status, row.host, row.origin, row.revision, row.createdAt, row.updatedAt, written],
        )
        saveMembers(db, row)
        return true
      })
    },
    async tournament(id) {
      return db.all(`SELECT ${TOURNAMENT_COLUMNS} FROM tournaments t WHERE t.id = ?`, [id]).map(readTournament)[0]
    },
    async updateTournament({ id, revision }, row) {
      const written = toJson(tournamentData(row))
      return db.write(() => {
        const isChanged = db.run(
          `UPDATE tournaments SET status = ?, updated_at = ?, data = ?, revision = revision + 1
           WHERE id = ? AND revision = ?`,
          [row.status, row.updatedAt, written, id, revision],
        )
        if (!isChanged) return false
        saveMembers(db, row)
        return true
      })
    },
    async tournaments({ list, account = '', cursor, limit }) {
      const from = readCursor(cursor)
      const source =
        list === 'mine' ? 'JOIN tournament_members b ON b.tournament = t.id WHERE b.account = ?' : 'WHERE t.status = ?'
      const rows = db.all(
        `SELECT ${TOURNAMENT_COLUMNS} FROM tournaments t ${source} AND (t.created_at, t.id) < (?, ?)
         ORDER BY t.created_at DESC, t.id DESC LIMIT ?`,
        [list === 'mine' ? account : list, from.sortedBy, from.id, limit + 1],
      )
      return tournamentPageOf(rows.map(readTournament), limit)
    },
    async activeTournaments() {
      return db
        .all(`SELECT id FROM tournaments WHERE ${ACTIVE} ORDER BY id`)
        .map(readId)
        .map(({ id }) => id)
    },
  }
}
