// Two servers and a worker on one PostgreSQL: seats on different servers, and one of them killed in the middle.

import { expect, test } from 'vitest'
import { openStore } from '../src/store/open.ts'
import { isUpdate, sitDown } from './support/player.ts'
import { freshDatabase } from './support/postgres.ts'
import { freePort, serve, work } from './support/process.ts'
import {
  eventually,
  type ReconnectingPlayer,
  reconnectingPlayer,
  TEST_TIMEOUT_MS,
} from './support/reconnectingPlayer.ts'
import { afterwards, temporaryFolder } from './support/server.ts'

test(
  'seats on different servers play on although one server is killed; bots are moved by the worker',
  async () => {
    const databaseUrl = await freshDatabase()
    const place = { data: temporaryFolder(), databaseUrl, works: false }
    const [one, two] = await Promise.all([freePort(), freePort()])
    const [first, second] = await Promise.all([serve(one, place), serve(two, place)])
    const worker = await work(databaseUrl)
    const [anna, boris] = await Promise.all([sitDown(first.url, 'Anna'), sitDown(second.url, 'Boris')])

    // Who is there and what is said crosses from one server to the other.
    const { id: talk } = await anna.create({ game: 'unmatched', options: { heroPick: 'random' } })
    const here = await anna.watch(talk)
    await boris.match(`/api/matches/${talk}/join`)
    const there = await boris.watch(talk)
    await here.when(one => one.type === 'match' && JSON.stringify(one.match.seats[1]).includes('"online":true'))
    await there.ask({ type: 'chat', channel: 'players', text: 'hello over there' })
    await here.when(one => one.type === 'chat' && one.line.text === 'hello over there')
    await there.ask({ type: 'resign', seat: 'b1' })
    await here.when(one => isUpdate(one) && one.status === 'finished')
    await Promise.all([here.leave(), there.leave()])

    const regulars: ReconnectingPlayer[] = []
    afterwards(() => {
      for (const each of regulars) each.leave()
    })
    const seatsAt = async (options: object): Promise<{ id: string; seats: ReconnectingPlayer[] }> => {
      const { id, seats } = await anna.create({ game: 'unmatched', options: { heroPick: 'random' }, ...options })
      const players = [reconnectingPlayer([first.url, second.url], anna, id, 'a1')]
      if (seats[1]?.holder.kind === 'open') {
        await boris.match(`/api/matches/${id}/join`)
        players.push(reconnectingPlayer([second.url], boris, id, 'b1'))
      }
      regulars.push(...players)
      return { id, seats: players }
    }
    const withBot = { seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }] }
    const tables = await Promise.all([
      ...Array.from({ length: 5 }, () => seatsAt({})),
      ...Array.from({ length: 2 }, () => seatsAt(withBot)),
    ])
    const count = (seats: readonly ReconnectingPlayer[]): number =>
      seats.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
    await eventually(
      () => tables.every(({ seats }) => count(seats) >= 4 || seats[0]?.isOver),
      'all tables are under way',
    )
    await first.kill()
    await eventually(
      () => tables.every(({ seats }) => seats.every(({ isOver }) => isOver)),
      'all matches come to their end',
    )
    for (const each of regulars) each.leave()
    expect(regulars.flatMap(({ refusals }) => refusals)).toEqual([])
    expect(await worker.stop()).toBe(0)
    expect(await second.stop()).toBe(0)

    const store = await openStore({ databaseUrl, file: '' })
    for (const { id, seats } of tables) {
      const events = new Map((await store.events(id, 0)).map(({ seq, event }) => [seq, event]))
      for (const { seq, action } of seats.flatMap(({ acknowledged }) => acknowledged)) {
        expect(events.get(seq)).toEqual({ kind: 'act', action })
      }
      expect((await store.match(id))?.status).toBe('finished')
    }
    await store.close()
  },
  TEST_TIMEOUT_MS,
)
