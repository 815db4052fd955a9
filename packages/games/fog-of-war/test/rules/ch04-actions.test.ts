// Section 4: placing cards, operations, and how a battle is begun.

import { describe, expect, test } from 'vitest'
import { asked, attack, cards, fact, fight, found, names, position, settleToken, told } from '../positions.ts'

describe('4.1 defend', () => {
  test('own supplied provinces and neutral ones, with any cards and any number', () => {
    const t = position({
      hand: { axis: ['uBoatFlotilla', 'fieldArmy'] },
      control: { levant: 'axis' },
      quagmire: { poland: 'allies', spain: 'allies' },
    })
    t.play('axis', 'pick', 'uBoatFlotilla').play('axis', 'pick', 'fieldArmy')
    const own = 'berlin ruhr italy libya westernMed'
    const neutral =
      'norway sweden lowCountries balkans turkey balticStates kiev odessa leningrad moscow caucasus blackSea'
    expect(asked(t)['axis']?.['defend']).toEqual(names(`${own} ${neutral}`))
    expect(t.why('axis', 'defend', 'paris')).toEqual({ rule: '4.1', reason: 'enemyProvince' })
    expect(t.why('axis', 'defend', 'poland')).toEqual({ rule: '4.1', reason: 'quagmireThere' })
    expect(t.why('axis', 'defend', 'levant')).toEqual({ rule: '0.9', reason: 'noSupply' })
    t.play('axis', 'defend', 'moscow')
    expect(cards(t, 'army/moscow')).toEqual({ axis: ['fieldArmy', 'uBoatFlotilla'] })
    expect(t.view('allies').zones['army']).toEqual({ moscow: { axis: { count: 2 } } })
  })
})

describe('4.2 new operation', () => {
  const planning = () =>
    position({
      hand: { axis: ['fieldArmy', 'dummyArmy'] },
      quagmire: { vichy: 'axis', turkey: 'allies' },
      plans: {
        axis: {
          delta: { target: 'egypt', cards: ['panzerGroup'] },
          bravo: { target: 'norway', cards: ['panzerGroup'] },
        },
      },
    })

  test('any province card of the deck: neutral or enemy, near or far', () => {
    const t = planning().play('axis', 'pick', 'fieldArmy')
    expect(t.why('axis', 'plan', 'berlin')).toEqual({ rule: '4.2', reason: 'yourProvince' })
    expect(t.why('axis', 'plan', 'vichy')).toEqual({ rule: '0.5', reason: 'yourQuagmire' })
    expect(t.why('axis', 'plan', 'norway')).toEqual({ rule: '0.5', reason: 'plannedAlready' })
    expect(t.why('axis', 'plan', 'turkey')).toBeUndefined() // the opponent's quagmire does not forbid the plan
    expect(t.why('axis', 'plan', 'moscow')).toBeUndefined()
  })

  test('4.2.1 the operation at NEW OP is cancelled first; its province card may be used again', () => {
    const t = planning().play('axis', 'pick', 'fieldArmy').play('axis', 'plan', 'egypt')
    expect(told(t, 'allies')).toEqual(['cancelled', 'planned'])
    expect(cards(t, 'operation/delta')).toEqual({ axis: ['fieldArmy'] })
    expect(cards(t, 'target/delta')).toEqual({ axis: ['egypt'] })
    expect(cards(t, 'discard/axis')).toEqual(['panzerGroup'])
  })

  test('4.2.2, 4.2.3 a card of the province deck and at least one of the hand', () => {
    const t = planning()
    expect(t.why('axis', 'plan', 'paris')).toEqual({ rule: '2.3', reason: 'chooseCardsFirst' })
    t.play('axis', 'pick', 'fieldArmy').play('axis', 'plan', 'moscow') // neither adjacent nor in supply
    expect([cards(t, 'target/delta'), cards(t, 'operation/delta')]).toEqual([
      { axis: ['moscow'] },
      { axis: ['fieldArmy'] },
    ])
    expect(cards(t, 'provinceDeck/axis')).not.toContain('moscow')
  })

  test('target and cards are secret, their number is not', () => {
    const t = planning()
      .play('axis', 'pick', 'dummyArmy')
      .play('axis', 'pick', 'fieldArmy')
      .play('axis', 'plan', 'paris')
    const view = t.view('allies')
    expect(view.zones['operation']).toMatchObject({ delta: { axis: { count: 2 } } })
    expect(view.zones['target']).toMatchObject({ delta: { axis: { count: 1 } } })
    expect(JSON.stringify([view.zones['operation'], view.zones['target'], t.news('allies')])).not.toMatch(/paris|Army/)
  })
})

test('4.3 an operation is reinforced at any position, NEW OP included', () => {
  const t = position({
    hand: { axis: ['fieldArmy'] },
    plans: {
      axis: { delta: { target: 'egypt', cards: ['panzerGroup'] }, alpha: { target: 'paris', cards: ['dummyArmy'] } },
    },
  })
  t.play('axis', 'pick', 'fieldArmy')
  expect(t.why('axis', 'reinforce', 'echo')).toEqual({ rule: '4.3', reason: 'slotEmpty' })
  expect(asked(t)['axis']?.['reinforce']).toEqual(['alpha', 'delta'])
  t.play('axis', 'reinforce', 'delta')
  expect(cards(t, 'operation/delta')).toEqual({ axis: ['panzerGroup', 'fieldArmy'] })
  expect(t.news('allies')).toEqual([{ key: 'reinforced', rule: '4.3', data: { side: 'axis', slot: 'delta', n: 1 } }])
})

test('4.4 any operation of one’s own may be cancelled, at every position', () => {
  const plan = { target: 'paris', cards: ['dummyArmy'] } as const
  const t = position({
    facts: { head: { axis: 'foxtrot' } },
    plans: { axis: { foxtrot: plan, echo: { ...plan, target: 'norway' }, alpha: { ...plan, target: 'egypt' } } },
  })
  expect(asked(t)['axis']?.['cancel']).toEqual(['alpha', 'echo', 'foxtrot'])
  t.play('axis', 'cancel', 'foxtrot').play('axis', 'cancel', 'alpha')
  expect(cards(t, 'target')).toEqual({ echo: { axis: ['norway'] } })
})

test('4.4 a cancelled operation is never shown', () => {
  const t = attack('paris', ['panzerGroup', 'dummyArmy']).play('axis', 'cancel', 'alpha')
  expect(t.news('allies')).toEqual([{ key: 'cancelled', rule: '4.4', data: { side: 'axis', slot: 'alpha', n: 2 } }])
  expect(cards(t, 'provinceDeck/axis')).toContain('paris')
  expect(t.view('allies').zones['discard']).toMatchObject({ axis: { count: 2 } })
  expect(t.state.sightings).toEqual([])
})

describe('4.5.1 positions', () => {
  test('E1 not at positions 0 and 1, with D+1 at 2 and A+1 at 5', () => {
    const on = (head: string) => attack('paris', ['panzerGroup'], { facts: { head: { axis: head } } })
    expect(on('alpha').why('axis', 'launch', 'alpha')).toEqual({ rule: '4.5.1', reason: 'notReady' })
    expect(on('bravo').why('axis', 'launch', 'alpha')).toEqual({ rule: '4.5.1', reason: 'notReady' })
    for (const head of ['charlie', 'delta', 'echo', 'foxtrot'])
      expect(on(head).why('axis', 'launch', 'alpha')).toBeUndefined()
    expect(on('delta').why('axis', 'launch', 'bravo')).toEqual({ rule: '4.5.1', reason: 'slotEmpty' })
  })
})

describe('4.5.2 the target is shown', () => {
  test('to everybody, and the launch cannot be taken back', () => {
    const t = attack('paris', ['panzerGroup'], { control: { lowCountries: 'axis' } })
    expect(t.view('allies').zones['target']).toEqual({ alpha: { axis: { count: 1 } } })
    t.play('axis', 'launch', 'alpha')
    expect(t.state.sealed).toBe(true)
    expect(t.news('spectator')).toEqual([
      { key: 'launched', rule: '4.5.2', data: { side: 'axis', slot: 'alpha', at: 'paris', position: 'ready' } },
    ])
    for (const viewer of ['axis', 'allies', 'spectator'])
      expect(t.view(viewer).zones['front']).toMatchObject({ axis: { cards: ['paris'] } })
    expect(cards(t, 'target/alpha')).toEqual([])
    expect(asked(t)).toEqual({ axis: { attackFrom: ['lowCountries', 'ruhr'] } })
  })

  test('the cards of the operation stay secret until the origin is named', () => {
    const t = attack('paris', ['panzerGroup'], { control: { lowCountries: 'axis' } }).play('axis', 'launch', 'alpha')
    expect(JSON.stringify([t.view('allies').zones['operation'], t.news('allies')])).not.toContain('panzerGroup')
    t.play('axis', 'attackFrom', 'lowCountries')
    expect(t.news('allies')).toContainEqual({
      key: 'turnedUp',
      rule: '4.5.6',
      data: { side: 'axis', at: 'paris', cards: ['panzerGroup'] },
    })
  })
})

test('4.5.3 the origin must be supplied, and a province that was won and cut off is none', () => {
  const t = attack('turkey', ['panzerGroup'], { control: { levant: 'axis' } })
  expect(t.why('axis', 'launch', 'alpha')).toEqual({ rule: '4.5.4', reason: 'noOrigin' })
  const fed = attack('turkey', ['panzerGroup'], { control: { levant: 'axis', egypt: 'axis' } })
  expect(fed.why('axis', 'launch', 'alpha')).toBeUndefined()
})

describe('4.5.4 origin', () => {
  test('E21 Ruhr is not attacked from North Sea', () => {
    const t = position({
      facts: { active: 'allies' },
      control: { lowCountries: 'allies', berlin: 'axis' },
      plans: { allies: { alpha: { target: 'ruhr', cards: ['britishArmy'] } } },
      army: { ruhr: { axis: ['fieldArmy'] } },
    })
    t.play('allies', 'launch', 'alpha')
    expect(asked(t)).toEqual({ allies: { attackFrom: ['lowCountries', 'paris'] } })
    expect(t.why('allies', 'attackFrom', 'northSea')).toEqual({ rule: '4.5.4', reason: 'notAnOrigin' })
    expect(t.view('axis').zones['front']).toMatchObject({ allies: { cards: ['ruhr'] } })
  })

  test('North Sea may be attacked from Ruhr', () => {
    const t = attack('northSea', ['surfaceSquadron'])
    t.play('axis', 'launch', 'alpha')
    expect(t.news('allies')).toContainEqual({
      key: 'originForced',
      rule: '4.5.4',
      data: { side: 'axis', at: 'northSea', origin: 'ruhr' },
    })
    expect(fact(t, 'control/northSea')).toBe('axis')
  })

  test('a supply box is never an origin', () => {
    const t = position({
      facts: { active: 'allies', year: 1943, usaAtWar: true, ussrAtWar: true },
      control: { moscow: 'axis', balticStates: 'axis', kiev: 'axis', leningrad: 'axis', caucasus: 'axis' },
      plans: { allies: { alpha: { target: 'moscow', cards: ['tankArmy'] } } },
    })
    expect(t.why('allies', 'launch', 'alpha')).toEqual({ rule: '4.5.4', reason: 'noOrigin' })
  })

  test('several operations are launched in one turn, and a slot counts as empty from the launch on', () => {
    const t = attack('norway', ['fieldArmy'], {
      plans: { axis: { bravo: { target: 'lowCountries', cards: ['infantryCorps'] } } },
    })
    t.play('axis', 'launch', 'alpha')
    expect(t.why('axis', 'launch', 'alpha')).toEqual({ rule: '4.5.1', reason: 'slotEmpty' })
    t.play('axis', 'launch', 'bravo')
    expect([fact(t, 'control/norway'), fact(t, 'control/lowCountries')]).toEqual(['axis', 'axis'])
    expect(cards(t, 'operation')).toEqual({})
  })

  test('an operation without an origin stays on the wheel, and nothing is shown', () => {
    const t = attack('moscow', ['panzerGroup'])
    expect(t.why('axis', 'launch', 'alpha')).toEqual({ rule: '4.5.4', reason: 'noOrigin' })
    expect(asked(t)['axis']).not.toHaveProperty('launch')
    expect(cards(t, 'target/alpha')).toEqual({ axis: ['moscow'] })
    expect(t.view('allies').zones['front']).toMatchObject({ axis: { cards: [] } })
  })

  test('E41 nor is one launched into the opponent’s quagmire', () => {
    const t = attack('turkey', ['fieldArmy', 'fieldArmy'], {
      control: { balkans: 'axis' },
      quagmire: { turkey: 'allies' },
      army: { turkey: { allies: ['britishArmy'] } },
    })
    expect(t.why('axis', 'launch', 'alpha')).toEqual({ rule: '4.5.4', reason: 'targetInQuagmire' })
  })

  test('E38 a province just won is an origin; one with a quagmire is none', () => {
    const t = attack('norway', ['fieldArmy'], {
      neutrals: { norway: ['neutral1'], sweden: ['neutral1', 'neutral2'] },
      plans: { axis: { bravo: { target: 'sweden', cards: ['panzerGroup', 'fieldArmy', 'airFleet'] } } },
    })
    expect(t.why('axis', 'launch', 'bravo')).toEqual({ rule: '4.5.4', reason: 'noOrigin' })
    fight(t, 'axis')
    expect(t.why('axis', 'launch', 'bravo')).toBeUndefined()
  })
})

test('4.5.5 own cards in a neutral target are discarded unseen', () => {
  const t = attack('spain', ['panzerGroup'], {
    control: { vichy: 'axis' },
    army: { spain: { axis: ['westwall'] } },
    neutrals: { spain: ['neutral1'] },
  })
  t.play('axis', 'launch', 'alpha').play('axis', 'attackFrom', 'vichy')
  expect(cards(t, 'discard/axis')).toEqual(['westwall'])
  expect(t.news('allies')).toContainEqual({
    key: 'ownCardsDiscarded',
    rule: '4.5.5',
    data: { side: 'axis', at: 'spain', n: 1 },
  })
  expect(JSON.stringify(t.news('allies'))).not.toContain('westwall')
})

describe('4.5.6–4.5.8 turning up, and who has no suitable card', () => {
  test('all cards are seen by both until the battle is settled', () => {
    const t = attack('paris', ['panzerGroup'], { army: { paris: { allies: ['maginotLine'] } } })
    t.play('axis', 'launch', 'alpha')
    for (const seat of ['axis', 'allies', 'spectator'])
      expect(t.view(seat).zones['fighting']).toMatchObject({
        axis: { cards: ['panzerGroup'] },
        allies: { cards: ['maginotLine'] },
      })
  })

  test('E9 naval battle: land cards, forts and zeros are discarded, and the defender has nothing left', () => {
    const t = attack(
      'northSea',
      ['surfaceSquadron', 'uBoatFlotilla', 'panzerGroup', 'westwall', 'dummyArmy', 'airFleet'],
      { army: { northSea: { allies: ['britishArmy', 'coastalDefence'] } } },
    )
    t.play('axis', 'launch', 'alpha')
    expect(cards(t, 'discard/axis')).toEqual(['panzerGroup', 'westwall', 'dummyArmy'])
    expect(cards(t, 'discard/allies')).toEqual(['britishArmy', 'coastalDefence'])
    expect(cards(t, 'army/northSea')).toEqual({ axis: ['airFleet', 'surfaceSquadron', 'uBoatFlotilla'] })
    expect(told(t, 'allies')).not.toContain('paid')
    expect(found(t, 'step')).toBe('turn.main')
  })

  test('E10 an attacker without a suitable card is routed; the neutral card stays', () => {
    const t = attack('norway', ['dummyArmy', 'surfaceSquadron'], { neutrals: { norway: ['neutral2'] } })
    t.play('axis', 'launch', 'alpha')
    expect(cards(t, 'discard/axis')).toEqual(['surfaceSquadron', 'dummyArmy'])
    expect(cards(t, 'provinceDeck/axis')).toContain('norway')
    expect(cards(t, 'neutral/norway')).toEqual(['neutral2'])
    expect(t.news('allies')).toContainEqual({
      key: 'noSuitableCard',
      rule: '4.5.8',
      data: { side: 'axis', at: 'norway', attacks: true },
    })
  })

  test('if both have none the attacker is routed', () => {
    const t = attack('paris', ['dummyArmy'], { army: { paris: { allies: ['phantomArmy'] } } })
    t.play('axis', 'launch', 'alpha')
    expect(fact(t, 'control/paris')).toBe('allies')
    expect(cards(t, 'discard/allies')).toEqual(['phantomArmy'])
    expect(t.news('axis')).toContainEqual({
      key: 'noSuitableCard',
      rule: '4.5.8',
      data: { side: 'axis', at: 'paris', attacks: true },
    })
    expect(cards(t, 'provinceDeck/axis')).toContain('paris')
  })

  test('4.5.8 a neutral card counts as the defender’s; without any the province is taken, landing or not', () => {
    const landing = attack('britain', ['infantryCorps'], {
      control: { northSea: 'axis' },
      facts: { winter: true, head: { axis: 'charlie' } },
    }).play('axis', 'launch', 'alpha')
    expect([fact(landing, 'control/britain'), cards(landing, 'army/britain')]).toEqual([
      'axis',
      { axis: ['infantryCorps'] },
    ])
    expect(landing.news('allies')).toContainEqual({
      key: 'noSuitableCard',
      rule: '4.5.8',
      data: { side: 'allies', at: 'britain', attacks: false },
    })
    const neutral = attack('norway', ['infantryCorps'], { neutrals: { norway: ['neutral1'] } })
    neutral.play('axis', 'launch', 'alpha')
    expect(told(neutral, 'axis')).not.toContain('noSuitableCard')
  })

  test('E36 a neutral card of value 0 is removed and is no defence; no bonus is counted', () => {
    const t = attack('lowCountries', ['infantryCorps', 'dummyArmy'], {
      neutrals: { lowCountries: ['neutral0'] },
      facts: { winter: true, head: { axis: 'charlie' } },
    })
    t.play('axis', 'launch', 'alpha')
    expect(fact(t, 'control/lowCountries')).toBe('axis')
    expect(cards(t, 'army/lowCountries')).toEqual({ axis: ['infantryCorps'] })
    expect(cards(t, 'neutralRemoved')).toContain('neutral0')
  })
})

test('4.5.9–4.5.11 strengths, the token, the outcome, and the token changes hands last', () => {
  const t = attack('paris', ['panzerGroup', 'fieldArmy'], { army: { paris: { allies: ['britishArmy', 'armyCorps'] } } })
  t.play('axis', 'launch', 'alpha')
  expect(told(t, 'spectator')).toEqual([
    'launched',
    'originForced',
    'turnedUp',
    'turnedUp',
    'attackStrength',
    'defenceStrength',
  ])
  t.play('axis', 'useSuperiority')
  expect(told(t, 'spectator')).toEqual(['superiorityUsed', 'battleWon', 'cardsLost'])
  expect(fact(t, 'superiority')).toBe('axis')
  t.play('axis', 'spend', 'panzerGroup').play('axis', 'done')
  expect(told(t, 'spectator').at(-1)).toBe('superiorityPassed')
  expect(fact(t, 'superiority')).toBe('allies')
})

describe('4.6 reinforcing a quagmire', () => {
  test('4.6.1 already in the turn of the launch; no origin is named and any card may be added', () => {
    const t = attack('paris', ['panzerGroup', 'infantryCorps'], {
      hand: { axis: ['uBoatFlotilla'] },
      army: { paris: { allies: ['britishArmy', 'armyCorps'] } },
      random: ['infantryCorps', 'armyCorps'],
    })
    fight(t, 'axis')
    t.play('axis', 'pick', 'uBoatFlotilla').play('axis', 'reinforceQuagmire', 'paris')
    expect(told(t, 'allies')).toEqual([
      'quagmireReinforced',
      'turnedUp',
      'turnedUp',
      'unsuitable',
      'attackStrength',
      'defenceStrength',
    ])
    expect(t.view('axis').terms).toMatchObject({ attack: 3, defence: 2, origin: 'none', position: 'none' })
  })

  test('4.6.2 nobody withdraws, and the defender never starts the battle', () => {
    const t = position({
      hand: { axis: ['fieldArmy'], allies: ['armyCorps'] },
      quagmire: { paris: 'axis', poland: 'allies' },
      army: { paris: { axis: ['panzerGroup'], allies: ['britishArmy'] }, poland: { axis: ['westwall'] } },
    })
    expect(asked(t)['axis']).not.toHaveProperty('recall')
    expect(t.why('axis', 'launch', 'alpha')).toEqual({ rule: '4.5.1', reason: 'slotEmpty' })
    t.play('axis', 'pick', 'fieldArmy').play('axis', 'reinforceQuagmire', 'poland')
    expect(told(t, 'allies')).toEqual(['quagmireReinforced'])
    expect([fact(t, 'quagmire/poland'), found(t, 'step')]).toEqual(['allies', 'turn.main'])
  })

  test('a battle is not started without adding a card', () => {
    const t = position({ quagmire: { paris: 'axis' }, army: { paris: { axis: ['panzerGroup'] } } })
    expect(t.why('axis', 'reinforceQuagmire', 'paris')).toEqual({ rule: '2.3', reason: 'chooseCardsFirst' })
  })

  test('in a neutral province the defender needs no supply', () => {
    const t = position({
      facts: { active: 'allies' },
      hand: { allies: ['armyCorps'] },
      control: { britain: 'axis', paris: 'axis', egypt: 'axis', berlin: 'axis' },
      quagmire: { norway: 'axis' },
    }).play('allies', 'pick', 'armyCorps')
    expect(t.why('allies', 'reinforceQuagmire', 'norway')).toBeUndefined() // 9.4
    expect(t.why('allies', 'defend', 'vichy')).toEqual({ rule: '0.9', reason: 'noSupply' })
  })

  test('E30 the attacker needs a province from which he could attack', () => {
    const base = { facts: { active: 'allies' }, hand: { allies: ['armyCorps'] }, quagmire: { ruhr: 'allies' } } as const
    const t = position({ ...base, control: { paris: 'axis', lowCountries: 'axis' } }).play(
      'allies',
      'pick',
      'armyCorps',
    )
    expect(t.why('allies', 'reinforceQuagmire', 'ruhr')).toEqual({ rule: '4.6', reason: 'noOriginForQuagmire' })
    expect(t.why('allies', 'reinforceQuagmire', 'paris')).toEqual({ rule: '4.6', reason: 'noQuagmire' })
    expect(
      position(base).play('allies', 'pick', 'armyCorps').why('allies', 'reinforceQuagmire', 'ruhr'),
    ).toBeUndefined()
  })

  test('the defender only adds cards, and needs his province to be connected', () => {
    const t = position({
      hand: { axis: ['fieldArmy'] },
      quagmire: { libya: 'allies', poland: 'allies' },
      control: { westernMed: 'allies' },
      army: { poland: { allies: ['armyCorps'] } },
    })
    t.play('axis', 'pick', 'fieldArmy')
    expect(t.why('axis', 'reinforceQuagmire', 'libya')).toEqual({ rule: '4.6', reason: 'notConnected' })
    t.play('axis', 'reinforceQuagmire', 'poland')
    expect(found(t, 'step')).toBe('turn.main')
    expect(cards(t, 'army/poland')).toEqual({ axis: ['fieldArmy'], allies: ['armyCorps'] })
  })

  test('E24 the attacker fights at once, without wheel and landing; again a quagmire, then a win against nobody', () => {
    const t = position({
      hand: { axis: ['infantryCorps', 'infantryCorps'] },
      quagmire: { paris: 'axis' },
      army: { paris: { axis: ['fieldArmy', 'fieldArmy'], allies: ['mechanisedCorps', 'armyCorps'] } },
      random: ['fieldArmy', 'armyCorps'],
    })
    t.play('axis', 'pick', 'infantryCorps').play('axis', 'reinforceQuagmire', 'paris')
    expect(t.view('axis').terms).toMatchObject({ attack: 5, defence: 3, origin: 'none', position: 'none' })
    settleToken(t)
    expect(told(t, 'spectator')).toContain('battleStuck')
    expect(cards(t, 'army/paris')).toEqual({ axis: ['fieldArmy', 'infantryCorps'], allies: ['mechanisedCorps'] })
    // 4.6 again in the same turn; with the token of the Allies it would be a quagmire once more
    t.play('axis', 'pick', 'infantryCorps').play('axis', 'reinforceQuagmire', 'paris')
    expect(t.view('axis').terms).toMatchObject({ attack: 4, defence: 2 })
    settleToken(t)
    expect(told(t, 'spectator')).toContain('battleWon')
  })

  test('E34 a card of no use is added, and the battle is won by those that are there', () => {
    const t = position({
      hand: { axis: ['dummyArmy'] },
      quagmire: { paris: 'axis' },
      army: { paris: { axis: ['panzerGroup', 'panzerGroup'] } },
    })
    t.play('axis', 'pick', 'dummyArmy').play('axis', 'reinforceQuagmire', 'paris')
    expect(fact(t, 'control/paris')).toBe('axis')
    expect(cards(t, 'army/paris')).toEqual({ axis: ['panzerGroup', 'panzerGroup'] })
    expect(cards(t, 'discard/axis')).toEqual(['dummyArmy'])
    expect(t.choice('axis')).toMatchObject({ endTurn: true }) // 2.9 is met
  })
})
