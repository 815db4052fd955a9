// Section 6: what battles cost and change.

import { describe, expect, test } from 'vitest'
import { asked, attack, cards, fact, fight, found, position, settleToken, told } from '../positions.ts'

describe('6.1 win', () => {
  const lowCountries = () =>
    fight(
      attack('lowCountries', ['panzerGroup', 'fieldArmy', 'infantryCorps'], {
        army: { lowCountries: { allies: ['armyCorps'] } },
        neutrals: { lowCountries: ['neutral2'] },
      }),
      'axis',
    )

  test('E2 the defender loses his cards, the attacker pays at least D and the rest becomes the garrison', () => {
    const t = lowCountries()
    expect(cards(t, 'lossPile/allies')).toEqual(['armyCorps'])
    expect(cards(t, 'neutralRemoved')).toContain('neutral2')
    expect(t.view('allies').terms).toMatchObject({ side: 'axis', at: 'lowCountries', due: 3, paid: 0 })
    t.play('axis', 'spend', 'fieldArmy')
    expect(t.why('axis', 'done')).toEqual({ rule: '6.1.3', reason: 'paysTooLittle' })
    expect(t.why('axis', 'spend', 'fieldArmy')).toEqual({ rule: '6.1.3', reason: 'notInBattle' })
    t.play('axis', 'spend', 'infantryCorps').play('axis', 'done')
    expect(cards(t, 'winPile/axis')).toEqual(['fieldArmy', 'infantryCorps'])
    expect(cards(t, 'army/lowCountries')).toEqual({ axis: ['panzerGroup'] })
    expect([fact(t, 'control/lowCountries'), cards(t, 'table/axis')]).toEqual([
      'axis',
      expect.arrayContaining(['lowCountries']),
    ])
  })

  test('6.1.1 the defender loses suitable cards only: what 4.5.7 discarded stays discarded', () => {
    const t = attack('paris', ['panzerGroup', 'dummyArmy'], {
      army: { paris: { allies: ['armyCorps', 'phantomArmy', 'escortGroup'] } },
    })
    fight(t, 'axis')
    expect(cards(t, 'lossPile/allies')).toEqual(['armyCorps'])
    expect(cards(t, 'discard/allies')).toEqual(['escortGroup', 'phantomArmy'])
    expect(cards(t, 'discard/axis')).toEqual(['dummyArmy'])
  })

  test('6.1.4–6.1.6 garrison, province card and control token', () => {
    const t = lowCountries().play('axis', 'spend', 'panzerGroup').play('axis', 'done')
    expect(t.view('allies').zones['army']).toMatchObject({ lowCountries: { axis: { count: 2 } } })
    expect(t.view('allies').zones['table']).toMatchObject({ axis: { cards: expect.arrayContaining(['lowCountries']) } })
    expect([cards(t, 'front/axis'), fact(t, 'control/lowCountries')]).toEqual([[], 'axis'])
    expect(t.news('allies').map(({ key }) => key)).toEqual(['paid', 'controlTaken', 'garrisoned'])
  })

  test('6.1.7 supply first, then the fall of Paris, and supply again', () => {
    const t = attack('paris', ['panzerGroup'], { army: { paris: { allies: [] } } })
    t.play('axis', 'launch', 'alpha')
    const keys = told(t, 'spectator')
    expect(keys.indexOf('supplyLost')).toBeLessThan(keys.indexOf('parisFell'))
    expect(t.news('spectator').filter(({ key }) => key === 'supplyLost')).toEqual([
      { key: 'supplyLost', rule: '6.1.7', data: { side: 'allies', places: ['vichy'] } },
      { key: 'supplyLost', rule: '2.7', data: { side: 'axis', places: ['levant'] } },
    ])
  })

  test('6.1 a quagmire marker is removed', () => {
    const t = position({
      hand: { axis: ['panzerGroup'] },
      quagmire: { paris: 'axis' },
      army: { paris: { allies: ['armyCorps'] } },
    })
    t.play('axis', 'pick', 'panzerGroup').play('axis', 'reinforceQuagmire', 'paris')
    settleToken(t)
    expect([fact(t, 'quagmire/paris'), fact(t, 'control/paris'), cards(t, 'front/axis')]).toEqual(['none', 'axis', []])
    expect(cards(t, 'table/axis')).toContain('paris')
  })

  test('6.1.3 a larger set than needed is legal', () => {
    const t = lowCountries().play('axis', 'spend', 'panzerGroup').play('axis', 'spend', 'fieldArmy')
    expect(asked(t)).toEqual({ axis: { spend: ['infantryCorps'], done: true } })
    t.play('axis', 'done')
    expect(cards(t, 'army/lowCountries')).toEqual({ axis: ['infantryCorps'] })
  })

  test('6.1.3 where only all cards reach D, nothing is asked', () => {
    const t = fight(attack('paris', ['fieldArmy'], { army: { paris: { allies: ['armyCorps'] } } }), 'axis')
    expect(cards(t, 'winPile/axis')).toEqual(['fieldArmy'])
    expect(cards(t, 'army/paris')).toEqual([])
    expect(fact(t, 'control/paris')).toBe('axis')
  })

  test('6.1.2 the card of the former controller goes back to his deck', () => {
    const t = fight(attack('paris', ['fieldArmy'], { army: { paris: { allies: ['armyCorps'] } } }), 'axis')
    expect(cards(t, 'provinceDeck/allies')).toContain('paris')
    expect(cards(t, 'table/allies')).not.toContain('paris')
  })
})

describe('6.2 quagmire', () => {
  test('E3 own cards of the defender go before neutral ones', () => {
    const t = fight(
      attack('lowCountries', ['fieldArmy', 'fieldArmy', 'infantryCorps'], {
        army: { lowCountries: { allies: ['armyCorps'] } },
        neutrals: { lowCountries: ['neutral2'] },
        random: ['infantryCorps', 'armyCorps'],
      }),
      'axis',
    )
    expect(cards(t, 'lossPile/axis')).toEqual(['infantryCorps'])
    expect(cards(t, 'lossPile/allies')).toEqual(['armyCorps'])
    expect(cards(t, 'neutral/lowCountries')).toEqual(['neutral2'])
    expect(cards(t, 'army/lowCountries')).toEqual({ axis: ['fieldArmy', 'fieldArmy'] })
    expect(cards(t, 'front/axis')).toEqual(['lowCountries'])
    expect([fact(t, 'quagmire/lowCountries'), fact(t, 'control/lowCountries')]).toEqual(['axis', 'none'])
  })

  test('6.2.1 each loses a random half of his suitable cards, rounded down, but at least one', () => {
    const losses = (own: number, theirs: number) => {
      const t = attack('paris', Array(own).fill('infantryCorps'), {
        army: { paris: { allies: Array(theirs).fill('armyCorps') } },
      })
      fight(t, 'axis')
      expect(told(t, 'axis')).toContain('battleStuck')
      return [Object(cards(t, 'lossPile/axis')).length, Object(cards(t, 'lossPile/allies')).length]
    }
    expect(losses(1, 1)).toEqual([1, 1])
    expect(losses(2, 2)).toEqual([1, 1])
    expect(losses(3, 2)).toEqual([1, 1])
    expect(losses(3, 3)).toEqual([1, 1])
    expect(losses(4, 3)).toEqual([2, 1])
  })

  test('6.2.2 half of own and neutral cards together: own cards first, then neutral ones', () => {
    const t = fight(
      attack('spain', ['panzerGroup', 'panzerGroup'], {
        control: { vichy: 'axis' },
        army: { spain: { allies: ['armyCorps', 'infantryDivision'] } },
        neutrals: { spain: ['neutral1', 'neutral2'] },
        random: ['panzerGroup', 'armyCorps', 'infantryDivision'],
      }),
      'axis',
      { from: 'vichy' },
    )
    expect(told(t, 'axis')).toContain('battleStuck') // 6 against 5
    expect(cards(t, 'lossPile/allies')).toEqual(['armyCorps', 'infantryDivision'])
    expect(cards(t, 'neutral/spain')).toEqual(['neutral1', 'neutral2'])
    expect(cards(t, 'army/spain')).toEqual({ axis: ['panzerGroup'] })
  })

  test('6.2.3 what is left lies face down again, in two stacks', () => {
    const t = fight(
      attack('paris', ['panzerGroup', 'infantryCorps'], {
        army: { paris: { allies: ['britishArmy', 'armyCorps'] } },
        random: ['infantryCorps', 'armyCorps'],
      }),
      'axis',
    )
    expect(t.view('spectator').zones['army']).toEqual({ paris: { axis: { count: 1 }, allies: { count: 1 } } })
    expect(t.view('spectator').zones['fighting']).toMatchObject({ axis: { cards: [] }, allies: { cards: [] } })
  })

  test('6.2.4 the province card lies on the map, control stays, and supply is cut', () => {
    const t = fight(attack('paris', ['panzerGroup'], { army: { paris: { allies: ['britishArmy'] } } }), 'axis')
    for (const viewer of ['allies', 'spectator'])
      expect(t.view(viewer).zones['front']).toMatchObject({ axis: { cards: ['paris'] } })
    expect([fact(t, 'control/paris'), fact(t, 'quagmire/paris')]).toEqual(['allies', 'axis'])
    expect(t.news('axis')).toContainEqual({
      key: 'supplyLost',
      rule: '6.2.4',
      data: { side: 'allies', places: ['vichy'] },
    })
  })

  test('6.2 a second quagmire in the same place changes no marker', () => {
    const t = position({
      hand: { axis: ['infantryCorps'] },
      quagmire: { paris: 'axis' },
      army: { paris: { axis: ['fieldArmy'], allies: ['britishArmy', 'armyCorps'] } },
    })
    t.play('axis', 'pick', 'infantryCorps').play('axis', 'reinforceQuagmire', 'paris')
    settleToken(t)
    expect(told(t, 'axis')).toContain('battleStuck')
    expect(told(t, 'axis')).not.toContain('quagmireBegan')
    expect([fact(t, 'quagmire/paris'), cards(t, 'front/axis')]).toEqual(['axis', ['paris']])
  })

  test('6.2.2 neutral cards go when own ones are used up, and are shown', () => {
    const t = fight(
      attack('sweden', ['panzerGroup', 'fieldArmy'], {
        control: { norway: 'axis' },
        neutrals: { sweden: ['neutral1', 'neutral2'] },
        random: ['panzerGroup', 'neutral1'],
      }),
      'axis',
    )
    expect(t.news('spectator')).toContainEqual({
      key: 'neutralsRemoved',
      rule: '6.2.5',
      data: { at: 'sweden', cards: ['neutral1'] },
    })
    expect(cards(t, 'neutral/sweden')).toEqual(['neutral2'])
  })

  test('6.2.5, E43 which own cards were lost is seen by their owner alone', () => {
    const t = fight(
      attack('kiev', ['panzerGroup', 'fieldArmy', 'infantryCorps'], {
        facts: { year: 1941, ussrAtWar: true },
        army: { kiev: { allies: ['guardsArmy', 'rifleArmy'] } },
        neutrals: { kiev: ['neutral1'] },
        random: ['infantryCorps', 'rifleArmy'],
      }),
      'axis',
    )
    expect(t.news('axis')).toContainEqual({
      key: 'lostCards',
      rule: '6.2.5',
      data: { side: 'axis', at: 'kiev', cards: ['infantryCorps'] },
    })
    expect(t.news('allies').filter(({ key }) => key === 'lostCards')).toEqual([
      { key: 'lostCards', rule: '6.2.5', data: { side: 'allies', at: 'kiev', cards: ['rifleArmy'] } },
    ])
    // The stack is closed again; the Allies have a note of three cards, of which one has left.
    expect(t.view('allies').zones['army']).toMatchObject({
      kiev: {
        axis: {
          count: 2,
          sightings: [{ when: 7, cards: ['panzerGroup', 'fieldArmy', 'infantryCorps'], came: 0, left: 1 }],
        },
        allies: { count: 1, cards: ['guardsArmy'] },
      },
    })
    expect(t.view('allies').zones['lossPile']).toMatchObject({ axis: { count: 1 } })
    expect(t.view('allies').zones['sovietNeutral']).toMatchObject({ kiev: { allies: { cards: ['neutral1'] } } }) // 1.13
  })

  test('a side may be left without cards', () => {
    const t = fight(attack('paris', ['panzerGroup'], { army: { paris: { allies: ['britishArmy'] } } }), 'axis')
    expect(cards(t, 'army/paris')).toEqual([])
    expect(fact(t, 'quagmire/paris')).toBe('axis')
  })
})

describe('6.3 defeat', () => {
  test('E4 the attacker loses his suitable cards, the defender keeps his', () => {
    const t = fight(
      attack('paris', ['panzerGroup', 'dummyArmy'], { army: { paris: { allies: ['britishArmy', 'maginotLine'] } } }),
      'axis',
    )
    expect(told(t, 'allies')).toContain('battleLost')
    expect(cards(t, 'lossPile/axis')).toEqual(['panzerGroup'])
    expect(cards(t, 'discard/axis')).toEqual(['dummyArmy'])
    expect(cards(t, 'army/paris')).toEqual({ allies: ['maginotLine', 'britishArmy'] })
    expect(cards(t, 'provinceDeck/axis')).toContain('paris')
    expect(found(t, 'step')).toBe('turn.main')
  })

  test('E41 a quagmire ends with it', () => {
    const t = position({
      facts: { active: 'allies' },
      hand: { allies: ['armyCorps'] },
      quagmire: { turkey: 'allies' },
      army: { turkey: { allies: ['britishArmy'], axis: ['panzerGroup'] } },
      neutrals: { turkey: ['neutral1'] },
    })
    t.play('allies', 'pick', 'armyCorps').play('allies', 'reinforceQuagmire', 'turkey')
    settleToken(t)
    expect(fact(t, 'quagmire/turkey')).toBe('none')
    expect(cards(t, 'lossPile/allies')).toEqual(['armyCorps', 'britishArmy'])
    expect(cards(t, 'army/turkey')).toEqual({ axis: ['panzerGroup'] })
    expect(cards(t, 'neutral/turkey')).toEqual(['neutral1'])
    expect(cards(t, 'provinceDeck/allies')).toContain('turkey')
    expect(t.news('axis')).toContainEqual({ key: 'quagmireEnded', rule: '6.3', data: { at: 'turkey' } })
    expect(cards(t, 'winPile/axis')).toEqual([]) // no payment
  })
})

describe('6.4 rout', () => {
  test('6.4.1, 6.4.3, 6.4.4 the attacker loses his cards, the rest stays, and the card goes back', () => {
    const t = fight(
      attack('paris', ['infantryCorps', 'dummyArmy'], {
        army: { paris: { allies: ['britishArmy', 'armyCorps', 'phantomArmy'] } },
      }),
      'axis',
    )
    t.play('allies', 'spend', 'armyCorps').play('allies', 'done')
    expect([cards(t, 'lossPile/axis'), cards(t, 'discard/axis')]).toEqual([['infantryCorps'], ['dummyArmy']])
    expect(cards(t, 'army/paris')).toEqual({ allies: ['britishArmy'] })
    expect([cards(t, 'winPile/allies'), cards(t, 'discard/allies')]).toEqual([['armyCorps'], ['phantomArmy']])
    expect(cards(t, 'provinceDeck/axis')).toContain('paris')
    expect([cards(t, 'front/axis'), fact(t, 'quagmire/paris')]).toEqual([[], 'none'])
  })

  test('6.4.4 a quagmire ends with a rout, and supply is open again', () => {
    const t = position({
      hand: { axis: ['infantryCorps'] },
      quagmire: { paris: 'axis' },
      army: { paris: { allies: ['britishArmy'] } },
    })
    t.play('axis', 'pick', 'infantryCorps').play('axis', 'reinforceQuagmire', 'paris')
    settleToken(t)
    expect(told(t, 'allies')).toContain('battleRouted')
    expect(t.news('allies')).toContainEqual({ key: 'quagmireEnded', rule: '6.4.4', data: { at: 'paris' } })
    expect(t.news('allies')).toContainEqual({
      key: 'supplyRestored',
      rule: '6.4.4',
      data: { side: 'allies', places: ['vichy'] },
    })
    expect([fact(t, 'quagmire/paris'), cards(t, 'provinceDeck/axis')]).toEqual([
      'none',
      expect.arrayContaining(['paris']),
    ])
  })

  test('6.4.2 own cards pay as far as they reach; neutral cards helped to win but never pay', () => {
    const t = fight(
      attack('spain', ['panzerGroup'], {
        control: { vichy: 'axis' },
        army: { spain: { allies: ['armyCorps', 'infantryDivision'] } },
        neutrals: { spain: ['neutral3', 'neutral2'] },
      }),
      'axis',
      { from: 'vichy' },
    )
    expect(told(t, 'axis')).toContain('battleRouted') // 3 against 7
    expect(cards(t, 'winPile/allies')).toEqual(['armyCorps', 'infantryDivision']) // 2 of the 3 that are due
    expect(cards(t, 'neutral/spain')).toEqual(['neutral2', 'neutral3'])
  })

  test('6.4.2 if only all own cards together reach A nothing is asked', () => {
    const t = fight(
      attack('paris', ['fieldArmy'], {
        facts: { winter: true, head: { axis: 'charlie' } },
        army: { paris: { allies: ['armyCorps', 'infantryDivision'] } },
      }),
      'axis',
    )
    expect(told(t, 'axis')).toContain('battleRouted') // 2 against 2 + winter + wheel
    expect(cards(t, 'winPile/allies')).toEqual(['armyCorps', 'infantryDivision'])
    expect(found(t, 'step')).toBe('turn.main')
  })

  test('E5 the defender pays at least A, one or the other', () => {
    const t = fight(
      attack('paris', ['fieldArmy'], { army: { paris: { allies: ['maginotLine', 'britishArmy'] } } }),
      'axis',
    )
    expect(told(t, 'axis')).toContain('battleRouted')
    expect(asked(t)).toEqual({ allies: { spend: ['britishArmy', 'maginotLine'] } })
    expect(t.why('allies', 'spend', 'armyCorps')).toEqual({ rule: '6.4.2', reason: 'notInBattle' })
    t.play('allies', 'spend', 'maginotLine').play('allies', 'done')
    expect(cards(t, 'winPile/allies')).toEqual(['maginotLine'])
    expect(cards(t, 'army/paris')).toEqual({ allies: ['britishArmy'] })
    expect(cards(t, 'lossPile/axis')).toEqual(['fieldArmy'])
  })

  test('E6 if his own cards do not reach A all of them go, and nothing is asked', () => {
    const t = fight(
      attack('britain', ['fieldArmy'], { control: { northSea: 'axis' }, army: { britain: { allies: ['armyCorps'] } } }),
      'axis',
    )
    expect(cards(t, 'winPile/allies')).toEqual(['armyCorps'])
    expect(cards(t, 'army/britain')).toEqual([])
    expect(found(t, 'step')).toBe('turn.main')
  })

  test('E36 neutral cards neither pay nor leave', () => {
    const t = fight(
      attack('lowCountries', ['infantryCorps'], {
        neutrals: { lowCountries: ['neutral1'] },
        facts: { winter: true, head: { axis: 'charlie' } },
      }),
      'axis',
    )
    expect(cards(t, 'neutral/lowCountries')).toEqual(['neutral1'])
    expect(cards(t, 'lossPile/axis')).toEqual(['infantryCorps'])
    expect(cards(t, 'winPile/allies')).toEqual([])
  })
})

test('cards that stay are turned down again, with a note of what was seen for the opponent', () => {
  const t = fight(
    attack('paris', ['panzerGroup'], { army: { paris: { allies: ['britishArmy', 'maginotLine'] } } }),
    'axis',
  )
  expect(t.view('axis').zones['army']).toEqual({
    paris: { allies: { count: 2, sightings: [{ when: 7, cards: ['maginotLine', 'britishArmy'], came: 0, left: 0 }] } },
  })
  expect(t.view('spectator').zones['army']).toEqual({ paris: { allies: { count: 2 } } })
})
