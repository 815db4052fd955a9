// Puzzles of the day that accounts have solved.

import { describe, expect } from 'vitest'
import { anAccount } from '../samples.ts'
import { refused, type StoreTest } from './setup.ts'

const MONDAY = { day: '2026-11-16', game: 'borders' }
const TUESDAY = { day: '2026-11-17', game: 'borders' }

export function puzzles(test: StoreTest): void {
  describe('solved puzzles', () => {
    test('are kept once for their account, by day and game, and deleted with it', async ({ store }) => {
      await store.createAccount(anAccount('ada-account'))
      await store.createAccount(anAccount('bob-account'))
      await store.addSolved('ada-account', [TUESDAY, MONDAY])
      const other = { ...MONDAY, game: 'another' }
      await Promise.all([store.addSolved('ada-account', [MONDAY, other]), store.addSolved('ada-account', [MONDAY])])
      await store.addSolved('bob-account', [MONDAY])
      expect(await store.solvedBy('ada-account')).toEqual([other, MONDAY, TUESDAY])
      await store.deleteAccount('ada-account', 1)
      expect(await store.solvedBy('ada-account')).toEqual([])
      expect(await store.solvedBy('bob-account')).toEqual([MONDAY])
      await refused(store.addSolved('ada-account', [MONDAY]), 'missing')
    })
  })
}
