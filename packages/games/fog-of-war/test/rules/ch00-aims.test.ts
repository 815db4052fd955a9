// Section 0: aims, controllers, places for cards, and changes of control. Supply is in ch00-supply.

import { cardsIn, eachSlot } from '@ludoteka/kernel'
import { table } from '@ludoteka/kernel/testing'
import { describe, expect, test } from 'vitest'
import { PROVINCES } from '../../content/provinces.ts'
import { game } from '../../index.ts'
import { ALLIES, AXIS } from '../../rules/sides.ts'
import { ZONES } from '../../rules/state.ts'
import { unsupplied } from '../../rules/supply.ts'
import { publicState } from '../../rules/viewed.ts'
import { asked, attack, cards, fact, fight, position, type Setting, told } from '../positions.ts'

const LATE = { year: 1943, usaAtWar: true, ussrAtWar: true } as const
const END = { deck: { axis: [], allies: [] }, discard: { axis: ['rest'], allies: ['rest'] } } as const satisfies Setting

describe('0.1 the Axis aim', () => {
  test('the total is not capped at 70', () => {
    const t = position({ ...END, facts: { ...LATE, vp: 69 }, control: { paris: 'axis' } }).play('axis', 'endTurn')
    expect(fact(t, 'vp')).toBe(69 + 4 + 3)
    expect(t.state.result).toMatchObject({ kind: 'won', winners: [AXIS], rule: '0.1' })
  })

  test('it never falls: a province that is lost keeps what it has scored', () => {
    const t = position({
      facts: { active: 'allies', vp: 12, parisFell: true },
      control: { paris: 'axis' },
      plans: { allies: { alpha: { target: 'paris', cards: ['britishArmy'] } } },
    })
    fight(t, 'allies', { from: 'northAtlantic' })
    expect([fact(t, 'control/paris'), fact(t, 'vp')]).toEqual(['allies', 12])
  })
})

test('0.2 the Allies win with Berlin as with Ruhr, whichever comes last', () => {
  const t = position({
    facts: { ...LATE, active: 'allies' },
    control: { ruhr: 'allies', poland: 'allies' },
    plans: { allies: { alpha: { target: 'berlin', cards: ['britishArmy'] } } },
  })
  fight(t, 'allies', { from: 'ruhr' })
  expect(t.state.result).toEqual({ kind: 'won', winners: [ALLIES], reason: 'berlinAndRuhr', rule: '0.2' })
})

test('0.2 one of the two is not enough', () => {
  const t = position({
    facts: { ...LATE, active: 'allies' },
    control: { poland: 'allies', balkans: 'allies' },
    plans: { allies: { alpha: { target: 'berlin', cards: ['britishArmy'] } } },
  })
  fight(t, 'allies', { from: 'poland' })
  expect([fact(t, 'control/berlin'), t.state.result.kind]).toEqual(['allies', 'open'])
})

test('0.3 without a winner at the end of 1944 the objectives decide, and there is no draw', () => {
  const t = position({
    ...END,
    facts: { ...LATE, year: 1944, vp: 69 - 4, level: { axis: 0 } },
    kept: ['objectiveKiev', 'objectiveEgypt'],
  }).play('axis', 'endTurn')
  expect(fact(t, 'vp')).toBe(69)
  expect(t.state.result).toEqual({ kind: 'won', winners: [ALLIES], reason: 'objectivesMissed', rule: '3.11.2' })
})

test('0.4 six orange provinces and seven of the USSR are neutral, all others controlled', () => {
  const control = Object.entries(Object(fact(table(game, { seed: 'controllers' }), 'control')))
  const of = (side: string) => control.filter(([, by]) => by === side).map(([at]) => at)
  expect(of('none')).toEqual([
    ...['norway', 'sweden', 'lowCountries', 'spain', 'balkans', 'turkey'],
    ...['balticStates', 'kiev', 'odessa', 'leningrad', 'moscow', 'caucasus', 'blackSea'],
  ])
  expect([of('axis').length, of('allies').length]).toEqual([6, 9])
})

describe('0.5 places for cards', () => {
  test('each player has one card of every province, wherever it lies', () => {
    const t = attack('paris', ['panzerGroup', 'fieldArmy'], {
      plans: { allies: { bravo: { target: 'norway', cards: ['armyCorps'] } } },
      army: { paris: { allies: ['britishArmy', 'armyCorps'] } },
    })
    const owned = (seat: number): string[] => {
      const found: string[] = []
      eachSlot(ZONES, t.state, (zone, owner, slot) => {
        const { kinds } = zone
        if (owner === seat && kinds.includes('paris'))
          found.push(...(t.state.zones[slot] ?? []).map(card => kinds[card] ?? ''))
      })
      return found.sort()
    }
    t.play('axis', 'launch', 'alpha') // the card of Paris is shown
    for (const seat of [AXIS, ALLIES]) expect(owned(seat)).toEqual([...PROVINCES].sort())
    t.play('axis', 'decline') // and lies on the map
    for (const seat of [AXIS, ALLIES]) expect(owned(seat)).toEqual([...PROVINCES].sort())
    expect(fact(t, 'quagmire/paris')).toBe('axis')
  })

  test('so nobody plans twice against a province, nor against his own quagmire', () => {
    const t = position({
      hand: { axis: ['fieldArmy'] },
      quagmire: { vichy: 'axis' },
      plans: { axis: { bravo: { target: 'norway', cards: ['infantryCorps'] } } },
    }).play('axis', 'pick', 'fieldArmy')
    expect(t.why('axis', 'plan', 'norway')).toEqual({ rule: '0.5', reason: 'plannedAlready' })
    expect(t.why('axis', 'plan', 'vichy')).toEqual({ rule: '0.5', reason: 'yourQuagmire' })
    expect(asked(t)['axis']?.['plan']).not.toContain('vichy')
  })

  test('in a province the cards of both sides and the neutral ones are three stacks', () => {
    const t = position({
      army: { spain: { axis: ['fieldArmy', 'dummyArmy'], allies: ['armyCorps'] } },
      neutrals: { spain: ['neutral1', 'neutral2'] },
    })
    expect(t.view('spectator').zones['army']).toEqual({ spain: { axis: { count: 2 }, allies: { count: 1 } } })
    expect(t.view('spectator').zones['neutral']).toMatchObject({ spain: { count: 2 } })
  })
})

test('0.6 cards go to piles of their own owner; neutral cards leave the game', () => {
  const t = attack('lowCountries', ['panzerGroup', 'fieldArmy'], {
    army: { lowCountries: { allies: ['armyCorps', 'phantomArmy'] } },
    neutrals: { lowCountries: ['neutral1'] },
  })
  fight(t, 'axis')
  t.play('axis', 'spend', 'fieldArmy').play('axis', 'done')
  expect(cards(t, 'lossPile/allies')).toEqual(['armyCorps'])
  expect(cards(t, 'discard/allies')).toEqual(['phantomArmy'])
  expect(cards(t, 'winPile/axis')).toEqual(['fieldArmy'])
  expect(cards(t, 'neutralRemoved')).toContain('neutral1')
  expect([cards(t, 'lossPile/axis'), cards(t, 'discard/axis'), cards(t, 'winPile/allies')]).toEqual([[], [], []])
})

describe('0.11 the order of chance', () => {
  test('in a battle the attacker comes before the defender', () => {
    const t = attack('paris', ['panzerGroup', 'infantryCorps'], {
      army: { paris: { allies: ['britishArmy', 'armyCorps'] } },
      random: ['panzerGroup', 'armyCorps'], // the other way round neither would be there to be drawn
    })
    fight(t, 'axis')
    expect([cards(t, 'lossPile/axis'), cards(t, 'lossPile/allies')]).toEqual([['panzerGroup'], ['armyCorps']])
    expect(t.state.random.queued).toEqual([])
  })

  test('elsewhere the Axis come before the Allies', () => {
    const t = position({
      ...END,
      winPile: { axis: ['panzerGroup', 'fieldArmy'], allies: ['armyCorps', 'britishArmy'] },
      random: ['fieldArmy', 'panzerGroup', 'britishArmy', 'armyCorps'],
    }).play('axis', 'endTurn')
    expect([cards(t, 'lossPile/axis'), cards(t, 'lossPile/allies')]).toEqual([['panzerGroup'], ['armyCorps']])
    expect(t.state.random.queued).toEqual([])
  })
})

describe('0.12 a change of control without a battle', () => {
  test('E18, 2.7 cards of the loser are discarded unseen and province cards change places', () => {
    const t = attack('paris', ['panzerGroup', 'panzerGroup'], {
      army: { levant: { allies: ['armyCorps', 'phantomArmy'] }, paris: { allies: ['infantryDivision'] } },
    })
    fight(t, 'axis', { from: 'ruhr' })
    t.play('axis', 'spend', 'panzerGroup').play('axis', 'done')
    expect(cards(t, 'army/levant')).toEqual([])
    expect(cards(t, 'discard/allies')).toEqual(['armyCorps', 'phantomArmy'])
    expect(cards(t, 'table/axis')).toEqual(expect.arrayContaining(['paris', 'vichy', 'morocco', 'levant']))
    expect(cards(t, 'provinceDeck/allies')).toEqual(expect.arrayContaining(['paris', 'vichy', 'morocco', 'levant']))
    expect(fact(t, 'control/levant')).toBe('axis')
    expect(unsupplied(publicState(t.view('axis')), AXIS)).toEqual(['levant'])
    expect(t.view('axis').zones['discard']).toMatchObject({ allies: { count: 2 } })
    expect(JSON.stringify(t.view('axis').zones['discard'])).not.toContain('phantomArmy')
  })

  test('an operation of the new controller is cancelled, his quagmire ends and his cards stay', () => {
    const t = attack('paris', ['panzerGroup', 'panzerGroup'], {
      plans: { axis: { bravo: { target: 'morocco', cards: ['uBoatFlotilla', 'dummyArmy'] } } },
      army: { vichy: { axis: ['fieldArmy'], allies: ['armyCorps'] } },
      quagmire: { vichy: 'axis' },
    })
    fight(t, 'axis', { from: 'ruhr' })
    expect(cards(t, 'operation/bravo')).toEqual([])
    expect(cards(t, 'target/bravo')).toEqual([])
    expect(cards(t, 'discard/axis')).toEqual(['uBoatFlotilla', 'dummyArmy'])
    expect(t.news('allies')).toContainEqual({
      key: 'operationOverrun',
      rule: '0.12',
      data: { side: 'axis', slot: 'bravo', n: 2 },
    })
    expect(JSON.stringify(t.news('allies'))).not.toContain('uBoatFlotilla')
    expect(cards(t, 'table/axis')).toEqual(expect.arrayContaining(['morocco', 'vichy']))
    expect([fact(t, 'quagmire/vichy'), cards(t, 'front/axis')]).toEqual(['none', []])
    expect(cards(t, 'army/vichy')).toEqual({ axis: ['fieldArmy'] })
    expect(cards(t, 'discard/allies')).toEqual(['armyCorps'])
  })

  test('operations of the other side against the province stay on his wheel', () => {
    const soviet = attack('kiev', ['panzerGroup'], {
      facts: { year: 1941 },
      plans: { axis: { bravo: { target: 'moscow', cards: ['fieldArmy'] } } },
    })
    soviet.play('axis', 'launch', 'alpha')
    expect(fact(soviet, 'control/moscow')).toBe('allies')
    expect([cards(soviet, 'target/bravo'), cards(soviet, 'operation/bravo')]).toEqual([
      { axis: ['moscow'] },
      { axis: ['fieldArmy'] },
    ])
    const balkans = position({
      ...END,
      plans: { allies: { charlie: { target: 'balkans', cards: ['britishArmy'] } } },
    }).play('axis', 'endTurn')
    for (const seat of ['allies', 'axis', 'allies']) balkans.play(seat, 'done')
    expect(fact(balkans, 'control/balkans')).toBe('axis')
    expect(cards(balkans, 'target/charlie')).toEqual({ allies: ['balkans'] })
  })

  test('the Allies too lose an operation against what they are given', () => {
    const t = attack('balkans', ['infantryCorps'], {
      neutrals: { balkans: ['neutral3'] },
      army: { balkans: { axis: ['westwall'], allies: ['armyCorps'] } },
      plans: { allies: { charlie: { target: 'balkans', cards: ['britishArmy'] } } },
    })
    t.play('axis', 'launch', 'alpha')
    expect([cards(t, 'target/charlie'), cards(t, 'discard/allies')]).toEqual([[], ['britishArmy']])
    expect(cards(t, 'table/allies')).toContain('balkans')
    expect(cards(t, 'army/balkans')).toEqual({ allies: ['armyCorps'] })
    expect(cards(t, 'neutral/balkans')).toEqual(['neutral3'])
    expect(cards(t, 'discard/axis')).toEqual(['westwall'])
    expect(told(t, 'axis')).toEqual(
      expect.arrayContaining(['balkansAttacked', 'controlTaken', 'operationOverrun', 'cardsDispersed']),
    )
  })

  test('what a battle has changed is settled by 6.1: nothing is cancelled for it', () => {
    const t = attack('norway', ['fieldArmy'], { neutrals: { norway: ['neutral1'] } })
    fight(t, 'axis')
    expect(told(t, 'allies')).not.toContain('operationOverrun')
    expect(cardsIn(t.state, ZONES.table, AXIS)).toContain('norway')
  })
})
