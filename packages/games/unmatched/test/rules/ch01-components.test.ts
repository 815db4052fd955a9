// Chapter 1: components and fighters.

import { expect, test } from 'vitest'
import { BOARDS } from '../../content/boards.ts'
import { CARD, CARDS } from '../../content/cards.ts'
import { FIGHTER, FIGHTERS, HERO, HEROES, SIZES } from '../../content/fighters.ts'
import { asked, assigned, clash, faceOff } from './positions.ts'

const copies = (deck: string): number =>
  CARDS.filter(card => CARD[card].deck === deck).reduce((n, card) => n + CARD[card].copies, 0)

test('1.1 the box holds four heroes, six sidekicks, 120 cards, seven dials, a size token and a board of two sides', () => {
  const sidekicks = FIGHTERS.filter(fighter => FIGHTER[fighter].role === 'sidekick')
  expect(HEROES).toEqual(['arthur', 'alice', 'medusa', 'sinbad'])
  expect(sidekicks).toEqual(['merlin', 'jabberwock', 'harpy1', 'harpy2', 'harpy3', 'porter'])
  expect(HEROES.reduce((n, hero) => n + copies(hero), 0)).toBe(120)
  expect(FIGHTERS.filter(fighter => FIGHTER[fighter].health > 1)).toHaveLength(7)
  expect(SIZES).toEqual(['big', 'small'])
  expect(BOARDS).toEqual(['sarpedon', 'marmoreal'])
})

test('1.2 each hero comes with its own thirty cards, and cards of one name are separate in each deck', () => {
  expect(HEROES.map(copies)).toEqual([30, 30, 30, 30])
  expect(CARD['arthur.feint']).toMatchObject({ boost: 1, copies: 3 })
  expect(CARD['alice.feint']).toMatchObject({ boost: 2, copies: 3 })
  expect(CARD['arthur.momentousShift'].copies).toBe(3)
  expect(CARD['alice.momentousShift'].copies).toBe(2)
})

test('1.3 all characters of a seat are its fighters: the hero, and one or several sidekicks', () => {
  expect(HERO.arthur.fighters).toEqual(['arthur', 'merlin'])
  expect(HERO.alice.fighters).toEqual(['alice', 'jabberwock'])
  expect(HERO.medusa.fighters).toEqual(['medusa', 'harpy1', 'harpy2', 'harpy3'])
  expect(HERO.sinbad.fighters).toEqual(['sinbad', 'porter'])
  const t = faceOff('medusa', 'arthur')
  t.play('a1', 'maneuver').play('a1', 'decline')
  expect(asked(t)).toEqual({ a1: { move: ['harpy1', 'harpy2', 'harpy3', 'medusa'], done: true } })
})

test('1.4 the character cards give health, reach and move', () => {
  const table = HEROES.map(hero => [
    HERO[hero].move,
    ...HERO[hero].fighters.map(fighter => `${FIGHTER[fighter].health} ${FIGHTER[fighter].reach}`),
  ])
  expect(table).toEqual([
    [2, '18 melee', '7 ranged'],
    [2, '13 melee', '8 melee'],
    [3, '16 ranged', '1 melee', '1 melee', '1 melee'],
    [2, '15 melee', '6 melee'],
  ])
})

test('1.5 health never rises above the starting health', () => {
  const t = faceOff('arthur', 'alice', {
    health: { alice: 12 },
    hand: { a1: ['arthur.feint', 'arthur.regroup'], b1: ['alice.lookingGlass'] },
  })
  clash(t, 'arthur', 'arthur.regroup', 'alice.lookingGlass')
  t.play('b1', 'pair', 'recover-draw')
  expect(t.all()).toHaveProperty('health.alice', 13)
})

test('1.5 health never falls below 0', () => {
  const t = faceOff('arthur', 'sinbad', {
    at: { sinbad: 's34', porter: 's20' },
    health: { porter: 1 },
    hand: { a1: ['arthur.excalibur'] },
  })
  clash(t, 'arthur', 'arthur.excalibur')
  expect(t.all()).toMatchObject({ health: { porter: 0 }, at: { porter: 'none' } })
})

test('1.6 three Harpies are three fighters with 1 health each, who share the cards of their type', () => {
  const t = assigned(['medusa', 'arthur'])
  expect(t.all()).toMatchObject({ health: { harpy1: 1, harpy2: 1, harpy3: 1 } })
  const fight = faceOff('medusa', 'arthur', {
    at: { medusa: 's18', harpy1: 's10', harpy2: 's21', harpy3: 's34' },
    hand: { a1: ['medusa.clutchingClaws'] },
  })
  expect(asked(fight)).toEqual({ a1: { maneuver: true, attack: ['harpy1', 'harpy2'] } })
  clash(fight, 'harpy2', 'medusa.clutchingClaws')
  expect(fight.all()).toMatchObject({ health: { arthur: 15, harpy1: 1, harpy2: 1, harpy3: 1 } })
})
