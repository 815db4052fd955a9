// Chapter 10: movement.

import { describe, expect, test } from 'vitest'
import { battle } from '../positions.ts'

describe('10 movement', () => {
  test('10.2 one unit = one step onto a free cell, never diagonally', () => {
    const b = battle({ one: { c2: 'nomad', c3: 'nomad' }, two: { c5: 'nomad' } })
    expect(b.choice('move').filter(arg => arg.startsWith(`${b.piece('c2')}:`))).toEqual(
      ['c1', 'b2', 'd2'].map(cell => `${b.piece('c2')}:${cell}`),
    )
    expect(b.whyNot('move', `${b.piece('c2')}:b3`)).toBe('10.2 notOneStep')
    expect(b.whyNot('move', `${b.piece('c2')}:c3`)).toBe('10.2 cellOccupied')
  })

  test('10.3 units may be spent in portions until used up', () => {
    const b = battle({ one: { c2: 'nomad', e2: 'nomad' }, two: { c5: 'nomad' } })
      .move('c2', 'b2')
      .move('e2', 'e3')
      .move('b2', 'b3')
    expect([b.row('b3').units, b.row('e3').units]).toEqual([0, 1])
    expect(b.whyNot('move', `${b.piece('b3')}:b2`)).toBe('10.3 noUnitsLeft')
  })

  test('10.1, 10.5 only own open revealed ground creatures move', () => {
    const b = battle({
      one: {
        c2: { card: 'nomad', closed: true },
        a1: 'bloodChalice',
        hidden: { e1: 'silentBrother' },
        extra: ['heraldBat'],
      },
      two: { c5: 'nomad' },
    })
    expect(b.whyNot('move', `${b.piece('c2')}:c3`)).toBe('10.5 closed')
    expect(b.whyNot('move', `${b.piece('a1')}:a2`)).toBe('10.9 doesNotMove')
    expect(b.whyNot('move', `${b.piece('heraldBat')}:a2`)).toBe('10.9 doesNotMove')
    expect(b.whyNot('move', `${b.piece('e1')}:e2`)).toBe('22.1 hiddenCard')
    expect(b.whyNot('move', `${b.piece('c5')}:c4`)).toBe('10.1 notYours')
  })

  test('10.4 units are restored when the turn begins and whenever the card opens', () => {
    const b = battle({
      one: { c2: { card: 'lavaHound', closed: true, chips: 1, units: 0 } },
      two: { c5: 'nomad' },
    }).use('c2', 'rage')
    expect(b.row('c2')).toMatchObject({ closed: false, units: 2, chips: 0 })
    b.endTurn().endTurn()
    expect(b.row('c2').units).toBe(2)
  })

  test('10.6 after each step the opponent may use instants, and only he is asked', () => {
    const b = battle({ one: { c2: 'iceGuard', b2: 'nomad' }, two: { c5: 'iceGuard' } }).move('b2', 'b3')
    expect([b.asked(), b.step()]).toEqual(['two', 'window.stack'])
    expect(b.t.view('two').terms).toMatchObject({ stack: [{ kind: 'pause', why: 'moved' }] })
    b.answer('pass')
    expect([b.asked(), b.step()]).toEqual(['one', 'turn.main'])
  })

  test('10.7 an incorporeal creature passes over occupied cells in one path, and dies if it ends on one', () => {
    const setting = { one: { c2: 'wailingShade', c3: 'nomad' }, two: { c5: 'nomad' } } as const
    const b = battle(setting)
    b.answer('drift', `${b.piece('c2')}:c4`)
    expect(b.row('wailingShade')).toMatchObject({ at: 'c4', units: 0, moved: true })
    const dead = battle(setting)
    dead.answer('drift', `${dead.piece('c2')}:c3`)
    expect([dead.row('wailingShade').at, dead.row('nomad').wounds]).toEqual(['graveyard', 0])
  })

  test('10.7.1 a cell blocked by a marker counts as occupied', () => {
    const b = battle({
      one: { c2: 'wailingShade', a1: 'nomad' },
      two: { c5: 'nomad' },
      lasting: [{ kind: 'marker', cell: 'c3', marker: 'pyre', blocks: true }],
    })
    expect(b.whyNot('move', `${b.piece('c2')}:c3`)).toBe('10.2 cellOccupied')
    b.answer('drift', `${b.piece('c2')}:c3`)
    expect(b.row('wailingShade').at).toBe('graveyard')
  })

  test('10.9 symbiotes and equipment travel with their host', () => {
    const b = battle({
      one: { c2: { card: 'paladinOfAllamor', with: ['shieldOfFaith', 'wardingSalamander'] } },
      two: { c5: 'nomad' },
    }).move('c2', 'c3')
    expect([b.row('shieldOfFaith'), b.row('wardingSalamander')]).toMatchObject([
      { host: 'p1', relocated: true },
      { host: 'p1', relocated: true },
    ])
  })

  test('10.6.1 "cannot move" is looked at step by step', () => {
    const b = battle({
      one: { c2: 'nomad' },
      two: { c5: 'nomad' },
      lasting: [{ kind: 'cannotMove', piece: 'p1', until: 'turnEnd' }],
    })
    expect(b.whyNot('move', `${b.piece('c2')}:c3`)).toBe('10.6.1 heldFast')
  })

  test('N.24 a jump takes all units, only before any move', () => {
    const b = battle({ one: { c2: 'gryz' }, two: { c6: 'nomad' } })
    expect(b.choice('jump')).toContain(`${b.piece('c2')}:c5`)
    b.answer('jump', `${b.piece('c2')}:c5`)
    expect(b.row('gryz')).toMatchObject({ at: 'c5', units: 0, moved: true, closed: false })
  })

  test('N.26 a manoeuvre swaps places with an own creature beside it', () => {
    const b = battle({
      one: { c2: 'saltCaravan', c3: { card: 'nomad', closed: true }, d2: 'bloodChalice' },
      two: { c6: 'nomad' },
    })
    expect(b.choice('manoeuvre')).toEqual([`${b.piece('c2')}:${b.piece('c3')}`])
    b.answer('manoeuvre', `${b.piece('c2')}:${b.piece('c3')}`)
    expect([b.row('saltCaravan').at, b.row('saltCaravan').units]).toEqual(['c3', 1])
  })

  test('N.39 teleportation to any free cell', () => {
    const b = battle({ one: { c2: 'hornedDemon' }, two: { c6: 'nomad' } })
    b.answer('teleport', `${b.piece('c2')}:e6`)
    expect(b.row('hornedDemon')).toMatchObject({ at: 'e6', units: 0, moved: true, closed: false })
  })
})

test('10.8 jump, teleportation and manoeuvre replace movement: the card has moved', () => {
  const b = battle({ one: { c1: 'gryz', a1: 'hornedDemon', e1: 'saltCaravan', e2: 'nomad' }, two: { e6: 'nomad' } })
  b.answer('jump', `${b.piece('c1')}:c3`).answer('teleport', `${b.piece('a1')}:a3`)
  b.answer('manoeuvre', `${b.piece('e1')}:${b.piece('e2')}`)
  expect(['gryz', 'hornedDemon', 'saltCaravan'].map(card => b.row(card as 'gryz').moved)).toEqual([true, true, true])
})
