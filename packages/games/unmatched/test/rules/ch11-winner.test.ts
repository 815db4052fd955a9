// Chapter 11: who won the combat.

import type { Table } from '@ludoteka/kernel/testing'
import { expect, test } from 'vitest'
import { asked, clash, faceOff } from './positions.ts'

function winner(t: Table): unknown {
  const entry = t.news('spectator').find(({ key }) => key === 'combatWon')
  return Reflect.get(Object(Reflect.get(Object(entry), 'data')), 'side')
}

test('11.1 one combat damage makes the attacker the winner, none the defender', () => {
  const hand = { a1: ['sinbad.exploit'], b1: ['medusa.snipe', 'medusa.hissAndSlither'] } as const
  expect(winner(clash(faceOff('sinbad', 'medusa', { hand }), 'sinbad', 'sinbad.exploit', 'medusa.snipe'))).toBe(
    'attacker',
  )
  expect(
    winner(clash(faceOff('sinbad', 'medusa', { hand }), 'sinbad', 'sinbad.exploit', 'medusa.hissAndSlither')),
  ).toBe('defender')
})

test('11.1 damage by effects does not count', () => {
  const t = faceOff('sinbad', 'medusa', {
    hand: { a1: ['sinbad.voyageManEatingApes', 'sinbad.feint'], b1: ['medusa.hissAndSlither'] },
  })
  clash(t, 'sinbad', 'sinbad.voyageManEatingApes', 'medusa.hissAndSlither')
  expect(winner(t)).toBe('defender')
  t.play('a1', 'discard', 'sinbad.feint')
  expect(t.all()).toMatchObject({ health: { medusa: 14 } })
})

test('11.2 equal values: the defender won', () => {
  const t = faceOff('arthur', 'sinbad', { hand: { a1: ['arthur.skirmish'], b1: ['sinbad.leapAway'] } })
  clash(t, 'arthur', 'arthur.skirmish', 'sinbad.leapAway')
  expect(winner(t)).toBe('defender')
  expect(asked(t)).toEqual({ b1: { move: ['arthur', 'sinbad'] } })
})

test('11.3 the result does not change later, and prevented damage is not dealt', () => {
  const t = faceOff('medusa', 'arthur', {
    at: { arthur: 's1', merlin: 's20' },
    hand: { a1: ['medusa.gazeOfStone'], b1: ['arthur.bewilderment'] },
  })
  clash(t, 'medusa', 'medusa.gazeOfStone', 'arthur.bewilderment')
  expect(winner(t)).toBe('defender')
  t.play('b1', 'decline')
  expect(t.all()).toMatchObject({ health: { merlin: 7 } })
})

test('11.4 "if you won" means the side of the card\'s owner', () => {
  const hand = { a1: ['arthur.skirmish', 'arthur.regroup'], b1: ['sinbad.regroup'] } as const
  const lost = faceOff('arthur', 'sinbad', { hand })
  clash(lost, 'arthur', 'arthur.regroup', 'sinbad.regroup') // 1 − 1: the defender draws 2, the attacker 1
  expect(lost.all()).toHaveProperty('zones.hand.b1.length', 2)
  expect(lost.all()).toHaveProperty('zones.hand.a1.length', 2)
  const won = faceOff('arthur', 'sinbad', { hand })
  clash(won, 'arthur', 'arthur.skirmish', 'sinbad.regroup') // 4 − 1: the attacker moves somebody, the defender draws 1
  expect(won.all()).toHaveProperty('zones.hand.b1.length', 1)
  expect(asked(won)).toEqual({ a1: { move: ['arthur', 'sinbad'] } })
})
