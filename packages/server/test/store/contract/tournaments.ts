// Tournaments: changed only as they were read, listed by status and member, counted by host and address.

import { describe, expect } from 'vitest'
import type { TournamentRow } from '../../../src/store/tournaments.ts'
import { aMatch, anAccount } from '../samples.ts'
import type { StoreTest } from './setup.ts'

const aTournament = (id: string, change: Partial<TournamentRow> = {}): TournamentRow => ({
  id,
  status: 'open',
  host: 'ada-account',
  origin: 'a network',
  name: 'Пятничный',
  game: 'red-sea',
  options: { variant: 'standard', cards: ['one', 'two'] },
  format: 'swiss',
  rounds: 3,
  places: 8,
  clock: { kind: 'days', days: 3 },
  startsAt: null,
  rated: true,
  fill: null,
  seed: '00112233445566778899aabbccddeeff',
  entries: [],
  progress: null,
  nextRoundAt: null,
  revision: 0,
  createdAt: 1_700_000_000_000,
  updatedAt: 1_700_000_000_000,
  ...change,
})

const MANY = { ofHost: 100, ofOrigin: 100 }

export function tournaments(test: StoreTest): void {
  describe('tournaments', () => {
    test('come back as they were, and change only as they were read', async ({ store }) => {
      await store.createAccount(anAccount('ada-account'))
      const row = aTournament('tournament-one')
      expect(await store.createTournament(row, MANY)).toBe(true)
      expect(await store.tournament('tournament-one')).toEqual(row)
      expect(await store.tournament('tournament-two')).toBeUndefined()
      const running = aTournament('tournament-one', {
        status: 'running',
        updatedAt: 1_700_000_000_001,
        entries: [
          { id: 'ada-account', who: { kind: 'account', registered: true }, joinedAt: 5, brought: ['spear'] },
          { id: 'bot 1', who: { kind: 'bot', level: 'hard', number: 1 }, joinedAt: 6 },
        ],
        progress: {
          format: 'swiss',
          length: 1,
          players: [
            { id: 'ada-account', withdrawn: false },
            { id: 'bot 1', withdrawn: true },
          ],
          rounds: [
            {
              pairings: [
                {
                  first: 'ada-account',
                  second: 'bot 1',
                  games: [{ match: 'match-one', first: 'bot 1', outcome: 'open' }],
                  awarded: 'ada-account',
                },
              ],
            },
          ],
        },
        nextRoundAt: 77,
      })
      const updates = await Promise.all([1, 2, 3].map(() => store.updateTournament(row, running)))
      expect(updates.filter(isDone => isDone)).toHaveLength(1)
      expect(await store.tournament('tournament-one')).toEqual({ ...running, revision: 1 })
    })

    test('are listed by status and by member, the last first', async ({ store }) => {
      for (const id of ['ada-account', 'bob-account']) await store.createAccount(anAccount(id))
      const entry = { id: 'bob-account', who: { kind: 'account' as const }, joinedAt: 1 }
      await store.createTournament(aTournament('tournament-one', { createdAt: 1 }), MANY)
      await store.createTournament(aTournament('tournament-two', { createdAt: 2, entries: [entry] }), MANY)
      await store.createTournament(aTournament('tournament-three', { createdAt: 3, host: 'bob-account' }), MANY)
      const listed = async (query: Parameters<typeof store.tournaments>[0]): Promise<readonly string[]> =>
        (await store.tournaments(query)).tournaments.map(({ id }) => id)
      const first = await store.tournaments({ list: 'open', limit: 2 })
      expect(first.tournaments.map(({ id }) => id)).toEqual(['tournament-three', 'tournament-two'])
      expect(await listed({ list: 'open', limit: 2, cursor: first.next ?? '' })).toEqual(['tournament-one'])
      expect(await listed({ list: 'mine', account: 'bob-account', limit: 5 })).toEqual([
        'tournament-three',
        'tournament-two',
      ])
      const two = aTournament('tournament-two', { status: 'finished', createdAt: 2 })
      expect(await store.updateTournament({ id: 'tournament-two', revision: 0 }, two)).toBe(true)
      expect(await listed({ list: 'mine', account: 'bob-account', limit: 5 })).toEqual(['tournament-three'])
      expect(await listed({ list: 'finished', limit: 5 })).toEqual(['tournament-two'])
      expect(await store.activeTournaments()).toEqual(['tournament-one', 'tournament-three'])
    })

    test('only so many of a host and of an address are under way, also when they are opened at once', async ({
      store,
    }) => {
      for (const id of ['ada-account', 'bob-account']) await store.createAccount(anAccount(id))
      const most = { ofHost: 2, ofOrigin: 3 }
      const opened = await Promise.all([1, 2, 3, 4].map(n => store.createTournament(aTournament(`of-ada-${n}`), most)))
      expect(opened.filter(isDone => isDone)).toHaveLength(2)
      const ofBob = (n: number): TournamentRow => aTournament(`of-bob-${n}`, { host: 'bob-account' })
      expect(await store.createTournament(ofBob(1), most)).toBe(true)
      expect(await store.createTournament(ofBob(2), most)).toBe(false)
      await store.updateTournament({ id: 'of-bob-1', revision: 0 }, { ...ofBob(1), status: 'cancelled' })
      expect(await store.createTournament(ofBob(3), most)).toBe(true)
    })

    test('the table of a match is made once; outcomes are told of those there are', async ({ store }) => {
      const match = aMatch('match-one', { tournament: 'tournament-one' })
      const made = await Promise.allSettled([store.createMatch(match), store.createMatch(match)])
      expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      expect(await store.match('match-one')).toMatchObject({ tournament: 'tournament-one' })
      const result = { kind: 'draw' as const, reason: 'agreed', rule: '1' }
      const draw = { seq: 1, at: 1_700_000_000_001, event: { kind: 'draw' as const } }
      await store.append({ id: 'match-one', revision: 0 }, draw, { status: 'finished', result })
      expect(await store.outcomesOf(['match-one', 'match-two'])).toEqual([
        { id: 'match-one', status: 'finished', result },
      ])
    })

    test('bots of a tournament play although nobody sits with them', async ({ store }) => {
      const bots = { kind: 'bot' as const, level: 'normal' as const }
      const running = { status: 'running' as const, seats: [bots, bots], waiting: [0] }
      await store.createMatch(aMatch('match-one', { ...running, tournament: 'tournament-one' }))
      await store.createMatch(aMatch('match-two', running))
      expect(await store.waitingForBots()).toEqual(['match-one'])
      expect(await store.botTablesOf('ada-account', 'nowhere')).toEqual({ ofHost: 1, ofOrigin: 0 })
    })
  })
}
