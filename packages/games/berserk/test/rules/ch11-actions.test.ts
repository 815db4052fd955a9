// Chapters 11 and 17: actions, payment, chips.

import { describe, expect, test } from 'vitest'
import { battle } from '../positions.ts'

describe('11.4 payment', () => {
  test('11.4 it is made after the action: chips are spent and the card closes', () => {
    const b = battle({ one: { c3: { card: 'bloodConjurer', chips: 1 } }, two: { c5: 'nomad' }, dice: [6] })
      .use('c3', 'a1')
      .target('c5')
      .answer('decline')
    expect(b.row('c3')).toMatchObject({ chips: 0, closed: true, acted: true, reserved: 0, busy: false })
    expect(b.wounds('c5')).toBe(4)
  })

  test('11.4 costs are reserved: a card with an unresolved action declares no other, reserved chips are not spent twice', () => {
    const b = battle({
      one: { c3: { card: 'wanderingUngar', chips: 1 }, c2: 'nomad' },
      two: { c5: 'crossbowman', e6: 'iceGuard' },
      active: 'two',
    })
    b.use('c5', 'a1').target('c3')
    b.use('c3', 'a1')
    expect(b.row('c3').reserved).toBe(0)
    b.answer('targetItem', 1).target('c2')
    expect(b.row('c3').reserved).toBe(1)
    expect([b.asked(), b.row('c5').busy]).toEqual(['two', true])
    expect(b.whyNot('use', `${b.piece('c5')}:a2`)).toBe('11.7 wrongTiming')
  })

  test('11.4, 17.1 what cannot be paid cannot be declared (EX-4)', () => {
    const b = battle({
      one: { c3: { card: 'bloodChalice', chips: 1 }, c2: { card: 'nomad', wounds: 1 } },
      two: { c5: 'nomad' },
    })
    expect(b.whyNot('use', `${b.piece('c3')}:a1`)).toBe('17.1 tooFewChips')
  })

  test('11.5 a card closed before its action is carried out loses the action and pays nothing', () => {
    const b = battle({ one: { c3: { card: 'bloodConjurer', chips: 1 } }, two: { c5: 'nomad', e6: 'iceGuard' } })
      .use('c3', 'a1')
      .target('c5')
    b.use('iceGuard', 'a1').target('c3').passAll()
    expect(b.row('c3')).toMatchObject({ chips: 1, closed: true, acted: false, reserved: 0, busy: false })
    expect(b.wounds('c5')).toBe(0)
  })

  test('11.6 artefacts and terrain close for their abilities and open in S2', () => {
    const b = battle({ one: { c3: { card: 'vampire', closed: true }, extra: ['kersamCastle'] }, two: { c5: 'nomad' } })
      .use('kersamCastle', 'a1')
      .target('c3')
    expect([b.row('kersamCastle').closed, b.row('c3')]).toMatchObject([true, { closed: false, wounds: 2 }])
    b.endTurn().endTurn()
    expect(b.row('kersamCastle').closed).toBe(false)
  })

  test('11.7 acting is possible only in the own main phase', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { c5: 'krondak', c6: 'iceGuard' } }).answer('endTurn')
    expect(b.whyNot('use', `${b.piece('c5')}:a2`)).toBe('11.7 wrongTiming')
  })

  test('11.8, T.2 a card that does not close has acted all the same', () => {
    const b = battle({ one: { c3: 'baraka' }, two: { c4: { card: 'nomad', closed: true } }, dice: [1] }).strike(
      'c3',
      'c4',
    )
    expect(b.row('c3')).toMatchObject({ closed: false, acted: true, units: 0 })
    expect(b.whyNot('strike', `${b.piece('c3')}:${b.piece('c4')}`)).toBe('11.8 actedAlready')
  })

  test('11.8, T.3 a defender that does not close defends once, an unlimited one again', () => {
    const b = battle({ one: { c3: 'nomad', b3: 'nomad' }, two: { b4: 'nomad', c4: 'lekken' }, dice: [1, 1] })
    b.strike('c3', 'b4').defend('c4').answer('decline')
    b.strike('b3', 'b4')
    expect(b.choice('defend')).toEqual([b.piece('c4')])
    const once = battle({
      one: { c3: 'nomad', b3: 'nomad' },
      two: { b4: 'nomad', c4: 'orderIntercessor' },
      dice: [1, 1, 1, 1],
    })
    once.strike('c3', 'b4').defend('c4').answer('decline')
    expect(once.row('c4')).toMatchObject({ closed: false, acted: true })
    once.strike('b3', 'b4')
    expect(once.wounds('b4')).toBe(1)
  })
})

describe('17 chips', () => {
  test('17.2 an ability with a chip before the colon gives the right to accumulate one by closing', () => {
    const b = battle({ one: { c3: { card: 'bloodChalice', chips: 0 }, c2: 'lavaHound' }, two: { c5: 'nomad' } })
    expect(b.whyNot('use', `${b.piece('c2')}:accumulate`)).toBe('23.2 noSuchAbility')
    b.use('c3', 'accumulate')
    expect(b.row('c3')).toMatchObject({ chips: 1, closed: true, acted: true })
  })

  test('17.2 also one without closing, such as of the Blood Tick', () => {
    const b = battle({
      one: { c1: 'nomad' },
      two: { c5: { card: 'nomad', with: [{ card: 'bloodTick', of: 'one', chips: 1 }] } },
    }).use('bloodTick', 'accumulate')
    expect(b.row('bloodTick').chips).toBe(2)
  })

  test('11.1.1 accumulating waits on the stack and can be answered', () => {
    const b = battle({ one: { c3: 'soulReaper' }, two: { c5: 'iceGuard' } }).use('c3', 'accumulate')
    b.use('iceGuard', 'a1').target('c3').passAll()
    expect(b.row('c3')).toMatchObject({ chips: 0, closed: true, acted: false })
  })

  test('17.3 chips vanish when the card leaves play', () => {
    const b = battle({
      one: { c3: 'orc', a1: 'nomad' },
      two: { c4: { card: 'soulReaper', closed: true, chips: 2, wounds: 8 }, e6: 'nomad' },
      dice: [1],
    }).strike('c3', 'c4')
    expect(b.row('soulReaper')).toMatchObject({ at: 'graveyard', chips: 0 })
  })

  test('17.4 X is chosen at declaration, at most the chips available', () => {
    const b = battle({ one: { c3: { card: 'soulReaper', chips: 3 } }, two: { c5: 'nomad' } })
      .use('c3', 'a1')
      .target('c5')
    expect(b.choice('number')).toEqual(['1', '2', '3'])
    b.answer('number', 2)
    expect([b.wounds('c5'), b.row('c3').chips]).toEqual([2, 1])
  })

  test('17.4, N.27 with Meditation it is named whose chips pay', () => {
    const b = battle({
      one: {
        c3: { card: 'soulReaper', chips: 1 },
        c2: { card: 'bloodChalice', chips: 2 },
        a1: { card: 'crystalObelisk', chips: 3 },
      },
      two: { c5: 'nomad' },
    })
    b.use('c3', 'a1').target('c5').answer('number', 2)
    expect(b.choice('payer')).toEqual([b.piece('c3'), b.piece('c2')])
    b.answer('payer', b.piece('c2')).answer('payer', b.piece('c2')).passAll()
    expect([b.wounds('c5'), b.row('c2').chips, b.row('c3').chips]).toEqual([2, 0, 1])
  })

  test('17.5 of several maxima the smallest counts; accumulating at the maximum is illegal', () => {
    const b = battle({ one: { c3: { card: 'soulReaper', chips: 3 } }, two: { c5: 'nomad' } })
    expect(b.whyNot('use', `${b.piece('c3')}:accumulate`)).toBe('17.5 chipsFull')
  })

  test('11.4.1 reserved chips cannot be moved by own abilities', () => {
    const b = battle({ one: { c3: { card: 'crystalObelisk', chips: 1 }, c2: 'sexton' }, two: { c5: 'nomad' } })
      .use('c3', 'a1')
      .target('c2')
    expect([b.row('c3').chips, b.row('c2').chips]).toEqual([0, 1])
  })
})

describe('11.1, 11.3 actions', () => {
  test('11.1 a strike, a defence, accumulating, a permit and abilities with closing are actions', () => {
    const strike = battle({ one: { c3: 'nomad' }, two: { c4: { card: 'nomad', closed: true } }, dice: [1] })
    const defence = battle({
      one: { c3: 'nomad' },
      two: { c4: { card: 'nomad', closed: true }, d4: 'nomad' },
      dice: [1, 1],
    })
    const accumulating = battle({ one: { c3: 'kshar' }, two: { c5: 'nomad' } })
    const permit = battle({ one: { c3: 'nomad' }, two: { extra: ['korpit'] } })
    const ability = battle({ one: { c3: 'krondak' }, two: { c5: 'nomad' } })
    strike.strike('c3', 'c4')
    defence.strike('c3', 'c4').defend('d4')
    accumulating.use('c3', 'accumulate')
    permit.use('c3', 'permit')
    ability.use('c3', 'a2').target('c5')
    const acted = { acted: true, closed: true, units: 0 }
    expect([strike, accumulating, permit, ability].map(b => b.row('c3'))).toMatchObject([acted, acted, acted, acted])
    expect(defence.row('d4')).toMatchObject(acted)
  })

  test('11.3 a card closed by another one has not used its action: opened again it acts', () => {
    const b = battle({
      one: { c3: 'vampire', extra: ['kersamCastle'] },
      two: { c4: { card: 'nomad', closed: true }, e6: 'iceGuard' },
      dice: [1],
    })
    b.strike('c3', 'c4').use('e6', 'a1').target('c3')
    expect(b.row('c3')).toMatchObject({ closed: true, acted: false })
    b.use('kersamCastle', 'a1').target('c3').strike('c3', 'c4')
    expect(b.wounds('c4')).toBe(1)
  })

  test('11.5.1 a card closed while its strike is carried out keeps it, and has acted', () => {
    const b = battle({ one: { c3: 'baraka' }, two: { c4: 'goblin' }, dice: [1, 6] }).strike('c3', 'c4')
    expect(b.row('c3')).toMatchObject({ closed: true, acted: true, wounds: 2 })
  })

  test('11.5.1, 11.8 the payment counts as made: a card that Rage opens again pays no second time and may act', () => {
    const b = battle({
      one: { c3: { card: 'lavaHound', chips: 1 }, a1: 'alvalind' },
      two: { c4: 'goblin' },
      dice: [1, 6],
    })
    b.strike('c3', 'c4').use('c3', 'rage').passAll()
    expect(b.row('c3')).toMatchObject({ closed: false, acted: false, busy: false, chips: 0 })
  })
})
