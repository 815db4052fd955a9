// Who is reminded when: each turn once, never at the table, on both engines.

import { actionsOf, choiceOf, choices } from '@ludoteka/kernel'
import type { Clock, Language, Reminder } from '@ludoteka/protocol'
import { beforeEach, describe, expect, test } from 'vitest'
import { localBus } from '../../src/bus/bus.ts'
import type { PushOutcome } from '../../src/reminders/push.ts'
import { openReminders, type Reminders } from '../../src/reminders/reminders.ts'
import { openStore, type StoreLocation } from '../../src/store/open.ts'
import type { Device, MatchRow, Store } from '../../src/store/store.ts'
import { NODE_SYSTEM } from '../../src/system.ts'
import { tableCache } from '../../src/table/cache.ts'
import { openTableRepository, type TableRepository } from '../../src/table/repository.ts'
import { openTables, type Tables } from '../../src/table/tables.ts'
import { anAccount } from '../store/samples.ts'
import { freshDatabase } from '../support/postgres.ts'
import { afterwards, rethrow, temporaryFolder } from '../support/server.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const DAYS: Clock = { kind: 'days', days: 2 }
const TIMING = { liveMs: MINUTE, daysMs: 5 * MINUTE }

type Sent = { readonly to: string; readonly reminder: Reminder; readonly ttl: number }

describe.each([
  ['SQLite', async (): Promise<StoreLocation> => ({ file: `${temporaryFolder()}/ludoteka.db` })],
  ['PostgreSQL', async (): Promise<StoreLocation> => ({ file: '', databaseUrl: await freshDatabase() })],
])('%s', (_name, place) => {
  let store: Store
  let repository: TableRepository
  let tables: Tables
  let now: number
  let here: Set<string>
  let leftAt: Map<string, number>
  let outcome: PushOutcome
  let sent: Sent[]
  let looks: { readonly match: string; readonly at: number }[]
  let reminders: Reminders
  /** What happens while it is asked who is there. */
  let meanwhile: (() => Promise<unknown>) | undefined

  /** A process of its own: it remembers nothing of the others. */
  const process = (): Reminders =>
    openReminders({
      store,
      bus: localBus(),
      repository,
      presence: {
        report: async () => {
          await meanwhile?.()
          return { isHere: (_, account) => here.has(account), leftAt: (_, account) => leftAt.get(account) ?? 0 }
        },
      },
      send: async ({ endpoint }, reminder, ttl) => {
        sent.push({ to: endpoint, reminder, ttl })
        return outcome
      },
      delays: TIMING,
      now: () => now,
      scheduleBy: async (match, at) => {
        looks.push({ match, at })
      },
      onOutcome: () => undefined,
    })

  beforeEach(async () => {
    store = await openStore(await place())
    afterwards(() => store.close())
    now = 1_700_000_000_000
    here = new Set()
    leftAt = new Map()
    outcome = 'sent'
    sent = []
    looks = []
    meanwhile = undefined
    const system = { ...NODE_SYSTEM, now: () => now }
    repository = openTableRepository({
      store,
      system,
      cache: tableCache(100_000),
      isSingleProcess: false,
      onError: rethrow,
    })
    tables = openTables(repository)
    reminders = process()
    for (const id of ['anna', 'boris']) {
      await store.createAccount(anAccount(id))
      await store.createSession(`session of ${id}`, id, now + 400 * DAY)
    }
  })

  const device = (account: string, name = 'phone', language: Language = 'en'): Device => ({
    endpoint: `https://push.example/${account}/${name}`,
    account,
    p256dh: 'key',
    auth: 'secret',
    language,
  })
  const nameDevices = async (...devices: readonly Device[]): Promise<void> => {
    for (const one of devices) await store.saveDevice(one, `session of ${one.account}`, now, 10)
  }

  /** Anna and Boris at a table where Anna is asked first. */
  const running = async (clock: Clock = { kind: 'none' }): Promise<MatchRow> => {
    const wanted = {
      game: 'unmatched',
      options: { firstPlayer: 'a1' },
      seats: [{ kind: 'me' as const }],
      visibility: 'public' as const,
      hotSeat: false,
      clock,
      onTimeout: 'lose' as const,
    }
    const { row } = await tables.create('anna', wanted)
    const table = await tables.join(row.id, 'boris', {})
    const [asked = 0] = table.row.waiting
    expect(table.row.seats[asked]).toEqual({ kind: 'account', account: 'anna' })
    return table.row
  }

  /** Some action of whoever is asked. */
  const act = async (match: string): Promise<MatchRow> => {
    const { row, names, seq, game, live } = await repository.load(match)
    const [seat = 0] = row.waiting
    const holder = row.seats[seat]
    const [action] = live ? actionsOf(seat, choiceOf(choices(game, live.state), seat) ?? {}) : []
    if (!action || holder?.kind !== 'account') throw new Error('Nobody is asked.')
    const { verb, arg } = action
    return (await tables.act(match, holder.account, { seq, seat: names[seat] ?? '', verb, arg })).row
  }

  test('a socket at an unknown table schedules no retries', async () => {
    await nameDevices(device('anna'))
    await reminders.onLeft('no-such-match', 'anna')
    expect(looks).toMatchObject([{ match: 'no-such-match' }])
    await expect(reminders.check('no-such-match')).resolves.toBeUndefined()
  })

  test('a person who is away for a minute is notified once, on each device in its language', async () => {
    await nameDevices(device('anna'), device('anna', 'laptop', 'ru'), device('boris'))
    const { id } = await running()
    now += MINUTE - 1
    await reminders.check(id)
    expect(sent).toEqual([])
    expect(looks).toEqual([{ match: id, at: now + 1 }])
    now += 1
    await reminders.check(id)
    expect(sent.map(({ to, reminder }) => [to, reminder]).sort()).toEqual([
      [
        device('anna', 'laptop').endpoint,
        { reason: 'turn', match: id, game: 'Unmatched. Битва легенд. Том первый', language: 'ru' },
      ],
      [
        device('anna').endpoint,
        { reason: 'turn', match: id, game: 'Unmatched: Battle of Legends, Volume One', language: 'en' },
      ],
    ])
    now += HOUR
    await Promise.all([reminders.check(id), process().check(id), process().check(id)])
    expect(sent).toHaveLength(2)
  })

  test('of processes that check at the same moment one sends', async () => {
    await nameDevices(device('anna'))
    const { id } = await running()
    now += MINUTE
    await Promise.all(Array.from({ length: 5 }, () => process().check(id)))
    expect(sent).toHaveLength(1)
  })

  test('a person at the table is not notified, and is checked again; one who has left gets the same minute', async () => {
    await nameDevices(device('anna'))
    const { id } = await running()
    here.add('anna')
    now += HOUR
    await reminders.check(id)
    expect(sent).toEqual([])
    expect(looks.splice(0)).toHaveLength(1)
    here.clear()
    leftAt.set('anna', now - 1)
    await reminders.check(id)
    expect(sent).toEqual([])
    expect(looks.splice(0)).toEqual([{ match: id, at: now - 1 + MINUTE }])
    now += MINUTE
    await reminders.check(id)
    expect(sent).toHaveLength(1)
  })

  test('while nobody can tell who is there nobody is notified, and the check is to be repeated', async () => {
    await nameDevices(device('anna'))
    const { id } = await running()
    now += MINUTE
    const lost = new Error('Connection terminated unexpectedly')
    meanwhile = () => Promise.reject(lost)
    await expect(reminders.check(id)).rejects.toThrow(lost)
    expect(sent).toEqual([])
  })

  test('a person who acts while it is asked who is there is not notified of the turn before', async () => {
    await nameDevices(device('anna'))
    const { id } = await running()
    now += MINUTE
    meanwhile = () => act(id)
    await reminders.check(id)
    expect(sent).toEqual([])
  })

  test('the next turn is another turn', async () => {
    await nameDevices(device('anna'), device('boris'))
    const { id } = await running()
    now += MINUTE
    await reminders.check(id)
    const acted = await act(id)
    await reminders.check(id)
    expect(sent).toHaveLength(1)
    now += MINUTE
    await reminders.check(id)
    await reminders.check(id)
    const [asked = 0] = acted.waiting
    const holder = acted.seats[asked]
    expect(sent).toHaveLength(2)
    expect(sent[1]?.to).toBe(device(holder?.kind === 'account' ? holder.account : '').endpoint)
  })

  test('with days for a move: after five minutes, and once more when a quarter of the time is left', async () => {
    await nameDevices(device('anna'))
    const { id } = await running(DAYS)
    const until = now + 2 * DAY
    now += 5 * MINUTE - 1
    await reminders.check(id)
    expect(sent).toEqual([])
    now += 1
    await reminders.check(id)
    expect(sent).toMatchObject([{ reminder: { reason: 'turn', until }, ttl: DAY / 1_000 }])
    expect(looks.at(-1)).toEqual({ match: id, at: until - DAY / 2 })
    now = until - DAY / 2 - 1
    await reminders.check(id)
    expect(sent).toHaveLength(1)
    now += 1
    await reminders.check(id)
    await reminders.check(id)
    expect(sent.slice(1)).toMatchObject([{ reminder: { reason: 'late', until }, ttl: DAY / 2_000 }])
    now += HOUR
    looks = []
    await reminders.check(id)
    expect(sent).toHaveLength(2)
    expect(looks).toEqual([])
  })

  test('after the reminder that time runs out none about the turn follows', async () => {
    await nameDevices(device('anna'))
    const { id } = await running(DAYS)
    now += 1.9 * DAY
    await reminders.check(id)
    await reminders.check(id)
    expect(sent.map(({ reminder }) => reminder.reason)).toEqual(['late'])
  })

  test('a device that is gone is deleted; one that does not answer is retried for a while', async () => {
    await nameDevices(device('anna'))
    const { id } = await running()
    now += MINUTE
    outcome = 'later'
    await reminders.check(id)
    expect(looks.at(-1)).toEqual({ match: id, at: now + MINUTE })
    now += MINUTE
    await reminders.check(id)
    expect(sent).toHaveLength(2)
    now += HOUR
    looks = []
    await reminders.check(id)
    await reminders.check(id)
    expect(sent).toHaveLength(3)
    expect(looks).toEqual([])
    await act(id)
    while ((await repository.load(id)).row.waiting[0] !== 0) await act(id)
    now += MINUTE
    outcome = 'gone'
    await reminders.check(id)
    expect(await store.devicesOf(['anna'])).toEqual([])
  })

  test('what may have arrived is not sent again', async () => {
    await nameDevices(device('anna'))
    const { id } = await running()
    now += MINUTE
    outcome = 'lost'
    await reminders.check(id)
    await reminders.check(id)
    expect(sent).toHaveLength(1)
  })

  test('a change schedules a check if the table waits for somebody with a device', async () => {
    const row = await running()
    await reminders.scheduleFor(row)
    expect(looks).toEqual([])
    await nameDevices(device('anna'))
    await reminders.scheduleFor(row) // it is remembered for a while that Anna has none
    expect(looks).toEqual([])
    await reminders.onDeviceAdded('anna')
    expect(looks.splice(0)).toEqual([{ match: row.id, at: now + MINUTE }])
    now += 2 * MINUTE
    await reminders.scheduleFor({ ...row, updatedAt: now })
    expect(looks.splice(0)).toEqual([{ match: row.id, at: now + MINUTE }])
    await reminders.scheduleFor({ ...row, updatedAt: now }) // the look that is due will see it
    expect(looks).toEqual([])
  })

  test('leaving the table schedules a check', async () => {
    await nameDevices(device('anna'))
    const { id } = await running()
    await reminders.onLeft(id, 'anna')
    await reminders.onLeft(id, 'boris')
    expect(looks).toEqual([{ match: id, at: now + MINUTE }])
  })

  test('at the start a check of every waiting table is scheduled, after a moment to come back', async () => {
    await nameDevices(device('anna'))
    const { id } = await running(DAYS)
    now += HOUR
    const another = process()
    await another.resume()
    expect(looks).toEqual([{ match: id, at: now + MINUTE }])
  })

  test('whoever plays alone keeps nobody waiting; nor does a match that is over', async () => {
    await nameDevices(device('anna'), device('boris'))
    const alone = await tables.create('anna', {
      game: 'unmatched',
      options: {},
      seats: [],
      visibility: 'public',
      hotSeat: true,
      clock: { kind: 'none' },
      onTimeout: 'lose',
    })
    const { id } = await running()
    await tables.resign(id, 'boris', 'b1')
    now += HOUR
    await reminders.check(alone.row.id)
    await reminders.check(id)
    expect(alone.row.waiting).not.toEqual([])
    expect(sent).toEqual([])
    expect(looks).toEqual([])
  })
})
