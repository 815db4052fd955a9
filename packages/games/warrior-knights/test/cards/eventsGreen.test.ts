// Green events (8.2): each with its condition met and not met.

import { describe, expect, test } from 'vitest'
import { asked, cards, fact, goods, isOver, position, step, told } from '../positions.ts'
import { draw } from './drawing.ts'

test('Bumper Harvest: 2 crowns and one for each city, kingdom and overseas', () => {
  expect(goods(draw('bumperHarvest', 'red', { red: { cities: ['kovel', 'acre'] } }), 'red')).toEqual([4, 0, 0, 0])
  expect(goods(draw('bumperHarvest', 'red'), 'red')).toEqual([2, 0, 0, 0])
})

test('Rich Inheritance: 6 crowns', () => {
  expect(goods(draw('richInheritance', 'red', { red: { crowns: 1 } }), 'red')).toEqual([7, 0, 0, 0])
})

describe('Volunteers', () => {
  test('a mercenary from the deck joins an army that may receive troops (9.4.7)', () => {
    const t = draw('volunteers', 'red', {
      red: {
        stronghold: 'c6',
        cities: ['froli'],
        star: { at: 'c2', troops: ['regular50'] },
        square: { at: 'c3', troops: ['regular50'] },
        triangle: { at: 'port.a3', troops: ['regular50'] },
      },
      random: ['swiss200'],
    })
    expect(t.view('red').terms).toMatchObject({ card: 'volunteers' }) // the prompt names who asks
    expect(asked(t)).toEqual({ red: { assignTo: ['circle', 'star', 'stronghold'] } })
    expect(t.why('red', 'assignTo', 'square')).toEqual({ rule: '9.4.7', reason: 'notHere' })
    t.play('red', 'assignTo', 'star')
    expect(cards(t, 'army/star/red')).toEqual(['regular50', 'swiss200'])
    expect(fact(t, 'crowns/red')).toBe(0)
  })

  test('without a legal place nothing happens', () => {
    const at = { at: 'c3', troops: ['regular50'] } as const
    const t = draw('volunteers', 'red', { red: { star: at, square: at, triangle: at, circle: at } })
    expect(isOver(t)).toBe(true)
    expect(cards(t, 'muster')).toEqual({ red: [], green: [], blue: [] })
    expect(cards(t, 'eventDiscard')).toEqual(['volunteers'])
  })
})

test('Holy Relic: 2 faith, and the token stays (7.5)', () => {
  const t = draw('holyRelic', 'red')
  expect([goods(t, 'red'), fact(t, 'headOfChurch')]).toEqual([[0, 0, 2, 0], 'green'])
})

test('Stirring Speech: 3 votes, and the token stays (7.5)', () => {
  const t = draw('stirringSpeech', 'green', { head: 'red', chairman: 'red' })
  expect([goods(t, 'green'), fact(t, 'chairman')]).toEqual([[0, 3, 0, 0], 'red'])
})

test('Song of the Bards: 1 influence from the pool; 17.2 an emptied pool makes this the last round', () => {
  const t = draw('songOfTheBards', 'red', { pool: 1 })
  expect([goods(t, 'red'), fact(t, 'pool'), fact(t, 'isLastRound')]).toEqual([[0, 0, 0, 1], 0, true])
  expect(fact(draw('songOfTheBards', 'red', { pool: 2 }), 'isLastRound')).toBe(false)
  expect(goods(draw('songOfTheBards', 'red', { pool: 0 }), 'red')).toEqual([0, 0, 0, 1]) // from outside it (2.14)
})

test('Field Hospital: up to 3 tokens from any of his armies', () => {
  const t = draw('fieldHospital', 'red', {
    red: {
      star: { at: 'c3', troops: ['polish200', 'polish150'], casualties: 2 },
      square: { troops: ['italian200'], casualties: 1 },
      stronghold: 'c6',
      garrison: ['swiss200'],
      garrisonCasualties: 1,
    },
  })
  expect(asked(t)).toEqual({ red: { heal: ['square', 'star', 'stronghold'], done: true } })
  t.play('red', 'heal', 'star').play('red', 'heal', 'stronghold')
  expect(asked(t)).toEqual({ red: { heal: ['square', 'star'], done: true } })
  expect(t.why('red', 'heal', 'circle')).toEqual({ rule: '8.5.1', reason: 'noCasualties' })
  t.play('red', 'heal', 'star')
  expect(['star', 'square', 'stronghold'].map(army => fact(t, `casualties/red.${army}`))).toEqual([0, 1, 0])
  expect(isOver(t)).toBe(true)
  expect(isOver(draw('fieldHospital', 'red'))).toBe(true)
})

describe('Master Builder', () => {
  const red = { stronghold: 'c6', strongholdBreaches: 2, cities: ['kovel', 'froli', 'monz'] } as const
  const cities = {
    kovel: { breaches: 2, siegeBy: 'green' },
    froli: { breaches: 1 },
    monz: { fortified: true },
  } as const
  const facts = { nobleAt: { 'green.star': 'b1' } }

  test('repairs one unbesieged place whole', () => {
    const t = draw('masterBuilder', 'red', { red, cities, facts })
    expect(asked(t)).toEqual({ red: { option: ['fortifyOne', 'repairOne'] } })
    t.play('red', 'option', 'repairOne')
    expect(asked(t)).toEqual({ red: { repair: ['froli', 'red'] } })
    t.play('red', 'repair', 'red')
    expect([fact(t, 'strongholdBreaches/red'), fact(t, 'breaches/froli')]).toEqual([0, 1])
  })

  test('or fortifies one unbesieged city, free', () => {
    const t = draw('masterBuilder', 'red', { red, cities, facts }).play('red', 'option', 'fortifyOne')
    expect(isOver(t)).toBe(true) // only one can be fortified
    expect([fact(t, 'fortified/froli'), fact(t, 'fortified/kovel')]).toEqual([true, false])
  })

  test('what cannot be carried out is not offered', () => {
    const t = draw('masterBuilder', 'red', {
      red: { cities: ['monz'] },
      cities: { monz: { fortified: true, breaches: 1 } },
    })
    expect([isOver(t), fact(t, 'breaches/monz')]).toEqual([true, 0])
    expect(cards(draw('masterBuilder', 'red'), 'eventDiscard')).toEqual(['masterBuilder'])
  })
})

test('Second Wind: up to two exhausted Nobles in areas are ready again', () => {
  const at = { at: 'c3', troops: ['regular50'], exhausted: true } as const
  const t = draw('secondWind', 'red', {
    red: { star: at, square: at, triangle: at, circle: { at: 'port.a3', troops: ['regular100'], exhausted: true } },
  })
  expect(asked(t)).toEqual({ red: { ready: ['square', 'star', 'triangle'], done: true } })
  t.play('red', 'ready', 'star').play('red', 'ready', 'triangle')
  expect(isOver(t)).toBe(true)
  expect(['star', 'square', 'triangle', 'circle'].map(shape => fact(t, `exhausted/red.${shape}`))).toEqual([
    false,
    true,
    false,
    true,
  ])
  expect(isOver(draw('secondWind', 'red', { red: { star: { at: 'c3', troops: ['regular50'] } } }))).toBe(true)
})

describe('Open Gates', () => {
  const red = {
    star: { at: 'c2', troops: ['regular50'] },
    square: { at: 'd3', troops: ['regular50'] },
    triangle: { at: 'b4', troops: ['regular50'] },
    circle: { at: 'cadiz', troops: ['regular100'] },
  } as const

  test('a neutral city of 200 or less where he stands alone becomes his; he may raze it', () => {
    const t = draw('openGates', 'red', {
      red,
      green: { star: { at: 'b4', troops: ['regular50'] } },
      cities: { vecht: { breaches: 1 } },
    })
    expect(asked(t)).toEqual({ red: { nameCity: ['cadiz', 'froli', 'vecht'] } })
    t.play('red', 'nameCity', 'froli')
    expect(asked(t)).toEqual({ red: { keepCity: true, razeCity: true } })
    t.play('red', 'razeCity')
    expect([fact(t, 'razed/froli'), fact(t, 'crowns/red')]).toEqual([true, 6])
  })

  test('kept, it is under his control', () => {
    const t = draw('openGates', 'red', { red: { star: red.star } })
    expect(asked(t)).toEqual({ red: { keepCity: true, razeCity: true } }) // it is the only one: he must take it
    t.play('red', 'keepCity')
    expect([fact(t, 'control/froli'), fact(t, 'crowns/red')]).toEqual(['red', 0])
  })

  test('if there is none he gains 3 crowns', () => {
    const t = draw('openGates', 'red', { red: { star: { at: 'd3', troops: ['regular50'] } } })
    expect([fact(t, 'crowns/red'), fact(t, 'control/vecht')]).toEqual([3, 'none'])
    expect(
      fact(draw('openGates', 'red', { red: { star: red.star }, green: { cities: ['froli'] } }), 'crowns/red'),
    ).toBe(3)
  })
})

describe('Informers', () => {
  const setting = {
    head: 'green',
    events: ['informers'],
    neutral: { first: ['importantEvent'], second: ['uncertainTimes', 'fundExpedition'] },
    area: 'first',
    red: { plan: { second: ['levyTaxes', 'rallySupport'] } },
    blue: { plan: { second: ['serveTheChurch'], third: ['levyTaxes'] } },
    random: ['neutral.first.1', 'blue.second.1', 'neutral.second.1', 'red.second.2'],
  } as const

  test('23.7 the next three cards of an area, secretly; their order is fixed from then on', () => {
    const t = position(setting).play('green', 'nameDrawer', 'red')
    expect(asked(t)).toEqual({ red: { lookAt: ['second', 'third'] } })
    t.play('red', 'lookAt', 'second')
    expect(t.news('red').find(({ key }) => key === 'foresaw')).toMatchObject({
      data: { cards: ['blue.serveTheChurch', 'uncertainTimes', 'red.rallySupport'] },
    })
    expect(told(t, 'blue')).not.toContain('foresaw')
    expect(told(t, 'blue')).toContain('lookedAt')
    expect(asked(t)).toEqual({ blue: { perform: true, decline: true } })
    t.play('blue', 'decline').play('blue', 'allocate', 'taxation')
    expect(asked(t)).toEqual({ red: { perform: true, decline: true } })
    expect(cards(t, 'turnedUp/red')).toEqual(['rallySupport'])
    expect(cards(t, 'neutralUsed')).toEqual(['importantEvent', 'uncertainTimes'])
  })

  test('all, if there are fewer; an area without cards cannot be chosen', () => {
    const t = position(setting).play('green', 'nameDrawer', 'red')
    expect(t.why('red', 'lookAt', 'first')).toBeDefined()
    const third = position({ ...setting, random: ['neutral.first.1', 'blue.third.1'] }).play(
      'green',
      'nameDrawer',
      'red',
    )
    third.play('red', 'lookAt', 'third')
    expect(third.news('red').find(({ key }) => key === 'foresaw')).toMatchObject({
      data: { cards: ['blue.levyTaxes'] },
    })
  })

  test('with no cards left on any area it is discarded', () => {
    const t = position({ head: 'green', events: ['informers'], neutral: { third: ['importantEvent'] }, area: 'third' })
    t.play('green', 'nameDrawer', 'red')
    expect([step(t), cards(t, 'eventDiscard')]).toEqual(['upkeep.stronghold', ['informers']])
  })
})

test('Merchant Guild: 2 crowns in every Taxation; kept for the game', () => {
  expect(cards(draw('merchantGuild', 'red'), 'keptEvents/red')).toEqual(['merchantGuild'])
  const t = position({
    players: 2,
    area: 'first',
    red: { keptEvents: ['merchantGuild'], plan: { first: ['levyTaxes'] }, special: { taxation: ['levyTaxes'] } },
    green: { special: { taxation: ['levyTaxes', 'levyTaxes'] }, plan: { second: ['rallySupport'] } },
  }).play('red', 'decline')
  expect([fact(t, 'crowns/red'), fact(t, 'crowns/green'), cards(t, 'keptEvents/red')]).toEqual([
    2,
    0,
    ['merchantGuild'],
  ])
})

test('8.2.6 a green card cannot be cancelled', () => {
  const t = draw('richInheritance', 'red', { red: { faith: 9 }, green: { faith: 9 } })
  expect(isOver(t)).toBe(true)
})
