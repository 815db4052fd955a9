// Who is at which table, over all processes: each keeps its own people in the store, and tells the others who has come or gone.

import { type Bus, matchTopic } from '../bus/bus.ts'
import { keyedQueue } from '../queues.ts'
import type { PresenceStore, Present } from '../store/store.ts'

export type Presence = {
  /** A socket of this process has joined. */
  enter(match: string, account: string): void
  leave(match: string, account: string): void
  /** Which of these accounts are at these tables, and when the others left. */
  report(matches: readonly string[], accounts: readonly string[]): Promise<PresenceReport>
  /** Everybody who is at these tables. */
  presentAt(matches: readonly string[]): Promise<readonly Present[]>
  /** Says that this process lives. The people of one that does not are gone. */
  keepAlive(): Promise<void>
}

export type PresenceReport = {
  isHere(match: string, account: string): boolean
  /** 0 if that is not known, or long ago. */
  leftAt(match: string, account: string): number
}

type PresenceConfig = {
  readonly store: PresenceStore
  readonly bus: Bus
  readonly process: string
  /** No other process shares the store, so one it knows is lost. */
  readonly isSingleProcess: boolean
  now(): number
  inBackground(work: Promise<void>): void
  /** The last socket of a person at a table, in this process, was closed. */
  onLeft(match: string, account: string): void
  /** The other processes did not know this one, or took it for lost. */
  onNew?(): Promise<void>
}

/** Without a sign of a process for this long, it is lost. */
const LOST_AFTER_MS = 30_000
/** Departures longer ago make no difference. */
const KEEP_DEPARTURES_MS = 15 * 60_000

const keyOf = (match: string, account: string): string => `${match} ${account}`

export function openPresence(config: PresenceConfig): Presence {
  const { store, bus, process, now } = config
  const sockets = new Map<string, Present & { count: number }>()
  /** Of a person who leaves and comes back at once, the last must be written last. */
  const queue = keyedQueue()

  const isHere = (match: string, account: string): boolean => sockets.has(keyOf(match, account))

  const announce = ({ match, account }: Present): void => bus.publish(matchTopic(match), { kind: 'presence', account })

  const write = (present: Present): Promise<void> => {
    const { match, account } = present
    return queue.run(keyOf(match, account), async () => {
      await store.setPresence(process, present, isHere(match, account) ? null : now())
      announce(present)
    })
  }

  return {
    enter(match, account) {
      const key = keyOf(match, account)
      const { count } = sockets.get(key) ?? { count: 0 }
      sockets.set(key, { match, account, count: count + 1 })
      if (count === 0) config.inBackground(write({ match, account }))
    },
    leave(match, account) {
      const key = keyOf(match, account)
      const count = (sockets.get(key)?.count ?? 0) - 1
      if (count > 0) {
        sockets.set(key, { match, account, count })
        return
      }
      sockets.delete(key)
      config.inBackground(write({ match, account }))
      config.onLeft(match, account)
    },
    async report(matches, accounts) {
      const rows = await store.presence(matches, accounts)
      const here = new Set(rows.flatMap(row => (row.leftAt === null ? [keyOf(row.match, row.account)] : [])))
      const left = new Map<string, number>()
      for (const { match, account, leftAt } of rows) {
        const key = keyOf(match, account)
        if (leftAt !== null) left.set(key, Math.max(leftAt, left.get(key) ?? 0))
      }
      return {
        isHere: (match, account) => isHere(match, account) || here.has(keyOf(match, account)),
        leftAt: (match, account) => left.get(keyOf(match, account)) ?? 0,
      }
    },
    presentAt: matches => store.presentAt(matches),
    async keepAlive() {
      const lostAfterMs = config.isSingleProcess ? 0 : LOST_AFTER_MS
      const { isNew, gone } = await store.keepProcess(process, lostAfterMs, now() - KEEP_DEPARTURES_MS)
      gone.forEach(announce)
      // The others took this one for lost, for instance while its machine was suspended.
      if (isNew) await Promise.all([...[...sockets.values()].map(write), config.onNew?.()])
    },
  }
}
