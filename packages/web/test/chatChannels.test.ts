// The channels of the chat that a page offers.

import type { MatchSummary } from '@ludoteka/protocol'
import { expect, test } from 'vitest'
import { channelsOf, firstChannel, isIn } from '../src/table/side/chatChannels.ts'

const person = (seat: string, id: string): MatchSummary['seats'][number] => ({
  seat,
  holder: { kind: 'account', account: { id, name: id, kind: 'guest' }, online: true },
})

const MATCH: MatchSummary = {
  id: 'some-match',
  game: 'council',
  version: 1,
  status: 'running',
  options: {},
  visibility: 'public',
  hotSeat: false,
  clock: { kind: 'none' },
  onTimeout: 'lose',
  rated: false,
  seats: [
    person('ada', 'anna'),
    person('ben', 'boris'),
    person('cyd', 'clara'),
    { seat: 'dov', holder: { kind: 'bot', level: 'normal' } },
  ],
  host: 'anna',
  waiting: [],
  yours: ['ada'],
  yourTurn: false,
  actions: 0,
  result: { kind: 'open' },
  createdAt: 0,
  updatedAt: 0,
}

const keys = (match: MatchSummary, game: { privateTalk?: true }, seat: string) =>
  channelsOf(match, game, seat).map(({ key }) => key)

test('private channels lead to the other people, in games that have them', () => {
  expect(keys(MATCH, { privateTalk: true }, 'ada')).toEqual(['players', 'spectators', 'private ben', 'private cyd'])
  expect(keys(MATCH, {}, 'ada')).toEqual(['players', 'spectators'])
  expect(keys({ ...MATCH, yours: [] }, { privateTalk: true }, 'spectator')).toEqual(['players', 'spectators'])
  expect(keys({ ...MATCH, status: 'open' }, { privateTalk: true }, 'ada')).toEqual(['players', 'spectators'])
})

test('nobody who shares a device has one', () => {
  const seats = [person('ada', 'anna'), person('ben', 'anna'), person('cyd', 'clara')]
  const shared = { ...MATCH, hotSeat: true, seats }
  expect(keys({ ...shared, yours: ['ada', 'ben'] }, { privateTalk: true }, 'ada')).toEqual(['players', 'spectators'])
  expect(keys({ ...shared, yours: ['cyd'] }, { privateTalk: true }, 'cyd')).toEqual(['players', 'spectators'])
})

test('a private channel holds the lines of both directions and of no other pair', () => {
  const [, , ben] = channelsOf(MATCH, { privateTalk: true }, 'ada')
  const line = (seat: string, to: string) =>
    ({ id: 1, channel: 'private', from: { id: 'anna', name: 'Anna' }, text: 'hello', at: 0, seat, to }) as const
  const found = [line('ada', 'ben'), line('ben', 'ada'), line('ada', 'cyd'), line('cyd', 'ben')]
  expect(found.map(one => ben && isIn(ben, one))).toEqual([true, true, false, false])
})

test('the chat opens where something is unread', () => {
  const channels = channelsOf(MATCH, { privateTalk: true }, 'ada')
  const line = (channel: 'players' | 'spectators') =>
    ({ id: 1, channel, from: { id: 'boris', name: 'Boris' }, text: 'hello', at: 0 }) as const
  const whispered = { ...line('players'), channel: 'private', seat: 'ben', to: 'ada' } as const
  expect(firstChannel(channels, 'spectators', [])).toBe('spectators')
  expect(firstChannel(channels, 'spectators', [line('players')])).toBe('players')
  expect(firstChannel(channels, 'players', [line('players'), line('spectators')])).toBe('players')
  expect(firstChannel(channels, 'players', [whispered])).toBe('private ben')
})
