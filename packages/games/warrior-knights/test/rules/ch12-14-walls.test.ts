// Sections 12 to 14: assaults, sieges and strongholds.

import { describe, expect, test } from 'vitest'
import { asked, cards, fact, isOver, names, position, type Setting, turnUp } from '../positions.ts'
import { attack, DEAL, noble, PREVENT, putAway, VICTORY } from './battles.ts'

describe('12 assaults', () => {
  test('12.5 the defender chooses between casualties and breaches', () => {
    const t = attack('b1', 'assault.kovel', {
      red: { circle: { at: 'b1', troops: ['polish100', 'swiss100'] } },
      green: { cities: ['kovel'], circle: { at: 'b1', troops: ['regular100', 'regular100'] } },
      fate: [DEAL[0], VICTORY[0], PREVENT[0], PREVENT[1], VICTORY[1], ...DEAL.slice(1, 4), 'fate06', 'fate14'],
    })
    putAway(t, 'red', PREVENT[0], PREVENT[1])
    putAway(t, 'green', DEAL[1], DEAL[2], DEAL[3], 'fate06', 'fate14')
    expect(asked(t)).toEqual({ green: { takeHit: names('circle walls') } })
    t.play('green', 'takeHit', 'walls')
    expect([fact(t, 'breaches/kovel'), fact(t, 'casualties/green.circle')]).toEqual([1, 0])
    expect(fact(t, 'control/kovel')).toBe('green') // victories 1:1
  })

  test('12.7 a the city falls when its strength is 0 and no defending Noble lives', () => {
    const t = attack('b1', 'assault.kovel', {
      red: { circle: { at: 'b1', troops: ['polish100', 'swiss100'] } },
      green: { cities: ['kovel'], circle: { at: 'b1', troops: ['regular50'] } },
      cities: { kovel: { breaches: 1 } },
      fate: [...DEAL.slice(0, 4), ...PREVENT.slice(0, 2), VICTORY[0], 'fate06'],
    })
    putAway(t, 'red', DEAL[2], DEAL[3])
    putAway(t, 'green', PREVENT[0], PREVENT[1]) // keeps a victory, which does not count: nobody of his stands
    t.play('green', 'takeHit', 'walls')
    expect(noble(t, 'green.circle')).toEqual(['none', true])
    expect([fact(t, 'control/kovel'), fact(t, 'breaches/kovel')]).toEqual(['red', 2])
    expect(asked(t)).toEqual({ red: { keepCity: true, razeCity: true } })
  })

  test('12.9 empty walls of strength 0 are captured without cards', () => {
    const t = attack('c2', 'assault.froli', {
      red: { star: { at: 'c2', troops: ['regular50'] } },
      cities: { froli: { breaches: 1 } },
    })
    expect(asked(t)).toEqual({ red: { keepCity: true, razeCity: true } })
    t.play('red', 'razeCity')
    expect([fact(t, 'razed/froli'), fact(t, 'crowns/red'), fact(t, 'exhausted/red.star')]).toEqual([true, 6, true])
  })

  test('12.1, 12.1a the others there are asked clockwise from the attacker until one refuses; the target is not offered again', () => {
    const there = { at: 'c2', troops: ['regular50'] } as const
    const t = attack('c2', 'assault.froli', {
      players: 5,
      red: { star: there },
      green: { star: there },
      blue: { star: there },
      black: { star: there },
      yellow: { star: { at: 'port.a3', troops: ['regular50'], exhausted: true } },
    })
    expect(asked(t)).toEqual({ green: { allow: true, refuse: true } })
    t.play('green', 'allow')
    expect(asked(t)).toEqual({ blue: { allow: true, refuse: true } })
    t.play('blue', 'refuse')
    expect(asked(t)['red']?.['attack']).toEqual(['field.green', 'field.blue', 'field.black'].sort())
    for (const target of ['assault.froli', 'siege.froli'])
      expect(t.why('red', 'attack', target)).toEqual({ rule: '12.1a', reason: 'notAgain' })
    expect([fact(t, 'exhausted/red.star'), fact(t, 'siegeBy/froli')]).toEqual([false, 'none'])
  })

  test("12.1 the owner's consent is never needed", () => {
    const t = attack('c2', 'siege.froli', {
      red: { star: { at: 'c2', troops: ['polish200'] } },
      green: { cities: ['froli'], star: { at: 'c2', troops: ['regular50'] } },
    })
    expect(fact(t, 'siegeBy/froli')).toBe('red')
  })

  test('12.2, 12.3 an assault is announced: the defender adds the strength of the city to his own', () => {
    const t = attack('b1', 'assault.kovel', {
      red: { circle: { at: 'b1', troops: ['polish100', 'swiss100'] } },
      green: { cities: ['kovel'], circle: { at: 'b1', troops: ['regular50'] } },
    })
    expect([cards(t, 'fateHand/red'), cards(t, 'fateHand/green')]).toEqual([
      expect.objectContaining({ length: 4 }),
      expect.objectContaining({ length: 4 }), // 50 + 200 + 200
    ])
  })

  test('12.4 a neutral city draws for its strength and puts nothing away: casualties become breaches; 12.6, 12.8 it may win', () => {
    const t = attack('b1', 'assault.kovel', {
      red: { circle: { at: 'b1', troops: ['polish100', 'swiss100'] } },
      fate: [DEAL[0], DEAL[1], PREVENT[0], PREVENT[1], PREVENT[2], VICTORY[0], 'fate24'],
    })
    expect(Object.keys(asked(t))).toEqual(['red'])
    putAway(t, 'red', PREVENT[0], PREVENT[1])
    expect(fact(t, 'breaches/kovel')).toBe(1) // 2 dealt, 1 prevented
    expect(Object.keys(asked(t)['red'] ?? {})).toEqual(['retreatTo']) // 0 victories against 1
    t.play('red', 'retreatTo', 'b2')
    expect([fact(t, 'control/kovel'), fact(t, 'exhausted/red.circle')]).toEqual(['none', true])
  })

  test('12.8 a full victory of a neutral city kills the attackers', () => {
    const t = attack('b1', 'assault.kovel', {
      red: { circle: { at: 'b1', troops: ['regular50', 'regular100'] } },
      fate: [DEAL[0], PREVENT[0], PREVENT[1], VICTORY[0], VICTORY[1], 'fate24'],
    })
    putAway(t, 'red', PREVENT[0], PREVENT[1])
    expect([noble(t, 'red.circle'), fact(t, 'breaches/kovel')]).toEqual([['none', true], 1])
  })

  test('12.5 without anybody inside the owner draws and puts nothing away; 12.10, 19.2.2 it stays fortified, the siege of the victor ends', () => {
    const t = attack('b1', 'assault.kovel', {
      round: 2,
      red: { circle: { at: 'b1', troops: ['polish100', 'swiss100'] } },
      green: { cities: ['kovel'] },
      cities: { kovel: { fortified: true, siegeBy: 'red', siegeRound: 2 } },
      fate: [VICTORY[0], VICTORY[1], PREVENT[0], PREVENT[1], DEAL[0], PREVENT[2], PREVENT[3]],
    })
    expect(Object.keys(asked(t))).toEqual(['red'])
    putAway(t, 'red', PREVENT[0], PREVENT[1])
    expect([fact(t, 'casualties/red.circle'), fact(t, 'breaches/kovel')]).toEqual([1, 0])
    expect([fact(t, 'control/kovel'), fact(t, 'fortified/kovel'), fact(t, 'siegeBy/kovel')]).toEqual([
      'red',
      true,
      'none',
    ])
    expect(asked(t)).toEqual({ red: { keepCity: true, razeCity: true } })
  })

  test('12.7 if all attackers die the city is not captured', () => {
    const t = attack('c2', 'assault.froli', {
      red: { circle: { at: 'c2', troops: ['regular50'] } },
      fate: [DEAL[0], PREVENT[0], DEAL[1], 'fate24'],
    })
    putAway(t, 'red', PREVENT[0])
    expect([noble(t, 'red.circle'), fact(t, 'control/froli'), fact(t, 'breaches/froli')]).toEqual([
      ['none', true],
      'none',
      1,
    ])
  })

  test('19.2.4 a fortified city brought to 0 is plain, with one breach less', () => {
    const t = attack('b1', 'assault.kovel', {
      red: { circle: { at: 'b1', troops: ['regular50', 'regular100'] } },
      green: { cities: ['kovel'] },
      cities: { kovel: { fortified: true, breaches: 2 } },
      fate: [DEAL[0], PREVENT[0], PREVENT[1], VICTORY[0]],
    })
    putAway(t, 'red', PREVENT[0], PREVENT[1])
    expect([fact(t, 'fortified/kovel'), fact(t, 'breaches/kovel'), fact(t, 'control/kovel')]).toEqual([false, 2, 'red'])
  })
})

describe('13 sieges', () => {
  const siege = (setting: Setting) =>
    turnUp('red', 'mobilizeForces', setting).play('red', 'perform').play('red', 'mobilize', 'd6')
  const red = { star: { at: 'd6', troops: ['regular50'] } } as const

  test('13.1 too weak', () => {
    const t = siege({ red, green: { cities: ['dornach'] }, cities: { dornach: { fortified: true } } })
    expect(asked(t)).toEqual({ red: { attack: names('assault.dornach siege.dornach'), noBattle: true } }) // 250 > 200
    const weak = siege({ red, green: { cities: ['dornach'], star: { at: 'd6', troops: ['regular50'] } } })
    expect(weak.why('red', 'attack', 'siege.dornach')).toEqual({ rule: '13.1', reason: 'tooWeakForSiege' }) // 250 : 350
  })

  test('13.7 not twice in a round, nor beside another besieger', () => {
    const again = siege({ red, round: 2, cities: { dornach: { siegeBy: 'red', siegeRound: 2 } } })
    expect(again.why('red', 'attack', 'siege.dornach')).toEqual({ rule: '13.7', reason: 'besiegedAlready' })
    const other = siege({
      red,
      round: 2,
      blue: { star: { at: 'd6', troops: ['regular50'] } },
      cities: { dornach: { siegeBy: 'blue', siegeRound: 1 } },
    })
    expect(other.why('red', 'attack', 'siege.dornach')).toEqual({ rule: '13.7', reason: 'besiegedAlready' })
  })

  test('13.6 a surrender kills the Nobles inside', () => {
    const t = siege({
      round: 3,
      red: { star: { at: 'd6', troops: ['polish200', 'swiss200'] } },
      green: { cities: ['dornach'], star: { at: 'd6', troops: ['regular100'] } },
      cities: { dornach: { siegeBy: 'red', siegeRound: 1 } },
    })
    t.play('red', 'attack', 'siege.dornach').play('red', 'keepCity')
    expect([fact(t, 'control/dornach'), fact(t, 'siegeBy/dornach')]).toEqual(['red', 'none'])
    expect(noble(t, 'green.star')).toEqual(['none', true])
  })

  test('13.2 the marker is put, nobody is hurt, no card is drawn, the besiegers are exhausted; it counts as a battle', () => {
    const t = siege({ round: 2, red, fate: ['fate09'] }).play('red', 'attack', 'siege.dornach')
    expect([fact(t, 'siegeBy/dornach'), fact(t, 'siegeRound/dornach'), fact(t, 'exhausted/red.star')]).toEqual([
      'red',
      2,
      true,
    ])
    expect([fact(t, 'casualties/red.star'), cards(t, 'fateDeck/0')]).toEqual([0, 'fate09'])
    expect([cards(t, 'special'), isOver(t)]).toEqual([{ assembly: { red: ['mobilizeForces'] } }, true])
  })

  test('13.3 a besieged city pays no taxes and gives no influence', () => {
    const setting = {
      red: {
        stronghold: 'c4',
        cities: ['dornach', 'kovel'],
        star: { at: 'b1', troops: ['regular50'] },
        square: { at: 'd6', troops: ['regular50'] },
      },
      green: { star: { at: 'd6', troops: ['polish200'] } },
      cities: { dornach: { siegeBy: 'green' } },
    } as const
    const taxes = position({ ...setting, stack: [{ step: 'plan.cards' }, { step: 'taxation.begin' }] })
    expect(fact(taxes, 'crowns/red')).toBe(3)
    const influence = position({ ...setting, stack: [{ step: 'plan.cards' }, { step: 'upkeep.influence' }] })
    expect(fact(influence, 'influence/red')).toBe(1)
  })

  test("13.4 Nobles inside attack the besieger in the open field, without the city's strength", () => {
    const t = siege({
      red: { cities: ['dornach'], circle: { at: 'd6', troops: ['regular50'] } },
      green: { circle: { at: 'd6', troops: ['regular50'] } },
      cities: { dornach: { siegeBy: 'green' } },
    })
    expect(asked(t)).toEqual({ red: { attack: ['field.green'], noBattle: true } })
    t.play('red', 'attack', 'field.green')
    expect(cards(t, 'fateHand/red')).toHaveLength(2) // 50 + 200
  })

  test('13.5 the siege is lifted when no Noble of the besieger is left; another of his may take it over', () => {
    const leaving = (square: Setting['red']) => {
      const t = turnUp('red', 'versatileStrategy', {
        red: { star: { at: 'c2', troops: ['polish200'] }, ...square },
        cities: { froli: { siegeBy: 'red' } },
      })
      t.play('red', 'perform').play('red', 'option', 'moveOneNoble')
      if (asked(t)['red']?.['moveNoble']) t.play('red', 'moveNoble', 'star')
      return fact(t.play('red', 'go', 'c3'), 'siegeBy/froli')
    }
    expect([leaving({}), leaving({ square: { at: 'c2', troops: ['regular50'], exhausted: true } })]).toEqual([
      'none',
      'red',
    ])
  })

  test('13.6 not in the same round, and 13.1 must hold again', () => {
    const weak = siege({
      round: 3,
      red,
      green: { cities: ['dornach'], star: { at: 'd6', troops: ['regular100'] } },
      cities: { dornach: { siegeBy: 'red', siegeRound: 1 } },
    })
    expect(weak.why('red', 'attack', 'siege.dornach')).toEqual({ rule: '13.1', reason: 'tooWeakForSiege' })
  })
})

describe('14 strongholds', () => {
  test('14.4 the victor takes half of the crowns and a city the loser picks', () => {
    const t = attack('c4', 'siege.green', {
      round: 3,
      red: { star: { at: 'c4', troops: ['polish200'] } },
      green: { stronghold: 'c4', crowns: 9, cities: ['kovel', 'froli'] },
      siegeOfStronghold: { green: { by: 'red', round: 2 } },
    })
    expect(asked(t)).toEqual({ green: { handOver: names('froli kovel') } })
    t.play('green', 'handOver', 'froli').play('red', 'keepCity')
    expect([fact(t, 'crowns/red'), fact(t, 'crowns/green')]).toEqual([4, 5])
    expect([fact(t, 'control/froli'), fact(t, 'control/kovel'), fact(t, 'strongholdAt/green')]).toEqual([
      'red',
      'green',
      'none',
    ])
  })

  const bare = { stronghold: 'c4', strongholdBreaches: 3, crowns: 9 } as const // its walls are at 0

  test('14.1 it is attacked like a city: its Baron is inside, third Barons there are asked', () => {
    const t = turnUp('red', 'mobilizeForces', {
      red: { star: { at: 'c4', troops: ['polish200', 'swiss200', 'english200'] } },
      green: { stronghold: 'c4', star: { at: 'c4', troops: ['regular50'] } },
      blue: { star: { at: 'c4', troops: ['regular50'] } },
    })
    t.play('red', 'perform').play('red', 'mobilize', 'c4')
    expect(asked(t)['red']?.['attack']).toEqual(names('assault.green field.blue siege.green'))
    t.play('red', 'attack', 'assault.green')
    expect(asked(t)).toEqual({ blue: { allow: true, refuse: true } })
  })

  test('14.2 a leaderless army has no commander: no +200, nothing is put away', () => {
    const t = attack('c4', 'assault.green', {
      red: { circle: { at: 'c4', troops: ['regular100'] } },
      green: { stronghold: 'c4', garrison: ['regular100', 'regular50'] },
    })
    expect(Object.keys(asked(t))).toEqual(['red'])
    expect(cards(t, 'fateHand/green')).toHaveLength(4) // 300 + 150
  })

  const fallen = (green: Setting['green']) => {
    const t = attack('c4', 'assault.green', {
      red: { circle: { at: 'c4', troops: ['regular100'] } },
      green: { ...bare, ...green },
      fate: [DEAL[0], PREVENT[0], PREVENT[1], VICTORY[0], 'fate11'], // then Polish
    })
    return putAway(t, 'red', PREVENT[0], PREVENT[1])
  }

  test('14.3 it falls when its walls are at 0 and the leaderless army is full; 14.4 half of the crowns, rounded down; 14.8 nobody keeps or razes it', () => {
    const t = fallen({ garrison: ['regular100'] })
    expect([fact(t, 'strongholdAt/green'), fact(t, 'crowns/red'), fact(t, 'crowns/green')]).toEqual(['none', 4, 5])
    expect([cards(t, 'army/stronghold/green'), fact(t, 'casualties/green.stronghold')]).toEqual([['regular100'], 0])
    expect(fact(t, 'strongholdBreaches/green')).toBe(0)
    expect(isOver(t)).toBe(true)
  })

  test('14.5 of its leaderless troops deserters leave and casualties are lost; the rest comes back with it', () => {
    const t = fallen({ garrison: ['polish50', 'regular50'] })
    expect(cards(t, 'army/stronghold/green')).toEqual(['regular50'])
  })

  test('14.4a the loser hands over a city, also a besieged one; the new owner keeps or razes it', () => {
    const t = fallen({ garrison: ['regular100'], cities: ['kovel', 'cadiz'] })
    expect(asked(t)).toEqual({ green: { handOver: names('cadiz kovel') } })
    t.play('green', 'handOver', 'kovel')
    expect(asked(t)).toEqual({ red: { keepCity: true, razeCity: true } })
    t.play('red', 'razeCity')
    expect([fact(t, 'razed/kovel'), fact(t, 'crowns/red'), fact(t, 'control/cadiz')]).toEqual([true, 4 + 9, 'green'])
  })

  test('14.6 without his stronghold a Baron gains no influence', () => {
    const t = position({ green: { cities: ['kovel'] }, stack: [{ step: 'plan.cards' }, { step: 'upkeep.influence' }] })
    expect(fact(t, 'influence/green')).toBe(0)
  })

  test('14.7 if no attacker survives it is removed all the same, without any reward', () => {
    const t = attack('c4', 'assault.green', {
      red: { circle: { at: 'c4', troops: ['regular50'] } },
      green: { ...bare, garrison: ['regular100'], cities: ['kovel'] },
      fate: [DEAL[0], PREVENT[0], DEAL[1], 'fate24', 'fate21'],
    })
    putAway(t, 'red', PREVENT[0])
    expect([noble(t, 'red.circle'), fact(t, 'strongholdAt/green'), fact(t, 'strongholdBreaches/green')]).toEqual([
      ['none', true],
      'none',
      0,
    ])
    expect([fact(t, 'crowns/red'), fact(t, 'crowns/green'), fact(t, 'control/kovel')]).toEqual([0, 9, 'green'])
  })
})
