// Section 1: the set-up.

import { cardsIn, countIn, determinize, sampler, seedFrom } from '@ludoteka/kernel'
import { table } from '@ludoteka/kernel/testing'
import { describe, expect, test } from 'vitest'
import { game } from '../../index.ts'
import { ALLIES, AXIS } from '../../rules/sides.ts'
import { ZONES } from '../../rules/state.ts'
import { asked, cards, fact, found } from '../positions.ts'

const fresh = () => table(game, { seed: 'set-up' })
const drawn = () => Object.values(cardsIn(fresh().state, ZONES.drawn, AXIS))

test('1.1, 1.8, 1.11, 1.12 tracks, tokens and wheels', () => {
  const t = fresh()
  expect(t.view('axis').facts).toMatchObject({
    year: 1940,
    winter: false,
    vp: 0,
    level: { axis: 8, allies: 6 },
    intelReady: { axis: 5, allies: 7 },
    intelUsed: { axis: 0, allies: 0 },
    head: { axis: 'foxtrot', allies: 'foxtrot' },
    superiority: 'axis',
  })
})

describe('1.2, 1.3 neutral cards', () => {
  test('fourteen lie on the marked slots, one was removed unseen', () => {
    const { zones } = fresh().view('axis')
    expect(zones['neutral']).toEqual({
      norway: { count: 1 },
      sweden: { count: 2 },
      lowCountries: { count: 1 },
      spain: { count: 2 },
      balkans: { count: 1 },
      turkey: { count: 2 },
    })
    expect(zones['sovietNeutral']).toEqual({
      balticStates: { allies: { count: 1 } },
      kiev: { allies: { count: 2 } },
      odessa: { allies: { count: 2 } },
    })
    expect(zones['neutralBox']).toEqual({ count: 1 })
  })

  test('1.13 the Allies alone look at those of Baltic States, Kiev and Odessa, and at no others', () => {
    const t = fresh()
    const { zones } = t.view('allies')
    expect(zones['sovietNeutral']).toEqual({
      balticStates: { allies: { count: 1, cards: cardsIn(t.state, ZONES.sovietNeutral.at('balticStates'), ALLIES) } },
      kiev: { allies: { count: 2, cards: cardsIn(t.state, ZONES.sovietNeutral.at('kiev'), ALLIES) } },
      odessa: { allies: { count: 2, cards: cardsIn(t.state, ZONES.sovietNeutral.at('odessa'), ALLIES) } },
    })
    expect(JSON.stringify(zones['neutral'])).not.toContain('cards')
    expect(JSON.stringify(t.view('axis').zones)).not.toMatch(/neutral\d/)
    expect(JSON.stringify(t.view('spectator').zones)).not.toMatch(/neutral\d/)
  })

  test('1.3 no province of the USSR is controlled by anybody either', () => {
    const t = fresh()
    for (const at of ['norway', 'balkans', 'kiev', 'blackSea']) expect(fact(t, `control/${at}`)).toBe('none')
  })
})

describe('1.4, 1.5 objectives', () => {
  test('three are drawn, one goes back unseen and three lie beside Morocco', () => {
    const [first = '', second, third] = drawn()
    const t = fresh()
    expect(t.view('axis').step).toBe('setup.objectives')
    t.play('axis', 'returnObjective', first)
    expect(cards(t, 'kept/axis')).toEqual([second, third])
    expect(cards(t, 'boxed/axis')).toEqual([first])
    expect(t.view('allies').zones['kept']).toMatchObject({ axis: { count: 2 } })
    expect(t.view('allies').zones['besideMorocco']).toEqual({ count: 3 })
    expect(JSON.stringify(t.view('allies'))).not.toContain('objective')
    expect(t.news('allies')).toEqual([{ key: 'objectivesKept', rule: '1.4', data: {} }])
  })

  test('only a card that was drawn can go back', () => {
    const other = ['objectiveParis', 'objectiveEgypt', 'objectiveNorway', 'objectiveKiev'].find(
      one => !drawn().some(card => card === one),
    )
    expect(fresh().why('axis', 'returnObjective', other)).toEqual({ rule: '1.4', reason: 'notDrawn' })
  })
})

test('1.5 the Axis know the three beside Morocco only by elimination', () => {
  const t = fresh()
  expect(t.view('axis').zones['besideMorocco']).toEqual({ count: 3 })
  expect(cards(t, 'besideMorocco')).toHaveLength(3)
})

test('1.6, 1.7 provinces and their cards', () => {
  const t = fresh()
  expect(cards(t, 'table/axis')).toEqual(['berlin', 'ruhr', 'poland', 'italy', 'libya', 'westernMed'])
  expect(countIn(t.state, ZONES.provinceDeck, AXIS)).toBe(22)
  expect(countIn(t.state, ZONES.table, ALLIES)).toBe(9)
  expect(countIn(t.state, ZONES.provinceDeck, ALLIES)).toBe(19)
  expect(fact(t, 'control/paris')).toBe('allies')
  expect(fact(t, 'control/kiev')).toBe('none')
})

describe('1.9 first defences', () => {
  const deploying = () => fresh().play('axis', 'returnObjective', drawn()[0])

  test('up to three cards of the deck, each to another own or neutral province', () => {
    const t = deploying()
    t.play('allies', 'pick', 'maginotLine')
    expect(t.why('allies', 'pick', 'britishArmy')).toEqual({ rule: '1.9', reason: 'placeCardsFirst' })
    expect(t.why('allies', 'done')).toEqual({ rule: '1.9', reason: 'placeCardsFirst' })
    expect(t.why('allies', 'defend', 'berlin')).toEqual({ rule: '4.1', reason: 'enemyProvince' })
    t.play('allies', 'defend', 'paris').play('allies', 'pick', 'britishArmy')
    expect(t.why('allies', 'defend', 'paris')).toEqual({ rule: '1.9', reason: 'oneDefenceEach' })
    t.play('allies', 'defend', 'kiev').play('allies', 'pick', 'phantomArmy').play('allies', 'defend', 'britain')
    expect(asked(t)).toEqual({ allies: { done: true } }) // the last card may still be taken back
    expect(t.state.sealed).toBe(false)
    expect(t.why('allies', 'pick', 'armyCorps')).toEqual({ rule: '1.9', reason: 'threeDefences' })
    t.play('allies', 'done')
    expect(found(t, 'step')).toBe('turn.main')
    expect(t.view('axis').zones['army']).toEqual({
      paris: { allies: { count: 1 } },
      kiev: { allies: { count: 1 } },
      britain: { allies: { count: 1 } },
    })
  })

  test('none at all is allowed', () => {
    const t = deploying().play('allies', 'done')
    expect(found(t, 'step')).toBe('turn.main')
    expect(cards(t, 'army')).toEqual({})
  })

  test('a card can be taken back before it is placed: choosing shows nothing', () => {
    const t = deploying().play('allies', 'pick', 'maginotLine')
    expect(t.state.sealed).toBe(false)
    expect(t.why('allies', 'defend', 'moscow')).toBeUndefined()
  })
})

test('8.1, 1.9 a card before the first hand is drawn is one that was chosen, also for whoever may not look', () => {
  const t = fresh().play('axis', 'returnObjective', drawn()[0]).play('allies', 'pick', 'maginotLine')
  expect(t.view('axis').zones['held']).toEqual({ allies: { count: 1 } })
  const supposed = determinize(game, t.state, AXIS, sampler(seedFrom('first defences')))
  expect([countIn(supposed, ZONES.chosen, ALLIES), countIn(supposed, ZONES.hand, ALLIES)]).toEqual([1, 0])
})

test('1.10 both shuffle and draw three; the Axis begin (2.1), Alpha comes to NEW OP (2.2)', () => {
  const t = fresh().play('axis', 'returnObjective', drawn()[0]).play('allies', 'done')
  expect([AXIS, ALLIES].map(seat => countIn(t.state, ZONES.hand, seat))).toEqual([3, 3])
  expect([AXIS, ALLIES].map(seat => countIn(t.state, ZONES.deck, seat))).toEqual([31, 19])
  expect(t.view('axis').facts).toMatchObject({ active: 'axis', turn: 1, head: { axis: 'alpha', allies: 'foxtrot' } })
  expect(t.view('axis').zones['held']).toEqual({ allies: { count: 3 } })
})
