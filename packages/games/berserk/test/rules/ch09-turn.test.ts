// Chapter 9: the turn.

import { describe, expect, test } from 'vitest'
import { battle } from '../positions.ts'

describe('9.3 S1 Thirst', () => {
  const thirsty = () =>
    battle({
      one: { c3: { card: 'fledgling', closed: true }, b3: 'vampire' },
      two: { c4: 'wailingShade', e5: 'nomad' },
      active: 'two',
    }).endTurn()

  test('9.3, N.41 it may wound an adjacent creature that is not incorporeal, and then opens', () => {
    const b = thirsty()
    expect([b.asked(), b.choice('thirst'), b.choice('abstain')]).toEqual([
      'one',
      [`${b.piece('c3')}:${b.piece('b3')}`],
      [b.piece('c3')],
    ])
    b.answer('thirst', `${b.piece('c3')}:${b.piece('b3')}`)
    expect([b.wounds('b3'), b.row('c3').closed]).toEqual([1, false])
  })

  test('N.41 without a wound it does not open this turn', () => {
    const b = thirsty()
    b.answer('abstain', b.piece('c3'))
    expect([b.wounds('b3'), b.row('c3').closed]).toEqual([0, true])
  })

  test('9.3.1 a hidden enemy may be named; if it proves illegal the Thirst is not satisfied', () => {
    const b = battle({
      one: { c3: { card: 'fledgling', closed: true } },
      two: { e5: 'nomad', hidden: { c4: 'silentBrother' } },
      active: 'two',
    }).endTurn()
    b.answer('thirst', `${b.piece('c3')}:${b.piece('c4')}`).passAll()
    expect(b.row('c4')).toMatchObject({ card: 'silentBrother', wounds: 1 })
    expect(b.row('c3').closed).toBe(false)
  })
})

describe('9.4 S2, S3', () => {
  test('9.4 all closed cards open, units are restored and acted flags cleared', () => {
    const b = battle({
      one: { c3: { card: 'nomad', closed: true, acted: true, units: 0 } },
      two: { e5: 'nomad' },
      active: 'two',
    }).endTurn()
    expect(b.row('c3')).toMatchObject({ closed: false, acted: false, units: 2 })
  })

  const poisoned = (first: 'regeneration' | 'poison', wounds: number) => {
    const b = battle({
      one: { c3: { card: 'hedd', closed: true, wounds, poison: 1 }, a1: 'nomad' },
      two: { e5: 'nomad' },
      active: 'two',
    }).endTurn()
    return b.answer('openingEffect', `${b.piece('c3')}:${first}`)
  }

  test('9.4 the active player orders Regeneration and Poison', () => {
    expect(poisoned('regeneration', 7).wounds('hedd')).toBe(7)
    expect(poisoned('poison', 7).row('hedd').at).toBe('graveyard')
    expect(poisoned('poison', 0).wounds('hedd')).toBe(0)
  })

  test('9.4, N.29 a card that does not open suffers no Poison, one that was open does', () => {
    const stays = battle({
      one: { c3: { card: 'hedd', closed: true, poison: 1, wounds: 2 } },
      two: { c4: 'medusa' },
      active: 'two',
      dice: [6],
    })
    stays.strike('c4', 'c3').endTurn()
    expect(stays.row('c3')).toMatchObject({ closed: true, wounds: 6, staysClosed: false })
    const b = battle({ one: { c3: { card: 'nomad', poison: 1 } }, two: { e5: 'nomad' }, active: 'two' }).endTurn()
    expect(b.wounds('c3')).toBe(1)
  })

  test('9.4, 20.3 only W3 opens: the poison may be prevented', () => {
    const b = battle({
      one: { c3: { card: 'troll', wounds: 9, poison: 2 }, a1: { card: 'bloodConjurer', chips: 1 } },
      two: { e5: 'nomad', extra: ['deadMarsh'] },
      active: 'two',
    }).endTurn()
    b.answer('openingEffect', `${b.piece('c3')}:regeneration`)
    expect(b.step()).toBe('window.wounds')
    b.use('bloodConjurer', 'a2').target('c3')
    expect([b.wounds('c3'), b.row('bloodConjurer').chips]).toEqual([8, 0])
  })

  test('9.4.1 a pair is skipped if the card has left play', () => {
    const b = battle({
      one: { c3: { card: 'wailingShade', wounds: 5, gained: [{ k: 'regeneration', x: 1 }] }, a1: 'nomad' },
      two: { e5: 'nomad' },
      active: 'two',
    }).endTurn()
    b.answer('openingEffect', `${b.piece('c3')}:fading`)
    expect([b.row('wailingShade').at, b.step()]).toEqual(['graveyard', 'turn.main'])
  })
})

describe('9.5 S4', () => {
  test('9.5 abilities of the start of the turn are put on the stack in an order of their player', () => {
    const b = battle({
      one: { c3: 'nomad', b3: { card: 'reliquary', chips: 0 }, d3: 'reliquary' },
      two: { e5: 'nomad' },
      active: 'two',
    }).endTurn()
    expect([b.step(), b.choice('trigger')]).toEqual(['triggers.put', ['1', '2']])
    b.answer('trigger', 2).answer('accept').answer('accept')
    expect([b.row('b3').chips, b.row('d3').chips]).toEqual([1, 1])
  })

  test('9.5 then, as a second batch, those of the opponent', () => {
    const b = battle({
      one: { c3: 'nomad' },
      two: { e5: { card: 'fortuneHunter', closed: true } },
      active: 'two',
    }).endTurn()
    expect([b.asked(), b.step()]).toEqual(['two', 'trigger.may'])
    b.answer('accept')
    expect(b.row('e5').closed).toBe(false)
  })

  test('9.5.1, N.22 Incarnation counts in the graveyard and puts the card out closed in the third row', () => {
    const b = battle({
      one: { c3: 'nomad', graveyard: [{ card: 'boneHound', incarnationChips: 2 }] },
      two: { e5: 'nomad' },
      active: 'two',
    }).endTurn()
    expect([b.step(), b.choice('cell')]).toEqual(['effect.place', ['a1', 'b1', 'c1', 'd1', 'e1']])
    b.answer('cell', 'b1')
    expect(b.row('boneHound')).toMatchObject({ at: 'b1', closed: true, incarnated: true, incarnationChips: 0 })
  })
})

test('9.6 S5 both players may use instants before the main phase', () => {
  const b = battle({ one: { c3: 'iceGuard' }, two: { e5: 'iceGuard' }, active: 'two' })
  b.answer('endTurn').answer('pass')
  expect([b.asked(), b.t.view('one').terms]).toMatchObject(['one', { stack: [{ kind: 'pause', why: 'ready' }] }])
  b.answer('pass')
  expect(b.asked()).toBe('two')
  b.answer('pass')
  expect(b.step()).toBe('turn.main')
})

describe('9.8 the end of the main phase', () => {
  test('9.8 if the opponent answers, the active player may go on', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { e5: 'iceGuard' } }).answer('endTurn')
    expect(b.asked()).toBe('two')
    b.use('iceGuard', 'a1').target('c3')
    expect([b.asked(), b.step(), b.row('c3').closed]).toEqual(['one', 'turn.main', true])
  })

  test('9.8 if he passes the turn ends', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { e5: 'iceGuard' } })
      .answer('endTurn')
      .answer('pass')
    expect(b.t.view('spectator').facts['active']).toBe('two')
  })
})

describe('9.9 the end of the turn', () => {
  test('9.9, N.31 E2 first the active player’s triggers: Rage', () => {
    const b = battle({ one: { c3: 'lavaHound' }, two: { e5: 'nomad' } }).endTurn()
    expect(b.row('c3').chips).toBe(1)
  })

  test('9.9, N.10 then the opponent’s: Concentration', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { e5: 'sexton' } }).endTurn()
    expect(b.row('e5').chips).toBe(1)
  })

  test('9.9 E3 effects of the turn expire and per-turn counters are reset for both players', () => {
    const b = battle({
      one: { c3: { card: 'nomad', moved: true, relocated: true } },
      two: { e5: { card: 'nomad', acted: true } },
      lasting: [{ kind: 'cannotMove', piece: 'p1', until: 'turnEnd' }],
    }).endTurn()
    expect(b.row('c3')).toMatchObject({ moved: false, relocated: false })
    expect(b.row('e5').acted).toBe(false)
    expect(b.t.view('spectator').facts['lasting']).toEqual([])
  })
})

describe('9.1, 9.7 phases', () => {
  test('9.1 the start, the main phase and the end of a turn; then the other player is active', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { e5: 'nomad' } })
    expect([b.t.view('spectator').facts['phase'], b.asked()]).toEqual(['main', 'one'])
    b.endTurn()
    expect(b.log()).toEqual(['turnEnding', 'turnEnded', 'turnBegan', 'cardsOpened'])
    expect(b.t.view('spectator').facts).toMatchObject({ active: 'two', phase: 'main' })
  })

  test('9.7 movement and actions in any order; acting with one card does not stop moving others', () => {
    const b = battle({
      one: { c3: 'nomad', a1: 'nomad' },
      two: { c4: { card: 'nomad', closed: true } },
      dice: [1],
    })
    b.move('a1', 'a2').strike('c3', 'c4').move('a2', 'a3')
    expect([b.row('a3').units, b.choice('endTurn')]).toEqual([0, ['yes']])
  })

  test('9.7 nothing is compulsory', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { c4: 'nomad' } }).endTurn()
    expect(b.asked()).toBe('two')
  })
})
