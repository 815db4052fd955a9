// Pieces on cells of a board with holes, cards shown to everybody at random, and teams that share their secrets.

import { SPECTATOR, seedFrom, start, view } from '@ludoteka/kernel'
import { table } from '@ludoteka/kernel/testing'
import { describe, expect, test } from 'vitest'
import { patrol } from './games/patrol.ts'

const zones = {
  cell: {
    b1: { north: ['captain'] },
    c1: { north: ['drummer'] },
    d1: { east: ['rifleman'] },
    b3: { south: ['grenadier'] },
    a3: { west: ['captain'] },
  },
  hand: {
    north: ['rifleman', 'grenadier'],
    east: ['drummer', 'captain'],
    south: ['drummer', 'captain'],
    west: ['drummer', 'rifleman'],
  },
  lost: { east: ['grenadier'], south: ['rifleman'], west: ['grenadier'] },
}
const standing = (options: { readonly teams?: string } = {}, random: readonly string[] = []) =>
  table(patrol, { position: { options, facts: { turn: 0 }, zones, stack: [{ step: 'turn' }] }, random })

describe('a piece on a cell', () => {
  test('goes to neighbouring cells only, and not to friends', () => {
    const t = standing().play('north', 'move', 'c1')
    expect(t.choice('north')).toEqual({ to: ['d1'] })
    expect(t.why('north', 'to', 'b1')).toEqual({ rule: '2', reason: 'friendThere' })
    expect(t.why('north', 'to', 'c3')).toEqual({ rule: '2', reason: 'notBeside' }) // beyond the holes
  })

  test('is hidden from enemies until it meets one', () => {
    const t = standing()
    expect(t.view('east').zones['cell']).toMatchObject({
      c1: { north: { count: 1 } },
      d1: { east: { cards: ['rifleman'] } },
    })
    t.play('north', 'move', 'c1').play('north', 'to', 'd1')
    expect(t.all()).toMatchObject({ zones: { lost: { north: ['drummer'] }, cell: { d1: { east: ['rifleman'] } } } })
    for (const viewer of ['north', 'south', 'spectator'])
      expect(t.view(viewer).zones['cell']).toMatchObject({ d1: { east: { count: 1, known: ['rifleman'] } } })
  })
})

test('a card shown at random to everybody is known to all from then on', () => {
  const t = standing({}, ['grenadier']).play('north', 'boast')
  for (const viewer of ['east', 'west', 'spectator'])
    expect(t.view(viewer).zones['hand']).toMatchObject({ north: { count: 2, known: ['grenadier'] } })
  expect(t.news('spectator')).toMatchObject([{ key: 'boasted', data: { pieces: ['grenadier'] } }])
})

test('a piece exchanged for one of the hand leaves the others in doubt', () => {
  const t = standing({}, ['grenadier']).play('north', 'boast')
  for (const seat of ['east', 'south', 'west']) t.play(seat, 'boast')
  t.play('north', 'exchange', 'b1')
  expect(t.view('east').zones['hand']).toMatchObject({ north: { count: 2 } })
  expect(t.view('east').zones['hand']).not.toHaveProperty('north.known')
  expect(t.view('south').zones['hand']).toMatchObject({ north: { cards: ['grenadier', 'captain'] } })
})

test('who shares secrets hangs on the options', () => {
  const shown = (teams: string): unknown => view(patrol, start(patrol, { teams }, seedFrom('patrol')), 2).zones['hand']
  expect(shown('across')).toMatchObject({ north: { cards: expect.any(Array) }, east: { count: 2 } })
  expect(shown('none')).not.toHaveProperty('north.cards')
})

test('seats are known by their colours, and by an emblem that follows the state', () => {
  const t = standing()
  expect(t.view('east').identities).toEqual([
    { colour: 'blue', emblem: 'drum' },
    { colour: 'red', emblem: 'drum' },
    { colour: 'blue', emblem: 'drum' },
    { colour: 'red', emblem: 'drum' },
  ])
  const gone = { ...zones, cell: { b1: zones.cell.b1, d1: zones.cell.d1 }, lost: { ...zones.lost, north: ['drummer'] } }
  const later = table(patrol, {
    position: {
      zones: {
        ...gone,
        lost: { ...gone.lost, south: ['rifleman', 'grenadier'], west: ['grenadier', 'captain'] },
      },
      stack: [{ step: 'turn' }],
    },
  })
  expect(view(patrol, later.state, SPECTATOR).identities?.map(seat => seat?.emblem)).toEqual([
    'drum',
    'drum',
    'tent',
    'tent',
  ])
})
