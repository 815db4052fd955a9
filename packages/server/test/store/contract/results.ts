// Results of matches, and the ratings they lead to.

import { describe, expect } from 'vitest'
import { FIRST_RATING } from '../../../src/ratings/rating.ts'
import type { FinishedMatch, Participant } from '../../../src/store/results.ts'
import type { Store } from '../../../src/store/store.ts'
import { aMatch, anAccount } from '../samples.ts'
import type { StoreTest } from './setup.ts'

const participant = (account: string, seat: number, change: Partial<Participant> = {}): Participant => ({
  account,
  seat,
  side: ['alice', 'medusa'][seat] ?? 'arthur',
  team: 1 << seat,
  place: seat + 1,
  outcome: seat === 0 ? 'won' : 'lost',
  ...change,
})

const finished = (match: string, change: Partial<FinishedMatch> = {}): FinishedMatch => ({
  match,
  game: 'unmatched',
  at: 2_000,
  began: 1_000,
  actions: 40,
  isPublic: true,
  rated: true,
  participants: [participant('ada-account', 0), participant('bob-account', 1)],
  bots: [],
  ...change,
})

async function matchOf(store: Store, ...ids: readonly string[]): Promise<void> {
  for (const id of ids) await store.createMatch(aMatch(id, { status: 'finished', rated: true }))
}

async function people(store: Store, ...ids: readonly string[]): Promise<void> {
  for (const id of ids) await store.createAccount(anAccount(id, { kind: 'user' }))
}

export function results(test: StoreTest): void {
  describe('results and ratings', () => {
    test('a rated match changes the ratings of its game, and what it did is kept with its results', async ({
      store,
    }) => {
      await people(store, 'ada-account', 'bob-account')
      await matchOf(store, 'match-one')
      expect(await store.unrecordedMatches(5)).toEqual(['match-one'])
      expect(await store.recordResults(finished('match-one'))).toBe(true)
      expect(await store.unrecordedMatches(5)).toEqual([])
      const [ada, bob, ...others] = await store.ratingsOf(['bob-account', 'ada-account', 'nobody'])
      expect(others).toEqual([])
      expect(ada).toMatchObject({ account: 'ada-account', game: 'unmatched', matches: 1 })
      expect(ada?.mu).toBeGreaterThan(FIRST_RATING.mu)
      expect(bob?.mu).toBeLessThan(FIRST_RATING.mu)
      const { account: _a, game: _g, ...after } = ada ?? { account: '', game: '' }
      const { participants: _p, rated: _r, ...common } = finished('match-one')
      const [first, second] = await store.resultsAt(['match-one'])
      expect(first).toEqual({ ...common, ...participant('ada-account', 0), rating: { before: FIRST_RATING, after } })
      expect(second).toMatchObject({ account: 'bob-account', outcome: 'lost', rating: { after: { matches: 1 } } })
    })

    test('a match is counted once, however many processes see its end', async ({ store, open }) => {
      await people(store, 'ada-account', 'bob-account')
      await matchOf(store, 'match-one')
      const stores = [store, await open(), await open()]
      const recorded = await Promise.all(
        stores.flatMap(one => [1, 2].map(() => one.recordResults(finished('match-one')))),
      )
      expect(recorded.filter(isNew => isNew)).toHaveLength(1)
      expect((await store.ratingsOf(['ada-account'])).map(({ matches }) => matches)).toEqual([1])
      expect(await store.resultsAt(['match-one'])).toHaveLength(2)
    })

    test('matches of one person that end at the same time are counted one after another', async ({ store, open }) => {
      const ids = ['match-one', 'match-two', 'match-three', 'match-four']
      await people(store, 'ada-account', 'bob-account')
      await matchOf(store, ...ids)
      const other = await open()
      await Promise.all(ids.map((id, i) => (i % 2 ? store : other).recordResults(finished(id))))
      expect((await store.ratingsOf(['ada-account', 'bob-account'])).map(({ matches }) => matches)).toEqual([4, 4])
      const counts = (await store.resultsAt(ids)).flatMap(({ rating }) => rating?.after.matches ?? [])
      expect(counts.toSorted()).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
    })

    test('each game has ratings of its own, and an unrated match changes none', async ({ store }) => {
      await people(store, 'ada-account', 'bob-account')
      await matchOf(store, 'match-one', 'match-two')
      await store.recordResults(finished('match-one', { rated: false, bots: ['hard'] }))
      expect(await store.ratingsOf(['ada-account'])).toEqual([])
      expect(await store.resultsAt(['match-one'])).toMatchObject([{ rating: null, bots: ['hard'] }, { rating: null }])
      await store.recordResults(finished('match-two', { game: 'red-sea' }))
      expect((await store.ratingsOf(['ada-account'])).map(({ game }) => game)).toEqual(['red-sea'])
    })

    test('opponents whose account was removed count, and are not kept', async ({ store }) => {
      await people(store, 'ada-account')
      await matchOf(store, 'match-one')
      expect(await store.recordResults(finished('match-one'))).toBe(true)
      expect((await store.ratingsOf(['ada-account', 'bob-account'])).map(({ account }) => account)).toEqual([
        'ada-account',
      ])
      expect((await store.resultsAt(['match-one'])).map(({ account }) => account)).toEqual(['ada-account'])
    })
  })
}
