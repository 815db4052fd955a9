// 9.1 Taxation.

import { describe, expect, test } from 'vitest'
import { CITY } from '../../content/cities.ts'
import { asked, cards, fact, goods, position, type Setting, step, turnUp } from '../positions.ts'

const taxation = (setting: Setting) =>
  position({ ...setting, stack: [{ step: 'plan.cards' }, { step: 'taxation.begin' }] })

describe('9.1.1 income', () => {
  test('of each city, kingdom and overseas; 1 more if it is fortified; nothing of a besieged one', () => {
    const t = taxation({
      red: { cities: ['vecht', 'monz', 'acre', 'castrel'] },
      green: { star: { at: 'e4', troops: ['regular100'] } },
      cities: { monz: { fortified: true }, castrel: { siegeBy: 'green' } },
    })
    expect(goods(t, 'red')).toEqual([CITY.vecht.income + CITY.monz.income + 1 + CITY.acre.income, 0, 0, 0])
    expect([goods(t, 'green')[0], step(t)]).toEqual([0, 'plan.cards'])
  })

  test('and of concessions', () => {
    const t = taxation({ red: { charges: ['wineConcession', 'silverConcession'] } })
    expect(goods(t, 'red')[0]).toBe(2 + 4)
  })
})

describe('9.1.2, 9.1.2a payments', () => {
  const cities = ['vecht', 'monz', 'castrel', 'froli', 'tarvos'] as const
  const income = cities.reduce((sum, city) => sum + CITY[city].income, 0)

  test('laws first, then charges, out of the income too', () => {
    const t = taxation({ laws: ['cityTax'], red: { cities, charges: ['debtOfTheLateKing'] } })
    expect(asked(t)).toEqual({ red: { obey: true, disobey: true } })
    expect(goods(t, 'red')[0]).toBe(income)
    t.play('red', 'obey')
    expect(goods(t, 'red')[0]).toBe(income - 2 - 2)
  })

  test('a charge takes all he has, if it is not enough; nobody is asked', () => {
    const t = taxation({ red: { crowns: 1, charges: ['debtOfTheLateKing'] } })
    expect([goods(t, 'red')[0], step(t)]).toEqual([0, 'plan.cards'])
  })

  test('in clockwise order from the Chairman', () => {
    const blue = { cities: ['thira', 'ardrun', 'gedze', 'quellen'] } as const
    const t = taxation({ laws: ['cityTax'], chairman: 'blue', red: { cities }, blue })
    expect(Object.keys(asked(t))).toEqual(['blue'])
    t.play('blue', 'obey')
    expect(Object.keys(asked(t))).toEqual(['red'])
  })

  test('Drought is used up by the income that is lost: no miracle (21.7) undoes it while payments are made', () => {
    const t = taxation({
      laws: ['cityTax'],
      options: { miracles: 'on' },
      red: { cities, crowns: 9, faith: 5, keptEvents: ['drought'] },
    })
    expect([asked(t), goods(t, 'red')[0]]).toEqual([{ red: { obey: true, disobey: true } }, 9])
    expect(t.why('red', 'miracle', 'drought')).toEqual({ rule: '21.7', reason: 'notOnYou' })
  })

  test('Drought is used up', () => {
    const t = taxation({ red: { cities: ['vecht'], charges: ['wineConcession'], keptEvents: ['drought'] } })
    expect([goods(t, 'red')[0], cards(t, 'keptEvents/red'), cards(t, 'eventDiscard')]).toEqual([2, [], ['drought']])
  })
})

test('9.1.3, 6.4 with 2N cards in the yellow area; they go back to their owners, the last one too', () => {
  const t = turnUp('red', 'levyTaxes', {
    red: { cities: ['vecht'], star: { at: 'd3', troops: ['regular50'] }, special: { taxation: ['levyTaxes'] } },
    green: { special: { taxation: ['levyTaxes', 'levyTaxes'] } },
    blue: { special: { taxation: ['levyTaxes', 'serveTheChurch'] } },
  })
  t.play('red', 'perform')
  expect([fact(t, 'crowns/red'), cards(t, 'special')]).toEqual([1 + CITY.vecht.income, {}])
})
