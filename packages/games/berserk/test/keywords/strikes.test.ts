// 28.1, 28.3 Keywords of strikes: how they are declared, answered and paid.

import { describe, expect, test } from 'vitest'
import type { CardId } from '../../content/cards.ts'
import type { GainedKeyword } from '../../content/keywords.ts'
import { battle } from '../positions.ts'

const withKeywords = (card: CardId, ...gained: readonly GainedKeyword[]) => ({ card, gained })
const closed = { card: 'nomad', closed: true } as const

describe('N.15 Directed strike', () => {
  const defenders = (attacker: CardId, dice: readonly number[]) =>
    battle({ one: { c3: attacker }, two: { c4: closed, d4: 'nomad' }, dice }).strike('c3', 'c4')

  test('N.15 no defender may be assigned', () => {
    const b = defenders('ravineGnome', [1])
    expect([b.step(), b.wounds('c4')]).toEqual(['turn.main', 2])
  })

  test('N.15 without it one may', () => {
    const b = defenders('orc', [1, 1])
    expect([b.asked(), b.choice('defend')]).toEqual(['two', [b.piece('d4')]])
    expect(b.defend('d4').wounds('d4')).toBe(3)
  })

  test('N.15 only against some cards, where the text says so', () => {
    const b = battle({ one: { c3: 'orc' }, two: { c4: { card: 'axeMaster', closed: true }, d4: 'nomad' }, dice: [1] })
    expect(b.strike('c3', 'c4').step()).toBe('turn.main')
  })

  test('N.15 an open target fights all the same', () => {
    const b = battle({ one: { c3: 'goblin' }, two: { c4: 'nomad' }, dice: [1, 6] }).strike('c3', 'c4')
    expect(b.log()).toContain('counterStruck')
  })
})

describe('N.30 Precision', () => {
  const shot = (gained: readonly GainedKeyword[]) =>
    battle({
      one: { c2: { card: 'crossbowman', gained } },
      two: { c5: { card: 'wanderingUngar', chips: 1 }, e5: 'nomad' },
      dice: [1],
    })
      .use('c2', 'a1')
      .target('c5')

  test('N.30 its attacks cannot be redirected', () => {
    const b = shot([{ k: 'precision' }])
    expect(b.wounds('c5')).toBe(1)
  })

  test('N.30 others can', () => {
    const b = shot([])
    expect(b.asked()).toBe('two')
    b.use('c5', 'a1')
      .answer('targetItem', Number(b.choice('targetItem')[0]))
      .target('e5')
      .passAll()
    expect([b.wounds('c5'), b.wounds('e5')]).toEqual([0, 1])
  })

  test('N.30 a defender is not redirection', () => {
    const b = battle({
      one: { c3: withKeywords('orc', { k: 'precision' }) },
      two: { c4: closed, d4: 'nomad' },
      dice: [1, 1],
    })
      .strike('c3', 'c4')
      .defend('d4')
    expect(b.wounds('d4')).toBe(3)
  })

  test('N.30 it ignores what obliges it to attack', () => {
    const gnome = (gained: readonly GainedKeyword[]) =>
      battle({ one: { c3: { card: 'gnomeBasaarg', gained } }, two: { c4: closed } })
    expect([gnome([]).choice('endTurn'), gnome([{ k: 'precision' }]).choice('endTurn')]).toEqual([[], ['yes']])
  })
})

describe('N.43 Unanswered strike', () => {
  test('N.43 an open target does not fight, and no defender may be assigned', () => {
    const b = battle({ one: { c3: 'vampire' }, two: { c4: 'nomad', d4: 'nomad' }, dice: [6] }).strike('c3', 'c4')
    expect([b.step(), b.wounds('c4')]).toEqual(['turn.main', 3])
  })

  test('N.43 struck itself it fights like any other', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { c4: 'vampire' }, dice: [1, 6] }).strike('c3', 'c4')
    expect(b.wounds('c3')).toBe(1)
  })
})

describe('N.45 Unity', () => {
  const struck = (deck: readonly CardId[], c3: CardId = 'thornDancer') =>
    battle({
      one: { c3, deck },
      two: { c4: { card: 'crossbowman', closed: true, chips: 2 }, e6: 'nomad' },
      dice: [1],
    })
      .strike('c3', 'c4')
      .putTriggers()

  test('N.45, 28.6.5 on a hit it may show cards of the deck and use what they do on a strike', () => {
    const b = struck(['briarSprite', 'nomad'])
    expect([b.step(), b.asked()]).toEqual(['trigger.may', 'one'])
    b.answer('accept')
    expect(b.choice('search')).toEqual(['briarSprite'])
    b.answer('search', 'briarSprite').answer('done')
    expect(b.t.view('spectator').facts['lasting']).toMatchObject([{ kind: 'cannotMove', piece: b.piece('c4') }])
    expect(b.row('c4').chips).toBe(1)
    expect(b.t.view('two').zones['unseen']).toMatchObject({ one: { count: 2 } })
  })

  test('N.45 only cards with Unity and a lower cost, of different names, at most X', () => {
    const b = struck(['thornDancer', 'briarSprite', 'briarSprite', 'thornDancer']).answer('accept')
    expect(b.choice('search')).toEqual(['briarSprite'])
    b.answer('search', 'briarSprite')
    expect([b.step(), b.choice('search')]).toEqual(['effect.unity', []])
  })

  test('N.45 it may be declined, and a miss triggers nothing', () => {
    const declined = struck(['briarSprite']).answer('decline')
    expect(declined.t.view('spectator').facts['lasting']).toEqual([])
    const miss = battle({
      one: { c3: 'thornDancer', deck: ['briarSprite'] },
      two: { c4: 'nomad' },
      dice: [1, 5],
    }).strike('c3', 'c4')
    expect(miss.step()).toBe('turn.main')
  })

  test('N.45 a card without Unity is not asked', () => {
    expect(struck(['briarSprite'], 'nomad').step()).toBe('turn.main')
  })
})

describe('T.2 Does not close after attacking', () => {
  test('T.2 it stays open but has acted: no second action until the turn ends', () => {
    const b = battle({ one: { c3: 'baraka' }, two: { c4: closed, b4: closed }, dice: [1] }).strike('c3', 'c4')
    expect(b.row('c3')).toMatchObject({ closed: false, acted: true, units: 0 })
    expect(b.whyNot('strike', `${b.piece('c3')}:${b.piece('b4')}`)).toBe('11.8 actedAlready')
  })

  test('T.2 as a defender it closes', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { c4: closed, d4: 'baraka' }, dice: [1, 1] })
      .strike('c3', 'c4')
      .defend('d4')
      .answer('decline')
    expect(b.row('d4').closed).toBe(true)
  })

  test('T.2 open in the opponent’s turn it may defend: the flag has ended with its own', () => {
    const b = battle({
      one: { c3: 'baraka' },
      two: { c4: closed, b4: 'nomad' },
      dice: [1],
    }).strike('c3', 'c4')
    expect(b.passAll().endTurn().row('c3').acted).toBe(false)
  })
})

describe('T.3 Does not close when defending', () => {
  test('T.3 the Intercessor stays open, has acted and defends no second time', () => {
    const b = battle({
      one: { c3: 'nomad', d3: 'nomad' },
      two: { c4: closed, d4: 'orderIntercessor' },
      dice: [1, 1, 1],
    })
      .strike('c3', 'c4')
      .defend('d4')
      .answer('decline')
    expect(b.row('d4')).toMatchObject({ closed: false, acted: true, wounds: 1 })
    expect(b.strike('d3', 'c4').wounds('c4')).toBe(1)
  })

  test('T.3 unlimited: Lekken defends again and again', () => {
    const b = battle({
      one: { c3: 'nomad', d3: 'nomad' },
      two: { c4: closed, d4: 'lekken' },
      dice: [1, 1, 1, 1],
    })
    b.strike('c3', 'c4').defend('d4').answer('decline')
    b.strike('d3', 'c4').defend('d4').answer('decline')
    expect([b.wounds('c4'), b.wounds('d4'), b.row('d4').closed]).toEqual([0, 2, false])
  })

  test('T.3 having struck it closes', () => {
    const b = battle({ one: { c3: 'lekken' }, two: { c4: closed }, dice: [1] }).strike('c3', 'c4')
    expect(b.row('c3').closed).toBe(true)
  })
})

describe('T.4 Finishing blow', () => {
  const blow = (c4: { readonly card: CardId; readonly wounds?: number }) =>
    battle({ one: { c3: 'orderExecutioner' }, two: { c4, e6: 'nomad' } })

  test('T.4 destroys an adjacent creature whose current life is X or less', () => {
    const b = blow({ card: 'nomad', wounds: 5 }).use('c3', 'a1').target('c4')
    expect([b.row('p2').at, b.log().includes('wounded')]).toEqual(['graveyard', false])
  })

  test('T.4 one with more life cannot be named', () => {
    const b = blow({ card: 'nomad', wounds: 4 })
    expect(b.whyNot('use', `${b.piece('c3')}:a1`)).toBe('19.4 noTarget')
  })

  test('T.4 nor an incorporeal creature, an artefact, a symbiote, or one that is not adjacent', () => {
    const cards = [
      { card: 'wailingShade', wounds: 5 },
      { card: 'warDrum', wounds: 4 },
    ] as const
    for (const card of cards) {
      const b = blow(card)
      expect(b.whyNot('use', `${b.piece('c3')}:a1`)).toBe('19.4 noTarget')
    }
    const symbiote = battle({
      one: { c3: 'orderExecutioner' },
      two: { c4: { card: 'nomad', with: [{ card: 'brambleTick', wounds: 3 }] } },
    })
    expect(symbiote.whyNot('use', `${symbiote.piece('c3')}:a1`)).toBe('19.4 noTarget')
    const far = battle({ one: { c3: 'orderExecutioner' }, two: { c5: { card: 'nomad', wounds: 7 } } })
    expect(far.whyNot('use', `${far.piece('c3')}:a1`)).toBe('19.4 noTarget')
  })

  test('T.4 looked at again when it is carried out: a creature healed in reply lives', () => {
    const b = battle({
      one: { c3: 'orderExecutioner' },
      two: { c4: { card: 'vampire', wounds: 6, with: ['healingDraught'] } },
    })
      .use('c3', 'a1')
      .target('c4')
    b.use('healingDraught', 'a1').passAll()
    expect(b.row('c4')).toMatchObject({ wounds: 2 })
    expect(b.row('c3')).toMatchObject({ closed: false, acted: false })
  })
})

describe('T.5 Ignores', () => {
  test('T.5 the Hammer ignores Armour in strikes', () => {
    const b = battle({
      one: { c3: { card: 'orderExecutioner', with: ['consecratedHammer'] } },
      two: { c4: { card: 'minotaur', closed: true } },
      dice: [1],
    }).strike('c3', 'c4')
    expect(b.wounds('c4')).toBe(2 + 1)
  })

  test('T.5 of Armour only: Camouflage still works', () => {
    const b = battle({
      one: { c3: { card: 'orderExecutioner', with: ['consecratedHammer'] } },
      two: { c4: { card: 'faithfulServant', closed: true } },
      dice: [1],
    }).strike('c3', 'c4')
    expect(b.wounds('c4')).toBe(0)
  })

  const jotun = (c4: {
    readonly card: CardId
    readonly closed?: boolean
    readonly gained?: readonly GainedKeyword[]
  }) => battle({ one: { c3: 'jotun' }, two: { c4, e6: 'nomad' }, dice: c4.closed ? [1] : [1, 1] }).strike('c3', 'c4')

  test('T.5 all abilities of the attacked: protection, Armour, modifiers, Camouflage, Guard', () => {
    const all = [
      { card: 'minotaur', closed: true },
      { card: 'stoneGolem', closed: true },
      { card: 'faithfulServant', closed: true },
      { card: 'magmaGolem', closed: true },
      { card: 'nomad', closed: true, gained: [{ k: 'protAttacks' }] },
    ] as const
    for (const card of all) {
      const b = jotun(card)
      expect([b.wounds('c4'), b.wounds('c3')]).toEqual([3, 0])
    }
  })

  test('T.5 re-rolls and Blessing too; an open creature fights and strikes back with its printed strike', () => {
    const rerolls = jotun({ card: 'orderIntercessor' })
    expect([rerolls.step(), rerolls.wounds('c4')]).toEqual(['turn.main', 3])
    const blessed = battle({ one: { c3: 'jotun' }, two: { c4: 'torvald' }, dice: [1, 4] }).strike('c3', 'c4')
    expect(blessed.wounds('c4')).toBe(3)
    const counter = battle({
      one: { c3: 'jotun' },
      two: { c4: { card: 'zombie' }, e6: 'vampire' },
      dice: [1, 6],
    }).strike('c3', 'c4')
    expect(counter.wounds('c3')).toBe(1)
  })

  test('T.5 what it has from other cards counts as its own', () => {
    const b = battle({
      one: { c3: 'jotun' },
      two: { c4: { card: 'vampire', closed: true, with: ['plateHarness'] } },
      dice: [1],
    }).strike('c3', 'c4')
    expect(b.wounds('c4')).toBe(3)
  })
})

describe('T.9 Obliged to attack', () => {
  test('T.9 must: while it can strike a closed enemy the turn may not end, and it must choose one', () => {
    const b = battle({ one: { c3: 'gnomeBasaarg' }, two: { c4: closed, d4: 'nomad' }, dice: [1] })
    expect([b.choice('endTurn'), b.choice('strike')]).toEqual([[], [`${b.piece('c3')}:${b.piece('c4')}`]])
    b.strike('c3', 'c4').answer('decline')
    expect(b.choice('endTurn')).toEqual(['yes'])
  })

  test('T.9 not where there is none', () => {
    const b = battle({ one: { c3: 'gnomeBasaarg' }, two: { c4: 'nomad' } })
    expect(b.choice('endTurn')).toEqual(['yes'])
  })

  test('T.9 target: if it attacks, it must choose the named card', () => {
    const b = battle({
      one: { c3: 'torvald', b3: 'nomad' },
      two: { c4: 'nomad' },
      active: 'two',
      lasting: [{ kind: 'obligation', piece: 'p3', obligation: 'target', target: 'p2', until: 'turnEnd' }],
    })
    expect(b.choice('strike')).toEqual([`${b.piece('c4')}:${b.piece('c3')}`])
    expect(b.choice('endTurn')).toEqual(['yes'])
    expect(b.whyNot('strike', `${b.piece('c4')}:${b.piece('b3')}`)).toBe('12.9 mustChooseAnother')
  })
})

describe('T.12 Strike with range', () => {
  const guard = (target: 'a5' | 'c4', ...dice: readonly number[]) =>
    battle({ one: { a3: 'hallGuard', b3: 'axeMaster' }, two: { [target]: 'nomad' }, dice })

  test('T.12 at a card at distance X or less, adjacent included; the target fights', () => {
    const b = guard('a5', 1, 6).strike('a3', 'a5')
    expect(b.wounds('a3')).toBe(1)
  })

  test('T.12 not farther, and not at the extra zone', () => {
    const far = guard('c4')
    expect(far.whyNot('strike', `${far.piece('a3')}:${far.piece('c4')}`)).toBe('12.2 outOfReach')
    const flyer = battle({ one: { a3: 'hallGuard', b3: 'axeMaster' }, two: { extra: ['heraldBat'], e6: 'nomad' } })
    expect(flyer.whyNot('strike', `${flyer.piece('a3')}:${flyer.piece('heraldBat')}`)).toBe('16.5 outOfReach')
  })

  test('T.12 without its formation the Hall Guard reaches only adjacent cards', () => {
    const b = battle({ one: { a3: 'hallGuard' }, two: { a5: 'nomad' } })
    expect(b.choice('strike')).toEqual([])
  })

  test('T.12, 23.1 of range 2 and 3 only the 3 works', () => {
    const b = battle({
      one: { a3: withKeywords('hallGuard', { k: 'strikeRange', x: 3 }), b3: 'axeMaster' },
      two: { c4: 'nomad', d4: 'nomad' },
    })
    expect(b.choice('strike')).toContain(`${b.piece('a3')}:${b.piece('c4')}`)
    expect(b.choice('strike')).not.toContain(`${b.piece('a3')}:${b.piece('d4')}`)
  })
})
