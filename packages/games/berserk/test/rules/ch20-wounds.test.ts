// Chapters 20, 23 and 25: wounds, life, death, modifiers, replacement effects, victory.

import { describe, expect, test } from 'vitest'
import { battle } from '../positions.ts'

const closed = { card: 'nomad', closed: true } as const

describe('20.3 the pipeline', () => {
  test('20.3 d, N.2 Armour is a pool of the turn; a magic attack is not absorbed', () => {
    const b = battle({
      one: { c3: 'nomad', b3: 'nomad', d3: 'orc', a1: 'krondak' },
      two: { c4: { card: 'minotaur', closed: true } },
      dice: [1, 5, 1],
    })
    b.strike('c3', 'c4').strike('b3', 'c4')
    expect([b.wounds('c4'), b.row('c4').armourUsed]).toEqual([1, 2])
    b.strike('d3', 'c4')
    expect(b.wounds('c4')).toBe(4)
    b.use('a1', 'a2').target('c4')
    expect(b.wounds('c4')).toBe(5)
  })

  test('20.3 b, N.48 Vulnerability adds a wound, not strength, and nothing to strength 0', () => {
    const b = battle({
      one: { c3: 'nomad', b3: { card: 'nomad', with: ['clingingSoul'] } },
      two: { c4: { card: 'nomad', closed: true, gained: [{ k: 'vulnerability' }, { k: 'armour', x: 2 }] } },
      dice: [5, 1],
    }).strike('c3', 'c4')
    expect(b.wounds('c4')).toBe(1) // 2 + 1, of which 2 are absorbed
    b.strike('clingingSoul', 'c4')
    expect(b.wounds('c4')).toBe(1)
  })

  test('20.3 c, N.6 Camouflage keeps the wounds of the first attack off a closed card, but nothing else', () => {
    const b = battle({
      one: { b2: 'purifier', c3: 'nomad' },
      two: { c4: { card: 'faithfulServant', closed: true } },
      dice: [5, 4],
    })
    b.use('b2', 'a1').target('c4').answer('decline')
    expect([b.wounds('c4'), b.t.view('one').facts['lasting']]).toMatchObject([0, [{ keyword: 'vulnerability' }]])
    b.strike('c3', 'c4')
    expect(b.wounds('c4')).toBe(3)
  })

  test('20.3 c, N.33 Scales: from five wounds on only simple strikes wound', () => {
    const b = battle({
      one: { c3: 'nomad' },
      two: { c4: { card: 'crystalWyrm', closed: true, wounds: 5 } },
      dice: [4],
    })
    b.strike('c3', 'c4')
    expect(b.wounds('c4')).toBe(7)
    const c = battle({ one: { c2: 'kshar' }, two: { c4: { card: 'crystalWyrm', wounds: 5 } } })
      .use('c2', 'a1')
      .target('c4')
    expect(c.wounds('c4')).toBe(5)
  })

  test('20.3 c, D14 of several replacement effects the controller of the card chooses', () => {
    const b = battle({
      one: { c2: 'kshar' },
      two: { c4: { card: 'crystalWyrm', closed: true, wounds: 5, gained: [{ k: 'camouflage' }] } },
    })
      .use('c2', 'a1')
      .target('c4')
    expect([b.asked(), b.choice('replace')]).toEqual(['two', ['camouflage', 'scales']])
    b.answer('replace', 'scales')
    expect(b.wounds('c4')).toBe(5)
  })

  test('20.3 c, N.37 Steadfast keeps off influences of the opponent, not of the own side', () => {
    const b = battle({ one: { c3: 'nomad', a1: 'undine' }, two: { c5: { card: 'countessMorael' } } })
    expect(b.row('c5').wounds).toBe(0)
    const own = battle({
      one: { c3: { card: 'vampire', closed: true, gained: [{ k: 'steadfast' }] }, extra: ['kersamCastle'] },
      two: { c5: 'nomad' },
    })
    own.use('kersamCastle', 'a1').target('c3')
    expect(own.wounds('c3')).toBe(2)
  })

  test('20.4 prevention lowers the wounds, not the strength: vampirism counts what was inflicted', () => {
    const b = battle({
      one: { c3: { card: 'vurdalak', wounds: 5 } },
      two: { c4: { card: 'vampire', closed: true }, e6: { card: 'bloodConjurer', chips: 1 } },
      dice: [1],
    })
      .strike('c3', 'c4')
      .answer('decline')
    b.use('e6', 'a2').target('c4')
    expect([b.wounds('c4'), b.wounds('c3')]).toEqual([1, 4])
  })

  test('20.3 W3 opens for influences too', () => {
    const b = battle({
      one: { c3: { card: 'soulReaper', chips: 2 } },
      two: { c5: 'nomad', e6: { card: 'bloodConjurer', chips: 1 } },
    })
    b.use('c3', 'a1').target('c5').answer('number', 2)
    expect(b.step()).toBe('window.wounds')
    b.use('e6', 'a2').target('c5')
    expect(b.wounds('c5')).toBe(0)
  })
})

describe('20 life and death', () => {
  test('20.1 current life = initial + extra lives - wounds', () => {
    const b = battle({ one: { c3: 'orc' }, two: { c4: { ...closed, extraLife: 2, wounds: 7 } }, dice: [1] }).strike(
      'c3',
      'c4',
    )
    expect(b.t.state.result.kind).toBe('won')
  })

  test('20.6 symbiotes, parasites and equipment on a dying host go in the same check', () => {
    const b = battle({
      one: { c3: 'orc' },
      two: { c4: { card: 'hedd', closed: true, wounds: 7, with: ['wardingSalamander', 'shieldOfFaith'] }, e6: 'nomad' },
      dice: [4],
    })
    b.strike('c3', 'c4').passAll()
    expect([b.row('hedd').at, b.row('wardingSalamander').at, b.row('shieldOfFaith').at]).toEqual([
      'graveyard',
      'graveyard',
      'graveyard',
    ])
  })

  test('20.7 a finishing blow destroys without wounds, and counts as death', () => {
    const b = battle({
      one: { c3: 'assassin', a1: 'bloodChalice' },
      two: { c4: { card: 'nomad', wounds: 4 }, b4: 'nomad', e6: 'nomad' },
    }).use('c3', 'a2')
    const victim = b.piece('c4')
    expect(b.choice('target')).toEqual([victim])
    b.target('c4')
    expect([b.row(victim).at, b.row('bloodChalice').chips]).toEqual(['graveyard', 1])
  })

  test('20.8 a card that leaves loses wounds, chips, extra lives, gained abilities and markers', () => {
    const b = battle({
      one: { c3: 'assassin', a1: 'nomad' },
      two: { c4: { card: 'hedd', wounds: 5, extraLife: 1, poison: 1, gained: [{ k: 'vulnerability' }] }, e6: 'nomad' },
    })
      .use('c3', 'a2')
      .target('c4')
    expect(b.row('hedd')).toMatchObject({ at: 'graveyard', wounds: 0, extraLife: 0, poison: 0, lastAt: 'c4' })
    expect(b.t.view('one').facts['lasting']).toEqual([])
  })

  test('20.9 healing up to X wounds; not an incorporeal creature', () => {
    const b = battle({
      one: { c3: 'druid', c2: { card: 'nomad', wounds: 1 }, b2: { card: 'wailingShade', wounds: 2 } },
      two: { c5: 'nomad' },
    }).use('c3', 'a1')
    expect(b.choice('target')).toEqual([b.piece('c2')])
    b.target('c2')
    expect(b.wounds('c2')).toBe(0)
  })

  test('20.10 redistribution: healed from one, inflicted on the named ones, split freely', () => {
    const b = battle({
      one: { a1: { card: 'vampire', wounds: 3 }, b1: { card: 'bloodChalice', chips: 2 } },
      two: { c5: 'nomad', d5: { card: 'orc', gained: [{ k: 'steadfast' }] } },
    })
    b.use('b1', 'a1').target('a1').target('c5').target('d5').answer('number', 3)
    b.answer('assign', b.piece('c5')).answer('assign', b.piece('d5')).answer('assign', b.piece('d5'))
    expect([b.wounds('a1'), b.wounds('c5'), b.wounds('d5')]).toEqual([0, 1, 0])
    expect(b.row('b1')).toMatchObject({ chips: 0, closed: true })
  })

  test('20.10.1 the healing comes first: if it is blocked, nothing is inflicted', () => {
    const b = battle({
      one: { a1: { card: 'vampire', wounds: 3 }, b1: { card: 'bloodChalice', chips: 2 } },
      two: { c5: 'nomad', e6: { card: 'grimNoblewoman', extraLife: 1 } },
    })
    b.use('b1', 'a1').target('a1').target('c5').answer('done').answer('number', 3)
    expect([b.asked(), b.step(), b.wounds('c5')]).toEqual(['two', 'heal.react', 0])
    b.answer('react', b.piece('a1'))
    expect([b.wounds('a1'), b.wounds('c5')]).toEqual([3, 0])
  })

  test('20.10.1 then one wound event for all receivers, of as many wounds as were taken off without a doubling', () => {
    const b = battle({
      one: {
        a1: { card: 'vampire', wounds: 3 },
        b1: { card: 'bloodChalice', chips: 2 },
        e1: { card: 'grimNoblewoman', wounds: 1 },
      },
      two: { c5: 'nomad', d5: 'orc' },
    })
    b.use('b1', 'a1').target('a1').target('c5').target('d5').answer('number', 1)
    expect([b.asked(), b.step()]).toEqual(['one', 'heal.react'])
    b.answer('react', b.piece('a1')).answer('assign', b.piece('c5'))
    expect([b.wounds('a1'), b.wounds('c5'), b.wounds('d5')]).toEqual([1, 1, 0])
  })

  test('20.11 "X current life remain" is neither a heal nor a wound', () => {
    const b = battle({
      one: { c3: { card: 'marshCrone', chips: 2 } },
      two: { c5: 'orc', e6: { card: 'bloodConjurer', chips: 1 } },
    })
      .use('c3', 'a1')
      .target('c5')
    expect([b.wounds('c5'), b.step()]).toEqual([7, 'turn.main'])
  })
})

describe('23 modifiers', () => {
  test('23.1 unnamed modifiers add up, named ones do not', () => {
    const b = battle({
      one: { c1: 'crossbowman' },
      two: {
        c4: { card: 'ancientOgre', with: ['graveShroud'] },
        c5: {
          card: 'nomad',
          closed: true,
          gained: [
            { k: 'armour', x: 2 },
            { k: 'armour', x: 1 },
          ],
        },
      },
      dice: [6],
    })
      .use('c1', 'a1')
      .target('c5')
    expect(b.wounds('c5')).toBe(1)
  })

  test('23.4 a gained ability without a period lasts until the end of the battle', () => {
    const b = battle({ one: { c3: 'gryz' }, two: { c6: 'nomad' } })
      .use('c3', 'a2')
      .endTurn()
      .endTurn()
    expect(b.t.view('one').facts['lasting']).toMatchObject([{ keyword: 'directed', piece: b.piece('c3') }])
  })

  test('23.5 limits per battle', () => {
    const b = battle({
      one: { c3: { card: 'vampire', closed: true }, c2: { card: 'vampire', closed: true }, extra: ['kersamCastle'] },
      two: { c6: 'nomad' },
    })
    b.use('kersamCastle', 'a1').target('c3').endTurn().endTurn()
    expect(b.whyNot('use', `${b.piece('kersamCastle')}:a1`)).toBe('23.5 limitReached')
  })

  test('23.6 reducing to a grade changes value and accompanying abilities', () => {
    const b = battle({
      one: { a1: 'nomad', extra: ['wingedJusticar'] },
      two: { c5: 'steppeWerewolf', e6: 'nomad' },
      dice: [6, 1],
    }).strike('wingedJusticar', 'c5')
    expect([b.wounds('c5'), b.row('c5').closed]).toEqual([2, false])
  })

  test('23.6 an instant of W2 comes first, the static text of the struck card last', () => {
    const b = battle({
      one: { c3: 'nomad', c1: 'ost' },
      two: { c4: { card: 'steppeWerewolf', closed: true } },
      dice: [5],
    }).strike('c3', 'c4')
    b.use('ost', 'a1').target('c3')
    expect([b.wounds('c4'), b.row('ost').closed]).toEqual([1, true])
  })

  test('23.7 reducing to X keeps the grade and what goes with it', () => {
    const b = battle({
      one: { a1: 'nomad', extra: ['wingedJusticar'] },
      two: { c5: 'nomad', e6: 'glorm' },
      dice: [6, 1],
    }).strike('wingedJusticar', 'c5')
    b.use('glorm', 'a1').target('c5')
    expect([b.wounds('c5'), b.row('c5').closed, b.row('glorm').closed, b.wounds('glorm')]).toEqual([1, true, true, 0])
  })

  test('23.9 what is blocked has no effect and is paid (EX-42)', () => {
    const b = battle({ one: { c3: { card: 'sluaWitch', extraLife: 3 } }, two: { c5: 'torvald', e6: 'exorcist' } })
      .use('c3', 'a1')
      .target('c5')
      .answer('number', 3)
    b.use('e6', 'a1').answer('targetItem', 1).passAll()
    expect([b.wounds('c5'), b.row('c3').extraLife, b.row('c3').closed, b.row('e6').closed]).toEqual([0, 3, true, true])
  })

  test('23.11, 23.11.1 a revived card is open and has its units; a symbiote goes onto a host near the reviver', () => {
    const b = battle({
      one: { c2: { card: 'tribeHealer', chips: 3 }, c3: 'hallGuard', c4: 'nomad', graveyard: ['wardingSalamander'] },
      two: { c6: 'nomad' },
    })
      .use('c2', 'a1')
      .target('wardingSalamander')
    expect(b.choice('host')).toEqual([b.piece('c2'), b.piece('c3')])
    b.answer('host', b.piece('c3'))
    expect([b.row('wardingSalamander'), b.row('c2')]).toMatchObject([
      { at: 'attached', host: b.piece('c3'), closed: true },
      { chips: 0, closed: true },
    ])
  })

  test('23.12 a second copy of a Unique card cannot be revived', () => {
    const b = battle({
      one: { c2: { card: 'tribeHealer', chips: 3 }, c3: 'mercenary', graveyard: ['mercenary'] },
      two: { c6: 'nomad' },
    })
    expect(b.whyNot('use', `${b.piece('c2')}:a1`)).toBe('19.4 noTarget')
  })

  test('23.13 control for a while ends in E3, and the card returns where it stands', () => {
    const b = battle({
      one: { a1: 'nomad' },
      two: { c4: { card: 'kshar', closed: true, with: [{ card: 'mindLeech', of: 'one', chips: 2 }] } },
    }).use('mindLeech', 'a1')
    expect(b.row('kshar')).toMatchObject({ controller: 0, closed: false, units: 2 })
    b.move('kshar', 'c3').endTurn()
    expect(b.row('kshar')).toMatchObject({ controller: 1, at: 'c3' })
  })
})

describe('25 victory', () => {
  test('25.1 artefacts do not save a player', () => {
    const b = battle({ one: { c3: 'orc' }, two: { c4: { ...closed, wounds: 7 }, e6: 'reliquary' }, dice: [1] }).strike(
      'c3',
      'c4',
    )
    expect(b.t.state.result).toMatchObject({ kind: 'won', winners: [0], reason: 'noCreatureLeft' })
  })

  test('25.1 hidden creatures count', () => {
    const b = battle({
      one: { c3: 'orc' },
      two: { c4: { ...closed, wounds: 7 }, hidden: { e6: 'silentBrother' } },
      dice: [1],
    })
      .strike('c3', 'c4')
      .passAll()
    expect(b.t.state.result.kind).toBe('open')
  })

  test('25.2.1 the game ends at once: Guard of the last creature is not carried out (EX-69)', () => {
    const setting = { one: { c3: { card: 'orc', wounds: 9 } }, dice: [6] } as const
    const crusader = { card: 'crusaderOfSegger', closed: true, wounds: 8 } as const
    const won = battle({ ...setting, two: { c4: crusader } }).strike('c3', 'c4')
    expect(won.t.state.result).toMatchObject({ winners: [0] })
    const lost = battle({ ...setting, two: { c4: crusader, e6: 'nomad' } }).strike('c3', 'c4')
    expect(lost.t.state.result).toMatchObject({ winners: [1] })
  })

  test('25.3 both wiped out in one event: a draw', () => {
    const b = battle({ one: { c3: { card: 'charon', chips: 3 } }, two: { c5: 'nomad' } })
      .use('c3', 'a1')
      .target('c5')
    expect(b.t.state.result).toMatchObject({ kind: 'draw', reason: 'bothWipedOut' })
  })

  test('25.3 thirty turns without a wound are a draw, unless the option is off', () => {
    const calm = { one: { c3: 'nomad' }, two: { c6: 'nomad' }, facts: { calmTurns: 29 } } as const
    expect(battle(calm).endTurn().t.state.result).toMatchObject({ kind: 'draw', reason: 'stalled' })
    expect(battle({ ...calm, options: { stallLimit: 'off' } }).endTurn().t.state.result.kind).toBe('open')
  })

  test('25.3 after 200 turns it is a draw in any case', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { c6: 'nomad' }, active: 'two', facts: { turn: 200 } }).endTurn()
    expect(b.t.state.result).toMatchObject({ kind: 'draw', reason: 'turnLimit' })
  })
})

describe('20.2, 20.6.1', () => {
  test('20.2 attacks, influences and spells wound, and wounds accumulate', () => {
    const b = battle({
      one: { b3: 'nomad', c3: { card: 'bogling', chips: 1 }, a1: { card: 'soulReaper', chips: 1 } },
      two: { c4: { card: 'orc', closed: true } },
      dice: [1],
    })
    b.strike('b3', 'c4').use('c3', 'a1').use('a1', 'a1').target('c4').answer('number', 1)
    expect(b.wounds('c4')).toBe(3)
  })

  test('20.6.1 a card that dies in a check gets no Gift of Life in it', () => {
    const b = battle({
      one: { c3: { card: 'bogling', chips: 1 }, a1: 'nomad' },
      two: {
        b4: { card: 'faithfulServant', wounds: 9 },
        c4: { card: 'vampire', wounds: 8 },
        e6: 'nomad',
      },
    }).use('c3', 'a1')
    expect([b.row('vampire').at, b.row('faithfulServant').at, b.step()]).toEqual([
      'graveyard',
      'graveyard',
      'turn.main',
    ])
  })
})

describe('23.2–23.10, 24.1', () => {
  test('23.2 static abilities work only in play and revealed', () => {
    const shot = (hidden: boolean) =>
      battle({
        one: { a1: 'crossbowman' },
        two: { c5: 'nomad', ...(hidden ? { hidden: { c6: 'borderFort' } } : { extra: ['borderFort'] }) },
        facts: { turn: 1 },
        dice: [4],
      })
    expect(shot(true).use('a1', 'a1').target('c5').passAll().wounds('c5')).toBe(2)
  })

  test('23.2 an accompanying ability works only if what it accompanies succeeded', () => {
    const b = battle({ one: { c3: 'hedd' }, two: { c4: 'nomad' }, dice: [6, 5] }).strike('c3', 'c4')
    expect(b.row('c4').poison).toBe(0)
  })

  test('23.5.1 a limit per battle stays with the card when it leaves and enters again', () => {
    const b = battle({
      one: {
        c3: { card: 'tribeHealer', chips: 3, wounds: 7 },
        a1: { card: 'tribeHealer', chips: 3 },
        e1: { card: 'crystalObelisk', chips: 3 },
        graveyard: ['nomad'],
      },
      two: { c4: 'orc' },
      dice: [1],
    })
    const healer = b.piece('c3')
    b.use(healer, 'a1').target('nomad').passAll().answer('cell', 'd3').endTurn()
    b.passAll().strike('c4', healer).passAll().endTurn().passAll()
    expect(b.row(healer).at).toBe('graveyard')
    b.use('a1', 'a1').target(healer).passAll().answer('cell', 'b1')
    b.use('e1', 'a1').target(healer).passAll().answer('number', 3).endTurn().endTurn().passAll()
    expect(b.row(healer)).toMatchObject({ at: 'b1', chips: 3, closed: false })
    expect(b.whyNoUse(healer, 'a1')).toBe('23.5 limitReached')
  })

  test('23.8 a replaced wound has not happened: no Blood magic, no Wrath, no vampirism', () => {
    const b = battle({
      one: { c3: { card: 'sluaWitch', wounds: 2 }, b3: 'orderExecutioner' },
      two: { c4: { card: 'bloodConjurer', closed: true, gained: [{ k: 'camouflage' }] } },
      dice: [1, 4],
    })
    b.strike('c3', 'c4')
    expect([b.step(), b.wounds('c3'), b.wounds('c4')]).toEqual(['turn.main', 2, 0])
    expect(b.strike('b3', 'c4').wounds('c4')).toBe(3)
    b.answer('decline')
  })

  test('23.10 who ignores something treats the target as lacking it, others do not', () => {
    const struck = (equipment: readonly 'consecratedHammer'[]) =>
      battle({
        one: { c3: { card: 'orderExecutioner', with: equipment } },
        two: { c4: { card: 'minotaur', closed: true } },
        dice: [4],
      })
        .strike('c3', 'c4')
        .wounds('c4')
    expect([struck([]), struck(['consecratedHammer'])]).toEqual([1, 4])
  })

  test('24.1, 24.2 a chain stops before its first repetition', () => {
    const b = battle({
      one: { c3: 'footManAtArms' },
      two: { c4: { card: 'footManAtArms', closed: true } },
      dice: [1],
    }).strike('c3', 'c4')
    expect(b.log().filter(key => key === 'triggered')).toHaveLength(2)
  })
})
