// Chapters 18, 19 and 24: instants, priority, the stack, legality, endless chains.

import { describe, expect, test } from 'vitest'
import { battle, prepared } from '../positions.ts'

describe('18 the stack', () => {
  test('18.3, 18.4 instants resolve backwards; after a declaration the other player is asked first', () => {
    const b = battle({
      one: { c3: 'torvald', a1: 'iceGuard' },
      two: { c5: 'nomad', e6: 'exorcist' },
    })
      .use('c3', 'a1')
      .target('c5')
    expect(b.asked()).toBe('two')
    b.use('e6', 'a1').answer('targetItem', 1)
    expect([b.asked(), b.t.view('one').terms]).toMatchObject(['one', { stack: [{ item: 2 }, { item: 1 }] }])
    b.use('a1', 'a1').target('e6')
    // The Exorcist was closed before his block was carried out: it is cancelled, and the spell works.
    expect([b.row('e6'), b.row('c3')]).toMatchObject([
      { closed: true, acted: false },
      { closed: true, acted: true },
    ])
    expect(b.t.view('one').facts['lasting']).toHaveLength(2)
  })

  test('18.4 after something was carried out the active player is asked first', () => {
    const b = battle({ one: { c3: 'orc', a1: 'iceGuard' }, two: { c4: 'nomad', b4: 'nomad', e6: 'iceGuard' } }).strike(
      'c3',
      'c4',
    )
    expect(b.asked()).toBe('two')
    b.use('e6', 'a1').target('a1')
    b.answer('pass').answer('pass') // one, who could answer as well, then two, who could still defend
    expect(b.row('a1').closed).toBe(true)
    expect(b.asked()).toBe('two') // one has nothing left
  })

  test('18.6 a player with nothing to declare passes by himself; with a hidden card he is always asked', () => {
    const plain = battle({ one: { c3: 'nomad' }, two: { c6: 'nomad' } }).move('c3', 'c4')
    expect(plain.asked()).toBe('one')
    const hidden = battle({ one: { c3: 'nomad' }, two: { c6: 'nomad', hidden: { a6: 'silentBrother' } } }).move(
      'c3',
      'c4',
    )
    expect([hidden.asked(), hidden.choice('reveal'), hidden.choice('pass')]).toEqual([
      'two',
      [hidden.piece('a6')],
      ['yes'],
    ])
  })

  test('18.6 the windows are only for instants with the matching timing', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { c4: 'ost', e6: 'iceGuard' }, dice: [1, 1] })
      .strike('c3', 'c4')
      .answer('pass')
    expect([b.step(), b.choice('use')]).toEqual(['window.roll', [`${b.piece('ost')}:a1`]])
  })

  test('18.8 triggers of both players: the active player’s are put on the stack first, so the other’s happen first', () => {
    const b = battle({
      one: { c3: 'orc', b1: 'bloodChalice' },
      two: { c4: { card: 'nomad', closed: true, wounds: 6 }, e6: 'nomad', a6: 'bloodChalice' },
      dice: [1],
    }).strike('c3', 'c4')
    const gained = b.t.news('spectator').filter(({ key }) => key === 'chipsGained')
    expect(gained).toMatchObject([{ data: { piece: b.piece('a6') } }, { data: { piece: b.piece('b1') } }])
  })

  test('18.8.1 "may" is decided when it would be put on the stack', () => {
    const b = battle({
      one: { c3: 'orc', a1: 'nomad' },
      two: { c4: { card: 'flameDancer', closed: true } },
      dice: [1],
    }).strike('c3', 'c4')
    expect([b.asked(), b.step()]).toEqual(['two', 'trigger.may'])
    b.answer('decline')
    expect([b.row('flameDancer').at, b.log().includes('triggerDeclined')]).toEqual(['c4', true])
  })

  test('18.8.2 triggers of a declaration are put directly above it, before anybody has priority', () => {
    const b = battle({ one: { c3: 'crossbowman' }, two: { c5: 'templeWarrior', e6: 'iceGuard' }, dice: [5] })
      .use('c3', 'a1')
      .target('c5')
    expect([b.asked(), b.t.view('two').terms]).toMatchObject([
      'two',
      { stack: [{ ability: 'templeWarrior.a1' }, { ability: 'crossbowman.a1' }] },
    ])
    b.passAll()
    expect([b.wounds('c5'), b.row('c3').closed]).toEqual([0, true])
  })

  test('18.9.1 triggers of a strike are carried out before its payment', () => {
    const b = battle({
      one: { c3: 'orc' },
      two: { c4: { card: 'crusaderOfSegger', closed: true }, e6: 'iceGuard' },
      dice: [1],
    })
      .strike('c3', 'c4')
      .answer('pass')
    expect([b.step(), b.row('c3').closed, b.t.view('two').terms]).toMatchObject([
      'window.stack',
      false,
      { stack: [{ ability: 'guard' }] },
    ])
  })

  test('18.11 a source that has left cannot have its waiting action carried out; triggers of leaving can', () => {
    const b = battle({
      one: { c3: 'orc', a1: 'nomad' },
      two: { c4: { card: 'steppeWerewolf', closed: true, wounds: 6 }, e6: 'nomad' },
      dice: [1],
    }).strike('c3', 'c4')
    expect([b.asked(), b.step()]).toEqual(['two', 'trigger.may'])
    b.answer('accept')
    expect([b.wounds('c3'), b.row('steppeWerewolf').at]).toEqual([2, 'graveyard'])
  })
})

describe('19 legality', () => {
  test('19.2 an illegal declaration is refused and nothing is paid (EX-7)', () => {
    const b = battle({ one: { c3: 'vampire', extra: ['kersamCastle'] }, two: { c5: 'nomad' } })
    expect(b.whyNot('use', `${b.piece('kersamCastle')}:a1`)).toBe('19.4 noTarget')
  })

  test('19.3 a target that becomes illegal cancels the ability without payment', () => {
    const b = battle({ one: { c3: 'kshar', c1: { card: 'kshar', chips: 1 } }, two: { c5: 'nomad', e6: 'iceGuard' } })
    b.use('c3', 'a1').target('c5')
    b.use('e6', 'a1').target('c3').passAll()
    expect([b.wounds('c5'), b.row('c3').acted]).toEqual([0, false])
  })

  test('19.4 a pure heal is refused where nothing could be healed; one that removes poison is legal', () => {
    const b = battle({ one: { c3: 'druid', c2: 'nomad', b2: { card: 'nomad', poison: 1 } }, two: { c5: 'nomad' } })
    b.use('c3', 'a1')
    expect(b.choice('target')).toEqual([b.piece('b2')])
    const none = battle({ one: { c3: 'leshy' }, two: { c5: 'nomad' } })
    expect(none.whyNot('use', `${none.piece('c3')}:a1`)).toBe('19.4 noTarget')
  })

  test('19.4.1, 19.5 a protected card may be chosen: nothing happens to it, but it is paid', () => {
    const b = battle({ one: { c3: 'torvald' }, two: { c5: 'berserker' } })
      .use('c3', 'a1')
      .target('c5')
    expect([b.row('c3').closed, b.t.view('one').facts['lasting']]).toEqual([true, []])
  })
})

describe('24 endless chains', () => {
  test('24.2 a triggered ability does not trigger again in its own chain', () => {
    const b = battle({
      one: { c3: 'footManAtArms' },
      two: { c4: { card: 'footManAtArms', closed: true } },
      dice: [1],
    }).strike('c3', 'c4')
    expect([b.wounds('c4'), b.wounds('c3')]).toEqual([4, 2])
  })

  test('24.3 an activated ability with no cost and no limit is used once per turn', () => {
    const b = battle({
      one: { c3: { card: 'paladinOfAllamor', wounds: 5, with: ['healingDraught'] } },
      two: { c5: 'nomad' },
    }).use('healingDraught', 'a1')
    expect([b.wounds('c3'), b.row('healingDraught').at]).toEqual([1, 'graveyard'])
  })
})

describe('18.1–18.10 priority', () => {
  test('18.1 an instant may be used in reply to any declaration, also to an instant', () => {
    const b = battle({ one: { c3: 'nomad', a1: 'iceGuard' }, two: { c4: 'nomad', e6: 'iceGuard' }, dice: [1, 1] })
    b.strike('c3', 'c4').use('e6', 'a1').target('c3').use('a1', 'a1').target('e6')
    // The second instant closes the first one’s card, which can’t be paid any more.
    expect([b.row('c3').acted, b.wounds('c4'), b.row('e6')]).toMatchObject([true, 1, { closed: true, acted: false }])
  })

  test('18.2, 18.4 exactly one player has priority', () => {
    const b = battle({ one: { c3: 'nomad', a1: 'iceGuard' }, two: { c4: 'nomad', e6: 'iceGuard' }, dice: [1, 1] })
    b.strike('c3', 'c4')
    const waiting: string[] = []
    while (b.step() === 'window.stack') {
      expect(b.t.view('spectator').waiting).toHaveLength(1)
      waiting.push(b.asked() ?? '')
      b.answer('pass')
    }
    expect(waiting).toEqual(['two', 'one'])
  })

  test('18.5 with an empty stack two passes end the step; the main phase ends only by "end turn"', () => {
    const b = battle({ one: { c3: 'iceGuard' }, two: { e6: 'iceGuard' }, active: 'two' }).answer('endTurn')
    b.answer('pass').answer('pass').answer('pass')
    expect([b.step(), b.asked()]).toEqual(['turn.main', 'one'])
    expect(b.whyNot('pass')).toBe('18.2 notNow')
  })

  test('18.5.1 in S4 there is priority only while an item waits', () => {
    const b = battle({
      one: { c3: 'nomad', b3: 'reliquary', a1: 'iceGuard' },
      two: { e6: 'nomad' },
      active: 'two',
    }).endTurn()
    expect(b.step()).toBe('trigger.may')
    b.answer('decline')
    // Nothing waits: S5 follows, in which both have priority (9.6).
    expect(b.t.view('one').terms).toMatchObject({ stack: [{ kind: 'pause', why: 'ready' }] })
  })

  test('18.6.1 windows may be nested: the wound of Glorm opens its own W3', () => {
    const b = battle({
      one: { c3: 'orc' },
      two: { c4: { card: 'vampire', closed: true }, e6: 'glorm', e5: { card: 'bloodConjurer', chips: 1 } },
      dice: [1],
    }).strike('c3', 'c4')
    expect(b.step()).toBe('window.wounds')
    b.use('e6', 'a1').target('c4')
    b.passAll()
    expect([b.wounds('c4'), b.wounds('e6')]).toEqual([1, 1])
    const saved = battle({
      one: { c3: 'orc' },
      two: { c4: { card: 'vampire', closed: true }, e6: 'glorm', e5: { card: 'bloodConjurer', chips: 1 } },
      dice: [1],
    }).strike('c3', 'c4')
    saved.use('e6', 'a1').target('c4').answer('pass')
    expect(saved.choice('use')).toEqual([`${saved.piece('e5')}:a2`])
    saved.use('e5', 'a2').target('e6').passAll()
    expect([saved.wounds('c4'), saved.wounds('e6'), saved.row('e5').chips]).toEqual([1, 0, 0])
  })

  test('18.7 movement, revealing and payments do not use the stack', () => {
    const b = battle({ one: { c3: 'nomad', hidden: { a1: 'silentBrother' } }, two: { e6: 'nomad' } })
    b.move('c3', 'c2')
    expect(b.step()).toBe('turn.main')
    b.answer('reveal', b.piece('a1'))
    expect([b.step(), b.row('a1').card]).toEqual(['turn.main', 'silentBrother'])
  })

  test('18.9 what triggers while a strike is carried out waits until A10: the death of the card comes first', () => {
    const b = battle({
      one: { c3: 'orc' },
      two: { c4: { card: 'bloodConjurer', closed: true, wounds: 5 }, e6: 'nomad' },
      dice: [1],
    }).strike('c3', 'c4')
    expect([b.step(), b.row('bloodConjurer').at]).toEqual(['turn.main', 'graveyard'])
  })

  test('18.10 a Vanguard strike cannot be answered', () => {
    const b = prepared({ c3: 'silentBrother' }, { c4: 'nomad', e6: 'iceGuard', c6: 'glorm' }, { dice: [1] })
    b.strike('c3', 'c4')
    expect([b.wounds('c4'), b.t.view('spectator').facts['turn']]).toEqual([1, 1])
  })

  test('19.1 what cannot be paid or carried out is illegal', () => {
    const b = battle({ one: { c3: 'charon', b3: { card: 'krondak', closed: true } }, two: { c4: 'nomad' } })
    expect([b.whyNoUse('c3', 'a1'), b.whyNoUse('b3', 'a2')]).toEqual(['17.1 tooFewChips', '11.2 closed'])
  })
})
