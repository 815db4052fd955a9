// Section 8: neutral action cards.

import { describe, expect, test } from 'vitest'
import { FATE_CARDS } from '../../content/fate.ts'
import { draw } from '../cards/drawing.ts'
import {
  asked,
  cards,
  fact,
  fateWith,
  goods,
  isOver,
  names,
  position,
  step,
  told,
  turnUpNeutral,
} from '../positions.ts'

test('8.1 the eight neutral cards', () => {
  const three = ['importantEvent', 'importantEvent', 'importantEvent']
  const two = ['fundExpedition', 'fundExpedition']
  expect(cards(position({}), 'neutralDeck')).toEqual([
    ...three,
    ...two,
    'upgradeDefenses',
    'musterTroops',
    'uncertainTimes',
  ])
})

describe('8.2 Important Event', () => {
  const event = (card: 'campFever' | 'richInheritance' | 'darkOmen', faith: number) =>
    turnUpNeutral('importantEvent', { head: 'green', green: { faith }, events: [card] })

  test('8.2.1 everybody sees the colour of the next card, nobody the card', () => {
    const t = event('campFever', 0)
    const view = t.view('red')
    expect(view.facts['nextEvent']).toBe('red')
    expect(JSON.stringify(view.zones['eventTop'])).not.toContain('campFever')
    expect(view.zones['eventTop']).toEqual({ count: 1 })
  })

  test('8.2.2 red: he draws it himself free, or pays 1 faith to name another', () => {
    const poor = event('campFever', 0)
    expect(asked(poor)).toEqual({ green: { nameDrawer: ['green'] } })
    expect(poor.why('green', 'nameDrawer', 'red')).toEqual({ rule: '8.2.2', reason: 'cannotPay' })
    const t = event('campFever', 1)
    expect(asked(t)).toEqual({ green: { nameDrawer: names('red green blue') } })
    t.play('green', 'nameDrawer', 'red')
    expect(fact(t, 'faith/green')).toBe(0)
    expect(fact(event('campFever', 1).play('green', 'nameDrawer', 'green').play('green', 'pass'), 'faith/green')).toBe(
      1,
    )
  })

  test('8.2.3 green: he names another free, or pays 1 faith to draw it himself', () => {
    const poor = event('richInheritance', 0)
    expect(asked(poor)).toEqual({ green: { nameDrawer: names('red blue') } })
    expect(poor.why('green', 'nameDrawer', 'green')).toEqual({ rule: '8.2.3', reason: 'cannotPay' })
    const t = event('richInheritance', 1).play('green', 'nameDrawer', 'green')
    expect(goods(t, 'green')).toEqual([6, 0, 0, 0])
  })

  test('8.2.4 blue: he names any Baron free', () => {
    const t = event('darkOmen', 0)
    expect(asked(t)).toEqual({ green: { nameDrawer: names('red green blue') } })
    expect(goods(event('darkOmen', 1).play('green', 'nameDrawer', 'red'), 'green')).toEqual([0, 0, 0, 0]) // lost to the omen
  })

  test('8.2.7 an event that does not last is discarded, and the next card shows its back', () => {
    const t = turnUpNeutral('importantEvent', { head: 'green', events: ['richInheritance', 'plague'] })
    t.play('green', 'nameDrawer', 'red')
    expect([cards(t, 'eventDiscard'), fact(t, 'nextEvent')]).toEqual([['richInheritance'], 'blue'])
  })

  test('8.2.8 faith paid for naming is not returned when the card can do nothing', () => {
    const t = turnUpNeutral('importantEvent', { head: 'green', green: { faith: 1 }, events: ['assassin'] })
    t.play('green', 'nameDrawer', 'red')
    expect([fact(t, 'faith/green'), cards(t, 'eventDiscard'), isOver(t)]).toEqual([0, ['assassin'], true])
  })

  test('8.2.6a the drawer of a red card is not asked without the faith', () => {
    expect(isOver(draw('heretic', 'red', { red: { faith: 1 } }))).toBe(true)
  })
})

describe('8.3 Fund Expedition', () => {
  const fund = (setting: Parameters<typeof turnUpNeutral>[1]) => turnUpNeutral('fundExpedition', setting)

  test('8.3.1 the Chairman founds one that is not under way, or none', () => {
    const t = fund({ expeditions: { china: { step: 1, invested: { red: 1 } } } })
    expect(asked(t)).toEqual({ red: { found: names('ceylon spiceIslands'), pass: true } })
    expect(t.why('red', 'found', 'china')?.rule).toBe('8.3.1')
    t.play('red', 'pass')
    expect([fact(t, 'expeditionStep/china'), fact(t, 'expeditionStep/ceylon'), isOver(t)]).toEqual([2, 0, true])
  })

  test('8.3.1 with all three under way he founds none', () => {
    const one = { step: 1, invested: { red: 1 } } as const
    const t = fund({ expeditions: { ceylon: one, spiceIslands: one, china: one } })
    expect([isOver(t), fact(t, 'expeditionStep/ceylon'), fact(t, 'expeditionStep/china')]).toEqual([true, 2, 2])
  })

  test('8.3.2 to 8.3.4 from the Chairman clockwise 0 to 5 crowns each, then the blessing, and the marker on step 1', () => {
    const t = fund({ chairman: 'green', head: 'red', red: { crowns: 9, faith: 1 }, green: { crowns: 3 } })
    t.play('green', 'found', 'ceylon')
    expect(asked(t)).toEqual({ green: { invest: { fields: { crowns: { min: 0, max: 3 } } } } })
    t.play('green', 'invest', { crowns: 0 }) // blue has no crowns and is passed over
    expect(asked(t)).toEqual({ red: { invest: { fields: { crowns: { min: 0, max: 5 } } } } })
    t.play('red', 'invest', { crowns: 4 })
    expect(asked(t)).toEqual({ red: { bless: true, pass: true } })
    t.play('red', 'bless')
    expect([goods(t, 'red'), fact(t, 'invested/ceylon.red')]).toEqual([[5, 0, 0, 0], 4])
    expect([fact(t, 'expeditionStep/ceylon'), fact(t, 'blessed/ceylon')]).toEqual([1, true])
  })

  test('8.3.4 if nobody invests it is not founded, and nobody is asked for a blessing', () => {
    const t = fund({
      red: { crowns: 1, faith: 2 },
      head: 'red',
      expeditions: { china: { step: 1, invested: { blue: 1 } } },
    })
    t.play('red', 'found', 'ceylon').play('red', 'invest', { crowns: 0 })
    expect([fact(t, 'expeditionStep/ceylon'), fact(t, 'expeditionStep/china'), isOver(t)]).toEqual([0, 2, true])
  })

  test('8.3.5, 8.3.7 others move on, one that is on 3 stays; every investor receives K times his crowns', () => {
    const t = fund({
      expeditions: {
        ceylon: { step: 2, invested: { red: 3, blue: 1 } },
        china: { step: 3, invested: { green: 5 } },
      },
      fate: ['fate17', 'fate02'], // Ceylon ×3 first, then China ×4
    }).play('red', 'pass')
    expect(['red', 'green', 'blue'].map(baron => fact(t, `crowns/${baron}`))).toEqual([9, 20, 3])
    expect([fact(t, 'expeditionStep/ceylon'), fact(t, 'invested/ceylon.red')]).toEqual([0, undefined])
  })

  test('8.3.6 a blessed one draws two cards and uses the better', () => {
    const news = (fate: readonly ['fate12' | 'fate13', 'fate02' | 'fate12'], blessed?: true) => {
      const china = { step: 3, invested: { red: 2 }, ...(blessed ? { blessed } : {}) } as const
      const t = fund({ expeditions: { china }, fate }).play('red', 'pass')
      return ['crowns/red', 'expeditionStep/china', 'blessed/china', 'invested/china.red'].map(path => fact(t, path))
    }
    expect(news(['fate12', 'fate02'], true)).toEqual([8, 0, false, undefined]) // lost, ×4
    expect(news(['fate13', 'fate12'], true)).toEqual([0, 3, true, 2]) // no news is better than lost; the blessing stays
    expect(news(['fate12', 'fate02'])).toEqual([0, 0, false, undefined]) // fleet lost
  })

  test('8.3.3 without faith nobody is asked for a blessing', () => {
    const t = fund({ red: { crowns: 1 } })
      .play('red', 'found', 'china')
      .play('red', 'invest', { crowns: 1 })
    expect([isOver(t), fact(t, 'expeditionStep/china'), fact(t, 'blessed/china')]).toEqual([true, 1, false])
  })
})

describe('8.4 Upgrade Defenses', () => {
  const red = { crowns: 5, stronghold: 'c6', strongholdBreaches: 2, cities: ['kovel', 'froli', 'monz'] } as const
  const setting = {
    red,
    cities: { kovel: { breaches: 2, siegeBy: 'green' }, froli: { breaches: 1 }, monz: { fortified: true } },
    facts: { nobleAt: { 'green.star': 'b1' } },
  } as const

  test('8.4.1 a: repairs one place, 2 crowns a token, any number', () => {
    const t = turnUpNeutral('upgradeDefenses', setting)
    expect(asked(t)).toEqual({ red: { repair: names('froli red'), fortify: ['froli'], done: true } })
    t.play('red', 'repair', 'red')
    expect(asked(t)).toEqual({ red: { repair: ['red'], done: true } })
    for (const verb of ['repair', 'fortify'])
      expect(t.why('red', verb, 'froli')).toEqual({ rule: '8.4.1', reason: 'onlyOnePlace' })
    t.play('red', 'repair', 'red')
    expect([fact(t, 'strongholdBreaches/red'), fact(t, 'crowns/red'), isOver(t)]).toEqual([0, 1, true])
  })

  test('8.4.1 b: fortifies one city for 4; neither besieged ones, nor strongholds, nor one that is fortified', () => {
    const t = turnUpNeutral('upgradeDefenses', setting)
    expect(t.why('red', 'fortify', 'kovel')).toEqual({ rule: '8.4.1', reason: 'cannotFortify' })
    expect(t.why('red', 'fortify', 'monz')).toEqual({ rule: '8.4.1', reason: 'cannotFortify' })
    expect(t.why('red', 'repair', 'kovel')).toEqual({ rule: '8.4.1', reason: 'nothingToRepair' })
    t.play('red', 'fortify', 'froli')
    expect([fact(t, 'fortified/froli'), fact(t, 'crowns/red'), isOver(t)]).toEqual([true, 1, true])
  })

  test('8.4.1 clockwise from the Chairman; who cannot pay is passed over', () => {
    const t = turnUpNeutral('upgradeDefenses', {
      chairman: 'blue',
      red: { crowns: 4, cities: ['kovel'] },
      green: { crowns: 3, cities: ['froli'] },
      blue: { crowns: 4, cities: ['acre'] },
    })
    expect(Object.keys(asked(t))).toEqual(['blue'])
    t.play('blue', 'done')
    expect(asked(t)).toEqual({ red: { fortify: ['kovel'], done: true } })
    t.play('red', 'fortify', 'kovel')
    expect(isOver(t)).toBe(true)
  })

  test('8.4.2 a fortified city has 100 more strength and gives a crown more', () => {
    const t = position({
      players: 2,
      area: 'first',
      red: { cities: ['froli'], plan: { first: ['levyTaxes'] }, special: { taxation: ['levyTaxes'] } },
      green: {
        cities: ['monz'],
        special: { taxation: ['levyTaxes', 'levyTaxes'] },
        plan: { second: ['rallySupport'] },
      },
      cities: { froli: { fortified: true } },
    }).play('red', 'decline')
    expect([fact(t, 'crowns/red'), fact(t, 'crowns/green')]).toEqual([3, 2])
  })
})

describe('8.5 Muster Troops', () => {
  test('8.5.1 any number of tokens from one of his armies, 2 crowns each; also off the board and on a port icon', () => {
    const t = turnUpNeutral('musterTroops', {
      red: {
        crowns: 5,
        star: { at: 'port.a3', troops: ['polish200', 'polish150'], casualties: 3 },
        square: { troops: ['swiss200'], casualties: 1 },
        circle: { at: 'c3', troops: ['regular50'] },
      },
      green: { crowns: 1, star: { at: 'c4', troops: ['italian200'], casualties: 1 } },
    })
    expect(asked(t)).toEqual({ red: { heal: names('square star'), done: true } })
    expect(t.why('red', 'heal', 'circle')).toEqual({ rule: '8.5.1', reason: 'noCasualties' })
    t.play('red', 'heal', 'star')
    expect(asked(t)).toEqual({ red: { heal: ['star'], done: true } })
    t.play('red', 'heal', 'star')
    expect([fact(t, 'casualties/red.star'), fact(t, 'casualties/red.square'), fact(t, 'crowns/red')]).toEqual([1, 1, 1])
    expect([fact(t, 'casualties/green.star'), isOver(t)]).toEqual([1, true]) // green has not enough
  })

  test('8.5.1 a besieged army too', () => {
    const t = turnUpNeutral('musterTroops', {
      red: { crowns: 2, stronghold: 'c6', garrison: ['polish200'], garrisonCasualties: 1 },
      green: { star: { at: 'c6', troops: ['regular50'] } },
      siegeOfStronghold: { red: { by: 'green' } },
    }).play('red', 'heal', 'stronghold')
    expect([fact(t, 'casualties/red.stronghold'), fact(t, 'crowns/red')]).toEqual([0, 0])
  })
})

test('8.6 Uncertain Times shuffles the whole fate deck', () => {
  const fate = ['fate01', 'fate02', 'fate03', 'fate04', 'fate05', 'fate06'] as const
  const t = turnUpNeutral('uncertainTimes', { fate })
  const deck = [cards(t, 'fateDeck')].flat()
  expect(deck).toHaveLength(24)
  expect(deck.slice(0, 6)).not.toEqual(fate)
  expect(new Set(deck).size).toBe(24)
  expect([step(t), cards(t, 'neutralUsed')]).toEqual(['baron.card', ['uncertainTimes']])
})

test('8.6.1 Uncertain Times shuffles the whole fate deck', () => {
  const order = [...FATE_CARDS]
  const deck = cards(turnUpNeutral('uncertainTimes', { fate: order }), 'fateDeck')
  expect(deck).toHaveLength(24)
  expect(deck).toEqual(expect.arrayContaining(order))
  expect(deck).not.toEqual(order)
})

test('8.2.5 the drawer reveals the card; fate cards that find its target come before the question of 8.2.6', () => {
  const t = turnUpNeutral('importantEvent', {
    head: 'red',
    events: ['plague'],
    red: { faith: 9 },
    fate: [fateWith({ city: 'vecht' })],
  }).play('red', 'nameDrawer', 'green')
  expect([step(t), told(t, 'blue')]).toEqual(['event.cancel', expect.arrayContaining(['drawerNamed', 'eventDrawn'])])
  expect(cards(t, 'fateDeck/0')).not.toBe(fateWith({ city: 'vecht' }))
})
