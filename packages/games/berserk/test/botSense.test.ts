// What bots do not even consider: attacks on their own cards, care for the enemy's, and cures of what is unhurt.

import { actionsOf, required } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { berserk } from '../index.ts'
import { battle, wounded } from './positions.ts'

type Battle = ReturnType<typeof battle>

/** The arguments of a verb that are left of those that are offered. */
function considered({ t }: Battle, seat: 'one' | 'two', verb: string): readonly unknown[] {
  const at = seat === 'one' ? 0 : 1
  const choice = required(t.view(seat).choice[verb], verb)
  const actions = actionsOf(at, { [verb]: choice })
  return actions.filter(action => !berserk.bot?.isPointless?.(t.state, action)).map(({ arg }) => arg)
}

test('15.4 a shot is aimed at the enemy only', () => {
  const b = battle({ one: { c3: 'crossbowman', a1: 'nomad' }, two: { c6: 'nomad' }, dice: [1] }).use('c3', 'a1')
  expect(considered(b, 'one', 'target')).toEqual([b.piece('c6')])
  b.target('c6')
})

test('20.9 only own cards are healed', () => {
  const b = battle({ one: { c3: 'druid', a1: wounded('nomad', 3), b1: 'orc' }, two: { c6: wounded('nomad', 3) } })
  b.use('c3', 'a1')
  expect(considered(b, 'one', 'target')).not.toContain(b.piece('c6'))
  expect(considered(b, 'one', 'target')).toContain(b.piece('a1'))
  b.target('a1')
})

test('20.9 a potion waits for wounds of its host', () => {
  const used = (wounds: number): number => {
    const b = battle({ one: { c3: wounded('orc', wounds, { with: ['healingDraught'] }) }, two: { c6: 'nomad' } })
    return considered(b, 'one', 'use').length
  }
  expect([used(0), used(2)]).toEqual([0, 1])
})
