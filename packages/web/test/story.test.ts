// The one clock of the table: what is shown at which moment, with a clock that moves only when a test says so.

import type { Entry, View } from '@ludoteka/kernel'
import type { Beat } from '@ludoteka/ui'
import { expect, test } from 'vitest'
import type { TableEvent, UpdateEvent } from '../src/table/source.ts'
import { createStory, type Story } from '../src/table/story.ts'
import { createTableFeed } from '../src/table/tableFeed.ts'
import { entry, fakeSource, fakeTime, match, table, update, view } from './fakes.ts'

const BEAT_MS = 100
/** Longer than any beat, shorter than two. */
const NEXT = BEAT_MS + 1

/** One beat per entry; `card` turns something up, `seen` is first seen and then told, `won` is told by no beat. */
function beats(before: View, news: readonly Entry[], after: View): readonly Beat[] {
  return news.flatMap(({ key }, i): Beat[] => {
    if (key === 'won') return []
    const shown = {
      ms: BEAT_MS,
      reveals: key !== 'moved',
      view: { ...before, facts: { after: after.facts, shown: key } },
    }
    return key === 'card'
      ? [
          { ...shown, told: i },
          { ...shown, told: i + 1 },
        ]
      : [{ ...shown, told: i + 1 }]
  })
}

const asking: View = { ...view, choice: { maneuver: true } }

function opened(first: TableEvent = table) {
  const time = fakeTime()
  const source = fakeSource()
  let pace = 1
  const feed = createTableFeed(source, () => 0)
  feed.subscribe(() => undefined)
  source.emit(first)
  const story = createStory(feed, { beats }, { setTimer: time.setTimer, pace: () => pace })
  const stop = story.subscribe(() => undefined)
  return { time, source, feed, story, stop, setPace: (to: number) => (pace = to) }
}

/** Another player's action with these entries, after which this one is asked. */
function news(seq: number, ...keys: readonly string[]): UpdateEvent {
  return {
    ...update(
      seq,
      keys.map(key => entry(key, seq)),
    ),
    views: { a1: asking },
    waiting: ['a1'],
    canUndo: ['a1'],
  }
}

const told = (story: Story): readonly string[] =>
  story
    .state()
    .snapshot.log.slice(1)
    .map(({ key }) => key)

const isAsked = (story: Story): boolean => story.state().isOver && story.state().snapshot.waiting.includes('a1')

test('log, seats and question follow the beats of the board', () => {
  const { time, source, story } = opened()
  source.emit(news(1, 'card', 'damaged'))
  expect(told(story)).toEqual([])
  expect(story.state().snapshot.views['a1']?.facts).toMatchObject({ shown: 'card' })
  time.pass(NEXT)
  expect(told(story)).toEqual(['card'])
  expect(story.state().telling.map(({ key }) => key)).toEqual(['card'])
  expect(story.state().snapshot).toMatchObject({ waiting: [], canUndo: [] })
  time.pass(BEAT_MS)
  expect(told(story)).toEqual(['card', 'damaged'])
  expect(story.state().telling.map(({ key }) => key)).toEqual(['damaged'])
  expect(isAsked(story)).toBe(false)
  time.pass(BEAT_MS)
  expect(story.state().beat).toBe(undefined)
  expect(story.state().snapshot).toMatchObject({ views: { a1: asking }, canUndo: ['a1'] })
  expect(isAsked(story)).toBe(true)
})

test('a hand is counted with what the log tells: when its last entry is read, not one beat later', () => {
  const { time, source, story } = opened()
  const drawn: View = { ...asking, zones: { hand: { a1: { count: 0, cards: [] }, b1: { count: 6 } } } }
  const count = (): unknown => story.state().snapshot.views['a1']?.zones
  source.emit({ ...news(1, 'moved', 'drew'), views: { a1: drawn } })
  expect(count()).toEqual(view.zones)
  time.pass(NEXT)
  expect([told(story), story.state().isOver]).toEqual([['moved', 'drew'], false])
  expect(count()).toEqual(drawn.zones)
})

test('entries that no beat tells are told at the end, with time to read them', () => {
  const { time, source, story } = opened()
  source.emit(news(1, 'damaged', 'won'))
  time.pass(NEXT)
  expect(told(story)).toEqual(['damaged', 'won'])
  expect(story.state().isOver).toBe(false)
  time.pass(5000)
  expect(story.state().isOver).toBe(true)
})

test('the end of the match is told before its result is shown, also after an own action', async () => {
  const { time, source, feed, story } = opened()
  await feed.act('a1', 'attack')
  const over: View = { ...view, result: { kind: 'won', winners: [0], reason: 'defeat', rule: '13.1' } }
  source.emit({ ...news(1, 'damaged', 'won'), views: { a1: over }, status: 'finished' })
  time.pass(NEXT)
  expect(told(story)).toEqual(['damaged', 'won'])
  expect(story.state().isOver).toBe(false)
  time.pass(5000)
  expect(story.state().isOver).toBe(true)
})

test('the result waits for the last beat of an own action, also if that shows nothing new', async () => {
  const { time, source, feed, story } = opened()
  await feed.act('a1', 'maneuver')
  const over: View = { ...view, result: { kind: 'won', winners: [0], reason: 'defeat', rule: '13.1' } }
  source.emit({ ...news(1, 'moved'), views: { a1: over }, status: 'finished' })
  expect(story.state().isOver).toBe(false)
  time.pass(NEXT)
  expect(story.state()).toMatchObject({ isOver: true, snapshot: { views: { a1: over } } })
})

test('snapshots wait until the one before is told, and are told faster the more of them wait', () => {
  const { time, source, story } = opened()
  for (const seq of [1, 2, 3, 4, 5]) source.emit(news(seq, 'damaged'))
  const seqs = [story.state().snapshot.seq]
  const ends: number[] = []
  for (let ms = 0; !story.state().isOver; ms++) {
    time.pass(1)
    const { seq } = story.state().snapshot
    if (seq !== seqs.at(-1) || story.state().isOver) ends.push(ms)
    if (seq !== seqs.at(-1)) seqs.push(seq)
  }
  expect(seqs).toEqual([1, 2, 3, 4, 5])
  const times = ends.map((end, i) => end - (ends[i - 1] ?? 0))
  expect(times.slice(1)).toEqual(times.slice(1).toSorted((a, b) => a - b))
  expect(times.at(-1)).toBe(BEAT_MS)
})

test('skipping skips everything together', () => {
  const { time, source, story } = opened()
  for (const seq of [1, 2, 3]) source.emit(news(seq, 'card', 'damaged', 'won'))
  story.skip()
  expect(story.state()).toMatchObject({ beat: undefined, isOver: true, snapshot: { seq: 3 } })
  expect(told(story)).toHaveLength(9)
  expect(isAsked(story)).toBe(true)
  time.pass(10_000)
  expect(story.state().snapshot.seq).toBe(3)
})

test('the effect of an own action is shown at once, and the next question waits only for what it reveals', async () => {
  const { time, source, feed, story } = opened()
  source.emit(news(1, 'damaged'))
  await feed.act('a1', 'maneuver')
  source.emit(news(2, 'moved'))
  expect(story.state()).toMatchObject({ beat: { told: 1 }, isOver: true, snapshot: { seq: 2, views: { a1: asking } } })
  time.pass(NEXT)
  expect(story.state().beat).toBe(undefined)

  await feed.act('a1', 'attack')
  source.emit(news(3, 'card', 'moved'))
  expect(isAsked(story)).toBe(false)
  time.pass(2 * NEXT)
  expect(isAsked(story)).toBe(true)
  expect(story.state().beat).toMatchObject({ told: 2 })
  source.emit(news(4, 'damaged'))
  expect(story.state()).toMatchObject({ beat: { told: 1 }, isOver: false, snapshot: { seq: 4 } })
})

test('an undo, a gap in the connection and a hidden page leave nothing to tell', () => {
  const { source, story, setPace } = opened()
  source.emit(news(1, 'damaged'))
  source.emit(update(2, [], 1))
  expect(story.state()).toMatchObject({ beat: undefined, isOver: true, snapshot: { seq: 2 } })
  source.emit(news(3, 'damaged'))
  source.emit({ ...table, seq: 5, whole: false, log: [entry('damaged', 4), entry('damaged', 5)] })
  expect(story.state()).toMatchObject({ beat: undefined, isOver: true, snapshot: { seq: 5 } })
  setPace(Number.POSITIVE_INFINITY)
  source.emit(news(6, 'card', 'won'))
  expect(story.state()).toMatchObject({ beat: undefined, isOver: true, snapshot: { seq: 6 } })
})

test('speed is read for every beat', () => {
  const { time, source, story, setPace } = opened()
  source.emit(news(1, 'damaged', 'damaged', 'moved'))
  setPace(2)
  time.pass(NEXT)
  expect(told(story)).toHaveLength(2)
  time.pass(BEAT_MS / 2)
  expect(told(story)).toHaveLength(3)
})

test('a snapshot that arrives once more is told once', () => {
  const { time, source, story } = opened()
  source.emit(news(1, 'damaged'))
  source.emit(news(1, 'damaged'))
  time.pass(NEXT)
  expect(story.state()).toMatchObject({ isOver: true, snapshot: { seq: 1 } })
  expect(told(story)).toEqual(['damaged'])
})

test('a page that is closed and opened again shows the table at rest', () => {
  const { time, source, story, stop } = opened()
  source.emit(news(1, 'damaged'))
  stop()
  time.pass(NEXT)
  expect(story.state().isOver).toBe(true)
  story.subscribe(() => undefined)
  source.emit(news(2, 'damaged'))
  expect(story.state()).toMatchObject({ isOver: false, snapshot: { seq: 2 } })
})

const both = (asked: 'a1' | 'b1'): UpdateEvent['views'] => ({
  a1: { ...view, you: 'a1', choice: asked === 'a1' ? { maneuver: true } : {} },
  b1: { ...view, you: 'b1', choice: asked === 'b1' ? { maneuver: true } : {} },
})

test('a shared device changes hands when all is told, and shows nothing to the next player before', async () => {
  const first = { ...table, match: { ...match, hotSeat: true, yours: ['a1', 'b1'] }, views: both('a1') }
  const { time, source, feed, story } = opened(first)
  expect(story.state().handOver).toBe('a1')
  story.take()
  expect(story.state()).toMatchObject({ seat: 'a1', handOver: undefined })

  await feed.act('a1', 'maneuver')
  source.emit({ ...news(1, 'moved'), views: both('b1') })
  expect(story.state()).toMatchObject({ seat: 'a1', handOver: undefined, isOver: false })
  time.pass(NEXT)
  expect(story.state()).toMatchObject({ seat: 'a1', handOver: 'b1' })
  source.emit({ ...news(2, 'damaged'), views: both('b1') })
  expect(story.state()).toMatchObject({ seat: 'a1', handOver: 'b1', beat: undefined })
  story.take()
  expect(story.state()).toMatchObject({ seat: 'b1', handOver: undefined, isOver: true })
})

/** An own action, after which the other player is asked. */
const handedOver: UpdateEvent = { ...update(1, [entry('moved', 1)]), views: { a1: view }, waiting: ['b1'] }

test('the answer of another player is told a moment after an own action, and the time until it came counts', async () => {
  const { time, source, feed, story } = opened()
  await feed.act('a1', 'maneuver')
  source.emit(handedOver)
  time.pass(400)
  source.emit(news(2, 'damaged'))
  expect(story.state()).toMatchObject({ isOver: true, snapshot: { seq: 1, waiting: ['b1'] } })
  time.pass(299)
  expect(story.state().snapshot.seq).toBe(1)
  time.pass(1)
  expect(story.state()).toMatchObject({ isOver: false, snapshot: { seq: 2 } })
  time.pass(BEAT_MS)
  expect(isAsked(story)).toBe(true)
})

test('whoever wants everything at once waits for no moment, and whoever skips ends it', async () => {
  const { source, feed, story, setPace } = opened()
  setPace(Number.POSITIVE_INFINITY)
  await feed.act('a1', 'maneuver')
  source.emit(handedOver)
  source.emit(news(2, 'damaged'))
  expect(isAsked(story)).toBe(true)
  setPace(1)
  await feed.act('a1', 'maneuver')
  source.emit({ ...handedOver, seq: 3 })
  source.emit(news(4, 'damaged'))
  expect(story.state().snapshot.seq).toBe(3)
  story.skip()
  expect(isAsked(story)).toBe(true)
})

test('an answer that comes later than a moment is told when it comes', async () => {
  const { time, source, feed, story } = opened()
  await feed.act('a1', 'maneuver')
  source.emit(handedOver)
  time.pass(5_000)
  source.emit(news(2, 'damaged'))
  expect(story.state()).toMatchObject({ isOver: false, snapshot: { seq: 2 } })
})
