// Blue events (8.2): each with its condition met and not met.

import { describe, expect, test } from 'vitest'
import { asked, cards, fact, fateWith, goods, isOver, position, step, turnUp } from '../positions.ts'
import { draw } from './drawing.ts'

describe('Plague', () => {
  test('every army in the area of the city takes two tokens, also the one of a stronghold; others none', () => {
    const t = draw('plague', 'red', {
      red: { star: { at: 'd3', troops: ['polish200', 'regular100'] }, square: { at: 'd4', troops: ['polish150'] } },
      green: { circle: { at: 'd3', troops: ['swiss150', 'swiss150'] } },
      blue: { star: { at: 'port.a3', troops: ['regular100', 'italian200'] } },
      cities: { kovel: { razed: true } },
      fate: [fateWith({ city: 'kovel' }), fateWith({ city: 'acre' }), fateWith({ city: 'vecht' })],
    })
    const tokens = ['red.star', 'red.square', 'green.circle', 'blue.star'].map(army => fact(t, `casualties/${army}`))
    expect(tokens).toEqual([2, 0, 2, 0])
  })

  test('4.4 clockwise from the Chairman, each army is finished before the next Baron', () => {
    const t = draw('plague', 'red', {
      chairman: 'green',
      red: { star: { at: 'd3', troops: ['polish50', 'polish100'] } },
      green: { circle: { at: 'd3', troops: ['swiss50', 'swiss100', 'regular50'] } },
      fate: [fateWith({ city: 'vecht' }), fateWith({ nationality: 'italian' }), fateWith({ nationality: 'spanish' })],
    })
    const dead = t.news('blue').filter(({ key }) => key === 'nobleDied')
    expect(dead).toMatchObject([{ data: { noble: 'green.circle' } }, { data: { noble: 'red.star' } }])
    expect(cards(t, 'army')).toEqual({ circle: { green: ['regular50'] } }) // 16.3: all mercenaries are less than 200
  })

  test('a leaderless army full of casualties loses mercenaries and stays (2.13a)', () => {
    const t = draw('plague', 'red', {
      green: { stronghold: 'd3', garrison: ['regular50', 'swiss50', 'swiss100'] },
      cities: {},
      fate: [fateWith({ city: 'vecht' })],
    })
    expect(cards(t, 'army/stronghold/green')).toEqual(['regular50'])
    expect([fact(t, 'casualties/green.stronghold'), fact(t, 'strongholdAt/green')]).toEqual([0, 'd3'])
  })
})

/** Nobody is asked in the Upkeep where to put his. */
const STRONGHOLDS = { red: { stronghold: 'c3' }, green: { stronghold: 'c4' }, blue: { stronghold: 'c6' } } as const

describe('Spring Flood', () => {
  const moving = (roundEvents: readonly 'springFlood'[]) =>
    turnUp('red', 'mobilizeForces', { red: { star: { at: 'c3', troops: ['regular50'] } }, roundEvents }).play(
      'red',
      'perform',
    )

  test('no Noble crosses a bridge until the end of the round', () => {
    const t = moving(['springFlood'])
    expect(t.why('red', 'mobilize', 'd3')).toEqual({ rule: '7.6', reason: 'nothingToDoThere' })
    expect(t.why('red', 'mobilize', 'c4')).toBeUndefined()
    expect(moving([]).why('red', 'mobilize', 'd3')).toBeUndefined()
  })

  test('it lies on the table for the round and is discarded after the Upkeep', () => {
    const t = draw('springFlood', 'red', STRONGHOLDS)
    expect(cards(t, 'roundEvents')).toEqual(['springFlood'])
    t.play('blue', 'decline')
    expect([fact(t, 'round'), cards(t, 'roundEvents'), cards(t, 'eventDiscard')]).toEqual([2, [], ['springFlood']])
  })
})

test('Great Fire: up to 2 breaches on the city that fate shows, kingdom or overseas, never below 0', () => {
  const fire = (city: 'froli' | 'acre', more = {}) =>
    draw('greatFire', 'red', { fate: [fateWith({ city })], cities: { [city]: more } })
  expect(fact(fire('acre'), 'breaches/acre')).toBe(2)
  expect(fact(fire('froli'), 'breaches/froli')).toBe(1)
  const t = fire('froli', { fortified: true })
  expect([fact(t, 'breaches/froli'), fact(t, 'fortified/froli')]).toEqual([1, false]) // 19.2.4
})

test('Highwaymen: no movement along roads, but a single step over a road border', () => {
  const moving = (roundEvents: readonly 'highwaymen'[]) =>
    turnUp('red', 'mobilizeForces', { red: { star: { at: 'b1', troops: ['regular50'] } }, roundEvents }).play(
      'red',
      'perform',
    )
  expect(moving([]).why('red', 'mobilize', 'd1')).toBeUndefined()
  const t = moving(['highwaymen'])
  expect(t.why('red', 'mobilize', 'd1')).toEqual({ rule: '7.6', reason: 'nothingToDoThere' })
  expect(t.why('red', 'mobilize', 'c1')).toBeUndefined()
  expect(cards(draw('highwaymen', 'red'), 'roundEvents')).toEqual(['highwaymen'])
})

describe('Storm Season', () => {
  test('a token for every army on a port icon; 2.13 applies', () => {
    const t = draw('stormSeason', 'red', {
      red: {
        star: { at: 'port.acre', troops: ['regular100', 'polish50'] },
        square: { at: 'a3', troops: ['regular50'] },
      },
      blue: { circle: { at: 'port.h7', troops: ['regular100'] } },
      fate: [fateWith({ nationality: 'swiss' })],
    })
    expect([fact(t, 'casualties/red.star'), fact(t, 'casualties/red.square')]).toEqual([1, 0])
    expect([fact(t, 'nobleAt/red.star'), fact(t, 'nobleAt/blue.circle')]).toEqual(['port.acre', 'none'])
    expect(fact(t, 'dead/blue.circle')).toBe(true)
    expect(cards(t, 'roundEvents')).toEqual(['stormSeason'])
  })

  test('nobody sets sail any more', () => {
    const sailing = (roundEvents: readonly 'stormSeason'[]) =>
      turnUp('red', 'mobilizeForces', { red: { star: { at: 'a3', troops: ['regular50'] } }, roundEvents }).play(
        'red',
        'perform',
      )
    expect(sailing([]).why('red', 'mobilize', 'acre')).toBeUndefined()
    expect(sailing(['stormSeason']).why('red', 'mobilize', 'acre')).toEqual({ rule: '7.6', reason: 'nothingToDoThere' })
  })
})

test('Dark Omen: each in turn discards a vote or a faith; who has only one of them is not asked', () => {
  const t = draw('darkOmen', 'blue', {
    chairman: 'green',
    players: 4,
    red: { votes: 2 },
    green: { votes: 1, faith: 1 },
    blue: { votes: 3 },
  })
  expect(asked(t)).toEqual({ green: { option: ['loseFaith', 'loseVote'] } })
  t.play('green', 'option', 'loseVote')
  expect(['red', 'green', 'blue'].map(baron => [fact(t, `votes/${baron}`), fact(t, `faith/${baron}`)])).toEqual([
    [1, 0],
    [0, 1],
    [2, 0],
  ])
  expect(goods(t, 'black')).toEqual([0, 0, 0, 0])
})

describe('National Recall', () => {
  const setting = {
    red: {
      crowns: 2,
      star: { at: 'c3', troops: ['swiss50', 'swiss200'] },
      square: { at: 'c3', troops: ['swiss50', 'polish50'] },
    },
    green: { star: { at: 'b2', troops: ['swiss100', 'regular50'] } },
    blue: { crowns: 3, star: { at: 'c4', troops: ['italian50'] } },
    fate: [fateWith({ nationality: 'swiss' })],
  } as const

  test('for each card of the nationality he pays a crown or lets it go; which, is his choice', () => {
    const t = draw('nationalRecall', 'red', setting)
    expect(asked(t)).toEqual({ red: { keepCard: ['swiss200.star', 'swiss50.square', 'swiss50.star'], done: true } })
    t.play('red', 'keepCard', 'swiss200.star')
    expect(asked(t)).toEqual({ red: { keepCard: ['swiss50.square', 'swiss50.star'], done: true } })
    t.play('red', 'done')
    expect(cards(t, 'army')).toEqual({
      star: { red: ['swiss200'], green: ['regular50'], blue: ['italian50'] },
      square: { red: ['polish50'] },
    })
    expect(['red', 'green', 'blue'].map(baron => fact(t, `crowns/${baron}`))).toEqual([1, 0, 3])
  })

  test('with his last crown the others go at once', () => {
    const t = draw('nationalRecall', 'red', setting)
    t.play('red', 'keepCard', 'swiss50.star').play('red', 'keepCard', 'swiss200.star')
    expect(cards(t, 'army/star/red')).toEqual(['swiss50', 'swiss200'])
    expect([cards(t, 'army/square/red'), fact(t, 'crowns/red')]).toEqual([['polish50'], 0])
    expect(isOver(t)).toBe(true)
  })

  test('nobody is asked where nobody of it serves', () => {
    const t = draw('nationalRecall', 'red', { ...setting, fate: [fateWith({ nationality: 'spanish' })] })
    expect([isOver(t), fact(t, 'crowns/red')]).toEqual([true, 2])
  })
})

describe('Famine', () => {
  const red = {
    crowns: 1,
    cities: ['vecht'],
    star: { at: 'd3', troops: ['regular50'] },
    square: { at: 'c3', troops: ['polish200'] },
    triangle: { at: 'acre', troops: ['polish100'] },
    circle: { at: 'c4', troops: ['regular100', 'polish100'] },
  } as const

  test('a crown or a token for each Noble in a kingdom area without a city of his', () => {
    const t = draw('famine', 'red', { red, cities: { kovel: {} } })
    expect(asked(t)).toEqual({ red: { payFor: ['circle', 'square'], done: true } })
    t.play('red', 'payFor', 'circle')
    const tokens = ['star', 'square', 'triangle', 'circle'].map(shape => fact(t, `casualties/red.${shape}`))
    expect([tokens, fact(t, 'crowns/red')]).toEqual([[0, 1, 0, 0], 0])
  })

  test('he may pay for none; without crowns he is not asked', () => {
    const t = draw('famine', 'red', { red }).play('red', 'done')
    expect([fact(t, 'casualties/red.square'), fact(t, 'casualties/red.circle'), fact(t, 'crowns/red')]).toEqual([
      1, 1, 1,
    ])
    expect(isOver(draw('famine', 'red', { red: { ...red, crowns: 0 } }))).toBe(true)
  })

  test('another Baron’s city does not feed him, Nobles on port icons and off the board need nothing', () => {
    const t = draw('famine', 'red', {
      red: {
        star: { at: 'c2', troops: ['polish150'] },
        square: { at: 'port.a3', troops: ['polish150'] },
        circle: { troops: ['polish200'] },
      },
      green: { cities: ['froli'] },
    })
    expect(['star', 'square', 'circle'].map(shape => fact(t, `casualties/red.${shape}`))).toEqual([1, 0, 0])
  })
})

test('Schism: the token passes to the other Baron with the most faith, never to a heretic', () => {
  const head = (setting: Parameters<typeof draw>[2]) => fact(draw('schism', 'red', setting), 'headOfChurch')
  expect(head({ red: { faith: 0 }, green: { faith: 1 }, blue: { faith: 1, keptEvents: ['heretic'] } })).toBe('green')
  expect(head({ green: { keptEvents: ['heretic'] } })).toBe('blue')
  expect(head({ fate: [fateWith({ baron: 'red' }), fateWith({ baron: 'blue' })] })).toBe('blue')
})

test('Crusade Preached: influence for an overseas city, faith for a Noble overseas', () => {
  const t = draw('crusadePreached', 'blue', {
    red: { cities: ['acre', 'cadiz'] },
    green: { star: { at: 'acre', troops: ['regular50'] }, square: { at: 'cadiz', troops: ['regular50'] } },
    blue: { cities: ['kovel'], star: { at: 'port.acre', troops: ['regular50'] } },
  })
  expect([goods(t, 'red'), goods(t, 'green'), goods(t, 'blue')]).toEqual([
    [0, 0, 0, 1],
    [0, 0, 1, 0],
    [0, 0, 0, 0],
  ])
  expect(fact(t, 'pool')).toBe(29)
})

describe('8.2.6 a blue card is cancelled by all together', () => {
  const setting = { red: { faith: 1 }, green: { faith: 3 }, blue: { faith: 1 } } as const

  test('one pass clockwise from the drawer; the last pledge is cut to what is missing', () => {
    const t = draw('schism', 'blue', setting)
    const faith = (min: number, max: number) => ({ pledge: { fields: { faith: { min, max } } } })
    expect(asked(t)).toEqual({ blue: faith(0, 1) })
    t.play('blue', 'pledge', { faith: 1 })
    expect(asked(t)).toEqual({ red: faith(0, 1) })
    t.play('red', 'pledge', { faith: 0 })
    expect(asked(t)).toEqual({ green: faith(0, 2) })
    expect(t.why('green', 'pledge', { faith: 3 })).toBeDefined()
    t.play('green', 'pledge', { faith: 2 })
    expect(['red', 'green', 'blue'].map(baron => fact(t, `faith/${baron}`))).toEqual([1, 1, 0])
    expect([cards(t, 'eventDiscard'), fact(t, 'headOfChurch')]).toEqual([['schism'], 'blue'])
  })

  test('if the pledges fall short nothing is paid', () => {
    const t = draw('schism', 'blue', setting)
    t.play('blue', 'pledge', { faith: 1 }).play('red', 'pledge', { faith: 0 }).play('green', 'pledge', { faith: 1 })
    expect(['red', 'green', 'blue'].map(baron => fact(t, `faith/${baron}`))).toEqual([1, 3, 1])
    expect(fact(t, 'headOfChurch')).toBe('green')
  })

  test('8.2.6a when the cost is reached nobody else is asked, and nobody at all when it cannot be', () => {
    const t = draw('springFlood', 'blue', setting).play('blue', 'pledge', { faith: 1 })
    expect([isOver(t), cards(t, 'eventDiscard'), fact(t, 'faith/blue')]).toEqual([true, ['springFlood'], 0])
    expect(step(draw('schism', 'blue', { green: { faith: 2 } }))).toBe('baron.card')
    const late = draw('schism', 'blue', { ...setting, green: { faith: 1 } }).play('blue', 'pledge', { faith: 0 })
    expect(isOver(late)).toBe(true) // 2 are left, and 3 are needed
  })
})

test('a lasting event of the round stays through the other action areas', () => {
  const t = position({
    area: 'first',
    neutral: { first: ['importantEvent'] },
    head: 'red',
    events: ['highwaymen'],
    red: { plan: { third: ['mobilizeForces'] }, star: { at: 'b1', troops: ['regular50'] } },
  })
  t.play('red', 'nameDrawer', 'red').play('red', 'perform')
  expect(t.why('red', 'mobilize', 'd1')).toEqual({ rule: '7.6', reason: 'nothingToDoThere' })
})
