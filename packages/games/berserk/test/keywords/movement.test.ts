// 28.1 Keywords that replace movement, and Incorporeal.

import { describe, expect, test } from 'vitest'
import { battle } from '../positions.ts'

describe('N.24 Jump', () => {
  test('N.24 instead of moving, to any free cell within X; all units are spent, the card stays open', () => {
    const b = battle({ one: { c1: 'assassin', c2: 'nomad' }, two: { e6: 'nomad' } })
    expect(b.choice('jump')).toContain(`${b.piece('c1')}:c4`)
    expect(b.choice('jump')).not.toContain(`${b.piece('c1')}:c5`)
    expect(b.choice('jump')).not.toContain(`${b.piece('c1')}:c2`)
    b.answer('jump', `${b.piece('c1')}:c4`)
    expect(b.row('assassin')).toMatchObject({ at: 'c4', units: 0, moved: true, closed: false, acted: false })
  })

  test('N.24 not after a move, not without units, not closed', () => {
    const after = battle({ one: { c1: { card: 'bogling', units: 2 } }, two: { e6: 'nomad' } }).move('c1', 'c2')
    expect(after.whyNot('jump', `${after.piece('c2')}:c4`)).toBe('N.24 movedAlready')
    const tired = battle({ one: { c1: { card: 'bogling', units: 0 } }, two: { e6: 'nomad' } })
    expect(tired.whyNot('jump', `${tired.piece('c1')}:c4`)).toBe('10.3 noUnitsLeft')
    const closed = battle({ one: { c1: { card: 'bogling', closed: true } }, two: { e6: 'nomad' } })
    expect(closed.whyNot('jump', `${closed.piece('c1')}:c4`)).toBe('10.5 closed')
  })

  test('N.24 it counts as having moved: no second jump; it may still act', () => {
    const b = battle({ one: { c1: 'gryz' }, two: { c6: { card: 'nomad', closed: true } }, dice: [1] })
    b.answer('jump', `${b.piece('c1')}:c5`)
    expect(b.whyNot('jump', `${b.piece('c5')}:c4`)).toBe('10.3 noUnitsLeft')
    expect(b.strike('c5', 'c6').wounds('c6')).toBe(4)
  })

  test('N.24, 23.1 of Jump 3 and 4 only the 4 works', () => {
    const b = battle({
      one: { c1: { card: 'assassin', gained: [{ k: 'jump', x: 4 }] } },
      two: { e6: 'nomad' },
    })
    expect(b.choice('jump')).toContain(`${b.piece('c1')}:c5`)
    expect(b.choice('jump')).not.toContain(`${b.piece('c1')}:c6`)
  })

  test('N.24 who does not have it does not jump', () => {
    const b = battle({ one: { c1: 'nomad' }, two: { e6: 'nomad' } })
    expect([b.choice('jump'), b.whyNot('jump', `${b.piece('c1')}:c4`)]).toEqual([[], 'N.24 cannotJumpThere'])
  })
})

describe('N.26 Manoeuvre', () => {
  test('N.26 it swaps places with an own creature beside it, for one unit; the partner pays nothing and may be closed', () => {
    const b = battle({ one: { c2: 'saltCaravan', c3: { card: 'nomad', closed: true } }, two: { e6: 'nomad' } })
    b.answer('manoeuvre', `${b.piece('c2')}:${b.piece('c3')}`)
    expect(b.row('saltCaravan')).toMatchObject({ at: 'c3', units: 1, moved: true })
    expect(b.row('nomad')).toMatchObject({ at: 'c2', units: 2, moved: false, relocated: true, closed: true })
  })

  test('N.26 not diagonally, not with an enemy, an artefact or a symbiote', () => {
    const b = battle({
      one: { c3: { card: 'saltCaravan', with: ['brambleTick'] }, b2: 'nomad', b3: 'warDrum' },
      two: { c4: 'nomad' },
    })
    expect(b.choice('manoeuvre')).toEqual([])
    expect(b.whyNot('manoeuvre', `${b.piece('c3')}:${b.piece('c4')}`)).toBe('N.26 notAPartner')
  })

  test('N.26, 28.6.7 not with a hidden card', () => {
    const b = battle({ one: { c2: 'saltCaravan', hidden: { c3: 'silentBrother' } }, two: { e6: 'nomad' } })
    expect(b.choice('manoeuvre')).toEqual([])
  })

  test('N.26 what is attached travels with its host', () => {
    const b = battle({
      one: { c2: { card: 'saltCaravan', with: ['brambleTick'] }, c3: { card: 'vampire', with: ['graveShroud'] } },
      two: { e6: 'nomad' },
    })
    b.answer('manoeuvre', `${b.piece('c2')}:${b.piece('c3')}`)
    expect(b.row('brambleTick')).toMatchObject({ host: b.piece('saltCaravan'), relocated: true })
    expect(b.row('graveShroud')).toMatchObject({ host: b.piece('vampire'), relocated: true })
  })

  test('N.26 without a unit or closed it cannot', () => {
    const tired = battle({ one: { c2: { card: 'saltCaravan', units: 0 }, c3: 'nomad' }, two: { e6: 'nomad' } })
    expect(tired.whyNot('manoeuvre', `${tired.piece('c2')}:${tired.piece('c3')}`)).toBe('10.3 noUnitsLeft')
    const closed = battle({ one: { c2: { card: 'saltCaravan', closed: true }, c3: 'nomad' }, two: { e6: 'nomad' } })
    expect(closed.whyNot('manoeuvre', `${closed.piece('c2')}:${closed.piece('c3')}`)).toBe('10.5 closed')
  })

  test('N.26, 23.1 boots that give it to a creature that has it change only the movement', () => {
    const b = battle({
      one: { c2: { card: 'saltCaravan', with: ['sevenLeagueBoots'] }, c3: 'nomad' },
      two: { e6: 'nomad' },
    })
    expect(b.choice('manoeuvre')).toEqual([`${b.piece('c2')}:${b.piece('c3')}`])
    expect(b.row('c2').units).toBe(3)
  })
})

describe('N.39 Teleportation', () => {
  test('N.39 to any free cell of the battlefield; units are lost, the card stays open', () => {
    const b = battle({ one: { c1: 'hornedDemon', c2: 'nomad' }, two: { e6: 'nomad' } })
    expect(b.choice('teleport')).toHaveLength(30 - 3)
    b.answer('teleport', `${b.piece('c1')}:a6`)
    expect(b.row('hornedDemon')).toMatchObject({ at: 'a6', units: 0, moved: true, closed: false })
  })

  test('N.39 without units too, but not after a move and not closed', () => {
    const tired = battle({ one: { c1: { card: 'hornedDemon', units: 0 } }, two: { e6: 'nomad' } })
    expect(tired.choice('teleport')).toHaveLength(28)
    const moved = battle({ one: { c1: 'hornedDemon' }, two: { e6: 'nomad' } }).move('c1', 'c2')
    expect(moved.whyNot('teleport', `${moved.piece('c2')}:a6`)).toBe('N.39 movedAlready')
    const closed = battle({ one: { c1: { card: 'hornedDemon', closed: true } }, two: { e6: 'nomad' } })
    expect(closed.whyNot('teleport', `${closed.piece('c1')}:a6`)).toBe('10.5 closed')
  })

  test('N.39, 10.6.1 not while it cannot move', () => {
    const b = battle({
      one: { c1: 'hornedDemon' },
      two: { e6: 'nomad' },
      lasting: [{ kind: 'cannotMove', piece: 'p1', until: 'turnEnd' }],
    })
    expect(b.whyNot('teleport', `${b.piece('c1')}:a6`)).toBe('10.6.1 heldFast')
  })
})

describe('N.23 Incorporeal', () => {
  const shade = { card: 'wailingShade', wounds: 3 } as const

  test('N.23 it cannot be healed, but may gain extra lives', () => {
    const b = battle({ one: { c3: 'druid', b3: shade }, two: { e6: 'nomad' } })
    expect(b.whyNot('use', `${b.piece('c3')}:a1`)).toBe('19.4 noTarget')
    const gift = battle({
      one: { c3: { card: 'faithfulServant', wounds: 9 }, b3: shade },
      two: { c4: 'orc' },
      active: 'two',
      dice: [1, 1],
    })
      .strike('c4', 'c3')
      .passAll()
    expect(gift.row('b3')).toMatchObject({ wounds: 3, extraLife: 2 })
  })

  test('N.23 no finishing blow and no poison', () => {
    const b = battle({ one: { c3: 'orderExecutioner', a1: 'undine' }, two: { c4: shade, e6: 'nomad' } })
    expect(b.whyNot('use', `${b.piece('c3')}:a1`)).toBe('19.4 noTarget')
    b.use('a1', 'a1')
    expect(b.choice('target')).not.toContain(b.piece('c4'))
  })

  test('N.23, 10.7 it moves over occupied cells and dies if it stays on one', () => {
    const setting = { one: { c1: 'wailingShade', c2: 'nomad' }, two: { e6: 'nomad' } } as const
    const past = battle(setting)
    past.answer('drift', `${past.piece('c1')}:c3`)
    expect(past.row('wailingShade')).toMatchObject({ at: 'c3', units: 0 })
    const onto = battle(setting)
    onto.answer('drift', `${onto.piece('c1')}:c2`)
    expect(onto.row('wailingShade').at).toBe('graveyard')
  })

  test('N.23 a corporeal creature does not', () => {
    const b = battle({ one: { c1: 'kshar', c2: 'nomad' }, two: { e6: 'nomad' } })
    expect([b.choice('drift'), b.whyNot('drift', `${b.piece('c1')}:c3`)]).toEqual([[], '10.7 cannotDriftThere'])
  })

  test('N.23, 21.3, 21.4 it carries no equipment, and only incorporeal symbiotes', () => {
    const revive = (card: 'brambleTick' | 'clingingSoul') =>
      battle({
        one: { b2: { card: 'tribeHealer', chips: 3 }, c2: 'wailingShade', graveyard: [card] },
        two: { e6: 'nomad' },
      })
        .use('b2', 'a1')
        .target(card)
    const tick = revive('brambleTick')
    const soul = revive('clingingSoul')
    expect([tick.choice('host'), soul.choice('host')]).toEqual([
      [tick.piece('b2')],
      [soul.piece('b2'), soul.piece('c2')],
    ])
  })
})
