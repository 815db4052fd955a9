// Decks that accounts keep.

import { describe, expect } from 'vitest'
import { anAccount } from '../samples.ts'
import { refused, type StoreTest } from './setup.ts'

const aDeck = (id: string, changes: object = {}) => ({
  account: 'ada-account',
  id,
  game: 'borders',
  name: 'Swift',
  cards: ['spear', 'bow', 'bow'],
  changedAt: 1,
  ...changes,
})

export function decks(test: StoreTest): void {
  describe('decks', () => {
    test('are listed for their account, last changed first, and replaced under their id', async ({ store }) => {
      await store.createAccount(anAccount('ada-account'))
      await store.createAccount(anAccount('bob-account'))
      expect(await store.saveDeck(aDeck('deck-one1'), 5)).toBe(true)
      expect(await store.saveDeck(aDeck('deck-two2', { changedAt: 2 }), 5)).toBe(true)
      expect(await store.saveDeck(aDeck('deck-one1', { account: 'bob-account', name: 'Bob’s' }), 5)).toBe(true)
      const changed = aDeck('deck-one1', { name: 'Быстрая', cards: [], changedAt: 3 })
      expect(await store.saveDeck(changed, 5)).toBe(true)
      expect(await store.decksOf('ada-account')).toEqual([changed, aDeck('deck-two2', { changedAt: 2 })])
      expect(await store.decksOf('bob-account')).toEqual([
        aDeck('deck-one1', { account: 'bob-account', name: 'Bob’s' }),
      ])
      await store.deleteDeck('ada-account', 'deck-one1')
      await store.deleteDeck('ada-account', 'deck-one1')
      expect((await store.decksOf('ada-account')).map(({ id }) => id)).toEqual(['deck-two2'])
      expect(await store.decksOf('bob-account')).toHaveLength(1)
      await refused(store.saveDeck(aDeck('deck-one1', { account: 'nobody' }), 5), 'missing')
    })

    test('only so many are kept, also by requests at the same time; those that are there can be changed', async ({
      store,
    }) => {
      await store.createAccount(anAccount('ada-account'))
      const saved = await Promise.all(Array.from({ length: 5 }, (_, i) => store.saveDeck(aDeck(`deck-no-${i}`), 3)))
      expect(saved.filter(isSaved => isSaved)).toHaveLength(3)
      const [first] = await store.decksOf('ada-account')
      expect(await store.saveDeck(aDeck(first?.id ?? '', { name: 'Other' }), 3)).toBe(true)
      expect(await store.decksOf('ada-account')).toHaveLength(3)
    })
  })
}
