// What is said at a table, and the sign of life of the servers.

import { describe, expect } from 'vitest'
import { aMatch } from '../samples.ts'
import { refused, type StoreTest } from './setup.ts'

export function chat(test: StoreTest): void {
  describe('chat and heartbeat', () => {
    const line = (text: string) =>
      ({ channel: 'players', from: { id: 'ada-account', name: 'Ada' }, text, at: 1_700_000_000_000 }) as const

    test('lines are numbered per match, in the order they were written', async ({ store }) => {
      await store.createMatch(aMatch('match-one'))
      await store.createMatch(aMatch('match-two'))
      expect(await store.addChat('match-one', line('hello'))).toEqual({ ...line('hello'), id: 1 })
      await store.addChat('match-one', { ...line('psst'), channel: 'spectators' })
      await store.addChat('match-two', line('elsewhere'))
      expect(await store.chat('match-one', 0, 10)).toEqual([
        { ...line('hello'), id: 1 },
        { ...line('psst'), channel: 'spectators', id: 2 },
      ])
      expect(await store.chat('match-one', 1, 10)).toMatchObject([{ id: 2 }])
      await refused(store.addChat('nobody', line('echo')), 'missing')
    })

    test('of many lines the newest are read', async ({ store }) => {
      await store.createMatch(aMatch('match-one'))
      for (let i = 1; i <= 5; i++) await store.addChat('match-one', line(`line ${i}`))
      expect((await store.chat('match-one', 0, 2)).map(({ text }) => text)).toEqual(['line 4', 'line 5'])
    })

    test('lines written at the same time are all stored', async ({ store }) => {
      await store.createMatch(aMatch('match-one'))
      const said = await Promise.all(Array.from({ length: 20 }, (_, i) => store.addChat('match-one', line(`${i}`))))
      expect(said.map(({ id }) => id).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
      expect(await store.chat('match-one', 0, 50)).toHaveLength(20)
    })

    test('the last heartbeat of anybody counts', async ({ store }) => {
      expect(await store.lastHeartbeat()).toBe(0)
      await store.heartbeat(2_000)
      await store.heartbeat(1_000)
      expect(await store.lastHeartbeat()).toBe(2_000)
    })
  })
}
