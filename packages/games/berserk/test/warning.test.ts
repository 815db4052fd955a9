// What may lose at once, as far as the player who answers can tell: a table asks once more before it.

import { likelyLoss } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { game } from '../index.ts'
import { battle, closed, type Seat, type Squad, type Standing, wounded } from './positions.ts'

const warned = (b: ReturnType<typeof battle>, seat: Seat, verb: string, arg: string | number): string | undefined =>
  likelyLoss(game, b.t.view(seat), verb, arg)?.key

test('18.8.1, 25.1 of two texts one is the death of the last creature', () => {
  /** It is hit by a strong strike of 2, and now its player chooses: closed, or 2 more wounds. */
  const chosen = (target: Standing, more: Squad = {}) => {
    const b = battle({ one: { c3: 'ravineGnome' }, two: { c4: target, ...more }, dice: [6, 1] })
    b.strike('c3', 'c4').passAll()
    return [1, 2].map(option => warned(b, 'two', 'option', option))
  }
  expect(chosen(wounded('nomad', 4))).toEqual([undefined, 'ownWounds'])
  expect(chosen(wounded('nomad', 3))).toEqual([undefined, undefined])
  expect(chosen(wounded('nomad', 4), { a6: 'nomad' })).toEqual([undefined, undefined])
  expect(chosen(wounded('nomad', 4), { hidden: { a6: 'silentBrother' } })).toEqual([undefined, undefined])
})

test('20.1, 25.1 the last creature is named for wounds it does not survive', () => {
  const named = (target: Standing, more: Squad = {}) => {
    const b = battle({ one: { c3: target, ...more, extra: ['kersamCastle'] }, two: { c4: 'nomad' }, dice: [] })
    b.use('kersamCastle', 'a1')
    return warned(b, 'one', 'target', b.piece('c3'))
  }
  expect(named(closed('sluaWitch', { wounds: 6 }))).toBe('ownWounds')
  expect(named(closed('sluaWitch', { wounds: 5 }))).toBeUndefined()
  expect(named(closed('sluaWitch', { wounds: 6 }), { a1: 'nomad' })).toBeUndefined()
})

test('W3, 25.1 the last creature is left to a blow it does not survive, although something could be used', () => {
  const left = (life: 'deadly' | 'survived', more: Squad = {}) => {
    const b = battle({
      one: { c3: 'ravineGnome' },
      two: { c4: wounded('glorm', life === 'deadly' ? 5 : 0), ...more },
      dice: [6, 1],
    })
    b.strike('c3', 'c4')
    while (b.step() !== 'window.wounds') b.answer('pass')
    return warned(b, 'two', 'pass', '')
  }
  expect(left('deadly')).toBe('ownWounds')
  expect(left('survived')).toBeUndefined()
  expect(left('deadly', { a6: 'nomad' })).toBeUndefined()
})

test('12.3, 20.6, 25.1 a symbiote strikes its host, the last creature, and would die with it', () => {
  const struck = (host: Standing, more: Squad = {}) => {
    const b = battle({ one: { c3: host, ...more }, two: { c5: 'nomad' }, dice: [] })
    return warned(b, 'one', 'strike', `${b.piece('wardingSalamander')}:${b.piece('c3')}`)
  }
  const host = (wounds: number) => wounded('nomad', wounds, { with: ['wardingSalamander'] })
  expect(struck(host(7))).toBe('ownStrike')
  expect(struck(host(0))).toBeUndefined()
  expect(struck(host(7), { a1: 'nomad' })).toBeUndefined()
})

test('W2, 25.1 the last creature is left to dice it does not survive, although something could be used', () => {
  const left = (wounds: number, dice: readonly number[], more: Squad = {}) => {
    const two: Squad = { c4: wounded('paladinOfAllamor', wounds), extra: ['cathedralOfSegger'], ...more }
    const b = battle({ one: { c3: 'ravineGnome' }, two, dice })
    b.strike('c3', 'c4')
    while (b.step() !== 'window.roll') b.answer('pass')
    return warned(b, 'two', 'pass', '')
  }
  expect(left(9, [6, 1])).toBe('ownWounds')
  expect(left(0, [6, 1])).toBeUndefined()
  expect(left(9, [6, 5])).toBeUndefined()
  expect(left(9, [6, 1], { a6: 'nomad' })).toBeUndefined()
})
