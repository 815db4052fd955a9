// Other players' actions are shown one by one, one's own at once.

import { expect, test } from 'vitest'
import { createTableFeed, readingTime, type TableFeed } from '../src/table/tableFeed.ts'
import { entry, fakeSource, fakeTime, table, update } from './fakes.ts'

const PACE = 1000

function opened() {
  const time = fakeTime()
  const source = fakeSource()
  const feed: TableFeed = createTableFeed(source, { ...time, duration: news => (news.length > 0 ? PACE : 0) })
  const stop = feed.subscribe(() => undefined)
  source.emit(table)
  time.pass(0)
  return { time, source, feed, stop }
}

const seqShown = (feed: TableFeed): number | undefined => feed.state().snapshot?.seq

test('the first update is shown at once, the next ones wait until its time is over', () => {
  const { time, source, feed } = opened()
  for (const seq of [1, 2, 3]) source.emit(update(seq, [entry('moved', seq)]))
  expect(seqShown(feed)).toBe(1)
  expect(feed.state().behind).toBe(2)
  time.pass(PACE)
  expect(seqShown(feed)).toBe(2)
  time.pass(PACE)
  expect(seqShown(feed)).toBe(3)
  expect(feed.state().behind).toBe(0)
})

test('skipping shows the latest snapshot', () => {
  const { source, feed } = opened()
  for (const seq of [1, 2, 3, 4]) source.emit(update(seq, [entry('moved', seq)]))
  feed.skip()
  expect(seqShown(feed)).toBe(4)
  expect(feed.state().snapshot?.log.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4])
})

test('the result of an own action never waits', async () => {
  const { source, feed } = opened()
  source.emit(update(1, [entry('moved', 1)]))
  const done = feed.act('a1', 'maneuver')
  source.emit(update(2, [entry('maneuvered', 2)]))
  expect(seqShown(feed)).toBe(2)
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

test('an update that arrives twice is shown once', () => {
  const { source, feed } = opened()
  source.emit(update(1, [entry('moved', 1)]))
  source.emit(update(1, [entry('moved', 1)]))
  expect(feed.state().behind).toBe(0)
  expect(feed.state().snapshot?.log).toHaveLength(2)
})

test('a table that was empty before the match is filled without a new sequence number', () => {
  const { source, feed } = opened()
  source.emit({ ...table, views: {}, log: [] })
  source.emit(update(0, [entry('begun', 0)]))
  expect(Object.keys(feed.state().snapshot?.views ?? {})).toEqual(['a1'])
  expect(feed.state().snapshot?.log).toHaveLength(1)
})

test('an undo cuts the log and is shown at once', () => {
  const { source, feed } = opened()
  source.emit(update(1, [entry('moved', 1)]))
  source.emit(update(2, [entry('moved', 2)]))
  source.emit(update(3, [], 2))
  expect(seqShown(feed)).toBe(3)
  expect(feed.state().snapshot?.log.map(({ at }) => at)).toEqual([0, 1])
})

test('after a gap only the missing entries are added', () => {
  const { source, feed } = opened()
  source.emit(update(1, [entry('moved', 1)]))
  source.emit({ ...table, seq: 3, whole: false, log: [entry('moved', 2), entry('moved', 3)] })
  expect(feed.state().snapshot?.log.map(({ at }) => at)).toEqual([0, 1, 2, 3])
  expect(feed.state().snapshot?.news).toEqual([])
})

test('more log entries are shown longer, up to a limit', () => {
  const news = (n: number) => Array.from({ length: n }, (_, i) => entry('moved', i))
  expect(readingTime(news(0))).toBe(0)
  expect(readingTime(news(3))).toBeGreaterThan(readingTime(news(1)))
  expect(readingTime(news(100))).toBe(readingTime(news(50)))
  expect(readingTime(news(2), 2)).toBe(readingTime(news(2)) / 2)
  expect(readingTime(news(2), Number.POSITIVE_INFINITY)).toBe(0)
})
