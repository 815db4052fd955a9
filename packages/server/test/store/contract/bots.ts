// Programs: accounts that belong to another, until they are revoked.

import { describe, expect } from 'vitest'
import { anAccount } from '../samples.ts'
import { refused, type StoreTest } from './setup.ts'

const aBot = (id: string, createdAt = 1_700_000_000_000) => anAccount(id, { kind: 'bot', name: 'Robot', createdAt })

export function bots(test: StoreTest): void {
  describe('bots', () => {
    test('an owner finds their own, in the order they were made', async ({ store }) => {
      for (const id of ['ada-account', 'bob-account']) await store.createAccount(anAccount(id))
      await store.createBot(aBot('bot-b', 2_000), 'ada-account', 10)
      await store.createBot(aBot('bot-c', 1_000), 'ada-account', 10)
      await store.createBot(aBot('bot-a', 2_000), 'ada-account', 10)
      await store.createBot(aBot('bot-d'), 'bob-account', 10)
      const found = await store.botsOf('ada-account')
      expect(found).toEqual([aBot('bot-c', 1_000), aBot('bot-a', 2_000), aBot('bot-b', 2_000)])
      expect(await store.account('bot-d')).toEqual(aBot('bot-d'))
      await refused(store.createBot(aBot('bot-a'), 'bob-account', 10), 'taken')
      await refused(store.createBot(aBot('bot-e'), 'nobody', 10), 'missing')
      expect(await store.account('bot-e')).toBeUndefined()
    })

    test('a revoked one loses its sessions for good and keeps its name', async ({ store }) => {
      await store.createAccount(anAccount('ada-account'))
      for (const id of ['bot-a', 'bot-b']) {
        await store.createBot(aBot(id), 'ada-account', 10)
        await store.createSession(`hash of ${id}`, id, 1_000)
      }
      expect(await store.revokeBot('bot-a', 'ada-account', 5_000)).toEqual(['hash of bot-a'])
      expect(await store.sessionAccount('hash of bot-a', 0)).toBeUndefined()
      expect(await store.sessionAccount('hash of bot-b', 0)).toEqual(aBot('bot-b'))
      await store.createSession('late', 'bot-a', 1_000)
      expect(await store.sessionAccount('late', 0)).toBeUndefined()
      expect(await store.botsOf('ada-account')).toEqual([aBot('bot-b')])
      expect(await store.account('bot-a')).toEqual(aBot('bot-a'))
    })

    test('nobody revokes what is not theirs, or twice', async ({ store }) => {
      for (const id of ['ada-account', 'bob-account']) await store.createAccount(anAccount(id))
      await store.createBot(aBot('bot-a'), 'ada-account', 10)
      await refused(store.revokeBot('bot-a', 'bob-account', 5_000), 'missing')
      await refused(store.revokeBot('bob-account', 'ada-account', 5_000), 'missing')
      expect(await store.botsOf('ada-account')).toHaveLength(1)
      await store.revokeBot('bot-a', 'ada-account', 5_000)
      await refused(store.revokeBot('bot-a', 'ada-account', 6_000), 'missing')
    })

    test('of many made at once only as many come to be as are allowed; a revoked one makes room', async ({
      store,
      open,
    }) => {
      const other = await open()
      await store.createAccount(anAccount('ada-account'))
      const ids = Array.from({ length: 8 }, (_, i) => `bot-${i}`)
      const made = await Promise.all(ids.map((id, i) => (i % 2 ? store : other).createBot(aBot(id), 'ada-account', 3)))
      expect(made.filter(Boolean)).toHaveLength(3)
      const [first] = await store.botsOf('ada-account')
      expect(await store.createBot(aBot('bot-9'), 'ada-account', 3)).toBe(false)
      await store.revokeBot(first?.id ?? '', 'ada-account', 5_000)
      expect(await store.createBot(aBot('bot-9'), 'ada-account', 3)).toBe(true)
      expect(await store.botsOf('ada-account')).toHaveLength(3)
    })
  })
}
