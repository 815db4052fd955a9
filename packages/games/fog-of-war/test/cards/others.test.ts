// Neutral cards, secret objectives and province cards, each with its condition met and not met.

import { describe, expect, test } from 'vitest'
import { NEUTRAL_CARDS, type NeutralCard, OBJECTIVES, type Objective } from '../../content/otherCards.ts'
import { PROVINCES, type Province } from '../../content/provinces.ts'
import { ALLIES, AXIS } from '../../rules/sides.ts'
import { attack, cards, position, told } from '../positions.ts'

describe('5.2 neutral cards', () => {
  test.each<[NeutralCard, number]>([
    ['neutral0', 0],
    ['neutral1', 1],
    ['neutral2', 2],
    ['neutral3', 3],
  ])('%s adds %i to whoever is attacked in its province', (card, value) => {
    const t = attack('lowCountries', ['fieldArmy'], {
      army: { lowCountries: { allies: ['armyCorps'] } },
      neutrals: { lowCountries: [card] },
    })
    t.play('axis', 'launch', 'alpha')
    expect(t.view('axis').terms).toMatchObject({ attack: 2, defence: 1 + value })
    expect(told(t, 'spectator').includes('neutralsUnsuitable')).toBe(value === 0) // 4.5.7
    expect(t.view('spectator').zones['neutralRemoved']).toMatchObject({ count: value === 0 ? 15 - 2 + 1 : 15 - 2 })
  })

  test.each(NEUTRAL_CARDS)('%s does nothing elsewhere', card => {
    const t = attack('paris', ['fieldArmy'], {
      army: { paris: { allies: ['armyCorps'] } },
      neutrals: { lowCountries: [card] },
    })
    t.play('axis', 'launch', 'alpha')
    expect(t.view('axis').terms).toMatchObject({ attack: 2, defence: 1 })
    expect(cards(t, 'neutral/lowCountries')).toEqual([card])
  })
})

describe('3.11.2 objectives', () => {
  const OF: Readonly<Record<Objective, Province>> = {
    objectiveParis: 'paris',
    objectiveEgypt: 'egypt',
    objectiveNorway: 'norway',
    objectiveKiev: 'kiev',
    objectiveLeningrad: 'leningrad',
    objectiveCaucasus: 'caucasus',
  }

  /** 1944 ends with this objective and another one that is held. */
  function lastYear(objective: Objective, control: Readonly<{ [at in Province]?: 'axis' }>) {
    const other = objective === 'objectiveParis' ? 'objectiveNorway' : 'objectiveParis'
    return position({
      kept: [objective, other],
      control: { [OF[other]]: 'axis', ...control },
      facts: { year: 1944, usaAtWar: true, ussrAtWar: true, level: { axis: 0 } },
      deck: { axis: [], allies: [] },
      discard: { axis: ['rest'], allies: ['rest'] },
    }).play('axis', 'endTurn')
  }

  test.each(OBJECTIVES)('%s is fulfilled if the Axis control its province', objective => {
    expect(lastYear(objective, { [OF[objective]]: 'axis' }).state.result).toEqual({
      kind: 'won',
      winners: [AXIS],
      reason: 'objectivesHeld',
      rule: '3.11.2',
    })
  })

  test.each(OBJECTIVES)('%s is missed if they do not', objective => {
    expect(lastYear(objective, {}).state.result).toEqual({
      kind: 'won',
      winners: [ALLIES],
      reason: 'objectivesMissed',
      rule: '3.11.2',
    })
  })
})

describe('3.1, 3.4, 5.4 provinces', () => {
  /** Victory points that differ from the first list of values, so that both sides win about as often: docs/balance.md. */
  const TUNED = { norway: 2, lowCountries: 2, kiev: 3 } as const

  /** Victory points, resources and what winter adds. */
  const EXPECTED: Readonly<Record<Province, readonly [vp: number, resources: number, winter: number]>> = {
    berlin: [1, 2, 1],
    ruhr: [1, 3, 1],
    poland: [1, 1, 1],
    italy: [1, 1, 1],
    libya: [0, 0, 0],
    westernMed: [0, 0, 0],
    britain: [4, 3, 1],
    paris: [3, 2, 1],
    vichy: [1, 1, 1],
    morocco: [0, 1, 0],
    egypt: [2, 1, 0],
    levant: [1, 1, 0],
    northSea: [1, 0, 1],
    northAtlantic: [2, 2, 1],
    easternMed: [1, 0, 0],
    norway: [TUNED.norway, 1, 2],
    sweden: [1, 2, 2],
    lowCountries: [TUNED.lowCountries, 1, 1],
    spain: [1, 1, 0],
    balkans: [2, 2, 1],
    turkey: [1, 1, 1],
    balticStates: [1, 1, 2],
    kiev: [TUNED.kiev, 1, 2],
    odessa: [1, 2, 1],
    leningrad: [2, 1, 2],
    moscow: [3, 1, 2],
    caucasus: [2, 3, 1],
    blackSea: [0, 0, 1],
  }
  const NOBODYS = Object.fromEntries(PROVINCES.map(at => [at, 'none'] as const))

  /** The year ends, and only this province belongs to the Axis. */
  const yearEnd = (at: Province, holder: 'axis' | 'allies') =>
    position({
      control: { ...NOBODYS, [at]: holder },
      facts: { year: 1941, superiority: 'allies' },
      deck: { axis: [], allies: [] },
      discard: { axis: ['rest'], allies: ['rest'] },
    }).play('axis', 'endTurn')

  test.each(PROVINCES)('%s gives its points and resources to whoever controls it', at => {
    const [vp, resources] = EXPECTED[at]
    const held = yearEnd(at, 'axis').news('spectator')
    expect(held).toContainEqual({ key: 'axisScored', rule: '3.1', data: { n: vp, total: vp } })
    expect(held).toContainEqual({
      key: 'productionCounted',
      rule: '3.4',
      data: { side: 'axis', resources, level: 8, points: Math.min(resources, 8) },
    })
    const lost = yearEnd(at, 'allies').news('spectator')
    expect(lost).toContainEqual({ key: 'axisScored', rule: '3.1', data: { n: 0, total: 0 } })
    expect(lost).toContainEqual({
      key: 'productionCounted',
      rule: '3.4',
      data: { side: 'axis', resources: 0, level: 8, points: 0 },
    })
  })

  /** The Axis fight for the last province of the Allies, in a quagmire. */
  const lastBattle = (at: Province, winter: boolean) =>
    position({
      control: { ...Object.fromEntries(PROVINCES.map(one => [one, 'axis'] as const)), [at]: 'allies' },
      quagmire: { [at]: 'axis' },
      army: { [at]: { allies: ['bomberCommand'] } },
      hand: { axis: ['airFleet'] },
      facts: { year: 1943, usaAtWar: true, ussrAtWar: true, winter },
    })
      .play('axis', 'pick', 'airFleet')
      .play('axis', 'reinforceQuagmire', at)

  test.each(PROVINCES)('%s adds its figure to the defence in winter, and nothing in summer', at => {
    const [, , winter] = EXPECTED[at]
    expect(lastBattle(at, true).view('axis').terms).toMatchObject({ defence: 2 + winter })
    expect(lastBattle(at, false).view('axis').terms).toMatchObject({ defence: 2 })
  })
})
