// Sections 11 to 16: battles, assaults, sieges, strongholds, retreat and death.

import { describe, expect, test } from 'vitest'
import type { FateCard } from '../../content/fate.ts'
import type { Troop } from '../../content/troops.ts'
import { asked, cards, fact, type Noble, names, type Setting, turnUp } from '../positions.ts'

const DEAL = ['fate01', 'fate04', 'fate08', 'fate10', 'fate15', 'fate18'] as const // polish, italian, italian, english
const PREVENT = ['fate03', 'fate07', 'fate11', 'fate17', 'fate20'] as const
const VICTORY = ['fate02', 'fate05', 'fate09', 'fate12', 'fate13', 'fate16'] as const

type Table = ReturnType<typeof turnUp>
const attack = (at: string, target: string, setting: Setting): Table =>
  turnUp('red', 'mobilizeForces', setting)
    .play('red', 'perform')
    .play('red', 'mobilize', at)
    .play('red', 'attack', target)
function putAway(t: Table, seat: string, ...away: readonly FateCard[]): Table {
  for (const card of away) t.play(seat, 'putAway', card)
  return t.play(seat, 'done')
}
const noble = (t: Table, name: string) => [fact(t, `nobleAt/${name}`), fact(t, `dead/${name}`)]

describe('11 open-field battles', () => {
  const red = { circle: { at: 'c4', troops: ['regular100', 'polish100'] } } as const // 4 cards
  const green = { circle: { at: 'c4', troops: ['regular50', 'regular50', 'regular100'] } } as const

  test('11.6.6 a full victory kills all opposing Nobles', () => {
    const t = attack('c4', 'field.green', {
      red,
      green,
      fate: [VICTORY[0], VICTORY[1], PREVENT[0], PREVENT[1], PREVENT[2], PREVENT[3], DEAL[0], DEAL[1], 'fate06'],
    })
    putAway(t, 'red', PREVENT[0], PREVENT[1])
    putAway(t, 'green', DEAL[0], DEAL[1])
    expect(noble(t, 'green.circle')).toEqual(['none', true])
    expect(cards(t, 'army/circle/green')).toEqual(['regular50', 'regular50', 'regular100']) // 16.3 without tokens nothing is lost
    expect([fact(t, 'nobleAt/red.circle'), fact(t, 'exhausted/red.circle')]).toEqual(['c4', true])
  })

  test('11.6.6 a partial victory makes them retreat; 15.3 where no other Baron is, ready or not as before', () => {
    const t = attack('c4', 'field.green', {
      red,
      green,
      blue: { star: { at: 'c3', troops: ['regular50'] } },
      fate: [VICTORY[0], DEAL[2], PREVENT[0], PREVENT[1], PREVENT[2], PREVENT[3], DEAL[0], DEAL[1], 'fate06'],
    })
    putAway(t, 'red', PREVENT[0], DEAL[2])
    putAway(t, 'green', DEAL[0], DEAL[1])
    expect(asked(t)).toEqual({ green: { retreatTo: names('b4 c5') } })
    expect(t.why('green', 'retreatTo', 'c3')).toEqual({ rule: '15.3', reason: 'otherBaronHere' })
    expect(t.why('green', 'retreatTo', 'd4')).toEqual({ rule: '15.3', reason: 'notNextTo' })
    t.play('green', 'retreatTo', 'b4')
    expect([fact(t, 'nobleAt/green.circle'), fact(t, 'exhausted/green.circle')]).toEqual(['b4', false])
  })

  test('11.6.8 an attacker who must retreat is exhausted all the same', () => {
    const t = attack('c4', 'field.green', {
      red,
      green,
      fate: [PREVENT[0], PREVENT[1], PREVENT[2], PREVENT[3], VICTORY[0], PREVENT[4], DEAL[0], DEAL[1], 'fate06'],
    })
    putAway(t, 'red', PREVENT[2], PREVENT[3])
    putAway(t, 'green', DEAL[0], DEAL[1])
    t.play('red', 'retreatTo', 'c3')
    expect([fact(t, 'nobleAt/red.circle'), fact(t, 'exhausted/red.circle')]).toEqual(['c3', true])
  })

  test('11.6.2 an exhausted star commander gives +200 but no ability', () => {
    const t = attack('c4', 'field.green', {
      red,
      green: { star: { at: 'c4', troops: ['regular50', 'regular50', 'regular100'], exhausted: true } },
      fate: [...PREVENT.slice(0, 4), ...DEAL.slice(0, 4)],
    })
    expect(cards(t, 'fateHand/green')).toHaveLength(4)
    putAway(t, 'red', PREVENT[2], PREVENT[3])
    putAway(t, 'green', DEAL[2], DEAL[3])
    expect(fact(t, 'casualties/red.circle')).toBe(0) // 2 dealt, 2 prevented
  })

  test('11.2 with several opponents one is named, and the others take no part', () => {
    const t = turnUp('red', 'mobilizeForces', { red, green, blue: { star: { at: 'c4', troops: ['regular50'] } } })
    t.play('red', 'perform').play('red', 'mobilize', 'c4')
    expect(asked(t)).toEqual({ red: { attack: names('field.blue field.green'), noBattle: true } })
    t.play('red', 'attack', 'field.green')
    expect(Object.keys(asked(t))).toEqual(['red', 'green'])
  })
})

describe('12 assaults', () => {
  test('12.5 the defender chooses between casualties and breaches', () => {
    const t = attack('b1', 'assault.kovel', {
      red: { circle: { at: 'b1', troops: ['polish100', 'swiss100'] } },
      green: { cities: ['kovel'], circle: { at: 'b1', troops: ['regular100', 'regular100'] } },
      fate: [DEAL[0], VICTORY[0], PREVENT[0], PREVENT[1], VICTORY[1], ...DEAL.slice(1, 4), 'fate06', 'fate14'],
    })
    putAway(t, 'red', PREVENT[0], PREVENT[1])
    putAway(t, 'green', DEAL[1], DEAL[2], DEAL[3], 'fate06', 'fate14')
    expect(asked(t)).toEqual({ green: { takeHit: names('circle walls') } })
    t.play('green', 'takeHit', 'walls')
    expect([fact(t, 'breaches/kovel'), fact(t, 'casualties/green.circle')]).toEqual([1, 0])
    expect(fact(t, 'control/kovel')).toBe('green') // victories 1:1
  })

  test('12.7 a the city falls when its strength is 0 and no defending Noble lives', () => {
    const t = attack('b1', 'assault.kovel', {
      red: { circle: { at: 'b1', troops: ['polish100', 'swiss100'] } },
      green: { cities: ['kovel'], circle: { at: 'b1', troops: ['regular50'] } },
      cities: { kovel: { breaches: 1 } },
      fate: [...DEAL.slice(0, 4), ...PREVENT.slice(0, 2), VICTORY[0], 'fate06'],
    })
    putAway(t, 'red', DEAL[2], DEAL[3])
    putAway(t, 'green', PREVENT[0], PREVENT[1]) // keeps a victory, which does not count: nobody of his stands
    t.play('green', 'takeHit', 'walls')
    expect(noble(t, 'green.circle')).toEqual(['none', true])
    expect([fact(t, 'control/kovel'), fact(t, 'breaches/kovel')]).toEqual(['red', 2])
    expect(asked(t)).toEqual({ red: { keepCity: true, razeCity: true } })
  })

  test('12.9 empty walls of strength 0 are captured without cards', () => {
    const t = attack('c2', 'assault.froli', {
      red: { star: { at: 'c2', troops: ['regular50'] } },
      cities: { froli: { breaches: 1 } },
    })
    expect(asked(t)).toEqual({ red: { keepCity: true, razeCity: true } })
    t.play('red', 'razeCity')
    expect([fact(t, 'razed/froli'), fact(t, 'crowns/red'), fact(t, 'exhausted/red.star')]).toEqual([true, 6, true])
  })
})

describe('13 sieges', () => {
  const siege = (setting: Setting) =>
    turnUp('red', 'mobilizeForces', setting).play('red', 'perform').play('red', 'mobilize', 'd6')
  const red = { star: { at: 'd6', troops: ['regular50'] } } as const

  test('13.1 too weak', () => {
    const t = siege({ red, green: { cities: ['dornach'] }, cities: { dornach: { fortified: true } } })
    expect(asked(t)).toEqual({ red: { attack: names('assault.dornach siege.dornach'), noBattle: true } }) // 250 > 200
    const weak = siege({ red, green: { cities: ['dornach'], star: { at: 'd6', troops: ['regular50'] } } })
    expect(weak.why('red', 'attack', 'siege.dornach')).toEqual({ rule: '13.1', reason: 'tooWeakForSiege' }) // 250 : 350
  })

  test('13.7 not twice in a round, nor beside another besieger', () => {
    const again = siege({ red, round: 2, cities: { dornach: { siegeBy: 'red', siegeRound: 2 } } })
    expect(again.why('red', 'attack', 'siege.dornach')).toEqual({ rule: '13.7', reason: 'besiegedAlready' })
    const other = siege({
      red,
      round: 2,
      blue: { star: { at: 'd6', troops: ['regular50'] } },
      cities: { dornach: { siegeBy: 'blue', siegeRound: 1 } },
    })
    expect(other.why('red', 'attack', 'siege.dornach')).toEqual({ rule: '13.7', reason: 'besiegedAlready' })
  })

  test('13.6 a surrender kills the Nobles inside', () => {
    const t = siege({
      round: 3,
      red: { star: { at: 'd6', troops: ['polish200', 'swiss200'] } },
      green: { cities: ['dornach'], star: { at: 'd6', troops: ['regular100'] } },
      cities: { dornach: { siegeBy: 'red', siegeRound: 1 } },
    })
    t.play('red', 'attack', 'siege.dornach').play('red', 'keepCity')
    expect([fact(t, 'control/dornach'), fact(t, 'siegeBy/dornach')]).toEqual(['red', 'none'])
    expect(noble(t, 'green.star')).toEqual(['none', true])
  })
})

describe('14 strongholds', () => {
  test('14.4 the victor takes half of the crowns and a city the loser picks', () => {
    const t = attack('c4', 'siege.green', {
      round: 3,
      red: { star: { at: 'c4', troops: ['polish200'] } },
      green: { stronghold: 'c4', crowns: 9, cities: ['kovel', 'froli'] },
      siegeOfStronghold: { green: { by: 'red', round: 2 } },
    })
    expect(asked(t)).toEqual({ green: { handOver: names('froli kovel') } })
    t.play('green', 'handOver', 'froli').play('red', 'keepCity')
    expect([fact(t, 'crowns/red'), fact(t, 'crowns/green')]).toEqual([4, 5])
    expect([fact(t, 'control/froli'), fact(t, 'control/kovel'), fact(t, 'strongholdAt/green')]).toEqual([
      'red',
      'green',
      'none',
    ])
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
})
