// 28.1–28.3 Keywords of decks, squads and hosts, of hidden cards, and those that depend on the neighbours.

import { describe, expect, test } from 'vitest'
import { CARDS, type CardId } from '../../content/cards.ts'
import { crystalsFor, elementsOf, priceIn, spendingOn, whyNoDeck, whyNoSquad } from '../../rules/squad.ts'
import { battle, placed, revealed, type Standing } from '../positions.ts'

const FIRST = { side: 'first', isFirstGame: false } as const
const closed = { card: 'nomad', closed: true } as const
const whyNot = (...squad: readonly CardId[]): string | undefined =>
  whyNoSquad({ squad, deal: [], recruiting: FIRST })?.reason

describe('N.14 Devotion', () => {
  test('N.14 X crystals fewer beside another creature whose printed cost is 9 or more', () => {
    expect(priceIn(['faithfulServant', 'countessMorael'], 'faithfulServant')).toBe(3)
    expect(priceIn(['faithfulServant', 'vurdalak'], 'faithfulServant')).toBe(5)
  })

  test('N.14 for each devoted card; 5.4.2 the final squad counts', () => {
    expect(spendingOn(['faithfulServant', 'faithfulServant', 'torvald'])).toMatchObject({ elite: 9, rankAndFile: 6 })
    expect(spendingOn(['faithfulServant', 'faithfulServant'])).toMatchObject({ rankAndFile: 10 })
  })
})

describe('N.21 Horde', () => {
  const thirty = (...cards: readonly CardId[]): readonly CardId[] => [
    ...cards,
    ...CARDS.filter(card => !cards.includes(card)).slice(0, 30 - cards.length),
  ]
  const five = (card: CardId): readonly CardId[] => thirty(card, card, card, card, card)

  test('N.21 five copies in a deck instead of three', () => {
    expect([whyNoDeck(five('fledgling')), whyNoDeck(five('emberImp'))]).toEqual([undefined, undefined])
    expect(whyNoDeck(five('nomad'))?.reason).toBe('tooManyCopies')
    expect(whyNoDeck(thirty(...Array<CardId>(6).fill('fledgling')))?.reason).toBe('tooManyCopies')
  })
})

describe('N.44 Unique', () => {
  test('N.44 one copy in a squad', () => {
    expect([whyNot('torvald'), whyNot('torvald', 'torvald'), whyNot('nomad', 'nomad')]).toEqual([
      undefined,
      'uniqueTwice',
      undefined,
    ])
  })

  test('N.44, 23.12 no second copy is revived, while another card is', () => {
    const setting = (there: Standing) =>
      battle({
        one: { c2: { card: 'tribeHealer', chips: 3 }, a1: there, graveyard: ['mercenary', 'orc'] },
        two: { e6: 'nomad' },
      }).use('c2', 'a1')
    const twice = setting('mercenary')
    expect(twice.choice('target')).toEqual([twice.piece('orc')])
    const once = setting('nomad')
    expect(once.choice('target')).toEqual([once.piece('mercenary'), once.piece('orc')])
  })
})

describe('N.27 Meditation', () => {
  test('N.27 chips may come from own cards that share an element', () => {
    const b = battle({
      one: {
        c3: { card: 'soulReaper', chips: 1 },
        a1: { card: 'bloodConjurer', chips: 2 },
        a2: { card: 'sexton', chips: 2 },
      },
      two: { c5: 'nomad' },
    })
      .use('c3', 'a1')
      .target('c5')
    expect(b.choice('number')).toEqual(['1', '2', '3'])
    b.answer('number', 2)
    expect(b.choice('payer')).toEqual([b.piece('c3'), b.piece('a1')])
    b.answer('payer', b.piece('a1')).answer('payer', b.piece('a1'))
    expect([b.row('c3').chips, b.row('a1').chips, b.wounds('c5')]).toEqual([1, 0, 2])
  })

  test('N.27 each element of a multi-element card counts (T.8)', () => {
    const b = battle({
      one: { c3: 'wanderingUngar', a1: { card: 'bloodConjurer', chips: 1 }, a2: { card: 'pyrePriest', chips: 1 } },
      two: { c5: 'nomad' },
    })
      .use('c3', 'a2')
      .target('c5')
    expect(b.choice('payer')).toEqual([b.piece('a1'), b.piece('a2')])
  })

  test('N.27 without it, or for a neutral card, only the own chips', () => {
    const without = battle({
      one: { c3: 'bloodConjurer', a1: { card: 'soulReaper', chips: 2 } },
      two: { c5: 'nomad' },
    })
    expect(without.whyNot('use', `${without.piece('c3')}:a1`)).toBe('17.1 tooFewChips')
    const neutral = battle({
      one: { c3: { card: 'sexton', gained: [{ k: 'meditation' }] }, a1: { card: 'krondak', chips: 2 } },
      two: { c5: 'nomad' },
    })
    expect(neutral.whyNot('use', `${neutral.piece('c3')}:a2`)).toBe('17.1 tooFewChips')
  })
})

describe('N.38 Stealth', () => {
  test('N.38 it may stay hidden in any row, for either player', () => {
    const t = placed({ c3: 'silentBrother', b3: 'nomad' }, { c4: 'silentBrother', d4: 'nomad' })
    expect(t.choice('one')).toEqual({ hide: ['c3'], done: true })
    t.play('one', 'hide', 'c3').play('one', 'done')
    expect(t.choice('two')).toEqual({ hide: ['c4'], done: true })
  })

  test('N.38 it stays so through the turns, until it acts or its controller reveals it', () => {
    const b = battle({ one: { a1: 'nomad', hidden: { c3: 'silentBrother' } }, two: { e6: 'nomad' } })
    b.endTurn().endTurn()
    expect(b.row('c3').card).toBe('hidden')
    expect(b.answer('reveal', b.piece('c3')).row('c3').card).toBe('silentBrother')
  })

  test('N.38 or until it becomes a target', () => {
    const b = battle({ one: { c2: 'crossbowman' }, two: { a6: 'nomad', hidden: { c5: 'silentBrother' } }, dice: [1] })
    b.use('c2', 'a1').target('c5').passAll()
    expect(b.row('c5')).toMatchObject({ card: 'silentBrother', wounds: 1 })
  })
})

describe('N.47 Vanguard', () => {
  test('N.47 one unanswered strike at an adjacent card of the opponent, without closing and without a response', () => {
    const b = revealed(placed({ c3: 'silentBrother' }, { c4: 'fledgling', d4: 'iceGuard' }, [5]))
    expect([b.step(), b.asked(), b.choice('strike')]).toEqual([
      'prepare.vanguard',
      'one',
      [`${b.piece('c3')}:${b.piece('c4')}`, `${b.piece('c3')}:${b.piece('d4')}`],
    ])
    b.strike('c3', 'c4')
    expect([b.wounds('c4'), b.row('c3').closed, b.row('c3').acted]).toEqual([2, false, false])
    expect(b.t.view('spectator').facts['turn']).toBe(1)
  })

  test('N.47 it may be declined, and there is none without an adjacent enemy', () => {
    const declined = revealed(placed({ c3: 'silentBrother' }, { c4: 'fledgling' })).answer('pass')
    expect(declined.wounds('c4')).toBe(0)
    const far = revealed(placed({ c2: 'silentBrother' }, { c4: 'fledgling' }))
    expect(far.t.view('spectator').facts['turn']).toBe(1)
  })

  test('N.47 hidden by Stealth it makes none', () => {
    const t = placed({ c3: 'silentBrother' }, { c4: 'fledgling' }).play('one', 'hide', 'c3')
    expect(revealed(t).t.view('spectator').facts['turn']).toBe(1)
  })
})

describe('N.18 Formation', () => {
  const discharged = (c2: Standing, at: 'c2' | 'd2' | 'b2' = 'c2') =>
    battle({
      one: { c1: 'nomad', c3: 'crusaderOfSegger', [at]: c2 },
      two: { c5: 'krondak' },
      active: 'two',
    })
      .use('c5', 'a2')
      .target('c3')
      .wounds('c3')

  test('N.18 with another own card with Formation orthogonally beside it the card has what stands there', () => {
    expect([discharged('paladinOfAllamor'), discharged('nomad')]).toEqual([0, 1])
  })

  test('N.18 a closed partner counts', () => {
    expect(discharged({ card: 'paladinOfAllamor', closed: true })).toBe(0)
  })

  test('N.18 not diagonally', () => {
    expect(discharged('paladinOfAllamor', 'b2')).toBe(1)
  })

  test('N.18 not a card of the opponent, nor a hidden one', () => {
    const enemy = battle({
      one: { c3: 'crusaderOfSegger' },
      two: { c4: 'paladinOfAllamor', c6: 'krondak' },
      active: 'two',
    })
      .use('c6', 'a2')
      .target('c3')
    expect(enemy.wounds('c3')).toBe(1)
    const hidden = battle({
      one: { c2: 'krondak' },
      two: { c5: 'crusaderOfSegger', hidden: { c6: 'paladinOfAllamor' } },
      facts: { turn: 1 },
    })
      .use('c2', 'a2')
      .target('c5')
      .passAll()
    expect(hidden.wounds('c5')).toBe(1)
  })

  test('N.18 lost at once when the contact breaks (EX-31)', () => {
    const b = battle({
      one: { c2: 'paladinOfAllamor', c3: 'crusaderOfSegger' },
      two: { c4: { card: 'vampire', closed: true }, d4: { card: 'vampire', closed: true } },
      dice: [1],
    })
    b.move('c3', 'd3').move('c2', 'c3')
    expect(b.strike('c3', 'c4').wounds('c4')).toBe(3)
    const broken = battle({
      one: { c3: 'paladinOfAllamor', d3: 'crusaderOfSegger' },
      two: { c4: { card: 'vampire', closed: true } },
      dice: [1],
    })
    broken.move('d3', 'd2')
    expect(broken.strike('c3', 'c4').wounds('c4')).toBe(2)
  })

  test('N.18 it grants abilities as well: the Axe Master gains a chip at the start of the turn', () => {
    const begun = (b3: CardId) =>
      battle({ one: { c3: 'axeMaster', b3 }, two: { e6: 'nomad' }, active: 'two' })
        .endTurn()
        .row('c3').chips
    expect([begun('hallGuard'), begun('nomad')]).toEqual([1, 0])
  })
})

describe('T.1 Cannot be taken with', () => {
  test('T.1 the Mind Leech is not recruited with an Inquisitor', () => {
    expect([whyNot('mindLeech', 'krondak'), whyNot('mindLeech', 'nomad')]).toEqual(['notTogether', undefined])
  })

  test('T.1, 23.12 nor revived while one is in the squad', () => {
    const revive = (a1: CardId) => {
      const b = battle({
        one: { c2: { card: 'tribeHealer', chips: 3 }, a1, graveyard: ['mindLeech', 'orc'] },
        two: { c4: 'nomad' },
      }).use('c2', 'a1')
      return b.choice('target').includes(b.piece('mindLeech'))
    }
    expect([revive('krondak'), revive('nomad')]).toEqual([false, true])
  })

  test('5.4.4.1 it binds only the card that carries it: an Inquisitor enters beside a Leech', () => {
    const b = battle({
      one: { c2: { card: 'tribeHealer', chips: 3 }, graveyard: ['krondak'] },
      two: { c4: { card: 'nomad', with: [{ card: 'mindLeech', of: 'one' }] } },
    }).use('c2', 'a1')
    expect(b.choice('target')).toEqual([b.piece('krondak')])
  })
})

describe('T.8 Multi-element card', () => {
  test('T.8 each of its elements counts for the penalty', () => {
    expect(elementsOf(['wanderingUngar'])).toBe(2)
    expect(crystalsFor(FIRST, ['wanderingUngar', 'vampire', 'emberImp']).gold).toBe(23)
  })

  test('T.8 effects for any of them apply', () => {
    const against = (c4: CardId) =>
      battle({
        one: { extra: ['wingedJusticar'] },
        two: { c4: { card: c4, closed: true } },
        dice: [1],
      })
        .strike('wingedJusticar', 'c4')
        .wounds('c4')
    expect([against('wanderingUngar'), against('emberImp')]).toEqual([3, 2])
  })
})

describe('T.11 Starts the battle with', () => {
  test('T.11 received when the card is first revealed; with onlyAs only by that player', () => {
    const b = revealed(placed({ c3: 'bogling' }, { c4: 'bogling' }))
    expect([b.row('c3').chips, b.row('c4').chips]).toEqual([0, 1])
  })

  test('T.11, 7.2 at a later reveal too', () => {
    const t = placed({ c3: 'nomad' }, { c4: 'nomad', c6: 'bogling' }).play('one', 'done').play('two', 'hide', 'c6')
    const b = revealed(t)
    expect(b.row('c6').card).toBe('hidden')
    b.passAll().endTurn()
    expect(b.row('c6')).toMatchObject({ card: 'bogling', chips: 1 })
  })

  test('T.11, 23.11 and by one that enters play later', () => {
    const b = battle({
      one: { a1: 'nomad' },
      two: { c5: { card: 'tribeHealer', chips: 3 }, graveyard: ['bogling'] },
      active: 'two',
    })
    b.use('c5', 'a1').target('bogling').answer('cell', 'c4')
    expect(b.row('bogling').chips).toBe(1)
  })
})

describe('T.13 Wears no equipment', () => {
  const hosts = (b3: CardId) => {
    const b = revealed(placed({ b3, c3: 'shieldOfFaith', d3: 'vampire' }, { c4: 'nomad' }))
    return b.choice('attach').map(one => one.split(':')[1])
  }

  test('T.13 nothing can be placed on it', () => {
    expect(hosts('crystalWyrm')).toHaveLength(1)
    expect(hosts('paladinOfAllamor')).toHaveLength(2)
  })
})

describe('S.1 Flyers', () => {
  test('S.1 it stands in the extra zone, has no cell and no movement', () => {
    const b = revealed(placed({ c3: 'nomad', b3: 'heraldBat' }, { c4: 'nomad' }))
    expect(b.row('heraldBat')).toMatchObject({ at: 'extra', units: 0 })
    expect(b.whyNot('move', `${b.piece('heraldBat')}:c2`)).toBe('10.9 doesNotMove')
  })

  test('S.1 it strikes any card; ground creatures do not strike it', () => {
    const b = battle({ one: { c1: 'nomad', extra: ['heraldBat'] }, two: { c6: closed, extra: ['korpit'] } })
    expect(b.choice('strike')).toEqual([
      `${b.piece('heraldBat')}:${b.piece('c1')}`,
      `${b.piece('heraldBat')}:${b.piece('c6')}`,
      `${b.piece('heraldBat')}:${b.piece('korpit')}`,
    ])
  })
})

describe('S.2 Parasites', () => {
  test('S.2 its host is a creature in the first row of the opponent', () => {
    const b = revealed(placed({ c3: 'nomad', b3: 'bloodTick' }, { c4: 'hedd', c5: 'orc', b4: 'warDrum' }))
    expect(b.row('bloodTick')).toMatchObject({ at: 'b3' })
    expect(b.choice('attach')).toEqual([`${b.piece('bloodTick')}:${b.piece('hedd')}`])
  })

  test('S.2 without one it dies', () => {
    const b = revealed(placed({ c3: 'nomad', b3: 'bloodTick' }, { c5: 'orc', b4: 'warDrum' }))
    expect(b.row('bloodTick').at).toBe('graveyard')
  })

  test('S.2 it acts for its controller on the enemy host and stays when the host leaves the row', () => {
    const b = battle({
      one: { a1: 'nomad' },
      two: { c4: { card: 'nomad', with: [{ card: 'bloodTick', of: 'one' }] } },
      active: 'two',
    })
    b.move('c4', 'c5').endTurn()
    expect(b.row('bloodTick')).toMatchObject({ chips: 1, host: b.piece('c5') })
    expect(b.wounds('c5')).toBe(1)
  })
})

describe('S.3 Symbiotes', () => {
  test('S.3 its host is an own creature on the battlefield, no flyer and no symbiote', () => {
    const b = revealed(placed({ c3: 'nomad', b3: 'brambleTick', d3: 'heraldBat', c2: 'warDrum' }, { c4: 'nomad' }))
    expect(b.choice('attach')).toEqual([`${b.piece('brambleTick')}:${b.piece('nomad')}`])
  })

  test('S.3 it serves its host, stands on its cell and dies with it', () => {
    const b = battle({
      one: { c3: 'orc' },
      two: { c4: { card: 'nomad', closed: true, wounds: 7, with: ['brambleTick'] }, e6: 'nomad' },
      dice: [1],
    })
      .strike('c3', 'c4')
      .passAll()
    expect(b.row('brambleTick').at).toBe('graveyard')
  })

  test('S.3 any number on one host, which may be struck by them', () => {
    const b = battle({
      one: { c3: { card: 'nomad', with: ['brambleTick', 'mossRider'] } },
      two: { e6: 'nomad' },
    })
    expect(b.choice('strike')).toContain(`${b.piece('mossRider')}:${b.piece('c3')}`)
  })
})
