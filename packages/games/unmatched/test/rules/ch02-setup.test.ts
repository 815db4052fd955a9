// Chapter 2: setting up a duel.

import { LudotekaError } from '@ludoteka/kernel'
import { table } from '@ludoteka/kernel/testing'
import { expect, test } from 'vitest'
import { unmatched } from '../../index.ts'
import { asked, assigned, names, newTable, teamGame, told } from './positions.ts'

const SEEDS = Array.from({ length: 40 }, (_, i) => String(i))

test('2.1 the lobby names the board or leaves it to chance', () => {
  expect(assigned(['arthur', 'alice'], { board: 'marmoreal' }).all()).toMatchObject({
    board: 'marmoreal',
    at: { arthur: 'm13' },
  })
  const boards = SEEDS.map(seed => table(unmatched, { seed }).view('spectator').facts['board'])
  expect(new Set(boards)).toEqual(new Set(['sarpedon', 'marmoreal']))
})

test('2.2 heroes are chosen openly, player 1 first, and each only once', () => {
  const t = newTable({ board: 'sarpedon', firstPlayer: 'a1' })
  expect(asked(t)).toEqual({ a1: { hero: ['alice', 'arthur', 'medusa', 'sinbad'] } })
  t.play('a1', 'hero', 'medusa')
  expect(t.view('spectator').facts['hero']).toEqual({ a1: 'medusa', b1: 'none' })
  expect(asked(t)).toEqual({ b1: { hero: ['alice', 'arthur', 'sinbad'] } })
  expect(t.why('b1', 'hero', 'medusa')).toEqual({ rule: '2.2', reason: 'heroTaken' })
  t.play('b1', 'hero', 'sinbad')
  expect(t.all()).toHaveProperty('hero', { a1: 'medusa', b1: 'sinbad' })
})

test('2.2 heroes may be drawn by chance, nobody twice', () => {
  const t = newTable({ board: 'sarpedon', firstPlayer: 'a1', heroPick: 'random' }, ['sinbad', 'alice'])
  expect(t.all()).toHaveProperty('hero', { a1: 'sinbad', b1: 'alice' })
  const drawn = SEEDS.map(seed => table(unmatched, { seed, options: { heroPick: 'random' } }).view('spectator').facts)
  for (const { hero } of drawn) expect(new Set(Object.values(Object(hero))).size).toBe(2)
  expect(new Set(drawn.map(({ hero }) => JSON.stringify(hero))).size).toBeGreaterThan(6)
})

test('2.2 heroes may be assigned by the host, a different one for every seat', () => {
  expect(assigned(['alice', 'medusa']).all()).toHaveProperty('hero', { a1: 'alice', b1: 'medusa' })
  expect(() => assigned(['alice', 'alice'])).toThrow(LudotekaError)
  expect(() => assigned(['alice'])).toThrow(LudotekaError)
})

test('2.3 player 1 is set in the lobby or drawn, picks and places first', () => {
  const t = newTable({ board: 'sarpedon', firstPlayer: 'b1' })
  t.play('b1', 'hero', 'arthur').play('a1', 'hero', 'sinbad')
  expect(t.all()).toMatchObject({ first: 'b1', at: { arthur: 's20', sinbad: 'none' }, waiting: ['b1'] })
  const first = SEEDS.map(seed => table(unmatched, { seed }).view('spectator').facts['first'])
  expect(new Set(first)).toEqual(new Set(['a1', 'b1']))
})

test('2.4 every dial stands at its starting health', () => {
  expect(assigned(['medusa', 'alice']).all()).toHaveProperty('health', {
    arthur: 0,
    merlin: 0,
    alice: 13,
    jabberwock: 8,
    medusa: 16,
    harpy1: 1,
    harpy2: 1,
    harpy3: 1,
    sinbad: 0,
    porter: 0,
  })
})

test('2.5 everybody draws five of thirty cards, knows them before anything is placed, and keeps them', () => {
  const t = newTable({ board: 'sarpedon', firstPlayer: 'a1' })
  t.play('a1', 'hero', 'arthur').play('b1', 'hero', 'sinbad')
  for (const seat of ['a1', 'b1']) {
    expect(t.view(seat)).toHaveProperty(`zones.hand.${seat}.count`, 5)
    expect(t.view(seat)).toHaveProperty(`zones.hand.${seat}.cards.length`, 5)
    expect(t.view(seat)).toHaveProperty(`zones.deck.${seat}`, { count: 25 })
    expect(t.view(seat)).toHaveProperty(`zones.discard.${seat}`, { count: 0, cards: [] })
    expect(told(t, seat).filter(key => key === 'handDealt')).toHaveLength(1)
  }
  expect(Object.keys(t.choice('a1'))).toEqual(['to']) // no exchange: placement follows
})

test('2.5 the decks are shuffled', () => {
  const hands = SEEDS.map(seed => {
    const t = table(unmatched, { seed, options: { heroPick: 'assigned', heroes: ['arthur', 'medusa'] } })
    return JSON.stringify(t.view('a1').zones['hand'])
  })
  expect(new Set(hands).size).toBeGreaterThan(30)
})

test("2.6 player 1's hero goes to start space 1, the sidekick into one of the zones of that space", () => {
  const t = assigned(['arthur', 'medusa'], { board: 'marmoreal' })
  expect(t.all()).toHaveProperty('at.arthur', 'm13')
  expect(asked(t)).toEqual({ a1: { to: names('m1 m7 m8 m20 m21') } })
  expect(t.why('a1', 'to', 'm2')).toEqual({ rule: '2.6', reason: 'outsideHerosZone' })
  t.play('a1', 'to', 'm8')
  expect(t.all()).toHaveProperty('at.merlin', 'm8')
})

test('2.6 each of several sidekicks gets its own space, independently of the others', () => {
  const t = assigned(['medusa', 'sinbad'], { board: 'marmoreal' })
  expect(asked(t)).toEqual({ a1: { to: names('m1 m7 m8 m20 m21') } })
  t.play('a1', 'to', 'm8') // yellow only
  expect(asked(t)).toEqual({ a1: { to: names('m1 m7 m20 m21') } })
  t.play('a1', 'to', 'm21') // red only
  expect(asked(t)).toEqual({ a1: { to: names('m1 m7 m20') } })
  t.play('a1', 'to', 'm1')
  expect(t.all()).toMatchObject({ at: { harpy1: 'm8', harpy2: 'm21', harpy3: 'm1' }, waiting: ['b1'] })
})

test("2.7 Alice's owner announces her size with her placement, for all to see", () => {
  const t = assigned(['alice', 'sinbad'])
  t.play('a1', 'to', 's19')
  expect(asked(t)).toEqual({ a1: { size: ['big', 'small'] } })
  t.play('a1', 'size', 'small')
  expect(t.view('spectator').facts['size']).toBe('small')
  expect(t.all()).toHaveProperty('waiting', ['b1'])
})

test('2.8 player 2 does the same on start space 2, seeing where player 1 stands', () => {
  const t = assigned(['arthur', 'medusa'])
  t.play('a1', 'to', 's23')
  expect(t.view('b1').facts['at']).toMatchObject({ arthur: 's20', merlin: 's23', medusa: 's32' })
  expect(asked(t)).toEqual({ b1: { to: names('s21 s22 s24 s25 s26 s30 s31 s34 s35 s36') } })
})

test('2.9 a start space still needed, a taken space and a space of the other board are refused', () => {
  const t = assigned(['arthur', 'medusa'])
  expect(t.why('a1', 'to', 's32')).toEqual({ rule: '2.9', reason: 'startSpaceNeeded' })
  expect(t.why('a1', 'to', 's3')).toEqual({ rule: '2.6', reason: 'outsideHerosZone' }) // nobody starts there in a duel
  expect(t.why('a1', 'to', 's20')).toEqual({ rule: '2.9', reason: 'spaceTaken' })
  expect(t.why('a1', 'to', 'm13')).toEqual({ rule: '3.1', reason: 'otherBoard' })
})

test('2.9 with the whole zone taken a sidekick starts next to a fighter of its own, or else anywhere', () => {
  const stack = [
    { step: 'turn.start', seat: 0 },
    { step: 'setup.sidekick', seat: 0, fighter: 'merlin' },
  ]
  const brown = { arthur: 's14', merlin: 'none', medusa: 's22', harpy1: 's6', harpy2: 's7', harpy3: 's25' } as const
  expect(asked(teamGame({ at: brown, stack }))).toEqual({ a1: { to: ['s16'] } })
  const crowded = teamGame({ at: { ...brown, sinbad: 's16', alice: 'none', jabberwock: 'none' }, stack })
  expect(crowded.choice('a1')['to']).toHaveLength(38 - 7 - 1) // seven fighters, and the start space Alice still needs
  expect(crowded.why('a1', 'to', 's3')).toEqual({ rule: '2.9', reason: 'startSpaceNeeded' })
})

test('2.10 player 1 takes the first turn', () => {
  const t = assigned(['arthur', 'sinbad'])
  t.play('a1', 'to', 's19').play('b1', 'to', 's36')
  expect(t.all()).toMatchObject({ turn: 'a1', actionsLeft: 2, step: 'turn.action', waiting: ['a1'] })
})
