// Reminders: tells people who are away that a table waits for them, each turn once, and once more when time runs out.

import { LudotekaError } from '@ludoteka/kernel'
import type { Reminder } from '@ludoteka/protocol'
import type { Bus } from '../bus/types.ts'
import { buckets } from '../limits.ts'
import { Refused } from '../problem.ts'
import type { Device, MatchRow, Notice, Store } from '../store/types.ts'
import type { Desk } from '../table/desk.ts'
import type { Table } from '../table/table.ts'
import type { Attendance, Present } from './attendance.ts'
import { awaited, type Duty, dutiesAt, patience, type Timing } from './plan.ts'
import type { Outcome, Sender } from './push.ts'

/** Who sits at the table is looked at again this often: their server may be killed and tell nobody that they left. */
const LOOK_AGAIN_MS = 5 * 60_000
/** After this time it is tried again where a push service or another process did not answer. */
const TRY_AGAIN_MS = 60_000
/** A push service that stays away for longer is not waited for. */
const TRIED_FOR_MS = 15 * 60_000
/** Clocks of processes differ: a job that is due so soon may be done already. */
const SOON_MS = 20_000
/** Who has no device is not looked up again for this long, unless they name one. */
const WITHOUT_DEVICE_MS = 5 * 60_000
const MOST_REMEMBERED = 50_000
/** Who has named a device, for the processes that remember otherwise. */
const TOPIC = 'reminders:device'
/** As many tables of a person are looked at when they name a device; they last changed last. */
const MOST_TABLES = 50
/** The longest time a reminder waits at a push service for a device that is switched off. */
const LONGEST_TTL_S = 86_400
const TTL_S = 3_600
/** What one person may get: a burst, then a few an hour. */
const AT_ONCE = 60
const PER_SECOND = 60 / 3_600

export type Reminders = {
  /** Whether the table may wait for somebody who has a device. */
  mayConcern(row: MatchRow): boolean
  /** After a change of a table: makes a look due at those it waits for. */
  follow(row: MatchRow): Promise<void>
  /** The last socket of a person at a table is gone. */
  left(match: string, account: string): Promise<void>
  /** A person has named a device: their tables may wait for them already. */
  deviceNamed(account: string): Promise<void>
  /** Looks whether somebody has to be reminded now, and makes the next look due. */
  look(match: string): Promise<void>
  /** At the start, and now and then: what a killed process had not made due. People get a moment to come back first. */
  takeUp(): Promise<void>
}

export type RemindersConfig = {
  readonly store: Store
  readonly bus: Bus
  readonly desk: Pick<Desk, 'load'>
  readonly attendance: Pick<Attendance, 'at'>
  readonly send: Sender
  readonly timing: Timing
  now(): number
  /** Makes a look at the table due at this time at the latest. */
  scheduleBy(match: string, at: number): Promise<void>
  onOutcome(outcome: Outcome): void
}

export function openReminders(config: RemindersConfig): Reminders {
  const { store, timing, now } = config
  const scheduled = new Map<string, number>()
  const withoutDevice = new Map<string, number>()
  const perPerson = buckets(AT_ONCE, PER_SECOND)

  const remember = (map: Map<string, number>, key: string, until: number): void => {
    if (map.size >= MOST_REMEMBERED) map.clear() // whatever was in it is only looked up once more
    map.set(key, until)
  }

  const schedule = async (match: string, at: number): Promise<void> => {
    const before = scheduled.get(match) ?? 0
    if (before > now() + SOON_MS && before <= at) return
    remember(scheduled, match, at)
    await config.scheduleBy(match, at)
  }

  const mayHaveDevice = (account: string): boolean => (withoutDevice.get(account) ?? 0) <= now()

  const haveDevice = async (accounts: readonly string[]): Promise<boolean> => {
    const asked = accounts.filter(mayHaveDevice)
    if (asked.length === 0) return false
    const found = new Set((await store.devicesOf(asked)).map(({ account }) => account))
    for (const account of asked) if (!found.has(account)) remember(withoutDevice, account, now() + WITHOUT_DEVICE_MS)
    return found.size > 0
  }

  /** Answers whether it should be tried again. */
  const tell = async (device: Device, { row, game }: Table, duty: Duty, ripe: Ripe): Promise<boolean> => {
    const { account, turn, until } = duty
    const noticeOf = (reason: Notice['reason']): Notice => ({ endpoint: device.endpoint, match: row.id, turn, reason })
    // Whoever learns that time runs out knows whose turn it is.
    if (ripe.reason === 'late') await store.claimNotice(noticeOf('turn'))
    const notice = noticeOf(ripe.reason)
    if (!(await store.claimNotice(notice)) || !perPerson.take(account, now())) return false
    const { language } = device
    const reminder: Reminder = {
      reason: ripe.reason,
      match: row.id,
      game: game.text[language].title,
      language,
      ...(until === undefined ? {} : { until }),
    }
    const outcome = await config.send(device, reminder, secondsLeft(until, now()))
    config.onOutcome(outcome)
    if (outcome === 'gone') await store.deleteDevice(device)
    if (outcome !== 'later' || now() - ripe.at > TRIED_FOR_MS) return false
    await store.releaseNotice(notice)
    return true
  }

  /** When to look again because of this person. `whoIsThere` is asked only if there is something to tell. */
  const attend = async (table: Table, duty: Duty, untold: Untold, whoIsThere: Asked): Promise<number | undefined> => {
    const { account } = duty
    const later = (at: Duty['at']): readonly number[] => Object.values(at).filter(time => time > now())
    const first = ripeOf(duty.at, now())
    if (!first || untold(first.reason).length === 0) return earliest(later(duty.at))
    const present = await whoIsThere()
    if (!present) return now() + TRY_AGAIN_MS
    if (present.isHere(account)) return now() + LOOK_AGAIN_MS
    if (!(await isStillDue(table.row.id, duty))) return undefined // the change has made its own look due
    const patient = present.leftAt(account) + patience(table.row.clock, timing)
    const at = { ...duty.at, turn: Math.max(duty.at.turn, patient) }
    const ripe = ripeOf(at, now())
    const devices = ripe ? untold(ripe.reason) : []
    const again = await Promise.all(devices.map(device => ripe && tell(device, table, duty, ripe)))
    return earliest([...later(at), ...(again.includes(true) ? [now() + TRY_AGAIN_MS] : [])])
  }

  /** The others took their time to answer. */
  const isStillDue = async (match: string, { account, turn }: Duty): Promise<boolean> => {
    const table = await loaded(match)
    return table !== undefined && dutiesAt(table, timing).some(one => one.account === account && one.turn === turn)
  }

  const look = async (match: string): Promise<void> => {
    scheduled.delete(match)
    const table = await loaded(match)
    const duties = table ? dutiesAt(table, timing) : []
    const accounts = duties.map(({ account }) => account)
    const devices = accounts.length > 0 ? await store.devicesOf(accounts) : []
    if (!table || devices.length === 0) return
    const told = await store.noticesOf(match)
    const whoIsThere = once(() => config.attendance.at(match, accounts))
    const times = await Promise.all(
      duties.map(duty => {
        const untold: Untold = reason =>
          devices.filter(({ account, endpoint }) => {
            const isTold = (one: Notice): boolean =>
              one.endpoint === endpoint && one.turn === duty.turn && one.reason === reason
            return account === duty.account && !told.some(isTold)
          })
        const hasDevice = devices.some(({ account }) => account === duty.account)
        return hasDevice ? attend(table, duty, untold, whoIsThere) : undefined
      }),
    )
    const next = earliest(times.filter(time => time !== undefined))
    if (next !== undefined) await schedule(match, next)
  }

  /** A match there is not, or under rules this server does not have, can't be looked at. */
  const loaded = async (match: string): Promise<Table | undefined> => {
    try {
      return await config.desk.load(match)
    } catch (error) {
      if (error instanceof LudotekaError || error instanceof Refused) return undefined
      throw error
    }
  }

  const makeDue = async (accounts: readonly string[], match: string, at: number): Promise<void> => {
    if (await haveDevice(accounts)) await schedule(match, at)
  }

  config.bus.subscribe(TOPIC, account => {
    if (typeof account === 'string') withoutDevice.delete(account)
  })

  return {
    mayConcern: row => awaited(row).some(mayHaveDevice),
    follow: row => makeDue(awaited(row), row.id, row.updatedAt + patience(row.clock, timing)),
    left: (match, account) => makeDue([account], match, now() + timing.liveMs),
    async deviceNamed(account) {
      withoutDevice.delete(account)
      config.bus.publish(TOPIC, account)
      const { matches } = await store.list({ list: 'mine', account, limit: MOST_TABLES })
      for (const row of matches) if (awaited(row).includes(account)) await schedule(row.id, now() + timing.liveMs)
    },
    look,
    async takeUp() {
      const at = now() + timing.liveMs
      const rows = await store.remindable()
      await Promise.all(rows.map(row => (awaited(row).length > 0 ? schedule(row.id, at) : undefined)))
    },
  }
}

type Untold = (reason: Notice['reason']) => readonly Device[]
type Asked = () => Promise<Present | undefined>

function once<T>(ask: () => T): () => T {
  let answer: { readonly value: T } | undefined
  return () => {
    answer ??= { value: ask() }
    return answer.value
  }
}

function earliest(times: readonly number[]): number | undefined {
  return times.length > 0 ? Math.min(...times) : undefined
}

type Ripe = { readonly reason: Notice['reason']; readonly at: number }

function ripeOf(at: Duty['at'], now: number): Ripe | undefined {
  for (const reason of ['late', 'turn'] as const) {
    const time = at[reason]
    if (time !== undefined && time <= now) return { reason, at: time }
  }
  return undefined
}

function secondsLeft(until: number | undefined, now: number): number {
  if (until === undefined) return TTL_S
  return Math.min(LONGEST_TTL_S, Math.max(0, Math.ceil((until - now) / 1_000)))
}
