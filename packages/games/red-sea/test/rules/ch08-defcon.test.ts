// Chapter 8: DEFCON and Military Operations.

import { expect, test } from 'vitest'
import { asked, NUCLEAR_WAR, playEvent, position, withCard } from '../positions.ts'

test('8.1.1, 8.1.2 events lower and raise DEFCON', () => {
  expect(playEvent('mrNyet', { us: {} }).all()).toMatchObject({ defcon: 3 })
})

test('8.1.3 never above 5', () => {
  expect(playEvent('saltNegotiations', { facts: { defcon: 4 } }).all()).toMatchObject({ defcon: 5 })
})

test('8.1.4 at 1 the active player loses, no matter who caused it', () => {
  const t = withCard('mrNyet', { by: 'us', facts: { defcon: 2 } })
  t.play('us', 'operations', 'mrNyet').play('us', 'eventFirst')
  expect(t.all()).toMatchObject({ ...NUCLEAR_WAR('ussr'), defcon: 1 })
})

test('8.1.5 a coup in a battleground at DEFCON 2 loses the game', () => {
  const t = withCard('theLionFalters', { us: { kenya: 1 }, facts: { defcon: 2 }, random: [6] })
  t.play('ussr', 'operations', 'theLionFalters').play('ussr', 'operation', 'coup').play('ussr', 'coup', 'kenya')
  expect(t.all()).toMatchObject({ ...NUCLEAR_WAR('us'), militaryOperations: { ussr: 2 } })
})

test('8.1.6 a coup in a flashpoint may lower DEFCON', () => {
  const t = withCard('theLionFalters', { us: { ethiopia: 1 }, deck: ['peaceCorps'], random: [1] })
  t.play('ussr', 'operations', 'theLionFalters').play('ussr', 'operation', 'coup').play('ussr', 'coup', 'ethiopia')
  expect(t.all()).toMatchObject({ defcon: 3 })
})

test('8.1.7 at 3 and 2 no coups and realignments in the Middle East, Egypt included', () => {
  const us = { egypt: 1, oman: 1, sudan: 1 }
  for (const kind of ['coup', 'realign'] as const) {
    const t = withCard('theLionFalters', { us, facts: { defcon: 3 } })
    t.play('ussr', 'operations', 'theLionFalters').play('ussr', 'operation', kind)
    expect(asked(t)).toEqual({ ussr: { [kind]: ['sudan'] } })
    expect(t.why('ussr', kind, 'egypt')).toEqual({ rule: '8.1.7', reason: 'defconForbids' })
    const free = withCard('theLionFalters', { us, facts: { defcon: 4 } })
    free.play('ussr', 'operations', 'theLionFalters').play('ussr', 'operation', kind)
    expect(asked(free)).toHaveProperty(`ussr.${kind}.length`, 3)
  }
})

test('8.1.8 DEFCON rises at the start of turn 2', () => {
  const t = position({ facts: { turn: 1, actionRound: 7, active: 'us', defcon: 3 }, autonomy: 'ussr' })
  expect(t.all()).toMatchObject({ turn: 2, defcon: 4 })
})

test('8.2.1 each missing point costs a VP; only the difference moves the marker', () => {
  const check = (us: number, ussr: number) =>
    position({
      facts: { turn: 1, actionRound: 7, active: 'us', militaryOperations: { us, ussr } },
      autonomy: 'ussr',
    }).all()
  expect(check(1, 3)).toMatchObject({ vp: -2 })
  expect(check(0, 0)).toMatchObject({ vp: 0 })
  expect(check(5, 5)).toMatchObject({ vp: 0 })
})

test('8.2.2, 8.2.3 coups and wars give Military Operations, realignments do not', () => {
  const t = withCard('theLionFalters', { us: { sudan: 1 }, ussr: {}, random: [6, 1] })
  t.play('ussr', 'operations', 'theLionFalters').play('ussr', 'operation', 'realign').play('ussr', 'realign', 'sudan')
  expect(t.all()).toMatchObject({ militaryOperations: { ussr: 0 } })
  expect(playEvent('ogadenWar', { random: [1] }).all()).toMatchObject({ militaryOperations: { us: 2 } })
})

test('8.2.4 Ogaden War played by the USSR for Ops still gives the US its 2', () => {
  const t = withCard('ogadenWar', { by: 'ussr', random: [1] })
  t.play('ussr', 'operations', 'ogadenWar').play('ussr', 'eventFirst')
  expect(t.all()).toMatchObject({ militaryOperations: { us: 2, ussr: 0 } })
})
