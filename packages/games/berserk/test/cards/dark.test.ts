// The creatures of darkness, card by card.

import { describe, expect, test } from 'vitest'
import { priceIn, whyNoDeck, whyNoSquad } from '../../rules/squad.ts'
import { battle, closed, withChips, wounded } from '../positions.ts'
import { woundsByEach } from './attacks.ts'

describe('vampire', () => {
  test('Unanswered strike: nobody defends and nobody strikes back', () => {
    const b = battle({ one: { c3: 'vampire' }, two: { c4: 'orc', b4: 'nomad' }, dice: [1] }).strike('c3', 'c4')
    expect([b.wounds('c4'), b.wounds('c3'), b.row('c3').closed]).toEqual([1, 0, true])
  })

  test.each([
    [1, 3, { wounds: 3, extraLife: 0 }],
    [4, 3, { wounds: 2, extraLife: 0 }],
    [6, 3, { wounds: 1, extraLife: 0 }],
    [6, 1, { wounds: 0, extraLife: 1 }],
  ])('Vampirism for one wound fewer: with %i on the die, of %i wounds %o', (die, before, after) => {
    const b = battle({ one: { c3: wounded('vampire', before) }, two: { c4: 'orc' }, dice: [die] }).strike('c3', 'c4')
    expect(b.row('c3')).toMatchObject(after)
  })
})

describe('sluaWitch', () => {
  test('turns X extra lives into a discharge X', () => {
    const b = battle({ one: { c3: { card: 'sluaWitch', extraLife: 3 } }, two: { c6: 'nomad', c4: 'nomad' } })
    b.use('c3', 'a1').target('c6')
    expect(b.choice('number')).toEqual(['1', '2', '3'])
    b.answer('number', 2)
    expect([b.wounds('c6'), b.row('c3').extraLife, b.row('c3').closed]).toEqual([2, 1, true])
  })

  test('one life is enough, none is not', () => {
    const one = battle({ one: { c3: { card: 'sluaWitch', extraLife: 1 } }, two: { c6: 'nomad' } }).use('c3', 'a1')
    expect(one.target('c6').wounds('c6')).toBe(1)
    const b = battle({ one: { c3: 'sluaWitch' }, two: { c6: 'nomad' } })
    expect(b.whyNoUse('c3', 'a1')).toBe('19.1 conditionNotMet')
  })

  test('Vampirism, up to 12 life', () => {
    const fed = (extraLife: number) =>
      battle({ one: { c3: { card: 'sluaWitch', extraLife } }, two: { c4: closed('nomad') }, dice: [6] })
        .strike('c3', 'c4')
        .row('c3').extraLife
    expect([fed(0), fed(2), fed(4)]).toEqual([3, 4, 4])
  })
})

describe('kersamNobility', () => {
  test('gains an extra life, then wounds a creature by the number of own cards above their initial life', () => {
    const b = battle({
      one: { c1: 'kersamNobility', a1: { card: 'orc', extraLife: 1 }, b1: { card: 'nomad', extraLife: 1, wounds: 1 } },
      two: { c6: 'nomad', e6: { card: 'orc', extraLife: 2 } },
    })
    b.use('c1', 'a1').target('c6')
    expect([b.row('c1').extraLife, b.wounds('c6'), b.row('c1').closed]).toEqual([1, 2, true])
  })

  test('three at most, and a spell: protected ones are not wounded', () => {
    const strong = { extraLife: 1 } as const
    const setting = {
      one: {
        c1: 'kersamNobility',
        a1: { card: 'orc', ...strong },
        b1: { card: 'orc', ...strong },
        d1: { card: 'orc', ...strong },
      },
      two: { c6: 'orc', e6: 'berserker' },
    } as const
    expect(battle(setting).use('c1', 'a1').target('c6').wounds('c6')).toBe(3)
    const b = battle(setting).use('c1', 'a1').target('e6')
    expect([b.wounds('e6'), b.row('c1').extraLife]).toEqual([0, 1])
  })

  test('wounded itself it does not count', () => {
    const b = battle({ one: { c1: wounded('kersamNobility', 2) }, two: { c6: 'nomad' } })
      .use('c1', 'a1')
      .target('c6')
    expect([b.row('c1').extraLife, b.wounds('c6')]).toEqual([1, 0])
  })
})

describe('grimNoblewoman', () => {
  const healing = (lady: object) =>
    battle({
      one: { a1: 'druid', b1: 'druid', c3: wounded('orc', 5, { poison: 1 }) },
      two: { c6: { card: 'grimNoblewoman', ...lady } },
    })

  test('with more than 8 life she may block the first healing of the opponent in a turn, not the second', () => {
    const b = healing({ extraLife: 1 }).use('a1', 'a1').target('c3')
    expect(b.asked()).toBe('two')
    b.answer('react', b.piece('c3'))
    expect(b.row('c3')).toMatchObject({ wounds: 5, poison: 0 })
    expect(b.use('b1', 'a1').target('c3').wounds('c3')).toBe(3)
  })

  test('with 8 life she may not; declining leaves the healing as it is', () => {
    expect(healing({}).use('a1', 'a1').target('c3').wounds('c3')).toBe(3)
    expect(healing({ extraLife: 1 }).use('a1', 'a1').target('c3').answer('decline').wounds('c3')).toBe(3)
  })

  test('with fewer than 8 she may double the first healing of an own card', () => {
    const b = battle({
      one: { a1: 'druid', c3: wounded('orc', 5), c1: wounded('grimNoblewoman', 1) },
      two: { c6: 'nomad' },
    }).use('a1', 'a1')
    b.target('c3').answer('react', b.piece('c3'))
    expect(b.wounds('c3')).toBe(1)
  })

  test('with 8 she may not double either', () => {
    const b = battle({ one: { a1: 'druid', c3: wounded('orc', 5), c1: 'grimNoblewoman' }, two: { c6: 'nomad' } })
    expect(b.use('a1', 'a1').target('c3').wounds('c3')).toBe(3)
  })

  test('Vampirism, up to 12 life', () => {
    const b = battle({ one: { c3: { card: 'grimNoblewoman', extraLife: 1 } }, two: { c4: closed('orc') }, dice: [6] })
    expect(b.strike('c3', 'c4').row('c3')).toMatchObject({ extraLife: 4 })
  })
})

describe('vurdalak', () => {
  test('Vampirism heals him, up to his 13 life', () => {
    const b = battle({ one: { c3: wounded('vurdalak', 2) }, two: { c4: closed('orc') }, dice: [1] }).strike('c3', 'c4')
    expect(b.answer('decline').row('c3')).toMatchObject({ wounds: 0, extraLife: 0 })
  })

  test('Attack experience 1', () => {
    const b = battle({ one: { c3: 'vurdalak' }, two: { c4: closed('orc') }, dice: [1, 6] }).strike('c3', 'c4')
    expect(b.answer('reroll', b.piece('c3')).wounds('c4')).toBe(4)
  })

  test('-1 from ranged attacks, not from strikes', () => {
    expect(woundsByEach(closed('vurdalak'))).toEqual([3, 3, 3, 0, 2, 1, 1])
  })
})

describe('fledgling', () => {
  const thirsty = () =>
    battle({
      one: { c3: closed('fledgling'), b3: 'nomad' },
      two: { c4: 'wailingShade', d4: 'nomad', e6: 'nomad' },
      active: 'two',
    }).endTurn()

  test('Thirst 1: closed, it opens only if it wounds an adjacent creature that is not incorporeal', () => {
    const b = thirsty()
    const drinks = (cell: 'b3' | 'd4') => `${b.piece('c3')}:${b.piece(cell)}`
    expect(b.choice('thirst')).toEqual([drinks('b3'), drinks('d4')])
    b.answer('thirst', drinks('d4'))
    expect([b.wounds('d4'), b.row('c3').closed]).toEqual([1, false])
  })

  test('if it abstains it stays closed', () => {
    const b = thirsty()
    expect(b.answer('abstain', b.piece('c3')).row('c3').closed).toBe(true)
  })

  test('Vampirism, up to 9 life', () => {
    const b = battle({ one: { c3: { card: 'fledgling', extraLife: 2 } }, two: { c4: closed('orc') }, dice: [4] })
    expect(b.strike('c3', 'c4').row('c3')).toMatchObject({ extraLife: 3 })
  })

  test('Horde: five in a deck', () => {
    const others = ['nomad', 'orc', 'hedd', 'ghoul', 'leshy', 'ost', 'kshar', 'druid', 'troll'] as const
    const deck = (n: number) => [
      ...Array.from({ length: n }, () => 'fledgling' as const),
      ...others,
      ...others,
      ...others,
    ]
    expect([whyNoDeck(deck(5)), whyNoDeck(deck(6))?.reason]).toEqual([undefined, 'tooManyCopies'])
  })
})

describe('heraldBat', () => {
  test('a flyer with Directed strike: nobody can defend', () => {
    const b = battle({
      one: { a1: 'nomad', extra: ['heraldBat'] },
      two: { c5: closed('orc'), c6: 'nomad', extra: ['korpit'] },
      dice: [6],
    }).strike('heraldBat', 'c5')
    expect([b.wounds('c5'), b.row('heraldBat').closed]).toEqual([2, true])
  })

  test('Protection from shots', () => {
    expect(woundsByEach('heraldBat')).toEqual([0, 2, 2])
  })
})

describe('nightHarpy', () => {
  test('who it strikes is cursed until the end of its controller’s next turn', () => {
    const b = battle({
      one: { c3: 'volot', extra: ['nightHarpy'] },
      two: { c4: closed('orc') },
      dice: [1, 6, 1, 6, 1],
    }).strike('nightHarpy', 'c4')
    expect(b.wounds('c4')).toBe(2)
    // A 6 is a 5, and the turn after a 6 again.
    expect(b.endTurn().strike('c4', 'c3').wounds('c3')).toBe(3)
    expect(b.endTurn().endTurn().strike('c4', 'c3').wounds('c3')).toBe(3 + 4)
  })

  test('a miss curses nobody', () => {
    const b = battle({ one: { c3: 'volot', extra: ['nightHarpy'] }, two: { c4: 'orc' }, dice: [1, 5, 6, 1] })
    b.strike('nightHarpy', 'c4').endTurn()
    expect(b.strike('c4', 'c3').wounds('c3')).toBe(4)
  })

  test('Carrion eating, wherever the victim stands', () => {
    const b = battle({
      one: { a1: 'nomad', extra: [wounded('nightHarpy', 6)] },
      two: { c6: closed('nomad', { wounds: 7 }), e6: 'nomad' },
      dice: [1],
    }).strike('nightHarpy', 'c6')
    b.putTriggers()
    expect(b.wounds('nightHarpy')).toBe(0)
  })
})

describe('boneHound', () => {
  test('Incarnation 3: the third turn after its death it lies closed in the third row, once', () => {
    const b = battle({
      one: { c3: 'nomad', graveyard: ['boneHound'] },
      two: { c6: 'nomad' },
      active: 'two',
    })
    b.endTurn().endTurn().endTurn()
    expect(b.row('boneHound')).toMatchObject({ at: 'graveyard', incarnationChips: 2 })
    b.endTurn().endTurn()
    expect(b.choice('cell')).toEqual(['a1', 'b1', 'c1', 'd1', 'e1'])
    expect(b.answer('cell', 'c1').row('boneHound')).toMatchObject({ at: 'c1', closed: true, incarnationChips: 0 })
  })

  test.each([
    [true, 2],
    [false, 1],
  ])('Wrath: +1 against a card wounded by an attack this turn (%s): %i', (isWounded, wounds) => {
    const b = battle({ one: { c3: 'boneHound', c1: 'krondak' }, two: { c4: closed('orc') }, dice: [1] })
    if (isWounded) b.use('c1', 'a2').target('c4')
    expect(b.strike('c3', 'c4').wounds('c4')).toBe(wounds + (isWounded ? 1 : 0))
  })
})

describe('clingingSoul', () => {
  test('its host has Magic armour 2', () => {
    expect(woundsByEach(closed('orc', { with: ['clingingSoul'] }))).toEqual([3, 3, 1, 1, 3, 2, 0])
  })

  test('Gift of Life 2: dying it gives two lives to a dark creature of its squad', () => {
    const b = battle({
      one: { c3: 'nomad' },
      two: {
        c4: { card: 'nomad', closed: true, with: [{ card: 'clingingSoul', wounds: 2, closed: true }] },
        b6: 'vampire',
        d6: 'zombie',
      },
      dice: [1],
    }).strike('c3', 'clingingSoul')
    expect(b.targets()).toEqual(['b6', 'd6'])
    expect(b.target('b6').row('b6').extraLife).toBe(2)
  })

  test('Incorporeal: it is neither poisoned nor healed', () => {
    const b = battle({
      one: { c3: 'undine', a1: 'druid' },
      two: { c5: { card: 'nomad', wounds: 1, with: [{ card: 'clingingSoul', wounds: 1 }] } },
    })
    expect(b.use('c3', 'a1').targets()).not.toContain('clingingSoul')
    b.target('c5')
    expect(b.use('a1', 'a1').targets()).toEqual(['c5'])
  })
})

describe('bloodConjurer', () => {
  test.each([
    [1, 2],
    [5, 3],
    [6, 4],
  ])('a chip: discharge 2-3-4, range 4: with %i on the die %i', (die, wounds) => {
    const b = battle({ one: { c2: withChips('bloodConjurer', 1) }, two: { c6: 'orc', d6: 'orc' }, dice: [die] })
    expect(b.use('c2', 'a1').targets()).toEqual(['c6'])
    b.target('c6').answer('decline')
    expect([b.wounds('c6'), b.row('c2').chips, b.row('c2').closed]).toEqual([wounds, 0, true])
  })

  test('Discharge experience 1', () => {
    const b = battle({ one: { c2: withChips('bloodConjurer', 1) }, two: { c6: 'orc' }, dice: [1, 6] }).use('c2', 'a1')
    b.target('c6')
    expect(b.answer('reroll', b.piece('c2')).wounds('c6')).toBe(4)
  })

  test('a chip, once per turn: prevents up to 2 wounds of an own creature', () => {
    const b = battle({
      one: { c3: 'orc', b3: 'orc' },
      two: { c4: closed('nomad'), c6: withChips('bloodConjurer', 2) },
      dice: [1, 1],
    }).strike('c3', 'c4')
    b.use('c6', 'a2')
    expect(b.targets()).toEqual(['c4'])
    b.target('c4')
    expect([b.wounds('c4'), b.row('c6').chips, b.row('c6').closed]).toEqual([1, 1, false])
    expect(b.strike('b3', 'c4').wounds('c4')).toBe(1 + 3)
  })

  test('Blood magic: wounded, it may gain a chip, up to 3', () => {
    const struck = (chips: number) =>
      battle({ one: { c3: 'nomad' }, two: { c4: closed('bloodConjurer', { chips }) }, dice: [6] }).strike('c3', 'c4')
    expect(struck(0).answer('accept').row('c4')).toMatchObject({ chips: 1, wounds: 3 })
    expect(struck(2).answer('pass').answer('decline').row('c4').chips).toBe(2)
    const full = struck(3).answer('pass')
    expect([full.row('c4').chips, full.asked()]).toEqual([3, 'one'])
  })

  test('not the wounds of the opponent', () => {
    const b = battle({
      one: { c3: 'orc', a1: withChips('bloodConjurer', 1) },
      two: { c4: closed('nomad') },
      dice: [1],
    }).strike('c3', 'c4')
    expect([b.wounds('c4'), b.step()]).toEqual([3, 'turn.main'])
  })
})

describe('soulReaper', () => {
  test('X chips: a spell that wounds a creature by X', () => {
    const b = battle({ one: { c1: withChips('soulReaper', 3) }, two: { c6: 'orc' } }).use('c1', 'a1')
    b.target('c6').answer('number', 2)
    expect([b.wounds('c6'), b.row('c1').chips, b.row('c1').closed]).toEqual([2, 1, true])
  })

  test('three chips, once per battle: revives a Slua creature of cost 5 or less', () => {
    const b = battle({
      one: {
        c1: withChips('soulReaper', 3),
        graveyard: ['vampire', 'vurdalak', 'grimNoblewoman', 'boneHound', 'kersamNobility'],
      },
      two: { c6: 'nomad' },
    }).use('c1', 'a2')
    expect(b.targets()).toEqual(['vampire', 'kersamNobility'])
    b.target('vampire').answer('cell', 'c2')
    expect([b.row('vampire'), b.row('c1')]).toMatchObject([
      { at: 'c2', closed: false, units: 2 },
      { chips: 0, closed: true },
    ])
  })

  test.each([
    [0, 1],
    [3, 3],
  ])('Soulcatcher 3: a chip for another creature that dies: %i, then %i', (before, after) => {
    const b = battle({
      one: { c3: 'orc', a1: withChips('soulReaper', before) },
      two: { c4: closed('nomad', { wounds: 7 }), e6: 'nomad' },
      dice: [1],
    }).strike('c3', 'c4')
    expect(b.row('a1').chips).toBe(after)
  })

  test('Meditation: chips of other dark cards pay', () => {
    const b = battle({
      one: { c1: withChips('soulReaper', 1), a1: withChips('bloodConjurer', 2), e1: withChips('kshar', 1) },
      two: { c6: 'orc' },
    }).use('c1', 'a1')
    expect(b.target('c6').choice('number')).toEqual(['1', '2', '3'])
    b.answer('number', 2)
    expect(b.choice('payer')).toEqual([b.piece('c1'), b.piece('a1')])
    b.answer('payer', b.piece('a1')).answer('payer', b.piece('a1'))
    expect([b.wounds('c6'), b.row('c1').chips, b.row('a1').chips, b.row('e1').chips]).toEqual([2, 1, 0, 1])
  })

  test('who pays is not asked where all chips are spent', () => {
    const b = battle({
      one: { c1: withChips('soulReaper', 1), a1: withChips('bloodConjurer', 2) },
      two: { c6: 'orc' },
    }).use('c1', 'a1')
    b.target('c6').answer('number', 3)
    expect([b.wounds('c6'), b.row('c1').chips, b.row('a1').chips]).toEqual([3, 0, 0])
  })

  test('Protection from poison', () => {
    const b = battle({ one: { c3: 'hedd' }, two: { c4: closed('soulReaper') }, dice: [6] }).strike('c3', 'c4')
    expect(b.row('c4').poison).toBe(0)
  })
})

describe('countessMorael', () => {
  test('Vampirism, up to 18 life', () => {
    const b = battle({ one: { c3: { card: 'countessMorael', extraLife: 4 } }, two: { c4: closed('orc') }, dice: [6] })
    expect(b.strike('c3', 'c4').row('c3')).toMatchObject({ extraLife: 6 })
  })

  test('Rage 1: a chip after a turn without an attack; for it she opens once more', () => {
    const b = battle({ one: { c3: 'countessMorael' }, two: { c4: 'orc' }, dice: [1, 1] })
    b.endTurn()
    expect(b.row('c3').chips).toBe(1)
    b.endTurn().strike('c3', 'c4').use('c3', 'rage')
    expect(b.row('c3')).toMatchObject({ closed: false, acted: false, chips: 0 })
  })

  test('Steadfast: influences of the opponent do not wound her, spells do', () => {
    const b = battle({
      one: { c3: withChips('bogling', 1), a1: withChips('soulReaper', 1) },
      two: { c4: 'countessMorael' },
    }).use('c3', 'a1')
    expect(b.wounds('c4')).toBe(0)
    expect(b.use('a1', 'a1').target('c4').answer('number', 2).wounds('c4')).toBe(2)
  })

  test('Thick-skinned: what triggers on the attack does nothing to her', () => {
    const b = battle({ one: { c3: 'hedd', b3: 'goblin' }, two: { c4: 'countessMorael' }, dice: [6, 1, 1, 1] })
    b.strike('c3', 'c4').strike('b3', 'c4')
    expect(b.row('c4')).toMatchObject({ wounds: 3 + 2, poison: 0, closed: false })
  })
})

describe('faithfulServant', () => {
  test('Devotion 2: costs 2 less beside a creature of cost 9 or more', () => {
    expect(priceIn(['faithfulServant', 'vurdalak'], 'faithfulServant')).toBe(5)
    expect(priceIn(['faithfulServant', 'countessMorael'], 'faithfulServant')).toBe(3)
  })

  test('Gift of Life 2', () => {
    const b = battle({
      one: { c3: 'orc' },
      two: { c4: wounded('faithfulServant', 9), e6: 'vampire', a6: 'nomad' },
      dice: [1, 1],
    }).strike('c3', 'c4')
    expect([b.row('faithfulServant').at, b.row('e6').extraLife, b.row('a6').extraLife]).toEqual(['graveyard', 2, 0])
  })

  test('Camouflage: closed, the first attack of a turn does not wound it', () => {
    const b = battle({ one: { c3: 'orc', b3: 'orc' }, two: { c4: closed('faithfulServant') }, dice: [1, 1] })
    expect(b.strike('c3', 'c4').wounds('c4')).toBe(0)
    expect(b.strike('b3', 'c4').wounds('c4')).toBe(3)
    const open = battle({ one: { c3: 'orc' }, two: { c4: 'faithfulServant' }, dice: [1, 1] }).strike('c3', 'c4')
    expect(open.wounds('c4')).toBe(3)
  })
})

describe('plagueHerald', () => {
  test('Incarnation 3: comes back as a flyer, closed', () => {
    const b = battle({
      one: { c3: 'nomad', graveyard: [{ card: 'plagueHerald', incarnationChips: 2 }] },
      two: { e5: 'nomad' },
      active: 'two',
    }).endTurn()
    b.answer('cell', 'b1')
    expect(b.row('plagueHerald')).toMatchObject({ at: 'extra', closed: true })
    for (let turn = 0; turn < 4; turn++) b.endTurn()
    expect(b.row('plagueHerald')).toMatchObject({ at: 'extra', closed: false })
  })

  test('before its death it walks; with two chips it waits', () => {
    const b = battle({
      one: { c1: 'plagueHerald', graveyard: [{ card: 'plagueHerald', incarnationChips: 1 }] },
      two: { e5: 'nomad' },
      active: 'two',
    }).endTurn()
    expect([b.steps('c1').length, b.row('p2').incarnationChips]).toEqual([3, 2])
  })

  test('Defence experience 1', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { c4: 'plagueHerald' }, dice: [1, 1, 6] }).strike('c3', 'c4')
    expect(b.answer('reroll', b.piece('c4')).wounds('c3')).toBe(1)
  })
})

describe('hornedDemon', () => {
  test('Teleportation: to any free cell instead of moving, and it stays open', () => {
    const b = battle({ one: { a1: 'hornedDemon' }, two: { c6: 'nomad' } })
    b.answer('teleport', `${b.piece('a1')}:e5`)
    expect(b.row('hornedDemon')).toMatchObject({ at: 'e5', units: 0, closed: false })
    expect(b.choice('teleport')).toEqual([])
  })

  test('Vampirism, up to 12 life', () => {
    const b = battle({ one: { c3: { card: 'hornedDemon', extraLife: 4 } }, two: { c4: closed('orc') }, dice: [1] })
    expect(b.strike('c3', 'c4').row('c3').extraLife).toBe(5)
  })

  test('Protection from poison and from shots', () => {
    expect(woundsByEach(closed('hornedDemon'))).toEqual([3, 3, 3, 1, 0, 2, 2])
    const b = battle({ one: { c3: 'hedd' }, two: { c4: closed('hornedDemon') }, dice: [6] }).strike('c3', 'c4')
    expect(b.row('c4').poison).toBe(0)
  })
})

describe('charon', () => {
  const passage = () =>
    battle({ one: { c1: withChips('charon', 3), a1: 'nomad' }, two: { c6: 'volot', e6: 'berserker' } })

  test('three chips: destroys himself and a creature', () => {
    const b = passage().use('c1', 'a1').target('c6')
    expect([b.row('charon').at, b.row('volot').at]).toEqual(['graveyard', 'graveyard'])
  })

  test('a spell: who is protected from spells stays, Charon goes', () => {
    const b = passage().use('c1', 'a1').target('e6')
    expect([b.row('charon').at, b.row('berserker').at]).toEqual(['graveyard', 'e6'])
  })

  test('with two chips not; discharge 1', () => {
    const b = battle({ one: { c1: withChips('charon', 2) }, two: { c6: 'nomad' } })
    expect(b.whyNoUse('c1', 'a1')).toBe('17.1 tooFewChips')
    b.use('c1', 'a2').target('c6')
    expect([b.wounds('c6'), b.row('c1').closed, b.row('c1').chips]).toEqual([1, true, 2])
  })
})

describe('zombie', () => {
  test.each([
    [{}, 1],
    [{ a1: 'vampire' }, 2],
    [{ a1: 'vampire', b1: 'zombie' }, 3],
    [{ a1: 'vampire', b1: 'zombie', c1: 'baraka' }, 3],
    [{ a1: 'bloodChalice', b1: 'nomad' }, 1],
  ] as const)('+1 for each other dark creature of the squad, at most +2: beside %o %i', (others, wounds) => {
    const b = battle({ one: { c3: 'zombie', ...others }, two: { c4: closed('orc'), e6: 'vampire' }, dice: [1] })
    expect(b.strike('c3', 'c4').wounds('c4')).toBe(wounds)
  })

  test('Directed strike', () => {
    const b = battle({ one: { c3: 'zombie' }, two: { c4: closed('orc'), b4: 'nomad' }, dice: [1] }).strike('c3', 'c4')
    expect(b.wounds('c4')).toBe(1)
  })
})

describe('baraka', () => {
  test('does not close after attacking, but has acted', () => {
    const b = battle({ one: { c3: 'baraka' }, two: { c4: closed('volot') }, dice: [1] }).strike('c3', 'c4')
    expect(b.row('c3')).toMatchObject({ closed: false, acted: true, units: 0 })
    expect(b.whyNoStrike('c3', 'c4')).toBe('11.8 actedAlready')
  })

  test('open in the opponent’s turn it may defend, and closes by that', () => {
    const b = battle({ one: { c3: 'baraka', b3: closed('nomad') }, two: { c4: closed('orc') }, dice: [1, 1, 1] })
    b.strike('c3', 'c4').endTurn().strike('c4', 'b3').defend('c3').answer('decline')
    expect(b.row('c3')).toMatchObject({ closed: true, wounds: 3 })
  })

  test('Defence experience 1', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { c4: 'baraka' }, dice: [1, 1, 6] }).strike('c3', 'c4')
    expect(b.answer('reroll', b.piece('c4')).wounds('c3')).toBe(3)
  })
})

describe('shimmeringSerpent', () => {
  test('shots and throws of the opponent may be aimed only at it, whatever the range', () => {
    const b = battle({
      one: { c1: 'garridArcher', d2: 'emberImp', e1: 'ost' },
      two: { c4: 'nomad', extra: ['shimmeringSerpent'] },
      dice: [6],
    })
    expect(b.use('c1', 'a1').targets()).toEqual(['shimmeringSerpent'])
    b.target('shimmeringSerpent').answer('decline')
    expect(b.use('d2', 'a1').targets()).toEqual(['shimmeringSerpent'])
    expect(b.target('shimmeringSerpent').wounds('shimmeringSerpent')).toBe(3 + 1)
    expect(b.use('e1', 'a2').targets()).toEqual(['c1', 'c4', 'shimmeringSerpent'])
  })

  test('shots of its own side are free', () => {
    const b = battle({ one: { c1: 'garridArcher', extra: ['shimmeringSerpent'] }, two: { c4: 'nomad' } })
    expect(b.use('c1', 'a1').targets()).toEqual(['shimmeringSerpent', 'c4'])
  })
})

describe('wailingShade', () => {
  test('returns to the deck, and wounds a creature of the opponent by 2', () => {
    const b = battle({ one: { c1: 'wailingShade', a1: 'nomad' }, two: { c6: 'orc', e6: 'nomad' } }).use('c1', 'a2')
    expect(b.targets()).toEqual(['c6', 'e6'])
    b.target('c6')
    expect([b.wounds('c6'), b.row('wailingShade').at]).toEqual([2, 'deck'])
  })

  test('dying it wounds nobody', () => {
    const b = battle({ one: { c3: 'orc' }, two: { c4: wounded('wailingShade', 5), e6: 'nomad' }, dice: [1, 1] })
    b.strike('c3', 'c4')
    expect([b.row('wailingShade').at, b.wounds('c3'), b.asked()]).toEqual(['graveyard', 0, 'one'])
  })

  test('Fading 1, Curse, Incorporeal', () => {
    const b = battle({ one: { c3: 'wailingShade', a1: 'druid' }, two: { c4: closed('orc') }, active: 'two', dice: [6] })
    b.endTurn()
    expect(b.wounds('c3')).toBe(1)
    expect(b.whyNoUse('a1', 'a1')).toBe('19.4 noTarget')
    expect(b.strike('c3', 'c4').wounds('c4')).toBe(2)
  })
})

describe('mindLeech', () => {
  const leech = (host: 'nomad' | 'troll', chips = 2) =>
    battle({
      one: { a1: 'nomad' },
      two: { c4: closed(host, { with: [{ card: 'mindLeech', of: 'one', chips }] }), c5: 'orc' },
      dice: host === 'nomad' && chips === 2 ? [1, 1] : [],
    })

  test('two chips: takes control of a rank-and-file host until the end of the turn, and opens it', () => {
    const b = leech('nomad').use('mindLeech', 'a1')
    expect(b.row('c4')).toMatchObject({ controller: 0, closed: false, units: 2 })
    expect(b.strike('c4', 'c5').passAll().wounds('c5')).toBe(1)
    b.endTurn()
    expect(b.row('c4')).toMatchObject({ controller: 1, at: 'c4' })
  })

  test('not of an elite host, not with one chip', () => {
    const elite = leech('troll')
    expect(elite.whyNoUse('mindLeech', 'a1')).toBe('19.1 conditionNotMet')
    const poor = leech('nomad', 1)
    expect(poor.whyNoUse('mindLeech', 'a1')).toBe('17.1 tooFewChips')
  })

  test('cannot be taken into a squad with Inquisitors', () => {
    const recruiting = { side: 'first', isFirstGame: false } as const
    const whyNot = (squad: readonly ('mindLeech' | 'krondak' | 'nomad')[]) =>
      whyNoSquad({ squad, deal: [], recruiting })?.reason
    expect([whyNot(['mindLeech', 'krondak']), whyNot(['mindLeech', 'nomad'])]).toEqual(['notTogether', undefined])
  })
})

describe('wanderingUngar', () => {
  test('a chip: redirects a ranged attack at an own card to another one that could be its target', () => {
    const b = battle({
      one: { c2: 'garridArcher', e1: 'nomad' },
      two: { c5: 'nomad', c6: 'orc', b3: 'nomad', a5: withChips('wanderingUngar', 1), e6: 'orc' },
      dice: [6],
    })
    b.use('c2', 'a1').target('c5').use('a5', 'a1').answer('targetItem', 1)
    // Not b3, which is adjacent to the archer, and not e6, six cells away.
    expect(b.targets()).toEqual(['c6'])
    b.target('c6').passAll().answer('decline')
    expect([b.wounds('c5'), b.wounds('c6'), b.row('a5').chips, b.row('a5').closed]).toEqual([0, 3, 0, false])
  })

  test.each([
    ['kshar', 'a1', 'e3'],
    ['emberImp', 'a1', 'd5'],
    ['krondak', 'a2', 'd5'],
  ] as const)('any ranged attack: that of %s', (card, id, aim) => {
    const b = battle({
      one: { c3: card },
      two: { c5: 'nomad', e3: 'orc', d5: 'orc', a6: withChips('wanderingUngar', 1) },
    }).use('c3', id)
    b.target('c5').use('a6', 'a1').answer('targetItem', 1)
    b.target(aim).passAll()
    expect([b.wounds('c5'), b.wounds(aim)]).toEqual([0, 1])
  })

  test('not one that the opponent aims at a card of his own', () => {
    const b = battle({
      one: { c2: 'krondak', c5: 'nomad', a1: 'nomad' },
      two: { e6: 'orc', a6: withChips('wanderingUngar', 1) },
    }).use('c2', 'a2')
    expect([b.target('c5').wounds('c5'), b.step()]).toEqual([1, 'turn.main'])
  })

  test('not a simple strike, and not without a chip', () => {
    const b = battle({
      one: { c3: 'orc' },
      two: { c4: closed('nomad'), a5: withChips('wanderingUngar', 1) },
      dice: [1],
    })
    expect(b.strike('c3', 'c4').wounds('c4')).toBe(3)
    const poor = battle({ one: { c2: 'ost' }, two: { c5: 'nomad', c6: 'orc', a5: 'wanderingUngar' } }).use('c2', 'a2')
    expect(poor.target('c5').wounds('c5')).toBe(1)
  })

  test.each([
    [1, 1],
    [4, 2],
    [6, 3],
  ])('a chip: discharge 1-2-3, range 4: with %i on the die %i', (die, wounds) => {
    const b = battle({ one: { c2: withChips('wanderingUngar', 1) }, two: { c6: 'orc', d6: 'orc' }, dice: [die] })
    expect(b.use('c2', 'a2').targets()).toEqual(['c6'])
    expect(b.target('c6').wounds('c6')).toBe(wounds)
  })

  test('of two elements: Meditation takes chips of dark and of fire cards', () => {
    const b = battle({
      one: {
        c2: 'wanderingUngar',
        a1: withChips('sluaWitch', 1),
        e1: withChips('fireCaller', 1),
        a2: withChips('kshar', 1),
      },
      two: { c6: 'orc' },
      dice: [1],
    }).use('c2', 'a2')
    b.target('c6')
    expect(b.choice('payer')).toEqual([b.piece('a1'), b.piece('e1')])
    expect(b.answer('payer', b.piece('e1')).row('e1').chips).toBe(0)
  })
})
