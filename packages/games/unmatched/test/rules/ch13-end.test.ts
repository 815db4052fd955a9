// Chapter 13: the end of a duel.

import { expect, test } from 'vitest'
import { clash, faceOff, told } from './positions.ts'

test('13.1 when a hero is defeated its owner loses at once, and nothing pending is carried out', () => {
  const t = faceOff('medusa', 'arthur', {
    health: { arthur: 3 },
    hand: { a1: ['medusa.snipe'], b1: ['arthur.regroup', 'arthur.theHolyGrail'] },
  })
  clash(t, 'medusa', 'medusa.snipe')
  expect(t.all()).toMatchObject({
    result: { kind: 'won', winners: ['a1'], reason: 'heroesDefeated', rule: '13.1' },
    at: { arthur: 'none' },
    zones: { hand: { a1: [] }, played: { a1: ['medusa.snipe'] } }, // no draw, no clean-up
    waiting: [],
  })
})

test("13.1 no after-combat effect of the defeated hero's own card", () => {
  const t = faceOff('medusa', 'arthur', {
    health: { arthur: 6 },
    hand: { a1: ['medusa.secondShot', 'medusa.gazeOfStone'], b1: ['arthur.theHolyGrail'] },
  })
  clash(t, 'medusa', 'medusa.secondShot', 'arthur.theHolyGrail').play('a1', 'boost', 'medusa.gazeOfStone')
  expect(t.all()).toMatchObject({ result: { winners: ['a1'] }, health: { arthur: 0 } })
})

test('13.1 no further draws of the same effect', () => {
  const t = faceOff('arthur', 'sinbad', {
    at: { merlin: 's22', sinbad: 's36', porter: 's37' },
    health: { sinbad: 2 },
    hand: { a1: ['arthur.restlessSpirits'] },
  })
  t.play('a1', 'scheme', 'arthur.restlessSpirits').play('a1', 'to', 's36').play('a1', 'to', 's37')
  expect(t.all()).toMatchObject({ result: { winners: ['a1'] }, zones: { hand: { a1: [] } } })
  const exhausted = faceOff('sinbad', 'arthur', {
    health: { sinbad: 2, porter: 6 },
    hand: { a1: ['sinbad.richesBeyondCompare'] },
    discard: { a1: ['rest'] },
  })
  exhausted.play('a1', 'scheme', 'sinbad.richesBeyondCompare')
  expect(told(exhausted, 'b1').filter(key => key === 'exhausted')).toHaveLength(1)
  expect(exhausted.all()).toMatchObject({ result: { winners: ['b1'] }, health: { porter: 4 } })
})

test('13.2 a defeated sidekick never ends a duel, a lost hero does although sidekicks remain', () => {
  const t = faceOff('arthur', 'sinbad', {
    at: { sinbad: 's34', porter: 's20' },
    health: { porter: 1 },
    hand: { a1: ['arthur.feint'] },
  })
  clash(t, 'arthur', 'arthur.feint')
  expect(t.all()).toMatchObject({ at: { porter: 'none' }, result: { kind: 'open' }, waiting: ['a1'] })
  const hero = faceOff('arthur', 'sinbad', { health: { sinbad: 1 }, hand: { a1: ['arthur.feint'] } })
  clash(hero, 'arthur', 'arthur.feint')
  expect(hero.all()).toMatchObject({ at: { sinbad: 'none', porter: 's1' }, result: { winners: ['a1'] } })
})

test('13.3 should both heroes fall together, the player whose turn it is wins', () => {
  // Only with the later printings' check can both be down when the end is looked for (23.1).
  const t = faceOff('alice', 'sinbad', {
    at: { alice: 's5', jabberwock: 's12', sinbad: 's21' },
    health: { alice: 2, sinbad: 4 },
    hand: { a1: ['alice.jawsThatBite'] },
    options: { gameEndCheck: 'endOfAction' },
  })
  clash(t, 'jabberwock', 'alice.jawsThatBite')
  expect(t.all()).toMatchObject({
    at: { alice: 'none', sinbad: 'none' },
    result: { kind: 'won', winners: ['a1'], reason: 'bothHeroesDefeated' },
  })
})

test('13.4 a player may lose through an own effect', () => {
  const t = faceOff('alice', 'sinbad', {
    at: { alice: 's5', jabberwock: 's12', sinbad: 's21' },
    health: { alice: 2 },
    hand: { a1: ['alice.jawsThatBite'], b1: ['sinbad.leapAway'] },
  })
  clash(t, 'jabberwock', 'alice.jawsThatBite', 'sinbad.leapAway')
  t.play('b1', 'move', 'sinbad').play('b1', 'to', 's10')
  expect(t.all()).toMatchObject({ health: { alice: 0 }, result: { kind: 'won', winners: ['b1'] } })
})

test('13.4 or through exhaustion', () => {
  const t = faceOff('alice', 'sinbad', { health: { alice: 1 }, discard: { a1: ['rest'] } }).play('a1', 'maneuver')
  expect(t.all()).toMatchObject({ result: { kind: 'won', winners: ['b1'] } })
})
