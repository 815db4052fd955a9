// 28.1 Keywords of dice: re-rolls, and what is added to a roll.

import { describe, expect, test } from 'vitest'
import type { CardId } from '../../content/cards.ts'
import type { GainedKeyword } from '../../content/keywords.ts'
import { type Battle, battle } from '../positions.ts'

const closed = { card: 'nomad', closed: true } as const
const withKeywords = (card: CardId, ...gained: readonly GainedKeyword[]) => ({ card, gained })

/** Rolls again as often as it is offered, and says how often that was. */
function rerollAll(b: Battle, where: CardId): number {
  let times = 0
  while (b.step() === 'attack.reroll') {
    b.answer('reroll', b.piece(where))
    times++
  }
  return times
}

describe('N.3 Attack experience', () => {
  test('N.3 the attack die of a simple strike may be rolled again once; the last result stands', () => {
    const b = battle({ one: { c3: 'vurdalak' }, two: { c4: closed }, dice: [6, 1] }).strike('c3', 'c4')
    expect([b.step(), b.asked(), b.choice('reroll')]).toEqual(['attack.reroll', 'one', [b.piece('c3')]])
    b.answer('reroll', b.piece('c3'))
    expect([b.step(), b.wounds('c4')]).toEqual(['turn.main', 3])
  })

  test('N.3 it may be kept', () => {
    const b = battle({ one: { c3: 'vurdalak' }, two: { c4: closed }, dice: [6] })
      .strike('c3', 'c4')
      .answer('decline')
    expect(b.wounds('c4')).toBe(4)
  })

  test('N.3 without it nobody is asked', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { c4: closed }, dice: [6] }).strike('c3', 'c4')
    expect([b.step(), b.wounds('c4')]).toEqual(['turn.main', 3])
  })

  test('N.3 X times; 23.1 of Experience 2 and 1 only the 2 works', () => {
    const b = battle({
      one: { c3: withKeywords('flameDancer', { k: 'expAttack', x: 1 }) },
      two: { c4: closed },
      dice: [1, 1, 6],
    }).strike('c3', 'c4')
    expect([rerollAll(b, 'flameDancer'), b.wounds('c4')]).toEqual([2, 3])
  })

  test('N.3 of a magic strike too', () => {
    const b = battle({
      one: { c3: withKeywords('exorcist', { k: 'expAttack', x: 1 }) },
      two: { c4: 'nomad' },
      dice: [1, 6],
    })
      .use('c3', 'a2')
      .target('c4')
    expect([rerollAll(b, 'exorcist'), b.wounds('c4')]).toEqual([1, 3])
  })

  test('N.3 not of a shot, a throw or a discharge, and not of the defence die', () => {
    const experienced: GainedKeyword = { k: 'expAttack', x: 3 }
    const shot = battle({ one: { c3: withKeywords('crossbowman', experienced) }, two: { c5: 'nomad' }, dice: [1] })
      .use('c3', 'a1')
      .target('c5')
    const thrown = battle({
      one: { c3: withKeywords('emberImp', experienced) },
      two: { c5: 'nomad' },
    })
      .use('c3', 'a1')
      .target('c5')
    const discharge = battle({
      one: { c3: withKeywords('pyrePriest', experienced), c1: 'nomad' },
      two: { c5: 'nomad' },
      dice: [1],
    })
      .use('c3', 'a1')
      .target('c5')
    const defence = battle({
      one: { c3: 'nomad' },
      two: { c4: withKeywords('nomad', experienced) },
      dice: [1, 1],
    }).strike('c3', 'c4')
    expect([shot, thrown, discharge, defence].map(b => b.step())).toEqual(Array(4).fill('turn.main'))
  })
})

describe('N.4 Blessing', () => {
  test('N.4 +1 to the attack die', () => {
    const b = battle({ one: { c3: 'torvald' }, two: { c4: closed }, dice: [3] }).strike('c3', 'c4')
    expect(b.wounds('c4')).toBe(4)
  })

  test('N.4 +1 to the defence die: 5 is a counter-strike, 4 a miss', () => {
    const counter = battle({ one: { c3: 'nomad' }, two: { c4: 'torvald' }, dice: [6, 5] }).strike('c3', 'c4')
    expect([counter.wounds('c3'), counter.wounds('c4')]).toEqual([3, 0])
    const miss = battle({ one: { c3: 'nomad' }, two: { c4: 'torvald' }, dice: [6, 4] }).strike('c3', 'c4')
    expect([miss.wounds('c3'), miss.wounds('c4')]).toEqual([0, 0])
  })

  test('N.4 +1 to the die of a shot and to a die rolled by a text', () => {
    const shot = battle({
      one: { c3: withKeywords('crossbowman', { k: 'blessing' }) },
      two: { c5: 'nomad' },
      dice: [3],
    })
      .use('c3', 'a1')
      .target('c5')
    expect(shot.wounds('c5')).toBe(2)
    const blocked = battle({
      one: { c3: 'crossbowman' },
      two: { c5: withKeywords('templeWarrior', { k: 'blessing' }) },
      dice: [4],
    })
      .use('c3', 'a1')
      .target('c5')
    expect([blocked.wounds('c5'), blocked.log().includes('blocked')]).toEqual([0, true])
  })

  test('N.4, 23.1 twice blessed is +1; 14.6 a 6 stays a 6', () => {
    const twice = battle({
      one: { c3: withKeywords('torvald', { k: 'blessing' }) },
      two: { c4: closed },
      dice: [4],
    }).strike('c3', 'c4')
    expect(twice.wounds('c4')).toBe(4)
    const most = battle({ one: { c3: 'torvald' }, two: { c4: closed }, dice: [6] }).strike('c3', 'c4')
    expect(most.wounds('c4')).toBe(5)
  })
})

describe('N.9 Clumsiness', () => {
  test('N.9 -1 to the attack die of the simple strike', () => {
    const b = battle({ one: { c3: 'stoneGolem' }, two: { c4: closed }, dice: [4] }).strike('c3', 'c4')
    expect(b.wounds('c4')).toBe(3)
  })

  test('N.9 not to the defence die', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { c4: 'stoneGolem' }, dice: [1, 6] }).strike('c3', 'c4')
    expect(b.wounds('c3')).toBe(3)
  })

  test('N.9 not to a magic strike nor a shot', () => {
    const clumsy: GainedKeyword = { k: 'clumsiness', x: 1 }
    const magic = battle({ one: { c3: withKeywords('exorcist', clumsy) }, two: { c4: 'nomad' }, dice: [4] })
      .use('c3', 'a2')
      .target('c4')
    const shot = battle({ one: { c3: withKeywords('crossbowman', clumsy) }, two: { c5: 'nomad' }, dice: [4] })
      .use('c3', 'a1')
      .target('c5')
    expect([magic.wounds('c4'), shot.wounds('c5')]).toEqual([2, 2])
  })

  test('N.9, 23.1 of Clumsiness 1 and 2 only the 2 works', () => {
    const b = battle({
      one: { c3: withKeywords('stoneGolem', { k: 'clumsiness', x: 2 }) },
      two: { c4: closed },
      dice: [6],
    }).strike('c3', 'c4')
    expect(b.wounds('c4')).toBe(4)
  })

  test('N.9, N.4 with Blessing nothing is left of either', () => {
    const b = battle({
      one: { c3: withKeywords('stoneGolem', { k: 'blessing' }) },
      two: { c4: closed },
      dice: [4],
    }).strike('c3', 'c4')
    expect(b.wounds('c4')).toBe(4)
  })
})

describe('N.11 Curse', () => {
  test('N.11 -1 to the attack die', () => {
    const b = battle({ one: { c3: 'wailingShade' }, two: { c4: closed }, dice: [6] }).strike('c3', 'c4')
    expect(b.wounds('c4')).toBe(2)
  })

  test('N.11 -1 to the defence die: 6 is only a miss, 5 a hit', () => {
    const miss = battle({ one: { c3: 'nomad' }, two: { c4: 'wailingShade' }, dice: [1, 6] }).strike('c3', 'c4')
    expect([miss.wounds('c3'), miss.wounds('c4')]).toEqual([0, 0])
    const hit = battle({ one: { c3: 'nomad' }, two: { c4: 'wailingShade' }, dice: [1, 5] }).strike('c3', 'c4')
    expect(hit.wounds('c4')).toBe(1)
  })

  test('N.11, 23.1 twice cursed is -1', () => {
    const b = battle({
      one: { c3: withKeywords('wailingShade', { k: 'curse' }) },
      two: { c4: closed },
      dice: [5],
    }).strike('c3', 'c4')
    expect(b.wounds('c4')).toBe(2)
  })
})

describe('N.13 Defence experience', () => {
  test('N.13 the defence die may be rolled again', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { c4: 'orderIntercessor' }, dice: [6, 1, 6] }).strike('c3', 'c4')
    expect([b.asked(), b.choice('reroll')]).toEqual(['two', [b.piece('c4')]])
    b.answer('reroll', b.piece('c4'))
    expect([b.wounds('c3'), b.wounds('c4')]).toEqual([1, 0])
  })

  test('N.13 there is none without a defence die, and it does not touch the attack die', () => {
    const closedOne = battle({
      one: { c3: 'nomad' },
      two: { c4: { card: 'orderIntercessor', closed: true } },
      dice: [1],
    }).strike('c3', 'c4')
    const attacking = battle({ one: { c3: 'orderIntercessor' }, two: { c4: closed }, dice: [1] }).strike('c3', 'c4')
    expect([closedOne.step(), attacking.step()]).toEqual(['turn.main', 'turn.main'])
  })

  test('N.13, 23.1 the largest number counts, for each fight anew', () => {
    const b = battle({
      one: { c3: 'nomad', b3: 'nomad' },
      two: { c4: withKeywords('orderIntercessor', { k: 'expDefence', x: 2 }) },
      dice: [1, 1, 2, 3, 1, 1, 5],
    }).strike('c3', 'c4')
    expect([rerollAll(b, 'orderIntercessor'), b.wounds('c4')]).toEqual([2, 1])
    b.strike('b3', 'c4').answer('reroll', b.piece('c4'))
    expect(b.wounds('c4')).toBe(1)
  })
})

describe('N.16 Discharge experience', () => {
  test('N.16 the die of a discharge may be rolled again', () => {
    const b = battle({ one: { c3: { card: 'bloodConjurer', chips: 1 } }, two: { c5: 'nomad' }, dice: [1, 6] })
      .use('c3', 'a1')
      .target('c5')
    expect([rerollAll(b, 'bloodConjurer'), b.wounds('c5')]).toEqual([1, 4])
  })

  test('N.16 not that of its simple strike', () => {
    const b = battle({ one: { c3: 'bloodConjurer' }, two: { c4: closed }, dice: [1] }).strike('c3', 'c4')
    expect(b.step()).toBe('turn.main')
  })

  test('14.4 a discharge with three equal values is not rolled, so there is nothing to roll again', () => {
    const b = battle({
      one: { c3: withKeywords('krondak', { k: 'expDischarge', x: 2 }) },
      two: { c5: 'nomad' },
    })
      .use('c3', 'a2')
      .target('c5')
    expect([b.step(), b.wounds('c5')]).toEqual(['turn.main', 1])
  })
})

describe('N.35 Shooting experience', () => {
  test('N.35 the die of a shot may be rolled again, that of a strike not', () => {
    const b = battle({ one: { c3: 'garridArcher' }, two: { c5: 'nomad' }, dice: [1, 6] })
      .use('c3', 'a1')
      .target('c5')
    expect([rerollAll(b, 'garridArcher'), b.wounds('c5')]).toEqual([1, 3])
    const strike = battle({ one: { c3: 'garridArcher' }, two: { c4: closed }, dice: [1] }).strike('c3', 'c4')
    expect(strike.step()).toBe('turn.main')
  })
})

describe('N.42 Throwing experience', () => {
  test('N.42 the die of a throw may be rolled again, that of a strike not', () => {
    const b = battle({ one: { c3: 'purifier' }, two: { c5: 'nomad' }, dice: [1, 6] })
      .use('c3', 'a1')
      .target('c5')
    expect([rerollAll(b, 'purifier'), b.wounds('c5')]).toEqual([1, 2])
    const strike = battle({ one: { c3: 'purifier' }, two: { c4: closed }, dice: [1] }).strike('c3', 'c4')
    expect(strike.step()).toBe('turn.main')
  })

  test('N.42, N.35, N.16 each is for its own kind only', () => {
    const other: readonly GainedKeyword[] = [
      { k: 'expShot', x: 1 },
      { k: 'expDischarge', x: 1 },
    ]
    const thrown = battle({
      one: { c3: { card: 'emberImp', gained: other } },
      two: { c5: 'nomad' },
    })
      .use('c3', 'a1')
      .target('c5')
    const shot = battle({
      one: { c3: withKeywords('crossbowman', { k: 'expThrow', x: 1 }, { k: 'expDischarge', x: 1 }) },
      two: { c5: 'nomad' },
      dice: [1],
    })
      .use('c3', 'a1')
      .target('c5')
    expect([thrown.step(), shot.step()]).toEqual(['turn.main', 'turn.main'])
  })
})

describe('N.28 Plague', () => {
  test('N.28 an odd number wounds the creature by that number', () => {
    const b = battle({ one: { c3: 'plagueCarrier' }, two: { c4: closed }, dice: [5] }).strike('c3', 'c4')
    b.putTriggers()
    expect([b.wounds('c3'), b.wounds('c4')]).toEqual([5, 3])
  })

  test('N.28 an even one does not', () => {
    const b = battle({ one: { c3: 'plagueCarrier' }, two: { c4: closed }, dice: [4] }).strike('c3', 'c4')
    expect(b.wounds('c3')).toBe(0)
  })

  test('N.28 its melee strike gives Plague to the attacked creature until the end of the battle', () => {
    const b = battle({ one: { c3: 'plagueCarrier' }, two: { c4: 'nomad' }, dice: [2, 2, 1] }).strike('c3', 'c4')
    b.endTurn().strike('c4', 'c3').putTriggers()
    expect(b.wounds('c4')).toBe(2 + 1)
  })

  test('N.28, 13.7 a miss gives no Plague, but the rolled number counts', () => {
    const b = battle({ one: { c3: 'plagueCarrier' }, two: { c4: 'nomad' }, dice: [3, 5] }).strike('c3', 'c4')
    expect([b.wounds('c3'), b.wounds('c4')]).toEqual([3, 0])
    expect(b.t.view('spectator').facts['lasting']).toEqual([])
  })

  test('N.28, 13.9 after a protection the rolled number counts and nothing else', () => {
    const b = battle({
      one: { c3: 'plagueCarrier' },
      two: { c4: { ...closed, gained: [{ k: 'protSimpleStrikes' }] } },
      dice: [1],
    }).strike('c3', 'c4')
    expect([b.wounds('c3'), b.wounds('c4')]).toEqual([1, 0])
    expect(b.t.view('spectator').facts['lasting']).toHaveLength(1)
  })

  test('N.28 the printed face counts, not the blessed one', () => {
    const b = battle({
      one: { c3: withKeywords('plagueCarrier', { k: 'blessing' }) },
      two: { c4: closed },
      dice: [2],
    }).strike('c3', 'c4')
    expect(b.wounds('c3')).toBe(0)
    const odd = battle({
      one: { c3: withKeywords('plagueCarrier', { k: 'blessing' }) },
      two: { c4: closed },
      dice: [1],
    }).strike('c3', 'c4')
    expect(odd.putTriggers().wounds('c3')).toBe(1)
  })

  test('N.28 faces that were rolled again do not count', () => {
    const b = battle({
      one: { c3: withKeywords('vurdalak', { k: 'plague' }) },
      two: { c4: closed },
      dice: [5, 2],
    }).strike('c3', 'c4')
    b.answer('reroll', b.piece('c3'))
    expect(b.wounds('c3')).toBe(0)
  })

  test('N.28 a shot counts as a roll but does not spread it; 20.5 Steadfast does not help', () => {
    const b = battle({
      one: { c3: withKeywords('crossbowman', { k: 'plague' }, { k: 'steadfast' }) },
      two: { c5: 'nomad' },
      dice: [3],
    })
      .use('c3', 'a1')
      .target('c5')
      .putTriggers()
    expect([b.wounds('c3'), b.wounds('c5')]).toEqual([3, 1])
    expect(b.t.view('spectator').facts['lasting']).toHaveLength(2)
  })

  test('N.28 a die rolled by a text counts as well', () => {
    const b = battle({
      one: { c3: 'crossbowman' },
      two: { c5: withKeywords('templeWarrior', { k: 'plague' }) },
      dice: [3, 1],
    })
      .use('c3', 'a1')
      .target('c5')
    expect(b.wounds('c5')).toBe(4)
  })
})
