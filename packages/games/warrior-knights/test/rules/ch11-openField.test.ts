// Section 11: open-field battles.

import { describe, expect, test } from 'vitest'
import { asked, cards, fact, names, told, turnUp } from '../positions.ts'
import { attack, DEAL, MORE, noble, PREVENT, putAway, VICTORY } from './battles.ts'

describe('11.1 to 11.4 declaring', () => {
  const green = { circle: { at: 'c4', troops: ['regular50'] } } as const
  const options = (exhausted?: true) => {
    const star = { at: 'c4', troops: ['regular50'], ...(exhausted ? { exhausted } : {}) } as const
    const t = turnUp('red', 'versatileStrategy', { red: { star }, green }).play('red', 'perform')
    return asked(t)['red']?.['option']
  }

  test('11.1 a ready Noble is needed, in an area with somebody or something to attack', () => {
    expect(options()).toContain('fightOnTheSpot')
    expect(options(true)).not.toContain('fightOnTheSpot')
    const alone = turnUp('red', 'versatileStrategy', { red: { star: { at: 'c4', troops: ['regular50'] } } })
    expect(asked(alone.play('red', 'perform'))['red']?.['option']).not.toContain('fightOnTheSpot')
  })

  test('11.3 all armies of the defender take part, exhausted ones too; of the attacker those he names', () => {
    const t = attack('c4', 'field.green', {
      red: {
        circle: { at: 'c4', troops: ['regular50'] },
        square: { at: 'c4', troops: ['regular50'] },
        star: { at: 'c4', troops: ['regular50'], exhausted: true },
      },
      green: {
        circle: { at: 'c4', troops: ['regular50'], exhausted: true },
        square: { at: 'c4', troops: ['regular100', 'regular50'] },
      },
      fate: [...PREVENT, ...VICTORY],
    })
    expect(asked(t)).toEqual({ red: { attackWith: names('circle square') } })
    expect(t.why('red', 'attackWith', 'star')).toEqual({ rule: '11.3', reason: 'cannotAttackWith' })
    t.play('red', 'attackWith', 'circle').play('red', 'done')
    expect(asked(t)).toEqual({ green: { command: names('circle square') } })
    t.play('green', 'command', 'circle')
    expect([cards(t, 'fateHand/red'), cards(t, 'fateHand/green')]).toEqual([
      [PREVENT[0], PREVENT[1]], // 50 + 200
      names(`${PREVENT[2]} ${PREVENT[3]} ${PREVENT[4]} ${VICTORY[0]}`), // 50 + 150 + 200
    ])
    putAway(t, 'red', PREVENT[0])
    putAway(t, 'green', PREVENT[2], PREVENT[3], VICTORY[0])
    expect([fact(t, 'exhausted/red.circle'), fact(t, 'exhausted/red.square')]).toEqual([true, false])
  })

  test('11.4 behind his own walls a Baron is attacked by assault or siege, elsewhere in the open field', () => {
    const targets = (owner: 'red' | 'green' | 'blue' | undefined) => {
      const his = { cities: ['froli'] } as const
      const t = turnUp('red', 'mobilizeForces', {
        red: { star: { at: 'c2', troops: ['polish200'] }, ...(owner === 'red' ? his : {}) },
        green: { circle: { at: 'c2', troops: ['regular50'] }, ...(owner === 'green' ? his : {}) },
        ...(owner === 'blue' ? { blue: his } : {}),
      })
      t.play('red', 'perform').play('red', 'mobilize', 'c2')
      return asked(t)['red']?.['attack']
    }
    expect(targets('green')).toEqual(names('assault.froli siege.froli'))
    expect(targets('red')).toEqual(['field.green'])
    expect(targets('blue')).toEqual(names('assault.froli field.green siege.froli'))
    expect(targets(undefined)).toEqual(names('assault.froli field.green siege.froli'))
  })
})

describe('11.5 preparing', () => {
  const two = {
    circle: { at: 'c4', troops: ['regular50'] },
    square: { at: 'c4', troops: ['regular50'] },
  } as const

  test('11.5.1 the attacker names his commander first, then the defender; a single Noble commands by himself', () => {
    const t = attack('c4', 'field.green', { red: two, green: two, blue: {}, fate: [...PREVENT, ...VICTORY] })
    t.play('red', 'attackWith', 'circle').play('red', 'attackWith', 'square')
    expect(asked(t)).toEqual({ red: { command: names('circle square') } })
    expect(t.why('red', 'command', 'star')).toEqual({ rule: '11.5.1', reason: 'notInBattle' })
    t.play('red', 'command', 'circle')
    expect(asked(t)).toEqual({ green: { command: names('circle square') } })
    const single = attack('c4', 'field.green', {
      red: { circle: { at: 'c4', troops: ['regular50'] } },
      green: { circle: { at: 'c4', troops: ['regular50'] } },
    })
    expect(Object.keys(asked(single))).toEqual(['red', 'green'])
  })

  test('11.5.2 one card for each full 100, added before rounding; the attacker draws first', () => {
    const t = attack('c4', 'field.green', {
      red: two,
      green: { circle: { at: 'c4', troops: ['regular50'] } },
      fate: [...PREVENT, ...VICTORY],
    })
    t.play('red', 'attackWith', 'circle').play('red', 'attackWith', 'square').play('red', 'command', 'circle')
    expect([cards(t, 'fateHand/red'), cards(t, 'fateHand/green')]).toEqual([
      [PREVENT[0], PREVENT[1], PREVENT[2]], // 50 + 50 + 200
      [PREVENT[3], PREVENT[4]], // 50 + 200
    ])
  })

  const small = () =>
    attack('c4', 'field.green', {
      red: { circle: { at: 'c4', troops: ['regular50'] } },
      green: { circle: { at: 'c4', troops: ['regular100', 'regular50'] } },
      fate: [PREVENT[0], DEAL[0], PREVENT[1], PREVENT[2], VICTORY[0], 'fate24'],
    })

  test('11.5.3 they lie under the deck from then on, not only when the battle is over', () => {
    const t = attack('c4', 'field.green', {
      red: { star: { at: 'c4', troops: ['regular50'] } },
      green: { circle: { at: 'c4', troops: ['regular100', 'regular50'] } },
      fate: [PREVENT[0], DEAL[0], PREVENT[1], PREVENT[2], VICTORY[0]],
    })
    putAway(t, 'red', DEAL[0])
    expect(cards(t, 'fateGivenUp/red')).toEqual([DEAL[0]]) // those of both sides go there together (2.16)
    putAway(t, 'green', PREVENT[1], PREVENT[2])
    expect(asked(t)).toEqual({ red: { useAbility: true, decline: true } })
    expect([cards(t, 'fateGivenUp/red'), cards(t, 'fatePutAway'), cards(t, 'fateDeck')]).toEqual([
      [],
      [],
      expect.objectContaining({ length: 24 - 2 }),
    ])
  })

  test('11.5.3 two cards are put away, one of two; more may be, one is kept', () => {
    const t = small()
    expect(asked(t)).toEqual({
      red: { putAway: [DEAL[0], PREVENT[0]] },
      green: { putAway: names(`${PREVENT[1]} ${PREVENT[2]} ${VICTORY[0]}`) },
    }) // 11.7 nobody is asked whether he retreats
    expect(t.why('red', 'done')).toEqual({ rule: '11.5.3', reason: 'putAwayMore' })
    t.play('red', 'putAway', DEAL[0])
    expect(asked(t)['red']).toEqual({ done: true })
    expect(t.why('red', 'putAway', PREVENT[0])).toEqual({ rule: '11.5.3', reason: 'keepOneCard' })
    t.play('green', 'putAway', VICTORY[0])
    expect(t.why('green', 'done')).toEqual({ rule: '11.5.3', reason: 'putAwayMore' })
  })

  test('23.4 what a side drew and put away is seen by nobody else; 11.5.4 the rest is shown together', () => {
    const t = small()
    expect(t.view('green').zones['fateHand']).toMatchObject({ green: { count: 3 } })
    expect(t.view('green').zones['fateInHand']).toMatchObject({ red: { count: 2 } })
    putAway(t, 'red', DEAL[0])
    expect(told(t, 'green')).toEqual([])
    expect(JSON.stringify(t.view('green').zones)).not.toContain(PREVENT[0])
    putAway(t, 'green', VICTORY[0], PREVENT[2])
    expect(told(t, 'green').filter(key => key === 'fateShown')).toHaveLength(2)
    expect(JSON.stringify(t.view('red').zones)).not.toContain(VICTORY[0])
  })

  test('11.5.3 how many a side puts away is hidden until both have chosen', () => {
    const t = small()
    const seenBefore = t.view('red').zones
    t.play('green', 'putAway', VICTORY[0])
    t.play('green', 'putAway', PREVENT[2])
    t.play('green', 'done')
    expect(t.view('red').zones).toEqual(seenBefore)
    expect(t.view('red').zones['fateInHand']).toMatchObject({ green: { count: 3 } })
    expect(told(t, 'red')).toEqual([])
    putAway(t, 'red', DEAL[0])
    expect(told(t, 'red').filter(key => key === 'fatePutAway')).toHaveLength(2)
  })

  test('11.7 a Baron who is attacked cannot retreat of his own will', () => {
    const t = small()
    expect(t.why('green', 'retreatTo', 'b4')?.reason).toBe('notNow')
    expect(t.why('red', 'retreatTo', 'b4')?.reason).toBe('notNow')
  })
})

describe('11.6 resolving', () => {
  const red = { circle: { at: 'c4', troops: ['regular100', 'polish100'] } } as const // 4 cards

  test('11.6.1 every further card draws one more, repeatedly', () => {
    const t = attack('c4', 'field.green', {
      red: { circle: { at: 'c4', troops: ['regular50'] } },
      green: { circle: { at: 'c4', troops: ['regular100'] } },
      fate: [MORE[0], DEAL[0], PREVENT[0], PREVENT[1], PREVENT[2], MORE[1], VICTORY[0]],
    })
    putAway(t, 'red', DEAL[0])
    putAway(t, 'green', PREVENT[0], PREVENT[1])
    expect(told(t, 'red').filter(key => key === 'moreFate')).toHaveLength(2)
    expect(asked(t)).toEqual({ green: { retreatTo: names('b4 c3 c5') } }) // one victory against none
  })

  test('11.6.3 the attacker assigns his casualties first, each to an army that is not full', () => {
    const t = attack('c4', 'field.green', {
      red: { circle: { at: 'c4', troops: ['polish200'] }, square: { at: 'c4', troops: ['regular50'] } },
      green: { circle: { at: 'c4', troops: ['swiss200'] }, square: { at: 'c4', troops: ['regular50'] } },
      fate: [DEAL[0], DEAL[1], PREVENT[0], PREVENT[1], DEAL[2], DEAL[3], PREVENT[2], PREVENT[3], 'fate24'],
    })
    t.play('red', 'attackWith', 'circle').play('red', 'attackWith', 'square').play('red', 'command', 'circle')
    t.play('green', 'command', 'circle')
    putAway(t, 'red', PREVENT[0], PREVENT[1])
    putAway(t, 'green', PREVENT[2], PREVENT[3])
    expect(asked(t)).toEqual({ red: { takeHit: names('circle square') } })
    t.play('red', 'takeHit', 'square')
    expect(fact(t, 'casualties/red.circle')).toBe(1) // the other is full: nothing to choose
    expect(asked(t)).toEqual({ green: { takeHit: names('circle square') } })
    t.play('green', 'takeHit', 'circle')
    expect(asked(t)).toEqual({ green: { takeHit: names('circle square') } })
    expect(t.why('green', 'takeHit', 'star')).toEqual({ rule: '11.6.3', reason: 'notInBattle' })
    t.play('green', 'takeHit', 'circle')
    expect([noble(t, 'red.square'), noble(t, 'green.circle'), noble(t, 'green.square')]).toEqual([
      ['none', true],
      ['none', true],
      ['c4', false],
    ])
  })

  test('11.6.3 casualties beyond that are ignored; 11.6.5 whose last Noble is doomed counts no victories', () => {
    const t = attack('c4', 'field.green', {
      red,
      green: { circle: { at: 'c4', troops: ['regular50'] } },
      fate: [DEAL[0], DEAL[1], PREVENT[0], PREVENT[1], VICTORY[0], VICTORY[1], 'fate24'],
    })
    putAway(t, 'red', PREVENT[0], PREVENT[1])
    putAway(t, 'green', VICTORY[1])
    expect([noble(t, 'green.circle'), noble(t, 'red.circle')]).toEqual([
      ['none', true],
      ['c4', false],
    ])
  })

  test('11.6.7 each Baron chooses the order of his own deaths', () => {
    const t = attack('c4', 'field.green', {
      red,
      green: { circle: { at: 'c4', troops: ['regular50'] }, square: { at: 'c4', troops: ['regular50'] } },
      fate: [VICTORY[0], VICTORY[1], DEAL[0], DEAL[1], PREVENT[0], PREVENT[1], PREVENT[2], 'fate24', 'fate21'],
    })
    t.play('green', 'command', 'circle')
    putAway(t, 'red', DEAL[0], DEAL[1])
    putAway(t, 'green', PREVENT[0], PREVENT[1])
    expect(asked(t)).toEqual({ green: { nextNoble: names('circle square') } })
    t.play('green', 'nextNoble', 'square')
    expect([noble(t, 'green.circle'), noble(t, 'green.square')]).toEqual([
      ['none', true],
      ['none', true],
    ])
    expect(told(t, 'red').filter(key => key === 'nobleDied')).toHaveLength(2)
  })
})

describe('11 open-field battles', () => {
  const red = { circle: { at: 'c4', troops: ['regular100', 'polish100'] } } as const // 4 cards
  const green = { circle: { at: 'c4', troops: ['regular50', 'regular50', 'regular100'] } } as const

  test('11.6.6 a full victory kills all opposing Nobles', () => {
    const t = attack('c4', 'field.green', {
      red,
      green,
      fate: [VICTORY[0], VICTORY[1], PREVENT[0], PREVENT[1], PREVENT[2], PREVENT[3], DEAL[0], DEAL[1], 'fate06'],
    })
    putAway(t, 'red', PREVENT[0], PREVENT[1])
    putAway(t, 'green', DEAL[0], DEAL[1])
    expect(noble(t, 'green.circle')).toEqual(['none', true])
    expect(cards(t, 'army/circle/green')).toEqual(['regular50', 'regular50', 'regular100']) // 16.3 without tokens nothing is lost
    expect([fact(t, 'nobleAt/red.circle'), fact(t, 'exhausted/red.circle')]).toEqual(['c4', true])
  })

  test('11.6.6 a partial victory makes them retreat; 15.3 where no other Baron is, ready or not as before', () => {
    const t = attack('c4', 'field.green', {
      red,
      green,
      blue: { star: { at: 'c3', troops: ['regular50'] } },
      fate: [VICTORY[0], DEAL[2], PREVENT[0], PREVENT[1], PREVENT[2], PREVENT[3], DEAL[0], DEAL[1], 'fate06'],
    })
    putAway(t, 'red', PREVENT[0], DEAL[2])
    putAway(t, 'green', DEAL[0], DEAL[1])
    expect(asked(t)).toEqual({ green: { retreatTo: names('b4 c5') } })
    expect(t.why('green', 'retreatTo', 'c3')).toEqual({ rule: '15.3', reason: 'otherBaronHere' })
    expect(t.why('green', 'retreatTo', 'd4')).toEqual({ rule: '15.3', reason: 'notNextTo' })
    t.play('green', 'retreatTo', 'b4')
    expect([fact(t, 'nobleAt/green.circle'), fact(t, 'exhausted/green.circle')]).toEqual(['b4', false])
  })

  test('11.6.8 an attacker who must retreat is exhausted all the same', () => {
    const t = attack('c4', 'field.green', {
      red,
      green,
      fate: [PREVENT[0], PREVENT[1], PREVENT[2], PREVENT[3], VICTORY[0], PREVENT[4], DEAL[0], DEAL[1], 'fate06'],
    })
    putAway(t, 'red', PREVENT[2], PREVENT[3])
    putAway(t, 'green', DEAL[0], DEAL[1])
    t.play('red', 'retreatTo', 'c3')
    expect([fact(t, 'nobleAt/red.circle'), fact(t, 'exhausted/red.circle')]).toEqual(['c3', true])
  })

  test('11.6.2 an exhausted star commander gives +200 but no ability', () => {
    const t = attack('c4', 'field.green', {
      red,
      green: { star: { at: 'c4', troops: ['regular50', 'regular50', 'regular100'], exhausted: true } },
      fate: [...PREVENT.slice(0, 4), ...DEAL.slice(0, 4)],
    })
    expect(cards(t, 'fateHand/green')).toHaveLength(4)
    putAway(t, 'red', PREVENT[2], PREVENT[3])
    putAway(t, 'green', DEAL[2], DEAL[3])
    expect(fact(t, 'casualties/red.circle')).toBe(0) // 2 dealt, 2 prevented
  })

  test('11.2 with several opponents one is named, and the others take no part', () => {
    const t = turnUp('red', 'mobilizeForces', { red, green, blue: { star: { at: 'c4', troops: ['regular50'] } } })
    t.play('red', 'perform').play('red', 'mobilize', 'c4')
    expect(asked(t)).toEqual({ red: { attack: names('field.blue field.green'), noBattle: true } })
    t.play('red', 'attack', 'field.green')
    expect(Object.keys(asked(t))).toEqual(['red', 'green'])
  })
})
