// A live table survives a broken connection: it comes back by itself and asks only for what it missed.

import type { ServerMessage } from '@ludoteka/protocol'
import { expect, test } from 'vitest'
import { liveSource } from '../src/table/live/source.ts'
import type { SourceEvent } from '../src/table/source.ts'
import { fakeNetwork, fakeTime, match, view } from './fakes.ts'

const DROPPED = 1006
const REFUSED = 1008

const tableAt = (seq: number, whole: boolean): ServerMessage => ({
  type: 'table',
  seq,
  match,
  views: { a1: { ...view } },
  log: [{ key: 'moved', rule: '6.3', data: { fighter: 'arthur' }, at: seq }],
  whole,
  canUndo: [],
  paused: false,
  chat: [],
})

function sitting() {
  const time = fakeTime()
  const network = fakeNetwork(time.after)
  const source = liveSource(network, {
    detail: async () => match,
    history: async () => ({ total: 0, frames: [] }),
  })
  const heard: SourceEvent[] = []
  const leave = source.listen(event => heard.push(event))
  const socket = (n: number) => {
    const found = network.sockets[n]
    if (!found) throw new Error(`There is no socket ${n}.`)
    return found
  }
  const say = (n: number, event: ServerMessage): void => socket(n).events.told(JSON.stringify(event))
  const connections = () => heard.flatMap(event => (event.type === 'connection' ? [event.connection] : []))
  return { time, network, source, heard, leave, socket, say, connections }
}

test('the first join asks for everything, the next one from the last event seen', () => {
  const { time, network, socket, say, connections } = sitting()
  socket(0).events.opened()
  expect(socket(0).sent).toEqual([{ type: 'join' }])
  say(0, tableAt(5, true))
  socket(0).events.closed(DROPPED)
  expect(connections()).toEqual(['connecting', 'online', 'reconnecting'])
  time.pass(1000)
  expect(network.sockets).toHaveLength(2)
  socket(1).events.opened()
  expect(socket(1).sent).toEqual([{ type: 'join', since: 5 }])
  say(1, tableAt(7, false))
  expect(connections().at(-1)).toBe('online')
})

test('attempts to come back grow rarer while the server is away', () => {
  const { time, network, socket } = sitting()
  socket(0).events.closed(DROPPED)
  time.pass(500)
  expect(network.sockets).toHaveLength(2)
  socket(1).events.closed(DROPPED)
  time.pass(500)
  expect(network.sockets).toHaveLength(2)
  time.pass(500)
  expect(network.sockets).toHaveLength(3)
})

test('a table that refuses is not asked again', () => {
  const { time, network, socket, connections } = sitting()
  socket(0).events.closed(REFUSED)
  time.pass(60_000)
  expect(network.sockets).toHaveLength(1)
  expect(connections().at(-1)).toBe('gone')
})

test('an action waits for its answer, and carries the number of the last event', async () => {
  const { source, socket, say } = sitting()
  socket(0).events.opened()
  say(0, tableAt(5, true))
  const outcome = source.act('a1', 'move', 'arthur')
  expect(socket(0).sent.at(-1)).toEqual({ type: 'act', id: 1, seq: 5, seat: 'a1', verb: 'move', arg: 'arthur' })
  say(0, { type: 'done', id: 1, seq: 6 })
  expect(await outcome).toEqual({ ok: true })
})

test('an answer lost with the connection is told as lost, never left open', async () => {
  const { source, socket, say } = sitting()
  socket(0).events.opened()
  say(0, tableAt(5, true))
  const outcome = source.act('a1', 'maneuver')
  socket(0).events.closed(DROPPED)
  expect(await outcome).toMatchObject({ ok: false, problem: { error: 'unavailable' } })
})

test('a refusal brings its rule', async () => {
  const { source, socket, say } = sitting()
  socket(0).events.opened()
  say(0, tableAt(5, true))
  const because = source.why('a1', 'to', 'm9')
  say(0, { type: 'because', id: 1, rule: '6.3', reason: 'tooFar' })
  expect(await because).toEqual({ rule: '6.3', reason: 'tooFar' })
})

test('a silent connection is given up and made anew', () => {
  const { time, socket } = sitting()
  socket(0).events.opened()
  time.pass(60_000)
  expect(socket(0).sent).toContainEqual({ type: 'ping' })
  expect(socket(0).isClosed).toBe(true)
})

test('nonsense from the other side ends the connection, not the page', () => {
  const { socket, heard } = sitting()
  socket(0).events.opened()
  socket(0).events.told('{"type":"table","seq":"five"}')
  socket(0).events.told('not json')
  expect(socket(0).isClosed).toBe(true)
  expect(heard.filter(({ type }) => type === 'table')).toEqual([])
})

test('whoever leaves hangs up', () => {
  const { leave, socket, time, network } = sitting()
  socket(0).events.opened()
  leave()
  socket(0).events.closed(DROPPED)
  time.pass(60_000)
  expect(socket(0).isClosed).toBe(true)
  expect(network.sockets).toHaveLength(1)
})
