// Talk between two seats: only these two people ever read it, and only in games that have it.

import { gameList } from '@ludoteka/protocol'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { botWorkerWith } from './support/bundle.ts'
import { isTable, type LiveTable, type Player, sitDown } from './support/player.ts'
import { loggedErrors, openServer } from './support/server.ts'

vi.mock(import('@ludoteka/registry'), async original => ({
  ...(await original()),
  ...(await import('./support/councilRegistry.ts')),
}))

let botWorker: URL
beforeAll(async () => {
  botWorker = await botWorkerWith(new URL('./support/councilRegistry.ts', import.meta.url))
})
afterEach(() => expect(loggedErrors.splice(0)).toEqual([]))

const BOT = { kind: 'bot', level: 'random' } as const
const OPEN = { kind: 'open' } as const
const ME = { kind: 'me' } as const
const SECRET = 'we strike at dawn'

const whisper = (seat: string, to: string, text = SECRET) => ({ type: 'chat', channel: 'private', seat, to, text })
const chatOf = async (table: LiveTable) => (await table.until(isTable)).chat

type Council = { readonly id: string; readonly anna: Player; readonly boris: Player; readonly clara: Player }

/** Anna is ada, Boris ben, Clara cyd; bots have the other seats. */
async function council(game = 'council', url?: string): Promise<Council> {
  const at = url ?? (await openServer({ botWorker })).url
  const [anna, boris, clara] = [await sitDown(at, 'Anna'), await sitDown(at, 'Boris'), await sitDown(at, 'Clara')]
  const { id } = await anna.create({ game, seats: [ME, OPEN, OPEN, BOT, BOT, BOT] })
  await boris.match(`/api/matches/${id}/join`, { seat: 'ben' })
  await clara.match(`/api/matches/${id}/join`, { seat: 'cyd' })
  return { id, anna, boris, clara }
}

test('only the two people of a pair of seats read what is said between them, at once and later', async () => {
  const { id, anna, boris, clara } = await council()
  const spectator = await sitDown(anna.url, 'Dora')
  const [a, b, c, d] = [await anna.watch(id), await boris.watch(id), await clara.watch(id), await spectator.watch(id)]
  expect(await a.ask(whisper('ada', 'ben'))).toMatchObject({ type: 'done' })
  expect(await b.ask(whisper('ben', 'ada', 'agreed'))).toMatchObject({ type: 'done' })
  expect(await c.ask(whisper('cyd', 'ada', 'what is going on?'))).toMatchObject({ type: 'done' })
  await a.ask({ type: 'chat', channel: 'players', text: 'good evening' })
  for (const table of [a, b, c, d]) await table.when(one => one.type === 'chat' && one.line.text === 'good evening')
  const heardBy = (table: LiveTable) => table.received.flatMap(one => (one.type === 'chat' ? [one.line.text] : []))
  expect(heardBy(a)).toEqual([SECRET, 'agreed', 'what is going on?', 'good evening'])
  expect(heardBy(b)).toEqual([SECRET, 'agreed', 'good evening'])
  expect(heardBy(c)).toEqual(['what is going on?', 'good evening'])
  expect(heardBy(d)).toEqual(['good evening'])

  const again = [await boris.watch(id), await clara.watch(id), await spectator.watch(id)]
  const [ofBoris, ofClara, ofDora] = await Promise.all(again.map(chatOf))
  expect(ofBoris).toMatchObject([
    { channel: 'private', seat: 'ada', to: 'ben', text: SECRET },
    { channel: 'private', seat: 'ben', to: 'ada', text: 'agreed' },
    { channel: 'players', text: 'good evening' },
  ])
  expect(JSON.stringify([ofClara, ofDora])).not.toContain(SECRET)
})

test('nothing about a private line reaches anybody else: no list, history, export or number of a line', async () => {
  const { id, anna, boris, clara } = await council()
  const [a, c] = [await anna.watch(id), await clara.watch(id)]
  await a.ask({ type: 'chat', channel: 'players', text: 'one' })
  await a.ask(whisper('ada', 'ben'))
  await a.ask({ type: 'chat', channel: 'players', text: 'two' })
  await c.when(one => one.type === 'chat' && one.line.text === 'two')
  const ids = c.received.flatMap(one => (one.type === 'chat' ? [one.line.id] : []))
  // Whoever counts lines would know that one is missing.
  expect(ids.every(number => number > 100)).toBe(true)
  for (const player of [boris, clara])
    for (const path of ['', '/history', '/export'])
      expect(JSON.stringify((await player.get(`/api/matches/${id}${path}`)).body)).not.toContain(SECRET)
  expect(c.texts.join()).not.toContain(SECRET)
  expect(c.texts.join()).not.toContain('private')
})

test('it is refused where the game has none, for seats of others, to bots, to oneself and before the match', async () => {
  const { url } = await openServer({ botWorker })
  const silent = await council('silent', url)
  expect(await (await silent.anna.watch(silent.id)).ask(whisper('ada', 'ben'))).toMatchObject({
    problem: { error: 'forbidden', message: 'This game has no private talk.' },
  })
  const { games } = gameList.parse((await silent.anna.get('/api/games')).body)
  expect(games.map(({ id, privateTalk }) => [id, privateTalk])).toEqual([
    ['council', true],
    ['silent', false],
  ])

  const { id, anna } = await council('council', url)
  const a = await anna.watch(id)
  const refusal = async (seat: string, to: string) => {
    const answer = await a.ask(whisper(seat, to))
    return answer.type === 'refused' ? answer.problem.error : answer.type
  }
  expect(await refusal('ben', 'cyd')).toBe('wrong-seat')
  expect(await refusal('ada', 'nobody')).toBe('wrong-seat')
  expect(await refusal('ada', 'dov')).toBe('conflict')
  expect(await refusal('ada', 'ada')).toBe('conflict')
  expect(await a.ask({ type: 'chat', channel: 'private', text: 'to whom?' })).toMatchObject({
    problem: { error: 'bad-request' },
  })
  const dora = await sitDown(url, 'Dora')
  expect(await (await dora.watch(id)).ask(whisper('ada', 'ben'))).toMatchObject({ problem: { error: 'wrong-seat' } })

  const open = await anna.create({ game: 'council', seats: [ME, OPEN, OPEN, BOT, BOT, BOT] })
  const boris = await sitDown(url, 'Boris')
  await boris.match(`/api/matches/${open.id}/join`, { seat: 'ben' })
  expect(await (await anna.watch(open.id)).ask(whisper('ada', 'ben'))).toMatchObject({ problem: { error: 'conflict' } })
})

test('people who share a device neither write nor get private lines', async () => {
  const { url } = await openServer({ botWorker })
  const [anna, boris] = [await sitDown(url, 'Anna'), await sitDown(url, 'Boris')]
  const { id } = await anna.create({ game: 'council', hotSeat: true, seats: [ME, ME, OPEN, BOT, BOT, BOT] })
  await boris.match(`/api/matches/${id}/join`, { seat: 'cyd' })
  const [a, b] = [await anna.watch(id), await boris.watch(id)]
  for (const answer of [await a.ask(whisper('ada', 'cyd')), await b.ask(whisper('cyd', 'ben'))])
    expect(answer).toMatchObject({ problem: { error: 'forbidden' } })
})
