// Sections 15 and 16: retreat, and the death of a Noble.

import { describe, expect, test } from 'vitest'
import type { Troop } from '../../content/troops.ts'
import { asked, cards, fact, type Noble, names, position, type Setting } from '../positions.ts'
import { attack, DEAL, noble, PREVENT, putAway, VICTORY } from './battles.ts'

describe('15 retreat', () => {
  const ring = {
    star: { at: 'b4', troops: ['regular50'] },
    square: { at: 'c3', troops: ['regular50'] },
    triangle: { at: 'c5', troops: ['regular50'] },
  } as const

  test('15.1 his Nobles retreat one by one in his order, and may go to different areas', () => {
    const t = attack('c4', 'field.green', {
      red: { circle: { at: 'c4', troops: ['regular100', 'regular100'] } },
      green: { circle: { at: 'c4', troops: ['regular50'] }, square: { at: 'c4', troops: ['regular50'] } },
      fate: [VICTORY[0], DEAL[0], DEAL[1], PREVENT[0], PREVENT[1], PREVENT[2], PREVENT[3], 'fate24', 'fate21'],
    })
    t.play('green', 'command', 'circle')
    putAway(t, 'red', DEAL[0], DEAL[1])
    putAway(t, 'green', PREVENT[1], PREVENT[2])
    expect(asked(t)).toEqual({ green: { nextNoble: names('circle square') } })
    t.play('green', 'nextNoble', 'square').play('green', 'retreatTo', 'c3').play('green', 'retreatTo', 'c5')
    expect([fact(t, 'nobleAt/green.square'), fact(t, 'nobleAt/green.circle')]).toEqual(['c3', 'c5'])
  })

  test('15.2 a card for deserters comes first: his Baron chooses one of that nationality', () => {
    const t = attack('c4', 'field.green', {
      red: { circle: { at: 'c4', troops: ['regular100', 'regular100'] } },
      green: { circle: { at: 'c4', troops: ['polish100', 'polish50'] } },
      fate: [VICTORY[0], DEAL[0], DEAL[1], PREVENT[0], PREVENT[1], PREVENT[3], PREVENT[4], 'fate11'],
    })
    putAway(t, 'red', DEAL[0], DEAL[1])
    putAway(t, 'green', PREVENT[1], PREVENT[3])
    expect(asked(t)).toEqual({ green: { desert: names('polish100 polish50') } })
    t.play('green', 'desert', 'polish50').play('green', 'retreatTo', 'b4')
    expect([cards(t, 'army/circle/green'), fact(t, 'nobleAt/green.circle')]).toEqual([['polish100'], 'b4'])
  })

  test('15.2 who has lost all troops without tokens leaves the board instead', () => {
    const t = attack('c4', 'field.green', {
      red: { circle: { at: 'c4', troops: ['regular100', 'regular100'] } },
      green: { circle: { at: 'c4', troops: ['polish50'] } },
      fate: [VICTORY[0], DEAL[0], DEAL[1], PREVENT[0], PREVENT[1], PREVENT[3], 'fate11'],
    })
    putAway(t, 'red', DEAL[0], DEAL[1])
    putAway(t, 'green', PREVENT[1])
    expect(noble(t, 'green.circle')).toEqual(['none', false])
  })

  const surrounded = (green: Setting['green'], more: Setting = {}) => {
    const t = attack('c4', 'field.green', {
      red: { circle: { at: 'c4', troops: ['regular100', 'regular100'] } },
      blue: ring,
      ...more,
      green: { circle: { at: 'c4', troops: ['regular50'] }, ...green },
      fate: [VICTORY[0], DEAL[0], DEAL[1], PREVENT[0], PREVENT[1], PREVENT[3], 'fate24', 'fate21'],
    })
    putAway(t, 'red', DEAL[0], DEAL[1])
    return putAway(t, 'green', PREVENT[1])
  }

  test('15.4 without a free area he goes to his stronghold, exhausted, whoever is there', () => {
    const t = surrounded(
      { stronghold: 'e5' },
      {
        red: { circle: { at: 'c4', troops: ['regular100', 'regular100'] }, star: { at: 'e5', troops: ['regular50'] } },
      },
    )
    expect([noble(t, 'green.circle'), fact(t, 'exhausted/green.circle')]).toEqual([['e5', false], true])
  })

  test('15.4 if that is besieged or off the board he dies', () => {
    expect(noble(surrounded({}), 'green.circle')).toEqual(['none', true])
    const besieged = surrounded(
      { stronghold: 'e5' },
      {
        red: { circle: { at: 'c4', troops: ['regular100', 'regular100'] }, star: { at: 'e5', troops: ['regular50'] } },
        siegeOfStronghold: { green: { by: 'red' } },
      },
    )
    expect(noble(besieged, 'green.circle')).toEqual(['none', true])
  })

  test('15.5 from overseas there is no retreat: he dies, with the one card of 16.2', () => {
    const t = attack('acre', 'field.green', {
      red: { circle: { at: 'acre', troops: ['regular100', 'regular100'] } },
      green: { stronghold: 'e5', circle: { at: 'acre', troops: ['polish50', 'regular50'] } },
      fate: [VICTORY[0], DEAL[0], DEAL[1], PREVENT[0], PREVENT[1], PREVENT[3], PREVENT[4], 'fate24', 'fate11'],
    })
    putAway(t, 'red', DEAL[0], DEAL[1])
    putAway(t, 'green', PREVENT[1], PREVENT[3])
    expect([noble(t, 'green.circle'), cards(t, 'army/circle/green')]).toEqual([
      ['none', true],
      ['regular50', 'polish50'],
    ])
  })

  test('15.6 out of his own stronghold that is being taken he cannot go there', () => {
    const t = attack('c4', 'assault.green', {
      red: { circle: { at: 'c4', troops: ['regular100', 'regular100'] } },
      green: { stronghold: 'c4', strongholdBreaches: 3, circle: { at: 'c4', troops: ['regular50'] } },
      blue: ring,
      fate: [VICTORY[0], DEAL[0], DEAL[1], PREVENT[0], PREVENT[1], PREVENT[3], 'fate24', 'fate21'],
    })
    putAway(t, 'red', DEAL[0], DEAL[1])
    putAway(t, 'green', PREVENT[1])
    expect([noble(t, 'green.circle'), fact(t, 'strongholdAt/green')]).toEqual([['none', true], 'none'])
  })
})

describe('16 death of a Noble', () => {
  /** Green's Noble is killed by a full victory; the card for deserters shows Swiss. */
  const killed = (troops: readonly Troop[], casualties: number, more: Noble = {}, options: Setting['options'] = {}) => {
    const drawn = troops.length === 4 ? 4 : 3 // 400 or 300 troops, 2 tokens, +200
    const t = attack('c4', 'field.green', {
      options,
      red: { circle: { at: 'c4', troops: ['regular100', 'regular100'] } },
      green: { circle: { at: 'c4', troops, casualties, ...more } },
      fate: [VICTORY[0], VICTORY[1], DEAL[0], DEAL[1], ...PREVENT.slice(0, drawn), 'fate21', 'fate24'],
    })
    putAway(t, 'red', DEAL[0], DEAL[1])
    return putAway(t, 'green', PREVENT[0], PREVENT[1])
  }

  test('16.3 mercenaries worth exactly the casualties; regulars stay with the heir', () => {
    const t = killed(['italian150', 'italian100', 'italian50', 'regular100'], 2)
    expect(asked(t)).toEqual({ green: { discardTroop: names('italian150 italian50') } })
    t.play('green', 'discardTroop', 'italian150')
    expect(noble(t, 'green.circle')).toEqual(['none', true])
    expect(cards(t, 'army/circle/green')).toEqual(['regular100', 'italian100'])
    expect(fact(t, 'casualties/green.circle')).toBe(0)
  })

  test('16.3 if no exact total exists more is discarded', () => {
    const t = killed(['italian150', 'italian150'], 2)
    expect(cards(t, 'army/circle/green')).toEqual([])
  })

  test('16.3 with the option the highest total that does not exceed it', () => {
    const t = killed(['italian150', 'italian150'], 2, {}, { casualtyRounding: 'under' })
    expect(cards(t, 'army/circle/green')).toEqual(['italian150'])
  })

  test('16.5 without an heir his regulars and he leave the game', () => {
    const t = killed(['italian150', 'italian100', 'italian50', 'regular100'], 2, { noHeir: true })
    t.play('green', 'discardTroop', 'italian150')
    expect(cards(t, 'army/circle/green')).toEqual([])
    expect(noble(t, 'green.circle')).toEqual(['leftGame', true])
  })

  test('16.1, 16.2 first a card for deserters: his Baron chooses one of that nationality', () => {
    const t = attack('c4', 'field.green', {
      red: { circle: { at: 'c4', troops: ['regular100', 'regular100'] } },
      green: { circle: { at: 'c4', troops: ['polish100', 'polish50'] } },
      fate: [VICTORY[0], VICTORY[1], DEAL[0], DEAL[1], PREVENT[0], PREVENT[1], PREVENT[3], 'fate11'],
    })
    putAway(t, 'red', DEAL[0], DEAL[1])
    putAway(t, 'green', PREVENT[0], PREVENT[1])
    expect(asked(t)).toEqual({ green: { desert: names('polish100 polish50') } })
    expect(t.why('green', 'desert', 'swiss50')).toEqual({ rule: '16.2', reason: 'otherNationality' })
    t.play('green', 'desert', 'polish100')
    expect([noble(t, 'green.circle'), cards(t, 'army/circle/green')]).toEqual([['none', true], ['polish50']])
  })

  test('16.4 he is taken off the board and his office is discarded', () => {
    const t = killed(['italian150', 'italian150'], 2, { office: 'sheriff' })
    expect([noble(t, 'green.circle'), cards(t, 'offices/circle/green'), cards(t, 'agendaDiscard')]).toEqual([
      ['none', true],
      [],
      ['sheriff'],
    ])
  })

  test('16.6 the heir who returns has an heir again', () => {
    const t = position({
      red: { stronghold: 'c4', star: { dead: true, troops: ['regular100'] } },
      stack: [{ step: 'round.begin' }, { step: 'upkeep.nobles', seat: 'red' }],
    }).play('red', 'returnNoble', 'star.stronghold')
    expect([noble(t, 'red.star'), fact(t, 'noHeir/red.star'), fact(t, 'heirHolder/red.star')]).toEqual([
      ['c4', false],
      undefined,
      'red',
    ])
  })
})
