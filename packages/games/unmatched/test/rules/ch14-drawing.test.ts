// Chapter 14: drawing and exhaustion.

import { expect, test } from 'vitest'
import { clash, faceOff, teamGame, told } from './positions.ts'

test('14.1 "draw N" is N single draws in a row, compulsory and without a limit', () => {
  const t = faceOff('sinbad', 'arthur', {
    hand: {
      a1: [
        'sinbad.richesBeyondCompare',
        'sinbad.feint',
        'sinbad.feint',
        'sinbad.regroup',
        'sinbad.regroup',
        'sinbad.exploit',
        'sinbad.exploit',
      ],
    },
    deck: { a1: ['sinbad.leapAway', 'sinbad.voyageHome', 'sinbad.leapAway', 'sinbad.feint', 'rest'] },
  })
  t.play('a1', 'scheme', 'sinbad.richesBeyondCompare')
  expect(t.all()).toHaveProperty('zones.hand.a1.length', 9)
  expect(t.all()).toHaveProperty('zones.deck.a1.0', 'sinbad.feint')
})

test('14.2 "draw 2" with one card left: draw it, then 2 damage each, once', () => {
  const t = faceOff('alice', 'arthur', {
    size: 'big',
    hand: { a1: ['alice.drinkMe'] },
    deck: { a1: ['alice.feint'] },
    discard: { a1: ['rest'] },
  })
  t.play('a1', 'scheme', 'alice.drinkMe')
  expect(t.all()).toMatchObject({
    zones: { hand: { a1: ['alice.feint'] }, deck: { a1: [] } },
    health: { alice: 11, jabberwock: 6 },
    size: 'small',
  })
})

test('14.2 "draw 2" with no cards: twice 2 damage each, and the pile is not shuffled back', () => {
  const t = faceOff('alice', 'arthur', { hand: { a1: ['alice.drinkMe'] }, discard: { a1: ['rest'] } })
  t.play('a1', 'scheme', 'alice.drinkMe')
  expect(t.all()).toMatchObject({ health: { alice: 9, jabberwock: 4 }, zones: { hand: { a1: [] }, deck: { a1: [] } } })
  expect(t.all()).toHaveProperty('zones.discard.a1.length', 30)
})

test('14.3 taking the last card is harmless', () => {
  const t = faceOff('arthur', 'sinbad', { deck: { a1: ['arthur.feint'] }, discard: { a1: ['rest'] } })
  t.play('a1', 'maneuver')
  expect(t.all()).toMatchObject({ health: { arthur: 18, merlin: 7 }, zones: { deck: { a1: [] } } })
})

test('14.3 exhaustion is effect damage: it does not decide a combat', () => {
  const t = faceOff('arthur', 'sinbad', {
    hand: { a1: ['arthur.regroup'], b1: ['sinbad.regroup'] },
    discard: { b1: ['rest'] },
  })
  clash(t, 'arthur', 'arthur.regroup', 'sinbad.regroup')
  expect(t.news('a1')).toContainEqual({
    key: 'combatWon',
    rule: '11.1',
    data: { side: 'defender', fighter: 'sinbad' },
  })
  expect(t.all()).toMatchObject({ health: { sinbad: 11, porter: 2 } }) // two failed draws of the winner
  expect(t.all()).toHaveProperty('zones.hand.a1.length', 1) // the attacker lost and draws 1
})

test('14.4 only draws exhaust: not Manxome Foe, Prophecy or The Lady of the Lake', () => {
  const foe = faceOff('alice', 'arthur', { size: 'big', hand: { a1: ['alice.manxomeFoe'] }, discard: { a1: ['rest'] } })
  clash(foe, 'alice', 'alice.manxomeFoe')
  expect(foe.all()).toMatchObject({ health: { alice: 13, jabberwock: 8, arthur: 13 } }) // 3 + 2
  const arthur = faceOff('arthur', 'sinbad', {
    hand: { a1: ['arthur.prophecy', 'arthur.theLadyOfTheLake', 'arthur.excalibur'] },
    discard: { a1: ['rest'] },
  })
  arthur.play('a1', 'scheme', 'arthur.prophecy').play('a1', 'scheme', 'arthur.theLadyOfTheLake')
  expect(arthur.all()).toMatchObject({
    health: { arthur: 18, merlin: 7 },
    zones: { hand: { a1: ['arthur.excalibur'] } },
  })
})

test('14.5 exhaustion hits the surviving sidekicks too, in team play only those of the seat that had to draw', () => {
  const t = teamGame({ turn: 'b1', at: { harpy2: 'none' }, discard: { b1: ['rest'] } })
  t.play('b1', 'maneuver')
  expect(t.all()).toMatchObject({
    health: { medusa: 14, harpy1: 0, harpy2: 0, harpy3: 0, sinbad: 15, porter: 6, arthur: 18, alice: 13 },
    at: { harpy1: 'none', harpy3: 'none' },
  })
})

test('14.5 if none of the fighters is left nothing happens', () => {
  const t = teamGame({
    turn: 'a1',
    at: { medusa: 'none', harpy1: 's20', harpy2: 'none', harpy3: 'none' },
    hand: { a1: ['arthur.skirmish'], b1: ['medusa.snipe'] },
    discard: { b1: ['rest'] },
  })
  clash(t, 'arthur', 'arthur.skirmish', 'medusa.snipe') // 4 − 3: the last Harpy falls, then Snipe would draw
  expect(told(t, 'a1')).not.toContain('exhausted')
  expect(t.all()).toMatchObject({ at: { harpy1: 'none' }, result: { kind: 'open' } })
})
