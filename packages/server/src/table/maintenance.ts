// Regular work beside the jobs: heartbeats, clocks that stood still while no server ran, work lost with a process,
// idle tables, unused guests.

import { seatsOutOfTime, withoutDowntime } from '@ludoteka/table'
import { isOurFault } from '../problem.ts'
import type { ResultRecorder } from '../ratings/recorder.ts'
import type { IdleSince, MatchRow, Store } from '../store/store.ts'
import type { System } from '../system.ts'
import type { Tournaments } from '../tournaments/tournaments.ts'
import { closeIfIdle } from './lobby.ts'
import type { TableRepository } from './repository.ts'
import type { Tables } from './tables.ts'

/** Whether no server was there: without a sign of life for longer than `awayMs`. */
export function isDown(lastHeartbeat: number, now: number, downAfterMs: number): boolean {
  return now - lastHeartbeat > downAfterMs
}

type MaintenanceConfig = {
  readonly store: Store
  readonly system: System
  readonly tables: Tables
  readonly repository: Pick<TableRepository, 'change'>
  readonly results: Pick<ResultRecorder, 'recordPending'>
  readonly tournaments: Pick<Tournaments, 'scheduleAll'>
  readonly downAfterMs: number
  scheduleJobs(row: MatchRow): void
  scheduleWaitingBots(): Promise<void>
  scheduleOrders(): Promise<void>
  closeIdleTables(): Promise<void>
  deleteUnusedGuests(): Promise<void>
  onError(error: unknown): void
}

/** At the start of a server: gives players the time back during which none was running, then writes the first heartbeat. */
export async function startHeartbeat(config: MaintenanceConfig): Promise<void> {
  const { store, system } = config
  await restoreDowntime(config, async (row, downtime) => {
    if (row.clocks) await store.updateMatch(row, { clocks: withoutDowntime(row.clocks, downtime) }, system.now())
  })
}

/** Writes a heartbeat. After a long gap the machine was suspended, and nobody could act: that time is given back as well. */
export async function heartbeat(config: MaintenanceConfig): Promise<void> {
  await restoreDowntime(config, async ({ id }, downtime) => {
    await config.repository.change(id, ({ row: { clocks } }) =>
      clocks ? { row: { clocks: withoutDowntime(clocks, downtime) } } : undefined,
    )
  })
}

type RestoreTime = (row: MatchRow, downtime: { from: number; to: number }) => Promise<void>

async function restoreDowntime(
  { store, system, downAfterMs, onError }: MaintenanceConfig,
  restoreTime: RestoreTime,
): Promise<void> {
  const now = system.now()
  const last = await store.lastHeartbeat()
  if (last > 0 && isDown(last, now, downAfterMs)) {
    const own = `${now} ${system.freshId()}`
    const first = await store.setIfAbsent(`absence since ${last}`, own)
    // Another server gives the time back, unless it began so long ago that it must have died.
    if (first !== own && !isDown(Number(first.split(' ')[0]), now, downAfterMs)) return
    for (const row of await store.matchesWithClock()) await restoreTime(row, { from: last, to: now }).catch(onError) // the others go on
  }
  await store.heartbeat(now) // not sooner: workers let clocks run out as soon as they see it
}

/** Schedules what a stopped process may have left: bots that tables wait for, standing orders, tournaments, clocks that run. */
export async function resumePendingWork({
  store,
  scheduleJobs,
  scheduleWaitingBots,
  scheduleOrders,
  tournaments,
}: MaintenanceConfig): Promise<void> {
  await scheduleWaitingBots()
  await scheduleOrders()
  await tournaments.scheduleAll()
  for (const row of await store.matchesWithClock()) scheduleJobs(row)
}

/**
 * Checks clocks and bots, beside the jobs scheduled for each: nobody may get endless time because a job was lost.
 * Also records matches whose process has died at their end, looks after tournaments, closes idle tables, and deletes guests who do not come any more.
 */
export async function checkTables(config: MaintenanceConfig): Promise<void> {
  const { store, system, tables, downAfterMs, scheduleWaitingBots, closeIdleTables, onError } = config
  await scheduleWaitingBots()
  const now = system.now()
  if (isDown(await store.lastHeartbeat(), now, downAfterMs)) return
  for (const row of await store.matchesWithClock()) {
    if (seatsOutOfTime(row.clocks, now).length > 0) await tables.expire(row.id).catch(onError) // the others go on
  }
  await config.results.recordPending()
  await config.tournaments.scheduleAll()
  await closeIdleTables()
  await config.deleteUnusedGuests()
  await store.forgetChallenges(now)
}

/** Repeats work without overlap; returns the function that stops it. */
export function repeat(ms: number, work: () => Promise<void>, onError: (error: unknown) => void): () => Promise<void> {
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

/** How long nothing may change at an open table, and at a running one that no clock ends. */
export type IdleLimits = { readonly openMs: number; readonly runningMs: number }

type IdleTablesConfig = {
  readonly store: Pick<Store, 'idleMatches'>
  readonly repository: Pick<TableRepository, 'change'>
  readonly system: Pick<System, 'now' | 'freshId'>
  readonly limits: IdleLimits
  /** How many matches one call checks. */
  readonly most?: number
  onError(error: unknown): void
}

const MATCHES_PER_CALL = 200

/** Each call goes on where the last one ended, and starts over at the end. */
export function idleTableCloser({
  store,
  repository,
  system,
  limits,
  most = MATCHES_PER_CALL,
  onError,
}: IdleTablesConfig): () => Promise<void> {
  // Starts at a random id: processes that are restarted often would otherwise always check the same matches.
  let after = system.freshId()

  const close = async (id: string, until: IdleSince): Promise<void> => {
    try {
      await repository.change(id, table => closeIfIdle(table, until))
    } catch (error) {
      // A match under rules that this server does not have is left as it is.
      if (isOurFault(error)) onError(error)
    }
  }

  return async () => {
    const now = system.now()
    const until = { open: now - limits.openMs, running: now - limits.runningMs }
    const { ids, next = '' } = await store.idleMatches(until, after, most)
    for (const id of ids) await close(id, until)
    after = next
  }
}

type UnusedGuestsConfig = {
  readonly store: Pick<Store, 'deleteUnusedGuests'>
  readonly system: Pick<System, 'now' | 'freshId'>
  /** How long a guest may stay away. */
  readonly unusedMs: number
  /** How many accounts one call checks. */
  readonly most?: number
}

const ACCOUNTS_PER_CALL = 200

/** Deletes guests who were not seen for long; each call goes on where the last one ended, and starts over at the end. */
export function unusedGuestDeleter({
  store,
  system,
  unusedMs,
  most = ACCOUNTS_PER_CALL,
}: UnusedGuestsConfig): () => Promise<void> {
  let after = system.freshId()
  return async () => {
    const { next = '' } = await store.deleteUnusedGuests(system.now() - unusedMs, after, most)
    after = next
  }
}
