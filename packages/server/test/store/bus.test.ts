// The bus: within a process, and between processes on PostgreSQL.

import type { Json } from '@ludoteka/kernel'
import { Client } from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import { type Bus, localBus, matchTopic, openBus, RECONNECTED } from '../../src/bus/bus.ts'
import { postgresBus } from '../../src/bus/postgres.ts'
import { openStore } from '../../src/store/open.ts'
import { freshDatabase } from '../support/postgres.ts'
import { startProxy } from '../support/proxy.ts'
import { startProgram } from './program.ts'
import { aMatch, anAct, asRead } from './samples.ts'

const opened: Bus[] = []

afterEach(async () => {
  for (const bus of opened.splice(0)) await bus.close()
})

async function open(databaseUrl?: string): Promise<Bus> {
  const bus = await openBus({ databaseUrl })
  opened.push(bus)
  return bus
}

const next = (bus: Bus, topic: string): Promise<Json> =>
  new Promise(resolve => {
    const stop = bus.subscribe(topic, message => {
      stop()
      resolve(message)
    })
  })

/** Collects until a message "end" of the topic. */
const untilEnd = (bus: Bus, topic: string): Promise<readonly Json[]> =>
  new Promise(resolve => {
    const heard: Json[] = []
    const stop = bus.subscribe(topic, message => {
      if (message !== 'end') {
        heard.push(message)
        return
      }
      stop()
      resolve(heard)
    })
  })

describe.each([
  ['local', async (): Promise<string | undefined> => undefined],
  ['PostgreSQL', async (): Promise<string | undefined> => freshDatabase()],
])('%s bus', (_name, database) => {
  test('calls the listeners of a topic, in order, and no others', async () => {
    const bus = await open(await database())
    const heard = untilEnd(bus, 'match:one')
    const elsewhere = untilEnd(bus, 'match:two')
    for (const message of [1, { seq: 2 }, ['x'], null, { seq: 2 }]) bus.publish('match:one', message)
    bus.publish('match:one', 'end')
    bus.publish('match:two', 'end')
    expect(await heard).toEqual([1, { seq: 2 }, ['x'], null, { seq: 2 }])
    expect(await elsewhere).toEqual([])
  })

  test('a publisher is not held up by its listeners', async () => {
    const bus = await open(await database())
    let heard = false
    const told = next(bus, 'topic').then(() => {
      heard = true
    })
    bus.publish('topic', 1)
    expect(heard).toBe(false)
    await told
  })

  test('after unsubscribing a listener is not called any more, though the others are', async () => {
    const bus = await open(await database())
    const heard: Json[] = []
    const listener = (message: Json): void => {
      heard.push(message)
    }
    const stopFirst = bus.subscribe('topic', listener)
    bus.subscribe('topic', listener)
    stopFirst()
    stopFirst()
    bus.publish('topic', 'once')
    await next(bus, 'topic')
    expect(heard).toEqual(['once'])
  })
})

describe('local bus', () => {
  test('is closed for good', async () => {
    const bus = localBus()
    const heard: Json[] = []
    bus.subscribe('topic', message => heard.push(message))
    bus.publish('topic', 1)
    await bus.close()
    await new Promise(resolve => setImmediate(resolve))
    expect(heard).toEqual([])
  })
})

describe('PostgreSQL bus', () => {
  test('two connections receive the messages of each other, equal ones included', async () => {
    const url = await freshDatabase()
    const [one, two] = [await open(url), await open(url)]
    const heard = untilEnd(two, 'match:one')
    for (const message of ['same', 'same', { text: `"quotes" 'and' Ёж 🦔` }, 'end']) one.publish('match:one', message)
    expect(await heard).toEqual(['same', 'same', { text: `"quotes" 'and' Ёж 🦔` }])
  })

  test('a process answers another', async () => {
    const url = await freshDatabase()
    const bus = await open(url)
    const program = await startProgram('echo', [url])
    await program.printed(1)
    const answer = next(bus, 'answer')
    bus.publish('question', { seq: 7 })
    expect(await answer).toEqual({ heard: { seq: 7 } })
    program.kill()
    await program.ended
  })

  test('a message too large is refused, a large one arrives', async () => {
    const url = await freshDatabase()
    const [one, two] = [await open(url), await open(url)]
    expect(() => one.publish('topic', 'Ж'.repeat(4_000))).toThrow(RangeError)
    const large = 'x'.repeat(7_700)
    const heard = next(two, 'topic')
    one.publish('topic', large)
    expect(await heard).toBe(large)
  })

  test('invalid messages on the channel are ignored', async () => {
    const url = await freshDatabase()
    const bus = await open(url)
    const heard = untilEnd(bus, 'topic')
    const client = await admin(url)
    for (const text of ['', 'rubbish', '{"topic":"topic"}', '{"from":1,"number":0,"topic":"topic","message":1}'])
      await client.query('SELECT pg_notify($1, $2)', ['ludoteka', text])
    await client.end()
    const other = await open(url)
    other.publish('topic', 'end')
    expect(await heard).toEqual([])
  })

  test('what was published before closing still arrives', async () => {
    const url = await freshDatabase()
    const [one, two] = [await postgresBus(url), await open(url)]
    const heard = untilEnd(two, 'topic')
    for (let i = 0; i < 100; i++) one.publish('topic', i)
    one.publish('topic', 'end')
    await one.close()
    expect(await heard).toHaveLength(100)
  })

  test('a lost connection comes back, says so, and messages flow again both ways', async () => {
    const url = await freshDatabase()
    const [one, two] = [await open(url), await open(url)]
    const restored = Promise.all([next(one, RECONNECTED), next(two, RECONNECTED)])
    const client = await admin(url)
    await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'ludoteka bus' AND datname = current_database()`,
    )
    await client.end()
    one.publish('while-away', 1)
    await restored
    const [there, back] = [next(two, 'there'), next(one, 'back')]
    one.publish('there', 1)
    two.publish('back', 2)
    expect(await Promise.all([there, back])).toEqual([1, 2])
  })

  test('a change of a match is announced by its commit, to the other processes only', async () => {
    const url = await freshDatabase()
    const [own, other] = [await postgresBus(url, 'own'), await postgresBus(url, 'other')]
    opened.push(own, other)
    const store = await openStore({ databaseUrl: url, file: '', process: 'own' })
    await store.createMatch(aMatch('match-one', { status: 'running' }))
    await store.keepProcess('own', 60_000, 0)
    await store.append(asRead('match-one'), anAct(1), { actions: 1 }) // nobody else is there to be told
    await store.keepProcess('other', 60_000, 0)
    const [heardHere, heardThere] = [own, other].map(bus => untilEnd(bus, matchTopic('match-one')))
    await store.append(asRead('match-one', 1), anAct(2), { actions: 2 })
    await store.append(asRead('match-one', 1), anAct(2, 'late'), { actions: 9 })
    await store.updateMatch(asRead('match-one', 2), { paused: true }, 5)
    await store.close()
    own.publish(matchTopic('match-one'), 'end')
    expect(await heardThere).toEqual([
      { kind: 'changed', revision: 2 },
      { kind: 'changed', revision: 3 },
    ])
    expect(await heardHere).toEqual([])
  })

  test('a connection that falls silent is given up and replaced', async () => {
    const url = await freshDatabase()
    const proxy = await startProxy(url)
    const bus = await postgresBus(proxy.url, 'own', { timeoutMs: 200 })
    opened.push(bus)
    const other = await open(url)
    expect(bus.isConnected).toBe(true)
    proxy.fallSilent()
    await expect.poll(() => bus.isConnected).toBe(false)
    const restored = next(bus, RECONNECTED)
    const [there, back] = [next(other, 'there'), next(bus, 'back')]
    bus.publish('there', 1)
    proxy.forward()
    await restored
    other.publish('back', 2)
    expect(await Promise.all([there, back])).toEqual([1, 2])
  })

  test('an address nobody answers is an error at once', async () => {
    await expect(postgresBus('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow()
  })
})

async function admin(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return client
}
