// Standing orders on a server: played when nobody is there, after a restart and by another process, and told to nobody else.

import { gameList } from '@ludoteka/protocol'
import type { OrderPauses } from '@ludoteka/table'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { roads } from '../../kernel/test/games/roads.ts'
import type { MatchRow } from '../src/store/store.ts'
import { cancelOrder, giveOrder, ordersDueAt, playOrder } from '../src/table/orders.ts'
import { actByPlayer, answerProposal, offerDraw, replaceWithBot, undoByPlayer } from '../src/table/play.ts'
import { initialTable, type TableState } from '../src/table/state.ts'
import { aMatch } from './store/samples.ts'
import { botWorkerWith } from './support/bundle.ts'
import { isTable, isUpdate, type LiveTable, type Player, sitDown } from './support/player.ts'
import { freshDatabase } from './support/postgres.ts'
import { applied } from './support/repository.ts'
import { loggedErrors, openServer, temporaryFolder } from './support/server.ts'

vi.mock(import('@ludoteka/registry'), async original => ({
  ...(await original()),
  ...(await import('./support/roadsRegistry.ts')),
}))

let botWorker: URL
beforeAll(async () => {
  botWorker = await botWorkerWith(new URL('./support/roadsRegistry.ts', import.meta.url))
})
afterEach(() => expect(loggedErrors.splice(0)).toEqual([]))

const always = (ms: number): OrderPauses => {
  const range = { usual: { least: ms, most: ms }, telling: { least: ms, most: ms } }
  return { live: range, days: range }
}
const AT_ONCE = always(1)
const NEVER = always(2 ** 31)

const OPEN = { kind: 'open' } as const
const LET_PASS = { type: 'order', seat: 'east', order: 'letPass', span: 'match' } as const

type Roads = { readonly id: string; readonly north: Player; readonly east: Player; readonly south: Player }

async function roadsAt(url: string): Promise<Roads> {
  const [north, east, south] = [await sitDown(url, 'Nora'), await sitDown(url, 'Emil'), await sitDown(url, 'Sara')]
  const { id } = await north.create({
    game: 'roads',
    clock: { kind: 'days', days: 3 },
    seats: [{ kind: 'me' }, OPEN, OPEN],
  })
  await east.match(`/api/matches/${id}/join`, { seat: 'east' })
  await south.match(`/api/matches/${id}/join`, { seat: 'south' })
  return { id, north, east, south }
}

const waitsFor = (seat: string) => (one: LiveTable['received'][number]) => isUpdate(one) && one.waiting.includes(seat)

describe('at a server', () => {
  test('an order is told to its seat alone, plays while its person is away, and says so to the seat alone', async () => {
    const { url } = await openServer({ botWorker, orderPauses: AT_ONCE })
    const { id, north, east } = await roadsAt(url)
    const [n, e] = [await north.watch(id), await east.watch(id)]
    expect(await e.ask(LET_PASS)).toMatchObject({ type: 'done', seq: 0 })
    const told = await e.until(isUpdate)
    expect(told.orders).toEqual({ east: [{ order: 'letPass', settings: { whom: 'all' }, span: 'match' }] })
    await e.leave()

    await n.act('north', 'march', 'east')
    const passed = await n.until(
      (one): one is Extract<typeof one, { type: 'update' }> => isUpdate(one) && one.seq === 2,
    )
    expect(passed.log).toEqual([{ key: 'letPass', rule: '2', data: { seat: 1 }, at: 2 }])
    const back = await (await east.watch(id)).until(isTable)
    expect(back.log.at(-1)).toMatchObject({ key: 'letPass', at: 2, ordered: true })
    expect(back.orders).toEqual(told.orders)
    expect(JSON.stringify(n.received)).not.toMatch(/order/)
    const [log, history] = await Promise.all(
      ['log?before=99', 'history'].map(async path => (await north.get(`/api/matches/${id}/${path}`)).body),
    )
    expect(JSON.stringify([log, history])).not.toMatch(/order/)
  })

  test('what others are sent is the same, byte by byte, with an order and without', async () => {
    const texts = async (hasOrder: boolean): Promise<readonly string[]> => {
      const { url } = await openServer({ botWorker, orderPauses: NEVER, system: fixedSystem() })
      const { id, north, east, south } = await roadsAt(url)
      const watcher = await sitDown(url, 'Wim')
      const tables = [await north.watch(id), await south.watch(id), await watcher.watch(id)]
      const [n] = tables
      const e = await east.watch(id)
      if (hasOrder) {
        await e.ask(LET_PASS)
        await e.ask({ type: 'order', seat: 'east', order: 'onlyAnswer', span: 'turn' })
        await e.ask({ type: 'cancel-order', seat: 'east', order: 'letPass' })
      }
      await n?.act('north', 'march', 'east')
      await e.when(waitsFor('east'))
      if (hasOrder) await e.ask({ type: 'cancel-order', seat: 'east' })
      await e.act('east', 'letPass')
      await n?.ask({ type: 'undo', seat: 'north', seq: n.seq })
      await e.when(one => isUpdate(one) && one.proposal !== undefined)
      for (const table of tables) await table.when(one => isUpdate(one) && one.proposal !== undefined)
      const { body } = await watcher.get(`/api/matches/${id}`)
      const names = new Map([north, east, south, watcher].map(({ id: account }, i) => [account, `account-${i}`]))
      const anonymous = (text: string): string =>
        [...names].reduce((now, [account, name]) => now.replaceAll(account, name), text.replaceAll(id, 'match'))
      return [...tables.map(table => table.texts.join('\n')), JSON.stringify(body)].map(anonymous)
    }
    const [without, withOrder] = [await texts(false), await texts(true)]
    expect(withOrder).toEqual(without)
  })

  test('an order outlives the server: the next one plays it', async () => {
    const data = temporaryFolder()
    const first = await openServer({ botWorker, data, orderPauses: NEVER })
    const { id, north, east } = await roadsAt(first.url)
    const [n, e] = [await north.watch(id), await east.watch(id)]
    await e.ask(LET_PASS)
    await n.act('north', 'march', 'east')
    await first.close()
    const second = await openServer({ botWorker, data, orderPauses: AT_ONCE })
    const later = await north.at(second.url).watch(id)
    await later.when(one => (isUpdate(one) || isTable(one)) && one.seq === 2)
    expect(later.view('north').choice).toMatchObject({ pay: true })
  })

  test('what the game does not know is refused, and so is an order for another seat', async () => {
    const { url } = await openServer({ botWorker, orderPauses: AT_ONCE })
    const { id, east, south } = await roadsAt(url)
    const e = await east.watch(id)
    const refusal = (error: string) => ({ type: 'refused', problem: { error } })
    expect(await e.ask({ ...LET_PASS, order: 'winAlways' })).toMatchObject(refusal('bad-request'))
    expect(await e.ask({ ...LET_PASS, settings: { whom: 'moon' } })).toMatchObject(refusal('bad-request'))
    expect(await e.ask({ ...LET_PASS, seat: 'north' })).toMatchObject(refusal('wrong-seat'))
    const watcher = await (await sitDown(url, 'Wim')).watch(id)
    expect(await watcher.ask(LET_PASS)).toMatchObject(refusal('wrong-seat'))
    const { games } = gameList.parse((await south.get('/api/games')).body)
    expect(games[0]?.orders[1]).toEqual({
      order: 'letPass',
      settings: { whom: ['all', 'north', 'east', 'south'] },
      spans: ['match', 'turn', 'once'],
    })
  })

  test('orders are changed only so often', async () => {
    const { url } = await openServer({
      botWorker,
      limits: { ...(await import('../src/limits.ts')).NO_LIMITS, ordersPerMinute: 6 },
    })
    const { id, east } = await roadsAt(url)
    const e = await east.watch(id)
    const answers = []
    for (let i = 0; i < 4; i++) answers.push(await e.ask(LET_PASS))
    expect(answers.at(-1)).toMatchObject({ type: 'refused', problem: { error: 'too-many' } })
  })

  test('on PostgreSQL any process plays it: one server is told, another acts, a third process has the jobs', async () => {
    const databaseUrl = await freshDatabase()
    const place = { databaseUrl, botWorker, orderPauses: AT_ONCE }
    const [one, two] = [
      await openServer({ ...place, runsJobs: false }),
      await openServer({ ...place, runsJobs: false }),
    ]
    await openServer(place)
    const { id, north, east } = await roadsAt(one.url)
    const e = await east.at(two.url).watch(id)
    await e.ask(LET_PASS)
    const n = await north.watch(id)
    await n.act('north', 'march', 'east')
    await n.when(event => isUpdate(event) && event.seq === 2)
    await e.when(event => isUpdate(event) && event.log.some(({ ordered }) => ordered === true))
  })
})

/** Always the same time and seeds, so that two servers can be compared; ids must differ. */
function fixedSystem() {
  let made = 0
  return {
    now: () => 1_800_000_000_000,
    freshSeed: () => 'ab'.repeat(16),
    freshId: () => `id-number-${String(++made).padStart(8, '0')}-${Math.random().toString(36).slice(2)}`,
    freshToken: () => `token-${String(++made).padStart(32, '0')}-${Math.random().toString(36).slice(2)}`,
  }
}

describe('when it is due', () => {
  const HOUR = 3_600_000
  const account = (name: string) => ({ kind: 'account', account: name }) as const

  function table(more: Partial<MatchRow> = {}): TableState {
    const row = aMatch('some-match', {
      game: roads.id,
      version: roads.version,
      options: {},
      status: 'running',
      seats: [account('nora'), account('emil'), account('sara')],
      waiting: [0],
      createdAt: 0,
      updatedAt: 0,
      ...more,
    })
    return initialTable({ ...roads, draws: true }, row)
  }

  const ordered = (at: TableState, now = 0): TableState =>
    applied(at, giveOrder(at, 'emil', { seat: 'east', order: 'letPass', span: 'once' }, now))
  const marched = (at: TableState): TableState =>
    applied(at, actByPlayer(at, 'nora', { seq: at.seq, seat: 'north', verb: 'march', arg: 'east' }, 0))

  test('after its pause, counted from when the question and the order were there', () => {
    const at = ordered(marched(table()), HOUR)
    const due = ordersDueAt(at, always(5_000))
    expect(due).toBe(HOUR + 5_000)
    expect(playOrder(at, HOUR + 4_999, always(5_000))).toBeUndefined()
    expect(playOrder(at, HOUR + 5_000, always(5_000))).toMatchObject({ event: { kind: 'act', ordered: true } })
  })

  test('before the time of its seat is up', () => {
    const clocks = { left: [HOUR, HOUR, HOUR], running: [0], since: 0 }
    const at = ordered(marched(table({ clock: { kind: 'bank', bankMs: HOUR, incrementMs: 0 }, clocks })))
    expect(ordersDueAt(at, NEVER)).toBe(HOUR - 1_000)
    expect(playOrder(at, HOUR - 1_000, NEVER)).toBeDefined()
    expect(playOrder(at, HOUR, NEVER)).toBeUndefined()
  })

  test('while people may answer a proposal it waits like a bot; then the action is like one by hand', () => {
    const marching = ordered(marched(table()))
    const at = applied(marching, offerDraw(marching, 'nora', 'north', HOUR))
    expect(ordersDueAt(at, AT_ONCE)).toBe(HOUR + 60_000)
    expect(playOrder(at, HOUR + 59_999, AT_ONCE)).toBeUndefined()
    expect(answerProposal(at, 'sara', { seat: 'south', accept: true }, HOUR)).toBeDefined()
    const byHand = actByPlayer(at, 'emil', { seq: at.seq, seat: 'east', verb: 'letPass' }, HOUR + 60_000)
    const { orders, ...row } = playOrder(at, HOUR + 60_000, AT_ONCE)?.row ?? {}
    expect(orders).toBeNull()
    expect(row).toEqual(byHand.row)
  })

  test('an order for one answer is gone with it; one that is taken back answers nothing', () => {
    const at = ordered(marched(table()))
    const change = playOrder(at, HOUR, AT_ONCE)
    expect(change?.row.orders).toBeNull()
    const without = applied(at, cancelOrder(at, 'emil', { seat: 'east' }))
    expect(without.row.orders).toBeNull()
    expect(playOrder(without, HOUR, AT_ONCE)).toBeUndefined()
  })

  test('an order for the turn is gone when the turn is over', () => {
    const first = table()
    const forTurn = { seat: 'east', order: 'letPass', span: 'turn' } as const
    const at = applied(first, giveOrder(first, 'emil', forTurn, 0))
    const act = (now: TableState, verb: string): TableState =>
      applied(now, actByPlayer(now, 'nora', { seq: now.seq, seat: 'north', verb }, 0))
    const rested = act(at, 'rest')
    expect(rested.row.orders?.[1]).toMatchObject([{ span: 'turn', turn: '0' }])
    expect(act(rested, 'done').row.orders).toBeNull()
  })

  test('not at a paused table, nor for a seat that a bot plays', () => {
    const at = ordered(marched(table()))
    expect(ordersDueAt({ ...at, row: { ...at.row, paused: true } })).toBeUndefined()
    expect(ordersDueAt(applied(at, replaceWithBot(at, 1, 0)))).toBeUndefined()
  })

  test('what it played can be taken back, and is not played again at once', () => {
    const first = table()
    const at = applied(first, giveOrder(first, 'nora', { seat: 'north', order: 'alwaysRest', span: 'match' }, 0))
    const change = playOrder(at, HOUR, AT_ONCE)
    if (!change) throw new Error('The order does not answer.')
    const rested = applied(at, change)
    const undone = applied(rested, undoByPlayer(rested, 'nora', { seq: rested.seq, seat: 'north' }, HOUR))
    expect(undone.row.actions).toBe(0)
    expect(ordersDueAt(undone, AT_ONCE)).toBeUndefined()
  })
})
