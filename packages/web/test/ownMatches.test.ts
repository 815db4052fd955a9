// Which matches of a tournament wait for whoever looks at its page.

import type { TournamentDetail } from '@ludoteka/protocol'
import { expect, test } from 'vitest'
import { ownMatches } from '../src/tournaments/ownMatches.ts'

const player = (id: string): TournamentDetail['players'][number] => ({
  id,
  who: { account: { id, name: id, kind: 'guest' } },
})
const pairing = (first: string, second: string | null, outcome: 'open' | 'first') => ({
  first,
  second,
  games: second === null ? [] : [{ match: `${first} ${second}`, first, outcome }],
  isOver: outcome !== 'open',
})

const TOURNAMENT: Pick<TournamentDetail, 'status' | 'pairings' | 'players'> = {
  status: 'running',
  players: ['anna', 'boris', 'clara'].map(player),
  pairings: [
    [pairing('anna', 'boris', 'first'), pairing('clara', null, 'first')],
    [pairing('clara', 'anna', 'open'), pairing('boris', null, 'first')],
    [pairing('boris', 'clara', 'open'), pairing('anna', null, 'first')],
  ],
}

const named = (me: string | undefined) => ownMatches(TOURNAMENT, me).map(({ match, opponent }) => [match, opponent?.id])

test('all that are not over, of every round, with the opponent', () => {
  expect(named('anna')).toEqual([['clara anna', 'clara']])
  expect(named('clara')).toEqual([
    ['clara anna', 'anna'],
    ['boris clara', 'boris'],
  ])
})

test('none of others, of strangers, or once it is over', () => {
  expect(named('dmitri')).toEqual([])
  expect(named(undefined)).toEqual([])
  expect(ownMatches({ ...TOURNAMENT, status: 'finished' }, 'clara')).toEqual([])
})
