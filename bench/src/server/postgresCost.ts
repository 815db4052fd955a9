// What an action costs with PostgreSQL: processor time of our server and of the database, and how many transactions it takes.

import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { median } from '../measure.ts'
import { openLoad } from './load.ts'
import { ourTables } from './ourTable.ts'
import { withServer } from './process.ts'
import { findPostgres, startTemporaryPostgres } from './temporaryPostgres.ts'

export type PostgresCost = {
  /** Milliseconds of processor time for an action, in our server's process and in all processes of the database: medians of laps. */
  readonly node: number
  readonly database: number
  readonly transactionsPerAction: number
  /** Of the updates of matches, the part that touched no index. */
  readonly heapOnlyUpdates: number
}

export type PostgresEffort = {
  readonly tables: number
  readonly everySeconds: number
  readonly seconds: number
  readonly repetitions: number
}

/** The kernel counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100
/** Statistics of a connection reach the view a second after its last transaction. */
const STATISTICS_DELAY_MS = 1_500

/** Null where there is no PostgreSQL to start. */
export async function measurePostgres(
  program: URL,
  data: string,
  game: string,
  { tables, everySeconds, seconds, repetitions }: PostgresEffort,
): Promise<PostgresCost | null> {
  const bin = findPostgres()
  if (bin === undefined) return null
  const postgres = await startTemporaryPostgres(bin)
  const statistics = new pg.Client({ connectionString: postgres.url })
  try {
    await statistics.connect()
    return await withServer(program, 'ours', { data, databaseUrl: postgres.url }, async server => {
      const load = await openLoad(tables, ourTables(server.url, game))
      await load.flatOut(Math.min(3, seconds)) // warms up
      const read = async () => ({
        node: await server.cpuSeconds(),
        database: cpuSecondsBelow(postgres.pid),
        ...(await countersOf(statistics)),
      })
      const laps: PostgresCost[] = []
      for (let repetition = 0; repetition < repetitions; repetition++) {
        const before = await read()
        const { actions } = await load.paced(everySeconds, seconds)
        const after = await read()
        laps.push({
          node: ((after.node - before.node) * 1000) / actions,
          database: ((after.database - before.database) * 1000) / actions,
          transactionsPerAction: (after.transactions - before.transactions) / actions,
          heapOnlyUpdates: (after.heapOnly - before.heapOnly) / Math.max(1, after.updates - before.updates),
        })
      }
      load.close()
      const medianOf = (key: keyof PostgresCost): number => median(laps.map(lap => lap[key]))
      return {
        node: medianOf('node'),
        database: medianOf('database'),
        transactionsPerAction: medianOf('transactionsPerAction'),
        heapOnlyUpdates: medianOf('heapOnlyUpdates'),
      }
    })
  } finally {
    await statistics.end()
    postgres.stop()
  }
}

type Counters = { readonly transactions: number; readonly updates: number; readonly heapOnly: number }

async function countersOf(client: pg.Client): Promise<Counters> {
  await new Promise(resolve => setTimeout(resolve, STATISTICS_DELAY_MS))
  const { rows } = await client.query<Counters>(
    `SELECT d.xact_commit::float AS transactions, t.n_tup_upd::float AS updates, t.n_tup_hot_upd::float AS "heapOnly"
     FROM pg_stat_database d, pg_stat_user_tables t WHERE d.datname = current_database() AND t.relname = 'matches'`,
  )
  const [counters] = rows
  if (!counters) throw new Error('PostgreSQL gives no statistics.')
  return counters
}

/** Of a process, its living descendants and those that have ended. */
function cpuSecondsBelow(root: number): number {
  const processes = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(readProcess)
  const below = new Set([root])
  for (let size = 0; size < below.size; ) {
    size = below.size
    for (const { pid, parent } of processes) if (below.has(parent)) below.add(pid)
  }
  const ticks = processes.filter(({ pid }) => below.has(pid)).reduce((sum, { ticks }) => sum + ticks, 0)
  return ticks / TICKS_PER_SECOND
}

function readProcess(
  pid: string,
): readonly { readonly pid: number; readonly parent: number; readonly ticks: number }[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is a name in brackets, which may contain blanks; after it come state, parent, …
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [parent = 0] = fields.slice(1)
    const ticks = fields.slice(11, 15).reduce((sum, count) => sum + count, 0)
    return [{ pid: Number(pid), parent, ticks }]
  } catch {
    return [] // it has just ended
  }
}
