// A table in the browser: whole matches against bots, saved at every step, replayed afterwards.

import { actionsOf, commitmentOf, LudotekaError, type Options, readOptions, sampler, seedFrom } from '@ludoteka/kernel'
import { findGame, loadFrozen } from '@ludoteka/registry'
import { expect, test, vi } from 'vitest'
import { borders } from '../../kernel/test/games/borders.ts'
import { localHost } from '../src/table/local/host.ts'
import { type LocalPlayer, resumeLocal, startLocal } from '../src/table/local/match.ts'
import { createLocal, playAgain } from '../src/table/local/open.ts'
import { type LocalRecord, loadLocal, saveLocal } from '../src/table/local/saves.ts'
import { type LocalTable, localSource } from '../src/table/local/source.ts'
import { replaySource } from '../src/table/replay/source.ts'
import type { SourceEvent, TableEvent, TableSource, UpdateEvent } from '../src/table/source.ts'

const game = findGame('unmatched')
const SEED = seedFrom('a local table')
const options: Options = readOptions(game, {})
const person: LocalPlayer = { kind: 'person', name: 'Ann' }
const bot: LocalPlayer = { kind: 'bot', level: 'greedy' }

type Received = { readonly events: SourceEvent[]; readonly saves: LocalRecord[]; latest(): TableEvent | UpdateEvent }

function open(
  players: readonly LocalPlayer[],
  resumed?: LocalRecord,
  load: Parameters<typeof localHost>[0] = async () => game,
): { source: TableSource; received: Received } {
  const table: LocalTable = {
    id: 'local-test',
    game: game.id,
    hotSeat: players.every(({ kind }) => kind === 'person'),
    createdAt: 0,
    open: (host, onUpdate) =>
      resumed
        ? host.resume(resumed.saved, onUpdate)
        : host.begin({ game: game.id, options, seed: SEED, players }, onUpdate),
  }
  const saves: LocalRecord[] = []
  const events: SourceEvent[] = []
  const source = localSource(
    table,
    localHost(load),
    record => saves.push(record),
    () => 0,
  )
  source.listen(event => events.push(event))
  const latest = (): TableEvent | UpdateEvent => {
    const found = events.findLast(event => event.type === 'table' || event.type === 'update')
    if (found?.type !== 'table' && found?.type !== 'update') throw new Error('Nothing was told yet.')
    return found
  }
  return { source, received: { events, saves, latest } }
}

const soon = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0))

/** Waits until one of the people is asked, or the match is over. */
async function asked(received: Received, seats: readonly string[]): Promise<TableEvent | UpdateEvent> {
  for (;;) {
    await soon()
    if (!received.events.some(({ type }) => type === 'table')) continue
    const position = received.latest()
    const views = Object.values(position.views)
    const waits = views.some(({ waiting }) => waiting.some(seat => seats.includes(seat)))
    if (waits || views.some(({ result }) => result.kind !== 'open')) return position
  }
}

async function playOn(
  source: TableSource,
  received: Received,
  seats: readonly string[],
  most: number,
): Promise<boolean> {
  const random = sampler(seedFrom('a person'))
  for (let n = 0; n < most; n++) {
    const { views } = await asked(received, seats)
    const mine = seats.map(seat => views[seat]).find(view => view && Object.keys(view.choice).length > 0)
    if (!mine) return true
    const actions = actionsOf(0, mine.choice)
    const action = actions[random.below(actions.length)]
    if (!action) throw new LudotekaError('broken-rules', 'Nothing is offered.')
    expect(await source.act(mine.you, action.verb, action.arg)).toEqual({ ok: true })
  }
  return false
}

test('a whole match against a bot, with the seed published at its end', async () => {
  const { source, received } = open([person, bot])
  expect(await playOn(source, received, ['a1'], game.bound)).toBe(true)
  const { views } = received.latest()
  expect(views['a1']?.result.kind).toBe('won')
  const { seed, status } = await source.detail()
  expect(status).toBe('finished')
  expect(commitmentOf(seed ?? '')).toBe(views['a1']?.commitment)
})

test('only the person’s own view is sent, and of the log only what that seat may read', async () => {
  const { source, received } = open([person, bot])
  await playOn(source, received, ['a1'], 40)
  for (const event of received.events) {
    if (event.type !== 'table' && event.type !== 'update') continue
    expect(Object.keys(event.views)).toEqual(['a1'])
    const hand = event.views['a1']?.zones['hand']
    expect(hand).toBeDefined()
    for (const { key, data, to } of Object.values(event.log)) {
      expect(to).toBeUndefined()
      if (key === 'handDealt' || key === 'drewCards') expect(data['seat']).toBe(0)
    }
  }
})

test('a saved match continues where it was', async () => {
  const first = open([person, bot])
  await playOn(first.source, first.received, ['a1'], 12)
  const { views } = await asked(first.received, ['a1'])
  const record = first.received.saves.at(-1)
  if (!record) throw new Error('Nothing was saved.')
  const again = open([person, bot], JSON.parse(JSON.stringify(record)) satisfies LocalRecord)
  expect((await asked(again.received, ['a1'])).views).toEqual(views)
})

test('a saved match continues with the rules version it began with, also after newer rules have come', async () => {
  const version1 = await loadFrozen('unmatched', 1)
  const version2 = { ...game, version: 2 }
  const first = open([person, bot], undefined, async () => version1)
  await playOn(first.source, first.received, ['a1'], 12)
  const { views } = await asked(first.received, ['a1'])
  const later = async (_id: string, version?: number) => (version === 1 ? version1 : version2)
  const again = open([person, bot], first.received.saves.at(-1), later)
  expect((await asked(again.received, ['a1'])).views).toEqual(views)
  expect(await playOn(again.source, again.received, ['a1'], game.bound)).toBe(true)
  expect(again.received.saves.at(-1)?.saved.match.version).toBe(1)
  const fresh = open([person, bot], undefined, later)
  expect((await asked(fresh.received, ['a1'])).views['a1']?.version).toBe(2)
})

const DECK = ['spear', 'spear', 'bow', 'bow', 'horse', 'horse']

test('a deck that a person brings is saved with the match, which continues with it', () => {
  const setup = { game: borders, options: {}, seed: SEED, brought: [DECK, []], players: [person, bot] }
  const match = startLocal(setup, () => undefined)
  expect(match.whole().views['red']).toMatchObject({ zones: { muster: { red: { cards: DECK } } } })
  match.act('red', 'north', 'bow')
  const saved = match.saved()
  expect(saved.match.brought).toEqual([DECK, expect.any(Array)])
  const continued = resumeLocal(borders, JSON.parse(JSON.stringify(saved)), () => undefined)
  expect(continued.whole().views).toEqual(match.whole().views)
})

test('who plays again brings the same deck to the other seat; the bot is given another', () => {
  stubLocalStorage()
  const id = createLocal({ game: 'borders', options: {}, brought: [DECK, []], players: [person, bot], hotSeat: false })
  const created = loadLocal(id)
  expect(created?.saved.match.brought).toEqual([DECK, []])
  const players = [person, bot]
  const setup = { game: borders, options: {}, seed: SEED, brought: [DECK, []], players }
  if (created) saveLocal({ ...created, saved: startLocal(setup, () => undefined).saved() })
  const next = loadLocal(playAgain(id) ?? '')
  expect(next?.saved).toMatchObject({ match: { brought: [[], DECK] }, players: [bot, person] })
})

function stubLocalStorage(): void {
  const storage: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(storage, { [key]: value }),
  }
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(storage, name, { value })
  vi.stubGlobal('localStorage', storage)
}

test('an action can be undone, and its log entries with it', async () => {
  const { source, received } = open([person, person])
  await asked(received, ['a1', 'b1'])
  for (let n = 0; n < 60; n++) {
    const seat = received.latest().canUndo[0]
    if (seat !== undefined) {
      const before = received.events.length
      expect(await source.undo(seat)).toEqual({ ok: true })
      const told = received.events[before]
      expect(told?.type === 'update' && told.cutTo).toBeGreaterThan(0)
      return
    }
    await playOn(source, received, ['a1', 'b1'], 1)
  }
  throw new Error('Nothing could be taken back.')
})

test('an illegal action is refused and explained', async () => {
  const { source, received } = open([person, bot])
  const { views } = await asked(received, ['a1'])
  const seat = views['a1']?.waiting[0] ?? ''
  expect(await source.act(seat, 'done')).toMatchObject({ ok: false })
  expect(await source.why(seat, 'done')).toMatchObject({ rule: expect.any(String), reason: expect.any(String) })
})

test('at a shared screen the log tells nobody’s secrets', async () => {
  const { source, received } = open([person, person])
  await playOn(source, received, ['a1', 'b1'], 30)
  const told = received.events.flatMap(event => (event.type === 'table' || event.type === 'update' ? event.log : []))
  expect(told.some(({ key }) => key === 'handDealt' || key === 'drewCards')).toBe(false)
})

test('resigning ends the match for the other side', async () => {
  const { source, received } = open([person, bot])
  await asked(received, ['a1'])
  await source.resign('a1')
  expect((await source.detail()).result).toEqual({ kind: 'won', winners: [1], reason: 'resigned', rule: '' })
  expect(await source.act('a1', 'maneuver')).toMatchObject({ ok: false, problem: { error: 'over' } })
})

test('a replay closes its recording after the last listener has unsubscribed', async () => {
  const { source, received } = open([person, bot])
  await asked(received, ['a1'])
  let openRecordings = 0
  const openRecording = (): (() => void) => {
    openRecordings++
    return () => openRecordings--
  }
  const replay = replaySource({ detail: source.detail, history: source.history, open: openRecording }, 0)
  const unsubscribes = [replay.listen(() => undefined), replay.listen(() => undefined)]
  expect(openRecordings).toBe(1)
  for (const unsubscribe of unsubscribes) unsubscribe()
  expect(openRecordings).toBe(0)
  replay.listen(() => undefined)
  expect(openRecordings).toBe(1)
})

test('a replay shows the same positions, forwards, backwards and turn by turn', async () => {
  const { source, received } = open([person, bot])
  await playOn(source, received, ['a1'], 25)
  await asked(received, ['a1'])
  const replay = replaySource(source, 3)
  const events: SourceEvent[] = []
  replay.listen(event => events.push(event))
  await replay.seek(4)
  await soon()
  const last = (): SourceEvent | undefined => events.at(-1)
  expect(events.find(({ type }) => type === 'table')).toMatchObject({ whole: true })
  expect(last()).toMatchObject({ type: 'update' })
  await replay.seek(0)
  expect(last()).toMatchObject({ type: 'table', whole: true })
  await replay.seek(replay.total())
  const end = last()
  const now = received.latest()
  expect(end?.type === 'table' && { ...end.views['a1'], choice: {} }).toEqual({ ...now.views['a1'], choice: {} })
  const turn = await replay.turnFrom(0, 1)
  expect(turn).toBeGreaterThan(0)
  expect(await replay.turnFrom(turn, -1)).toBeLessThan(turn)
  expect(await replay.act('a1', 'maneuver')).toMatchObject({ ok: false })
})
