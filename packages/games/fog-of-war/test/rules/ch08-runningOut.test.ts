// Sections 8 and 9: what is asked and what is not, and what happens when something runs out.

import { describe, expect, test } from 'vitest'
import { asked, attack, cards, fact, fight, position, type Setting, told } from '../positions.ts'

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

describe('8 a refusal names the paragraph that says when something is done, or by which the other side is asked', () => {
  const refusals = (t: ReturnType<typeof position>, seat: string, verbs: readonly (readonly [string, string?])[]) =>
    verbs.map(([verb, arg]) => t.why(seat, verb, arg))
  const notNow = (...rules: readonly string[]) => rules.map(rule => ({ rule, reason: 'notNow' }))
  const notYours = (rule: string) => ({ rule, reason: 'notYourDecision' })

  test('2.4, 4.4, 4.5 nothing else is done while a battle is fought', () => {
    const t = attack('paris', ['fieldArmy', 'infantryCorps'], {
      control: { lowCountries: 'axis' },
      army: { paris: { allies: ['maginotLine'] } },
      hand: { axis: ['dummyArmy'] },
    }).play('axis', 'launch', 'alpha')
    const elsewhere = [
      ['spyArmy', 'paris'],
      ['cancel', 'alpha'],
      ['launch', 'alpha'],
      ['pick', 'dummyArmy'],
      ['endTurn'],
    ] as const
    expect(refusals(t, 'axis', elsewhere)).toEqual(notNow('2.4', '4.4', '4.5', '2.3', '2.3.2'))
    expect(t.why('allies', 'attackFrom', 'ruhr')).toEqual(notYours('4.5.4'))
    t.play('axis', 'attackFrom', 'ruhr')
    expect(refusals(t, 'axis', elsewhere)).toEqual(notNow('2.4', '4.4', '4.5', '2.3', '2.3.2'))
    expect(t.why('allies', 'useSuperiority')).toEqual(notYours('5.6'))
  })

  test('6.1.3, 6.4.2 only who pays is asked', () => {
    const won = fight(attack('norway', ['panzerGroup', 'fieldArmy'], { neutrals: { norway: ['neutral2'] } }), 'axis')
    expect(won.why('allies', 'spend', 'armyCorps')).toEqual(notYours('6.1.3'))
    const routed = fight(
      attack('paris', ['fieldArmy'], { army: { paris: { allies: ['maginotLine', 'britishArmy'] } } }),
      'axis',
    )
    expect(routed.why('axis', 'spend', 'fieldArmy')).toEqual(notYours('6.4.2'))
  })

  test('3.5, 3.6, 4.5.4, 5.6 what belongs to a battle or to the end of a year is not done in a turn', () => {
    const t = position({ hand: { axis: ['dummyArmy'] }, army: { berlin: { axis: ['fieldArmy'] } } })
    const later = [['buyIntel'], ['recall', 'berlin'], ['attackFrom', 'ruhr'], ['useSuperiority'], ['pay']] as const
    expect(refusals(t, 'axis', later)).toEqual(notNow('3.5', '3.6', '4.5.4', '5.6', '2.4.2'))
    expect(t.why('allies', 'endTurn')).toEqual(notYours('2.11'))
  })

  test('2.4.2 only who may pay is asked in a contest', () => {
    const t = position({ army: { paris: { allies: ['armyCorps'] } }, hand: { allies: ['phantomArmy'] } })
    t.play('axis', 'spyArmy', 'paris')
    expect(t.why('axis', 'pay')).toEqual(notYours('2.4.2'))
  })

  test('3.4, 3.6 at the end of a year the side without the token comes first', () => {
    const t = position({
      deck: { axis: [], allies: [] },
      discard: { axis: ['rest'], allies: ['rest'] },
      army: { paris: { allies: ['armyCorps'] }, berlin: { axis: ['fieldArmy'] } },
    }).play('axis', 'endTurn')
    expect(t.why('axis', 'buyIntel')).toEqual(notYours('3.4'))
    expect(refusals(t, 'allies', [['recall', 'paris'], ['endTurn']])).toEqual(notNow('3.6', '2.3.2'))
    t.play('allies', 'done').play('axis', 'done')
    expect(t.why('axis', 'recall', 'berlin')).toEqual(notYours('3.6'))
    expect(refusals(t, 'allies', [['buyIntel'], ['launch', 'alpha']])).toEqual(notNow('3.5', '4.5'))
  })

  test('0.2 after the end the paragraph is the one that ended the game', () => {
    const t = position({
      plans: { allies: { alpha: { target: 'ruhr', cards: ['britishArmy'] } } },
      control: { berlin: 'allies' },
      facts: { active: 'allies' },
    })
    fight(t, 'allies', { from: 'paris' })
    expect(t.why('axis', 'endTurn')).toEqual({ rule: '0.2', reason: 'gameOver' })
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
