// A game is one folder and one line of the manifest: everything else is found by its id, at the same place in each folder.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LANGUAGES, readOptions } from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { SHELF } from '../shelf/index.ts'
import { ENTRIES } from '../src/entries.ts'
import { findGame, GAMES } from '../src/index.ts'

const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url))

test('the manifest names every folder of a game, npm links each, the lightest comes first', () => {
  const ids = ENTRIES.map(({ id }) => id)
  const folders = readdirSync(join(PACKAGES, 'games')).filter(name =>
    existsSync(join(PACKAGES, 'games', name, 'shelf.ts')),
  )
  expect([...ids].sort()).toEqual(folders.sort())
  const { dependencies } = JSON.parse(readFileSync(join(PACKAGES, 'games/registry/package.json'), 'utf8'))
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(ids.map(id => `@ludoteka/${id}`)))
  const weights = ENTRIES.map(({ weight }) => weight)
  expect(weights).toEqual(weights.toSorted())
  expect([...GAMES.keys()]).toEqual(ids)
})

describe.each(SHELF)('$id', shelved => {
  const { id, title } = shelved

  test('its rules, its title and its players are those of the shelf', async () => {
    const game = await shelved.loadGame()
    expect(game).toBe(findGame(id))
    for (const language of LANGUAGES) expect(game.text[language].title).toContain(title[language])
    expect(shelved.players[0]).toBeLessThanOrEqual(game.seats(readOptions(game, {})).length)
  })

  test('its cover, board, rule book and browser-test driver lie where they are looked for', async () => {
    expect(await shelved.loadCover()).toBeTypeOf('function')
    expect(await shelved.loadBoard()).toMatchObject({ Board: expect.any(Function), HowToPlay: expect.any(Function) })
    for (const language of LANGUAGES) expect((await shelved.loadRules(language)).length).toBeGreaterThan(2)
    expect(existsSync(join(PACKAGES, 'games', id, 'test', 'driver.ts'))).toBe(true)
  })

  test('its shelf says whether decks are brought, and its board has what is needed to put one together', async () => {
    const [game, kit] = await Promise.all([shelved.loadGame(), shelved.loadBoard()])
    expect(shelved.decks ?? false).toBe(game.bringing !== undefined)
    expect(kit.decks !== undefined).toBe(game.bringing !== undefined)
    for (const language of LANGUAGES) {
      await shelved.loadTexts(language)
      for (const { cards } of kit.decks?.ready(language) ?? []) expect(game.bringing?.check(cards, {})).toBeUndefined()
    }
  })

  test('no source outside its folder imports it but the manifest', () => {
    const sources = readdirSync(PACKAGES, { recursive: true, encoding: 'utf8' }).filter(
      path => /\.tsx?$/.test(path) && !/node_modules|\/test\/|^e2e|dist/.test(path) && !path.startsWith(`games/${id}/`),
    )
    const importing = sources.filter(path => readFileSync(join(PACKAGES, path), 'utf8').includes(`'@ludoteka/${id}`))
    expect(importing).toEqual(['games/registry/src/manifest.ts'])
  })
})
