// Replays as the event loop sees them: the order they are served in, answers that are kept, events the thread lacks.

import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { SHORTEST_IN_PARTS } from '../src/replays/parts.ts'
import { type Asker, openReplays } from '../src/replays/replays.ts'
import type { ReplayAnswer, ReplayTask } from '../src/replays/thread.ts'
import type { MatchRow } from '../src/store/store.ts'
import { aMatch, anAct } from './store/samples.ts'

const FINISHED: Partial<MatchRow> = { status: 'finished', actions: 10, seq: 10, revision: 12 }
const BODY: ReplayAnswer = { kind: 'body', body: { bytes: Uint8Array.of(1, 2, 3), isGzipped: false } }
const anna: Asker = { address: '192.0.2.1', account: 'anna' }

type Served = { readonly match: string; answer(given?: ReplayAnswer): Promise<void> }

/** Replays whose thread answers when the test says so. */
function manualReplays(change: Partial<MatchRow> = {}, cacheBytes = 1_000) {
  const tasks: ReplayTask[] = []
  const served: Served[] = []
  const exports = new Map<string, Uint8Array>()
  const reviews = new Map<string, Uint8Array>()
  const replays = openReplays({
    rowOf: async id => aMatch(id, { ...FINISHED, ...change }),
    store: {
      events: async (_id, after) => [anAct(after + 1), anAct(after + 2)],
      snapshotUpTo: async () => undefined,
      snapshotAt: async () => undefined,
      exportOf: async id => exports.get(id),
      async addExport(id, body) {
        exports.set(id, body)
      },
      reviewOf: async id => reviews.get(id),
      async addReview(id, body) {
        reviews.set(id, body)
      },
    },
    threads: 1,
    cacheBytes,
    replay(task) {
      tasks.push(task)
      return new Promise(resolve => {
        const answer = async (given = BODY): Promise<void> => {
          resolve(given)
          await settled()
        }
        served.push({ match: task.row.id, answer })
      })
    },
  })
  const ask = (match: string, asker = anna, from = 0) => replays.history(match, asker, { from }, false)
  return { replays, tasks, served, ask, exports, reviews }
}

/** Lets everything go on that waits for nothing from outside. */
const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

test('guests of one address who ask for many replays keep nobody else waiting', async () => {
  const { served, ask } = manualReplays()
  const guests = Array.from({ length: 28 }, (_, n) => ask(`long-${n}`, { address: '192.0.2.9', account: `guest-${n}` }))
  const own = ask('short-one')
  await settled()
  await served[0]?.answer()
  expect(served.map(({ match }) => match)).toEqual(['long-0', 'short-one'])
  for (let n = 1; n < 29; n++) await served[n]?.answer()
  await Promise.all([...guests, own])
})

test('an answer is made once for all who ask for the same, and kept', async () => {
  const { tasks, served, ask } = manualReplays()
  const both = [ask('match-one'), ask('match-one', { address: '192.0.2.9', account: undefined })]
  await settled()
  await served[0]?.answer()
  for (const { bytes } of await Promise.all([...both, ask('match-one')])) expect([...bytes]).toEqual([1, 2, 3])
  expect(tasks).toHaveLength(1)
})

test('who plays is not given the answer of somebody who watches', async () => {
  const seats = [
    { kind: 'account', account: 'anna' },
    { kind: 'account', account: 'boris' },
  ] as const
  const { tasks, served, ask } = manualReplays({ status: 'running', seats })
  const all = [anna, { ...anna, account: 'boris' }, { ...anna, account: undefined }].map(asker =>
    ask('match-one', asker),
  )
  await settled()
  for (let n = 0; n < 3; n++) await served[n]?.answer()
  await Promise.all(all)
  expect(tasks).toHaveLength(3)
})

test('answers beyond the limit of the cache are made again, the least recently used first', async () => {
  const { tasks, served, ask } = manualReplays({}, 6)
  for (const match of ['one-match', 'two-match', 'one-match', 'three-match', 'one-match', 'two-match']) {
    const answer = ask(match)
    await settled()
    await served.at(-1)?.answer()
    await answer
  }
  expect(tasks.map(({ row }) => row.id)).toEqual(['one-match', 'two-match', 'three-match', 'two-match'])
})

test('the thread is sent the events it lacks', async () => {
  const { tasks, served, ask } = manualReplays()
  const answer = ask('match-one')
  await settled()
  await served[0]?.answer({ kind: 'missing', after: 8 })
  expect(tasks[1]?.news).toEqual({ after: 8, events: [anAct(9), anAct(10)] })
  await served[1]?.answer()
  expect([...(await answer).bytes]).toEqual([1, 2, 3])
})

test('a refusal of the thread is that of the request, and the next one is tried again', async () => {
  const { served, ask } = manualReplays()
  const refused = ask('match-one')
  await settled()
  await Promise.all([
    expect(refused).rejects.toMatchObject({ problem: { error: 'forbidden' } }),
    served[0]?.answer({ kind: 'refused', problem: { error: 'forbidden', message: 'not yours' } }),
  ])
  const second = ask('match-one')
  await settled()
  await served[1]?.answer()
  expect(await second).toBeDefined()
})

test('an account that lets too many replays wait is refused, others are not', async () => {
  const { ask } = manualReplays()
  const many = Array.from({ length: 22 }, (_, n) => ask(`match-${n}`, anna))
  await expect(many.at(-1)).rejects.toMatchObject({ problem: { error: 'too-many' } })
  const others = ask('another-one', { address: '192.0.2.1', account: 'boris' })
  await settled()
  expect(await Promise.race([others, 'waits'])).toBe('waits')
})

const FILE = Buffer.from('{"actions":[]}')
const ZIPPED: ReplayAnswer = { kind: 'body', body: { bytes: gzipSync(FILE), isGzipped: true } }

test('the file of a long match is stored when the match is over, and never made again', async () => {
  const { replays, tasks, served, exports } = manualReplays({ actions: SHORTEST_IN_PARTS }, 0)
  const kept = replays.keepExport(aMatch('match-one', { ...FINISHED, actions: SHORTEST_IN_PARTS }))
  await settled()
  await served[0]?.answer(ZIPPED)
  await kept
  expect([...exports.keys()]).toEqual(['match-one'])
  const zipped = await replays.exported('match-one', anna, true)
  expect([zipped.isGzipped, gunzipSync(zipped.bytes)]).toEqual([true, FILE])
  const plain = await replays.exported('match-one', anna, false)
  expect([plain.isGzipped, plain.bytes]).toEqual([false, FILE])
  expect(tasks).toHaveLength(1)
})

test('the file of a short match, or of one that runs, is not stored', async () => {
  const { replays, tasks, exports } = manualReplays()
  await replays.keepExport(aMatch('short-one', FINISHED))
  await replays.keepExport(aMatch('long-one', { ...FINISHED, status: 'running', actions: SHORTEST_IN_PARTS }))
  expect([tasks, exports.size]).toEqual([[], 0])
})

test('a long match that was over before files were stored is stored by whoever asks first', async () => {
  const { replays, served, exports } = manualReplays({ actions: SHORTEST_IN_PARTS }, 0)
  const asked = replays.exported('match-one', anna, false)
  await settled()
  await served[0]?.answer(ZIPPED)
  expect((await asked).bytes).toEqual(FILE)
  expect(exports.size).toBe(1)
})
