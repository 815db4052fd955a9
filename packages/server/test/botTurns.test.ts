// Bot turns: no call is lost, they end with their process, people answer each other's proposals first, and bots answer offers.

import { type Action, anyAction, choiceOf, choices, type Game, sampler, seedFrom } from '@ludoteka/kernel'
import type { Clock } from '@ludoteka/protocol'
import type { BotAnswer } from '@ludoteka/table'
import { expect, test } from 'vitest'
import { market } from '../../kernel/test/games/market.ts'
import { DUEL } from '../../verify/test/duel.ts'
import type { BotRequest } from '../src/bots/pool.ts'
import type { Holder } from '../src/store/store.ts'
import { NODE_SYSTEM } from '../src/system.ts'
import { type BotTurns, botTurns } from '../src/table/botTurns.ts'
import { answerProposal, changeForAction, offerDraw, requireRunning } from '../src/table/play.ts'
import type { TableRepository } from '../src/table/repository.ts'
import { initialTable } from '../src/table/state.ts'
import { hurriedIn } from '../src/table/views.ts'
import { aMatch } from './store/samples.ts'
import { type OneTableRepository, repositoryOf } from './support/repository.ts'

const BOT: Holder = { kind: 'bot', level: 'random' }

const NOBODY_ASKED = initialTable(DUEL, aMatch('some-match', { game: DUEL.id, version: DUEL.version, options: {} }))

test('a call at any moment leads to another check, or returns that no turns are running', async () => {
  const outcomes = new Set<boolean>()
  for (let moment = 0; moment < 30; moment++) {
    let looks = 0
    const repository: Pick<TableRepository, 'load' | 'change' | 'system'> = {
      system: NODE_SYSTEM,
      async load() {
        looks++
        return NOBODY_ASKED
      },
      change: async () => NOBODY_ASKED,
    }
    const workerPool = { decide: () => Promise.reject(new Error('nobody is asked')) }
    const turns = botTurns({ repository, workerPool, startTimer: () => () => undefined })
    const done = turns.run('some-match')
    for (let passed = 0; passed < moment; passed++) await Promise.resolve()
    const before = looks
    const isHeard = turns.rerun('some-match')
    outcomes.add(isHeard)
    await done
    if (isHeard) expect(looks).toBeGreaterThan(before)
  }
  expect(outcomes).toEqual(new Set([true, false]))
})

test('bots that play on and on do not keep a process from ending', async () => {
  const bots = aMatch('some-match', {
    game: DUEL.id,
    version: DUEL.version,
    options: {},
    status: 'running',
    waiting: [0],
    seats: [BOT, { kind: 'account', account: 'anna' }],
  })
  const table = initialTable(DUEL, bots)
  let decisions = 0
  const repository = { system: NODE_SYSTEM, load: async () => table, change: async () => table }
  const turns = botTurns({
    repository,
    workerPool: { decide: async () => ({ action: { seat: 0, verb: 'pass' }, memory: {} }) },
    startTimer: () => () => {
      if (++decisions === 3) turns.stop()
    },
  })
  await expect(turns.run('some-match')).rejects.toThrow('another goes on')
  expect(decisions).toBe(3)
})

const SEED = seedFrom('any')
const WITH_DRAWS: Game = { ...DUEL, draws: true }
const ID = 'some-match'

type Shared = {
  readonly repository: OneTableRepository
  readonly turns: BotTurns
  at(now: number): void
  /** Called while a bot thinks. */
  whileThinking(what: () => Promise<unknown>): void
}

/** Two people and a bot, all of whom are asked. */
function shared(clock: Clock): Shared {
  let now = 0
  let meanwhile = async (): Promise<unknown> => undefined
  const row = aMatch(ID, {
    game: DUEL.id,
    version: DUEL.version,
    options: { players: '3' },
    status: 'running',
    clock,
    seats: [
      { kind: 'account', account: 'anna' },
      { kind: 'account', account: 'boris' },
      { kind: 'bot', level: 'random' },
    ],
    waiting: [0, 1, 2],
  })
  const repository = repositoryOf(initialTable(WITH_DRAWS, row), { ...NODE_SYSTEM, now: () => now })
  const decide = async ({ seat, seed }: { readonly seat: number; readonly seed: string }) => {
    await meanwhile()
    const { live } = repository.table
    const choice = (live && choiceOf(choices(DUEL, live.state), seat)) ?? {}
    return { action: anyAction(seat, choice, sampler(seed)), memory: {} }
  }
  return {
    repository,
    turns: botTurns({ repository, workerPool: { decide }, startTimer: () => () => undefined }),
    at(moment) {
      now = moment
    },
    whileThinking(what) {
      meanwhile = what
    },
  }
}

const offer = ({ repository }: Shared): Promise<unknown> =>
  repository.change(ID, (table, now) => offerDraw(table, 'anna', 'a', now))
const decline = ({ repository }: Shared): Promise<unknown> =>
  repository.change(ID, (table, now) => answerProposal(table, 'boris', { seat: 'b', accept: false }, now))

test('bots wait until people have answered a proposal', async () => {
  const match = shared({ kind: 'none' })
  await offer(match)
  await match.turns.run(ID)
  expect(match.repository.table.row).toMatchObject({ actions: 0, proposal: { kind: 'draw' } })
  await decline(match)
  await match.turns.run(ID)
  expect(match.repository.table.row.actions).toBeGreaterThan(0)
})

test('a proposal made while a bot decides stays open, and the decision counts', async () => {
  const match = shared({ kind: 'none' })
  match.whileThinking(() => offer(match))
  await match.turns.run(ID)
  expect(match.repository.table.row).toMatchObject({ actions: 1, proposal: { kind: 'draw' } })
})

test('what another seat answers while a bot decides does not void its decision', async () => {
  const match = shared({ kind: 'none' })
  let decisions = 0
  match.whileThinking(async () => {
    if (decisions++ > 0) return
    await match.repository.change(ID, (table, now) => {
      const choice = (table.live && choiceOf(table.live.asked, 0)) ?? {}
      return changeForAction(requireRunning(table), anyAction(0, choice, sampler(SEED)), now)
    })
  })
  await match.turns.run(ID)
  expect(match.repository.table.live?.actions.slice().map(({ seat }) => seat)).toEqual([0, 2])
  expect(decisions).toBe(1)
})

test('whoever proposes again and again does not keep a bot from moving', async () => {
  const match = shared({ kind: 'none' })
  await offer(match)
  match.at(59_000)
  await decline(match)
  await offer(match)
  await match.turns.run(ID)
  expect(match.repository.table.row.actions).toBe(0)
  match.at(60_000)
  await match.turns.run(ID)
  expect(match.repository.table.row).toMatchObject({ actions: 1, proposal: null })
})

test('a seat may propose only so often before it acts', async () => {
  const match = shared({ kind: 'none' })
  for (let n = 0; n < 3; n++) {
    await offer(match)
    await decline(match)
  }
  await expect(offer(match)).rejects.toMatchObject({ problem: { error: 'too-many' } })
  await match.repository.change(ID, (table, now) => {
    const choice = (table.live && choiceOf(table.live.asked, 0)) ?? {}
    return changeForAction(requireRunning(table), anyAction(0, choice, sampler(SEED)), now)
  })
  await offer(match)
})

test('a bot that was hurried is noted with its action, and for some actions more', async () => {
  let isBusy = true
  const row = aMatch(ID, {
    game: DUEL.id,
    version: DUEL.version,
    options: {},
    status: 'running',
    seats: [BOT, BOT],
    waiting: [0, 1],
  })
  const repository = repositoryOf(initialTable(DUEL, row), NODE_SYSTEM)
  const workerPool = {
    async decide({ state, seat, seed, memory }: BotRequest) {
      const action = anyAction(seat, choiceOf(choices(DUEL, state), seat) ?? {}, sampler(seed))
      return { action, memory, ...(isBusy && seat === 1 ? { hurried: true as const } : {}) }
    },
  }
  const turns = botTurns({ repository, workerPool, startTimer: () => () => undefined })
  const hurried: (readonly string[] | undefined)[] = []
  const seats: (number | undefined)[] = []
  for (let n = 0; n < 3; n++) {
    await turns.run(ID)
    seats.push(repository.table.live?.actions.at(n)?.seat)
    hurried.push(hurriedIn(repository.table))
    if (hurried.at(-1)) isBusy = false
  }
  expect(seats).toEqual([0, 1, 0])
  expect(hurried).toEqual([undefined, ['b'], ['b']])
})

test('what a bot remembers is stored with its action, and given to it at its next decision', async () => {
  const remembered: unknown[] = []
  const row = aMatch(ID, {
    game: DUEL.id,
    version: DUEL.version,
    options: {},
    status: 'running',
    seats: [BOT, BOT],
    waiting: [0, 1],
  })
  const repository = repositoryOf(initialTable(DUEL, row), NODE_SYSTEM)
  const workerPool = {
    async decide({ state, seat, seed, memory }: BotRequest) {
      if (seat === 0) remembered.push(memory)
      const action = anyAction(seat, choiceOf(choices(DUEL, state), seat) ?? {}, sampler(seed))
      return { action, memory: { ...memory, decisions: Number(memory['decisions'] ?? 0) + 1 } }
    },
  }
  const turns = botTurns({ repository, workerPool, startTimer: () => () => undefined })
  for (let n = 0; n < 5; n++) await turns.run(ID)
  expect(remembered).toEqual([{}, { decisions: 1 }, { decisions: 2 }])
})

test.each([
  { clock: { kind: 'none' } as const, patience: 60_000 },
  { clock: { kind: 'bank', bankMs: 600_000, incrementMs: 0 } as const, patience: 60_000 },
  { clock: { kind: 'days', days: 3 } as const, patience: 86_400_000 },
])('nobody who is away stops the bots for good: clock $clock.kind', async ({ clock, patience }) => {
  const match = shared(clock)
  match.at(5_000)
  await offer(match)
  match.at(5_000 + patience - 1)
  await match.turns.run(ID)
  expect(match.repository.table.row.actions).toBe(0)
  match.at(5_000 + patience)
  await match.turns.run(ID)
  expect(match.repository.table.row.actions).toBeGreaterThan(0)
  expect(match.repository.table.row.proposal).toBeNull()
})

/** Four traders, of whom the first is a person. */
function atMarket(decide: (task: BotRequest) => BotAnswer | Promise<BotAnswer>) {
  const row = aMatch(ID, {
    game: market.id,
    version: market.version,
    options: {},
    status: 'running',
    seats: [{ kind: 'account', account: 'anna' }, BOT, BOT, BOT],
    waiting: [0],
  })
  const repository = repositoryOf(initialTable(market, row), NODE_SYSTEM)
  const tasks: BotRequest[] = []
  const workerPool = {
    async decide(task: BotRequest) {
      tasks.push(task)
      return decide(task)
    },
  }
  return {
    repository,
    tasks,
    turns: botTurns({ repository, workerPool, startTimer: () => () => undefined }),
    play: (seat: number, verb: string, arg?: string) =>
      repository.change(ID, (table, now) =>
        changeForAction(requireRunning(table), arg === undefined ? { seat, verb } : { seat, verb, arg }, now),
      ),
  }
}

test('a bot answers an offer although the table waits for somebody else', async () => {
  const { repository, turns, tasks, play } = atMarket(({ seat }) => ({
    action: { seat, verb: 'accept', arg: 'gil' },
    memory: {},
  }))
  expect(turns.dueAt(repository.table)).toBeUndefined()
  await play(0, 'offer', 'ivy:2')
  expect(turns.dueAt(repository.table)).toBe(0)
  await turns.run(ID)
  expect(tasks.map(({ seat, reason }) => ({ seat, reason }))).toEqual([{ seat: 2, reason: 'offer' }])
  expect(repository.table.live?.state).toMatchObject({ crowns: [0, 2, 4, 2], favours: [1, 0, 1, 0] })
  expect(repository.table.row.waiting).toEqual([0])
})

test('an offer made while a bot decides does not void its decision', async () => {
  const { repository, turns, tasks, play } = atMarket(async ({ seat, reason }) => {
    if (reason === 'offer') return { action: undefined, memory: {} }
    if (seat === 1) await play(0, 'offer', 'hal:1')
    return { action: { seat, verb: 'job' }, memory: {} }
  })
  await play(0, 'job')
  await turns.run(ID)
  expect(repository.table.live?.actions.slice().map(({ seat, verb }) => `${seat} ${verb}`)).toEqual([
    '0 job',
    '0 offer',
    '1 job',
    '2 job',
    '3 job',
  ])
  expect(tasks.filter(({ reason }) => reason === 'asked').map(({ seat }) => seat)).toEqual([1, 2, 3])
})

test('an offer that a bot leaves open is considered again only when there is another', async () => {
  const { repository, turns, tasks, play } = atMarket(() => ({ action: undefined, memory: {} }))
  await play(0, 'offer', 'ivy:1')
  await turns.run(ID)
  await turns.run(ID)
  expect(tasks).toHaveLength(1)
  expect(turns.dueAt(repository.table)).toBeUndefined()
  await play(0, 'offer', 'jon:1')
  await turns.run(ID)
  expect(tasks.map(({ seat }) => seat)).toEqual([2, 3])
})

test('a bot whose thread fails plays a careful action, the same one every time', async () => {
  const risk = { staked: (_s: unknown, { verb }: Action) => (verb === 'job' ? 1 : 0), pending: () => 0 }
  const careful: Game = { ...market, bot: { evaluate: () => 0, risk } }
  for (let n = 0; n < 5; n++) {
    const row = aMatch(ID, { game: market.id, version: market.version, options: {}, status: 'running', waiting: [0] })
    const table = initialTable(careful, { ...row, seats: [BOT, { kind: 'account', account: 'anna' }, BOT, BOT] })
    const repository = repositoryOf(table, NODE_SYSTEM)
    const workerPool = { decide: () => Promise.reject(new Error('interrupted')) }
    await botTurns({ repository, workerPool, startTimer: () => () => undefined }).run(ID)
    expect(repository.table.live?.actions.at(0)).toMatchObject({ seat: 0, verb: 'errand' })
  }
})

test('bots without a person play one action at a time', async () => {
  const row = aMatch(ID, {
    game: DUEL.id,
    version: DUEL.version,
    options: {},
    status: 'running',
    seats: [BOT, BOT],
    waiting: [0, 1],
  })
  const repository = repositoryOf(initialTable(DUEL, row), NODE_SYSTEM)
  const workerPool = {
    async decide({ state, seat, seed }: BotRequest) {
      return { action: anyAction(seat, choiceOf(choices(DUEL, state), seat) ?? {}, sampler(seed)), memory: {} }
    },
  }
  const turns = botTurns({ repository, workerPool, startTimer: () => () => undefined })
  for (const actions of [1, 2, 3]) {
    await turns.run(ID)
    expect(repository.table.row.actions).toBe(actions)
  }
})
