// kill -9 in the middle of many live tables: what was acknowledged is there afterwards, and every table goes on.

import { expect } from 'vitest'
import { openStore } from '../../src/store/open.ts'
import { type Player, sitDown } from './player.ts'
import { freePort, serve } from './process.ts'
import { eventually, type ReconnectingPlayer, reconnectingPlayer } from './reconnectingPlayer.ts'
import { afterwards, temporaryFolder } from './server.ts'

const TABLES = 50
const BEFORE = 300
const MORE = 3

type CrashTable = { readonly id: string; readonly seats: readonly ReconnectingPlayer[] }

export async function killInTheMiddle(databaseUrl?: string): Promise<void> {
  const place = { data: temporaryFolder(), databaseUrl }
  const port = await freePort()
  const first = await serve(port, place)
  const [anna, boris] = await Promise.all([sitDown(first.url, 'Anna'), sitDown(first.url, 'Boris')])
  const tables = await Promise.all(Array.from({ length: TABLES }, () => open(first.url, anna, boris)))
  const regulars = tables.flatMap(({ seats }) => seats)
  afterwards(() => {
    for (const one of regulars) one.leave()
  })
  const count = (table: CrashTable): number =>
    table.seats.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  const total = (): number => tables.reduce((sum, table) => sum + count(table), 0)

  await eventually(() => total() >= BEFORE, `${BEFORE} actions before the crash`)
  await first.kill()
  const atCrash = tables.map(count)
  const second = await serve(port, place)
  await eventually(
    () => tables.every((table, i) => table.seats[0]?.isOver || count(table) >= (atCrash[i] ?? 0) + MORE),
    'every table goes on',
  )
  for (const one of regulars) one.leave()
  expect(await second.stop()).toBe(0)
  expect(regulars.flatMap(({ refusals }) => refusals)).toEqual([])
  expect(regulars.every(({ connections }) => connections >= 2)).toBe(true)

  const store = await openStore({ databaseUrl, file: `${place.data}/ludoteka.db` })
  for (const { id, seats } of tables) {
    const events = new Map((await store.events(id, 0)).map(({ seq, event }) => [seq, event]))
    for (const { seq, action } of seats.flatMap(({ acknowledged }) => acknowledged)) {
      expect(events.get(seq)).toEqual({ kind: 'act', action })
    }
  }
  await store.close()
}

async function open(url: string, anna: Player, boris: Player): Promise<CrashTable> {
  const { id } = await anna.create({ game: 'unmatched', options: { heroPick: 'random' } })
  await boris.match(`/api/matches/${id}/join`)
  return { id, seats: [reconnectingPlayer([url], anna, id, 'a1'), reconnectingPlayer([url], boris, id, 'b1')] }
}
