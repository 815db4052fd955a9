// Chapters 1–3 and 8: the order of a game, cards, zones and geometry.

import { table } from '@ludoteka/kernel/testing'
import { describe, expect, test } from 'vitest'
import { CARD, CARDS } from '../../content/cards.ts'
import { CELLS, FIELD, ROW } from '../../content/cells.ts'
import { DECK, DECKS } from '../../content/decks.ts'
import { ELEMENTS, EQUIPMENT_CLASSES } from '../../content/terms.ts'
import { game } from '../../index.ts'
import { isIndependent } from '../../rules/squad.ts'
import { battle, closed, placed, revealed, wounded } from '../positions.ts'

describe('1 overview', () => {
  test('1.2, 25.1 who kills all creatures of the opponent wins', () => {
    const b = battle({ one: { c3: 'orc' }, two: { c4: closed('nomad', { wounds: 7 }) }, dice: [1] }).strike('c3', 'c4')
    expect(b.winner()).toBe('one')
  })

  test('1.3 sides, recruiting, placement, preparation and turns follow each other', () => {
    const t = table(game, { seed: 'order' })
    const steps = [t.view('spectator').step]
    const [chooser = 'one'] = t.view('spectator').waiting
    t.play(chooser, 'beFirst')
    steps.push(t.view('spectator').step)
    for (const seat of ['one', 'two']) {
      const { take } = t.choice(seat)
      const creature = CARDS.find(
        card => Array.isArray(take) && take.includes(card) && isIndependent(card) && card !== 'silentBrother',
      )
      t.play(seat, 'take', creature).play(seat, 'ready')
    }
    steps.push(t.view('spectator').step)
    for (const seat of ['one', 'two']) {
      const { place } = t.choice(seat)
      t.play(seat, 'place', Array.isArray(place) ? place[0] : undefined).play(seat, 'ready')
    }
    steps.push(t.view('spectator').step)
    const b = revealed(t)
    expect([...steps, b.step(), b.asked()]).toEqual([
      'sides.choose',
      'recruit.squad',
      'place.cards',
      'prepare.hide',
      'turn.main',
      chooser,
    ])
  })

  test('1.4 the axe rule: what a card says goes before the rules', () => {
    // 16.4 a flyer can't defend a ground card against a ground creature; Rtunh says it may.
    const defenders = (flyer: 'rtunh' | 'korpit') =>
      battle({ one: { c3: 'orc' }, two: { c4: 'nomad', extra: [flyer] }, dice: flyer === 'korpit' ? [1, 1] : [] })
        .strike('c3', 'c4')
        .choice('defend', 'two')
    expect([defenders('rtunh').length, defenders('korpit').length]).toEqual([1, 0])
  })
})

describe('2 components', () => {
  test('2.1 two starter decks of 30 cards', () => {
    const size = (id: (typeof DECKS)[number]) => Object.values(DECK[id]).reduce((sum, n) => sum + (n ?? 0), 0)
    expect(DECKS.slice(0, 2).map(size)).toEqual([30, 30])
  })

  test('2.3, 8.2, 8.3 six rows of five cells; the two first rows touch', () => {
    expect(CELLS).toHaveLength(30)
    expect([ROW.first[1], ROW.first[3], ROW.second[1], ROW.second[3]].map(row => row.join(' '))).toEqual([
      'a3 b3 c3 d3 e3',
      'a1 b1 c1 d1 e1',
      'a4 b4 c4 d4 e4',
      'a6 b6 c6 d6 e6',
    ])
    expect(CELLS.filter(cell => FIELD.columnOf(cell) === FIELD.columnOf('c1'))).toHaveLength(6)
  })

  test('2.2, 14.7 the faces of both dice: three weak, two medium, one strong; four hits, a cross and a fist', () => {
    const grades = [1, 2, 3, 4, 5, 6].map(die =>
      battle({ one: { c3: 'nomad' }, two: { c4: closed('orc') }, dice: [die] })
        .strike('c3', 'c4')
        .wounds('c4'),
    )
    const defences = [1, 2, 3, 4, 5, 6].map(die => {
      const b = battle({ one: { c3: 'nomad' }, two: { c4: 'orc' }, dice: [1, die] }).strike('c3', 'c4')
      return [b.wounds('c4'), b.wounds('c3')]
    })
    expect(grades).toEqual([1, 1, 1, 2, 2, 3])
    expect(defences).toEqual([...Array(4).fill([1, 0]), [0, 0], [0, 3]])
  })
})

describe('3 cards', () => {
  test('3.2 six elements; neutral cards have none and share none', () => {
    expect(ELEMENTS).toHaveLength(6)
    expect(CARD.nomad.elements).toEqual(['steppe'])
    expect([CARD.krondak.elements, CARD.wanderingUngar.elements]).toEqual([[], ['dark', 'fire']])
  })

  test('3.3 what each type of card prints', () => {
    for (const card of CARDS) {
      const facts = CARD[card]
      expect(facts.cost).toBeGreaterThan(0)
      expect('life' in facts).toBe(facts.type === 'creature' || facts.type === 'artefact')
      expect('strike' in facts).toBe(facts.type === 'creature')
      if (facts.type === 'equipment') expect(EQUIPMENT_CLASSES).toContain(facts.equipmentClass)
    }
  })

  test('3.4 flyers, symbiotes and parasites have no movement, all other creatures have', () => {
    for (const card of CARDS) {
      const facts = CARD[card]
      if (facts.type !== 'creature') continue
      const isCarried = facts.keywords.some(({ k }) => k === 'flying' || k === 'symbiote' || k === 'parasite')
      expect([card, facts.move > 0]).toEqual([card, !isCarried])
    }
  })

  test('3.5 a hidden card is always open', () => {
    const b = battle({ one: { a1: 'nomad', hidden: { c3: 'silentBrother' } }, two: { e6: 'nomad' } })
    expect(b.row('c3')).toMatchObject({ card: 'hidden', closed: false })
  })

  test('3.6 a player uses only cards he controls', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { c5: 'krondak' } })
    expect(b.whyNoUse('c5', 'a2')).toBe('3.6 notYours')
  })

  test('3.7 a text that names its own card means that very card', () => {
    const b = battle({
      one: { c3: wounded('leshy', 3), d3: wounded('leshy', 3) },
      two: { e6: 'nomad' },
    }).use('c3', 'a1')
    expect([b.wounds('c3'), b.wounds('d3')]).toEqual([0, 3])
  })

  test('3.8 the printed cost counts: Devotion does not make a creature cheaper for Rot', () => {
    const b = battle({
      one: { c3: { card: 'marshCrone', chips: 2 } },
      two: { c5: 'stoneGolem', d5: 'countessMorael', e5: 'crusaderOfSegger', e6: 'orderExecutioner' },
    }).use('c3', 'a1')
    expect(b.targets()).toEqual(['c3', 'c5', 'e6'])
  })
})

describe('8 zones and geometry', () => {
  test('8.1 the play zone is the battlefield and both extra zones', () => {
    const b = battle({
      one: { c3: 'druid', c2: wounded('orc', 2), extra: [wounded('heraldBat', 2)] },
      two: { c5: wounded('nomad', 2), extra: [wounded('korpit', 2)], graveyard: ['nomad'] },
    }).use('c3', 'a1')
    expect(b.targets()).toEqual(['c2', 'heraldBat', 'c5', 'korpit'])
  })

  test('8.4 adjacent: the eight cells around and the own cell, but not the card itself nor the extra zone', () => {
    const b = battle({
      one: {
        c3: { card: 'nomad', with: ['brambleTick'] },
        b2: 'nomad',
        c2: 'nomad',
        d2: 'nomad',
        b3: 'nomad',
        d3: 'nomad',
        c1: 'nomad',
        extra: ['heraldBat'],
      },
      two: { b4: 'nomad', c4: 'nomad', d4: 'nomad', c5: 'nomad', e3: 'nomad' },
    })
    expect([...b.strikes('c3')].sort()).toEqual(['b2', 'b3', 'b4', 'brambleTick', 'c2', 'c4', 'd2', 'd3', 'd4'])
  })

  test('8.6 left and right are the cells beside in the same row', () => {
    // The Shield Bearer serves steppe creatures directly left and right of it.
    const shot = (at: 'b5' | 'd5' | 'c6' | 'b6') =>
      battle({ one: { e1: 'crossbowman' }, two: { c5: 'shieldBearer', [at]: 'nomad' }, dice: [4] })
        .use('e1', 'a1')
        .target(at)
        .wounds(at)
    expect([shot('b5'), shot('d5'), shot('c6'), shot('b6')]).toEqual([1, 1, 2, 2])
  })

  test('8.7 a cell is occupied by a card or by a marker; symbiotes and equipment share the cell of their host', () => {
    const b = battle({
      one: { c1: 'krondak', c3: { card: 'nomad', with: ['clingingSoul'] }, b3: 'bloodChalice' },
      two: { e6: 'nomad' },
    })
    expect(b.steps('c3')).toEqual(['c2', 'd3', 'c4'])
    b.use('c1', 'a1').answer('cell', 'd3')
    expect(b.steps('c3')).toEqual(['c2', 'c4'])
    expect(b.whyNot('move', `${b.piece('c3')}:d3`)).toBe('10.2 cellOccupied')
    expect(b.whyNot('move', `${b.piece('c3')}:b3`)).toBe('10.2 cellOccupied')
    b.move('c3', 'c4')
    expect([b.row('clingingSoul').at, b.row('clingingSoul').host]).toEqual(['attached', b.piece('c4')])
  })

  test('8.8 being placed is no relocation, a move is one', () => {
    const b = battle({
      one: { c2: { card: 'soulReaper', chips: 3 }, d2: 'nomad', graveyard: ['vampire'] },
      two: { e6: 'iceGuard' },
    })
    b.use('c2', 'a2').passAll().target('vampire')
    b.passAll().answer('cell', 'c3').move('d2', 'd3')
    expect([b.row('c3').relocated, b.row('d3').relocated]).toEqual([false, true])
    b.use('e6', 'a1')
    expect(b.targets()).toContain('c3')
    expect(b.targets()).not.toContain('d3')
  })

  test('7.5, 22.5 a flyer that is revealed later goes to the extra zone at once', () => {
    const t = placed({ c3: 'nomad' }, { c4: 'nomad', c6: 'korpit' })
    t.play('one', 'done').play('two', 'hide', 'c6')
    const b = revealed(t).passAll()
    b.endTurn()
    expect(b.row('korpit')).toMatchObject({ at: 'extra' })
  })

  test('7.5 a symbiote that is revealed later chooses its host at once, and dies without one', () => {
    const t = placed({ c3: 'nomad' }, { c4: 'nomad', d4: 'orc', c6: 'brambleTick' })
    t.play('one', 'done').play('two', 'hide', 'c6')
    const b = revealed(t).passAll()
    b.endTurn()
    expect([b.step(), b.asked(), b.choice('host')]).toEqual(['card.attach', 'two', [b.piece('c4'), b.piece('d4')]])
    const alone = placed({ c3: 'nomad' }, { c5: 'wailingShade', c6: 'brambleTick' })
    alone.play('one', 'done').play('two', 'hide', 'c6')
    const lonely = revealed(alone).passAll()
    lonely.endTurn()
    expect(lonely.row('brambleTick').at).toBe('graveyard')
  })
})
