// Reminders: notifies people who are away that a table waits for them, once per turn, and once more when time runs out.

import { LudotekaError } from '@ludoteka/kernel'
import type { Reminder } from '@ludoteka/protocol'
import { findGame } from '@ludoteka/registry'
import { peopleAt } from '@ludoteka/table'
import type { Bus } from '../bus/bus.ts'
import { rateLimit } from '../limits.ts'
import type { Presence, PresenceReport } from '../live/presence.ts'
import { Refused } from '../problem.ts'
import type { StoredChallenge } from '../store/people.ts'
import type { Device, MatchRow, Notice, Store } from '../store/store.ts'
import type { TableRepository } from '../table/repository.ts'
import type { TableState } from '../table/state.ts'
import {
  type PendingTurn,
  pendingTurnsAt,
  peopleWaitedFor,
  type ReminderDelays,
  reminderDelay,
} from './pendingTurns.ts'
import type { PushOutcome, PushSender } from './push.ts'

/** People at the table are checked again this often: their server may be killed and report nothing when they leave. */
const CHECK_AGAIN_MS = 5 * 60_000
/** After this time a push service that did not answer is tried again. */
const RETRY_MS = 60_000
/** After this time a push service that does not answer is given up. */
const RETRY_FOR_MS = 15 * 60_000
/** Clocks of processes differ: a job due this soon may have run already. */
const SOON_MS = 20_000
/** Accounts without a device are not looked up again for this long, unless they add one. */
const WITHOUT_DEVICE_MS = 5 * 60_000
const MOST_REMEMBERED = 50_000
/** Announces an account that has added a device, to processes that remember it without one. */
const TOPIC = 'reminders:device'
/** How many of a person's tables are checked when they add a device: those that changed last. */
const MOST_TABLES = 50
/** The longest time a reminder waits at a push service for a device that is switched off. */
const LONGEST_TTL_S = 86_400
const TTL_S = 3_600
/** Reminders of one account. */
const MOST_PER_HOUR = 60

export type Reminders = {
  /** Whether the table may be waiting for somebody who has a device. */
  mayRemind(row: MatchRow): boolean
  /** After a change of a table: schedules a check of those it waits for. */
  scheduleFor(row: MatchRow): Promise<void>
  /** The last socket of a person at a table has closed. */
  onLeft(match: string, account: string): Promise<void>
  /** A person has added a device: their tables may be waiting for them already. */
  onDeviceAdded(account: string): Promise<void>
  /** Tells whoever is challenged, on all their devices; what does not arrive at once is not sent again: the page shows it anyway. */
  remindOfChallenge(challenge: StoredChallenge): Promise<void>
  /** Reminds whoever has to be reminded now, and schedules the next check. */
  check(match: string): Promise<void>
  /** At the start and regularly: schedules what a killed process had not. People get a moment to come back first. */
  resume(): Promise<void>
}

type RemindersConfig = {
  readonly store: Store
  readonly bus: Bus
  readonly repository: Pick<TableRepository, 'load'>
  readonly presence: Pick<Presence, 'report'>
  readonly send: PushSender
  readonly delays: ReminderDelays
  now(): number
  /** Schedules a check of the table at this time at the latest. */
  scheduleBy(match: string, at: number): Promise<void>
  onOutcome(outcome: PushOutcome): void
}

export function openReminders(config: RemindersConfig): Reminders {
  const { store, delays, now } = config
  const scheduled = new Map<string, number>()
  const withoutDevice = new Map<string, number>()
  const perAccount = rateLimit({ burst: MOST_PER_HOUR, perSecond: MOST_PER_HOUR / 3_600 })

  const rememberUntil = (map: Map<string, number>, key: string, until: number): void => {
    if (map.size >= MOST_REMEMBERED) map.clear() // its entries are only looked up once more
    map.set(key, until)
  }

  const schedule = async (match: string, at: number): Promise<void> => {
    const before = scheduled.get(match) ?? 0
    if (before > now() + SOON_MS && before <= at) return
    rememberUntil(scheduled, match, at)
    await config.scheduleBy(match, at)
  }

  const mayHaveDevice = (account: string): boolean => (withoutDevice.get(account) ?? 0) <= now()

  const mayRemindSeat = ({ seats }: MatchRow, seat: number): boolean => {
    const holder = seats[seat]
    return holder?.kind === 'account' && mayHaveDevice(holder.account)
  }

  /** `others` are likely to be asked about next: one look finds out about all of them. */
  const haveDevice = async (accounts: readonly string[], others: readonly string[]): Promise<boolean> => {
    if (!accounts.some(mayHaveDevice)) return false
    const asked = [...new Set([...accounts, ...others])].filter(mayHaveDevice)
    const found = new Set((await store.devicesOf(asked)).map(({ account }) => account))
    for (const account of asked)
      if (!found.has(account)) rememberUntil(withoutDevice, account, now() + WITHOUT_DEVICE_MS)
    return accounts.some(account => found.has(account))
  }

  /** Returns whether to try again. */
  const notify = async (
    device: Device,
    { row, game }: TableState,
    pendingTurn: PendingTurn,
    due: DueReason,
  ): Promise<boolean> => {
    const { account, turn, until } = pendingTurn
    const noticeOf = (reason: Notice['reason']): Notice => ({ endpoint: device.endpoint, match: row.id, turn, reason })
    // A reminder that time runs out makes the one about the turn unnecessary.
    if (due.reason === 'late') await store.claimNotice(noticeOf('turn'))
    const notice = noticeOf(due.reason)
    if (!(await store.claimNotice(notice)) || !perAccount.allows(account)) return false
    const { language } = device
    const reminder: Reminder = {
      reason: due.reason,
      match: row.id,
      game: game.text[language].title,
      language,
      ...(until === undefined ? {} : { until }),
    }
    const outcome = await config.send(device, reminder, secondsLeft(until, now()))
    config.onOutcome(outcome)
    if (outcome === 'gone') await store.deleteDevice(device)
    if (outcome !== 'later' || now() - due.at > RETRY_FOR_MS) return false
    await store.releaseNotice(notice)
    return true
  }

  /** When to look again because of this person. Who is there is asked only if there is something to tell. */
  const remind = async (
    table: TableState,
    pendingTurn: PendingTurn,
    unnotified: UnnotifiedDevices,
    askPresence: AskPresence,
  ): Promise<number | undefined> => {
    const { account } = pendingTurn
    const timesAfterNow = (at: PendingTurn['at']): readonly number[] => Object.values(at).filter(time => time > now())
    const first = dueReasonAt(pendingTurn.at, now())
    if (!first || unnotified(first.reason).length === 0) return earliest(timesAfterNow(pendingTurn.at))
    const { isHere, leftAt } = await askPresence()
    if (isHere(table.row.id, account)) return now() + CHECK_AGAIN_MS
    if (!(await isStillDue(table.row.id, pendingTurn))) return undefined // the change has scheduled its own check
    const earliestAfterLeaving = leftAt(table.row.id, account) + reminderDelay(table.row.clock, delays)
    const at = { ...pendingTurn.at, turn: Math.max(pendingTurn.at.turn, earliestAfterLeaving) }
    const due = dueReasonAt(at, now())
    const devices = due ? unnotified(due.reason) : []
    const again = await Promise.all(devices.map(device => due && notify(device, table, pendingTurn, due)))
    return earliest([...timesAfterNow(at), ...(again.includes(true) ? [now() + RETRY_MS] : [])])
  }

  /** Meanwhile the turn may have passed. */
  const isStillDue = async (match: string, { account, turn }: PendingTurn): Promise<boolean> => {
    const table = await tryLoad(match)
    return (
      table !== undefined && pendingTurnsAt(table, delays).some(one => one.account === account && one.turn === turn)
    )
  }

  const check = async (match: string): Promise<void> => {
    scheduled.delete(match)
    const table = await tryLoad(match)
    const pendingTurns = table ? pendingTurnsAt(table, delays) : []
    const accounts = pendingTurns.map(({ account }) => account)
    const devices = accounts.length > 0 ? await store.devicesOf(accounts) : []
    if (!table || devices.length === 0) return
    const notices = await store.noticesOf(match)
    const askPresence = memoize(() => config.presence.report([match], accounts))
    const times = await Promise.all(
      pendingTurns.map(pendingTurn => {
        const unnotified: UnnotifiedDevices = reason =>
          devices.filter(({ account, endpoint }) => {
            const isNotified = (one: Notice): boolean =>
              one.endpoint === endpoint && one.turn === pendingTurn.turn && one.reason === reason
            return account === pendingTurn.account && !notices.some(isNotified)
          })
        const hasDevice = devices.some(({ account }) => account === pendingTurn.account)
        return hasDevice ? remind(table, pendingTurn, unnotified, askPresence) : undefined
      }),
    )
    const next = earliest(times.filter(time => time !== undefined))
    if (next !== undefined) await schedule(match, next)
  }

  /** A match that does not exist, or whose rules this server does not have, can't be loaded. */
  const tryLoad = async (match: string): Promise<TableState | undefined> => {
    try {
      return await config.repository.load(match)
    } catch (error) {
      if (error instanceof LudotekaError || error instanceof Refused) return undefined
      throw error
    }
  }

  const scheduleIfDevice = async (
    accounts: readonly string[],
    match: string,
    at: number,
    others: readonly string[] = [],
  ): Promise<void> => {
    if (await haveDevice(accounts, others)) await schedule(match, at)
  }

  config.bus.subscribe(TOPIC, account => {
    if (typeof account === 'string') withoutDevice.delete(account)
  })

  return {
    // Asked after every action: who is known to have no device need not be looked at closely.
    mayRemind: row => row.waiting.some(seat => mayRemindSeat(row, seat)) && peopleWaitedFor(row).some(mayHaveDevice),
    scheduleFor: row =>
      scheduleIfDevice(peopleWaitedFor(row), row.id, row.updatedAt + reminderDelay(row.clock, delays), peopleAt(row)),
    onLeft: (match, account) => scheduleIfDevice([account], match, now() + delays.liveMs),
    async onDeviceAdded(account) {
      withoutDevice.delete(account)
      config.bus.publish(TOPIC, account)
      const { matches } = await store.list({ list: 'mine', account, limit: MOST_TABLES })
      for (const row of matches)
        if (peopleWaitedFor(row).includes(account)) await schedule(row.id, now() + delays.liveMs)
    },
    async remindOfChallenge({ id, from, to, game, until }) {
      const devices = mayHaveDevice(to) ? await store.devicesOf([to]) : []
      const challenger = devices.length > 0 ? await store.account(from) : undefined
      if (!challenger || !perAccount.allows(to)) return
      const sendTo = async (device: Device): Promise<void> => {
        const { language } = device
        const title = findGame(game).text[language].title
        const reminder: Reminder = { reason: 'challenge', challenge: id, from: challenger.name, game: title, language }
        const outcome = await config.send(device, reminder, secondsLeft(until, now()))
        config.onOutcome(outcome)
        if (outcome === 'gone') await store.deleteDevice(device)
      }
      await Promise.all(devices.map(sendTo))
    },
    check,
    async resume() {
      const at = now() + delays.liveMs
      const rows = await store.matchesToRemind()
      await Promise.all(rows.map(row => (peopleWaitedFor(row).length > 0 ? schedule(row.id, at) : undefined)))
    },
  }
}

type UnnotifiedDevices = (reason: Notice['reason']) => readonly Device[]
type AskPresence = () => Promise<PresenceReport>

function memoize<T>(ask: () => T): () => T {
  let answer: { readonly value: T } | undefined
  return () => {
    answer ??= { value: ask() }
    return answer.value
  }
}

function earliest(times: readonly number[]): number | undefined {
  return times.length > 0 ? Math.min(...times) : undefined
}

type DueReason = { readonly reason: Notice['reason']; readonly at: number }

function dueReasonAt(at: PendingTurn['at'], now: number): DueReason | undefined {
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
