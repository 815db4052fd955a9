// The game in docs/adding-a-game.md is real: taken out of the page, compiled and played.

import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type Action,
  actionsOf,
  apply,
  choices,
  type Game,
  LANGUAGES,
  replay,
  sampler,
  seedFrom,
  start,
  stateHash,
  whatIsWrong,
} from '@ludoteka/kernel'
import { beforeAll, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const FOLDER = join(ROOT, 'node_modules', '.cache', 'adding-a-game')
const PROGRAM = join(FOLDER, 'highCard.ts')
const GAMES = 200

let game: Game

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(PROGRAM, programIn(join(ROOT, 'docs', 'adding-a-game.md')))
  const { highCard }: { highCard: Game } = await import(/* @vite-ignore */ PROGRAM)
  game = highCard
})

function programIn(page: string): string {
  const [, program] = /^```ts\n(.*?)^```$/ms.exec(readFileSync(page, 'utf8')) ?? []
  if (program === undefined) throw new Error(`There is no program in ${page}.`)
  return program
}

/** Plays a random game; what was done, and every state it went through as a hash. */
function playRandomly(seed: string): {
  actions: Action[]
  hashes: string[]
  entries: Parameters<Game['text']['en']['entry']>[0][]
} {
  const random = sampler(seedFrom('choices', seed))
  const s = start(game, {}, seed)
  const actions: Action[] = []
  const hashes = [stateHash(game, s)]
  const entries = [...s.news]
  for (let offers = choices(game, s); offers.length > 0; ) {
    const offered = offers.flatMap(({ seat, choice }) => actionsOf(seat, choice))
    const action = offered[random.below(offered.length)]
    if (!action) throw new Error('Somebody was asked and could do nothing.')
    offers = apply(game, s, action.seat, action.verb, action.arg)
    actions.push(action)
    hashes.push(stateHash(game, s))
    entries.push(...s.news)
    expect(whatIsWrong(game, s)).toBeUndefined()
    if (actions.length > game.bound) throw new Error('The game goes on beyond its bound.')
  }
  expect(s.result.kind).not.toBe('open')
  return { actions, hashes, entries }
}

test('the game of the page compiles under the settings of the project', () => {
  const settings = { extends: '../../../tsconfig.base.json', files: ['highCard.ts'] }
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(settings))
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc')
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', FOLDER], { encoding: 'utf8' })
  expect(stdout).toBe('')
  expect(status).toBe(0)
})

test(`${GAMES} random games end, and replay to the same states`, () => {
  for (let n = 0; n < GAMES; n++) {
    const seed = seedFrom('adding a game', n)
    const { actions, hashes } = playRandomly(seed)
    const match = { game: game.id, version: game.version, options: {}, seed, actions }
    for (const [at, hash] of hashes.entries()) expect(stateHash(game, replay(game, match, at).state)).toBe(hash)
  }
})

test('every word it says exists in both languages', () => {
  const keys = new Set<string>()
  for (let n = 0; n < GAMES; n++) {
    for (const entry of playRandomly(seedFrom('words', n)).entries) {
      keys.add(entry.key)
      for (const language of LANGUAGES) {
        expect(game.text[language].entry(entry, game.seats({}))).not.toMatch(/undefined|NaN|[{}]/)
      }
    }
  }
  expect([...keys].sort()).toEqual(['laid', 'scored', 'shown', 'tie'])
})
