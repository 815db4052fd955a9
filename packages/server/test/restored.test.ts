// What one server does while another has lost its bus connection is shown there as soon as it is back.

import { actionsOf, choiceOf, choices } from '@ludoteka/kernel'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { openStore } from '../src/store/open.ts'
import { NODE_SYSTEM } from '../src/system.ts'
import { tableCache } from '../src/table/cache.ts'
import { openTableRepository } from '../src/table/repository.ts'
import { openTables } from '../src/table/tables.ts'
import { isUpdate, sitDown } from './support/player.ts'
import { freshDatabase } from './support/postgres.ts'
import { afterwards, openServer, rethrow } from './support/server.ts'

const NEVER = 2 ** 31 - 1

test('after a lost LISTEN connection every open table catches up at once', async () => {
  const databaseUrl = await freshDatabase()
  const { url } = await openServer({ databaseUrl, refreshMs: NEVER, maintenanceMs: NEVER, runsJobs: false })
  const anna = await sitDown(url)
  const { id } = await anna.create({ game: 'unmatched', hotSeat: true, options: { heroPick: 'random' } })
  const table = await anna.watch(id)

  // Another process acts and writes chat lines; its notifications are lost with the connection.
  const store = await openStore({ databaseUrl, file: '' })
  afterwards(() => store.close())
  const repository = openTableRepository({
    store,
    system: NODE_SYSTEM,
    cache: tableCache(1_000),
    isSingleProcess: false,
    onError: rethrow,
  })
  const { row, names, seq, game, live } = await repository.load(id)
  const [seat = 0] = row.waiting
  const [action] = live ? actionsOf(seat, choiceOf(choices(game, live.state), seat) ?? {}) : []
  const move = { seq, seat: names[seat] ?? '', verb: action?.verb ?? '', arg: action?.arg }
  const acted = await openTables(repository).act(id, anna.id, move)
  await store.addChat(id, { channel: 'players', from: { id: anna.id, name: 'Anna' }, text: 'hello', at: Date.now() })
  const admin = new Client({ connectionString: databaseUrl })
  await admin.connect()
  await admin.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'ludoteka bus' AND datname = current_database()`,
  )
  await admin.end()

  await table.when(one => isUpdate(one) && one.seq === acted.seq)
  await table.when(one => one.type === 'chat' && one.line.text === 'hello')
  expect(table.seq).toBe(acted.seq)
})
