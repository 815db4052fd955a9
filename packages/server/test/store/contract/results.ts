// Results of matches, and the ratings they lead to.

import { describe, expect } from 'vitest'
import { FIRST_RATING } from '../../../src/ratings/rating.ts'
import type { FinishedMatch, Participant } from '../../../src/store/results.ts'
import type { Store } from '../../../src/store/store.ts'
import { aMatch, anAccount, aPasskey } from '../samples.ts'
import { refused, type StoreTest } from './setup.ts'

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

    test('results of an account come page by page, the last first; private ones for itself alone', async ({
      store,
    }) => {
      await people(store, 'ada-account', 'bob-account')
      const ids = ['match-one', 'match-two', 'match-three']
      await matchOf(store, ...ids)
      for (const [i, id] of ids.entries())
        await store.recordResults(finished(id, { at: 1_000 + (i % 2), isPublic: id !== 'match-two' }))
      const all = await store.resultsOf('ada-account', { onlyPublic: false, limit: 2 })
      expect(all.results.map(({ match }) => match)).toEqual(['match-two', 'match-three'])
      const cursor = all.next ?? ''
      const rest = await store.resultsOf('ada-account', { onlyPublic: false, limit: 2, cursor })
      expect([rest.results.map(({ match }) => match), rest.next]).toEqual([['match-one'], undefined])
      const shown = await store.resultsOf('ada-account', { onlyPublic: true, limit: 5 })
      expect(shown.results.map(({ match }) => match)).toEqual(['match-three', 'match-one'])
      expect((await store.ratingCurve('ada-account', 2)).map(({ at }) => at)).toEqual([1_000, 1_001])
    })

    test('wins are counted by side, by person on another side, and by bots', async ({ store }) => {
      await people(store, 'ada-account', 'bob-account', 'cleo-account')
      await matchOf(store, 'match-one', 'match-two', 'match-three')
      await store.recordResults(finished('match-one'))
      const ally = { side: 'arthur', team: 1, place: 1, outcome: 'won' } as const
      const three = [...finished('').participants, participant('cleo-account', 2, ally)]
      await store.recordResults(finished('match-two', { rated: false, participants: three, isPublic: false }))
      const alone = [participant('ada-account', 0, { outcome: 'draw' })]
      await store.recordResults(finished('match-three', { rated: false, participants: alone, bots: ['easy'] }))
      const game = 'unmatched'
      expect(await store.sideScores('ada-account', { onlyPublic: false })).toEqual([
        { game, what: 'alice', outcome: 'draw', count: 1 },
        { game, what: 'alice', outcome: 'won', count: 2 },
      ])
      expect(await store.opponentScores('ada-account', { onlyPublic: false })).toEqual([
        { game, what: 'bob-account', outcome: 'won', count: 2 },
      ])
      expect(await store.opponentScores('ada-account', { onlyPublic: true, opponent: 'bob-account' })).toEqual([
        { game, what: 'bob-account', outcome: 'won', count: 1 },
      ])
      expect(await store.opponentScores('ada-account', { onlyPublic: false, opponent: 'cleo-account' })).toEqual([])
      expect(await store.botScores('ada-account', { onlyPublic: true })).toEqual([
        { game, what: '["easy"]', outcome: 'draw', count: 1 },
      ])
    })

    test('a deleted account takes along what is its own; what others have stays', async ({ store }) => {
      await people(store, 'ada-account', 'bob-account')
      await matchOf(store, 'match-one')
      await store.recordResults(finished('match-one'))
      await store.setPassword('ada-account', 'ada', 'hash')
      await store.createSession('cookie', 'ada-account', 1_000)
      await store.createBot(anAccount('robot-account', { name: 'Robot' }), 'ada-account', 5)
      await store.createSession('token', 'robot-account', 1_000)
      await store.setRecoveryCodes('ada-account', ['code'])
      await store.setAdmin('ada-account', true, 1)
      await store.addPasskey(aPasskey('key'))
      const line = { channel: 'players', at: 1 } as const
      await store.addChat('match-one', { ...line, from: { id: 'ada-account', name: 'Ada' }, text: 'mine' })
      await store.addChat('match-one', { ...line, from: { id: 'bob-account', name: 'Bob' }, text: 'yours' })
      expect(await store.linesOf('ada-account')).toEqual([{ match: 'match-one', ...line, text: 'mine' }])
      expect((await store.deleteAccount('ada-account', 5)).toSorted()).toEqual(['cookie', 'token'])
      expect(await store.account('ada-account')).toBeUndefined()
      expect(await store.passwordOf('ada')).toBeUndefined()
      expect(await store.sessionAccount('token', 0)).toBeUndefined()
      expect(await store.account('robot-account')).toMatchObject({ name: 'Robot' })
      expect((await store.chat('match-one', 0)).map(({ text }) => text)).toEqual(['yours'])
      expect((await store.resultsAt(['match-one'])).map(({ account }) => account)).toEqual(['bob-account'])
      await refused(store.deleteAccount('ada-account', 5), 'missing')
    })

    test('an emblem and who sees one are kept with the account', async ({ store }) => {
      await people(store, 'ada-account')
      await store.changeAccount('ada-account', { emblem: 'rook', hidden: true })
      expect(await store.account('ada-account')).toMatchObject({ emblem: 'rook', hidden: true, name: 'Ada' })
      await store.changeAccount('ada-account', { hidden: false })
      expect(await store.account('ada-account')).toEqual(anAccount('ada-account', { kind: 'user', emblem: 'rook' }))
    })
  })
}
