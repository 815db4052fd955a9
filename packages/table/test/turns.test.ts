// Whose turn it is: bots, people at one device, those who give up.

import type { BotName } from '@ludoteka/bots'
import { seedFrom } from '@ludoteka/kernel'
import {
  beginMatch,
  botQuestion,
  decideAsBot,
  doesForfeitEnd,
  type Holder,
  handOverTo,
  type MatchState,
  nextBotSeat,
  nextSeat,
  pauseAfter,
  peopleAt,
  seatsAsked,
  seatsOf,
  seatsOfOthers,
  seatToShow,
  thinkingClock,
  thinkingMs,
  withEvent,
} from '@ludoteka/table'
import { expect, test } from 'vitest'
import { newDuel } from './matches.ts'
import { WALK } from './walk.ts'

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

test('bots play a match to its end, from questions that survive the way to another thread', () => {
  let match = newDuel()
  const levels = ['random', 'normal'] as const
  for (let seat = nextSeat(match, () => true); seat !== undefined; seat = nextSeat(match, () => true)) {
    const question = botQuestion(match, seat, levels[seat] ?? 'random')
    const { action, memory } = decideAsBot(match.game, structuredClone(question), () => false)
    if (action) match = withEvent(match, { kind: 'act', action, memory })
  }
  expect(match.live.state.result.kind).not.toBe('open')
})

test('the same question is answered alike, and another one gets another chance', () => {
  const match = newDuel()
  const answer = (now: typeof match) => decideAsBot(now.game, botQuestion(now, 0, 'random'), () => false)
  expect(answer(match)).toEqual(answer(match))
  expect(botQuestion(match, 0, 'random').seed).not.toBe(botQuestion({ ...match, seq: 1 }, 0, 'random').seed)
})

test.each([
  { level: 'hard', ms: 300 },
  { level: 'expert', ms: 1_000 },
  { level: 'normal', ms: 3_000 },
] as const)('the time of the level $level is up after $ms ms, also if the search finds no end', ({ level, ms }) => {
  let now = 5_000
  const { isTimeUp, leftMs } = thinkingClock(thinkingMs(level), () => now)
  now += ms - 1
  expect([isTimeUp(), leftMs()]).toEqual([false, 1])
  now++
  expect(isTimeUp()).toBe(true)
})

test('a bot that thinks by the clock keeps an answer back if its speed would tell what it holds', () => {
  const duel = newDuel() // everybody chooses among the cards of a hand
  const walk = beginMatch(WALK, { options: {}, seed: seedFrom('walk') }) // everybody sees all
  const pause = (match: MatchState, level: BotName, leftMs = 250): number =>
    pauseAfter(match.game, botQuestion(match, 0, level), leftMs)
  expect([pause(duel, 'hard'), pause(duel, 'expert'), pause(duel, 'hard', 0)]).toEqual([250, 250, 0])
  expect([pause(walk, 'hard'), pause(walk, 'expert')]).toEqual([0, 0])
  expect([pause(duel, 'easy'), pause(duel, 'normal')]).toEqual([0, 0])
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
