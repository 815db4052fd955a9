// The speed of the table server under load, beside its peer's in the same run.

import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { GAMES } from '@ludoteka/registry'
import { type Machine, medianRatio, thisMachine } from '../measure.ts'
import { type Lap, type Load, openLoad } from './load.ts'
import { ourTables } from './ourTable.ts'
import { peerTables } from './peerTable.ts'
import type { Side } from './process.ts'
import { type ServerProcess, startServerProcess } from './process.ts'

export type ServerBench = {
  readonly game: string
  /** Live tables with two seats each, over WebSockets, every action committed to disk before it is announced. */
  readonly tables: number
  /** What they did, each acting every few seconds. */
  readonly actionsPerSecond: number
  /** From an action sent to the opponent's update received. */
  readonly p50Ms: number
  readonly p99Ms: number
  /** What the server's process holds more with these tables live than idle, garbage collected, per table. */
  readonly bytesPerTable: number
  /** The game on our server over tic-tac-toe on boardgame.io's, which keeps nothing: every client acts as soon as it may. */
  readonly vsBoardgameIo: { readonly actionsPerSecond: number; readonly p99: number }
  readonly raw: {
    readonly paced: Lap & { readonly everySeconds: number; readonly serverCpu: number }
    readonly saturation: {
      readonly tables: number
      readonly ours: readonly SaturatedLap[]
      readonly boardgameIo: readonly SaturatedLap[]
    }
  }
  readonly loadAverage: readonly number[]
  readonly machine: Machine
  readonly date: string
}

/** How much of a processor server and clients took: where the clients take it all, the server could do more. */
export type SaturatedLap = Lap & { readonly serverCpu: number; readonly clientsCpu: number }

export type ServerEffort = {
  readonly paced: { readonly tables: number; readonly everySeconds: number; readonly seconds: number }
  readonly saturation: { readonly tables: number; readonly seconds: number; readonly repetitions: number }
}

export const FULL_EFFORT: ServerEffort = {
  paced: { tables: 1000, everySeconds: 2, seconds: 20 },
  saturation: { tables: 256, seconds: 4, repetitions: 5 },
}

/** `program` runs either server in a process of its own; see child.ts. */
export async function measureServer(program: URL, effort: ServerEffort = FULL_EFFORT): Promise<ServerBench> {
  const data = mkdtempSync(join(tmpdir(), 'ludoteka-bench-'))
  const loadBefore = loadavg()
  try {
    const paced = await measurePaced(program, join(data, 'paced'), effort.paced)
    const { ours, peer } = await measureSaturation(program, join(data, 'saturation'), effort.saturation)
    const { bytesPerTable, ...lap } = paced
    return {
      game: GAME,
      tables: effort.paced.tables,
      actionsPerSecond: lap.actionsPerSecond,
      p50Ms: lap.p50Ms,
      p99Ms: lap.p99Ms,
      bytesPerTable,
      vsBoardgameIo: {
        actionsPerSecond: ratio(ours, peer, 'actionsPerSecond'),
        p99: ratio(ours, peer, 'p99Ms'),
      },
      raw: {
        paced: lap,
        saturation: { tables: effort.saturation.tables, ours, boardgameIo: peer },
      },
      loadAverage: loadBefore,
      machine: thisMachine(),
      date: new Date().toISOString(),
    }
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

async function measurePaced(program: URL, data: string, effort: ServerEffort['paced']) {
  const { tables, everySeconds, seconds } = effort
  return withServer(program, 'ours', data, async server => {
    const idle = await server.usage()
    const load = await openLoad(tables, ourTables(server.url, GAME))
    const before = await server.usage()
    const lap = await load.paced(everySeconds, seconds)
    const after = await server.usage()
    load.close()
    return {
      ...lap,
      everySeconds,
      serverCpu: (after.cpuSeconds - before.cpuSeconds) / lap.seconds,
      bytesPerTable: (after.rssBytes - idle.rssBytes) / tables,
    }
  })
}

/** The registry's first, as everywhere where one game stands for all. */
const [GAME = ''] = GAMES.keys()
const PEER_GAME = 'tic-tac-toe'

type Sides = { readonly ours: readonly SaturatedLap[]; readonly peer: readonly SaturatedLap[] }

/** In turns, so that a busy moment of the machine falls on both; a round before the first warms up. */
function measureSaturation(program: URL, data: string, effort: ServerEffort['saturation']): Promise<Sides> {
  const { tables, seconds, repetitions } = effort
  return withServer(program, 'ours', data, ours =>
    withServer(program, 'peer', data, async peer => {
      const load = await openLoad(tables, ourTables(ours.url, GAME))
      const peerLoad = await openLoad(tables, peerTables(peer.url, PEER_GAME))
      const laps: { ours: SaturatedLap[]; peer: SaturatedLap[] } = { ours: [], peer: [] }
      for (let repetition = 0; repetition <= repetitions; repetition++) {
        const our = await saturated(ours, load, seconds)
        const their = await saturated(peer, peerLoad, seconds)
        if (repetition === 0) continue
        laps.ours.push(our)
        laps.peer.push(their)
      }
      load.close()
      peerLoad.close()
      return laps
    }),
  )
}

async function saturated(server: ServerProcess, load: Load, seconds: number): Promise<SaturatedLap> {
  const before = await server.usage()
  const clientsBefore = process.cpuUsage()
  const lap = await load.flatOut(seconds)
  const { user, system } = process.cpuUsage(clientsBefore)
  const after = await server.usage()
  return {
    ...lap,
    serverCpu: (after.cpuSeconds - before.cpuSeconds) / lap.seconds,
    clientsCpu: (user + system) / 1e6 / lap.seconds,
  }
}

async function withServer<T>(
  program: URL,
  side: Side,
  data: string,
  work: (server: ServerProcess) => Promise<T>,
): Promise<T> {
  const server = await startServerProcess(program, side, data)
  try {
    return await work(server)
  } finally {
    await server.stop()
  }
}

function ratio(ours: readonly Lap[], peer: readonly Lap[], key: 'actionsPerSecond' | 'p99Ms'): number {
  return medianRatio(
    ours.map(lap => lap[key]),
    peer.map(lap => lap[key]),
  )
}
