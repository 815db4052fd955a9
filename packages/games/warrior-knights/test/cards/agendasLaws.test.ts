// Agenda cards: laws, obeyed and disobeyed (9.3.12a).

import { describe, expect, test } from 'vitest'
import { MERCENARY } from '../../content/troops.ts'
import { asked, cards, fact, goods, isOver, position, type Setting, step, turnUp } from '../positions.ts'
import { assembly, decided } from './voting.ts'

const LAW = { obey: true, disobey: true } as const
const STRONG = { at: 'c4', troops: ['polish200', 'swiss200', 'english200'] } as const
const fight = (setting: Setting) =>
  turnUp('red', 'versatileStrategy', setting).play('red', 'perform').play('red', 'option', 'fightOnTheSpot')
const move = (setting: Setting) =>
  turnUp('red', 'versatileStrategy', setting)
    .play('red', 'perform')
    .play('red', 'option', 'moveOneNoble')
    .play('red', 'moveNoble', 'star')

test('9.3.9 a law that is passed stays in force on the table, the oldest first; nobody refuses it there', () => {
  const t = decided('kingsPeace', 'for', { laws: ['cityTax'] })
  expect([cards(t, 'laws'), cards(t, 'agendaDiscard'), step(t)]).toEqual([['cityTax', 'kingsPeace'], [], 'plan.cards'])
  expect(cards(decided('kingsPeace', 'against'), 'laws')).toEqual([])
})

describe('City Tax', () => {
  const cities = ['vecht', 'monz', 'froli', 'tarvos'] as const
  const tax = (owned: readonly (typeof cities)[number][]) =>
    position({
      laws: ['cityTax'],
      red: { cities: [...owned, 'acre'] },
      stack: [{ step: 'plan.cards' }, { step: 'taxation.begin' }],
    })

  test('a crown for each kingdom city above three', () => {
    const t = tax(cities)
    expect(asked(t)).toEqual({ red: LAW })
    expect([goods(t, 'red')[0], goods(t.play('red', 'obey'), 'red')[0]]).toEqual([14, 13])
  })

  test('disobeyed, he pays nothing and is banned', () => {
    const t = tax(cities).play('red', 'disobey')
    expect([goods(t, 'red')[0], fact(t, 'banned/red'), step(t)]).toEqual([14, true, 'plan.cards'])
  })

  test('with three it asks nothing', () => {
    expect(step(tax(['vecht', 'monz', 'froli']))).toBe('plan.cards')
  })
})

describe('Inviolable Strongholds', () => {
  const setting = { laws: ['inviolableStrongholds'], red: { star: STRONG }, green: { stronghold: 'c4' } } as const

  test('he draws back: nothing happens, and that target is not offered again', () => {
    const t = fight(setting).play('red', 'mobilize', 'c4').play('red', 'attack', 'siege.green')
    expect(asked(t)).toEqual({ red: LAW })
    t.play('red', 'obey')
    expect(asked(t)).toEqual({ red: { attack: ['assault.green'], noBattle: true } })
    expect([fact(t, 'siegeBy/green'), fact(t, 'banned/red')]).toEqual(['none', false])
  })

  test('or is banned before the act goes on', () => {
    const t = fight(setting).play('red', 'mobilize', 'c4').play('red', 'attack', 'siege.green').play('red', 'disobey')
    expect([fact(t, 'siegeBy/green'), fact(t, 'banned/red')]).toEqual(['red', true])
  })

  test('cities are not protected', () => {
    const t = fight({ laws: ['inviolableStrongholds'], red: { star: { ...STRONG, at: 'c2' } } })
    t.play('red', 'mobilize', 'c2').play('red', 'attack', 'siege.froli')
    expect([fact(t, 'siegeBy/froli'), fact(t, 'banned/red')]).toEqual(['red', false])
  })
})

describe('Law against Razing', () => {
  const taken = (setting: Setting) =>
    position({ ...setting, stack: [{ step: 'plan.cards' }, { step: 'city.captured', seat: 'red', city: 'vecht' }] })

  test('obeyed, the city is kept', () => {
    const t = taken({ laws: ['lawAgainstRazing'] }).play('red', 'razeCity')
    expect(asked(t)).toEqual({ red: LAW })
    t.play('red', 'obey')
    expect([fact(t, 'control/vecht'), fact(t, 'razed/vecht'), fact(t, 'banned/red')]).toEqual(['red', false, false])
  })

  test('disobeyed, it is razed for three times its income, and he is banned', () => {
    const t = taken({ laws: ['lawAgainstRazing'] })
      .play('red', 'razeCity')
      .play('red', 'disobey')
    expect([fact(t, 'razed/vecht'), fact(t, 'banned/red'), goods(t, 'red')[0]]).toEqual([true, true, 12])
  })

  test('who keeps a city is not asked; nor is anybody without the law', () => {
    expect(step(taken({ laws: ['lawAgainstRazing'] }).play('red', 'keepCity'))).toBe('plan.cards')
    expect(fact(taken({}).play('red', 'razeCity'), 'razed/vecht')).toBe(true)
  })
})

describe("Soldiers' Bread", () => {
  const wages = (troops: readonly ('polish150' | 'polish100')[], circle = false) =>
    position({
      laws: ['soldiersBread'],
      red: { crowns: 9, [circle ? 'circle' : 'star']: { at: 'c3', troops } },
      stack: [{ step: 'plan.cards' }, { step: 'wages.pay', seat: 'red' }],
    })

  test('mercenaries of 150 or more cost a crown more', () => {
    const t = wages(['polish150', 'polish100'])
    expect(asked(t)).toEqual({ red: LAW })
    t.play('red', 'obey').play('red', 'payAll')
    expect(goods(t, 'red')[0]).toBe(9 - MERCENARY.polish150.wage - MERCENARY.polish100.wage - 1)
  })

  test('disobeyed, they cost as before, and he is banned', () => {
    const t = wages(['polish150']).play('red', 'disobey').play('red', 'payAll')
    expect([goods(t, 'red')[0], fact(t, 'banned/red')]).toEqual([9 - MERCENARY.polish150.wage, true])
  })

  test('9.2.3a asked only with a card it would make dearer; exempt troops (9.2.4) are not', () => {
    expect(step(wages(['polish100']))).toBe('wages.mercenaries')
    expect(step(wages(['polish150'], true))).toBe('plan.cards')
  })
})

describe("King's Peace", () => {
  const setting = {
    red: { star: { at: 'c3', troops: ['regular50'] } },
    blue: { star: { at: 'd3', troops: ['regular50'] } },
  } as const

  test('on roads nobody needs leave to pass', () => {
    const t = move({ ...setting, laws: ['kingsPeace'] })
    t.play('red', 'go', 'd3').play('red', 'go', 'd4')
    expect([fact(t, 'nobleAt/red.star'), fact(t, 'banned/red')]).toEqual(['d4', false])
  })

  test('without it the other Baron is asked', () => {
    const t = move(setting).play('red', 'go', 'd3').play('red', 'go', 'd4')
    expect(asked(t)).toEqual({ blue: { allow: true, refuse: true } })
  })
})

describe('Church Due', () => {
  const noble = (at: 'c3' | 'd4') => ({ at, troops: ['regular50'] }) as const
  const levy = (setting: Setting = {}) =>
    turnUp('red', 'levyTaxes', {
      laws: ['churchDue'],
      head: 'green',
      red: { star: noble('c3'), square: noble('d4') },
      ...setting,
    }).play('red', 'perform')

  test('a crown to the Head of the Church, if the card gave at least 2', () => {
    const t = levy()
    expect([asked(t), goods(t, 'red')[0]]).toEqual([{ red: LAW }, 2])
    t.play('red', 'obey')
    expect([goods(t, 'red')[0], goods(t, 'green')[0], isOver(t)]).toEqual([1, 1, true])
  })

  test('disobeyed, he keeps it and is banned', () => {
    const t = levy().play('red', 'disobey')
    expect([goods(t, 'red')[0], goods(t, 'green')[0], fact(t, 'banned/red')]).toEqual([2, 0, true])
  })

  test('19.4 crowns given away meanwhile do not free him from the question', () => {
    const t = levy().play('red', 'give', { to: 'blue', crowns: 1 })
    expect(asked(t)).toEqual({ red: LAW })
    t.play('red', 'obey')
    expect(['red', 'green', 'blue'].map(baron => fact(t, `crowns/${baron}`))).toEqual([0, 1, 1])
  })

  test('a gain of 1 is free of it, and so is the Head of the Church himself', () => {
    expect(isOver(levy({ red: { star: noble('c3') } }))).toBe(true)
    expect(isOver(levy({ head: 'red' }))).toBe(true)
  })
})

describe('Weighted Seats', () => {
  test('everybody who attends receives 2 votes instead of 1, and those of his cities', () => {
    const t = assembly(['royalSubsidy'], {
      laws: ['weightedSeats'],
      red: { cities: ['vecht'] },
      blue: { banned: true },
    })
    expect(['red', 'green', 'blue'].map(baron => fact(t, `votes/${baron}`))).toEqual([3, 2, 0])
  })
})

describe('Harbour Dues', () => {
  const sail = (crowns: number) =>
    move({ laws: ['harbourDues'], red: { crowns, star: { at: 'a3', troops: ['regular50'] } } }).play(
      'red',
      'sail',
      'acre',
    )

  test('a crown for each Noble who sails', () => {
    const t = sail(2)
    expect(asked(t)).toEqual({ red: { ...LAW, stop: true } })
    t.play('red', 'obey')
    expect([goods(t, 'red')[0], fact(t, 'nobleAt/red.star')]).toEqual([1, 'port.acre'])
  })

  test('9.3.12a he may draw back, pays nothing and goes another way, along roads as far as ever', () => {
    const t = sail(2).play('red', 'stop')
    expect([goods(t, 'red')[0], fact(t, 'nobleAt/red.star'), fact(t, 'banned/red')]).toEqual([2, 'a3', false])
    expect(t.why('red', 'sail', 'acre')).toEqual({ rule: '9.3.12a', reason: 'drewBack' })
    t.play('red', 'go', 'b3').play('red', 'go', 'c3')
    expect(fact(t, 'nobleAt/red.star')).toBe('c3')
  })

  test('without the crown he disobeys or stays', () => {
    const t = sail(0)
    expect(asked(t)).toEqual({ red: { disobey: true, stop: true } })
    expect(t.why('red', 'obey')).toEqual({ rule: '9.3.12a', reason: 'cannotPay' })
    t.play('red', 'disobey')
    expect([fact(t, 'nobleAt/red.star'), fact(t, 'banned/red')]).toEqual(['port.acre', true])
  })
})

describe('Peace of God', () => {
  const setting = {
    laws: ['peaceOfGod'],
    red: { star: { ...STRONG, at: 'c3' } },
    green: { star: { at: 'c3', troops: ['regular50'] } },
  } as const

  test('no battle against a Baron with a card of area 1', () => {
    const t = fight(setting).play('red', 'mobilize', 'c3').play('red', 'attack', 'field.green')
    expect(asked(t)).toEqual({ red: LAW })
    t.play('red', 'obey')
    expect([isOver(t), fact(t, 'banned/red')]).toEqual([true, false])
  })

  test('with a card of another area he is not asked', () => {
    const t = position({
      ...setting,
      red: { ...setting.red, plan: { second: ['versatileStrategy'] } },
      area: 'second',
    })
    t.play('red', 'perform').play('red', 'option', 'fightOnTheSpot').play('red', 'mobilize', 'c3')
    t.play('red', 'attack', 'field.green')
    expect(step(t)).toBe('battle.putAway')
  })

  test('neutral cities are not protected', () => {
    const t = fight({ laws: ['peaceOfGod'], red: { star: { ...STRONG, at: 'c2' } } })
    t.play('red', 'mobilize', 'c2').play('red', 'attack', 'siege.froli')
    expect(fact(t, 'siegeBy/froli')).toBe('red')
  })
})

test('21.2 Limit on Armies: who draws back may attack the same with Nobles whose armies are small enough', () => {
  const t = fight({
    options: { openPrivateMotions: 'on' },
    motionLaws: [{ motion: 'capArmy' }],
    red: { star: STRONG, square: { at: 'c4', troops: ['regular100'] } },
    green: { star: { at: 'c4', troops: ['regular50'] } },
  })
  t.play('red', 'mobilize', 'c4').play('red', 'attack', 'field.green').play('red', 'attackWith', 'star')
  expect(asked(t.play('red', 'done'))).toEqual({ red: LAW })
  t.play('red', 'obey')
  expect([asked(t), fact(t, 'banned/red')]).toEqual([{ red: { attack: ['field.green'], noBattle: true } }, false])
  t.play('red', 'attack', 'field.green') // with the square one alone, without a question
  expect([step(t), cards(t, 'fateHand/red')]).toEqual(['battle.putAway', expect.objectContaining({ length: 3 })])
})

test('9.3.12a several laws at one moment are asked one by one; a Baron already banned just chooses', () => {
  const t = fight({
    laws: ['inviolableStrongholds', 'peaceOfGod'],
    red: { banned: true, star: STRONG },
    green: { stronghold: 'c4' },
    chairman: 'green',
  })
  t.play('red', 'mobilize', 'c4').play('red', 'attack', 'siege.green').play('red', 'disobey')
  expect(asked(t)).toEqual({ red: LAW })
  t.play('red', 'disobey')
  expect(fact(t, 'siegeBy/green')).toBe('red')
})

test('9.3.12a the oldest of them first', () => {
  const first = (laws: readonly ['inviolableStrongholds' | 'peaceOfGod', 'inviolableStrongholds' | 'peaceOfGod']) => {
    const t = fight({ laws, red: { star: STRONG }, green: { stronghold: 'c4' }, chairman: 'green' })
    t.play('red', 'mobilize', 'c4').play('red', 'attack', 'siege.green')
    return t.view('spectator').terms['law']
  }
  expect(first(['inviolableStrongholds', 'peaceOfGod'])).toBe('inviolableStrongholds')
  expect(first(['peaceOfGod', 'inviolableStrongholds'])).toBe('peaceOfGod')
})
