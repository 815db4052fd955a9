// Chapter 12: health, damage, defeat.

import { expect, test } from 'vitest'
import { asked, clash, faceOff, names, teamGame, told } from './positions.ts'

test('12.1 a fighter at 0 is defeated at once, for whatever reason, and removed', () => {
  const t = faceOff('arthur', 'sinbad', { health: { merlin: 2 }, discard: { a1: ['rest'] } })
  t.play('a1', 'maneuver')
  expect(t.all()).toMatchObject({ health: { arthur: 16, merlin: 0 }, at: { arthur: 's21', merlin: 'none' } })
  const gaze = faceOff('medusa', 'sinbad', {
    at: { porter: 's24' },
    health: { porter: 1 },
    stack: [{ step: 'turn.start', seat: 0 }],
  })
  gaze.play('a1', 'gaze', 'porter')
  expect(gaze.all()).toHaveProperty('at.porter', 'none')
})

test('12.2 any damage defeats a Harpy', () => {
  const t = faceOff('arthur', 'medusa', {
    at: { medusa: 's34', harpy1: 's20', harpy2: 's1' },
    hand: { a1: ['arthur.momentousShift'], b1: ['medusa.feint'] },
  })
  clash(t, 'arthur', 'arthur.momentousShift', 'medusa.feint') // 3 − 2
  expect(t.all()).toMatchObject({ at: { harpy1: 'none' }, health: { harpy1: 0, harpy2: 1, harpy3: 1 } })
})

test('12.3 damage of one instruction is simultaneous: subtracted from all, then all defeated removed', () => {
  const t = faceOff('arthur', 'sinbad', {
    at: { merlin: 's22', sinbad: 's36', porter: 's37' },
    health: { sinbad: 10, porter: 2 },
    hand: { a1: ['arthur.restlessSpirits'] },
  })
  t.play('a1', 'scheme', 'arthur.restlessSpirits').play('a1', 'to', 's36').play('a1', 'to', 's37')
  expect(told(t, 'b1')).toEqual(['damaged', 'damaged', 'defeated', 'drew'])
  expect(t.all()).toMatchObject({ health: { sinbad: 8, porter: 0 }, at: { porter: 'none' } })
})

test('12.4 a defeated fighter does not move and cannot be chosen', () => {
  const t = faceOff('medusa', 'arthur', {
    at: { harpy2: 'none', merlin: 'none', arthur: 's24' },
    hand: { a1: ['medusa.aMomentaryGlance'] },
  })
  t.play('a1', 'maneuver').play('a1', 'decline')
  expect(asked(t)).toEqual({ a1: { move: ['harpy1', 'harpy3', 'medusa'], done: true } })
  expect(t.why('a1', 'move', 'harpy2')).toEqual({ rule: '12.4', reason: 'fighterDefeated' })
  t.play('a1', 'done').play('a1', 'scheme', 'medusa.aMomentaryGlance')
  expect(t.why('a1', 'hurt', 'merlin')).toEqual({ rule: '12.4', reason: 'fighterDefeated' })
})

test('12.4 a defeated fighter regains no health and is not placed', () => {
  const t = teamGame({
    turn: 'b2',
    at: { alice: 's29' },
    health: { alice: 1 },
    hand: { b2: ['sinbad.exploit'], a2: ['alice.lookingGlass'] },
  })
  clash(t, 'sinbad', 'sinbad.exploit', 'alice.lookingGlass', ['b2', 'a2'])
  t.play('a2', 'pair', 'recover-place')
  expect(t.all()).toMatchObject({ health: { alice: 0 }, at: { alice: 'none' }, step: 'turn.action', waiting: ['b2'] })
})

test('12.4 only a text that expressly brings it back does so', () => {
  const t = faceOff('medusa', 'arthur', { at: { harpy2: 'none' }, hand: { a1: ['medusa.wingedFrenzy'] } })
  t.play('a1', 'scheme', 'medusa.wingedFrenzy').play('a1', 'by', 'medusa').play('a1', 'done').play('a1', 'to', 's24')
  expect(t.all()).toMatchObject({ at: { harpy2: 's24' }, health: { harpy2: 1 } })
})

test('12.5 a removed fighter leaves its space empty, also within the same combat', () => {
  const t = faceOff('arthur', 'sinbad', {
    at: { sinbad: 's34', porter: 's20' },
    health: { porter: 1 },
    hand: { a1: ['arthur.skirmish'] },
  })
  clash(t, 'arthur', 'arthur.skirmish')
  const around = 's21 s20 s11 s12 s24 s31 s19 s10 s3 s4 s5 s13 s30 s35'
  expect(asked(t)).toEqual({ a1: { to: names(around) } })
})
