// The creatures of the mountains, card by card.

import { describe, expect, test } from 'vitest'
import { battle, closed, withChips, wounded } from '../positions.ts'
import { woundsByEach } from './attacks.ts'

describe('ravineGnome', () => {
  const struck = () => battle({ one: { c3: 'ravineGnome' }, two: { c4: 'nomad', b4: 'nomad' }, dice: [1, 1] })

  test('an open creature it strikes closes, or receives 2 wounds: its controller chooses', () => {
    const b = struck().strike('c3', 'c4')
    expect([b.asked(), b.choice('option')]).toEqual(['two', ['1', '2']])
    expect(b.answer('option', 1).row('c4')).toMatchObject({ wounds: 1, closed: true })
    expect(struck().strike('c3', 'c4').answer('option', 2).row('c4')).toMatchObject({ wounds: 3, closed: false })
  })

  test('+1 against a closed creature, with nothing to choose; not against an artefact', () => {
    const b = battle({ one: { c3: 'ravineGnome' }, two: { c4: closed('nomad') }, dice: [1] }).strike('c3', 'c4')
    expect([b.wounds('c4'), b.asked()]).toEqual([2, 'one'])
    const thing = battle({
      one: { c3: 'ravineGnome' },
      two: { c4: closed('bloodChalice'), e6: 'nomad' },
      dice: [1],
    }).strike('c3', 'c4')
    expect([thing.wounds('c4'), thing.asked()]).toEqual([1, 'one'])
  })

  test('a miss asks nothing; Directed strike', () => {
    const b = battle({ one: { c3: 'ravineGnome' }, two: { c4: 'nomad', b4: 'nomad' }, dice: [1, 5] })
    expect(b.strike('c3', 'c4').asked()).toBe('one')
  })
})

describe('ghoul', () => {
  test('Finishing blow 2 on an adjacent creature with 2 life or less; Carrion eating heals it', () => {
    const b = battle({
      one: { c3: wounded('ghoul', 5, { poison: 2 }) },
      two: { c4: wounded('nomad', 6), b4: wounded('nomad', 5), c6: wounded('nomad', 7) },
    }).use('c3', 'a2')
    expect(b.targets()).toEqual(['c4'])
    b.target('c4')
    expect(b.row('c3')).toMatchObject({ wounds: 0, poison: 0, closed: true })
  })

  test('not on symbiotes, incorporeal creatures and artefacts', () => {
    const b = battle({
      one: { c3: 'ghoul' },
      two: {
        c4: { card: 'nomad', with: [{ card: 'mossRider', wounds: 3 }] },
        b4: wounded('wailingShade', 5),
        d4: wounded('bloodChalice', 5),
      },
    })
    expect(b.whyNoUse('c3', 'a2')).toBe('19.4 noTarget')
  })

  test('row strike 1: who dies two cells away is no carrion', () => {
    const b = battle({
      one: { c3: wounded('ghoul', 5) },
      two: { c5: wounded('nomad', 7), e6: 'nomad' },
    }).use('c3', 'a1')
    b.target('c5')
    expect([b.wounds('ghoul'), b.row('c3').closed, b.choice('strike')]).toEqual([5, true, []])
  })
})

describe('stoneGolem', () => {
  test.each([
    ['nomad', 6, 1],
    ['nomad', 1, 0],
    ['mercenary', 6, 2],
  ] as const)('-2 from non-magic attacks: the strike of a %s with %i leaves %i', (card, die, wounds) => {
    const b = battle({ one: { c3: card }, two: { c4: closed('stoneGolem') }, dice: [die] }).strike('c3', 'c4')
    expect(b.wounds('c4')).toBe(wounds)
  })

  test('from all of them, not from magic', () => {
    expect(woundsByEach(closed('stoneGolem'))).toEqual([1, 4 - 2, 3, 0, 1, 0, 2])
  })

  test.each([
    [4, 3],
    [6, 4],
  ])('Clumsiness 1: with %i on the die it strikes for %i', (die, wounds) => {
    const b = battle({ one: { c3: 'stoneGolem' }, two: { c4: closed('nomad') }, dice: [die] }).strike('c3', 'c4')
    expect(b.wounds('c4')).toBe(wounds)
  })
})

describe('hallGuard', () => {
  test('Formation: strikes at a distance of 2', () => {
    const b = battle({
      one: { c3: 'hallGuard', b3: 'axeMaster' },
      two: { c5: closed('nomad'), d5: 'nomad' },
      dice: [1],
    })
    expect(b.strikes('c3')).toEqual(['b3', 'c5'])
    expect(b.strike('c3', 'c5').wounds('c5')).toBe(2)
  })

  test('alone it reaches only adjacent cards', () => {
    const b = battle({ one: { c3: 'hallGuard', b2: 'axeMaster' }, two: { c5: 'nomad', d4: 'nomad' } })
    expect([b.strikes('c3'), b.whyNoStrike('c3', 'c5')]).toEqual([['b2', 'd4'], '12.2 outOfReach'])
  })

  test.each([
    [{}, 1],
    [{ c2: 'axeMaster' }, 0],
  ] as const)('Directed strike in formation with two creatures: beside %o %i may defend', (more, defenders) => {
    const b = battle({
      one: { c3: 'hallGuard', b3: 'axeMaster', ...more },
      two: { c4: closed('nomad'), b4: 'nomad' },
      dice: [4],
    }).strike('c3', 'c4')
    expect(b.choice('defend', 'two')).toHaveLength(defenders)
    expect(b.passAll().wounds('c4')).toBe(3)
  })
})

describe('axeMaster', () => {
  test.each([
    [1, 0],
    [4, 1],
    [6, 2],
  ])('X chips: magic strike 0-1-2 and X, with %i on the die %i and 2', (die, grade) => {
    const b = battle({ one: { c3: withChips('axeMaster', 3) }, two: { c4: closed('nomad') }, dice: [die] })
    b.use('c3', 'a1').target('c4')
    expect(b.choice('number')).toEqual(['1', '2', '3'])
    b.answer('number', 2)
    expect([b.wounds('c4'), b.row('c3').chips, b.row('c3').closed]).toEqual([grade + 2, 1, true])
  })

  test('without a chip it can only accumulate one', () => {
    const b = battle({ one: { c3: 'axeMaster' }, two: { c4: 'nomad' } })
    expect(b.whyNoUse('c3', 'a1')).toBe('17.1 tooFewChips')
    expect(b.use('c3', 'accumulate').row('c3')).toMatchObject({ chips: 1, closed: true })
  })

  test('Formation: a chip at the start of your turn; alone none', () => {
    const b = battle({
      one: { c1: 'axeMaster', b1: 'hallGuard', e1: 'axeMaster' },
      two: { c6: 'nomad' },
      active: 'two',
    }).endTurn()
    expect([b.row('c1').chips, b.row('e1').chips]).toEqual([1, 0])
  })

  test('Armour 1', () => {
    const b = battle({ one: { c3: 'nomad', b3: 'nomad' }, two: { c4: closed('axeMaster') }, dice: [1, 1] })
    expect(b.strike('c3', 'c4').strike('b3', 'c4').wounds('c4')).toBe(1)
  })
})

describe('tribeHealer', () => {
  const healer = () =>
    battle({
      one: { c2: withChips('tribeHealer', 3), graveyard: ['orc', 'heraldBat', 'bloodChalice'] },
      two: { c6: 'nomad', graveyard: ['hedd'] },
    })

  test('three chips: revives a creature of its graveyard, closed, beside itself; once per battle', () => {
    const b = healer().use('c2', 'a1')
    expect(b.targets()).toEqual(['orc', 'heraldBat'])
    b.target('orc')
    expect(b.choice('cell')).toEqual(['b1', 'c1', 'd1', 'b2', 'd2', 'b3', 'c3', 'd3'])
    b.answer('cell', 'c3')
    expect(b.row('orc')).toMatchObject({ at: 'c3', closed: true, wounds: 0 })
    expect(b.row('c2')).toMatchObject({ chips: 0, closed: true })
  })

  test('a flyer goes to the extra zone', () => {
    expect(healer().use('c2', 'a1').target('heraldBat').row('heraldBat')).toMatchObject({ at: 'extra', closed: true })
  })

  test('once per battle, three chips at most', () => {
    const b = battle({
      one: { c2: withChips('tribeHealer', 2), graveyard: ['orc', 'orc'] },
      two: { c6: 'nomad' },
    })
    expect(b.whyNoUse('c2', 'a1')).toBe('17.1 tooFewChips')
    b.use('c2', 'accumulate').endTurn().endTurn()
    expect(b.whyNoUse('c2', 'accumulate')).toBe('17.5 chipsFull')
    b.use('c2', 'a1').target(b.piece('orc')).answer('cell', 'c1')
    for (let turn = 0; turn < 3; turn++) b.endTurn().endTurn().use('c2', 'accumulate')
    b.endTurn().endTurn()
    expect(b.whyNoUse('c2', 'a1')).toBe('23.5 limitReached')
  })

  test('discharge 1', () => {
    const b = battle({ one: { c2: 'tribeHealer' }, two: { c6: 'nomad' } }).use('c2', 'a2')
    expect(b.target('c6').wounds('c6')).toBe(1)
  })
})

describe('gnomeBasaarg', () => {
  test('+1 and Directed against closed creatures', () => {
    const b = battle({ one: { c3: 'gnomeBasaarg' }, two: { c4: closed('orc'), b4: 'nomad' }, dice: [1] })
    expect(b.strike('c3', 'c4').answer('decline').wounds('c4')).toBe(3)
  })

  test('against open ones neither', () => {
    const b = battle({ one: { c3: 'gnomeBasaarg' }, two: { c4: 'orc', b4: 'nomad' }, dice: [1, 1] }).strike('c3', 'c4')
    expect(b.choice('defend')).toEqual([b.piece('b4')])
    expect(b.answer('pass').answer('decline').wounds('c4')).toBe(2)
  })

  test('must strike a closed creature it can strike; an own one does not oblige it', () => {
    const b = battle({ one: { c3: 'gnomeBasaarg', c2: closed('nomad') }, two: { c4: closed('orc'), b4: 'nomad' } })
    expect([b.whyNot('endTurn'), b.whyNoStrike('c3', 'b4')]).toEqual(['12.9 mustAttackFirst', '12.9 mustAttackAnother'])
    const free = battle({ one: { c3: 'gnomeBasaarg', c2: closed('nomad') }, two: { c4: 'orc' } })
    expect(free.whyNot('endTurn')).toBeUndefined()
  })

  test('Formation: +1 to the simple strike', () => {
    const b = battle({ one: { c3: 'gnomeBasaarg', c2: 'hallGuard' }, two: { c4: closed('orc') }, dice: [4] })
    expect(b.strike('c3', 'c4').answer('decline').wounds('c4')).toBe(3 + 1 + 1)
  })

  test('Attack experience 1', () => {
    const b = battle({ one: { c3: 'gnomeBasaarg' }, two: { c4: closed('orc') }, dice: [1, 6] }).strike('c3', 'c4')
    expect(b.answer('reroll', b.piece('c3')).wounds('c4')).toBe(4 + 1)
  })
})

describe('rtunh', () => {
  test('may defend any own creature that does not fly, wherever it stands', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { c4: closed('orc'), extra: ['rtunh'] }, dice: [1, 1] })
    b.strike('c3', 'c4').defend('rtunh').answer('decline')
    expect([b.wounds('c4'), b.wounds('rtunh'), b.row('rtunh').closed]).toEqual([0, 1, true])
  })

  test('another flyer may not', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { c4: closed('orc'), extra: ['korpit'] }, dice: [1] })
    expect(b.strike('c3', 'c4').wounds('c4')).toBe(1)
  })

  test.each([
    ['hedd', 2],
    ['nomad', 1],
  ] as const)('+1 against swamp cards: strikes %s for %i', (card, wounds) => {
    const b = battle({ one: { a1: 'nomad', extra: ['rtunh'] }, two: { c5: closed(card) }, dice: [1] })
    expect(b.strike('rtunh', 'c5').wounds('c5')).toBe(wounds)
  })

  test('-1 from ranged attacks', () => {
    expect(woundsByEach('rtunh')).toEqual([2, 1, 1])
  })

  test('Defence experience 1', () => {
    const b = battle({
      one: { a1: 'nomad', extra: ['korpit'] },
      two: { c6: 'nomad', extra: ['rtunh'] },
      dice: [1, 1, 6],
    })
    b.strike('korpit', 'rtunh')
    expect(b.answer('reroll', b.piece('rtunh')).wounds('korpit')).toBe(1)
  })
})

describe('mountainGiant', () => {
  test('Formation: Defence experience 1', () => {
    const b = battle({ one: { c3: 'orc' }, two: { c4: 'mountainGiant', d4: 'hallGuard' }, dice: [1, 2, 6] })
    b.strike('c3', 'c4')
    expect(b.answer('reroll', b.piece('c4')).wounds('c3')).toBe(2)
  })

  test('alone it has no second throw', () => {
    const b = battle({ one: { c3: 'orc' }, two: { c4: 'mountainGiant', e4: 'hallGuard' }, dice: [1, 2] })
    expect(b.strike('c3', 'c4').wounds('c4')).toBe(4)
  })

  test('Protection from poison', () => {
    const b = battle({ one: { c3: 'hedd' }, two: { c4: closed('mountainGiant') }, dice: [6] }).strike('c3', 'c4')
    expect(b.row('c4')).toMatchObject({ wounds: 3, poison: 0 })
  })
})

describe('crystalWyrm', () => {
  test('Scales: with five wounds it is wounded only by simple strikes', () => {
    const hit = (wounds: number): number =>
      battle({ one: { c3: 'garridArcher' }, two: { c5: wounded('crystalWyrm', wounds) }, dice: [4] })
        .use('c3', 'a1')
        .target('c5')
        .answer('decline')
        .wounds('c5')
    expect([hit(4), hit(5)]).toEqual([6, 5])
    const b = battle({ one: { c3: 'nomad' }, two: { c4: closed('crystalWyrm', { wounds: 5 }) }, dice: [4] })
    expect(b.strike('c3', 'c4').wounds('c4')).toBe(7)
  })

  test('Protection from magic: spells, magic strikes and discharges', () => {
    expect(woundsByEach(closed('crystalWyrm'))).toEqual([3, 4, 0, 1, 3, 2, 0])
    const b = battle({ one: { e1: withChips('soulReaper', 1) }, two: { c4: 'crystalWyrm' } }).use('e1', 'a1')
    expect(b.target('c4').wounds('c4')).toBe(0)
  })

  test('wears no equipment', () => {
    const b = battle({
      one: { c3: 'nomad' },
      two: { e6: 'crystalWyrm', hidden: { c6: 'shieldOfFaith' } },
      facts: { turn: 1 },
    }).move('c3', 'c4')
    expect(b.answer('reveal', b.piece('c6')).row('shieldOfFaith').at).toBe('graveyard')
  })
})

describe('iceGuard', () => {
  test('closes an open creature of either side that has not relocated this turn, at any time', () => {
    const b = battle({ one: { c1: 'nomad', a1: 'orc' }, two: { c6: 'iceGuard', e6: closed('nomad') } }).move('c1', 'c2')
    b.use('c6', 'a1')
    expect(b.targets()).toEqual(['a1', 'c6'])
    b.target('a1')
    expect([b.row('a1').closed, b.row('a1').acted, b.row('c6').closed]).toEqual([true, false, true])
  })

  test('heals itself by 3', () => {
    const b = battle({ one: { c3: wounded('iceGuard', 5) }, two: { c6: 'nomad' } }).use('c3', 'a2')
    expect(b.row('c3')).toMatchObject({ wounds: 2, closed: true })
    const whole = battle({ one: { c3: 'iceGuard' }, two: { c6: 'nomad' } })
    expect(whole.whyNoUse('c3', 'a2')).toBe('19.4 noTarget')
  })
})
