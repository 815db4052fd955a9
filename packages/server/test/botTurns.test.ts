// Bot turns: no call is lost, they end with their process, and people answer each other's proposals first.

import { anyAction, choiceOf, choices, type Game, sampler } from '@ludoteka/kernel'
import type { Clock } from '@ludoteka/protocol'
import { expect, test } from 'vitest'
import { DUEL } from '../../verify/test/duel.ts'
import { NODE_SYSTEM } from '../src/system.ts'
import { type BotTurns, botTurns } from '../src/table/botTurns.ts'
import { answerProposal, offerDraw } from '../src/table/play.ts'
import type { TableRepository } from '../src/table/repository.ts'
import { initialTable } from '../src/table/state.ts'
import { aMatch } from './store/samples.ts'
import { type OneTableRepository, repositoryOf } from './support/repository.ts'

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
    const turns = botTurns(repository, workerPool, () => () => undefined)
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

test('bots that play each other do not keep a process from ending', async () => {
  const bots = aMatch('some-match', {
    game: DUEL.id,
    version: DUEL.version,
    options: {},
    status: 'running',
    waiting: [0],
    seats: Array.from({ length: 2 }, () => ({ kind: 'bot', level: 'random' }) as const),
  })
  const table = initialTable(DUEL, bots)
  let decisions = 0
  const repository = { system: NODE_SYSTEM, load: async () => table, change: async () => table }
  const turns = botTurns(repository, { decide: async () => ({ seat: 0, verb: 'pass' }) }, () => () => {
    if (++decisions === 3) turns.stop()
  })
  await expect(turns.run('some-match')).rejects.toThrow('another goes on')
  expect(decisions).toBe(3)
})

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
    return anyAction(seat, (live && choiceOf(choices(DUEL, live.state), seat)) ?? {}, sampler(seed))
  }
  return {
    repository,
    turns: botTurns(repository, { decide }, () => () => undefined),
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

test('a proposal made while a bot decides stays open', async () => {
  const match = shared({ kind: 'none' })
  match.whileThinking(() => offer(match))
  await match.turns.run(ID)
  expect(match.repository.table.row).toMatchObject({ actions: 0, proposal: { kind: 'draw' } })
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
