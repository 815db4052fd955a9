// Profiles: what is told of whom, everything about oneself as a file, and the end of an account.

import { type NewMatch, profile, resultPage } from '@ludoteka/protocol'
import { afterEach, expect, test } from 'vitest'
import { type Player, sitDown } from './support/player.ts'
import { loggedErrors, manualClock, openServer } from './support/server.ts'

afterEach(() => expect(loggedErrors.splice(0)).toEqual([]))

const PASSWORD = 'correct horse battery'
const DUEL: NewMatch = {
  game: 'unmatched',
  options: { heroPick: 'assigned', heroes: ['alice', 'medusa'] },
  clock: { kind: 'days', days: 1 },
}

async function registered(url: string, name: string): Promise<Player> {
  const player = await sitDown(url, name)
  await player.post('/api/account/claim', { login: name.toLowerCase(), password: PASSWORD })
  return player
}

const profileOf = async (asking: Player, { id }: Player) => profile.parse((await asking.get(`/api/players/${id}`)).body)
const resultsOf = async (asking: Player, { id }: Player, query = '') =>
  resultPage.parse((await asking.get(`/api/players/${id}/results${query}`)).body)

/** The second one gives up. */
async function play(one: Player, two: Player, visibility: 'public' | 'private' = 'public'): Promise<string> {
  const { id, invites } = await one.create({ ...DUEL, visibility })
  await two.match(`/api/invites/${invites?.['b1']}`)
  await (await two.watch(id)).ask({ type: 'resign', seat: 'b1' })
  await expect.poll(async () => (await resultsOf(one, one)).results.map(({ match }) => match)).toContain(id)
  return id
}

test('a profile tells ratings, heroes and opponents; private tables only to oneself', async () => {
  const { url } = await openServer()
  const [anna, boris, clara] = [
    await registered(url, 'Anna'),
    await registered(url, 'Boris'),
    await sitDown(url, 'Clara'),
  ]
  const shown = await play(anna, boris)
  const hidden = await play(anna, boris, 'private')
  const seen = await profileOf(clara, anna)
  expect(seen).toMatchObject({
    account: { id: anna.id, name: 'Anna', kind: 'user' },
    ratings: [{ game: 'unmatched', rating: { value: 1595, provisional: true }, matches: 1, curve: [{ value: 1595 }] }],
    sides: [{ game: 'unmatched', side: 'alice', won: 1, lost: 0, draw: 0 }],
    opponents: [{ opponent: { account: { name: 'Boris' } }, won: 1, lost: 0, draw: 0 }],
  })
  expect(seen.headToHead).toBeUndefined()
  expect((await profileOf(anna, anna)).sides).toMatchObject([{ won: 2 }])
  expect((await profileOf(boris, anna)).headToHead).toEqual([{ game: 'unmatched', won: 0, lost: 2, draw: 0 }])
  expect((await resultsOf(clara, anna)).results).toMatchObject([
    {
      match: shown,
      side: 'alice',
      outcome: 'won',
      rating: { change: 95 },
      opponents: [{ account: { name: 'Boris' } }],
    },
  ])
  const first = await resultsOf(anna, anna, '?limit=1')
  expect(first.results.map(({ match }) => match)).toEqual([hidden])
  expect((await resultsOf(anna, anna, `?limit=1&cursor=${first.next}`)).results.map(({ match }) => match)).toEqual([
    shown,
  ])
  expect((await clara.get('/api/players/nobody-here')).status).toBe(404)
})

test('an emblem is chosen out of those there are, and shown at tables', async () => {
  const { url } = await openServer()
  const anna = await sitDown(url, 'Anna')
  const change = (body: object) =>
    fetch(`${url}/api/me`, {
      method: 'PATCH',
      headers: { ...anna.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  expect((await change({ emblem: 'skull' })).status).toBe(400)
  expect(await (await change({ emblem: 'rook', hidden: true })).json()).toMatchObject({
    account: { emblem: 'rook' },
    hidden: true,
  })
  expect((await anna.create(DUEL)).seats[0]).toMatchObject({ holder: { account: { emblem: 'rook' } } })
})

test('everything about oneself is one file, which nobody else gets', async () => {
  const { url } = await openServer()
  const [anna, boris] = [await registered(url, 'Anna'), await registered(url, 'Boris')]
  const match = await play(anna, boris)
  await (await anna.watch(match)).ask({ type: 'chat', channel: 'players', text: 'well played' })
  const { body, headers } = await anna.get('/api/account/export')
  expect(headers.get('content-disposition')).toBe('attachment; filename="ludoteka.json"')
  expect(body).toMatchObject({
    account: { id: anna.id, name: 'Anna' },
    login: 'anna',
    ratings: [{ game: 'unmatched', matches: 1 }],
    results: [{ match, outcome: 'won' }],
    messages: [{ match, text: 'well played' }],
  })
  expect(JSON.stringify(body)).not.toContain('argon2')
  expect((await fetch(`${url}/api/account/export`)).status).toBe(401)
})

test('whoever deletes the account gives up what they play, and the others keep their results', async () => {
  const { system, forward } = manualClock()
  const { url } = await openServer({ system })
  const [anna, boris] = [await registered(url, 'Anna'), await registered(url, 'Boris')]
  await play(anna, boris)
  const { id: running } = await anna.create(DUEL)
  await boris.match(`/api/matches/${running}/join`)
  const { id: open } = await boris.create(DUEL)
  forward(11 * 60_000) // since the login was made
  expect((await boris.remove('/api/account')).status).toBe(403)
  await boris.post('/api/account/proof', { password: PASSWORD })
  expect((await boris.remove('/api/account')).status).toBe(200)
  expect((await boris.get('/api/me')).status).toBe(401)
  expect((await anna.get(`/api/players/${boris.id}`)).status).toBe(404)
  expect((await anna.get(`/api/matches/${open}`)).body).toMatchObject({ status: 'abandoned' })
  expect((await anna.get(`/api/matches/${running}`)).body).toMatchObject({
    status: 'finished',
    result: { kind: 'won', winners: [0], reason: 'resigned' },
  })
  await expect.poll(async () => (await profileOf(anna, anna)).ratings).toMatchObject([{ matches: 2 }])
  expect((await resultsOf(anna, anna)).results).toMatchObject([{ opponents: [] }, { opponents: [] }])
})
