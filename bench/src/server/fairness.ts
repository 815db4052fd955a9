// Whether one address can keep others waiting: by asking for replays, and by opening tables at which bots play each other.

import { sampler, seedFrom } from '@ludoteka/kernel'
import { median, medianRatio } from '../measure.ts'
import { openBotTables, playAgainstBot } from './botOpponent.ts'
import { hostAt, type Person } from './host.ts'
import { latencies, openLoad } from './load.ts'
import { ourTables } from './ourTable.ts'
import { withServer } from './process.ts'
import { startReplayGuests } from './replayGuests.ts'

export type Fairness = {
  /** The 99 % latency of others' actions while many guests of one address replay matches, over that without them; see `Laps`. */
  readonly othersP99UnderReplayLoad: number
  /** How long somebody waits for a bot (median) while one address has many tables of bots alone, over that without them. */
  readonly botWaitUnderFlood: number
  readonly raw: {
    readonly othersP99Ms: QuietAndLoaded
    readonly replaysPerSecond: readonly number[]
    readonly botWaitMs: QuietAndLoaded
  }
}

type QuietAndLoaded = { readonly quiet: readonly number[]; readonly loaded: readonly number[] }

export type FairnessEffort = {
  /** Tables of people who act while others ask for replays. */
  readonly tables: number
  readonly everySeconds: number
  readonly replayGuests: number
  readonly replays: Laps
  readonly floodTables: number
  readonly bots: Laps
}

/**
 * Laps without and with the load in turns. A disk that does not answer for a tenth of a second makes more than a hundredth of a lap's
 * actions late, with the load or without it. So there are many short laps, and of each kind the median: a stall spoils one lap, and says
 * nothing, while a load that makes others wait does so in all of its laps.
 */
type Laps = { readonly seconds: number; readonly repetitions: number }

const FLOOD_ADDRESS = '198.51.100.7'

export function measureFairness(program: URL, data: string, game: string, effort: FairnessEffort): Promise<Fairness> {
  return withServer(program, 'ours', { data }, async ({ url }) => {
    const replays = await measureReplayLoad(program, url, game, effort)
    const bots = await measureBotFlood(url, game, effort)
    return {
      othersP99UnderReplayLoad: median(replays.p99.loaded) / median(replays.p99.quiet),
      botWaitUnderFlood: medianRatio(bots.loaded, bots.quiet),
      raw: { othersP99Ms: replays.p99, replaysPerSecond: replays.perSecond, botWaitMs: bots },
    }
  })
}

async function measureReplayLoad(program: URL, url: string, game: string, effort: FairnessEffort) {
  const { tables, everySeconds, replays } = effort
  const load = await openLoad(tables, ourTables(url, game))
  const host = hostAt(url)
  let matches: readonly string[] = []
  while (matches.length === 0) {
    await load.flatOut(replays.seconds) // warms up, and leaves matches to be replayed
    matches = await host.finishedMatches()
  }
  const newGuest = (_: unknown, n: number): Promise<Person> => host.newGuest(`Guest ${n}`, FLOOD_ADDRESS)
  const guests = await Promise.all(Array.from({ length: effort.replayGuests }, newGuest))
  const crowd = await startReplayGuests(program, { url, matches, guests })
  const p99: { quiet: number[]; loaded: number[] } = { quiet: [], loaded: [] }
  const perSecond: number[] = []
  const lap = async (): Promise<number> => (await load.paced(everySeconds, replays.seconds)).p99Ms
  await crowd.begin()
  await lap() // warms up the paths that only replays take
  await crowd.rest()
  for (let repetition = 0; repetition < replays.repetitions; repetition++) {
    p99.quiet.push(await lap())
    await crowd.begin()
    p99.loaded.push(await lap())
    perSecond.push((await crowd.rest()) / replays.seconds)
  }
  crowd.leave()
  load.close()
  return { p99, perSecond }
}

async function measureBotFlood(
  url: string,
  game: string,
  { floodTables, bots: { seconds, repetitions } }: FairnessEffort,
): Promise<QuietAndLoaded> {
  const host = hostAt(url)
  const stranger = await host.newGuest('Stranger', '203.0.113.9')
  const random = sampler(seedFrom('stranger'))
  const flood = await openBotTables(host, game, FLOOD_ADDRESS, floodTables)
  const medianWait = async (): Promise<number> => {
    const waits = latencies()
    await playAgainstBot(host, game, stranger, random, seconds, waits)
    return waits.percentile(50)
  }
  await medianWait() // warms up
  const waits: { quiet: number[]; loaded: number[] } = { quiet: [], loaded: [] }
  for (let repetition = 0; repetition < repetitions; repetition++) {
    waits.quiet.push(await medianWait())
    await flood.watch()
    waits.loaded.push(await medianWait())
    flood.leave()
  }
  return waits
}
