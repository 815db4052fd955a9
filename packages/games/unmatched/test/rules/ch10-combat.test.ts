// Chapter 10: combat resolution.

import { expect, test } from 'vitest'
import type { Card } from '../../content/cards.ts'
import { HEROES } from '../../content/fighters.ts'
import { asked, clash, faceOff, told } from './positions.ts'

test("10.1 effects are compulsory unless they say may, and the defender's go first", () => {
  const t = faceOff('arthur', 'sinbad', { hand: { a1: ['arthur.skirmish'], b1: ['sinbad.regroup'] } })
  clash(t, 'arthur', 'arthur.skirmish', 'sinbad.regroup')
  expect(t.all()).toHaveProperty('zones.hand.b1.length', 1) // drawn before the attacker is asked
  expect(asked(t)).toEqual({ a1: { move: ['arthur', 'sinbad'] } })
  expect(t.why('a1', 'decline')).toEqual({ rule: '16.1', reason: 'compulsory' })
})

test("10.2 IMMEDIATELY comes first, the defender's before the attacker's", () => {
  const t = faceOff('alice', 'sinbad', { size: 'small', hand: { a1: ['alice.feint'], b1: ['sinbad.feint'] } })
  clash(t, 'alice', 'alice.feint', 'sinbad.feint')
  const cancelled = t.news('a1').filter(({ key }) => key === 'cancelled')
  expect(cancelled).toEqual([{ key: 'cancelled', rule: '16.6', data: { card: 'alice.feint' } }])
})

test("10.3 DURING COMBAT: Arthur's boost, the defender's effect, then the attacker's", () => {
  const t = faceOff('arthur', 'sinbad', {
    turnStart: { arthur: 's21', sinbad: 's19' },
    hand: { a1: ['arthur.nobleSacrifice', 'arthur.excalibur', 'arthur.feint'], b1: ['sinbad.momentousShift'] },
  })
  t.play('a1', 'attack', 'arthur').play('a1', 'commit', 'arthur.nobleSacrifice')
  t.play('a1', 'commitBoost', 'arthur.excalibur').play('b1', 'commit', 'sinbad.momentousShift')
  expect(told(t, 'a1').slice(-4)).toEqual(['valueRises', 'effect', 'valueBecomes', 'effect'])
  expect(t.all()).toMatchObject({ combat: { attackPlus: 3, defenseBecomes: 5 }, step: 'effect.boost', waiting: ['a1'] })
  t.play('a1', 'boost', 'arthur.feint')
  expect(t.all()).toHaveProperty('health.sinbad', 14) // 2 + 3 + 1 − 5
})

test('10.4 damage is attack minus defense, and never less than 0', () => {
  const after = (attack: Card, defense?: Card) => {
    const hand = { a1: [attack], b1: defense ? [defense] : [] }
    const t = faceOff('sinbad', 'medusa', { hand })
    return Reflect.get(Object(clash(t, 'sinbad', attack, defense).all()), 'health')
  }
  expect(after('sinbad.exploit')).toMatchObject({ sinbad: 15, medusa: 12 }) // 4 − 0
  expect(after('sinbad.exploit', 'medusa.snipe')).toMatchObject({ sinbad: 15, medusa: 15 }) // 4 − 3
  expect(after('sinbad.feint', 'medusa.snipe')).toMatchObject({ sinbad: 15, medusa: 16 }) // 2 − 3
})

test('10.5 the defender loses that much health; at 0 the fighter is defeated at once', () => {
  const t = faceOff('arthur', 'sinbad', {
    at: { sinbad: 's34', porter: 's20' },
    health: { porter: 2 },
    hand: { a1: ['arthur.feint'] },
  })
  clash(t, 'arthur', 'arthur.feint')
  expect(t.all()).toMatchObject({ at: { porter: 'none' }, health: { porter: 0 } })
})

test('10.5 the end of the game is checked at once', () => {
  const t = faceOff('arthur', 'sinbad', { health: { sinbad: 2 }, hand: { a1: ['arthur.feint'] } })
  clash(t, 'arthur', 'arthur.feint')
  expect(t.all()).toMatchObject({ result: { kind: 'won', winners: ['a1'], rule: '13.1' } })
})

test('10.6 the printed value is replaced first, then everything is added', () => {
  const t = faceOff('alice', 'arthur', {
    at: { alice: 's24', arthur: 's21' },
    size: 'big',
    turnStart: { alice: 's20', arthur: 's21' },
    hand: { a1: ['alice.momentousShift'], b1: ['arthur.regroup'] },
  })
  clash(t, 'alice', 'alice.momentousShift', 'arthur.regroup')
  expect(t.news('b1')).toContainEqual({ key: 'combatValues', rule: '10.4', data: { attack: 7, defense: 1 } })
  expect(t.all()).toHaveProperty('health.arthur', 12)
  expect(t.all()).toHaveProperty('zones.hand.b1.length', 1) // Arthur's owner lost and draws 1
})

test('10.7 what changes a value changes combat damage, not effect damage', () => {
  const t = faceOff('sinbad', 'arthur', {
    hand: { a1: ['sinbad.voyageManEatingApes'] },
    discard: { a1: ['sinbad.voyageHome', 'sinbad.voyageIslandWhale', 'sinbad.voyageGiantSnakes'] },
  })
  clash(t, 'sinbad', 'sinbad.voyageManEatingApes')
  const hurt = t.news('b1').filter(({ key }) => key === 'damaged')
  expect(hurt).toMatchObject([{ data: { n: 5, left: 13 } }, { data: { n: 2, left: 11 } }])
})

test('10.8 effects after combat happen even if the fighter that played the card is defeated', () => {
  const t = faceOff('arthur', 'medusa', {
    at: { medusa: 's34', harpy1: 's20', harpy2: 's1', harpy3: 's8' },
    hand: { a1: ['arthur.excalibur'], b1: ['medusa.theHoundsOfMightyZeus'] },
  })
  clash(t, 'arthur', 'arthur.excalibur', 'medusa.theHoundsOfMightyZeus')
  expect(t.all()).toMatchObject({ at: { harpy1: 'none' } })
  expect(asked(t)).toEqual({ b1: { move: ['harpy2', 'harpy3'], done: true } })
})

test('10.8 or if the other fighter is defeated; parts that need it are skipped', () => {
  const t = faceOff('medusa', 'sinbad', {
    at: { sinbad: 's1', porter: 's20' },
    health: { porter: 1 },
    hand: { a1: ['medusa.snipe'] },
  })
  clash(t, 'medusa', 'medusa.snipe')
  expect(t.all()).toMatchObject({ at: { porter: 'none' }, result: { kind: 'open' } })
  expect(t.all()).toHaveProperty('zones.hand.a1.length', 1) // Snipe drew
  const gaze = faceOff('medusa', 'sinbad', {
    at: { sinbad: 's1', porter: 's20' },
    health: { porter: 1 },
    hand: { a1: ['medusa.gazeOfStone'] },
  })
  clash(gaze, 'medusa', 'medusa.gazeOfStone')
  expect(told(gaze, 'b1').filter(key => key === 'damaged')).toHaveLength(1)
})

test('10.9 no hero of this box adds anything after combat', () => {
  for (const hero of HEROES) {
    const foe = hero === 'sinbad' ? 'arthur' : 'sinbad'
    const t = faceOff(hero, foe, { size: 'big', hand: { a1: [`${hero}.feint`] } })
    clash(t, hero, `${hero}.feint`)
    expect(t.all()).toMatchObject({ step: 'turn.action', zones: { discard: { a1: [`${hero}.feint`] } } })
  }
})

test("10.10 every card played goes to its owner's pile, the attack card before the boost", () => {
  const t = faceOff('arthur', 'sinbad', {
    hand: { a1: ['arthur.feint', 'arthur.excalibur'], b1: ['sinbad.exploit'] },
    discard: { a1: ['arthur.prophecy'] },
  })
  t.play('a1', 'attack', 'arthur').play('a1', 'commit', 'arthur.feint')
  t.play('a1', 'commitBoost', 'arthur.excalibur').play('b1', 'commit', 'sinbad.exploit')
  expect(t.all()).toMatchObject({
    zones: {
      discard: { a1: ['arthur.excalibur', 'arthur.feint', 'arthur.prophecy'], b1: ['sinbad.exploit'] },
      played: { a1: [], b1: [] },
      playedBoost: { a1: [] },
    },
    combat: { attacker: 'none', defender: 'none', winner: 'none', attackPlus: 0 },
  })
})

test('10.11 until clean-up a played card is not in the pile: not counted, not taken back', () => {
  const t = faceOff('sinbad', 'arthur', {
    hand: { a1: ['sinbad.voyageHome'] },
    discard: { a1: ['sinbad.voyageIslandWhale', 'sinbad.voyageGiantSnakes', 'sinbad.voyageKingOfSerendib'] },
  })
  clash(t, 'sinbad', 'sinbad.voyageHome')
  expect(t.all()).toMatchObject({
    health: { arthur: 13 }, // 2 + 3, not 2 + 4
    zones: {
      discard: { a1: ['sinbad.voyageHome'] },
      hand: { a1: ['sinbad.voyageIslandWhale', 'sinbad.voyageGiantSnakes', 'sinbad.voyageKingOfSerendib'] },
    },
  })
})
