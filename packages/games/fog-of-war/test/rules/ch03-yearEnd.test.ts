// Section 3: the end of a year, in its exact order.

import { countIn } from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import type { CombatCard } from '../../content/combatCards.ts'
import { ALLIES, AXIS } from '../../rules/sides.ts'
import { ZONES } from '../../rules/state.ts'
import { isBoxActive } from '../../rules/supply.ts'
import { publicState } from '../../rules/viewed.ts'
import { asked, cards, fact, found, position, type Setting, settleToken, told } from '../positions.ts'

const END = {
  deck: { axis: [], allies: [] },
  discard: { axis: ['rest'], allies: ['rest'] },
} as const satisfies Setting

/** The Axis end the last turn of the year; the Allies are asked first, for the Axis hold the token. */
const yearEnd = (setting: Setting = {}) => position({ ...END, ...setting }).play('axis', 'endTurn')

/** Both buy nothing and recall nothing. */
function pass(t: ReturnType<typeof position>) {
  for (let n = 0; n < 4 && ['production', 'recall'].some(part => t.view('axis').step.startsWith(part)); n++) {
    const [seat = ''] = t.view('axis').waiting
    t.play(seat, 'done')
  }
  return t
}

test('3 the steps follow each other: both buy before anyone recalls', () => {
  const t = yearEnd({
    army: { berlin: { axis: ['fieldArmy'] }, paris: { allies: ['armyCorps'] } },
    winPile: { axis: ['panzerGroup'] },
    facts: { intelUsed: { axis: 1 } },
  })
  expect(told(t, 'spectator')).toEqual([
    'turnEnded',
    'winterBegan',
    'yearEnded',
    'axisScored',
    'winPileShared',
    'intelReady',
    'productionCounted',
  ])
  const questions: string[] = []
  for (let n = 0; n < 4; n++) {
    const { step, waiting } = t.view('spectator')
    questions.push(`${step} ${waiting[0]}`)
    t.play(waiting[0] ?? '', 'done')
  }
  expect(questions).toEqual([
    'production.spend allies',
    'production.spend axis',
    'recall.choose allies',
    'recall.choose axis',
  ])
  expect(told(t, 'spectator')).toEqual([
    'recallDone',
    'balkansJoinedAxis',
    'controlTaken',
    'deckShuffled',
    'drew',
    'deckShuffled',
    'drew',
    'yearBegan',
    'reinforcementsCame',
    'reinforcementsCame',
    'turnBegan',
  ])
})

describe('3.1 Axis scoring', () => {
  test('the points of all provinces they control, fought for or not', () => {
    const t = yearEnd({ quagmire: { ruhr: 'allies', paris: 'axis' } })
    expect(t.news('axis')).toContainEqual({ key: 'axisScored', rule: '3.1', data: { n: 4, total: 4 } })
  })

  test('0.1 with 70 the Axis win at once', () => {
    const t = yearEnd({ facts: { vp: 66 } })
    expect(t.state.result).toEqual({ kind: 'won', winners: [AXIS], reason: 'seventyPoints', rule: '0.1' })
  })
})

test('3.2, E16 the win pile is dealt out in turn, and only its owner sees how', () => {
  const t = yearEnd({
    winPile: { axis: ['panzerGroup', 'fieldArmy', 'fieldArmy', 'infantryCorps', 'airFleet'] },
    random: ['panzerGroup', 'airFleet', 'fieldArmy', 'infantryCorps', 'fieldArmy'],
  })
  expect(cards(t, 'lossPile/axis')).toEqual(['infantryCorps', 'airFleet'])
  expect(told(t, 'axis')).toContain('winPileCards')
  expect(told(t, 'allies')).not.toContain('winPileCards')
  expect(t.news('allies')).toContainEqual({
    key: 'winPileShared',
    rule: '3.2',
    data: { side: 'axis', discarded: 3, lost: 2 },
  })
})

test('3.2 a single card of a win pile goes to the discard pile', () => {
  const t = yearEnd({ winPile: { allies: ['homeFleet'] } })
  expect([cards(t, 'winPile/allies'), cards(t, 'lossPile/allies')]).toEqual([[], []])
  expect(cards(t, 'discard/allies')).toContain('homeFleet')
})

test('3.3 used intel tokens are ready again', () => {
  const t = yearEnd({ facts: { intelReady: { axis: 1, allies: 2 }, intelUsed: { axis: 4, allies: 5 } } })
  expect([fact(t, 'intelReady'), fact(t, 'intelUsed')]).toEqual([
    { axis: 5, allies: 7 },
    { axis: 0, allies: 0 },
  ])
})

describe('3.4, 3.5 production', () => {
  test('the player without the token spends first, whichever side it is', () => {
    expect(yearEnd({ facts: { superiority: 'axis' } }).view('axis').waiting).toEqual(['allies'])
    expect(yearEnd({ facts: { superiority: 'allies' } }).view('axis').waiting).toEqual(['axis'])
  })

  test('a fought-for province gives resources to its controller', () => {
    const t = yearEnd({ facts: { superiority: 'allies' }, quagmire: { ruhr: 'allies', paris: 'axis' } })
    expect(t.news('axis')).toContainEqual({
      key: 'productionCounted',
      rule: '3.4',
      data: { side: 'axis', resources: 7, level: 8, points: 7 },
    })
  })

  test('with no points nobody is asked', () => {
    const t = yearEnd({ facts: { level: { allies: 0 } } })
    expect(t.view('axis').waiting).toEqual(['axis'])
  })

  test('3.5.2 a higher level does not change the points of this year', () => {
    const t = yearEnd().play('allies', 'buyLevel')
    expect(fact(t, 'level/allies')).toBe(7)
    expect(t.view('axis').terms).toEqual({ side: 'allies', points: 5 })
  })

  test('3.5.3 two tokens, ready side up', () => {
    const t = yearEnd().play('allies', 'buyIntel')
    expect([fact(t, 'intelReady/allies'), fact(t, 'intelUsed/allies')]).toEqual([9, 0])
  })

  test('3.5.1 an empty loss pile sells nothing', () => {
    const t = yearEnd()
    expect(asked(t)).toEqual({ allies: { buyLevel: true, buyIntel: true, done: true } })
    expect(t.why('allies', 'buyCard', 'homeFleet')).toEqual({ rule: '3.5.1', reason: 'notLost' })
  })

  test('E17 the smaller of resources and level; the holder of the token spends last', () => {
    const control = { paris: 'axis', vichy: 'axis', morocco: 'axis', levant: 'axis', lowCountries: 'axis' } as const
    const lossPile = { axis: ['fieldArmy', 'fieldArmy', 'dummyArmy'] } as const
    const t = yearEnd({ control, lossPile, facts: { parisFell: true } })
    expect(t.view('axis').waiting).toEqual(['allies'])
    t.play('allies', 'done')
    expect(t.view('axis').terms).toEqual({ side: 'axis', points: 8 })
    t.play('axis', 'buyLevel').play('axis', 'buyCard', 'fieldArmy').play('axis', 'buyCard', 'fieldArmy')
    expect(t.why('axis', 'buyCard', 'panzerGroup')).toEqual({ rule: '3.5.1', reason: 'notLost' })
    expect(cards(t, 'lossPile/axis')).toEqual(['dummyArmy'])
    t.play('axis', 'buyIntel').play('axis', 'buyVp').play('axis', 'buyVp')
    expect([fact(t, 'level/axis'), fact(t, 'intelReady/axis'), fact(t, 'vp')]).toEqual([9, 7, 13])
  })

  test('unspent points are lost, and points are not bought for with one point or by the Allies', () => {
    const t = yearEnd()
    expect(t.why('allies', 'buyVp')).toEqual({ rule: '3.5.4', reason: 'axisOnly' })
    t.play('allies', 'done')
    expect(t.news('axis')).toContainEqual({ key: 'pointsLost', rule: '3.5', data: { side: 'allies', n: 6 } })
    for (let n = 0; n < 3; n++) t.play('axis', 'buyVp')
    expect(t.view('axis').terms).toMatchObject({ points: 1 })
    expect(t.why('axis', 'buyVp')).toEqual({ rule: '3.5.4', reason: 'tooFewPoints' })
  })

  test('3.5.2 the level ends at 20', () => {
    expect(yearEnd({ facts: { level: { allies: 20 } } }).why('allies', 'buyLevel')).toEqual({
      rule: '3.5.2',
      reason: 'levelFull',
    })
  })

  test('which card was bought stays secret', () => {
    const t = yearEnd({ lossPile: { allies: ['homeFleet', 'britishArmy'] } }).play('allies', 'buyCard', 'homeFleet')
    expect(t.news('axis')).toEqual([{ key: 'boughtCard', rule: '3.5.1', data: { side: 'allies' } }])
    expect(cards(t, 'discard/allies')).toContain('homeFleet')
  })

  test('E42 the seventieth point ends the game in the middle of the purchases', () => {
    const t = yearEnd({ facts: { vp: 64, year: 1943, usaAtWar: true, ussrAtWar: true, superiority: 'allies' } })
    t.play('axis', 'buyVp').play('axis', 'buyVp')
    expect(t.state.result).toMatchObject({ kind: 'won', winners: [AXIS], reason: 'seventyPoints' })
  })
})

describe('3.6 recall', () => {
  const recalling = () => {
    const t = yearEnd({
      army: {
        berlin: { allies: [], axis: [] },
        paris: { allies: ['maginotLine', 'armyCorps'] },
        kiev: { allies: ['phantomArmy'] },
        egypt: { allies: ['armyCorps'] },
      },
      quagmire: { egypt: 'axis' },
      plans: {
        allies: {
          bravo: { target: 'berlin', cards: ['britishArmy'] },
          charlie: { target: 'poland', cards: ['infantryDivision', 'phantomArmy'] },
        },
      },
    })
    return t.play('allies', 'done').play('axis', 'done')
  }

  test('from provinces and from the wheel, not from a quagmire', () => {
    const t = recalling()
    expect(asked(t)).toEqual({
      allies: { recall: ['kiev', 'paris'], recallPlan: ['bravo', 'charlie'], cancel: ['bravo', 'charlie'], done: true },
    })
    expect(t.why('allies', 'recall', 'egypt')).toEqual({ rule: '3.6', reason: 'noRecallFromQuagmire' })
    expect(t.why('allies', 'recall', 'britain')).toEqual({ rule: '3.6', reason: 'noCardsThere' })
  })

  test('cards are named one by one, secretly; at least one of the place that was named', () => {
    const t = recalling().play('allies', 'recall', 'paris')
    expect(t.why('allies', 'done')).toEqual({ rule: '3.6', reason: 'recallOne' })
    expect(t.why('allies', 'recallCard', 'britishArmy')).toEqual({ rule: '3.6', reason: 'notAmongTheCards' })
    t.play('allies', 'recallCard', 'armyCorps').play('allies', 'done')
    expect(t.news('axis')).toEqual([{ key: 'recalled', rule: '3.6', data: { side: 'allies', at: 'paris', n: 1 } }])
    expect(cards(t, 'army/paris')).toEqual({ allies: ['maginotLine'] })
    expect(cards(t, 'discard/allies')).toContain('armyCorps')
  })

  test('an operation left without cards is cancelled', () => {
    const t = recalling().play('allies', 'recallPlan', 'bravo').play('allies', 'recallCard', 'britishArmy')
    expect(told(t, 'axis')).toEqual(['planRecalled', 'cancelled'])
    expect(cards(t, 'target/bravo')).toEqual([])
    t.play('allies', 'recallPlan', 'charlie').play('allies', 'recallCard', 'phantomArmy').play('allies', 'done')
    expect(cards(t, 'operation/charlie')).toEqual({ allies: ['infantryDivision'] })
  })

  test('whoever has no card that could come back is not asked', () => {
    const t = recalling().play('allies', 'done')
    expect(fact(t, 'year')).toBe(1941)
  })

  test('whoever has taken everything back says that he is done: until then nothing is lost', () => {
    const t = yearEnd({ army: { kiev: { allies: ['phantomArmy'] } } })
      .play('allies', 'done')
      .play('axis', 'done')
    t.play('allies', 'recall', 'kiev').play('allies', 'recallCard', 'phantomArmy')
    expect(t.state.sealed).toBe(false)
    expect(asked(t)).toEqual({ allies: { done: true } })
    t.play('allies', 'done')
    expect(fact(t, 'year')).toBe(1941)
  })

  test('the player without the token decides first, and the other sees numbers and places', () => {
    const t = yearEnd({
      facts: { superiority: 'allies' },
      army: { berlin: { axis: ['fieldArmy', 'dummyArmy'] }, paris: { allies: ['armyCorps'] } },
    })
    t.play('axis', 'done').play('allies', 'done')
    t.play('axis', 'recall', 'berlin').play('axis', 'recallCard', 'dummyArmy').play('axis', 'done').play('axis', 'done')
    expect(t.view('allies').waiting).toEqual(['allies'])
    expect(t.view('allies').zones['army']).toMatchObject({ berlin: { axis: { count: 1 } } })
    expect(JSON.stringify(t.view('allies').zones['army'])).not.toContain('fieldArmy')
  })

  test('4.4 an operation may be cancelled whole', () => {
    const t = recalling().play('allies', 'cancel', 'charlie')
    expect(t.news('axis')).toEqual([{ key: 'cancelled', rule: '4.4', data: { side: 'allies', slot: 'charlie', n: 2 } }])
    expect(cards(t, 'provinceDeck/allies')).toContain('poland')
    expect(t.why('allies', 'recallPlan', 'charlie')).toEqual({ rule: '3.6', reason: 'slotEmpty' })
    expect(t.why('allies', 'cancel', 'charlie')).toEqual({ rule: '4.4', reason: 'slotEmpty' })
  })

  test('cards come back from neutral provinces and from those without supply', () => {
    const t = yearEnd({
      facts: { superiority: 'allies' },
      control: { levant: 'axis' },
      army: { levant: { axis: ['fieldArmy'] }, spain: { axis: ['dummyArmy'] } },
    })
    t.play('axis', 'done').play('allies', 'done')
    expect(asked(t)['axis']).toMatchObject({ recall: ['levant', 'spain'] })
  })
})

describe('3.7 the Balkans', () => {
  test('E40 they join the Axis at the end of 1940 unless attacked, after scoring and production', () => {
    const t = yearEnd({
      army: { balkans: { axis: ['westwall'], allies: ['armyCorps'] } },
      neutrals: { balkans: ['neutral2'] },
      plans: { axis: { echo: { target: 'balkans', cards: ['fieldArmy', 'dummyArmy'] } } },
    })
    expect(t.news('axis')).toContainEqual({ key: 'axisScored', rule: '3.1', data: { n: 4, total: 4 } })
    expect(t.view('axis').terms).toEqual({ side: 'allies', points: 6 })
    t.play('allies', 'done')
    expect(t.view('axis').terms).toEqual({ side: 'axis', points: 7 })
    t.play('axis', 'done')
    pass(t)
    expect(fact(t, 'control/balkans')).toBe('axis')
    expect(cards(t, 'army/balkans')).toEqual({ axis: ['westwall'] })
    expect(cards(t, 'neutral/balkans')).toEqual(['neutral2'])
    expect([cards(t, 'operation'), cards(t, 'table/axis')]).toEqual([{}, expect.arrayContaining(['balkans'])])
  })

  test('an Allied quagmire goes on with the Axis as defender', () => {
    const t = pass(yearEnd({ army: { balkans: { allies: ['armyCorps'] } }, quagmire: { balkans: 'allies' } }))
    expect([fact(t, 'control/balkans'), fact(t, 'quagmire/balkans')]).toEqual(['axis', 'allies'])
    expect(cards(t, 'army/balkans')).toEqual({ allies: ['armyCorps'] })
  })

  test('E20 an Axis attack in 1940 makes them Allied before the battle; later ones do not', () => {
    const attacked = (year: number) =>
      position({
        facts: { year },
        neutrals: { balkans: ['neutral3'] },
        plans: { axis: { alpha: { target: 'balkans', cards: ['infantryCorps'] } } },
      })
        .play('axis', 'launch', 'alpha')
        .play('axis', 'attackFrom', 'berlin')
        .play('axis', 'decline')
    expect(fact(attacked(1940), 'control/balkans')).toBe('allies')
    expect(fact(attacked(1941), 'control/balkans')).toBe('none') // 3.7.1
  })

  test('3.7.1 an operation on the wheel is no attack', () => {
    const t = pass(yearEnd({ plans: { axis: { echo: { target: 'balkans', cards: ['fieldArmy'] } } } }))
    expect(fact(t, 'control/balkans')).toBe('axis')
  })

  test('3.7.1 an attack of the Allies has no political effect: if it fails the Balkans stay neutral', () => {
    const t = position({
      facts: { active: 'allies', superiority: 'allies' },
      neutrals: { balkans: ['neutral3'] },
      plans: { allies: { alpha: { target: 'balkans', cards: ['britishArmy'] } } },
    })
    t.play('allies', 'launch', 'alpha')
    expect(told(t, 'axis')).not.toContain('balkansAttacked')
    settleToken(t)
    expect([fact(t, 'control/balkans'), cards(t, 'neutral/balkans')]).toEqual(['none', ['neutral3']])
  })

  test('3.7.1 nor has any attack on one of the other neutrals', () => {
    const t = position({
      neutrals: { norway: ['neutral3'] },
      plans: { axis: { alpha: { target: 'norway', cards: ['infantryCorps'] } } },
    })
    t.play('axis', 'launch', 'alpha')
    expect(told(t, 'axis').filter(key => key === 'controlTaken' || key.endsWith('Attacked'))).toEqual([])
    settleToken(t)
    expect(fact(t, 'control/norway')).toBe('none')
  })

  test('3.7 the neutral card then fights for whoever is attacked there', () => {
    const t = position({
      facts: { active: 'allies', year: 1941 },
      control: { balkans: 'axis' },
      neutrals: { balkans: ['neutral2'] },
      plans: { allies: { alpha: { target: 'balkans', cards: ['britishArmy'] } } },
    })
    t.play('allies', 'launch', 'alpha')
    expect(t.view('axis').terms).toMatchObject({ attack: 2, defence: 2 + 4, origin: 'easternMed' })
  })

  test('3.7 Balkans that somebody controls already stay as they are', () => {
    const t = pass(yearEnd({ control: { balkans: 'allies' }, army: { balkans: { allies: ['armyCorps'] } } }))
    expect([fact(t, 'control/balkans'), cards(t, 'army/balkans')]).toEqual(['allies', { allies: ['armyCorps'] }])
    expect(told(t, 'axis')).not.toContain('balkansJoinedAxis')
  })
})

test('3.8 at the end of 1941 the USA join: cards into the new deck, North America is a source', () => {
  const t = pass(yearEnd({ facts: { year: 1941 } }))
  expect(fact(t, 'usaAtWar')).toBe(true)
  expect(countIn(t.state, ZONES.reserve.at('usa'), ALLIES)).toBe(0)
  expect(told(t, 'axis')).toContain('usaJoined')
  // 22 at the start and 5 of 1941 that were in the game, and 10 of the USA; 5 of 1942 are in the loss pile (3.12).
  const [hand, deck] = [countIn(t.state, ZONES.hand, ALLIES), countIn(t.state, ZONES.deck, ALLIES)]
  expect([hand, deck, countIn(t.state, ZONES.lossPile, ALLIES)]).toEqual([3, 34, 5])
  expect(isBoxActive(publicState(t.view('axis')), 'northAmerica')).toBe(true)
  const early = pass(yearEnd({ facts: { year: 1940 } }))
  expect(fact(early, 'usaAtWar')).toBe(false)
})

test('3.9 at the end of 1942 the USSR joins by itself', () => {
  const t = pass(yearEnd({ facts: { year: 1942, usaAtWar: true }, army: { moscow: { axis: ['dummyArmy'] } } }))
  expect([fact(t, 'ussrAtWar'), fact(t, 'control/moscow')]).toEqual([true, 'allies'])
  expect(countIn(t.state, ZONES.reserve.at('ussr'), ALLIES)).toBe(0)
  expect(told(t, 'axis')).toContain('cardsDispersed')
  expect(isBoxActive(publicState(t.view('axis')), 'ural')).toBe(true)
  expect(told(t, 'axis').indexOf('ussrJoined')).toBeLessThan(told(t, 'axis').indexOf('deckShuffled'))
})

test('3.9 not if it is in the war already, and the neutral cards stay', () => {
  const joined = { year: 1942, usaAtWar: true, ussrAtWar: true }
  expect(told(pass(yearEnd({ facts: joined })), 'axis')).not.toContain('ussrJoined')
  const t = pass(yearEnd({ facts: { year: 1942, usaAtWar: true }, neutrals: { kiev: ['neutral1', 'neutral3'] } }))
  expect(cards(t, 'sovietNeutral/kiev')).toEqual({ allies: ['neutral1', 'neutral3'] })
})

describe('3.10–3.12 the new year', () => {
  test('discard piles become decks, three cards are drawn, it is summer again', () => {
    const t = pass(yearEnd({ facts: { winter: true } }))
    expect([fact(t, 'year'), fact(t, 'winter'), fact(t, 'yearTurn')]).toEqual([1941, false, 1])
    expect(countIn(t.state, ZONES.discard, AXIS)).toBe(0)
    expect(countIn(t.state, ZONES.hand, AXIS)).toBe(3)
    expect(countIn(t.state, ZONES.deck, AXIS)).toBe(31)
  })

  test('2.1, E26 whoever has more cards in the deck begins; if equal, the Axis', () => {
    expect(fact(pass(yearEnd()), 'active')).toBe('axis')
    // The Axis start with 34 cards, the Allies with 22.
    const lost: readonly CombatCard[] = [
      ...new Array<CombatCard>(4).fill('panzerGroup'),
      ...new Array<CombatCard>(8).fill('fieldArmy'),
    ]
    const equal = yearEnd({ lossPile: { axis: lost } })
    expect(fact(pass(equal), 'active')).toBe('axis')
    const fewer = yearEnd({ lossPile: { axis: [...lost, 'airFleet'] } })
    expect(fact(pass(fewer), 'active')).toBe('allies')
  })

  test('3.12, E31 reinforcements come into the loss piles, those of 1944 with those of 1943', () => {
    const t = pass(yearEnd())
    expect([AXIS, ALLIES].map(seat => countIn(t.state, ZONES.lossPile, seat))).toEqual([7, 5])
    const late = pass(yearEnd({ facts: { year: 1942, usaAtWar: true, ussrAtWar: true } }))
    expect([AXIS, ALLIES].map(seat => countIn(late.state, ZONES.lossPile, seat))).toEqual([10, 12])
    const last = pass(yearEnd({ facts: { year: 1943, usaAtWar: true, ussrAtWar: true } }))
    expect([AXIS, ALLIES].map(seat => countIn(last.state, ZONES.lossPile, seat))).toEqual([0, 0])
  })

  test('9.1 if both begin without cards the Axis take one turn, and the year ends', () => {
    const t = pass(yearEnd({ discard: { axis: [], allies: [] }, lossPile: { axis: ['rest'], allies: ['rest'] } }))
    expect([fact(t, 'year'), fact(t, 'active'), fact(t, 'winter')]).toEqual([1941, 'axis', false])
    t.play('axis', 'endTurn')
    expect(told(t, 'axis')).toEqual(expect.arrayContaining(['winterBegan', 'yearEnded', 'axisScored']))
  })

  test('9.1, E32 an empty discard pile gives an empty deck', () => {
    const t = pass(yearEnd({ discard: { axis: [], allies: ['rest'] }, lossPile: { axis: ['rest'] } }))
    expect([countIn(t.state, ZONES.hand, AXIS), fact(t, 'active'), fact(t, 'winter')]).toEqual([0, 'allies', false])
  })
})

describe('3.11 the end of 1944', () => {
  const last = (setting: Setting = {}) =>
    yearEnd({
      kept: ['objectiveParis', 'objectiveNorway'],
      ...setting,
      facts: { year: 1944, usaAtWar: true, ussrAtWar: true, ...setting.facts },
    })

  test('E27 the Axis are asked only for victory points, and 70 win', () => {
    const t = last({ facts: { vp: 64 } })
    expect(asked(t)).toEqual({ axis: { buyVp: true, done: true } })
    expect(t.why('axis', 'buyIntel')).toEqual({ rule: '3.11.1', reason: 'onlyVictoryPoints' })
    t.play('axis', 'buyVp').play('axis', 'buyVp')
    expect(t.state.result).toMatchObject({ kind: 'won', winners: [AXIS], reason: 'seventyPoints' })
  })

  test('3.5.5, 3.11.1 the Allies buy nothing, nobody recalls, and win piles stay', () => {
    const t = last({
      army: { paris: { allies: ['armyCorps'] }, berlin: { axis: ['fieldArmy'] } },
      lossPile: { allies: ['homeFleet'] },
      winPile: { axis: ['panzerGroup'] },
    })
    expect(told(t, 'axis')).toEqual(['turnEnded', 'winterBegan', 'yearEnded', 'axisScored', 'productionCounted'])
    expect(asked(t)).toEqual({ axis: { buyVp: true, done: true } })
    t.play('axis', 'done')
    expect([t.state.result.kind, cards(t, 'winPile/axis'), cards(t, 'lossPile/allies')]).toEqual([
      'won',
      ['panzerGroup'],
      ['homeFleet'],
    ])
  })

  test('0.1 at 70 by scoring alone nothing is asked any more', () => {
    const t = last({ facts: { vp: 66 } })
    expect(t.state.result).toMatchObject({ kind: 'won', winners: [AXIS], reason: 'seventyPoints', rule: '0.1' })
    expect(told(t, 'allies')).not.toContain('objectivesShown')
  })

  test('3.11.2 both objectives held: the Axis win; otherwise the Allies, and both are shown', () => {
    const held = last({ control: { paris: 'axis', norway: 'axis' } }).play('axis', 'done')
    expect(held.state.result).toEqual({ kind: 'won', winners: [AXIS], reason: 'objectivesHeld', rule: '3.11.2' })
    const missed = last({ control: { norway: 'axis' } }).play('axis', 'done')
    expect(missed.state.result).toEqual({ kind: 'won', winners: [ALLIES], reason: 'objectivesMissed', rule: '3.11.2' })
    expect(missed.news('allies')).toContainEqual({
      key: 'objectivesShown',
      rule: '3.11.2',
      data: { objectives: ['objectiveParis', 'objectiveNorway'], held: ['norway'] },
    })
  })

  test('3.11.1 with fewer than two points nobody is asked', () => {
    const t = last({ facts: { level: { axis: 1 } } })
    expect(found(t, 'result')).toMatchObject({ kind: 'won' })
  })
})
