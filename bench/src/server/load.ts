// The load: when the seats of many tables act, and how long it takes. The same for our server and for the peer.

import { setTimeout as wait } from 'node:timers/promises'

export type Latencies = {
  add(milliseconds: number): void
  readonly count: number
  /** The smallest time that so many of a hundred did not exceed; NaN without any. */
  percentile(hundredths: number): number
}

export function latencies(): Latencies {
  const times: number[] = []
  return {
    add: milliseconds => {
      times.push(milliseconds)
    },
    get count() {
      return times.length
    },
    percentile(hundredths) {
      const sorted = times.toSorted((a, b) => a - b)
      return sorted[Math.max(0, Math.ceil((sorted.length * hundredths) / 100) - 1)] ?? Number.NaN
    },
  }
}

/** What a table tells the load. */
export type Watcher = {
  /** A seat may act; its action is sent now or later. */
  turn(act: Act): void
  /** The opponent has received an action, so many milliseconds after it was sent. */
  received(milliseconds: number): void
  /** The server refused an action. */
  refused(): void
  failed(error: Error): void
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
const OPEN_AT_ONCE = 32
/** How long actions that are still under way at the end of a lap are waited for. */
const WAIT_MS = 5_000

type LoadTable = { readonly due: Act[]; live: LiveTable | undefined }

export async function openLoad(count: number, open: OpenTable): Promise<Load> {
  const tables = Array.from({ length: count }, (): LoadTable => ({ due: [], live: undefined }))
  let isFlatOut = false
  let inFlight = 0
  let refusals = 0
  let times: Latencies = latencies()
  let failure: Error | undefined

  const start = (act: Act): boolean => {
    const isSent = act()
    if (isSent) inFlight++
    return isSent
  }
  const watch = ({ due }: LoadTable): Watcher => ({
    turn: act => {
      if (isFlatOut) start(act)
      else due.push(act)
    },
    received(milliseconds) {
      inFlight--
      times.add(milliseconds)
    },
    refused() {
      inFlight--
      refusals++
    },
    failed(error) {
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
    for (let waited = 0; inFlight > 0 && !failure && waited < WAIT_MS; waited += 10) await wait(10)
    if (failure) throw failure
    if (inFlight > 0) throw new Error(`${inFlight} actions were never announced to the opponent.`)
    return {
      seconds: elapsed,
      actions,
      refusals,
      actionsPerSecond: actions / elapsed,
      p50Ms: times.percentile(50),
      p99Ms: times.percentile(99),
    }
  }

  await eachOf(tables, OPEN_AT_ONCE, async (table, number) => {
    table.live = await open(watch(table), number)
  })

  return {
    flatOut: seconds =>
      lap(seconds, () => {
        isFlatOut = true
        for (const { due } of tables) for (const act of due.splice(0)) start(act)
        return () => {
          isFlatOut = false
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
function tick({ due }: LoadTable, every: number, first: number, start: (act: Act) => boolean): () => void {
  const actAgain = (): void => {
    timer = setTimeout(actAgain, every)
    for (let act = due.shift(); act && !start(act); act = due.shift());
  }
  let timer = setTimeout(actAgain, first)
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
