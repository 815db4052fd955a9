// 9.2 Wages.

import { describe, expect, test } from 'vitest'
import { MERCENARY, REGULAR } from '../../content/troops.ts'
import { cards, fact, goods, position, type Setting, step } from '../positions.ts'

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
