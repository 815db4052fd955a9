// Match files and positions that somebody opens: read, or refused with what is wrong.

import { readFileSync } from 'node:fs'
import { BOTS, playMatch } from '@ludoteka/bots'
import { type Action, begin, matchOf, seedFrom, withHashes } from '@ludoteka/kernel'
import { GAMES, loadGame } from '@ludoteka/registry'
import { expect, test } from 'vitest'
import { MOST_CHARACTERS, readOpened } from '../src/open/reading.ts'

const scenario = readFileSync(
  new URL('../../games/red-sea/test/scenarios/EX-10.2.3-middle-east-with-sea-lanes-control.json', import.meta.url),
  'utf8',
)
const seed = seedFrom('opening')
const read = (text: string, chosen?: string) => readOpened(text, { games: [...GAMES.keys()], chosen, seed }, loadGame)

async function file(): Promise<Record<string, unknown>> {
  const game = await loadGame('red-sea')
  const actions: Action[] = []
  playMatch({ game, options: {}, seed, bots: [BOTS.random], watch: action => actions.push(action) })
  return JSON.parse(JSON.stringify(withHashes(game, { ...matchOf(begin(game, {}, seed)), actions })))
}

test('a match file is opened with all its actions', async () => {
  const match = await file()
  expect(await read(JSON.stringify(match))).toMatchObject({ kind: 'match', match: { actions: match['actions'] } })
})

test('a scenario and a bare position are opened, and say who decides', async () => {
  const opened = await read(scenario)
  expect(opened).toMatchObject({ kind: 'position', seats: ['us', 'ussr'], waiting: ['us'] })
  const { game, position } = JSON.parse(scenario)
  expect(await read(JSON.stringify(position), 'red-sea')).toMatchObject({ kind: 'position' })
  expect(await read(JSON.stringify({ game, ...position }))).toMatchObject({ kind: 'position' })
})

test.each([
  ['', 'empty'],
  ['x'.repeat(MOST_CHARACTERS + 1), 'tooLong'],
  ['{"game":"red-sea"', 'notJson'],
  ['[1, 2]', 'unknownForm'],
  ['{"name":"nothing"}', 'unknownForm'],
  ['{"facts":{}}', 'whichGame'],
  ['{"game":"chess","position":{}}', 'unknownGame'],
  ['{"game":"red-sea","position":{"facts":{"turn":"soon"}}}', 'fault'],
  ['{"game":"red-sea","version":1,"seed":"short","actions":[]}', 'refused'],
])('%.40s is refused as %s', async (text, kind) => {
  expect(await read(text)).toMatchObject({ kind: 'trouble', trouble: { kind } })
})

test('a damaged file, an illegal action and unknown rules are told apart', async () => {
  const match = await file()
  const hashes = Array.isArray(match['hashes']) ? match['hashes'] : []
  const actions = Array.isArray(match['actions']) ? match['actions'] : []
  const damaged = { ...match, hashes: [...hashes.slice(0, -1), '0'.repeat(64)] }
  expect(await read(JSON.stringify(damaged))).toMatchObject({ trouble: { kind: 'damaged' } })
  const illegal = { ...match, actions: [{ seat: 0, verb: 'nonsense' }, ...actions] }
  expect(await read(JSON.stringify(illegal))).toMatchObject({ trouble: { kind: 'badMove' } })
  expect(await read(JSON.stringify({ ...match, version: 99 }))).toMatchObject({ trouble: { kind: 'otherVersion' } })
})
