// Sinbad's deck, card by card (18.4).

import { describe, expect, test } from 'vitest'
import type { Card } from '../../content/cards.ts'
import { cards, fight, isSettled, offered, outmatched, scheme, told, values, within } from './fights.ts'
import { testPrinted } from './printed.ts'
import { testFeint, testMomentousShift, testMoveACombatant, testRegroup } from './shared.ts'

testPrinted([
  ['sinbad.exploit', 'Exploit', 'versatile', 4, 1, 2, 'any'],
  ['sinbad.toilAndDanger', 'Toil and Danger', 'versatile', 3, 1, 4, 'sinbad'],
  ['sinbad.voyageHome', 'Voyage Home', 'attack', 2, 1, 1, 'sinbad'],
  ['sinbad.richesBeyondCompare', 'Riches Beyond Compare', 'scheme', 0, 1, 2, 'sinbad'],
  ['sinbad.byFortuneAndFate', 'By Fortune and Fate', 'attack', 3, 1, 3, 'porter'],
  ['sinbad.voyageIslandWhale', 'Voyage to the Island That Was a Whale', 'attack', 2, 0, 1, 'sinbad'],
  ['sinbad.voyageGiantSnakes', 'Voyage to the Valley of the Giant Snakes', 'attack', 2, 0, 1, 'sinbad'],
  ['sinbad.voyageEyesOfCoals', 'Voyage to the Creature with Eyes Like Coals of Fire', 'attack', 2, 0, 1, 'sinbad'],
  ['sinbad.voyageRootOfMadness', 'Voyage to the Cannibals with the Root of Madness', 'attack', 2, 0, 1, 'sinbad'],
  ['sinbad.voyageManEatingApes', 'Voyage to the City of the Man-Eating Apes', 'attack', 2, 0, 1, 'sinbad'],
  ['sinbad.voyageKingOfSerendib', 'Voyage to the City of the King of Serendib', 'attack', 2, 0, 1, 'sinbad'],
  ['sinbad.commandingImpact', 'Commanding Impact', 'attack', 5, 2, 1, 'any'],
  ['sinbad.leapAway', 'Leap Away', 'versatile', 4, 1, 2, 'any'],
  ['sinbad.momentousShift', 'Momentous Shift', 'versatile', 3, 1, 3, 'any'],
  ['sinbad.feint', 'Feint', 'versatile', 2, 1, 3, 'any'],
  ['sinbad.regroup', 'Regroup', 'versatile', 1, 1, 3, 'any'],
])

const VOYAGES = [
  'sinbad.voyageHome',
  'sinbad.voyageIslandWhale',
  'sinbad.voyageGiantSnakes',
  'sinbad.voyageEyesOfCoals',
  'sinbad.voyageRootOfMadness',
  'sinbad.voyageManEatingApes',
  'sinbad.voyageKingOfSerendib',
] as const satisfies readonly Card[]

/** The attack cards that do nothing but draw afterwards. */
function testDrawing(name: string, attacker: 'sinbad' | 'porter', card: Card, value: number, n: number): void {
  test(`${name}: draw ${n}, won or not`, () => {
    const won = fight({ attacker, card, defender: 'arthur' })
    expect(values(won)).toEqual({ attack: value, defense: 0 })
    expect(cards(won, 'hand', 'a1')).toHaveLength(n)
    const lost = fight({ attacker, card, ...outmatched('arthur') })
    expect(values(lost)).toEqual({ attack: value, defense: 5 })
    expect(cards(lost, 'hand', 'a1')).toHaveLength(n)
  })

  test(`${name} 14.2: every missing card exhausts`, () => {
    const at = attacker === 'sinbad' ? ({ porter: 's20' } as const) : ({ sinbad: 's20' } as const)
    const t = fight({ attacker, card, defender: 'arthur', at, deck: { a1: [] } })
    expect(t.all()).toMatchObject({ health: { sinbad: 15 - 2 * n, porter: 6 - 2 * n } })
  })

  test(`${name} 16.6: cancelled by Feint`, () => {
    const t = fight({ attacker, card, defender: 'arthur', defense: 'arthur.feint' })
    expect(values(t)).toEqual({ attack: value, defense: 2 })
    expect(cards(t, 'hand', 'a1')).toEqual([])
  })
}

testDrawing('Exploit', 'sinbad', 'sinbad.exploit', 4, 1)

test('Exploit: in defense too, unless Feint cancels it', () => {
  const feinted = fight({ attacker: 'arthur', card: 'arthur.feint', defender: 'porter', defense: 'sinbad.exploit' })
  expect(cards(feinted, 'hand', 'b1')).toEqual([])
  const plain = fight({ attacker: 'arthur', card: 'arthur.excalibur', defender: 'porter', defense: 'sinbad.exploit' })
  expect(cards(plain, 'hand', 'b1')).toHaveLength(1)
})

describe('Toil and Danger', () => {
  const toil = { attacker: 'sinbad', card: 'sinbad.toilAndDanger' } as const

  test('Toil and Danger: Sinbad moves at most 3, won or not', () => {
    const won = fight({ ...toil, defender: 'arthur' })
    expect(values(won)).toEqual({ attack: 3, defense: 0 })
    expect(offered(won, 'a1', 'to')).toEqual(within('s21', 3))
    const lost = fight({ ...toil, ...outmatched('arthur') })
    expect(lost.play('a1', 'to', 's5').all()).toMatchObject({ at: { sinbad: 's5' } })
  })

  test('Toil and Danger 17.4.1: no longer for Voyages in the pile', () => {
    const t = fight({ ...toil, defender: 'arthur', discard: { a1: ['sinbad.voyageHome'] } })
    expect(offered(t, 'a1', 'to')).toEqual(within('s21', 3))
  })

  test('Toil and Danger: in defense too', () => {
    const t = fight({
      attacker: 'arthur',
      card: 'arthur.excalibur',
      defender: 'sinbad',
      defense: 'sinbad.toilAndDanger',
    })
    expect(offered(t, 'b1', 'to')).toEqual(within('s12', 3))
  })

  test('Toil and Danger 16.2: a fallen Sinbad does not move', () => {
    const t = fight({
      attacker: 'arthur',
      card: 'arthur.excalibur',
      defender: 'sinbad',
      defense: 'sinbad.toilAndDanger',
      health: { sinbad: 3 },
      team: true,
    })
    expect(t.all()).toMatchObject({ at: { sinbad: 'none' }, step: 'turn.action' })
  })

  test('Toil and Danger 16.6: cancelled by Feint', () => {
    expect(isSettled(fight({ ...toil, defender: 'arthur', defense: 'arthur.feint' }))).toBe(true)
  })
})

describe('every Voyage', () => {
  const others = (card: Card): Card[] => VOYAGES.filter(voyage => voyage !== card)

  test.each(VOYAGES)('%s 18.4.1: worth 2, and one more for each other Voyage in the own pile', card => {
    const attack = { attacker: 'sinbad', card, defender: 'arthur' } as const
    expect(values(fight(attack))).toEqual({ attack: 2, defense: 0 })
    expect(values(fight({ ...attack, discard: { a1: others(card) } }))).toEqual({ attack: 8, defense: 0 })
    const mixed = { a1: [...others(card).slice(0, 2), 'sinbad.exploit', 'sinbad.feint'] } as const
    expect(values(fight({ ...attack, discard: mixed }))).toEqual({ attack: 4, defense: 0 })
  })

  test.each(VOYAGES)('%s 18.4.3: cancelled by Feint it is worth 2 and does no more, but lies in the pile', card => {
    const t = fight({
      attacker: 'sinbad',
      card,
      defender: 'arthur',
      defense: 'arthur.feint',
      health: { sinbad: 10 },
      hand: { b1: ['arthur.excalibur'] },
      discard: { a1: others(card) },
    })
    expect(values(t)).toEqual({ attack: 2, defense: 2 })
    expect(isSettled(t)).toBe(true)
    expect(t.all()).toMatchObject({
      health: { sinbad: 10, arthur: 18 },
      zones: { hand: { a1: [], b1: ['arthur.excalibur'] } },
    })
    expect(told(t)).not.toContain('handShown')
    expect(cards(t, 'discard', 'a1')).toEqual([card, ...others(card)])
  })

  test('18.4.3: a cancelled Voyage counts for the next one', () => {
    const t = fight({
      attacker: 'sinbad',
      card: 'sinbad.voyageIslandWhale',
      defender: 'arthur',
      defense: 'arthur.feint',
      hand: { a1: ['sinbad.voyageKingOfSerendib'] },
    })
    t.play('a1', 'attack', 'sinbad').play('a1', 'commit', 'sinbad.voyageKingOfSerendib').play('b1', 'decline')
    expect(values(t)).toEqual({ attack: 3, defense: 0 })
  })
})

describe('Voyage Home', () => {
  const home = { attacker: 'sinbad', card: 'sinbad.voyageHome', defender: 'arthur' } as const
  const pile = ['sinbad.voyageIslandWhale', 'sinbad.exploit', 'sinbad.voyageManEatingApes'] as const

  test('Voyage Home 18.4.2: takes every Voyage in the pile, and nothing else; itself it stays in the pile', () => {
    const t = fight({ ...home, discard: { a1: pile } })
    expect(cards(t, 'hand', 'a1')).toEqual(['sinbad.voyageIslandWhale', 'sinbad.voyageManEatingApes'])
    expect(cards(t, 'discard', 'a1')).toEqual(['sinbad.voyageHome', 'sinbad.exploit'])
  })

  test('Voyage Home 15.4: everybody knows what was taken', () => {
    const t = fight({ ...home, discard: { a1: pile } })
    expect(t.view('b1').zones['hand']).toMatchObject({
      a1: { count: 2, known: ['sinbad.voyageIslandWhale', 'sinbad.voyageManEatingApes'] },
    })
  })

  test('Voyage Home 18.4.2: compulsory, lost or won, also beyond seven cards', () => {
    const seven = ['sinbad.toilAndDanger', 'sinbad.toilAndDanger', 'sinbad.toilAndDanger', 'sinbad.regroup'] as const
    const more = ['sinbad.feint', 'sinbad.feint', 'sinbad.leapAway'] as const
    const t = fight({ ...home, ...outmatched('arthur'), hand: { a1: [...seven, ...more] }, discard: { a1: pile } })
    expect(cards(t, 'hand', 'a1')).toHaveLength(9)
    expect(isSettled(t)).toBe(true)
  })

  test('Voyage Home: without Voyages in the pile it takes nothing', () => {
    const t = fight(home)
    expect(told(t)).not.toContain('taken')
    expect(cards(t, 'hand', 'a1')).toEqual([])
  })
})

describe('Riches Beyond Compare', () => {
  const at = { sinbad: 's21', porter: 's20', arthur: 's1' } as const

  test('Riches Beyond Compare: draw three', () => {
    const t = scheme('sinbad.richesBeyondCompare', 'arthur', { at })
    expect(cards(t, 'hand', 'a1')).toHaveLength(3)
    expect(cards(t, 'discard', 'a1')).toEqual(['sinbad.richesBeyondCompare'])
  })

  test('Riches Beyond Compare 14.2: with one card left two draws exhaust', () => {
    const t = scheme('sinbad.richesBeyondCompare', 'arthur', { at, deck: { a1: ['sinbad.feint'] } })
    expect(t.all()).toMatchObject({ health: { sinbad: 11, porter: 2 }, zones: { hand: { a1: ['sinbad.feint'] } } })
  })

  test('Riches Beyond Compare 13.1: the game ends with the draw that defeats Sinbad', () => {
    const t = scheme('sinbad.richesBeyondCompare', 'arthur', { at, deck: { a1: [] }, health: { sinbad: 2 } })
    expect(t.all()).toMatchObject({ health: { porter: 4 }, result: { kind: 'won', winners: ['b1'] } })
  })
})

testDrawing('By Fortune and Fate', 'porter', 'sinbad.byFortuneAndFate', 3, 2)

describe('Voyage to the Island That Was a Whale', () => {
  const whale = { attacker: 'sinbad', card: 'sinbad.voyageIslandWhale' } as const

  test('Voyage to the Island That Was a Whale: Sinbad recovers 2, won or not', () => {
    const won = fight({ ...whale, defender: 'arthur', health: { sinbad: 10 } })
    expect(won.all()).toMatchObject({ health: { sinbad: 12 } })
    const lost = fight({ ...whale, ...outmatched('arthur'), health: { sinbad: 10 } })
    expect(lost.all()).toMatchObject({ health: { sinbad: 12 } })
  })

  test('Voyage to the Island That Was a Whale 18.4.5: at most up to 15', () => {
    expect(fight({ ...whale, defender: 'arthur', health: { sinbad: 14 } }).all()).toMatchObject({
      health: { sinbad: 15 },
    })
    expect(fight({ ...whale, defender: 'arthur' }).all()).toMatchObject({ health: { sinbad: 15 } })
  })
})

describe('Voyage to the Valley of the Giant Snakes', () => {
  const snakes = { attacker: 'sinbad', card: 'sinbad.voyageGiantSnakes' } as const
  const hand = { b1: ['arthur.excalibur', 'arthur.prophecy'] } as const

  test("Voyage to the Valley of the Giant Snakes 18.4.4: the owner sees the opponent's hand, nobody else does", () => {
    const t = fight({ ...snakes, defender: 'arthur', hand })
    expect(t.news('a1')).toContainEqual(expect.objectContaining({ key: 'handShown' }))
    expect(t.view('a1').zones['hand']).toMatchObject({ b1: { known: hand.b1 } })
    expect(JSON.stringify([t.view('spectator').zones, t.news('spectator')])).not.toContain('excalibur')
    expect(cards(t, 'hand', 'b1')).toEqual(hand.b1)
    expect(isSettled(t)).toBe(true)
  })

  test('Voyage to the Valley of the Giant Snakes 18.4.4: also when the combat was lost', () => {
    const t = fight({ ...snakes, ...outmatched('arthur'), hand })
    expect(t.view('a1').zones['hand']).toMatchObject({ b1: { known: hand.b1 } })
  })

  test('Voyage to the Valley of the Giant Snakes 20.1: a card drawn later is not seen', () => {
    const t = fight({ ...snakes, defender: 'arthur', hand })
      .play('a1', 'maneuver')
      .play('a1', 'decline')
      .play('a1', 'done')
    t.play('b1', 'maneuver')
    expect(t.view('a1').zones['hand']).toMatchObject({ b1: { count: 3, known: hand.b1 } })
  })
})

describe('Voyage to the Creature with Eyes Like Coals of Fire', () => {
  const eyes = { attacker: 'sinbad', card: 'sinbad.voyageEyesOfCoals' } as const
  const hand = { b1: ['arthur.excalibur', 'arthur.prophecy', 'arthur.feint'] } as const

  test("Voyage to the Creature with Eyes Like Coals of Fire 18.4.4: a random card of the opponent's hand is discarded", () => {
    const t = fight({ ...eyes, defender: 'arthur', hand, random: ['arthur.prophecy'] })
    expect(cards(t, 'discard', 'b1')).toEqual(['arthur.prophecy'])
    expect(cards(t, 'hand', 'b1')).toEqual(['arthur.excalibur', 'arthur.feint'])
    expect(isSettled(t)).toBe(true)
  })

  test('Voyage to the Creature with Eyes Like Coals of Fire: won or not, and without being asked', () => {
    const t = fight({ ...eyes, ...outmatched('arthur'), hand })
    expect(cards(t, 'hand', 'b1')).toHaveLength(2)
  })

  test('Voyage to the Creature with Eyes Like Coals of Fire 15.5: an empty hand loses nothing', () => {
    expect(told(fight({ ...eyes, defender: 'arthur' }))).not.toContain('discarded')
  })
})

describe('Voyage to the Cannibals with the Root of Madness', () => {
  const root = { attacker: 'sinbad', card: 'sinbad.voyageRootOfMadness' } as const

  test('Voyage to the Cannibals with the Root of Madness: Sinbad may move at most 2, won or not', () => {
    expect(offered(fight({ ...root, defender: 'arthur' }), 'a1', 'to')).toEqual(within('s21', 2))
    const lost = fight({ ...root, ...outmatched('arthur') })
    expect(lost.play('a1', 'to', 's35').all()).toMatchObject({ at: { sinbad: 's35' } })
  })

  test('Voyage to the Cannibals with the Root of Madness: he may stay', () => {
    const t = fight({ ...root, defender: 'arthur' }).play('a1', 'to', 's21')
    expect(t.all()).toMatchObject({ at: { sinbad: 's21' }, step: 'turn.action' })
  })
})

describe('Voyage to the City of the Man-Eating Apes', () => {
  const apes = { attacker: 'sinbad', card: 'sinbad.voyageManEatingApes' } as const

  test('Voyage to the City of the Man-Eating Apes 16.5: 2 more damage, whoever won', () => {
    expect(fight({ ...apes, defender: 'arthur' }).all()).toMatchObject({ health: { arthur: 18 - 2 - 2 } })
    expect(fight({ ...apes, ...outmatched('arthur') }).all()).toMatchObject({ health: { arthur: 18 - 2 } })
  })

  test('Voyage to the City of the Man-Eating Apes 16.5: a target already defeated takes nothing', () => {
    const t = fight({ ...apes, defender: 'merlin', health: { merlin: 2 } })
    expect(told(t).filter(key => key === 'damaged')).toHaveLength(1)
    expect(t.all()).toMatchObject({ at: { merlin: 'none' }, health: { arthur: 18 } })
  })

  test('Voyage to the City of the Man-Eating Apes 16.5: it finds its target wherever that stands now', () => {
    const t = fight({ ...apes, defender: 'arthur', defense: 'arthur.divineIntervention' }).play('b1', 'to', 's22')
    expect(t.all()).toMatchObject({ health: { arthur: 16 }, at: { arthur: 's22' } })
  })
})

testDrawing('Voyage to the City of the King of Serendib', 'sinbad', 'sinbad.voyageKingOfSerendib', 2, 1)
testDrawing('Commanding Impact', 'sinbad', 'sinbad.commandingImpact', 5, 1)
testMoveACombatant('Leap Away', 'sinbad.leapAway', 'sinbad', 4)
testMomentousShift('sinbad')
testFeint('sinbad')
testRegroup('sinbad')
