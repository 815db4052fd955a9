// Sections 11 to 16 where several paragraphs meet: battles, walls, retreats, deaths.

import { describe, expect, test } from 'vitest'
import type { Troop } from '../../content/troops.ts'
import { asked, cards, fact, isOver, names, position, type Setting, step, turnUp } from '../positions.ts'
import { attack, DEAL, MORE, noble, PREVENT, putAway, VICTORY } from '../rules/battles.ts'

const TROOPS = ['regular50'] as const
const mobilized = (at: string, setting: Setting) =>
  turnUp('red', 'mobilizeForces', setting).play('red', 'perform').play('red', 'mobilize', at)
const handOf = (t: ReturnType<typeof attack>, seat: string) => fact(t, `zones/fateHand/${seat}`)

describe('11 in the open field', () => {
  test('11.5.2 tokens lower the draw, a Noble on the port icon adds nothing, and nobody draws more than ten', () => {
    const t = attack('a3', 'field.green', {
      red: { circle: { at: 'a3', troops: ['regular100', 'polish50'], casualties: 1 } },
      green: { circle: { at: 'a3', troops: TROOPS }, square: { at: 'port.a3', troops: ['swiss200'], exhausted: true } },
    })
    expect([handOf(t, 'red'), handOf(t, 'green')]).toEqual([
      expect.objectContaining({ length: 2 }),
      expect.objectContaining({ length: 2 }),
    ])
    const many = attack('c4', 'field.green', {
      red: { circle: { at: 'c4', troops: ['polish200', 'swiss200', 'english200', 'spanish200'] } },
      green: { circle: { at: 'c4', troops: TROOPS } },
      fate: [...MORE, ...DEAL],
    })
    expect(handOf(many, 'red')).toHaveLength(10)
  })

  test('11.6.1 both sides draw more: the attacker first, until his cards say no more', () => {
    const t = attack('c4', 'field.green', {
      red: { circle: { at: 'c4', troops: TROOPS } },
      green: { circle: { at: 'c4', troops: ['polish50'] } },
      fate: [MORE[0], PREVENT[0], MORE[1], PREVENT[1], MORE[2], VICTORY[0], VICTORY[1], DEAL[0]],
    })
    putAway(t, 'red', PREVENT[0])
    putAway(t, 'green', PREVENT[1])
    expect([noble(t, 'red.circle'), noble(t, 'green.circle'), isOver(t)]).toEqual([['c4', false], ['c4', false], true])
  })

  test('11.6.6 the victory of a doomed triangle commander does not count, that of his cards does', () => {
    const t = attack('c4', 'field.green', {
      red: { triangle: { at: 'c4', troops: ['regular100'] }, circle: { at: 'c4', troops: ['polish200'] } },
      green: { circle: { at: 'c4', troops: ['swiss200'] } },
      fate: [VICTORY[0], ...PREVENT.slice(0, 4), DEAL[0], VICTORY[1], DEAL[1], DEAL[2], 'fate24', 'fate21'],
    })
    t.play('red', 'attackWith', 'triangle').play('red', 'attackWith', 'circle').play('red', 'command', 'triangle')
    putAway(t, 'red', ...PREVENT.slice(0, 4))
    putAway(t, 'green', DEAL[1], DEAL[2]).play('red', 'takeHit', 'triangle')
    expect([noble(t, 'red.triangle'), noble(t, 'red.circle'), noble(t, 'green.circle')]).toEqual([
      ['none', true],
      ['c4', false],
      ['c4', false],
    ])
    expect(isOver(t)).toBe(true) // 1:1
  })

  test('11.6.2 an exhausted triangle commander adds nothing, his office of Standard-Bearer does', () => {
    const t = attack('c4', 'field.green', {
      red: { circle: { at: 'c4', troops: ['polish200'] } },
      green: { triangle: { at: 'c4', troops: ['swiss200'], exhausted: true, office: 'standardBearer' } },
      fate: [PREVENT[0], ...DEAL.slice(1, 4), ...PREVENT.slice(1, 4), DEAL[4], 'fate24', 'fate21'],
    })
    putAway(t, 'red', DEAL[1], DEAL[2], DEAL[3])
    putAway(t, 'green', PREVENT[2], PREVENT[3], DEAL[4])
    expect(Object.keys(asked(t)['red'] ?? {})).toEqual(['retreatTo'])
  })

  test('11.4 in the area of a third Baron’s city Nobles are attacked in the open field, without anybody’s leave', () => {
    const t = attack('c2', 'field.green', {
      red: { circle: { at: 'c2', troops: ['polish200'] } },
      green: { circle: { at: 'c2', troops: TROOPS } },
      blue: { cities: ['froli'], star: { at: 'c2', troops: ['swiss200'] } },
    })
    expect([step(t), handOf(t, 'green')]).toEqual(['battle.putAway', expect.objectContaining({ length: 2 })])
  })

  test('13.4, 11.6.7 in a sortie both sides die: the siege is over, the empty city stays his', () => {
    const t = attack('d6', 'field.green', {
      red: { circle: { at: 'd6', troops: ['regular100'] }, cities: ['dornach'] },
      green: { circle: { at: 'd6', troops: ['regular100'] } },
      cities: { dornach: { siegeBy: 'green' } },
      fate: [DEAL[0], PREVENT[0], PREVENT[1], DEAL[1], PREVENT[2], PREVENT[3], 'fate24', 'fate21'],
    })
    putAway(t, 'red', PREVENT[0], PREVENT[1])
    putAway(t, 'green', PREVENT[2], PREVENT[3])
    expect([noble(t, 'red.circle'), noble(t, 'green.circle')]).toEqual([
      ['none', true],
      ['none', true],
    ])
    expect([fact(t, 'siegeBy/dornach'), fact(t, 'control/dornach')]).toEqual(['none', 'red'])
  })
})

describe('12 assaults', () => {
  test('12.6, 12.7 c the Noble inside is doomed but the walls stand: a partial victory takes the city', () => {
    const t = attack('b1', 'assault.kovel', {
      red: { circle: { at: 'b1', troops: ['polish200', 'swiss200'] } },
      green: { cities: ['kovel'], circle: { at: 'b1', troops: ['regular100'] } },
      fate: [DEAL[0], DEAL[1], VICTORY[0], ...PREVENT, ...DEAL.slice(2, 5), 'fate24', 'fate21'],
    })
    putAway(t, 'red', DEAL[1], PREVENT[0])
    putAway(t, 'green', PREVENT[3], PREVENT[4], DEAL[3], DEAL[4]).play('green', 'takeHit', 'circle')
    expect([noble(t, 'green.circle'), fact(t, 'control/kovel'), fact(t, 'breaches/kovel')]).toEqual([
      ['none', true],
      'red',
      0,
    ])
  })

  test('12.7 b a full victory takes a neutral city with all its strength', () => {
    const t = attack('b1', 'assault.kovel', {
      red: { triangle: { at: 'b1', troops: ['polish200'] } },
      fate: [VICTORY[0], ...PREVENT],
    })
    putAway(t, 'red', PREVENT[0], PREVENT[1]).play('red', 'keepCity')
    expect([fact(t, 'control/kovel'), fact(t, 'breaches/kovel')]).toEqual(['red', 0])
  })

  test('12.5, 19.2.4 the walls of a fortified city come down amid the hits: the rest must go to the army', () => {
    const t = attack('c2', 'assault.froli', {
      red: { circle: { at: 'c2', troops: ['polish200', 'swiss200'] } },
      green: { cities: ['froli'], circle: { at: 'c2', troops: ['regular100', 'polish100'] } },
      cities: { froli: { fortified: true } },
      fate: [...DEAL.slice(0, 3), PREVENT[0], PREVENT[1], ...VICTORY.slice(0, 5), PREVENT[2], PREVENT[3], 'fate24'],
    })
    putAway(t, 'red', PREVENT[0], VICTORY[0])
    putAway(t, 'green', PREVENT[2], PREVENT[3], VICTORY[2], VICTORY[3], VICTORY[4])
    t.play('green', 'takeHit', 'walls').play('green', 'takeHit', 'walls')
    expect([fact(t, 'fortified/froli'), fact(t, 'breaches/froli'), fact(t, 'casualties/green.circle')]).toEqual([
      false,
      1,
      1,
    ])
    expect(Object.keys(asked(t)['red'] ?? {})).toEqual(['retreatTo']) // 0:1
  })
})

test('12.1 b, 12.9, 19.3.2 with the besieger’s leave another takes the empty city and razes it: the siege is over', () => {
  const t = attack('a3', 'assault.surat', {
    red: { star: { at: 'a3', troops: TROOPS } },
    blue: { star: { at: 'a3', troops: TROOPS } },
    cities: { surat: { siegeBy: 'blue', breaches: 2 } },
  })
  t.play('blue', 'allow').play('red', 'razeCity')
  expect([fact(t, 'siegeBy/surat'), fact(t, 'razed/surat'), fact(t, 'crowns/red')]).toEqual(['none', true, 9])
})

describe('13 sieges', () => {
  test('13.1 what the Nobles have together must be more, and all who are needed are exhausted', () => {
    const against = (second: Troop) =>
      mobilized('b1', {
        red: { star: { at: 'b1', troops: TROOPS }, circle: { at: 'b1', troops: [second] } },
        green: { cities: ['kovel'] },
        cities: { kovel: { fortified: true } },
      })
    expect(against('polish50').why('red', 'attack', 'siege.kovel')).toEqual({ rule: '13.1', reason: 'tooWeakForSiege' })
    const t = against('polish100').play('red', 'attack', 'siege.kovel').play('red', 'attackWith', 'star')
    expect([fact(t, 'siegeBy/kovel'), fact(t, 'exhausted/red.star'), fact(t, 'exhausted/red.circle')]).toEqual([
      'red',
      true,
      true,
    ])
  })

  test('13.6, 12.1 b a neutral city surrenders with the leave of others there; their Nobles stay as they are', () => {
    const t = attack('c2', 'siege.froli', {
      round: 3,
      red: { star: { at: 'c2', troops: ['polish200'] } },
      green: { star: { at: 'c2', troops: TROOPS } },
      cities: { froli: { siegeBy: 'red', siegeRound: 2 } },
    })
    t.play('green', 'allow').play('red', 'keepCity')
    expect([fact(t, 'control/froli'), fact(t, 'siegeBy/froli'), noble(t, 'green.star')]).toEqual([
      'red',
      'none',
      ['c2', false],
    ])
  })

  test('13.5, 13.6 another Noble of the besieger, who has just come, may take the surrender', () => {
    const t = mobilized('c2', {
      round: 3,
      red: { star: { at: 'c2', troops: TROOPS, exhausted: true }, circle: { at: 'c1', troops: TROOPS } },
      cities: { froli: { siegeBy: 'red', siegeRound: 2 } },
    })
    t.play('red', 'moveNoble', 'circle').play('red', 'attack', 'siege.froli').play('red', 'keepCity')
    expect([fact(t, 'control/froli'), asked(t)]).toEqual(['red', { red: { allocate: names('assembly wages') } }])
  })

  test('13.1, 13.6 a Constable’s hundred counts again at the surrender, with which he dies', () => {
    const facing = (second: Troop) =>
      mobilized('c2', {
        round: 3,
        red: { star: { at: 'c2', troops: ['polish200', second] } },
        green: { cities: ['froli'], star: { at: 'c2', troops: TROOPS, office: 'constable' } },
        cities: { froli: { siegeBy: 'red', siegeRound: 2 } },
      })
    expect(facing('swiss100').why('red', 'attack', 'siege.froli')?.reason).toBe('tooWeakForSiege') // 500 : 500
    const t = facing('swiss150').play('red', 'attack', 'siege.froli')
    expect([noble(t, 'green.star'), cards(t, 'agendaDiscard')]).toEqual([['none', true], ['constable']])
  })
})

describe('14 strongholds', () => {
  test('14.4 with one crown and no city there is nothing to take', () => {
    const t = attack('c4', 'siege.green', {
      round: 3,
      red: { star: { at: 'c4', troops: ['polish200'] } },
      green: { stronghold: 'c4', crowns: 1 },
      siegeOfStronghold: { green: { by: 'red', round: 2 } },
    })
    expect([fact(t, 'crowns/red'), fact(t, 'crowns/green'), fact(t, 'siegeBy/green'), isOver(t)]).toEqual([
      0,
      1,
      'none',
      true,
    ])
  })

  test('14.4a, 13.7 a city handed over stays fortified, and besieged by a third Baron', () => {
    const t = attack('c4', 'siege.green', {
      round: 3,
      red: { star: { at: 'c4', troops: ['polish200'] } },
      green: { stronghold: 'c4', crowns: 11, cities: ['monz'] },
      blue: { star: { at: 'b4', troops: TROOPS } },
      cities: { monz: { siegeBy: 'blue', fortified: true } },
      siegeOfStronghold: { green: { by: 'red', round: 2 } },
    }).play('red', 'keepCity')
    expect(['control', 'siegeBy', 'fortified'].map(what => fact(t, `${what}/monz`))).toEqual(['red', 'blue', true])
    expect(fact(t, 'crowns/red')).toBe(5)
  })

  test('14.2 behind fallen walls a leaderless army still stands: victories are counted, one is enough', () => {
    const t = attack('c4', 'assault.green', {
      red: { circle: { at: 'c4', troops: ['regular100', 'polish100'] } },
      green: { stronghold: 'c4', strongholdBreaches: 3, garrison: ['swiss200'], crowns: 5 },
      fate: [DEAL[0], VICTORY[0], ...PREVENT.slice(0, 3), DEAL[1], 'fate21'],
    })
    putAway(t, 'red', PREVENT[0], DEAL[0])
    expect([fact(t, 'strongholdAt/green'), fact(t, 'crowns/red'), cards(t, 'army/stronghold/green')]).toEqual([
      'none',
      2,
      [], // 14.5: the Swiss desert
    ])
  })

  test('12.5, 14.2 a Noble commands the leaderless army too; its owner spreads the hits over both and the walls', () => {
    const t = attack('c4', 'assault.green', {
      red: { circle: { at: 'c4', troops: ['polish200', 'swiss200'] } },
      green: {
        stronghold: 'c4',
        strongholdBreaches: 2,
        garrison: ['regular100'],
        star: { at: 'c4', troops: TROOPS, exhausted: true },
      },
      fate: [
        DEAL[0],
        DEAL[1],
        VICTORY[0],
        VICTORY[1],
        PREVENT[0],
        PREVENT[1],
        VICTORY[2],
        VICTORY[3],
        DEAL[2],
        DEAL[3],
      ],
    })
    putAway(t, 'red', PREVENT[0], PREVENT[1])
    putAway(t, 'green', DEAL[2], DEAL[3])
    expect(asked(t)).toEqual({ green: { takeHit: names('star stronghold walls') } })
    t.play('green', 'takeHit', 'stronghold')
    expect(asked(t)).toEqual({ green: { takeHit: names('star walls') } })
    t.play('green', 'takeHit', 'star')
    expect([noble(t, 'green.star'), fact(t, 'strongholdAt/green'), fact(t, 'casualties/green.stronghold')]).toEqual([
      ['none', true],
      'c4', // 2:2, and its walls stand
      1,
    ])
  })

  test('14.5 a full victory does not kill the leaderless army: deserters and casualties leave, in this order', () => {
    const t = attack('c4', 'assault.green', {
      red: { triangle: { at: 'c4', troops: ['polish200', 'swiss200'] } },
      green: {
        stronghold: 'c4',
        garrison: ['regular100', 'english150', 'spanish50'],
        garrisonCasualties: 1,
        crowns: 3,
      },
      fate: [VICTORY[0], ...PREVENT, ...DEAL.slice(0, 5), 'fate13'], // then Spanish
    })
    putAway(t, 'red', PREVENT[0], PREVENT[1])
    expect([fact(t, 'strongholdAt/green'), cards(t, 'army/stronghold/green'), fact(t, 'crowns/red')]).toEqual([
      'none',
      ['regular100'],
      1,
    ])
  })

  test('13.1 a leaderless army adds no 200 against a siege', () => {
    const t = attack('c4', 'siege.green', {
      red: { star: { at: 'c4', troops: ['polish200', 'swiss100'] } },
      green: { stronghold: 'c4', garrison: ['regular100', 'regular50'] },
    })
    expect(fact(t, 'siegeBy/green')).toBe('red') // 500 > 450
  })
})

describe('15 retreat', () => {
  /** Red attacks out of his stronghold, which three of green's Nobles surround, and is driven off. */
  const drivenOff = (setting: Setting) => {
    const t = attack('c4', 'field.green', {
      red: { circle: { at: 'c4', troops: TROOPS }, stronghold: 'c4' },
      green: {
        circle: { at: 'c4', troops: ['polish200'] },
        star: { at: 'b4', troops: TROOPS },
        square: { at: 'c3', troops: TROOPS },
        triangle: { at: 'c5', troops: TROOPS },
      },
      ...setting,
      fate: [PREVENT[0], PREVENT[1], VICTORY[0], DEAL[0], DEAL[1], PREVENT[2], 'fate24', 'fate21'],
    })
    putAway(t, 'red', PREVENT[0])
    return putAway(t, 'green', DEAL[0], DEAL[1])
  }

  test('15.4 his stronghold may be where he stands: he stays there, exhausted; besieged, he dies', () => {
    const t = drivenOff({})
    expect([noble(t, 'red.circle'), fact(t, 'exhausted/red.circle')]).toEqual([['c4', false], true])
    const besieged = drivenOff({ siegeOfStronghold: { red: { by: 'green' } } })
    expect(noble(besieged, 'red.circle')).toEqual(['none', true])
  })

  const fleeing = (at: 'a2' | 'c3', setting: Setting) => {
    const t = attack(at, 'field.green', {
      red: { circle: { at, troops: ['regular100', 'polish100'] } },
      green: { circle: { at, troops: TROOPS } },
      ...setting,
      fate: [VICTORY[0], DEAL[0], DEAL[1], PREVENT[0], PREVENT[1], PREVENT[3], 'fate24'],
    })
    putAway(t, 'red', DEAL[0], DEAL[1])
    return asked(putAway(t, 'green', PREVENT[1]))['green']?.['retreatTo']
  }

  test('15.3, 8.2.7 not over a bridge in a flood', () => {
    expect(fleeing('c3', { roundEvents: ['springFlood'] })).toEqual(names('b2 b3 b4 c2 c4'))
  })

  test('15.3, 10.7 a Noble on the port icon of an area does not close it', () => {
    const blue = {
      star: { at: 'port.b1', troops: TROOPS, exhausted: true },
      square: { at: 'a1', troops: TROOPS },
    } as const
    expect(fleeing('a2', { blue })).toEqual(names('a3 b1 b2 b3'))
  })
})

describe('16 death', () => {
  const dying = (troops: readonly Troop[], casualties: number) =>
    position({
      red: { star: { at: 'c3', troops, casualties } },
      fate: ['fate04'], // Italian
      stack: [{ step: 'plan.cards' }, { step: 'death.begin', seat: 'red', shape: 'star', isAbandoned: false }],
    })

  test('16.3 of several ways to exceed the casualties with no card too many he chooses', () => {
    const t = dying(['polish150', 'swiss150', 'english100'], 2).play('red', 'discardTroop', 'polish150')
    expect(asked(t)).toEqual({ red: { discardTroop: names('english100 swiss150') } })
    expect(cards(t.play('red', 'discardTroop', 'swiss150'), 'army/star/red')).toEqual(['english100'])
  })

  test('16.2, 16.3 casualties are counted out of what the deserters have left', () => {
    const t = dying(['polish200', 'swiss200', 'english50', 'spanish50', 'italian100'], 3)
    t.play('red', 'discardTroop', 'polish200').play('red', 'discardTroop', 'english50')
    expect(cards(t, 'army/star/red')).toEqual(['swiss200'])
  })
})
