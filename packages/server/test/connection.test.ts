// One socket: messages leave in one packet per tick, in their order, and a client that reads slowly is told when it has caught up.

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { type Connection, connectionOf, LONGEST_MESSAGE } from '../src/live/connection.ts'
import { afterwards } from './support/server.ts'

type Pair = {
  readonly connection: Connection
  readonly stream: Duplex
  readonly client: WebSocket
  readonly errors: readonly Error[]
}

async function connected(): Promise<Pair> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  const errors: Error[] = []
  const opened = new Promise<Omit<Pair, 'client'>>(resolve => {
    server.on('upgrade', (request, stream, head) =>
      sockets.handleUpgrade(request, stream, head, socket =>
        resolve({ connection: connectionOf(socket, stream, error => errors.push(error)), stream, errors }),
      ),
    )
  })
  const { port } = server.address() as AddressInfo
  const client = new WebSocket(`ws://127.0.0.1:${port}`)
  afterwards(() => {
    client.terminate()
    sockets.close()
    server.close()
  })
  await once(client, 'open')
  return { ...(await opened), client }
}

/** The next messages a client receives. */
function received(client: WebSocket, count: number): Promise<readonly string[]> {
  const texts: string[] = []
  return new Promise(resolve => {
    client.on('message', data => {
      if (texts.push(data.toString()) === count) resolve(texts)
    })
  })
}

test('texts of every length arrive whole and in their order', async () => {
  const { connection, client } = await connected()
  const texts = [0, 1, 125, 126, 127, 65_534, 65_535, 65_536, 200_000].map(length => 'x'.repeat(length))
  const sent = ['первое', ...texts, '🂡'.repeat(40), 'last']
  const all = received(client, sent.length)
  for (const text of sent) connection.sendText(text)
  expect(await all).toEqual(sent)
})

test('what is sent in one tick is one write, and closing sends it first', async () => {
  const { connection, stream, client } = await connected()
  let writes = 0
  const write = stream.write.bind(stream)
  stream.write = (...args: unknown[]) => {
    writes++
    return Reflect.apply(write, stream, args)
  }
  const all = received(client, 3)
  connection.sendText('one')
  connection.sendText('two')
  connection.send({ type: 'pong' })
  await Promise.resolve()
  expect(writes).toBe(0)
  expect(await all).toEqual(['one', 'two', '{"type":"pong"}'])
  expect(writes).toBe(1)
  const last = received(client, 1)
  const closed = once(client, 'close')
  connection.sendText('good bye')
  connection.close(1008, 'enough')
  connection.sendText('too late')
  expect(await last).toEqual(['good bye'])
  expect((await closed)[0]).toBe(1008)
})

test('a client that does not read is behind, and says when it has caught up', async () => {
  const { connection, client } = await connected()
  client.pause()
  for (let n = 0; n < 400 && !connection.isBehind; n++) {
    connection.sendText('x'.repeat(20_000))
    await new Promise(resolve => setImmediate(resolve))
  }
  expect(connection.isBehind).toBe(true)
  const calls: string[] = []
  connection.whenDrained(() => calls.push('dropped'))
  const drained = new Promise<void>(resolve => {
    connection.whenDrained(() => {
      calls.push('called')
      resolve()
    })
  })
  client.resume()
  await drained
  expect(connection.isBehind).toBe(false)
  expect(calls).toEqual(['called'])
})

test('messages to others leave untouched what a slow client has not read yet', async () => {
  const [slow, quick] = [await connected(), await connected()]
  const texts = Array.from({ length: 600 }, (_, n) => `${n} `.padEnd(9_000, String(n % 10)))
  const [toSlow, toQuick] = [received(slow.client, texts.length), received(quick.client, texts.length)]
  slow.client.pause()
  for (const text of texts) {
    if (!slow.connection.isBehind) slow.connection.sendText(text)
    else {
      slow.client.resume()
      await new Promise<void>(resolve => slow.connection.whenDrained(resolve))
      slow.connection.sendText(text)
    }
    quick.connection.sendText(text.replaceAll('0', 'o'))
    await new Promise(resolve => setImmediate(resolve))
  }
  slow.client.resume()
  expect(await toSlow).toEqual(texts)
  expect(await toQuick).toEqual(texts.map(text => text.replaceAll('0', 'o')))
})

test('a message that is longer than any may be is reported, and sent', async () => {
  const { connection, client, errors } = await connected()
  const all = received(client, 2)
  connection.sendText('я'.repeat(LONGEST_MESSAGE / 2))
  expect(errors).toEqual([])
  connection.sendText('я'.repeat(LONGEST_MESSAGE / 2 + 1))
  expect(errors.map(({ message }) => message)).toEqual([expect.stringContaining('A message of 256002 bytes')])
  expect((await all).map(({ length }) => length)).toEqual([128_000, 128_001])
})
