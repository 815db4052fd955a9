// Where a recorded match turned, told in the terminal.

import { begin, type Game, matchOf, seedFrom } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { RACE } from '../../bots/test/race.ts'
import { ludoteka } from './testIo.ts'

const race = (...verbs: readonly string[]): string =>
  JSON.stringify({
    ...matchOf(begin(RACE, {}, seedFrom('analyse'))),
    actions: verbs.map((verb, n) => ({ seat: n % 2, verb })),
  })

const analysed = (file: string, ...more: readonly string[]) =>
  ludoteka(['analyse', 'm.json', '--iterations', '40', ...more], {
    files: { 'm.json': file },
    loadGame: async (): Promise<Game> => RACE,
  })

test('tells the chances, the swings, what was played and what the bot would have played', async () => {
  const { code, out } = await analysed(race('stumble', 'walk'))
  expect(code).toBe(0)
  expect(out).toBe(`left: 50 % → 27 % → 18 %
right: 50 % → 73 % → 82 %

Action 1 · left 50 % → 27 % · mostly the players
  left played: stumble${' '}
  The bot would have played: walk${' '}

Action 2 · right 73 % → 82 % · mostly the players
  right played: walk${' '}
  The bot would have played the same.
`)
})

test('--json holds all chances, and actions with their texts', async () => {
  const { out } = await analysed(race('stumble'), '--json')
  expect(JSON.parse(out)).toMatchObject({
    game: 'race',
    version: 1,
    teams: [['left'], ['right']],
    curve: [{ at: 0 }, { at: 1 }],
    swings: [
      {
        cause: 'decision',
        decision: {
          at: 0,
          seat: 'left',
          played: { actions: [{ verb: 'stumble' }], text: ['stumble '] },
          advised: { actions: [{ verb: 'walk' }], text: ['walk '] },
          isSame: false,
        },
      },
    ],
  })
})

test('a match without actions is too short, in the language that was asked for', async () => {
  expect((await analysed(race())).out).toBe('The match is too short to tell where it turned.\n')
  expect((await analysed(race(), '--lang', 'ru')).out).toMatch(/^Партия слишком короткая/)
})

test.each([
  ['a file that is no match', '{}', 'it names no game'],
  [
    'an action that is not legal',
    race().replace('"actions":[]', '"actions":[{"seat":1,"verb":"walk"}]'),
    'not your decision',
  ],
])('%s is refused', async (_what, file, message) => {
  const { code, out, err } = await analysed(file)
  expect(code).not.toBe(0)
  expect(out).toBe('')
  expect(err).toContain(message)
})
