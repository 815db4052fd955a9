// Positions that no game can show are refused, each for its rule.

import { type Position, readPosition, seedFrom } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { game } from '../index.ts'
import { type Setting, written } from './positions.ts'

const read = (position: Position) => () => readPosition(game, position, seedFrom('impossible'))

test.each<[what: string, setting: Setting, reason: RegExp]>([
  ['0.1 seventy points', { facts: { vp: 70 } }, /the Axis have won/],
  ['0.2 Berlin and Ruhr', { control: { berlin: 'allies', ruhr: 'allies' } }, /the Allies have won/],
  ['3.8 the USA in 1940', { facts: { usaAtWar: true } }, /end of 1941/],
  ['2.6 a neutral USSR at war', { facts: { ussrAtWar: true }, control: { moscow: 'none' } }, /none of it is neutral/],
  ['6.2 a quagmire by the owner', { quagmire: { berlin: 'axis' } }, /Nobody attacks a province of its own/],
  [
    '2.10 four cards in hand',
    { hand: { axis: ['fieldArmy', 'fieldArmy', 'fieldArmy', 'fieldArmy'] } },
    /at most 3 cards/,
  ],
  ['1.2 too many neutral cards', { neutrals: { norway: ['neutral1', 'neutral2'] } }, /too many neutral cards/],
  [
    '4.2 an operation without cards',
    { plans: { axis: { alpha: { target: 'paris', cards: [] } } } },
    /a target and combat cards/,
  ],
  [
    '2.6 the Allies plan against the neutral USSR',
    { plans: { allies: { alpha: { target: 'kiev', cards: ['armyCorps'] } } } },
    /can't lie in target/,
  ],
  ['turns', { facts: { turn: 3, yearTurn: 4 } }, /not more turns/],
  ['3.5.2 the level', { facts: { level: { axis: 21 } } }, /never above 20/],
])('%s', (_what, setting, reason) => {
  expect(read(written(setting))).toThrow(reason)
})

test.each<[what: string, zones: Position['zones'], reason: RegExp]>([
  ['4.5.6 cards turned up without a battle', { fighting: { axis: ['fieldArmy'] } }, /only in a battle/],
  ['cards chosen in no turn', { chosen: { axis: ['fieldArmy'] } }, /only in the main stage/],
  ['0.5 a province card on the wrong table', { table: { axis: ['paris'] } }, /on the table of whoever controls it/],
])('%s', (_what, zones, reason) => {
  const stack = [{ step: 'recall.choose', seat: 'axis', hasActed: false }]
  expect(read({ facts: { turn: 7 }, stack, ...(zones ? { zones } : {}) })).toThrow(reason)
})
