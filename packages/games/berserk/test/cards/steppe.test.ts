// The creatures of the steppes, card by card.

import { describe, expect, test } from 'vitest'
import { battle, closed, withChips, wounded } from '../positions.ts'
import { woundsByEach } from './attacks.ts'

describe('orderIntercessor', () => {
  test('does not close when defending, but defends only once per turn', () => {
    const b = battle({
      one: { c3: 'orc', b3: 'orc' },
      two: { b4: closed('nomad'), c4: 'orderIntercessor' },
      dice: [1, 4, 1],
    })
    b.strike('c3', 'b4').defend('c4').answer('decline')
    expect(b.row('c4')).toMatchObject({ closed: false, acted: true, wounds: 3 })
    b.strike('b3', 'b4')
    expect([b.wounds('b4'), b.wounds('c4')]).toEqual([3, 3])
  })

  test('Defence experience 1: one throw of its defence die again, no second one, and none of its attack die', () => {
    const b = battle({ one: { c3: 'orc' }, two: { c4: 'orderIntercessor' }, dice: [1, 4, 4] }).strike('c3', 'c4')
    b.answer('reroll', b.piece('c4'))
    expect([b.wounds('c4'), b.asked()]).toEqual([3, 'one'])
    const attacking = battle({ one: { c3: 'orderIntercessor' }, two: { c4: closed('nomad') }, dice: [1] })
    expect(attacking.strike('c3', 'c4').wounds('c4')).toBe(1)
  })
})

describe('crossbowman', () => {
  test.each([
    [0, 1, 1],
    [0, 4, 2],
    [0, 6, 3],
    [2, 1, 5],
  ])('with %i chips a shot with %i on the die has strength %i, and takes all chips', (chips, die, strength) => {
    const b = battle({ one: { c3: withChips('crossbowman', chips) }, two: { c6: 'volot', c4: 'nomad' }, dice: [die] })
      .use('c3', 'a1')
      .target('c6')
    expect([b.wounds('c6'), b.row('c3').chips, b.row('c3').closed]).toEqual([strength, 0, true])
  })

  test('chips add nothing to its simple strike, which leaves them', () => {
    const b = battle({ one: { c3: withChips('crossbowman', 2) }, two: { c4: closed('nomad') }, dice: [1] })
    b.strike('c3', 'c4')
    expect([b.wounds('c4'), b.row('c3').chips]).toEqual([1, 2])
  })

  test('gains a chip by closing, four at most', () => {
    const b = battle({
      one: { c3: withChips('crossbowman', 1), a1: withChips('crossbowman', 4) },
      two: { c6: 'nomad' },
    })
    expect(b.whyNoUse('a1', 'a2')).toBe('19.4 noTarget')
    expect(b.use('c3', 'a2').row('c3')).toMatchObject({ chips: 2, closed: true })
  })

  test('Formation: Protection from throws, only beside another card with Formation', () => {
    const thrown = (ally: 'nomad' | 'crossbowman'): number =>
      battle({ one: { c3: 'emberImp' }, two: { c5: 'crossbowman', d5: ally } })
        .use('c3', 'a1')
        .target('c5')
        .wounds('c5')
    expect([thrown('nomad'), thrown('crossbowman')]).toEqual([1, 0])
  })
})

describe('footManAtArms', () => {
  test('answers a melee strike with a special strike 2 at the attacker, a ranged attack not', () => {
    const b = battle({
      one: { c3: 'exorcist', b3: 'orc', d3: withChips('kshar', 1), e1: 'krondak' },
      two: { c4: closed('footManAtArms') },
      dice: [1, 1],
    })
    b.strike('b3', 'c4').use('c3', 'a2').target('c4').use('d3', 'a2').target('c4').use('e1', 'a2').target('c4')
    expect([b.wounds('b3'), b.wounds('c3'), b.wounds('d3'), b.wounds('e1')]).toEqual([2, 2, 2, 0])
    expect(b.wounds('c4')).toBe(3 + 1 + 3 + 1)
  })

  test('a miss is not answered', () => {
    const b = battle({ one: { c3: 'orc' }, two: { c4: 'footManAtArms' }, dice: [1, 5] }).strike('c3', 'c4')
    expect([b.wounds('c3'), b.wounds('c4')]).toEqual([0, 0])
  })

  test('Protection from shots', () => {
    expect(woundsByEach(closed('footManAtArms'))).toEqual([3, 3, 3, 1, 0, 2, 2])
  })

  test('Formation: Armour 2', () => {
    const ranks = { with: { b4: closed('crossbowman') } }
    expect(woundsByEach(closed('footManAtArms'), ranks)).toEqual([1, 1, 3, 0, 0, 0, 2])
  })

  test('alone none', () => {
    const struck = (ally: 'nomad' | 'crossbowman'): number =>
      battle({ one: { c3: 'orc' }, two: { c4: closed('footManAtArms'), c5: ally }, dice: [1] })
        .strike('c3', 'c4')
        .wounds('c4')
    expect([struck('nomad'), struck('crossbowman')]).toEqual([3, 1])
  })
})

describe('whiteVulture', () => {
  test('a flyer: strikes anybody; Carrion eating heals it when it kills, also from afar', () => {
    const b = battle({
      one: { a1: 'nomad', extra: [wounded('whiteVulture', 5, { poison: 1 })] },
      two: { e6: closed('nomad', { wounds: 7 }), c6: 'nomad' },
      dice: [1],
    }).strike('whiteVulture', 'e6')
    expect(b.row('whiteVulture')).toMatchObject({ wounds: 0, poison: 0, closed: true })
  })

  test('who survives is no carrion', () => {
    const b = battle({
      one: { a1: 'nomad', extra: [wounded('whiteVulture', 5)] },
      two: { e6: closed('nomad', { wounds: 6 }) },
      dice: [1],
    }).strike('whiteVulture', 'e6')
    expect(b.wounds('whiteVulture')).toBe(5)
  })

  test('Defence experience 1', () => {
    const b = battle({
      one: { a1: 'nomad', extra: ['heraldBat'] },
      two: { extra: ['whiteVulture'] },
      dice: [1, 3, 6],
    }).strike('heraldBat', 'whiteVulture')
    b.answer('reroll', b.piece('whiteVulture'))
    expect([b.wounds('whiteVulture'), b.wounds('heraldBat')]).toEqual([0, 1])
  })
})

describe('nomad', () => {
  test.each([
    [3, 1],
    [5, 2],
    [6, 3],
  ])('strikes with 1-2-3 and nothing else: %i on the die, %i wounds; a defender stands before it', (die, wounds) => {
    const b = battle({ one: { c3: 'nomad' }, two: { c4: closed('orc'), b4: 'orc' }, dice: [die] }).strike('c3', 'c4')
    expect(b.choice('defend')).toEqual([b.piece('b4')])
    expect(b.answer('pass').wounds('c4')).toBe(wounds)
  })

  test('moves two cells', () => {
    const b = battle({ one: { c1: 'nomad' }, two: { c6: 'nomad' } })
      .move('c1', 'c2')
      .move('c2', 'd2')
    expect([b.row('nomad').at, b.steps('d2')]).toEqual(['d2', []])
  })
})

describe('kshar', () => {
  test.each([
    ['nomad', 1],
    ['ghoul', 2],
  ] as const)('row strike 1 over a cell; against %s %i', (card, wounds) => {
    const b = battle({ one: { c3: 'kshar' }, two: { c5: card, a6: 'nomad' } }).use('c3', 'a1')
    expect(b.target('c5').wounds('c5')).toBe(wounds)
  })

  test.each([
    ['nomad', 3],
    ['ghoul', 4],
  ] as const)('special strike 3 for a chip; against %s %i', (card, wounds) => {
    const b = battle({ one: { c3: withChips('kshar', 1), a1: 'kshar' }, two: { c4: card, a6: 'nomad' } })
    expect(b.whyNoUse('a1', 'a2')).toBe('17.1 tooFewChips')
    b.use('c3', 'a2').target('c4')
    expect([b.wounds('c4'), b.row('c3').chips, b.row('c3').closed]).toEqual([wounds, 0, true])
  })

  test('+1 to the simple strike against mountain cards too', () => {
    const b = battle({ one: { c3: 'kshar' }, two: { c4: closed('ghoul') }, dice: [1] }).strike('c3', 'c4')
    expect(b.wounds('c4')).toBe(2)
  })

  test('accumulates chips', () => {
    const b = battle({ one: { c3: 'kshar' }, two: { c6: 'nomad' } }).use('c3', 'accumulate')
    expect(b.row('c3')).toMatchObject({ chips: 1, closed: true })
  })
})

describe('ost', () => {
  test('makes a simple strike of an own creature strong, after its die', () => {
    const b = battle({ one: { c3: 'nomad', a1: 'ost' }, two: { c4: closed('orc') }, dice: [1] }).strike('c3', 'c4')
    b.use('a1', 'a1').target('c3')
    expect([b.wounds('c4'), b.row('a1').closed]).toEqual([3, true])
  })

  test('not one of the opponent, and not while closed', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { c4: closed('orc'), a6: 'ost' }, dice: [1] }).strike('c3', 'c4')
    expect([b.wounds('c4'), b.asked()]).toEqual([1, 'one'])
    const shut = battle({ one: { c3: 'nomad', a1: closed('ost') }, two: { c4: closed('orc') }, dice: [1] })
    expect(shut.strike('c3', 'c4').wounds('c4')).toBe(1)
  })

  test('discharge 1', () => {
    const b = battle({ one: { c3: 'ost' }, two: { c5: 'nomad', c4: 'nomad' } }).use('c3', 'a2')
    expect(b.targets()).toEqual(['c5'])
    expect(b.target('c5').wounds('c5')).toBe(1)
  })
})

describe('steppeWerewolf', () => {
  test('simple strikes against it are weak, other attacks not', () => {
    const b = battle({ one: { c3: 'nomad', b3: 'exorcist' }, two: { c4: closed('steppeWerewolf') }, dice: [6, 6] })
    expect(b.strike('c3', 'c4').wounds('c4')).toBe(1)
    expect(b.use('b3', 'a2').target('c4').wounds('c4')).toBe(1 + 3)
  })

  test('on death it may make a special strike 2 at an adjacent card', () => {
    const b = battle({
      one: { c3: 'orc', d5: 'nomad', a1: 'nomad' },
      two: { c4: closed('steppeWerewolf', { wounds: 6 }), e6: 'nomad' },
      dice: [1],
    }).strike('c3', 'c4')
    b.answer('accept')
    expect(b.targets()).toEqual(['c3', 'd5'])
    expect(b.target('d5').wounds('d5')).toBe(2)
  })

  test('or not', () => {
    const b = battle({
      one: { c3: 'orc' },
      two: { c4: closed('steppeWerewolf', { wounds: 6 }), e6: 'nomad' },
      dice: [1],
    }).strike('c3', 'c4')
    expect(b.answer('decline').wounds('c3')).toBe(0)
  })

  test('Attack experience 1, Regeneration 1, Protection from poison', () => {
    const b = battle({
      one: { c3: wounded('steppeWerewolf', 3) },
      two: { c4: closed('orc'), c6: 'undine' },
      dice: [1, 6],
    }).strike('c3', 'c4')
    b.answer('reroll', b.piece('c3'))
    expect(b.wounds('c4')).toBe(3)
    b.endTurn().use('undine', 'a1').target('steppeWerewolf').endTurn()
    expect(b.row('steppeWerewolf')).toMatchObject({ wounds: 2, poison: 0 })
  })
})

describe('orc', () => {
  test('+1 and Directed against mountain creatures', () => {
    const b = battle({ one: { c3: 'orc' }, two: { c4: closed('ghoul'), b4: 'nomad' }, dice: [4] }).strike('c3', 'c4')
    expect(b.wounds('c4')).toBe(4)
  })

  test('against others neither', () => {
    const b = battle({ one: { c3: 'orc' }, two: { c4: closed('hedd'), b4: 'nomad' }, dice: [4] }).strike('c3', 'c4')
    expect(b.choice('defend')).toEqual([b.piece('b4')])
    expect(b.answer('pass').wounds('c4')).toBe(3)
  })
})

describe('shieldBearer', () => {
  test('it and steppe creatures directly left and right of it have -1 from ranged attacks', () => {
    const shot = (cell: 'c5' | 'b5' | 'd5' | 'c6'): number =>
      battle({
        one: { c3: 'garridArcher' },
        two: { c5: 'shieldBearer', b5: 'nomad', d5: 'hedd', c6: 'nomad' },
        dice: [4],
      })
        .use('c3', 'a1')
        .target(cell)
        .answer('decline')
        .wounds(cell)
    expect([shot('c5'), shot('b5'), shot('d5'), shot('c6')]).toEqual([1, 1, 2, 2])
  })

  test('from every kind of them, not from strikes', () => {
    expect(woundsByEach(closed('shieldBearer'))).toEqual([3, 3, 3, 0, 2, 1, 1])
  })

  test('so has a steppe creature beside it', () => {
    expect(woundsByEach(closed('nomad'), { with: { b4: closed('shieldBearer') } })).toEqual([3, 3, 3, 0, 2, 1, 1])
  })

  test('Formation: -1 from simple strikes', () => {
    const b = battle({ one: { c3: 'orc' }, two: { c4: closed('shieldBearer'), c5: 'crossbowman' }, dice: [1] })
    expect(b.strike('c3', 'c4').wounds('c4')).toBe(2)
  })
})

describe('glorm', () => {
  test('reduces a melee strike at a creature of its squad to 1, and is wounded by 1', () => {
    const b = battle({ one: { c3: 'orc' }, two: { c4: closed('hedd'), c6: 'glorm' }, dice: [6] }).strike('c3', 'c4')
    b.use('c6', 'a1').target('c4')
    expect([b.wounds('c4'), b.wounds('c6'), b.row('c6').closed]).toEqual([1, 1, true])
  })

  test('not if that creature is of the steppe', () => {
    const b = battle({ one: { c3: 'orc' }, two: { c4: closed('nomad'), c6: 'glorm' }, dice: [6] }).strike('c3', 'c4')
    b.use('c6', 'a1').target('c4')
    expect([b.wounds('c4'), b.wounds('c6')]).toEqual([1, 0])
  })

  test('not against a ranged attack', () => {
    const b = battle({ one: { c3: 'ost' }, two: { c5: 'hedd', c6: 'glorm' } })
      .use('c3', 'a2')
      .target('c5')
    expect([b.wounds('c5'), b.asked()]).toEqual([1, 'one'])
  })
})

describe('manticore', () => {
  test.each([
    ['krondak', 3, 0], // a discharge
    ['axeMaster', 3 - 1, 0], // a magic strike, and Armour 1
    ['kersamNobility', 3, 0], // a spell
    ['hedd', 2, 1],
  ] as const)('against %s its strike has %i, and %i creatures may defend', (card, wounds, defenders) => {
    const b = battle({
      one: { a1: 'nomad', extra: ['manticore'] },
      two: { c5: closed(card), c6: 'nomad' },
      dice: [1],
    }).strike('manticore', 'c5')
    expect(b.choice('defend', 'two')).toHaveLength(defenders)
    expect(b.passAll().wounds('c5')).toBe(wounds)
  })

  test('Protection from spells', () => {
    const b = battle({ one: { a1: withChips('soulReaper', 2) }, two: { c6: 'nomad', extra: ['manticore'] } })
    b.use('a1', 'a1').target('manticore').answer('number', 2)
    expect([b.wounds('manticore'), b.row('a1').chips]).toEqual([0, 0])
  })
})

describe('minotaur', () => {
  test('strikes twice per turn and closes after the second', () => {
    const b = battle({ one: { c3: 'minotaur' }, two: { c4: closed('volot') }, dice: [1, 6] }).strike('c3', 'c4')
    expect(b.row('c3')).toMatchObject({ closed: false, units: 0 })
    b.strike('c3', 'c4')
    expect([b.wounds('c4'), b.row('c3').closed]).toEqual([3 + 5, true])
  })

  test('Armour 2, for the whole turn', () => {
    const b = battle({ one: { c3: 'nomad', b3: 'nomad' }, two: { c4: closed('minotaur') }, dice: [1, 4] })
    expect(b.strike('c3', 'c4').strike('b3', 'c4').wounds('c4')).toBe(1)
  })

  test('Formation: +1 to strong simple strikes only', () => {
    const struck = (die: number): number =>
      battle({ one: { c3: 'minotaur', c2: 'crossbowman' }, two: { c4: closed('volot') }, dice: [die] })
        .strike('c3', 'c4')
        .wounds('c4')
    expect([struck(4), struck(6)]).toEqual([4, 6])
  })
})

describe('saltCaravan', () => {
  test('swaps two own creatures on the battlefield, closed ones and itself too', () => {
    const b = battle({
      one: { c3: 'saltCaravan', a1: closed('orc'), extra: ['whiteVulture'] },
      two: { c6: 'nomad' },
    }).use('c3', 'a1')
    expect(b.targets()).toEqual(['a1', 'c3'])
    b.target('c3').target('a1')
    expect([b.row('saltCaravan').at, b.row('orc').at, b.row('saltCaravan').closed]).toEqual(['a1', 'c3', true])
  })

  test('no symbiotes; alone it has nobody to swap', () => {
    const b = battle({ one: { c3: { card: 'saltCaravan', with: ['mossRider'] } }, two: { c6: 'nomad' } })
    expect(b.whyNoUse('saltCaravan', 'a1')).toBe('19.4 noTarget')
  })

  test('Manoeuvre', () => {
    const b = battle({ one: { c3: 'saltCaravan', c2: closed('orc'), a1: 'orc' }, two: { c6: 'nomad' } })
    expect(b.choice('manoeuvre')).toEqual([`${b.piece('c3')}:${b.piece('c2')}`])
    b.answer('manoeuvre', `${b.piece('c3')}:${b.piece('c2')}`)
    expect(b.row('saltCaravan')).toMatchObject({ at: 'c2', closed: false, units: 1 })
  })

  test('Protection from non-magic ranged attacks', () => {
    expect(woundsByEach(closed('saltCaravan'))).toEqual([3, 3, 3, 0, 0, 0, 2])
  })
})
