// Chapter 4: your turn.

import { expect, test } from 'vitest'
import { asked, clash, faceOff, idle } from './positions.ts'

const TURN_OF_A1 = [{ step: 'turn.start', seat: 0 }]

test('4.1 a turn starts with noting where everybody stands, then the start-of-turn abilities, then two actions', () => {
  const t = faceOff('medusa', 'arthur', {
    at: { arthur: 's24' },
    turnStart: { medusa: 's1', arthur: 's2' },
    actionsLeft: 0,
    stack: TURN_OF_A1,
  })
  expect(t.all()).toMatchObject({ turnStart: { medusa: 's21', arthur: 's24', harpy1: 's7', merlin: 's1' } })
  expect(asked(t)).toEqual({ a1: { gaze: ['arthur'], decline: true } })
  t.play('a1', 'decline')
  expect(t.all()).toMatchObject({ actionsLeft: 2, step: 'turn.action', waiting: ['a1'] })
})

test('4.2 exactly two actions are taken; none can be refused, and both may be the same', () => {
  const t = faceOff('arthur', 'sinbad')
  expect(t.why('a1', 'done')).toEqual({ rule: '4.2', reason: 'mustAct' })
  expect(t.why('a1', 'decline')).toEqual({ rule: '4.2', reason: 'mustAct' })
  idle(t, 'a1')
  expect(t.all()).toMatchObject({ turn: 'a1', actionsLeft: 1, waiting: ['a1'] })
  idle(t, 'a1')
  expect(t.all()).toMatchObject({ turn: 'b1', actionsLeft: 2, waiting: ['b1'] })
})

test('4.3 the actions are maneuver, scheme and attack', () => {
  const t = faceOff('arthur', 'sinbad', { hand: { a1: ['arthur.prophecy', 'arthur.feint'] } })
  expect(asked(t)).toEqual({ a1: { maneuver: true, scheme: ['arthur.prophecy'], attack: ['arthur'] } })
})

test('4.4 a scheme and an attack are offered only if one can be carried out', () => {
  const t = faceOff('arthur', 'sinbad', { hand: { a1: ['arthur.aidTheChosenOne', 'arthur.prophecy'] } })
  expect(asked(t)).toEqual({ a1: { maneuver: true, scheme: ['arthur.prophecy'] } })
  expect(t.why('a1', 'attack', 'arthur')).toEqual({ rule: '9.2', reason: 'noAttackCard' })
  expect(t.why('a1', 'attack', 'merlin')).toEqual({ rule: '9.4', reason: 'nobodyInReach' })
})

test('4.4 a maneuver is always possible, also with an empty deck and no fighter that can move', () => {
  const t = faceOff('arthur', 'medusa', {
    at: { arthur: 's7', merlin: 'none', harpy1: 's6', harpy2: 's15' },
    discard: { a1: ['rest'] },
  })
  expect(asked(t)).toEqual({ a1: { maneuver: true } })
  t.play('a1', 'maneuver')
  expect(t.all()).toMatchObject({ health: { arthur: 16 }, actionsLeft: 1, step: 'turn.action', waiting: ['a1'] })
})

test('4.5 an action is finished with all it sets off before the next one is chosen', () => {
  const t = faceOff('arthur', 'sinbad', { hand: { a1: ['arthur.prophecy', 'arthur.feint'] } })
  t.play('a1', 'maneuver')
  for (const stage of ['maneuver.boost', 'move.next']) {
    expect(t.all()).toHaveProperty('step', stage)
    expect(t.why('a1', 'scheme', 'arthur.prophecy')).toEqual({ rule: '22.1', reason: 'notNow' })
    t.play('a1', stage === 'move.next' ? 'done' : 'decline')
  }
  expect(t.why('a1', 'scheme', 'arthur.prophecy')).toBeUndefined()
})

const SEVEN = [
  'medusa.dash',
  'medusa.dash',
  'medusa.snipe',
  'medusa.feint',
  'medusa.feint',
  'medusa.regroup',
  'medusa.regroup',
] as const

test('4.6 at the end of the turn the owner discards down to seven, cards of the own choice, all at once', () => {
  const t = faceOff('medusa', 'arthur', {
    hand: { a1: SEVEN },
    deck: { a1: ['medusa.gazeOfStone', 'medusa.secondShot', 'rest'] },
  })
  idle(t, 'a1')
  expect(t.all()).toMatchObject({ actionsLeft: 1, step: 'turn.action' })
  idle(t, 'a1')
  const kinds = ['medusa.dash', 'medusa.feint', 'medusa.gazeOfStone', 'medusa.regroup', 'medusa.secondShot']
  expect(asked(t)).toEqual({ a1: { setAside: [...kinds, 'medusa.snipe'] } })
  expect(t.why('a1', 'done')).toEqual({ rule: '4.6', reason: 'mustDiscard' })
  expect(t.why('a1', 'setAside', 'medusa.clutchingClaws')).toEqual({ rule: '4.6', reason: 'notInHand' })
  t.play('a1', 'setAside', 'medusa.snipe')
  expect(t.all()).toHaveProperty('zones.discard.a1', [])
  t.play('a1', 'setAside', 'medusa.dash')
  expect(asked(t)).toEqual({ a1: { done: true } })
  expect(t.why('a1', 'setAside', 'medusa.feint')).toEqual({ rule: '4.6', reason: 'handLimitReached' })
  t.play('a1', 'done')
  expect(t.all()).toHaveProperty('zones.hand.a1.length', 7)
  expect(t.all()).toMatchObject({
    zones: { discard: { a1: ['medusa.dash', 'medusa.snipe'] } },
    turn: 'b1',
    waiting: ['b1'],
  })
})

test('4.6 with seven cards nothing is discarded', () => {
  const t = faceOff('medusa', 'arthur', { hand: { a1: SEVEN.slice(1) }, actionsLeft: 1 })
  idle(t, 'a1')
  expect(t.all()).toMatchObject({ turn: 'b1', zones: { discard: { a1: [] } } })
  expect(t.all()).toHaveProperty('zones.hand.a1.length', 7)
})

test("4.7 the limit exists only at the end of the own turn: not during it, nor in another player's", () => {
  const t = faceOff('arthur', 'medusa', { hand: { b1: [...SEVEN, 'medusa.snipe', 'medusa.snipe'] }, actionsLeft: 1 })
  idle(t, 'a1')
  expect(t.all()).toMatchObject({ turn: 'b1', step: 'turn.action', waiting: ['b1'] })
  expect(t.all()).toHaveProperty('zones.hand.b1.length', 9)
  idle(t, 'b1')
  expect(t.all()).toMatchObject({ turn: 'b1', actionsLeft: 1, step: 'turn.action' })
  expect(t.all()).toHaveProperty('zones.hand.b1.length', 10)
})

test('4.8 if the game ends in the middle of a turn nothing further happens', () => {
  const t = faceOff('medusa', 'arthur', {
    health: { arthur: 1 },
    hand: { a1: [...SEVEN, 'medusa.snipe', 'medusa.snipe'] },
    actionsLeft: 1,
  })
  clash(t, 'medusa', 'medusa.snipe')
  expect(t.all()).toMatchObject({ result: { kind: 'won', winners: ['a1'] }, waiting: [], turn: 'a1' })
  expect(t.all()).toHaveProperty('zones.hand.a1.length', 8) // no draw of Snipe, no discard
  expect(asked(t)).toEqual({})
  expect(t.why('a1', 'setAside', 'medusa.dash')).toEqual({ rule: '13.1', reason: 'gameOver' })
})
