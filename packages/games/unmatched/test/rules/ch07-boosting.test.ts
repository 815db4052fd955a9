// Chapter 7: boosting.

import { expect, test } from 'vitest'
import { asked, clash, faceOff, names } from './positions.ts'

test('7.1 one card of the hand adds its boost to the distance; its text is ignored', () => {
  const t = faceOff('arthur', 'sinbad', { hand: { a1: ['arthur.commandTheStorms', 'arthur.feint'] } })
  t.play('a1', 'maneuver')
  expect(t.why('a1', 'boost', 'arthur.excalibur')).toEqual({ rule: '7.1', reason: 'notInHand' })
  t.play('a1', 'boost', 'arthur.commandTheStorms')
  expect(asked(t)).toEqual({ a1: { move: ['arthur', 'merlin'], done: true } }) // no storm, and no second boost
  t.play('a1', 'move', 'merlin')
  expect(asked(t)).toEqual({ a1: { to: names('s7 s6 s15 s14 s17 s16 s22 s27 s13 s25 s26 s33') } }) // 2 + 2
})

test('7.2 any card boosts, also one whose fighter is defeated', () => {
  const t = faceOff('alice', 'arthur', {
    at: { alice: 's7', jabberwock: 'none' },
    hand: { a1: ['alice.clawsThatCatch'] },
  })
  t.play('a1', 'maneuver').play('a1', 'boost', 'alice.clawsThatCatch').play('a1', 'move', 'alice')
  expect(asked(t)).toEqual({ a1: { to: names('s7 s6 s15 s14 s17 s16 s22 s27 s13 s25 s26 s33') } }) // 2 + 2
})

test('7.3 nothing else is boosted unless an ability or effect says so', () => {
  const t = faceOff('arthur', 'sinbad', {
    at: { merlin: 's24', arthur: 's7' },
    hand: { a1: ['arthur.feint', 'arthur.excalibur'] },
  })
  t.play('a1', 'attack', 'merlin').play('a1', 'commit', 'arthur.feint')
  expect(asked(t)).toEqual({ b1: { decline: true } }) // Merlin lays no second card
  t.play('b1', 'decline')
  expect(t.all()).toMatchObject({ health: { sinbad: 13 }, zones: { hand: { a1: ['arthur.excalibur'] } } })
})

test('7.4 each permission to boost an attack allows one card, and they add up', () => {
  const t = faceOff('arthur', 'sinbad', {
    hand: { a1: ['arthur.nobleSacrifice', 'arthur.excalibur', 'arthur.divineIntervention', 'arthur.feint'] },
  })
  t.play('a1', 'attack', 'arthur').play('a1', 'commit', 'arthur.nobleSacrifice')
  t.play('a1', 'commitBoost', 'arthur.excalibur').play('b1', 'decline')
  expect(asked(t)).toEqual({ a1: { boost: ['arthur.divineIntervention', 'arthur.feint'], decline: true } })
  t.play('a1', 'boost', 'arthur.divineIntervention')
  expect(t.all()).toMatchObject({ health: { sinbad: 8 }, step: 'turn.action' })
})

test('7.4 boosting an attack may be declined', () => {
  const t = faceOff('medusa', 'sinbad', { hand: { a1: ['medusa.secondShot', 'medusa.feint'] } })
  clash(t, 'medusa', 'medusa.secondShot').play('a1', 'decline')
  expect(t.all()).toMatchObject({ health: { sinbad: 12 }, zones: { hand: { a1: ['medusa.feint'] } } })
})

test('7.5 the boost card lies in the pile at once, so a Voyage card already counts', () => {
  const boosted = (card: 'sinbad.voyageGiantSnakes' | 'sinbad.voyageHome') => {
    const t = faceOff('sinbad', 'arthur', {
      at: { sinbad: 's1', porter: 's7', arthur: 's37', merlin: 's38' },
      hand: { a1: [card] },
      discard: { a1: ['sinbad.voyageIslandWhale', 'sinbad.voyageKingOfSerendib'] },
    })
    t.play('a1', 'maneuver').play('a1', 'boost', card)
    expect(t.view('b1')).toHaveProperty('zones.discard.a1.cards.0', card)
    return t.play('a1', 'move', 'porter')
  }
  // 2 + 0 + 3 = 5: s33 and s25 are within, s32 is reached by s14, s22, s25; one step further are s36 and s38.
  const five = boosted('sinbad.voyageGiantSnakes')
  expect(five.why('a1', 'to', 's33')).toBeUndefined()
  expect(five.why('a1', 'to', 's32')).toBeUndefined()
  expect(five.why('a1', 'to', 's36')).toEqual({ rule: '6.3', reason: 'tooFar' })
  // 2 + 1 + 3 = 6.
  const six = boosted('sinbad.voyageHome')
  expect(six.why('a1', 'to', 's36')).toBeUndefined()
  expect(six.why('a1', 'to', 's35')).toEqual({ rule: '6.3', reason: 'tooFar' })
})
