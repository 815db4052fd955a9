// Chapters 15 and 16: other attacks, influences and spells, flyers.

import { describe, expect, test } from 'vitest'
import type { Cell } from '../../content/cells.ts'
import { ATTACK, ATTACK_TYPES } from '../../content/terms.ts'
import { type Battle, battle, closed, type Standing } from '../positions.ts'

const targets = (b: Battle): readonly string[] => b.choice('target').map(piece => String(b.row(piece as 'p1').at))

describe('15.2 abilities instead of a strike', () => {
  test('15.2 the target does not fight, and no defender can be assigned', () => {
    const b = battle({ one: { c3: 'kshar' }, two: { c5: 'nomad', c6: 'lekken' } })
      .use('c3', 'a1')
      .target('c5')
    expect([b.wounds('c5'), b.asked()]).toEqual([1, 'one'])
  })

  test('15.3 special and magic strikes at an adjacent card; modifiers of the simple strike do not touch them', () => {
    const b = battle({
      one: { c3: { card: 'exorcist', with: ['consecratedHammer'] } },
      two: { c4: 'nomad', e6: 'nomad' },
      dice: [1],
    }).use('c3', 'a2')
    expect(targets(b)).toEqual(['c4'])
    b.target('c4')
    expect(b.wounds('c4')).toBe(1)
  })

  test('15.3.1 a strike that a text aims at the attacker needs no reach', () => {
    const b = battle({
      one: { a3: { card: 'nomad', gained: [{ k: 'strikeRange', x: 2 }] } },
      two: { a5: { card: 'footManAtArms', closed: true } },
      dice: [1],
    }).strike('a3', 'a5')
    expect([b.wounds('a5'), b.wounds('a3')]).toEqual([1, 2])
  })
})

describe('15.4 shots, throws, discharges', () => {
  const aim = (cell: Cell) =>
    battle({ one: { b2: 'purifier', c3: 'nomad' }, two: { [cell]: 'nomad', e6: 'nomad', extra: ['heraldBat'] } }).use(
      'b2',
      'a1',
    )

  test('15.4, 8.5 within the range, not at adjacent cards; the extra zone always', () => {
    expect(targets(aim('c4'))).toEqual(['c4', 'extra'])
    expect(targets(aim('d4'))).toEqual(['extra'])
  })

  test('15.4 own cards may be chosen, obstacles do not block', () => {
    const b = battle({ one: { c1: 'krondak', c3: 'nomad' }, two: { c4: 'nomad' } }).use('c1', 'a2')
    expect(targets(b)).toEqual(['c3', 'c4'])
  })

  test('15.4, 8.5 what works on ranges: Paladin in the same column', () => {
    const b = battle({ one: { b2: 'purifier', b1: 'paladinOfAllamor' }, two: { d4: 'nomad', e6: 'nomad' } }).use(
      'b2',
      'a1',
    )
    expect(targets(b)).toEqual(['d4'])
  })
})

describe('15.5 row strikes', () => {
  const aim = (between: object) =>
    battle({ one: { c3: 'kshar', ...between }, two: { c5: 'nomad', e3: 'nomad', e5: 'nomad' } })

  test('15.5 two cells away in a straight line over a free cell or own cards', () => {
    expect(targets(aim({}).use('c3', 'a1'))).toEqual(['e3', 'c5'])
    expect(targets(aim({ c4: 'nomad' }).use('c3', 'a1'))).toEqual(['e3', 'c5'])
  })

  test('15.5 never across an enemy card nor a marker, never adjacent, never at the extra zone', () => {
    const b = battle({
      one: { c3: 'kshar' },
      two: { c4: 'nomad', c5: 'nomad', e3: 'nomad', extra: ['heraldBat'] },
      lasting: [{ kind: 'marker', cell: 'd3', marker: 'pyre', blocks: true }],
    })
    expect(b.whyNot('use', `${b.piece('c3')}:a1`)).toBe('19.4 noTarget')
  })
})

describe('15.6–15.9 influences and spells', () => {
  test('15.6 on any card of the play zone; 19.4.1 on one that is protected too', () => {
    const b = battle({ one: { c1: 'undine', a1: 'nomad' }, two: { c6: 'nomad', extra: ['heraldBat'] } }).use('c1', 'a1')
    expect(targets(b)).toEqual(['a1', 'c1', 'c6', 'extra'])
  })

  test('15.7 what the text does first happens before the dice; without it there is no attack', () => {
    const b = battle({ one: { c3: { card: 'sluaWitch', extraLife: 3 } }, two: { c5: 'nomad' } })
      .use('c3', 'a1')
      .target('c5')
      .answer('number', 3)
    expect([b.row('c3').extraLife, b.wounds('c5'), b.row('c3').closed]).toEqual([0, 3, true])
  })

  test('15.8 several targets are one event; illegal ones are skipped', () => {
    const b = battle({
      one: { a1: { card: 'leshy', wounds: 2 }, b1: { card: 'druid', wounds: 1 }, extra: ['forestFairy'] },
      two: { c6: 'nomad' },
    })
    b.use('forestFairy', 'a1').target('a1').target('b1').answer('done')
    expect([b.wounds('a1'), b.wounds('b1')]).toEqual([1, 0])
  })

  test('15.9 "if so": the second part only if the first took effect', () => {
    const b = battle({
      one: { c1: 'nomad' },
      two: { c5: { card: 'nomad', gained: [{ k: 'steadfast' }], with: [{ card: 'bloodTick', of: 'one' }] } },
      active: 'two',
    }).endTurn()
    expect([b.wounds('c5'), b.row('bloodTick').chips]).toEqual([0, 0])
  })
})

describe('16 flyers', () => {
  test('16.2 their strikes reach any creature or artefact, in both extra zones too', () => {
    const b = battle({
      one: { a1: 'nomad', extra: ['heraldBat'] },
      two: { c5: 'nomad', e6: 'bloodChalice', extra: ['whiteVulture', 'deadMarsh'] },
    })
    const mine = b.choice('strike').filter(arg => arg.startsWith(`${b.piece('heraldBat')}:`)).length
    expect(mine).toBe(4)
  })

  test('16.4 against a flyer: open flyers, and creatures adjacent to the target', () => {
    const b = battle({
      one: { a1: 'nomad', extra: ['whiteVulture'] },
      two: { c5: 'sexton', c6: 'nomad', a6: 'nomad', extra: ['korpit'] },
    }).strike('whiteVulture', 'c5')
    expect(b.choice('defend')).toEqual([b.piece('c6'), b.piece('korpit')])
  })

  test('16.4 a flyer defends no ground card against a ground creature, unless it may; 12.8 he is a legal target', () => {
    const plain = battle({ one: { c3: 'orc' }, two: { c4: 'nomad', extra: ['korpit'] }, dice: [1, 1] }).strike(
      'c3',
      'c4',
    )
    expect(plain.wounds('c4')).toBe(3)
    const b = battle({ one: { c3: 'orc' }, two: { c4: 'nomad', extra: ['rtunh'] }, dice: [1, 2] })
      .strike('c3', 'c4')
      .defend('rtunh')
      .answer('decline')
    expect([b.wounds('rtunh'), b.row('rtunh').closed, b.row('c3').closed]).toEqual([4, true, true])
  })

  test('16.5 ground creatures strike no flyers; ranged attacks other than row strikes do', () => {
    const b = battle({ one: { c3: 'kshar', c2: 'krondak' }, two: { c5: 'nomad', extra: ['heraldBat'] } })
    expect(b.whyNot('strike', `${b.piece('c3')}:${b.piece('heraldBat')}`)).toBe('16.5 outOfReach')
    b.use('c2', 'a2').target('heraldBat')
    expect(b.wounds('heraldBat')).toBe(2)
  })

  test('16.6 closing for a strike at a flyer: a permit for the own next turn', () => {
    const b = battle({
      one: { c3: 'orc' },
      two: { e6: 'bloodChalice', extra: ['heraldBat', 'korpit'] },
      dice: [1, 1],
    }).use('c3', 'permit')
    expect(b.row('c3')).toMatchObject({ closed: true, permit: 'next' })
    b.endTurn().endTurn()
    expect(b.row('c3').permit).toBe('now')
    b.strike('c3', 'heraldBat')
    expect(b.choice('defend')).toEqual([b.piece('korpit')])
    b.answer('pass')
    expect(b.wounds('heraldBat')).toBe(3)
  })

  test('16.6 it is lost at the end of that turn', () => {
    const b = battle({ one: { c3: 'orc' }, two: { extra: ['heraldBat'] } })
      .use('c3', 'permit')
      .endTurn()
      .endTurn()
      .endTurn()
    expect(b.row('c3').permit).toBe('none')
  })

  test('16.6 impossible while the opponent has a creature that does not fly, or any hidden card', () => {
    const ground = battle({ one: { c3: 'orc' }, two: { c6: 'nomad', extra: ['heraldBat'] } })
    expect(ground.whyNot('use', `${ground.piece('c3')}:permit`)).toBe('16.6 notAllFlyers')
    const hidden = battle({ one: { c3: 'orc' }, two: { hidden: { c6: 'silentBrother' }, extra: ['heraldBat'] } })
    expect(hidden.whyNot('use', `${hidden.piece('c3')}:permit`)).toBe('16.6 notAllFlyers')
  })

  test('16.7 a flyer that is struck by 16.6 fights if it is open, and only then', () => {
    const strike = (bat: Standing, dice: readonly number[]) =>
      battle({ one: { c3: { card: 'orc', permit: 'now' } }, two: { extra: [bat] }, dice }).strike('c3', 'heraldBat')
    const open = strike('heraldBat', [1, 6])
    expect([open.wounds('heraldBat'), open.wounds('c3')]).toEqual([0, 1])
    const lying = strike(closed('heraldBat'), [1])
    expect([lying.wounds('heraldBat'), lying.wounds('c3')]).toEqual([3, 0])
  })

  test('16.8 who loses Flight is placed on a free cell of his half', () => {
    const b = battle({
      one: { c3: 'nomad' },
      two: { e5: 'nomad', extra: [{ card: 'korpit' }] },
      lasting: [{ kind: 'lost', piece: 'p3', keyword: 'flying' }],
      stack: [
        { step: 'turn.main', seat: 'one' },
        { step: 'card.land', seat: 'two', piece: 'p3' },
      ],
    })
    expect([b.asked(), b.step()]).toEqual(['two', 'card.land'])
    b.answer('cell', 'c5')
    expect(b.row('korpit').at).toBe('c5')
  })

  test('S.1 who gains Flight goes to the extra zone at once; equipment and symbiotes on it are lost', () => {
    const b = battle({
      one: { c3: 'nomad', graveyard: [{ card: 'plagueHerald', incarnationChips: 2 }] },
      two: { e5: 'nomad' },
      active: 'two',
    })
      .endTurn()
      .answer('cell', 'b1')
    expect(b.row('plagueHerald')).toMatchObject({ at: 'extra', closed: true })
  })
})

describe('15.1, 16.1, 16.3, 17.6', () => {
  test('15.1 melee, ranged and magic attacks, and strikes', () => {
    const those = (is: 'melee' | 'magic' | 'strike') => ATTACK_TYPES.filter(type => ATTACK[type][is])
    expect(those('melee')).toEqual(['simpleStrike', 'specialStrike', 'magicStrike'])
    expect(those('magic')).toEqual(['magicStrike', 'discharge'])
    expect(those('strike')).toEqual(['simpleStrike', 'specialStrike', 'magicStrike', 'rowStrike'])
  })

  test('16.1 a flyer has no cell, does not move and is adjacent to nothing', () => {
    const b = battle({
      one: { c3: { card: 'bogling', chips: 1 }, extra: ['heraldBat'] },
      two: { c4: 'nomad', extra: ['korpit'] },
    })
    expect(b.whyNot('move', `${b.piece('heraldBat')}:c2`)).toBe('10.9 doesNotMove')
    b.use('c3', 'a1')
    expect([b.wounds('korpit'), b.wounds('c4')]).toEqual([0, 1])
  })

  test('16.3 ranges do not limit a flyer’s abilities nor those aimed at a flyer', () => {
    const drake = battle({ one: { c1: 'nomad', extra: ['cinderDrake'] }, two: { a4: 'nomad', e6: 'nomad' } })
    expect(drake.use('cinderDrake', 'a1').targets()).toEqual(['c1', 'a4', 'e6'])
    const purifier = battle({ one: { a1: 'purifier' }, two: { e6: 'nomad', extra: ['korpit'] } })
    expect(purifier.use('a1', 'a1').targets()).toEqual(['korpit'])
  })

  test('16.3 a row strike reaches no flyer', () => {
    const b = battle({ one: { c3: 'kshar' }, two: { e6: 'nomad', extra: ['korpit'] } })
    expect(b.whyNoUse('c3', 'a1')).toBe('19.4 noTarget')
  })

  test('17.6 incarnation chips pay for nothing and are gone in play', () => {
    const b = battle({
      one: { c3: 'nomad', graveyard: [{ card: 'boneHound', incarnationChips: 2 }] },
      two: { e6: 'nomad' },
      active: 'two',
    }).endTurn()
    expect(b.answer('cell', 'c1').row('boneHound')).toMatchObject({ chips: 0, incarnationChips: 0 })
  })
})
