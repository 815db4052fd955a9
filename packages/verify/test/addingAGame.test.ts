// The game in docs/adding-a-game.md is real: taken out of the page, compiled and played through the battery.

import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Game, LANGUAGES } from '@ludoteka/kernel'
import { isBroken, playAtRandom } from '@ludoteka/text-kit/testing'
import { beforeAll, expect, test } from 'vitest'
import { verifyGame } from '../src/index.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const FOLDER = join(ROOT, 'node_modules', '.cache', 'adding-a-game')
const PROGRAM = join(FOLDER, 'threeCastles.ts')

let game: Game

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(PROGRAM, programIn(join(ROOT, 'docs', 'adding-a-game.md')))
  const module: { game: Game } = await import(/* @vite-ignore */ PROGRAM)
  game = module.game
})

/** The code below the heading "A complete game". */
function programIn(page: string): string {
  const [, program] = /^## A complete game$.*?^```ts\n(.*?)^```$/ms.exec(readFileSync(page, 'utf8')) ?? []
  if (program === undefined) throw new Error(`There is no program in ${page}.`)
  return program
}

test('the game of the page compiles under the settings of the project', () => {
  const settings = { extends: '../../../tsconfig.base.json', files: ['threeCastles.ts'] }
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(settings))
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc')
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', FOLDER], { encoding: 'utf8' })
  expect(stdout).toBe('')
  expect(status).toBe(0)
})

test('it keeps every law, and nothing of it is left uncovered', () => {
  const { failures, coverage } = verifyGame(game, { games: 60, seed: 'adding a game' })
  expect(failures).toEqual([])
  expect(Object.entries(coverage).flatMap(([part, { missing }]) => missing.map(name => `${part}: ${name}`))).toEqual([])
})

test('its sentences have no gaps in either language', () => {
  const seats = game.seats({})
  for (let n = 0; n < 50; n++) {
    playAtRandom(game, `words ${n}`, {}, s => {
      const sentences = s.news.flatMap(entry => LANGUAGES.map(language => game.text[language].entry(entry, seats)))
      expect(sentences.filter(isBroken)).toEqual([])
    })
  }
})
