// A room: all sockets of this process at one table. It keeps every one of them in step with the table.

import type { Viewer } from '@ludoteka/kernel'
import type { ChatLine } from '@ludoteka/protocol'
import { type Bus, RESTORED } from '../bus/types.ts'
import type { MatchRow } from '../store/types.ts'
import type { Desk } from '../table/desk.ts'
import { type Seats, sightOf, type Views, viewsFor } from '../table/seen.ts'
import { facesAt, tableSummary } from '../table/summary.ts'
import { peopleAt, seatsOf, type Table } from '../table/table.ts'
import type { Line } from './line.ts'
import { type Told, tableMessage, updateMessage } from './messages.ts'
import { type Note, presence, readNote } from './presence.ts'
import { topicOf } from './topic.ts'

type ToldSoFar = {
  views: Views
  seq: number
  revision: number
  seats: string
  lastLine: number
  begun: boolean
}

/** One socket in the room. */
export type Guest = {
  readonly line: Line
  readonly account: string | undefined
  /** The one seat to look from, if the client has asked for one. */
  readonly seat: string | undefined
  /** What this socket has been told so far. */
  told: ToldSoFar | undefined
}

export type Room = {
  enter(guest: Guest, since: number | undefined): Promise<void>
  leave(guest: Guest): void
  /** Brings everybody up to this state of the table. */
  show(table: Table): void
  /** Looks whether something was missed, and forgets who has gone silent. */
  refresh(): Promise<void>
  isOnline(account: string): boolean
  isEmpty(): boolean
  close(): void
}

export type RoomConfig = {
  readonly match: string
  readonly desk: Desk
  readonly bus: Bus
  /** The name of this process among the others. */
  readonly process: string
  onError(error: unknown): void
}

const LINES_AT_ENTRY = 100

type Update = { readonly text: string; readonly views: Views }

export function openRoom({ match, desk, bus, process, onError }: RoomConfig): Room {
  const guests = new Set<Guest>()
  const people = presence()
  let lastLook: Viewer | undefined
  let headShown: MatchRow | undefined
  let isHeadDue = false
  /** The last revision anybody has told of, and how often somebody has spoken: who enters may have missed it. */
  let newest = 0
  let chats = 0
  let isOpen = true

  const now = (): number => desk.ports.now()
  const say = (note: Note): void => bus.publish(topicOf(match), { ...note })
  const inBackground = (work: Promise<unknown>): void => {
    work.catch(error => {
      if (isOpen) onError(error)
    })
  }

  const show = (table: Table): void => {
    newest = Math.max(newest, table.row.revision)
    // Those who sit at the same seats and were told the same so far are told the same now.
    const updates = new Map<string, Update>()
    let sight: Viewer | undefined
    for (const guest of guests) {
      const { told } = guest
      if (!told || table.row.revision <= told.revision) continue
      const seats = seatsSeen(table, guest)
      // Who sits elsewhere now has another log and other views; who waited for the beginning has none yet.
      if (seats.join() !== told.seats || begun(table) !== told.begun) {
        inBackground(greet(guest, undefined))
        continue
      }
      const key = `${told.revision} ${told.seats}`
      sight ??= look(table)
      const update = updates.get(key) ?? updateFor(table, seats, sight, told)
      updates.set(key, update)
      told.views = update.views
      told.seq = table.seq
      told.revision = table.row.revision
      guest.line.sendText(update.text)
    }
    if (!isSameHead(table.row, headShown)) showHead()
  }

  /** What has not changed since the last look is not worked out again. */
  const look = (table: Table): Viewer | undefined => {
    lastLook = sightOf(table, lastLook)
    return lastLook
  }

  const updateFor = (table: Table, seats: Seats, sight: Viewer | undefined, told: Told): Update => {
    const views = viewsFor(table, seats, sight)
    return { views, text: JSON.stringify(updateMessage(table, seats, views, told, now())) }
  }

  /** The head goes out once for all changes of a moment. */
  const showHead = (): void => {
    if (isHeadDue) return
    isHeadDue = true
    setImmediate(() => {
      isHeadDue = false
      if (isOpen) inBackground(sendHead())
    })
  }

  const sendHead = async (): Promise<void> => {
    const table = await desk.load(match)
    const faces = (await facesAt(desk.store, [table.row], people.isOnline))(table.row)
    if (table.row.revision < (headShown?.revision ?? 0)) return showHead() // a later look was quicker
    noteHead(table.row)
    for (const { line, account, told } of guests) {
      if (told) line.send({ type: 'match', match: tableSummary(table, faces, account) })
    }
  }

  const greet = async (guest: Guest, since: number | undefined): Promise<void> => {
    const chatsBefore = chats
    const lines = await desk.store.chat(match, 0, LINES_AT_ENTRY)
    const first = await desk.load(match)
    const faces = (await facesAt(desk.store, [first.row], people.isOnline))(first.row)
    const table = await desk.load(match) // what happened meanwhile was not sent to a socket without a table
    if (headShown && !isSameHead(table.row, headShown)) showHead()
    noteHead(table.row)
    const seats = seatsSeen(table, guest)
    const views = viewsFor(table, seats, look(table))
    const isNew = guest.told === undefined
    guest.told = {
      views,
      seq: table.seq,
      revision: table.row.revision,
      seats: seats.join(),
      lastLine: lines.at(-1)?.id ?? 0,
      begun: begun(table),
    }
    guest.line.send(
      tableMessage(table, {
        seats,
        views,
        match: tableSummary(table, faces, guest.account),
        chat: lines.filter(line => mayRead(line, table, guest)),
        since: isNew ? since : undefined,
        now: now(),
      }),
    )
    if (newest > table.row.revision) inBackground(desk.load(match).then(show))
    if (chats > chatsBefore) inBackground(showChat())
  }

  const showChat = async (): Promise<void> => {
    const oldest = Math.min(...[...guests].map(({ told }) => told?.lastLine ?? Number.POSITIVE_INFINITY))
    if (oldest === Number.POSITIVE_INFINITY) return
    const lines = await desk.store.chat(match, oldest, LINES_AT_ENTRY)
    const table = await desk.load(match)
    for (const guest of guests) {
      const { told } = guest
      if (!told) continue
      const fresh = lines.filter(({ id }) => id > told.lastLine)
      told.lastLine = fresh.at(-1)?.id ?? told.lastLine
      for (const line of fresh) if (mayRead(line, table, guest)) guest.line.send({ type: 'chat', line })
    }
  }

  /** The head says who of those in the room plays. */
  const noteHead = (row: MatchRow): void => {
    if (row.revision >= (headShown?.revision ?? 0)) headShown = row
    tellWhoIsHere()
  }

  /** Only of players: any number may look on, and a message between processes is small. */
  const tellWhoIsHere = (): void => {
    const players = headShown ? peopleAt(headShown) : []
    const accounts = players.filter(player => [...guests].some(({ account }) => account === player))
    if (people.here(accounts)) showHead()
    say({ kind: 'here', from: process, accounts })
  }

  const hear = (note: Note | undefined): void => {
    switch (note?.kind) {
      case undefined:
        return
      case 'changed':
        newest = Math.max(newest, note.revision)
        if ([...guests].some(({ told }) => told && told.revision < note.revision))
          inBackground(desk.load(match).then(show))
        return
      case 'chat':
        chats++
        inBackground(showChat())
        return
      case 'who':
        if (guests.size > 0) tellWhoIsHere()
        return
      case 'here':
        if (note.from !== process && people.heard(note.from, note.accounts, now())) showHead()
    }
  }

  /** While this process could not hear the others it may have missed anything they said. */
  const catchUp = (): void => {
    say({ kind: 'who' })
    inBackground(desk.load(match).then(show))
    inBackground(showChat())
  }

  const stopListening = bus.subscribe(topicOf(match), message => hear(readNote(message)))
  const stopCatchingUp = bus.subscribe(RESTORED, catchUp)
  say({ kind: 'who' })

  return {
    async enter(guest, since) {
      guests.add(guest)
      await greet(guest, since)
    },
    leave(guest) {
      if (guests.delete(guest)) tellWhoIsHere()
    },
    show,
    async refresh() {
      tellWhoIsHere()
      if (people.forget(now())) showHead()
      show(await desk.load(match))
    },
    isOnline: people.isOnline,
    isEmpty: () => guests.size === 0,
    close() {
      isOpen = false
      stopListening()
      stopCatchingUp()
    },
  }
}

const begun = ({ live }: Table): boolean => live !== undefined

function seatsSeen(table: Table, { account, seat }: Guest): Seats {
  const own = seatsOf(table.row, account)
  if (seat === undefined) return own
  const wanted = own.filter(number => table.names[number] === seat)
  return wanted.length > 0 ? wanted : own
}

/** Spectators talk among themselves while the match runs: their remarks must not help anybody. */
function mayRead(line: ChatLine, { row }: Table, { account }: Guest): boolean {
  return line.channel === 'players' || row.status !== 'running' || seatsOf(row, account).length === 0
}

/** Whether there is nothing new for the message `match` to tell beyond updates. */
function isSameHead(now: MatchRow, before: MatchRow | undefined): boolean {
  if (!before || now.status !== before.status || now.rematch !== before.rematch) return false
  return now.seats === before.seats || JSON.stringify(now.seats) === JSON.stringify(before.seats)
}
