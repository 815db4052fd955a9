// A replay loads what it shows: pages of a long match on demand, its log backwards, the latest request alone.

import { expect, test } from 'vitest'
import { type ReplaySource, replaySource as sourceOf } from '../src/table/replay/source.ts'
import type { History, SourceEvent } from '../src/table/source.ts'
import { match, view } from './fakes.ts'

const TOTAL = 6000

/** Nobody rests anywhere. */
const replaySource = (recording: Parameters<typeof sourceOf>[0], startAt?: number): ReplaySource =>
  sourceOf(recording, startAt, () => Promise.resolve())

const NO_REVIEW = { teams: [], curve: [], swings: [] }

/** A match of 6,000 actions with a turn of ten actions each; notes what was asked for. */
function recorded() {
  const asked: string[] = []
  const waiting: (() => void)[] = []
  let isSlow = false
  let isDown = false
  const history = async (from: number, to: number): Promise<History> => {
    asked.push(`${from}-${to}`)
    if (isDown) throw new Error('The server is away.')
    if (isSlow) await new Promise<void>(resolve => waiting.push(resolve))
    const last = Math.min(to, TOTAL)
    const frames = Array.from({ length: Math.max(0, last - from + 1) }, (_, i) => ({
      at: from + i,
      view: { ...view, facts: { turn: Math.floor((from + i) / 10) } },
      log: [{ key: `entry ${from + i}`, rule: '', data: {}, at: -1 }],
    }))
    return { total: TOTAL, frames }
  }
  return {
    asked,
    recording: { detail: async () => match, history, review: async () => NO_REVIEW },
    setDown: (down: boolean) => {
      isDown = down
    },
    slowDown: () => {
      isSlow = true
    },
    answerAll: () => {
      isSlow = false
      for (const answer of waiting.splice(0).toReversed()) answer()
    },
  }
}

type Shown = { readonly type: string; readonly turn: unknown; readonly log: readonly string[] }

function shownBy(source: ReplaySource): { readonly all: Shown[]; first(): Promise<void> } {
  const all: Shown[] = []
  let notify: () => void = () => undefined
  const first = new Promise<void>(resolve => {
    notify = resolve
  })
  source.listen((event: SourceEvent) => {
    if (event.type !== 'table' && event.type !== 'update') return
    all.push({ type: event.type, turn: event.views['a1']?.facts['turn'], log: event.log.map(({ key }) => key) })
    notify()
  })
  return { all, first: () => first }
}

test('the beginning of a long match is shown after a page or two', async () => {
  const { asked, recording } = recorded()
  const source = replaySource(recording)
  const shown = shownBy(source)
  await shown.first()
  expect(source.total()).toBe(TOTAL)
  expect(shown.all).toEqual([{ type: 'table', turn: 0, log: ['entry 0'] }])
  expect(asked.length).toBeLessThanOrEqual(2)
})

test('a jump loads what it shows, with a part of the log; more of the log comes on request', async () => {
  const { asked, recording } = recorded()
  const source = replaySource(recording, 4030)
  const shown = shownBy(source)
  await shown.first()
  expect(asked).toEqual(['4000-4049'])
  const [there] = shown.all
  expect([there?.turn, there?.log.at(-1), source.hasEarlierLog()]).toEqual([403, 'entry 4030', true])
  await source.loadEarlierLog()
  const longer = shown.all.at(-1)?.log ?? []
  expect(longer.length).toBeGreaterThan(there?.log.length ?? 0)
  expect(longer.slice(-(there?.log.length ?? 0))).toEqual(there?.log)
  expect(asked).toEqual(['4000-4049', '3950-3999'])
  await source.seek(20)
  expect([shown.all.at(-1)?.log.length, source.hasEarlierLog()]).toEqual([21, false])
})

test('the next action comes as an update with its own entries, and the log goes on', async () => {
  const source = replaySource(recorded().recording, 70)
  const shown = shownBy(source)
  await shown.first()
  await source.seek(71)
  expect(shown.all.at(-1)).toEqual({ type: 'update', turn: 7, log: ['entry 71'] })
  await source.seek(60)
  expect(shown.all.at(-1)?.log.at(-1)).toBe('entry 60')
})

test('of several requests the latest is shown, however late the others are answered', async () => {
  const { recording, slowDown, answerAll } = recorded()
  const source = replaySource(recording)
  const shown = shownBy(source)
  await shown.first()
  slowDown()
  const seeking = [source.seek(1000), source.seek(3000), source.seek(2000)]
  await new Promise(resolve => setTimeout(resolve, 0))
  answerAll()
  await Promise.all(seeking)
  expect(shown.all.map(({ turn }) => turn)).toEqual([0, 200])
})

test('whoever drags through the match loads only where they rest', async () => {
  const { asked, recording } = recorded()
  const resting: (() => void)[] = []
  const source = sourceOf(recording, undefined, () => new Promise(resolve => resting.push(resolve)))
  const shown = shownBy(source)
  await shown.first()
  const seeking = [1000, 2000, 3030].map(to => source.seek(to))
  await new Promise(resolve => setTimeout(resolve, 0))
  for (const rested of resting) rested()
  await Promise.all(seeking)
  expect(asked).toEqual(['0-49', '3000-3049'])
  expect(shown.all.at(-1)?.turn).toBe(303)
})

test('a moment that could not be loaded can be tried again', async () => {
  const { recording, setDown } = recorded()
  const source = replaySource(recording)
  const shown = shownBy(source)
  const problems: string[] = []
  source.listen(event => {
    if (event.type === 'failed') problems.push(event.problem.message)
  })
  await shown.first()
  setDown(true)
  await source.seek(900)
  expect(problems).toEqual(['The server is away.'])
  setDown(false)
  await source.seek(900)
  expect(shown.all.at(-1)).toMatchObject({ type: 'table', turn: 90 })
})

test('from turn to turn, across pages, in both directions', async () => {
  const source = replaySource(recorded().recording)
  await shownBy(source).first()
  expect(await source.turnFrom(45, 1)).toBe(50)
  expect(await source.turnFrom(103, -1)).toBe(90)
  expect(await source.turnFrom(3, -1)).toBe(0)
  expect(await source.turnFrom(5996, 1)).toBe(TOTAL)
})

test('a link behind the end shows the end', async () => {
  const source = replaySource(recorded().recording, 99_999)
  const shown = shownBy(source)
  await shown.first()
  expect(shown.all[0]?.turn).toBe(600)
})
