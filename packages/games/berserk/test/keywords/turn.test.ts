// 28.1 Keywords that work at the start and the end of turns, with chips and with deaths.

import { describe, expect, test } from 'vitest'
import type { CardId } from '../../content/cards.ts'
import type { GainedKeyword } from '../../content/keywords.ts'
import { type Battle, battle, type Standing } from '../positions.ts'

const withKeywords = (card: CardId, ...gained: readonly GainedKeyword[]) => ({ card, gained })
const closed = { card: 'nomad', closed: true } as const

/** The turn of `one` begins with this card at c3. */
const turnOf = (c3: Standing, more: { readonly a1?: Standing; readonly c4?: Standing } = {}): Battle =>
  battle({
    one: { c3, ...(more.a1 && { a1: more.a1 }) },
    two: { e6: 'nomad', ...(more.c4 && { c4: more.c4 }) },
    active: 'two',
  }).endTurn()

describe('N.8 Charge', () => {
  test('N.8 at the start of its player’s turn it may gain a chip, up to its highest number', () => {
    const b = turnOf({ card: 'reliquary', chips: 0 }, { a1: 'nomad' })
    expect([b.asked(), b.step()]).toEqual(['one', 'trigger.may'])
    expect(b.answer('accept').row('c3').chips).toBe(1)
    expect(turnOf({ card: 'reliquary', chips: 1 }, { a1: 'nomad' }).answer('decline').row('c3').chips).toBe(1)
    const full = turnOf({ card: 'reliquary', chips: 2 }, { a1: 'nomad' })
    expect([full.step(), full.row('c3').chips]).toEqual(['turn.main', 2])
  })

  test('N.8 its line works only with so many chips', () => {
    const burst = (chips: number) =>
      battle({
        one: { c2: { card: 'reliquary', chips }, c3: 'orc' },
        two: { c4: { card: 'bogling', chips: 1 }, e6: 'nomad' },
        active: 'two',
      }).use('c4', 'a1')
    expect([burst(1).wounds('c3'), burst(2).wounds('c3')]).toEqual([1, 0])
  })

  test('N.8, 28.6.8 it ends in the moment a chip is missing: paying one, the Fire Caller loses its protection', () => {
    const attacked = battle({
      one: { c3: 'orc' },
      two: { c4: { card: 'fireCaller', closed: true, chips: 3 } },
      dice: [1],
    }).strike('c3', 'c4')
    expect(attacked.wounds('c4')).toBe(0)
    const paid = battle({
      one: { c3: 'orc' },
      two: { c4: { card: 'fireCaller', chips: 3 }, deck: ['emberImp'] },
      active: 'two',
      dice: [1],
    })
    paid.use('c4', 'a1').answer('search', 'emberImp').answer('cell', 'c5').endTurn().strike('c3', 'c4')
    paid.passAll()
    expect([paid.row('c4').chips, paid.wounds('c4')]).toEqual([2, 3])
  })

  test('17.2 a chip of a Charge gives no right to accumulate', () => {
    const b = battle({ one: { c3: 'reliquary', a1: 'nomad' }, two: { e6: 'nomad' } })
    expect(b.whyNot('use', `${b.piece('c3')}:accumulate`)).toBe('23.2 noSuchAbility')
  })
})

describe('N.10 Concentration', () => {
  test('N.10 a chip at the end of the opponent’s turn, if it received no wounds in that turn', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { c5: 'sexton' } }).endTurn()
    expect(b.row('c5').chips).toBe(1)
  })

  test('N.10 none if it was wounded', () => {
    const b = battle({ one: { c3: 'krondak' }, two: { c5: 'sexton' } })
    b.use('c3', 'a2').target('c5').endTurn()
    expect(b.row('c5')).toMatchObject({ wounds: 1, chips: 0 })
  })

  test('N.10 wounds of an earlier turn do not matter, nor does its own player’s turn bring one', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { c5: { card: 'sexton', wounds: 3 } } }).endTurn()
    expect(b.row('c5').chips).toBe(1)
    expect(b.endTurn().row('c5').chips).toBe(1)
  })

  test('N.10, T.6 no more than its maximum; an artefact concentrates as well', () => {
    const b = battle({
      one: { c3: 'nomad' },
      two: { c5: { card: 'sexton', chips: 2 }, d5: 'crystalObelisk' },
    })
      .endTurn()
      .putTriggers()
    expect([b.row('c5').chips, b.row('d5').chips]).toEqual([2, 1])
  })
})

describe('N.12 Decay', () => {
  test('N.12 it starts the battle with X chips, also if it enters later', () => {
    const b = battle({
      one: { c2: { card: 'tribeHealer', chips: 3 }, graveyard: ['pyrePriest'] },
      two: { e6: 'nomad' },
    })
    b.use('c2', 'a1').target('pyrePriest').answer('cell', 'c3')
    expect(b.row('pyrePriest')).toMatchObject({ at: 'c3', chips: 2, closed: true })
  })

  test('N.12 after each action it loses a chip; with none to lose it dies', () => {
    const act = (chips: number) =>
      battle({
        one: { c3: { card: 'pyrePriest', chips }, a1: 'nomad' },
        two: { c5: 'nomad' },
        dice: [1],
      })
        .use('c3', 'a1')
        .target('c5')
    expect(act(2).row('pyrePriest')).toMatchObject({ chips: 1, closed: true })
    expect(act(0).row('pyrePriest').at).toBe('graveyard')
  })

  test('N.12, 28.6.2 after a strike and a defence too, also if the card did not close', () => {
    const strike = battle({
      one: { c3: { card: 'pyrePriest', chips: 2, gained: [{ k: 'notClosingAttack' }] } },
      two: { c4: closed },
      dice: [1],
    }).strike('c3', 'c4')
    expect(strike.row('c3')).toMatchObject({ chips: 1, closed: false })
    const defence = battle({
      one: { c3: 'nomad' },
      two: { c4: closed, d4: { card: 'pyrePriest', chips: 2 } },
      dice: [1, 1],
    })
      .strike('c3', 'c4')
      .defend('d4')
    expect(defence.row('d4')).toMatchObject({ chips: 1, closed: true })
  })

  test('N.12 movement is no action; 17.2 it may not accumulate', () => {
    const b = battle({ one: { c3: { card: 'pyrePriest', chips: 1 } }, two: { e6: 'nomad' } }).move('c3', 'c2')
    expect(b.row('c2').chips).toBe(1)
    expect(b.whyNot('use', `${b.piece('c2')}:accumulate`)).toBe('23.2 noSuchAbility')
  })
})

describe('N.17 Fading', () => {
  test('N.17 an open card wounds itself by X in the opening step', () => {
    expect(turnOf('wailingShade').wounds('c3')).toBe(1)
    expect(turnOf({ card: 'wailingShade', closed: true }).wounds('c3')).toBe(1)
  })

  test('N.17 not one that did not open', () => {
    const b = battle({
      one: { c3: { card: 'wailingShade', closed: true } },
      two: { c4: 'medusa' },
      active: 'two',
      dice: [6],
    })
    b.strike('c4', 'c3').endTurn()
    expect(b.row('c3')).toMatchObject({ closed: true, wounds: 4 })
  })

  test('N.17, 23.1 of Fading 1 and 2 only the 2 works; 28.6.1 Steadfast does not help', () => {
    expect(turnOf(withKeywords('wailingShade', { k: 'fading', x: 2 }, { k: 'steadfast' })).wounds('c3')).toBe(2)
  })

  test('N.17 nothing in the opponent’s turn', () => {
    const b = battle({ one: { c3: 'wailingShade' }, two: { e6: 'nomad' } }).endTurn()
    expect(b.wounds('c3')).toBe(0)
  })
})

describe('N.19 Gift of Life', () => {
  const dies = (a1: Standing, b1: Standing, gained: readonly GainedKeyword[] = []) =>
    battle({
      one: { c3: 'orc' },
      two: { c4: { card: 'faithfulServant', wounds: 9, gained }, a6: a1, b6: b1 },
      dice: [1, 1],
    }).strike('c3', 'c4')

  test('N.19 when it dies a creature of its player that shares an element gains X lives', () => {
    const b = dies('vampire', 'vampire')
    expect([b.asked(), b.choice('target')]).toEqual(['two', [b.piece('a6'), b.piece('b6')]])
    expect(b.target('b6').row('b6').extraLife).toBe(2)
  })

  test('N.19 an only one is chosen at once; others and neutral ones get nothing', () => {
    const b = dies('vampire', 'nomad')
    expect([b.row('a6').extraLife, b.row('b6').extraLife]).toEqual([2, 0])
  })

  test('N.19 without a fitting creature nothing happens', () => {
    const b = dies('nomad', 'krondak')
    expect([b.step(), b.row('a6').extraLife, b.row('b6').extraLife]).toEqual(['turn.main', 0, 0])
  })

  test('N.19, 23.1 the largest number; T.7 limited by Maximum life', () => {
    expect(dies('vampire', 'nomad', [{ k: 'giftOfLife', x: 3 }]).row('a6').extraLife).toBe(3)
    expect(dies({ card: 'sluaWitch', extraLife: 3 }, 'nomad').row('a6').extraLife).toBe(4)
  })

  test('N.19 a neutral card with it gives nothing', () => {
    const b = battle({
      one: { c3: 'orc' },
      two: { c4: { card: 'krondak', wounds: 6, gained: [{ k: 'giftOfLife', x: 2 }] }, a6: 'krondak' },
      dice: [1, 1],
    }).strike('c3', 'c4')
    expect(b.row('a6').extraLife).toBe(0)
  })

  test('N.19, 20.7 also when it is destroyed, as a symbiote on a dying host', () => {
    const b = battle({
      one: { c3: 'orc' },
      two: { c4: { card: 'nomad', closed: true, wounds: 7, with: ['clingingSoul'] }, a6: 'vampire' },
      dice: [1],
    })
      .strike('c3', 'c4')
      .passAll()
    expect(b.row('a6').extraLife).toBe(2)
  })
})

describe('N.22 Incarnation', () => {
  const hound = (incarnationChips: number, more = {}) =>
    battle({
      one: { c3: 'nomad', graveyard: [{ card: 'boneHound', incarnationChips }], ...more },
      two: { e6: 'nomad' },
      active: 'two',
    }).endTurn()

  test('N.22 one chip at the start of each turn of its player', () => {
    expect(hound(0).row('boneHound')).toMatchObject({ at: 'graveyard', incarnationChips: 1 })
    expect(hound(1).endTurn().row('boneHound').incarnationChips).toBe(2)
  })

  test('N.22 with X it is put out closed in the third row, and opens in the next turn', () => {
    const b = hound(2).answer('cell', 'd1')
    expect(b.row('boneHound')).toMatchObject({ at: 'd1', closed: true, incarnationChips: 0 })
    b.endTurn().endTurn()
    expect(b.row('boneHound').closed).toBe(false)
  })

  test('N.22 where no cell is free it waits, keeping its chips', () => {
    const full = { a1: 'nomad', b1: 'nomad', c1: 'nomad', d1: 'nomad', e1: 'nomad' } as const
    const b = hound(2, full)
    expect(b.row('boneHound')).toMatchObject({ at: 'graveyard', incarnationChips: 3 })
    b.move('c1', 'c2').endTurn().endTurn()
    expect(b.choice('cell')).toEqual(['c1'])
  })

  test('N.22 once per battle: dead again it gets no chips', () => {
    const b = battle({
      one: { c3: 'nomad', c1: 'nomad', graveyard: [{ card: 'boneHound', incarnated: true }] },
      two: { e6: 'nomad' },
      active: 'two',
    }).endTurn()
    expect(b.row('boneHound').incarnationChips).toBe(0)
  })

  test('N.22, N.44 a Unique card waits while another copy is in the squad', () => {
    const b = battle({
      one: { c3: 'nomad', extra: ['ashPhoenix'], graveyard: [{ card: 'ashPhoenix', incarnationChips: 1 }] },
      two: { e6: 'nomad' },
      active: 'two',
    }).endTurn()
    expect(b.row('p3')).toMatchObject({ card: 'ashPhoenix', at: 'graveyard', incarnationChips: 2 })
  })

  test('N.22 a flyer goes to the extra zone; the Plague Herald gains Flight', () => {
    const phoenix = battle({
      one: { c3: 'nomad', graveyard: [{ card: 'ashPhoenix', incarnationChips: 1 }] },
      two: { e6: 'nomad' },
      active: 'two',
    }).endTurn()
    expect(phoenix.row('ashPhoenix')).toMatchObject({ at: 'extra', closed: true })
    const herald = battle({
      one: { c3: 'nomad', graveyard: [{ card: 'plagueHerald', incarnationChips: 2 }] },
      two: { e6: 'nomad' },
      active: 'two',
    }).endTurn()
    expect(herald.answer('cell', 'a1').row('plagueHerald')).toMatchObject({ at: 'extra', closed: true })
  })

  test('25.2 a card waiting for incarnation does not keep its player in the game', () => {
    const b = battle({
      one: { c3: 'orc' },
      two: { c4: { ...closed, wounds: 7 }, graveyard: [{ card: 'boneHound', incarnationChips: 2 }] },
      dice: [1],
    }).strike('c3', 'c4')
    expect(b.t.view('spectator').result).toMatchObject({ kind: 'won', winners: [0] })
  })
})

describe('N.29 Poison', () => {
  test('N.29 an open card receives X wounds in the opening step; it lasts', () => {
    const b = turnOf({ card: 'nomad', closed: true, poison: 2 })
    expect(b.row('c3')).toMatchObject({ wounds: 2, poison: 2, closed: false })
  })

  test('N.29, 23.1 a smaller or equal poison changes nothing, a larger one replaces it', () => {
    const poisoned = (before: number) =>
      battle({
        one: { c3: { card: 'arkhaalChosen', chips: 1 } },
        two: { c4: { card: 'nomad', poison: before } },
      })
        .use('c3', 'a1')
        .target('c4')
    expect([poisoned(1).row('c4').poison, poisoned(0).row('c4').poison]).toEqual([2, 2])
    const b = battle({
      one: { c3: { card: 'arkhaalChosen', chips: 1 } },
      two: { c4: { card: 'nomad', poison: 3 } },
    })
    expect(b.whyNot('use', `${b.piece('c3')}:a1`)).toBe('19.4 noTarget')
  })

  test('N.29 not on artefacts, incorporeal creatures and cards protected from poison', () => {
    const strong = (c4: CardId) =>
      battle({ one: { c3: 'hedd' }, two: { c4: { card: c4, closed: true }, e6: 'nomad' }, dice: [6] }).strike(
        'c3',
        'c4',
      )
    const cards = ['warDrum', 'wailingShade', 'druid', 'nomad'] as const
    expect(cards.map(card => strong(card).row('c4').poison)).toEqual([0, 0, 0, 1])
  })

  test('N.29 nobody’s influence: a dead card has no killer to eat it', () => {
    const b = turnOf({ card: 'nomad', wounds: 7, poison: 1 }, { a1: 'nomad', c4: { card: 'ghoul', wounds: 3 } })
    expect([b.row('p2').at, b.wounds('c4')]).toEqual(['graveyard', 3])
  })
})

describe('N.31 Rage', () => {
  test('N.31 a chip at the end of its player’s turn, if it declared no attack; at most X', () => {
    const b = battle({ one: { c3: 'lavaHound' }, two: { e6: 'nomad' } }).endTurn()
    expect(b.row('c3').chips).toBe(1)
    expect(b.endTurn().endTurn().row('c3').chips).toBe(1)
  })

  test('N.31 none if it attacked', () => {
    const b = battle({ one: { c3: 'lavaHound' }, two: { c4: closed }, dice: [1] })
      .strike('c3', 'c4')
      .endTurn()
    expect(b.row('c3').chips).toBe(0)
  })

  test('N.31 a cancelled attack and a counter-strike do not count', () => {
    const cancelled = battle({ one: { c3: 'lavaHound' }, two: { c4: 'nomad', e6: 'iceGuard' } }).strike('c3', 'c4')
    cancelled.use('iceGuard', 'a1').target('c3').endTurn()
    expect(cancelled.row('c3')).toMatchObject({ closed: true, chips: 1 })
    const counter = battle({ one: { c3: 'nomad' }, two: { c4: 'lavaHound' }, dice: [1, 6] }).strike('c3', 'c4')
    counter.endTurn().endTurn()
    expect(counter.row('c4').chips).toBe(1)
  })

  test('N.31 in its player’s turn, closed, it loses a chip and opens, as an instant', () => {
    const b = battle({ one: { c3: { card: 'lavaHound', chips: 1 } }, two: { c4: closed }, dice: [1, 1] })
    expect(b.whyNot('use', `${b.piece('c3')}:rage`)).toBe('N.31 rageOnlyClosed')
    b.strike('c3', 'c4').use('c3', 'rage')
    expect(b.row('c3')).toMatchObject({ closed: false, chips: 0, acted: false, units: 2 })
    // Wrath: its own first strike has wounded the card in this turn.
    expect(b.strike('c3', 'c4').wounds('c4')).toBe(2 + 3)
    expect(b.whyNot('use', `${b.piece('c3')}:rage`)).toBe('23.5 limitReached')
  })

  test('N.31 not in the opponent’s turn', () => {
    const b = battle({
      one: { c3: 'iceGuard' },
      two: { c4: { card: 'lavaHound', closed: true, chips: 1 }, d4: 'iceGuard' },
    }).answer('endTurn')
    expect([b.asked(), b.whyNot('use', `${b.piece('c4')}:rage`)]).toEqual(['two', 'N.31 rageOnlyClosed'])
  })

  test('N.31, 23.1 X of two Rages is the larger: so often per turn', () => {
    const b = battle({
      one: { c3: { card: 'lavaHound', chips: 2, gained: [{ k: 'rage', x: 2 }] } },
      two: { c4: { card: 'mountainGiant', closed: true } },
      dice: [1, 1, 1],
    })
    b.strike('c3', 'c4').use('c3', 'rage').passAll().strike('c3', 'c4').use('c3', 'rage').strike('c3', 'c4')
    expect([b.wounds('c4'), b.whyNot('use', `${b.piece('c3')}:rage`)]).toEqual([2 + 3 + 3, '23.5 limitReached'])
  })
})

describe('N.32 Regeneration', () => {
  test('N.32 an open creature is healed by X in the opening step of its player', () => {
    expect(turnOf({ card: 'troll', wounds: 5 }).wounds('c3')).toBe(3)
    expect(turnOf({ card: 'troll', wounds: 5, closed: true }).wounds('c3')).toBe(3)
    expect(turnOf({ card: 'troll', wounds: 1 }).wounds('c3')).toBe(0)
  })

  test('N.32, 23.1 of Regeneration 1 and 2 only the 2 works (EX-5)', () => {
    expect(turnOf({ card: 'troll', wounds: 5, with: ['brambleTick'] }).wounds('c3')).toBe(3)
  })

  test('N.32 not one that did not open, nor an incorporeal creature', () => {
    const b = battle({
      one: { c3: { card: 'troll', closed: true } },
      two: { c4: 'medusa' },
      active: 'two',
      dice: [6],
    })
    b.strike('c4', 'c3').endTurn()
    expect(b.row('c3')).toMatchObject({ closed: true, wounds: 4 })
    expect(turnOf({ card: 'troll', wounds: 5, gained: [{ k: 'incorporeal' }] }).wounds('c3')).toBe(5)
  })
})

describe('N.36 Soulcatcher', () => {
  test('N.36 a chip for each creature that dies, of either squad', () => {
    const b = battle({
      one: { c3: 'orc', a1: 'soulReaper', a2: { ...closed, wounds: 7 }, b2: 'nomad' },
      two: { c4: { ...closed, wounds: 7 }, e6: 'nomad' },
      dice: [1, 1],
    })
    b.strike('c3', 'c4').strike('b2', 'a2')
    expect(b.row('a1').chips).toBe(2)
  })

  test('N.36 28.6.4 several at once are so many chips, at most X', () => {
    const b = battle({
      one: { c3: { card: 'bogling', chips: 1 }, a1: 'nomad' },
      two: {
        b4: { card: 'nomad', wounds: 7 },
        c4: { card: 'nomad', wounds: 7 },
        d4: { card: 'nomad', wounds: 7 },
        e6: 'bloodChalice',
        a6: 'nomad',
      },
    })
      .use('c3', 'a1')
      .putTriggers()
    expect(b.row('e6').chips).toBe(2)
  })

  test('N.36 not for an artefact, and none for a Soulcatcher that dies in the same check', () => {
    const artefact = battle({
      one: { c3: 'orc', a1: 'soulReaper' },
      two: { c4: { card: 'warDrum', wounds: 4 }, e6: 'nomad' },
      dice: [1],
    }).strike('c3', 'c4')
    expect(artefact.row('a1').chips).toBe(0)
    const both = battle({
      one: { c3: { card: 'bogling', chips: 1 }, a1: 'nomad' },
      two: { b4: { card: 'nomad', wounds: 7 }, c4: { card: 'soulReaper', wounds: 8 }, e6: 'nomad' },
    }).use('c3', 'a1')
    expect(both.row('soulReaper')).toMatchObject({ at: 'graveyard', chips: 0 })
  })
})

describe('N.41 Thirst', () => {
  const drink = (c4: Standing, x = 1) =>
    battle({
      one: { c3: { card: 'fledgling', closed: true, ...(x > 1 && { gained: [{ k: 'thirst', x }] }) }, a1: 'nomad' },
      two: { c4, e6: 'nomad' },
      active: 'two',
    }).endTurn()

  test('N.41 a closed creature may wound an adjacent one by X and opens', () => {
    const b = drink('nomad')
    b.answer('thirst', `${b.piece('c3')}:${b.piece('c4')}`)
    expect([b.wounds('c4'), b.row('c3').closed]).toEqual([1, false])
  })

  test('N.41 otherwise it does not open, also if there is nobody to drink from', () => {
    const b = drink('nomad')
    b.answer('abstain', b.piece('c3'))
    expect(b.row('c3').closed).toBe(true)
    const alone = drink('wailingShade')
    expect([alone.choice('thirst'), alone.choice('abstain')]).toEqual([[], [alone.piece('c3')]])
  })

  test('N.41 an open one is not asked', () => {
    const b = battle({ one: { c3: 'fledgling' }, two: { c4: 'nomad' }, active: 'two' }).endTurn()
    expect(b.step()).toBe('turn.main')
  })

  test('N.41, 23.1 the largest number; 20.6 the victim may die of it', () => {
    const b = drink({ card: 'nomad', wounds: 6 }, 2)
    b.answer('thirst', `${b.piece('c3')}:${b.piece('c4')}`)
    expect(b.row('p3').at).toBe('graveyard')
    expect(b.row('c3').closed).toBe(false)
  })

  test('N.41, S.1 a flyer has no Thirst', () => {
    const b = battle({
      one: { extra: [{ card: 'heraldBat', closed: true, gained: [{ k: 'thirst', x: 1 }] }] },
      two: { c4: 'nomad' },
      active: 'two',
    }).endTurn()
    expect([b.step(), b.row('heraldBat').closed]).toEqual(['turn.main', false])
  })
})

describe('T.6 Maximum chips', () => {
  test('T.6 excess chips are not gained, and accumulating at the maximum is illegal (17.5)', () => {
    const b = battle({ one: { c3: { card: 'bloodConjurer', chips: 3 } }, two: { e6: 'nomad' } })
    expect(b.whyNot('use', `${b.piece('c3')}:accumulate`)).toBe('17.5 chipsFull')
    const room = battle({ one: { c3: { card: 'bloodConjurer', chips: 2 } }, two: { e6: 'nomad' } }).use(
      'c3',
      'accumulate',
    )
    expect(room.row('c3').chips).toBe(3)
  })

  test('T.6, 17.5 of several maxima the smallest counts', () => {
    const b = battle({
      one: { c3: { card: 'bloodConjurer', chips: 1, gained: [{ k: 'maxChips', x: 1 }] } },
      two: { e6: 'nomad' },
    })
    expect(b.whyNot('use', `${b.piece('c3')}:accumulate`)).toBe('17.5 chipsFull')
  })
})

describe('T.7 Maximum life', () => {
  const gift = (c3: Standing) =>
    battle({
      one: { c3, b3: { card: 'faithfulServant', wounds: 9 } },
      two: { b4: 'orc' },
      active: 'two',
      dice: [1, 1],
    })
      .strike('b4', 'b3')
      .passAll()

  test('T.7 initial life and extra lives never exceed X', () => {
    expect(gift({ card: 'fledgling', extraLife: 0 }).row('c3').extraLife).toBe(2)
    expect(gift({ card: 'fledgling', extraLife: 2 }).row('c3').extraLife).toBe(3)
  })

  test('T.7 the strictest limit works', () => {
    expect(gift({ card: 'fledgling', gained: [{ k: 'maxLife', x: 7 }] }).row('c3').extraLife).toBe(1)
  })
})
