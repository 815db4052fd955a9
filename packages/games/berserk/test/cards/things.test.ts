// Artefacts, terrain and equipment, card by card.

import { describe, expect, test } from 'vitest'
import type { CardId } from '../../content/cards.ts'
import { battle, closed, prepared, withChips, wounded } from '../positions.ts'
import { woundsByEach } from './attacks.ts'

/** A closed creature with a piece of equipment. */
const bearing = (card: CardId, thing: CardId) => closed(card, { with: [thing] })

describe('graveShroud', () => {
  test('the bearer has Camouflage: closed, the first attack of a turn does not wound it', () => {
    const b = battle({ one: { c3: 'nomad', b3: 'nomad' }, two: { c4: bearing('hedd', 'graveShroud') }, dice: [6, 6] })
    expect(b.strike('c3', 'hedd').wounds('hedd')).toBe(0)
    expect(b.strike('b3', 'hedd').wounds('hedd')).toBe(3)
  })

  test('and -1 from throws, not from shots (open, since closed the first attack is lost)', () => {
    const thrown = battle({ one: { c3: 'purifier' }, two: { c5: { card: 'hedd', with: ['graveShroud'] } }, dice: [6] })
    expect(thrown.use('c3', 'a1').target('hedd').answer('decline').wounds('hedd')).toBe(1)
    const shot = battle({
      one: { c3: 'garridArcher' },
      two: { c5: { card: 'hedd', with: ['graveShroud'] } },
      dice: [1],
    })
    expect(shot.use('c3', 'a1').target('hedd').answer('decline').wounds('hedd')).toBe(1)
  })
})

describe('bloodChalice', () => {
  const chalice = () =>
    battle({
      one: { a1: withChips('bloodChalice', 2), c1: wounded('orc', 5) },
      two: { c6: 'nomad', e6: 'countessMorael' },
    }).use('a1', 'a1')

  test('two chips: up to 3 wounds of an own creature onto creatures of the opponent', () => {
    const b = chalice().target('c1')
    expect(b.targets()).toEqual(['c6', 'e6'])
    b.target('c6').answer('done')
    expect(b.choice('number')).toEqual(['1', '2', '3'])
    b.answer('number', 3)
    expect([b.wounds('c1'), b.wounds('c6'), b.row('a1').chips, b.row('a1').closed]).toEqual([2, 3, 0, true])
  })

  test('fewer, and split; who is Steadfast receives none, and the healing stays', () => {
    const b = chalice().target('c1').target('c6').target('e6')
    b.answer('number', 2).answer('assign', b.piece('c6')).answer('assign', b.piece('e6'))
    expect([b.wounds('c1'), b.wounds('c6'), b.wounds('e6')]).toEqual([3, 1, 0])
  })

  test('with nobody wounded, or one chip, it is refused', () => {
    const whole = battle({ one: { a1: withChips('bloodChalice', 2), c1: 'orc' }, two: { c6: 'nomad' } })
    expect(whole.whyNoUse('a1', 'a1')).toBe('19.4 noTarget')
    const poor = battle({ one: { a1: withChips('bloodChalice', 1), c1: wounded('orc', 5) }, two: { c6: 'nomad' } })
    expect(poor.whyNoUse('a1', 'a1')).toBe('17.1 tooFewChips')
  })

  test.each([
    [0, 1],
    [2, 2],
  ])('Soulcatcher 2: a chip when a creature dies: %i, then %i', (before, after) => {
    const b = battle({
      one: { c3: 'orc', a1: withChips('bloodChalice', before) },
      two: { c4: closed('nomad', { wounds: 7 }), e6: 'nomad' },
      dice: [1],
    }).strike('c3', 'c4')
    expect(b.row('a1').chips).toBe(after)
  })
})

describe('kersamCastle', () => {
  test.each([
    ['vampire', 6, 4],
    ['vampire', 5, 2],
    ['zombie', 6, 2],
  ] as const)('+1 to strong simple strikes of own Slua: %s with %i wounds by %i', (card, die, wounds) => {
    const b = battle({ one: { c3: card, extra: ['kersamCastle'] }, two: { c4: closed('orc') }, dice: [die] })
    expect(b.strike('c3', 'c4').wounds('c4')).toBe(wounds)
  })

  test('opens a closed own Slua creature and wounds it by 2, once per battle', () => {
    const b = battle({
      one: { c3: closed('vampire'), c2: closed('nomad'), b2: 'sluaWitch', extra: ['kersamCastle'] },
      two: { c6: closed('vampire') },
    }).use('kersamCastle', 'a1')
    expect(b.targets()).toEqual(['c3'])
    b.target('c3')
    expect([b.row('c3'), b.row('kersamCastle')]).toMatchObject([
      { closed: false, wounds: 2, units: 2 },
      { closed: true },
    ])
    b.endTurn().endTurn()
    expect(b.whyNoUse('kersamCastle', 'a1')).toBe('23.5 limitReached')
  })
})

describe('reliquary', () => {
  test('heals an adjacent creature by 2', () => {
    const b = battle({
      one: { c2: 'reliquary', c3: wounded('orc', 3), a1: wounded('orc', 3), b2: 'nomad' },
      two: { d3: wounded('nomad', 1) },
    }).use('c2', 'a1')
    expect(b.targets()).toEqual(['c3', 'd3'])
    b.target('c3')
    expect([b.wounds('c3'), b.row('c2').closed]).toEqual([1, true])
  })

  test.each([
    [1, 'b2', 2],
    [2, 'b2', 0],
    [2, 'd3', 2],
    [2, 'b3', 2],
  ] as const)('Charge 2: with %i chips adjacent own creatures are Steadfast: at %s wounds %i', (chips, at, wounds) => {
    const b = battle({
      one: { b1: withChips('reliquary', chips), [at]: 'orc' },
      two: { c6: 'wailingShade', e6: 'nomad' },
      active: 'two',
    }).use('c6', 'a2')
    expect(b.wounds(at)).toBe(wounds)
  })

  test('Charge: at the start of your turn it may gain a chip, two at most', () => {
    const start = (chips: number) =>
      battle({ one: { c2: withChips('reliquary', chips), c3: 'orc' }, two: { c6: 'nomad' }, active: 'two' }).endTurn()
    expect(start(1).answer('accept').row('c2').chips).toBe(2)
    expect([start(2).step(), start(2).row('c2').chips]).toEqual(['turn.main', 2])
  })
})

describe('cathedralOfSegger', () => {
  test('at battle start up to two own creatures gain an extra life each', () => {
    const b = prepared({ c3: 'nomad', b3: 'cathedralOfSegger', c2: 'orc', b2: 'orc' }, { c4: 'nomad' })
    b.use('cathedralOfSegger', 'a1').target('c3').target('c2')
    expect([b.row('c3').extraLife, b.row('c2').extraLife, b.row('b2').extraLife]).toEqual([1, 1, 0])
  })

  test('or one, or none', () => {
    const placed = { c3: 'nomad', b3: 'cathedralOfSegger', c2: 'orc' } as const
    const one = prepared(placed, { c4: 'nomad' }).use('cathedralOfSegger', 'a1').target('c3').answer('done')
    expect([one.row('c3').extraLife, one.row('c2').extraLife]).toEqual([1, 0])
    const none = prepared(placed, { c4: 'nomad' }).answer('pass')
    expect([none.row('c3').extraLife, none.step()]).toEqual([0, 'turn.main'])
  })

  test.each([
    ['silentBrother', 0, 1],
    ['nomad', 1, 2],
  ] as const)(
    '-1 from discharges and magic strikes for own Inquisitors: %s %i and %i',
    (card, discharge, magicStrike) => {
      const b = battle({
        one: { c1: 'krondak', c3: 'exorcist' },
        two: { c4: closed(card), extra: ['cathedralOfSegger'] },
        dice: [4],
      })
      expect(b.use('c1', 'a2').target('c4').wounds('c4')).toBe(discharge)
      b.use('c3', 'a2').target('c4')
      expect(b.wounds('c4')).toBe(discharge + magicStrike)
    },
  )

  test.each([
    [4, 2],
    [5, 3],
  ])('after a roll: +1 to the roll of an own Inquisitor: with %i on the die %i', (die, wounds) => {
    const b = battle({
      one: { c3: 'silentBrother', extra: ['cathedralOfSegger'] },
      two: { c4: closed('orc') },
      dice: [die],
    }).strike('c3', 'c4')
    b.use('cathedralOfSegger', 'a2').target('c3')
    expect([b.wounds('c4'), b.row('cathedralOfSegger').closed]).toEqual([wounds, true])
  })

  test('not of another creature, nor of an Inquisitor of the opponent', () => {
    const b = battle({ one: { c3: 'orc', extra: ['cathedralOfSegger'] }, two: { c4: 'silentBrother' }, dice: [1, 1] })
    expect(b.strike('c3', 'c4').wounds('c4')).toBe(3)
  })
})

describe('shieldOfFaith', () => {
  test('the bearer has Armour 1', () => {
    const b = battle({ one: { c3: 'nomad', b3: 'nomad' }, two: { c4: bearing('hedd', 'shieldOfFaith') }, dice: [1, 1] })
    expect(b.strike('c3', 'hedd').strike('b3', 'hedd').wounds('hedd')).toBe(1)
  })

  test('as a defender it has -1 from simple strikes besides', () => {
    const b = battle({
      one: { c3: 'orc' },
      two: { b4: closed('nomad'), c4: { card: 'hedd', with: ['shieldOfFaith'] } },
      dice: [1, 1],
    }).strike('c3', 'b4')
    expect(b.defend('hedd').wounds('hedd')).toBe(3 - 1 - 1)
  })
})

describe('consecratedHammer', () => {
  test.each([
    ['orc', 3],
    ['wailingShade', 4],
    ['minotaur', 3],
  ] as const)('+1 to the bearer’s strike, +2 against the incorporeal, and Armour is ignored: %s %i', (card, wounds) => {
    const b = battle({
      one: { c3: { card: 'hedd', with: ['consecratedHammer'] } },
      two: { c4: closed(card) },
      dice: [1],
    })
    expect(b.strike('hedd', 'c4').wounds('c4')).toBe(wounds)
  })

  test('Armour works against its throws, which are no strikes', () => {
    const b = battle({
      one: { c3: { card: 'purifier', with: ['consecratedHammer'] } },
      two: { c5: 'minotaur' },
      dice: [6],
    }).use('purifier', 'a1')
    expect(b.target('c5').answer('decline').wounds('c5')).toBe(0)
  })

  test('not to its other attacks', () => {
    const b = battle({
      one: { c3: { card: 'exorcist', with: ['consecratedHammer'] } },
      two: { c4: closed('orc') },
      dice: [1],
    }).use('exorcist', 'a2')
    expect(b.target('c4').wounds('c4')).toBe(1)
  })
})

describe('sulphurMist', () => {
  const start = () =>
    battle({
      one: { a1: 'nomad', extra: ['sulphurMist'] },
      two: { c4: 'orc', d4: 'nomad', c5: 'nomad', b4: 'bloodChalice', extra: ['korpit'] },
      active: 'two',
    }).endTurn()

  test('at the start of your turn you may wound a creature in the opponent’s first row by 1', () => {
    const b = start().answer('accept')
    expect(b.targets()).toEqual(['c4', 'd4'])
    expect(b.target('d4').wounds('d4')).toBe(1)
  })

  test('or not; with nobody there nobody is asked', () => {
    expect(start().answer('decline').step()).toBe('turn.main')
    const b = battle({ one: { a1: 'nomad', extra: ['sulphurMist'] }, two: { c5: 'orc' }, active: 'two' }).endTurn()
    expect(b.step()).toBe('turn.main')
  })
})

describe('warDrum', () => {
  test('an own creature on the battlefield moves one cell further this turn', () => {
    const b = battle({
      one: { a1: 'warDrum', c1: 'orc', extra: ['korpit'] },
      two: { c6: 'nomad' },
    }).use('a1', 'a1')
    expect(b.targets()).toEqual(['c1'])
    b.target('c1').move('c1', 'c2').move('c2', 'c3')
    expect([b.row('orc').at, b.steps('c3'), b.row('a1').closed]).toEqual(['c3', [], true])
    expect(b.endTurn().endTurn().row('orc').units).toBe(1)
  })

  test('a closed one does not open by that', () => {
    const b = battle({ one: { a1: 'warDrum', c1: closed('orc', { units: 0 }) }, two: { c6: 'nomad' } }).use('a1', 'a1')
    expect(b.target('c1').row('c1')).toMatchObject({ closed: true, units: 1 })
    expect(b.steps('c1')).toEqual([])
  })
})

describe('crystalObelisk', () => {
  test('moves chips to another own card, at least one, once per turn', () => {
    const b = battle({
      one: { a1: withChips('crystalObelisk', 3), c1: withChips('kshar', 1), e1: 'nomad' },
      two: { c6: withChips('kshar', 1) },
    }).use('a1', 'a1')
    expect(b.targets()).toEqual(['c1', 'e1'])
    b.target('c1')
    expect(b.choice('number')).toEqual(['1', '2', '3'])
    b.answer('number', 2)
    expect([b.row('a1'), b.row('c1').chips]).toMatchObject([{ chips: 1, closed: false }, 3])
    expect(b.whyNoUse('a1', 'a1')).toBe('23.5 limitReached')
  })

  test('in the opponent’s turn too; without a chip not', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { a6: withChips('crystalObelisk', 1), c6: 'kshar' } }).move(
      'c3',
      'c4',
    )
    expect(b.use('a6', 'a1').target('c6').row('c6').chips).toBe(1)
    const empty = battle({ one: { a1: 'crystalObelisk', c1: 'kshar' }, two: { c6: 'nomad' } })
    expect(empty.whyNoUse('a1', 'a1')).toBe('19.1 conditionNotMet')
  })

  test('what the other card cannot hold stays', () => {
    const b = battle({ one: { a1: withChips('crystalObelisk', 3), c1: withChips('sexton', 1) }, two: { c6: 'nomad' } })
    b.use('a1', 'a1').target('c1')
    expect([b.row('a1').chips, b.row('c1').chips]).toEqual([2, 2])
  })

  test('Concentration: a chip after an opponent’s turn without a wound, three at most', () => {
    const after = (chips: number) =>
      battle({ one: { c1: 'nomad' }, two: { a6: withChips('crystalObelisk', chips), c6: 'nomad' } })
        .endTurn()
        .row('a6').chips
    expect([after(0), after(3)]).toEqual([1, 3])
  })
})

describe('borderFort', () => {
  test.each([
    ['c6', 1],
    ['c5', 2],
  ] as const)('own creatures in the third row have -1 from ranged attacks: at %s %i', (cell, wounds) => {
    const b = battle({ one: { c2: 'garridArcher' }, two: { [cell]: 'orc', extra: ['borderFort'] }, dice: [4] })
    expect(b.use('c2', 'a1').target(cell).answer('decline').wounds(cell)).toBe(wounds)
  })

  test('from every kind of them, not from strikes', () => {
    const fort = { with: { extra: ['borderFort'] }, at: 'c6' } as const
    expect(woundsByEach(closed('orc'), fort)).toEqual([3, 3, 3, 0, 2, 1, 1])
  })

  test('artefacts there have not', () => {
    const b = battle({
      one: { c2: 'garridArcher' },
      two: { c6: 'bloodChalice', a4: 'nomad', extra: ['borderFort'] },
      dice: [4],
    }).use('c2', 'a1')
    expect(b.target('c6').answer('decline').wounds('c6')).toBe(2)
  })

  test('not from strikes, and the First player’s third row is the first', () => {
    const b = battle({
      one: { c1: closed('orc'), extra: ['borderFort'] },
      two: { c2: 'nomad', c5: 'krondak' },
      active: 'two',
      dice: [1],
    })
    expect(b.use('c5', 'a2').target('c1').wounds('c1')).toBe(0)
    expect(b.strike('c2', 'c1').wounds('c1')).toBe(1)
  })
})

describe('deadMarsh', () => {
  test.each([
    [1, 2],
    [2, 3],
    [3, 3],
    [4, 4],
  ])('Poison %i on a creature of the opponent counts %i', (poison, wounds) => {
    const b = battle({ one: { a1: 'nomad', extra: ['deadMarsh'] }, two: { c6: { card: 'orc', poison } } }).endTurn()
    expect(b.wounds('c6')).toBe(wounds)
  })

  test('on own creatures it counts what it is', () => {
    const b = battle({ one: { a1: 'nomad' }, two: { c6: { card: 'orc', poison: 1 }, extra: ['deadMarsh'] } }).endTurn()
    expect(b.wounds('c6')).toBe(1)
  })
})

describe('mountainKeep', () => {
  test.each([
    ['hallGuard', 4, 4],
    ['hallGuard', 1, 2],
    ['hallGuard', 6, 3],
    ['ghoul', 4, 3],
  ] as const)('own creatures in formation have +1 to medium strikes: beside %s with %i %i', (ally, die, wounds) => {
    const b = battle({
      one: { c3: 'axeMaster', c2: ally, extra: ['mountainKeep'] },
      two: { c4: closed('orc') },
      dice: [die],
    })
    expect(b.strike('c3', 'c4').wounds('c4')).toBe(wounds)
  })
})

describe('sevenLeagueBoots', () => {
  test('the bearer has +1 movement and Manoeuvre', () => {
    const b = battle({
      one: { c1: { card: 'hedd', with: ['sevenLeagueBoots'] }, c2: closed('orc') },
      two: { c6: 'nomad' },
      active: 'two',
    }).endTurn()
    expect(b.row('hedd').units).toBe(2)
    b.answer('manoeuvre', `${b.piece('hedd')}:${b.piece('orc')}`)
    expect([b.row('hedd').at, b.row('orc').at, b.row('hedd').units]).toEqual(['c2', 'c1', 1])
  })

  test('others beside the bearer walk as far as ever and do not manoeuvre', () => {
    const b = battle({
      one: { c1: { card: 'hedd', with: ['sevenLeagueBoots'] }, d1: 'hedd', d2: closed('orc') },
      two: { c6: 'nomad' },
      active: 'two',
    }).endTurn()
    expect(b.row('d1').units).toBe(1)
    expect(b.whyNot('manoeuvre', `${b.piece('d1')}:${b.piece('orc')}`)).toBeDefined()
  })
})

describe('healingDraught', () => {
  test('at any time: it is destroyed, heals the bearer by 4 and takes its poison', () => {
    const b = battle({
      one: { c3: 'nomad' },
      two: { c6: wounded('hedd', 6, { poison: 2, with: ['healingDraught'] }) },
    }).move('c3', 'c4')
    b.use('healingDraught', 'a1')
    expect([b.row('hedd'), b.row('healingDraught')]).toMatchObject([{ wounds: 2, poison: 0 }, { at: 'graveyard' }])
  })

  test('fewer wounds than it heals are all gone, and nobody else is healed', () => {
    const b = battle({
      one: { c3: 'nomad' },
      two: { c6: wounded('hedd', 1, { with: ['healingDraught'] }), d6: wounded('orc', 2, { poison: 1 }) },
    }).move('c3', 'c4')
    b.use('healingDraught', 'a1')
    expect([b.row('hedd'), b.row('orc')]).toMatchObject([{ wounds: 0 }, { wounds: 2, poison: 1 }])
  })
})

describe('venomVial', () => {
  const armed = (dice: readonly number[]) =>
    battle({ one: { c3: { card: 'orc', with: ['venomVial'] } }, two: { c4: 'minotaur' }, dice }).use('venomVial', 'a1')

  test('destroyed, the next simple strike of the bearer this turn gives Poison 2', () => {
    const b = armed([1, 1])
    expect(b.row('venomVial').at).toBe('graveyard')
    expect(b.strike('orc', 'c4').row('c4')).toMatchObject({ wounds: 1, poison: 2 })
  })

  test('a miss does not, and without it nothing is poisoned', () => {
    expect(armed([1, 5]).strike('orc', 'c4').row('c4').poison).toBe(0)
    const b = battle({ one: { c3: { card: 'orc', with: ['venomVial'] } }, two: { c4: closed('hedd') }, dice: [1] })
    expect(b.strike('orc', 'c4').passAll().row('c4')).toMatchObject({ wounds: 3, poison: 0 })
  })

  test('only until the end of the turn', () => {
    const b = armed([1, 6]).endTurn()
    // The counter-strike of the bearer; Armour 2 leaves one of its three wounds.
    expect(b.strike('c4', 'orc').row('c4')).toMatchObject({ wounds: 1, poison: 0 })
  })
})

describe('runedBlade', () => {
  test.each([
    [1, 2],
    [4, 3],
    [6, 4],
  ])('+1 to medium and strong strikes: with %i on the die %i', (die, wounds) => {
    const b = battle({ one: { c3: { card: 'hedd', with: ['runedBlade'] } }, two: { c4: closed('orc') }, dice: [die] })
    expect(b.strike('hedd', 'c4').wounds('c4')).toBe(wounds)
  })
})

describe('plateHarness', () => {
  test('the bearer has Armour 2', () => {
    expect(woundsByEach(bearing('hedd', 'plateHarness'))).toEqual([1, 1, 3, 0, 1, 0, 2])
  })

  test.each([
    [4, 2],
    [5, 4],
  ])('and Clumsiness 1: with %i on the die a troll strikes for %i', (die, wounds) => {
    const b = battle({
      one: { c3: { card: 'troll', with: ['plateHarness'] } },
      two: { c4: closed('orc') },
      dice: [die],
    })
    expect(b.strike('troll', 'c4').answer('decline').wounds('c4')).toBe(wounds)
  })
})

describe('mirrorShield', () => {
  test('the bearer has Protection from discharges', () => {
    expect(woundsByEach(bearing('hedd', 'mirrorShield'))).toEqual([3, 3, 3, 1, 3, 2, 0])
  })
})
