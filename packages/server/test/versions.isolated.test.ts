// New rules are deployed while matches are under way: those go on by their own, and whatever begins later takes the new.

import { firstDifference, type Game, LudotekaError, readMatch, seedFrom } from '@ludoteka/kernel'
import { exported, history, matchDetail, matchPage } from '@ludoteka/protocol'
import { loadFrozen } from '@ludoteka/registry'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NODE_SYSTEM } from '../src/index.ts'
import { openStore } from '../src/store/open.ts'
import { playOn, sitDown } from './support/player.ts'
import { afterwards, loggedErrors, openServer, temporaryFolder } from './support/server.ts'

/** The version this program has, and the oldest it keeps. */
const program = vi.hoisted(() => ({ version: 1, oldest: 1 }))

vi.mock(import('@ludoteka/registry'), async original => {
  const registry = await original()
  const rules = new Map<number, Game>([
    [1, await registry.loadFrozen('red-sea', 1)],
    [2, { ...(await registry.loadGame('red-sea')), version: 2 }],
  ])
  const load = (version: number): Game => {
    const game = version > program.version || version < program.oldest ? undefined : rules.get(version)
    if (game) return game
    throw new LudotekaError(version < program.oldest ? 'version-not-kept' : 'version-mismatch', 'No such version.')
  }
  return {
    ...registry,
    findGame: () => load(program.version),
    loadGame: async (_id, version = program.version) => load(version),
  }
})

beforeEach(() => {
  program.version = 1
  program.oldest = 1
})
afterEach(() => expect(loggedErrors.splice(0)).toEqual([]))

const SEATS = ['us', 'ussr']
/** Every match is the same one, and a long one. */
const system = { ...NODE_SYSTEM, freshSeed: () => seedFrom('versions') }
const HOT_SEAT = { game: 'red-sea', hotSeat: true } as const

test('a match begun by version 1 is played to its end and replayed by it; a new one is played by version 2', async () => {
  const data = temporaryFolder()
  const before = await openServer({ data, system })
  const anna = await sitDown(before.url)
  const { id, version } = await anna.create(HOT_SEAT)
  expect(version).toBe(1)
  const begun = await anna.watch(id)
  await playOn(begun, SEATS, 12)
  await before.close()

  program.version = 2
  const { url } = await openServer({ data, system })
  const later = anna.at(url)
  const table = await later.watch(id)
  expect(table.last).toMatchObject({ seq: 12, views: begun.last.views })
  expect(await playOn(table, SEATS)).toBeGreaterThan(10)

  const match = matchDetail.parse((await later.get(`/api/matches/${id}`)).body)
  expect(match).toMatchObject({ version: 1, status: 'finished' })
  const past = history.parse((await later.get(`/api/matches/${id}/history?from=5&to=5`)).body)
  expect(past.frames[0]?.view).toMatchObject({ version: 1 })
  const file = exported.parse((await later.get(`/api/matches/${id}/export`)).body)
  const rules = await loadFrozen('red-sea', 1)
  expect(firstDifference(rules, readMatch(rules, file))).toBeUndefined()

  const next = await later.create(HOT_SEAT)
  expect(next.version).toBe(2)
  expect(await playOn(await later.watch(next.id), SEATS, 5)).toBe(5)
  expect((await later.match(`/api/matches/${id}/rematch`)).version).toBe(2)
})

test('a bot of a match begun by version 1 goes on by it', async () => {
  const data = temporaryFolder()
  const before = await openServer({ data, system })
  const anna = await sitDown(before.url)
  const { id } = await anna.create({ game: 'red-sea', seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }] })
  await playOn(await anna.watch(id), ['us'], 3)
  await before.close()

  program.version = 2
  const { url } = await openServer({ data, system })
  const table = await anna.at(url).watch(id)
  expect(await playOn(table, ['us'], 6)).toBeGreaterThan(0)
  expect(table.last.views['us']).toMatchObject({ version: 1 })
})

test('a match whose version is no longer kept is closed, as soon as somebody looks at it', async () => {
  const data = temporaryFolder()
  const before = await openServer({ data, system })
  const anna = await sitDown(before.url)
  const { id } = await anna.create(HOT_SEAT)
  await before.close()

  Object.assign(program, { version: 2, oldest: 2 })
  const after = await openServer({ data, system })
  const later = anna.at(after.url)
  const mine = async () => matchPage.parse((await later.get('/api/matches?list=mine')).body).matches
  expect(await mine()).toMatchObject([{ id, version: 1, yours: SEATS }])
  const answer = await later.get(`/api/matches/${id}`)
  expect(answer).toMatchObject({ status: 409, body: { error: 'over' } })
  expect(await mine()).toEqual([])
})

test('a match of a newer program is left as it is', async () => {
  const data = temporaryFolder()
  program.version = 2
  const before = await openServer({ data, system })
  const anna = await sitDown(before.url)
  const { id } = await anna.create(HOT_SEAT)
  await before.close()

  program.version = 1
  const older = await openServer({ data, system })
  const answer = await anna.at(older.url).get(`/api/matches/${id}`)
  expect(answer).toMatchObject({ status: 503, body: { error: 'unavailable' } })
  await older.close()
  const store = await openStore({ file: `${data}/ludoteka.db` })
  afterwards(() => store.close())
  expect(await store.match(id)).toMatchObject({ version: 2, status: 'running' })
})
