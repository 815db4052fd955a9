// The log and the replay show their readers what they may know, and nobody else's secrets.

import { SPECTATOR, view } from '@ludoteka/kernel'
import { logFor, logReaders, recordedViews, withEvent } from '@ludoteka/table'
import { expect, test } from 'vitest'
import { DUEL } from '../../verify/test/duel.ts'
import { acted, newDuel } from './matches.ts'

test('a seat reads what was told to it, a spectator what was told to all', () => {
  const match = acted(newDuel(), 0)
  const drawnBy = (readers: readonly number[]): readonly unknown[] =>
    logFor(match, readers).flatMap(({ key, data }) => (key === 'drew' ? [data['seat']] : []))
  expect(drawnBy([0])).toEqual([0, 0, 0])
  expect(drawnBy([0, 1])).toEqual([0, 0, 0, 1, 1, 1])
  expect(drawnBy([])).toEqual([])
  expect(logFor(match, [1]).every(entry => !('to' in entry))).toBe(true)
})

test('on a shared device the log shows nobody’s secrets; whoever is alone at it reads the own ones', () => {
  expect(logReaders([0, 1], { isShared: true })).toEqual([])
  expect(logReaders([0], { isShared: true })).toEqual([0])
  expect(logReaders([0, 1], { isShared: false })).toEqual([0, 1])
})

test('entries name the event that caused them; those after an event are asked for by its number', () => {
  const once = withEvent(acted(newDuel(), 0), { kind: 'pause', on: true })
  const twice = acted(once, 1)
  const planned = logFor(twice, []).filter(({ key }) => key === 'planned')
  expect(planned.map(({ at }) => at)).toEqual([1, 3])
  expect(logFor(twice, [], 2).every(({ at }) => at === 3)).toBe(true)
  expect(logFor(twice, [], 3)).toEqual([])
})

test('a replay shows every position as the seat saw it, with what each action told', () => {
  const start = newDuel()
  const once = acted(start, 0)
  const twice = acted(once, 1)
  const frames = [...recordedViews(twice, 1, 0, 9)]
  expect(frames.map(({ at, seq }) => [at, seq])).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
  ])
  expect(frames.map(one => one.view)).toEqual([start, once, twice].map(({ live }) => view(DUEL, live.state, 1)))
  expect(frames.flatMap(({ log }) => log)).toEqual(logFor(twice, [1]))
  expect([...recordedViews(twice, SPECTATOR, 1, 1)]).toMatchObject([{ at: 1, view: { you: 'spectator' } }])
})

test('the last position of a replay shows how the match ended at the table', () => {
  const over = withEvent(acted(newDuel(), 0), { kind: 'draw' })
  const results = [...recordedViews(over, 0, 0, 1)].map(one => one.view.result.kind)
  expect(results).toEqual(['open', 'draw'])
})
