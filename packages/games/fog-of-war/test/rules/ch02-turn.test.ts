// Section 2: a player's turn, without intelligence.

import { countIn } from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { ALLIES } from '../../rules/sides.ts'
import { ZONES } from '../../rules/state.ts'
import { isBoxActive } from '../../rules/supply.ts'
import { publicState } from '../../rules/viewed.ts'
import { asked, attack, cards, fact, fight, found, position, told } from '../positions.ts'

/** The Allies wait with cards, so that the year goes on. */
const WAITING = { hand: { axis: ['fieldArmy'], allies: ['phantomArmy'] } } as const

describe('2.1 who starts', () => {
  test('the player who took the last turn of a year may take the first of the next; his wheel turns again', () => {
    const t = position({
      deck: { axis: [], allies: [] },
      discard: { axis: ['rest'], allies: ['rest'] },
    }).play('axis', 'endTurn')
    t.play('allies', 'done').play('axis', 'done')
    expect([fact(t, 'year'), fact(t, 'active')]).toEqual([1941, 'axis'])
    expect(fact(t, 'head')).toEqual({ axis: 'echo', allies: 'delta' })
  })
})

describe('2.2 the wheel', () => {
  test('turns one step at the beginning of each turn of its owner', () => {
    const t = position({ ...WAITING, hand: { allies: ['phantomArmy'] } })
    t.play('axis', 'endTurn')
    expect(fact(t, 'head')).toEqual({ axis: 'delta', allies: 'echo' })
  })

  test('after Foxtrot comes Alpha', () => {
    const t = position({ facts: { head: { allies: 'foxtrot' } }, hand: { allies: ['phantomArmy'] } })
    t.play('axis', 'endTurn')
    expect(fact(t, 'head/allies')).toBe('alpha')
  })

  test('an operation that comes back to NEW OP is cancelled before the player may act', () => {
    const t = position({
      hand: { allies: ['phantomArmy'] },
      plans: { allies: { echo: { target: 'berlin', cards: ['britishArmy', 'phantomArmy'] } } },
    })
    t.play('axis', 'endTurn')
    expect(told(t, 'axis')).toContain('operationLapsed')
    expect(cards(t, 'operation')).toEqual({})
    expect(cards(t, 'discard/allies')).toEqual(['britishArmy', 'phantomArmy'])
    expect(cards(t, 'provinceDeck/allies')).toContain('berlin')
    expect(t.news('axis')).toContainEqual({
      key: 'operationLapsed',
      rule: '2.2',
      data: { side: 'allies', slot: 'echo', n: 2 },
    })
    expect(JSON.stringify(t.news('axis'))).not.toMatch(/berlin|Army/) // unseen (4.4)
  })
})

describe('2.3 actions', () => {
  test('cards are chosen first and then placed, and meanwhile nothing else is done', () => {
    const t = position({ hand: { axis: ['fieldArmy', 'dummyArmy'] }, facts: { intelReady: { axis: 5 } } })
    expect(t.why('axis', 'defend', 'berlin')).toEqual({ rule: '2.3', reason: 'chooseCardsFirst' })
    t.play('axis', 'pick', 'dummyArmy')
    expect(t.why('axis', 'endTurn')).toEqual({ rule: '2.3', reason: 'placeCardsFirst' })
    expect(t.why('axis', 'spyArmy', 'paris')).toEqual({ rule: '2.3', reason: 'placeCardsFirst' })
    expect(t.why('axis', 'pick', 'panzerGroup')).toEqual({ rule: '2.3', reason: 'notInHand' })
    expect(t.view('allies').zones['held']).toEqual({ axis: { count: 2 } })
    t.play('axis', 'pick', 'fieldArmy').play('axis', 'defend', 'berlin')
    expect(t.news('allies')).toEqual([{ key: 'defended', rule: '4.1', data: { side: 'axis', at: 'berlin', n: 2 } }])
  })

  test('2.3 every action may be repeated, in any order', () => {
    const t = position({ hand: { axis: ['fieldArmy', 'dummyArmy', 'infantryCorps'] } })
    t.play('axis', 'pick', 'fieldArmy').play('axis', 'plan', 'paris')
    t.play('axis', 'pick', 'dummyArmy').play('axis', 'defend', 'berlin').play('axis', 'cancel', 'delta')
    t.play('axis', 'pick', 'infantryCorps').play('axis', 'plan', 'norway')
    expect([cards(t, 'target/delta'), cards(t, 'army/berlin'), cards(t, 'discard/axis')]).toEqual([
      { axis: ['norway'] },
      { axis: ['dummyArmy'] },
      ['fieldArmy'],
    ])
  })

  test('2.3.1 an action that cannot be carried out is not offered', () => {
    const t = position({ hand: { allies: ['phantomArmy'] }, facts: { intelReady: { axis: 0 } } })
    expect(asked(t)).toEqual({ axis: { endTurn: true } }) // 8.1: asked all the same
    expect(t.why('axis', 'pick', 'fieldArmy')).toEqual({ rule: '2.3', reason: 'notInHand' })
    expect(t.why('axis', 'launch', 'alpha')).toEqual({ rule: '4.5.1', reason: 'slotEmpty' })
    expect(t.why('axis', 'cancel', 'alpha')).toEqual({ rule: '4.4', reason: 'slotEmpty' })
    expect(t.why('axis', 'spyNeutral', 'spain')).toEqual({ rule: '2.4.2', reason: 'tooFewTokens' })
  })

  test('2.3.1 only the active player is shown which operations he can launch', () => {
    const t = attack('paris', ['panzerGroup'])
    expect(t.choice('axis')).toMatchObject({ launch: ['alpha'] })
    expect(t.view('allies').choice).toEqual({})
    expect(t.why('allies', 'launch', 'alpha')).toEqual({ rule: '2.11', reason: 'notYourDecision' })
  })

  test('2.3.2 the turn is ended at once, or closed where a token could still be used', () => {
    const t = position({ hand: { allies: ['phantomArmy'] }, army: { paris: { allies: ['armyCorps'] } } })
    expect(asked(t)['axis']).toMatchObject({ endTurn: true, closeTurn: true })
    const poor = position({ hand: { allies: ['phantomArmy'] }, facts: { intelReady: { axis: 0 } } })
    expect(asked(poor)).toEqual({ axis: { endTurn: true } })
    expect(poor.why('axis', 'closeTurn')).toEqual({ rule: '2.4.2', reason: 'tooFewTokens' })
    const nothing = position({ hand: { allies: ['phantomArmy'] } })
    expect(nothing.why('axis', 'closeTurn')).toEqual({ rule: '2.3.2', reason: 'nothingToName' })
  })
})

describe('2.5, 0.2 Berlin and Ruhr', () => {
  test('E28 the Allies win at once, and have paid for it', () => {
    const t = position({
      control: { berlin: 'allies', ruhr: 'axis', paris: 'allies' },
      facts: { active: 'allies', year: 1943, usaAtWar: true, ussrAtWar: true },
      plans: { allies: { alpha: { target: 'ruhr', cards: ['usArmoredArmy', 'usArmyCorps'] } } },
      army: { ruhr: { axis: ['infantryCorps'] } },
    })
    fight(t, 'allies', { from: 'paris' })
    expect(t.state.result.kind).toBe('open')
    t.play('allies', 'spend', 'usArmyCorps').play('allies', 'done')
    expect(t.state.result).toEqual({ kind: 'won', winners: [ALLIES], reason: 'berlinAndRuhr', rule: '0.2' })
    expect(cards(t, 'winPile/allies')).toEqual(['usArmyCorps'])
  })
})

describe('2.6 attack on the USSR', () => {
  const kiev = () =>
    attack('kiev', ['panzerGroup', 'panzerGroup', 'panzerGroup'], {
      facts: { year: 1941 },
      neutrals: { kiev: ['neutral1', 'neutral2'] },
      army: { kiev: { allies: ['britishArmy'] }, odessa: { axis: ['dummyArmy'] } },
    })

  test('E19 the USSR joins the Allies before the battle', () => {
    const t = kiev()
    const before = countIn(t.state, ZONES.deck, ALLIES)
    t.play('axis', 'launch', 'alpha')
    expect(found(t, 'step')).toBe('battle.superiority')
    expect(t.view('axis').terms).toMatchObject({ at: 'kiev', origin: 'poland', attack: 9, defence: 5 })
    expect(fact(t, 'ussrAtWar')).toBe(true)
    for (const at of ['balticStates', 'kiev', 'odessa', 'leningrad', 'moscow', 'caucasus', 'blackSea'])
      expect(fact(t, `control/${at}`)).toBe('allies')
    expect(countIn(t.state, ZONES.deck, ALLIES)).toBe(before + 15)
    expect(cards(t, 'discard/axis')).toEqual(['dummyArmy'])
    expect(cards(t, 'reserve/ussr')).toEqual([])
    expect(cards(t, 'table/allies')).toContain('moscow')
    expect(cards(t, 'provinceDeck/allies')).not.toContain('moscow')
    expect(isBoxActive(publicState(t.view('axis')), 'ural')).toBe(true)
    expect(t.view('axis').zones['fighting']).toMatchObject({ allies: { cards: ['britishArmy'] } })
    expect(t.view('axis').zones['neutralFighting']).toMatchObject({ cards: ['neutral1', 'neutral2'] })
  })

  test('any province of the USSR will do, whatever comes of the battle', () => {
    const t = attack('odessa', ['dummyArmy'], { facts: { year: 1940 }, control: { balkans: 'axis' } })
    t.play('axis', 'launch', 'alpha')
    expect(told(t, 'allies')).toEqual(expect.arrayContaining(['ussrAttacked', 'setJoined', 'noSuitableCard']))
    expect([fact(t, 'ussrAtWar'), fact(t, 'control/odessa'), fact(t, 'control/leningrad')]).toEqual([
      true,
      'allies',
      'allies',
    ])
  })

  test('an attack on the USSR at war changes nothing more', () => {
    const t = attack('kiev', ['panzerGroup'], { facts: { year: 1943, usaAtWar: true, ussrAtWar: true } })
    t.play('axis', 'launch', 'alpha')
    expect(told(t, 'allies')).not.toContain('ussrAttacked')
    expect(fact(t, 'control/kiev')).toBe('axis')
  })

  test('a deck that had run out has cards again: its owner draws, and winter stays', () => {
    const t = attack('kiev', ['dummyArmy'], {
      facts: { year: 1941, winter: true },
      hand: { axis: ['fieldArmy'] },
      deck: { allies: [] },
      discard: { allies: ['rest'] },
    })
    t.play('axis', 'launch', 'alpha').play('axis', 'pick', 'fieldArmy').play('axis', 'defend', 'berlin')
    t.play('axis', 'endTurn')
    expect(countIn(t.state, ZONES.hand, ALLIES)).toBe(0) // until the end of their own turn
    t.play('allies', 'endTurn')
    expect([countIn(t.state, ZONES.hand, ALLIES), countIn(t.state, ZONES.deck, ALLIES)]).toEqual([3, 12])
    expect(fact(t, 'winter')).toBe(true)
  })

  test('the Allies never plan against the neutral USSR, but may defend it', () => {
    const t = position({ facts: { active: 'allies' }, hand: { allies: ['armyCorps'] } })
    t.play('allies', 'pick', 'armyCorps')
    expect(t.why('allies', 'plan', 'kiev')).toEqual({ rule: '2.6', reason: 'neutralSoviet' })
    expect(t.why('allies', 'defend', 'kiev')).toBeUndefined()
  })
})

describe('2.7, 2.8 the falls of Paris and of Britain', () => {
  test('2.7 nothing special happens the second time', () => {
    const t = attack('paris', ['panzerGroup'], { facts: { parisFell: true } })
    fight(t, 'axis', { from: 'ruhr' })
    expect(fact(t, 'control/vichy')).toBe('allies')
    expect(told(t, 'axis')).not.toContain('parisFell')
  })

  test('2.7 only what is Allied goes over; what the Axis hold stays as it is', () => {
    const t = attack('paris', ['panzerGroup'], {
      control: { morocco: 'axis', levant: 'none' },
      army: { morocco: { axis: ['italianCorps'], allies: ['armyCorps'] }, vichy: { allies: ['phantomArmy'] } },
      quagmire: { morocco: 'allies' },
    })
    fight(t, 'axis', { from: 'ruhr' })
    expect(['vichy', 'morocco', 'levant'].map(at => fact(t, `control/${at}`))).toEqual(['axis', 'axis', 'none'])
    expect(cards(t, 'army/morocco')).toEqual({ axis: ['italianCorps'], allies: ['armyCorps'] })
    expect(fact(t, 'quagmire/morocco')).toBe('allies')
    expect(cards(t, 'discard/allies')).toEqual(['phantomArmy'])
  })

  test('2.7 the Allies who retake Paris win back nothing else', () => {
    const t = position({
      facts: { active: 'allies', parisFell: true },
      control: { paris: 'axis', vichy: 'axis', morocco: 'axis', levant: 'axis' },
      plans: { allies: { alpha: { target: 'paris', cards: ['britishArmy'] } } },
    })
    fight(t, 'allies', { from: 'northAtlantic' })
    expect(['paris', 'vichy', 'morocco', 'levant'].map(at => fact(t, `control/${at}`))).toEqual([
      'allies',
      'axis',
      'axis',
      'axis',
    ])
  })

  test('2.8 Egypt goes over with Britain, if it is Allied', () => {
    const t = attack('britain', ['panzerGroup'], {
      control: { northSea: 'axis' },
      army: { egypt: { allies: ['armyCorps'] } },
    })
    fight(t, 'axis', { from: 'northSea' })
    expect(told(t, 'allies')).toContain('britainFell')
    expect([fact(t, 'control/egypt'), fact(t, 'britainFell')]).toEqual(['axis', true])
    expect(cards(t, 'discard/allies')).toEqual(['armyCorps'])
  })

  test('2.8 an Axis quagmire in Egypt ends with it, and the second fall of Britain brings nothing', () => {
    const fall = (britainFell: boolean) =>
      fight(
        attack('britain', ['panzerGroup'], {
          facts: { britainFell },
          control: { northSea: 'axis' },
          quagmire: { egypt: 'axis' },
          army: { egypt: { axis: ['fieldArmy'], allies: ['armyCorps'] } },
        }),
        'axis',
        { from: 'northSea' },
      )
    const first = fall(false)
    expect([fact(first, 'control/egypt'), fact(first, 'quagmire/egypt')]).toEqual(['axis', 'none'])
    expect(cards(first, 'army/egypt')).toEqual({ axis: ['fieldArmy'] })
    const second = fall(true)
    expect([fact(second, 'control/egypt'), fact(second, 'quagmire/egypt')]).toEqual(['allies', 'axis'])
  })
})

describe('2.9 the duty to play', () => {
  test('a player with cards in hand plays at least one', () => {
    const t = position(WAITING)
    expect(t.why('axis', 'endTurn')).toEqual({ rule: '2.9', reason: 'owesCard' })
    expect(t.why('axis', 'closeTurn')).toEqual({ rule: '2.9', reason: 'owesCard' })
    t.play('axis', 'pick', 'fieldArmy')
    expect(t.why('axis', 'discard')).toEqual({ rule: '2.9', reason: 'placeInstead' })
    t.play('axis', 'defend', 'berlin')
    expect(t.choice('axis')).toMatchObject({ endTurn: true })
  })

  test('neither a launch nor intel nor a cancelled operation of earlier turns meets it', () => {
    const t = attack('norway', ['fieldArmy'], {
      hand: { axis: ['fieldArmy'] },
      army: { paris: { allies: ['armyCorps'] } },
      plans: { axis: { bravo: { target: 'egypt', cards: ['dummyArmy'] } } },
      facts: { intelReady: { axis: 5, allies: 0 } },
    })
    t.play('axis', 'launch', 'alpha').play('axis', 'spyArmy', 'paris').play('axis', 'cancel', 'bravo')
    expect(t.why('axis', 'endTurn')).toEqual({ rule: '2.9', reason: 'owesCard' })
  })

  test('whoever begins the turn without cards owes none', () => {
    const t = position({ hand: { allies: ['phantomArmy'] }, deck: { axis: ['fieldArmy', 'rest'] } })
    expect(t.choice('axis')).toMatchObject({ endTurn: true })
  })

  test('where no placement exists one card is discarded unseen', () => {
    // Everything is Allied or fought for, and the sources of the Allies are shut: there is no supply and no target.
    const all = ['berlin', 'poland', 'italy', 'libya', 'westernMed', 'britain', 'paris', 'vichy', 'morocco', 'egypt']
    const more = ['levant', 'northSea', 'northAtlantic', 'easternMed', 'norway', 'sweden', 'lowCountries', 'spain']
    const rest = ['balkans', 'turkey', 'balticStates', 'kiev', 'odessa', 'leningrad', 'moscow', 'caucasus', 'blackSea']
    const control = Object.fromEntries([...all, ...more, ...rest].map(at => [at, 'allies']))
    const t = position({
      control: { ...control, ruhr: 'axis', britain: 'axis', paris: 'axis', egypt: 'axis' },
      quagmire: { ruhr: 'allies', britain: 'allies', paris: 'allies', egypt: 'allies' },
      facts: { active: 'allies' },
      hand: { allies: ['armyCorps', 'phantomArmy'] },
    })
    expect(asked(t)['allies']).toMatchObject({ pick: ['armyCorps', 'phantomArmy'] })
    expect(t.why('allies', 'endTurn')).toEqual({ rule: '2.9', reason: 'owesCard' })
    t.play('allies', 'pick', 'armyCorps')
    expect(asked(t)).toEqual({ allies: { discard: true } })
    t.play('allies', 'discard')
    expect(cards(t, 'discard/allies')).toEqual(['armyCorps'])
    expect(t.news('axis')).toEqual([{ key: 'cardDiscarded', rule: '2.9', data: { side: 'allies' } }])
    expect(t.why('allies', 'pick', 'phantomArmy')).toEqual({ rule: '2.3.1', reason: 'noPlaceForCards' })
    expect(t.choice('allies')).toMatchObject({ endTurn: true })
  })

  test('E33 a plan that is cancelled again meets the duty', () => {
    const t = position({ facts: { active: 'allies' }, hand: { allies: ['armyCorps'], axis: ['fieldArmy'] } })
    t.play('allies', 'pick', 'armyCorps').play('allies', 'plan', 'berlin').play('allies', 'cancel', 'delta')
    expect(cards(t, 'discard/allies')).toEqual(['armyCorps'])
    expect(t.choice('allies')).toMatchObject({ endTurn: true })
  })
})

describe('2.10 drawing, winter and the end of the year', () => {
  test('the hand is filled up to three, seen by its owner alone', () => {
    const t = position({ hand: { allies: ['phantomArmy'] }, deck: { axis: ['fieldArmy', 'dummyArmy', 'rest'] } })
    t.play('axis', 'endTurn')
    expect(countIn(t.state, ZONES.hand, 0)).toBe(3)
    expect(t.news('allies')).toContainEqual({ key: 'drew', rule: '2.10', data: { side: 'axis', n: 3 } })
    expect(t.news('axis')).toContainEqual(expect.objectContaining({ key: 'drewCards' }))
    expect(told(t, 'allies')).not.toContain('drewCards')
    expect(told(t, 'spectator')).not.toContain('drewCards')
  })

  test('2.10.1 winter begins when the deck of the player who ends his turn is empty', () => {
    const t = position({
      hand: { axis: ['fieldArmy', 'fieldArmy'], allies: ['phantomArmy'] },
      deck: { axis: ['dummyArmy'] },
      discard: { axis: ['rest'] },
    })
    t.play('axis', 'pick', 'fieldArmy').play('axis', 'defend', 'berlin').play('axis', 'endTurn')
    expect(fact(t, 'winter')).toBe(true)
    expect(told(t, 'allies')).toContain('winterBegan')
  })

  test('2.10.1 not when only the other deck is empty', () => {
    const t = position({ hand: { allies: ['phantomArmy'] }, deck: { allies: [] }, discard: { allies: ['rest'] } })
    t.play('axis', 'endTurn')
    expect(fact(t, 'winter')).toBe(false)
  })

  test('2.10.1 winter begins once, and lasts', () => {
    const t = position({
      facts: { winter: true },
      hand: { axis: ['fieldArmy'], allies: ['phantomArmy', 'phantomArmy'] },
      deck: { axis: [] },
      discard: { axis: ['rest'] },
    })
    t.play('axis', 'pick', 'fieldArmy').play('axis', 'defend', 'berlin').play('axis', 'endTurn')
    expect(told(t, 'axis')).not.toContain('winterBegan')
    expect(fact(t, 'winter')).toBe(true)
  })

  const almostOver = (options: Readonly<Record<string, string>>) =>
    position({
      options,
      hand: { axis: ['fieldArmy'], allies: ['phantomArmy'] },
      deck: { axis: [], allies: [] },
      discard: { axis: ['rest'], allies: ['rest'] },
    })
      .play('axis', 'pick', 'fieldArmy')
      .play('axis', 'defend', 'berlin')
      .play('axis', 'endTurn')

  test('2.10.2 the year ends when both decks and both hands are empty', () => {
    const t = almostOver({})
    expect(fact(t, 'active')).toBe('allies')
    expect(told(t, 'axis')).not.toContain('yearEnded')
    t.play('allies', 'pick', 'phantomArmy').play('allies', 'defend', 'paris').play('allies', 'endTurn')
    expect(told(t, 'axis')).toEqual(expect.arrayContaining(['yearEnded', 'axisScored']))
  })

  test('2.10.2 with the option as soon as both decks are empty; cards in hand are discarded', () => {
    const t = almostOver({ shortYear: 'on' })
    expect(told(t, 'axis')).toEqual(expect.arrayContaining(['yearEnded', 'handDiscarded']))
    expect(cards(t, 'hand/allies')).toEqual([])
    expect(cards(t, 'discard/allies')).toContain('phantomArmy')
  })

  test('2.11 a player without cards still takes turns', () => {
    const t = position({
      hand: { axis: ['fieldArmy'], allies: [] },
      deck: { allies: [] },
      discard: { allies: ['rest'] },
    })
    t.play('axis', 'pick', 'fieldArmy').play('axis', 'defend', 'berlin').play('axis', 'endTurn')
    expect(fact(t, 'active')).toBe('allies')
    expect(asked(t)['allies']).toMatchObject({ endTurn: true })
  })

  test('9.5 a year has at most 200 turns: what is left goes to the discard piles', () => {
    const t = position({ facts: { turn: 200, yearTurn: 200 }, hand: { allies: ['phantomArmy'] } })
    t.play('axis', 'endTurn')
    const left = t.news('axis').filter(({ key }) => ['handDiscarded', 'deckDiscarded', 'yearEnded'].includes(key))
    expect(left).toEqual([
      { key: 'handDiscarded', rule: '9.5', data: { side: 'axis', n: 3 } },
      { key: 'deckDiscarded', rule: '9.5', data: { side: 'axis', n: 31 } },
      { key: 'handDiscarded', rule: '9.5', data: { side: 'allies', n: 1 } },
      { key: 'deckDiscarded', rule: '9.5', data: { side: 'allies', n: 21 } },
      { key: 'yearEnded', rule: '9.5', data: { year: 1940 } },
    ])
    expect(countIn(t.state, ZONES.discard, ALLIES)).toBe(22)
  })
})
