// Databases that an older program has made: what they hold goes on as it was.

import { describe, expect } from 'vitest'
import { POSTGRES_MIGRATIONS } from '../../../src/store/postgres/migrations.ts'
import { SQLITE_MIGRATIONS } from '../../../src/store/sqlite/migrations.ts'
import { aMatch, anAccount } from '../samples.ts'
import type { StoreTest, TestDatabase } from './setup.ts'

/** The schema as the program of that version left it. */
async function olderDatabase(database: TestDatabase, newest: number): Promise<void> {
  const migrations = database.databaseUrl ? POSTGRES_MIGRATIONS : SQLITE_MIGRATIONS
  await database.sql('CREATE TABLE schema_version (version INTEGER PRIMARY KEY)')
  for (const { version, sql } of migrations.filter(one => one.version <= newest))
    await database.sql(`${sql}; INSERT INTO schema_version (version) VALUES (${version})`)
}

export function upgrades(test: StoreTest): void {
  describe('upgrades', () => {
    test('version 3: programs without an owner and passkeys without dates', async ({ database, open }) => {
      await olderDatabase(database, 3)
      const key = database.databaseUrl ? `'\\x0102'` : `x'0102'`
      await database.sql(`
        INSERT INTO accounts (id, name, kind, language, login, password, created_at) VALUES
          ('ada-account', 'Ada', 'user', 'en', 'ada', 'hash', 1700000000000),
          ('old-bot', 'Robot', 'bot', 'en', NULL, NULL, 1700000000000);
        INSERT INTO passkeys (id, account, public_key, counter, transports) VALUES ('key', 'ada-account', ${key}, 7, '[]');
        INSERT INTO sessions (hash, account, expires_at) VALUES ('cookie', 'ada-account', 1000), ('token', 'old-bot', 1000);
      `)
      const store = await open()
      expect(await store.sessionAccount('token', 0)).toEqual(anAccount('old-bot', { name: 'Robot', kind: 'bot' }))
      expect(await store.sessionAccount('cookie', 0)).toMatchObject({ kind: 'user', login: 'ada' })
      expect(await store.passwordOf('ada')).toEqual({ account: 'ada-account', hash: 'hash' })
      const passkey = { id: 'key', account: 'ada-account', counter: 7, transports: [], addedAt: null, usedAt: null }
      expect(await store.passkeysOf('ada-account')).toEqual([{ ...passkey, publicKey: Uint8Array.of(1, 2) }])
      expect(await store.botsOf('ada-account')).toEqual([])
    })

    test('version 6: logins without a key, sessions that were never proved', async ({ database, open }) => {
      await olderDatabase(database, 6)
      await database.sql(`
        INSERT INTO accounts (id, name, kind, language, login, password, created_at) VALUES
          ('ada-account', 'Ada', 'user', 'en', 'ada', 'hash', 1700000000000),
          ('bob-account', 'Bob', 'user', 'en', 'bob', 'hash', 1700000000000);
        INSERT INTO sessions (hash, account, expires_at) VALUES ('cookie', 'ada-account', 1000);
      `)
      const store = await open()
      expect(await store.provedAt('cookie')).toBeNull()
      expect(await store.sessionAccount('cookie', 0)).toMatchObject({ login: 'ada' })
      expect(await store.setPassword('bob-account', 'ada', 'hash')).toBe(false)
      expect(await store.setPassword('ada-account', 'ada', 'other hash')).toBe(true)
      expect(await store.setPassword('bob-account', 'аdа', 'hash')).toBe(false)
    })

    test('version 4: matches to which nothing could be brought', async ({ database, open }) => {
      await olderDatabase(database, 4)
      const no = database.databaseUrl ? 'false' : '0'
      await database.sql(`
        INSERT INTO matches (id, game, version, options, seed, visibility, hot_seat, clock, on_timeout, host, status, seats,
          invites, waiting, actions, result, paused, seq, revision, created_at, updated_at) VALUES
          ('match-one', 'unmatched', 1, '{}', '00112233445566778899aabbccddeeff', 'public', ${no}, '{"kind":"none"}', 'lose',
            'ada-account', 'open', '[{"kind":"open"}]', '[null]', '[]', 0, '{"kind":"open"}', ${no}, 0, 0,
            1700000000000, 1700000000000);
      `)
      const store = await open()
      const match = aMatch('match-one', { options: {}, seats: [{ kind: 'open' }], invites: [null], brought: null })
      expect(await store.match('match-one')).toEqual(match)
    })

    test('version 5: clocks and bots that only JSON told of are found by columns', async ({ database, open }) => {
      await olderDatabase(database, 5)
      const no = database.databaseUrl ? 'false' : '0'
      const row = (id: string, clock: string, seats: string, waiting: string, updatedAt: number): string =>
        `('${id}', 'unmatched', 1, '{}', '00112233445566778899aabbccddeeff', 'public', ${no}, '${clock}', 'lose',
          'ada-account', 'running', '${seats}', '[null]', '${waiting}', 0, '{"kind":"open"}', ${no}, 0, 0, 1, ${updatedAt})`
      const person = '{"kind":"account","account":"ada-account"}'
      const bot = '{"kind":"bot","level":"greedy"}'
      await database.sql(`
        INSERT INTO matches (id, game, version, options, seed, visibility, hot_seat, clock, on_timeout, host, status, seats,
          invites, waiting, actions, result, paused, seq, revision, created_at, updated_at) VALUES
          ${row('with-clock', '{"kind":"days","days":3}', `[${person}, ${bot}]`, '[0]', 30)},
          ${row('bot-thinks', '{"kind":"none"}', `[${person}, ${bot}, ${bot}]`, '[0, 2]', 20)},
          ${row('damaged', '{"kind":"none"}', '{}', '{}', 10)};
      `)
      const store = await open()
      expect((await store.matchesWithClock()).map(({ id }) => id)).toEqual(['with-clock'])
      expect(await store.waitingForBots()).toEqual(['bot-thinks'])
      const { matches } = await store.list({ list: 'live', limit: 5 })
      expect(matches.map(({ id }) => id)).toEqual(['with-clock', 'bot-thinks'])
    })

    test('version 9: of long chats the last lines are kept, open tables keep their order, nobody counts as away', async ({
      database,
      open,
    }) => {
      await olderDatabase(database, 9)
      const no = database.databaseUrl ? 'false' : '0'
      const match = (id: string, createdAt: number): string =>
        `('${id}', 'unmatched', 1, '{}', '00112233445566778899aabbccddeeff', 'public', ${no}, '{"kind":"none"}', 'lose',
          'ada-account', 'open', '[{"kind":"open"}]', '[null]', '[]', 0, '{"kind":"open"}', ${no}, 0, 0, ${createdAt}, 1)`
      const lines = Array.from({ length: 150 }, (_, i) => {
        const channel = i < 20 ? 'players' : 'spectators'
        return `('one', ${i + 1}, '${channel}', 'ada-account', 'Ada', 'line ${i + 1}', 1)`
      })
      await database.sql(`
        INSERT INTO accounts (id, name, kind, language, created_at) VALUES ('ada-account', 'Ada', 'guest', 'en', 1);
        INSERT INTO matches (id, game, version, options, seed, visibility, hot_seat, clock, on_timeout, host, status, seats,
          invites, waiting, actions, result, paused, seq, revision, created_at, updated_at) VALUES
          ${match('one', 1)}, ${match('two', 2)};
        INSERT INTO chat_lines (match, id, channel, from_id, from_name, text, at) VALUES ${lines.join()};
      `)
      const store = await open()
      const kept = await store.chat('one', 0)
      expect(kept.filter(({ channel }) => channel === 'players')).toHaveLength(20)
      expect(kept.filter(({ channel }) => channel === 'spectators').map(({ id }) => id)[0]).toBe(51)
      expect((await store.list({ list: 'open', limit: 5 })).matches.map(({ id }) => id)).toEqual(['two', 'one'])
      expect(await store.deleteUnusedGuests(Date.now() - 60_000, '', 10)).toEqual({ deleted: 0 })
    })
  })
}
