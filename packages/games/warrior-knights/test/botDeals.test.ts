// What the greedy bot does in positions: it bargains (19.4), keeps its word, regroups (17.6) and razes (19.3) with sense.

import { greedyBot, turnOf } from '@ludoteka/bots'
import { type Action, sampler, seedFrom } from '@ludoteka/kernel'
import type { Table } from '@ludoteka/kernel/testing'
import { expect, test } from 'vitest'
import { BARONS, type Baron } from '../content/barons.ts'
import { game } from '../index.ts'
import { position, type Setting, turnUp } from './positions.ts'

function decide(t: Table, baron: Baron): Omit<Action, 'seat'> {
  const turn = turnOf(game, t.state, BARONS.indexOf(baron), sampler(seedFrom('bot')))
  const { seat: _, ...action } = greedyBot().decide({ ...turn, choice: t.choice(baron) })
  return action
}

const PASSING: Setting = {
  red: { crowns: 9, stronghold: 'g4', star: { at: 'b3', troops: ['regular50'] } },
  blue: { crowns: 3, stronghold: 'b6', star: { at: 'c3', troops: ['regular100', 'regular50'] } },
}
/** Red has come through the area of a Noble of blue's, and could go on. */
const onTheWay = (): Table =>
  turnUp('red', 'versatileStrategy', PASSING)
    .play('red', 'perform')
    .play('red', 'option', 'moveOneNoble')
    .play('red', 'moveNoble', 'star')
    .play('red', 'go', 'c3')

test('10.4, 19.4 it pays for leave to pass; whoever takes the crowns lets him pass', () => {
  const t = onTheWay()
  const offer = decide(t, 'red')
  expect(offer).toEqual({
    verb: 'offerDeal',
    arg: { to: 'blue', gives: 1, asks: 0, promise: 'nothing', wants: 'leaveToPass' },
  })
  t.play('red', offer.verb, offer.arg)
  expect(decide(t, 'red').verb).not.toBe('offerDeal')
  t.play('red', 'go', 'd3')
  expect(decide(t, 'blue')).toEqual({ verb: 'acceptDeal', arg: 'red' })
  t.play('blue', 'acceptDeal', 'red')
  expect(decide(t, 'blue')).toEqual({ verb: 'allow' })
})

test('19.4 it offers nothing that its wages need', () => {
  const poor = { ...PASSING, red: { ...PASSING.red, crowns: 1 } }
  const t = turnUp('red', 'versatileStrategy', poor)
  t.play('red', 'perform')
    .play('red', 'option', 'moveOneNoble')
    .play('red', 'moveNoble', 'star')
    .play('red', 'go', 'c3')
  expect(decide(t, 'red').verb).not.toBe('offerDeal')
})

test('19.4 a promise of peace costs more than a crown', () => {
  const t = onTheWay().play('red', 'offerDeal', {
    to: 'blue',
    gives: 1,
    asks: 0,
    promise: 'nothing',
    wants: 'noAttackNextRound',
  })
  t.play('red', 'go', 'd3')
  expect(decide(t, 'blue')).toEqual({ verb: 'refuseDeal', arg: 'red' })
})

const upkeep = (red: NonNullable<Setting['red']>): Table =>
  position({
    red: { stronghold: 'g4', ...red },
    stack: [{ step: 'upkeep.end' }, { step: 'upkeep.troops', seat: 'red', moved: [] }],
  })

test('17.6 a Noble who waits without troops gets the strongest card of the stronghold', () => {
  const t = upkeep({ garrison: ['regular50', 'regular100'], star: { at: 'g4', troops: ['regular50'] } })
  expect(decide(t, 'red')).toEqual({ verb: 'done' })
  t.play('red', 'done') // 17.6 a
  expect(decide(t, 'red')).toEqual({ verb: 'transfer', arg: 'regular100.stronghold.square' })
  t.play('red', 'transfer', 'regular100.stronghold.square')
  expect(decide(t, 'red')).toEqual({ verb: 'transfer', arg: 'regular50.stronghold.triangle' })
})
