// The fair queue: in which order tasks are served, whoever has how many of them.

import { expect, test } from 'vitest'
import { fairQueue, type Lane } from '../src/queues.ts'

/** A queue whose tasks end when the test says so. */
function manualQueue(slots: number) {
  const queue = fairQueue(slots)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const add = (lane: Lane, cost?: number): Promise<void> => {
    const task = (): Promise<void> => {
      begun.push(lane.join('/'))
      return new Promise(resolve => {
        ends.push(resolve)
      })
    }
    return queue.run(lane, task, cost)
  }
  /** Ends the oldest task that runs. */
  const end = async (): Promise<void> => {
    ends.shift()?.()
    for (let n = 0; n < 5; n++) await Promise.resolve()
  }
  return { queue, begun, add, end }
}

test('who comes later with one task is served before the rest of many', async () => {
  const { begun, add, end } = manualQueue(1)
  for (let n = 0; n < 5; n++) void add(['flood'])
  void add(['anna'])
  void add(['boris'])
  for (let n = 0; n < 6; n++) await end()
  expect(begun).toEqual(['flood', 'anna', 'boris', 'flood', 'flood', 'flood', 'flood'])
})

test('many accounts of one address get no more than one account of another', async () => {
  const { begun, add, end } = manualQueue(1)
  for (let n = 0; n < 4; n++) void add(['one', `guest ${n}`])
  for (let n = 0; n < 4; n++) void add(['two', 'anna'])
  for (let n = 0; n < 7; n++) await end()
  const addresses = begun.map(lane => lane.split('/')[0])
  expect(addresses).toEqual(['one', 'two', 'one', 'two', 'one', 'two', 'one', 'two'])
})

test('accounts of one address share what the address gets', async () => {
  const { begun, add, end } = manualQueue(1)
  for (let n = 0; n < 3; n++) void add(['home', 'anna'])
  void add(['home', 'boris'])
  for (let n = 0; n < 3; n++) await end()
  expect(begun).toEqual(['home/anna', 'home/boris', 'home/anna', 'home/anna'])
})

test('who asks for more expensive tasks gets fewer of them', async () => {
  const { begun, add, end } = manualQueue(1)
  for (let n = 0; n < 3; n++) void add(['long'], 300)
  for (let n = 0; n < 4; n++) void add(['short'], 100)
  for (let n = 0; n < 6; n++) await end()
  expect(begun).toEqual(['long', 'short', 'short', 'short', 'long', 'short', 'long'])
})

test('nobody holds the last of several slots beside another one', async () => {
  const { begun, add, end } = manualQueue(2)
  for (let n = 0; n < 3; n++) void add(['flood'])
  expect(begun).toEqual(['flood'])
  void add(['anna'])
  expect(begun).toEqual(['flood', 'anna'])
  await end()
  expect(begun).toEqual(['flood', 'anna', 'flood'])
})

test('a lane that was away has saved no turns up', async () => {
  const { begun, add, end } = manualQueue(1)
  void add(['anna'])
  for (let n = 0; n < 6; n++) void add(['boris'])
  for (let n = 0; n < 4; n++) await end()
  for (let n = 0; n < 3; n++) void add(['anna'])
  for (let n = 0; n < 5; n++) await end()
  expect(begun.slice(5)).toEqual(['anna', 'anna', 'boris', 'anna', 'boris'])
})

test('a task that fails makes room for the next, and its caller is told', async () => {
  const { queue, begun, add } = manualQueue(1)
  const failed = queue.run(['anna'], () => Promise.reject(new Error('no')))
  void add(['anna'])
  expect(queue.waiting(['anna'])).toBe(1)
  await expect(failed).rejects.toThrow('no')
  expect(begun).toEqual(['anna'])
  expect(queue.waiting(['anna'])).toBe(0)
})
