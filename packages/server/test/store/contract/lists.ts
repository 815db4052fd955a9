// Lists of matches, page by page.

import { describe, expect } from 'vitest'
import type { Holder } from '../../../src/store/store.ts'
import { aMatch, anAct, asRead } from '../samples.ts'
import { existing, idsIn, refused, type StoreTest } from './setup.ts'

export function lists(test: StoreTest): void {
  describe('lists', () => {
    const bob: Holder = { kind: 'account', account: 'bob-account' }

    test('open, live and finished tables that are public', async ({ store }) => {
      await store.createMatch(aMatch('open-public'))
      await store.createMatch(aMatch('open-private', { visibility: 'private' }))
      await store.createMatch(aMatch('live-public', { status: 'running' }))
      await store.createMatch(aMatch('live-private', { status: 'running', visibility: 'private' }))
      await store.createMatch(aMatch('over-public', { status: 'finished' }))
      await store.createMatch(aMatch('gone-public', { status: 'abandoned' }))
      expect(await idsIn(store, { list: 'open' })).toEqual(['open-public'])
      expect(await idsIn(store, { list: 'live' })).toEqual(['live-public'])
      expect(await idsIn(store, { list: 'finished' })).toEqual(['over-public'])
    })

    test('open tables go by their rank, whatever has changed at them, page by page', async ({ store }) => {
      const ranked = (id: string, rank: number) => store.createMatch(aMatch(id), rank)
      await ranked('third', 10)
      await ranked('first', 30)
      await ranked('last', -5)
      await ranked('second', 20)
      await store.updateMatch(await existing(store, 'third'), { paused: true }, 1_900_000_000_000)
      expect(await idsIn(store, { list: 'open' })).toEqual(['first', 'second', 'third', 'last'])
      const { matches, next = '' } = await store.list({ list: 'open', limit: 3 })
      expect(matches.map(({ id }) => id)).toEqual(['first', 'second', 'third'])
      expect(await idsIn(store, { list: 'open', cursor: next })).toEqual(['last'])
    })

    test('tables that wait for players are counted by host and by origin', async ({ store }) => {
      await store.createMatch(aMatch('one', { origin: 'here' }))
      await store.createMatch(aMatch('two', { origin: 'there', visibility: 'private' }))
      await store.createMatch(aMatch('three', { origin: 'here', host: 'bob-account' }))
      await store.createMatch(aMatch('begun', { origin: 'here', status: 'running' }))
      await store.createMatch(aMatch('nowhere'))
      expect(await store.openTablesOf('ada-account', 'here')).toEqual({ ofHost: 3, ofOrigin: 2 })
      await store.updateMatch(await existing(store, 'one'), { status: 'abandoned' }, 1)
      expect(await store.openTablesOf('ada-account', 'here')).toEqual({ ofHost: 2, ofOrigin: 1 })
      expect(await store.openTablesOf('nobody', 'nowhere')).toEqual({ ofHost: 0, ofOrigin: 0 })
    })

    test('public tables that have begun are counted by host and by origin since a moment, also when they are over', async ({
      store,
    }) => {
      await store.createMatch(aMatch('early', { origin: 'here', status: 'running', createdAt: 5 }))
      await store.createMatch(aMatch('begun', { origin: 'here', status: 'running', createdAt: 10 }))
      await store.createMatch(aMatch('over', { origin: 'there', status: 'finished', createdAt: 11 }))
      await store.createMatch(aMatch('bobs', { origin: 'here', status: 'running', createdAt: 12, host: 'bob-account' }))
      await store.createMatch(aMatch('open', { origin: 'here', createdAt: 13 }))
      await store.createMatch(
        aMatch('private', { origin: 'here', status: 'running', visibility: 'private', createdAt: 14 }),
      )
      expect(await store.publicTablesOf('ada-account', 'here', 5)).toEqual({ ofHost: 2, ofOrigin: 2 })
      expect(await store.publicTablesOf('nobody', 'nowhere', 0)).toEqual({ ofHost: 0, ofOrigin: 0 })
    })

    test('of live and finished tables those with a lower rank come later, page by page', async ({ store }) => {
      for (const status of ['running', 'finished'] as const) {
        const list = status === 'running' ? 'live' : 'finished'
        const add = (id: string, updatedAt: number, less = 0): Promise<void> =>
          store.createMatch(aMatch(`${list}-${id}`, { status, createdAt: 1_000, updatedAt }), 1_000 - less)
        await add('second', 2_001)
        await add('first', 2_002)
        await add('fourth', 2_003, 1_000)
        await add('third', 2_004, 1_000)
        const { matches, next } = await store.list({ list, limit: 3 })
        expect(matches.map(({ id }) => id)).toEqual(['first', 'second', 'third'].map(id => `${list}-${id}`))
        expect(await idsIn(store, { list, ...(next === undefined ? {} : { cursor: next }) })).toEqual([
          `${list}-fourth`,
        ])
      }
    })

    test('tables of bots alone are counted by host and by origin while they run', async ({ store }) => {
      const bot: Holder = { kind: 'bot', level: 'greedy' }
      const alone = { status: 'running', seats: [bot, bot] } as const
      await store.createMatch(aMatch('alone', { ...alone, origin: 'here' }))
      await store.createMatch(aMatch('others', { ...alone, origin: 'here', host: 'bob-account' }))
      await store.createMatch(aMatch('with-bob', { ...alone, seats: [bob, bot], origin: 'here' }))
      await store.createMatch(aMatch('over', { ...alone, status: 'finished', origin: 'here' }))
      expect(await store.botTablesOf('ada-account', 'here')).toEqual({ ofHost: 1, ofOrigin: 2 })
      const draw = { seq: 1, at: 1, event: { kind: 'draw' } } as const
      await store.append(asRead('alone'), draw, { status: 'finished' })
      expect(await store.botTablesOf('ada-account', 'here')).toEqual({ ofHost: 0, ofOrigin: 1 })
    })

    test('mine: what I play or host, of any kind, last changed first', async ({ store }) => {
      await store.createMatch(aMatch('hosted', { host: 'bob-account', updatedAt: 1 }))
      await store.createMatch(aMatch('seated', { seats: [bob, bob], visibility: 'private', updatedAt: 3 }))
      await store.createMatch(aMatch('over', { seats: [bob], status: 'finished', updatedAt: 2 }))
      await store.createMatch(aMatch('gone', { seats: [bob], status: 'abandoned', updatedAt: 4 }))
      await store.createMatch(aMatch('not-mine', { updatedAt: 5 }))
      expect(await idsIn(store, { list: 'mine', account: 'bob-account' })).toEqual(['seated', 'over', 'hosted'])
      expect(await idsIn(store, { list: 'mine' })).toEqual([])
    })

    test('who joins finds the table; who leaves before it begins does not', async ({ store }) => {
      await store.createMatch(aMatch('match-one'))
      const mine = (): Promise<readonly string[]> => idsIn(store, { list: 'mine', account: 'bob-account' })
      const seats = (await existing(store, 'match-one')).seats
      await store.updateMatch(await existing(store, 'match-one'), { seats: [seats[0] ?? bob, bob] }, 1)
      expect(await mine()).toEqual(['match-one'])
      await store.updateMatch(await existing(store, 'match-one'), { seats }, 2)
      expect(await mine()).toEqual([])
      expect(await idsIn(store, { list: 'mine', account: 'ada-account' })).toEqual(['match-one'])
    })

    test('whose seat a bot has taken over still finds the table', async ({ store }) => {
      await store.createMatch(aMatch('match-one', { status: 'running', seats: [bob, bob] }))
      const bot: Holder = { kind: 'bot', level: 'random' }
      const entry = { seq: 1, at: 1, event: { kind: 'replace', seat: 0, holder: bot } } as const
      await store.append(asRead('match-one', entry.seq - 1), entry, { seats: [bot, bot] })
      expect(await idsIn(store, { list: 'mine', account: 'bob-account' })).toEqual(['match-one'])
    })

    test('an action moves a table up in the list of live ones at most once a minute', async ({ store }) => {
      const minute = 60_000
      const [one, two] = [aMatch('match-one', { status: 'running' }), aMatch('match-two', { status: 'running' })]
      await store.createMatch(one)
      await store.createMatch({ ...two, updatedAt: one.updatedAt + 1 })
      const act = (seq: number, at: number): Promise<boolean> =>
        store.append(asRead('match-one', seq - 1), { ...anAct(seq), at }, { actions: seq })
      await act(1, one.updatedAt + minute)
      expect(await idsIn(store, { list: 'live' })).toEqual(['match-two', 'match-one'])
      expect(await idsIn(store, { list: 'mine', account: 'ada-account' })).toEqual(['match-one', 'match-two'])
      await act(2, one.updatedAt + minute + 1)
      expect(await idsIn(store, { list: 'live' })).toEqual(['match-one', 'match-two'])
      expect(await store.match('match-one')).toMatchObject({ updatedAt: one.updatedAt + minute + 1, actions: 2 })
    })

    test('one game only', async ({ store }) => {
      await store.createMatch(aMatch('match-one'))
      await store.createMatch(aMatch('match-two', { game: 'red-sea' }))
      expect(await idsIn(store, { list: 'open', game: 'red-sea' })).toEqual(['match-two'])
      expect(await idsIn(store, { list: 'mine', account: 'ada-account', game: 'unmatched' })).toEqual(['match-one'])
    })

    test('pages hold every match once, also those changed at the same time', async ({ store }) => {
      for (let i = 0; i < 25; i++) await store.createMatch(aMatch(`match-${i}`, { updatedAt: Math.floor(i / 5) }))
      for (const list of ['open', 'mine'] as const) {
        const seen: string[] = []
        let cursor: string | undefined
        do {
          const { matches, next } = await store.list({
            list,
            account: 'ada-account',
            limit: 4,
            ...(cursor ? { cursor } : {}),
          })
          expect(matches.length).toBeLessThanOrEqual(4)
          seen.push(...matches.map(({ id }) => id))
          cursor = next
        } while (cursor)
        expect(seen).toHaveLength(25)
        expect(new Set(seen).size).toBe(25)
      }
    })

    test('a page that holds all has no next one', async ({ store }) => {
      await store.createMatch(aMatch('match-one'))
      await store.createMatch(aMatch('match-two'))
      expect(await store.list({ list: 'open', limit: 2 })).not.toHaveProperty('next')
      expect(await store.list({ list: 'open', limit: 1 })).toHaveProperty('next')
    })

    test('rows that change while somebody pages do not shift the others', async ({ store }) => {
      for (let i = 0; i < 12; i++)
        await store.createMatch(aMatch(`match-${i}`, { status: 'running', updatedAt: 100 + i }))
      const first = await store.list({ list: 'live', limit: 4 })
      // One already seen, one still to come, and a new one: all go to the front.
      await store.updateMatch(await existing(store, 'match-11'), { paused: true }, 900)
      await store.updateMatch(await existing(store, 'match-3'), { paused: true }, 901)
      await store.createMatch(aMatch('match-new', { status: 'running', updatedAt: 902 }))
      const rest = await store.list({ list: 'live', limit: 50, cursor: first.next ?? '' })
      expect(first.matches.map(({ id }) => id)).toEqual(['match-11', 'match-10', 'match-9', 'match-8'])
      expect(rest.matches.map(({ id }) => id)).toEqual([7, 6, 5, 4, 2, 1, 0].map(i => `match-${i}`))
    })

    test.for(['', 'rubbish', '!!!', 'MTIz', Buffer.from("1,x' OR 1=1 --").toString('base64url')])(
      'the cursor %j is refused',
      async (cursor, { store }) => {
        await refused(store.list({ list: 'open', limit: 5, cursor }), 'bad-cursor')
      },
    )

    test('running matches with a clock', async ({ store }) => {
      const clock = { kind: 'days', days: 3 } as const
      await store.createMatch(aMatch('no-clock', { status: 'running' }))
      await store.createMatch(aMatch('matchesWithClock', { status: 'running', clock }))
      await store.createMatch(aMatch('open', { clock }))
      expect((await store.matchesWithClock()).map(({ id }) => id)).toEqual(['matchesWithClock'])
    })

    test('running matches of people that wait for a bot', async ({ store }) => {
      const bot: Holder = { kind: 'bot', level: 'greedy' }
      const seats: readonly Holder[] = [bob, bot]
      await store.createMatch(aMatch('bot-waits', { status: 'running', seats, waiting: [0] }))
      await store.createMatch(aMatch('bot-thinks', { status: 'running', seats, waiting: [0, 1] }))
      await store.createMatch(aMatch('not-begun', { seats, waiting: [1] }))
      await store.createMatch(aMatch('people', { status: 'running', seats: [bob, bob], waiting: [1] }))
      await store.createMatch(aMatch('nobody', { status: 'running', seats: [bot, bot], waiting: [1] }))
      expect(await store.waitingForBots()).toEqual(['bot-thinks'])
    })

    test('running matches with standing orders', async ({ store }) => {
      const orders = [
        [],
        [{ order: 'letPass', settings: { whom: 'all', times: 2 }, span: 'turn', turn: '3', at: 5 }],
      ] as const
      await store.createMatch(aMatch('without', { status: 'running' }))
      await store.createMatch(aMatch('over', { status: 'finished', orders }))
      await store.createMatch(aMatch('ordered', { status: 'running' }))
      await store.updateMatch(await existing(store, 'ordered'), { orders }, 1)
      expect(await store.matchesWithOrders()).toEqual(['ordered'])
      expect((await store.match('ordered'))?.orders).toEqual(orders)
      await store.append(await existing(store, 'ordered'), anAct(1), { orders: null })
      expect(await store.matchesWithOrders()).toEqual([])
    })

    test('a change of standing orders moves a match in no list and leaves its time as it was', async ({ store }) => {
      for (const [id, updatedAt] of [
        ['older', 1_000],
        ['newer', 2_000],
      ] as const)
        await store.createMatch(aMatch(id, { status: 'running', updatedAt }))
      const before = await existing(store, 'older')
      const orders = [[{ order: 'onlyAnswer', settings: {}, span: 'match', at: 5 }], []] as const
      expect(await store.updateMatch(before, { orders }, 900_000)).toBe(true)
      expect(await store.match('older')).toEqual({ ...before, orders, revision: before.revision + 1 })
      const { matches } = await store.list({ list: 'live', limit: 5 })
      expect(matches.map(({ id }) => id)).toEqual(['newer', 'older'])
    })

    test('idle matches: open ones, and running ones that no clock ends', async ({ store }) => {
      const clock = { kind: 'days', days: 3 } as const
      const at = (updatedAt: number) => ({ updatedAt })
      await store.createMatch(aMatch('open-fresh', at(101)))
      await store.createMatch(aMatch('open-old', at(100)))
      await store.createMatch(aMatch('open-older', { ...at(7), visibility: 'private', clock }))
      await store.createMatch(aMatch('running-fresh', { ...at(51), status: 'running' }))
      await store.createMatch(aMatch('running-old', { ...at(50), status: 'running', visibility: 'private' }))
      await store.createMatch(aMatch('running-paused', { ...at(50), status: 'running', clock, paused: true }))
      await store.createMatch(aMatch('running-with-clock', { ...at(1), status: 'running', clock }))
      await store.createMatch(aMatch('over', { ...at(1), status: 'finished' }))
      await store.createMatch(aMatch('gone', { ...at(1), status: 'abandoned' }))
      const found = await store.idleMatches({ open: 100, running: 50 }, '', 50)
      expect(found).toEqual({ ids: ['open-old', 'open-older', 'running-old', 'running-paused'] })
      await store.updateMatch(await existing(store, 'open-older'), { waiting: [] }, 200)
      await store.updateMatch(await existing(store, 'running-paused'), { paused: false }, 20)
      expect((await store.idleMatches({ open: 100, running: 50 }, '', 50)).ids).toEqual(['open-old', 'running-old'])
    })

    test('idle matches are searched a few at a time, each match once', async ({ store }) => {
      const ids = ['-a', '0', 'A', 'B', '_', 'a', 'z'].map(end => `match-${end}`)
      for (const id of [...ids].reverse()) await store.createMatch(aMatch(id, { updatedAt: 1 }))
      await store.createMatch(aMatch('match-C', { updatedAt: 9 }))
      const seen: string[] = []
      let after: string | undefined = ''
      let looks = 0
      for (; after !== undefined; looks++) {
        const page = await store.idleMatches({ open: 5, running: 5 }, after, 3)
        expect(page.ids.length).toBeLessThanOrEqual(3)
        seen.push(...page.ids)
        after = page.next
      }
      expect([seen, looks]).toEqual([ids, 3])
    })
  })
}
