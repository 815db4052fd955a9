// The creatures of the forces of fire, card by card.

import { describe, expect, test } from 'vitest'
import { whyNoDeck } from '../../rules/squad.ts'
import { battle, closed, withChips, wounded } from '../positions.ts'
import { woundsByEach } from './attacks.ts'

describe('purifier', () => {
  test.each([
    [3, 1, 1],
    [4, 2, 2],
    [6, 2, 2],
  ])(
    'throw 1-2-2: with %i on the die %i, and with Vulnerability the next attack of 1 wounds by %i',
    (die, wounds, more) => {
      const b = battle({ one: { c3: 'purifier', c2: 'emberImp' }, two: { c5: 'orc' }, dice: [die] }).use('c3', 'a1')
      expect(b.target('c5').answer('decline').wounds('c5')).toBe(wounds)
      expect(b.use('c2', 'a1').target('c5').wounds('c5')).toBe(wounds + more)
    },
  )

  test('Vulnerability ends with the turn; range 3', () => {
    const b = battle({ one: { b2: 'purifier', c1: 'krondak' }, two: { c4: 'orc', d4: 'orc' }, dice: [6] })
    expect(b.use('b2', 'a1').targets()).toEqual(['c4'])
    b.target('c4').answer('decline').endTurn().endTurn()
    expect(b.use('c1', 'a2').target('c4').wounds('c4')).toBe(2 + 1)
  })

  test('Throwing experience 1, not for its strike', () => {
    const b = battle({
      one: { c3: 'purifier', b3: 'purifier' },
      two: { c5: 'orc', b4: closed('orc') },
      dice: [1, 6, 1],
    })
    b.use('c3', 'a1').target('c5')
    expect(b.answer('reroll', b.piece('c3')).wounds('c5')).toBe(2)
    expect(b.strike('b3', 'b4').passAll().wounds('b4')).toBe(1)
  })

  test('in the turn of the attacked it is over', () => {
    const b = battle({ one: { c3: 'nomad', c2: 'purifier' }, two: { c4: 'orc' }, dice: [6, 1, 6] }).use('c2', 'a1')
    b.target('c4').answer('decline').endTurn()
    // The counter-strike of the nomad.
    expect(b.strike('c4', 'c3').wounds('c4')).toBe(2 + 1)
  })
})

describe('wardingSalamander', () => {
  test('its host has Guard 1, it itself not', () => {
    const b = battle({
      one: { c3: 'nomad', b3: 'nomad' },
      two: { c4: { card: 'orc', closed: true, with: [{ card: 'wardingSalamander', closed: true }] } },
      dice: [1, 1],
    })
    expect(b.strike('c3', 'orc').wounds('c3')).toBe(1)
    expect(b.strike('b3', 'wardingSalamander').wounds('b3')).toBe(0)
  })

  test('Regeneration 1 of its own', () => {
    const b = battle({
      one: { c3: wounded('nomad', 2, { with: [{ card: 'wardingSalamander', wounds: 2 }] }) },
      two: { c6: 'nomad' },
      active: 'two',
    }).endTurn()
    expect([b.wounds('wardingSalamander'), b.wounds('c3')]).toEqual([1, 2])
  })
})

describe('emberImp', () => {
  test('throw 1, range 4', () => {
    const b = battle({ one: { c2: 'emberImp' }, two: { c6: 'nomad', d6: 'nomad' } }).use('c2', 'a1')
    expect(b.targets()).toEqual(['c6'])
    b.target('c6')
    expect([b.wounds('c6'), b.row('c2').closed]).toEqual([1, true])
  })

  test('Gift of Life 1, to a fire creature', () => {
    const b = battle({
      one: { c3: 'orc' },
      two: { c4: closed('emberImp', { wounds: 3 }), e6: 'magmaGolem', a6: 'nomad' },
      dice: [1],
    }).strike('c3', 'c4')
    expect([b.row('e6').extraLife, b.row('a6').extraLife]).toEqual([1, 0])
  })

  test('Horde: five in a deck', () => {
    const others = ['nomad', 'orc', 'hedd', 'ghoul', 'leshy', 'ost', 'kshar', 'druid', 'troll'] as const
    const deck = (n: number) => [
      ...Array.from({ length: n }, () => 'emberImp' as const),
      ...others,
      ...others,
      ...others,
    ]
    expect([whyNoDeck(deck(5)), whyNoDeck(deck(6))?.reason]).toEqual([undefined, 'tooManyCopies'])
  })
})

describe('cinderDrake', () => {
  test.each([
    [1, 1],
    [4, 2],
    [6, 2],
  ])('discharge 1-2-2 from the extra zone: with %i on the die %i', (die, wounds) => {
    const b = battle({ one: { c1: 'nomad', extra: ['cinderDrake'] }, two: { c6: 'nomad' }, dice: [die] })
    expect(b.use('cinderDrake', 'a1').target('c6').wounds('c6')).toBe(wounds)
  })

  test('Magic armour 1, once per turn', () => {
    const b = battle({ one: { c1: 'krondak', a1: 'krondak' }, two: { c6: 'nomad', extra: ['cinderDrake'] } })
    // Krondak's discharge has 2 against flyers.
    expect(b.use('c1', 'a2').target('cinderDrake').wounds('cinderDrake')).toBe(1)
    expect(b.use('a1', 'a2').target('cinderDrake').wounds('cinderDrake')).toBe(1 + 2)
  })
})

describe('magmaGolem', () => {
  test('Guard 2: whoever hits it wounds himself by 2', () => {
    const b = battle({ one: { c3: 'nomad', c1: 'emberImp' }, two: { c4: closed('magmaGolem') }, dice: [1] })
    expect(b.strike('c3', 'c4').wounds('c3')).toBe(2)
    expect(b.use('c1', 'a1').target('c4').wounds('c1')).toBe(2)
  })

  test('Protection from magic, and then no Guard', () => {
    expect(woundsByEach(closed('magmaGolem'))).toEqual([3, 3, 0, 1, 3, 2, 0])
    const b = battle({ one: { c1: 'krondak' }, two: { c4: closed('magmaGolem') } })
      .use('c1', 'a2')
      .target('c4')
    expect(b.wounds('c1')).toBe(0)
  })

  test('Clumsiness 1', () => {
    const b = battle({ one: { c3: 'magmaGolem' }, two: { c4: closed('orc') }, dice: [4] }).strike('c3', 'c4')
    expect(b.wounds('c4')).toBe(3)
  })
})

describe('flameDancer', () => {
  test('Attack experience 2: two throws again', () => {
    const b = battle({ one: { c3: 'flameDancer' }, two: { c4: closed('orc') }, dice: [1, 1, 6] }).strike('c3', 'c4')
    b.answer('reroll', b.piece('c3')).answer('reroll', b.piece('c3'))
    expect([b.wounds('c4'), b.step()]).toEqual([3, 'turn.main'])
  })

  test('Agility: wounded, it may step aside, once per turn', () => {
    const b = battle({
      one: { c3: 'nomad', d3: 'nomad' },
      two: { c4: closed('flameDancer') },
      dice: [1, 1],
    }).strike('c3', 'c4')
    b.answer('accept').answer('cell', 'd4')
    expect(b.row('flameDancer').at).toBe('d4')
    b.strike('d3', 'd4')
    expect([b.asked(), b.row('flameDancer')]).toMatchObject(['one', { at: 'd4', wounds: 2 }])
  })
})

describe('ashPhoenix', () => {
  test('Incarnation 2 brings it back to the extra zone; Fading 1', () => {
    const b = battle({
      one: { c3: 'nomad', graveyard: [{ card: 'ashPhoenix', incarnationChips: 1 }] },
      two: { c6: 'nomad' },
      active: 'two',
    }).endTurn()
    expect(b.row('ashPhoenix')).toMatchObject({ at: 'extra', closed: true, wounds: 0 })
    expect(b.endTurn().endTurn().row('ashPhoenix')).toMatchObject({ closed: false, wounds: 1 })
  })

  test('Protection from magic', () => {
    expect(woundsByEach('ashPhoenix')).toEqual([3, 2, 0])
  })
})

describe('pyrePriest', () => {
  test.each([
    [1, 2],
    [4, 3],
    [6, 3],
  ])('discharge 2-3-3, range 4: with %i on the die %i', (die, wounds) => {
    const b = battle({ one: { c2: withChips('pyrePriest', 2) }, two: { c6: 'orc', d6: 'orc' }, dice: [die] })
    expect(b.use('c2', 'a1').targets()).toEqual(['c6'])
    b.target('c6')
    expect([b.wounds('c6'), b.row('c2').chips, b.row('c2').closed]).toEqual([wounds, 1, true])
  })

  test('Decay 2: the action without a chip left is its last', () => {
    const b = battle({ one: { c3: 'pyrePriest', a1: 'nomad' }, two: { c4: closed('orc') }, dice: [1] }).strike(
      'c3',
      'c4',
    )
    expect([b.wounds('c4'), b.row('pyrePriest').at]).toEqual([1, 'graveyard'])
  })
})

describe('lavaHound', () => {
  test('Rage 1: a chip after a turn without an attack, none after one with an attack', () => {
    const b = battle({ one: { c3: 'lavaHound' }, two: { c4: closed('volot') }, dice: [1] })
    b.strike('c3', 'c4').endTurn()
    expect(b.row('c3').chips).toBe(0)
    b.endTurn().endTurn()
    expect(b.row('c3').chips).toBe(1)
  })

  test('open, it has no use for its rage; closed it strikes again, with Wrath', () => {
    const b = battle({ one: { c3: withChips('lavaHound', 1) }, two: { c4: closed('orc') }, dice: [1, 1] })
    expect(b.whyNoUse('c3', 'rage')).toBe('N.31 rageOnlyClosed')
    b.strike('c3', 'c4').use('c3', 'rage').strike('c3', 'c4')
    expect([b.wounds('c4'), b.row('c3').chips]).toEqual([2 + 3, 0])
  })
})

describe('fireCaller', () => {
  test('a chip: summons an Ember Imp from the deck beside itself, open', () => {
    const b = battle({
      one: { c2: withChips('fireCaller', 1), deck: ['emberImp', 'nomad'] },
      two: { c6: 'nomad' },
    }).use('c2', 'a1')
    expect(b.choice('search')).toEqual(['emberImp'])
    b.answer('search', 'emberImp').answer('cell', 'c3')
    expect(b.row('emberImp')).toMatchObject({ at: 'c3', closed: false, units: 2 })
    expect(b.row('c2')).toMatchObject({ chips: 0, closed: true })
  })

  test('a fruitless search is paid', () => {
    const b = battle({ one: { c2: withChips('fireCaller', 1), deck: ['nomad'] }, two: { c6: 'nomad' } }).use('c2', 'a1')
    expect(b.answer('done').row('c2')).toMatchObject({ chips: 0, closed: true })
  })

  test.each([
    [2, 3],
    [3, 0],
  ])('Charge 3: with %i chips an attack of 3 leaves %i wounds', (chips, wounds) => {
    const b = battle({ one: { c3: 'orc', c1: 'emberImp' }, two: { c4: closed('fireCaller', { chips }) }, dice: [1] })
    expect(b.strike('c3', 'c4').wounds('c4')).toBe(wounds)
    expect(b.use('c1', 'a1').target('c4').wounds('c4')).toBe(wounds + (chips < 3 ? 1 : 0))
  })

  test('Charge: at the start of your turn it may gain a chip, three at most', () => {
    const start = (chips: number) =>
      battle({ one: { c3: withChips('fireCaller', chips) }, two: { c6: 'nomad' }, active: 'two' }).endTurn()
    expect(start(0).answer('accept').row('c3').chips).toBe(1)
    expect(start(0).answer('decline').row('c3').chips).toBe(0)
    expect([start(3).step(), start(3).row('c3').chips]).toEqual(['turn.main', 3])
  })

  test('Charge 3: Protection from attacks of every kind', () => {
    expect(woundsByEach(closed('fireCaller', { chips: 3 }))).toEqual([0, 0, 0, 0, 0, 0, 0])
  })
})

describe('salamanderLord', () => {
  test.each([
    [1, 3],
    [4, 4],
    [6, 5],
  ])('magic strike 3-4-5: with %i on the die %i; nobody defends against it', (die, wounds) => {
    const b = battle({ one: { c3: 'salamanderLord' }, two: { c4: 'orc', b4: 'nomad' }, dice: [die] }).use('c3', 'a1')
    expect(b.target('c4').wounds('c4')).toBe(wounds)
  })

  test('a strike against it wounds the attacker by 1, a shot does not', () => {
    const b = battle({
      one: { c3: 'orc', c1: 'emberImp', a4: 'kshar', b3: withChips('kshar', 1), d3: 'exorcist' },
      two: { c4: closed('salamanderLord') },
      dice: [1, 1],
    })
    b.strike('c3', 'c4').use('c1', 'a1').target('c4').use('a4', 'a1').target('c4')
    b.use('b3', 'a2').target('c4').use('d3', 'a2').target('c4')
    expect([b.wounds('c3'), b.wounds('c1'), b.wounds('a4'), b.wounds('b3'), b.wounds('d3')]).toEqual([1, 0, 1, 1, 1])
  })

  test('Magic armour 3', () => {
    expect(woundsByEach(closed('salamanderLord'))).toEqual([3, 3, 0, 1, 3, 2, 0])
  })

  test('Protection from instant actions: not closed by them, and nobody defends against it', () => {
    const b = battle({
      one: { c3: 'salamanderLord' },
      two: { c4: closed('orc'), b4: 'nomad', e6: 'iceGuard' },
      dice: [1],
    })
    b.strike('c3', 'c4')
    expect(b.choice('defend')).toEqual([])
    b.use('e6', 'a1').target('c3').passAll()
    expect([b.wounds('c4'), b.row('e6').closed]).toEqual([4, true])
  })
})
