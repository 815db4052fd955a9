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
