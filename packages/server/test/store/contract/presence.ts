// Who is at which match, told by any number of processes.

import { describe, expect } from 'vitest'
import { aMatch } from '../samples.ts'
import type { StoreTest } from './setup.ts'

const HOUR = 3_600_000

export function presence(test: StoreTest): void {
  describe('presence', () => {
    const anna = { match: 'match-one', account: 'anna' }

    test('whoever comes is there, and has left afterwards; others and elsewhere not', async ({ store }) => {
      await store.createMatch(aMatch('match-one'))
      await store.createMatch(aMatch('match-two'))
      await store.keepProcess('first', HOUR, 0)
      await store.setPresence('first', anna, null)
      await store.setPresence('first', { ...anna, account: 'a spectator' }, null)
      await store.setPresence('first', { ...anna, match: 'match-two' }, 5)
      const seen = (): Promise<unknown> => store.presence(['match-one'], ['anna', 'boris'])
      expect(await seen()).toEqual([{ ...anna, leftAt: null }])
      await store.setPresence('first', anna, 7)
      expect(await seen()).toEqual([{ ...anna, leftAt: 7 }])
      expect(await store.presence(['match-one', 'match-two'], ['anna'])).toHaveLength(2)
      expect(await store.presence([], [])).toEqual([])
      await store.keepProcess('first', HOUR, 8)
      expect(await seen()).toEqual([])
    })

    test('everybody who is at a match is told once, in however many processes they are', async ({ store }) => {
      await store.createMatch(aMatch('match-one'))
      await store.createMatch(aMatch('match-two'))
      for (const process of ['first', 'second']) {
        await store.keepProcess(process, HOUR, 0)
        await store.setPresence(process, anna, null)
      }
      await store.setPresence('first', { ...anna, account: 'a spectator' }, null)
      await store.setPresence('first', { ...anna, account: 'boris' }, 5)
      await store.setPresence('first', { match: 'match-two', account: 'boris' }, null)
      const all = await store.presentAt(['match-one'])
      expect(all.map(({ account }) => account).toSorted()).toEqual(['a spectator', 'anna'])
      expect(await store.presentAt([])).toEqual([])
    })

    test('a process that is lost takes its people with it; one that lives keeps them', async ({ store }) => {
      await store.createMatch(aMatch('match-one'))
      expect(await store.keepProcess('first', HOUR, 0)).toEqual({ isNew: true, gone: [] })
      expect(await store.keepProcess('second', HOUR, 0)).toEqual({ isNew: true, gone: [] })
      await store.setPresence('first', anna, null)
      await store.setPresence('second', { ...anna, account: 'boris' }, null)
      await store.setPresence('second', { ...anna, account: 'left already' }, 5)
      expect(await store.keepProcess('first', HOUR, 0)).toEqual({ isNew: false, gone: [] })
      expect(await store.keepProcess('first', -HOUR, 0)).toEqual({
        isNew: false,
        gone: [{ match: 'match-one', account: 'boris' }],
      })
      expect(await store.presence(['match-one'], ['anna', 'boris'])).toEqual([{ ...anna, leftAt: null }])
      expect(await store.keepProcess('second', HOUR, 0)).toEqual({ isNew: true, gone: [] })
    })

    test('what a process says before it is known, or of a match there is not, is not kept', async ({ store }) => {
      await store.createMatch(aMatch('match-one'))
      await store.setPresence('first', anna, null)
      await store.keepProcess('first', HOUR, 0)
      await store.setPresence('first', { ...anna, match: 'nowhere' }, null)
      expect(await store.presence(['match-one', 'nowhere'], ['anna'])).toEqual([])
    })
  })
}
