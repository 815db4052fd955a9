// A live table survives a broken connection: it reconnects by itself and asks only for what it missed.

import { seedFrom, start, view as viewOf } from '@ludoteka/kernel'
import type { ServerMessage } from '@ludoteka/protocol'
import { loadGame } from '@ludoteka/registry/load'
import { expect, test } from 'vitest'
import { type LiveHttp, liveSource } from '../src/table/live/source.ts'
import type { SourceEvent } from '../src/table/source.ts'
import { fakeNetwork, fakeTime, match, view } from './fakes.ts'

const DROPPED = 1006
const REFUSED = 1008

const tableAt = (seq: number, whole: boolean): Extract<ServerMessage, { type: 'table' }> => ({
  type: 'table',
  seq,
  match,
  views: { a1: { ...view } },
  log: [{ key: 'moved', rule: '6.3', data: { fighter: 'arthur' }, at: seq }],
  whole,
  earlier: false,
  canUndo: [],
  paused: false,
  chat: [],
})

const ENTRY = { key: 'moved', rule: '6.3', data: { fighter: 'arthur' } }

function openTable(http: Partial<LiveHttp> = {}) {
  const time = fakeTime()
  const network = fakeNetwork(time.setTimer)
  const source = liveSource(network, {
    detail: async () => match,
    history: async () => ({ total: 0, frames: [] }),
    review: async () => ({ teams: [], curve: [], swings: [] }),
    log: async before => ({ entries: [{ ...ENTRY, at: before - 1 }], earlier: before > 2 }),
    ...http,
  })
  const events: SourceEvent[] = []
  const unsubscribe = source.listen(event => events.push(event))
  const socket = (n: number) => {
    const found = network.sockets[n]
    if (!found) throw new Error(`There is no socket ${n}.`)
    return found
  }
  const receive = (n: number, event: ServerMessage): void => socket(n).events.onMessage(JSON.stringify(event))
  const connections = () => events.flatMap(event => (event.type === 'connection' ? [event.connection] : []))
  return { time, network, source, events, unsubscribe, socket, receive, connections }
}

test('the first join asks for everything, the next one from the last event seen', () => {
  const { time, network, socket, receive, connections } = openTable()
  socket(0).events.onOpen()
  expect(socket(0).sent).toEqual([{ type: 'join' }])
  receive(0, tableAt(5, true))
  socket(0).events.onClose(DROPPED)
  expect(connections()).toEqual(['connecting', 'online', 'reconnecting'])
  time.pass(1000)
  expect(network.sockets).toHaveLength(2)
  socket(1).events.onOpen()
  expect(socket(1).sent).toEqual([{ type: 'join', since: 5 }])
  receive(1, tableAt(7, false))
  expect(connections().at(-1)).toBe('online')
})

test('reconnection attempts become rarer while the server cannot be reached', () => {
  const { time, network, socket } = openTable()
  socket(0).events.onClose(DROPPED)
  time.pass(500)
  expect(network.sockets).toHaveLength(2)
  socket(1).events.onClose(DROPPED)
  time.pass(500)
  expect(network.sockets).toHaveLength(2)
  time.pass(500)
  expect(network.sockets).toHaveLength(3)
})

test('a table that refuses the connection is not asked again', () => {
  const { time, network, socket, connections } = openTable()
  socket(0).events.onClose(REFUSED)
  time.pass(60_000)
  expect(network.sockets).toHaveLength(1)
  expect(connections().at(-1)).toBe('gone')
})

test('an action waits for its answer, and carries the number of the last event', async () => {
  const { source, socket, receive } = openTable()
  socket(0).events.onOpen()
  receive(0, tableAt(5, true))
  const outcome = source.act('a1', 'move', 'arthur')
  expect(socket(0).sent.at(-1)).toEqual({ type: 'act', id: 1, seq: 5, seat: 'a1', verb: 'move', arg: 'arthur' })
  receive(0, { type: 'done', id: 1, seq: 6 })
  expect(await outcome).toEqual({ ok: true })
})

test('a request whose answer is lost with the connection fails', async () => {
  const { source, socket, receive } = openTable()
  socket(0).events.onOpen()
  receive(0, tableAt(5, true))
  const outcome = source.act('a1', 'maneuver')
  socket(0).events.onClose(DROPPED)
  expect(await outcome).toMatchObject({ ok: false, problem: { error: 'unavailable' } })
})

test('a refusal brings its rule', async () => {
  const { source, socket, receive } = openTable()
  socket(0).events.onOpen()
  receive(0, tableAt(5, true))
  const because = source.why('a1', 'to', 'm9')
  receive(0, { type: 'because', id: 1, rule: '6.3', reason: 'tooFar' })
  expect(await because).toEqual({ rule: '6.3', reason: 'tooFar' })
})

test('a silent connection is closed and replaced', () => {
  const { time, socket } = openTable()
  socket(0).events.onOpen()
  time.pass(60_000)
  expect(socket(0).sent).toContainEqual({ type: 'ping' })
  expect(socket(0).isClosed).toBe(true)
})

test('a connection on which the table needs longer than silence may last is given more time, and less again afterwards', () => {
  const { time, socket, receive } = openTable()
  const isGivenUpAfter = (n: number, ms: number): boolean => {
    time.pass(ms)
    return socket(n).isClosed
  }
  socket(0).events.onOpen()
  expect(isGivenUpAfter(0, 46_000)).toBe(true)
  socket(0).events.onClose(1006)
  time.pass(1_000)
  socket(1).events.onOpen()
  expect(isGivenUpAfter(1, 80_000)).toBe(false)
  receive(1, tableAt(5, true))
  expect(isGivenUpAfter(1, 46_000)).toBe(true)
})

test('an unreadable message closes the connection, not the page', () => {
  const { socket, events } = openTable()
  socket(0).events.onOpen()
  socket(0).events.onMessage('{"type":"table","seq":"five"}')
  socket(0).events.onMessage('not json')
  expect(socket(0).isClosed).toBe(true)
  expect(events.filter(({ type }) => type === 'table')).toEqual([])
})

test('a view of another form closes the connection', () => {
  const { socket, receive, events } = openTable()
  const { facts: _, ...withoutFacts } = view
  receive(0, { ...tableAt(5, true), views: { a1: withoutFacts } })
  expect(socket(0).isClosed).toBe(true)
  expect(events.filter(({ type }) => type === 'table')).toEqual([])
})

test('once the rules are loaded, a view that does not fit the game closes the connection', async () => {
  const game = await loadGame('unmatched')
  const { socket, receive, events } = openTable({ rules: async () => game })
  const shown = viewOf(game, start(game, {}, seedFrom('live')), 0)
  const tableWith = (facts: object): ServerMessage => ({ ...tableAt(5, true), views: { a1: { ...shown, facts } } })
  const countTables = () => events.filter(({ type }) => type === 'table').length
  receive(0, tableWith(shown.facts))
  await Promise.resolve() // the rules are there
  receive(0, tableWith(shown.facts))
  expect([countTables(), socket(0).isClosed]).toEqual([2, false])
  receive(0, tableWith({ ...shown.facts, actionsLeft: 'two' }))
  expect([countTables(), socket(0).isClosed]).toEqual([2, true])
})

test('unsubscribing closes the socket', () => {
  const { unsubscribe, socket, time, network } = openTable()
  socket(0).events.onOpen()
  unsubscribe()
  socket(0).events.onClose(DROPPED)
  time.pass(60_000)
  expect(socket(0).isClosed).toBe(true)
  expect(network.sockets).toHaveLength(1)
})

test('earlier pages of the log come when somebody reads that far', async () => {
  const { source, receive, events } = openTable()
  receive(0, tableAt(7, true))
  await source.loadEarlierLog?.(7)
  expect(events.at(-1)).toEqual({ type: 'earlierLog', entries: [{ ...ENTRY, at: 6 }], earlier: true })
})
