// The watchman: signs of life, clocks that stood still while no server was there, and work that was lost with a process.

import type { Ports } from '../ports.ts'
import type { MatchRow, Store } from '../store/types.ts'
import { outOfTime, withoutAbsence } from './clock.ts'
import type { Desk } from './desk.ts'
import type { Tables } from './tables.ts'

/** Whether no server was there: without a sign of life for longer than `awayMs`. */
export function isAway(lastHeartbeat: number, now: number, awayMs: number): boolean {
  return now - lastHeartbeat > awayMs
}

export type WatchConfig = {
  readonly store: Store
  readonly ports: Ports
  readonly tables: Tables
  readonly desk: Pick<Desk, 'change'>
  readonly awayMs: number
  followUp(row: MatchRow): void
  wakeBots(): Promise<void>
  sweep(): Promise<void>
  onError(error: unknown): void
}

/** At the start of a server: gives players the time back during which nobody was there, then shows that somebody is. */
export async function arrive(config: WatchConfig): Promise<void> {
  const { store, ports } = config
  await comeBack(config, async (row, away) => {
    if (row.clocks) await store.changeHead(row, { clocks: withoutAbsence(row.clocks, away) }, ports.now())
  })
}

/** A sign of life. After a long gap the machine has slept, and nobody could act: that time is given back as well. */
export async function beat(config: WatchConfig): Promise<void> {
  await comeBack(config, async ({ id }, away) => {
    await config.desk.change(id, ({ row: { clocks } }) =>
      clocks ? { head: { clocks: withoutAbsence(clocks, away) } } : undefined,
    )
  })
}

type GiveBack = (row: MatchRow, away: { from: number; to: number }) => Promise<void>

async function comeBack({ store, ports, awayMs, onError }: WatchConfig, giveBack: GiveBack): Promise<void> {
  const now = ports.now()
  const last = await store.lastHeartbeat()
  if (last > 0 && isAway(last, now, awayMs)) {
    const own = `${now} ${ports.freshId()}`
    const first = await store.keep(`absence since ${last}`, own)
    // Another server gives the time back; only one that began long ago has died over it.
    if (first !== own && !isAway(Number(first.split(' ')[0]), now, awayMs)) return
    for (const row of await store.ticking()) await giveBack(row, { from: last, to: now }).catch(onError) // the others go on
  }
  await store.heartbeat(now) // not sooner: workers let clocks run out as soon as they see it
}

/** Takes up what another process may have left: bots that are waited for, clocks that run. */
export async function takeUp({ store, followUp, wakeBots }: WatchConfig): Promise<void> {
  await wakeBots()
  for (const row of await store.ticking()) followUp(row)
}

/**
 * A look at clocks and bots, beside the jobs that are made for each: nobody may get endless time because a job was lost.
 * And at tables nobody has come back to.
 */
export async function lookAround(config: WatchConfig): Promise<void> {
  const { store, ports, tables, awayMs, wakeBots, sweep, onError } = config
  await wakeBots()
  const now = ports.now()
  if (isAway(await store.lastHeartbeat(), now, awayMs)) return
  for (const row of await store.ticking()) {
    if (outOfTime(row.clocks, now).length > 0) await tables.expire(row.id).catch(onError) // the others go on
  }
  await sweep()
}

/** Repeats a piece of work without overlap; answers with the way to stop. */
export function every(ms: number, work: () => Promise<void>, onError: (error: unknown) => void): () => Promise<void> {
  let current: Promise<void> = Promise.resolve()
  let isBusy = false
  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    current = work()
      .catch(onError)
      .finally(() => {
        isBusy = false
      })
  }, ms)
  return async () => {
    clearInterval(timer)
    await current
  }
}
