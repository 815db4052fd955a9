// Matches written down, shown and checked; positions shown; verification; play at a terminal.

import type { Game } from '@ludoteka/kernel'
import { loadGame } from '@ludoteka/registry'
import { describe, expect, test } from 'vitest'
import { NIM } from '../../bots/test/nim.ts'
import { borders } from '../../kernel/test/games/borders.ts'
import { ludoteka } from './testIo.ts'

async function exported(...more: string[]): Promise<string> {
  return (await ludoteka(['export', 'duel', '--seed', 'e', ...more])).out
}

describe('export', () => {
  test('writes a match with a hash for every state, always the same', async () => {
    const text = await exported('--seats', 'greedy,random')
    const match = JSON.parse(text)
    expect(match).toMatchObject({ game: 'duel', version: 1, options: { players: '2' } })
    expect(match.actions).toHaveLength(6)
    expect(match.hashes).toHaveLength(7)
    expect(await exported('--seats', 'greedy,random')).toBe(text)
  })

  test('writes to a file', async () => {
    const { files, out } = await ludoteka(['export', 'duel', '--seed', 'e', '--out', 'match.json'])
    expect(out).toBe('')
    expect(files['match.json']).toBe(await exported())
  })

  test('writes the decks the seats were given, so that the match can be replayed', async () => {
    const loadGame = async () => borders
    const { out } = await ludoteka(['export', 'borders'], { loadGame })
    expect(JSON.parse(out).brought.map((deck: unknown[]) => deck.length)).toEqual([6, 6])
    const world = { loadGame, files: { 'm.json': out } }
    expect(await ludoteka(['replay', '--check', 'm.json'], world)).toMatchObject({
      code: 0,
      out: '1 passed, 0 failed\n',
    })
    expect(await ludoteka(['show', 'borders', '--moves', '3'], world)).toMatchObject({ code: 0, err: '' })
  })
})

describe('replay', () => {
  test('shows the log and the position as the seat sees them', async () => {
    const files = { 'm.json': await exported() }
    const own = await ludoteka(['replay', 'm.json', '--at', '0', '--seat', 'a'], { files })
    expect(own.code).toBe(0)
    expect(own.out.match(/drew/g)).toHaveLength(3)
    expect(own.out).toMatch(/hand · a: [a-z]+, [a-z]+, [a-z]+/)
    expect(own.out).toContain('hand · b: 3\n')
    const spectator = await ludoteka(['replay', 'm.json', '--at', '0'], { files })
    expect(spectator.out).not.toContain('drew')
    expect(spectator.out).toContain('hand · a: 3\n')
  })

  test('shows the end by default, and nothing beyond it', async () => {
    const files = { 'm.json': await exported() }
    expect((await ludoteka(['replay', 'm.json'], { files })).out).toMatch(/Winner|drawn/)
    const beyond = await ludoteka(['replay', 'm.json', '--at', '7'], { files })
    expect(beyond).toMatchObject({ code: 2, out: '' })
    expect(beyond.err).toContain('the match has only 6 actions')
  })

  test('--check compares the hash after every action', async () => {
    const good = await exported()
    const match = JSON.parse(good)
    const files = {
      'all/good.json': good,
      'all/changed.json': JSON.stringify({ ...match, hashes: match.hashes.with(3, 'x') }),
      'all/other.json': JSON.stringify({ ...match, version: 2 }),
      'all/broken.json': '{',
    }
    const { code, out } = await ludoteka(['replay', '--check', 'all'], { files })
    expect(code).toBe(1)
    expect(out).toContain('FAILED all/changed.json: the state differs after action 3')
    expect(out).toContain(
      'FAILED all/other.json: This was played under rules version 2 of duel; the rules here are version 1.',
    )
    expect(out).toContain('FAILED all/broken.json: all/broken.json is not JSON')
    expect(out).toMatch(/\n1 passed, 3 failed\n$/)
    expect(await ludoteka(['replay', '--check', 'all/good.json'], { files })).toMatchObject({
      code: 0,
      out: '1 passed, 0 failed\n',
    })
  })
})

describe('show', () => {
  test('prints the position of the exported match after some moves', async () => {
    const shown = await ludoteka(['show', 'duel', '--seed', 'e', '--moves', '3', '--seat', 'b'])
    const files = { 'm.json': await exported() }
    const replayed = await ludoteka(['replay', 'm.json', '--at', '3', '--seat', 'b'], { files })
    expect(shown).toMatchObject({ code: 0, out: replayed.out })
  })

  test('prints in the language that is asked for', async () => {
    expect((await ludoteka(['show', 'duel', '--lang', 'ru'])).out).toContain('зритель')
  })
})

describe('scenario', () => {
  const scenario = (expected: number) =>
    JSON.stringify({
      name: 'take two',
      game: 'nim',
      position: { facts: { heap: 5 } },
      do: [{ play: ['first', 'take', 'two'], note: 'of five', expect: { heap: expected, turn: 'second' } }],
    })

  test('ends with the number of passed and failed', async () => {
    const files = { 'dir/good.json': scenario(3) }
    expect(await ludoteka(['scenario', 'dir'], { files })).toMatchObject({ code: 0, out: '1 passed, 0 failed\n' })
  })

  test('shows path, expected and actual of a failing expectation', async () => {
    const files = { 'good.json': scenario(3), 'bad.json': scenario(4), 'broken.json': '{"name":"x","game":"nim"}' }
    const { code, out } = await ludoteka(['scenario', 'good.json', 'bad.json', 'broken.json'], { files })
    expect(code).toBe(1)
    expect(out).toContain(
      'FAILED bad.json: take two\n  do[0].expect heap\n    line     play first take two\n    note     of five\n    expected 4\n    actual   3\n',
    )
    expect(out).toContain('FAILED broken.json: scenario.do must be a list')
    expect(out).toMatch(/\n1 passed, 2 failed\n$/)
  })

  test('counts the variations of a file one by one', async () => {
    const variation = (name: string, heap: number) => ({
      name,
      do: [{ play: ['first', 'take', 'two'], expect: { heap } }],
    })
    const file = {
      name: 'take',
      game: 'nim',
      position: { facts: { heap: 5 } },
      variations: [variation('two', 3), variation('three', 2)],
    }
    const { code, out } = await ludoteka(['scenario', 'v.json'], { files: { 'v.json': JSON.stringify(file) } })
    expect(code).toBe(1)
    expect(out).toContain('FAILED v.json: take: three\n')
    expect(out).toMatch(/\n1 passed, 1 failed\n$/)
  })
})

describe('names', () => {
  test('lists everything that positions and scenarios can name', async () => {
    const { code, out } = await ludoteka(['names', 'duel'])
    expect(code).toBe(0)
    for (const line of [
      /^Steps \(with their parameters\)$/m,
      /^ {2}round\.plan +Lay a card face down/m,
      /^ {2}plan +plan ant +plan ant +ant, bee, cat, dog, elk, fox/m,
      /^ {2}hand +each seat/m,
    ]) {
      expect(out).toMatch(line)
    }
  })

  test('tells the columns of facts that are lists of rows', async () => {
    const { out } = await ludoteka(['names', 'berserk', '--json'], { loadGame })
    expect(out).toMatch(/rows of card, owner, controller, at, host, closed, acted, units, wounds/)
  })

  test('says what the facts hold, and gives an example of log entries that only other options lead to', async () => {
    const { out } = await ludoteka(['names', 'unmatched', '--json'], { loadGame })
    const { facts, entries } = JSON.parse(out)
    expect(facts).toContainEqual({
      name: 'actionsLeft',
      about: '0',
      en: 'actions left in this turn',
      ru: 'сколько действий осталось в этот ход',
    })
    expect(entries).toContainEqual(expect.objectContaining({ name: 'doubleTeam', en: expect.stringContaining(' ') }))
  })

  test('--json prints one object', async () => {
    const { out } = await ludoteka(['names', 'duel', '--options', '{"players":"3"}', '--json'])
    expect(JSON.parse(out)).toMatchObject({
      game: 'duel',
      seats: [{ name: 'a', en: 'a', ru: 'a' }, { name: 'b' }, { name: 'c' }],
      options: [{ name: 'players 2' }, { name: 'players 3' }],
      facts: [
        { name: 'score', about: '{"a":0,"b":0,"c":0}' },
        { name: 'round', about: '1' },
      ],
      zones: [{ name: 'deck', about: 'shared' }, {}, { name: 'hand', about: 'each seat' }, {}],
      verbs: [{ name: 'plan', about: 'ant, bee, cat, dog, elk, fox' }, { name: 'pass' }],
      reasons: [{ name: 'notInHand' }, {}, {}, {}],
    })
  })
})

describe('verify', () => {
  test('--json prints one object', async () => {
    const { code, out } = await ludoteka(['verify', 'nim', '--games', '8', '--seed', 'v', '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      game: 'nim',
      games: 8,
      failures: [],
      coverage: {
        cards: { reached: 0, total: 0 },
        steps: { reached: 1, total: 1 },
        refusals: { reached: 3, total: 3 },
      },
    })
  })

  test('without it says what was reached', async () => {
    const { out } = await ludoteka(['verify', 'nim', '--games', '8'])
    expect(out).toContain('0 failures')
    expect(out).toContain('refusals: 3 of 3 reached')
    expect(out).toContain('all laws at full rate')
  })

  test('--sample checks the costly laws at some decisions only and says so', async () => {
    const { code, out } = await ludoteka(['verify', 'nim', '--games', '8', '--sample', '4'])
    expect(code).toBe(0)
    expect(out).toContain('costly laws at 1 of 4 decisions')
  })

  test('--scenarios follows those of a file or folder', async () => {
    const json = {
      name: 'the end',
      game: 'nim',
      position: { facts: { heap: 2 } },
      do: [{ play: ['first', 'take', 'two'] }],
    }
    const files = { 'nim/end.json': JSON.stringify(json) }
    const { code, out } = await ludoteka(['verify', 'nim', '--games', '0', '--scenarios', 'nim'], { files })
    expect(code).toBe(0)
    expect(out).toContain('nim: 0 games, 1 scenarios, 1 decisions')
    const { err } = await ludoteka(['verify', 'nim', '--scenarios', 'elsewhere'], { files })
    expect(err).toContain('There is no JSON file in elsewhere.')
  })
})

describe('play', () => {
  test('without a terminal bots play and the log is printed', async () => {
    const { code, out, err } = await ludoteka(['play', 'nim', '--lang', 'ru'])
    expect(code).toBe(0)
    expect(err).toContain('за всех играют боты')
    expect(out).toMatch(/^(Taken: [123]\n)+$/)
  })

  test('the printed log holds no private entries', async () => {
    expect((await ludoteka(['play', 'duel', '--seats', 'random'])).out).not.toContain('drew')
  })

  test('a person answers with numbers until the end', async () => {
    const typed = Array.from({ length: 10 }, () => '1')
    const { code, out } = await ludoteka(['play', 'nim', '--seats', 'human,random', '--seed', 'p'], { typed })
    expect(code).toBe(0)
    expect(out).toContain('1) Take one')
    expect(out).toContain('Winner:')
  })

  test('whatever is not the number of an action is asked for again; q quits', async () => {
    const { code, out } = await ludoteka(['play', 'nim', '--seed', 'p'], { typed: ['99', 'x', '', 'q'] })
    expect(code).toBe(0)
    expect(out.match(/Type a number from 1 to 3\./g)).toHaveLength(3)
    expect(out).toContain('The match was left.')
  })

  test('asks once more before what is likely to lose', async () => {
    const warning: Game['warning'] = (_view, _verb, arg) =>
      arg === 'three' ? { key: 'Bad idea', chance: 0.6 } : undefined
    const loadGame = async () => ({ ...NIM, warning })
    const once = await ludoteka(['play', 'nim', '--seats', 'human', '--lang', 'en'], {
      typed: ['', '3', 'n', 'q'],
      loadGame,
    })
    expect(once.out).toContain('Bad idea. Do it anyway? (y/n)')
    expect(once.out).not.toContain('Taken: 3')
    const twice = await ludoteka(['play', 'nim', '--seats', 'human', '--lang', 'en'], {
      typed: ['', '3', 'y', '', 'q'],
      loadGame,
    })
    expect(twice.out).toContain('Taken: 3')
  })

  test('two persons hand the keyboard over', async () => {
    const { out } = await ludoteka(['play', 'nim', '--seats', 'human'], { typed: ['', '1', '', '1', '', 'q'] })
    expect(out).toContain('first, take the keyboard and press Enter.')
    expect(out).toContain('second, take the keyboard and press Enter.')
  })

  test('a match of bots is drawn for a person who watches', async () => {
    const { out } = await ludoteka(['play', 'nim', '--seats', 'random'], { typed: [] })
    expect(out).toContain('Now deciding:')
    expect(out).toContain('Winner:')
  })
})
