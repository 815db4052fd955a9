// Chapter 6: the maneuver.

import type { Table } from '@ludoteka/kernel/testing'
import { expect, test } from 'vitest'
import { asked, clash, duel, faceOff, names, type Setting } from './positions.ts'

/** Maneuvers without a boost and lets one fighter move. */
function stride(t: Table, fighter: string): Table {
  t.play('a1', 'maneuver')
  if ('boost' in t.choice('a1')) t.play('a1', 'decline')
  return t.play('a1', 'move', fighter)
}

test('6.1 first the top card of the deck is drawn', () => {
  const t = faceOff('arthur', 'sinbad', { deck: { a1: ['arthur.excalibur', 'rest'] } })
  t.play('a1', 'maneuver')
  expect(t.all()).toHaveProperty('zones.hand.a1', ['arthur.excalibur'])
  expect(t.all()).toHaveProperty('zones.deck.a1.length', 29)
})

test('6.1 with an empty deck the fighters are exhausted before any movement', () => {
  const t = duel('medusa', 'arthur', {
    at: { medusa: 's32', harpy1: 's1', harpy2: 's2', harpy3: 's8', arthur: 's15' },
    discard: { a1: ['rest'] },
  })
  t.play('a1', 'maneuver')
  expect(t.all()).toMatchObject({
    health: { medusa: 14, harpy1: 0, harpy2: 0, harpy3: 0 },
    at: { medusa: 's32', harpy1: 'none', harpy2: 'none', harpy3: 'none' },
    zones: { deck: { a1: [] }, hand: { a1: [] } },
  })
  expect(t.all()).toHaveProperty('zones.discard.a1.length', 30)
  expect(asked(t)).toEqual({ a1: { move: ['medusa'], done: true } })
})

test('6.1 if exhaustion ends the game the maneuver stops', () => {
  const t = faceOff('arthur', 'sinbad', { health: { arthur: 2 }, discard: { a1: ['rest'] } })
  t.play('a1', 'maneuver')
  expect(t.all()).toMatchObject({ result: { kind: 'won', winners: ['b1'] }, waiting: [] })
})

test('6.2 before anybody moves the movement may be boosted once, also with the card just drawn', () => {
  const t = faceOff('arthur', 'sinbad', {
    hand: { a1: ['arthur.feint'] },
    deck: { a1: ['arthur.excalibur', 'rest'] },
  })
  t.play('a1', 'maneuver')
  expect(asked(t)).toEqual({ a1: { boost: ['arthur.excalibur', 'arthur.feint'], decline: true } })
  t.play('a1', 'boost', 'arthur.excalibur')
  expect(asked(t)).toEqual({ a1: { move: ['arthur', 'merlin'], done: true } })
  t.play('a1', 'move', 'merlin').play('a1', 'to', 's38') // 2 + 3 steps: s15, s17, s27, s33, s38
  expect(t.why('a1', 'boost', 'arthur.feint')).toEqual({ rule: '22.1', reason: 'notNow' })
})

test('6.3 every fighter may move once, each up to the full distance', () => {
  const t = stride(faceOff('arthur', 'sinbad'), 'arthur')
  expect(asked(t)).toEqual({ a1: { to: names('s21 s11 s12 s24 s31 s3 s4 s10 s5 s13 s30 s35') } })
  t.play('a1', 'to', 's13')
  expect(asked(t)).toEqual({ a1: { move: ['merlin'], done: true } })
  expect(t.why('a1', 'move', 'arthur')).toEqual({ rule: '6.3', reason: 'notToMoveNow' })
  t.play('a1', 'move', 'merlin')
  expect(asked(t)).toEqual({ a1: { to: names('s7 s6 s15 s14 s17') } })
  t.play('a1', 'to', 's17')
  expect(t.all()).toMatchObject({ at: { arthur: 's13', merlin: 's17' }, actionsLeft: 1, step: 'turn.action' })
})

test('6.3 a boost lengthens every move', () => {
  const t = faceOff('arthur', 'sinbad', { hand: { a1: ['arthur.feint'] } })
  t.play('a1', 'maneuver').play('a1', 'boost', 'arthur.feint').play('a1', 'move', 'merlin')
  expect(asked(t)).toEqual({ a1: { to: names('s7 s6 s15 s14 s17 s16 s22 s27') } })
  t.play('a1', 'to', 's22').play('a1', 'move', 'arthur').play('a1', 'to', 's16')
  expect(t.all()).toMatchObject({ at: { arthur: 's16', merlin: 's22' } })
})

test('6.4 the owner chooses the order; one finishes before the next, and 0 is a distance', () => {
  const t = stride(faceOff('arthur', 'sinbad'), 'merlin')
  expect(t.why('a1', 'move', 'arthur')).toEqual({ rule: '22.1', reason: 'notNow' })
  expect(t.why('a1', 'done')).toEqual({ rule: '6.4', reason: 'chooseOwnSpaceToStay' })
  t.play('a1', 'to', 's7').play('a1', 'move', 'arthur').play('a1', 'to', 's11')
  expect(t.all()).toMatchObject({ at: { merlin: 's7', arthur: 's11' } })
})

test('6.5 a fighter passes through friends but not through opposing fighters', () => {
  const at: Setting['at'] = { sinbad: 's20', porter: 's21', harpy1: 's10', medusa: 's37' }
  const t = stride(duel('sinbad', 'medusa', { at }), 'sinbad')
  expect(asked(t)).toEqual({ a1: { to: names('s20 s19 s24 s11 s12 s31 s30 s18 s23') } })
  expect(t.why('a1', 'to', 's21')).toEqual({ rule: '6.5', reason: 'spaceTaken' })
  expect(t.why('a1', 'to', 's10')).toEqual({ rule: '6.5', reason: 'spaceTaken' })
  expect(t.why('a1', 'to', 's9')).toEqual({ rule: '6.3', reason: 'tooFar' })
})

test('6.6 a space left earlier in the maneuver is free, one newly taken is not', () => {
  const t = stride(faceOff('arthur', 'sinbad', { at: { merlin: 's24' } }), 'merlin')
  t.play('a1', 'to', 's31').play('a1', 'move', 'arthur')
  expect(t.why('a1', 'to', 's31')).toEqual({ rule: '6.5', reason: 'spaceTaken' })
  t.play('a1', 'to', 's24')
  expect(t.all()).toMatchObject({ at: { merlin: 's31', arthur: 's24' } })
})

test('6.6 returning to the starting space is allowed', () => {
  const t = stride(faceOff('arthur', 'sinbad'), 'arthur').play('a1', 'to', 's21')
  expect(t.all()).toMatchObject({ at: { arthur: 's21' }, log: [] })
})

test('6.7 a move is its destination: reachable in at most so many steps, and empty or the own space', () => {
  const at: Setting['at'] = { arthur: 's37', merlin: 's36', sinbad: 's38', porter: 's1' }
  const t = stride(duel('arthur', 'sinbad', { at }), 'arthur')
  expect(asked(t)).toEqual({ a1: { to: names('s37 s32 s35') } }) // not s36 (Merlin), s38 (Sinbad), s33 (behind Sinbad)
  expect(t.why('a1', 'to', 's25')).toEqual({ rule: '6.3', reason: 'tooFar' })
  expect(t.why('a1', 'to', 'm1')).toEqual({ rule: '3.1', reason: 'otherBoard' })
})

test('6.8 a boost is spent even if nobody moves', () => {
  const t = faceOff('arthur', 'sinbad', { hand: { a1: ['arthur.feint'] } })
  t.play('a1', 'maneuver').play('a1', 'boost', 'arthur.feint').play('a1', 'done')
  expect(t.all()).toMatchObject({
    at: { arthur: 's21', merlin: 's7' },
    zones: { discard: { a1: ['arthur.feint'] } },
    actionsLeft: 1,
  })
})

test('6.8 one may move nobody without boosting', () => {
  const t = faceOff('arthur', 'sinbad').play('a1', 'maneuver').play('a1', 'decline').play('a1', 'done')
  expect(t.all()).toMatchObject({ at: { arthur: 's21', merlin: 's7' }, zones: { discard: { a1: [] } }, actionsLeft: 1 })
})

test("6.9 another player's fighter moves as if its owner moved it: through its friends, not through its foes", () => {
  const t = faceOff('arthur', 'sinbad', { at: { porter: 's19', merlin: 's24' }, hand: { a1: ['arthur.skirmish'] } })
  clash(t, 'arthur', 'arthur.skirmish')
  t.play('a1', 'move', 'sinbad')
  expect(asked(t)).toEqual({ a1: { to: names('s20 s10 s3 s9 s11 s18 s23') } })
})
