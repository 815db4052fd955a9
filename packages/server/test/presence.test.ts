// Presence: who is at which table, as each of two processes on one store sees it.

import type { Json } from '@ludoteka/kernel'
import { beforeEach, expect, test } from 'vitest'
import { type Bus, localBus, matchTopic } from '../src/bus/bus.ts'
import { openPresence, type Presence } from '../src/live/presence.ts'
import { openStore } from '../src/store/open.ts'
import type { Store } from '../src/store/store.ts'
import { aMatch } from './store/samples.ts'
import { afterwards, temporaryFolder } from './support/server.ts'

const MATCH = 'some-match'

let store: Store
let bus: Bus
let now: number
let left: string[]
let heard: Json[]
let pending: Promise<void>[]

beforeEach(async () => {
  store = await openStore({ file: `${temporaryFolder()}/tables.db` })
  afterwards(() => store.close())
  await store.createMatch(aMatch(MATCH))
  bus = localBus()
  now = 1_700_000_000_000
  left = []
  heard = []
  pending = []
  bus.subscribe(matchTopic(MATCH), message => heard.push(message))
})

async function process(name: string, isSingleProcess = false): Promise<Presence> {
  const presence = openPresence({
    store,
    bus,
    process: name,
    isSingleProcess,
    now: () => now,
    inBackground: work => pending.push(work),
    onLeft: (match, account) => left.push(`${match} ${account}`),
  })
  await presence.keepAlive()
  return presence
}

const written = async (): Promise<void> => {
  await Promise.all(pending.splice(0))
}

const isHere = async (presence: Presence, account: string): Promise<boolean> =>
  (await presence.report([MATCH], [account])).isHere(MATCH, account)

test('a person with several sockets is there until the last is closed, for every process', async () => {
  const [one, two] = [await process('one'), await process('two')]
  one.enter(MATCH, 'anna')
  one.enter(MATCH, 'anna')
  await written()
  expect([await isHere(one, 'anna'), await isHere(two, 'anna'), await isHere(two, 'boris')]).toEqual([
    true,
    true,
    false,
  ])
  one.leave(MATCH, 'anna')
  expect(left).toEqual([])
  one.leave(MATCH, 'anna')
  await written()
  expect(left).toEqual([`${MATCH} anna`])
  expect([await isHere(one, 'anna'), await isHere(two, 'anna')]).toEqual([false, false])
  expect((await two.report([MATCH], ['anna'])).leftAt(MATCH, 'anna')).toBe(now)
  await expect
    .poll(() => heard)
    .toEqual([
      { kind: 'presence', account: 'anna' },
      { kind: 'presence', account: 'anna' },
    ])
})

test('whoever leaves and comes back at once is there', async () => {
  const [one, two] = [await process('one'), await process('two')]
  one.enter(MATCH, 'anna')
  one.leave(MATCH, 'anna')
  one.enter(MATCH, 'anna')
  await written()
  expect(await isHere(two, 'anna')).toBe(true)
})

test('a person at two processes who leaves one of them is there', async () => {
  const [one, two] = [await process('one'), await process('two')]
  one.enter(MATCH, 'anna')
  two.enter(MATCH, 'anna')
  await written()
  two.leave(MATCH, 'anna')
  await written()
  expect([await isHere(one, 'anna'), await isHere(two, 'anna')]).toEqual([true, true])
})

test('after a crash of the only process nobody is there until they come back', async () => {
  const crashed = await process('before', true)
  crashed.enter(MATCH, 'anna')
  await written()
  const again = await process('after', true)
  expect(await isHere(again, 'anna')).toBe(false)
  await expect.poll(() => heard.length).toBe(2)
})

test('a process that was taken for lost says again who is there', async () => {
  const [one, two] = [await process('one'), await process('two')]
  one.enter(MATCH, 'anna')
  await written()
  await store.keepProcess('two', -1_000, 0)
  expect(await isHere(two, 'anna')).toBe(false)
  await one.keepAlive()
  expect(await isHere(two, 'anna')).toBe(true)
})
