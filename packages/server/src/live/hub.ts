// The rooms of this process, updated by its own commits and by messages of other processes.

import { type Bus, matchTopic } from '../bus/bus.ts'
import type { TableRepository } from '../table/repository.ts'
import type { TableState } from '../table/state.ts'
import type { Presence } from './presence.ts'
import { openRoom, type Room, type Subscriber } from './room.ts'

export type Hub = {
  enter(match: string, subscriber: Subscriber, since: number | undefined): Promise<void>
  leave(match: string, subscriber: Subscriber): void
  /** Announces a new chat line at a table. */
  publishChat(match: string): void
  /** Checks whether the rooms have missed something. */
  refresh(): Promise<void>
  close(): void
}

type HubConfig = {
  readonly repository: TableRepository
  readonly bus: Bus
  readonly presence: Presence
  /** The name of this process among those that share the store. */
  readonly process: string
  /** Somebody is shown this state of a table. */
  onShown(table: TableState): void
  onError(error: unknown): void
}

export function openHub(config: HubConfig): Hub {
  const { repository, bus, presence } = config
  const rooms = new Map<string, Room>()
  /** `leave` may be called twice for the same subscriber. */
  const entered = new WeakMap<Subscriber, string>()
  let strangers = 0
  /** Whoever has no account is counted among the spectators too. */
  const visitorOf = ({ account }: Subscriber): string => account ?? `stranger ${config.process} ${++strangers}`

  repository.onCommit(table => rooms.get(table.row.id)?.sendUpdates(table))

  return {
    async enter(match, subscriber, since) {
      const room = rooms.get(match) ?? openRoom({ ...config, match })
      rooms.set(match, room)
      const visitor = visitorOf(subscriber)
      entered.set(subscriber, visitor)
      presence.enter(match, visitor)
      await room.enter(subscriber, since)
    },
    leave(match, subscriber) {
      const room = rooms.get(match)
      room?.leave(subscriber)
      const visitor = entered.get(subscriber)
      entered.delete(subscriber)
      if (visitor !== undefined) presence.leave(match, visitor)
      if (!room?.isEmpty()) return
      room.close()
      rooms.delete(match)
    },
    publishChat: match => bus.publish(matchTopic(match), { kind: 'chat' }),
    async refresh() {
      const current = rooms.size > 0 ? await repository.store.revisions([...rooms.keys()]) : []
      for (const { id, revision } of current) rooms.get(id)?.refresh(revision)
    },
    close() {
      for (const room of rooms.values()) room.close()
      rooms.clear()
    },
  }
}
