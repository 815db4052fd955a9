// The creatures of the forests, card by card.

import { describe, expect, test } from 'vitest'
import { battle, closed, withChips, wounded } from '../positions.ts'
import { woundsByEach } from './attacks.ts'

describe('leshy', () => {
  test('heals itself completely; poison stays', () => {
    const b = battle({ one: { c3: wounded('leshy', 6, { poison: 1 }) }, two: { c6: 'nomad' } }).use('c3', 'a1')
    expect(b.row('c3')).toMatchObject({ wounds: 0, poison: 1, closed: true })
  })

  test('unwounded it has nothing to heal', () => {
    const b = battle({ one: { c3: 'leshy', c2: wounded('nomad', 1) }, two: { c6: 'nomad' } })
    expect(b.whyNoUse('c3', 'a1')).toBe('19.4 noTarget')
  })
})

describe('druid', () => {
  test('heals any creature by 2 and removes its poison', () => {
    const b = battle({
      one: { a1: 'druid', c3: wounded('orc', 5, { poison: 2 }), b1: 'nomad' },
      two: { c6: wounded('nomad', 1), e6: { card: 'wailingShade', wounds: 2 } },
    }).use('a1', 'a1')
    expect(b.targets()).toEqual(['c3', 'c6'])
    expect(b.target('c3').row('c3')).toMatchObject({ wounds: 3, poison: 0 })
  })

  test('a creature that is only poisoned may be chosen too', () => {
    const b = battle({ one: { a1: 'druid', c3: { card: 'orc', poison: 2 } }, two: { c6: 'nomad' } }).use('a1', 'a1')
    expect(b.target('c3').row('c3').poison).toBe(0)
  })

  test('Protection from poison', () => {
    const b = battle({ one: { a1: 'undine' }, two: { c6: 'druid' } })
      .use('a1', 'a1')
      .target('c6')
    expect([b.row('c6').poison, b.row('a1').closed]).toEqual([0, true])
  })
})

describe('korpit', () => {
  test('a flyer with Directed strike: nobody defends, and who it kills is eaten', () => {
    const b = battle({
      one: { a1: 'nomad', extra: [wounded('korpit', 4, { poison: 1 })] },
      two: { c5: closed('nomad', { wounds: 6 }), c6: 'nomad', extra: ['whiteVulture'] },
      dice: [4],
    }).strike('korpit', 'c5')
    expect(b.row('korpit')).toMatchObject({ at: 'extra', wounds: 0, poison: 0, closed: true })
  })

  test('an artefact is no carrion', () => {
    const b = battle({
      one: { a1: 'nomad', extra: [wounded('korpit', 4)] },
      two: { c5: wounded('bloodChalice', 5), c6: 'nomad' },
      dice: [1],
    }).strike('korpit', 'c5')
    expect([b.row('bloodChalice').at, b.wounds('korpit')]).toEqual(['graveyard', 4])
  })
})

describe('forestFairy', () => {
  test('heals up to three own forest creatures by 1', () => {
    const b = battle({
      one: {
        a1: wounded('leshy', 2),
        b1: wounded('druid', 1),
        c1: wounded('bjorn', 4),
        d1: wounded('lekken', 1),
        e1: wounded('nomad', 1),
        extra: [wounded('forestFairy', 1)],
      },
      two: { c6: wounded('leshy', 1) },
    }).use('forestFairy', 'a1')
    expect(b.targets()).toEqual(['a1', 'b1', 'c1', 'd1', 'forestFairy'])
    b.target('a1').target('b1').target('c1')
    expect(['a1', 'b1', 'c1', 'd1'].map(cell => b.wounds(cell as 'a1'))).toEqual([1, 0, 3, 1])
  })

  test('one is enough, none is refused', () => {
    const b = battle({ one: { a1: wounded('leshy', 2), extra: ['forestFairy'] }, two: { c6: 'nomad' } })
    b.use('forestFairy', 'a1')
    expect(b.whyNot('done')).toBe('19.4 noEffect')
    expect(b.target('a1').answer('done').wounds('a1')).toBe(1)
    const nobody = battle({ one: { a1: wounded('nomad', 1), extra: ['forestFairy'] }, two: { c6: 'nomad' } })
    expect(nobody.whyNoUse('forestFairy', 'a1')).toBe('19.4 noTarget')
  })
})

describe('bjorn', () => {
  test('heals the creature it defends by 2', () => {
    const b = battle({
      one: { c3: 'nomad' },
      two: { b4: wounded('hedd', 3), c4: 'bjorn', e6: wounded('nomad', 3) },
      dice: [1, 1],
    }).strike('c3', 'b4')
    b.defend('c4')
    expect([b.wounds('b4'), b.wounds('c4'), b.wounds('e6')]).toEqual([1, 1, 3])
  })

  test('struck itself it heals nobody', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { b4: closed('hedd', { wounds: 3 }), c4: 'bjorn' }, dice: [1, 1] })
    expect(b.strike('c3', 'c4').wounds('b4')).toBe(3)
  })
})

describe('lekken', () => {
  test('defends any number of times per turn without closing', () => {
    const b = battle({
      one: { c3: 'nomad', b3: 'nomad' },
      two: { b4: closed('hedd'), c4: 'lekken' },
      dice: [1, 1, 4, 1],
    })
    b.strike('c3', 'b4').defend('c4').answer('decline')
    expect(b.row('c4')).toMatchObject({ closed: false, wounds: 1 })
    b.strike('b3', 'b4').defend('c4').answer('decline')
    expect([b.wounds('c4'), b.wounds('b4'), b.row('c4').closed]).toEqual([3, 0, false])
  })

  test('Defence experience 1', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { c4: 'lekken' }, dice: [1, 1, 6] }).strike('c3', 'c4')
    b.answer('reroll', b.piece('c4'))
    expect([b.wounds('c3'), b.wounds('c4')]).toEqual([2, 0])
  })

  test('Protection from discharges', () => {
    expect(woundsByEach(closed('lekken'))).toEqual([3, 3, 3, 1, 3, 2, 0])
  })
})

describe('elvenWarrior', () => {
  test('on strike it may shoot 2 at a card of the opponent that is not adjacent', () => {
    const b = battle({
      one: { c3: 'elvenWarrior', e1: 'nomad' },
      two: { c4: closed('hedd'), a6: 'hedd', e6: 'hedd' },
      dice: [1],
    }).strike('c3', 'c4')
    b.answer('decline').answer('accept')
    expect(b.targets()).toEqual(['a6', 'e6'])
    b.target('e6')
    expect([b.wounds('c4'), b.wounds('e6'), b.row('c3').closed]).toEqual([2, 2, true])
  })

  test('after a miss of its own attack too, or not at all', () => {
    const b = battle({ one: { c3: 'elvenWarrior' }, two: { c4: 'hedd', e6: 'hedd' }, dice: [1, 5] }).strike('c3', 'c4')
    b.answer('decline')
    expect(b.step()).toBe('trigger.may')
    expect(b.answer('decline').wounds('e6')).toBe(0)
  })

  test('a miss against it gives no shot, a counter-strike does', () => {
    const missed = battle({ one: { c3: 'hedd', e1: 'hedd' }, two: { c4: 'elvenWarrior' }, dice: [1, 5] })
    expect(missed.strike('c3', 'c4').asked()).toBe('one')
    const b = battle({ one: { c3: 'hedd', e1: 'hedd' }, two: { c4: 'elvenWarrior' }, dice: [1, 6] }).strike('c3', 'c4')
    b.answer('accept')
    expect([b.wounds('c3'), b.wounds('e1')]).toEqual([2, 2])
  })

  test.each([
    ['nomad', 2],
    ['leshy', 3],
  ] as const)('-1 from attacks of steppe creatures: %s strikes it for %i', (card, wounds) => {
    const b = battle({ one: { c3: card }, two: { c4: closed('elvenWarrior') }, dice: [6] }).strike('c3', 'c4')
    expect(b.wounds('c4')).toBe(wounds)
  })

  test('from all their attacks, not from those of others', () => {
    expect(woundsByEach(closed('elvenWarrior'))).toEqual([3 - 1, 3 - 1, 3, 1, 3, 2, 2])
  })

  test('Attack experience 1', () => {
    const b = battle({ one: { c3: 'elvenWarrior' }, two: { c4: closed('hedd') }, dice: [1, 6] }).strike('c3', 'c4')
    expect(b.answer('reroll', b.piece('c3')).wounds('c4')).toBe(4)
  })

  test('also from their ranged attacks', () => {
    const b = battle({
      one: { c2: 'kshar', e2: 'crossbowman', a2: 'ost' },
      two: { c4: closed('elvenWarrior') },
      dice: [4],
    })
    b.use('c2', 'a1').target('c4').use('a2', 'a2').target('c4')
    expect(b.wounds('c4')).toBe(0)
    expect(b.use('e2', 'a1').target('c4').wounds('c4')).toBe(2 - 1)
  })
})

describe('gryz', () => {
  test('row strike 1', () => {
    const b = battle({ one: { c3: 'gryz' }, two: { c5: 'nomad', d5: 'nomad' } }).use('c3', 'a1')
    expect(b.targets()).toEqual(['c5'])
    expect(b.target('c5').wounds('c5')).toBe(1)
  })

  test('gains Directed strike for the battle by closing', () => {
    const b = battle({ one: { c3: 'gryz' }, two: { c4: closed('orc'), b4: 'nomad' }, dice: [1, 1] })
    b.use('c3', 'a2')
    expect(b.row('c3').closed).toBe(true)
    for (let turn = 0; turn < 4; turn++) b.endTurn()
    b.strike('c3', 'c4')
    expect([b.wounds('c4'), b.asked()]).toEqual([4, 'one'])
  })

  test('before that it can be met by a defender', () => {
    const b = battle({ one: { c3: 'gryz' }, two: { c4: closed('orc'), b4: 'nomad' } }).strike('c3', 'c4')
    expect(b.choice('defend')).toEqual([b.piece('b4')])
  })

  test('Jump, range 4, instead of moving', () => {
    const b = battle({ one: { a1: 'gryz' }, two: { c6: 'nomad' } })
    const jumps = b.choice('jump').map(arg => arg.split(':')[1])
    expect([jumps.includes('c3'), jumps.includes('d3'), jumps.includes('a5'), jumps.includes('a6')]).toEqual([
      true,
      false,
      true,
      false,
    ])
    b.answer('jump', `${b.piece('a1')}:a5`)
    expect(b.row('gryz')).toMatchObject({ at: 'a5', units: 0, closed: false })
  })

  test('Protection from magic and from shots', () => {
    expect(woundsByEach(closed('gryz'))).toEqual([3, 3, 0, 1, 0, 2, 0])
    const b = battle({ one: { e1: withChips('soulReaper', 1) }, two: { c4: 'gryz' } }).use('e1', 'a1')
    expect(b.target('c4').wounds('c4')).toBe(0)
  })
})

describe('jotun', () => {
  test.each([
    ['crusaderOfSegger', 3], // Armour 2 and Guard 1
    ['stoneGolem', 3], // -2 from non-magic attacks
    ['steppeWerewolf', 5], // strikes are reduced to weak
  ] as const)('the abilities of %s do not help it', (card, wounds) => {
    const die = card === 'steppeWerewolf' ? 6 : 1
    const b = battle({ one: { c3: 'jotun' }, two: { c4: closed(card), a6: 'nomad' }, dice: [die] }).strike('c3', 'c4')
    expect([b.wounds('c4'), b.wounds('c3')]).toEqual([wounds, 0])
  })

  test('nor what it has from its equipment; when it strikes, they work', () => {
    const armed = closed('hedd', { with: ['plateHarness'] })
    const b = battle({ one: { c3: 'jotun' }, two: { c4: armed }, dice: [1] }).strike('c3', 'hedd')
    expect(b.wounds('hedd')).toBe(3)
    const back = battle({ one: { c3: closed('jotun') }, two: { c4: 'hedd' }, active: 'two', dice: [4] })
    expect(back.strike('c4', 'c3').row('c3')).toMatchObject({ wounds: 2, poison: 1 })
  })

  test('nor what another card protects it from', () => {
    const b = battle({
      one: { c3: 'jotun' },
      two: { c4: closed('nomad') },
      lasting: [
        { kind: 'strengthProtection', piece: 'p2', x: 3, attackTypes: 'simpleStrike', until: 'turnEnd', whose: 'one' },
      ],
      dice: [1],
    })
    expect(b.strike('c3', 'c4').wounds('c4')).toBe(3)
  })

  test('an open creature still fights back with its printed strike', () => {
    const b = battle({ one: { c3: 'jotun' }, two: { c4: 'ghoul' }, dice: [1, 6] }).strike('c3', 'c4')
    expect([b.wounds('c3'), b.wounds('c4')]).toEqual([1, 0])
  })
})

describe('hobgoblin', () => {
  test.each([
    ['nomad', 6, 1],
    ['krondak', 6, 2],
  ] as const)('%s, of its cost, strikes it for what is left of %i on the die: %i', (card, die, wounds) => {
    const b = battle({ one: { c3: card }, two: { c4: closed('hobgoblin') }, dice: [die] }).strike('c3', 'c4')
    expect(b.wounds('c4')).toBe(wounds)
  })

  test('also from their other non-magic attacks', () => {
    expect(woundsByEach(closed('hobgoblin'))).toEqual([1, 1, 3, 1, 3, 2, 2])
  })

  test('Directed strike, Protection from poison', () => {
    const b = battle({ one: { c3: 'hobgoblin' }, two: { c4: closed('orc'), b4: 'nomad', e6: 'undine' }, dice: [1] })
    expect(b.strike('c3', 'c4').wounds('c4')).toBe(3)
    expect(b.endTurn().use('undine', 'a1').target('hobgoblin').row('hobgoblin').poison).toBe(0)
  })

  test('and from their row strikes and throws', () => {
    const b = battle({ one: { c2: 'kshar', a3: 'emberImp' }, two: { c4: closed('hobgoblin') } }).use('c2', 'a1')
    b.target('c4').use('a3', 'a1').target('c4')
    expect(b.wounds('c4')).toBe(0)
  })
})

describe('thornDancer', () => {
  test('on strike the attacked creature loses one chip', () => {
    const b = battle({ one: { c3: 'thornDancer' }, two: { c4: closed('kshar', { chips: 2 }) }, dice: [1] })
    b.strike('c3', 'c4').putTriggers().answer('decline')
    expect(b.row('c4')).toMatchObject({ chips: 1, wounds: 2 })
  })

  test('a miss takes none', () => {
    const b = battle({ one: { c3: 'thornDancer' }, two: { c4: withChips('kshar', 2) }, dice: [1, 5] })
    expect(b.strike('c3', 'c4').row('c4').chips).toBe(2)
  })

  test('Unity 2: the on-strike text of a cheaper card of the deck with Unity', () => {
    const b = battle({
      one: { c3: 'thornDancer', deck: ['briarSprite', 'thornDancer', 'hedd'] },
      two: { c4: closed('kshar', { chips: 2 }) },
      dice: [1],
    }).strike('c3', 'c4')
    b.putTriggers().answer('accept')
    expect(b.choice('search')).toEqual(['briarSprite'])
    b.answer('search', 'briarSprite')
    b.answer('done')
    expect(b.row('c4')).toMatchObject({ chips: 1, wounds: 2 })
    b.endTurn()
    expect(b.steps('c4')).toEqual([])
  })

  test('Agility: wounded, it may step aside once per turn', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { c4: closed('thornDancer') }, dice: [1] }).strike('c3', 'c4')
    b.answer('accept').answer('cell', 'd5')
    expect(b.row('thornDancer')).toMatchObject({ at: 'd5', wounds: 1, closed: true })
  })
})

describe('briarSprite', () => {
  test('on strike the attacked creature cannot move until the end of its controller’s next turn', () => {
    const b = battle({ one: { c3: 'briarSprite' }, two: { c4: closed('nomad'), e6: 'nomad' }, dice: [1] })
    b.strike('c3', 'c4').putTriggers().answer('decline').endTurn()
    expect([b.steps('c4'), b.steps('e6').length > 0]).toEqual([[], true])
    b.endTurn().endTurn()
    expect(b.steps('c4').length).toBeGreaterThan(0)
  })

  test('Unity 1 shows only cheaper cards', () => {
    const b = battle({
      one: { c3: 'briarSprite', deck: ['thornDancer', 'briarSprite'] },
      two: { c4: closed('nomad') },
      dice: [1],
    }).strike('c3', 'c4')
    b.putTriggers().answer('accept')
    expect([b.step(), b.choice('search'), b.choice('done')]).toEqual(['effect.unity', [], ['yes']])
  })
})

describe('brambleTick', () => {
  test('its host has Regeneration 1, others and itself not', () => {
    const b = battle({
      one: {
        c3: wounded('nomad', 3, { with: [{ card: 'brambleTick', wounds: 2 }] }),
        c2: wounded('nomad', 3),
      },
      two: { c6: 'nomad' },
      active: 'two',
    }).endTurn()
    expect([b.wounds('c3'), b.wounds('brambleTick'), b.wounds('c2')]).toEqual([2, 2, 3])
  })
})

describe('mossRider', () => {
  test('its host has +1 movement', () => {
    const b = battle({ one: { c1: { card: 'nomad', with: ['mossRider'] } }, two: { c6: 'nomad' }, active: 'two' })
    expect(b.endTurn().row('c1').units).toBe(3)
  })

  test('shot 1, range 3, from the cell of its host', () => {
    const b = battle({
      one: { c1: { card: 'nomad', with: ['mossRider'] } },
      two: { c4: 'nomad', d4: 'nomad' },
    }).use('mossRider', 'a1')
    expect(b.targets()).toEqual(['c4'])
    b.target('c4')
    expect([b.wounds('c4'), b.row('mossRider').closed, b.row('c1').closed]).toEqual([1, true, false])
  })
})
