// A table without a person: its bots play while somebody watches, and use no time otherwise.

import { afterEach, describe, expect, test } from 'vitest'
import { openStore } from '../src/store/open.ts'
import { NODE_SYSTEM } from '../src/system.ts'
import { newRow } from '../src/table/lobby.ts'
import { anAccount } from './store/samples.ts'
import { isTable, isUpdate, sitDown } from './support/player.ts'
import { freshDatabase } from './support/postgres.ts'
import { loggedErrors, openServer, temporaryFolder } from './support/server.ts'
import { botsTurn, TWO_BOTS } from './support/tableRequests.ts'

afterEach(() => expect(loggedErrors.splice(0)).toEqual([]))

describe.each([
  ['SQLite', async (): Promise<string | undefined> => undefined],
  ['PostgreSQL', freshDatabase],
])('%s', (_name, place) => {
  test('bots alone at a table play only while somebody watches', async () => {
    const there = { databaseUrl: await place(), data: temporaryFolder() }
    const store = await openStore({ databaseUrl: there.databaseUrl, file: `${there.data}/ludoteka.db` })
    await store.createAccount(anAccount('ada-account'))
    const [alone, withPerson] = [newRow('ada-account', TWO_BOTS, NODE_SYSTEM), botsTurn()]
    for (const row of [alone, withPerson]) await store.createMatch(row)
    await store.close()

    const { url } = await openServer(there)
    const anna = await sitDown(url)
    const other = await anna.watch(withPerson.id)
    await other.when(one => (isTable(one) || isUpdate(one)) && one.seq > 0)
    expect((await anna.get(`/api/matches/${alone.id}`)).body).toMatchObject({ actions: 0, status: 'running' })

    const watched = await anna.watch(alone.id)
    await watched.when(one => isUpdate(one) && one.seq >= 3)
    await watched.leave()
    const again = await anna.watch(alone.id)
    await again.when(one => isUpdate(one) && one.status === 'finished')
  })
})
