// The hub: the rooms of this process, kept in step with each other and with other processes.

import type { Bus } from '../bus/types.ts'
import type { Desk } from '../table/desk.ts'
import { type Guest, openRoom, type Room } from './room.ts'
import { topicOf } from './topic.ts'

export type Hub = {
  enter(match: string, guest: Guest, since: number | undefined): Promise<void>
  leave(match: string, guest: Guest): void
  /** Somebody has said something at a table. */
  chatted(match: string): void
  refresh(): Promise<void>
  isOnline(account: string, match: string): boolean
  close(): void
}

export type HubConfig = {
  readonly desk: Desk
  readonly bus: Bus
  readonly process: string
  onError(error: unknown): void
}

export function openHub(config: HubConfig): Hub {
  const { desk, bus } = config
  const rooms = new Map<string, Room>()

  desk.onCommit(table => rooms.get(table.row.id)?.show(table))

  return {
    async enter(match, guest, since) {
      const room = rooms.get(match) ?? openRoom({ ...config, match })
      rooms.set(match, room)
      await room.enter(guest, since)
    },
    leave(match, guest) {
      const room = rooms.get(match)
      room?.leave(guest)
      if (!room?.isEmpty()) return
      room.close()
      rooms.delete(match)
    },
    chatted: match => bus.publish(topicOf(match), { kind: 'chat' }),
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
