// Chapters 13 and 14: carrying out a simple strike, and the dice.

import { describe, expect, test } from 'vitest'
import { battle, displaced } from '../positions.ts'

const closed = { card: 'nomad', closed: true } as const

describe('14 dice', () => {
  test.each([
    [1, 1],
    [3, 1],
    [4, 2],
    [5, 2],
    [6, 3],
  ])('14.1, 14.3 the attack die %i at a card that does not fight makes %i wounds', (die, wounds) => {
    const b = battle({ one: { c3: 'nomad' }, two: { c4: closed }, dice: [die] }).strike('c3', 'c4')
    expect(b.wounds('c4')).toBe(wounds)
  })

  test('14.2 with 1 to 4 on the defence die the attacker hits', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { c4: 'nomad' }, dice: [4, 4] }).strike('c3', 'c4')
    expect([b.wounds('c4'), b.wounds('c3')]).toEqual([2, 0])
  })

  test('14.2, 13.7, 13.11 with 5 both miss, and the attacker closes without units', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { c4: 'nomad' }, dice: [4, 5] }).strike('c3', 'c4')
    expect([b.wounds('c4'), b.wounds('c3')]).toEqual([0, 0])
    expect(b.row('c3')).toMatchObject({ closed: true, acted: true, units: 0 })
    expect(b.row('c4').closed).toBe(false)
  })

  test('14.2, 14.5 with 6 the target strikes back weakly, with its abilities', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { c4: { card: 'sluaWitch', wounds: 3 } }, dice: [6, 6] }).strike(
      'c3',
      'c4',
    )
    expect([b.wounds('c4'), b.wounds('c3')]).toEqual([1, 2])
    expect([b.row('c3').closed, b.row('c4').closed]).toEqual([true, false])
  })

  test('14.4 any other attack with three equal values is not rolled', () => {
    const b = battle({ one: { c3: 'krondak' }, two: { c5: 'nomad' } })
      .use('c3', 'a2')
      .target('c5')
    expect([b.wounds('c5'), b.log().includes('rolled')]).toEqual([1, false])
  })

  test('14.4 X-Y-Z of a shot is rolled once, and the target never rolls', () => {
    for (const [die, wounds] of [
      [3, 1],
      [5, 2],
      [6, 3],
    ] as const) {
      const b = battle({ one: { c3: 'crossbowman' }, two: { c5: 'nomad' }, dice: [die] })
        .use('c3', 'a1')
        .target('c5')
      expect(b.wounds('c5')).toBe(wounds)
    }
  })

  test('14.5.1 a counter-strike needs no reach', () => {
    const b = battle({
      one: { a3: 'hallGuard', b3: 'axeMaster' },
      two: { a5: 'nomad' },
      dice: [5, 6],
    }).strike('a3', 'a5')
    expect(b.wounds('a3')).toBe(1)
  })

  test('14.6 Blessing and Curse cancel; results are limited to 1 to 6', () => {
    const blessed = battle({ one: { c3: 'torvald' }, two: { c4: closed }, dice: [6] }).strike('c3', 'c4')
    expect(blessed.wounds('c4')).toBe(5)
    const cursed = battle({
      one: { c3: { card: 'nomad', gained: [{ k: 'curse' }] } },
      two: { c4: closed },
      dice: [1],
    }).strike('c3', 'c4')
    expect(cursed.wounds('c4')).toBe(1)
    const both = battle({
      one: { c3: { card: 'nomad', gained: [{ k: 'curse' }, { k: 'blessing' }] } },
      two: { c4: closed },
      dice: [4],
    }).strike('c3', 'c4')
    expect(both.wounds('c4')).toBe(2)
  })
})

describe('13 the steps', () => {
  test('13.1, 12.7 a target that has left makes the strike cancelled without payment', () => {
    const b = battle({
      one: { c3: 'nomad', b3: { card: 'wailingShade' } },
      two: { c4: { card: 'bogling', chips: 1 }, c6: 'iceGuard' },
    })
    b.strike('c3', 'c4').use('iceGuard', 'a1').target('c3').passAll()
    expect(b.row('c3')).toMatchObject({ closed: true, acted: false, units: 2, busy: false })
  })

  test('13.2.1 whether the target fights is settled in A2: closing it in W2 changes nothing', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { c4: 'ost' }, dice: [4, 6] }).strike('c3', 'c4')
    b.use('ost', 'a1').target('ost')
    expect([b.wounds('c3'), b.row('ost').closed]).toEqual([2, true])
  })

  test('13.4 the attacker decides about re-rolls first, then the target, alternately', () => {
    const b = battle({ one: { c3: 'vurdalak' }, two: { c4: 'orderIntercessor' }, dice: [2, 1, 5, 6] }).strike(
      'c3',
      'c4',
    )
    expect(b.asked()).toBe('one')
    b.answer('reroll', b.piece('c3'))
    expect(b.asked()).toBe('two')
    b.answer('reroll', b.piece('c4'))
    expect([b.wounds('c3'), b.wounds('c4')]).toEqual([1, 0])
  })

  test('13.4 both may let it be', () => {
    const b = battle({ one: { c3: 'vurdalak' }, two: { c4: 'orderIntercessor' }, dice: [2, 1] }).strike('c3', 'c4')
    b.answer('decline').answer('decline')
    expect(b.wounds('c4')).toBe(3)
  })

  test('13.4 a card that rolls twice keeps one face', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { c4: 'templeWarrior' }, dice: [4, 2, 6] }).strike('c3', 'c4')
    expect([b.step(), b.asked()]).toEqual(['attack.keep', 'two'])
    b.answer('keep', 2)
    expect([b.wounds('c3'), b.wounds('c4')]).toEqual([2, 0])
  })

  test('13.5 instants of W2 change the die before the table is read', () => {
    const b = battle({
      one: { c3: 'paladinOfAllamor', extra: ['cathedralOfSegger'] },
      two: { c4: closed },
      dice: [3],
    }).strike('c3', 'c4')
    expect(b.step()).toBe('window.roll')
    b.use('cathedralOfSegger', 'a2').target('c3')
    expect([b.wounds('c4'), b.row('cathedralOfSegger').closed]).toEqual([3, true])
  })

  test('13.8, 23.3 strength = printed value and all modifiers, not below 0', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { c4: { card: 'stoneGolem', closed: true } }, dice: [1] }).strike(
      'c3',
      'c4',
    )
    expect(b.wounds('c4')).toBe(0)
  })

  test('13.8.1 conditions are read in A7: a card that closes in W3 is struck as an open one', () => {
    const b = battle({ one: { c3: 'ravineGnome' }, two: { c4: 'glorm', e6: 'nomad' }, dice: [6, 1] }).strike('c3', 'c4')
    b.use('glorm', 'a1').target('glorm')
    // Closing is impossible by now: two wounds are left (19.4), beside the one of the strike.
    expect(b.row('glorm')).toMatchObject({ wounds: 3, closed: true })
  })

  describe('13.8.2 a card of the attack leaves play before the wounds', () => {
    const inW3 = () => {
      const b = battle({
        one: { c3: 'hedd' },
        two: { c4: { card: 'nomad', closed: true }, e6: { card: 'bloodConjurer', chips: 1 } },
        dice: [6],
      }).strike('c3', 'c4')
      expect(b.step()).toBe('window.wounds')
      return b
    }

    test('13.8.2 the struck one: the attack ends like one that was stopped by a protection, and is paid', () => {
      const b = displaced(inW3(), 'c4', 'graveyard').passAll()
      expect(b.row('nomad')).toMatchObject({ wounds: 0, poison: 0 })
      expect(b.row('c3')).toMatchObject({ closed: true, acted: true })
      expect(b.log()).not.toContain('wounded')
    })

    test('13.8.2 the striking one: no attack is made', () => {
      const b = displaced(inW3(), 'c3', 'graveyard').passAll()
      expect(b.row('c4')).toMatchObject({ wounds: 0, poison: 0 })
      expect(b.log()).not.toContain('wounded')
    })
  })

  test('13.9 a protected card suffers nothing, not even what accompanies the strike', () => {
    const b = battle({
      one: { c3: 'hedd' },
      two: { c4: { card: 'nomad', closed: true, gained: [{ k: 'protSimpleStrikes' }] } },
      dice: [6],
    }).strike('c3', 'c4')
    expect(b.row('c4')).toMatchObject({ wounds: 0, poison: 0 })
    expect(b.row('c3').closed).toBe(true)
  })

  test('13.9.1 deaths wait for the end of W4: wounds taken off there save the card', () => {
    const b = battle({
      one: { c3: 'orc' },
      two: { c4: { card: 'nomad', closed: true, wounds: 6 }, b5: 'hermitess', c6: 'mountainGiant' },
      dice: [1],
    }).strike('c3', 'c4')
    expect([b.step(), b.wounds('c4')]).toEqual(['window.wounded', 9])
    b.use('hermitess', 'a1').target('c4').target('c6').answer('done').passAll()
    b.answer('number', 3).passAll()
    expect([b.wounds('c4'), b.wounds('c6'), b.row('hermitess').closed]).toEqual([6, 3, true])
  })

  test('13.10 a strike of strength 0 triggers "on strike" too', () => {
    const b = battle({ one: { c3: 'goblin' }, two: { c4: { card: 'goblin' } }, dice: [1, 1] }).strike('c3', 'c4')
    expect(b.row('c4')).toMatchObject({ wounds: 0, closed: true })
  })

  test('13.11 the attacker loses its units and gets the acted flag', () => {
    const b = battle({ one: { c3: { card: 'nomad', units: 2 } }, two: { c4: closed }, dice: [1] }).strike('c3', 'c4')
    expect(b.row('c3')).toMatchObject({ closed: true, acted: true, units: 0, busy: false })
  })

  test('13.7 triggers that need no strike are left after a miss', () => {
    const b = battle({ one: { c3: 'elvenWarrior' }, two: { c4: 'nomad', e6: 'nomad' }, dice: [2, 5] }).strike(
      'c3',
      'c4',
    )
    b.answer('decline')
    expect(b.step()).toBe('trigger.may')
    b.answer('accept')
    expect([b.wounds('e6'), b.row('c3').closed]).toEqual([2, true])
  })
})

describe('13.3–13.6', () => {
  test('13.3 attacker and fighting target roll at the same time, and everybody sees both dice (26.1)', () => {
    const b = battle({ one: { c3: 'vurdalak' }, two: { c4: 'nomad' }, dice: [2, 4] }).strike('c3', 'c4')
    const dice = [
      { piece: 'p1', die: 'attack', face: 2, result: 2 },
      { piece: 'p2', die: 'defence', face: 4, result: 4 },
    ]
    for (const seat of ['one', 'two', 'spectator']) expect(b.t.view(seat).terms).toMatchObject({ dice })
    b.answer('decline')
  })

  test('13.5.1 what W2 adds belongs to the die and stays if that is rolled again; it is paid at once', () => {
    const b = battle({
      one: { c3: 'nomad', a1: 'fortuneHunter' },
      two: { c4: { card: 'orc', closed: true }, e6: 'fortuneHunter' },
      dice: [5, 6],
    }).strike('c3', 'c4')
    expect([b.step(), b.asked()]).toEqual(['window.roll', 'two'])
    b.use('e6', 'a2').answer('option', 2).target('c3')
    // The answer to it is carried out first: rolled again, then -1.
    b.use('a1', 'a2').answer('option', 3).target('c3')
    expect([b.wounds('c4'), b.row('a1').closed, b.row('e6').closed]).toEqual([2, true, true])
  })

  test('13.6 in a counter-strike the roles are swapped, and it is weak whatever the attack die shows', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { c4: 'troll' }, dice: [6, 6] }).strike('c3', 'c4')
    expect([b.wounds('c3'), b.wounds('c4')]).toEqual([2, 0])
  })
})
