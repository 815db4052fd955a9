// A hub that knows who comes and goes, for reminders: only those who are away get any.

import type { Hub } from '../live/hub.ts'
import type { Guest } from '../live/room.ts'
import type { Attendance } from './attendance.ts'
import type { Reminders } from './reminders.ts'

export type Attendants = {
  readonly attendance: Pick<Attendance, 'enter' | 'leave'>
  readonly reminders: Pick<Reminders, 'left'>
  inBackground(work: Promise<void>): void
}

export function attended(hub: Hub, { attendance, reminders, inBackground }: Attendants): Hub {
  const inside = new WeakSet<Guest>()
  return {
    ...hub,
    async enter(match, guest, since) {
      inside.add(guest)
      if (guest.account !== undefined) attendance.enter(match, guest.account)
      await hub.enter(match, guest, since)
    },
    leave(match, guest) {
      hub.leave(match, guest)
      // A guest may be shown out twice.
      if (!inside.delete(guest) || guest.account === undefined) return
      if (attendance.leave(match, guest.account)) inBackground(reminders.left(match, guest.account))
    },
  }
}
