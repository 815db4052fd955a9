// Sections 8 and 9: what is asked and what is not, and what happens when something runs out.

import { describe, expect, test } from 'vitest'
import { asked, attack, cards, fact, position, type Setting, told } from '../positions.ts'

describe('8.1 decisions with a single answer', () => {
  test('the main stage is asked even of a player who can only end it', () => {
    const t = position({ hand: { axis: ['fieldArmy'] }, facts: { active: 'allies', intelReady: { allies: 0 } } })
    expect(asked(t)).toEqual({ allies: { endTurn: true } })
  })

  test('an only origin is named by the table, which says so', () => {
    const t = attack('norway', ['fieldArmy'], { neutrals: { norway: ['neutral1'] } }).play('axis', 'launch', 'alpha')
    expect(t.news('allies')).toContainEqual({
      key: 'originForced',
      rule: '4.5.4',
      data: { side: 'axis', at: 'norway', origin: 'berlin' },
    })
    expect(t.view('axis').step).toBe('battle.superiority')
  })

  test('declining, buying nothing and recalling nothing are answers', () => {
    const t = position({
      deck: { axis: [], allies: [] },
      discard: { axis: ['rest'], allies: ['rest'] },
      army: { paris: { allies: ['armyCorps'] } },
      facts: { level: { axis: 1, allies: 1 } },
    }).play('axis', 'endTurn')
    for (const [step, seat] of [
      ['production.spend', 'allies'],
      ['production.spend', 'axis'],
      ['recall.choose', 'allies'],
    ] as const) {
      expect([t.view('axis').step, t.view('axis').waiting]).toEqual([step, [seat]])
      expect(t.choice(seat)).toMatchObject({ done: true })
      t.play(seat, 'done')
    }
    expect(fact(t, 'year')).toBe(1941)
  })
})

test('9.2 tokens are unlimited: intel may be bought beyond any number', () => {
  const t = position({
    deck: { axis: [], allies: [] },
    discard: { axis: ['rest'], allies: ['rest'] },
    facts: { intelReady: { allies: 60 } },
  }).play('axis', 'endTurn')
  t.play('allies', 'buyIntel')
  expect(fact(t, 'intelReady/allies')).toBe(62)
})

test('9.3 without ready tokens nobody starts or cancels intel', () => {
  const t = position({
    facts: { intelReady: { axis: 2, allies: 0 } },
    army: { paris: { allies: ['armyCorps'] } },
    hand: { allies: ['phantomArmy'] },
  })
  t.play('axis', 'spyArmy', 'paris')
  expect(told(t, 'allies')).toEqual(['intelTried', 'intelSucceeded'])
  expect(asked(t)).toEqual({ axis: { endTurn: true } })
})

describe('9.4 a side without any working source', () => {
  /** The Axis hold Poland and Libya only; the Allies fight for Ruhr. */
  const cutOff: Setting = {
    control: { berlin: 'allies', italy: 'allies', balticStates: 'axis' },
    quagmire: { ruhr: 'allies', spain: 'allies', poland: 'allies' },
    facts: { year: 1943, usaAtWar: true, ussrAtWar: true },
    hand: { axis: ['fieldArmy'] },
    plans: {
      axis: { alpha: { target: 'kiev', cards: ['panzerGroup'] }, bravo: { target: 'italy', cards: ['dummyArmy'] } },
    },
  }

  test('launches nothing and defends none of its own provinces', () => {
    const t = position(cutOff)
    expect(t.why('axis', 'launch', 'alpha')).toEqual({ rule: '4.5.4', reason: 'noOrigin' })
    expect(t.why('axis', 'launch', 'bravo')).toEqual({ rule: '4.5.4', reason: 'noOrigin' })
    t.play('axis', 'pick', 'fieldArmy')
    for (const at of ['libya', 'westernMed', 'balticStates'])
      expect(t.why('axis', 'defend', at)).toEqual({ rule: '0.9', reason: 'noSupply' })
    expect(t.why('axis', 'reinforceQuagmire', 'poland')).toEqual({ rule: '4.6', reason: 'notConnected' })
  })

  test('still plans, reinforces operations, defends neutral provinces and connected or neutral quagmires', () => {
    const t = position(cutOff).play('axis', 'pick', 'fieldArmy')
    for (const [verb, arg] of [
      ['plan', 'paris'],
      ['reinforce', 'alpha'],
      ['defend', 'norway'],
      ['reinforceQuagmire', 'ruhr'], // a listed source is connected
      ['reinforceQuagmire', 'spain'],
    ] as const)
      expect(t.why('axis', verb, arg)).toBeUndefined()
    t.play('axis', 'reinforceQuagmire', 'ruhr')
    expect(cards(t, 'army/ruhr')).toEqual({ axis: ['fieldArmy'] })
  })
})
