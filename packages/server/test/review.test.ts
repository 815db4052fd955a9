// Where a match turned: told once it is over, to everybody who may see its replay, worked out once, and not too often.

import { review } from '@ludoteka/protocol'
import { afterEach, expect, test } from 'vitest'
import { LIMITS } from '../src/index.ts'
import { openReplays } from '../src/replays/replays.ts'
import type { ReplayTask } from '../src/replays/thread.ts'
import type { MatchRow } from '../src/store/store.ts'
import { aMatch } from './store/samples.ts'
import { sitDown } from './support/player.ts'
import { loggedErrors, openServer } from './support/server.ts'

afterEach(() => expect(loggedErrors.splice(0)).toEqual([]))

/** Replays of one match, and what is asked of their threads. */
function replaysOf(change: Partial<MatchRow>) {
  const tasks: ReplayTask[] = []
  const kept = new Map<string, Uint8Array>()
  const replays = openReplays({
    rowOf: async id => aMatch(id, { status: 'finished', actions: 10, seq: 10, ...change }),
    store: {
      events: async () => [],
      snapshotUpTo: async () => undefined,
      snapshotAt: async () => undefined,
      exportOf: async () => undefined,
      addExport: async () => undefined,
      reviewOf: async id => kept.get(id),
      async addReview(id, body) {
        kept.set(id, body)
      },
    },
    threads: 1,
    cacheBytes: 0,
    async replay(task) {
      tasks.push(task)
      return { kind: 'body', body: { bytes: Uint8Array.of(1, 2, 3), isGzipped: true } }
    },
  })
  const ask = (account: string) => replays.review('match-one', { address: '192.0.2.1', account }, true)
  return { ask, tasks }
}

test.each<[string, Partial<MatchRow>]>([
  ['before it is over', { status: 'running' }],
  ['of one that nobody finished', { status: 'abandoned' }],
  ['of one that is too long', { actions: 20_001, seq: 20_001 }],
])('nothing is worked out %s', async (_when, change) => {
  const { ask, tasks } = replaysOf(change)
  await expect(ask('anna')).rejects.toMatchObject({ problem: { error: 'conflict' } })
  expect(tasks).toEqual([])
})

test('it is worked out for the first who asks, and kept with the match for all others', async () => {
  const { ask, tasks } = replaysOf({})
  expect([...(await ask('anna')).bytes]).toEqual([1, 2, 3])
  expect([...(await ask('boris')).bytes]).toEqual([1, 2, 3])
  expect(tasks.map(({ request }) => request)).toEqual([{ kind: 'review' }])
})

test('a running match keeps its chances to itself; a finished one tells them to everybody, a few times a minute', async () => {
  const { url } = await openServer({ limits: { ...LIMITS, reviewsPerMinute: 3 } })
  const [person, stranger] = [await sitDown(url), await sitDown(url, 'Clara')]
  const { id } = await person.create({
    game: 'unmatched',
    options: { firstPlayer: 'a1' },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
  })
  const path = `/api/matches/${id}/review`
  for (const one of [person, stranger]) expect((await one.get(path)).status).toBe(409)
  const table = await person.watch(id)
  expect((await table.ask({ type: 'resign', seat: 'a1' })).type).toBe('done')
  for (const one of [person, stranger]) {
    const told = review.parse((await one.get(path)).body)
    expect(told.teams).toEqual([['a1'], ['b1']])
    expect(told.curve.at(-1)?.chances).toEqual([0, 1])
  }
  expect((await stranger.get(path)).status).toBe(200)
  expect((await stranger.get(path)).status).toBe(429)
})
