// The docs are true: the examples of docs/scenarios.md run, docs/kernel.md names every file of the kernel,
// docs/adding-a-game.md names only what is exported, and links lead somewhere.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as kernel from '@ludoteka/kernel'
import { runScenario, scenarioGame, scenariosIn } from '@ludoteka/kernel'
import { findGame } from '@ludoteka/registry'
import { expect, test } from 'vitest'

const ROOT = new URL('../../../', import.meta.url)
const DOCS = new URL('docs/', ROOT)
const pageAt = (name: string): string => readFileSync(new URL(name, DOCS), 'utf8')

const examples = [...pageAt('scenarios.md').matchAll(/```json\n(.*?)```/gs)].map(([, text]): unknown =>
  JSON.parse(text ?? ''),
)

test('every example of the page on scenarios runs without a failure', () => {
  expect(examples.length).toBeGreaterThan(0)
  for (const example of examples) {
    const game = findGame(scenarioGame(example))
    for (const one of scenariosIn(example)) expect(runScenario(game, one)).toMatchObject({ failures: [] })
  }
})

/** The part of a page below a heading. */
function chapterOf(page: string, heading: string): string {
  const chapter = page.split(/^## /m).find(part => part.startsWith(`${heading}\n`))
  if (chapter === undefined) throw new Error(`There is no chapter ${heading}.`)
  return chapter
}

test('the table of the kernel names each of its files once, and no other', () => {
  const rows = chapterOf(pageAt('kernel.md'), 'Its files').match(/^\| `.*?\|/gm) ?? []
  const named = rows.flatMap(row => [...row.matchAll(/`(\w+\.ts)`/g)].map(([, name]) => name))
  expect(named.toSorted()).toEqual(readdirSync(new URL('packages/kernel/src', ROOT)).sort())
})

test('what the table of declarations calls is exported by the kernel', () => {
  const rows = chapterOf(pageAt('adding-a-game.md'), 'What to declare').match(/^\|.*$/gm) ?? []
  const called = rows.flatMap(row => [...row.matchAll(/`([a-z]\w+)(?=[(`])/g)].map(([, name = '']) => name))
  const unknown = called.filter(name => !(name in kernel) && !DECLARED_BY_GAMES.has(name))
  expect(unknown).toEqual([])
})

/** Keys of a game, a step, a zone or a grid, names of the examples, and what the kit exports. */
const DECLARED_BY_GAMES = new Set([
  'admits',
  'admitsTogether',
  'answer',
  'applies',
  'army',
  'ask',
  'bringing',
  'cells',
  'distance',
  'do',
  'identity',
  'inventory',
  'lastingEffects',
  'max',
  'mustHold',
  'neighbours',
  'options',
  'orders',
  'quota',
  'ranking',
  'setup',
  'source',
  'standing',
  'takeBack',
  'team',
  'terms',
  'total',
  'turn',
  'variant',
  'veil',
  'veils',
  'warning',
  'when',
  'why',
])

const pages = [...readdirSync(DOCS).filter(name => name.endsWith('.md')), '../README.md']

test.each(pages)('the links of %s lead to files and headings that exist', name => {
  for (const [, target = ''] of pageAt(name).matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^https?:/.test(target)) continue
    const [path = '', heading] = target.split('#')
    const file = path === '' ? new URL(name, DOCS) : new URL(path, new URL(name, DOCS))
    expect(existsSync(fileURLToPath(file)), target).toBe(true)
    if (heading !== undefined) expect(headingsOf(readFileSync(file, 'utf8')), target).toContain(heading)
  }
})

/** Headings as links write them. */
function headingsOf(page: string): readonly string[] {
  return [...page.matchAll(/^#+ (.*)$/gm)].map(([, words = '']) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )
}
