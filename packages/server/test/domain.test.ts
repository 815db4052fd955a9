// The table without a network: simultaneous questions, draws, several sides, clocks, the bound of memory.

import { actionsOf, choiceOf, choices, type Game } from '@ludoteka/kernel'
import { seatsOutOfTime, startClocks } from '@ludoteka/table'
import { expect, test } from 'vitest'
import { DUEL } from '../../verify/test/duel.ts'
import { Refused } from '../src/problem.ts'
import type { MatchRow } from '../src/store/store.ts'
import { tableCache } from '../src/table/cache.ts'
import { abandon, join, joinRematch, leave } from '../src/table/lobby.ts'
import {
  actByPlayer,
  answerProposal,
  changeForAction,
  expire,
  offerDraw,
  type PlayerAction,
  pause,
  replaceWithBot,
  requireRunning,
  resign,
  undoByPlayer,
} from '../src/table/play.ts'
import type { TableChange } from '../src/table/repository.ts'
import { initialTable, type TableState } from '../src/table/state.ts'
import { mayUndo } from '../src/table/views.ts'
import { aMatch } from './store/samples.ts'
import { applied } from './support/repository.ts'

const WITH_DRAWS: Game = { ...DUEL, draws: true }

function row(more: Partial<MatchRow> = {}): MatchRow {
  return aMatch('some-match', {
    game: DUEL.id,
    version: DUEL.version,
    options: {},
    status: 'running',
    host: 'anna',
    seats: ['anna', 'boris'].map(account => ({ kind: 'account' as const, account })),
    waiting: [0, 1],
    createdAt: 0,
    updatedAt: 0,
    ...more,
  })
}

/** Some card a seat may lay down, as its holder sends it at event `seq`. */
function plan({ game, live, names }: TableState, seat: number, seq: number): PlayerAction {
  const choice = live && choiceOf(choices(game, live.state), seat)
  const [action] = choice ? actionsOf(seat, choice) : []
  return { seq, seat: names[seat] ?? '', verb: 'plan', arg: action?.arg ?? 'ant' }
}

function must(change: TableChange | undefined): TableChange {
  if (!change) throw new Error('Nothing has happened.')
  return change
}

const refusalOf = (work: () => unknown): string | undefined => {
  try {
    work()
    return undefined
  } catch (error) {
    return error instanceof Refused ? error.problem.error : String(error)
  }
}

test('seats asked at the same time do not make each other stale, an own answer does', () => {
  const start = initialTable(DUEL, row())
  const once = applied(start, actByPlayer(start, 'anna', plan(start, 0, 0), 0))
  expect(once.seq).toBe(1)
  expect(refusalOf(() => actByPlayer(once, 'anna', plan(start, 0, 0), 0))).toBe('stale')
  const twice = applied(once, actByPlayer(once, 'boris', plan(once, 1, 0), 0))
  expect(twice.seq).toBe(2)
  expect(refusalOf(() => actByPlayer(twice, 'boris', plan(once, 1, 1), 0))).toBe('stale')
})

test('an undo does not make the answer of somebody else stale who is asked at the same time', () => {
  const start = initialTable(DUEL, row())
  const once = applied(start, actByPlayer(start, 'anna', plan(start, 0, 0), 0))
  const back = applied(once, undoByPlayer(once, 'anna', { seq: 1, seat: once.names[0] ?? '' }, 0))
  expect(back.seq).toBe(2)
  expect(refusalOf(() => actByPlayer(back, 'boris', plan(back, 1, 0), 0))).toBeUndefined()
  expect(refusalOf(() => actByPlayer(back, 'anna', plan(back, 0, 1), 0))).toBe('stale')
})

test('where more than one other side is left, a bot takes the seat of the one who resigns', () => {
  const seats = ['anna', 'boris', 'clara'].map(account => ({ kind: 'account' as const, account }))
  const start = initialTable(DUEL, row({ seats, options: { players: '3' }, waiting: [0, 1, 2] }))
  const left = applied(start, resign(start, 'boris', 'b', 0))
  expect(left.row).toMatchObject({ status: 'running', result: { kind: 'open' } })
  expect(left.row.seats[1]).toEqual({ kind: 'bot', level: 'normal' })
  expect(left.away).toEqual([undefined, 'boris', undefined])
})

test('a draw is offered, declined, offered again and agreed', () => {
  const start = initialTable(WITH_DRAWS, row())
  const [first = '', second = ''] = start.names
  const offered = applied(start, offerDraw(start, 'anna', first, 0))
  expect(offered.row.proposal).toMatchObject({ kind: 'draw', by: 0, pending: [1] })
  expect(refusalOf(() => offerDraw(offered, 'boris', second, 0))).toBe('conflict')
  expect(refusalOf(() => answerProposal(offered, 'anna', { seat: first, accept: true }, 0))).toBe('conflict')
  const declined = applied(offered, answerProposal(offered, 'boris', { seat: second, accept: false }, 0))
  expect(declined.row.proposal).toBeNull()
  const again = applied(declined, offerDraw(declined, 'anna', first, 0))
  const agreed = applied(again, answerProposal(again, 'boris', { seat: second, accept: true }, 0))
  expect(agreed.row).toMatchObject({ status: 'finished', waiting: [], result: { kind: 'draw', reason: 'agreed' } })
  expect(refusalOf(() => resign(agreed, 'anna', first, 0))).toBe('over')
})

test('whoever has proposed something may withdraw it, and nobody else', () => {
  const start = initialTable(WITH_DRAWS, row())
  const offered = applied(start, offerDraw(start, 'anna', 'a', 0))
  const withdrawn = { seat: 'a', accept: false, proposal: offered.row.proposal?.number }
  expect(refusalOf(() => answerProposal(offered, 'boris', withdrawn, 0))).toBe('wrong-seat')
  const without = applied(offered, answerProposal(offered, 'anna', withdrawn, 0))
  expect(without.row.proposal).toBeNull()
  expect(refusalOf(() => answerProposal(without, 'anna', withdrawn, 0))).toBe('conflict')
  expect(refusalOf(() => answerProposal(without, 'boris', { seat: 'b', accept: true }, 0))).toBe('conflict')
})

test('an answer counts for the proposal it was given to, not for the next one', () => {
  const start = initialTable(WITH_DRAWS, row())
  const offered = applied(start, offerDraw(start, 'anna', 'a', 0))
  const agreed = { seat: 'b', accept: true, proposal: offered.row.proposal?.number }
  const moved = applied(offered, actByPlayer(offered, 'anna', plan(offered, 0, 0), 0))
  const another = applied(moved, offerDraw(moved, 'anna', 'a', 0))
  expect(refusalOf(() => answerProposal(another, 'boris', agreed, 0))).toBe('stale')
  const current = { ...agreed, proposal: another.row.proposal?.number }
  expect(applied(another, answerProposal(another, 'boris', current, 0)).row.status).toBe('finished')
})

test('an action makes an open proposal void', () => {
  const start = initialTable(WITH_DRAWS, row())
  const offered = applied(start, offerDraw(start, 'anna', 'a', 0))
  const moved = applied(offered, actByPlayer(offered, 'boris', plan(offered, 1, 0), 0))
  expect(moved.row.proposal).toBeNull()
})

test('who comes back to a table that was paused meanwhile finds it going on', () => {
  const start = initialTable(DUEL, row({ onTimeout: 'bot' }))
  const alone = applied(start, replaceWithBot(start, 1, 0))
  const paused = applied(alone, must(pause(alone, 'anna', true, 0)))
  const back = applied(paused, must(join(paused, 'boris', {}, 0)))
  expect(back.row).toMatchObject({ paused: false, seats: start.row.seats })
  expect(refusalOf(() => actByPlayer(back, 'boris', plan(back, 1, back.seq), 0))).toBeUndefined()
})

test('while the table is paused one can only go on, leave or close it', () => {
  const start = initialTable(WITH_DRAWS, row({ onTimeout: 'bot' }))
  const first = applied(start, actByPlayer(start, 'anna', plan(start, 0, 0), 0))
  const alone = applied(first, replaceWithBot(first, 1, 0))
  const paused = applied(alone, must(pause(alone, 'anna', true, 0)))
  const { seq } = paused
  const refused = [
    () => actByPlayer(paused, 'anna', plan(paused, 0, seq), 0),
    () => undoByPlayer(paused, 'anna', { seq, seat: 'a' }, 0),
    () => resign(paused, 'anna', 'a', 0),
    () => offerDraw(paused, 'anna', 'a', 0),
    () => answerProposal(paused, 'anna', { seat: 'a', accept: true }, 0),
  ]
  for (const work of refused) expect(work).toThrow('The table is paused.')
  expect(refused.map(refusalOf)).toEqual(refused.map(() => 'conflict'))
  expect(mayUndo(alone, [0])).toEqual([0])
  expect(mayUndo(paused, [0])).toEqual([])
  for (const work of [pause(paused, 'anna', false, 0), leave(paused, 'anna', 0), abandon(paused, 'anna')])
    expect(work).toBeDefined()
})

test('a rematch whose host has closed it does not begin', () => {
  const seats = [{ kind: 'account', account: 'anna' } as const, { kind: 'open' } as const]
  const start = initialTable(DUEL, row({ status: 'open', seats }))
  const closed = applied(start, must(abandon(start, 'anna')))
  const before = row({ seats: ['boris', 'anna'].map(account => ({ kind: 'account' as const, account })) })
  expect(refusalOf(() => joinRematch(closed, before, 'boris', undefined, 0))).toBe('over')
})

test('without a person who was replaced by a bot nothing more is taken back', () => {
  const start = initialTable(DUEL, row({ onTimeout: 'bot' }))
  const first = applied(start, actByPlayer(start, 'anna', plan(start, 0, 0), 0))
  const second = applied(first, actByPlayer(first, 'boris', plan(first, 1, 0), 0))
  const alone = applied(second, replaceWithBot(second, 1, 0))
  expect(refusalOf(() => undoByPlayer(alone, 'anna', { seq: alone.seq, seat: 'a' }, 0))).toBe('conflict')
  const bots = initialTable(
    DUEL,
    row({
      seats: [
        { kind: 'account', account: 'anna' },
        { kind: 'bot', level: 'random' },
      ],
    }),
  )
  const acted = applied(bots, actByPlayer(bots, 'anna', plan(bots, 0, 0), 0))
  expect(refusalOf(() => undoByPlayer(acted, 'anna', { seq: 1, seat: 'a' }, 0))).toBeUndefined()
})

const BANK = { kind: 'bank', bankMs: 60_000, incrementMs: 2_000 } as const

test.each([BANK, { kind: 'days', days: 1 } as const])(
  'nobody gains time by acting and taking it back: $kind',
  clock => {
    const start = initialTable(DUEL, row({ clock, clocks: startClocks(clock, 2, [0, 1], 0) }))
    const late = (start.row.clocks?.left[0] ?? 0) - 1_000
    const acted = applied(start, actByPlayer(start, 'anna', plan(start, 0, 0), late))
    expect(acted.row.clocks?.left[0]).toBeGreaterThan(1_000)
    const back = applied(acted, undoByPlayer(acted, 'anna', { seq: 1, seat: 'a' }, late))
    expect(back.row.clocks?.left[0]).toBe(1_000)
    expect(seatsOutOfTime(back.row.clocks, late + 1_000)).toContain(0)
  },
)

test('who comes back after their time was up may take back what the bot has done for them', () => {
  const clock = { kind: 'days', days: 1 } as const
  const start = initialTable(DUEL, row({ clock, clocks: startClocks(clock, 2, [0, 1], 0), onTimeout: 'bot' }))
  const late = 86_400_000
  const left = applied(start, must(expire(start, late)))
  const { live, names } = left
  const [action] = live ? actionsOf(0, choiceOf(choices(DUEL, live.state), 0) ?? {}) : []
  const moved = applied(left, changeForAction(requireRunning(left), action ?? { seat: 0, verb: 'plan' }, late))
  const back = applied(moved, must(join(moved, 'anna', { seat: names[0] }, late)))
  const again = applied(back, undoByPlayer(back, 'anna', { seq: back.seq, seat: 'a' }, late))
  expect(again.row.clocks?.left[0]).toBe(late)
})

test('tables in memory are limited: the least recently used are dropped first', () => {
  const cache = tableCache(350)
  const put = (id: string): void => cache.put({ ...initialTable(DUEL, row({ status: 'open' })), row: row({ id }) })
  for (const id of ['one', 'two', 'three']) put(id)
  cache.get('one')
  put('four')
  expect(cache.get('two')).toBeUndefined()
  expect(cache.get('one')).toBeDefined()
  expect(cache.count()).toBe(3)
})
