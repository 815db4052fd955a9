// Strikes and other attacks in which several paragraphs meet: dice, strength, wounds, what follows, and who may answer.

import { describe, expect, test } from 'vitest'
import { main, until, use } from '../answering.ts'
import { battle, closed, withChips, wounded } from '../positions.ts'

describe('12 declaring', () => {
  test('12.5, 12.8 Directed against mountain creatures is not against mountain defenders, who are hit harder', () => {
    const b = battle({ one: { c3: 'orc' }, two: { c4: closed('nomad'), d4: 'mountainGiant' }, dice: [1, 1] })
    main(b.strike('c3', 'c4').defend('d4'))
    expect([b.wounds('d4'), b.row('d4').closed]).toEqual([4, true])
  })

  test('12.5.2 whose assignment is cancelled may be replaced, and has not acted', () => {
    const two = { c4: closed('nomad'), d4: 'orc', b4: 'hedd' } as const
    const b = battle({ one: { c3: 'nomad', a1: 'iceGuard' }, two, dice: [1, 1] })
      .strike('c3', 'c4')
      .defend('d4')
    use(b, 'a1', 'a1', 'd4')
    while (b.defenders().length === 0) b.answer('pass')
    main(b.defend('b4'))
    expect([b.wounds('b4'), b.row('b4').closed, b.row('d4').acted]).toEqual([1, true, false])
  })

  test('12.6, 12.9 a shot that must be aimed at the Serpent is redirected nowhere', () => {
    const two = { c5: 'nomad', e6: withChips('wanderingUngar', 1), extra: ['shimmeringSerpent'] } as const
    const b = battle({ one: { c2: 'garridArcher' }, two, dice: [1] })
    use(b, 'c2', 'a1', 'shimmeringSerpent')
    expect(b.step()).toBe('attack.reroll')
  })

  test('12.6 a shot is redirected only within its range', () => {
    const two = { c5: 'nomad', c6: 'orc', d5: 'hedd', e6: withChips('wanderingUngar', 1) } as const
    const b = battle({ one: { c2: 'garridArcher' }, two, dice: [1] })
    use(use(b, 'c2', 'a1', 'c5'), 'e6', 'a1')
    const targets = b.targets()
    main(b.target('d5'))
    expect([targets, b.wounds('d5')]).toEqual([['d5', 'c6'], 1])
  })

  test('12.6 a row strike only where it could have struck; 12.9 a judged strike nowhere', () => {
    const two = { c5: 'nomad', e3: 'orc', d5: 'hedd', a6: withChips('wanderingUngar', 1) } as const
    const b = battle({ one: { c3: 'kshar' }, two })
    main(use(use(b, 'c3', 'a1', 'c5'), 'a6', 'a1', 'e3'))
    const judged = { kind: 'obligation', piece: 'p1', obligation: 'target', target: 'p2', until: 'turnEnd', left: 1 }
    const volot = battle({ one: { c3: 'volot' }, two: { b4: 'torvald', d4: 'orc' }, lasting: [judged], dice: [1, 1] })
    main(volot.strike('c3', 'b4'))
    expect([b.wounds('e3'), volot.wounds('b4')]).toEqual([1, 5])
  })

  test('12.9 a judged Kshar: special strikes at Torvald only, row strikes do not reach him and are free', () => {
    const judged = { kind: 'obligation', piece: 'p1', obligation: 'target', target: 'p4', until: 'turnEnd', left: 1 }
    const two = { c4: 'torvald', b4: 'nomad', e3: 'nomad' } as const
    const kshar = () => battle({ one: { c3: withChips('kshar', 1) }, two, lasting: [judged] })
    expect([kshar().strikes('c3'), kshar().use('c3', 'a2').targets(), kshar().use('c3', 'a1').targets()]).toEqual([
      ['c4'],
      ['c4'],
      ['e3'],
    ])
  })

  test('12.9, 16.6 with a permit the Basaarg must strike a closed flyer; a closed symbiote in any case', () => {
    const flyer = battle({ one: { c3: { card: 'gnomeBasaarg', permit: 'now' } }, two: { extra: [closed('korpit')] } })
    const host = { card: 'nomad', with: [{ card: 'brambleTick', closed: true }] } as const
    const symbiote = battle({ one: { c3: 'gnomeBasaarg' }, two: { c4: host } })
    expect([flyer.whyNot('endTurn'), symbiote.whyNot('endTurn'), symbiote.strikes('c3')]).toEqual([
      '12.9 mustAttackFirst',
      '12.9 mustAttackFirst',
      ['brambleTick'],
    ])
  })

  test('12.9, N.30 Precision ignores the Serpent', () => {
    const one = { c2: { card: 'garridArcher', gained: [{ k: 'precision' }] } } as const
    expect(
      battle({ one, two: { c5: 'nomad', extra: ['shimmeringSerpent'] } })
        .use('c2', 'a1')
        .targets(),
    ).toEqual(['c5', 'shimmeringSerpent'])
  })
})

describe('13, 14 dice and strength', () => {
  test('14.6 all that changes a die is added first and limited once', () => {
    const b = battle({
      one: { c3: { card: 'nomad', gained: [{ k: 'blessing' }] } },
      two: { c4: closed('orc'), a6: 'fortuneHunter' },
      dice: [6],
    })
    main(b.strike('c3', 'c4').use('a6', 'a2').answer('option', 2).target('c3'))
    expect(b.wounds('c4')).toBe(3)
  })

  test('13.4 of two Temple Warriors the attacker’s player picks his face first; of two of his own he picks both', () => {
    const b = battle({ one: { c3: 'templeWarrior' }, two: { c4: 'templeWarrior' }, dice: [1, 6, 2, 5] }).strike(
      'c3',
      'c4',
    )
    const first = b.asked()
    b.answer('keep', 2)
    const second = b.asked()
    main(b.answer('keep', 1))
    const own = battle({ one: { c3: 'templeWarrior', c2: 'templeWarrior' }, two: { c6: 'nomad' }, dice: [1, 4, 6, 1] })
    main(own.strike('c3', 'c2').answer('keep', 2).answer('keep', 2))
    expect([first, second, b.wounds('c4'), own.wounds('c2')]).toEqual(['one', 'two', 6, 4])
  })

  test('13.5 a die rolled by a text has its window: with the Cathedral a 4 blocks', () => {
    const two = { c5: 'templeWarrior', extra: ['cathedralOfSegger'] } as const
    const b = battle({ one: { c3: 'crossbowman' }, two, dice: [4] })
    until(use(b, 'c3', 'a1', 'c5'), 'window.roll')
    main(use(b, 'cathedralOfSegger', 'a2', 'c5'))
    expect(b.wounds('c5')).toBe(0)
  })

  test('23.6, 14.5 a counter-strike that is set strong is still reduced to weak by the Werewolf it strikes', () => {
    const b = battle({ one: { c3: 'steppeWerewolf' }, two: { c4: 'nomad', a6: 'ost' }, dice: [1, 6] })
    until(b.strike('c3', 'c4').answer('decline'), 'window.roll')
    main(use(b, 'a6', 'a1', 'c4'))
    expect([b.wounds('c3'), b.row('a6').closed]).toEqual([1, true])
  })

  test('23.6, 14.5 of a Medusa it closes the attacker, who does not open in his next turn', () => {
    const b = battle({ one: { c3: 'nomad', a1: 'orc' }, two: { c4: 'medusa', a6: 'ost' }, dice: [1, 6] })
    until(b.strike('c3', 'c4'), 'window.roll')
    main(use(b, 'a6', 'a1', 'c4'))
      .endTurn()
      .endTurn()
    expect([b.row('c3').closed, b.row('c3').staysClosed]).toEqual([true, false])
  })

  test('N.49 Wrath counts in a counter-strike', () => {
    const two = { c4: 'nomad', d4: 'boneHound' } as const
    const b = battle({ one: { c3: 'berserker' }, two, dice: [1, 6, 1, 6] })
    main(b.strike('c3', 'c4'))
    main(b.strike('c3', 'd4'))
    expect(b.wounds('c3')).toBe(3)
  })

  test('23.7, N.48 a strike cut to 1 inflicts 2 on a vulnerable creature', () => {
    const two = { c4: closed('nomad', { gained: [{ k: 'vulnerability' }] }), a6: 'glorm' } as const
    const b = battle({ one: { c3: 'orc' }, two, dice: [6] })
    main(use(b.strike('c3', 'c4'), 'a6', 'a1', 'c4'))
    expect(b.wounds('c4')).toBe(2)
  })

  test('23.7, 20.3 cut to a strength from which the creature is protected it does nothing at all: no Guard', () => {
    const protection = {
      kind: 'strengthProtection',
      piece: 'p2',
      x: 1,
      attackTypes: 'simpleStrike',
      until: 'turnEnd',
      left: 1,
    }
    const one = { c3: closed('crusaderOfSegger'), a1: 'glorm' } as const
    const b = battle({ one, two: { c4: 'orc' }, active: 'two', dice: [6], lasting: [protection] })
    main(use(b.strike('c4', 'c3'), 'a1', 'a1', 'c3'))
    expect([b.wounds('c3'), b.wounds('c4'), b.wounds('a1')]).toEqual([0, 0, 1])
  })

  test('12.5, N.34 the Glorm helps against melee only: a magic strike, a counter-strike, no row strike', () => {
    const magic = battle({ one: { c3: 'salamanderLord' }, two: { c4: closed('nomad'), a6: 'glorm' }, dice: [6] })
    main(use(use(magic, 'c3', 'a1', 'c4'), 'a6', 'a1', 'c4'))
    const counter = battle({ one: { c3: 'nomad', a1: 'glorm' }, two: { c4: 'minotaur' }, dice: [1, 6] })
    until(counter.strike('c3', 'c4'), 'window.wounds')
    main(use(counter, 'a1', 'a1', 'c3'))
    const row = battle({ one: { c3: 'kshar' }, two: { c5: closed('nomad'), a6: 'glorm' } })
    use(row, 'c3', 'a1', 'c5')
    expect([magic.wounds('c4'), counter.wounds('c3'), row.step()]).toEqual([1, 1, 'turn.main'])
  })
})

describe('20.3 wounds', () => {
  test('N.6 a hit of strength 0 was the first attack; one stopped by a protection was not', () => {
    const host = { card: 'nomad', with: ['clingingSoul'] } as const
    const weak = battle({ one: { c3: host }, two: { c4: closed('faithfulServant') }, dice: [1, 1] })
    weak.strike('clingingSoul', 'c4').strike('c3', 'c4')
    const protection = {
      kind: 'strengthProtection',
      piece: 'p3',
      x: 3,
      attackTypes: 'simpleStrike',
      until: 'turnEnd',
      left: 1,
    }
    const one = { c3: 'orc', b3: 'nomad' } as const
    const stopped = battle({ one, two: { c4: closed('faithfulServant') }, dice: [1, 1], lasting: [protection] })
    stopped.strike('c3', 'c4').strike('b3', 'c4')
    expect([weak.wounds('c4'), stopped.wounds('c4')]).toEqual([1, 0])
  })

  test('20.3 c, d what Camouflage kept off has not used the Armour up', () => {
    const two = { c4: closed('crusaderOfSegger', { with: ['graveShroud'] }) }
    const b = battle({ one: { c3: 'orc', b3: 'orc', d3: 'orc' }, two, dice: [1, 1, 1] })
    expect([b.strike('c3', 'c4').strike('b3', 'c4').wounds('c4'), b.strike('d3', 'c4').wounds('c4')]).toEqual([1, 4])
  })

  test('20.3 d, e Armour absorbs before anything is prevented', () => {
    const two = { c4: closed('crusaderOfSegger'), a6: withChips('bloodConjurer', 1) } as const
    const b = battle({ one: { c3: 'minotaur' }, two, dice: [6] }).strike('c3', 'c4')
    main(use(b, 'a6', 'a2', 'c4'))
    expect(b.wounds('c4')).toBe(1)
  })

  test('20.3, 20.5 wounds by Guard may be prevented', () => {
    const two = { c4: 'nomad', e6: withChips('bloodConjurer', 1) } as const
    const b = battle({ one: { c3: 'crusaderOfSegger' }, two, active: 'two', dice: [1, 1] }).strike('c4', 'c3')
    main(use(b, 'e6', 'a2', 'c4'))
    expect([b.wounds('c4'), b.row('e6').chips]).toEqual([0, 0])
  })

  test('20.3, 28.6.1 against wounds of its own Plague Armour does not help, prevention does', () => {
    const one = {
      c3: { card: 'crusaderOfSegger', gained: [{ k: 'plague' }] },
      a1: withChips('bloodConjurer', 1),
    } as const
    const b = battle({ one, two: { c4: closed('nomad') }, dice: [3] })
    until(b.strike('c3', 'c4'), 'window.wounds')
    main(use(b, 'a1', 'a2', 'c3'))
    expect(b.wounds('c3')).toBe(1)
  })

  test('T.5 the Hammer ignores Armour in a counter-strike too, and meets Guard', () => {
    const two = { c4: { card: 'paladinOfAllamor', with: ['consecratedHammer'] } } as const
    const b = battle({ one: { c3: 'crusaderOfSegger' }, two, dice: [1, 6] }).strike('c3', 'c4')
    expect([b.wounds('c3'), b.wounds('c4')]).toEqual([3, 1])
  })

  test('P.3, 20.10 of Torvald the Hermitess takes no wounds, so none go elsewhere', () => {
    const two = { c4: closed('torvald'), e6: 'hermitess', a6: 'nomad' } as const
    const b = battle({ one: { c3: 'orc' }, two, dice: [1] }).strike('c3', 'c4')
    main(use(b, 'e6', 'a1', 'c4', 'a6').answer('done'))
    expect([b.wounds('c4'), b.wounds('a6'), b.row('e6').closed]).toEqual([3, 0, true])
  })
})

describe('13.7, 13.10 what follows', () => {
  test('13.7 who dies of a counter-strike has missed all the same', () => {
    const one = { c3: wounded('orc', 9), a1: 'alvalind' } as const
    const b = battle({ one, two: { c4: 'nomad' }, dice: [1, 6] }).strike('c3', 'c4')
    expect([b.row('orc').at, b.row('a1').chips]).toEqual(['graveyard', 1])
  })

  test('13.7 if an own creature is struck and both miss, two have missed', () => {
    const one = { c3: 'nomad', c2: 'nomad', a1: 'alvalind' } as const
    const b = battle({ one, two: { c6: 'nomad' }, dice: [1, 5] })
      .strike('c3', 'c2')
      .putTriggers()
    expect(b.row('a1').chips).toBe(2)
  })

  test('18.8, 18.11 Guard of the struck side comes first: a Goblin that dies of it closes nobody', () => {
    const one = { c3: wounded('goblin', 9), a1: 'nomad' } as const
    const b = battle({ one, two: { c4: 'crusaderOfSegger' }, dice: [1, 1] }).strike('c3', 'c4')
    expect([b.row('goblin').at, b.row('c4').closed]).toEqual(['graveyard', false])
  })

  test('18.11 nor does an Elven Warrior shoot; a dead Foot Man or Salamander Lord strikes and burns no more', () => {
    const warrior = battle({
      one: { c3: wounded('elvenWarrior', 9), a1: 'nomad' },
      two: { c4: closed('crusaderOfSegger'), c6: 'nomad' },
      dice: [1],
    })
    until(warrior.strike('c3', 'c4').answer('decline'), 'trigger.may').answer('accept')
    main(warrior)
    const dead = (card: 'footManAtArms' | 'salamanderLord', wounds: number) =>
      battle({ one: { c3: 'orc' }, two: { c4: closed(card, { wounds }), c6: 'nomad' }, dice: [1] })
        .strike('c3', 'c4')
        .wounds('c3')
    expect([warrior.wounds('c6'), dead('footManAtArms', 11), dead('salamanderLord', 14)]).toEqual([0, 0, 0])
  })

  test('N.7 who dies of his own wounds by Guard was killed by nobody', () => {
    const ghoul = closed('ghoul', { wounds: 3, with: [{ card: 'wardingSalamander', closed: true }] })
    const b = battle({ one: { c3: wounded('sexton', 5), a1: 'orc' }, two: { c4: ghoul }, dice: [1] }).strike('c3', 'c4')
    expect([b.row('sexton').at, b.wounds('c4')]).toEqual(['graveyard', 4])
  })

  test('N.40 what triggers on a miss does nothing to a thick-skinned card either', () => {
    const after = (defence: number) => {
      const b = battle({ one: { c3: 'goblin' }, two: { c4: 'countessMorael' }, dice: [1, defence] })
      return main(b.strike('c3', 'c4')).row('c4').closed
    }
    expect([after(5), after(6)]).toEqual([false, false])
  })

  test('N.40 but of a Guard that she strikes she has the wound', () => {
    const b = battle({ one: { c3: 'countessMorael' }, two: { c4: closed('crusaderOfSegger') }, dice: [1] })
    expect(b.strike('c3', 'c4').wounds('c3')).toBe(1)
  })

  test('19.4 the Gnome’s victim that was closed in reply can only take the wounds', () => {
    const b = battle({ one: { c3: 'ravineGnome' }, two: { c4: 'nomad', a6: 'iceGuard' }, dice: [1, 1] })
    b.strike('c3', 'c4').answer('pass')
    main(use(b, 'a6', 'a1', 'c4'))
    expect([b.row('c4').closed, b.wounds('c4')]).toEqual([true, 3])
  })

  test('11.5.1 the Gnome’s counter-strike closes an attacker that would have stayed open', () => {
    const b = battle({ one: { c3: 'baraka', a1: 'orc' }, two: { c4: 'ravineGnome' }, dice: [1, 6] })
    main(b.strike('c3', 'c4').answer('option', 1))
    expect([b.row('c3').closed, b.row('c3').acted]).toEqual([true, true])
  })

  test('N.46 where the healing of Vampirism is blocked the lives above are gained', () => {
    const two = { c4: closed('nomad'), e6: { card: 'grimNoblewoman', extraLife: 2 } } as const
    const b = battle({ one: { c3: wounded('sluaWitch', 1) }, two, dice: [6] }).strike('c3', 'c4')
    main(b.answer('react', b.piece('c3')))
    expect([b.wounds('c3'), b.row('c3').extraLife]).toEqual([1, 2])
  })

  test('15.4, 13.9 a shot stopped by a protection costs the Crossbowman no chips', () => {
    const one = { c3: withChips('crossbowman', 2) }
    const b = battle({ one, two: { c6: 'nomad', extra: ['heraldBat'] }, dice: [1] })
    main(use(b, 'c3', 'a1', 'heraldBat'))
    expect([b.row('c3').chips, b.row('c3').closed]).toEqual([2, true])
  })

  test('18.8.2 a shot by a trigger may be blocked by the Temple Warrior it is declared at', () => {
    const b = battle({ one: { c3: 'elvenWarrior' }, two: { c4: closed('nomad'), c6: 'templeWarrior' }, dice: [1, 5] })
    main(b.strike('c3', 'c4').answer('decline').answer('accept'))
    expect(b.wounds('c6')).toBe(0)
  })

  test('12.5.3, 13.11 a defender pays although the attacker died of his counter-strike, or does not close', () => {
    const two = { c4: closed('nomad'), d4: 'hedd' } as const
    const after = (one: Parameters<typeof battle>[0]['one'], defence: number) =>
      main(
        battle({ one, two, dice: [1, defence] })
          .strike('c3', 'c4')
          .defend('d4'),
      ).row('d4').closed
    expect([after({ c3: wounded('orc', 9), a1: 'nomad' }, 6), after({ c3: 'baraka' }, 1)]).toEqual([true, true])
  })

  test('13.9 a counter-strike stopped by a protection feeds no vampire and closes nobody', () => {
    const shielded = (card: 'nomad' | 'baraka') => ({ card, gained: [{ k: 'protSimpleStrikes' }] }) as const
    const witch = battle({ one: { c3: shielded('nomad') }, two: { c4: wounded('sluaWitch', 3) }, dice: [1, 6] })
    const goblin = battle({ one: { c3: shielded('baraka') }, two: { c4: 'goblin' }, dice: [1, 6] })
    expect([main(witch.strike('c3', 'c4')).wounds('c4'), main(goblin.strike('c3', 'c4')).row('c3').closed]).toEqual([
      3,
      false,
    ])
  })
})

describe('T.5 abilities of the attacked creature are ignored', () => {
  test('T.5 its own instants change nothing in the fight; those of others do', () => {
    const jotun = (card: 'glorm' | 'bloodConjurer' | 'fortuneHunter') => {
      const b = battle({ one: { c3: 'jotun' }, two: { c4: withChips(card, 1), e6: 'nomad' }, dice: [1, 1] }).strike(
        'c3',
        'c4',
      )
      return [b.step(), b.wounds('c4')]
    }
    const other = battle({ one: { c3: 'jotun' }, two: { c4: closed('nomad'), a6: 'glorm' }, dice: [1] }).strike(
      'c3',
      'c4',
    )
    main(use(other, 'a6', 'a1', 'c4'))
    expect([jotun('glorm'), jotun('bloodConjurer'), jotun('fortuneHunter'), other.wounds('c4')]).toEqual([
      ['turn.main', 3],
      ['turn.main', 3],
      ['turn.main', 3],
      1,
    ])
  })

  test('T.5 from the declaration on: Fetters of the attacked Ice Guard do not hold a Jotun, those of another do', () => {
    const b = battle({ one: { c3: 'jotun' }, two: { c4: 'iceGuard', e6: 'nomad' }, dice: [1] }).strike('c3', 'c4')
    main(use(b, 'c4', 'a1', 'c3'))
    const other = battle({ one: { c3: 'jotun' }, two: { c4: 'nomad', e6: 'iceGuard' } }).strike('c3', 'c4')
    main(use(other, 'e6', 'a1', 'c3'))
    expect([b.wounds('c4'), b.row('c4').closed, other.wounds('c4'), other.row('c3').acted]).toEqual([3, true, 0, false])
  })

  test('T.5, 14.5 in its counter-strike it ignores those of the attacker; 12.5 in a strike those of the defender', () => {
    const back = battle({ one: { c3: 'crusaderOfSegger' }, two: { c4: 'jotun' }, dice: [1, 6] }).strike('c3', 'c4')
    const two = { c4: closed('nomad'), d4: 'crusaderOfSegger' } as const
    const defended = main(
      battle({ one: { c3: 'jotun' }, two, dice: [1, 1] })
        .strike('c3', 'c4')
        .defend('d4'),
    )
    expect([back.wounds('c3'), back.wounds('c4'), defended.wounds('d4'), defended.wounds('c3')]).toEqual([3, 0, 3, 0])
  })

  test('T.5, N.28 but the Plague of an attacker is of its own die', () => {
    const two = { c4: 'jotun' } as const
    const b = battle({ one: { c3: 'plagueCarrier' }, two, dice: [1, 6] }).strike('c3', 'c4')
    expect(b.wounds('c3')).toBe(4)
  })

  test('T.5 no grade is reduced, nobody steps aside, strikes back by a text or burns', () => {
    const after = (card: 'steppeWerewolf' | 'flameDancer' | 'footManAtArms' | 'salamanderLord') => {
      const b = battle({ one: { c3: 'jotun' }, two: { c4: closed(card), a6: 'nomad' }, dice: [6] }).strike('c3', 'c4')
      return [b.step(), b.wounds('c4'), b.wounds('c3')]
    }
    expect([after('steppeWerewolf'), after('flameDancer'), after('footManAtArms'), after('salamanderLord')]).toEqual([
      ['turn.main', 5, 0],
      ['turn.main', 5, 0],
      ['turn.main', 5, 0],
      ['turn.main', 5, 0],
    ])
  })
})
