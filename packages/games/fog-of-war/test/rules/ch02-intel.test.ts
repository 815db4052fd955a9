// Section 2.4: intelligence.

import { cardsIn, determinize, sampler, seedFrom } from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { game } from '../../index.ts'
import { ALLIES, AXIS } from '../../rules/sides.ts'
import { ZONES } from '../../rules/state.ts'
import { asked, cards, fact, position, type Setting, told } from '../positions.ts'

const PARIS = { paris: { allies: ['armyCorps', 'armyCorps', 'maginotLine', 'phantomArmy'] } } as const

const PARIS_ARMY = ZONES.army.at('paris')

/** The Axis have nothing left to do but to look. */
const looking = (setting: Setting = {}) => position({ army: PARIS, hand: { allies: ['escortGroup'] }, ...setting })

describe('2.4 what can be named', () => {
  test('stacks of the enemy and of neutral cards, and operations except the one at NEW OP', () => {
    const t = looking({
      neutrals: { spain: ['neutral1', 'neutral2'], kiev: ['neutral0'] },
      plans: {
        allies: {
          delta: { target: 'berlin', cards: ['britishArmy'] },
          charlie: { target: 'poland', cards: ['infantryDivision'] },
        },
      },
    })
    expect(asked(t)['axis']).toMatchObject({
      spyArmy: ['paris'],
      spyNeutral: ['kiev', 'spain'],
      spyOperation: ['charlie'],
    })
    expect(t.why('axis', 'spyOperation', 'delta')).toEqual({ rule: '2.4', reason: 'noIntelAtNewOp' })
    expect(t.why('axis', 'spyArmy', 'britain')).toEqual({ rule: '2.4.1', reason: 'nothingThere' })
    expect(t.why('axis', 'spyObjectives')).toEqual({ rule: '2.4', reason: 'alliesOnly' })
  })

  test('the objectives by the Allies, whoever controls Morocco', () => {
    const t = looking({ facts: { active: 'allies' }, control: { morocco: 'axis' }, hand: { axis: ['fieldArmy'] } })
    expect(asked(t)['allies']).toMatchObject({ spyObjectives: true })
  })

  test('9.3 nothing without enough ready tokens', () => {
    const t = looking({ facts: { intelReady: { axis: 1 } } })
    expect(t.why('axis', 'spyArmy', 'paris')).toEqual({ rule: '2.4.2', reason: 'tooFewTokens' })
    expect(t.choice('axis')).toMatchObject({ closeTurn: true })
    // What the Axis may never look at is refused for that, whatever it would cost.
    expect(t.why('axis', 'spyObjectives')).toEqual({ rule: '2.4', reason: 'alliesOnly' })
  })
})

describe('2.4.1 the exact stack', () => {
  test('in a province of one’s own too, where enemy or neutral cards lie', () => {
    const t = looking({
      control: { balkans: 'axis' },
      quagmire: { poland: 'allies' },
      army: { poland: { allies: ['armyCorps'] } },
      neutrals: { balkans: ['neutral1'] },
    })
    expect(asked(t)['axis']).toMatchObject({ spyArmy: ['poland'], spyNeutral: ['balkans'] })
  })

  test('an empty stack and one’s own cards cannot be named', () => {
    const t = looking({ army: { berlin: { axis: ['fieldArmy'] } } })
    expect(t.why('axis', 'spyArmy', 'berlin')).toEqual({ rule: '2.4.1', reason: 'nothingThere' })
    // Norway has a slot for neutral cards, Britain has none.
    for (const at of ['norway', 'britain'])
      expect(t.why('axis', 'spyNeutral', at)).toEqual({ rule: '2.4.1', reason: 'nothingThere' })
    expect(t.why('axis', 'spyOperation', 'bravo')).toEqual({ rule: '2.4.1', reason: 'nothingThere' })
  })

  test('nothing can be named while cards are chosen, nor in the opponent’s turn', () => {
    const t = looking({ hand: { axis: ['fieldArmy'], allies: ['escortGroup'] } })
    expect(t.why('allies', 'spyObjectives')).toEqual({ rule: '2.11', reason: 'notYourDecision' })
    t.play('axis', 'pick', 'fieldArmy')
    expect(t.why('axis', 'spyArmy', 'paris')).toEqual({ rule: '2.3', reason: 'placeCardsFirst' })
  })
})

describe('2.4.2 the contest', () => {
  test('E13 each pays in turn until one declines', () => {
    const t = looking()
    t.play('axis', 'spyArmy', 'paris')
    expect(t.view('allies').terms).toEqual({
      side: 'allies',
      looker: 'axis',
      kind: 'army',
      place: 'paris',
      price: 2,
      cancels: true,
    })
    t.play('allies', 'pay')
    expect(t.view('axis').terms).toMatchObject({ side: 'axis', price: 1, cancels: false })
    t.play('axis', 'pay').play('allies', 'pay').play('axis', 'decline')
    expect(told(t, 'axis')).toEqual(['intelFailed'])
    expect([fact(t, 'intelReady'), fact(t, 'intelUsed')]).toEqual([
      { axis: 2, allies: 4 },
      { axis: 3, allies: 3 },
    ])
  })

  test('whoever cannot pay is not asked', () => {
    const t = looking({ facts: { intelReady: { axis: 2, allies: 1 } } })
    t.play('axis', 'spyArmy', 'paris')
    expect(told(t, 'axis')).toEqual(['intelTried', 'intelSucceeded', 'intelSaw'])
    const poor = looking({ facts: { intelReady: { axis: 2, allies: 2 } } })
    poor.play('axis', 'spyArmy', 'paris').play('allies', 'pay')
    expect(told(poor, 'axis')).toEqual(['intelCancelled', 'intelFailed'])
  })

  test('the last payment decides: a restored attempt that is not cancelled again succeeds', () => {
    const t = looking({ random: ['armyCorps', 'armyCorps'] })
    t.play('axis', 'spyArmy', 'paris').play('allies', 'pay').play('axis', 'pay').play('allies', 'decline')
    expect(told(t, 'axis')).toEqual(['intelSucceeded', 'intelSaw'])
    expect([fact(t, 'intelReady'), fact(t, 'intelUsed')]).toEqual([
      { axis: 2, allies: 5 },
      { axis: 3, allies: 2 },
    ])
  })

  test('neutral cards and objectives are contested at the same prices, in the closing stage too', () => {
    const t = looking({
      facts: { active: 'allies' },
      hand: { axis: ['fieldArmy'], allies: [] },
      neutrals: { spain: ['neutral1'] },
    })
    t.play('allies', 'closeTurn').play('allies', 'spyNeutral', 'spain')
    expect(t.view('axis').terms).toMatchObject({ side: 'axis', kind: 'neutral', price: 2, cancels: true })
    t.play('axis', 'pay')
    expect(t.view('allies').terms).toMatchObject({ side: 'allies', price: 1, cancels: false })
    t.play('allies', 'decline')
    expect([fact(t, 'intelReady'), fact(t, 'intelUsed')]).toEqual([
      { axis: 3, allies: 6 },
      { axis: 2, allies: 1 },
    ])
  })

  test('2.4.3 tokens paid are used, and cannot pay again this year', () => {
    const t = looking({ facts: { intelReady: { axis: 3, allies: 0 } }, random: ['armyCorps', 'armyCorps'] })
    t.play('axis', 'spyArmy', 'paris')
    expect([fact(t, 'intelReady/axis'), fact(t, 'intelUsed/axis')]).toEqual([1, 2])
    expect(t.why('axis', 'spyArmy', 'paris')).toEqual({ rule: '2.4.2', reason: 'tooFewTokens' })
  })

  test('in the closing stage an attempt costs one token, and nothing else is left to do', () => {
    const t = looking({
      hand: { axis: [], allies: ['escortGroup'] },
      plans: { axis: { alpha: { target: 'paris', cards: ['fieldArmy'] } } },
    })
    t.play('axis', 'closeTurn')
    for (const [verb, arg] of [
      ['launch', 'alpha'],
      ['cancel', 'alpha'],
      ['pick', 'fieldArmy'],
      ['plan', 'paris'],
    ])
      expect(t.why('axis', verb ?? '', arg)).toEqual({ rule: '2.4.2', reason: 'closingStage' })
    expect(t.why('axis', 'closeTurn')).toEqual({ rule: '2.4.2', reason: 'closingStage' })
    t.play('axis', 'spyArmy', 'paris').play('allies', 'decline')
    expect(fact(t, 'intelReady/axis')).toBe(4)
    expect(asked(t)['axis']).toMatchObject({ endTurn: true, spyArmy: ['paris'] })
    t.play('axis', 'endTurn')
    expect(fact(t, 'active')).toBe('allies')
  })

  test('2.3.2 the closing stage ends by itself when no token is left', () => {
    const t = looking({ facts: { intelReady: { axis: 1, allies: 0 } } })
    t.play('axis', 'closeTurn').play('axis', 'spyArmy', 'paris')
    expect(fact(t, 'active')).toBe('allies')
  })
})

describe('2.4.4–2.4.6 what is seen', () => {
  const seen = (setting: Setting = {}) =>
    looking({ random: ['maginotLine', 'armyCorps'], ...setting })
      .play('axis', 'spyArmy', 'paris')
      .play('allies', 'decline')

  test('half of the stack, by the looker alone; the opponent learns how many', () => {
    const t = seen()
    expect(t.news('axis')).toEqual([
      { key: 'intelSucceeded', rule: '2.4.5', data: { side: 'axis', kind: 'army', place: 'paris', n: 2 } },
      { key: 'intelSaw', rule: '2.4.5', data: { kind: 'army', place: 'paris', cards: ['armyCorps', 'maginotLine'] } },
    ])
    expect(told(t, 'allies')).toEqual(['intelSucceeded'])
    expect(told(t, 'spectator')).toEqual(['intelSucceeded'])
  })

  test('the stack shows its number again, and a private note of what was seen', () => {
    const t = seen()
    expect(t.view('axis').zones['army']).toEqual({
      paris: { allies: { count: 4, sightings: [{ when: 7, cards: ['armyCorps', 'maginotLine'], came: 0, left: 0 }] } },
    })
    expect(t.view('spectator').zones['army']).toEqual({ paris: { allies: { count: 4 } } })
  })

  test('the note says how many cards have come since', () => {
    const t = seen()
    t.play('axis', 'endTurn').play('allies', 'pick', 'escortGroup').play('allies', 'defend', 'paris')
    expect(t.view('axis').zones['army']).toMatchObject({
      paris: { allies: { count: 5, sightings: [{ came: 1, left: 0 }] } },
    })
  })

  test('positions dealt for the looker have the cards there', () => {
    const { state } = seen()
    for (let n = 0; n < 20; n++) {
      const sample = determinize(game, state, AXIS, sampler(seedFrom(String(n))))
      expect(cardsIn(sample, ZONES.army.at('paris'), ALLIES)).toEqual(
        expect.arrayContaining(['armyCorps', 'maginotLine']),
      )
    }
  })

  test('E14 the target of an operation is one card of its stack', () => {
    const plans = {
      allies: { charlie: { target: 'berlin', cards: ['armyCorps', 'armyCorps', 'armyCorps', 'britishArmy'] } },
    } as const
    const t = looking({ army: {}, plans, random: ['berlin', 'britishArmy'] })
    t.play('axis', 'spyOperation', 'charlie').play('allies', 'decline')
    expect(t.news('axis').at(-1)).toMatchObject({ data: { cards: ['britishArmy', 'berlin'] } })
    expect(t.view('axis').zones['target']).toMatchObject({
      charlie: { allies: { count: 1, sightings: [{ cards: ['berlin'] }] } },
    })
  })

  test('E15 neutral cards and enemy cards of a province are two stacks', () => {
    const t = looking({
      army: { spain: { allies: ['armyCorps', 'armyCorps', 'britishArmy'] } },
      neutrals: { spain: ['neutral1', 'neutral2'] },
      facts: { intelReady: { axis: 5, allies: 0 } },
      random: ['neutral2', 'britishArmy'],
    })
    t.play('axis', 'spyNeutral', 'spain')
    expect(t.news('axis').at(-1)).toMatchObject({ data: { kind: 'neutral', cards: ['neutral2'] } })
    t.play('axis', 'spyArmy', 'spain')
    expect(t.news('axis').at(-1)).toMatchObject({ data: { kind: 'army', cards: ['britishArmy'] } })
  })

  test('E29 one of the three objectives', () => {
    const t = looking({
      facts: { active: 'allies', intelReady: { axis: 0 } },
      hand: { axis: ['fieldArmy'] },
      kept: ['objectiveParis', 'objectiveNorway'],
      random: ['objectiveLeningrad', 'objectiveLeningrad'],
    })
    t.play('allies', 'closeTurn').play('allies', 'spyObjectives')
    expect(t.news('allies').at(-1)).toMatchObject({ data: { cards: ['objectiveLeningrad'] } })
    t.play('allies', 'spyObjectives') // 2.4.7 the same stack again: the same card may come
    expect(t.news('allies').at(-1)).toMatchObject({ data: { cards: ['objectiveLeningrad'] } })
    expect(t.view('allies').zones['besideMorocco']).toMatchObject({ count: 3 })
    for (let n = 0; n < 20; n++) {
      const supposed = determinize(game, t.state, ALLIES, sampler(seedFrom(String(n))))
      expect(cardsIn(supposed, ZONES.kept, AXIS)).not.toContain('objectiveLeningrad') // certainly not a kept one
    }
    expect(cards(t, 'besideMorocco')).toHaveLength(3)
  })

  test('2.4.7 the same stack may be looked at again, as often as one can pay; each look is noted', () => {
    const t = seen({
      facts: { intelReady: { axis: 5, allies: 7 } },
      random: ['maginotLine', 'armyCorps', 'phantomArmy', 'armyCorps'],
    })
    t.play('axis', 'spyArmy', 'paris').play('allies', 'decline')
    expect(t.view('axis').zones['army']).toMatchObject({
      paris: {
        allies: { sightings: [{ cards: ['armyCorps', 'maginotLine'] }, { cards: ['armyCorps', 'phantomArmy'] }] },
      },
    })
    for (let n = 0; n < 20; n++) {
      const supposed = cardsIn(determinize(game, t.state, AXIS, sampler(seedFrom(String(n)))), PARIS_ARMY, ALLIES)
      expect(supposed).toEqual(expect.arrayContaining(['armyCorps', 'maginotLine', 'phantomArmy']))
    }
  })

  test('1.13 what the Allies may look at anyway leaves no note', () => {
    const t = looking({
      facts: { active: 'allies', intelReady: { axis: 0, allies: 7 } },
      hand: { axis: ['fieldArmy'] },
      neutrals: { kiev: ['neutral1', 'neutral2'] },
    })
    t.play('allies', 'spyNeutral', 'kiev')
    expect(t.state.sightings).toEqual([])
  })
})
