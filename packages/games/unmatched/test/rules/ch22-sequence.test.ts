// Chapter 22: the sequence of a game, a turn and a combat.

import { apply, cloneState } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { unmatched } from '../../index.ts'
import { asked, assigned, clash, faceOff, idle } from './positions.ts'

test('22 game: set-up, then turns', () => {
  const t = assigned(['arthur', 'sinbad'])
  const steps = [t.view('a1').step]
  t.play('a1', 'to', 's19')
  steps.push(t.view('a1').step)
  t.play('b1', 'to', 's36')
  steps.push(t.view('a1').step)
  expect(steps).toEqual(['setup.sidekick', 'setup.sidekick', 'turn.action'])
})

test('22 turn: start abilities, action, action, discard to seven, next seat', () => {
  const hand = ['medusa.dash', 'medusa.dash', 'medusa.feint', 'medusa.feint', 'medusa.snipe', 'medusa.snipe'] as const
  const t = faceOff('medusa', 'arthur', {
    at: { arthur: 's24' },
    hand: { a1: hand },
    stack: [{ step: 'turn.start', seat: 0 }],
  })
  const steps = [t.view('a1').step]
  t.play('a1', 'decline')
  for (let action = 0; action < 2; action++) {
    steps.push(t.view('a1').step)
    idle(t, 'a1')
  }
  steps.push(t.view('a1').step)
  t.play('a1', 'setAside', 'medusa.dash').play('a1', 'done')
  expect(steps).toEqual(['turn.gaze', 'turn.action', 'turn.action', 'turn.discard'])
  expect(t.all()).toMatchObject({ turn: 'b1', step: 'turn.action' })
})

test('22 maneuver: draw, boost, moves', () => {
  const t = faceOff('arthur', 'sinbad').play('a1', 'maneuver')
  expect(t.all()).toMatchObject({ log: ['maneuvered', 'drew', 'drewCards'], step: 'maneuver.boost' })
  t.play('a1', 'decline')
  expect(t.view('a1').step).toBe('move.next')
})

test('22 scheme: card and fighter, effect, discard', () => {
  const t = faceOff('medusa', 'arthur', { hand: { a1: ['medusa.wingedFrenzy'] } })
  t.play('a1', 'scheme', 'medusa.wingedFrenzy')
  expect(t.view('a1').step).toBe('scheme.fighter')
  t.play('a1', 'by', 'medusa')
  expect(t.view('a1').step).toBe('move.next')
  t.play('a1', 'done')
  expect(t.all()).toMatchObject({ step: 'turn.action', zones: { discard: { a1: ['medusa.wingedFrenzy'] } } })
})

test('22 attack: reveal, immediately, boost, during, damage, after, clean-up, the defender always first', () => {
  const t = faceOff('sinbad', 'alice', { hand: { a1: ['sinbad.leapAway'], b1: ['alice.manxomeFoe'] } })
  t.play('a1', 'attack', 'sinbad').play('a1', 'commit', 'sinbad.leapAway')
  const steps: string[] = []
  const copy = cloneState(unmatched, t.state)
  apply(unmatched, copy, 1, 'decline', undefined, step => {
    if (step.startsWith('combat.')) steps.push(step)
  })
  const beforeTheQuestion = [
    'combat.reveal',
    'combat.effects',
    'combat.effects',
    'combat.arthursBoost',
    'combat.effects',
    'combat.effects',
    'combat.damage',
    'combat.effects',
    'combat.effects',
  ]
  expect(steps).toEqual(beforeTheQuestion)
  const rest = copy.stack.map(frame => frame.step).filter(step => step.startsWith('combat.'))
  expect(rest).toEqual(['combat.cleanUp', 'combat.abilities']) // the last frame comes first (10.9, 10.10)
})

test('22.1 a question may go to the player whose turn it is not, and no other play is possible meanwhile', () => {
  const t = faceOff('medusa', 'sinbad', {
    at: { medusa: 's7', harpy1: 's21' },
    hand: { a1: ['medusa.clutchingClaws', 'medusa.feint'], b1: ['sinbad.feint', 'sinbad.regroup'] },
  })
  clash(t, 'harpy1', 'medusa.clutchingClaws')
  expect(asked(t)).toEqual({ b1: { discard: ['sinbad.feint', 'sinbad.regroup'] } })
  expect(t.why('a1', 'maneuver')).toEqual({ rule: '22.1', reason: 'notYourDecision' })
  expect(t.why('a1', 'attack', 'harpy1')).toEqual({ rule: '22.1', reason: 'notYourDecision' })
  expect(t.why('b1', 'commit', 'sinbad.feint')).toEqual({ rule: '22.1', reason: 'notNow' })
  t.play('b1', 'discard', 'sinbad.feint')
  expect(t.all()).toHaveProperty('waiting', ['a1'])
})

test('22.1 there is no response window after the reveal', () => {
  const t = faceOff('sinbad', 'arthur', {
    hand: { a1: ['sinbad.exploit', 'sinbad.feint'], b1: ['arthur.feint', 'arthur.regroup'] },
  })
  clash(t, 'sinbad', 'sinbad.exploit', 'arthur.regroup')
  expect(t.all()).toMatchObject({ step: 'turn.action', waiting: ['a1'], health: { arthur: 15 } })
})
