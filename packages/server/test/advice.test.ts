// Advice of bots: for people who play with bots alone, noted in the match, and worked out where bots decide.

import { matchDetail, type ServerMessage } from '@ludoteka/protocol'
import type { Holder } from '@ludoteka/table'
import { afterEach, describe, expect, test } from 'vitest'
import { DUEL } from '../../verify/test/duel.ts'
import type { BotRequest } from '../src/bots/pool.ts'
import { LIMITS } from '../src/index.ts'
import type { Lane } from '../src/queues.ts'
import type { MatchRow } from '../src/store/store.ts'
import { NODE_SYSTEM } from '../src/system.ts'
import { openAdvisor } from '../src/table/advice.ts'
import { initialTable } from '../src/table/state.ts'
import { aMatch } from './store/samples.ts'
import { type LiveTable, sitDown } from './support/player.ts'
import { repositoryOf } from './support/repository.ts'
import { loggedErrors, openServer } from './support/server.ts'

afterEach(() => expect(loggedErrors.splice(0)).toEqual([]))

const BOT: Holder = { kind: 'bot', level: 'random' }
const anna: Holder = { kind: 'account', account: 'anna' }
const boris: Holder = { kind: 'account', account: 'boris' }

/** An advisor at one running table of two seats, and what it asks of the bots. */
function advisorAt(more: Partial<MatchRow> = {}, away: readonly (string | undefined)[] = []) {
  const row = aMatch('some-match', {
    game: DUEL.id,
    version: DUEL.version,
    options: {},
    status: 'running',
    host: 'anna',
    origin: 'here',
    seats: [anna, BOT],
    waiting: [0, 1],
    ...more,
  })
  const repository = repositoryOf({ ...initialTable(DUEL, row), away }, NODE_SYSTEM)
  const asked: { readonly request: BotRequest; readonly lane: Lane; readonly isNoted: boolean }[] = []
  const advisor = openAdvisor({
    repository,
    workerPool: {
      async decide(request, lane) {
        asked.push({ request, lane, isNoted: repository.table.row.advised })
        return { action: { seat: 0, verb: 'plan', arg: 'ant' }, memory: { plan: [{ verb: 'show', among: 2 }] } }
      },
    },
  })
  return { repository, asked, advise: (seat = 'a', account = 'anna') => advisor.advise('some-match', account, seat) }
}

const refusalOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'not refused',
    (error: { readonly problem?: { readonly error: string } }) => error.problem?.error,
  )

describe('an advisor', () => {
  test('tells the whole plan of a bot that searches, asked in the lane of the table, after the match has noted it', async () => {
    const { advise, asked, repository } = advisorAt()
    expect(await advise()).toEqual({
      seq: 0,
      plan: [{ verb: 'plan', arg: 'ant' }, { verb: 'show' }],
      level: 'hard',
    })
    expect(asked).toMatchObject([
      {
        request: { game: 'duel', seat: 0, level: 'hard', memory: {}, reason: 'advice', hasPerson: true },
        lane: ['here', 'anna'],
        isNoted: true,
      },
    ])
    expect(repository.table.row.advised).toBe(true)
    await advise()
    expect(repository.table.row.revision).toBe(1) // noted once
  })

  test.each<[string, string, Partial<MatchRow>, readonly (string | undefined)[], string, string]>([
    ['between people', 'forbidden', { seats: [anna, boris] }, [], 'a', 'anna'],
    ['against somebody for whom a bot stands in', 'forbidden', {}, [undefined, 'boris'], 'a', 'anna'],
    ['on a shared device', 'forbidden', { hotSeat: true }, [], 'a', 'anna'],
    ['in a rated match', 'forbidden', { rated: true }, [], 'a', 'anna'],
    ['without bots', 'forbidden', { seats: [anna, anna] }, [], 'a', 'anna'],
    ['for the seat of a bot', 'wrong-seat', {}, [], 'b', 'anna'],
    ['for somebody who only watches', 'wrong-seat', {}, [], 'a', 'clara'],
    ['while it is not the seat’s decision', 'wrong-seat', { waiting: [1] }, [], 'a', 'anna'],
    ['at a paused table', 'conflict', { paused: true }, [], 'a', 'anna'],
    ['before the match', 'conflict', { status: 'open' }, [], 'a', 'anna'],
    ['after the match', 'over', { status: 'finished' }, [], 'a', 'anna'],
  ])('is refused %s, and nothing is noted', async (_where, error, more, away, seat, account) => {
    const { advise, asked, repository } = advisorAt(more, away)
    expect(await refusalOf(advise(seat, account))).toBe(error)
    expect(asked).toEqual([])
    expect(repository.table.row.advised).toBe(false)
  })

  test('whose thread fails asks to be asked again', async () => {
    const { repository } = advisorAt()
    const advisor = openAdvisor({ repository, workerPool: { decide: () => Promise.reject(new Error('lost')) } })
    expect(await refusalOf(advisor.advise('some-match', 'anna', 'a'))).toBe('unavailable')
  })
})

const AGAINST_BOT = {
  game: 'unmatched',
  options: { firstPlayer: 'a1' },
  seats: [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'easy' as const }],
}

const isAdvised = (one: ServerMessage): boolean => one.type === 'match' && one.match.advised === true

async function untilAsked(table: LiveTable): Promise<void> {
  await table.when(one => (one.type === 'table' || one.type === 'update') && one.seq >= table.seq)
  if (!table.view('a1').waiting.includes('a1'))
    await table.when(one => one.type === 'update' && one.waiting.includes('a1'))
}

test('a person is told a legal action, everybody that the match was advised, and the action can be played', async () => {
  const { url } = await openServer()
  const person = await sitDown(url)
  const { id, advised } = await person.create(AGAINST_BOT)
  expect(advised).toBeUndefined()
  const [table, spectator] = await Promise.all([person.watch(id), (await sitDown(url, 'Clara')).watch(id)])
  await untilAsked(table)
  const answer = await table.ask({ type: 'advise', seat: 'a1' })
  if (answer.type !== 'advice') throw new Error(JSON.stringify(answer))
  const [{ verb = '', arg } = {}] = answer.plan
  expect(answer.seq).toBe(table.seq)
  expect(table.view('a1').choice).toHaveProperty(verb)
  await Promise.all([table, spectator].map(one => one.when(isAdvised)))
  expect(matchDetail.parse((await person.get(`/api/matches/${id}`)).body).advised).toBe(true)
  const played = await table.ask({
    type: 'act',
    seq: answer.seq,
    seat: 'a1',
    verb,
    ...(arg === undefined ? {} : { arg }),
  })
  expect(played.type).toBe('done')
})

test('who asks for advice too often is told to wait, and may act meanwhile', async () => {
  const { url } = await openServer({ limits: { ...LIMITS, advicePerMinute: 3 } })
  const person = await sitDown(url)
  const { id } = await person.create(AGAINST_BOT)
  const table = await person.watch(id)
  await untilAsked(table)
  const first = table.ask({ type: 'advise', seat: 'a1' })
  const second = table.ask({ type: 'advise', seat: 'a1' })
  expect(await second).toMatchObject({ type: 'refused', problem: { error: 'too-many' } })
  expect(await table.actSomehow('a1')).toMatchObject({ type: 'done' })
  expect(await first).toMatchObject({ type: 'advice' })
})
