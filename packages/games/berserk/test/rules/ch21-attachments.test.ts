// Chapters 21 and 22: artefacts, terrain, equipment, symbiotes; hidden cards.

import { describe, expect, test } from 'vitest'
import { battle, prepared } from '../positions.ts'

describe('21.1 artefacts', () => {
  test('21.1 they are attacked and do not fight, heal or gain lives; poison does not work on them', () => {
    const b = battle({ one: { c3: 'hedd', c1: 'undine' }, two: { c4: 'bloodChalice', e6: 'nomad' }, dice: [6] }).strike(
      'c3',
      'c4',
    )
    expect(b.row('c4')).toMatchObject({ wounds: 3, poison: 0 })
    b.use('c1', 'a1')
    expect(b.choice('target')).not.toContain(b.piece('c4'))
  })
})

describe('21.2 terrain', () => {
  test('21.2 it stands in the extra zone and cannot be attacked', () => {
    const b = battle({ one: { c3: 'krondak' }, two: { c6: 'nomad', extra: ['deadMarsh'] } }).use('c3', 'a2')
    expect(b.choice('target')).toEqual([b.piece('c6')])
  })
})

describe('21.3 equipment', () => {
  test('21.3 named abilities of equipment do not add up with the bearer’s own (EX-59)', () => {
    const b = battle({
      one: { c3: 'orc' },
      two: { c4: { card: 'crusaderOfSegger', closed: true, with: ['shieldOfFaith'] }, e6: 'nomad' },
      dice: [4],
    }).strike('c3', 'c4')
    expect([b.wounds('c4'), b.row('c4').armourUsed]).toEqual([1, 2])
  })

  test('21.3 it cannot be attacked', () => {
    const b = battle({ one: { c3: 'orc' }, two: { c4: { card: 'hedd', with: ['shieldOfFaith'] } } })
    expect(b.choice('strike')).toEqual([`${b.piece('c3')}:${b.piece('hedd')}`])
  })

  test('21.3 a bearer that loses the game zone loses it: it dies with the bearer', () => {
    const b = battle({
      one: { c3: 'assassin', a1: 'nomad' },
      two: { c4: { card: 'hedd', wounds: 5, with: ['shieldOfFaith'] }, e6: 'nomad' },
    })
      .use('c3', 'a2')
      .target('hedd')
    expect(b.row('shieldOfFaith').at).toBe('graveyard')
  })
})

describe('21.4 symbiotes', () => {
  test('21.4, 12.2 symbiote and host stand on one cell, are adjacent and may attack each other', () => {
    const b = battle({ one: { c3: { card: 'nomad', with: ['wardingSalamander'] } }, two: { c4: 'nomad' } })
    expect(b.choice('strike')).toContain(`${b.piece('wardingSalamander')}:${b.piece('c3')}`)
    expect(b.choice('strike')).toContain(`${b.piece('c3')}:${b.piece('wardingSalamander')}`)
    expect(b.choice('strike')).toContain(`${b.piece('wardingSalamander')}:${b.piece('c4')}`)
  })

  test('21.4 they cannot be finished off', () => {
    const b = battle({
      one: { c3: 'assassin' },
      two: { c4: { card: 'nomad', with: [{ card: 'wardingSalamander', wounds: 4 }] } },
    })
    expect(b.whyNot('use', `${b.piece('c3')}:a2`)).toBe('19.4 noTarget')
  })

  test('21.4.1 a symbiote is struck separately from its host', () => {
    const b = battle({
      one: { c3: 'orc' },
      two: { c4: { card: 'nomad', closed: true, with: [{ card: 'mossRider', closed: true }] } },
      dice: [1],
    }).strike('c3', 'mossRider')
    expect([b.wounds('mossRider'), b.wounds('c4')]).toEqual([3, 0])
  })
})

describe('21.5 parasites', () => {
  test('21.5, 21.5.1 they stay under their controller on the enemy host, and keep him in the game', () => {
    const b = battle({
      one: { c3: { card: 'nomad', closed: true, wounds: 7 } },
      two: { c4: { card: 'orc', with: [{ card: 'bloodTick', of: 'one' }] } },
      active: 'two',
      dice: [1],
    })
      .strike('c4', 'c3')
      .answer('pass')
    expect([b.row('nomad').at, b.winner(), b.row('bloodTick').controller]).toEqual(['graveyard', undefined, 0])
  })
})

describe('22 hidden cards', () => {
  test('22.1 a hidden card occupies its cell, and only its controller knows it', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { e6: 'nomad', hidden: { c4: 'silentBrother' } } })
    expect(b.whyNot('move', `${b.piece('c3')}:c4`)).toBe('10.2 cellOccupied')
    expect(b.t.view('one').zones['faceDown']).toEqual({ c4: { two: { count: 1 } } })
    expect(b.t.view('two').zones['faceDown']).toEqual({ c4: { two: { count: 1, cards: ['silentBrother'] } } })
  })

  test('22.2 its controller may reveal it with priority, free of charge', () => {
    const b = battle({ one: { c3: 'nomad', hidden: { c2: 'silentBrother' } }, two: { e6: 'nomad' } }).answer(
      'reveal',
      'p3',
    )
    expect(b.row('c2')).toMatchObject({ card: 'silentBrother', closed: false, units: 2 })
    expect(b.step()).toBe('turn.main')
  })

  test('22.2, 12.4 it is revealed when it becomes a target', () => {
    const b = battle({
      one: { c3: 'orc' },
      two: { e6: 'nomad', hidden: { c4: 'silentBrother' } },
      dice: [1, 1],
    }).strike('c3', 'c4')
    expect(b.row('c4')).toMatchObject({ card: 'silentBrother', wounds: 3 })
  })

  test('22.4, 22.5 a declaration that proves illegal is paid and not carried out (EX-43)', () => {
    const b = battle({ one: { c3: 'purifier' }, two: { e6: 'nomad', hidden: { c6: 'deadMarsh' } }, facts: { turn: 1 } })
      .use('c3', 'a1')
      .target('c6')
    expect([b.row('deadMarsh').at, b.row('c3').closed, b.row('c3').acted]).toEqual(['extra', true, true])
  })

  test('22.5 a hidden attachment is placed on a host at once', () => {
    const b = battle({
      one: { c3: 'orc' },
      two: { e6: 'hedd', e5: 'orc', hidden: { c6: 'shieldOfFaith' } },
      active: 'one',
      facts: { turn: 1 },
    }).move('c3', 'c4')
    b.answer('reveal', b.piece('c6'))
    expect([b.asked(), b.step()]).toEqual(['two', 'card.attach'])
    expect(b.whyNot('host', 'p40')).toBe('21.4 notAHost') // a name that no card has
    b.answer('host', b.piece('hedd'))
    expect(b.row('shieldOfFaith')).toMatchObject({ at: 'attached', host: b.piece('hedd') })
  })

  test('22.3 mass effects over an area reveal the hidden cards in it first', () => {
    const b = battle({
      one: { c3: { card: 'bogling', chips: 1 }, a1: 'nomad' },
      two: { e6: 'nomad', hidden: { c4: 'silentBrother' } },
    })
      .use('c3', 'a1')
      .passAll()
    expect(b.row('c4')).toMatchObject({ card: 'silentBrother', wounds: 1, poison: 1 })
  })

  test('22.3 but not those that it could never concern: a hidden card is not poisoned', () => {
    const b = battle({
      one: { c1: 'undine' },
      two: { c6: { card: 'orc', poison: 1 }, hidden: { e6: 'silentBrother' } },
    })
    expect(b.use('c1', 'a2').passAll().wounds('c6')).toBe(1)
    expect(b.row('e6').card).toBe('hidden')
  })
})

describe('21.6, 22.6', () => {
  test('21.6 a parasite may be placed on a creature that already carries a symbiote', () => {
    const b = prepared({ b3: 'bloodTick', c3: 'nomad' }, { c4: 'hedd', d4: 'brambleTick' })
    b.answer('attach', `${b.piece('bloodTick')}:${b.piece('hedd')}`)
    b.answer('attach', `${b.piece('brambleTick')}:${b.piece('hedd')}`)
    expect([b.row('bloodTick').host, b.row('brambleTick').host]).toEqual([b.piece('hedd'), b.piece('hedd')])
  })

  test('22.6 as an obstacle a hidden card is one of its controller: it stops movement and enemy row strikes', () => {
    const b = battle({ one: { c3: 'kshar' }, two: { c5: 'nomad', hidden: { c4: 'silentBrother' } } })
    expect([b.steps('c3'), b.whyNoUse('c3', 'a1')]).toEqual([['c2', 'b3', 'd3'], '19.4 noTarget'])
    const own = battle({ one: { c3: 'kshar', hidden: { c4: 'silentBrother' } }, two: { c5: 'nomad' } })
    expect(own.use('c3', 'a1').targets()).toEqual(['c5'])
  })

  test('22.6 where cards are counted it is left out: no bonus for the Zombie', () => {
    const struck = (shown: boolean) =>
      battle({
        one: { c3: 'nomad' },
        two: {
          c4: 'zombie',
          ...(shown ? { c6: 'vampire' } : { hidden: { c6: 'vampire' } }),
        },
        facts: { turn: 1 },
        dice: [1, 6],
      })
        .strike('c3', 'c4')
        .passAll()
        .wounds('c3')
    expect([struck(true), struck(false)]).toEqual([2, 1])
  })
})
