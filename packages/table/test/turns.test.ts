// Whose turn it is: bots, people at one device, those who give up.

import { sampler, seedFrom } from '@ludoteka/kernel'
import {
  doesForfeitEnd,
  type Holder,
  handOverTo,
  nextBotSeat,
  nextSeat,
  peopleAt,
  seatBot,
  seatsAsked,
  seatsOf,
  seatsOfOthers,
  seatToShow,
  withEvent,
} from '@ludoteka/table'
import { expect, test } from 'vitest'
import { newDuel } from './matches.ts'

const person = (account: string): Holder => ({ kind: 'account', account })
const BOT: Holder = { kind: 'bot', level: 'random' }

test('bots act in the order they are asked; at one table people go first', () => {
  const match = newDuel('3')
  expect(seatsAsked(match)).toEqual([0, 1, 2])
  expect(nextBotSeat(match, seat => seat > 0)).toBe(1)
  expect(nextSeat(match, seat => seat < 2)).toBe(2)
  expect(nextSeat(match, () => true)).toBe(0)
  expect(nextBotSeat(match, () => false)).toBeUndefined()
})

test('seated bots play a match to its end', () => {
  let match = newDuel()
  const random = sampler(seedFrom('seated'))
  const bots = [seatBot('random', random), seatBot('greedy', random)]
  for (let seat = nextSeat(match, () => true); seat !== undefined; seat = nextSeat(match, () => true)) {
    const action = bots[seat]?.(match, seat)
    if (action) match = withEvent(match, { kind: 'act', action })
  }
  expect(match.live.state.result.kind).not.toBe('open')
})

test('a shared device goes to whoever is asked, and stays where it is while its holder is asked', () => {
  expect(seatToShow(['a', 'b'], ['b'], 'a')).toBe('b')
  expect(seatToShow(['a', 'b'], ['a', 'b'], 'b')).toBe('b')
  expect(seatToShow(['a', 'b'], [], 'b')).toBe('b')
  expect(seatToShow(['a', 'b'], [], undefined)).toBe('a')
  expect(seatToShow(['a'], [], 'b')).toBe('a')
  expect(seatToShow([], [], 'b')).toBeUndefined()
  expect(handOverTo('b', 'a')).toBe('b')
  expect(handOverTo('b', 'b')).toBeUndefined()
  expect(handOverTo(0, undefined)).toBe(0)
})

test('giving up ends the match if one other side is left, and nobody else plays on the own side', () => {
  const pairs = { allies: [0b0011, 0b0011, 0b1100, 0b1100] }
  const seats = ['anna', 'boris', 'clara', 'dora'].map(person)
  expect(doesForfeitEnd({ allies: [1, 2] }, seats.slice(0, 2), 0)).toBe(true)
  expect(doesForfeitEnd({ allies: [1, 2, 4] }, seats.slice(0, 3), 0)).toBe(false)
  expect(doesForfeitEnd(pairs, seats, 0)).toBe(false)
  expect(doesForfeitEnd(pairs, [person('anna'), BOT, person('clara'), BOT], 0)).toBe(true)
  expect(doesForfeitEnd(pairs, [person('anna'), person('anna'), BOT, BOT], 0)).toBe(true)
})

test('a person may hold several seats', () => {
  const seats = [person('anna'), BOT, person('boris'), person('anna'), { kind: 'open' } as const]
  expect(seatsOf({ seats }, 'anna')).toEqual([0, 3])
  expect(seatsOf({ seats }, undefined)).toEqual([])
  expect(seatsOfOthers({ seats }, 'anna')).toEqual([2])
  expect(peopleAt({ seats })).toEqual(['anna', 'boris'])
})
