// The store on SQLite keeps the contract.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import Database from 'libsql'
import { afterAll, describe, expect, test } from 'vitest'
import { openStore } from '../../src/store/open.ts'
import { commitWindow } from '../../src/store/thread/messages.ts'
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
    expect(await store.events('match-one', 0)).toHaveLength(1) // now it is in its table
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

describe('the journal', () => {
  /** The file as it is on the disk, past the store. */
  const read = (file: string, sql: string): unknown => {
    const db = new Database(file, { timeout: 5_000 })
    const rows = db.prepare(sql).all()
    db.close()
    return rows
  }
  const tables = (file: string): unknown => [
    read(file, 'SELECT id FROM journal'),
    read(file, 'SELECT match, seq FROM events ORDER BY match, seq'),
    read(file, 'SELECT id, seq, revision, actions FROM matches ORDER BY id'),
  ]

  test('events of one moment are one row, whatever their matches; nothing else is written', async () => {
    const database = await fresh()
    const store = await openStore(database)
    for (const id of ['match-one', 'match-two']) await store.createMatch(aMatch(id, { status: 'running' }))
    await Promise.all(['match-one', 'match-two'].map(id => store.append(asRead(id), anAct(1), { actions: 1 })))
    await store.append(asRead('match-one', 1), anAct(2), { actions: 2 })
    expect(tables(database.file)).toEqual([
      [{ id: 1 }, { id: 2 }],
      [],
      [
        { id: 'match-one', seq: 0, revision: 0, actions: 0 },
        { id: 'match-two', seq: 0, revision: 0, actions: 0 },
      ],
    ])
    await store.close()
    expect(tables(database.file)).toEqual([
      [],
      [
        { match: 'match-one', seq: 1 },
        { match: 'match-one', seq: 2 },
        { match: 'match-two', seq: 1 },
      ],
      [
        { id: 'match-one', seq: 2, revision: 2, actions: 2 },
        { id: 'match-two', seq: 1, revision: 1, actions: 1 },
      ],
    ])
  })

  test('a match whose events were moved already is left as it is when the journal is read again', async () => {
    const database = await fresh()
    const first = await openStore(database)
    for (const id of ['match-one', 'match-two']) await first.createMatch(aMatch(id, { status: 'running' }))
    await Promise.all(['match-one', 'match-two'].map(id => first.append(asRead(id), anAct(1), { actions: 1 })))
    expect(await first.events('match-one', 0)).toHaveLength(1) // moved; its row of the journal is needed for the other
    await first.updateMatch(asRead('match-one', 1), { paused: true }, 5)
    const second = await openStore(database)
    expect(await second.match('match-one')).toMatchObject({ seq: 1, revision: 2, paused: true })
    expect(await second.match('match-two')).toMatchObject({ seq: 1, revision: 1, actions: 1 })
    expect(await second.append(asRead('match-two', 1), anAct(2), { actions: 2 })).toBe(true)
    expect(await first.append(asRead('match-two', 1), anAct(2, 'late'), { actions: 9 })).toBe(false)
    expect(await first.events('match-two', 0)).toEqual([anAct(1), anAct(2)])
    await Promise.all([first.close(), second.close()])
    expect(read(database.file, 'SELECT id FROM journal')).toEqual([])
  })

  test('whoever takes or leaves a seat, and the end of a match, are in the tables at once', async () => {
    const database = await fresh()
    const store = await openStore(database)
    await store.createMatch(aMatch('match-one', { status: 'running' }))
    await store.append(asRead('match-one'), anAct(1), { actions: 1 })
    await store.append(asRead('match-one', 1), { seq: 2, at: 2, event: { kind: 'draw' } }, { status: 'finished' })
    expect(read(database.file, 'SELECT status, seq, actions FROM matches')).toEqual([
      { status: 'finished', seq: 2, actions: 1 },
    ])
    await store.close()
  })

  test('a damaged journal is named, and nothing is dropped', async () => {
    const database = await fresh()
    const store = await openStore(database)
    await store.createMatch(aMatch('match-one', { status: 'running' }))
    await store.append(asRead('match-one'), anAct(1), {})
    await database.sql(`UPDATE journal SET entries = '[["match-one"]]'`)
    await expect(store.match('match-one')).rejects.toMatchObject({ code: 'corrupt' })
    await expect(store.append(asRead('match-one', 1), anAct(2), {})).rejects.toMatchObject({ code: 'corrupt' })
    await store.close()
    expect(read(database.file, 'SELECT id FROM journal')).toEqual([{ id: 1 }])
  })

  test('commits are made at once up to 200 per second; above, they wait for others', () => {
    let time = 0
    const window = commitWindow(() => time)
    const waits = (count: number, everyMs: number): readonly number[] =>
      Array.from({ length: count }, () => {
        time += everyMs
        return window({ isAwaited: true })
      })
    expect(new Set(waits(100, 5.1))).toEqual(new Set([0]))
    expect(
      waits(40, 2)
        .slice(-20)
        .every(wait => wait > 0),
    ).toBe(true)
    expect(waits(40, 5.1).at(-1)).toBe(0)
  })

  test('what somebody waits for is committed at once, however much there is that nobody waits for', () => {
    let time = 0
    const window = commitWindow(() => time)
    const waits = Array.from({ length: 400 }, (_, i) => {
      time += 1
      const isAwaited = i % 10 === 0
      return { isAwaited, wait: window({ isAwaited }) }
    })
    expect(new Set(waits.flatMap(({ isAwaited, wait }) => (isAwaited ? [wait] : [])))).toEqual(new Set([0]))
    expect(waits.filter(({ isAwaited }) => !isAwaited).at(-1)?.wait).toBeGreaterThan(0)
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
    await expect(store.lastHeartbeat()).rejects.toMatchObject({ code: 'closed' })
  })
})
