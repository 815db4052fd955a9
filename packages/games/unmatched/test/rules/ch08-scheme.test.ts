// Chapter 8: schemes.

import { expect, test } from 'vitest'
import { asked, faceOff, teamGame } from './positions.ts'

test('8.1 a scheme is laid face up and played by a declared fighter', () => {
  const t = faceOff('medusa', 'arthur', { at: { harpy3: 'none' }, hand: { a1: ['medusa.wingedFrenzy'] } })
  t.play('a1', 'scheme', 'medusa.wingedFrenzy')
  expect(t.view('b1')).toHaveProperty('zones.played.a1', { count: 1, cards: ['medusa.wingedFrenzy'] })
  expect(asked(t)).toEqual({ a1: { by: ['harpy1', 'harpy2', 'medusa'] } })
  expect(t.why('a1', 'by', 'harpy3')).toEqual({ rule: '12.4', reason: 'fighterDefeated' })
  expect(t.why('a1', 'by', 'arthur')).toEqual({ rule: '8.1', reason: 'notYourFighter' })
  t.play('a1', 'by', 'harpy2')
  expect(t.news('spectator')[0]).toMatchObject({
    key: 'schemePlayed',
    data: { seat: 0, card: 'medusa.wingedFrenzy', fighter: 'harpy2' },
  })
})

test('8.1 only a scheme of the own hand can be played', () => {
  const t = faceOff('arthur', 'sinbad', { hand: { a1: ['arthur.feint', 'arthur.prophecy'] } })
  expect(asked(t)).toEqual({ a1: { maneuver: true, scheme: ['arthur.prophecy'], attack: ['arthur'] } })
  expect(t.why('a1', 'scheme', 'arthur.feint')).toEqual({ rule: '8.1', reason: 'notAScheme' })
  expect(t.why('a1', 'scheme', 'arthur.restlessSpirits')).toEqual({ rule: '8.1', reason: 'notInHand' })
})

test('8.2 some fighter on the board must be able to use it', () => {
  const t = teamGame({
    at: { arthur: 'none' },
    hand: { a1: ['arthur.theLadyOfTheLake', 'arthur.commandTheStorms'] },
  })
  expect(asked(t)).toEqual({ a1: { maneuver: true, scheme: ['arthur.commandTheStorms'] } })
  expect(t.why('a1', 'scheme', 'arthur.theLadyOfTheLake')).toEqual({ rule: '5.4', reason: 'itsFighterIsGone' })
})

test('8.2 a scheme that does nothing may be played', () => {
  const t = faceOff('arthur', 'sinbad', { hand: { a1: ['arthur.prophecy'] }, discard: { a1: ['rest'] } })
  t.play('a1', 'scheme', 'arthur.prophecy')
  expect(t.all()).toMatchObject({
    zones: { hand: { a1: [] }, played: { a1: [] }, deck: { a1: [] } },
    health: { arthur: 18, merlin: 7 },
    actionsLeft: 1,
  })
})

test('8.3 of several fighters the owner chooses one, without consequence', () => {
  const played = (by: 'medusa' | 'harpy1') => {
    const t = faceOff('medusa', 'arthur', { hand: { a1: ['medusa.wingedFrenzy'] } })
    t.play('a1', 'scheme', 'medusa.wingedFrenzy').play('a1', 'by', by).play('a1', 'done')
    return JSON.stringify({ ...Object(t.all()), log: [] })
  }
  expect(played('medusa')).toBe(played('harpy1'))
})

test('8.4 the effect is resolved in the order of its sentences, then the card goes to the pile', () => {
  const t = faceOff('alice', 'arthur', { size: 'big', hand: { a1: ['alice.eatMe'] } })
  t.play('a1', 'scheme', 'alice.eatMe')
  expect(t.all()).toMatchObject({
    step: 'move.to',
    size: 'big',
    zones: { hand: { a1: [] }, played: { a1: ['alice.eatMe'] }, discard: { a1: [] } },
  })
  t.play('a1', 'to', 's24')
  expect(t.all()).toMatchObject({
    at: { alice: 's24' },
    size: 'small',
    zones: { hand: { a1: [] }, played: { a1: [] }, discard: { a1: ['alice.eatMe'] } },
  })
})
