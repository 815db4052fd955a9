// Accounts, their logins and sessions.

import { describe, expect } from 'vitest'
import { anAccount } from '../samples.ts'
import { refused, type StoreTest } from './setup.ts'

export function accounts(test: StoreTest): void {
  describe('accounts', () => {
    test('an account is read as it was written', async ({ store }) => {
      const ada = anAccount('ada-account', { name: 'Ада', language: 'ru' })
      await store.createAccount(ada)
      expect(await store.account('ada-account')).toEqual(ada)
      expect(await store.account('nobody')).toBeUndefined()
    })

    test('several accounts at once; unknown ones are left out', async ({ store }) => {
      await store.createAccount(anAccount('first'))
      await store.createAccount(anAccount('second'))
      const found = await store.accounts(['second', 'nobody', 'first', 'first'])
      expect(found.map(({ id }) => id).sort()).toEqual(['first', 'second'])
      expect(await store.accounts([])).toEqual([])
    })

    test('an id can not be used twice', async ({ store }) => {
      await store.createAccount(anAccount('ada-account'))
      await refused(store.createAccount(anAccount('ada-account', { name: 'Other' })), 'taken')
      expect(await store.account('ada-account')).toMatchObject({ name: 'Ada' })
    })

    test('a change leaves the rest as it was', async ({ store }) => {
      await store.createAccount(anAccount('ada-account', { login: 'ada' }))
      await store.changeAccount('ada-account', { name: 'Countess' })
      expect(await store.account('ada-account')).toEqual(anAccount('ada-account', { login: 'ada', name: 'Countess' }))
      await store.changeAccount('ada-account', { kind: 'user', language: 'ru', login: null })
      expect(await store.account('ada-account')).toMatchObject({ kind: 'user', language: 'ru', login: null })
      await refused(store.changeAccount('nobody', { name: 'x' }), 'missing')
    })

    test('a login belongs to one account', async ({ store }) => {
      await store.createAccount(anAccount('ada-account'))
      await store.createAccount(anAccount('bob-account'))
      expect(await store.setPassword('ada-account', 'queen', 'hash-1')).toBe(true)
      expect(await store.setPassword('bob-account', 'queen', 'hash-2')).toBe(false)
      await refused(store.changeAccount('bob-account', { login: 'queen' }), 'taken')
      expect(await store.passwordOf('queen')).toEqual({ account: 'ada-account', hash: 'hash-1' })
      expect(await store.account('ada-account')).toMatchObject({ login: 'queen' })
      expect(await store.passwordOf('nobody')).toBeUndefined()
    })

    test('a password can be changed under the same login, for an account there is', async ({ store }) => {
      await store.createAccount(anAccount('ada-account'))
      await store.setPassword('ada-account', 'queen', 'hash-1')
      expect(await store.setPassword('ada-account', 'queen', 'hash-2')).toBe(true)
      expect(await store.passwordOf('queen')).toMatchObject({ hash: 'hash-2' })
      await refused(store.setPassword('nobody', 'king', 'hash'), 'missing')
    })

    test('a login without a password opens nothing', async ({ store }) => {
      await store.createAccount(anAccount('ada-account', { login: 'ada' }))
      expect(await store.passwordOf('ada')).toBeUndefined()
    })

    test('of many who want one login at once exactly one gets it', async ({ store }) => {
      const ids = Array.from({ length: 10 }, (_, i) => `account-${i}`)
      for (const id of ids) await store.createAccount(anAccount(id))
      const got = await Promise.all(ids.map(id => store.setPassword(id, 'queen', `hash of ${id}`)))
      expect(got.filter(Boolean)).toHaveLength(1)
      expect(await store.passwordOf('queen')).toMatchObject({ account: ids[got.indexOf(true)] })
    })

    test('sessions open their account until they expire or are ended', async ({ store }) => {
      await store.createAccount(anAccount('ada-account'))
      await store.createSession('hash-1', 'ada-account', 1_000)
      await store.createSession('hash-2', 'ada-account', 2_000)
      expect(await store.sessionAccount('hash-1', 999)).toEqual(anAccount('ada-account'))
      expect(await store.sessionAccount('hash-1', 1_000)).toBeUndefined()
      expect(await store.sessionAccount('hash-3', 0)).toBeUndefined()
      await store.deleteSession('hash-2')
      expect(await store.sessionAccount('hash-2', 0)).toBeUndefined()
      await refused(store.createSession('hash-4', 'nobody', 1_000), 'missing')
      await refused(store.createSession('hash-1', 'ada-account', 9_000), 'taken')
    })

    test('all sessions of an account end at once, but the one to keep', async ({ store }) => {
      for (const id of ['ada-account', 'bob-account']) await store.createAccount(anAccount(id))
      for (const hash of ['hash-1', 'hash-2', 'hash-3']) await store.createSession(hash, 'ada-account', 1_000)
      await store.createSession('hash-4', 'bob-account', 1_000)
      expect([...(await store.deleteSessionsOf('ada-account', 'hash-2'))].sort()).toEqual(['hash-1', 'hash-3'])
      expect(await store.sessionAccount('hash-1', 0)).toBeUndefined()
      expect(await store.sessionAccount('hash-2', 0)).toBeDefined()
      expect(await store.deleteSessionsOf('ada-account', 'hash-4')).toEqual(['hash-2'])
      expect(await store.sessionAccount('hash-4', 0)).toBeDefined()
      expect(await store.deleteSessionsOf('bob-account')).toEqual(['hash-4'])
      expect(await store.deleteSessionsOf('nobody')).toEqual([])
    })

    test('a heartbeat clears expired sessions and only those', async ({ store }) => {
      await store.createAccount(anAccount('ada-account'))
      await store.createSession('hash-1', 'ada-account', 1_000)
      await store.createSession('hash-2', 'ada-account', 2_000)
      await store.heartbeat(1_000)
      expect(await store.sessionAccount('hash-1', 0)).toBeUndefined()
      expect(await store.sessionAccount('hash-2', 0)).toBeDefined()
    })

    test('a name is used once, whoever asks, until its time has passed', async ({ store, open }) => {
      const other = await open()
      const uses = await Promise.all([store, other, store, other].map(one => one.useOnce('challenge 1', 1_000)))
      expect(uses.filter(Boolean)).toHaveLength(1)
      expect(await store.useOnce('challenge 2', 2_000)).toBe(true)
      await store.heartbeat(1_000)
      expect(await store.useOnce('challenge 1', 3_000)).toBe(true)
      expect(await other.useOnce('challenge 2', 3_000)).toBe(false)
    })
  })
}
