// A table in the browser: whole matches against bots, saved at every step, replayed afterwards.

import {
  type Action,
  actionsOf,
  commitmentOf,
  LudotekaError,
  type Options,
  readOptions,
  sampler,
  seedFrom,
} from '@ludoteka/kernel'
import { findGame, loadFrozen } from '@ludoteka/registry'
import { expect, test, vi } from 'vitest'
import { borders } from '../../kernel/test/games/borders.ts'
import { roads } from '../../kernel/test/games/roads.ts'
import { WALK } from '../../table/test/walk.ts'
import { type BotThread, botThread } from '../src/table/local/bots.ts'
import { localHost } from '../src/table/local/host.ts'
import {
  type LocalMatch,
  type LocalPlayer,
  type LocalUpdate,
  resumeLocal,
  type SavedChange,
  type SavedMatch,
  startLocal,
} from '../src/table/local/match.ts'
import { createLocal, playAgain } from '../src/table/local/open.ts'
import { forgetLocal, loadLocal, loadMatch, saveLocal } from '../src/table/local/saves.ts'
import { type LocalTable, localSource } from '../src/table/local/source.ts'
import { replaySource } from '../src/table/replay/source.ts'
import type { SourceEvent, TableEvent, TableSource, UpdateEvent } from '../src/table/source.ts'

const game = findGame('unmatched')
const SEED = seedFrom('a local table')
const options: Options = readOptions(game, {})
const person: LocalPlayer = { kind: 'person', name: 'Ann' }
const bot: LocalPlayer = { kind: 'bot', level: 'greedy' }

type Received = {
  readonly events: SourceEvent[]
  readonly changes: SavedChange[]
  /** What is stored now. */
  stored(): SavedMatch
  latest(): TableEvent | UpdateEvent
}

function open(
  players: readonly LocalPlayer[],
  resumed?: SavedMatch,
  load: Parameters<typeof localHost>[0] = async () => game,
): { source: TableSource; received: Received } {
  const table: LocalTable = {
    id: 'local-test',
    game: game.id,
    hotSeat: players.every(({ kind }) => kind === 'person'),
    createdAt: 0,
    open: (host, onUpdate) =>
      resumed ? host.resume(resumed, onUpdate) : host.begin({ game: game.id, options, seed: SEED, players }, onUpdate),
  }
  stubLocalStorage()
  const changes: SavedChange[] = []
  const events: SourceEvent[] = []
  const source = localSource(
    table,
    localHost(load, () => botThread(load, () => 0)),
    (record, change) => {
      saveLocal(record, change)
      changes.push(change)
    },
    () => 0,
  )
  source.listen(event => events.push(event))
  const latest = (): TableEvent | UpdateEvent => {
    const found = events.findLast(event => event.type === 'table' || event.type === 'update')
    if (found?.type !== 'table' && found?.type !== 'update') throw new Error('Nothing was told yet.')
    return found
  }
  const stored = (): SavedMatch => {
    const record = loadLocal(table.id)
    if (!record) throw new Error('Nothing was saved.')
    return loadMatch(record)
  }
  return { source, received: { events, changes, stored, latest } }
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

test('a bot advises who plays with bots alone, when they are asked; the match says so for good', async () => {
  const { source, received } = open([person, bot])
  const { seq, views } = await asked(received, ['a1'])
  const outcome = await source.advise('a1')
  if (!outcome.ok) throw new Error(outcome.problem.message)
  const { advice } = outcome
  expect(advice).toMatchObject({ seq, level: 'hard' })
  expect(views['a1']?.choice).toHaveProperty(advice.plan[0]?.verb ?? '')
  expect(received.stored().advised).toBe(true)
  expect((await source.detail()).advised).toBe(true)
  expect(await source.advise('b1')).toMatchObject({ ok: false, problem: { error: 'forbidden' } })
  const again = open([person, bot], received.stored())
  await asked(again.received, ['a1'])
  expect((await again.source.detail()).advised).toBe(true)
})

test('nobody is advised at a shared device', async () => {
  const { source, received } = open([person, person])
  await asked(received, ['a1', 'b1'])
  for (const seat of ['a1', 'b1']) {
    expect(await source.advise(seat)).toMatchObject({ ok: false, problem: { error: 'forbidden' } })
  }
  expect(received.stored().advised).toBeUndefined()
})

test('a saved match continues where it was', async () => {
  const first = open([person, bot])
  await playOn(first.source, first.received, ['a1'], 12)
  const { views } = await asked(first.received, ['a1'])
  const again = open([person, bot], first.received.stored())
  expect((await asked(again.received, ['a1'])).views).toEqual(views)
})

test('with every action no more is stored than that action, however long the match is', async () => {
  const { source, received } = open([person, bot])
  await playOn(source, received, ['a1'], game.bound)
  const [first, ...rest] = received.changes
  expect(first?.actions).toEqual([])
  expect(rest.map(({ from, actions }) => [from, actions.length])).toEqual(rest.map((_, n) => [n, 1]))
  expect(received.stored().match.actions).toEqual(rest.flatMap(({ actions }) => actions))
  const longest = Object.values(localStorage).map(text => String(text).length)
  expect(rest.length).toBeGreaterThan(128) // more than one page
  expect(Math.max(...longest)).toBeLessThan(JSON.stringify(received.stored()).length)
  forgetLocal('local-test')
  expect(Object.keys(localStorage)).toEqual([])
})

test('a long match continues from a snapshot as if it had been played again, and is played again for whoever looks back', () => {
  const players = [person, person]
  const changes: SavedChange[] = []
  const match = startLocal({ game: WALK, options: {}, seed: SEED, players }, (_, change) => changes.push(change))
  const step = (at: LocalMatch): void => {
    const [seat = ''] = at.whole().waiting
    expect(at.act(seat, 'step', undefined)).toEqual({ ok: true })
  }
  for (let n = 0; n < 300; n++) step(match)
  const snapshots = changes.flatMap(({ snapshot }) => snapshot ?? [])
  expect(snapshots.map(({ actions }) => actions)).toEqual([128, 256])
  const saved = { match: { ...match.savedFrom(0).match, actions: match.savedFrom(0).actions }, players }
  const [played, continued] = [[], snapshots].map(kept =>
    resumeLocal(WALK, JSON.parse(JSON.stringify({ ...saved, snapshots: kept })), () => undefined),
  )
  if (!played || !continued) throw new Error('It was not resumed.')
  const [all, rest] = [played.whole(), continued.whole()]
  expect({ ...rest, log: [...continued.earlierLog(), ...rest.log], earlier: undefined }).toEqual(all)
  expect(rest.earlier).toBe(true)
  expect(rest.log.length).toBeLessThan(all.log.length)
  expect(continued.history(10, 20)).toEqual(played.history(10, 20))
  for (const one of [played, continued]) step(one)
  expect(continued.whole().views).toEqual(played.whole().views)
  expect(continued.savedFrom(300)).toEqual(played.savedFrom(300))
  expect(continued.history(299, 301)).toEqual(played.history(299, 301))
})

test('actions that were taken back are stored no more, also across the end of a page', () => {
  stubLocalStorage()
  const id = createLocal({ game: 'borders', options: {}, players: [person, person], hotSeat: true })
  const record = loadLocal(id)
  if (!record) throw new Error('Nothing was saved.')
  const steps = (count: number, verb: string): readonly Action[] =>
    Array.from({ length: count }, () => ({ seat: 0, verb }))
  const storedVerbs = (): readonly string[] => {
    const now = loadLocal(id)
    return now ? loadMatch(now).match.actions.map(({ verb }) => verb) : []
  }
  saveLocal({ ...record, actions: 130 }, { from: 0, actions: steps(130, 'north') })
  expect(storedVerbs()).toHaveLength(130)
  saveLocal({ ...record, actions: 127 }, { from: 127, actions: [] })
  expect(storedVerbs()).toHaveLength(127)
  saveLocal({ ...record, actions: 129 }, { from: 127, actions: steps(2, 'south') })
  expect(storedVerbs()).toEqual([...steps(127, 'north'), ...steps(2, 'south')].map(({ verb }) => verb))
})

test('a match that an earlier version of the page stored in one piece goes on', () => {
  stubLocalStorage()
  const match = { game: 'borders', version: 1, options: {}, seed: SEED, actions: [{ seat: 0, verb: 'north' }] }
  const earlier = {
    id: 'old',
    game: 'borders',
    hotSeat: true,
    createdAt: 0,
    updatedAt: 0,
    over: false,
    saved: { match, players: [person, person] },
  }
  localStorage.setItem('ludoteka.match.old', JSON.stringify(earlier))
  const record = loadLocal('old')
  if (!record) throw new Error('It was not read.')
  expect(loadMatch(record).match).toEqual(match)
  const { actions, ...setup } = match
  const next = { seat: 1, verb: 'south' }
  saveLocal({ ...record, actions: 2, saved: { ...record.saved, match: setup } }, { from: 1, actions: [next] })
  const now = loadLocal('old')
  expect(now && loadMatch(now).match.actions).toEqual([...actions, next])
})

test('a saved match continues with the rules version it began with, also after newer rules have come', async () => {
  const version1 = await loadFrozen('unmatched', 1)
  const version2 = { ...game, version: 2 }
  const first = open([person, bot], undefined, async () => version1)
  await playOn(first.source, first.received, ['a1'], 12)
  const { views } = await asked(first.received, ['a1'])
  const later = async (_id: string, version?: number) => (version === 1 ? version1 : version2)
  const again = open([person, bot], first.received.stored(), later)
  expect((await asked(again.received, ['a1'])).views).toEqual(views)
  expect(await playOn(again.source, again.received, ['a1'], game.bound)).toBe(true)
  expect(again.received.stored().match.version).toBe(1)
  const fresh = open([person, bot], undefined, later)
  expect((await asked(fresh.received, ['a1'])).views['a1']?.version).toBe(2)
})

test('a standing order answers on this device too, and is saved with the match', () => {
  const updates: LocalUpdate[] = []
  const setup = { game: roads, options: {}, seed: SEED, players: [person, person, person] }
  const match = startLocal(setup, update => updates.push(update))
  const order = { order: 'letPass', settings: { whom: 'all' }, span: 'match' } as const
  expect(match.giveOrder('east', { order: 'winAlways', span: 'match' })).toMatchObject({ ok: false })
  expect(match.giveOrder('east', { order: 'letPass', span: 'match' })).toEqual({ ok: true })
  expect(updates.at(-1)?.orders).toMatchObject({ north: [], east: [order], south: [] })
  match.act('north', 'march', 'east')
  const { actions, ...saved } = match.savedFrom(0)
  const stored = { ...saved, match: { ...saved.match, actions } }
  const continued = resumeLocal(roads, JSON.parse(JSON.stringify(stored)), () => undefined)
  for (const one of [match, continued]) {
    expect(one.playOrder()).toBe(true)
    expect(one.playOrder()).toBe(false)
    expect(one.whole()).toMatchObject({ actions: 2, waiting: ['north'], orders: { east: [order] } })
  }
  match.cancelOrder('east')
  expect(match.whole().orders['east']).toEqual([])
})

const DECK = ['spear', 'spear', 'bow', 'bow', 'horse', 'horse']

test('a deck that a person brings is saved with the match, which continues with it', () => {
  const setup = { game: borders, options: {}, seed: SEED, brought: [DECK, []], players: [person, bot] }
  const match = startLocal(setup, () => undefined)
  expect(match.whole().views['red']).toMatchObject({ zones: { muster: { red: { cards: DECK } } } })
  match.act('red', 'north', 'bow')
  const { actions, players, ...saved } = match.savedFrom(0)
  expect(saved.match.brought).toEqual([DECK, expect.any(Array)])
  const stored = { match: { ...saved.match, actions }, players }
  const continued = resumeLocal(borders, JSON.parse(JSON.stringify(stored)), () => undefined)
  expect(continued.whole().views).toEqual(match.whole().views)
})

test('who plays again brings the same deck to the other seat; the bot is given another', () => {
  stubLocalStorage()
  const id = createLocal({ game: 'borders', options: {}, brought: [DECK, []], players: [person, bot], hotSeat: false })
  const created = loadLocal(id)
  expect(created?.saved.match.brought).toEqual([DECK, []])
  const players = [person, bot]
  const setup = { game: borders, options: {}, seed: SEED, brought: [DECK, []], players }
  const begun = startLocal(setup, () => undefined).savedFrom(0)
  if (created) saveLocal({ ...created, saved: { match: begun.match, players } }, begun)
  const next = loadLocal(playAgain(id) ?? '')
  expect(next?.saved).toMatchObject({ match: { brought: [[], DECK] }, players: [bot, person] })
})

function stubLocalStorage(): void {
  const storage: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(storage, { [key]: value }),
    removeItem: (key: string) => void Reflect.deleteProperty(storage, key),
  }
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(storage, name, { value })
  vi.stubGlobal('localStorage', storage)
}

type Decided = Awaited<ReturnType<BotThread['decide']>>

test('while a bot thinks the table answers, and what it decides is dropped if its question was taken back', async () => {
  const answers: ((answer: Decided) => void)[] = []
  const decide = (): Promise<Decided> => new Promise(resolve => answers.push(resolve))
  const step = { action: { seat: 1, verb: 'step' }, memory: {} }
  const host = localHost(
    async () => WALK,
    () => ({ decide, review: () => Promise.reject(new Error('Nobody asks.')) }),
  )
  await host.begin({ game: 'walk', options: {}, seed: SEED, players: [person, bot] }, () => undefined)
  expect(await host.act('left', 'step', undefined)).toEqual({ ok: true })
  await vi.waitUntil(() => answers.length === 1)
  expect(await host.why('left', 'step', undefined)).toMatchObject({ reason: 'notYourDecision' })
  expect(await host.undo('left')).toEqual({ ok: true })
  expect(await host.act('left', 'rest', undefined)).toEqual({ ok: true })
  expect(await host.act('left', 'step', undefined)).toEqual({ ok: true })
  answers[0]?.(step)
  await vi.waitUntil(() => answers.length === 2)
  expect(await host.whole()).toMatchObject({ actions: 2, waiting: ['right'] })
  answers[1]?.(step)
  await vi.waitUntil(async () => (await host.whole()).actions === 3)
  expect(await host.whole()).toMatchObject({ waiting: ['left'] })
})

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
  const replay = replaySource(
    { detail: source.detail, history: source.history, review: source.review, open: openRecording },
    0,
  )
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
