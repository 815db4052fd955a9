// 9.2 Wages.

import { describe, expect, test } from 'vitest'
import type { AgendaId } from '../../content/agendas.ts'
import { MERCENARY, REGULAR, type Troop } from '../../content/troops.ts'
import { asked, cards, fact, goods, names, position, type Setting, step, turnUp } from '../positions.ts'

const wages = (setting: Setting) =>
  position({ ...setting, stack: [{ step: 'plan.cards' }, { step: 'wages.pay', seat: 'red' }] })

describe('9.2.2 regulars first', () => {
  test('all are paid without a question when the crowns suffice', () => {
    const t = wages({ red: { crowns: 9, star: { at: 'c3', troops: ['regular50', 'regular100'] } } })
    expect([step(t), goods(t, 'red')[0]]).toEqual(['plan.cards', 9 - REGULAR.regular50.wage - REGULAR.regular100.wage])
    expect(cards(t, 'army/star/red')).toEqual(['regular50', 'regular100'])
  })

  test('unpaid regulars stay', () => {
    const t = wages({ red: { star: { at: 'c3', troops: ['regular50', 'regular100'] } } })
    expect([cards(t, 'army/star/red'), goods(t, 'red')[0]]).toEqual([['regular50', 'regular100'], 0])
  })
})

describe('9.2.3 mercenaries', () => {
  const red = { crowns: 6, star: { at: 'c3', troops: ['polish50', 'swiss50'] } } as const

  test('each that is named is paid at once: crowns given away meanwhile (19.4) pay for nobody', () => {
    const t = wages({ red })
    t.play('red', 'payTroop', 'polish50.star')
    const left = 6 - MERCENARY.polish50.wage
    expect(goods(t, 'red')[0]).toBe(left)
    t.play('red', 'give', { to: 'green', crowns: left })
    expect(t.why('red', 'payTroop', 'swiss50.star')).toEqual({ rule: '9.2.3', reason: 'cannotPay' })
    t.play('red', 'done')
    expect([cards(t, 'army/star/red'), fact(t, 'crowns/green')]).toEqual([['polish50'], left])
  })

  test('all can be paid with one answer', () => {
    const t = wages({ red }).play('red', 'payAll')
    expect(cards(t, 'army/star/red')).toEqual(['polish50', 'swiss50'])
  })
})

describe('9.2.2 a Baron who is short', () => {
  const red = { crowns: 2, star: { at: 'c3', troops: ['regular50', 'regular50', 'regular100'] } } as const

  test('pays as many cards as his crowns allow: the dear one would leave him with fewer', () => {
    const t = wages({ red })
    expect([step(t), goods(t, 'red')[0]]).toEqual(['plan.cards', 0])
    expect(cards(t, 'army/star/red')).toEqual(['regular50', 'regular50', 'regular100'])
  })

  test('he chooses among sets of that size', () => {
    const t = wages({ red: { ...red, crowns: 3 } })
    expect(asked(t)).toEqual({ red: { payRegular: names('regular100 regular50') } })
    t.play('red', 'payRegular', 'regular100')
    expect(t.why('red', 'payRegular', 'regular100')).toBeDefined()
  })

  test('those of Nobles off the board and of a stronghold off the board are paid too', () => {
    const t = wages({ red: { crowns: 9, garrison: ['regular100'], circle: {}, square: { troops: ['regular50'] } } })
    expect(goods(t, 'red')[0]).toBe(9 - REGULAR.regular100.wage - REGULAR.regular50.wage)
  })
})

describe('9.2.4 the circle Noble', () => {
  const circle = (troops: readonly Troop[], office?: AgendaId) =>
    wages({ red: { crowns: 20, circle: { at: 'c3', troops, ...(office ? { office } : {}) } } })

  test('up to 400 his troops cost nothing and stay', () => {
    const t = circle(['polish200', 'swiss200'])
    expect([step(t), goods(t, 'red')[0], cards(t, 'army/circle/red')]).toEqual([
      'plan.cards',
      20,
      ['polish200', 'swiss200'],
    ])
  })

  test('above that all of them must be paid; maintained troops count towards the 400', () => {
    expect(step(circle(['polish200', 'swiss200', 'english50']))).toBe('wages.mercenaries')
    expect(step(circle(['polish200', 'swiss200'], 'captainOfTheGuard'))).toBe('wages.mercenaries')
  })

  test('his strength is taken when the payment begins: leaving cards unpaid does not free the others', () => {
    const t = circle(['polish200', 'swiss200', 'english50'])
      .play('red', 'payTroop', 'polish200.circle')
      .play('red', 'done')
    expect(cards(t, 'army/circle/red')).toEqual(['polish200'])
  })
})

test('9.2.6 casualty tokens never lower wages', () => {
  const t = wages({ red: { crowns: 9, star: { at: 'c3', troops: ['regular100', 'regular50'], casualties: 1 } } })
  expect(goods(t, 'red')[0]).toBe(9 - REGULAR.regular100.wage - REGULAR.regular50.wage)
})

test('9.2.7 when mercenaries have deserted, 2.13 is applied', () => {
  const t = wages({ red: { star: { at: 'c3', troops: ['polish50'] } } }).play('red', 'done')
  expect([fact(t, 'nobleAt/red.star'), fact(t, 'dead/red.star')]).toEqual(['none', false])
})

test('9.2.1, 9.2.8 clockwise from the Chairman; then the red cards return', () => {
  const army = { at: 'c3', troops: ['polish50'] } as const
  const t = turnUp('red', 'draftSoldiers', {
    chairman: 'green',
    red: { crowns: 2, star: army, special: { wages: ['draftSoldiers'] } },
    green: { crowns: 2, star: army, special: { wages: ['draftSoldiers', 'mobilizeForces'] } },
    blue: { special: { wages: ['draftSoldiers', 'mobilizeForces'] } },
  }).play('red', 'decline')
  expect(Object.keys(asked(t))).toEqual(['green'])
  t.play('green', 'payAll').play('red', 'payAll')
  expect([goods(t, 'green')[0], goods(t, 'red')[0], cards(t, 'special')]).toEqual([1, 1, {}])
})

test('9.2.5 maintained troops are never paid', () => {
  const t = wages({ red: { crowns: 3, star: { at: 'c3', troops: ['regular50'], office: 'captainOfTheGuard' } } })
  expect([goods(t, 'red')[0], step(t)]).toEqual([3 - REGULAR.regular50.wage, 'plan.cards'])
})
