// Chapter 7: revealing, extra zone, hosts, battle start, Vanguard.

import { describe, expect, test } from 'vitest'
import { placed, playing, revealed } from '../positions.ts'

describe('7.1 B1', () => {
  test('7.1 First may hide only cards with Stealth, Second also his third row; each is asked even with nothing to hide', () => {
    const t = placed(
      { c3: 'silentBrother', b3: 'nomad', c1: 'nomad' },
      { c4: 'nomad', c6: 'orc', b6: 'hedd', a4: 'silentBrother' },
    )
    expect(t.choice('one')).toEqual({ hide: ['c3'], done: true })
    t.play('one', 'done')
    expect(t.choice('two')).toEqual({ hide: ['a4', 'b6', 'c6'], done: true })
    expect(t.why('two', 'hide', 'c4')).toEqual({ rule: '7.1', reason: 'cannotHide' })
  })

  test('7.1 the choices are committed in secret, then everything is shown at once', () => {
    const t = placed({ c3: 'silentBrother', b3: 'nomad' }, { c4: 'nomad', c6: 'orc' })
      .play('one', 'hide', 'c3')
      .play('one', 'done')
    expect(t.view('two').zones['unseen']).toEqual({ one: { count: 2 } })
    t.play('two', 'hide', 'c6').play('two', 'done')
    const b = playing(t)
    expect([b.row('c3').card, b.row('b3').card, b.row('c4').card, b.row('c6').card]).toEqual([
      'hidden',
      'nomad',
      'nomad',
      'hidden',
    ])
    expect(t.view('one').zones['faceDown']).toEqual({
      c3: { one: { count: 1, cards: ['silentBrother'] } },
      c6: { two: { count: 1 } },
    })
  })

  test('26.2 cards are named by their cells, which tells nothing about them', () => {
    const b = revealed(placed({ c3: 'nomad', b1: 'orc' }, { c4: 'hedd', e5: 'kshar' }))
    expect(['b1', 'c3', 'c4', 'e5'].map(cell => b.piece(cell as 'c3'))).toEqual(['p1', 'p2', 'p3', 'p4'])
  })
})

test('7.2 what a card starts the battle with is received when it is revealed', () => {
  const b = revealed(placed({ c3: 'bogling', b3: 'pyrePriest' }, { c4: 'bogling' }))
  expect([b.row('c3').chips, b.row('b3').chips, b.row('c4').chips]).toEqual([0, 2, 1])
})

test('7.3 B2 flyers and terrain go to the extra zone, and their cells are free', () => {
  const b = revealed(placed({ c3: 'nomad', b3: 'heraldBat', d3: 'kersamCastle' }, { c4: 'nomad' }))
  expect([b.row('heraldBat').at, b.row('kersamCastle').at, b.row('nomad').at]).toEqual(['extra', 'extra', 'c3'])
})

describe('7.4 B3', () => {
  test('7.4 First the First player, in any order; equipment, symbiotes and parasites to their hosts', () => {
    const b = revealed(
      placed(
        { c3: 'paladinOfAllamor', b3: 'shieldOfFaith', d3: 'bloodTick' },
        { c4: 'hedd', b4: 'wardingSalamander', c5: 'nomad' },
      ),
    )
    expect([b.asked(), b.step()]).toEqual(['one', 'prepare.attach'])
    expect(b.choice('attach')).toEqual([
      `${b.piece('shieldOfFaith')}:${b.piece('paladinOfAllamor')}`,
      `${b.piece('bloodTick')}:${b.piece('hedd')}`,
    ])
    b.answer('attach', `${b.piece('bloodTick')}:${b.piece('hedd')}`)
    b.answer('attach', `${b.piece('shieldOfFaith')}:${b.piece('paladinOfAllamor')}`)
    expect([b.asked(), b.choice('attach').length]).toEqual(['two', 2])
    b.answer('attach', `${b.piece('wardingSalamander')}:${b.piece('nomad')}`)
    expect(b.row('wardingSalamander')).toMatchObject({ at: 'attached', host: b.piece('nomad') })
  })

  test('7.4, 7.4.1 what has no legal host dies; hosts must be revealed', () => {
    const t = placed({ c3: 'nomad', b3: 'shieldOfFaith' }, { c4: 'bloodChalice', c6: 'nomad', b4: 'clingingSoul' })
    t.play('one', 'done').play('two', 'hide', 'c6').play('two', 'done')
    const b = playing(t)
    expect([b.row('shieldOfFaith').at, b.row('clingingSoul').at]).toEqual(['graveyard', 'graveyard'])
  })

  test('7.6.1 B4 carries out the triggers of these deaths without responses', () => {
    const b = revealed(placed({ c3: 'soulReaper', b3: 'bloodTick' }, { c4: 'bloodChalice', c5: 'iceGuard' }))
    expect([b.row('bloodTick').at, b.row('soulReaper').chips, b.row('bloodChalice').chips]).toEqual(['graveyard', 1, 1])
  })
})

describe('7.6 B5', () => {
  test('7.6 abilities at battle start are used in turn, once each; a pass gives up the rest', () => {
    const b = revealed(
      placed({ c3: 'nomad', b3: 'cathedralOfSegger', c2: 'nomad' }, { c4: 'nomad', b4: 'cathedralOfSegger' }),
    )
    expect([b.asked(), b.step()]).toEqual(['one', 'prepare.battleStart'])
    b.use('cathedralOfSegger', 'a1').target('c3').target('c2')
    expect([b.row('c3').extraLife, b.row('c2').extraLife]).toEqual([1, 1])
    expect([b.asked(), b.step()]).toEqual(['two', 'prepare.battleStart'])
    b.answer('pass')
    expect(b.step()).toBe('turn.main')
  })

  test('7.9 there an ability may be answered with instants', () => {
    const b = revealed(placed({ c3: 'iceGuard' }, { c4: 'nomad', b4: 'cathedralOfSegger' }))
    b.use('cathedralOfSegger', 'a1').target('c4')
    expect([b.asked(), b.step()]).toEqual(['one', 'window.stack'])
    b.use('iceGuard', 'a1').target('c4')
    expect(b.row('c4')).toMatchObject({ closed: true, extraLife: 1 })
  })
})

describe('7.7 B6', () => {
  test('7.7 an unanswered strike without closing, and nobody can respond', () => {
    const b = revealed(placed({ c3: 'silentBrother' }, { c4: 'fledgling', c5: 'ost', b4: 'bloodConjurer' }, [5]))
    expect([b.asked(), b.step()]).toEqual(['one', 'prepare.vanguard'])
    b.strike('c3', 'c4')
    expect([b.wounds('c4'), b.row('c3').closed, b.row('c3').acted]).toEqual([2, false, false])
    expect(b.step()).toBe('turn.main')
  })

  test('7.10, 7.7 kept hidden it makes none; a player may decline', () => {
    const t = placed({ c3: 'silentBrother' }, { c4: 'nomad' })
      .play('one', 'hide', 'c3')
      .play('one', 'done')
      .play('two', 'done')
    expect(playing(t).passAll().step()).toBe('turn.main')
    const b = revealed(placed({ c3: 'silentBrother' }, { c4: 'nomad' })).answer('pass')
    expect([b.step(), b.wounds('c4')]).toEqual(['turn.main', 0])
  })

  test('7.7.1 a hidden card is revealed by it; if it proves illegal the strike is lost', () => {
    const t = placed({ c3: 'silentBrother' }, { c4: 'silentBrother', c6: 'nomad' }, [5])
      .play('one', 'done')
      .play('two', 'hide', 'c4')
      .play('two', 'done')
    const b = playing(t)
    b.strike('c3', 'c4')
    expect(b.row('c4')).toMatchObject({ card: 'silentBrother', wounds: 2 })
  })

  test('7.7.1 triggers of a Vanguard strike are carried out at once, without responses', () => {
    const b = revealed(placed({ c3: 'silentBrother' }, { c4: 'crusaderOfSegger', c5: 'iceGuard' }, [5])).strike(
      'c3',
      'c4',
    )
    expect([b.wounds('c4'), b.wounds('c3')]).toEqual([0, 1])
  })
})

describe('7.8 B7', () => {
  test('7.8 victory is looked at now: a player without a creature has lost', () => {
    const t = placed({ c3: 'nomad' }, { c4: 'bloodChalice' }).play('one', 'done').play('two', 'done')
    expect(t.state.result).toMatchObject({ kind: 'won', winners: [0], reason: 'noCreatureLeft' })
  })

  test('7.8 what was counted in the preparation ends here: Armour is whole again', () => {
    const b = revealed(placed({ c3: 'silentBrother' }, { c4: 'crusaderOfSegger' }, [5])).strike('c3', 'c4')
    expect(b.row('c4').armourUsed).toBe(0)
  })

  test('9.2 S0 in his first turn the Second player reveals his third row, but for Stealth', () => {
    const t = placed(
      { c3: 'nomad' },
      {
        c4: 'nomad',
        c6: 'orc',
        b6: 'silentBrother',
        d6: 'heraldBat',
        c5: 'paladinOfAllamor',
        d5: 'nomad',
        a4: 'nomad',
        b4: 'nomad',
        d4: 'nomad',
        e4: 'nomad',
        b5: 'shieldOfFaith',
      },
    )
    t.play('one', 'done')
      .play('two', 'hide', 'c6')
      .play('two', 'hide', 'b6')
      .play('two', 'hide', 'd6')
      .play('two', 'done')
    const b = playing(t)
    if (b.step() === 'prepare.attach') b.answer('attach', b.choice('attach')[0])
    b.passAll().endTurn()
    expect([b.row('c6').card, b.row('b6').card, b.row('heraldBat').at]).toEqual(['orc', 'hidden', 'extra'])
  })
})
