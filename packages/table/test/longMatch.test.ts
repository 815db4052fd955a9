// Long matches: opened from snapshots, taken back without a replay, kept in memory by pages. Actions played are counted, not timed.

import { type Game, type Sampler, sampler, seedFrom } from '@ludoteka/kernel'
import {
  applyEvent,
  applyEvents,
  beginMatch,
  canCutTo,
  logFor,
  logPage,
  type MatchSnapshot,
  type MatchState,
  NO_UNDOS,
  type NumberedEvent,
  newsSince,
  PAGE_ACTIONS,
  playedActions,
  recordedViews,
  restoreMatch,
  snapshotOf,
  trimmed,
  UNDO_REACH,
  undoLimit,
  undoRight,
  withEvent,
} from '@ludoteka/table'
import { describe, expect, test } from 'vitest'
import { countedWalk, WALK } from './walk.ts'

const START = { options: {}, seed: 'e'.repeat(32) }

const turnOf = ({ live }: MatchState): number => live.asked[0]?.seat ?? 0

function walked(match: MatchState, actions: number): MatchState {
  let now = match
  for (let n = 0; n < actions; n++) now = withEvent(now, { kind: 'act', action: { seat: turnOf(now), verb: 'step' } })
  return now
}

/** Actions, undos of one or several, pauses and seats that change hands, in any order. */
function randomEvents(game: Game, random: Sampler, length: number): readonly NumberedEvent[] {
  let match = beginMatch(game, START)
  const events: NumberedEvent[] = []
  while (events.length < length) {
    const seat = turnOf(match)
    const { length: actions } = match.live.actions
    const undo = { kind: 'undo', seat, to: Math.max(0, actions - 1 - random.below(5)) } as const
    const bot = { kind: 'bot', level: 'random' } as const
    const kinds: readonly NumberedEvent['event'][] = [
      { kind: 'act', action: { seat, verb: 'step' } },
      { kind: 'act', action: { seat, verb: 'rest' }, earned: 5 },
      actions > 0 ? undo : { kind: 'pause', on: true },
      { kind: 'replace', seat, holder: bot, from: `person ${events.length}` },
    ]
    const entry = { seq: events.length + 1, at: events.length * 1_000, event: kinds[random.below(20)] ?? kinds[0] }
    if (!entry.event) continue
    events.push({ ...entry, event: entry.event })
    match = applyEvent(match, { ...entry, event: entry.event })
  }
  return events
}

/** What a match is beside what it only keeps to be faster. */
function essence({ live, checkpoints: _, game: _game, ...match }: MatchState) {
  const { state, log, actions, sealedBefore } = live
  return { ...match, state, sealedBefore, log: log.slice(), actions: actions.slice(), told: log.length }
}

test.each(['one', 'two', 'three'])(
  'events that were taken back leave the same match, without being played (%s)',
  name => {
    const { game, played } = countedWalk()
    const events = randomEvents(WALK, sampler(seedFrom(name)), 400)
    const oneByOne = events.reduce((match, entry) => applyEvent(match, entry), beginMatch(WALK, START))
    const atOnce = applyEvents(beginMatch(game, START), events)
    expect(essence(atOnce)).toEqual(essence(oneByOne))
    expect(played()).toBe(atOnce.live.actions.length)
    expect(playedActions(events)).toEqual(oneByOne.live.actions.slice())
    const half = applyEvents(beginMatch(WALK, START), events.slice(0, 200))
    expect(essence(applyEvents(half, events.slice(200)))).toEqual(essence(oneByOne))
  },
)

test('acting and taking back a thousand times costs an opening nothing', () => {
  const { game, played } = countedWalk()
  const loop = Array.from({ length: 1_000 }, (_, n): readonly NumberedEvent[] => [
    { seq: 11 + 2 * n, at: 0, event: { kind: 'act', action: { seat: 0, verb: 'step' } } },
    { seq: 12 + 2 * n, at: 0, event: { kind: 'undo', seat: 0, to: 10 } },
  ])
  const acts = Array.from({ length: 10 }, (_, n): NumberedEvent => {
    return { seq: n + 1, at: 0, event: { kind: 'act', action: { seat: n % 2, verb: 'step' } } }
  })
  const match = applyEvents(beginMatch(game, START), [...acts, ...loop.flat()])
  expect(played()).toBe(10)
  expect(match.seq).toBe(2_010)
  expect(match.cuts.length).toBeLessThan(20)
})

describe('undo', () => {
  test('the own last actions are taken back without playing any', () => {
    const { game, played } = countedWalk()
    const long = walked(beginMatch(game, START), 2_000)
    const rested = [1, 2, 3].reduce(match => withEvent(match, { kind: 'act', action: { seat: 0, verb: 'rest' } }), long)
    const before = played()
    const back = [3, 2, 1].reduce(match => {
      const right = undoRight(match, 0)
      expect(right?.kind).toBe('free')
      return withEvent(match, { kind: 'undo', seat: 0, to: right?.to ?? 0 })
    }, rested)
    expect(back.live.state).toEqual(long.live.state)
    expect(played()).toBe(before)
  })

  test('what the others allow to be taken back plays a few actions, however long the match is', () => {
    const { game, played } = countedWalk()
    const long = walked(beginMatch(game, START), 2_000)
    for (const back of [2, 17, UNDO_REACH]) {
      const before = played()
      const cut = withEvent(long, { kind: 'undo', seat: 0, to: 2_000 - back })
      expect(cut.live.state).toEqual(walked(beginMatch(WALK, START), 2_000 - back).live.state)
      expect(played() - before).toBeLessThan(16)
      expect(cut.live.log.length).toBe(2_000 - back)
    }
  })

  test('what is too long ago stands', () => {
    const start = withEvent(beginMatch(WALK, START), { kind: 'act', action: { seat: 0, verb: 'step' } })
    let match = start
    for (let n = 0; n < UNDO_REACH - 1; n++)
      match = withEvent(match, { kind: 'act', action: { seat: 1, verb: 'rest' } })
    expect(undoRight(match, 0)).toEqual({ kind: 'ifOthersAgree', to: 0 })
    match = withEvent(match, { kind: 'act', action: { seat: 1, verb: 'rest' } })
    expect(undoRight(match, 0)).toBeUndefined()
  })

  test('a seat takes back so often at once, and so often for the actions that stand', () => {
    let match = walked(beginMatch(WALK, START), 2)
    const takeBack = (at: number): void => {
      match = withEvent(match, { kind: 'act', action: { seat: 0, verb: 'rest' } })
      match = applyEvent(match, { seq: match.seq + 1, at, event: { kind: 'undo', seat: 0, to: 2 } })
    }
    const limit = (now: number) => undoLimit(match.undos[0] ?? NO_UNDOS, 2, now)
    for (let n = 0; n < 20; n++) {
      expect(limit(0)).toBeUndefined()
      takeBack(0)
    }
    expect(limit(0)).toBe('rate')
    expect(limit(3_000)).toBeUndefined()
    for (let n = 0; n < 32; n++) takeBack(1_000_000 * (n + 1))
    expect(limit(1_000_000_000)).toBe('number')
    expect(undoLimit(match.undos[0] ?? NO_UNDOS, 3, 1_000_000_000)).toBeUndefined()
    expect(match.undos[1]?.made).toBe(0)
  })
})

describe('snapshots', () => {
  const full = walked(beginMatch(WALK, START), 3 * PAGE_ACTIONS)
  const written = (match: MatchState): MatchSnapshot => JSON.parse(JSON.stringify(snapshotOf(match)))

  test('a match goes on from its snapshot as it would have from its start', () => {
    const restored = restoreMatch(WALK, START, written(full))
    if (!restored) throw new Error('It was not restored.')
    const [one, other] = [walked(full, 100), walked(restored, 100)]
    expect(other.live.state).toEqual(one.live.state)
    expect(other.live.setup).toEqual(one.live.setup)
    expect(other.live.actions.length).toBe(one.live.actions.length)
    expect(other.live.actions.slice()).toEqual(one.live.actions.slice(-100))
    expect(other.live.log.slice()).toEqual(one.live.log.slice(-100))
    expect(other.eventOf.at(-1)).toBe(one.eventOf.at(-1))
    expect([other.seq, other.pages, other.askedSince]).toEqual([one.seq, one.pages, one.askedSince])
    expect(canCutTo(restored, 3 * PAGE_ACTIONS)).toBe(true)
    expect(canCutTo(restored, 3 * PAGE_ACTIONS - 1)).toBe(false)
  })

  test.each<[string, (snapshot: MatchSnapshot) => MatchSnapshot]>([
    ['another form', one => ({ ...one, format: 0 })],
    ['another hash', one => ({ ...one, hash: '0'.repeat(64) })],
    ['a changed state', one => ({ ...one, state: { ...(one.state as object), steps: 7 } })],
    ['no state', one => ({ ...one, state: null })],
    ['another version', one => ({ ...one, state: { ...(one.state as object), version: 2 } })],
    ['other seats', one => ({ ...one, askedSince: [0] })],
  ])('a snapshot with %s is not used', (_what, change) => {
    expect(restoreMatch(WALK, START, change(written(full)))).toBeUndefined()
  })

  test('a snapshot of a match with another seed is not used', () => {
    expect(restoreMatch(WALK, { ...START, seed: 'f'.repeat(32) }, written(full))).toBeUndefined()
  })

  test('a replay goes on from a snapshot as it would have from the start', () => {
    const restored = restoreMatch(WALK, START, written(full))
    if (!restored) throw new Error('It was not restored.')
    const on = walked(restored, 3)
    const [from, to] = [3 * PAGE_ACTIONS, 3 * PAGE_ACTIONS + 3]
    expect([...recordedViews(on, 0, from, to, restored.live)]).toEqual([...recordedViews(walked(full, 3), 0, from, to)])
  })

  test('whoever opens a match is told of every full page', () => {
    const acts = full.live.actions.slice().map((action, n): NumberedEvent => {
      return { seq: n + 1, at: 0, event: { kind: 'act', action } }
    })
    const pages: number[] = []
    applyEvents(beginMatch(WALK, START), acts, match => pages.push(match.live.actions.length))
    expect(pages).toEqual([1, 2, 3].map(n => n * PAGE_ACTIONS))
  })
})

describe('pages', () => {
  const long = walked(beginMatch(WALK, START), 5 * PAGE_ACTIONS + 10)
  const short = trimmed(long)

  test('of a long match the last pages stay in memory', () => {
    expect(short.live.actions.slice()).toEqual(long.live.actions.slice(4 * PAGE_ACTIONS))
    expect(short.live.log.slice()).toEqual(long.live.log.slice(4 * PAGE_ACTIONS))
    expect(short.live.actions.length).toBe(long.live.actions.length)
    expect(logFor(walked(short, 1), [], short.seq)).toEqual(logFor(walked(long, 1), [], long.seq))
    expect(trimmed(short)).toBe(short)
  })

  test('the log is told in pages; an earlier one ends where the last began', () => {
    const newest = logPage(long, [])
    expect(newest).toMatchObject({ earlier: true })
    expect(newest.entries).toEqual(logFor(long, []).slice(-200))
    const before = logPage(long, [], newest.entries[0]?.at)
    expect(before.entries).toEqual(logFor(long, []).slice(-400, -200))
    expect(logPage(walked(beginMatch(WALK, START), 3), []).earlier).toBe(false)
    expect(logPage(short, [])).toEqual({ entries: logFor(long, []).slice(4 * PAGE_ACTIONS), earlier: true })
  })

  test('news are told as long as they fit into one page and are in memory', () => {
    expect(newsSince(long, [], long.seq - 3)).toEqual(logFor(long, []).slice(-3))
    expect(newsSince(long, [], long.seq - 201)).toBeUndefined()
    expect(newsSince(short, [], 4 * PAGE_ACTIONS)).toHaveLength(PAGE_ACTIONS + 10)
    expect(newsSince(short, [], 4 * PAGE_ACTIONS - 1)).toBeUndefined()
  })
})
