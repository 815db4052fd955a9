// Other players' turns are told one by one; one's own are shown at once.

import { expect, test } from 'vitest'
import { readingTime, type Show, showTable } from '../src/table/show.ts'
import { entry, fakeSource, fakeTime, table, update } from './fakes.ts'

const PACE = 1000

function opened() {
  const time = fakeTime()
  const source = fakeSource()
  const show: Show = showTable(source, { ...time, pace: news => (news.length > 0 ? PACE : 0) })
  const stop = show.subscribe(() => undefined)
  source.tell(table)
  time.pass(0)
  return { time, source, show, stop }
}

const seqShown = (show: Show): number | undefined => show.shown().moment?.seq

test('the first update is shown at once, the next ones wait until it has been told', () => {
  const { time, source, show } = opened()
  for (const seq of [1, 2, 3]) source.tell(update(seq, [entry('moved', seq)]))
  expect(seqShown(show)).toBe(1)
  expect(show.shown().behind).toBe(2)
  time.pass(PACE)
  expect(seqShown(show)).toBe(2)
  time.pass(PACE)
  expect(seqShown(show)).toBe(3)
  expect(show.shown().behind).toBe(0)
})

test('a click skips to the latest position', () => {
  const { source, show } = opened()
  for (const seq of [1, 2, 3, 4]) source.tell(update(seq, [entry('moved', seq)]))
  show.skip()
  expect(seqShown(show)).toBe(4)
  expect(show.shown().moment?.log.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4])
})

test('what one has done oneself never waits', async () => {
  const { source, show } = opened()
  source.tell(update(1, [entry('moved', 1)]))
  const done = show.act('a1', 'maneuver')
  source.tell(update(2, [entry('maneuvered', 2)]))
  expect(seqShown(show)).toBe(2)
  await done
  expect(show.shown().busy).toBe(false)
})

test('nothing may be done between an answer and the position it leads to', async () => {
  const { source, show } = opened()
  await show.act('a1', 'maneuver')
  expect(show.shown().busy).toBe(true)
  source.tell(update(1, [entry('maneuvered', 1)]))
  expect(show.shown().busy).toBe(false)
})

test('an update that comes twice is told once', () => {
  const { source, show } = opened()
  source.tell(update(1, [entry('moved', 1)]))
  source.tell(update(1, [entry('moved', 1)]))
  expect(show.shown().behind).toBe(0)
  expect(show.shown().moment?.log).toHaveLength(2)
})

test('a table that was empty before the game is filled without a new number', () => {
  const { source, show } = opened()
  source.tell({ ...table, views: {}, log: [] })
  source.tell(update(0, [entry('begun', 0)]))
  expect(Object.keys(show.shown().moment?.views ?? {})).toEqual(['a1'])
  expect(show.shown().moment?.log).toHaveLength(1)
})

test('an undo cuts the log back and shows at once', () => {
  const { source, show } = opened()
  source.tell(update(1, [entry('moved', 1)]))
  source.tell(update(2, [entry('moved', 2)]))
  source.tell(update(3, [], 2))
  expect(seqShown(show)).toBe(3)
  expect(show.shown().moment?.log.map(({ at }) => at)).toEqual([0, 1])
})

test('after a gap only the missing entries are added', () => {
  const { source, show } = opened()
  source.tell(update(1, [entry('moved', 1)]))
  source.tell({ ...table, seq: 3, whole: false, log: [entry('moved', 2), entry('moved', 3)] })
  expect(show.shown().moment?.log.map(({ at }) => at)).toEqual([0, 1, 2, 3])
  expect(show.shown().moment?.news).toEqual([])
})

test('longer news are looked at longer, but never for ever', () => {
  const news = (n: number) => Array.from({ length: n }, (_, i) => entry('moved', i))
  expect(readingTime(news(0))).toBe(0)
  expect(readingTime(news(3))).toBeGreaterThan(readingTime(news(1)))
  expect(readingTime(news(100))).toBe(readingTime(news(50)))
  expect(readingTime(news(2), 2)).toBe(readingTime(news(2)) / 2)
  expect(readingTime(news(2), Number.POSITIVE_INFINITY)).toBe(0)
})
