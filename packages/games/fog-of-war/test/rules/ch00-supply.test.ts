// Section 0.7 to 0.10: supply and what follows from it.

import { describe, expect, test } from 'vitest'
import type { Province } from '../../content/provinces.ts'
import { half } from '../../rules/cards.ts'
import { ALLIES, AXIS } from '../../rules/sides.ts'
import { hasNoSupply, isConnected, isSupplied, supplyOf, unsupplied } from '../../rules/supply.ts'
import { publicState } from '../../rules/viewed.ts'
import { attack, cards, fight, position, type Setting, settleToken } from '../positions.ts'

const supply = (setting: Setting) => publicState(position(setting).view('spectator'))

describe('0.7 sources', () => {
  test('each side is supplied from its own at the start', () => {
    const s = supply({})
    const supplied = (seat: number, places: readonly Province[]) => places.map(at => isSupplied(s, seat, at))
    expect(supplied(AXIS, ['berlin', 'ruhr', 'poland', 'italy', 'libya', 'westernMed'])).toEqual(Array(6).fill(true))
    expect(unsupplied(s, AXIS)).toEqual([])
    expect(unsupplied(s, ALLIES)).toEqual([])
  })

  test('a source of the other side feeds nobody, and one with a quagmire neither', () => {
    const s = supply({ control: { paris: 'axis' }, quagmire: { britain: 'axis' } })
    expect(supplyOf(s, AXIS).lines).toContainEqual({ to: 'paris', from: 'ruhr' })
    expect(isSupplied(s, ALLIES, 'britain')).toBe(false)
    expect(isConnected(s, ALLIES, 'britain')).toBe(true) // a listed source
  })

  test('Berlin, Ruhr and Italy feed nobody but the Axis', () => {
    const s = supply({
      facts: { year: 1943, usaAtWar: true, ussrAtWar: true },
      control: { italy: 'allies', vichy: 'axis', westernMed: 'axis', easternMed: 'axis', balkans: 'axis' },
    })
    expect(isSupplied(s, ALLIES, 'italy')).toBe(false)
    expect(hasNoSupply(s, ALLIES, 'italy')).toBe(true)
  })

  test('a box works only once it is active, and only beside a province of its side', () => {
    const cut: Setting = { control: { paris: 'axis' }, quagmire: { britain: 'axis' } }
    expect(unsupplied(supply(cut), ALLIES)).toContain('northAtlantic')
    const s = supply({ ...cut, facts: { usaAtWar: true, year: 1942 } })
    expect(supplyOf(s, ALLIES).lines).toContainEqual({ to: 'northAtlantic', from: 'northAmerica' })
  })
})

describe('0.8 supplied provinces', () => {
  test('the one-way attack between Ruhr and North Sea does not stop supply', () => {
    const s = supply({
      control: { northSea: 'axis', berlin: 'allies', poland: 'allies' },
      quagmire: { berlin: 'axis' },
    })
    expect(supplyOf(s, AXIS).lines).toContainEqual({ to: 'northSea', from: 'ruhr' })
  })

  test('E23 supply does not pass a quagmire, which is itself connected', () => {
    const s = supply({ control: { balticStates: 'axis' }, quagmire: { poland: 'allies' } })
    expect(isSupplied(s, AXIS, 'balticStates')).toBe(false)
    expect(isSupplied(s, AXIS, 'poland')).toBe(false)
    expect(isConnected(s, AXIS, 'poland')).toBe(true)
    expect(hasNoSupply(s, AXIS, 'poland')).toBe(false)
  })
})

test('0.8 a fought-for province that touches neither supply nor a box is not connected', () => {
  const s = supply({ control: { westernMed: 'allies' }, quagmire: { libya: 'allies' } })
  expect([isSupplied(s, AXIS, 'libya'), isConnected(s, AXIS, 'libya')]).toEqual([false, false])
  expect(hasNoSupply(s, AXIS, 'libya')).toBe(true)
  const beside = supply({
    facts: { year: 1942, usaAtWar: true },
    control: { paris: 'axis', morocco: 'axis' },
    quagmire: { britain: 'axis', northAtlantic: 'axis' },
  })
  expect(isConnected(beside, ALLIES, 'northAtlantic')).toBe(true) // through the box
})

describe('0.9 no-supply markers', () => {
  const libya: Setting = { control: { westernMed: 'allies' }, hand: { axis: ['fieldArmy'] } }

  test('E22 Libya is cut off: no cards may be placed there, and nothing is attacked from there', () => {
    const t = attack('egypt', ['panzerGroup'], libya)
    expect(unsupplied(publicState(t.view('axis')), AXIS)).toEqual(['libya'])
    expect(t.why('axis', 'launch', 'alpha')).toEqual({ rule: '4.5.4', reason: 'noOrigin' })
    t.play('axis', 'pick', 'fieldArmy')
    expect(t.why('axis', 'defend', 'libya')).toEqual({ rule: '0.9', reason: 'noSupply' })
  })

  test('6.1.7 the marker goes and comes with control, and both are told', () => {
    const t = attack('westernMed', ['surfaceSquadron'], libya)
    fight(t, 'axis')
    expect(unsupplied(publicState(t.view('axis')), AXIS)).toEqual([])
    expect(t.news('allies')).toContainEqual({
      key: 'supplyRestored',
      rule: '6.1.7',
      data: { side: 'axis', places: ['libya'] },
    })
  })
})

test('0.10 half is rounded down, but at least one; half of none is none', () => {
  expect([0, 1, 2, 3, 4, 5].map(half)).toEqual([0, 1, 1, 1, 2, 2])
})

describe('0.9 what a province without supply still does', () => {
  const cutOff: Setting = { control: { westernMed: 'allies', levant: 'axis' } }

  test('it gives points and resources, and its cards may be recalled', () => {
    const t = position({
      ...cutOff,
      army: { levant: { axis: ['fieldArmy'] } },
      deck: { axis: [], allies: [] },
      discard: { axis: ['rest'], allies: ['rest'] },
    }).play('axis', 'endTurn')
    expect(unsupplied(publicState(t.view('axis')), AXIS)).toEqual(['libya', 'levant'])
    expect(t.news('axis')).toContainEqual({ key: 'axisScored', rule: '3.1', data: { n: 5, total: 5 } })
    t.play('allies', 'done')
    expect(t.news('axis')).toContainEqual({
      key: 'productionCounted',
      rule: '3.4',
      data: { side: 'axis', resources: 8, level: 8, points: 8 },
    })
    t.play('axis', 'done')
    expect(t.choice('axis')).toMatchObject({ recall: ['levant'] })
  })

  test('E22 its defenders fight at full strength', () => {
    const t = position({
      ...cutOff,
      facts: { active: 'allies' },
      army: { libya: { axis: ['panzerGroup', 'westwall'] } },
      plans: { allies: { alpha: { target: 'libya', cards: ['britishArmy', 'mechanisedCorps'] } } },
    })
    t.play('allies', 'launch', 'alpha').play('allies', 'attackFrom', 'egypt')
    expect(t.view('axis').terms).toMatchObject({ attack: 4, defence: 5 })
    settleToken(t)
    expect(cards(t, 'army/libya')).toEqual({ axis: ['panzerGroup', 'westwall'] })
  })
})
