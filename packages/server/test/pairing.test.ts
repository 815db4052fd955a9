// Who is brought together among those who look for an opponent.

import { GAMES } from '@ludoteka/registry'
import { duelOptions } from '@ludoteka/table'
import { expect, test } from 'vitest'
import { choosePairs } from '../src/people/pairing.ts'
import type { StoredSeek } from '../src/store/people.ts'

const aSeek = (account: string, changes: Partial<StoredSeek> = {}): StoredSeek => ({
  id: account,
  account,
  game: 'borders',
  pace: 'live',
  origin: '',
  since: 0,
  aliveUntil: 1e9,
  offer: null,
  offerUntil: null,
  accepted: false,
  match: null,
  ...changes,
})

const RATINGS: Readonly<Record<string, number>> = { anna: 1500, boris: 1650, clara: 1720, dina: 2400 }

function pairs(now: number, seeks: readonly StoredSeek[], apart: readonly string[] = []): readonly string[] {
  const facts = {
    now,
    ratingOf: (account: string) => RATINGS[account] ?? 1500,
    areApart: (one: string, other: string) => apart.includes(one) && apart.includes(other),
  }
  return choosePairs(seeks, facts).map(pair => pair.map(({ account }) => account).join(' '))
}

test('who has waited longest gets the nearest in strength; everybody at most once', () => {
  const seeks = [aSeek('clara', { since: 2 }), aSeek('anna'), aSeek('boris', { since: 1 }), aSeek('eve', { since: 3 })]
  expect(pairs(10, seeks)).toEqual(['anna eve', 'boris clara'])
})

test('the difference that is allowed grows with the time waited, until anybody will do', () => {
  const seeks = [aSeek('anna'), aSeek('clara')]
  expect(pairs(900, seeks)).toEqual([])
  expect(pairs(1_000, seeks)).toEqual(['anna clara'])
  const strangers = [aSeek('anna'), aSeek('dina', { since: 59_000 })]
  expect(pairs(34_999, strangers)).toEqual([])
  expect(pairs(35_000, strangers)).toEqual(['anna dina'])
  expect(pairs(60_000, [aSeek('anna'), aSeek('dina', { since: 60_000 })])).toEqual(['anna dina'])
})

test('only for the same game at the same pace, and never people of whom one blocks the other', () => {
  expect(pairs(0, [aSeek('anna'), aSeek('eve', { pace: 'days' }), aSeek('ida', { game: 'roads' })])).toEqual([])
  expect(pairs(99_000, [aSeek('anna'), aSeek('eve')], ['anna', 'eve'])).toEqual([])
  expect(pairs(99_000, [aSeek('anna'), aSeek('eve'), aSeek('ida')], ['anna', 'eve'])).toEqual(['anna ida'])
})

test('nobody for whom somebody was found already', () => {
  const found = { offer: 'offer', offerUntil: 9 }
  expect(pairs(0, [aSeek('anna', found), aSeek('eve', found), aSeek('ida'), aSeek('una', { match: 'some' })])).toEqual(
    [],
  )
})

test('two people can play every game there is', () => {
  for (const game of GAMES.values()) {
    const options = duelOptions(game)
    expect(options && game.seats(options).length, game.id).toBe(2)
  }
})
