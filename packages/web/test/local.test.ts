// A table in the browser: whole matches against bots, saved at every step, replayed afterwards.

import { actionsOf, commitmentOf, LudotekaError, type Options, readOptions, sampler, seedFrom } from '@ludoteka/kernel'
import { findGame, loadFrozen } from '@ludoteka/registry'
import { expect, test } from 'vitest'
import { localHost } from '../src/table/local/host.ts'
import type { LocalPlayer } from '../src/table/local/match.ts'
import type { LocalRecord } from '../src/table/local/saves.ts'
import { type LocalTable, localSource } from '../src/table/local/source.ts'
import { replaySource } from '../src/table/replay/source.ts'
import type { SourceEvent, TableEvent, TableSource, UpdateEvent } from '../src/table/source.ts'

const game = findGame('unmatched')
const SEED = seedFrom('a local table')
const options: Options = readOptions(game, {})
const person: LocalPlayer = { kind: 'person', name: 'Ann' }
const bot: LocalPlayer = { kind: 'bot', level: 'greedy' }

type Heard = { readonly events: SourceEvent[]; readonly saves: LocalRecord[]; latest(): TableEvent | UpdateEvent }

function open(
  players: readonly LocalPlayer[],
  resumed?: LocalRecord,
  load: Parameters<typeof localHost>[0] = async () => game,
): { source: TableSource; heard: Heard } {
  const table: LocalTable = {
    id: 'local-test',
    game: game.id,
    hotSeat: players.every(({ kind }) => kind === 'person'),
    createdAt: 0,
    open: (port, told) =>
      resumed ? port.resume(resumed.saved, told) : port.begin({ game: game.id, options, seed: SEED, players }, told),
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
  return { source, heard: { events, saves, latest } }
}

const soon = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0))

/** Waits until somebody of the persons is asked, or the match is over. */
async function asked(heard: Heard, seats: readonly string[]): Promise<TableEvent | UpdateEvent> {
  for (;;) {
    await soon()
    if (!heard.events.some(({ type }) => type === 'table')) continue
    const position = heard.latest()
    const views = Object.values(position.views)
    const waits = views.some(({ waiting }) => waiting.some(seat => seats.includes(seat)))
    if (waits || views.some(({ result }) => result.kind !== 'open')) return position
  }
}

async function playOn(source: TableSource, heard: Heard, seats: readonly string[], most: number): Promise<boolean> {
  const random = sampler(seedFrom('a person'))
  for (let n = 0; n < most; n++) {
    const { views } = await asked(heard, seats)
    const mine = seats.map(seat => views[seat]).find(view => view && Object.keys(view.choice).length > 0)
    if (!mine) return true
    const actions = actionsOf(0, mine.choice)
    const action = actions[random.below(actions.length)]
    if (!action) throw new LudotekaError('broken-rules', 'Nothing is offered.')
    expect(await source.act(mine.you, action.verb, action.arg)).toEqual({ ok: true })
  }
  return false
}

test('a whole match against a bot, with the seed told at its end', async () => {
  const { source, heard } = open([person, bot])
  expect(await playOn(source, heard, ['a1'], game.bound)).toBe(true)
  const { views } = heard.latest()
  expect(views['a1']?.result.kind).toBe('won')
  const { seed, status } = await source.detail()
  expect(status).toBe('finished')
  expect(commitmentOf(seed ?? '')).toBe(views['a1']?.commitment)
})

test('only the person’s own view is told, and of the log only what that seat may read', async () => {
  const { source, heard } = open([person, bot])
  await playOn(source, heard, ['a1'], 40)
  for (const event of heard.events) {
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

test('a saved match goes on where it was', async () => {
  const first = open([person, bot])
  await playOn(first.source, first.heard, ['a1'], 12)
  const { views } = await asked(first.heard, ['a1'])
  const record = first.heard.saves.at(-1)
  if (!record) throw new Error('Nothing was saved.')
  const again = open([person, bot], JSON.parse(JSON.stringify(record)) satisfies LocalRecord)
  expect((await asked(again.heard, ['a1'])).views).toEqual(views)
})

test('a saved match goes on by the rules version it began with, after newer rules have come', async () => {
  const version1 = await loadFrozen('unmatched', 1)
  const version2 = { ...game, version: 2 }
  const first = open([person, bot], undefined, async () => version1)
  await playOn(first.source, first.heard, ['a1'], 12)
  const { views } = await asked(first.heard, ['a1'])
  const later = async (_id: string, version?: number) => (version === 1 ? version1 : version2)
  const again = open([person, bot], first.heard.saves.at(-1), later)
  expect((await asked(again.heard, ['a1'])).views).toEqual(views)
  expect(await playOn(again.source, again.heard, ['a1'], game.bound)).toBe(true)
  expect(again.heard.saves.at(-1)?.saved.match.version).toBe(1)
  const fresh = open([person, bot], undefined, later)
  expect((await asked(fresh.heard, ['a1'])).views['a1']?.version).toBe(2)
})

test('an action may be taken back, and its entries with it', async () => {
  const { source, heard } = open([person, person])
  await asked(heard, ['a1', 'b1'])
  for (let n = 0; n < 60; n++) {
    const seat = heard.latest().canUndo[0]
    if (seat !== undefined) {
      const before = heard.events.length
      expect(await source.undo(seat)).toEqual({ ok: true })
      const told = heard.events[before]
      expect(told?.type === 'update' && told.cutTo).toBeGreaterThan(0)
      return
    }
    await playOn(source, heard, ['a1', 'b1'], 1)
  }
  throw new Error('Nothing could be taken back.')
})

test('an illegal action is refused and explained', async () => {
  const { source, heard } = open([person, bot])
  const { views } = await asked(heard, ['a1'])
  const seat = views['a1']?.waiting[0] ?? ''
  expect(await source.act(seat, 'done')).toMatchObject({ ok: false })
  expect(await source.why(seat, 'done')).toMatchObject({ rule: expect.any(String), reason: expect.any(String) })
})

test('at a shared screen the log keeps everybody’s secrets', async () => {
  const { source, heard } = open([person, person])
  await playOn(source, heard, ['a1', 'b1'], 30)
  const told = heard.events.flatMap(event => (event.type === 'table' || event.type === 'update' ? event.log : []))
  expect(told.some(({ key }) => key === 'handDealt' || key === 'drewCards')).toBe(false)
})

test('giving up ends the match for the other side', async () => {
  const { source, heard } = open([person, bot])
  await asked(heard, ['a1'])
  await source.resign('a1')
  expect((await source.detail()).result).toEqual({ kind: 'won', winners: [1], reason: 'resigned', rule: '' })
  expect(await source.act('a1', 'maneuver')).toMatchObject({ ok: false, problem: { error: 'over' } })
})

test('a replay lets go of its match when nobody looks any more', async () => {
  const { source, heard } = open([person, bot])
  await asked(heard, ['a1'])
  let held = 0
  const hold = (): (() => void) => {
    held++
    return () => held--
  }
  const replay = replaySource({ detail: source.detail, history: source.history, hold }, 0)
  const leave = [replay.listen(() => undefined), replay.listen(() => undefined)]
  expect(held).toBe(1)
  for (const go of leave) go()
  expect(held).toBe(0)
  replay.listen(() => undefined)
  expect(held).toBe(1)
})

test('a replay shows the same positions, forwards, backwards and turn by turn', async () => {
  const { source, heard } = open([person, bot])
  await playOn(source, heard, ['a1'], 25)
  await asked(heard, ['a1'])
  const replay = replaySource(source, 3)
  const shown: SourceEvent[] = []
  replay.listen(event => shown.push(event))
  await replay.seek(4)
  await soon()
  const last = (): SourceEvent | undefined => shown.at(-1)
  expect(shown.find(({ type }) => type === 'table')).toMatchObject({ whole: true })
  expect(last()).toMatchObject({ type: 'update' })
  await replay.seek(0)
  expect(last()).toMatchObject({ type: 'table', whole: true })
  await replay.seek(replay.total())
  const end = last()
  const now = heard.latest()
  expect(end?.type === 'table' && { ...end.views['a1'], choice: {} }).toEqual({ ...now.views['a1'], choice: {} })
  const turn = await replay.turnFrom(0, 1)
  expect(turn).toBeGreaterThan(0)
  expect(await replay.turnFrom(turn, -1)).toBeLessThan(turn)
  expect(await replay.act('a1', 'maneuver')).toMatchObject({ ok: false })
})
