// What may lose at once, as far as the player who answers can tell: a table asks once more before it.

import { likelyLoss } from '@ludoteka/kernel'
import type { Table } from '@ludoteka/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { CombatCard } from '../content/combatCards.ts'
import type { Side } from '../content/sides.ts'
import { game } from '../index.ts'
import { position, type Setting } from './positions.ts'

const warned = (t: Table, side: Side, verb: string) => likelyLoss(game, t.view(side), verb, undefined)

/** Nobody has a card in the deck or in the hand. */
const OUT = {
  deck: { axis: [], allies: [] },
  discard: { axis: ['rest'], allies: ['rest'] },
} as const satisfies Setting

const turnOf = (side: Side, facts: Setting['facts'], setting: Setting = {}): Table =>
  position({
    ...OUT,
    ...setting,
    facts: { active: side, ...facts },
    stack: [
      { step: 'turn.end', seat: side },
      { step: 'turn.draw', seat: side },
      { step: 'turn.main', seat: side },
    ],
  })

describe('0.1 the Allies end a year in which the Axis reach 70', () => {
  test('for certain, as their provinces count', () => {
    const lost = { key: 'axisPoints', chance: 1, isPutOff: true }
    expect(warned(turnOf('allies', { vp: 66 }), 'allies', 'endTurn')).toEqual(lost)
    expect(warned(turnOf('allies', { vp: 65 }), 'allies', 'endTurn')).toBeUndefined()
    expect(turnOf('allies', { vp: 66 }).play('allies', 'endTurn').state.result).toMatchObject({ winners: [0] })
  })

  test('2.10.2 not while somebody has a card', () => {
    const held = { hand: { axis: ['fieldArmy'] }, deck: { axis: [], allies: [] } } as const
    expect(warned(turnOf('allies', { vp: 66 }, held), 'allies', 'endTurn')).toBeUndefined()
    const drawn = { deck: { axis: ['fieldArmy'], allies: [] } } as const
    expect(warned(turnOf('allies', { vp: 66 }, drawn), 'allies', 'endTurn')).toBeUndefined()
  })

  test('2.10.2 the variant looks at the decks after the draw', () => {
    const options = { shortYear: 'on' }
    const drawn = { options, deck: { axis: [], allies: ['armyCorps', 'armyCorps', 'britishArmy'] } } as const
    expect(warned(turnOf('allies', { vp: 66 }, drawn), 'allies', 'endTurn')?.key).toBe('axisPoints')
    const held = { ...drawn, hand: { allies: ['infantryDivision'] } } as const
    expect(warned(turnOf('allies', { vp: 66 }, held), 'allies', 'endTurn')).toBeUndefined()
  })

  test('the Axis are not warned of it', () => {
    expect(warned(turnOf('axis', { vp: 66 }), 'axis', 'endTurn')).toBeUndefined()
  })
})

describe('0.3 the objectives decide at the end of 1944', () => {
  const KEPT = ['objectiveParis', 'objectiveNorway'] as const
  const both = { paris: 'axis', norway: 'axis' } as const

  test('the Axis end the war without one of them', () => {
    const poor = { year: 1944, level: { axis: 1, allies: 6 } }
    const missed = turnOf('axis', poor, { kept: KEPT, control: { paris: 'axis' } })
    expect(warned(missed, 'axis', 'endTurn')?.key).toBe('objectivesMissed')
    expect(warned(turnOf('axis', poor, { kept: KEPT, control: both }), 'axis', 'endTurn')).toBeUndefined()
    expect(warned(turnOf('axis', { ...poor, year: 1943 }, { kept: KEPT }), 'axis', 'endTurn')).toBeUndefined()
  })

  test('3.5.4 not while points could still be bought', () => {
    const t = turnOf('axis', { year: 1944, vp: 64 }, { kept: KEPT, control: { paris: 'axis' } })
    expect(warned(t, 'axis', 'endTurn')).toBeUndefined()
  })

  test('3.11.1 the last purchase is given up too early, or can’t suffice', () => {
    const last = (vp: number, points: number): Table =>
      position({
        ...OUT,
        kept: KEPT,
        facts: { year: 1944, vp },
        stack: [{ step: 'year.objectives' }, { step: 'production.last', points }],
      })
    expect(warned(last(68, 6), 'axis', 'done')?.key).toBe('objectivesMissed')
    expect(warned(last(68, 6), 'axis', 'buyVp')).toBeUndefined()
    expect(warned(last(69, 2), 'axis', 'buyVp')).toBeUndefined()
    expect(warned(last(68, 3), 'axis', 'buyVp')?.key).toBe('objectivesMissed')
  })

  test('the Allies count what they have not seen beside Morocco', () => {
    const all = { paris: 'axis', norway: 'axis', egypt: 'axis', kiev: 'axis', leningrad: 'axis' } as const
    const facts = { year: 1944, level: { axis: 1, allies: 6 } }
    const t = turnOf('allies', facts, { kept: KEPT, control: all })
    const lost = { key: 'objectivesHeld', chance: expect.closeTo(2 / 3), isPutOff: true }
    expect(warned(t, 'allies', 'endTurn')).toEqual(lost)
    const few = turnOf('allies', facts, { kept: KEPT, control: both })
    expect(warned(few, 'allies', 'endTurn')).toBeUndefined()
  })
})

describe('0.2 the Axis defend the last of Berlin and Ruhr', () => {
  const battle = (control: NonNullable<Setting['control']>, attackers: readonly CombatCard[]): Table =>
    position({
      control,
      army: { ruhr: { axis: ['infantryCorps'] } },
      plans: { allies: { alpha: { target: 'ruhr', cards: attackers } } },
      hand: { allies: ['armyCorps'] },
      facts: { active: 'allies', superiority: 'axis' },
      stack: [{ step: 'turn.main', seat: 'allies' }],
    }).play('allies', 'launch', 'alpha')
  const alone = { berlin: 'allies' } as const

  test('5.6 the token would save them: not to use it loses', () => {
    const t = battle(alone, ['mechanisedCorps'])
    expect(warned(t, 'axis', 'decline')).toEqual({ key: 'berlinAndRuhr', chance: 1 })
    expect(warned(t, 'axis', 'useSuperiority')).toBeUndefined()
    expect(t.play('axis', 'decline').state.result).toMatchObject({ reason: 'berlinAndRuhr' })
  })

  test('5.6 the token does not save them either', () => {
    const t = battle(alone, ['mechanisedCorps', 'britishArmy'])
    expect(warned(t, 'axis', 'useSuperiority')?.key).toBe('berlinAndRuhr')
  })

  test('Berlin is still theirs', () => {
    expect(warned(battle({ paris: 'allies' }, ['mechanisedCorps']), 'axis', 'decline')).toBeUndefined()
  })
})
