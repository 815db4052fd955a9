// The load: when the seats of many tables act, and what comes of it. The same for our server and for the peer.

import { setTimeout as wait } from 'node:timers/promises'
import { type Latencies, latencies } from './latency.ts'

/** What a table tells the load. */
export type Watcher = {
  /** A seat may act; its action is sent now or later. */
  turn(act: Act): void
  /** The opponent has been told of an action, so long after it was sent. */
  seen(milliseconds: number): void
  /** The server refused an action. */
  refused(): void
  broken(error: Error): void
}

/** Sends an action; false if there is nothing to do any more. */
export type Act = () => boolean

/** Both seats of a table, sitting down until they can act. */
export type OpenTable = (watcher: Watcher, number: number) => Promise<LiveTable>
export type LiveTable = { close(): void }

export type Lap = {
  readonly seconds: number
  readonly actions: number
  readonly refusals: number
  readonly actionsPerSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
}

export type Load = {
  /** Every seat acts as soon as it may. */
  flatOut(seconds: number): Promise<Lap>
  /** Every table acts once in that many seconds, all of them evenly spread over them. */
  paced(every: number, seconds: number): Promise<Lap>
  close(): void
}

/** Tables that sit down at the same time. */
const SIT_DOWN_AT_ONCE = 32
/** How long actions that are still under way at the end of a lap are waited for. */
const PATIENCE_MS = 5_000

type Table = { readonly due: Act[]; live: LiveTable | undefined }

export async function openLoad(count: number, open: OpenTable): Promise<Load> {
  const tables = Array.from({ length: count }, (): Table => ({ due: [], live: undefined }))
  let hurry = false
  let underWay = 0
  let refusals = 0
  let times: Latencies = latencies()
  let failure: Error | undefined

  const start = (act: Act): boolean => {
    const isSent = act()
    if (isSent) underWay++
    return isSent
  }
  const watch = ({ due }: Table): Watcher => ({
    turn: act => {
      if (hurry) start(act)
      else due.push(act)
    },
    seen(milliseconds) {
      underWay--
      times.add(milliseconds)
    },
    refused() {
      underWay--
      refusals++
    },
    broken(error) {
      failure ??= error
    },
  })

  const lap = async (seconds: number, run: () => () => void): Promise<Lap> => {
    times = latencies()
    refusals = 0
    const startedAt = performance.now()
    const stop = run()
    await wait(seconds * 1000)
    stop()
    const { count: actions } = times
    const elapsed = (performance.now() - startedAt) / 1000
    for (let waited = 0; underWay > 0 && !failure && waited < PATIENCE_MS; waited += 10) await wait(10)
    if (failure) throw failure
    if (underWay > 0) throw new Error(`${underWay} actions were never announced to the opponent.`)
    return {
      seconds: elapsed,
      actions,
      refusals,
      actionsPerSecond: actions / elapsed,
      p50Ms: times.percentile(50),
      p99Ms: times.percentile(99),
    }
  }

  await eachOf(tables, SIT_DOWN_AT_ONCE, async (table, number) => {
    table.live = await open(watch(table), number)
  })

  return {
    flatOut: seconds =>
      lap(seconds, () => {
        hurry = true
        for (const { due } of tables) for (const act of due.splice(0)) start(act)
        return () => {
          hurry = false
        }
      }),
    paced: (every, seconds) =>
      lap(seconds, () => {
        const timers = tables.map((table, i) => tick(table, every * 1000, (every * 1000 * i) / count, start))
        return () => {
          for (const stop of timers) stop()
        }
      }),
    close() {
      for (const { live } of tables) live?.close()
    },
  }
}

/** Lets a table act at its moments; one at which it has nothing to do is left out. */
function tick({ due }: Table, every: number, first: number, start: (act: Act) => boolean): () => void {
  const beat = (): void => {
    timer = setTimeout(beat, every)
    for (let act = due.shift(); act && !start(act); act = due.shift());
  }
  let timer = setTimeout(beat, first)
  return () => clearTimeout(timer)
}

async function eachOf<T>(all: readonly T[], atOnce: number, work: (one: T, i: number) => Promise<void>): Promise<void> {
  let next = 0
  const row = async (): Promise<void> => {
    for (let i = next++; i < all.length; i = next++) {
      const one = all[i]
      if (one !== undefined) await work(one, i)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, all.length) }, row))
}
