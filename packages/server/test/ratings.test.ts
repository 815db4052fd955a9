// Ratings: what a match does to them, which matches are rated, and that each is counted once.

import { session } from '@ludoteka/protocol'
import { afterEach, describe, expect, test } from 'vitest'
import { DUEL } from '../../verify/test/duel.ts'
import { finishedMatch } from '../src/ratings/finished.ts'
import { isRatedMatch } from '../src/ratings/rated.ts'
import { FIRST_RATING, type RatedTeam, shownRating, shownValue, skillsAfter } from '../src/ratings/rating.ts'
import { openStore } from '../src/store/open.ts'
import { ratingsAfter } from '../src/store/results.ts'
import type { Holder } from '../src/store/store.ts'
import { resign } from '../src/table/play.ts'
import { initialTable, isStarted, type StartedTable } from '../src/table/state.ts'
import { aMatch } from './store/samples.ts'
import { isUpdate, type Player, sitDown } from './support/player.ts'
import { freshDatabase } from './support/postgres.ts'
import { applied } from './support/repository.ts'
import { loggedErrors, openServer, temporaryFolder } from './support/server.ts'

afterEach(() => expect(loggedErrors.splice(0)).toEqual([]))

const team = (place: number, ...players: readonly string[]): RatedTeam<string> => ({
  place,
  members: players.map(player => ({ player, skill: FIRST_RATING })),
})

describe('what a match does to ratings', () => {
  test('the winner of a duel gains as much as the loser loses, and both are better known', () => {
    const after = skillsAfter([team(1, 'anna'), team(2, 'boris')])
    const [anna = FIRST_RATING, boris = FIRST_RATING] = [after.get('anna'), after.get('boris')]
    expect(anna.mu - FIRST_RATING.mu).toBeCloseTo(FIRST_RATING.mu - boris.mu, 9)
    expect(shownValue(anna)).toBe(1595)
    expect(shownValue(boris)).toBe(1405)
    expect(anna.sigma).toBeLessThan(FIRST_RATING.sigma)
  })

  test('six seats are rated by their order, allies alike, and a draw between equals changes nobody', () => {
    const six = skillsAfter(['a', 'b', 'c', 'd', 'e', 'f'].map((name, i) => team(i + 1, name)))
    const values = [...six.values()].map(shownValue)
    expect(values).toEqual(values.toSorted((a, b) => b - a))
    expect(new Set(values).size).toBe(6)
    const teams = skillsAfter([team(1, 'anna', 'boris'), team(2, 'clara', 'dina')])
    expect(teams.get('anna')).toEqual(teams.get('boris'))
    const draw = skillsAfter([team(1, 'anna'), team(1, 'boris')])
    expect([...draw.values()].map(shownValue)).toEqual([1500, 1500])
  })

  test('a rating is provisional for ten matches, and tells what the match has changed', () => {
    expect(shownRating({ mu: 25, matches: 9 })).toEqual({ value: 1500, provisional: true })
    expect(shownRating({ mu: 26, matches: 10 }, { mu: 25 })).toEqual({ value: 1536, provisional: false, change: 36 })
  })
})

const person = (account: string): Holder => ({ kind: 'account', account, registered: true })

function begun(seats: readonly Holder[]): StartedTable {
  const options = { players: String(seats.length) }
  const row = aMatch('some-match', { game: DUEL.id, options, status: 'running', seats, rated: true })
  const table = initialTable(DUEL, row)
  if (!isStarted(table)) throw new Error('It has not begun.')
  return table
}

describe('which matches are rated', () => {
  const clock = { kind: 'days', days: 1 } as const
  const rated = (seats: readonly Holder[], change: object = {}): boolean =>
    isRatedMatch({ seats, clock, hotSeat: false, ...change }, begun(seats).live.state)

  test('those of people with accounts against each other, by the clock', () => {
    expect(rated([person('anna'), person('boris')])).toBe(true)
    expect(rated([person('anna'), { kind: 'account', account: 'guest' }])).toBe(false)
    expect(rated([person('anna'), { kind: 'bot', level: 'easy' }])).toBe(false)
    expect(rated([person('anna'), person('anna')])).toBe(false)
    expect(rated([person('anna'), person('boris')], { clock: { kind: 'none' } })).toBe(false)
    expect(rated([person('anna'), person('boris')], { hotSeat: true })).toBe(false)
  })

  test('who leaves a table of three has lost, although a bot plays on; the others are ranked before', () => {
    const start = begun([person('anna'), person('boris'), person('clara')])
    const left = applied(start, resign(start, 'boris', 'b', 0))
    const result = { kind: 'won', winners: [1], reason: 'points', rule: '1' } as const
    const over = { ...left, row: { ...left.row, status: 'finished' as const, result } }
    if (!isStarted(over)) throw new Error('It has not begun.')
    const match = finishedMatch(over, 0)
    expect(match.participants.map(({ account, outcome, place }) => [account, outcome, place])).toEqual([
      ['anna', 'lost', 2],
      ['boris', 'lost', 4],
      ['clara', 'lost', 2],
    ])
    expect(match.bots).toEqual([])
    const after = ratingsAfter(match, [])
    expect(after.get('anna')?.after.mu).toBeGreaterThan(FIRST_RATING.mu)
    expect(after.get('boris')?.after.mu).toBeLessThan(FIRST_RATING.mu)
  })
})

const DAYS = { kind: 'days', days: 1 } as const
const RATED = {
  game: 'unmatched',
  options: { heroPick: 'random' },
  clock: DAYS,
  visibility: 'public',
  rated: true,
} as const

async function registered(url: string, name: string): Promise<Player> {
  const player = await sitDown(url, name)
  const { body } = await player.post('/api/account/claim', {
    login: name.toLowerCase(),
    password: 'correct horse battery',
  })
  expect(session.parse(body).account.kind).toBe('user')
  return player
}

describe('at the table', () => {
  test('the end of a rated match tells both what it did to their ratings', async () => {
    const { url } = await openServer()
    const [anna, boris] = [await registered(url, 'Anna'), await registered(url, 'Boris')]
    const { id, rated } = await anna.create(RATED)
    expect(rated).toBe(true)
    expect(await boris.match(`/api/matches/${id}/join`)).toMatchObject({ rated: true, status: 'running' })
    const table = await anna.watch(id)
    await (await boris.watch(id)).ask({ type: 'resign', seat: 'b1' })
    await table.when(one => isUpdate(one) && one.status === 'finished')
    const told = await table.when(one => one.type === 'match' && one.match.ratings?.['a1']?.change !== undefined)
    expect(told).toMatchObject({
      match: {
        ratings: {
          a1: { value: 1595, provisional: true, change: 95 },
          b1: { value: 1405, provisional: true, change: -95 },
        },
      },
    })
    // The next table shows how they stand now.
    expect(await boris.create(RATED)).toMatchObject({ ratings: { a1: { value: 1405, provisional: true } } })
  })

  test('a guest may sit down at a table that would be rated, and then it is not', async () => {
    const { url } = await openServer()
    const [anna, guest] = [await registered(url, 'Anna'), await sitDown(url, 'Guest')]
    const { id } = await anna.create(RATED)
    expect(await guest.match(`/api/matches/${id}/join`)).toMatchObject({ rated: false, status: 'running' })
    expect(await guest.refused('/api/matches', RATED)).toMatchObject({ error: 'bad-request' })
    // An account that is made later changes nothing.
    await guest.post('/api/account/claim', { login: 'late', password: 'correct horse battery' })
    const table = await guest.watch(id)
    await table.ask({ type: 'resign', seat: 'b1' })
    expect((await anna.match(`/api/matches/${id}/rematch`)).ratings).toBeUndefined()
  })

  test('by default public tables with a clock are rated; with bots, without a clock, or by link they are not', async () => {
    const { url } = await openServer()
    const anna = await registered(url, 'Anna')
    const ratedWith = async (change: object): Promise<boolean> => {
      const { rated: _, ...byDefault } = RATED
      return (await anna.create({ ...byDefault, ...change })).rated
    }
    expect(await ratedWith({})).toBe(true)
    expect(await ratedWith({ rated: false })).toBe(false)
    expect(await ratedWith({ clock: { kind: 'none' } })).toBe(false)
    expect(await ratedWith({ visibility: 'private' })).toBe(false)
    expect(await ratedWith({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] })).toBe(false)
    expect(await anna.refused('/api/matches', { ...RATED, clock: { kind: 'none' } })).toMatchObject({
      error: 'bad-request',
      message: 'A rated match needs a clock, and a device for each player.',
    })
  })

  test('a match that ended while no process could record it is counted later', async () => {
    const data = temporaryFolder()
    const store = await openStore({ file: `${data}/ludoteka.db` })
    const names = ['ada-account', 'bob-account']
    for (const id of names)
      await store.createAccount({ id, name: id, kind: 'user', language: 'en', login: null, createdAt: 1 })
    const result = { kind: 'won', winners: [1], reason: 'resigned', rule: '' } as const
    const row = { status: 'finished', rated: true, seats: names.map(person), result } as const
    await store.createMatch(
      aMatch('match-one', { ...row, options: {}, version: (await import('@ludoteka/unmatched')).unmatched.version }),
    )
    await store.close()
    const { url } = await openServer({ data, maintenanceMs: 20 })
    const anna = await sitDown(url)
    await expect
      .poll(async () => (await anna.get('/api/matches/match-one')).body)
      .toMatchObject({ ratings: { a1: { change: -95 }, b1: { change: 95 } } })
  })

  test('two servers see the end of a match and count it once', async () => {
    const databaseUrl = await freshDatabase()
    const servers = await Promise.all([
      openServer({ databaseUrl, maintenanceMs: 20 }),
      openServer({ databaseUrl, maintenanceMs: 20 }),
    ])
    const [one = '', two = ''] = servers.map(({ url }) => url)
    const [anna, boris] = [await registered(one, 'Anna'), await registered(two, 'Boris')]
    const { id } = await anna.create(RATED)
    await boris.match(`/api/matches/${id}/join`)
    const there = await boris.watch(id)
    await (await anna.watch(id)).ask({ type: 'resign', seat: 'a1' })
    await there.when(event => event.type === 'match' && event.match.ratings?.['b1']?.change === 95)
    expect(await boris.create(RATED)).toMatchObject({ ratings: { a1: { value: 1595 } } })
  })
})
