import { expect, test } from 'vitest'
import { applyChanges, changesOf, type ServerMessage, viewAssembler } from '../src/index.ts'

const before = {
  step: 'play',
  waiting: ['a'],
  choice: { draw: true, play: ['ace'] },
  facts: { score: { a: 1, b: 2 }, round: 1, leader: null },
  zones: { deck: { count: 5 }, hand: { a: { count: 1, cards: ['ace'] }, b: { count: 1 } } },
}

test('of facts and zones only those are sent that changed, of the rest every part that did', () => {
  const now = {
    ...before,
    waiting: ['b'],
    choice: {},
    facts: { score: { a: 1, b: 2 }, round: 1, leader: 'a' },
    zones: { deck: { count: 4 }, hand: { a: { count: 1, cards: ['ace'] }, b: { count: 1 } } },
  }
  expect(changesOf(before, now)).toEqual({
    waiting: ['b'],
    choice: {},
    facts: { leader: 'a' },
    zones: { deck: { count: 4 } },
  })
  expect(applyChanges(before, changesOf(before, now))).toEqual(now)
})

test('what was seen and is hidden again is gone, not left over', () => {
  const now = { ...before, zones: { ...before.zones, hand: { a: { count: 1 }, b: { count: 1 } } } }
  expect(applyChanges(before, changesOf(before, now))).toEqual(now)
})

test('lists and objects differ by length, order and keys', () => {
  const differing: readonly (readonly [unknown, unknown])[] = [
    [[1, 2], [1]],
    [
      [1, 2],
      [2, 1],
    ],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { b: 1 }],
    [[], {}],
    [{}, []],
    [null, {}],
    [0, false],
  ]
  for (const [one, other] of differing) expect(changesOf({ part: one }, { part: other })).toEqual({ part: other })
  expect(changesOf({ part: [{ a: [1, null] }] }, { part: [{ a: [1, null] }] })).toEqual({})
})

test('a socket that hears everything in order has every view whole', () => {
  const read = viewAssembler()
  const rest = { log: [], canUndo: [], paused: false }
  const update = (seq: number, views: Record<string, Record<string, unknown>>): ServerMessage => ({
    type: 'update',
    seq,
    views,
    status: 'running',
    waiting: [],
    ...rest,
  })
  const match: Extract<ServerMessage, { type: 'match' }>['match'] = {
    id: 'match-01',
    game: 'any',
    version: 1,
    options: {},
    status: 'running',
    visibility: 'public',
    hotSeat: false,
    clock: { kind: 'none' },
    onTimeout: 'lose',
    rated: false,
    host: 'account-1',
    seats: [],
    yours: [],
    yourTurn: false,
    result: { kind: 'open' },
    waiting: [],
    actions: 0,
    createdAt: 0,
    updatedAt: 0,
  }
  read({ type: 'table', seq: 0, match, views: { a: before }, whole: true, earlier: false, chat: [], ...rest })
  expect(read(update(1, { a: { facts: { round: 2 } } }))).toMatchObject({
    views: { a: { ...before, facts: { ...before.facts, round: 2 } } },
  })
  expect(read(update(2, { a: { step: 'end' } }))).toMatchObject({
    views: { a: { ...before, step: 'end', facts: { ...before.facts, round: 2 } } },
  })
})
