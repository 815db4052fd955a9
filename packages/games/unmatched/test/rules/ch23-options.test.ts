// Chapter 23: options outside the rulebook.

import { expect, test } from 'vitest'
import { unmatched } from '../../index.ts'
import { asked, clash, faceOff, newTable, teamGame, told } from './positions.ts'

const LATE = { gameEndCheck: 'endOfAction' } as const

test('23 all options are off by default', () => {
  expect(unmatched.options['gameEndCheck']).toMatchObject({ initial: 'immediate' })
  expect(unmatched.options['excaliburBoostCancel']).toMatchObject({ initial: 'cancelled' })
})

test('23.1 gameEndCheck = endOfAction: a defeated hero is removed at once, pending effects are carried out, then the game ends', () => {
  const t = faceOff('arthur', 'sinbad', {
    options: LATE,
    health: { sinbad: 1 },
    hand: { a1: ['arthur.theAidOfMorgana'], b1: ['sinbad.feint', 'sinbad.regroup'] },
  })
  clash(t, 'arthur', 'arthur.theAidOfMorgana', 'sinbad.regroup')
  expect(t.all()).toMatchObject({
    at: { sinbad: 'none' },
    result: { kind: 'won', winners: ['a1'] },
    zones: { discard: { a1: ['arthur.theAidOfMorgana'], b1: ['sinbad.regroup'] } },
  })
  expect(t.all()).toHaveProperty('zones.hand.a1.length', 2) // Morgana still drew
  expect(t.all()).toHaveProperty('zones.hand.b1.length', 2) // and so did Regroup
})

test('23.1 questions of pending effects are still put', () => {
  const t = faceOff('arthur', 'sinbad', { options: LATE, health: { sinbad: 1 }, hand: { a1: ['arthur.swiftStrike'] } })
  clash(t, 'arthur', 'arthur.swiftStrike')
  expect(t.all()).toMatchObject({ result: { kind: 'open' }, step: 'move.to', waiting: ['a1'] })
  t.play('a1', 'to', 's20') // where Sinbad fell
  expect(t.all()).toMatchObject({ at: { arthur: 's20' }, result: { kind: 'won', winners: ['a1'] } })
})

test('23.1 the end is looked for after the start-of-turn abilities', () => {
  const t = faceOff('medusa', 'arthur', {
    options: LATE,
    at: { arthur: 's24' },
    health: { arthur: 1 },
    stack: [{ step: 'turn.start', seat: 0 }],
  })
  t.play('a1', 'gaze', 'arthur')
  expect(t.all()).toMatchObject({ result: { kind: 'won', winners: ['a1'] }, actionsLeft: 2 })
})

test('23.1 an action is finished although the own hero has fallen in it', () => {
  const t = faceOff('arthur', 'sinbad', { options: LATE, health: { arthur: 2 }, discard: { a1: ['rest'] } })
  t.play('a1', 'maneuver')
  expect(t.all()).toMatchObject({ at: { arthur: 'none' }, result: { kind: 'open' } })
  expect(asked(t)).toEqual({ a1: { move: ['merlin'], done: true } })
  t.play('a1', 'done')
  expect(t.all()).toMatchObject({ result: { kind: 'won', winners: ['b1'] } })
})

test('23.1 if both heroes are then defeated the active player wins', () => {
  const both = {
    options: LATE,
    at: { alice: 's5', jabberwock: 's12', sinbad: 's21' },
    health: { alice: 2, sinbad: 3 },
    hand: { a1: ['alice.jawsThatBite'] },
  } as const
  const late = clash(faceOff('alice', 'sinbad', both), 'jabberwock', 'alice.jawsThatBite')
  expect(late.all()).toMatchObject({ at: { alice: 'none', sinbad: 'none' }, result: { winners: ['a1'] } })
  const atOnce = faceOff('alice', 'sinbad', { ...both, options: {} })
  clash(atOnce, 'jabberwock', 'alice.jawsThatBite')
  expect(atOnce.all()).toMatchObject({ at: { alice: 's5' }, result: { winners: ['a1'] } }) // 13.1: no bite any more
})

test('23.1 in team play 19.10 is evaluated at the end of the action too', () => {
  const t = teamGame({
    options: LATE,
    at: { sinbad: 'none' },
    health: { medusa: 2 },
    hand: { a1: ['arthur.theAidOfMorgana'] },
  })
  clash(t, 'arthur', 'arthur.theAidOfMorgana')
  expect(t.all()).toMatchObject({ result: { kind: 'won', winners: ['a1', 'a2'], rule: '19.10' } })
  expect(t.all()).toHaveProperty('zones.hand.a1.length', 2)
})

test('23.2 excaliburBoostCancel = kept spares the boost beside Excalibur and no other', () => {
  const options = { excaliburBoostCancel: 'kept' }
  const hand = {
    a1: ['arthur.excalibur', 'arthur.swiftStrike', 'arthur.nobleSacrifice'],
    b1: ['medusa.feint'],
  } as const
  const feinted = (card: 'arthur.excalibur' | 'arthur.swiftStrike') => {
    const t = faceOff('arthur', 'medusa', { options, hand }).play('a1', 'attack', 'arthur').play('a1', 'commit', card)
    return t.play('a1', 'commitBoost', 'arthur.nobleSacrifice').play('b1', 'commit', 'medusa.feint')
  }
  const excalibur = feinted('arthur.excalibur')
  expect(excalibur.all()).toMatchObject({
    health: { medusa: 9 }, // 6 + 3 − 2
    zones: { discard: { a1: ['arthur.nobleSacrifice', 'arthur.excalibur'] } }, // at clean-up
  })
  expect(told(excalibur, 'b1')).not.toContain('boostLost')
  expect(feinted('arthur.swiftStrike').all()).toHaveProperty('health.medusa', 15) // 3 − 2
})

test('23.3 a free-for-all is not offered', () => {
  expect(unmatched.options['mode']).toMatchObject({ values: ['duel', 'team3', 'team4'] })
  expect(() => newTable({ mode: 'freeForAll' })).toThrow("The option mode can't be")
})
