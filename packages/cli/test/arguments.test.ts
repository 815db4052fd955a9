// Every command explains itself and says plainly what is wrong with its arguments.

import { describe, expect, test } from 'vitest'
import { COMMANDS } from '../src/run.ts'
import { ludoteka } from './testIo.ts'

describe('help', () => {
  test('lists all commands and games', async () => {
    const { code, out } = await ludoteka(['--help'])
    expect(code).toBe(0)
    for (const name of [...Object.keys(COMMANDS), 'duel', 'nim']) expect(out).toContain(name)
  })

  test.each(Object.keys(COMMANDS))('%s has its own', async name => {
    const long = await ludoteka([name, '--help'])
    expect(long).toMatchObject({ code: 0, err: '' })
    expect(long.out).toContain(`Usage: ludoteka ${name}`)
    expect(await ludoteka(['help', name])).toEqual(long)
    expect(await ludoteka([name, 'duel', '-h'])).toEqual(long)
  })
})

describe('wrong arguments end with exit code 2 and one sentence', () => {
  const wrong: readonly (readonly [string, string])[] = [
    ['', 'Usage: ludoteka COMMAND'],
    ['fly', 'there is no command "fly"; there are: play, sim,'],
    ['help fly', 'there is no command "fly"'],
    ['sim', 'The name of the game is missing.'],
    ['sim chess', 'There is no such game here; known are duel, nim.'],
    ['sim duel nim', 'There is one argument too many: "nim".'],
    ['sim duel --fast', 'There is no option --fast; there are --games, --seed,'],
    ['sim duel --games', '--games needs a value'],
    ['sim duel --json=yes', '--json takes no value.'],
    ['sim duel --games=-5', '--games must be a whole number, not "-5".'],
    ['scenario --fast', 'There is no option --fast.'],
    ['sim duel --games many', '--games must be a whole number, not "many".'],
    ['sim duel --games 1.5', '--games must be a whole number, not "1.5".'],
    ['sim duel --games 0', '--games must be at least 1.'],
    ['sim duel --jobs 0', '--jobs must be at least 1.'],
    [
      'sim duel --seats random,clever',
      '--seats: there is no "clever"; choose from easy, normal, hard, expert, random, greedy',
    ],
    ['sim duel --seats human', '--seats: there is no "human"'],
    ['sim duel --seats random,random,random', '--seats names 3 players, but there are 2 seats: a, b.'],
    ['sim duel --options {', 'The value of --options is not JSON'],
    ['sim duel --options 7', 'options must be an object'],
    ['sim duel --options {"players":"9"}', 'The option players can\'t be "9"; possible are 2, 3.'],
    ['sim duel --options {"speed":"9"}', 'options has an unknown part "speed"; known are players'],
    ['show duel --seat z', 'There is no seat "z"; the seats are a, b.'],
    ['show duel --lang fr', '--lang must be one of en, ru, not "fr".'],
    ['show duel --moves -1', '--moves needs a value; one that begins with a dash is written --moves=VALUE.'],
    [
      'play duel --seats cat',
      '--seats: there is no "cat"; choose from human, easy, normal, hard, expert, random, greedy',
    ],
    ['replay', 'The file of the match is missing.'],
    ['replay nowhere.json', 'There is no file nowhere.json.'],
    ['replay a.json b.json', 'One match can be shown at a time'],
    ['scenario', 'The scenario file is missing.'],
    ['scenario nowhere', 'There is no JSON file in nowhere.'],
    ['verify duel --games x', '--games must be a whole number'],
    ['bench', 'What to measure (kernel, server or bots) is missing.'],
    ['bench teapot', 'There is no benchmark "teapot"; there are: kernel, server, bots.'],
  ]

  test.each(wrong)('ludoteka %s', async (line, sentence) => {
    const { code, out, err } = await ludoteka(line.split(' ').filter(word => word !== ''))
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(sentence)
    expect(err).not.toContain('    at ')
  })
})
