// The creatures of the swamps, card by card.

import { describe, expect, test } from 'vitest'
import { battle, closed, prepared, withChips, wounded } from '../positions.ts'
import { woundsByEach } from './attacks.ts'

describe('bloodTick', () => {
  const onHost = (of: { readonly active: 'one' | 'two' }) =>
    battle({
      one: { c1: wounded('nomad', 3) },
      two: { c4: { card: 'orc', with: [{ card: 'bloodTick', of: 'one' }] } },
      ...of,
    })

  test('a parasite: at the start of your turn it wounds the host by 1 and gains a chip', () => {
    const b = onHost({ active: 'two' }).endTurn()
    expect([b.wounds('c4'), b.row('bloodTick').chips]).toEqual([1, 1])
  })

  test('not at the start of the host’s turn; three chips at most', () => {
    expect(onHost({ active: 'one' }).endTurn().wounds('c4')).toBe(0)
    const b = battle({
      one: { c1: 'nomad' },
      two: { c4: { card: 'orc', with: [{ card: 'bloodTick', of: 'one', chips: 3 }] } },
      active: 'two',
    }).endTurn()
    expect([b.wounds('c4'), b.row('bloodTick').chips]).toEqual([1, 3])
  })

  test('two chips, at any time: heals an own creature by 2', () => {
    const b = battle({
      one: { c3: 'nomad' },
      two: {
        c5: wounded('hedd', 3),
        e6: 'nomad',
      },
    })
    expect(b.choice('use')).toEqual([])
    const fed = battle({
      one: { c3: { card: 'nomad', with: [{ card: 'bloodTick', of: 'two', chips: 2 }] } },
      two: { c5: wounded('hedd', 3), e6: 'nomad' },
    }).move('c3', 'd3')
    fed.use('bloodTick', 'a2')
    expect(fed.targets()).toEqual(['c5'])
    fed.target('c5')
    expect([fed.wounds('c5'), fed.row('bloodTick').chips, fed.row('bloodTick').closed]).toEqual([1, 0, false])
  })

  test('a host that is not wounded gives no chip', () => {
    const host = { card: 'orc', gained: [{ k: 'steadfast' }], with: [{ card: 'bloodTick', of: 'one' }] } as const
    const b = battle({ one: { c1: 'nomad' }, two: { c4: host }, active: 'two' }).endTurn()
    expect([b.wounds('c4'), b.row('bloodTick').chips]).toEqual([0, 0])
  })
})

describe('plagueCarrier', () => {
  test('Plague: an odd number on its die wounds it, and who it strikes gains Plague', () => {
    const b = battle({
      one: { c3: 'plagueCarrier' },
      two: { c4: closed('orc') },
      dice: [3, 1],
    }).strike('c3', 'c4')
    b.putTriggers()
    expect([b.wounds('c3'), b.wounds('c4')]).toEqual([3, 2])
    b.endTurn().strike('c4', 'c3').putTriggers()
    expect([b.wounds('c4'), b.wounds('c3')]).toEqual([2 + 1, 3 + 3])
  })

  test('an even number does not', () => {
    const b = battle({ one: { c3: 'plagueCarrier' }, two: { c4: closed('orc') }, dice: [4] }).strike('c3', 'c4')
    expect([b.wounds('c3'), b.wounds('c4')]).toEqual([0, 3])
  })

  test('Protection from poison', () => {
    const b = battle({ one: { c3: 'hedd' }, two: { c4: closed('plagueCarrier') }, dice: [6] }).strike('c3', 'c4')
    expect(b.row('c4').poison).toBe(0)
  })
})

describe('bogling', () => {
  test('a chip: destroys itself, and every adjacent creature of the opponent is wounded by 1 and poisoned', () => {
    const b = battle({
      one: { c3: withChips('bogling', 1), c2: 'nomad', a1: 'nomad' },
      two: { c4: 'orc', b4: closed('nomad'), d5: 'nomad', d4: 'bloodChalice' },
    }).use('c3', 'a1')
    expect(b.row('bogling').at).toBe('graveyard')
    expect(['c4', 'b4', 'd5', 'c2'].map(cell => b.row(cell as 'c4'))).toMatchObject([
      { wounds: 1, poison: 1 },
      { wounds: 1, poison: 1 },
      { wounds: 0, poison: 0 },
      { wounds: 0, poison: 0 },
    ])
    expect(b.wounds('bloodChalice')).toBe(0)
  })

  test('without a chip not', () => {
    const b = battle({ one: { c3: 'bogling' }, two: { c4: 'orc' } })
    expect(b.whyNoUse('c3', 'a1')).toBe('17.1 tooFewChips')
  })

  test('of the Second player it starts the battle with a chip, of the First with none', () => {
    const b = prepared({ c3: 'bogling' }, { c4: 'bogling' })
    expect([b.row('c3').chips, b.row('c4').chips]).toEqual([0, 1])
  })

  test('Jump, range 4', () => {
    const b = battle({ one: { a1: 'bogling' }, two: { c6: 'nomad' } })
    b.answer('jump', `${b.piece('a1')}:c3`)
    expect(b.row('bogling')).toMatchObject({ at: 'c3', closed: false, units: 0 })
    expect(b.choice('jump')).toEqual([])
  })
})

describe('hedd', () => {
  test.each([
    [3, 0],
    [4, 1],
    [6, 1],
  ])('with %i on the die the attacked creature has Poison %i', (die, poison) => {
    const b = battle({ one: { c3: 'hedd' }, two: { c4: closed('orc') }, dice: [die] }).strike('c3', 'c4')
    expect(b.row('c4').poison).toBe(poison)
  })

  test('Regeneration 1', () => {
    const b = battle({ one: { c3: wounded('hedd', 3) }, two: { c6: 'nomad' }, active: 'two' }).endTurn()
    expect(b.wounds('c3')).toBe(2)
  })
})

describe('garridArcher', () => {
  test.each([
    [1, 1],
    [4, 2],
    [6, 3],
  ])('shot 1-2-3: with %i on the die %i', (die, wounds) => {
    const b = battle({ one: { c3: 'garridArcher' }, two: { c5: 'nomad' }, dice: [die] })
      .use('c3', 'a1')
      .target('c5')
    expect(b.answer('decline').wounds('c5')).toBe(wounds)
  })

  test('range 4; Shooting experience 1: one throw again', () => {
    const b = battle({ one: { c2: 'garridArcher' }, two: { c6: 'nomad', d6: 'nomad' }, dice: [1, 6] }).use('c2', 'a1')
    expect(b.targets()).toEqual(['c6'])
    b.target('c6')
    expect(b.answer('reroll', b.piece('c2')).wounds('c6')).toBe(3)
  })

  test('its simple strike is not thrown again', () => {
    const b = battle({ one: { c3: 'garridArcher' }, two: { c4: closed('nomad') }, dice: [1] }).strike('c3', 'c4')
    expect([b.wounds('c4'), b.step()]).toEqual([2, 'turn.main'])
  })
})

describe('goblin', () => {
  test('on strike the attacked creature closes', () => {
    const b = battle({ one: { c3: 'goblin' }, two: { c4: 'nomad', b4: 'nomad' }, dice: [1, 1] }).strike('c3', 'c4')
    expect(b.row('c4')).toMatchObject({ wounds: 2, closed: true })
  })

  test('on a miss of its own attack too, on a miss against it not', () => {
    const b = battle({ one: { c3: 'goblin' }, two: { c4: 'nomad' }, dice: [1, 5] }).strike('c3', 'c4')
    expect(b.row('c4')).toMatchObject({ wounds: 0, closed: true })
    const struck = battle({ one: { c3: 'minotaur' }, two: { c4: 'goblin' }, dice: [1, 5] }).strike('c3', 'c4')
    expect(struck.row('c3').closed).toBe(false)
  })

  test('its counter-strike closes the attacker, who has not finished yet', () => {
    const b = battle({ one: { c3: 'minotaur' }, two: { c4: 'goblin' }, dice: [1, 6] }).strike('c3', 'c4')
    expect(b.row('c3')).toMatchObject({ closed: true, wounds: 0 })
  })

  test('-2 from simple strikes only', () => {
    expect(woundsByEach(closed('goblin'))).toEqual([1, 3, 3, 1, 3, 2, 2])
  })

  test('Directed strike', () => {
    const b = battle({ one: { c3: 'goblin' }, two: { c4: closed('orc'), b4: 'nomad' }, dice: [1] }).strike('c3', 'c4')
    expect(b.wounds('c4')).toBe(2)
  })
})

describe('troll', () => {
  test('Regeneration 2, Attack experience 1', () => {
    const b = battle({
      one: { c3: wounded('troll', 5) },
      two: { c4: 'orc' },
      active: 'two',
      dice: [1, 1, 6],
    }).endTurn()
    expect(b.wounds('c3')).toBe(3)
    b.strike('c3', 'c4').answer('reroll', b.piece('c3'))
    expect([b.wounds('c4'), b.row('c3').closed]).toEqual([5, true])
  })
})

describe('medusa', () => {
  test('a strong strike closes the attacked creature, and it does not open in its next turn', () => {
    const b = battle({ one: { c3: 'medusa' }, two: { c4: 'orc', b4: 'nomad' }, dice: [6, 1] }).strike('c3', 'c4')
    expect(b.row('c4')).toMatchObject({ wounds: 4, closed: true })
    expect(b.endTurn().row('c4').closed).toBe(true)
    expect(b.endTurn().endTurn().row('c4').closed).toBe(false)
  })

  test('a medium one not', () => {
    const b = battle({ one: { c3: 'medusa' }, two: { c4: 'orc' }, dice: [5, 1] }).strike('c3', 'c4')
    expect(b.row('c4')).toMatchObject({ wounds: 3, closed: false })
  })

  test('Vampirism heals her; with Maximum 10 life she gains none', () => {
    const b = battle({ one: { c3: wounded('medusa', 1) }, two: { c4: closed('orc') }, dice: [1] }).strike('c3', 'c4')
    expect(b.row('c3')).toMatchObject({ wounds: 0, extraLife: 0 })
  })

  test('Carrion eating: heals fully where she kills', () => {
    const b = battle({
      one: { c3: wounded('medusa', 8, { poison: 1 }) },
      two: { c4: closed('nomad', { wounds: 7 }), e6: 'nomad' },
      dice: [1],
    }).strike('c3', 'c4')
    expect(b.row('c3')).toMatchObject({ wounds: 0, poison: 0 })
  })
})

describe('undine', () => {
  test('poisons any creature by 1, not incorporeal ones', () => {
    const b = battle({ one: { c1: 'undine' }, two: { c6: 'orc', e6: 'wailingShade', a6: 'bloodChalice' } }).use(
      'c1',
      'a1',
    )
    expect(b.targets()).toEqual(['c1', 'c6'])
    expect(b.target('c6').row('c6').poison).toBe(1)
  })

  test('a greater poison stays', () => {
    const b = battle({ one: { c1: 'undine' }, two: { c6: { card: 'orc', poison: 2 } } })
    expect(b.use('c1', 'a1').targets()).toEqual(['c1'])
  })

  test('spell: wounds every poisoned creature of the opponent by 1', () => {
    const b = battle({
      one: { c1: 'undine', a1: { card: 'nomad', poison: 1 } },
      two: {
        c6: { card: 'orc', poison: 2 },
        e6: 'nomad',
        a6: { card: 'berserker', poison: 0 },
        extra: [{ card: 'korpit', poison: 1 }],
      },
    }).use('c1', 'a2')
    expect([b.wounds('c6'), b.wounds('korpit'), b.wounds('e6'), b.wounds('a1')]).toEqual([1, 1, 0, 0])
  })

  test('with nobody poisoned the spell is refused', () => {
    const b = battle({ one: { c1: 'undine', a1: { card: 'nomad', poison: 1 } }, two: { c6: 'orc' } })
    expect(b.whyNoUse('c1', 'a2')).toBe('19.4 noTarget')
  })

  test('Protection from discharges, throws and poison', () => {
    expect(woundsByEach(closed('undine'))).toEqual([3, 3, 3, 1, 3, 0, 0])
    const b = battle({ one: { c3: 'hedd' }, two: { c4: closed('undine') }, dice: [6] }).strike('c3', 'c4')
    expect(b.row('c4').poison).toBe(0)
  })
})

describe('ancientOgre', () => {
  test('after a strike against it, it is protected from strikes until the end of the turn', () => {
    const b = battle({
      one: { c3: 'orc', b3: 'exorcist', d3: withChips('kshar', 1), c2: 'orc' },
      two: { c4: closed('ancientOgre') },
      dice: [1, 6],
    })
    b.strike('c3', 'c4').use('b3', 'a2').target('c4').use('d3', 'a2').target('c4')
    expect(b.wounds('c4')).toBe(3)
  })

  test('a row strike gives and meets this protection too; it ends with the turn', () => {
    const b = battle({
      one: { c3: 'orc', c2: 'kshar', a4: 'kshar' },
      two: { c4: closed('ancientOgre') },
      dice: [1, 1, 1],
    })
    b.use('c2', 'a1').target('c4')
    expect(b.wounds('c4')).toBe(1)
    b.strike('c3', 'c4').use('a4', 'a1').target('c4')
    expect(b.wounds('c4')).toBe(1)
    b.endTurn().endTurn()
    expect(b.strike('c3', 'c4').wounds('c4')).toBe(0 + 3)
  })

  test('-1 from shots and throws', () => {
    expect(woundsByEach(closed('ancientOgre'))).toEqual([3, 3, 3, 1, 2, 1, 2])
  })

  test('Attack experience 1, Regeneration 1, Protection from poison', () => {
    const b = battle({ one: { c3: wounded('ancientOgre', 5) }, two: { c4: 'hedd' }, active: 'two', dice: [6, 1, 1, 6] })
    b.strike('c4', 'c3')
    expect(b.row('c3')).toMatchObject({ wounds: 8, poison: 0 })
    b.endTurn()
    expect(b.wounds('c3')).toBe(7)
    b.strike('c3', 'c4').answer('reroll', b.piece('c3'))
    expect(b.wounds('c4')).toBe(5)
  })

  test.each([
    ['special', 'd3', 'kshar', 'a2', [], 3],
    ['magic', 'b3', 'exorcist', 'a2', [6], 3],
    ['row', 'c2', 'gryz', 'a1', [], 1],
  ] as const)(
    'a %s strike gives this protection too, and the turn after it is met by none',
    (...[, from, card, id, die, wounds]) => {
      const setting = (dice: readonly number[]) =>
        battle({ one: { c3: 'orc', [from]: withChips(card, 1) }, two: { c4: closed('ancientOgre') }, dice })
      const first = setting([...die, 1])
        .use(from, id)
        .target('c4')
      expect(first.strike('c3', 'c4').wounds('c4')).toBe(wounds)
      const later = setting([1, ...die])
        .strike('c3', 'c4')
        .endTurn()
        .endTurn()
      // Of the orc's three wounds one has regenerated.
      expect(later.use(from, id).target('c4').wounds('c4')).toBe(2 + wounds)
    },
  )
})

describe('arkhaalChosen', () => {
  test('a chip: an adjacent creature gains Poison 2', () => {
    const b = battle({
      one: { c3: withChips('arkhaalChosen', 1), c2: 'nomad' },
      two: { c4: 'orc', b4: 'wailingShade', c6: 'nomad' },
    }).use('c3', 'a1')
    expect(b.targets()).toEqual(['c2', 'c4'])
    b.target('c4')
    expect([b.row('c4').poison, b.row('c3').chips, b.row('c3').closed]).toEqual([2, 0, true])
  })

  test.each([
    [0, 4],
    [1, 3],
    [2, 2],
    [4, 1],
  ])('Shield of Arkhaal 3: with %i poisoned creatures beside it a non-magic attack of 4 has %i', (n, wounds) => {
    const sick = { card: 'nomad', poison: 1 } as const
    const beside = Object.fromEntries(['b5', 'c5', 'd5', 'd4'].slice(0, n).map(cell => [cell, sick]))
    const b = battle({ one: { c3: 'gryz' }, two: { c4: closed('arkhaalChosen'), e6: sick, ...beside }, dice: [1] })
    expect(b.strike('c3', 'c4').passAll().wounds('c4')).toBe(wounds)
  })

  test('not against magic; Protection from poison', () => {
    const b = battle({
      one: { c1: 'ost', e1: 'undine' },
      two: { c4: 'arkhaalChosen', c5: { card: 'nomad', poison: 1 } },
    })
    expect(b.use('c1', 'a2').target('c4').wounds('c4')).toBe(1)
    expect(b.use('e1', 'a1').target('c4').row('c4').poison).toBe(0)
  })
})

describe('marshCrone', () => {
  test('two chips: a creature of cost 6 or less is left with 3 current life, once per battle', () => {
    const b = battle({
      one: { c1: withChips('marshCrone', 4) },
      two: { c6: 'orc', e6: 'crusaderOfSegger', a6: wounded('nomad', 5), e5: wounded('lekken', 9, { extraLife: 2 }) },
    }).use('c1', 'a1')
    expect(b.targets()).toEqual(['c1', 'c6'])
    b.target('c6')
    expect([b.wounds('c6'), b.row('c1').chips]).toEqual([7, 2])
    b.endTurn().endTurn()
    expect(b.whyNoUse('c1', 'a1')).toBe('23.5 limitReached')
  })

  test('it may raise life as well, and it is a spell', () => {
    const b = battle({ one: { c1: withChips('marshCrone', 2), c2: wounded('orc', 9) }, two: { c6: 'nomad' } })
    expect(b.use('c1', 'a1').target('c2').wounds('c2')).toBe(7)
    const shielded = battle({ one: { c1: withChips('marshCrone', 2) }, two: { c6: 'berserker' } }).use('c1', 'a1')
    expect(shielded.target('c6').wounds('c6')).toBe(0)
  })

  test.each([
    [3, 1],
    [5, 1],
    [6, 2],
  ])('discharge 1-1-2, range 3: with %i on the die %i', (die, wounds) => {
    const b = battle({ one: { c3: 'marshCrone' }, two: { c6: 'nomad', d6: 'nomad' }, dice: [die] }).use('c3', 'a2')
    expect(b.targets()).toEqual(['c6'])
    expect(b.target('c6').wounds('c6')).toBe(wounds)
  })
})
