// A hub that knows who comes and goes, for reminders: only those who are away get any.

import type { Hub } from '../live/hub.ts'
import type { Subscriber } from '../live/room.ts'
import type { Attendance } from './attendance.ts'
import type { Reminders } from './reminders.ts'

export type AttendanceServices = {
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
      // A guest may be shown out twice.
      if (!entered.delete(guest) || guest.account === undefined) return
      if (attendance.leave(match, guest.account)) inBackground(reminders.onLeft(match, guest.account))
    },
  }
}
