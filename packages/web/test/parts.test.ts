// Small parts of the table: pan and zoom, names, clocks, the shown seat, the search in the rules.

import { expect, test } from 'vitest'
import { clockWords } from '../src/create/clocks.ts'
import { timeLeft } from '../src/table/shell/clock.tsx'
import { isOnlyPlayer, namesOf } from '../src/table/shell/names.ts'
import { FITTED, panned, zoomed } from '../src/table/shell/panZoom.ts'
import { seatToShow } from '../src/table/shownSeat.ts'
import { highlighted, paragraphOf, searchRules } from '../src/table/side/search.ts'
import { en } from '../src/text/en.ts'
import { ru } from '../src/text/ru.ts'
import { match, view } from './fakes.ts'

const bounds = { viewport: { width: 1000, height: 600 }, fitted: { width: 1000, height: 600 } }

test('zooming keeps the point under the pointer in place', () => {
  const around = { x: 200, y: -100 }
  const closer = zoomed(FITTED, 2, around, bounds)
  expect((around.x - closer.x) / closer.zoom).toBeCloseTo(around.x)
  expect((around.y - closer.y) / closer.zoom).toBeCloseTo(around.y)
})

test('the board can’t be moved out of the viewport, nor zoomed without limit', () => {
  expect(panned(FITTED, { x: 9999, y: 0 }, bounds).x).toBeLessThan(bounds.viewport.width / 2)
  expect(zoomed(FITTED, 1000, { x: 0, y: 0 }, bounds).zoom).toBe(5)
  expect(zoomed(FITTED, 0.001, { x: 0, y: 0 }, bounds).zoom).toBe(0.7)
})

test('players of one name are told apart by their seats', () => {
  const bots = {
    ...match,
    seats: match.seats.map(({ seat }) => ({ seat, holder: { kind: 'bot', level: 'normal' } as const })),
  }
  expect(namesOf(match, en, seat => seat)).toEqual(['Ann', 'Normal bot'])
  expect(namesOf(bots, en, seat => seat)).toEqual(['Normal bot (a1)', 'Normal bot (b1)'])
})

test('at one device seats are named, and the only player of a table may pause it', () => {
  const [ann] = match.seats
  const holder = ann?.holder ?? { kind: 'open' }
  const shared = { ...match, hotSeat: true, yours: ['a1', 'b1'], seats: ['a1', 'b1'].map(seat => ({ seat, holder })) }
  expect(namesOf(shared, en, (seat, among) => `${seat} of ${among?.join()}`)).toEqual(['a1 of a1,b1', 'b1 of a1,b1'])
  expect(isOnlyPlayer(shared)).toBe(true)
  expect(isOnlyPlayer(match)).toBe(true)
  expect(isOnlyPlayer({ ...shared, yours: ['a1'] })).toBe(false)
  expect(isOnlyPlayer({ ...match, yours: [] })).toBe(false)
})

test('a clock in words', () => {
  expect(clockWords({ kind: 'none' }, en)).toBe('No clock')
  expect(clockWords({ kind: 'bank', bankMs: 420_000, incrementMs: 3000 }, en)).toBe('7 min + 3 s per move')
  expect(clockWords({ kind: 'bank', bankMs: 90_000, incrementMs: 0 }, ru)).toBe('1,5 мин на партию')
  expect(clockWords({ kind: 'days', days: 5 }, ru)).toBe('5 дней на ход')
})

test('of several own seats the one that is asked is shown, the same one as long as it is asked', () => {
  const idle = { ...view, waiting: [], choice: {} }
  const busy = { ...view, waiting: ['a1', 'a2'], choice: { done: true as const } }
  expect(seatToShow({ a1: idle, a2: busy }, undefined)).toBe('a2')
  expect(seatToShow({ a1: idle, a2: busy }, 'a1')).toBe('a2')
  expect(seatToShow({ a1: busy, a2: busy }, 'a2')).toBe('a2')
  expect(seatToShow({ a1: idle, a2: idle }, 'a2')).toBe('a2')
  expect(seatToShow({ spectator: idle }, undefined)).toBe('spectator')
})

const chapters = [
  { title: 'Бой', paragraphs: [{ id: '9.6', text: 'Ещё одна карта кладётся рубашкой вверх.' }] },
  { title: 'Манёвр', paragraphs: [{ id: '6.1', text: 'Возьмите карту.' }] },
]

test('a rule is found by its number, or by the paragraph it belongs to', () => {
  expect(paragraphOf(chapters, '9.6')?.id).toBe('9.6')
  expect(paragraphOf(chapters, '9.6.2')?.id).toBe('9.6')
  expect(paragraphOf(chapters, '17.1')).toBeUndefined()
})

test('the search needs every word and treats е and ё alike', () => {
  expect(searchRules(chapters, 'еще карта').map(({ title }) => title)).toEqual(['Бой'])
  expect(searchRules(chapters, 'карт')).toHaveLength(2)
  expect(searchRules(chapters, '')).toBe(chapters)
  expect(searchRules(chapters, 'дракон')).toEqual([])
})

test('found words are marked', () => {
  expect(highlighted('Ещё одна карта', 'еще карта')).toEqual([
    { words: 'Ещё', hit: true },
    { words: ' одна ', hit: false },
    { words: 'карта', hit: true },
  ])
})

test('clocks show minutes, hours or days', () => {
  expect(timeLeft(65_400, en.table)).toBe('1:05')
  expect(timeLeft(3_661_000, en.table)).toBe('1:01:01')
  expect(timeLeft(23.5 * 3_600_000, en.table)).toBe('23 h')
  expect(timeLeft(3 * 24 * 3_600_000, en.table)).toBe('3 days')
  expect(timeLeft(3 * 24 * 3_600_000 - 5000, en.table)).toBe('3 days')
  expect(timeLeft(2.5 * 24 * 3_600_000, en.table)).toBe('2 days')
  expect(timeLeft(24 * 3_600_000 - 5000, en.table)).toBe('24 h')
  expect(timeLeft(-5, en.table)).toBe('0:00')
})
