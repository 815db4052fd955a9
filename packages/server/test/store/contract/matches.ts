// Matches and their heads, which change only as they were read.

import { describe, expect } from 'vitest'
import { aMatch, anAct, asRead } from '../samples.ts'
import { existing, refused, type StoreTest } from './setup.ts'

export function matches(test: StoreTest): void {
  describe('matches', () => {
    test('a match is read as it was written', async ({ store }) => {
      const match = aMatch('match-one', {
        status: 'running',
        visibility: 'private',
        hotSeat: true,
        clock: { kind: 'bank', bankMs: 600_000, incrementMs: 5_000 },
        onTimeout: 'bot',
        seats: [
          { kind: 'account', account: 'ada-account' },
          { kind: 'bot', level: 'greedy' },
        ],
        waiting: [1],
        actions: 3,
        result: { kind: 'won', winners: [0], reason: 'heroDefeated', rule: '17.1' },
        clocks: { left: [1_000.5, 2_000], running: [1], since: 1_700_000_000_123 },
        proposal: { number: 4, at: 1_700_000_000_000, kind: 'undo', by: 0, to: 2, pending: [1] },
        paused: true,
        rematch: 'match-two',
        brought: [['spear', 'bow', 'bow'], []],
      })
      await store.createMatch(match)
      expect(await store.match('match-one')).toEqual(match)
      expect(await store.match('match-two')).toBeUndefined()
      await refused(store.createMatch(match), 'taken')
    })

    test('a proposal of an older program is read: bots do not wait for an answer to it', async ({
      store,
      database,
    }) => {
      await store.createMatch(aMatch('match-one', { status: 'running' }))
      await database.sql(`UPDATE matches SET proposal = '{"kind":"draw","by":0,"to":3,"pending":[1]}'`)
      const proposal = { number: 0, at: 0, kind: 'draw', by: 0, to: 3, pending: [1] }
      expect((await store.match('match-one'))?.proposal).toEqual(proposal)
    })

    test('options come back byte for byte', async ({ store }) => {
      const options = { zebra: 1, apple: [], Mode: 'duel', ratio: 0.1, big: Number.MAX_SAFE_INTEGER, on: true }
      await store.createMatch(aMatch('match-one', { options }))
      expect(JSON.stringify((await store.match('match-one'))?.options)).toBe(JSON.stringify(options))
    })

    test('a match row is changed only as it was read', async ({ store }) => {
      await store.createMatch(aMatch('match-one'))
      const read = await existing(store, 'match-one')
      expect(await store.updateMatch(read, { status: 'running', waiting: [0] }, 1_800_000_000_000)).toBe(true)
      expect(await store.match('match-one')).toEqual(
        aMatch('match-one', { status: 'running', waiting: [0], revision: 1, updatedAt: 1_800_000_000_000 }),
      )
      expect(await store.updateMatch(read, { status: 'abandoned' }, 1_800_000_000_001)).toBe(false)
      expect(await store.match('match-one')).toMatchObject({ status: 'running' })
      expect(await store.updateMatch({ id: 'nobody', revision: 0 }, {}, 0)).toBe(false)
    })

    test('what was set can be cleared', async ({ store }) => {
      const clocks = { left: [1], running: [0], since: 1 }
      await store.createMatch(aMatch('match-one', { clocks, rematch: 'match-two', brought: [['bow'], ['ram']] }))
      const cleared = { clocks: null, rematch: null, brought: [[], ['ram']], paused: true }
      await store.updateMatch(await existing(store, 'match-one'), cleared, 1)
      expect(await store.match('match-one')).toMatchObject(cleared)
    })

    test('of two people who take a seat at once, one has to read again', async ({ store }) => {
      await store.createMatch(aMatch('match-one'))
      const read = await existing(store, 'match-one')
      const sit = (account: string): Promise<boolean> =>
        store.updateMatch(read, { seats: [read.seats[0] ?? { kind: 'open' }, { kind: 'account', account }] }, 1)
      const got = await Promise.all([sit('bob-account'), sit('eve-account')])
      expect(got.filter(Boolean)).toHaveLength(1)
    })

    test('an event makes an older read of the match row stale', async ({ store }) => {
      await store.createMatch(aMatch('match-one', { status: 'running' }))
      const read = await existing(store, 'match-one')
      await store.append(asRead('match-one'), anAct(1), {})
      expect(await store.updateMatch(read, { paused: true }, 1)).toBe(false)
    })

    test('a change of the match row makes an event that was decided before it stale', async ({ store }) => {
      await store.createMatch(aMatch('match-one', { status: 'running' }))
      const read = await existing(store, 'match-one')
      await store.updateMatch(read, { status: 'abandoned' }, 1)
      expect(await store.append(read, anAct(1), { status: 'running' })).toBe(false)
      expect(await store.match('match-one')).toMatchObject({ status: 'abandoned', seq: 0 })
      expect(await store.events('match-one', 0)).toEqual([])
    })

    test('that somebody was advised is kept with the match', async ({ store }) => {
      await store.createMatch(aMatch('match-one'))
      expect(await store.match('match-one')).toMatchObject({ advised: false })
      await store.updateMatch(await existing(store, 'match-one'), { advised: true }, 1)
      expect(await store.match('match-one')).toMatchObject({ advised: true })
    })

    test('an invite opens its seat while the match is open', async ({ store }) => {
      await store.createMatch(aMatch('match-one', { invites: [null, 'hash-1'] }))
      expect(await store.invited('hash-1')).toEqual({ match: 'match-one', seat: 1 })
      expect(await store.invited('hash-2')).toBeUndefined()
      await store.updateMatch(await existing(store, 'match-one'), { invites: ['hash-2', null] }, 1)
      expect(await store.invited('hash-1')).toBeUndefined()
      expect(await store.invited('hash-2')).toEqual({ match: 'match-one', seat: 0 })
      await store.updateMatch(await existing(store, 'match-one'), { invites: [null, 'hash-2'] }, 1)
      expect(await store.invited('hash-2')).toEqual({ match: 'match-one', seat: 1 })
      await store.updateMatch(await existing(store, 'match-one'), { status: 'running' }, 1)
      expect(await store.invited('hash-2')).toBeUndefined()
    })
  })
}
