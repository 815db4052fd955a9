// Nobody fills the lobby or keeps the bots busy: tables that wait for players, and tables of bots alone, are limited by account and by
// address; those that wait are listed fairly.

import { matchPage } from '@ludoteka/protocol'
import { afterEach, expect, test } from 'vitest'
import { LIMITS, NO_LIMITS } from '../src/index.ts'
import { type Player, sitDown } from './support/player.ts'
import { loggedErrors, openServer } from './support/server.ts'

afterEach(() => expect(loggedErrors.splice(0)).toEqual([]))

const UNMATCHED = { game: 'unmatched' } as const

const times = <T>(n: number, work: (i: number) => Promise<T>): Promise<readonly T[]> =>
  Promise.all(Array.from({ length: n }, (_, i) => work(i)))

const statuses = (answers: readonly { readonly status: number }[], status: number): number =>
  answers.filter(answer => answer.status === status).length

/** The hosts of the first tables of the list. */
async function firstHosts(player: Player, limit: number, list = 'open'): Promise<readonly string[]> {
  const { body } = await player.get(`/api/matches?list=${list}&limit=${limit}`)
  return matchPage.parse(body).matches.map(({ host }) => host)
}

/** Whoever comes from this address. */
const from = (player: Player, address: string): Player => player.with({ 'x-forwarded-for': address })

test('one guest who opens many tables at once is refused after a few, and told what to do', async () => {
  const { url } = await openServer({ limits: { ...NO_LIMITS, openTables: LIMITS.openTables } })
  const mallory = await sitDown(url, 'Mallory')
  const answers = await times(30, () => mallory.post('/api/matches', UNMATCHED))
  expect(statuses(answers, 201)).toBe(LIMITS.openTables)
  expect(answers.find(({ status }) => status === 429)?.body).toEqual({
    error: 'too-many',
    message: 'You have 6 tables that wait for players; close one before you open another.',
  })
  const [{ id = '' } = {}] = matchPage.parse((await mallory.get('/api/matches?list=mine')).body).matches
  await mallory.match(`/api/matches/${id}/abandon`)
  expect((await mallory.post('/api/matches', UNMATCHED)).status).toBe(201)
  // A table that begins at once waits for nobody.
  expect((await mallory.post('/api/matches', { ...UNMATCHED, hotSeat: true })).status).toBe(201)
})

test('many guests of one address are one to the lobby; other addresses are not concerned', async () => {
  const { url } = await openServer({ trustProxy: true, limits: { ...NO_LIMITS, openTablesOfAddress: 8 } })
  const guests = await times(4, i => sitDown(url, `Guest ${i}`))
  const answers = (
    await Promise.all(
      guests.map((guest, i) => times(5, () => from(guest, `2001:db8::${i}`).post('/api/matches', UNMATCHED))),
    )
  ).flat()
  expect(statuses(answers, 201)).toBe(8)
  expect(statuses(answers, 429)).toBe(12)
  const anna = await sitDown(url, 'Anna')
  expect((await from(anna, '192.0.2.1').post('/api/matches', UNMATCHED)).status).toBe(201)
})

test('the first tables of everybody are listed before the many of one', async () => {
  const { url } = await openServer({ trustProxy: true })
  const [anna, boris, mallory] = [
    await sitDown(url, 'Anna'),
    await sitDown(url, 'Boris'),
    await sitDown(url, 'Mallory'),
  ]
  await from(anna, '192.0.2.1').create(UNMATCHED)
  await from(boris, '192.0.2.2').create(UNMATCHED)
  for (let n = 0; n < 12; n++) await from(mallory, '192.0.2.3').create(UNMATCHED)
  expect(await firstHosts(anna, 6)).toEqual([mallory.id, mallory.id, mallory.id, boris.id, anna.id, mallory.id])
})

test.each(['live', 'finished'] as const)('one guest fills no list of %s tables', async list => {
  const { url } = await openServer({ trustProxy: true })
  const [anna, boris, mallory] = [
    await sitDown(url, 'Anna'),
    await sitDown(url, 'Boris'),
    await sitDown(url, 'Mallory'),
  ]
  const over = async (player: Player, id: string): Promise<void> => {
    if (list === 'live') return
    const table = await player.watch(id)
    await table.ask({ type: 'resign', seat: 'a1' })
    await table.leave()
  }
  const shared = await from(anna, '192.0.2.1').create(UNMATCHED)
  await from(boris, '192.0.2.2').match(`/api/matches/${shared.id}/join`)
  await over(anna, shared.id)
  const alone = { ...UNMATCHED, hotSeat: true }
  const made = await times(12, () => from(mallory, '192.0.2.3').create(alone))
  for (const { id } of made) await over(mallory, id)
  expect(await firstHosts(anna, 5, list)).toEqual([mallory.id, mallory.id, mallory.id, anna.id, mallory.id])
})

test('tables of bots alone are limited by account and by address, however they are opened', async () => {
  const limits = { ...NO_LIMITS, botTables: 2, botTablesOfAddress: 3 }
  const { url } = await openServer({ trustProxy: true, limits })
  const bot = { kind: 'bot', level: 'random' } as const
  const alone = { ...UNMATCHED, seats: [bot, bot] }
  const [mallory, other, anna] = [
    await sitDown(url, 'Mallory'),
    await sitDown(url, 'Other'),
    await sitDown(url, 'Anna'),
  ]
  const flood = from(mallory, '192.0.2.1')
  const answers = await times(4, () => flood.post('/api/matches', alone))
  expect([statuses(answers, 201), statuses(answers, 429)]).toEqual([2, 2])
  const waiting = await flood.create({ ...UNMATCHED, seats: [{ kind: 'open' }, bot] })
  expect((await flood.post(`/api/matches/${waiting.id}/start`, {})).status).toBe(429)
  const guests = await times(2, () => from(other, '192.0.2.1').post('/api/matches', alone))
  expect([statuses(guests, 201), statuses(guests, 429)]).toEqual([1, 1])
  expect((await from(anna, '192.0.2.2').post('/api/matches', alone)).status).toBe(201)
  expect((await flood.post('/api/matches', { ...UNMATCHED, seats: [{ kind: 'me' }, bot] })).status).toBe(201)
})
