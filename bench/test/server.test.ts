// The server's bench with a few tables: every figure is there, and both servers carry out what they are sent.

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dependencies } from '../../packages/server/package.json'
import { latencies } from '../src/server/load.ts'
import { messageReader } from '../src/server/messages.ts'
import { measureServer } from '../src/server/serverBench.ts'
import { findPostgres } from '../src/server/temporaryPostgres.ts'

/** Below node_modules, so that the built program finds its packages. */
const folder = fileURLToPath(
  new URL(`../../node_modules/.cache/ludoteka-test-programs/bench-${process.pid}/`, import.meta.url),
)

beforeAll(async () => {
  await build({
    entryPoints: {
      program: fileURLToPath(new URL('./benchServer.ts', import.meta.url)),
      store: fileURLToPath(new URL('./store.ts', import.meta.url)),
      bot: fileURLToPath(new URL('../../packages/server/src/threads.ts', import.meta.url)),
    },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['boardgame.io', ...Object.keys(dependencies).filter(name => !name.startsWith('@ludoteka/'))],
    logLevel: 'error',
  })
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a run gives every figure', async () => {
  const { raw, ...figures } = await measureServer(pathToFileURL(join(folder, 'program.mjs')), {
    tables: 4,
    paced: { everySeconds: 0.2, seconds: 1, repetitions: 1 },
    saturation: { seconds: 1, repetitions: 1 },
    postgres: { tables: 2, everySeconds: 0.2, seconds: 1, repetitions: 1 },
    fairness: {
      tables: 4,
      everySeconds: 0.2,
      replayGuests: 2,
      replays: { seconds: 1, repetitions: 1 },
      floodTables: 2,
      bots: { seconds: 1, repetitions: 1 },
    },
  })
  expect(figures.tables).toBe(4)
  for (const key of ['actionsPerSecond', 'p50Ms', 'p99Ms'] as const) expect(figures[key], key).toBeGreaterThan(0)
  expect(figures.vsBoardgameIo.actionsPerSecond).toBeGreaterThan(0)
  expect(figures.vsBoardgameIo.p99).toBeGreaterThan(0)
  expect(figures.cpuVsBoardgameIo.saturated).toBeGreaterThan(0)
  expect(figures.cpuVsBoardgameIo.at500PerSecond).toBeGreaterThan(0)
  // The tests of the store need PostgreSQL anyway; whoever has none measures without it.
  if (findPostgres() === undefined) expect(figures.cpuPostgres).toBeNull()
  else expect(figures.cpuPostgres).toMatchObject({ node: expect.any(Number), database: expect.any(Number) })
  expect(figures.othersP99UnderReplayLoad).toBeGreaterThan(0)
  expect(figures.botWaitUnderFlood).toBeGreaterThan(0)
  expect(raw.fairness.replaysPerSecond[0]).toBeGreaterThan(0)
  expect(figures.bytesPerTable).toBeTypeOf('number')
  expect(figures.youngGenerationBytes).toBeGreaterThan(0)
  expect(raw.saturation.ours).toHaveLength(1)
  expect(raw.saturation.boardgameIo[0]?.refusals).toBe(0)
  expect(JSON.parse(JSON.stringify(figures))).toEqual(figures)
})

test('percentiles are times that occurred', () => {
  const times = latencies()
  for (let ms = 100; ms >= 1; ms--) times.add(ms)
  expect([times.percentile(50), times.percentile(99), times.count]).toEqual([50, 99, 100])
  expect(latencies().percentile(99)).toBeNaN()
})

test('a seat acts only where it is asked', () => {
  const view = { you: 'a1', waiting: ['b1'], choice: {}, result: { kind: 'open' } }
  const read = messageReader()
  read(JSON.stringify({ type: 'table', seq: 4, views: { a1: view } }))
  const told = (change: object) => read(JSON.stringify({ type: 'update', seq: 5, views: { a1: change } }))
  expect(told({})).toMatchObject({ kind: 'position', position: { seq: 5, seat: 'a1', isAsked: false, isOver: false } })
  expect(told({ waiting: ['a1'], choice: { move: ['s1'], done: true } })).toMatchObject({ position: { isAsked: true } })
  expect(told({ result: { kind: 'won', winners: [0], reason: 'x', rule: '1' } })).toMatchObject({
    position: { isOver: true },
  })
  expect(read('{"type":"refused","id":1,"seq":5,"problem":{"error":"stale","message":"x"}}')).toEqual({
    kind: 'refused',
    error: 'stale',
  })
})
