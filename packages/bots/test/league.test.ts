// Leagues: who played whom, what it makes of ratings, and what was noted on the way.

import type { Game, SeenAnswer } from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { DUEL } from '../../verify/test/duel.ts'
import { type Pair, playLeague } from '../src/index.ts'
import { ratingsOf } from '../src/ratings.ts'
import { NIM } from './nim.ts'

const pair = (wins: number, games = 100, against = 1): Pair => ({ bots: ['normal', 'greedy'], games, wins, against })

describe('ratings', () => {
  test('the bot that does not change has 1000, ten to one are 400 more', () => {
    const { normal, greedy } = ratingsOf([pair(1000, 1100)])
    expect(greedy?.rating).toBe(1000)
    expect(normal?.rating).toBeGreaterThan(1380)
    expect(normal?.rating).toBeLessThan(1420)
  })

  test('a fair share of a table of six is an equal rating', () => {
    expect(Math.abs((ratingsOf([pair(100, 600, 5)]).normal?.rating ?? 0) - 1000)).toBeLessThan(10)
  })

  test('more matches make a narrower interval', () => {
    const width = (games: number): number => {
      const rating = ratingsOf([pair(games / 2, games)]).normal
      return (rating?.to ?? 0) - (rating?.from ?? 0)
    }
    expect(width(400)).toBeLessThan(width(100))
  })
})

describe('a league', () => {
  test('plays every pair, from both seats', () => {
    let now = 0
    let matches = 0
    const { game, pairs, ratings } = playLeague(DUEL, {
      options: { players: '2' },
      seed: '1',
      bots: ['random', 'easy', 'greedy'],
      games: 10,
      now: () => now++,
      onMatch: () => matches++,
    })
    expect(game).toBe('duel')
    expect(pairs.map(({ bots }) => bots.join())).toEqual(['random,easy', 'random,greedy', 'easy,greedy'])
    expect(matches).toBe(30)
    expect(Object.keys(ratings).toSorted()).toEqual(['easy', 'greedy', 'random'])
  })

  test('notes how far a bot exceeded its time', () => {
    let now = 0
    const { overruns } = playLeague(NIM, {
      options: { heap: 'small' },
      seed: '1',
      bots: ['hard', 'random'],
      games: 2,
      now: () => {
        now += 10
        return now
      },
    })
    // The clock goes on by 10 of 300 milliseconds whenever it is looked at.
    expect(overruns.hard).toBeGreaterThan(0)
    expect(overruns.hard).toBeLessThan(0.1)
    expect(overruns.random).toBeUndefined()
  })

  test('without a clock nobody is timed, and the same seed gives the same league', () => {
    const job = { options: { heap: 'small' }, seed: '1', bots: ['hard', 'random'], games: 2 } as const
    const played = playLeague(NIM, job)
    expect(played.overruns).toEqual({})
    expect(playLeague(NIM, job)).toEqual(played)
  })

  test('counts answers that lose at once although there were others', () => {
    const game: Game = {
      ...NIM,
      warning: (_view, _verb, arg) => (arg === 'one' ? { key: 'loses', chance: 1, data: {} } : undefined),
    }
    const job = { options: { heap: 'small' }, seed: '1', bots: ['random', 'greedy'], games: 20, now: () => 0 } as const
    const { blunders, blunderKinds } = playLeague(game, job)
    expect(blunders.random).toBeGreaterThan(0)
    expect(blunderKinds.random).toEqual({ lostAtOnce: blunders.random })
    expect(playLeague(NIM, job).blunders.random).toBe(0)
  })

  test('does not count what other answers only put off', () => {
    const game: Game = {
      ...NIM,
      warning: (_view, _verb, arg) => (arg === 'one' ? { key: 'loses', chance: 1, isPutOff: true } : undefined),
    }
    const job = { options: { heap: 'small' }, seed: '1', bots: ['random', 'greedy'], games: 20, now: () => 0 } as const
    expect(playLeague(game, job).blunders.random).toBe(0)
  })

  test('counts what the game says is never right, by its name; a search leaves it out', () => {
    const isThree = ({ action }: SeenAnswer): boolean => action.arg === 'three'
    const game: Game = NIM.bot ? { ...NIM, bot: { ...NIM.bot, blunders: { takenThree: isThree } } } : NIM
    const job = { options: { heap: 'small' }, seed: '1', bots: ['random', 'normal'], games: 20, now: () => 0 } as const
    const { blunderKinds } = playLeague(game, job)
    expect(blunderKinds.random?.['takenThree']).toBeGreaterThan(0)
    expect(blunderKinds.normal).toEqual({})
  })
})
