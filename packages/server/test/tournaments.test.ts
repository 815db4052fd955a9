// Tournaments over HTTP: opened, joined, begun, played, left, cancelled, and who may do so.

import { type TournamentDetail, tournamentDetail, tournamentPage } from '@ludoteka/protocol'
import { expect, test } from 'vitest'
import { LIMITS } from '../src/limits.ts'
import { type Player, sitDown } from './support/player.ts'
import { eventually } from './support/reconnectingPlayer.ts'
import { manualClock, openServer } from './support/server.ts'

const HOUR = 3_600_000
const SWISS = {
  game: 'red-sea',
  format: 'swiss',
  rounds: 2,
  places: 4,
  clock: { kind: 'bank', bankMs: 600_000, incrementMs: 5_000 },
} as const

async function registered(url: string, name: string): Promise<Player> {
  const player = await sitDown(url, name)
  await player.post('/api/account/claim', { login: name.toLowerCase(), password: 'a long password' })
  return player
}

async function post(player: Player, path: string, body: unknown = {}): Promise<TournamentDetail> {
  const answer = await player.post(`/api/tournaments${path}`, body)
  if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
  return tournamentDetail.parse(answer.body)
}

const read = async (player: Player, id: string): Promise<TournamentDetail> =>
  tournamentDetail.parse((await player.get(`/api/tournaments/${id}`)).body)

/** Waits for what a job brings about. */
async function until(player: Player, id: string, holds: (now: TournamentDetail) => boolean): Promise<TournamentDetail> {
  let now = await read(player, id)
  let isAsked = false
  await eventually(() => {
    if (holds(now)) return true
    if (!isAsked) {
      isAsked = true
      void read(player, id).then(next => {
        now = next
        isAsked = false
      })
    }
    return false
  }, 'the tournament has got there')
  return now
}

async function resign(player: Player, tournament: TournamentDetail): Promise<void> {
  const { yourMatch } = await read(player, tournament.id)
  if (yourMatch === undefined) throw new Error('There is no match to resign.')
  const table = await player.watch(yourMatch)
  const [seat = ''] = 'match' in table.last ? table.last.match.yours : []
  await table.ask({ type: 'resign', seat })
  await table.leave()
}

test('a knock-out of three begins when all places are taken, and goes on by itself to its champion', async () => {
  const { url } = await openServer()
  const [anna, boris, clara] = [
    await registered(url, 'Anna'),
    await registered(url, 'Boris'),
    await sitDown(url, 'Clara'),
  ]
  const { id } = await post(anna, '', {
    ...SWISS,
    format: 'knockout',
    places: 3,
    name: ' Winter  cup ',
    clock: { kind: 'days', days: 1 },
  })
  expect(await read(clara, id)).toMatchObject({ name: 'Winter cup', status: 'open', yours: false, joined: false })
  for (const player of [anna, boris]) await post(player, `/${id}/join`)
  const begun = await post(clara, `/${id}/join`)
  expect(begun).toMatchObject({ status: 'running', round: 1, rounds: 2, taken: 3, rated: false })
  const [bye] = begun.pairings[0]?.filter(({ second }) => second === null) ?? []
  expect(bye).toMatchObject({ isOver: true, winner: bye?.first, games: [] })
  const people = [anna, boris, clara]
  const playing = people.filter(({ id: one }) => one !== bye?.first)
  const [loser, winner] = playing
  if (!loser || !winner) throw new Error('Two should play.')
  const match = (await loser.get(`/api/matches/${(await read(loser, id)).yourMatch}`)).body
  expect(match).toMatchObject({ tournament: id, status: 'running', host: id })
  await resign(loser, begun)
  const final = await until(anna, id, now => now.round === 2)
  expect(final.pairings[1]).toMatchObject([{ isOver: false, games: [{ outcome: 'open' }] }])
  await resign(winner, begun)
  const over = await until(anna, id, now => now.status === 'finished')
  expect(over.champions).toEqual([bye?.first])
  expect(over.standings.map(({ place, points }) => [place, points])).toEqual([
    [1, 2],
    [2, 1],
    [3, 0],
  ])
  const listed = tournamentPage.parse((await clara.get('/api/tournaments?list=finished')).body)
  expect(listed.tournaments.map(one => one.id)).toEqual([id])
})

test('who does not come loses by the clock, who leaves is withdrawn, and rounds have a break between them', async () => {
  const clock = manualClock()
  const { url } = await openServer({ system: clock.system, maintenanceMs: 200, downAfterMs: 10 * HOUR })
  const [anna, boris] = [await registered(url, 'Anna'), await registered(url, 'Boris')]
  const startsAt = clock.system.now() + HOUR
  const { id } = await post(anna, '', { ...SWISS, startsAt, fill: 'random' })
  await post(anna, `/${id}/join`)
  await post(boris, `/${id}/join`)
  clock.forward(HOUR)
  const first = await until(anna, id, now => now.status === 'running')
  expect(first).toMatchObject({ taken: 4, round: 1 })
  expect(first.players.map(({ who }) => ('bot' in who ? who.number : 'person'))).toEqual(['person', 'person', 1, 2])
  await post(boris, `/${id}/leave`)
  clock.forward(11 * 60_000)
  const broken = await until(anna, id, now => now.nextRoundAt !== undefined)
  expect(broken.standings.find(({ player }) => player === boris.id)).toMatchObject({
    withdrawn: true,
    points: 0,
    lost: 1,
  })
  expect(broken.standings.find(({ player }) => player === anna.id)).toMatchObject({ withdrawn: false })
  clock.forward(31_000)
  const second = await until(anna, id, now => now.round === 2)
  expect(second.pairings[1]?.flatMap(({ first: one, second: other }) => [one, other])).not.toContain(boris.id)
})

test('rights: guests open none, hosts and nobody else remove, begin and cancel, bots and ratings exclude each other', async () => {
  const { url } = await openServer({ limits: LIMITS })
  const [anna, boris, guest] = [
    await registered(url, 'Anna'),
    await registered(url, 'Boris'),
    await sitDown(url, 'Gast'),
  ]
  expect(await guest.refused('/api/tournaments', SWISS)).toMatchObject({ error: 'forbidden' })
  for (const [change, error] of [
    [{ clock: { kind: 'none' } }, 'bad-request'],
    [{ places: 65 }, 'bad-request'],
    [{ format: 'roundRobin', places: 17 }, 'bad-request'],
    [{ game: 'unmatched', options: { mode: 'team4' } }, 'bad-request'],
    [{ startsAt: 1 }, 'bad-request'],
    [{ rated: true, fill: 'normal' }, 'bad-request'],
    [{ game: 'no-such-game' }, 'bad-request'],
  ] as const)
    expect(await anna.refused('/api/tournaments', { ...SWISS, ...change })).toMatchObject({ error })
  const { id } = await post(anna, '', { ...SWISS, rated: true })
  expect(await guest.refused(`/api/tournaments/${id}/join`, {})).toMatchObject({ error: 'forbidden' })
  await post(boris, `/${id}/join`)
  for (const what of ['start', 'cancel']) {
    expect(await boris.refused(`/api/tournaments/${id}/${what}`)).toMatchObject({ error: 'forbidden' })
  }
  expect(await boris.refused(`/api/tournaments/${id}/remove`, { player: boris.id })).toMatchObject({
    error: 'forbidden',
  })
  expect(await anna.refused(`/api/tournaments/${id}/start`)).toMatchObject({ error: 'conflict' })
  expect((await read(anna, id)).status).toBe('open')
  expect((await post(anna, `/${id}/remove`, { player: boris.id })).players).toEqual([])
  expect((await post(anna, `/${id}/cancel`)).status).toBe('cancelled')
  expect(await boris.refused(`/api/tournaments/${id}/join`, {})).toMatchObject({ error: 'conflict' })
  for (let n = 0; n < LIMITS.tournaments; n++) await post(anna, '', SWISS)
  expect(await anna.refused('/api/tournaments', SWISS)).toMatchObject({ error: 'too-many' })
})

test('at its tables nobody pauses, asks a bot for advice or closes the match; cards brought stay secret', async () => {
  const { url } = await openServer()
  const [anna, boris] = [await registered(url, 'Anna'), await registered(url, 'Boris')]
  const { id } = await post(anna, '', { ...SWISS, places: 2, fill: 'random' })
  await post(anna, `/${id}/join`)
  const { yourMatch = '' } = await post(anna, `/${id}/start`)
  const table = await anna.watch(yourMatch)
  const [seat = ''] = 'match' in table.last ? table.last.match.yours : []
  expect(await table.ask({ type: 'pause', on: true })).toMatchObject({ problem: { error: 'conflict' } })
  expect(await table.ask({ type: 'advise', seat })).toMatchObject({ problem: { error: 'forbidden' } })
  expect(await anna.refused(`/api/matches/${yourMatch}/abandon`)).toMatchObject({ error: 'forbidden' })
  await table.leave()
  expect((await anna.post(`/api/tournaments/${id}/leave`)).status).toBe(200)
  expect(await until(boris, id, now => now.status === 'finished')).toMatchObject({ champions: ['bot 1'] })

  const berserk = await post(anna, '', { ...SWISS, game: 'berserk', places: 2 })
  expect(await anna.refused(`/api/tournaments/${berserk.id}/join`, { brought: ['nonsense'] })).toMatchObject({
    error: 'bad-request',
  })
  expect((await read(boris, berserk.id)).brought).toBeUndefined()
})

test('somebody who deletes their account is withdrawn, and leaves no name', async () => {
  const { url } = await openServer()
  const [anna, boris] = [await registered(url, 'Anna'), await registered(url, 'Boris')]
  const { id } = await post(anna, '', { ...SWISS, places: 2, clock: { kind: 'days', days: 3 } })
  await post(anna, `/${id}/join`)
  await post(boris, `/${id}/join`)
  await boris.remove('/api/account')
  const over = await until(anna, id, now => now.status === 'finished')
  expect(over.champions).toEqual([anna.id])
  expect(JSON.stringify(over)).not.toContain('Boris')
})
