// Who is at which table, asked of all server processes at the moment it matters.

import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { Bus } from '../bus/types.ts'

const ASK = 'attendance:ask'
const answerTo = (id: string): string => `attendance:answer ${id}`

/** How long the others have to answer; nobody waits for it but the reminder. */
const ANSWER_MS = 3_000
/** Who left longer ago is simply not there. */
const REMEMBER_MS = 15 * 60_000

const question = z.object({ id: z.string(), match: z.string() })
const answer = z.object({ here: z.array(z.string()), left: z.record(z.string(), z.number()) })
type Answer = z.infer<typeof answer>

export type Attendance = {
  /** A socket of this process. */
  enter(match: string, account: string): void
  /** True if it was the last one of this person at the table. */
  leave(match: string, account: string): boolean
  /** Who is at the table, and who left when; nothing while the other processes can't be asked. */
  at(match: string): Promise<Present | undefined>
  close(): void
}

export type Present = { isHere(account: string): boolean; leftAt(account: string): number }

export type AttendanceConfig = {
  readonly bus: Bus
  /** There is no other process to ask. */
  readonly alone: boolean
  now(): number
  freshId(): string
}

export function openAttendance({ bus, alone, now, freshId }: AttendanceConfig): Attendance {
  const sockets = new Map<string, Map<string, number>>()
  const left = new Map<string, { readonly match: string; readonly account: string; readonly at: number }>()

  const forget = (): void => {
    const oldest = now() - REMEMBER_MS
    for (const [key, { at }] of left) {
      if (at > oldest) break // the rest left later
      left.delete(key)
    }
  }

  const seenHere = (match: string): Answer => ({
    here: [...(sockets.get(match)?.keys() ?? [])],
    left: Object.fromEntries([...left.values()].filter(one => one.match === match).map(one => [one.account, one.at])),
  })

  const deaf = bus.subscribe(ASK, message => {
    const { data } = question.safeParse(message)
    if (!data) return
    const seen = seenHere(data.match)
    if (seen.here.length > 0 || Object.keys(seen.left).length > 0) bus.publish(answerTo(data.id), seen)
  })

  const askOthers = async (match: string): Promise<readonly Answer[]> => {
    const id = freshId()
    const answers: Answer[] = []
    const stop = bus.subscribe(answerTo(id), message => {
      const { data } = answer.safeParse(message)
      if (data) answers.push(data)
    })
    bus.publish(ASK, { id, match })
    await wait(ANSWER_MS)
    stop()
    return answers
  }

  return {
    enter(match, account) {
      const people = sockets.get(match) ?? new Map<string, number>()
      sockets.set(match, people)
      people.set(account, (people.get(account) ?? 0) + 1)
      left.delete(`${match} ${account}`)
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
      left.set(`${match} ${account}`, { match, account, at: now() })
      forget()
      return true
    },
    async at(match) {
      const answers = alone ? [seenHere(match)] : [seenHere(match), ...(await askOthers(match))]
      if (!bus.isConnected) return undefined
      return {
        isHere: account => answers.some(({ here }) => here.includes(account)),
        leftAt: account => Math.max(0, ...answers.map(one => one.left[account] ?? 0)),
      }
    },
    close: deaf,
  }
}
