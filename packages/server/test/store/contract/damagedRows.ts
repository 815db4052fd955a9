// Rows that somebody has damaged past the store.

import { afterAll, beforeAll, describe, expect, vi } from 'vitest'
import type { Holder } from '../../../src/store/store.ts'
import { aMatch, anAccount, anAct, asRead } from '../samples.ts'
import { refused, type StoreTest } from './setup.ts'

export function damagedRows(test: StoreTest): void {
  describe('damaged rows', () => {
    let warned: ReturnType<typeof vi.spyOn>
    beforeAll(() => {
      warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined)
    })
    afterAll(() => {
      warned.mockRestore()
    })

    test.for([
      `UPDATE matches SET seats = '{"not":"a list"}' WHERE id = 'match-one'`,
      `UPDATE matches SET seats = '[{"kind":"king"}]' WHERE id = 'match-one'`,
      `UPDATE matches SET status = 'asleep' WHERE id = 'match-one'`,
      `UPDATE matches SET clocks = '{"left":["much"]}' WHERE id = 'match-one'`,
      `UPDATE matches SET result = 'null' WHERE id = 'match-one'`,
      `UPDATE matches SET brought = '["spear"]' WHERE id = 'match-one'`,
    ])('%s gives a typed error', async (damage, { store, database }) => {
      await store.createMatch(aMatch('match-one', { invites: [null, 'hash'] }))
      await database.sql(damage)
      await refused(store.match('match-one'), 'corrupt')
      await refused(store.invited('hash'), 'corrupt')
    })

    test.for(['options', 'brought'])(
      'the error names the row and the column %s, not its content',
      async (column, { store, database }) => {
        await store.createMatch(aMatch('match-one'))
        await database.sql(`UPDATE matches SET ${column} = '["secret"]' WHERE id = 'match-one'`)
        const message = await store.match('match-one').catch((error: unknown) => String(error))
        expect(message).toMatch(new RegExp(`match-one.*${column}`))
        expect(message).not.toContain('secret')
      },
    )

    test('a damaged event gives a typed error', async ({ store, database }) => {
      await store.createMatch(aMatch('match-one', { status: 'running' }))
      await store.append(asRead('match-one'), anAct(1), {})
      expect(await store.events('match-one', 0)).toHaveLength(1) // now it is in its table
      await database.sql(`UPDATE events SET event = '{"kind":"act","action":{"seat":"first"}}'`)
      await refused(store.events('match-one', 0), 'corrupt')
    })

    test('a damaged account gives a typed error', async ({ store, database }) => {
      await store.createAccount(anAccount('ada-account'))
      await store.createSession('hash', 'ada-account', 1_000)
      await database.sql(`UPDATE accounts SET language = 'la'`)
      await refused(store.account('ada-account'), 'corrupt')
      await refused(store.sessionAccount('hash', 0), 'corrupt')
    })

    test('lists leave a damaged match out and go on to the next page', async ({ store, database }) => {
      const clock = { kind: 'days', days: 1 } as const
      const seats: readonly Holder[] = [
        { kind: 'bot', level: 'random' },
        { kind: 'account', account: 'ada-account' },
      ]
      for (let i = 0; i < 5; i++)
        await store.createMatch(aMatch(`match-${i}`, { status: 'running', clock, seats, waiting: [0], updatedAt: i }))
      await database.sql(`UPDATE matches SET waiting = '{}' WHERE id = 'match-3'`)
      const first = await store.list({ list: 'live', limit: 2 })
      expect(first.matches.map(({ id }) => id)).toEqual(['match-4'])
      const rest = await store.list({ list: 'live', limit: 9, cursor: first.next ?? '' })
      expect(rest.matches.map(({ id }) => id)).toEqual(['match-2', 'match-1', 'match-0'])
      expect(await store.matchesWithClock()).toHaveLength(4)
      expect(await store.waitingForBots()).toHaveLength(5) // columns of their own; its damage shows when it is loaded
      if (!database.thread) expect(warned).toHaveBeenCalled() // a thread warns by itself
    })
  })
}
