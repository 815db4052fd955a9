// Declarations of standing orders that would fail only much later are refused at once.

import { defineGame, type OrderRule } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { roads } from './games/roads.ts'

const RULE: OrderRule = { spans: ['match'], applies: () => false, answer: () => undefined }
const { turn: _, ...withoutTurns } = roads

test.each([
  ['with the name of the table’s own', { ...roads, orders: { onlyAnswer: RULE } }, 'is the table’s own'],
  ['that stands for no time', { ...roads, orders: { idle: { ...RULE, spans: [] } } }, 'stands for no time'],
  [
    'for a turn where there are none',
    { ...withoutTurns, orders: { idle: { ...RULE, spans: ['turn'] } } },
    'declare `turn`',
  ],
  [
    'with a setting without values',
    { ...roads, orders: { idle: { ...RULE, settings: { whom: [] } } } },
    'has no value',
  ],
] as const)('an order %s', (_what, game, message) => {
  expect(() => defineGame({ ...game })).toThrow(message.replace('’', "'"))
})
