// Section 5: strength, line by line.

import { describe, expect, test } from 'vitest'
import type { CombatCard } from '../../content/combatCards.ts'
import type { Province } from '../../content/provinces.ts'
import { forecastBattle } from '../../rules/forecast.ts'
import { type Circumstances, outcomeOf } from '../../rules/strength.ts'
import { asked, attack, fact, fight, position, type Setting, told } from '../positions.ts'

/** Attack and defence of an Axis operation in Alpha before the token, and the log line of the defence. */
function strengths(target: Province, combat: readonly CombatCard[], setting: Setting, from?: Province) {
  const t = attack(target, combat, setting)
  t.play('axis', 'launch', 'alpha')
  if (from) t.play('axis', 'attackFrom', from)
  const { attack: a, defence: d } = t.view('axis').terms
  const line = t.news('axis').find(({ key }) => key === 'defenceStrength')
  return { a, d, line }
}

test('5.1, 5.2 suitable cards for the terrain, forts and neutral cards for the defender', () => {
  expect(
    strengths(
      'spain',
      ['panzerGroup', 'airFleet'],
      {
        control: { vichy: 'axis' },
        army: { spain: { allies: ['maginotLine', 'fighterCommand'] } },
        neutrals: { spain: ['neutral2', 'neutral3'] },
      },
      'vichy',
    ),
  ).toMatchObject({ a: 5, d: 9, line: { data: { cards: 4, neutrals: 5, landing: 0, winter: 0, wheel: 0, total: 9 } } })
  expect(
    strengths('northSea', ['surfaceSquadron', 'airFleet'], { army: { northSea: { allies: ['homeFleet'] } } }),
  ).toMatchObject({ a: 3, d: 3 })
})

test('5.3, E7 a landing from the sea adds 4', () => {
  const setting: Setting = { control: { northSea: 'axis' }, army: { britain: { allies: ['britishArmy'] } } }
  expect(strengths('britain', ['panzerGroup', 'panzerGroup', 'fieldArmy', 'fieldArmy'], setting)).toMatchObject({
    a: 10,
    d: 6,
  })
})

test('5.3 a link by land across narrow water is no landing', () => {
  const setting: Setting = { control: { morocco: 'axis' }, neutrals: { spain: ['neutral1'] } }
  expect(strengths('spain', ['panzerGroup'], setting, 'morocco')).toMatchObject({ d: 1 })
  expect(strengths('spain', ['panzerGroup'], setting, 'westernMed')).toMatchObject({ d: 5 })
})

describe('5.4, E8 winter', () => {
  test.each<[Province, number]>([
    ['moscow', 2],
    ['paris', 1],
    ['egypt', 0],
    ['northSea', 1],
    ['westernMed', 0],
  ])('%s adds %i', (at, winter) => {
    const battle: Circumstances = {
      at,
      origin: 'none',
      position: 'none',
      superiority: 'none',
      attacker: 'axis',
      winter: true,
    }
    const neutrals = ['neutral1'] as const
    const { strengths: lines, defence } = forecastBattle(battle, { attackers: ['airFleet'], defenders: [], neutrals })
    expect([lines.defence.winter, defence]).toEqual([winter, 1 + winter])
  })

  test('in quagmire battles too', () => {
    const t = position({
      facts: { winter: true },
      hand: { axis: ['infantryCorps'] },
      quagmire: { paris: 'axis' },
      army: { paris: { axis: ['fieldArmy'], allies: ['armyCorps'] } },
    })
    t.play('axis', 'pick', 'infantryCorps').play('axis', 'reinforceQuagmire', 'paris')
    expect(t.view('axis').terms).toMatchObject({ attack: 3, defence: 2 })
  })
})

test('5.5 position 2 adds 1 to the defence, position 5 adds 1 to the attack', () => {
  const army = { paris: { allies: ['armyCorps'] } } as const
  expect(strengths('paris', ['fieldArmy'], { army, facts: { head: { axis: 'charlie' } } })).toMatchObject({
    a: 2,
    d: 2,
  })
  expect(strengths('paris', ['fieldArmy'], { army, facts: { head: { axis: 'foxtrot' } } })).toMatchObject({
    a: 3,
    d: 1,
  })
})

test('5.3, 5.5 neither landing nor wheel counts in the battle of a quagmire', () => {
  const t = position({
    facts: { head: { axis: 'charlie' } },
    hand: { axis: ['fieldArmy'] },
    control: { northSea: 'axis' },
    quagmire: { britain: 'axis' },
    army: { britain: { axis: ['fieldArmy'], allies: ['armyCorps'] } },
  })
  t.play('axis', 'pick', 'fieldArmy').play('axis', 'reinforceQuagmire', 'britain')
  expect(t.news('axis').find(({ key }) => key === 'defenceStrength')).toMatchObject({
    data: { cards: 1, landing: 0, wheel: 0, total: 1 },
  })
  expect(t.view('axis').terms).toMatchObject({ attack: 4, defence: 1 })
})

test('5.3 an attack from sea to sea, or from land to sea, is no landing', () => {
  const fromLand: Setting = { army: { northSea: { allies: ['escortGroup'] } } }
  expect(strengths('northSea', ['surfaceSquadron'], fromLand)).toMatchObject({ a: 2, d: 1 })
  const fromSea: Setting = { army: { easternMed: { allies: ['escortGroup'] } } }
  expect(strengths('easternMed', ['surfaceSquadron'], fromSea, 'westernMed')).toMatchObject({ a: 2, d: 1 })
})

describe('5.6 superiority', () => {
  test('the opponent may use it to help a neutral province', () => {
    const t = attack('norway', ['fieldArmy'], { facts: { superiority: 'allies' }, neutrals: { norway: ['neutral1'] } })
    t.play('axis', 'launch', 'alpha')
    expect(asked(t)).toEqual({ allies: { useSuperiority: true, decline: true } })
    t.play('allies', 'useSuperiority')
    expect(told(t, 'axis')).toContain('battleStuck') // 2 against 2 instead of a win
    expect(fact(t, 'superiority')).toBe('axis')
  })

  test('it is handed over even if it changed nothing', () => {
    const t = attack('paris', ['panzerGroup', 'panzerGroup'], { army: { paris: { allies: ['armyCorps'] } } })
    t.play('axis', 'launch', 'alpha').play('axis', 'useSuperiority')
    t.play('axis', 'spend', 'panzerGroup').play('axis', 'done')
    expect(fact(t, 'superiority')).toBe('allies')
  })

  test('its 1 is part of what a rout costs', () => {
    const rout = (token: 'useSuperiority' | 'decline') =>
      fight(
        attack('paris', ['fieldArmy'], {
          army: { paris: { allies: ['britishArmy', 'mechanisedCorps', 'maginotLine', 'armyCorps'] } },
        }),
        'axis',
        { token },
      )
    expect(rout('decline').view('allies').terms).toMatchObject({ side: 'allies', due: 2 })
    expect(rout('useSuperiority').view('allies').terms).toMatchObject({ side: 'allies', due: 3 })
  })

  test('and of what a win costs the attacker', () => {
    const t = attack('paris', ['panzerGroup', 'panzerGroup', 'fieldArmy'], {
      facts: { superiority: 'allies' },
      army: { paris: { allies: ['britishArmy', 'armyCorps'] } },
    })
    t.play('axis', 'launch', 'alpha').play('allies', 'useSuperiority')
    expect(t.view('axis').terms).toMatchObject({ side: 'axis', due: 4 })
  })

  test('nobody is asked after a rout on the spot (4.5.8)', () => {
    const t = attack('paris', ['panzerGroup']).play('axis', 'launch', 'alpha')
    expect(told(t, 'axis')).not.toContain('superiorityKept')
    expect(t.view('axis').step).toBe('turn.main')
  })

  test('E11 the attacker turns a quagmire into a win, pays with cards, and gives the token away', () => {
    const t = attack('paris', ['panzerGroup', 'fieldArmy', 'fieldArmy'], {
      army: { paris: { allies: ['mechanisedCorps', 'britishArmy'] } },
    })
    t.play('axis', 'launch', 'alpha')
    expect(t.view('allies').terms).toMatchObject({ side: 'axis', attack: 7, defence: 4 })
    t.play('axis', 'useSuperiority')
    expect(t.view('axis').terms).toMatchObject({ due: 4 })
    t.play('axis', 'spend', 'fieldArmy').play('axis', 'spend', 'fieldArmy').play('axis', 'done')
    expect([fact(t, 'control/paris'), fact(t, 'superiority')]).toEqual(['axis', 'allies'])
  })

  test('E12 the defender turns a win into a quagmire', () => {
    const t = attack('paris', ['fieldArmy', 'fieldArmy'], {
      facts: { superiority: 'allies' },
      army: { paris: { allies: ['britishArmy'] } },
    })
    t.play('axis', 'launch', 'alpha').play('allies', 'useSuperiority')
    expect(told(t, 'axis')).toContain('battleStuck')
    expect([fact(t, 'quagmire/paris'), fact(t, 'superiority')]).toEqual(['axis', 'axis'])
  })

  test('4.5.11 unused it stays', () => {
    const t = attack('paris', ['panzerGroup'], { army: { paris: { allies: ['armyCorps'] } } })
    fight(t, 'axis', { token: 'decline' })
    expect(fact(t, 'superiority')).toBe('axis')
  })

  test('E37 it may change hands twice in one turn', () => {
    const t = attack('paris', ['panzerGroup', 'fieldArmy'], {
      army: {
        paris: { allies: ['britishArmy', 'armyCorps'] },
        egypt: { allies: ['infantryDivision', 'coastalDefence'] },
      },
      plans: { axis: { bravo: { target: 'egypt', cards: ['fieldArmy', 'fieldArmy'] } } },
      facts: { head: { axis: 'echo' } },
    })
    fight(t, 'axis', { token: 'useSuperiority' })
    expect(t.why('axis', 'done')).toEqual({ rule: '6.1.3', reason: 'paysTooLittle' })
    t.play('axis', 'spend', 'panzerGroup').play('axis', 'done')
    expect(fact(t, 'superiority')).toBe('allies')
    t.play('axis', 'launch', 'bravo').play('allies', 'useSuperiority')
    expect([fact(t, 'quagmire/egypt'), fact(t, 'superiority')]).toEqual(['axis', 'axis'])
  })
})

test('6 the tests of the outcome in their order', () => {
  expect([
    outcomeOf(1, 1),
    outcomeOf(2, 1),
    outcomeOf(1, 2),
    outcomeOf(7, 4),
    outcomeOf(4, 7),
    outcomeOf(4, 8),
  ]).toEqual(['quagmire', 'win', 'rout', 'quagmire', 'defeat', 'rout'])
  expect([outcomeOf(6, 3), outcomeOf(5, 3), outcomeOf(3, 3), outcomeOf(3, 4), outcomeOf(2, 4)]).toEqual([
    'win',
    'quagmire',
    'quagmire',
    'defeat',
    'rout',
  ])
})
