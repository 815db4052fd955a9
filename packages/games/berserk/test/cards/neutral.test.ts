// The neutral creatures, card by card.

import { describe, expect, test } from 'vitest'
import { battle, closed, prepared, withChips, wounded } from '../positions.ts'
import { woundsByEach } from './attacks.ts'

describe('krondak', () => {
  test('puts a Pyre on a free cell until the end of the opponent’s next turn', () => {
    const b = battle({ one: { c1: 'krondak', c3: 'nomad' }, two: { c5: 'nomad' } }).use('c1', 'a1')
    expect(b.choice('cell')).not.toContain('c5')
    b.answer('cell', 'c4')
    expect([b.steps('c3').includes('c4'), b.row('c1').closed]).toEqual([false, true])
    b.endTurn()
    expect(b.steps('c5').includes('c4')).toBe(false)
    expect(b.endTurn().steps('c3').includes('c4')).toBe(true)
  })

  test.each([
    ['c6', 1],
    ['korpit', 2],
  ] as const)('discharge 1, +1 against flyers: at %s %i', (target, wounds) => {
    const b = battle({ one: { c1: 'krondak' }, two: { c6: 'nomad', extra: ['korpit'] } }).use('c1', 'a2')
    expect(b.target(target).wounds(target)).toBe(wounds)
  })
})

describe('alvalind', () => {
  const missing = (chips: number) =>
    battle({
      one: { c3: 'nomad', e1: withChips('alvalind', chips) },
      two: { c4: 'nomad', e6: closed('orc') },
      dice: [1, 5],
    }).strike('c3', 'c4')

  test('a miss of an own creature in your turn is a chip', () => {
    expect(missing(1).row('e1')).toMatchObject({ chips: 2, wounds: 0 })
  })

  test('the third chip: she loses all and is wounded by 2', () => {
    expect(missing(2).row('e1')).toMatchObject({ chips: 0, wounds: 2 })
  })

  test('a miss in the opponent’s turn is none, and a hit is none', () => {
    const theirs = battle({ one: { c3: 'nomad' }, two: { c4: 'nomad', e6: 'alvalind' }, dice: [1, 5] }).strike(
      'c3',
      'c4',
    )
    expect(theirs.row('e6').chips).toBe(0)
    const hit = battle({ one: { c3: 'nomad', e1: 'alvalind' }, two: { c4: 'nomad' }, dice: [1, 1] }).strike('c3', 'c4')
    expect(hit.row('e1').chips).toBe(0)
  })

  test.each([
    [0, 1],
    [2, 5],
  ])('at the end of your turn: discharge 1 and 2 for each of %i chips: %i; then she has none', (chips, wounds) => {
    const b = battle({ one: { c1: withChips('alvalind', chips), c3: 'nomad' }, two: { c6: 'orc', c2: 'nomad' } })
    b.answer('endTurn')
    expect([b.wounds('c6'), b.row('c1').chips, b.asked()]).toEqual([wounds, 0, 'two'])
  })
})

describe('paladinOfAllamor', () => {
  test.each([
    ['nomad', 'vampire', 2],
    ['crusaderOfSegger', 'vampire', 3],
    ['crusaderOfSegger', 'orc', 2],
  ] as const)('Formation beside %s: +1 against dark cards: strikes %s for %i', (ally, card, wounds) => {
    const b = battle({ one: { c3: 'paladinOfAllamor', b3: ally }, two: { c4: closed(card) }, dice: [1] })
    expect(b.strike('c3', 'c4').wounds('c4')).toBe(wounds)
  })

  test('own creatures of its column have +1 range for shots, throws and discharges', () => {
    const aimed = (paladin: 'b1' | 'a1') =>
      battle({ one: { b2: 'purifier', [paladin]: 'paladinOfAllamor' }, two: { d4: 'nomad', e4: 'nomad' } })
    expect(aimed('b1').use('b2', 'a1').targets()).toEqual(['d4'])
    expect(aimed('a1').whyNoUse('b2', 'a1')).toBe('19.4 noTarget')
  })

  test.each([
    ['garridArcher', 'a1', 0],
    ['pyrePriest', 'a1', 2],
  ] as const)('so %s reaches five cells far, not six', (card, id, chips) => {
    const b = battle({ one: { c2: withChips(card, chips), c1: 'paladinOfAllamor' }, two: { d6: 'nomad', e6: 'nomad' } })
    expect(b.use('c2', id).targets()).toEqual(['d6'])
  })
})

describe('templeWarrior', () => {
  test('fighting, it rolls twice and keeps either; attacking as well', () => {
    const b = battle({ one: { c3: 'templeWarrior' }, two: { c4: 'orc' }, dice: [1, 6, 1] }).strike('c3', 'c4')
    expect(b.choice('keep')).toEqual(['1', '2'])
    expect(b.answer('keep', 2).wounds('c4')).toBe(6)
  })

  test('a ranged attack against it: on 5 or 6 it is blocked, and paid', () => {
    const b = battle({ one: { c3: 'garridArcher' }, two: { c5: 'templeWarrior' }, dice: [5] })
      .use('c3', 'a1')
      .target('c5')
    expect([b.wounds('c5'), b.row('c3').closed, b.asked()]).toEqual([0, true, 'one'])
  })

  test('on 4 it is not; a strike is not rolled for', () => {
    const b = battle({ one: { c3: 'garridArcher' }, two: { c5: 'templeWarrior' }, dice: [4, 6] }).use('c3', 'a1')
    expect(b.target('c5').answer('decline').wounds('c5')).toBe(3)
    const struck = battle({ one: { c3: 'orc' }, two: { c4: closed('templeWarrior') }, dice: [1] }).strike('c3', 'c4')
    expect(struck.wounds('c4')).toBe(3)
  })

  test.each([
    ['gryz', 'a1', 'c3'],
    ['emberImp', 'a1', 'c2'],
    ['krondak', 'a2', 'c2'],
  ] as const)('it rolls for every ranged attack: that of %s', (card, id, from) => {
    const b = battle({ one: { [from]: card }, two: { c5: 'templeWarrior' }, dice: [6] })
      .use(from, id)
      .target('c5')
    expect([b.wounds('c5'), b.row(from).closed]).toEqual([0, true])
  })
})

describe('zealotOfSegger', () => {
  /** It has chosen 1; the row strike and the throw of the opponent have just that strength. */
  const zealous = () => {
    const b = battle({
      one: { c3: 'zealotOfSegger', b3: closed('nomad'), d3: closed('nomad') },
      two: { c4: closed('orc'), b5: 'kshar', c6: 'krondak', e5: 'emberImp', a3: 'mercenary' },
      dice: [1, 1],
    }).strike('c3', 'c4')
    expect(b.passAll().choice('number')).toEqual(['0', '1', '2'])
    return b.answer('number', 1)
  }

  test('creatures left and right of it suffer nothing from non-magic attacks of just the chosen strength', () => {
    const b = zealous().endTurn()
    b.use('b5', 'a1').target('b3').use('e5', 'a1').target('d3')
    expect([b.wounds('b3'), b.wounds('d3')]).toEqual([0, 0])
    // Of another strength, and by magic.
    expect(b.strike('a3', 'b3').wounds('b3')).toBe(3)
    expect(b.use('c6', 'a2').target('d3').wounds('d3')).toBe(1)
  })

  test('others do, and after the opponent’s next turn these too', () => {
    const others = battle({
      one: { c3: 'zealotOfSegger', b3: closed('nomad'), c2: closed('nomad') },
      two: { c4: closed('orc'), e2: 'emberImp' },
      dice: [1],
    }).strike('c3', 'c4')
    others.answer('number', 1).endTurn()
    expect(others.use('e2', 'a1').target('c2').wounds('c2')).toBe(1)
    const later = battle({
      one: { c3: 'zealotOfSegger', b3: closed('nomad') },
      two: { c4: closed('orc'), e2: 'emberImp' },
      dice: [1],
    }).strike('c3', 'c4')
    later.answer('number', 1).endTurn().endTurn().endTurn()
    expect(later.use('e2', 'a1').target('b3').wounds('b3')).toBe(1)
  })

  test('with nobody beside it nothing is chosen', () => {
    const b = battle({ one: { c3: 'zealotOfSegger', c2: 'nomad' }, two: { c4: closed('orc') }, dice: [1] })
    expect(b.strike('c3', 'c4').step()).toBe('turn.main')
  })

  test.each([
    ['a simple strike', 'c4', 'nomad', undefined, [1]],
    ['a shot', 'c6', 'garridArcher', 'a1', [1]],
    ['a special strike', 'c4', { card: 'kshar', chips: 1 }, 'a2', []],
  ] as const)('%s too', (_what, from, card, id, dice) => {
    const strength = id === 'a2' ? 3 : 1
    const b = battle({
      one: { c3: closed('nomad'), d3: 'zealotOfSegger' },
      two: { [from]: card, e4: closed('orc') },
      dice: [4, ...dice],
    }).strike('d3', 'e4')
    b.passAll().answer('number', strength).endTurn()
    if (id) b.use(from, id).target('c3')
    else b.strike(from, 'c3')
    if (b.step() === 'attack.reroll') b.answer('decline')
    expect([b.wounds('c3'), b.row(from).closed]).toEqual([0, true])
  })
})

describe('sexton', () => {
  test('heals another adjacent creature by 2 and takes Poison, Plague and Curse from it', () => {
    const sick = { poison: 2, gained: [{ k: 'plague' }, { k: 'curse' }] } as const
    const b = battle({
      one: { c3: wounded('sexton', 3), c2: wounded('orc', 5, sick), a1: wounded('nomad', 3) },
      two: { c4: closed('nomad') },
    }).use('c3', 'a1')
    expect(b.targets()).toEqual(['c2'])
    b.target('c2')
    expect(b.row('c2')).toMatchObject({ wounds: 3, poison: 0 })
    expect(b.t.view('one').facts['lasting']).toEqual([])
  })

  test('a chip: another own creature has Blessing until the end of your next turn', () => {
    const b = battle({
      one: { c1: withChips('sexton', 1), c3: 'orc' },
      two: { c4: closed('volot') },
      dice: [5, 5, 1, 5, 1],
    }).use('c1', 'a2')
    expect(b.targets()).toEqual(['c3'])
    b.target('c3')
    expect([b.row('c1').chips, b.row('c1').closed]).toEqual([0, true])
    expect(b.strike('c3', 'c4').wounds('c4')).toBe(4)
    expect(b.endTurn().endTurn().strike('c3', 'c4').wounds('c4')).toBe(4 + 4)
    expect(b.endTurn().endTurn().strike('c3', 'c4').wounds('c4')).toBe(8 + 3)
  })

  test('Concentration: a chip after an opponent’s turn without a wound, two at most', () => {
    const b = battle({
      one: { c3: 'nomad' },
      two: { c4: closed('sexton'), a6: 'sexton', e6: withChips('sexton', 2) },
      dice: [1],
    })
    b.strike('c3', 'c4').endTurn().putTriggers()
    expect([b.row('c4').chips, b.row('a6').chips, b.row('e6').chips]).toEqual([0, 1, 2])
  })
})

describe('crusaderOfSegger', () => {
  test('Armour 2 and Guard 1', () => {
    const b = battle({ one: { c3: 'orc' }, two: { c4: closed('crusaderOfSegger') }, dice: [1] }).strike('c3', 'c4')
    expect([b.wounds('c4'), b.wounds('c3')]).toEqual([1, 1])
  })

  test.each([
    ['nomad', 1],
    ['paladinOfAllamor', 0],
  ] as const)('Formation: Protection from discharges: beside %s a discharge wounds by %i', (ally, wounds) => {
    const b = battle({ one: { c1: 'krondak' }, two: { c5: 'crusaderOfSegger', d5: ally } }).use('c1', 'a2')
    expect(b.target('c5').wounds('c5')).toBe(wounds)
  })
})

describe('torvald', () => {
  test('summons a creature to judgement: it must attack him where it can, and has Vulnerability', () => {
    const b = battle({ one: { c3: 'torvald', b3: 'nomad', a1: 'krondak' }, two: { c4: 'orc', d4: 'orc' } })
    b.use('c3', 'a1').target('c4')
    expect(b.use('a1', 'a2').target('c4').wounds('c4')).toBe(2)
    b.endTurn()
    expect([b.whyNoStrike('c4', 'b3'), b.whyNoStrike('c4', 'c3')]).toEqual(['12.9 mustChooseAnother', undefined])
    expect(b.whyNoStrike('d4', 'c3')).toBeUndefined()
    b.endTurn()
    expect(b.use('a1', 'a2').target('c4').wounds('c4')).toBe(2 + 1)
    b.endTurn()
    expect(b.whyNoStrike('c4', 'b3')).toBeUndefined()
  })

  test('in its own turn it is vulnerable too', () => {
    const b = battle({ one: { a1: 'torvald', c3: 'nomad' }, two: { c4: 'orc' }, dice: [1, 6] }).use('a1', 'a1')
    b.target('c4').endTurn()
    // The counter-strike of the nomad.
    expect(b.strike('c4', 'c3').wounds('c4')).toBe(1 + 1)
  })

  test.each([
    [3, 4],
    [5, 5],
  ])('Blessing: with %i on the die he strikes for %i', (die, wounds) => {
    const b = battle({ one: { c3: 'torvald' }, two: { c4: closed('orc') }, dice: [die] }).strike('c3', 'c4')
    expect(b.wounds('c4')).toBe(wounds)
  })

  test('Protection from instant actions: nobody defends, and nobody closes him', () => {
    const b = battle({ one: { c3: 'torvald' }, two: { c4: closed('orc'), b4: 'nomad', e6: 'iceGuard' }, dice: [1] })
    b.strike('c3', 'c4')
    expect(b.choice('defend')).toEqual([])
    b.use('e6', 'a1').target('c3')
    expect([b.wounds('c4'), b.row('e6').closed]).toEqual([3, true])
  })

  test('Precision: nothing obliges him, and his attacks are not redirected', () => {
    const b = battle({
      one: { c3: 'torvald' },
      two: { c4: 'torvald', b4: 'nomad' },
      lasting: [
        { kind: 'obligation', piece: 'p1', obligation: 'target', target: 'p2', until: 'turnEnd', whose: 'one' },
      ],
    })
    expect(b.strikes('c3')).toEqual(['b4', 'c4'])
  })
})

describe('orderExecutioner', () => {
  test('Finishing blow 3', () => {
    const b = battle({
      one: { c3: 'orderExecutioner' },
      two: { c4: wounded('orc', 7), b4: wounded('orc', 6), d4: wounded('wailingShade', 5) },
    }).use('c3', 'a1')
    expect(b.targets()).toEqual(['c4'])
    expect(b.target('c4').row('c3').closed).toBe(true)
    expect(b.choice('strike')).toEqual([])
  })

  test.each([
    [false, 3],
    [true, 4],
  ])('Wrath: against a card wounded by an attack this turn (%s) %i; Directed strike', (isWounded, strength) => {
    const b = battle({
      one: { c3: 'orderExecutioner', c1: 'krondak' },
      two: { c4: closed('volot'), b4: 'nomad' },
      dice: [4],
    })
    if (isWounded) b.use('c1', 'a2').target('c4')
    expect(b.strike('c3', 'c4').wounds('c4')).toBe(strength + (isWounded ? 1 : 0))
  })
})

describe('wingedJusticar', () => {
  test.each([
    ['vampire', 1, 3, false],
    ['orc', 1, 2, false],
    ['orc', 5, 3, false],
    ['orc', 6, 4, true],
  ] as const)('strikes %s with %i: %i wounds, and closes it: %s', (card, die, wounds, isClosed) => {
    const b = battle({ one: { a1: 'nomad', extra: ['wingedJusticar'] }, two: { c5: card }, dice: [die, 1] })
    expect(b.strike('wingedJusticar', 'c5').row('c5')).toMatchObject({ wounds, closed: isClosed })
  })

  test('Protection from spells', () => {
    const b = battle({ one: { c1: withChips('soulReaper', 1) }, two: { c6: 'nomad', extra: ['wingedJusticar'] } })
    expect(b.use('c1', 'a1').target('wingedJusticar').wounds('wingedJusticar')).toBe(0)
  })
})

describe('silentBrother', () => {
  test('Vanguard: before the first turn an unanswered strike at an adjacent card, without closing', () => {
    const b = prepared({ c3: 'silentBrother' }, { c4: 'orc', b4: 'nomad' }, { dice: [5] })
    expect([b.step(), b.asked()]).toEqual(['prepare.vanguard', 'one'])
    b.strike('c3', 'c4')
    expect([b.wounds('c4'), b.row('c3').closed, b.step()]).toEqual([2, false, 'turn.main'])
  })

  test('Stealth: it may stay hidden in any row, and then makes no Vanguard strike', () => {
    const b = prepared({ c3: 'silentBrother', a1: 'nomad' }, { c4: 'orc' }, { hide: ['c3'] })
    expect([b.row('c3').card, b.passAll().step()]).toEqual(['hidden', 'turn.main'])
  })
})

describe('exorcist', () => {
  test('blocks a spell or discharge at an own card, which is paid', () => {
    const b = battle({ one: { c1: 'krondak' }, two: { c6: 'nomad', e6: 'exorcist' } })
      .use('c1', 'a2')
      .target('c6')
    b.use('e6', 'a1').answer('targetItem', 1)
    expect([b.wounds('c6'), b.row('c1').closed, b.row('e6').closed]).toEqual([0, true, true])
  })

  test('a spell as well; not a shot, and not one at the opponent’s own card', () => {
    const b = battle({ one: { c1: withChips('soulReaper', 1) }, two: { c6: 'nomad', e6: 'exorcist' } }).use('c1', 'a1')
    b.target('c6').use('e6', 'a1').answer('targetItem', 1)
    expect([b.wounds('c6'), b.row('c1').chips]).toEqual([0, 0])
    const shot = battle({ one: { c3: 'emberImp', e1: 'krondak' }, two: { c6: 'nomad', e6: 'exorcist' } }).use(
      'c3',
      'a1',
    )
    expect(shot.target('c6').wounds('c6')).toBe(1)
    expect(shot.use('e1', 'a2').target('c3').wounds('c3')).toBe(1)
  })

  test.each([
    [1, 1],
    [4, 2],
    [6, 3],
  ])('magic strike 1-2-3: with %i on the die %i', (die, wounds) => {
    const b = battle({ one: { c3: 'exorcist' }, two: { c4: 'orc' }, dice: [die] })
      .use('c3', 'a2')
      .target('c4')
    expect([b.wounds('c4'), b.row('c3').closed]).toEqual([wounds, true])
  })

  test('Magic armour 1', () => {
    expect(woundsByEach(closed('exorcist'))).toEqual([3, 3, 2, 1, 3, 2, 1])
  })
})

describe('orderSeeress', () => {
  test('discharge 1, range 4', () => {
    const b = battle({ one: { c2: 'orderSeeress' }, two: { c6: 'nomad', d6: 'nomad' } }).use('c2', 'a1')
    expect(b.targets()).toEqual(['c6'])
    expect(b.target('c6').wounds('c6')).toBe(1)
  })

  test('Attack experience 1', () => {
    const b = battle({ one: { c3: 'orderSeeress' }, two: { c4: closed('orc') }, dice: [1, 6] }).strike('c3', 'c4')
    expect(b.answer('reroll', b.piece('c3')).wounds('c4')).toBe(2)
  })
})

describe('assassin', () => {
  test('Finishing blow 4', () => {
    const b = battle({ one: { c3: 'assassin' }, two: { c4: wounded('orc', 6), b4: wounded('orc', 5), e6: 'nomad' } })
    expect(b.use('c3', 'a2').targets()).toEqual(['c4'])
    expect(b.target('c4').row('orc').at).toBe('b4')
  })

  test('row strike 1', () => {
    const b = battle({ one: { c3: 'assassin' }, two: { c5: 'nomad', d5: 'nomad' } }).use('c3', 'a1')
    expect(b.targets()).toEqual(['c5'])
    expect(b.target('c5').wounds('c5')).toBe(1)
  })

  test('Jump, range 3', () => {
    const b = battle({ one: { a1: 'assassin' }, two: { c6: 'nomad' } })
    expect([
      b.choice('jump').includes(`${b.piece('a1')}:c3`),
      b.choice('jump').includes(`${b.piece('a1')}:c2`),
    ]).toEqual([false, true])
    b.answer('jump', `${b.piece('a1')}:a4`)
    expect(b.row('assassin')).toMatchObject({ at: 'a4', closed: false })
  })
})

describe('berserker', () => {
  const raging = () =>
    battle({ one: { c3: 'berserker', a1: 'nomad' }, two: { c4: closed('orc'), b4: closed('orc') }, dice: [1, 1] })

  test('two simple strikes in a row at different cards; closes after the second', () => {
    const b = raging().strike('c3', 'c4').answer('decline')
    expect([b.row('c3').closed, b.strikes('c3')]).toEqual([false, ['b4']])
    b.strike('c3', 'b4').answer('decline')
    expect([b.wounds('c4'), b.wounds('b4'), b.row('c3').closed]).toEqual([3, 3, true])
  })

  test('the second is lost when another card of his player moves first', () => {
    const b = battle({
      one: { c3: 'berserker', a1: 'nomad' },
      two: { c4: closed('orc'), b4: closed('orc') },
      dice: [1],
    })
    b.strike('c3', 'c4').answer('decline').move('a1', 'a2')
    expect(b.strikes('c3')).toEqual([])
  })

  test('row strike 1', () => {
    const b = battle({ one: { c3: 'berserker' }, two: { c5: 'nomad' } })
      .use('c3', 'a1')
      .target('c5')
    expect([b.wounds('c5'), b.row('c3').closed]).toEqual([1, true])
  })

  test('Directed strike, Attack experience 1', () => {
    const b = battle({ one: { c3: 'berserker' }, two: { c4: closed('orc'), b4: 'nomad' }, dice: [1, 6] }).strike(
      'c3',
      'c4',
    )
    expect(b.answer('reroll', b.piece('c3')).wounds('c4')).toBe(5)
  })

  test('Protection from spells and from poison', () => {
    const b = battle({
      one: { c1: withChips('soulReaper', 1), c3: 'hedd' },
      two: { c4: closed('berserker') },
      dice: [6],
    })
    expect(b.use('c1', 'a1').target('c4').wounds('c4')).toBe(0)
    expect(b.strike('c3', 'c4').row('c4')).toMatchObject({ wounds: 3, poison: 0 })
  })
})

describe('mercenary', () => {
  test.each([
    ['nomad', 2, 1],
    ['crossbowman', 1, 0],
  ] as const)('Formation beside %s: a shot of 2 wounds by %i, a throw of 1 by %i', (ally, shot, thrown) => {
    const b = battle({
      one: { c3: 'garridArcher', c2: 'emberImp' },
      two: { c5: 'mercenary', c6: ally },
      dice: [4],
    })
    expect(b.use('c3', 'a1').target('c5').answer('decline').wounds('c5')).toBe(shot)
    expect(b.use('c2', 'a1').target('c5').wounds('c5')).toBe(shot + thrown)
  })

  test('Formation: only from these', () => {
    const ranks = { with: { b4: closed('crossbowman') } }
    expect(woundsByEach(closed('mercenary'), ranks)).toEqual([3, 3, 3, 1, 2, 1, 2])
    expect(woundsByEach(closed('mercenary'))).toEqual([3, 3, 3, 1, 3, 2, 2])
  })
})

describe('fortuneHunter', () => {
  const thrown = (dice: readonly number[]) =>
    battle({ one: { c3: 'nomad' }, two: { c4: closed('orc'), e6: 'fortuneHunter' }, dice }).strike('c3', 'c4')

  test.each([
    [1, [3], 2],
    [1, [4], 2],
    [2, [4], 1],
    [2, [5], 2],
    [3, [1, 6], 3],
  ] as const)('after a roll: +1, -1 or a new throw (%i) of %o: %i wounds', (option, dice, wounds) => {
    const b = thrown(dice).use('e6', 'a2')
    expect(b.choice('option')).toEqual(['1', '2', '3'])
    b.answer('option', option).target('c3')
    expect([b.wounds('c4'), b.row('e6').closed]).toEqual([wounds, true])
  })

  test('at the start of the opponent’s turn it may open', () => {
    const b = battle({ one: { a1: closed('fortuneHunter') }, two: { c6: 'nomad' } })
    b.answer('endTurn')
    expect(b.answer('accept').row('a1').closed).toBe(false)
    const declined = battle({ one: { a1: closed('fortuneHunter') }, two: { c6: 'nomad' } }).answer('endTurn')
    expect(declined.answer('decline').row('a1').closed).toBe(true)
  })

  test('row strike 1', () => {
    const b = battle({ one: { c3: 'fortuneHunter' }, two: { c5: 'nomad' } })
      .use('c3', 'a1')
      .target('c5')
    expect(b.wounds('c5')).toBe(1)
  })
})

describe('hermitess', () => {
  test('wounds of a strike go onto other own creatures, split as you like', () => {
    const b = battle({
      one: { c3: 'orc' },
      two: { c4: closed('nomad', { wounds: 1 }), c6: 'hermitess', a6: 'nomad', e6: 'nomad' },
      dice: [1],
    }).strike('c3', 'c4')
    b.use('c6', 'a1').target('c4')
    expect(b.targets()).toEqual(['a6', 'c6', 'e6'])
    b.target('a6').target('c6').answer('done').answer('number', 3)
    b.answer('assign', b.piece('a6')).answer('assign', b.piece('c6')).answer('assign', b.piece('c6'))
    expect([b.wounds('c4'), b.wounds('a6'), b.wounds('c6'), b.row('c6').closed]).toEqual([1, 1, 2, true])
  })

  test('not those of a shot or a spell', () => {
    const b = battle({ one: { c3: 'emberImp' }, two: { c5: 'nomad', c6: 'hermitess' } })
      .use('c3', 'a1')
      .target('c5')
    expect([b.wounds('c5'), b.asked()]).toEqual([1, 'one'])
  })

  test('heals herself by 3', () => {
    const b = battle({ one: { c3: wounded('hermitess', 4) }, two: { c6: 'nomad' } }).use('c3', 'a2')
    expect(b.row('c3')).toMatchObject({ wounds: 1, closed: true })
  })
})

describe('volot', () => {
  const declared = () =>
    battle({ one: { c3: 'volot' }, two: { b4: closed('nomad'), c4: closed('volot'), e6: 'nomad' }, dice: [4] }).strike(
      'c3',
      'b4',
    )

  test('the opponent may redirect its simple strike to another of his creatures beside it', () => {
    const b = declared()
    expect([b.asked(), b.step()]).toEqual(['two', 'trigger.may'])
    b.answer('accept')
    expect([b.wounds('b4'), b.wounds('c4')]).toEqual([0, 5])
  })

  test('or not; Clumsiness 1 makes a 4 weak', () => {
    const b = battle({ one: { c3: 'volot' }, two: { b4: closed('orc'), c4: closed('nomad'), e6: 'nomad' }, dice: [4] })
    expect(b.strike('c3', 'b4').answer('decline').wounds('b4')).toBe(5)
  })

  test('with no other creature of his beside it the opponent is not asked', () => {
    const b = battle({ one: { c3: 'volot', d3: 'nomad' }, two: { b4: closed('orc'), e6: 'nomad' }, dice: [6] }).strike(
      'c3',
      'b4',
    )
    expect(b.wounds('b4')).toBe(6)
  })
})

describe('ironSentinel', () => {
  test('Protection from ranged attacks; Armour 1', () => {
    expect(woundsByEach(closed('ironSentinel'))).toEqual([2, 2, 3, 0, 0, 0, 0])
  })

  test('receives no wounds from Poison and Fading', () => {
    const b = battle({
      one: {
        c3: { card: 'ironSentinel', poison: 2, gained: [{ k: 'fading', x: 1 }] },
        a1: { card: 'nomad', poison: 2 },
      },
      two: { c6: 'nomad' },
      active: 'two',
    })
    b.answer('endTurn')
    while (b.step() === 'turn.effects') b.answer('openingEffect', String(b.choice('openingEffect')[0]))
    expect([b.wounds('c3'), b.wounds('a1')]).toEqual([0, 2])
  })
})
