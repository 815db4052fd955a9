// The store on PostgreSQL, shared by any number of processes. All SQL of this engine is here, in its accounts, reminders
// and migrations.

import {
  changedColumns,
  invitesIn,
  isListedAnew,
  isPrivate,
  LISTED_FOR_MS,
  MATCH_COLUMNS,
  memberAccounts,
  newMatchColumns,
} from '../matchColumns.ts'
import {
  idlePage,
  invitedSeat,
  listPage,
  pending,
  publicSince,
  readCursor,
  SORT_COLUMN,
  STATUS_OF_LIST,
} from '../queries.ts'
import {
  checkedText,
  readEvent,
  readId,
  readMatchOutcome,
  readMatchRow,
  readMatchRows,
  readNumber,
  readOpenTables,
  readRevision,
  toJson,
} from '../rows.ts'
import {
  type ListQuery,
  type MatchChange,
  type MatchRow,
  type MatchStore,
  type Store,
  StoreError,
  type TableCount,
} from '../store.ts'
import { accountsIn } from './accounts.ts'
import { CHANGES_CHANNEL } from './changes.ts'
import { chatIn } from './chat.ts'
import { type Connections, type ConnectionsConfig, connectPostgres, type Param, type Query } from './connections.ts'
import { decksIn } from './decks.ts'
import { POSTGRES_MIGRATIONS } from './migrations.ts'
import { moderationIn } from './moderation.ts'
import { peopleIn } from './people.ts'
import { presenceIn } from './presence.ts'
import { puzzlesIn } from './puzzles.ts'
import { remindersIn } from './reminders.ts'
import { resultsIn } from './results.ts'
import { snapshotsIn } from './snapshots.ts'
import { tournamentsIn } from './tournaments.ts'

/** An arbitrary number that only our migrations use. */
const MIGRATION_LOCK = 5_834_650

/** The largest number a column of event numbers holds. */
const MOST_EVENTS = 2_147_483_647

/** `process` is the name of this process among those that share the database. */
export function openPostgres(databaseUrl: string, process: string, config: ConnectionsConfig = {}): Store {
  const connections = connectPostgres(databaseUrl, config)
  const { query } = connections
  return {
    ...lifecycle(connections),
    ...accountsIn(connections),
    ...matches(query, process),
    ...chatIn(connections),
    ...moderationIn(connections),
    ...decksIn(connections),
    ...resultsIn(connections),
    ...tournamentsIn(connections),
    ...presenceIn(connections),
    ...peopleIn(connections, insertStatement),
    ...puzzlesIn(connections),
    ...remindersIn(connections),
    ...snapshotsIn(query),
  }
}

type Part<K extends keyof Store> = Pick<Store, K>

function lifecycle({
  query,
  longTransaction,
  close,
}: Connections): Part<'migrate' | 'close' | 'useOnce' | 'heartbeat' | 'lastHeartbeat'> {
  return {
    migrate: () =>
      longTransaction(async run => {
        await run('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
        await run('CREATE TABLE IF NOT EXISTS schema_version (version integer PRIMARY KEY)')
        const [done] = (await run('SELECT coalesce(max(version), 0) AS value FROM schema_version')).map(readNumber)
        for (const { version, sql } of pending(POSTGRES_MIGRATIONS, done?.value ?? 0)) {
          await run(sql)
          await run('INSERT INTO schema_version (version) VALUES ($1)', [version])
        }
      }),
    close,
    async useOnce(name, until) {
      const added = 'INSERT INTO used (name, until) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING name'
      return (await query(added, [checkedText(name), until])).length > 0
    },
    async heartbeat(now) {
      await query(
        `WITH expired AS (DELETE FROM sessions WHERE expires_at <= $1), past AS (DELETE FROM used WHERE until <= $1),
           counted AS (DELETE FROM attempts WHERE until <= $1)
         INSERT INTO heartbeat AS h (single, at) VALUES (1, $1)
         ON CONFLICT (single) DO UPDATE SET at = greatest(h.at, excluded.at)`,
        [now],
      )
    },
    async lastHeartbeat() {
      return (await query('SELECT at AS value FROM heartbeat')).map(readNumber)[0]?.value ?? 0
    },
  }
}

function matches(query: Query, process: string): MatchStore {
  return {
    async createMatch(match, rank) {
      const { sql, params } = insertStatement({ ...match, revision: 0 }, rank)
      await query(sql, params)
    },
    openTablesOf: (host, origin) => countTables(query, host, origin, `status = 'open'`),
    publicTablesOf: (host, origin, since) => countTables(query, host, origin, publicSince(since)),
    botTablesOf: (host, origin) =>
      countTables(query, host, origin, `status = 'running' AND person_seats = 0 AND tournament IS NULL`),
    async match(id) {
      return (await query(`SELECT ${MATCH_COLUMNS} FROM matches m WHERE m.id = $1`, [checkedText(id)])).map(
        readMatchRow,
      )[0]
    },
    async revisions(ids) {
      const rows = await query('SELECT id, revision FROM matches WHERE id = ANY ($1)', [ids.map(checkedText)])
      return rows.map(readRevision)
    },
    async invited(hash) {
      const rows = await query(
        `SELECT ${MATCH_COLUMNS} FROM matches m WHERE m.id IN (SELECT i.match FROM invites i WHERE i.hash = $1)`,
        [checkedText(hash)],
      )
      return invitedSeat(rows.map(readMatchRow), hash)
    },
    async updateMatch({ id, revision }, change, now) {
      const { sql, params } = updateStatement({ id, revision, process }, change, now)
      return (await query(sql, params)).length > 0
    },
    async append({ id, revision }, entry, change) {
      const { seq, at } = entry
      const { sql, params } = appendStatement({ id, revision, process }, change, at, {
        seq,
        event: toJson(entry.event),
      })
      return (await query(sql, params)).length > 0 || refuseGap(query, id, seq)
    },
    async events(id, after, upTo = MOST_EVENTS) {
      const rows = await query(
        'SELECT seq, at, event FROM events WHERE match = $1 AND seq > $2 AND seq <= $3 ORDER BY seq',
        [checkedText(id), after, upTo],
      )
      return rows.map(readEvent)
    },
    async list(asked) {
      const { sql, params } = listStatement(asked)
      return listPage(await query(sql, params), asked.limit)
    },
    async matchesWithClock() {
      const rows = await query(
        `SELECT ${MATCH_COLUMNS} FROM matches m WHERE m.status = 'running' AND m.clock_kind <> 'none'`,
      )
      return readMatchRows(rows)
    },
    async waitingForBots() {
      const rows = await query(
        `SELECT m.id FROM matches m
         WHERE m.status = 'running' AND m.bot_seats & m.waiting_seats <> 0
           AND (m.person_seats <> 0 OR m.tournament IS NOT NULL)`,
      )
      return rows.map(readId).map(({ id }) => id)
    },
    async matchesWithOrders() {
      const rows = await query(`SELECT m.id FROM matches m WHERE m.status = 'running' AND m.orders IS NOT NULL`)
      return rows.map(readId).map(({ id }) => id)
    },
    async outcomesOf(ids) {
      const rows = await query('SELECT id, status, result FROM matches WHERE id = ANY ($1)', [ids.map(checkedText)])
      return rows.map(readMatchOutcome)
    },
    async idleMatches({ open, running }, after, most) {
      const rows = await query(
        `SELECT m.id, m.status = 'open' AND m.updated_at <= $1
           OR m.status = 'running' AND (m.paused OR m.clock_kind = 'none') AND m.updated_at <= $2 AS forgotten
         FROM matches m WHERE m.id > $3 ORDER BY m.id LIMIT $4`,
        [open, running, checkedText(after), most],
      )
      return idlePage(rows, most)
    },
  }
}

type Statement = { readonly sql: string; readonly params: readonly Param[] }

function insertStatement(match: MatchRow, rank: number | undefined): Statement {
  const head = newMatchColumns(match, rank)
  const params: Param[] = []
  const add = (value: Param): string => `$${params.push(value)}`
  const sql = `WITH head AS (
      INSERT INTO matches (${head.map(({ column }) => column).join(', ')})
      VALUES (${head.map(({ value }) => add(value)).join(', ')}) RETURNING id, host, status
    )${indexUpdates(match, add)} SELECT id FROM head`
  return { sql, params }
}

type Changed = { readonly id: string; readonly revision: number; readonly process: string }
type Appended = { readonly seq: number; readonly event: string }

/** A statement whose parameters have names, so that other values can be given to the same text. */
type NamedStatement = Statement & { readonly names: readonly string[] }

/** Statements of actions by the columns they change: nearly all actions change the same few. */
const appendStatements = new Map<string, Pick<NamedStatement, 'sql' | 'names'>>()

/** `updateStatement` with an event, whose text is written once for all actions that change the same columns. */
function appendStatement(changed: Changed, change: MatchChange, now: number, appended: Appended): Statement {
  if (change.seats || change.invites) return updateStatement(changed, change, now, appended)
  let key = ''
  const values: Record<string, Param> = {
    [PARAMETER.now]: now,
    [PARAMETER.id]: checkedText(changed.id),
    [PARAMETER.revision]: changed.revision,
    [PARAMETER.seq]: appended.seq,
    [PARAMETER.event]: appended.event,
    [PARAMETER.process]: changed.process,
  }
  for (const { column, value } of changedColumns(change)) {
    key += `${column} `
    values[column] = value
  }
  const known = appendStatements.get(key)
  if (!known) {
    const { sql, names, params } = updateStatement(changed, change, now, appended)
    appendStatements.set(key, { sql, names })
    return { sql, params }
  }
  return { sql: known.sql, params: known.names.map(name => parameterIn(values, name)) }
}

function parameterIn(values: Readonly<Record<string, Param>>, name: string): Param {
  const value = values[name]
  if (value === undefined) throw new TypeError(`The parameter ${name} has no value.`)
  return value
}

/** The parameters that are no columns; their names can't be those of columns. */
const PARAMETER = {
  now: ':now',
  id: ':id',
  revision: ':revision',
  seq: ':seq',
  event: ':event',
  process: ':process',
  index: ':index',
} as const

/**
 * One statement is one transaction and one round trip: the match row, if it is still as expected, all that depends on it,
 * and the message to the other servers, if there are any: PostgreSQL makes commits with a message one after another.
 */
function updateStatement(
  { id, revision, process }: Changed,
  change: MatchChange,
  now: number,
  appended?: Appended,
): NamedStatement {
  const params: Param[] = []
  const names: string[] = []
  const add = (name: string, value: Param): string => {
    names.push(name)
    return `$${params.push(value)}`
  }
  const sets = changedColumns(change).map(({ column, value }) => `${column} = ${add(column, value)}`)
  const isTold = appended !== undefined || !isPrivate(change)
  const at = isTold ? `${add(PARAMETER.now, now)}::bigint` : ''
  if (isTold) {
    const listedBefore = !appended || isListedAnew(change) ? at : `${at} - ${LISTED_FOR_MS}`
    sets.push(`listed_at = CASE WHEN listed_at < ${listedBefore} THEN ${at} ELSE listed_at END`, `updated_at = ${at}`)
  }
  let condition = `id = ${add(PARAMETER.id, checkedText(id))} AND revision = ${add(PARAMETER.revision, revision)}`
  let event = ''
  if (appended) {
    const seq = `${add(PARAMETER.seq, appended.seq)}::integer`
    sets.push(`seq = ${seq}`)
    condition += ` AND seq = ${seq} - 1`
    event = `, appended AS (
      INSERT INTO events (match, seq, at, event) SELECT id, ${seq}, ${at}, ${add(PARAMETER.event, appended.event)}::json FROM head)`
  }
  const self = `${add(PARAMETER.process, process)}::text`
  const sql = `WITH head AS (
      UPDATE matches SET ${[...sets, 'revision = revision + 1'].join(', ')}
      WHERE ${condition} RETURNING id, host, status, revision
    )${event}${indexUpdates(change, value => add(PARAMETER.index, value))}
    SELECT CASE WHEN EXISTS (SELECT 1 FROM processes p WHERE p.id <> ${self})
      THEN pg_notify('${CHANGES_CHANNEL}', concat_ws(' ', ${self}, id, revision)) END FROM head`
  return { sql, params, names }
}

/**
 * Keeps what lists and invites are found by. Whoever plays stays a member (a bot may hold the seat for a while);
 * one can leave only before the match starts. Invites are only added: the match row says which are valid.
 */
function indexUpdates(change: MatchChange, add: (value: Param) => string): string {
  const members = memberAccounts(change)
  const invites = invitesIn(change)
  let sql = ''
  if (members) {
    const list = `${add(members)}::text[]`
    sql += `, gone AS (
      DELETE FROM members b USING head
      WHERE b.match = head.id AND head.status = 'open' AND b.account <> ALL (${list} || head.host)
    ), joined AS (
      INSERT INTO members (account, match)
      SELECT DISTINCT account, head.id FROM head, unnest(${list} || head.host) AS account ON CONFLICT DO NOTHING)`
  }
  if (invites.length > 0) {
    const hashes = add(invites.map(({ hash }) => hash))
    const seats = add(invites.map(({ seat }) => seat))
    sql += `, invited AS (
      INSERT INTO invites (hash, match, seat)
      SELECT i.hash, head.id, i.seat FROM head, unnest(${hashes}::text[], ${seats}::integer[]) AS i (hash, seat)
      ON CONFLICT DO NOTHING)`
  }
  return sql
}

/** An event number that is taken means somebody else was faster; one that skips others is a mistake. */
async function refuseGap(query: Query, id: string, seq: number): Promise<false> {
  const last = (await query('SELECT seq AS value FROM matches WHERE id = $1', [id])).map(readNumber)[0]?.value
  if (last === undefined) throw new StoreError('missing', 'There is no such match.')
  if (last < seq - 1) throw new StoreError('gap', `Event ${seq} can not follow event ${last}.`)
  return false
}

async function countTables(query: Query, host: string, origin: string, condition: string): Promise<TableCount> {
  const rows = await query(
    `SELECT (SELECT count(*) FROM matches WHERE ${condition} AND host = $1) AS "ofHost",
       (SELECT count(*) FROM matches WHERE ${condition} AND origin = $2) AS "ofOrigin"`,
    [checkedText(host), checkedText(origin)],
  )
  return rows.map(readOpenTables)[0] ?? { ofHost: 0, ofOrigin: 0 }
}

/** What a list is of: conditions on `matches m`. */
function sourceOf(list: ListQuery['list'], account: string, add: (value: Param) => string): string {
  switch (list) {
    case 'mine':
      return `JOIN members b ON b.match = m.id WHERE b.account = ${add(checkedText(account))} AND m.status <> 'abandoned'`
    case 'friends':
      return `WHERE m.visibility = 'public' AND m.status IN ('open', 'running') AND m.id IN (
        SELECT b.match FROM members b JOIN follows f ON f.followed = b.account WHERE f.account = ${add(checkedText(account))})`
    default:
      return `WHERE m.visibility = 'public' AND m.status = ${add(STATUS_OF_LIST[list])}`
  }
}

function listStatement({ list, account, game, cursor, limit }: ListQuery): Statement {
  const from = readCursor(cursor)
  const params: Param[] = []
  const add = (value: Param): string => `$${params.push(value)}`
  const source = sourceOf(list, account ?? '', add)
  const ofGame = game === undefined ? '' : `AND m.game = ${add(checkedText(game))}`
  const order = SORT_COLUMN[list]
  const sql = `SELECT ${MATCH_COLUMNS}, ${order} AS "sortedBy" FROM matches m ${source} ${ofGame}
    AND (${order}, m.id) < (${add(from.sortedBy)}::bigint, ${add(from.id)})
    ORDER BY ${order} DESC, m.id DESC LIMIT ${add(limit + 1)}`
  return { sql, params }
}
