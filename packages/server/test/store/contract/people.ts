// Who is here, whom people follow and challenge, and who looks for an opponent.

import { describe, expect } from 'vitest'
import type { StoredChallenge, StoredSeek } from '../../../src/store/people.ts'
import type { Store } from '../../../src/store/store.ts'
import { aMatch, anAccount } from '../samples.ts'
import { refused, type StoreTest } from './setup.ts'

const HOUR = 3_600_000
const FEW = { ofOrigin: 5 }

const aSeek = (account: string, changes: Partial<StoredSeek> = {}): StoredSeek => ({
  id: `seek-of-${account}`,
  account,
  game: 'borders',
  pace: 'live',
  origin: 'somewhere',
  since: 1,
  aliveUntil: 100,
  offer: null,
  offerUntil: null,
  accepted: false,
  match: null,
  ...changes,
})

const aChallenge = (id: string, changes: Partial<StoredChallenge> = {}): StoredChallenge => ({
  id,
  from: 'ada',
  to: 'bob',
  game: 'borders',
  options: { mode: 'short' },
  clock: { kind: 'days', days: 3 },
  rated: true,
  brought: null,
  at: 1,
  until: 100,
  state: 'open',
  match: null,
  ...changes,
})

async function people(store: Store, ...names: readonly string[]): Promise<void> {
  for (const name of names) await store.createAccount(anAccount(name))
}

const OFFER = { id: 'offer-one', until: 50 }

/** Two who were found for each other. */
async function pair(store: Store): Promise<void> {
  await people(store, 'ada', 'bob')
  await store.saveSeek(aSeek('ada'), FEW)
  await store.saveSeek(aSeek('bob', { since: 2 }), FEW)
  expect(await store.offerPair(['seek-of-ada', 'seek-of-bob'], OFFER)).toBe(true)
}

export function meeting(test: StoreTest): void {
  describe('people who are here', () => {
    test('are counted once, in whatever process, until the last of their pages is closed', async ({ store }) => {
      await store.keepProcess('first', HOUR, 0)
      await store.keepProcess('second', HOUR, 0)
      await store.setVisitor('first', 'ada', true)
      await store.setVisitor('first', 'ada', true)
      await store.setVisitor('second', 'ada', true)
      await store.setVisitor('second', 'bob', true)
      await store.setVisitor('nowhere', 'eve', true)
      expect(await store.countVisitors()).toBe(2)
      expect([...(await store.visitorsAmong(['ada', 'eve']))]).toEqual(['ada'])
      await store.setVisitor('first', 'ada', false)
      expect(await store.visitorsAmong(['ada'])).toEqual(['ada'])
      await store.keepProcess('first', -HOUR, 0)
      expect(await store.countVisitors()).toBe(0)
    })
  })

  describe('following', () => {
    test('is kept in order, up to a number, and ends with either account', async ({ store }) => {
      await people(store, 'ada', 'bob', 'cyd', 'dan')
      expect(await store.addFollow({ account: 'ada', followed: 'bob', at: 2 }, 2)).toBe(true)
      expect(await store.addFollow({ account: 'ada', followed: 'bob', at: 3 }, 2)).toBe(true)
      expect(await store.addFollow({ account: 'ada', followed: 'cyd', at: 1 }, 2)).toBe(true)
      expect(await store.addFollow({ account: 'ada', followed: 'dan', at: 4 }, 2)).toBe(false)
      await refused(store.addFollow({ account: 'ada', followed: 'nobody', at: 4 }, 9), 'missing')
      expect((await store.followsOf('ada')).map(({ followed }) => followed)).toEqual(['cyd', 'bob'])
      await store.removeFollow('ada', 'cyd')
      await store.deleteAccount('bob', 5)
      expect(await store.followsOf('ada')).toEqual([])
    })

    test('lists public tables that wait or run with somebody who is followed', async ({ store }) => {
      await people(store, 'ada', 'bob', 'cyd')
      await store.addFollow({ account: 'ada', followed: 'bob', at: 1 }, 9)
      const seats = [{ kind: 'account' as const, account: 'bob' }, { kind: 'open' as const }]
      await store.createMatch(aMatch('match-open', { host: 'bob', seats, updatedAt: 1 }))
      await store.createMatch(aMatch('match-runs', { host: 'bob', seats, status: 'running', updatedAt: 2 }))
      await store.createMatch(aMatch('match-over', { host: 'bob', seats, status: 'finished' }))
      await store.createMatch(aMatch('match-hide', { host: 'bob', seats, visibility: 'private' }))
      await store.createMatch(aMatch('match-else', { host: 'cyd', seats: [] }))
      const listed = async (account: string): Promise<readonly string[]> =>
        (await store.list({ list: 'friends', account, limit: 9 })).matches.map(({ id }) => id)
      expect(await listed('ada')).toEqual(['match-runs', 'match-open'])
      expect(await listed('bob')).toEqual([])
    })
  })

  describe('looking for an opponent', () => {
    test('one search for each account, the longest wait first, and so many from one address', async ({ store }) => {
      await people(store, 'ada', 'bob', 'cyd')
      expect(await store.saveSeek(aSeek('ada', { since: 3 }), { ofOrigin: 2 })).toBe(true)
      expect(await store.saveSeek(aSeek('bob', { since: 2 }), { ofOrigin: 2 })).toBe(true)
      expect(await store.saveSeek(aSeek('cyd'), { ofOrigin: 2 })).toBe(false)
      const changed = aSeek('ada', { id: 'another', since: 4, game: 'roads', pace: 'days' })
      expect(await store.saveSeek(changed, { ofOrigin: 2 })).toBe(true)
      expect(await store.seeks()).toEqual([aSeek('bob', { since: 2 }), changed])
      await store.removeSeek('bob')
      expect(await store.seeks()).toEqual([changed])
      await refused(store.saveSeek(aSeek('nobody'), FEW), 'missing')
    })

    test('nobody is brought together with two others at once', async ({ store }) => {
      const names = ['ada', 'bob', 'cyd', 'dan']
      await people(store, ...names)
      for (const name of names) await store.saveSeek(aSeek(name), FEW)
      const pairs = names.flatMap((one, i) => names.slice(i + 1).map(other => [one, other] as const))
      const made = await Promise.all(
        pairs.map(([one, other], i) =>
          store.offerPair([`seek-of-${one}`, `seek-of-${other}`], { id: `offer-${i}`, until: 50 }),
        ),
      )
      const offers = (await store.seeks()).map(({ offer }) => offer)
      const taken = made.flatMap((isMade, i) => (isMade ? [`offer-${i}`] : []))
      expect(taken.length).toBeGreaterThan(0)
      for (const offer of taken) expect(offers.filter(one => one === offer)).toHaveLength(2)
      expect(offers.filter(offer => offer !== null)).toHaveLength(2 * taken.length)
      expect(await store.offerPair(['seek-of-ada', 'gone'], OFFER)).toBe(false)
    })

    test('the match is made once, when both have accepted in time', async ({ store }) => {
      await pair(store)
      expect(await store.acceptOffer('ada', OFFER.id, 49)).toBe(true)
      expect(await store.startPair(OFFER.id, aMatch('match-one'))).toBe(false)
      expect(await store.acceptOffer('bob', OFFER.id, 50)).toBe(false)
      expect(await store.acceptOffer('bob', 'other offer', 49)).toBe(false)
      expect(await store.acceptOffer('bob', OFFER.id, 49)).toBe(true)
      const started = await Promise.all(['match-one', 'match-two'].map(id => store.startPair(OFFER.id, aMatch(id))))
      expect(started.toSorted()).toEqual([false, true])
      const [first] = await store.seeks()
      expect((await store.seeks()).map(({ match }) => match)).toEqual([first?.match, first?.match])
      expect(await store.match(first?.match ?? '')).toMatchObject({ id: first?.match })
      expect(await store.endSeeks(60)).toEqual([])
      await store.keepSeeks(['ada', 'bob'], 999)
      expect([...(await store.endSeeks(100))].toSorted()).toEqual(['ada', 'bob'])
    })

    test('whoever does not accept stops looking, and the other goes on from where they were', async ({ store }) => {
      await pair(store)
      await store.acceptOffer('bob', OFFER.id, 49)
      expect(await store.endSeeks(49)).toEqual([])
      expect([...(await store.endSeeks(50))].toSorted()).toEqual(['ada', 'bob'])
      expect(await store.seeks()).toEqual([aSeek('bob', { since: 2 })])
    })

    test('whose partner has gone goes on at once', async ({ store }) => {
      await pair(store)
      await store.removeSeek('ada')
      expect(await store.endSeeks(10)).toEqual(['bob'])
      expect(await store.seeks()).toEqual([aSeek('bob', { since: 2 })])
    })

    test('ends when no page is open any more; open pages keep it', async ({ store }) => {
      await people(store, 'ada', 'bob')
      await store.saveSeek(aSeek('ada'), FEW)
      await store.saveSeek(aSeek('bob'), FEW)
      await store.keepSeeks(['ada'], 200)
      expect(await store.endSeeks(100)).toEqual(['bob'])
      await store.keepSeeks(undefined, 300)
      expect(await store.endSeeks(299)).toEqual([])
      expect(await store.endSeeks(300)).toEqual(['ada'])
    })
  })

  describe('challenges', () => {
    test('are found by both until they are forgotten; one for each game and person, and so many', async ({ store }) => {
      await people(store, 'ada', 'bob', 'cyd')
      const brought = aChallenge('challenge-two', { game: 'roads', brought: ['bow'], at: 2 })
      expect(await store.addChallenge(aChallenge('challenge-one'), 2)).toBe(true)
      expect(await store.addChallenge(aChallenge('challenge-again'), 2)).toBe(false)
      expect(await store.addChallenge(brought, 2)).toBe(true)
      expect(await store.addChallenge(aChallenge('challenge-three', { to: 'cyd' }), 2)).toBe(false)
      expect(await store.challengesOf('bob', 99)).toEqual([brought, aChallenge('challenge-one')])
      expect(await store.challengesOf('ada', 99)).toHaveLength(2)
      expect(await store.challengesOf('cyd', 99)).toEqual([])
      expect(await store.challengesOf('ada', 100)).toEqual([])
      await refused(store.addChallenge(aChallenge('challenge-four', { to: 'nobody' }), 9), 'missing')
      await store.forgetChallenges(100)
      expect(await store.challenge('challenge-one')).toBeUndefined()
    })

    test('one is accepted or declined, once', async ({ store }) => {
      await people(store, 'ada', 'bob')
      await store.addChallenge(aChallenge('challenge-one'), 9)
      const accepted = await Promise.all(
        ['match-one', 'match-two'].map(id => store.acceptChallenge('challenge-one', aMatch(id))),
      )
      expect(accepted.toSorted()).toEqual([false, true])
      const kept = await store.challenge('challenge-one')
      expect(kept).toMatchObject({ state: 'accepted' })
      expect(await store.match(kept?.match ?? '')).toBeDefined()
      expect(await store.declineChallenge('challenge-one')).toBe(false)
      await store.removeChallenge('challenge-one')
      await store.addChallenge(aChallenge('challenge-two'), 9)
      expect(await store.declineChallenge('challenge-two')).toBe(true)
      expect(await store.acceptChallenge('challenge-two', aMatch('match-three'))).toBe(false)
      expect(await store.match('match-three')).toBeUndefined()
      expect(await store.challenge('challenge-two')).toMatchObject({ state: 'declined' })
      await store.deleteAccount('bob', 5)
      expect(await store.challenge('challenge-two')).toBeUndefined()
    })
  })

  test('of the public matches under way the one of the best players is found', async ({ store }) => {
    await people(store, 'ada', 'bob')
    const seats = (account: string) => [{ kind: 'account' as const, account }, { kind: 'open' as const }]
    const running = { status: 'running', updatedAt: 10 } as const
    await store.createMatch(aMatch('match-ada', { ...running, host: 'ada', seats: seats('ada') }))
    await store.createMatch(aMatch('match-bob', { ...running, host: 'bob', seats: seats('bob') }))
    expect(await store.matchesUnderWay(10)).toEqual({ count: 2 })
    const result = { side: 'a', outcome: 'won' as const }
    await store.createMatch(aMatch('match-past', { status: 'finished', host: 'ada', seats: seats('ada') }))
    await store.recordResults({
      match: 'match-past',
      game: aMatch('match-past').game,
      at: 1,
      began: 0,
      actions: 1,
      isPublic: true,
      rated: true,
      bots: [],
      participants: [
        { ...result, account: 'ada', seat: 0, team: 1, place: 2, outcome: 'lost' },
        { ...result, account: 'bob', seat: 1, team: 2, place: 1 },
      ],
    })
    expect(await store.matchesUnderWay(10)).toEqual({ count: 2, best: 'match-bob' })
    expect(await store.matchesUnderWay(11)).toEqual({ count: 0 })
  })
}
