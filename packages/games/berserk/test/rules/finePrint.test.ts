// Cases in which several paragraphs meet, each named by the one that decides it.

import { factsIn } from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { FIELDS } from '../../rules/state.ts'
import { type Battle, battle, closed, prepared, withChips, wounded } from '../positions.ts'

const until = (b: Battle, step: string): Battle => {
  while (b.step() !== step) b.answer('pass')
  return b
}

describe('7 preparation', () => {
  test('7.8, 25.3 wounds of the preparation are none of the first turn', () => {
    const b = prepared({ c3: 'silentBrother' }, { c4: 'nomad' }, { dice: [1] })
      .strike('c3', 'c4')
      .endTurn()
    expect([b.wounds('c4'), factsIn(FIELDS, b.t.view('spectator')).calmTurns]).toEqual([1, 1])
  })
})

describe('9.2 S0', () => {
  test('9.2, 7.4 of two shields and one bearer their player says which is placed', () => {
    const two = { c4: 'crusaderOfSegger', c6: 'shieldOfFaith', d6: 'mirrorShield' } as const
    const b = until(prepared({ c3: 'nomad' }, two, { hide: ['c6', 'd6'] }), 'turn.main').answer('endTurn')
    until(b, 'prepare.attach').answer('attach', `${b.piece('c6')}:${b.piece('c4')}`)
    expect([b.row('shieldOfFaith').at, b.row('mirrorShield').at]).toEqual(['attached', 'graveyard'])
  })

  test('9.2 a position with a card hidden that would be uncovered is in the first turn', () => {
    const b = battle({ one: { c4: 'purifier' }, two: { a6: 'orc', hidden: { c6: 'deadMarsh' } } })
    expect(factsIn(FIELDS, b.t.view('spectator')).turn).toBe(1)
  })
})

describe('16.6 the permit for a strike at a flyer', () => {
  const flyers = { extra: [closed('korpit'), closed('whiteVulture')] }

  test('16.6 is for one strike, also of a card that strikes twice', () => {
    const b = battle({ one: { c3: { card: 'minotaur', permit: 'now' } }, two: flyers, dice: [1] })
    b.strike('c3', 'korpit')
    expect([b.row('c3').closed, b.strikes('c3')]).toEqual([false, []])
  })

  test('16.6 and of a card that Rage has opened again', () => {
    const b = battle({ one: { c3: { card: 'lavaHound', permit: 'now', chips: 1 } }, two: flyers, dice: [1] })
    b.strike('c3', 'korpit').use('c3', 'rage')
    expect([b.row('c3').closed, b.strikes('c3')]).toEqual([false, []])
  })
})

describe('18.6 who is asked first', () => {
  test('18.6, 14.5 before the wounds of a counter-strike the player of the attacker, who does not control it', () => {
    const two = { c4: 'orc', hidden: { a6: 'silentBrother' } } as const
    const b = battle({ one: { c3: 'nomad', a1: 'glorm' }, two, dice: [1, 6] })
    until(b.strike('c3', 'c4'), 'window.wounds')
    expect(b.asked()).toBe('one')
    expect(b.answer('pass').asked()).toBe('two')
  })
})

describe('22.4 strikes at hidden cards that prove illegal', () => {
  const terrain = { a6: closed('nomad'), hidden: { b6: 'kersamCastle' } } as const

  test('22.4, T.2 a card that does not close after attacking has acted, and stays open', () => {
    const b = battle({ one: { b5: 'baraka' }, two: terrain, facts: { turn: 1 } }).strike('b5', 'b6')
    expect(b.row('b5')).toMatchObject({ closed: false, acted: true, units: 0 })
  })

  test('22.4 of two strikes a turn one is lost, and only the last closes', () => {
    const b = battle({ one: { b5: 'minotaur' }, two: terrain, facts: { turn: 1 }, dice: [1] }).strike('b5', 'b6')
    expect([b.row('b5').closed, b.strikes('b5')]).toEqual([false, ['a6']])
    b.strike('b5', 'a6')
    expect(b.row('b5')).toMatchObject({ closed: true, acted: true })
  })

  test('22.4 an ability in vain is an action too: strikes in a row are interrupted by it', () => {
    const one = { a5: 'berserker', b3: 'purifier' } as const
    const b = battle({ one, two: { ...terrain, b4: closed('nomad') }, facts: { turn: 1 }, dice: [1] })
    until(until(b.strike('a5', 'a6'), 'attack.reroll').answer('decline'), 'turn.main')
    expect(b.strikes('a5')).toContain('b4')
    b.use('b3', 'a1').target('b6')
    expect([b.row('b3').closed, b.strikes('a5')]).toEqual([true, []])
  })

  test('22.4, N.31 it was an attack: Rage does not grow', () => {
    const b = battle({ one: { b5: 'lavaHound' }, two: terrain, facts: { turn: 1 } })
      .strike('b5', 'b6')
      .endTurn()
    expect(b.row('b5').chips).toBe(0)
  })
})

describe('28 keywords', () => {
  test('N.7 who stands on a finished creature was not killed: one meal', () => {
    const victim = wounded('nomad', 6, { with: ['brambleTick'] })
    const b = battle({ one: { c3: wounded('ghoul', 3) }, two: { c4: victim, c6: 'nomad' } })
      .use('c3', 'a2')
      .target('c4')
    expect([b.step(), b.wounds('c3')]).toEqual(['turn.main', 0])
  })

  test('P.3, 28.5.4 Glorm, an instant action, does not cut a strike at Torvald, and pays for it', () => {
    const b = battle({ one: { c3: 'orc' }, two: { c4: closed('torvald'), c6: 'glorm' }, dice: [6] })
    b.strike('c3', 'c4').use('glorm', 'a1').target('c4')
    expect([b.wounds('c4'), b.wounds('glorm'), b.row('glorm').closed]).toEqual([4, 1, true])
  })
})

describe('1.4 texts that speak of the attacked creature', () => {
  test('goblin: an artefact is not closed', () => {
    const b = battle({ one: { c3: 'goblin' }, two: { c4: 'reliquary', c6: 'nomad' }, dice: [1] }).strike('c3', 'c4')
    expect(b.row('c4')).toMatchObject({ wounds: 2, closed: false })
  })

  test('wingedJusticar: an artefact is not closed', () => {
    const b = battle({ one: { extra: ['wingedJusticar'] }, two: { c4: 'reliquary', c6: 'nomad' }, dice: [6] })
    b.strike('wingedJusticar', 'c4')
    expect(b.row('c4')).toMatchObject({ wounds: 4, closed: false })
  })

  test('medusa: an artefact is not closed', () => {
    const b = battle({ one: { c3: 'medusa' }, two: { c4: 'reliquary', c6: 'nomad' }, dice: [6] }).strike('c3', 'c4')
    expect(b.row('c4')).toMatchObject({ wounds: 4, closed: false, staysClosed: false })
  })

  test('thornDancer: an artefact keeps its chips', () => {
    const b = battle({ one: { c3: 'thornDancer' }, two: { c4: withChips('bloodChalice', 2), c6: 'nomad' }, dice: [1] })
    b.strike('c3', 'c4').answer('decline')
    expect(b.row('c4')).toMatchObject({ wounds: 2, chips: 2 })
  })
})

describe('3.6 a card used by another player than its owner', () => {
  test('3.6, 18.11 a Bogling under control bursts among the creatures of its owner, not of its user', () => {
    const leech = { card: 'mindLeech', of: 'one', chips: 2 } as const
    const b = battle({
      one: { b3: 'nomad', a1: 'nomad' },
      two: { c4: withChips('bogling', 1, { with: [leech] }), b4: 'nomad', d4: 'orc' },
    })
    b.use('mindLeech', 'a1').use('bogling', 'a1')
    expect((['b3', 'b4', 'd4'] as const).map(at => [b.wounds(at), b.row(at).poison])).toEqual([
      [0, 0],
      [1, 1],
      [1, 1],
    ])
  })
})

describe('10.7 paths of incorporeal creatures', () => {
  const paths = (b: Battle) =>
    b
      .choice('drift')
      .map(arg => arg.split(':')[1])
      .sort()

  test('10.6, 10.7 a path leads over or onto occupied cells; over free ones it moves step by step', () => {
    const b = battle({ one: { c3: 'wailingShade', d3: 'nomad' }, two: { c6: 'nomad' } })
    expect(paths(b)).toEqual(['d2', 'd3', 'd4', 'e3'])
  })
})

describe('12.6, 19.3 a redirection that has become impossible', () => {
  test('19.3 the second of two Ungars who name the same card is cancelled and keeps its chip', () => {
    const ungar = withChips('wanderingUngar', 1)
    const two = { c5: 'nomad', e5: 'orc', a6: ungar, e6: ungar } as const
    const b = battle({ one: { c2: 'crossbowman' }, two, dice: [1] })
    const redirect = (at: 'a6' | 'e6') => {
      b.use(at, 'a1').answer('targetItem', Number(b.choice('targetItem')[0]))
      b.target('e5')
      if (b.step() === 'declare.payer') b.answer('payer', b.piece(at))
    }
    b.use('c2', 'a1').target('c5')
    redirect('a6')
    redirect('e6')
    b.passAll()
    expect([b.wounds('c5'), b.wounds('e5'), b.row('a6').chips, b.row('e6').chips]).toEqual([0, 1, 1, 0])
  })
})

describe('13.9.1 deaths wait for the end of W4', () => {
  test('13.9.1, 18.6.1 also where wounds are prevented in a W3 inside it', () => {
    const one = {
      c3: wounded('nomad', 7),
      a1: 'hermitess',
      b1: 'hermitess',
      c1: withChips('bloodConjurer', 1),
    } as const
    const b = battle({ one, two: { c4: 'orc' }, active: 'two', dice: [1, 1] })
    until(b.strike('c4', 'c3'), 'window.wounded')
    expect([b.asked(), b.wounds('c3')]).toEqual(['one', 10])
    b.use('a1', 'a1').target('c3').target('c1').answer('done')
    until(b, 'effect.number').answer('number', 1)
    until(b, 'window.wounds').use('c1', 'a2').target('c1')
    until(b, 'window.wounded').use('b1', 'a1').target('c3').target('b1').answer('done')
    until(b, 'effect.number').answer('number', 2)
    b.passAll()
    expect(b.row('c3')).toMatchObject({ at: 'c3', wounds: 7 })
  })
})

describe('19.4 what could have no effect is refused', () => {
  test('19.4, 28.0 gaining what the card has already, for as long', () => {
    const gryz = { card: 'gryz', gained: [{ k: 'directed' }] } as const
    const b = battle({ one: { c3: gryz, d3: withChips('sexton', 1), e3: 'torvald' }, two: { c5: 'nomad' } })
    expect(b.whyNoUse('gryz', 'a2')).toBe('19.4 noTarget')
    expect(b.use('sexton', 'a2').targets()).toEqual(['c3']) // Torvald is blessed for ever
  })

  test('19.4 for longer it is an effect', () => {
    const blessed = { kind: 'keyword', piece: 'p1', keyword: 'blessing', until: 'turnEnd', whose: 'two', left: 1 }
    const b = battle({ one: { c3: 'nomad', d3: withChips('sexton', 1) }, two: { c5: 'nomad' }, lasting: [blessed] })
    expect(b.use('sexton', 'a2').targets()).toEqual(['c3'])
  })

  test('19.4, 15.9, N.44 taking control of a second copy of a Unique card, although it could be opened', () => {
    const leech = { card: 'mindLeech', of: 'one', chips: 2 } as const
    const why = (own: 'mercenary' | 'nomad') =>
      battle({ one: { c2: own }, two: { c4: closed('mercenary', { with: [leech] }), c6: 'orc' } }).whyNoUse(
        'mindLeech',
        'a1',
      )
    expect([why('mercenary'), why('nomad')]).toEqual(['19.4 noTarget', undefined])
  })

  test('19.4, N.19 only what is declared: Gift of Life may be given to a creature that can have no more life', () => {
    const b = battle({
      one: { c3: closed('faithfulServant', { wounds: 9, acted: true }), a1: 'vurdalak', b1: 'vampire' },
      two: { c4: 'orc', b4: 'nomad' },
      active: 'two',
      dice: [1, 1],
    })
    b.strike('b4', 'c3').strike('c4', 'c3') // Camouflage keeps the first off
    expect(b.targets()).toEqual(['a1', 'b1'])
    expect(b.target('a1').row('a1').extraLife).toBe(0)
  })
})
