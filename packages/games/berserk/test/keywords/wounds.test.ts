// 28.1 Keywords about wounds: what keeps them off, adds to them or reacts to them.

import { describe, expect, test } from 'vitest'
import type { CardId } from '../../content/cards.ts'
import type { GainedKeyword } from '../../content/keywords.ts'
import { battle } from '../positions.ts'

const withKeywords = (card: CardId, ...gained: readonly GainedKeyword[]) => ({ card, gained })
const closedWith = (card: CardId, ...gained: readonly GainedKeyword[]) => ({ card, gained, closed: true })
const closed = { card: 'nomad', closed: true } as const

describe('N.1 Agility', () => {
  const struck = (dice: readonly number[] = [1]) =>
    battle({ one: { c3: 'nomad', b3: 'nomad' }, two: { c4: closedWith('flameDancer'), c5: 'orc' }, dice }).strike(
      'c3',
      'c4',
    )

  test('N.1 after a wound its controller may relocate it to a free cell around it; no units, also closed', () => {
    const b = struck()
    expect([b.asked(), b.step()]).toEqual(['two', 'trigger.may'])
    b.answer('accept')
    expect([...b.choice('cell')].sort()).toEqual(['b4', 'b5', 'd3', 'd4', 'd5'])
    b.answer('cell', 'd5')
    expect(b.row('flameDancer')).toMatchObject({ at: 'd5', closed: true, relocated: true, units: 2, moved: false })
  })

  test('N.1 he may leave it where it is', () => {
    const b = struck().answer('decline')
    expect(b.row('flameDancer').at).toBe('c4')
  })

  test('N.1 without a wound there is none', () => {
    const b = battle({
      one: { c3: 'nomad' },
      two: { c4: closedWith('flameDancer', { k: 'armour', x: 1 }) },
      dice: [1],
    }).strike('c3', 'c4')
    expect([b.step(), b.row('c4').at]).toEqual(['turn.main', 'c4'])
  })

  test('N.1 once per turn, and again in the next one', () => {
    const b = struck([1, 1, 1, 1]).answer('accept').answer('cell', 'b4').strike('b3', 'b4')
    expect([b.step(), b.row('flameDancer')]).toMatchObject(['turn.main', { at: 'b4', wounds: 2 }])
    b.endTurn().strike('c5', 'b4')
    expect(b.step()).toBe('trigger.may')
  })

  test('N.1 28.6.6 nothing happens where no cell around it is free, nor to a flyer, nor to a card that died', () => {
    const crowded = battle({
      one: { b1: 'nomad', b2: 'nomad', a2: 'nomad' },
      two: { a1: closedWith('flameDancer') },
      dice: [1],
    }).strike('b1', 'a1')
    const flyer = battle({
      one: { extra: ['heraldBat'] },
      two: { extra: [closedWith('korpit', { k: 'agility' })] },
      dice: [1],
    }).strike('heraldBat', 'korpit')
    const dead = battle({
      one: { c3: 'nomad' },
      two: { c4: { ...closedWith('flameDancer'), wounds: 7 }, e6: 'nomad' },
      dice: [1],
    }).strike('c3', 'c4')
    expect([crowded, flyer, dead].map(b => b.step())).toEqual(['turn.main', 'turn.main', 'turn.main'])
  })
})

describe('N.2 Armour', () => {
  test('N.2 the first X wounds of a turn are not inflicted; 20.4 the strength stays', () => {
    const b = battle({
      one: { b3: 'nomad', c3: 'orc', d3: 'nomad' },
      two: { c4: closedWith('minotaur') },
      dice: [1, 1, 4],
    })
    expect(b.strike('b3', 'c4').wounds('c4')).toBe(0)
    expect(b.strike('c3', 'c4').wounds('c4')).toBe(3 - 1)
    expect(b.strike('d3', 'c4').wounds('c4')).toBe(2 + 2)
  })

  test('N.2 it is whole again in the next turn, of either player', () => {
    const b = battle({
      one: { b3: 'orc', c3: 'orc' },
      two: { c4: closedWith('minotaur'), b4: 'nomad', e6: 'nomad' },
      dice: [1, 4, 1],
    })
    expect(b.strike('b3', 'c4').passAll().wounds('c4')).toBe(1)
    b.endTurn().strike('b4', 'c4')
    expect(b.wounds('c4')).toBe(1)
  })

  test('N.2 not against magic attacks, spells and influences', () => {
    const discharge = battle({ one: { c3: 'krondak' }, two: { c5: closedWith('minotaur') } })
      .use('c3', 'a2')
      .target('c5')
    const spell = battle({ one: { c3: { card: 'soulReaper', chips: 2 } }, two: { c5: closedWith('minotaur') } })
      .use('c3', 'a1')
      .target('c5')
      .answer('number', 2)
    expect([discharge.wounds('c5'), spell.wounds('c5')]).toEqual([1, 2])
  })

  test('N.2, 23.1 Armour 2 and Armour 1 make Armour 2', () => {
    const b = battle({
      one: { c3: 'orc' },
      two: { c4: closedWith('minotaur', { k: 'armour', x: 1 }) },
      dice: [1],
    }).strike('c3', 'c4')
    expect(b.wounds('c4')).toBe(1)
  })

  test('N.2 if X changes in a turn, what was absorbed is kept', () => {
    const b = battle({
      one: {
        c3: closedWith('footManAtArms', { k: 'armour', x: 1 }),
        b3: 'nomad',
        d3: 'nomad',
        b2: 'shieldBearer',
      },
      two: { e6: 'nomad' },
      dice: [1, 6],
    })
    b.strike('b3', 'c3')
    expect(b.wounds('c3')).toBe(0)
    // Armour 2 by formation, of which one is used.
    b.move('b2', 'c2').strike('d3', 'c3')
    expect(b.wounds('c3')).toBe(3 - 1)
  })
})

describe('N.5 Blood magic', () => {
  const struck = (chips: number, die = 6) =>
    battle({
      one: { c3: 'nomad' },
      two: { c4: { card: 'bloodConjurer', closed: true, chips } },
      dice: [die],
    })
      .strike('c3', 'c4')
      .passAll()

  test('N.5 after wounds it may gain one chip, however many wounds there were', () => {
    const b = struck(0)
    expect([b.asked(), b.step()]).toEqual(['two', 'trigger.may'])
    expect(b.answer('accept').row('c4')).toMatchObject({ wounds: 3, chips: 1 })
  })

  test('N.5 or not', () => {
    expect(struck(0).answer('decline').row('c4').chips).toBe(0)
  })

  test('N.5, 17.5 not above its maximum', () => {
    expect([struck(3).step(), struck(3).row('c4').chips]).toEqual(['turn.main', 3])
  })

  test('N.5 not without a wound', () => {
    const b = battle({
      one: { c3: 'nomad' },
      two: { c4: closedWith('bloodConjurer', { k: 'armour', x: 3 }) },
      dice: [6],
    }).strike('c3', 'c4')
    expect([b.step(), b.row('c4').chips]).toEqual(['turn.main', 0])
  })
})

describe('N.6 Camouflage', () => {
  test('N.6 a closed card receives no wounds from the first attack of a turn, but from the second', () => {
    const b = battle({
      one: { b3: 'nomad', c3: 'nomad' },
      two: { c4: closedWith('faithfulServant') },
      dice: [6, 1],
    })
    expect(b.strike('b3', 'c4').wounds('c4')).toBe(0)
    expect(b.strike('c3', 'c4').wounds('c4')).toBe(1)
  })

  test('N.6 an open one receives them', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { c4: 'faithfulServant' }, dice: [6, 1] }).strike('c3', 'c4')
    expect(b.wounds('c4')).toBe(3)
  })

  test('N.6 an attack while it was open was the first', () => {
    const b = battle({
      one: { b3: 'goblin', c3: 'nomad' },
      two: { c4: 'faithfulServant' },
      dice: [1, 1, 1],
    }).strike('b3', 'c4')
    expect(b.row('c4')).toMatchObject({ wounds: 2, closed: true })
    expect(b.strike('c3', 'c4').wounds('c4')).toBe(3)
  })

  test('N.6 a miss and an attack stopped by a protection are not counted', () => {
    const missed = battle({
      one: { b3: 'goblin', c3: 'nomad' },
      two: { c4: 'faithfulServant' },
      dice: [1, 5, 6],
    }).strike('b3', 'c4')
    // The goblin closes it after a miss as well.
    expect(missed.row('c4').closed).toBe(true)
    expect(missed.strike('c3', 'c4').wounds('c4')).toBe(0)
    const stopped = battle({
      one: { c2: 'krondak', c3: 'nomad' },
      two: { c4: closedWith('faithfulServant', { k: 'protDischarges' }) },
      dice: [6],
    })
      .use('c2', 'a2')
      .target('c4')
    expect(stopped.strike('c3', 'c4').wounds('c4')).toBe(0)
  })

  test('N.6 everything else about that attack works: Poison, Guard', () => {
    const b = battle({
      one: { c3: 'hedd' },
      two: { c4: closedWith('faithfulServant', { k: 'guard', x: 2 }) },
      dice: [4],
    })
      .strike('c3', 'c4')
      .putTriggers()
    expect([b.row('c4'), b.wounds('c3')]).toMatchObject([{ wounds: 0, poison: 1 }, 2])
  })

  test('N.6 spells and influences are no attacks', () => {
    const b = battle({
      one: { c3: { card: 'soulReaper', chips: 2 } },
      two: { c5: closedWith('faithfulServant') },
    })
      .use('c3', 'a1')
      .target('c5')
      .answer('number', 2)
    expect(b.wounds('c5')).toBe(2)
  })
})

describe('N.7 Carrion eating', () => {
  const eater = { card: 'ghoul', wounds: 5, poison: 1 } as const

  test('N.7 having killed an adjacent creature of the opponent it is healed of all wounds and loses poison', () => {
    const b = battle({
      one: { c3: eater },
      two: { c4: { ...closed, wounds: 7 }, e6: 'nomad' },
      dice: [1],
    }).strike('c3', 'c4')
    expect(b.row('c3')).toMatchObject({ wounds: 0, poison: 0 })
  })

  test('N.7 also by a finishing blow', () => {
    const b = battle({ one: { c3: eater }, two: { c4: { card: 'nomad', wounds: 6 }, e6: 'nomad' } })
      .use('c3', 'a2')
      .target('c4')
    expect([b.wounds('c3'), b.row('nomad').at]).toEqual([0, 'graveyard'])
  })

  test('N.7 not a creature two cells away, unless the eater flies (28.6.3)', () => {
    const far = battle({ one: { c3: eater }, two: { c5: { card: 'nomad', wounds: 7 }, e6: 'orc' } })
      .use('c3', 'a1')
      .target('c5')
    expect([far.row('nomad').at, far.wounds('c3')]).toEqual(['graveyard', 5])
    const flyer = battle({
      one: { extra: [{ card: 'whiteVulture', wounds: 3 }] },
      two: { c6: { ...closed, wounds: 7 }, e6: 'orc' },
      dice: [1],
    }).strike('whiteVulture', 'c6')
    expect(flyer.wounds('whiteVulture')).toBe(0)
  })

  test('N.7 not an own creature, an artefact or an incorporeal creature', () => {
    const own = battle({ one: { c3: eater, c2: { ...closed, wounds: 7 } }, two: { e6: 'orc' }, dice: [1] })
    const artefact = battle({
      one: { c3: eater },
      two: { c4: { card: 'warDrum', wounds: 4 }, e6: 'orc' },
      dice: [1],
    })
    const shade = battle({
      one: { c3: eater },
      two: { c4: { card: 'wailingShade', closed: true, wounds: 5 }, e6: 'orc' },
      dice: [1],
    })
    own.strike('c3', 'c2')
    artefact.strike('c3', 'c4')
    shade.strike('c3', 'c4')
    expect([own, artefact, shade].map(b => b.wounds('c3'))).toEqual([5, 5, 5])
  })

  test('N.7 not where another card killed it', () => {
    const b = battle({
      one: { c3: eater, b3: 'nomad' },
      two: { c4: { ...closed, wounds: 7 }, e6: 'orc' },
      dice: [1],
    }).strike('b3', 'c4')
    expect(b.wounds('c3')).toBe(5)
  })

  test('N.7, N.23 an incorporeal eater is not healed but loses no life either', () => {
    const b = battle({
      one: { c3: { card: 'ghoul', wounds: 5, gained: [{ k: 'incorporeal' }] } },
      two: { c4: { ...closed, wounds: 7 }, e6: 'orc' },
      dice: [1],
    }).strike('c3', 'c4')
    expect(b.wounds('c3')).toBe(5)
  })
})

describe('N.20 Guard', () => {
  test('N.20 whoever attacks the card and hits wounds himself by X', () => {
    const b = battle({ one: { c3: 'orc' }, two: { c4: 'magmaGolem' }, dice: [1, 1] }).strike('c3', 'c4')
    expect([b.wounds('c3'), b.wounds('c4')]).toEqual([2, 3])
  })

  test('N.20 not on a miss, not if a protection stops the attack', () => {
    const miss = battle({ one: { c3: 'orc' }, two: { c4: 'magmaGolem' }, dice: [1, 5] }).strike('c3', 'c4')
    const stopped = battle({ one: { c3: 'krondak' }, two: { c5: 'magmaGolem' } })
      .use('c3', 'a2')
      .target('c5')
    expect([miss.wounds('c3'), stopped.wounds('c3')]).toEqual([0, 0])
  })

  test('N.20 of a hit for 0 as well, and of a ranged attack', () => {
    const weak = battle({
      one: { c3: 'nomad' },
      two: { c4: closedWith('stoneGolem', { k: 'guard', x: 1 }) },
      dice: [1],
    }).strike('c3', 'c4')
    expect([weak.wounds('c3'), weak.wounds('c4')]).toEqual([1, 0])
    const shot = battle({ one: { c3: 'crossbowman' }, two: { c5: 'magmaGolem' }, dice: [1] })
      .use('c3', 'a1')
      .target('c5')
      .putTriggers()
    expect(shot.wounds('c3')).toBe(2)
  })

  test('N.20 not whoever has Guard himself', () => {
    const b = battle({
      one: { c3: withKeywords('orc', { k: 'guard', x: 1 }) },
      two: { c4: closedWith('magmaGolem') },
      dice: [1],
    }).strike('c3', 'c4')
    expect([b.wounds('c3'), b.wounds('c4')]).toEqual([0, 3])
  })

  test('N.20, 23.1 of Guard 2 and Guard 1 only the 2 works', () => {
    const b = battle({
      one: { c3: 'orc' },
      two: { c4: { ...closedWith('magmaGolem'), with: ['wardingSalamander'] } },
      dice: [1],
    })
      .strike('c3', 'c4')
      .passAll()
    expect(b.wounds('c3')).toBe(2)
  })

  test('N.20 also if the guard died of that attack; 28.6.1 neither Armour nor Steadfast helps', () => {
    const b = battle({
      one: { c3: withKeywords('orc', { k: 'armour', x: 5 }, { k: 'steadfast' }) },
      two: { c4: { ...closedWith('magmaGolem'), wounds: 11 }, e6: 'nomad' },
      dice: [1],
    }).strike('c3', 'c4')
    expect([b.row('magmaGolem').at, b.wounds('c3')]).toEqual(['graveyard', 2])
  })

  test('N.20 a counter-strike is an attack: the guard wounds the one who struck back', () => {
    const b = battle({
      one: { c3: withKeywords('orc', { k: 'guard', x: 1 }) },
      two: { c4: 'nomad' },
      dice: [1, 6],
    }).strike('c3', 'c4')
    expect([b.wounds('c3'), b.wounds('c4')]).toEqual([1, 1])
  })
})

describe('N.25 Magic armour', () => {
  test('N.25 the first X wounds of magic attacks in a turn are not inflicted', () => {
    const b = battle({
      one: { b3: 'salamanderLord', c2: 'krondak', d2: 'krondak' },
      two: { c4: { card: 'nomad', with: ['clingingSoul'] } },
      dice: [],
    })
      .use('c2', 'a2')
      .target('c4')
      .use('d2', 'a2')
      .target('c4')
    expect(b.wounds('c4')).toBe(0)
  })

  test('N.25 a magic strike too; not simple strikes, and not spells', () => {
    const magic = battle({ one: { c3: 'exorcist' }, two: { c4: closedWith('salamanderLord') }, dice: [4] })
      .use('c3', 'a2')
      .target('c4')
      .putTriggers()
    expect(magic.wounds('c4')).toBe(0)
    const simple = battle({ one: { c3: 'orc' }, two: { c4: closedWith('salamanderLord') }, dice: [4] }).strike(
      'c3',
      'c4',
    )
    expect(simple.wounds('c4')).toBe(3)
    const spell = battle({ one: { c3: { card: 'soulReaper', chips: 2 } }, two: { c5: 'salamanderLord' } })
      .use('c3', 'a1')
      .target('c5')
      .answer('number', 2)
    expect(spell.wounds('c5')).toBe(2)
  })

  test('N.25, 23.1 of 2 and 1 only the 2 works', () => {
    const b = battle({
      one: { c3: { card: 'bloodConjurer', chips: 1 } },
      two: { c5: { card: 'exorcist', closed: true, with: ['clingingSoul'] } },
      dice: [6],
    })
      .use('c3', 'a1')
      .target('c5')
      .answer('decline')
    expect(b.wounds('c5')).toBe(4 - 2)
  })
})

describe('N.33 Scales', () => {
  const shot = (wounds: number) =>
    battle({
      one: { c3: 'emberImp', d3: 'nomad' },
      two: { c5: { card: 'crystalWyrm', closed: true, wounds } },
      dice: [],
    })
      .use('c3', 'a1')
      .target('c5')

  test('N.33 from five wounds on only simple strikes wound', () => {
    expect([shot(4).wounds('c5'), shot(5).wounds('c5')]).toEqual([5, 5])
    const b = battle({
      one: { c3: 'nomad' },
      two: { c4: { card: 'crystalWyrm', closed: true, wounds: 5 } },
      dice: [6],
    }).strike('c3', 'c4')
    expect(b.wounds('c4')).toBe(8)
  })

  test('N.33, N.29, N.17 neither poison nor fading', () => {
    const b = battle({
      one: { c3: { card: 'crystalWyrm', wounds: 5, poison: 2, gained: [{ k: 'fading', x: 1 }] } },
      two: { e6: 'nomad' },
      active: 'two',
    }).endTurn()
    b.answer('openingEffect', `${b.piece('c3')}:poison`)
    expect([b.step(), b.wounds('c3')]).toEqual(['turn.main', 5])
  })
})

describe('N.34 Shield of Arkhaal', () => {
  const struck = (poisoned: number, max = 3) => {
    const sick = { card: 'nomad', poison: 1 } as const
    const [d3, d4, d5, b5] = [0, 1, 2, 3].map(i => (i < poisoned ? sick : 'nomad'))
    return battle({
      one: { c3: 'salamanderLord', d3: d3 ?? 'nomad' },
      two: {
        c4: { card: 'arkhaalChosen', closed: true, ...(max > 3 && { gained: [{ k: 'arkhaalShield', x: max }] }) },
        d4: d4 ?? 'nomad',
        d5: d5 ?? 'nomad',
        b5: b5 ?? 'nomad',
      },
      dice: [4],
    })
  }

  test.each([
    [0, 5],
    [1, 4],
    [2, 3],
    [3, 2],
    [4, 2],
  ])('N.34 with %i poisoned creatures beside it a strike of 5 has strength %i', (poisoned, strength) => {
    expect(struck(poisoned).strike('c3', 'c4').wounds('c4')).toBe(strength)
  })

  test('N.34, 23.1 of Shield 3 and 4 only the 4 works', () => {
    expect(struck(4, 4).strike('c3', 'c4').wounds('c4')).toBe(1)
  })

  test('N.34 not against magic attacks', () => {
    const b = struck(4).use('c3', 'a1').target('c4')
    expect(b.wounds('c4')).toBe(4)
  })

  test('N.34 poisoned creatures on the same cell count, those farther away do not', () => {
    const b = battle({
      one: { c3: 'orc', a3: { card: 'nomad', poison: 1 } },
      two: { c4: { card: 'arkhaalChosen', closed: true, with: [{ card: 'brambleTick', poison: 1 }] } },
      dice: [1],
    })
      .strike('c3', 'c4')
      .passAll()
    expect(b.wounds('c4')).toBe(2)
  })
})

describe('N.37 Steadfast', () => {
  test('N.37 no wounds from influences of the opponent', () => {
    const b = battle({
      one: { c3: { card: 'bogling', chips: 1 }, a1: 'nomad' },
      two: { c4: 'countessMorael', b4: 'nomad' },
    }).use('c3', 'a1')
    expect([b.row('c4'), b.row('b4')]).toMatchObject([
      { wounds: 0, poison: 1 },
      { wounds: 1, poison: 1 },
    ])
  })

  test('N.37 but from spells, attacks and influences of the own side', () => {
    const spell = battle({ one: { c3: { card: 'soulReaper', chips: 1 } }, two: { c5: 'countessMorael' } })
      .use('c3', 'a1')
      .target('c5')
    const own = battle({
      one: { extra: ['kersamCastle'], c3: closedWith('vampire', { k: 'steadfast' }) },
      two: { c5: 'nomad' },
    })
      .use('kersamCastle', 'a1')
      .target('c3')
    expect([spell.wounds('c5'), own.wounds('c3')]).toEqual([1, 2])
  })

  test('N.37, N.41 it keeps off an enemy’s Thirst, which is then not stilled', () => {
    const b = battle({
      one: { c3: { card: 'fledgling', closed: true } },
      two: { c4: 'countessMorael' },
      active: 'two',
    }).endTurn()
    b.answer('thirst', `${b.piece('c3')}:${b.piece('c4')}`)
    expect([b.wounds('c4'), b.row('c3').closed]).toEqual([0, true])
  })

  test('N.37, N.29 poison belongs to no card: it wounds', () => {
    const b = battle({
      one: { c3: { card: 'countessMorael', poison: 2 } },
      two: { e6: 'nomad' },
      active: 'two',
    }).endTurn()
    expect(b.wounds('c3')).toBe(2)
  })
})

describe('N.40 Thick-skinned', () => {
  test('N.40 what triggers on an attack against it has no effect on it, the wounds are inflicted', () => {
    const b = battle({ one: { c3: 'hedd' }, two: { c4: closedWith('countessMorael') }, dice: [4] }).strike('c3', 'c4')
    expect(b.row('c4')).toMatchObject({ wounds: 2, poison: 0 })
  })

  test('N.40 the same on another card works', () => {
    const b = battle({ one: { c3: 'hedd' }, two: { c4: closedWith('orc') }, dice: [4] }).strike('c3', 'c4')
    expect(b.row('c4')).toMatchObject({ wounds: 2, poison: 1 })
  })

  test('N.40 vampirism of the striker works', () => {
    const b = battle({
      one: { c3: { card: 'sluaWitch', wounds: 2 } },
      two: { c4: closedWith('countessMorael') },
      dice: [1],
    }).strike('c3', 'c4')
    expect(b.wounds('c3')).toBe(0)
  })

  test('N.40, N.28 Plague does not spread to it', () => {
    const b = battle({
      one: { c3: 'plagueCarrier' },
      two: { c4: closedWith('countessMorael') },
      dice: [2],
    }).strike('c3', 'c4')
    expect(b.t.view('spectator').facts['lasting']).toEqual([])
  })

  test('N.40 what a declared ability does reaches it', () => {
    const b = battle({ one: { c3: 'undine' }, two: { c4: 'countessMorael' } })
      .use('c3', 'a1')
      .target('c4')
    expect(b.row('c4').poison).toBe(1)
  })
})

describe('N.46 Vampirism', () => {
  test('N.46 healed by the wounds its simple strike inflicts; the excess becomes extra lives', () => {
    const b = battle({
      one: { c3: { card: 'sluaWitch', wounds: 1 } },
      two: { c4: closed },
      dice: [6],
    }).strike('c3', 'c4')
    expect(b.row('c3')).toMatchObject({ wounds: 0, extraLife: 2 })
  })

  test('N.46, T.7 no extra lives above the maximum', () => {
    const b = battle({
      one: { c3: { card: 'sluaWitch', extraLife: 3 } },
      two: { c4: closed },
      dice: [6],
    }).strike('c3', 'c4')
    expect(b.row('c3').extraLife).toBe(4)
  })

  test('N.46 the Vampire counts one wound fewer', () => {
    const b = battle({ one: { c3: 'vampire' }, two: { c4: closed }, dice: [6] }).strike('c3', 'c4')
    expect(b.row('c3').extraLife).toBe(2)
    const weak = battle({ one: { c3: 'vampire' }, two: { c4: closed }, dice: [1] }).strike('c3', 'c4')
    expect(weak.row('c3').extraLife).toBe(0)
  })

  test('N.46 only wounds really inflicted count, also those beyond the life of the victim', () => {
    const armoured = battle({
      one: { c3: 'sluaWitch' },
      two: { c4: closedWith('minotaur') },
      dice: [6],
    }).strike('c3', 'c4')
    expect(armoured.row('c3').extraLife).toBe(1)
    const dying = battle({
      one: { c3: 'sluaWitch' },
      two: { c4: { ...closed, wounds: 7 }, e6: 'nomad' },
      dice: [6],
    }).strike('c3', 'c4')
    expect(dying.row('c3').extraLife).toBe(3)
  })

  test('N.46 not from artefacts and incorporeal creatures, not by a discharge', () => {
    const artefact = battle({ one: { c3: 'sluaWitch' }, two: { c4: 'warDrum', e6: 'nomad' }, dice: [6] })
    const shade = battle({ one: { c3: 'sluaWitch' }, two: { c4: closedWith('wailingShade') }, dice: [6] })
    const discharge = battle({
      one: { c3: { card: 'sluaWitch', extraLife: 1, wounds: 3 } },
      two: { c5: 'nomad' },
    })
    artefact.strike('c3', 'c4')
    shade.strike('c3', 'c4')
    discharge.use('c3', 'a1').target('c5')
    expect([artefact.row('c3').extraLife, shade.row('c3').extraLife]).toEqual([0, 0])
    expect(discharge.row('c3')).toMatchObject({ wounds: 3, extraLife: 0 })
  })

  test('N.46 an incorporeal vampire gains lives only for the part above its own wounds', () => {
    const b = battle({
      one: { c3: { card: 'sluaWitch', wounds: 1, gained: [{ k: 'incorporeal' }] } },
      two: { c4: closed },
      dice: [6],
    }).strike('c3', 'c4')
    expect(b.row('c3')).toMatchObject({ wounds: 1, extraLife: 2 })
  })

  test('N.46 a counter-strike drinks too', () => {
    const b = battle({
      one: { c3: 'nomad' },
      two: { c4: { card: 'sluaWitch', wounds: 3 } },
      dice: [6, 6],
    }).strike('c3', 'c4')
    expect([b.wounds('c3'), b.wounds('c4')]).toEqual([2, 1])
  })
})

describe('N.48 Vulnerability', () => {
  const weakened: GainedKeyword = { k: 'vulnerability' }

  test('N.48 every attack of strength 1 or more inflicts one wound more', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { c4: closedWith('orc', weakened) }, dice: [4] }).strike('c3', 'c4')
    expect(b.wounds('c4')).toBe(3)
  })

  test('N.48 strength 0 stays without a wound', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { c4: closedWith('stoneGolem', weakened) }, dice: [1] }).strike(
      'c3',
      'c4',
    )
    expect(b.wounds('c4')).toBe(0)
  })

  test('N.48 not for spells and influences; 23.1 twice is still one', () => {
    const spell = battle({
      one: { c3: { card: 'soulReaper', chips: 1 } },
      two: { c5: withKeywords('orc', weakened) },
    })
      .use('c3', 'a1')
      .target('c5')
    const twice = battle({
      one: { c3: 'nomad' },
      two: { c4: closedWith('orc', weakened, weakened) },
      dice: [1],
    }).strike('c3', 'c4')
    expect([spell.wounds('c5'), twice.wounds('c4')]).toEqual([1, 2])
  })

  test('N.48, N.2 the wound is added before Armour (EX-27)', () => {
    const b = battle({
      one: { c3: 'nomad' },
      two: { c4: closedWith('orc', weakened, { k: 'armour', x: 2 }) },
      dice: [4],
    }).strike('c3', 'c4')
    expect(b.wounds('c4')).toBe(1)
  })
})

describe('N.49 Wrath', () => {
  test('N.49 +1 to its simple strike against a card wounded by an attack in this turn', () => {
    const b = battle({
      one: { c3: 'orderExecutioner', b3: 'nomad' },
      two: { c4: closedWith('orc') },
      dice: [1, 4],
    })
    b.strike('b3', 'c4').strike('c3', 'c4')
    expect(b.wounds('c4')).toBe(1 + 3 + 1)
  })

  test('N.49 not if the attack inflicted nothing, if it was in an earlier turn, or if it was no attack', () => {
    const absorbed = battle({
      one: { c3: 'orderExecutioner', b3: 'nomad' },
      two: { c4: closedWith('minotaur') },
      dice: [1, 4],
    })
    absorbed.strike('b3', 'c4').strike('c3', 'c4')
    expect(absorbed.wounds('c4')).toBe(3 - 1)
    const earlier = battle({
      one: { c3: 'orderExecutioner' },
      two: { c4: { card: 'orc', closed: true, wounds: 2 } },
      dice: [4],
    }).strike('c3', 'c4')
    expect(earlier.wounds('c4')).toBe(2 + 3)
    const spell = battle({
      one: { c3: 'orderExecutioner', a1: { card: 'soulReaper', chips: 1 } },
      two: { c4: closedWith('orc') },
      dice: [4],
    })
    spell.use('a1', 'a1').target('c4').strike('c3', 'c4')
    expect(spell.wounds('c4')).toBe(1 + 3)
  })
})

describe('T.10 Receives no wounds from', () => {
  test('T.10 poison and fading do not wound the Iron Sentinel; poison stays on it', () => {
    const b = battle({
      one: { c3: { card: 'ironSentinel', poison: 2, gained: [{ k: 'fading', x: 1 }] } },
      two: { e6: 'nomad' },
      active: 'two',
    }).endTurn()
    b.answer('openingEffect', `${b.piece('c3')}:poison`)
    expect(b.row('c3')).toMatchObject({ wounds: 0, poison: 2 })
  })

  test('T.10 anything else wounds it', () => {
    const b = battle({ one: { c3: 'orc' }, two: { c4: closedWith('ironSentinel') }, dice: [1] }).strike('c3', 'c4')
    expect(b.wounds('c4')).toBe(3 - 1)
  })
})
