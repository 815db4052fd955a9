// Positions that no game can show are refused, each for its rule.

import { type Position, readPosition, seedFrom } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { game } from '../index.ts'
import { type Setting, written } from './positions.ts'

const read = (position: Position) => () => readPosition(game, position, seedFrom('impossible'))

test.each<[what: string, setting: Setting, reason: RegExp]>([
  ['20.6 a dead card in play', { one: { c3: { card: 'nomad', wounds: 8 } }, two: { c5: 'nomad' } }, /wounds as lives/],
  ['25.1 a player without a creature', { one: { c3: 'nomad' }, two: { e6: 'bloodChalice' } }, /without a creature/],
  ['7.3 a ground creature in the extra zone', { one: { c3: 'nomad', extra: ['orc'] }, two: { e6: 'nomad' } }, /extra/],
  ['21.4 an orc as a symbiote', { one: { c3: { card: 'nomad', with: ['orc'] } }, two: { e6: 'nomad' } }, /host/],
  ['8.7 two cards on a cell', { one: { c3: 'nomad' }, two: { c3: 'nomad' } }, /Two cards stand on c3/],
  [
    '7.1 a hidden card without Stealth in the second row',
    { one: { c3: 'nomad', hidden: { c2: 'orc' } }, two: { e6: 'nomad' } },
    /can't lie in faceDown/,
  ],
  [
    '9.2 a hidden third row after the Second player’s first turn',
    { one: { c3: 'nomad' }, two: { c4: 'nomad', hidden: { c6: 'orc' } }, facts: { turn: 3 } },
    /can't lie in faceDown/,
  ],
  [
    'N.44 a second copy of a Unique card, hidden',
    { one: { c3: 'nomad' }, two: { c4: 'torvald', hidden: { c6: 'torvald' } }, facts: { turn: 1 } },
    /can't lie in faceDown/,
  ],
])('%s', (_what, setting, reason) => {
  expect(read(written(setting))).toThrow(reason)
})

const nomads = [
  { card: 'nomad', owner: 'one', at: 'c3' },
  { card: 'nomad', owner: 'two', at: 'c5' },
]

test.each<[what: string, position: Position, reason: RegExp]>([
  [
    'a card that is in no zone',
    { facts: { pieces: nomads }, zones: { inPlay: { one: ['nomad'] } } },
    /are others than/,
  ],
  ['a card nobody knows', { facts: { pieces: [{ card: 'dragon', owner: 'one', at: 'c3' }] } }, /dragon/],
  ['a cell that does not exist', { facts: { pieces: [{ card: 'nomad', owner: 'one', at: 'f7' }] } }, /f7/],
  [
    'fewer than no wounds',
    { facts: { pieces: [{ card: 'nomad', owner: 'one', at: 'c3', wounds: -1 }, ...nomads.slice(1)] } },
    /-1|at least|below/,
  ],
])('%s', (_what, position, reason) => {
  expect(read(position)).toThrow(reason)
})
