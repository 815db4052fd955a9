// Chapter 12: declaring a simple strike, defenders, redirection, obligations.

import { describe, expect, test } from 'vitest'
import { battle, displaced } from '../positions.ts'

describe('12.2 targets', () => {
  test('12.2, 12.3 adjacent creatures and artefacts, own ones included; not the extra zone', () => {
    const b = battle({
      one: { c3: 'nomad', b3: 'nomad', extra: ['mountainKeep'] },
      two: { c4: 'nomad', b4: 'bloodChalice', d5: 'nomad', extra: ['heraldBat'] },
    })
    expect(b.strikes('c3')).toEqual(['b3', 'b4', 'c4'])
    expect(b.whyNoStrike('c3', 'd5')).toBe('12.2 outOfReach')
    expect(b.whyNoStrike('c3', 'heraldBat')).toBe('16.5 outOfReach')
    expect(b.whyNoStrike('c3', 'mountainKeep')).toBe('12.2 outOfReach')
  })

  test('11.2, 11.8, 3.6 a closed card, one that has acted and one of the opponent do not strike', () => {
    const c = battle({
      one: { c3: { card: 'nomad', closed: true }, b3: { card: 'nomad', acted: true } },
      two: { c4: 'nomad' },
    })
    expect(c.whyNot('strike', 'p2:p3')).toBe('11.2 closed')
    expect(c.whyNot('strike', 'p1:p3')).toBe('11.8 actedAlready')
    expect(c.whyNot('strike', 'p3:p2')).toBe('3.6 notYours')
  })
})

test('12.1 a creature with 0-0-0 may strike; strength 0 is no wound', () => {
  const b = battle({
    one: { c3: { card: 'nomad', with: ['clingingSoul'] } },
    two: { c4: { card: 'nomad', closed: true } },
    dice: [1],
  })
  b.strike('clingingSoul', 'c4')
  expect([b.wounds('c4'), b.row('clingingSoul').closed]).toEqual([0, true])
})

test('12.3 no defender for a strike at an own card, and the same player rolls both dice', () => {
  const b = battle({
    one: { c3: 'nomad', c2: 'nomad', b2: 'orderIntercessor' },
    two: { c5: 'nomad' },
    dice: [3, 1],
  }).strike('c3', 'c2')
  expect([b.wounds('c2'), b.asked()]).toEqual([1, 'one'])
})

describe('12.5 defenders', () => {
  const setting = (defender: object) =>
    battle({ one: { c3: 'orc' }, two: { b4: 'nomad', ...defender }, dice: [1, 1] }).strike('c3', 'b4')

  test('12.5 an open creature adjacent to attacker and target takes the strike; both close (13.11)', () => {
    const b = setting({ c4: 'nomad' })
    expect(b.choice('defend')).toEqual([b.piece('c4')])
    b.defend('c4')
    expect([b.wounds('c4'), b.wounds('b4')]).toEqual([3, 0])
    expect([b.row('c3').closed, b.row('c4').closed, b.row('b4').closed]).toEqual([true, true, false])
  })

  test('12.5 one that is adjacent to only one of them may not, nor a closed one: nobody is asked', () => {
    for (const defender of [{ d4: 'nomad' }, { b5: 'nomad' }, { c4: { card: 'nomad', closed: true } }]) {
      const b = setting(defender)
      expect([b.asked(), b.wounds('b4')]).toEqual(['one', 3])
    }
  })

  test('12.5.1 not against a directed strike', () => {
    const b = battle({ one: { c3: 'orderExecutioner' }, two: { b4: 'nomad', c4: 'nomad' }, dice: [1, 1] }).strike(
      'c3',
      'b4',
    )
    expect(b.wounds('b4')).toBe(2)
  })

  test('12.5.1 not against an unanswered strike nor one of a card protected from instant actions', () => {
    for (const [attacker, dice] of [
      ['vampire', [1]],
      ['torvald', [1, 1]],
    ] as const) {
      const b = battle({ one: { c3: attacker }, two: { b4: 'nomad', c4: 'nomad' }, dice }).strike('c3', 'b4')
      expect(b.asked()).toBe('one')
    }
  })

  test('12.5.2 the target cannot defend itself, and a second one is refused', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { b4: 'nomad', c4: 'nomad', d4: 'nomad', c6: 'iceGuard' } })
    b.strike('c3', 'c4')
    expect(b.whyNot('defend', b.piece('c4'))).toBe('12.5.2 cannotDefendItself')
    b.defend('b4').answer('pass')
    expect(b.whyNot('defend', b.piece('d4'))).toBe('12.5.2 defendedAlready')
  })

  test('12.5.2 while an assignment waits no other is offered, and the player is not asked again', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { b4: 'nomad', c4: 'nomad', d4: 'nomad' }, dice: [1, 1] })
    b.strike('c3', 'c4').defend('b4')
    expect([b.step(), b.wounds('b4')]).toEqual(['turn.main', 1])
  })

  test('12.5.2 a cancelled assignment may be replaced by another', () => {
    const b = battle({
      one: { c3: 'nomad', a1: 'iceGuard' },
      two: { b4: 'nomad', c4: 'nomad', d4: 'nomad' },
      dice: [1, 1],
    })
    b.strike('c3', 'c4').defend('b4').use('a1', 'a1').target('b4')
    expect([b.asked(), b.choice('defend')]).toEqual(['two', [b.piece('d4')]])
    b.defend('d4')
    expect([b.wounds('d4'), b.row('b4').closed, b.row('b4').acted]).toEqual([1, true, false])
  })

  test('12.5.2 artefacts are defended, symbiotes defend', () => {
    const b = battle({
      one: { c3: 'orc' },
      two: { b4: 'bloodChalice', c4: { card: 'nomad', closed: true, with: ['wardingSalamander'] } },
      dice: [1, 1],
    })
    b.strike('c3', 'b4').defend('wardingSalamander')
    expect([b.wounds('bloodChalice'), b.wounds('wardingSalamander')]).toEqual([0, 3])
  })

  test('12.5.4 a hidden creature is revealed by being assigned', () => {
    const b = battle({
      one: { c3: 'orc' },
      two: { b4: 'nomad', hidden: { c4: 'silentBrother' } },
      dice: [1, 1],
    }).strike('c3', 'b4')
    expect(b.choice('defend')).toEqual([b.piece('c4')])
    b.defend('c4').passAll()
    expect(b.row('c4')).toMatchObject({ card: 'silentBrother', wounds: 3, closed: true })
  })

  test('12.5.5 whoever no longer stands next to both when the assignment is executed does not defend', () => {
    const named = battle({ one: { c3: 'orc', a1: 'iceGuard' }, two: { b4: 'nomad', c4: 'nomad' } })
      .strike('c3', 'b4')
      .defend('c4')
    expect(named.asked()).toBe('one')
    const b = displaced(named, 'c4', 'c5', [1, 1]).answer('pass')
    expect(b.log()).toContain('cancelled')
    b.passAll()
    expect([b.wounds('b4'), b.wounds('c5')]).toEqual([3, 0])
    expect(b.row('c5')).toMatchObject({ closed: false, acted: false, busy: false })
  })

  test('12.5.5 the same if the attacker has been moved away from the defender alone', () => {
    const named = battle({ one: { c3: 'orc', a1: 'iceGuard' }, two: { b4: 'nomad', c4: 'nomad' } })
      .strike('c3', 'b4')
      .defend('c4')
    const b = displaced(named, 'c3', 'a3', [1, 1]).passAll()
    expect([b.wounds('b4'), b.wounds('c4'), b.row('c4').closed]).toEqual([3, 0, false])
  })

  test('12.5.6 the defender must be able to act', () => {
    const b = setting({ c4: { card: 'nomad', acted: true } })
    expect(b.asked()).toBe('one')
  })

  test('12.7, 13.12 a strike cancelled in reply closes nobody', () => {
    const b = battle({ one: { c3: 'orc' }, two: { b4: 'nomad', c4: 'nomad', c6: 'iceGuard' } })
      .strike('c3', 'b4')
      .defend('c4')
    b.use('iceGuard', 'a1').target('c3').passAll()
    expect([b.row('c3').acted, b.row('c3').closed, b.row('c4').closed, b.row('iceGuard').closed]).toEqual([
      false,
      true,
      false,
      true,
    ])
    expect(b.row('c4')).toMatchObject({ busy: false, wounds: 0 })
  })
})

describe('12.6 redirection', () => {
  test('12.6, 12.6.1 after a redirection another creature may defend the new target', () => {
    const b = battle({
      one: { c3: 'volot' },
      two: { b4: 'nomad', c4: 'orderIntercessor', d4: 'hedd' },
      dice: [4, 1, 6],
    }).strike('c3', 'b4')
    b.answer('accept').target('hedd').answer('pass')
    expect([b.choice('defend'), b.whyNot('defend', b.piece('b4'))]).toEqual([[b.piece('c4')], '12.5 notAdjacentToBoth'])
    b.defend('c4')
    b.answer('reroll', b.piece('c4'))
    expect([b.wounds('volot'), b.row('volot').closed]).toEqual([1, true])
    expect(b.row('c4')).toMatchObject({ closed: false, acted: true })
    expect([b.row('hedd'), b.row('b4')]).toMatchObject([
      { wounds: 0, closed: false },
      { wounds: 0, closed: false },
    ])
  })

  test('N.30 attacks of a precise card are not redirected', () => {
    const b = battle({
      one: { c3: { card: 'volot', gained: [{ k: 'precision' }] } },
      two: { b4: 'nomad', c4: 'nomad' },
    }).strike('c3', 'b4')
    expect(b.choice('defend')).toEqual([b.piece('c4')])
  })
})

describe('12.9 obligations', () => {
  test('12.9 "must attack": the turn may not end and the card may not act otherwise while a legal strike exists', () => {
    const b = battle({
      one: { c3: { card: 'gnomeBasaarg', chips: 1 } },
      two: { c4: { card: 'nomad', closed: true }, b4: 'nomad' },
      dice: [1],
    })
    expect(b.whyNot('endTurn')).toBe('12.9 mustAttackFirst')
    expect(b.whyNot('strike', `${b.piece('c3')}:${b.piece('b4')}`)).toBe('12.9 mustAttackAnother')
    b.strike('c3', 'c4').answer('decline')
    expect(b.wounds('c4')).toBe(3)
    expect(b.whyNot('endTurn')).toBeUndefined()
  })

  test('12.9 it does not forbid moving the card out of reach', () => {
    const b = battle({ one: { c3: 'gnomeBasaarg' }, two: { d4: { card: 'nomad', closed: true } } }).move('c3', 'b3')
    expect(b.whyNot('endTurn')).toBeUndefined()
  })

  test('12.9 "must choose a target": only where that is legal, and nothing forces an attack', () => {
    const summoned = [
      { kind: 'obligation', piece: 'p2', obligation: 'target', target: 'p1', until: 'turnEnd', whose: 'two' },
    ]
    const near = battle({
      one: { c3: 'torvald', b3: 'nomad' },
      two: { c4: 'garridArcher', e6: 'nomad' },
      active: 'two',
      lasting: summoned.map(row => ({ ...row, piece: 'p3', target: 'p2' })),
    })
    expect(near.row('c3').card).toBe('torvald')
    expect(near.whyNot('strike', `${near.piece('c4')}:${near.piece('b3')}`)).toBe('12.9 mustChooseAnother')
    expect(near.whyNot('strike', `${near.piece('c4')}:${near.piece('c3')}`)).toBeUndefined()
    expect(near.whyNot('endTurn')).toBeUndefined()
    near.use('c4', 'a1')
    expect(near.choice('target')).toEqual([near.piece('e6')]) // the shot cannot be aimed at the adjacent one
    const far = battle({
      one: { c3: 'torvald', a3: 'nomad' },
      two: { c6: 'garridArcher' },
      active: 'two',
      lasting: [{ ...summoned[0], piece: 'p3', target: 'p2' }],
    })
    far.use('c6', 'a1')
    expect(far.choice('target')).toEqual([far.piece('c3')])
  })

  test('12.9, N.30 Precision removes both kinds', () => {
    const b = battle({
      one: { c3: { card: 'gnomeBasaarg', gained: [{ k: 'precision' }] } },
      two: { c4: { card: 'nomad', closed: true } },
    })
    expect(b.whyNot('endTurn')).toBeUndefined()
  })
})

describe('12.5.3, 12.9.1', () => {
  test('12.5.3 an assignment can be answered; once executed it stays valid, but a closed defender does not fight', () => {
    const b = battle({
      one: { c3: 'nomad', a1: 'iceGuard' },
      two: { c4: 'nomad', d4: 'orc' },
      dice: [1],
    })
    b.strike('c3', 'c4').defend('d4')
    expect([b.asked(), b.step()]).toEqual(['one', 'window.stack'])
    b.answer('pass')
    // Executed; now the active player has priority again.
    b.use('a1', 'a1').target('d4')
    expect([b.wounds('d4'), b.wounds('c4'), b.row('d4').acted]).toEqual([1, 0, true])
  })

  test('12.9.1 "must choose a target" comes first: a demand it leaves nothing of is void', () => {
    const b = battle({
      one: { c3: 'torvald', b3: { card: 'nomad', closed: true } },
      two: { c4: 'gnomeBasaarg' },
      active: 'two',
      lasting: [{ kind: 'obligation', piece: 'p3', obligation: 'target', target: 'p2', until: 'turnEnd' }],
    })
    expect([b.strikes('c4'), b.choice('endTurn')]).toEqual([['c3'], ['yes']])
  })

  test('12.9.1 among several fitting targets the controller chooses', () => {
    const closed = { card: 'nomad', closed: true } as const
    const b = battle({ one: { c3: 'gnomeBasaarg' }, two: { b4: closed, c4: 'orc', d4: closed } })
    expect(b.strikes('c3')).toEqual(['b4', 'd4'])
  })
})
