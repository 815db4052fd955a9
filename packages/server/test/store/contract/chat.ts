// What is said at a table, and the sign of life of the servers.

import { describe, expect } from 'vitest'
import { CHAT_LINES_KEPT, type StoredLine } from '../../../src/store/moderation.ts'
import type { Store } from '../../../src/store/store.ts'
import { aMatch, anAccount } from '../samples.ts'
import { refused, type StoreTest } from './setup.ts'

export function chat(test: StoreTest): void {
  describe('chat and heartbeat', () => {
    const line = (text: string) =>
      ({ channel: 'players', from: { id: 'ada-account', name: 'Ada' }, text, at: 1_700_000_000_000 }) as const

    /** Matches at which Ada may speak. */
    const setUp = async (store: Store): Promise<void> => {
      await store.createAccount(anAccount('ada-account'))
      await store.createMatch(aMatch('match-one'))
      await store.createMatch(aMatch('match-two'))
    }

    test('lines are numbered per match, in the order they were written', async ({ store }) => {
      await setUp(store)
      expect(await store.addChat('match-one', line('hello'))).toEqual({ ...line('hello'), id: 1 })
      await store.addChat('match-one', { ...line('psst'), channel: 'spectators', phrase: 'hello' })
      await store.addChat('match-two', line('elsewhere'))
      expect(await store.chat('match-one', 0)).toEqual([
        { ...line('hello'), id: 1 },
        { ...line('psst'), channel: 'spectators', phrase: 'hello', id: 2 },
      ])
      expect(await store.chat('match-one', 1)).toMatchObject([{ id: 2 }])
      await refused(store.addChat('nobody', line('echo')), 'missing')
    })

    test('the last lines of each channel are kept, however much is said in the others', async ({ store }) => {
      await setUp(store)
      const between = (seat: number, to: number) =>
        ({ channel: 'private', private: { seat, to, reader: 'bob-account' } }) as const
      const quiet: readonly Omit<StoredLine, 'id'>[] = [
        line('a player'),
        { ...line('seats 0 and 1'), ...between(0, 1) },
        { ...line('seats 1 and 0'), ...between(1, 0) },
        { ...line('elsewhere'), channel: 'spectators' },
      ]
      const [player, one, two, elsewhere] = quiet
      for (const said of [player, one, two]) if (said) await store.addChat('match-one', said)
      if (elsewhere) await store.addChat('match-two', elsewhere)
      for (let i = 1; i <= CHAT_LINES_KEPT + 1; i++)
        await store.addChat('match-one', { ...line(`spectator ${i}`), channel: 'spectators' })
      for (let i = 1; i <= CHAT_LINES_KEPT; i++)
        await store.addChat('match-one', { ...line(`others ${i}`), ...between(2, 0) })
      const kept = await store.chat('match-one', 0)
      expect(kept.slice(0, 4).map(({ text }) => text)).toEqual([
        'a player',
        'seats 0 and 1',
        'seats 1 and 0',
        'spectator 2',
      ])
      expect(kept).toHaveLength(3 + 2 * CHAT_LINES_KEPT)
      expect(kept[2]).toEqual({ ...two, id: 3 })
      expect(await store.chat('match-two', 0)).toHaveLength(1)
    })

    test('whoever has no account any more leaves lines without a name', async ({ store }) => {
      await setUp(store)
      await store.addChat('match-one', { ...line('hello'), from: { id: 'gone-account', name: 'Mallory' } })
      expect(await store.chat('match-one', 0)).toMatchObject([{ from: { id: 'gone-account', name: '' } }])
    })

    test('lines written at the same time are all stored', async ({ store }) => {
      await setUp(store)
      const said = await Promise.all(Array.from({ length: 20 }, (_, i) => store.addChat('match-one', line(`${i}`))))
      expect(said.map(({ id }) => id).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
      expect(await store.chat('match-one', 0)).toHaveLength(20)
    })

    test('the last heartbeat of anybody counts', async ({ store }) => {
      expect(await store.lastHeartbeat()).toBe(0)
      await store.heartbeat(2_000)
      await store.heartbeat(1_000)
      expect(await store.lastHeartbeat()).toBe(2_000)
    })
  })
}
