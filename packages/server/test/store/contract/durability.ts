// What outlives a process, and databases of other versions.

import { describe, expect } from 'vitest'
import { startProgram } from '../program.ts'
import { aMatch, anAccount, anAct, asRead } from '../samples.ts'
import { argumentsFor, refused, type StoreTest } from './setup.ts'

export function durability(test: StoreTest): void {
  describe('durability and schema', () => {
    test('everything is there after closing and opening again', async ({ store, open }) => {
      await store.createAccount(anAccount('ada-account'))
      await store.createMatch(aMatch('match-one', { status: 'running' }))
      await store.append(asRead('match-one'), anAct(1), { actions: 1 })
      await store.close()
      const again = await open()
      expect(await again.account('ada-account')).toBeDefined()
      expect(await again.match('match-one')).toMatchObject({ seq: 1, actions: 1 })
      expect(await again.events('match-one', 0)).toEqual([anAct(1)])
    })

    test('what was under way when the store is closed is still committed', async ({ store, open }) => {
      await store.createMatch(aMatch('match-one', { status: 'running' }))
      const last = store.append(asRead('match-one'), anAct(1), {})
      await store.close()
      expect(await last).toBe(true)
      expect(await (await open()).events('match-one', 0)).toHaveLength(1)
    })

    test('a closed store refuses everything, and may be closed twice', async ({ store }) => {
      await store.close()
      await store.close()
      await refused(store.account('ada-account'), 'closed')
      await refused(store.createMatch(aMatch('match-one')), 'closed')
      await refused(store.heartbeat(1), 'closed')
    })

    test('a process killed in the middle has kept every event it acknowledged', async ({ database, open }) => {
      const program = await startProgram('append', argumentsFor(database))
      await program.printed(300)
      program.kill()
      await program.ended
      const again = await open()
      const acknowledged = new Map<string, number>()
      for (const line of program.lines) {
        const [id = '', seq] = line.split(' ')
        acknowledged.set(id, Math.max(acknowledged.get(id) ?? 0, Number(seq)))
      }
      expect(acknowledged.size).toBe(3)
      for (const [id, last] of acknowledged) {
        const events = await again.events(id, 0)
        expect(events.length).toBeGreaterThanOrEqual(last)
        expect(events).toEqual(events.map((_, i) => anAct(i + 1)))
        expect(await again.match(id)).toMatchObject({ seq: events.length, actions: events.length })
      }
    })

    test('migrating twice changes nothing', async ({ store }) => {
      await store.createAccount(anAccount('ada-account'))
      await store.migrate()
      expect(await store.account('ada-account')).toBeDefined()
    })

    test('a database of a newer program is refused', async ({ database, open }) => {
      await open()
      await database.sql('INSERT INTO schema_version (version) VALUES (9999)')
      await refused(open(), 'newer-schema')
    })

    test('processes that start at once on an empty database do not disturb each other', async ({ database, open }) => {
      const programs = await Promise.all(
        Array.from({ length: 4 }, () => startProgram('migrate', argumentsFor(database))),
      )
      expect(await Promise.all(programs.map(({ ended }) => ended))).toEqual([0, 0, 0, 0])
      await (await open()).createMatch(aMatch('match-one'))
    })
  })
}
