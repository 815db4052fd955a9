// Alice's deck, card by card (18.2).

import { table } from '@ludoteka/kernel/testing'
import { describe, expect, test } from 'vitest'
import { unmatched } from '../../index.ts'
import { COMPULSORY, cards, fight, isSettled, offered, outmatched, scheme, told, values, within } from './fights.ts'
import { testPrinted } from './printed.ts'
import { testFeint, testMomentousShift, testMoveACombatant, testRegroup } from './shared.ts'

testPrinted([
  ['alice.clawsThatCatch', 'Claws That Catch', 'attack', 3, 2, 2, 'jabberwock'],
  ['alice.momentousShift', 'Momentous Shift', 'versatile', 3, 1, 2, 'any'],
  ['alice.skirmish', 'Skirmish', 'versatile', 4, 1, 2, 'any'],
  ['alice.madAsAHatter', 'Mad as a Hatter', 'versatile', 3, 1, 2, 'alice'],
  ['alice.manxomeFoe', 'Manxome Foe', 'versatile', 3, 2, 2, 'any'],
  ['alice.feint', 'Feint', 'versatile', 2, 2, 3, 'any'],
  ['alice.regroup', 'Regroup', 'versatile', 1, 2, 3, 'any'],
  ['alice.lookingGlass', 'Looking Glass', 'defense', 2, 4, 2, 'alice'],
  ['alice.snickerSnack', 'Snicker-Snack', 'attack', 3, 4, 1, 'alice'],
  ['alice.oFrabjousDay', 'O Frabjous Day!', 'attack', 4, 4, 1, 'alice'],
  ['alice.theOtherSideOfTheMushroom', 'The Other Side of the Mushroom', 'attack', 3, 4, 1, 'alice'],
  ['alice.eatMe', 'Eat Me', 'scheme', 0, 3, 2, 'alice'],
  ['alice.imLateImLate', "I'm Late, I'm Late", 'versatile', 2, 3, 3, 'alice'],
  ['alice.drinkMe', 'Drink Me', 'scheme', 0, 2, 2, 'alice'],
  ['alice.jawsThatBite', 'Jaws That Bite', 'attack', 4, 2, 2, 'jabberwock'],
])

describe('Claws That Catch', () => {
  const claws = { attacker: 'jabberwock', card: 'alice.clawsThatCatch' } as const

  test('Claws That Catch 18.2.6: worth 5 against a hero', () => {
    expect(values(fight({ ...claws, defender: 'arthur' }))).toEqual({ attack: 5, defense: 0 })
  })

  test('Claws That Catch 18.2.6: worth 3 against a sidekick', () => {
    expect(values(fight({ ...claws, defender: 'merlin' }))).toEqual({ attack: 3, defense: 0 })
  })

  test("Claws That Catch 17.2.2: Alice's size does not matter", () => {
    expect(values(fight({ ...claws, defender: 'arthur', size: 'small' }))).toEqual({ attack: 5, defense: 0 })
  })

  test('Claws That Catch 16.6: cancelled by Feint it is worth 3 against a hero too', () => {
    const t = fight({ ...claws, defender: 'arthur', defense: 'arthur.feint' })
    expect(values(t)).toEqual({ attack: 3, defense: 2 })
  })
})

testMomentousShift('alice')
testMoveACombatant('Skirmish', 'alice.skirmish', 'alice', 2)

describe('Mad as a Hatter', () => {
  const attack = { attacker: 'alice', card: 'alice.madAsAHatter', defender: 'sinbad', size: 'big' } as const

  test('Mad as a Hatter 18.2.5: moves Alice and the Jabberwock at most 2 each, then changes the size', () => {
    const t = fight({ ...attack, at: { jabberwock: 's7' } })
    expect(values(t)).toEqual({ attack: 3 + 2, defense: 0 })
    expect(offered(t, 'a1', 'move')).toEqual(new Set(['alice', 'jabberwock']))
    t.play('a1', 'move', 'jabberwock')
    expect(offered(t, 'a1', 'to')).toEqual(new Set(['s7', 's6', 's15', 's14', 's17']))
    t.play('a1', 'to', 's14').play('a1', 'move', 'alice')
    expect(offered(t, 'a1', 'to')).toEqual(within('s21', 2))
    expect(t.all()).toMatchObject({ size: 'big' })
    t.play('a1', 'to', 's19')
    expect(t.all()).toMatchObject({ size: 'small', at: { alice: 's19', jabberwock: 's14' } })
    expect(isSettled(t)).toBe(true)
  })

  test('Mad as a Hatter: nobody need move, but the size changes', () => {
    const t = fight({ ...attack, size: 'small' }).play('a1', 'done')
    expect(t.all()).toMatchObject({ size: 'big', at: { alice: 's21' } })
  })

  test('Mad as a Hatter: in defense, and lost, too', () => {
    const t = fight({ attacker: 'arthur', card: 'arthur.excalibur', defender: 'alice', defense: 'alice.madAsAHatter' })
    expect(t.choice('b1')).toEqual({ move: ['alice'], done: true })
    expect(t.play('b1', 'done').all()).toMatchObject({ size: 'small' })
  })

  test('Mad as a Hatter 16.6: cancelled by Feint nobody moves and the size stays; her bonus does not (17.2.3)', () => {
    const t = fight({ ...attack, defense: 'sinbad.feint' })
    expect(values(t)).toEqual({ attack: 3 + 2, defense: 2 })
    expect(t.all()).toMatchObject({ size: 'big' })
    expect(isSettled(t)).toBe(true)
  })
})

describe('Manxome Foe', () => {
  const attack = { attacker: 'jabberwock', card: 'alice.manxomeFoe', defender: 'sinbad' } as const

  test('Manxome Foe 18.2.2: the top card of the deck is discarded, for all to see, and its boost added', () => {
    const t = fight({ ...attack, top: { a1: ['alice.snickerSnack'] } })
    expect(values(t)).toEqual({ attack: 3 + 4, defense: 0 })
    expect(t.news('b1').map(({ key }) => key)).toContain('milled')
    expect(cards(t, 'discard', 'a1')).toEqual(['alice.manxomeFoe', 'alice.snickerSnack'])
  })

  test('Manxome Foe: in defense too', () => {
    const t = fight({
      attacker: 'sinbad',
      card: 'sinbad.commandingImpact',
      defender: 'alice',
      defense: 'alice.manxomeFoe',
      top: { b1: ['alice.eatMe'] },
      size: 'small',
    })
    expect(values(t)).toEqual({ attack: 5, defense: 3 + 3 + 1 })
  })

  test('Manxome Foe 18.2.2, 14.4: an empty deck adds nothing and exhausts nobody', () => {
    const t = fight({ ...attack, deck: { a1: [] } })
    expect(values(t)).toEqual({ attack: 3, defense: 0 })
    expect(t.all()).toMatchObject({ health: { alice: 13, jabberwock: 8 } })
  })

  test('Manxome Foe 16.6: cancelled by Feint no card is discarded', () => {
    const t = fight({ ...attack, defense: 'sinbad.feint', top: { a1: ['alice.snickerSnack'] } })
    expect(values(t)).toEqual({ attack: 3, defense: 2 })
    expect(cards(t, 'deck', 'a1')).toHaveLength(29)
  })
})

testFeint('alice')
testRegroup('alice')

describe('Looking Glass', () => {
  const defense = {
    attacker: 'sinbad',
    card: 'sinbad.exploit',
    defender: 'alice',
    defense: 'alice.lookingGlass',
  } as const
  const hurt = { ...defense, health: { alice: 9 } } as const // 4 against 2: two damage, 7 left

  test('Looking Glass 18.2.3: an ordered pair of two different items, compulsory', () => {
    const t = fight(hurt)
    expect(values(t)).toEqual({ attack: 4, defense: 2 })
    expect(offered(t, 'b1', 'pair')).toEqual(
      new Set(['draw-recover', 'draw-place', 'recover-draw', 'recover-place', 'place-draw', 'place-recover']),
    )
    expect(t.why('b1', 'decline')).toEqual(COMPULSORY)
  })

  test('Looking Glass: draw two and recover 3', () => {
    const t = fight(hurt).play('b1', 'pair', 'draw-recover')
    expect(t.all()).toMatchObject({ health: { alice: 10 }, at: { alice: 's12' } })
    expect(cards(t, 'hand', 'b1')).toHaveLength(2)
    expect(isSettled(t)).toBe(true)
  })

  test('Looking Glass 16.11: the order announced is binding', () => {
    const placed = fight(hurt).play('b1', 'pair', 'place-draw')
    expect(cards(placed, 'hand', 'b1')).toHaveLength(0)
    placed.play('b1', 'to', 's1')
    expect(placed.all()).toMatchObject({ at: { alice: 's1' }, health: { alice: 7 } })
    expect(cards(placed, 'hand', 'b1')).toHaveLength(2)
    const drawn = fight(hurt).play('b1', 'pair', 'draw-place')
    expect(cards(drawn, 'hand', 'b1')).toHaveLength(2)
    expect(offered(drawn, 'b1', 'to').size).toBe(38 - 2)
  })

  test('Looking Glass 16.4: placed on an empty space other than her own, and not declined', () => {
    const t = fight(hurt).play('b1', 'pair', 'place-recover')
    expect(offered(t, 'b1', 'to')).not.toContain('s12')
    expect(t.why('b1', 'to', 's12')).toEqual({ rule: '16.4', reason: 'spaceTaken' })
    expect(t.why('b1', 'to', 's21')).toEqual({ rule: '16.4', reason: 'spaceTaken' })
    expect(t.why('b1', 'decline')).toEqual(COMPULSORY)
    expect(t.play('b1', 'to', 's38').all()).toMatchObject({ at: { alice: 's38' }, health: { alice: 10 } })
  })

  test('Looking Glass 1.5, 18.2.3: an item may be chosen although it does little or nothing', () => {
    const little = fight({ ...defense, size: 'small' }).play('b1', 'pair', 'recover-draw') // 4 against 3
    expect(little.all()).toMatchObject({ health: { alice: 13 } })
    const nothing = fight({ ...defense, card: 'sinbad.regroup' }).play('b1', 'pair', 'recover-draw')
    expect(nothing.all()).toMatchObject({ health: { alice: 13 } })
    expect(told(nothing)).not.toContain('recovered')
  })

  test('Looking Glass 10.8, 16.2: for a fallen Alice only the cards are drawn', () => {
    const t = fight({ ...defense, health: { alice: 2 }, team: true }).play('b1', 'pair', 'place-draw')
    expect(t.all()).toMatchObject({ at: { alice: 'none' }, health: { alice: 0 } })
    expect(cards(t, 'hand', 'b1')).toHaveLength(2)
    expect(isSettled(t)).toBe(true)
  })

  test('Looking Glass 16.6: cancelled by Feint', () => {
    expect(isSettled(fight({ ...defense, card: 'sinbad.feint' }))).toBe(true)
  })
})

describe('Snicker-Snack', () => {
  const attack = { attacker: 'alice', card: 'alice.snickerSnack', size: 'small' } as const
  const hand = { b1: ['sinbad.exploit', 'sinbad.voyageHome'] } as const

  test('Snicker-Snack 18.2.4: the winner sees the hand and must name a card, which is discarded', () => {
    const t = fight({ ...attack, defender: 'sinbad', hand })
    expect(values(t)).toEqual({ attack: 3, defense: 0 })
    expect(offered(t, 'a1', 'discard')).toEqual(new Set(hand.b1))
    expect(t.why('a1', 'decline')).toEqual(COMPULSORY)
    t.play('a1', 'discard', 'sinbad.voyageHome')
    expect(cards(t, 'hand', 'b1')).toEqual(['sinbad.exploit'])
    expect(cards(t, 'discard', 'b1')).toEqual(['sinbad.voyageHome'])
    expect(t.news('spectator').map(({ key }) => key)).toEqual(['discarded'])
  })

  test('Snicker-Snack 18.2.4: nobody else sees the hand', () => {
    const t = fight({ ...attack, defender: 'sinbad', hand })
    expect(t.news('a1').map(({ key }) => key)).toContain('handShown')
    expect(t.news('spectator').map(({ key }) => key)).not.toContain('handShown')
    expect(t.view('a1').zones['hand']).toMatchObject({ b1: { known: hand.b1 } })
    expect(t.view('spectator').zones['hand']).toEqual({ a1: { count: 0 }, b1: { count: 2 } })
  })

  test('Snicker-Snack 18.2.4, 19.6: a teammate sees the hand too, but does not choose', () => {
    const t = fight({ ...attack, defender: 'sinbad', hand, team: true })
    expect(t.view('a2').zones['hand']).toMatchObject({ b1: { known: hand.b1 } })
    expect(t.all()).toMatchObject({ waiting: ['a1'] })
  })

  test('Snicker-Snack: the loser sees nothing', () => {
    const t = fight({ ...attack, ...outmatched('sinbad'), hand })
    expect(told(t)).not.toContain('handShown')
    expect(isSettled(t)).toBe(true)
  })

  test('Snicker-Snack 18.2.4: an empty hand gives nothing', () => {
    expect(isSettled(fight({ ...attack, defender: 'sinbad' }))).toBe(true)
  })

  test('Snicker-Snack 16.6: cancelled by Feint', () => {
    const t = fight({ ...attack, defender: 'sinbad', defense: 'sinbad.feint', hand })
    expect(values(t)).toEqual({ attack: 3, defense: 2 })
    expect(isSettled(t)).toBe(true)
  })
})

describe('O Frabjous Day!', () => {
  const attack = { attacker: 'alice', card: 'alice.oFrabjousDay', defender: 'sinbad' } as const

  test('O Frabjous Day! 17.2.3: she strikes with the size she has, then changes it', () => {
    const big = fight({ ...attack, size: 'big' })
    expect(values(big)).toEqual({ attack: 4 + 2, defense: 0 })
    expect(big.all()).toMatchObject({ size: 'small' })
    const small = fight({ ...attack, size: 'small' })
    expect(values(small)).toEqual({ attack: 4, defense: 0 })
    expect(small.all()).toMatchObject({ size: 'big' })
  })

  test('O Frabjous Day!: lost or won', () => {
    expect(fight({ ...attack, size: 'small', ...outmatched('sinbad') }).all()).toMatchObject({ size: 'big' })
  })

  test('O Frabjous Day! 16.6: cancelled by Feint', () => {
    expect(fight({ ...attack, size: 'big', defense: 'sinbad.feint' }).all()).toMatchObject({ size: 'big' })
  })
})

describe('The Other Side of the Mushroom', () => {
  const attack = {
    attacker: 'alice',
    card: 'alice.theOtherSideOfTheMushroom',
    defender: 'sinbad',
    size: 'small',
  } as const

  test('The Other Side of the Mushroom 16.11: Alice moves at most 3, then changes size', () => {
    const t = fight(attack)
    expect(values(t)).toEqual({ attack: 3, defense: 0 })
    expect(offered(t, 'a1', 'to')).toEqual(within('s21', 3))
    expect(t.all()).toMatchObject({ size: 'small' })
    expect(t.play('a1', 'to', 's5').all()).toMatchObject({ size: 'big', at: { alice: 's5' } })
  })

  test('The Other Side of the Mushroom: lost, and without a step, too', () => {
    const t = fight({ ...attack, ...outmatched('sinbad') }).play('a1', 'to', 's21')
    expect(t.all()).toMatchObject({ size: 'big', at: { alice: 's21' } })
  })

  test('The Other Side of the Mushroom 16.6: cancelled by Feint', () => {
    const t = fight({ ...attack, defense: 'sinbad.feint' })
    expect(t.all()).toMatchObject({ size: 'small', step: 'turn.action' })
  })
})

describe('Eat Me', () => {
  const at = { alice: 's21', sinbad: 's12' } as const

  test('Eat Me 16.11: Alice moves at most 3, then changes size', () => {
    const t = scheme('alice.eatMe', 'sinbad', { at, size: 'small' })
    expect(offered(t, 'a1', 'to')).toEqual(within('s21', 3))
    expect(t.all()).toMatchObject({ size: 'small', zones: { played: { a1: ['alice.eatMe'] } } })
    t.play('a1', 'to', 's36')
    expect(t.all()).toMatchObject({ size: 'big', at: { alice: 's36' }, zones: { discard: { a1: ['alice.eatMe'] } } })
  })

  test('Eat Me: she may stay, but the size changes', () => {
    const t = scheme('alice.eatMe', 'sinbad', { at, size: 'big' }).play('a1', 'to', 's21')
    expect(t.all()).toMatchObject({ size: 'small', at: { alice: 's21' } })
  })
})

describe("I'm Late, I'm Late", () => {
  const attack = { attacker: 'alice', card: 'alice.imLateImLate', defender: 'sinbad', size: 'small' } as const

  test("I'm Late, I'm Late 16.11: Alice moves at most 5, then changes size", () => {
    const t = fight(attack)
    expect(values(t)).toEqual({ attack: 2, defense: 0 })
    expect(offered(t, 'a1', 'to')).toEqual(within('s21', 5))
    expect(t.play('a1', 'to', 's38').all()).toMatchObject({ size: 'big', at: { alice: 's38' } })
  })

  test("I'm Late, I'm Late: in defense, and lost, too", () => {
    const t = fight({
      attacker: 'sinbad',
      card: 'sinbad.commandingImpact',
      defender: 'alice',
      defense: 'alice.imLateImLate',
      size: 'small',
    })
    expect(values(t)).toEqual({ attack: 5, defense: 2 + 1 })
    expect(offered(t, 'b1', 'to')).toEqual(within('s12', 5))
    expect(t.play('b1', 'to', 's12').all()).toMatchObject({ size: 'big' })
  })

  test("I'm Late, I'm Late 16.6: cancelled by Feint", () => {
    expect(fight({ ...attack, defense: 'sinbad.feint' }).all()).toMatchObject({ size: 'small', step: 'turn.action' })
  })
})

describe('Drink Me', () => {
  const at = { alice: 's21', jabberwock: 's20', sinbad: 's1' } as const

  test('Drink Me: draw two, then change size', () => {
    const t = scheme('alice.drinkMe', 'sinbad', { at, size: 'big', top: { a1: ['alice.feint', 'alice.skirmish'] } })
    expect(cards(t, 'hand', 'a1').toSorted()).toEqual(['alice.feint', 'alice.skirmish'])
    expect(t.all()).toMatchObject({ size: 'small', zones: { discard: { a1: ['alice.drinkMe'] } } })
  })

  test('Drink Me 14.2: with no card left 2 damage twice, then the size', () => {
    const t = scheme('alice.drinkMe', 'sinbad', { at, size: 'small', deck: { a1: [] } })
    expect(t.all()).toMatchObject({ size: 'big', health: { alice: 9, jabberwock: 4 } })
  })

  test('Drink Me 13.4: she may lose by it, and then nothing follows', () => {
    const t = scheme('alice.drinkMe', 'sinbad', { at, size: 'small', deck: { a1: [] }, health: { alice: 2 } })
    expect(t.all()).toMatchObject({
      size: 'small',
      health: { jabberwock: 6 },
      result: { kind: 'won', winners: ['b1'] },
    })
  })
})

describe('Jaws That Bite', () => {
  const attack = { attacker: 'jabberwock', card: 'alice.jawsThatBite', defender: 'sinbad' } as const

  test('Jaws That Bite 18.2.1: one fighter next to the Jabberwock, friend or foe, must take 2', () => {
    const t = fight({ ...attack, at: { alice: 's20', porter: 's31' } })
    expect(t.all()).toMatchObject({ health: { sinbad: 11 } })
    expect(offered(t, 'a1', 'hurt')).toEqual(new Set(['alice', 'sinbad', 'porter']))
    expect(t.why('a1', 'decline')).toEqual(COMPULSORY)
    expect(t.why('a1', 'hurt', 'jabberwock')).toEqual({ rule: '18.2.1', reason: 'notNextToJabberwock' })
    expect(t.play('a1', 'hurt', 'porter').all()).toMatchObject({ health: { alice: 13, sinbad: 11, porter: 4 } })
  })

  test('Jaws That Bite 18.2.1: no need to win, and the fighter just attacked may be bitten', () => {
    const t = fight({ ...attack, ...outmatched('sinbad') })
    expect(told(t)).toContain('forcedFighter')
    expect(t.all()).toMatchObject({ health: { sinbad: 13 } })
  })

  test('Jaws That Bite 18.2.1, 16.10: the only one there is bitten without asking, even Alice', () => {
    const t = fight({ ...attack, defender: 'porter', health: { porter: 4 }, at: { alice: 's20' } })
    expect(t.all()).toMatchObject({ at: { porter: 'none' }, health: { alice: 11 } })
    expect(isSettled(t)).toBe(true)
  })

  test('Jaws That Bite 18.2.1: with nobody left next to it nothing happens', () => {
    const t = fight({ ...attack, defender: 'porter', health: { porter: 4 } })
    expect(told(t)).not.toContain('forcedFighter')
    expect(t.all()).toMatchObject({ health: { alice: 13, sinbad: 15 } })
  })

  test('Jaws That Bite 18.2.1: without the Jabberwock on the board nothing happens', () => {
    const t = table(unmatched, {
      position: {
        facts: {
          hero: { a1: 'alice', b1: 'sinbad' },
          at: { alice: 's20', sinbad: 's21' },
          actionsLeft: 1,
          combat: { attacker: 'jabberwock', defender: 'sinbad', winner: 'defender' },
        },
        zones: { played: { a1: ['alice.jawsThatBite'] } },
        stack: [
          { step: 'turn.action', seat: 0 },
          { step: 'combat.cleanUp', seat: 0 },
          { step: 'effect.begin', seat: 0, card: 'alice.jawsThatBite', side: 'attacker', timing: 'after' },
        ],
      },
    })
    expect(t.all()).toMatchObject({ step: 'turn.action', log: ['effect'], health: { alice: 13, sinbad: 15 } })
  })

  test('Jaws That Bite 16.6: cancelled by Feint', () => {
    const t = fight({ ...attack, defense: 'sinbad.feint' })
    expect(t.all()).toMatchObject({ health: { sinbad: 13 }, step: 'turn.action' })
  })
})
