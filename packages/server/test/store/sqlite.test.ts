// The store on SQLite keeps the contract.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import Database from 'libsql'
import { afterAll, describe, expect, test } from 'vitest'
import { openStore } from '../../src/store/open.ts'
import { storeThread } from '../support/bundle.ts'
import { storeContract, type TestDatabase } from './contract/index.ts'
import { aMatch, anAct, asRead } from './samples.ts'

const folder = mkdtempSync(join(tmpdir(), 'ludoteka-store-'))
let files = 0

async function fresh(): Promise<TestDatabase> {
  const file = join(folder, `${++files}`, 'ludoteka.db')
  return {
    file,
    async sql(statement) {
      mkdirSync(dirname(file), { recursive: true })
      const db = new Database(file, { timeout: 5_000 })
      db.exec(statement)
      db.close()
    },
  }
}

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('SQLite', () => {
  storeContract(fresh)

  test('text that is not JSON at all gives a typed error', async () => {
    const database = await fresh()
    const store = await openStore(database)
    await store.createMatch(aMatch('match-one', { status: 'running' }))
    await store.append(asRead('match-one'), anAct(1), {})
    await database.sql(`UPDATE matches SET seats = '[{"kind'`)
    await database.sql(`UPDATE events SET event = ''`)
    await expect(store.match('match-one')).rejects.toMatchObject({ code: 'corrupt' })
    await expect(store.events('match-one', 0)).rejects.toMatchObject({ code: 'corrupt' })
    await store.close()
  })

  test('the file is in WAL mode', async () => {
    const database = await fresh()
    const store = await openStore(database)
    const db = new Database(database.file)
    expect(db.prepare('PRAGMA journal_mode').all()).toEqual([{ journal_mode: 'wal' }])
    db.close()
    await store.close()
  })

  test('reading leaves no statement open: a checkpoint can truncate the write-ahead log', async () => {
    const database = await fresh()
    const store = await openStore(database)
    await store.createMatch(aMatch('match-one', { status: 'running' }))
    for (let seq = 1; seq <= 250; seq++) await store.append(asRead('match-one', seq - 1), anAct(seq), {})
    await store.match('match-one')
    await store.events('match-one', 0)
    await store.list({ list: 'live', limit: 1 })
    const db = new Database(database.file, { timeout: 5_000 })
    expect(db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all()).toMatchObject([{ busy: 0, log: 0 }])
    db.close()
    await store.close()
  })
})

describe('SQLite in a thread of its own', () => {
  storeContract(async () => ({ ...(await fresh()), thread: await storeThread() }))

  test('a file that can not be opened is reported to the caller', async () => {
    const { file } = await fresh()
    mkdirSync(file, { recursive: true })
    await expect(openStore({ file, thread: await storeThread() })).rejects.toThrow(/open/)
  })

  test('what is asked of a closed store is refused, and closing twice is closing once', async () => {
    const store = await openStore({ ...(await fresh()), thread: await storeThread() })
    const last = store.lastHeartbeat()
    await Promise.all([last, store.close()])
    await store.close()
    await expect(store.ping()).rejects.toMatchObject({ code: 'closed' })
  })
})
