// The rooms of this process, updated by its own commits and by messages of other processes.

import { type Bus, matchTopic } from '../bus/bus.ts'
import type { TableRepository } from '../table/repository.ts'
import type { TableState } from '../table/state.ts'
import { openRoom, type Room, type Subscriber } from './room.ts'

export type Hub = {
  enter(match: string, subscriber: Subscriber, since: number | undefined): Promise<void>
  leave(match: string, subscriber: Subscriber): void
  /** Announces a new chat line at a table. */
  publishChat(match: string): void
  refresh(): Promise<void>
  isOnline(account: string, match: string): boolean
  close(): void
}

type HubConfig = {
  readonly repository: TableRepository
  readonly bus: Bus
  readonly process: string
  /** Somebody is shown this state of a table. */
  onShown(table: TableState): void
  onError(error: unknown): void
}

export function openHub(config: HubConfig): Hub {
  const { repository, bus } = config
  const rooms = new Map<string, Room>()

  repository.onCommit(table => rooms.get(table.row.id)?.sendUpdates(table))

  return {
    async enter(match, subscriber, since) {
      const room = rooms.get(match) ?? openRoom({ ...config, match })
      rooms.set(match, room)
      await room.enter(subscriber, since)
    },
    leave(match, subscriber) {
      const room = rooms.get(match)
      room?.leave(subscriber)
      if (!room?.isEmpty()) return
      room.close()
      rooms.delete(match)
    },
    publishChat: match => bus.publish(matchTopic(match), { kind: 'chat' }),
    async refresh() {
      await Promise.all([...rooms.values()].map(room => room.refresh().catch(config.onError)))
    },
    isOnline: (account, match) => rooms.get(match)?.isOnline(account) === true,
    close() {
      for (const room of rooms.values()) room.close()
      rooms.clear()
    },
  }
}
