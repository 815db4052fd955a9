// Decks that people bring to their seats in secret, in a test game of the kernel.

import { firstDifference, readMatch } from '@ludoteka/kernel'
import { deckList, exported, gameList, history, matchDetail } from '@ludoteka/protocol'
import { pino } from 'pino'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { borders } from '../../kernel/test/games/borders.ts'
import { openStore } from '../src/store/open.ts'
import { botWorkerWith } from './support/bundle.ts'
import { type Player, playOn, sitDown } from './support/player.ts'
import { afterwards, loggedErrors, openServer, temporaryFolder } from './support/server.ts'

vi.mock(import('@ludoteka/registry'), async original => ({
  ...(await original()),
  ...(await import('./support/bordersRegistry.ts')),
}))

let botWorker: URL
beforeAll(async () => {
  botWorker = await botWorkerWith(new URL('./support/bordersRegistry.ts', import.meta.url))
})
afterEach(() => expect(loggedErrors.splice(0)).toEqual([]))

/** No kind is in both, so that each kind tells whose deck it comes from. */
const ANNAS = ['spear', 'spear', 'bow', 'bow', 'horse']
const ANNAS_DECK = [...ANNAS, 'horse']
const BORISS_DECK = ['ram', 'ram', 'sling', 'sling', 'horse', 'horse']
const OTHER_DECK = ['spear', 'bow', 'horse', 'ram', 'ram', 'sling']
const NAMES_A_CARD_OF_ANNA = /"(spear|bow)"/

const WITH_BOT = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const

async function twoPlayers(): Promise<{ readonly anna: Player; readonly boris: Player }> {
  const { url } = await openServer({ botWorker })
  return { anna: await sitDown(url), boris: await sitDown(url, 'Boris') }
}

const detailOf = async (player: Player, id: string) => matchDetail.parse((await player.get(`/api/matches/${id}`)).body)
const exportOf = async (player: Player, id: string) =>
  exported.parse((await player.get(`/api/matches/${id}/export`)).body)

/** Plays a match of two people to its end. */
async function playOut(id: string, anna: Player, boris: Player): Promise<void> {
  const tables = [await anna.watch(id), await boris.watch(id)] as const
  await Promise.all([playOn(tables[0], ['red']), playOn(tables[1], ['blue'])])
}

describe('a deck', () => {
  test('is brought with the seat and read back by its owner', async () => {
    const { anna, boris } = await twoPlayers()
    const made = await anna.create({ game: 'borders', seats: [{ kind: 'me', brought: ANNAS_DECK }] })
    expect(made.brought).toEqual({ red: ANNAS_DECK })
    const joined = await boris.match(`/api/matches/${made.id}/join`, { brought: BORISS_DECK })
    expect(joined.status).toBe('running')
    expect(joined.brought?.['blue']?.toSorted()).toEqual(BORISS_DECK.toSorted())
    const table = await boris.watch(made.id)
    expect(table.view('blue').zones).toMatchObject({
      muster: { blue: { cards: ['horse', 'horse', 'ram', 'ram', 'sling', 'sling'] } },
    })
  })

  test('is brought with the seat of a link', async () => {
    const { anna, boris } = await twoPlayers()
    const { invites = {} } = await anna.create({ game: 'borders', visibility: 'private' })
    const joined = await boris.match(`/api/invites/${invites['blue']}`, { brought: BORISS_DECK })
    expect(joined.brought?.['blue']?.toSorted()).toEqual(BORISS_DECK.toSorted())
  })

  test('may be changed until the match begins, and is gone with the seat', async () => {
    const { anna, boris } = await twoPlayers()
    const { id } = await anna.create({ game: 'borders' })
    const join = `/api/matches/${id}/join`
    expect((await anna.match(join, { brought: ANNAS_DECK })).brought).toEqual({ red: ANNAS_DECK })
    expect((await anna.match(join, { seat: 'red', brought: OTHER_DECK })).brought).toEqual({ red: OTHER_DECK })
    expect((await anna.match(join)).brought).toEqual({ red: OTHER_DECK })
    expect((await anna.match(join, { brought: [] })).brought).toEqual({ red: [] })
    await anna.match(join, { brought: OTHER_DECK })
    await anna.match(`/api/matches/${id}/leave`)
    expect((await boris.match(join, { seat: 'red' })).brought).toEqual({ red: [] })
    await anna.match(join)
    expect(await boris.refused(join, { brought: BORISS_DECK })).toMatchObject({ error: 'conflict' })
  })

  test('is refused with the reason and the rule of the game', async () => {
    const { anna, boris } = await twoPlayers()
    const { id } = await anna.create({ game: 'borders' })
    const join = `/api/matches/${id}/join`
    const refusal = { error: 'illegal', rule: '1' }
    expect(await boris.refused(join, { brought: ANNAS })).toMatchObject({ ...refusal, reason: 'sixCards' })
    const three = ['ram', 'ram', 'ram', 'bow', 'bow', 'horse']
    expect(await boris.refused(join, { brought: three })).toMatchObject({ ...refusal, reason: 'tooManyOfAKind' })
    expect(await boris.refused(join, { brought: ['dragon'] })).toMatchObject({ error: 'bad-request' })
    expect((await detailOf(boris, id)).yours).toEqual([])
    const seats = [{ kind: 'me', brought: ANNAS }]
    expect(await anna.refused('/api/matches', { game: 'borders', seats })).toMatchObject(refusal)
    expect(await anna.refused(join, { brought: ANNAS })).toMatchObject(refusal)
    expect((await detailOf(anna, id)).brought).toEqual({ red: [] })
  })

  test('is refused by a game to which nothing is brought', async () => {
    const { anna } = await twoPlayers()
    const seats = [{ kind: 'me', brought: [] }]
    expect(await anna.refused('/api/matches', { game: 'plain', seats })).toMatchObject({ error: 'bad-request' })
    const { id, brought } = await anna.create({ game: 'plain' })
    expect(brought).toBeUndefined()
    expect(await anna.refused(`/api/matches/${id}/join`, { brought: [] })).toMatchObject({ error: 'bad-request' })
  })

  test('is dealt to whoever has brought none, bots included', async () => {
    const { anna } = await twoPlayers()
    const { id, brought } = await anna.create({ game: 'borders', seats: [...WITH_BOT] })
    expect(brought).toEqual({ red: expect.any(Array) })
    expect(brought?.['red']).toHaveLength(6)
    await playOn(await anna.watch(id), ['red'])
    const after = await detailOf(anna, id)
    expect(after.brought?.['red']).toEqual(brought?.['red'])
    expect(borders.bringing?.check(after.brought?.['blue'] ?? [], {})).toBeUndefined()
  })

  test('is told in the list of games: which cards there are', async () => {
    const { anna } = await twoPlayers()
    const { games } = gameList.parse((await anna.get('/api/games')).body)
    expect(games.map(({ id, bringing }) => ({ id, bringing }))).toEqual([
      { id: 'borders', bringing: borders.bringing?.kinds },
      { id: 'plain', bringing: undefined },
    ])
  })
})

describe('until the match is over', () => {
  test('nobody else is told of a deck, by whatever they ask', async () => {
    const logged: string[] = []
    const logger = pino({ level: 'trace' }, { write: line => logged.push(line) })
    const { url } = await openServer({ botWorker, logger })
    const [anna, boris, carla] = [await sitDown(url), await sitDown(url, 'Boris'), await sitDown(url, 'Carla')]
    const { id } = await anna.create({ game: 'borders' })
    const others = [await boris.watch(id), await carla.watch(id)]
    await anna.match(`/api/matches/${id}/join`, { brought: ANNAS_DECK })
    await anna.refused(`/api/matches/${id}/join`, { brought: ['spear', 'spear', 'spear'] })

    const answers: unknown[] = []
    const askEverything = async (): Promise<void> => {
      const paths = ['', '/history', '/history?seat=red', '/history?seat=spectator', '/export'].map(
        path => `/api/matches/${id}${path}`,
      )
      const lists = ['open', 'live', 'mine'].map(list => `/api/matches?list=${list}`)
      for (const player of [boris, carla])
        for (const path of [...paths, ...lists]) answers.push((await player.get(path)).body)
      for (const path of ['join', 'start', 'abandon', 'rematch'])
        answers.push(await carla.refused(`/api/matches/${id}/${path}`, { seat: 'red', brought: BORISS_DECK }))
    }
    await askEverything()
    answers.push(await boris.match(`/api/matches/${id}/join`, { brought: BORISS_DECK }))
    const table = await anna.watch(id)
    for (const troop of ANNAS_DECK) await table.act('red', 'north', troop)
    const watched = await boris.watch(id)
    answers.push(await watched.ask({ type: 'why', seat: 'blue', verb: 'north', arg: 'ram' }))
    answers.push(await watched.act('red', 'north', 'ram'))
    await askEverything()
    const received = [...others, watched].flatMap(({ texts }) => texts)
    expect(received.length).toBeGreaterThan(6)
    for (const text of [...received, ...logged, ...answers.map(answer => JSON.stringify(answer))])
      expect(text).not.toMatch(NAMES_A_CARD_OF_ANNA)
    // The same words would be found where they may stand.
    expect(JSON.stringify((await detailOf(anna, id)).brought)).toMatch(NAMES_A_CARD_OF_ANNA)
    expect(table.texts.join()).toMatch(NAMES_A_CARD_OF_ANNA)
  })

  test('a deck survives a restart, before the match and during it', async () => {
    const data = temporaryFolder()
    const first = await openServer({ data, botWorker })
    const anna = await sitDown(first.url)
    const boris = await sitDown(first.url, 'Boris')
    const { id } = await anna.create({ game: 'borders', seats: [{ kind: 'me', brought: ANNAS_DECK }] })
    await first.close()

    const second = await openServer({ data, botWorker })
    expect((await detailOf(anna.at(second.url), id)).brought).toEqual({ red: ANNAS_DECK })
    await boris.at(second.url).match(`/api/matches/${id}/join`)
    const before = await anna.at(second.url).watch(id)
    await before.act('red', 'north', 'bow')
    const borissDeck = (await detailOf(boris.at(second.url), id)).brought
    await second.close()

    const third = await openServer({ data, botWorker })
    const after = await anna.at(third.url).watch(id)
    expect(after.last.views).toEqual(before.last.views)
    expect((await detailOf(boris.at(third.url), id)).brought).toEqual(borissDeck)
    await third.close()
    const store = await openStore({ file: `${data}/ludoteka.db` })
    afterwards(() => store.close())
    expect((await store.match(id))?.brought).toEqual([ANNAS_DECK, []])
  })
})

describe('when the match is over', () => {
  test('the decks are published and exported, and the export replays to the same states', async () => {
    const { anna, boris } = await twoPlayers()
    const { id } = await anna.create({ game: 'borders', seats: [{ kind: 'me', brought: ANNAS_DECK }] })
    await boris.match(`/api/matches/${id}/join`, { brought: BORISS_DECK })
    await playOut(id, anna, boris)
    const carla = await sitDown(anna.url, 'Carla')
    const { status, brought } = await detailOf(carla, id)
    expect(status).toBe('finished')
    expect(brought?.['red']?.toSorted()).toEqual(ANNAS_DECK.toSorted())
    expect(brought?.['blue']?.toSorted()).toEqual(BORISS_DECK.toSorted())
    const file = await exportOf(carla, id)
    expect(file.brought).toEqual([brought?.['red'], brought?.['blue']])
    expect(firstDifference(borders, readMatch(borders, file))).toBeUndefined()
    const { frames } = history.parse((await carla.get(`/api/matches/${id}/history?seat=red&to=0`)).body)
    expect(frames[0]?.view).toMatchObject({ zones: { muster: { red: { cards: ANNAS_DECK } } } })
  })

  test('a match that nobody finished publishes neither seed nor decks', async () => {
    const { anna, boris } = await twoPlayers()
    const { id } = await anna.create({ game: 'borders', seats: [{ kind: 'me', brought: ANNAS_DECK }] })
    await anna.match(`/api/matches/${id}/abandon`)
    const seen = await detailOf(boris, id)
    expect(seen).toMatchObject({ status: 'abandoned' })
    expect(seen).not.toHaveProperty('seed')
    expect(seen).not.toHaveProperty('brought')
  })

  test('everybody brings the same deck to the rematch, or another', async () => {
    const { anna, boris } = await twoPlayers()
    const { id } = await anna.create({ game: 'borders', seats: [{ kind: 'me', brought: ANNAS_DECK }] })
    await boris.match(`/api/matches/${id}/join`, { brought: BORISS_DECK })
    await playOut(id, anna, boris)
    const rematch = `/api/matches/${id}/rematch`
    expect(await anna.refused(rematch, { brought: ANNAS })).toMatchObject({ error: 'illegal', reason: 'sixCards' })
    const next = await anna.match(rematch)
    expect(next.brought).toEqual({ blue: ANNAS_DECK })
    expect((await anna.match(rematch, { brought: OTHER_DECK })).brought).toEqual({ blue: OTHER_DECK })
    await anna.match(rematch, { brought: ANNAS_DECK })
    const joined = await boris.match(rematch, { brought: OTHER_DECK })
    expect(joined).toMatchObject({ id: next.id, status: 'running', yours: ['red'] })
    expect(joined.brought).toEqual({ red: OTHER_DECK })
    expect((await detailOf(anna, next.id)).brought?.['blue']?.toSorted()).toEqual(ANNAS_DECK.toSorted())
  })
})

describe('decks of one’s own', () => {
  test('are kept with the account, legal or not, and are nobody else’s', async () => {
    const { anna, boris } = await twoPlayers()
    const path = '/api/decks/first-deck'
    const body = { game: 'borders', name: '  Swift\u200b ', cards: ANNAS }
    expect((await anna.put(path, body)).status).toBe(200)
    const [kept] = deckList.parse((await anna.get('/api/decks')).body).decks
    expect(kept).toMatchObject({ id: 'first-deck', game: 'borders', name: 'Swift', cards: ANNAS })
    expect((await boris.get('/api/decks')).body).toEqual({ decks: [] })
    await boris.remove(path)
    await anna.put(path, { ...body, cards: ANNAS_DECK })
    expect(deckList.parse((await anna.get('/api/decks')).body).decks.map(({ cards }) => cards)).toEqual([ANNAS_DECK])
    await anna.remove(path)
    expect((await anna.get('/api/decks')).body).toEqual({ decks: [] })
  })

  test('what is no deck of a game is refused and changes nothing', async () => {
    const { anna } = await twoPlayers()
    const deck = { game: 'borders', name: 'Swift', cards: ANNAS }
    const wrong = [
      { ...deck, cards: ['dragon'] },
      { ...deck, game: 'chess' },
      { ...deck, name: ' ' },
      { ...deck, cards: Array(201).fill('bow') },
    ]
    for (const body of wrong) expect((await anna.put('/api/decks/first-deck', body)).status).toBe(400)
    expect((await anna.put('/api/decks/bad', deck)).status).toBe(400)
    expect((await anna.get('/api/decks')).body).toEqual({ decks: [] })
  })
})
