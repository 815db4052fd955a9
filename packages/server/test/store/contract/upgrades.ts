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
  })
}
