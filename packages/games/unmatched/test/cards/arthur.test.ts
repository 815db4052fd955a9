// King Arthur's deck, card by card (18.1).

import { describe, expect, test } from 'vitest'
import {
  before,
  COMPULSORY,
  cards,
  fight,
  isSettled,
  offered,
  outmatched,
  scheme,
  told,
  values,
  within,
} from './fights.ts'
import { testPrinted } from './printed.ts'
import { testFeint, testMomentousShift, testMoveACombatant, testRegroup } from './shared.ts'

testPrinted([
  ['arthur.skirmish', 'Skirmish', 'versatile', 4, 1, 3, 'any'],
  ['arthur.nobleSacrifice', 'Noble Sacrifice', 'attack', 2, 3, 3, 'arthur'],
  ['arthur.excalibur', 'Excalibur', 'attack', 6, 3, 1, 'arthur'],
  ['arthur.theAidOfMorgana', 'The Aid of Morgana', 'attack', 4, 2, 1, 'arthur'],
  ['arthur.divineIntervention', 'Divine Intervention', 'versatile', 3, 2, 2, 'arthur'],
  ['arthur.theHolyGrail', 'The Holy Grail', 'defense', 1, 2, 1, 'arthur'],
  ['arthur.theLadyOfTheLake', 'The Lady of the Lake', 'scheme', 0, 2, 1, 'arthur'],
  ['arthur.prophecy', 'Prophecy', 'scheme', 0, 2, 1, 'merlin'],
  ['arthur.bewilderment', 'Bewilderment', 'defense', 0, 2, 2, 'merlin'],
  ['arthur.aidTheChosenOne', 'Aid the Chosen One', 'attack', 4, 2, 1, 'merlin'],
  ['arthur.restlessSpirits', 'Restless Spirits', 'scheme', 0, 2, 1, 'merlin'],
  ['arthur.commandTheStorms', 'Command the Storms', 'scheme', 0, 2, 2, 'merlin'],
  ['arthur.swiftStrike', 'Swift Strike', 'attack', 3, 2, 2, 'any'],
  ['arthur.momentousShift', 'Momentous Shift', 'versatile', 3, 1, 3, 'any'],
  ['arthur.feint', 'Feint', 'versatile', 2, 1, 3, 'any'],
  ['arthur.regroup', 'Regroup', 'versatile', 1, 1, 3, 'any'],
])

testMoveACombatant('Skirmish', 'arthur.skirmish', 'arthur', 2)

describe('Noble Sacrifice', () => {
  const sacrifice = { attacker: 'arthur', card: 'arthur.nobleSacrifice', defender: 'sinbad' } as const

  test('Noble Sacrifice 18.1.9: a card of the hand may boost it, chosen after the reveal', () => {
    const t = fight({ ...sacrifice, defense: 'sinbad.momentousShift', hand: { a1: ['arthur.excalibur'] } })
    expect(cards(t, 'played', 'b1')).toEqual(['sinbad.momentousShift'])
    expect(t.choice('a1')).toEqual({ boost: ['arthur.excalibur'], decline: true })
    t.play('a1', 'boost', 'arthur.excalibur')
    expect(values(t)).toEqual({ attack: 5, defense: 3 })
    expect(cards(t, 'discard', 'a1')).toEqual(['arthur.nobleSacrifice', 'arthur.excalibur'])
  })

  test("Noble Sacrifice 18.1.9: chosen after the defender's effects during combat", () => {
    const t = fight({
      ...sacrifice,
      defender: 'alice',
      defense: 'alice.manxomeFoe',
      top: { b1: ['alice.lookingGlass'] },
      hand: { a1: ['arthur.excalibur'] },
    })
    expect(cards(t, 'discard', 'b1')).toEqual(['alice.lookingGlass'])
    expect(offered(t, 'a1', 'boost')).toEqual(new Set(['arthur.excalibur']))
    expect(values(t.play('a1', 'boost', 'arthur.excalibur'))).toEqual({ attack: 5, defense: 7 })
  })

  test('Noble Sacrifice 7.4: the boost may be declined', () => {
    const t = fight({ ...sacrifice, hand: { a1: ['arthur.excalibur'] } }).play('a1', 'decline')
    expect(values(t)).toEqual({ attack: 2, defense: 0 })
    expect(cards(t, 'hand', 'a1')).toEqual(['arthur.excalibur'])
  })

  test('Noble Sacrifice 21.3: an empty hand is not asked', () => {
    const t = fight(sacrifice)
    expect(values(t)).toEqual({ attack: 2, defense: 0 })
    expect(isSettled(t)).toBe(true)
  })

  test('Noble Sacrifice 17.1.7: its boost comes on top of the one by his ability', () => {
    const t = fight({ ...sacrifice, boost: 'arthur.excalibur', hand: { a1: ['arthur.divineIntervention'] } })
    t.play('a1', 'boost', 'arthur.divineIntervention')
    expect(values(t)).toEqual({ attack: 2 + 3 + 2, defense: 0 })
  })

  test('Noble Sacrifice 16.6.2: cancelled by Feint nothing is asked and no card is spent', () => {
    const t = fight({ ...sacrifice, defense: 'sinbad.feint', hand: { a1: ['arthur.excalibur'] } })
    expect(values(t)).toEqual({ attack: 2, defense: 2 })
    expect(cards(t, 'hand', 'a1')).toEqual(['arthur.excalibur'])
    expect(isSettled(t)).toBe(true)
  })
})

test('Excalibur: six, and no effect at all', () => {
  const t = fight({ attacker: 'arthur', card: 'arthur.excalibur', defender: 'sinbad' })
  expect(t.all()).toMatchObject({ health: { sinbad: 9 }, log: expect.not.arrayContaining(['effect']) })
  expect(isSettled(t)).toBe(true)
})

test('Excalibur 17.1.5: Feint takes its boost, but not its six', () => {
  const strike = { attacker: 'arthur', card: 'arthur.excalibur', boost: 'arthur.nobleSacrifice' } as const
  expect(values(fight({ ...strike, defender: 'sinbad' }))).toEqual({ attack: 9, defense: 0 })
  const t = fight({ ...strike, defender: 'sinbad', defense: 'sinbad.feint' })
  expect(values(t)).toEqual({ attack: 6, defense: 2 })
  expect(cards(t, 'discard', 'a1')).toEqual(['arthur.excalibur', 'arthur.nobleSacrifice'])
})

describe('The Aid of Morgana', () => {
  const aid = { attacker: 'arthur', card: 'arthur.theAidOfMorgana' } as const

  test('The Aid of Morgana: draw two, won or not', () => {
    const won = fight({ ...aid, defender: 'sinbad' })
    expect(values(won)).toEqual({ attack: 4, defense: 0 })
    expect(cards(won, 'hand', 'a1')).toHaveLength(2)
    expect(cards(fight({ ...aid, ...outmatched('sinbad') }), 'hand', 'a1')).toHaveLength(2)
  })

  test('The Aid of Morgana 14.2: every card missing in the deck hurts all own fighters', () => {
    const one = fight({ ...aid, defender: 'sinbad', at: { merlin: 's1' }, deck: { a1: ['arthur.feint'] } })
    expect(one.all()).toMatchObject({ health: { arthur: 16, merlin: 5 }, zones: { hand: { a1: ['arthur.feint'] } } })
    const none = fight({ ...aid, defender: 'sinbad', at: { merlin: 's1' }, deck: { a1: [] } })
    expect(none.all()).toMatchObject({ health: { arthur: 14, merlin: 3 } })
  })

  test('The Aid of Morgana 16.6: cancelled by Feint', () => {
    expect(cards(fight({ ...aid, defender: 'sinbad', defense: 'sinbad.feint' }), 'hand', 'a1')).toEqual([])
  })
})

describe('Divine Intervention', () => {
  const attack = { attacker: 'arthur', card: 'arthur.divineIntervention' } as const

  test('Divine Intervention 18.1.2: Arthur moves at most 5, won or not', () => {
    const won = fight({ ...attack, defender: 'sinbad' })
    expect(values(won)).toEqual({ attack: 3, defense: 0 })
    expect(offered(won, 'a1', 'to')).toEqual(within('s21', 5))
    expect(won.play('a1', 'to', 's25').all()).toHaveProperty('at.arthur', 's25')
    expect(offered(fight({ ...attack, ...outmatched('sinbad') }), 'a1', 'to')).toEqual(within('s21', 5))
  })

  test('Divine Intervention 18.1.2: in defense too', () => {
    const t = fight({
      attacker: 'sinbad',
      card: 'sinbad.exploit',
      defender: 'arthur',
      defense: 'arthur.divineIntervention',
    })
    expect(values(t)).toEqual({ attack: 4, defense: 3 })
    expect(offered(t, 'b1', 'to')).toEqual(within('s12', 5))
  })

  test('Divine Intervention 16.2: a fallen Arthur does not move', () => {
    const t = fight({
      attacker: 'sinbad',
      card: 'sinbad.exploit',
      defender: 'arthur',
      defense: 'arthur.divineIntervention',
      health: { arthur: 1 },
      team: true,
    })
    expect(t.all()).toMatchObject({ at: { arthur: 'none' }, result: { kind: 'open' } })
    expect(isSettled(t)).toBe(true)
  })

  test('Divine Intervention 16.6: cancelled by Feint', () => {
    expect(isSettled(fight({ ...attack, defender: 'sinbad', defense: 'sinbad.feint' }))).toBe(true)
  })
})

describe('The Holy Grail', () => {
  const defense = { attacker: 'sinbad', defender: 'arthur', defense: 'arthur.theHolyGrail' } as const
  const struck = { ...defense, card: 'sinbad.exploit' } as const // 4 against 1: three damage

  test('The Holy Grail 18.1.3: Arthur at 4 or less after the damage has exactly 8', () => {
    const t = fight({ ...struck, health: { arthur: 7 } })
    expect(values(t)).toEqual({ attack: 4, defense: 1 })
    expect(t.all()).toMatchObject({ health: { arthur: 8 } })
    expect(fight({ ...struck, health: { arthur: 4 } }).all()).toMatchObject({ health: { arthur: 8 } })
  })

  test('The Holy Grail 18.1.3: it needs no damage, only little health', () => {
    const t = fight({ ...defense, card: 'sinbad.regroup', health: { arthur: 4 } })
    expect(t.all()).toMatchObject({ health: { arthur: 8 } })
  })

  test('The Holy Grail 18.1.3: Arthur at 5 or more gets nothing', () => {
    expect(fight({ ...struck, health: { arthur: 8 } }).all()).toMatchObject({ health: { arthur: 5 } })
  })

  test('The Holy Grail 18.1.3: Arthur at 0 has lost', () => {
    const t = fight({ ...struck, health: { arthur: 3 } })
    expect(t.all()).toMatchObject({ health: { arthur: 0 }, result: { kind: 'won', winners: ['a1'] } })
  })

  test('The Holy Grail 18.1.3: cancelled by Feint', () => {
    const t = fight({ ...defense, card: 'sinbad.feint', health: { arthur: 4 } })
    expect(t.all()).toMatchObject({ health: { arthur: 3 } })
  })
})

describe('The Lady of the Lake', () => {
  const at = { arthur: 's21', sinbad: 's1' } as const

  test('The Lady of the Lake 18.1.7: from the discard pile, the deck neither searched nor shuffled', () => {
    const story = { at, discard: { a1: ['arthur.excalibur'] } } as const
    const deck = cards(before('arthur.theLadyOfTheLake', 'sinbad', story), 'deck', 'a1')
    const t = scheme('arthur.theLadyOfTheLake', 'sinbad', story)
    expect(cards(t, 'hand', 'a1')).toEqual(['arthur.excalibur'])
    expect(cards(t, 'deck', 'a1')).toEqual(deck)
    expect(told(t)).not.toContain('deckSearched')
  })

  test('The Lady of the Lake 18.1.7: from the deck, shown to all, and the deck is shuffled', () => {
    const deck = cards(before('arthur.theLadyOfTheLake', 'sinbad', { at }), 'deck', 'a1')
    const t = scheme('arthur.theLadyOfTheLake', 'sinbad', { at })
    const left = deck.filter(card => card !== 'arthur.excalibur')
    expect(cards(t, 'hand', 'a1')).toEqual(['arthur.excalibur'])
    expect(t.view('b1').zones['hand']).toMatchObject({ a1: { count: 1, known: ['arthur.excalibur'] } })
    expect(cards(t, 'deck', 'a1')).not.toEqual(left)
    expect(cards(t, 'deck', 'a1').toSorted()).toEqual(left.toSorted())
  })

  test('The Lady of the Lake 18.1.7: only the owner looks through the deck', () => {
    const t = scheme('arthur.theLadyOfTheLake', 'sinbad', { at })
    expect(t.news('a1').map(({ key }) => key)).toContain('deckShown')
    expect(t.news('b1').map(({ key }) => key)).not.toContain('deckShown')
  })

  test('The Lady of the Lake 18.1.7: with Excalibur in hand nothing is found, but the deck is shuffled', () => {
    const story = { at, hand: { a1: ['arthur.excalibur'] } } as const
    const deck = cards(before('arthur.theLadyOfTheLake', 'sinbad', story), 'deck', 'a1')
    const t = scheme('arthur.theLadyOfTheLake', 'sinbad', story)
    expect(told(t)).toContain('cardNotFound')
    expect(cards(t, 'hand', 'a1')).toEqual(['arthur.excalibur'])
    expect(cards(t, 'deck', 'a1')).not.toEqual(deck)
    expect(t.view('b1').zones['hand']).toHaveProperty('a1', { count: 1 })
  })

  test('The Lady of the Lake 14.4: an empty deck hurts nobody', () => {
    const t = scheme('arthur.theLadyOfTheLake', 'sinbad', { at, deck: { a1: [] }, hand: { a1: ['arthur.excalibur'] } })
    expect(t.all()).toMatchObject({ health: { arthur: 18 } })
  })
})

describe('Prophecy', () => {
  const at = { arthur: 's21', merlin: 's5', sinbad: 's1' } as const
  const top = { a1: ['arthur.excalibur', 'arthur.feint', 'arthur.regroup', 'arthur.skirmish'] } as const

  test('Prophecy 18.1.6: of the four topmost cards keep two, put two back in any order', () => {
    const t = scheme('arthur.prophecy', 'sinbad', { at, top })
    expect(offered(t, 'a1', 'take')).toEqual(new Set(top.a1))
    expect(t.why('a1', 'decline')).toEqual(COMPULSORY)
    t.play('a1', 'take', 'arthur.excalibur').play('a1', 'take', 'arthur.skirmish')
    expect(offered(t, 'a1', 'putBack')).toEqual(new Set(['arthur.feint', 'arthur.regroup']))
    expect(t.why('a1', 'putBack', 'arthur.excalibur')).toEqual({ rule: '18.1.6', reason: 'notAmongTheCards' })
    t.play('a1', 'putBack', 'arthur.feint')
    expect(cards(t, 'hand', 'a1').toSorted()).toEqual(['arthur.excalibur', 'arthur.skirmish'])
    expect(cards(t, 'deck', 'a1').slice(0, 2)).toEqual(['arthur.regroup', 'arthur.feint'])
    expect(cards(t, 'discard', 'a1')).toEqual(['arthur.prophecy'])
  })

  test('Prophecy 18.1.6, 20: the opponent learns nothing but the counts, the owner remembers what went back', () => {
    const t = scheme('arthur.prophecy', 'sinbad', { at, top })
    expect(t.view('b1').zones['looked']).toHaveProperty('a1', { count: 4 })
    expect(JSON.stringify([t.view('b1').zones, t.news('b1')])).not.toContain('excalibur')
    t.play('a1', 'take', 'arthur.excalibur').play('a1', 'take', 'arthur.skirmish').play('a1', 'putBack', 'arthur.feint')
    expect(t.view('a1').zones['deck']).toMatchObject({
      a1: {
        known: [
          [0, 'arthur.regroup'],
          [1, 'arthur.feint'],
        ],
      },
    })
    expect(t.view('b1').zones['deck']).toEqual({ a1: { count: 27 }, b1: { count: 30 } })
    expect(t.view('b1').zones['hand']).toHaveProperty('a1', { count: 2 })
  })

  test('Prophecy 19.6: a teammate sees the cards too, but does not choose', () => {
    const t = scheme('arthur.prophecy', 'sinbad', { at, top, team: true })
    expect(t.view('a2').zones['looked']).toMatchObject({ a1: { cards: expect.arrayContaining([...top.a1]) } })
    expect(t.view('b2').zones['looked']).toHaveProperty('a1', { count: 4 })
    expect(t.all()).toMatchObject({ waiting: ['a1'] })
  })

  test('Prophecy 18.1.6: with three cards in the deck keep two and put one back', () => {
    const t = scheme('arthur.prophecy', 'sinbad', { at, deck: { a1: top.a1.slice(0, 3) } })
    t.play('a1', 'take', 'arthur.feint').play('a1', 'take', 'arthur.regroup')
    expect(t.all()).toMatchObject({
      zones: { deck: { a1: ['arthur.excalibur'] }, hand: { a1: ['arthur.feint', 'arthur.regroup'] } },
    })
    expect(isSettled(t)).toBe(true)
  })

  test.each([2, 1, 0])('Prophecy 18.1.6, 14.4: with %i in the deck keep them all, without exhaustion', n => {
    const t = scheme('arthur.prophecy', 'sinbad', { at, deck: { a1: top.a1.slice(0, n) } })
    expect(cards(t, 'hand', 'a1')).toEqual(top.a1.slice(0, n))
    expect(t.all()).toMatchObject({ health: { arthur: 18, merlin: 7 }, zones: { deck: { a1: [] } } })
    expect(isSettled(t)).toBe(true)
  })
})

describe('Bewilderment', () => {
  const defense = { attacker: 'sinbad', defender: 'merlin', defense: 'arthur.bewilderment' } as const

  test('Bewilderment 18.1.4: no combat damage, so the defender has won; Merlin may be placed on any empty space', () => {
    const t = fight({ ...defense, card: 'sinbad.commandingImpact' })
    expect(t.all()).toMatchObject({ health: { merlin: 7 }, combat: { winner: 'defender' } })
    const empty = offered(t, 'b1', 'to')
    expect(empty.size).toBe(38 - 3)
    for (const taken of ['s12', 's21', 's38']) expect(empty).not.toContain(taken)
    expect(t.why('b1', 'to', 's21')).toEqual({ rule: '16.4', reason: 'spaceTaken' })
    expect(t.play('b1', 'to', 's7').all()).toMatchObject({ at: { merlin: 's7' }, health: { merlin: 7 } })
  })

  test('Bewilderment 18.1.4: the placing may be declined', () => {
    const t = fight({ ...defense, card: 'sinbad.commandingImpact' }).play('b1', 'decline')
    expect(t.all()).toMatchObject({ at: { merlin: 's12' } })
    expect(isSettled(t)).toBe(true)
  })

  test('Bewilderment 18.1.4: no effect damage either', () => {
    const t = fight({ ...defense, card: 'sinbad.voyageManEatingApes' }).play('b1', 'decline')
    expect(t.all()).toMatchObject({ health: { merlin: 7 }, log: ['effect', 'unharmed'] })
  })

  test('Bewilderment 18.1.4: Merlin may be the one the Jabberwock has to bite, and the damage is lost', () => {
    const t = fight({
      attacker: 'jabberwock',
      card: 'alice.jawsThatBite',
      defender: 'merlin',
      defense: 'arthur.bewilderment',
    })
    t.play('b1', 'decline')
    expect(t.all()).toMatchObject({ health: { merlin: 7 }, log: ['effect', 'forcedFighter', 'unharmed'] })
  })

  test('Bewilderment 18.1.4: it ends with the clean-up', () => {
    const t = fight({ ...defense, card: 'sinbad.commandingImpact', hand: { a1: ['sinbad.exploit'] } })
    t.play('b1', 'decline').play('a1', 'attack', 'sinbad').play('a1', 'commit', 'sinbad.exploit').play('b1', 'decline')
    expect(t.all()).toMatchObject({ health: { merlin: 3 } })
  })

  test('Bewilderment 16.6: cancelled by Feint it protects from nothing and places nobody', () => {
    const t = fight({ ...defense, card: 'sinbad.feint' })
    expect(t.all()).toMatchObject({ health: { merlin: 5 }, at: { merlin: 's12' } })
    expect(isSettled(t)).toBe(true)
  })
})

describe('Aid the Chosen One', () => {
  const aid = { attacker: 'merlin', card: 'arthur.aidTheChosenOne' } as const

  test('Aid the Chosen One: the winner draws two', () => {
    const t = fight({ ...aid, defender: 'sinbad' })
    expect(values(t)).toEqual({ attack: 4, defense: 0 })
    expect(cards(t, 'hand', 'a1')).toHaveLength(2)
  })

  test('Aid the Chosen One: the loser draws nothing', () => {
    expect(cards(fight({ ...aid, ...outmatched('sinbad') }), 'hand', 'a1')).toEqual([])
  })

  test('Aid the Chosen One 16.6: cancelled by Feint', () => {
    const t = fight({ ...aid, defender: 'sinbad', defense: 'sinbad.feint' })
    expect(values(t)).toEqual({ attack: 4, defense: 2 })
    expect(cards(t, 'hand', 'a1')).toEqual([])
  })
})

describe('Restless Spirits', () => {
  const at = { arthur: 's12', merlin: 's5', sinbad: 's21', porter: 's38' } as const

  test("Restless Spirits 18.1.5: first any space of Merlin's zone, empty or his own; then one next to it, in any zone", () => {
    const t = scheme('arthur.restlessSpirits', 'sinbad', { at })
    expect(offered(t, 'a1', 'to')).toEqual(new Set(['s5', 's12', 's13', 's16', 's21', 's22', 's24', 's25']))
    expect(t.why('a1', 'to', 's11')).toEqual({ rule: '18.1.5', reason: 'outsideMerlinsZone' })
    t.play('a1', 'to', 's12')
    expect(offered(t, 'a1', 'to')).toEqual(new Set(['s5', 's11', 's13', 's21']))
    expect(t.why('a1', 'to', 's12')).toEqual({ rule: '18.1.5', reason: 'notAdjacent' })
    expect(t.why('a1', 'decline')).toEqual(COMPULSORY)
  })

  test('Restless Spirits 18.1.5: friends are not hurt, and without a defeat nothing is drawn', () => {
    const t = scheme('arthur.restlessSpirits', 'sinbad', { at }).play('a1', 'to', 's12').play('a1', 'to', 's21')
    expect(t.all()).toMatchObject({ health: { arthur: 18, sinbad: 13 }, zones: { hand: { a1: [] } } })
  })

  test('Restless Spirits 18.1.5: two empty spaces are legal and hurt nobody', () => {
    const t = scheme('arthur.restlessSpirits', 'sinbad', { at }).play('a1', 'to', 's16').play('a1', 'to', 's22')
    expect(t.all()).toMatchObject({ health: { arthur: 18, merlin: 7, sinbad: 15, porter: 6 } })
  })

  test('Restless Spirits 18.1.5: two defeats at the same moment draw one card', () => {
    const harpies = { arthur: 's1', merlin: 's5', medusa: 's38', harpy1: 's12', harpy2: 's21' } as const
    const t = scheme('arthur.restlessSpirits', 'medusa', { at: harpies })
      .play('a1', 'to', 's12')
      .play('a1', 'to', 's21')
    expect(t.all()).toMatchObject({ at: { harpy1: 'none', harpy2: 'none' }, health: { medusa: 16 } })
    expect(cards(t, 'hand', 'a1')).toHaveLength(1)
  })

  test('Restless Spirits 18.1.5, 13.1: the defeat of the opposing hero ends the game before the draw', () => {
    const t = scheme('arthur.restlessSpirits', 'sinbad', { at, health: { sinbad: 2 } })
    t.play('a1', 'to', 's21').play('a1', 'to', 's24')
    expect(t.all()).toMatchObject({ result: { kind: 'won', winners: ['a1'] }, zones: { hand: { a1: [] } } })
  })

  test('Restless Spirits 5.4: not without Merlin', () => {
    const t = before('arthur.restlessSpirits', 'sinbad', { at: { arthur: 's12', sinbad: 's21' } })
    expect(t.why('a1', 'scheme', 'arthur.restlessSpirits')).toEqual({ rule: '5.4', reason: 'itsFighterIsGone' })
  })
})

describe('Command the Storms', () => {
  const at = { arthur: 's20', merlin: 's28', sinbad: 's5', porter: 's4' } as const

  test('Command the Storms 18.1.8: every fighter on the board, mixing sides, each once and at most 3', () => {
    const t = scheme('arthur.commandTheStorms', 'sinbad', { at })
    expect(offered(t, 'a1', 'move')).toEqual(new Set(['arthur', 'merlin', 'sinbad', 'porter']))
    t.play('a1', 'move', 'porter')
    expect(offered(t, 'a1', 'to')).toEqual(
      new Set(['s4', 's3', 's11', 's2', 's10', 's12', 's13', 's21', 's1', 's9', 's16', 's24', 's31']),
    )
    t.play('a1', 'to', 's21')
    expect(t.why('a1', 'move', 'porter')).toEqual({ rule: '6.3', reason: 'notToMoveNow' })
    expect(offered(t, 'a1', 'move')).toEqual(new Set(['arthur', 'merlin', 'sinbad']))
  })

  test('Command the Storms 18.1.8: each by its own friends and foes, with the board as it is then', () => {
    const t = scheme('arthur.commandTheStorms', 'sinbad', { at }).play('a1', 'move', 'sinbad')
    expect(offered(t, 'a1', 'to')).toContain('s3') // through the Porter
    expect(offered(t, 'a1', 'to')).not.toContain('s4')
    t.play('a1', 'to', 's21').play('a1', 'move', 'arthur')
    expect(offered(t, 'a1', 'to')).not.toContain('s21') // Sinbad has come
    expect(offered(t, 'a1', 'to')).not.toContain('s5') // and bars the way to the space he left
    t.play('a1', 'to', 's24').play('a1', 'done')
    expect(t.all()).toMatchObject({ at: { arthur: 's24', merlin: 's28', sinbad: 's21', porter: 's4' } })
    expect(isSettled(t)).toBe(true)
  })

  test('Command the Storms: nobody need move', () => {
    expect(isSettled(scheme('arthur.commandTheStorms', 'sinbad', { at }).play('a1', 'done'))).toBe(true)
  })
})

describe('Swift Strike', () => {
  test('Swift Strike 18.1.2: the attacker moves at most 4, won or not', () => {
    const won = fight({ attacker: 'arthur', card: 'arthur.swiftStrike', defender: 'sinbad' })
    expect(values(won)).toEqual({ attack: 3, defense: 0 })
    expect(offered(won, 'a1', 'to')).toEqual(within('s21', 4))
    const lost = fight({ attacker: 'arthur', card: 'arthur.swiftStrike', ...outmatched('sinbad') })
    expect(offered(lost, 'a1', 'to')).toEqual(within('s21', 4))
    expect(lost.play('a1', 'to', 's21').all()).toMatchObject({ at: { arthur: 's21' } })
  })

  test('Swift Strike: when Merlin attacked, Merlin moves', () => {
    const t = fight({ attacker: 'merlin', card: 'arthur.swiftStrike', defender: 'sinbad' }).play('a1', 'to', 's32')
    expect(t.all()).toMatchObject({ at: { merlin: 's32', arthur: 's17' } })
  })

  test('Swift Strike 16.6: cancelled by Feint', () => {
    const t = fight({ attacker: 'arthur', card: 'arthur.swiftStrike', defender: 'sinbad', defense: 'sinbad.feint' })
    expect(values(t)).toEqual({ attack: 3, defense: 2 })
    expect(isSettled(t)).toBe(true)
  })
})

testMomentousShift('arthur')
testFeint('arthur')
testRegroup('arthur')
