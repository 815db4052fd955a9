// What the page knows about a table follows every event, whatever is being told.

import { expect, test } from 'vitest'
import { createTableFeed, type TableFeed } from '../src/table/tableFeed.ts'
import { entry, fakeSource, table, update } from './fakes.ts'

function opened() {
  const source = fakeSource()
  const feed: TableFeed = createTableFeed(source, () => 0)
  feed.subscribe(() => undefined)
  source.emit(table)
  return { source, feed }
}

test('an action of one’s own is told from those of others by the snapshot it leads to', async () => {
  const { source, feed } = opened()
  source.emit(update(1, [entry('moved', 1)]))
  expect(feed.state().snapshot?.arrival).toBe('update')
  const done = feed.act('a1', 'maneuver')
  source.emit(update(2, [entry('maneuvered', 2)]))
  expect(feed.state().snapshot?.arrival).toBe('own')
  await done
  expect(feed.state().busy).toBe(false)
})

test('the table is busy between an action and the snapshot it leads to', async () => {
  const { source, feed } = opened()
  await feed.act('a1', 'maneuver')
  expect(feed.state().busy).toBe(true)
  source.emit(update(1, [entry('maneuvered', 1)]))
  expect(feed.state().busy).toBe(false)
})

test('an update that arrives twice counts once', () => {
  const { source, feed } = opened()
  source.emit(update(1, [entry('moved', 1)]))
  source.emit(update(1, [entry('moved', 1)]))
  expect(feed.state().snapshot?.log).toHaveLength(2)
  source.emit(update(0, [entry('begun', 0)]))
  expect(feed.state().snapshot?.seq).toBe(1)
})

test('a table that was empty before the match is filled without a new sequence number', () => {
  const { source, feed } = opened()
  source.emit({ ...table, views: {}, log: [] })
  source.emit(update(0, [entry('begun', 0)]))
  expect(Object.keys(feed.state().snapshot?.views ?? {})).toEqual(['a1'])
  expect(feed.state().snapshot?.log).toHaveLength(1)
})

test('an undo cuts the log', () => {
  const { source, feed } = opened()
  source.emit(update(1, [entry('moved', 1)]))
  source.emit(update(2, [entry('moved', 2)]))
  source.emit(update(3, [], 2))
  expect(feed.state().snapshot?.log.map(({ at }) => at)).toEqual([0, 1])
  expect(feed.state().snapshot?.arrival).toBe('jump')
})

test('after a gap only the missing entries are added', () => {
  const { source, feed } = opened()
  source.emit(update(1, [entry('moved', 1)]))
  source.emit({ ...table, seq: 3, whole: false, log: [entry('moved', 2), entry('moved', 3)] })
  expect(feed.state().snapshot?.log.map(({ at }) => at)).toEqual([0, 1, 2, 3])
  expect(feed.state().snapshot?.news).toEqual([])
})

test('earlier entries stand before those that came with the table, once each, until the log begins anew', () => {
  const { source, feed } = opened()
  source.emit({ ...table, log: [entry('moved', 5)], earlier: true })
  expect(feed.state().earlierLog).toEqual({ entries: [], more: true })
  source.emit({ type: 'earlierLog', entries: [entry('moved', 3), entry('moved', 4)], earlier: true })
  source.emit({ type: 'earlierLog', entries: [entry('moved', 2), entry('moved', 3)], earlier: false })
  expect(feed.state().earlierLog.entries.map(({ at }) => at)).toEqual([2, 3, 4])
  expect(feed.state().earlierLog.more).toBe(false)
  source.emit(update(6, [], 4))
  expect(feed.state().earlierLog.entries.map(({ at }) => at)).toEqual([2, 3])
  source.emit(table)
  expect(feed.state().earlierLog).toEqual({ entries: [], more: false })
})
