// Who is at which table, asked of all server processes when a reminder is due: only people who are away are reminded.

import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { Bus } from '../bus/bus.ts'
import type { Hub } from '../live/hub.ts'
import type { Subscriber } from '../live/room.ts'
import type { Reminders } from './reminders.ts'

const ASK = 'attendance:ask'
const answerTo = (id: string): string => `attendance:answer ${id}`

/** How long the other processes have to answer; only the reminder waits for it. */
const ANSWER_MS = 3_000
/** Departures longer ago make no difference. */
const KEEP_DEPARTURES_MS = 15 * 60_000

const question = z.object({ id: z.string(), match: z.string(), accounts: z.array(z.string()) })
const answer = z.object({ here: z.array(z.string()), left: z.record(z.string(), z.number()) })
type Answer = z.infer<typeof answer>

const keyOf = (match: string, account: string): string => `${match} ${account}`

export type Attendance = {
  /** A socket of this process has joined. */
  enter(match: string, account: string): void
  /** A socket has left; true if it was the person's last one at the table. */
  leave(match: string, account: string): boolean
  /** Which of these accounts are at the table, and when the others left; undefined while the other processes can't be asked. */
  at(match: string, accounts: readonly string[]): Promise<AttendanceReport | undefined>
  close(): void
}

export type AttendanceReport = { isHere(account: string): boolean; leftAt(account: string): number }

type AttendanceConfig = {
  readonly bus: Bus
  /** There is no other process to ask. */
  readonly isSingleProcess: boolean
  now(): number
  freshId(): string
}

export function openAttendance({ bus, isSingleProcess, now, freshId }: AttendanceConfig): Attendance {
  const sockets = new Map<string, Map<string, number>>()
  const left = new Map<string, number>()

  const removeOldDepartures = (): void => {
    const oldest = now() - KEEP_DEPARTURES_MS
    for (const [key, at] of left) {
      if (at > oldest) break // the rest left later
      left.delete(key)
    }
  }

  /** Only of the accounts asked about: a table may have any number of spectators. */
  const localAttendance = (match: string, accounts: readonly string[]): Answer => ({
    here: accounts.filter(account => sockets.get(match)?.has(account)),
    left: Object.fromEntries(accounts.flatMap(account => departureOf(match, account))),
  })

  const departureOf = (match: string, account: string): [string, number][] => {
    const at = left.get(keyOf(match, account))
    return at === undefined ? [] : [[account, at]]
  }

  const unsubscribe = bus.subscribe(ASK, message => {
    const { data } = question.safeParse(message)
    if (!data) return
    const local = localAttendance(data.match, data.accounts)
    if (local.here.length > 0 || Object.keys(local.left).length > 0) bus.publish(answerTo(data.id), local)
  })

  const askOthers = async (match: string, accounts: readonly string[]): Promise<readonly Answer[]> => {
    const id = freshId()
    const answers: Answer[] = []
    const stop = bus.subscribe(answerTo(id), message => {
      const { data } = answer.safeParse(message)
      if (data) answers.push(data)
    })
    bus.publish(ASK, { id, match, accounts })
    await wait(ANSWER_MS)
    stop()
    return answers
  }

  return {
    enter(match, account) {
      const people = sockets.get(match) ?? new Map<string, number>()
      sockets.set(match, people)
      people.set(account, (people.get(account) ?? 0) + 1)
      left.delete(keyOf(match, account))
    },
    leave(match, account) {
      const people = sockets.get(match)
      const rest = (people?.get(account) ?? 0) - 1
      if (rest > 0) {
        people?.set(account, rest)
        return false
      }
      people?.delete(account)
      if (people?.size === 0) sockets.delete(match)
      left.set(keyOf(match, account), now())
      removeOldDepartures()
      return true
    },
    async at(match, accounts) {
      const local = localAttendance(match, accounts)
      const answers = isSingleProcess ? [local] : [local, ...(await askOthers(match, accounts))]
      if (!bus.isConnected) return undefined
      return {
        isHere: account => answers.some(({ here }) => here.includes(account)),
        leftAt: account => Math.max(0, ...answers.map(one => one.left[account] ?? 0)),
      }
    },
    close: unsubscribe,
  }
}

type AttendanceServices = {
  readonly attendance: Pick<Attendance, 'enter' | 'leave'>
  readonly reminders: Pick<Reminders, 'onLeft'>
  inBackground(work: Promise<void>): void
}

export function withAttendance(hub: Hub, { attendance, reminders, inBackground }: AttendanceServices): Hub {
  const entered = new WeakSet<Subscriber>()
  return {
    ...hub,
    async enter(match, guest, since) {
      entered.add(guest)
      if (guest.account !== undefined) attendance.enter(match, guest.account)
      await hub.enter(match, guest, since)
    },
    leave(match, guest) {
      hub.leave(match, guest)
      // `leave` may be called twice for the same subscriber.
      if (!entered.delete(guest) || guest.account === undefined) return
      if (attendance.leave(match, guest.account)) inBackground(reminders.onLeft(match, guest.account))
    },
  }
}
