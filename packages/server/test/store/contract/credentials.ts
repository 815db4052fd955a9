// How people show who they are: fresh proofs of sessions, recovery codes, counted attempts, logins that look alike.

import { describe, expect } from 'vitest'
import { anAccount } from '../samples.ts'
import { refused, type StoreTest } from './setup.ts'

export function credentials(test: StoreTest): void {
  describe('credentials', () => {
    test('a session knows when its person last showed who they are', async ({ store }) => {
      await store.createAccount(anAccount('ada-account'))
      await store.createSession('guest', 'ada-account', 9_000)
      await store.createSession('signed-in', 'ada-account', 9_000, 1_000)
      expect(await store.provedAt('guest')).toBeNull()
      expect(await store.provedAt('signed-in')).toBe(1_000)
      expect(await store.provedAt('nothing')).toBeNull()
      await store.proveSession('guest', 1_800_000_000_000)
      expect(await store.provedAt('guest')).toBe(1_800_000_000_000)
      expect(await store.provedAt('signed-in')).toBe(1_000)
    })

    test('recovery codes replace earlier ones, and each is used once, whoever asks', async ({ store, open }) => {
      const other = await open()
      for (const id of ['ada-account', 'bob-account']) await store.createAccount(anAccount(id))
      expect(await store.countRecoveryCodes('ada-account')).toBe(0)
      await store.setRecoveryCodes('ada-account', ['old-1', 'old-2'])
      await store.setRecoveryCodes('bob-account', ['bobs'])
      await store.setRecoveryCodes('ada-account', ['new-1', 'new-2', 'new-3'])
      expect(await store.countRecoveryCodes('ada-account')).toBe(3)
      expect(await store.useRecoveryCode('old-1')).toBeUndefined()
      const uses = await Promise.all([store, other, store, other].map(one => one.useRecoveryCode('new-1')))
      expect(uses.filter(account => account !== undefined)).toEqual(['ada-account'])
      expect(await store.countRecoveryCodes('ada-account')).toBe(2)
      expect(await store.useRecoveryCode('bobs')).toBe('bob-account')
      await store.setRecoveryCodes('ada-account', [])
      expect(await store.countRecoveryCodes('ada-account')).toBe(0)
      await refused(store.setRecoveryCodes('nobody', ['code']), 'missing')
    })

    test('attempts are counted by name for all processes until their time is over', async ({ store, open }) => {
      const other = await open()
      const counts = await Promise.all(
        [store, other, store, other].map(one => one.countAttempt('guess anna', 1_000, 1)),
      )
      expect([...counts].sort()).toEqual([1, 2, 3, 4])
      expect(await store.countAttempt('guess boris', 1_000, 1)).toBe(1)
      expect(await other.countAttempt('guess anna', 5_000, 999)).toBe(5)
      expect(await other.countAttempt('guess anna', 6_000, 1_000)).toBe(1)
      await store.heartbeat(5_999)
      expect(await store.countAttempt('guess anna', 7_000, 5_999)).toBe(2)
      await store.heartbeat(6_000)
      expect(await store.countAttempt('guess anna', 7_000, 5_999)).toBe(1)
      await store.forgetAttempts('guess anna')
      expect(await store.countAttempt('guess anna', 7_000, 5_999)).toBe(1)
    })

    test('a login that looks like another is taken; one may change the looks of one’s own', async ({ store }) => {
      for (const id of ['ada-account', 'bob-account']) await store.createAccount(anAccount(id))
      expect(await store.setPassword('ada-account', 'queen', 'hash')).toBe(true)
      for (const login of ['quееn', 'qüeen']) expect(await store.setPassword('bob-account', login, 'hash')).toBe(false)
      await refused(store.changeAccount('bob-account', { login: 'quееn' }), 'taken')
      expect(await store.setPassword('ada-account', 'qüeen', 'hash')).toBe(true)
      expect(await store.passwordOf('queen')).toBeUndefined()
      await store.changeAccount('ada-account', { login: null })
      expect(await store.setPassword('bob-account', 'queen', 'hash')).toBe(true)
    })
  })
}
