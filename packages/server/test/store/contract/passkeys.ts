// Passkeys of an account, of which the last way to sign in stays.

import { describe, expect } from 'vitest'
import { anAccount, aPasskey } from '../samples.ts'
import { refused, type StoreTest } from './setup.ts'

export function passkeys(test: StoreTest): void {
  describe('passkeys', () => {
    test('a passkey is read as it was written, by its account in the order of adding', async ({ store }) => {
      await store.createAccount(anAccount('ada-account'))
      const passkey = aPasskey('key-b', { transports: ['usb', 'nfc'], addedAt: 2_000 })
      await store.addPasskey(passkey)
      await store.addPasskey(aPasskey('key-c', { addedAt: 1_000 }))
      await store.addPasskey(aPasskey('key-a', { addedAt: 2_000 }))
      await store.addPasskey(aPasskey('key-d', { addedAt: null }))
      expect(await store.passkey('key-b')).toEqual(passkey)
      expect(await store.passkey('nothing')).toBeUndefined()
      const found = await store.passkeysOf('ada-account')
      expect(found.map(({ id }) => id)).toEqual(['key-d', 'key-c', 'key-a', 'key-b'])
      expect(await store.passkeysOf('nobody')).toEqual([])
      await refused(store.addPasskey(passkey), 'taken')
      await refused(store.addPasskey(aPasskey('key-e', { account: 'nobody' })), 'missing')
    })

    test('its use is counted and dated', async ({ store }) => {
      await store.createAccount(anAccount('ada-account'))
      await store.addPasskey(aPasskey('key-a'))
      await store.touchPasskey('key-a', 4_000_000_000, 1_800_000_000_000)
      expect(await store.passkey('key-a')).toEqual(
        aPasskey('key-a', { counter: 4_000_000_000, usedAt: 1_800_000_000_000 }),
      )
    })

    test('one of several is removed, the last one only where there is a password', async ({ store }) => {
      await store.createAccount(anAccount('ada-account'))
      for (const id of ['key-a', 'key-b']) await store.addPasskey(aPasskey(id))
      expect(await store.removePasskey({ id: 'key-a', account: 'ada-account' })).toBe(true)
      expect(await store.passkey('key-a')).toBeUndefined()
      expect(await store.removePasskey({ id: 'key-b', account: 'ada-account' })).toBe(false)
      expect(await store.passkey('key-b')).toEqual(aPasskey('key-b'))
      await store.setPassword('ada-account', 'queen', 'hash')
      expect(await store.removePasskey({ id: 'key-b', account: 'ada-account' })).toBe(true)
      expect(await store.passkeysOf('ada-account')).toEqual([])
    })

    test('a login without a password is no way to sign in', async ({ store }) => {
      await store.createAccount(anAccount('ada-account', { login: 'ada' }))
      await store.addPasskey(aPasskey('key-a'))
      expect(await store.removePasskey({ id: 'key-a', account: 'ada-account' })).toBe(false)
    })

    test('nobody removes what is not theirs', async ({ store }) => {
      for (const id of ['ada-account', 'bob-account']) await store.createAccount(anAccount(id))
      await store.setPassword('bob-account', 'bob', 'hash')
      for (const id of ['key-a', 'key-b']) await store.addPasskey(aPasskey(id))
      await refused(store.removePasskey({ id: 'key-a', account: 'bob-account' }), 'missing')
      await refused(store.removePasskey({ id: 'key-c', account: 'ada-account' }), 'missing')
      expect(await store.passkeysOf('ada-account')).toHaveLength(2)
    })

    test('of all passkeys removed at once one stays', async ({ store, open }) => {
      const other = await open()
      await store.createAccount(anAccount('ada-account'))
      const ids = Array.from({ length: 8 }, (_, i) => `key-${i}`)
      for (const id of ids) await store.addPasskey(aPasskey(id))
      const removed = await Promise.all(
        ids.map((id, i) => (i % 2 ? store : other).removePasskey({ id, account: 'ada-account' })),
      )
      expect(removed.filter(Boolean)).toHaveLength(7)
      expect(await store.passkeysOf('ada-account')).toHaveLength(1)
    })
  })
}
