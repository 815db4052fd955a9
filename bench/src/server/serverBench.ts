// The speed of the table server under load, beside its peer's in the same run.

import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { GAMES } from '@ludoteka/registry'
import { type Machine, median, medianRatio, thisMachine } from '../measure.ts'
import { type Fairness, type FairnessEffort, measureFairness } from './fairness.ts'
import { type Lap, type Load, openLoad } from './load.ts'
import { ourTables } from './ourTable.ts'
import { peerTables } from './peerTable.ts'
import { measurePostgres, type PostgresCost, type PostgresEffort } from './postgresCost.ts'
import { type Memory, type ServerProcess, withServer } from './process.ts'

export type ServerBench = {
  readonly game: string
  /** Live tables with two seats each, over WebSockets, every action committed to disk before it is announced. */
  readonly tables: number
  /** What they did, each acting every few seconds. */
  readonly actionsPerSecond: number
  /** From an action sent to the opponent's update received. */
  readonly p50Ms: number
  readonly p99Ms: number
  /** What the server's process holds more with these tables live than idle, garbage collected, per table, without its young generation. */
  readonly bytesPerTable: number
  /** The young generation under this load: once for the process, see `Memory`. */
  readonly youngGenerationBytes: number
  /** The game on our server over tic-tac-toe on boardgame.io's, which keeps nothing: every client acts as soon as it may. */
  readonly vsBoardgameIo: { readonly actionsPerSecond: number; readonly p99: number }
  /** Processor time of the server for an action over that of boardgame.io's: every client acts as soon as it may, or at a set pace. */
  readonly cpuVsBoardgameIo: { readonly saturated: number; readonly at500PerSecond: number }
  /** Processor time for an action with PostgreSQL; null where it is not installed. */
  readonly cpuPostgres: PostgresCost | null
  /** What one address can do to others; see fairness.ts. */
  readonly othersP99UnderReplayLoad: number
  readonly botWaitUnderFlood: number
  readonly raw: {
    readonly fairness: Fairness['raw']
    readonly paced: Sides & { readonly everySeconds: number }
    readonly saturation: Sides
  }
  readonly loadAverage: readonly number[]
  readonly machine: Machine
  readonly date: string
}

/** How much of a processor server and clients took: where the clients take it all, the server could do more. */
export type MeasuredLap = Lap & {
  readonly serverCpu: number
  readonly clientsCpu: number
  readonly cpuMsPerAction: number
}

type Sides = { readonly ours: readonly MeasuredLap[]; readonly boardgameIo: readonly MeasuredLap[] }

export type ServerEffort = {
  readonly tables: number
  readonly paced: { readonly everySeconds: number; readonly seconds: number; readonly repetitions: number }
  readonly saturation: { readonly seconds: number; readonly repetitions: number }
  readonly postgres: PostgresEffort
  readonly fairness: FairnessEffort
}

/** The pace makes 500 actions a second. */
export const FULL_EFFORT: ServerEffort = {
  tables: 1000,
  paced: { everySeconds: 2, seconds: 10, repetitions: 3 },
  saturation: { seconds: 4, repetitions: 5 },
  postgres: { tables: 500, everySeconds: 2, seconds: 8, repetitions: 3 },
  fairness: {
    tables: 100,
    everySeconds: 1,
    replayGuests: 28,
    replays: { seconds: 5, repetitions: 11 },
    floodTables: 360,
    bots: { seconds: 8, repetitions: 3 },
  },
}

/** The registry's first, as everywhere where one game stands for all. */
const [GAME = ''] = GAMES.keys()
const PEER_GAME = 'tic-tac-toe'

/**
 * Linux keeps files here in memory. What one address does to others is measured on such files where there are any: a disk that now and
 * then does not answer for some milliseconds delays actions with the load and without it, by more than the load does. All other figures
 * are of the disk.
 */
const MEMORY_FOLDER = '/dev/shm'

/** `program` runs either server in a process of its own; see child.ts. */
export async function measureServer(program: URL, effort: ServerEffort = FULL_EFFORT): Promise<ServerBench> {
  const data = mkdtempSync(join(tmpdir(), 'ludoteka-bench-'))
  const inMemory = mkdtempSync(join(existsSync(MEMORY_FOLDER) ? MEMORY_FOLDER : tmpdir(), 'ludoteka-bench-'))
  const loadAverage = loadavg()
  try {
    const { paced, saturation, bytesPerTable, youngGenerationBytes } = await measureSides(
      program,
      join(data, 'ours'),
      effort,
    )
    const cpuPostgres = await measurePostgres(program, join(data, 'postgres'), GAME, effort.postgres)
    const fairness = await measureFairness(program, join(inMemory, 'fairness'), GAME, effort.fairness)
    return {
      game: GAME,
      tables: effort.tables,
      actionsPerSecond: median(paced.ours.map(lap => lap.actionsPerSecond)),
      p50Ms: median(paced.ours.map(lap => lap.p50Ms)),
      p99Ms: median(paced.ours.map(lap => lap.p99Ms)),
      bytesPerTable,
      youngGenerationBytes,
      vsBoardgameIo: { actionsPerSecond: ratio(saturation, 'actionsPerSecond'), p99: ratio(saturation, 'p99Ms') },
      cpuVsBoardgameIo: {
        saturated: ratio(saturation, 'cpuMsPerAction'),
        at500PerSecond: ratio(paced, 'cpuMsPerAction'),
      },
      cpuPostgres,
      othersP99UnderReplayLoad: fairness.othersP99UnderReplayLoad,
      botWaitUnderFlood: fairness.botWaitUnderFlood,
      raw: { fairness: fairness.raw, paced: { ...paced, everySeconds: effort.paced.everySeconds }, saturation },
      loadAverage,
      machine: thisMachine(),
      date: new Date().toISOString(),
    }
  } finally {
    for (const folder of [data, inMemory]) rmSync(folder, { recursive: true, force: true })
  }
}

type Measured = Pick<ServerBench, 'bytesPerTable' | 'youngGenerationBytes'> & {
  readonly paced: Sides
  readonly saturation: Sides
}

/** Both servers with their tables at the same time; a lap of each as fast as it can warms them up. */
function measureSides(program: URL, data: string, { tables, paced, saturation }: ServerEffort): Promise<Measured> {
  return withServer(program, 'ours', { data }, ours =>
    withServer(program, 'peer', { data }, async peer => {
      const idle = await ours.memory()
      const load = await openLoad(tables, ourTables(ours.url, GAME))
      const peerLoad = await openLoad(tables, peerTables(peer.url, PEER_GAME))
      const inTurns = (repetitions: number, lap: (load: Load) => Promise<Lap>): Promise<Sides> =>
        alternate(
          repetitions,
          () => measured(ours, () => lap(load)),
          () => measured(peer, () => lap(peerLoad)),
        )
      const flatOut = (one: Load): Promise<Lap> => one.flatOut(saturation.seconds)
      await inTurns(1, flatOut)
      const pacedLaps = await inTurns(paced.repetitions, one => one.paced(paced.everySeconds, paced.seconds))
      const busy = await ours.memory()
      const saturatedLaps = await inTurns(saturation.repetitions, flatOut)
      load.close()
      peerLoad.close()
      return {
        paced: pacedLaps,
        saturation: saturatedLaps,
        bytesPerTable: (besideYoung(busy) - besideYoung(idle)) / tables,
        youngGenerationBytes: busy.youngBytes,
      }
    }),
  )
}

const besideYoung = ({ rssBytes, youngBytes }: Memory): number => rssBytes - youngBytes

/** So that a busy moment of the machine falls on both. */
async function alternate(
  repetitions: number,
  ours: () => Promise<MeasuredLap>,
  peer: () => Promise<MeasuredLap>,
): Promise<Sides> {
  const laps: { ours: MeasuredLap[]; boardgameIo: MeasuredLap[] } = { ours: [], boardgameIo: [] }
  for (let repetition = 0; repetition < repetitions; repetition++) {
    laps.ours.push(await ours())
    laps.boardgameIo.push(await peer())
  }
  return laps
}

export async function measured(server: ServerProcess, run: () => Promise<Lap>): Promise<MeasuredLap> {
  const before = await server.cpuSeconds()
  const clientsBefore = process.cpuUsage()
  const lap = await run()
  const { user, system } = process.cpuUsage(clientsBefore)
  const cpuSeconds = (await server.cpuSeconds()) - before
  return {
    ...lap,
    serverCpu: cpuSeconds / lap.seconds,
    clientsCpu: (user + system) / 1e6 / lap.seconds,
    cpuMsPerAction: (cpuSeconds * 1000) / lap.actions,
  }
}

function ratio({ ours, boardgameIo }: Sides, key: 'actionsPerSecond' | 'p99Ms' | 'cpuMsPerAction'): number {
  return medianRatio(
    ours.map(lap => lap[key]),
    boardgameIo.map(lap => lap[key]),
  )
}
