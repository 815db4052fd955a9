// Whole matches over real sockets: a person against a bot, two people, spectators, two tabs, resuming.

import { act, begin, entriesFor, type Match, readMatch, replay, SPECTATOR, stateHash, view } from '@ludoteka/kernel'
import { exported, history, matchDetail } from '@ludoteka/protocol'
import { unmatched } from '@ludoteka/unmatched'
import { afterEach, expect, test } from 'vitest'
import { isTable, isUpdate, playOn, sitDown } from './support/player.ts'
import { loggedErrors, openServer } from './support/server.ts'

afterEach(() => expect(loggedErrors.splice(0)).toEqual([]))

const AGAINST_BOT = { game: 'unmatched', seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }] } as const

test('a person plays a whole match against a bot, and the export replays to the same bytes', async () => {
  const { url } = await openServer()
  const anna = await sitDown(url)
  const { id, commitment } = await anna.create({ ...AGAINST_BOT, seats: [...AGAINST_BOT.seats] })
  const table = await anna.watch(id)
  expect(await playOn(table, ['a1'])).toBeGreaterThan(5)
  const match = matchDetail.parse((await anna.get(`/api/matches/${id}`)).body)
  expect(match.status).toBe('finished')
  expect(match.commitment).toBe(commitment)
  expect(match.seed).toMatch(/^[0-9a-f]{32}$/)
  const file = exported.parse((await anna.get(`/api/matches/${id}/export`)).body)
  const recorded: Match = readMatch(unmatched, file)
  expect(stateHash(unmatched, replay(unmatched, recorded).state)).toBe(file.hashes.at(-1))
  expect(file.seed).toBe(match.seed)
})

test('a running match is not exported, and its seed is not revealed', async () => {
  const { url } = await openServer()
  const anna = await sitDown(url)
  const made = await anna.create({ ...AGAINST_BOT, seats: [...AGAINST_BOT.seats] })
  expect(made).not.toHaveProperty('seed')
  expect((await anna.get(`/api/matches/${made.id}/export`)).status).toBe(409)
})

test('two people play before a spectator: every message contains exactly what its seat may know, and no hidden card', async () => {
  const { url } = await openServer()
  const [anna, boris, clara] = await Promise.all([sitDown(url, 'Anna'), sitDown(url, 'Boris'), sitDown(url, 'Clara')])
  const { id } = await anna.create({ game: 'unmatched', options: { heroPick: 'random' } })
  await boris.match(`/api/matches/${id}/join`)
  const [a, b, spectator] = await Promise.all([anna.watch(id), boris.watch(id), clara.watch(id)])
  await Promise.all([playOn(a, ['a1']), playOn(b, ['b1'])])
  await spectator.when(one => isUpdate(one) && one.status === 'finished')
  const recorded = readMatch(unmatched, exported.parse((await anna.get(`/api/matches/${id}/export`)).body))
  const moments = [begin(unmatched, recorded.options, recorded.seed)]
  for (const action of recorded.actions) moments.push(act(unmatched, moments.at(-1) ?? nothing(), action))
  for (const [table, name, seat] of [
    [spectator, 'spectator', SPECTATOR],
    [a, 'a1', 0],
    [b, 'b1', 1],
  ] as const) {
    const frames = table.received.filter(one => isTable(one) || isUpdate(one))
    expect(frames.length).toBeGreaterThan(10)
    for (const one of frames) {
      if (!('views' in one)) continue
      const { state } = moments[one.seq] ?? nothing()
      expect(one.views).toEqual({ [name]: view(unmatched, state, seat) })
      if (isUpdate(one)) expect(one.log).toEqual(entriesFor(state.news, seat).map(entry => ({ ...entry, at: one.seq })))
    }
  }
})

function nothing(): never {
  throw new Error('there is nothing')
}

test('a client that was away gets exactly what it missed', async () => {
  const { url } = await openServer()
  const anna = await sitDown(url)
  const { id } = await anna.create({ game: 'unmatched', hotSeat: true, options: { heroPick: 'random' } })
  const first = await anna.watch(id)
  await playOn(first, ['a1', 'b1'], 10)
  const leftAt = first.seq
  await first.leave()
  const other = await anna.watch(id)
  await playOn(other, ['a1', 'b1'], 10)
  const back = await anna.watch(id, { since: leftAt })
  const table = await back.until(isTable)
  expect(table.whole).toBe(false)
  expect(table.seq).toBe(other.seq)
  expect(table.log.every(entry => entry.at > leftAt)).toBe(true)
  const whole = await (await anna.watch(id)).until(isTable)
  expect(whole.whole).toBe(true)
  expect(whole.log.filter(entry => entry.at > leftAt)).toEqual(table.log)
})

test('two tabs of one seat are kept up to date', async () => {
  const { url } = await openServer()
  const anna = await sitDown(url)
  const { id } = await anna.create({ game: 'unmatched', hotSeat: true, options: { heroPick: 'random' } })
  const [one, two] = await Promise.all([anna.watch(id), anna.watch(id)])
  await playOn(one, ['a1', 'b1'], 5)
  await two.when(event => event.type === 'update' && event.seq === one.seq)
  await playOn(two, ['a1', 'b1'], 5)
  await one.when(event => event.type === 'update' && event.seq === two.seq)
  expect(one.last.views).toEqual(two.last.views)
})

test('an action at an old sequence number is stale and changes nothing', async () => {
  const { url } = await openServer()
  const anna = await sitDown(url)
  const { id } = await anna.create({ game: 'unmatched', hotSeat: true, options: { heroPick: 'random' } })
  const table = await anna.watch(id)
  const [verb, args] = Object.entries(table.view(table.view('a1').waiting[0] ?? '').choice)[0] ?? ['', true]
  const action = {
    type: 'act',
    seq: table.seq,
    seat: table.view('a1').waiting[0],
    verb,
    ...(args === true ? {} : { arg: args[0] }),
  }
  expect(await table.ask(action)).toMatchObject({ type: 'done', seq: 1 })
  expect(await table.ask(action)).toMatchObject({ type: 'refused', problem: { error: 'stale' } })
  expect(await table.ask({ ...action, seq: 99 })).toMatchObject({ type: 'refused', problem: { error: 'stale' } })
  expect((await (await anna.watch(id)).until(isTable)).seq).toBe(1)
})

test('the history shows a seat its own past, and every seat once the match is over', async () => {
  const { url } = await openServer()
  const [anna, boris] = await Promise.all([sitDown(url), sitDown(url, 'Boris')])
  const { id } = await anna.create({ game: 'unmatched', options: { heroPick: 'random' } })
  await boris.match(`/api/matches/${id}/join`)
  const [a, b] = await Promise.all([anna.watch(id), boris.watch(id)])
  expect((await anna.get(`/api/matches/${id}/history?seat=b1`)).status).toBe(403)
  await Promise.all([playOn(a, ['a1']), playOn(b, ['b1'])])
  const past = history.parse((await anna.get(`/api/matches/${id}/history?from=2&to=4`)).body)
  expect(past.frames.map(({ at }) => at)).toEqual([2, 3, 4])
  expect(past.frames[0]?.view['you']).toBe('a1')
  const others = history.parse((await anna.get(`/api/matches/${id}/history?seat=b1&from=${past.total}`)).body)
  expect(others.frames[0]?.view).toMatchObject({ you: 'b1', result: { kind: 'won' } })
})

test('long answers are compressed for clients that accept it', async () => {
  const { url } = await openServer()
  const anna = await sitDown(url)
  const { id } = await anna.create({ game: 'unmatched', hotSeat: true, options: { heroPick: 'random' } })
  const asked = (encoding: string): Promise<Response> =>
    fetch(`${url}/api/matches/${id}/history`, { headers: { 'accept-encoding': encoding } })
  const [packed, plain] = await Promise.all([asked('gzip, br'), asked('identity')])
  expect([packed, plain].map(({ headers }) => headers.get('content-encoding'))).toEqual(['gzip', null])
  expect([packed, plain].map(({ headers }) => headers.get('vary'))).toEqual(['accept-encoding', 'accept-encoding'])
  const length = ({ headers }: Response): number => Number(headers.get('content-length'))
  expect(length(packed)).toBeLessThan(length(plain) / 2)
  expect(history.parse(await packed.json())).toEqual(history.parse(await plain.json()))
})
