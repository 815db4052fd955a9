// The command line plays, shows and checks matches by the rules version they name.

import { readFileSync } from 'node:fs'
import { loadFrozen, loadGame } from '@ludoteka/registry'
import { expect, test } from 'vitest'
import { ludoteka } from './testIo.ts'

/** A program that has gone on to version 2 and keeps version 1. */
const later = {
  loadGame: async (id: string, version = 2) =>
    version === 2 ? { ...(await loadGame(id)), version: 2 } : loadFrozen(id, version),
}

const recorded = readFileSync(new URL('../../games/unmatched/test/replays/duel.json', import.meta.url), 'utf8')

test('a match recorded by version 1 is checked and shown by it', async () => {
  const world = { ...later, files: { 'm.json': recorded } }
  expect(await ludoteka(['replay', '--check', 'm.json'], world)).toMatchObject({ code: 0, out: '1 passed, 0 failed\n' })
  expect(await ludoteka(['replay', 'm.json', '--at', '5'], world)).toMatchObject({ code: 0, err: '' })
})

const SCENARIO = { name: 'a start', game: 'unmatched', do: [{ expect: { result: { kind: 'open' } } }] }

test('a scenario is run by the version it names, or by the newest', async () => {
  const asked: (number | undefined)[] = []
  const loads = async (id: string, version?: number) => {
    asked.push(version)
    return later.loadGame(id, version)
  }
  const files = {
    'all/old.json': JSON.stringify({ ...SCENARIO, version: 1 }),
    'all/newest.json': JSON.stringify(SCENARIO),
    'all/variations.json': JSON.stringify({ ...SCENARIO, version: 1, variations: [{ ...SCENARIO, game: undefined }] }),
  }
  expect(await ludoteka(['scenario', 'all'], { loadGame: loads, files })).toMatchObject({ out: '3 passed, 0 failed\n' })
  expect(asked.toSorted()).toEqual([1, 1, undefined])
  const missing = { 'm.json': JSON.stringify({ ...SCENARIO, version: 7 }) }
  const { code, out } = await ludoteka(['scenario', 'm.json'], { ...later, files: missing })
  expect(code).toBe(1)
  expect(out).toContain('FAILED m.json: There is no version 7 of unmatched here')
})

test('the laws are checked for a version that is kept', async () => {
  const { code, out } = await ludoteka(['verify', 'unmatched@1', '--games', '1'], later)
  expect(out).toContain('unmatched: 1 games')
  expect(code).toBe(0)
})

test('a version that is not kept is named, with those that are', async () => {
  const files = { 'm.json': JSON.stringify({ ...JSON.parse(recorded), version: 7 }) }
  const { code, out } = await ludoteka(['replay', '--check', 'm.json'], { ...later, files })
  expect(code).toBe(1)
  expect(out).toContain('FAILED m.json: There is no version 7 of unmatched here; known are 1')
})

test('a match is begun by the newest version, or by the one that is asked for', async () => {
  const versionOf = async (name: string): Promise<unknown> =>
    JSON.parse((await ludoteka(['export', name], later)).out).version
  expect([await versionOf('unmatched'), await versionOf('unmatched@1')]).toEqual([2, 1])
  const shown = await ludoteka(['show', 'unmatched@1', '--moves', '3'], later)
  expect(shown).toMatchObject({ code: 0, err: '' })
  const played = await ludoteka(['play', 'unmatched@1', '--seats', 'random', '--seed', 'v'], later)
  expect(played).toMatchObject({ code: 0, err: '' })
})
