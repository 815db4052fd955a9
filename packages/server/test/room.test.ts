// A room keeps everybody at its table up to date, whatever happens while somebody enters, and however many they are.

import type { Json } from '@ludoteka/kernel'
import type { ServerMessage } from '@ludoteka/protocol'
import { findGame } from '@ludoteka/registry'
import { expect, test, vi } from 'vitest'
import { type Bus, localBus, matchTopic } from '../src/bus/bus.ts'
import { LONGEST_MESSAGE } from '../src/live/connection.ts'
import type { PresenceReport } from '../src/live/presence.ts'
import { openRoom, type Room, type Subscriber } from '../src/live/room.ts'
import { CHAT_LINES_KEPT } from '../src/store/moderation.ts'
import { openStore } from '../src/store/open.ts'
import type { Holder, MatchRow, Store } from '../src/store/store.ts'
import { NODE_SYSTEM } from '../src/system.ts'
import { tableCache } from '../src/table/cache.ts'
import { openTableRepository, type TableChange, type TableRepository } from '../src/table/repository.ts'
import type { TableState } from '../src/table/state.ts'
import { aMatch, anAccount } from './store/samples.ts'
import { afterwards, rethrow, temporaryFolder } from './support/server.ts'

const MATCH = 'some-match'

/** The largest payload of a NOTIFY of PostgreSQL. */
const MOST_BYTES = 7_900

/** A bus that records what is published, and refuses what PostgreSQL would. */
function smallBus(said: Json[] = []): Bus {
  const bus = localBus()
  return {
    ...bus,
    publish(topic, message) {
      if (Buffer.byteLength(JSON.stringify({ topic, message })) > MOST_BYTES) throw new RangeError('too large')
      said.push(message)
      bus.publish(topic, message)
    },
  }
}

type RoomSetup = {
  readonly repository: TableRepository
  readonly errors: unknown[]
  room(repository?: TableRepository, bus?: Bus): Room
  /** Lets a person be at the table. */
  setHere(account: string): void
}

async function setUpRoom(change: Partial<MatchRow> = {}): Promise<RoomSetup> {
  const errors: unknown[] = []
  const here = new Set<string>()
  const present: PresenceReport = { isHere: (_, account) => here.has(account), leftAt: () => 0 }
  const store = await openStore({ file: `${temporaryFolder()}/tables.db` })
  afterwards(() => store.close())
  for (const id of ['anna', 'boris']) await store.createAccount(anAccount(id))
  const repository = openTableRepository({
    store,
    system: NODE_SYSTEM,
    cache: tableCache(1_000),
    isSingleProcess: true,
    onError: error => errors.push(error),
  })
  const { version } = findGame('unmatched')
  const seats = ['anna', 'boris'].map((account): Holder => ({ kind: 'account', account }))
  await repository.create(aMatch(MATCH, { version, options: {}, status: 'running', seats, ...change }))
  return {
    repository,
    errors,
    setHere: account => here.add(account),
    room(at = repository, bus = smallBus()) {
      const onError = (error: unknown): void => expect(error).toBeUndefined()
      const report = async (): Promise<PresenceReport> => present
      const presence = { report, presentAt: async () => [] }
      const room = openRoom({ match: MATCH, repository: at, bus, presence, onShown() {}, onError })
      afterwards(() => room.close())
      return room
    },
  }
}

function subscriber(account: string): Subscriber & { readonly heard: ServerMessage[] } {
  const heard: ServerMessage[] = []
  return {
    heard,
    account,
    seat: undefined,
    sent: undefined,
    connection: {
      send: one => heard.push(one),
      sendText: text => heard.push(JSON.parse(text)),
      close() {},
      isOpen: true,
      isBehind: false,
      whenDrained() {},
    },
  }
}

test('a commit stays done, even if a listener fails', async () => {
  const { repository, errors } = await setUpRoom()
  const heard: number[] = []
  const fault = new Error('a view could not be made')
  repository.onCommit(() => rethrow(fault))
  repository.onCommit(({ row }) => heard.push(row.revision))
  const { row } = await repository.change(MATCH, () => ({ row: { paused: true } }))
  expect(row).toMatchObject({ paused: true, revision: 1 })
  expect(heard).toEqual([1])
  expect(errors).toEqual([fault])
})

test('an action whose acknowledgement was lost on the way from the database is found there, and done', async () => {
  const { repository } = await setUpRoom()
  const lost = new Error('Connection terminated unexpectedly')
  const cut: Store = {
    ...repository.store,
    append: async (...given) => {
      await repository.store.append(...given)
      throw lost
    },
  }
  const other = openTableRepository({
    store: cut,
    system: NODE_SYSTEM,
    cache: tableCache(1_000),
    isSingleProcess: false,
    onError: rethrow,
  })
  const heard: number[] = []
  other.onCommit(({ seq }) => heard.push(seq))
  const pause = { event: { kind: 'pause', on: true }, row: { paused: true } } as const
  expect((await other.change(MATCH, () => pause)).row).toMatchObject({ paused: true, seq: 1 })
  expect(heard).toEqual([1])

  const dead: Store = { ...cut, append: () => Promise.reject(lost) }
  const last = openTableRepository({
    store: dead,
    system: NODE_SYSTEM,
    cache: tableCache(1_000),
    isSingleProcess: false,
    onError: rethrow,
  })
  await expect(last.change(MATCH, () => pause)).rejects.toThrow(lost)
})

test('a table in memory is changed without reading it; what it would refuse is decided on the table as it is stored', async () => {
  const { repository } = await setUpRoom()
  let reads = 0
  const store: Store = {
    ...repository.store,
    match: id => {
      reads++
      return repository.store.match(id)
    },
  }
  const races: number[] = []
  const other = openTableRepository({
    store,
    system: NODE_SYSTEM,
    cache: tableCache(1_000),
    isSingleProcess: false,
    onRace: () => races.push(reads),
    onError: rethrow,
  })
  await other.load(MATCH)
  expect(reads).toBe(1)
  expect((await other.change(MATCH, () => ({ row: { paused: true } }))).row.revision).toBe(1)
  expect([reads, races]).toEqual([1, []])

  // Another process, which this one has not heard of yet.
  await repository.store.updateMatch({ id: MATCH, revision: 1 }, { paused: false }, 5)
  const refusing = ({ row }: TableState): TableChange => (row.paused ? rethrow(new Error('paused')) : { row: {} })
  expect((await other.change(MATCH, refusing)).row).toMatchObject({ paused: false, revision: 3 })
  expect(races).toEqual([])

  await repository.store.updateMatch({ id: MATCH, revision: 3 }, { rematch: 'next-match' }, 6)
  const { row } = await other.change(MATCH, () => ({ row: { paused: true } }))
  expect(row).toMatchObject({ rematch: 'next-match', paused: true, revision: 5 })
  expect(races).toHaveLength(1)
})

test('who comes and goes is shown if they play; spectators are not, however many', async () => {
  const { repository, room, setHere } = await setUpRoom()
  const bus = smallBus()
  const shown = room(repository, bus)
  const boris = subscriber('boris')
  await shown.enter(boris, undefined)
  const summaries = () => boris.heard.flatMap(one => (one.type === 'match' ? [one.match.seats] : []))
  for (let i = 0; i < 400; i++) bus.publish(matchTopic(MATCH), { kind: 'presence', account: `spectator-${i}` })
  setHere('anna')
  bus.publish(matchTopic(MATCH), { kind: 'presence', account: 'anna' })
  await expect.poll(summaries).toHaveLength(1)
  expect(summaries()[0]?.map(({ holder }) => holder.kind === 'account' && holder.online)).toEqual([true, false])
})

/** A repository that runs something while the table is loaded for the second time, as it is for whoever enters. */
function busyDesk(repository: TableRepository, meanwhile: () => Promise<unknown>): TableRepository {
  let loads = 0
  return {
    ...repository,
    async load(id) {
      const table = await repository.load(id)
      if (++loads === 2) await meanwhile()
      return table
    },
  }
}

test('a change while somebody enters is sent to them at once', async () => {
  const { repository, room } = await setUpRoom()
  const busy = room(busyDesk(repository, () => repository.change(MATCH, () => ({ row: { paused: true } }))))
  repository.onCommit(busy.sendUpdates)
  const anna = subscriber('anna')
  await busy.enter(anna, undefined)
  await expect.poll(() => anna.heard.some(one => one.type === 'update' && one.paused)).toBe(true)
})

test('a chat line written while somebody enters is sent to them at once', async () => {
  const { repository, room } = await setUpRoom()
  const bus = smallBus()
  const say = async (): Promise<void> => {
    const from = { id: 'boris', name: 'Boris' }
    await repository.store.addChat(MATCH, { channel: 'players', from, text: 'Hello', at: 0 })
    const note = { kind: 'chat' }
    const heard = new Promise<void>(resolve => {
      bus.subscribe(matchTopic(MATCH), message => message === note && resolve())
    })
    bus.publish(matchTopic(MATCH), note)
    await heard
  }
  const anna = subscriber('anna')
  await room(busyDesk(repository, say), bus).enter(anna, undefined)
  await expect.poll(() => anna.heard.some(one => one.type === 'chat' && one.line.text === 'Hello')).toBe(true)
})

test('of a long chat as much comes with the table as one message takes; the rest follows line by line', async () => {
  const { repository, room } = await setUpRoom()
  const from = { id: 'boris', name: 'Boris' }
  const written = Array.from({ length: 2 * CHAT_LINES_KEPT }, (_, n) => `${'長'.repeat(490)} ${n}`)
  for (const [n, text] of written.entries())
    await repository.store.addChat(MATCH, { channel: n % 2 ? 'players' : 'spectators', from, text, at: n })
  const spectator = subscriber('clara')
  await room().enter(spectator, undefined)
  const told = () =>
    spectator.heard.flatMap(one => (one.type === 'table' ? one.chat : one.type === 'chat' ? one.line : []))
  await expect.poll(() => told().map(({ text }) => text)).toEqual(written)
  const sizes = spectator.heard.map(one => Buffer.byteLength(JSON.stringify(one)))
  expect(sizes.reduce((sum, size) => sum + size)).toBeGreaterThan(LONGEST_MESSAGE)
  expect(Math.max(...sizes)).toBeLessThan(LONGEST_MESSAGE)
})

test('a player who comes while somebody enters is shown to them', async () => {
  const { repository, room, setHere } = await setUpRoom()
  const bus = smallBus()
  const come = async (): Promise<void> => {
    setHere('boris')
    const note = { kind: 'presence', account: 'boris' }
    const heard = new Promise<void>(resolve => {
      bus.subscribe(matchTopic(MATCH), message => message === note && resolve())
    })
    bus.publish(matchTopic(MATCH), note)
    await heard
  }
  const anna = subscriber('anna')
  await room(busyDesk(repository, come), bus).enter(anna, undefined)
  const isOnline = (one: ServerMessage): boolean => {
    const holder = one.type === 'match' ? one.match.seats[1]?.holder : undefined
    return holder?.kind === 'account' && holder.online
  }
  await expect.poll(() => anna.heard.some(isOnline)).toBe(true)
})

test('those who were there already get a new summary that somebody who enters has read first', async () => {
  const { repository, room } = await setUpRoom()
  const shown = room()
  const [anna, again] = [subscriber('anna'), subscriber('anna')]
  await shown.enter(anna, undefined)
  await repository.change(MATCH, () => ({ row: { rematch: 'next-match' } })) // by another process: nobody shows it here
  await shown.enter(again, undefined)
  await expect.poll(() => anna.heard.some(one => one.type === 'match' && one.match.rematch === 'next-match')).toBe(true)
})

test('who reads slowly is told nothing until they have caught up, and then everything in one message', async () => {
  const { repository, room } = await setUpRoom()
  const anna = room()
  repository.onCommit(table => anna.sendUpdates(table))
  const slow = subscriber('anna')
  const drained: (() => void)[] = []
  let isBehind = false
  const connection = {
    ...slow.connection,
    get isBehind() {
      return isBehind
    },
    whenDrained: (call: () => void) => void drained.splice(0, 1, call),
  }
  const phone: Subscriber = { ...slow, connection }
  await anna.enter(phone, undefined)
  const updates = () => slow.heard.filter(({ type }) => type === 'update')
  isBehind = true
  for (const paused of [true, false, true]) await repository.change(MATCH, () => ({ row: { paused } }))
  expect(updates()).toEqual([])
  expect(drained).toHaveLength(1)
  isBehind = false
  drained[0]?.()
  await vi.waitFor(() => expect(updates()).toMatchObject([{ paused: true }]))
})
