// A room: all sockets of this process at one table. It keeps each of them up to date with the table.

import { isSameList, type Seen, type Viewer } from '@ludoteka/kernel'
import { peopleAt, type ViewedSeats } from '@ludoteka/table'
import { type Bus, matchTopic, RECONNECTED } from '../bus/bus.ts'
import type { MatchRow } from '../store/store.ts'
import { ordersFrom } from '../table/orders.ts'
import type { TableRepository } from '../table/repository.ts'
import { isStarted, type TableState } from '../table/state.ts'
import { loadPeople, tableSummary } from '../table/summary.ts'
import { hiddenWriters, linesFor, splitBySize } from '../table/talk.ts'
import { type Views, viewedSeats, viewerAt, viewsOf } from '../table/views.ts'
import type { Connection } from './connection.ts'
import { tableMessage } from './messages.ts'
import type { Presence } from './presence.ts'
import { type ProcessMessage, readProcessMessage } from './processMessages.ts'
import { updateWriter } from './updates.ts'

type SentState = {
  views: Views
  seq: number
  row: MatchRow
  readonly seats: ViewedSeats
  lastLine: number
  readonly isStarted: boolean
}

/** One socket in the room. */
export type Subscriber = {
  readonly connection: Connection
  readonly account: string | undefined
  /** The one seat to look from, if the client has asked for one. */
  readonly seat: string | undefined
  /** What has been sent to this socket so far. */
  sent: SentState | undefined
}

export type Room = {
  enter(subscriber: Subscriber, since: number | undefined): Promise<void>
  leave(subscriber: Subscriber): void
  /** Sends everybody what is new in this state of the table. */
  sendUpdates(table: TableState): void
  /** Loads the table if this revision, the stored one, was missed; says again what is shown if not. */
  refresh(revision: number): void
  isEmpty(): boolean
  close(): void
}

type RoomConfig = {
  readonly match: string
  readonly repository: TableRepository
  readonly bus: Bus
  readonly presence: Pick<Presence, 'report' | 'presentAt'>
  /** Somebody in the room is shown this state of the table. */
  onShown(table: TableState): void
  onError(error: unknown): void
}

/** As much of the chat as comes with the whole table: what is longer follows line by line. */
const MOST_CHAT_BYTES = 64_000

/** How many watch is told at most so often. */
const COUNT_SPECTATORS_MS = 2_000

/** What is new since a revision, for these seats. Without a text it is too much for an update. */
type Update = {
  readonly since: number
  readonly seats: ViewedSeats
  readonly text: string | undefined
  readonly views: Views
}

/** Makes the updates to one state of the table. */
type UpdateMaker = (sent: SentState) => Update

export function openRoom({ match, repository, bus, presence, onShown, onError }: RoomConfig): Room {
  const subscribers = new Set<Subscriber>()
  let lastSeen: Seen | undefined
  let lastShown: TableState | undefined
  let rowShown: MatchRow | undefined
  let isSummaryDue = false
  let countTimer: NodeJS.Timeout | undefined
  /** What was announced so far (the newest revision, chat lines, players who came or went): whoever enters meanwhile may have missed it. */
  let newestRevision = 0
  let chatCount = 0
  let presenceCount = 0
  let isOpen = true

  const now = (): number => repository.system.now()
  const inBackground = (work: Promise<unknown>): void => {
    work.catch(error => {
      if (isOpen) onError(error)
    })
  }

  const sendUpdates = (table: TableState): void => {
    newestRevision = Math.max(newestRevision, table.row.revision)
    const updates: Update[] = []
    let updateFor: UpdateMaker | undefined
    for (const subscriber of subscribers) {
      const { sent, connection } = subscriber
      if (!sent || table.row.revision <= sent.row.revision) continue
      if (connection.isBehind) {
        // Whoever reads slowly is told less often, and then all of it at once.
        connection.whenDrained(() => inBackground(repository.load(match).then(sendUpdates)))
        continue
      }
      if (!isSameTable(table, subscriber, sent)) {
        inBackground(sendTable(subscriber, undefined))
        continue
      }
      if (table.seq === sent.seq && isSameTo(sent.seats, table, sent.row)) {
        sent.row = table.row
        continue
      }
      updateFor ??= updatesTo(table)
      const update = sharedUpdate(updates, sent) ?? updateFor(sent)
      updates.push(update)
      if (update.text === undefined) {
        inBackground(sendTable(subscriber, undefined))
        continue
      }
      sent.views = update.views
      sent.seq = table.seq
      sent.row = table.row
      connection.sendText(update.text)
    }
    if (!isSameSummary(table.row, rowShown)) scheduleSummary()
    if (subscribers.size > 0) show(table)
  }

  const show = (table: TableState): void => {
    lastShown = table
    onShown(table)
  }

  /** What has not changed since the last call is not computed again. */
  const viewerNow = (table: TableState): Viewer | undefined => {
    const viewer = viewerAt(table, lastSeen)
    lastSeen = viewer && { facts: viewer.facts, zones: viewer.zones }
    return viewer
  }

  const updatesTo = (table: TableState): UpdateMaker => {
    const viewer = viewerNow(table)
    const write = updateWriter(table, now())
    return sent => {
      const { seats, row } = sent
      const views = viewsOf(table, seats, viewer)
      return { since: row.revision, seats, views, text: write(seats, views, sent) }
    }
  }

  /** The summary is sent once for all changes of one turn of the event loop. */
  const scheduleSummary = (): void => {
    if (isSummaryDue) return
    isSummaryDue = true
    setImmediate(() => {
      isSummaryDue = false
      if (isOpen) inBackground(sendSummary())
    })
  }

  const scheduleCount = (): void => {
    countTimer ??= setTimeout(() => {
      countTimer = undefined
      scheduleSummary()
    }, COUNT_SPECTATORS_MS)
    countTimer.unref()
  }

  const sendSummary = async (): Promise<void> => {
    const table = await repository.load(match)
    const people = (await loadPeople(repository.store, presence, [table.row]))(table.row)
    if (table.row.revision < (rowShown?.revision ?? 0)) return scheduleSummary() // a newer load was faster
    noteRow(table.row)
    for (const { connection, account, sent } of subscribers) {
      if (sent) connection.send({ type: 'match', match: tableSummary(table, people, account) })
    }
  }

  const sendTable = async (subscriber: Subscriber, since: number | undefined): Promise<void> => {
    const chatCountBefore = chatCount
    const presenceCountBefore = presenceCount
    const lines = await repository.store.chat(match, 0)
    const hiddenFrom = await hiddenWriters(repository.store, [subscriber.account], lines)
    const first = await repository.load(match)
    const people = (await loadPeople(repository.store, presence, [first.row]))(first.row)
    const table = await repository.load(match) // what happened meanwhile was not sent to a socket without a table
    if (rowShown && !isSameSummary(table.row, rowShown)) scheduleSummary()
    noteRow(table.row)
    const seats = viewedSeats(table, subscriber.account, subscriber.seat)
    const views = viewsOf(table, seats, viewerNow(table))
    const [chat, more] = splitBySize(
      linesFor(lines, table, subscriber.account, hiddenFrom(subscriber.account)),
      MOST_CHAT_BYTES,
    )
    const isNew = subscriber.sent === undefined
    subscriber.sent = {
      views,
      seq: table.seq,
      row: table.row,
      seats,
      lastLine: lines.at(-1)?.id ?? 0,
      isStarted: isStarted(table),
    }
    subscriber.connection.send(
      tableMessage(table, {
        seats,
        views,
        match: tableSummary(table, people, subscriber.account),
        chat,
        since: isNew ? since : undefined,
        now: now(),
      }),
    )
    for (const line of more) subscriber.connection.send({ type: 'chat', line })
    if (newestRevision > table.row.revision) inBackground(repository.load(match).then(sendUpdates))
    if (chatCount > chatCountBefore) inBackground(sendChat())
    if (presenceCount > presenceCountBefore) scheduleSummary()
    show(table)
  }

  const sendChat = async (): Promise<void> => {
    const oldest = Math.min(...[...subscribers].map(({ sent }) => sent?.lastLine ?? Number.POSITIVE_INFINITY))
    if (oldest === Number.POSITIVE_INFINITY) return
    const lines = await repository.store.chat(match, oldest)
    const readers = [...subscribers].map(({ account }) => account)
    const hiddenFrom = await hiddenWriters(repository.store, readers, lines)
    const table = await repository.load(match)
    for (const subscriber of subscribers) {
      const { sent } = subscriber
      if (!sent) continue
      const fresh = lines.filter(({ id }) => id > sent.lastLine)
      sent.lastLine = fresh.at(-1)?.id ?? sent.lastLine
      const { account, connection } = subscriber
      for (const line of linesFor(fresh, table, account, hiddenFrom(account))) connection.send({ type: 'chat', line })
    }
  }

  /** The row says who the players are. */
  const noteRow = (row: MatchRow): void => {
    if (row.revision >= (rowShown?.revision ?? 0)) rowShown = row
  }

  const catchUpTo = (revision: number): void => {
    newestRevision = Math.max(newestRevision, revision)
    if ([...subscribers].some(({ sent }) => sent && sent.row.revision < revision))
      inBackground(repository.load(match).then(sendUpdates))
  }

  const receive = (note: ProcessMessage | undefined): void => {
    switch (note?.kind) {
      case undefined:
        return
      case 'changed':
        catchUpTo(note.revision)
        return
      case 'chat':
        chatCount++
        inBackground(sendChat())
        return
      case 'recorded':
        if (rowShown) scheduleSummary()
        return
      case 'presence':
        // There may be any number of spectators: how many is told from time to time. Before anybody was shown the table, nobody knows who plays.
        if (rowShown && !peopleAt(rowShown).includes(note.account)) scheduleCount()
        else {
          presenceCount++
          if (rowShown) scheduleSummary()
        }
    }
  }

  /** While the bus was disconnected any message may have been missed. */
  const catchUp = (): void => {
    scheduleSummary()
    inBackground(repository.load(match).then(sendUpdates))
    inBackground(sendChat())
  }

  const stopListening = bus.subscribe(matchTopic(match), message => receive(readProcessMessage(message)))
  const stopCatchingUp = bus.subscribe(RECONNECTED, catchUp)

  return {
    async enter(subscriber, since) {
      subscribers.add(subscriber)
      await sendTable(subscriber, since)
    },
    leave(subscriber) {
      subscribers.delete(subscriber)
    },
    sendUpdates,
    refresh(revision) {
      catchUpTo(revision)
      if (lastShown?.row.revision === revision) onShown(lastShown)
    },
    isEmpty: () => subscribers.size === 0,
    close() {
      isOpen = false
      clearTimeout(countTimer)
      stopListening()
      stopCatchingUp()
    },
  }
}

/** Whether updates are enough: a change of seats changes log and views, and before the start there are none. */
function isSameTable(table: TableState, { account, seat }: Subscriber, sent: SentState): boolean {
  if (isStarted(table) !== sent.isStarted) return false
  return table.row.seats === sent.row.seats || isSameList(viewedSeats(table, account, seat), sent.seats)
}

/** Subscribers with the same seats and the same last update get the same text. */
function sharedUpdate(updates: readonly Update[], sent: SentState): Update | undefined {
  for (const update of updates)
    if (update.since === sent.row.revision && isSameList(update.seats, sent.seats)) return update
  return undefined
}

/** Whether these seats may know nothing that is new since that row: what else has changed are orders of other seats. */
function isSameTo(seats: ViewedSeats, table: TableState, before: MatchRow): boolean {
  const { row } = table
  return (
    TOLD_FIELDS.every(field => isSame(row[field], before[field])) &&
    isSame(ordersFrom(table, seats), ordersFrom({ ...table, row: before }, seats))
  )
}

/** What messages tell of a row beside the events and the orders. */
const TOLD_FIELDS = [
  'status',
  'seats',
  'waiting',
  'result',
  'clocks',
  'proposal',
  'paused',
  'rematch',
  'advised',
] as const

const isSame = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other)

/** Whether the message `match` would contain nothing that updates do not. */
function isSameSummary(now: MatchRow, before: MatchRow | undefined): boolean {
  if (!before || now.status !== before.status || now.rematch !== before.rematch) return false
  if (now.advised !== before.advised) return false
  return now.seats === before.seats || JSON.stringify(now.seats) === JSON.stringify(before.seats)
}
