// 18.6 Standing orders: when they pass for a player, and when he is asked all the same.

import { expect, test } from 'vitest'
import { ORDERS, STOPS } from '../rules/orders.ts'
import { battle } from './positions.ts'

type Battle = ReturnType<typeof battle>

/** With which stops the second player's order would pass now. */
const passing = (b: Battle): readonly string[] =>
  STOPS.filter(stop => ORDERS.passWindows.applies(b.t.view('spectator'), 'two', { stop }))

test('an order that passes begins with the stop that loses nothing', () => {
  expect(STOPS[0]).toBe('myCards')
})

test('a strike at an own card is asked about, unless nothing is', () => {
  const b = battle({ one: { c3: 'nomad' }, two: { c4: 'nomad', b4: 'orc' } }).strike('c3', 'c4')
  expect([b.asked(), passing(b)]).toEqual(['two', ['never']])
})

test('an ability at an own card is asked about where everything aimed at own cards is', () => {
  const b = battle({ one: { c3: 'crossbowman' }, two: { c5: 'nomad', hidden: { a6: 'silentBrother' } } })
  b.use('c3', 'a1').target('c5')
  expect([b.asked(), passing(b)]).toEqual(['two', ['attacksAtMyCards', 'never']])
})

test('what is aimed at nobody is passed, and so is a pause', () => {
  const b = battle({ one: { c2: 'nomad' }, two: { c5: 'nomad', hidden: { a6: 'silentBrother' } } }).move('c2', 'c3')
  expect([b.asked(), passing(b)]).toEqual(['two', ['myCards', 'attacksAtMyCards', 'never']])
  expect(ORDERS.passPauses.applies(b.t.view('spectator'), 'two')).toBe(true)
})
