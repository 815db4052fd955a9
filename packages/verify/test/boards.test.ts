// A board is a function of the view: of its game's rules it imports types and the questions they answer, nothing else.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const GAMES = fileURLToPath(new URL('../../games', import.meta.url))
const ALLOWED = 'questions.ts'

/** Every module a source file names, and whether only for its types. */
function importsOf(source: string): readonly { readonly from: string; readonly isType: boolean }[] {
  const statements = source.matchAll(/^(?:import|export)\s+(type\s)?[^'"]*?from\s+['"]([^'"]+)['"]/gm)
  const others = source.matchAll(/(?:^import\s+|\bimport\()['"]([^'"]+)['"]/gm)
  return [
    ...[...statements].map(([, type, from = '']) => ({ from, isType: type !== undefined })),
    ...[...others].map(([, from = '']) => ({ from, isType: false })),
  ]
}

/** What a board takes from the rules beside their questions. */
function forbiddenIn(game: string, file: string): readonly string[] {
  const rules = resolve(GAMES, game, 'rules')
  return importsOf(readFileSync(file, 'utf8')).flatMap(({ from, isType }) => {
    const module = relative(rules, resolve(dirname(file), from))
    const isOutside = !from.startsWith('.') || module.startsWith('..')
    return isOutside || isType || module === ALLOWED ? [] : [`${relative(GAMES, file)} imports rules/${module}`]
  })
}

const BOARDS = readdirSync(GAMES).filter(game => existsSync(resolve(GAMES, game, 'board')))

test('there are boards to look at', () => {
  expect(BOARDS).toContain('red-sea')
})

test.each(BOARDS)('the board of %s asks the rules only what they answer', game => {
  const files = readdirSync(resolve(GAMES, game, 'board'), { encoding: 'utf8', recursive: true }).filter(
    file => /\.tsx?$/.test(file) && !file.startsWith('test/'),
  )
  expect(files.length).toBeGreaterThan(0)
  expect(files.flatMap(file => forbiddenIn(game, resolve(GAMES, game, 'board', file)))).toEqual([])
})

test('a forbidden import is found', () => {
  expect(
    importsOf("import { a } from '../rules/x.ts'\nimport type { B } from '../rules/y.ts'\nimport './c.css'"),
  ).toEqual([
    { from: '../rules/x.ts', isType: false },
    { from: '../rules/y.ts', isType: true },
    { from: './c.css', isType: false },
  ])
})
