// 21.3 Exchanging heirs, 21.7 Miracles can happen.

import { describe, expect, test } from 'vitest'
import { draw } from '../cards/drawing.ts'
import { cards, fact, fateWith, goods, type Setting, step, told, turnUp } from '../positions.ts'

const ARMY = { at: 'c3', troops: ['regular50', 'polish50'] } as const
const HEIRS = { exchangingHeirs: 'on' } as const
const waiting = (setting: Setting) =>
  turnUp('red', 'levyTaxes', { options: HEIRS, ...setting, red: { crowns: 5, star: ARMY, ...setting.red } })
const NO_PROMISE = { promise: 'nothing', wants: 'nothing' } as const

describe('21.3 heirs as part of a deal', () => {
  test('a Baron hands over the heir of his Noble for crowns; it happens at once when it is accepted', () => {
    const t = waiting({ green: { crowns: 4 } })
    t.play('red', 'offerHeir', { to: 'green', heir: 'red.star', asks: 3, ...NO_PROMISE })
    expect([fact(t, 'heirHolder/red.star'), goods(t, 'red')[0]]).toEqual(['red', 5])
    t.play('green', 'acceptDeal', 'red')
    expect([fact(t, 'heirHolder/red.star'), goods(t, 'red')[0], goods(t, 'green')[0]]).toEqual(['green', 8, 1])
    expect(told(t, 'blue')).toContain('heirHanded')
  })

  test('one heir for another: whoever holds the wanted one is asked', () => {
    const t = waiting({})
    t.play('red', 'askHeir', { wanted: 'blue.circle', heir: 'red.square', gives: 1, ...NO_PROMISE })
    expect(t.why('green', 'acceptDeal', 'red')).toEqual({ rule: '19.4.2', reason: 'noSuchOffer' })
    t.play('blue', 'acceptDeal', 'red')
    expect([fact(t, 'heirHolder/red.square'), fact(t, 'heirHolder/blue.circle')]).toEqual(['blue', 'red'])
    expect([goods(t, 'red')[0], goods(t, 'blue')[0]]).toEqual([4, 1])
  })

  test('only heirs that one holds can be offered, and only those that others hold asked for', () => {
    const t = waiting({ facts: { heirHolder: { 'red.star': 'green', 'blue.circle': 'none' } } })
    expect(t.why('red', 'offerHeir', { to: 'green', heir: 'red.star', asks: 0, ...NO_PROMISE })).toEqual({
      rule: '21.3',
      reason: 'heirNotHeld',
    })
    expect(t.why('red', 'askHeir', { wanted: 'blue.circle', heir: 'none', gives: 0, ...NO_PROMISE })).toEqual({
      rule: '21.3',
      reason: 'heirNotHeld',
    })
  })

  test('an offer can no longer be accepted when the heir has gone elsewhere', () => {
    const t = waiting({ facts: { heirHolder: { 'green.star': 'red' } } })
    t.play('red', 'offerHeir', { to: 'blue', heir: 'green.star', asks: 0, ...NO_PROMISE })
    t.play('red', 'giveBackHeir', 'green.star')
    expect(t.why('blue', 'acceptDeal', 'red')).toEqual({ rule: '19.4.2', reason: 'noSuchOffer' })
  })

  test('without the option there are no heirs to deal with', () => {
    const t = turnUp('red', 'levyTaxes', { red: { star: ARMY } })
    expect(t.why('red', 'offerHeir', { to: 'green', heir: 'red.star', asks: 0, ...NO_PROMISE })).toBeDefined()
    expect(t.why('red', 'executeHeir', 'green.star')).toEqual({ rule: '21.3', reason: 'heirNotHeld' })
  })
})

describe('21.3 what the holder of another’s heir may do', () => {
  const held = { facts: { heirHolder: { 'green.star': 'red' } } } as const

  test('execute it: the Noble lives on, and has no heir', () => {
    const t = waiting({ ...held, green: { star: { at: 'd4', troops: ['regular50'] } } })
    t.play('red', 'executeHeir', 'green.star')
    expect([fact(t, 'heirHolder/green.star'), fact(t, 'nobleAt/green.star')]).toEqual(['none', 'd4'])
  })

  test('if the Noble is dead already, he leaves the game at once with his troops (16.5)', () => {
    const t = waiting({ ...held, green: { star: { dead: true, troops: ['regular50', 'polish50'] } } })
    t.play('red', 'executeHeir', 'green.star')
    expect(fact(t, 'nobleAt/green.star')).toBe('leftGame')
    expect(cards(t, 'army/star/green')).toEqual([])
  })

  test('give it back', () => {
    const t = waiting(held)
    t.play('red', 'giveBackHeir', 'green.star')
    expect(fact(t, 'heirHolder/green.star')).toBe('green')
  })

  test('one’s own heirs are not executed', () => {
    expect(waiting({}).why('red', 'executeHeir', 'red.star')).toEqual({ rule: '21.3', reason: 'heirNotHeld' })
  })
})

describe('21.3 No Heir and Broken Line', () => {
  test('destroy the token, whoever holds it; the card is done', () => {
    const t = draw('noHeir', 'red', {
      options: HEIRS,
      red: { triangle: ARMY },
      facts: { heirHolder: { 'red.triangle': 'blue' } },
      fate: [fateWith({ shape: 'triangle' })],
    })
    expect([fact(t, 'heirHolder/red.triangle'), fact(t, 'noHeir/red.triangle')]).toEqual(['none', undefined])
    expect([cards(t, 'keptEvents/red'), cards(t, 'eventDiscard')]).toEqual([[], ['noHeir']])
  })

  test('on a Noble who is dead they mean that he leaves the game at once', () => {
    const t = draw('noHeir', 'red', {
      options: HEIRS,
      red: { triangle: { dead: true, troops: ['regular100'] } },
      fate: [fateWith({ shape: 'triangle' })],
    })
    expect(fact(t, 'nobleAt/red.triangle')).toBe('leftGame')
  })
})

describe('21.7 Miracles can happen', () => {
  const MIRACLES = { miracles: 'on' } as const

  test('a lasting event is cancelled later for 1 faith more than its cost', () => {
    const t = turnUp('red', 'levyTaxes', { options: MIRACLES, red: { faith: 3, keptEvents: ['drought'] } })
    t.play('red', 'miracle', 'drought')
    expect([goods(t, 'red')[2], cards(t, 'keptEvents/red'), cards(t, 'eventDiscard')]).toEqual([1, [], ['drought']])
    expect(step(t)).toBe('baron.card')
  })

  test('a Noble who lost his heir has one again', () => {
    const t = turnUp('red', 'levyTaxes', {
      options: MIRACLES,
      red: { faith: 2, star: { ...ARMY, noHeir: true }, keptEvents: ['brokenLine'] },
      facts: { nobleEvents: [{ event: 'brokenLine', noble: 'red.star' }] },
    })
    t.play('red', 'miracle', 'brokenLine')
    expect([fact(t, 'noHeir/red.star'), fact(t, 'nobleEvents'), goods(t, 'red')[2]]).toEqual([undefined, [], 0])
  })

  test('only the Baron it lies on, and only if he can pay', () => {
    const t = turnUp('red', 'levyTaxes', {
      options: MIRACLES,
      red: { faith: 1, keptEvents: ['drought'] },
      green: { faith: 5 },
    })
    expect(t.why('red', 'miracle', 'drought')).toEqual({ rule: '21.7', reason: 'cannotPay' })
    expect(t.why('green', 'miracle', 'drought')).toEqual({ rule: '21.7', reason: 'notOnYou' })
  })

  test('8.2.6a faith pledged against another event pays for no miracle', () => {
    const t = draw('famine', 'red', {
      options: MIRACLES,
      red: { faith: 2, keptEvents: ['drought'], star: ARMY },
      green: { faith: 5 },
    })
    expect(t.why('red', 'miracle', 'drought')).toBeUndefined()
    t.play('red', 'pledge', { faith: 1 })
    expect([step(t), t.why('red', 'miracle', 'drought')]).toEqual([
      'event.cancel',
      { rule: '21.7', reason: 'cannotPay' },
    ])
  })

  test('what does good cannot be cancelled, nor anything without the option', () => {
    const guild = turnUp('red', 'levyTaxes', { options: MIRACLES, red: { faith: 9, keptEvents: ['merchantGuild'] } })
    expect(guild.why('red', 'miracle', 'merchantGuild')).toEqual({ rule: '21.7', reason: 'cannotPay' })
    const plain = turnUp('red', 'levyTaxes', { red: { faith: 9, keptEvents: ['drought'] } })
    expect(plain.why('red', 'miracle', 'drought')).toBeDefined()
  })
})
