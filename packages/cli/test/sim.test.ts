// Simulations: what they report, and that the number of workers changes nothing.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ludoteka, type World } from './testIo.ts'

async function simulated(line: string, world: World = {}) {
  const { out } = await ludoteka(['sim', ...line.split(' '), '--json'], world)
  const { seconds, decisionsPerSecond, ...report } = JSON.parse(out)
  return { seconds, decisionsPerSecond, report }
}

describe('sim --json', () => {
  test('prints one object', async () => {
    const { code, out, err } = await ludoteka(['sim', 'duel', '--games', '30', '--seed', 's', '--json'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out.trimEnd()).not.toContain('\n')
    const report = JSON.parse(out)
    expect(report).toMatchObject({
      game: 'duel',
      games: 30,
      finished: 30,
      errors: 0,
      decisions: 180,
      seconds: 0.25,
      decisionsPerSecond: 720,
      length: { shortest: 6, mean: 6, longest: 6 },
      rounds: null,
      seats: ['a', 'b'],
      gamesByBot: { random: 30 },
      gamesByLabel: { dealer: 30, guest: 30 },
    })
    const [a, b] = report.wins
    expect(a + b + report.draws).toBe(30)
    expect(report.winsByLabel).toEqual({ dealer: a, guest: b })
    expect(report.winsByBot.random).toBe(a + b)
    const endings = Object.values<number>(report.endings)
    expect(endings.reduce((sum, times) => sum + times, 0)).toBe(30)
  })

  test('the same seed gives the same matches, another seed others', async () => {
    const { report } = await simulated('duel --games 50 --seed x')
    expect((await simulated('duel --games 50 --seed x')).report).toEqual(report)
    expect((await simulated('duel --games 50 --seed y')).report.wins).not.toEqual(report.wins)
  })

  test('options decide how many seats there are; too few bots are repeated', async () => {
    const { report } = await simulated('duel --games 4 --options {"players":"3"} --seats greedy,random')
    expect(report).toMatchObject({ seats: ['a', 'b', 'c'], gamesByBot: { greedy: 4, random: 4 }, decisions: 36 })
    expect(report.wins).toHaveLength(3)
  })

  test('with --swap the bots change seats after every match', async () => {
    const straight = (await simulated('nim --games 40 --seats greedy,random')).report
    const swapped = (await simulated('nim --games 40 --seats greedy,random --swap')).report
    expect(straight.wins[0]).toBeGreaterThan(30)
    expect(Math.abs(swapped.wins[0] - swapped.wins[1])).toBeLessThan(20)
    expect(swapped.winsByBot.greedy).toBeGreaterThan(30)
  })
})

test('sim without --json prints a report for people', async () => {
  const { out, code } = await ludoteka(['sim', 'duel', '--games', '10'])
  expect(code).toBe(0)
  expect(out).toContain('duel: 10 games, 10 finished')
  for (const title of ['wins by seat', 'wins by bot', 'wins by label', 'endings', 'length: 6.0 decisions', 'a second'])
    expect(out).toContain(title)
})

test('a terminal sees the progress, a file does not', async () => {
  expect((await ludoteka(['sim', 'nim', '--games', '3'], { errorsAreSeen: true })).err).toContain('3/3')
  expect((await ludoteka(['sim', 'nim', '--games', '3'])).err).toBe('')
})

describe('sim --jobs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteka-'))
  const outfile = join(folder, 'sim.mjs')

  beforeAll(async () => {
    const entry = fileURLToPath(new URL('./testWorker.ts', import.meta.url))
    const external = ['@ludoteka/server', '@ludoteka/bench'] // loaded by other commands only
    await build({
      entryPoints: [entry],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      external,
      logLevel: 'error',
    })
  })

  afterAll(() => {
    rmSync(folder, { recursive: true })
  })

  test.each([2, 3, 50])('%i workers count the same as one', async jobs => {
    const line = 'duel --games 31 --seed jobs --seats greedy,random --swap'
    const alone = await simulated(line)
    const shared = await simulated(`${line} --jobs ${jobs}`, { workerFile: pathToFileURL(outfile) })
    expect(shared.report).toEqual(alone.report)
  })
})
