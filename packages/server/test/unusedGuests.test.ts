// Guests who do not come any more are deleted; what they played stays, without their name.

import { matchDetail } from '@ludoteka/protocol'
import { afterEach, expect, test } from 'vitest'
import { isTable, sitDown } from './support/player.ts'
import { loggedErrors, manualClock, openServer } from './support/server.ts'

afterEach(() => expect(loggedErrors.splice(0)).toEqual([]))

const DAY = 86_400_000
/** A machine that is never suspended: when the test puts the clock forward, that time counts. */
const AWAKE = { heartbeatMs: 20, maintenanceMs: 20, downAfterMs: Number.POSITIVE_INFINITY }
const UNMATCHED = { game: 'unmatched', options: { heroPick: 'random' } } as const

test('after 90 days without a visit a guest is gone, unless they play; a finished match keeps no name', async () => {
  const clock = manualClock()
  const { url } = await openServer({ system: clock.system, ...AWAKE })
  const [anna, boris, clara] = [await sitDown(url, 'Anna'), await sitDown(url, 'Boris'), await sitDown(url, 'Clara')]
  const over = await anna.create(UNMATCHED)
  await boris.match(`/api/matches/${over.id}/join`)
  const table = await boris.watch(over.id)
  await table.ask({ type: 'chat', channel: 'players', text: 'good luck' })
  await table.ask({ type: 'resign', seat: 'b1' })
  await clara.create({ ...UNMATCHED, hotSeat: true })

  clock.forward(45 * DAY)
  expect((await anna.get('/api/me')).status).toBe(200)
  clock.forward(46 * DAY)
  // Anna looks: a request of Boris would be a visit.
  const holderOfB1 = async () => matchDetail.parse((await anna.get(`/api/matches/${over.id}`)).body).seats[1]?.holder
  const nameless = { kind: 'account', account: { id: boris.id, name: '', kind: 'guest' } }
  await expect.poll(holderOfB1).toMatchObject(nameless)
  expect((await boris.get('/api/me')).status).toBe(401)
  expect((await anna.get('/api/me')).status).toBe(200)
  expect((await clara.get('/api/me')).status).toBe(200)
  const { chat } = await (await anna.watch(over.id)).until(isTable)
  expect(chat).toMatchObject([{ from: { id: boris.id, name: '' }, text: 'good luck' }])
})
