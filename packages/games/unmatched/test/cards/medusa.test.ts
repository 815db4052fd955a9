// Medusa's deck, card by card (18.3).

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
import { testFeint, testRegroup } from './shared.ts'

testPrinted([
  ['medusa.dash', 'Dash', 'versatile', 3, 1, 3, 'any'],
  ['medusa.gazeOfStone', 'Gaze of Stone', 'attack', 2, 4, 3, 'medusa'],
  ['medusa.aMomentaryGlance', 'A Momentary Glance', 'scheme', 0, 4, 2, 'medusa'],
  ['medusa.hissAndSlither', 'Hiss and Slither', 'defense', 4, 3, 3, 'medusa'],
  ['medusa.theHoundsOfMightyZeus', 'The Hounds of Mighty Zeus', 'versatile', 4, 3, 2, 'harpy'],
  ['medusa.clutchingClaws', 'Clutching Claws', 'versatile', 3, 2, 3, 'harpy'],
  ['medusa.wingedFrenzy', 'Winged Frenzy', 'scheme', 0, 2, 2, 'any'],
  ['medusa.secondShot', 'Second Shot', 'attack', 3, 3, 3, 'medusa'],
  ['medusa.snipe', 'Snipe', 'versatile', 3, 1, 3, 'any'],
  ['medusa.feint', 'Feint', 'versatile', 2, 2, 3, 'any'],
  ['medusa.regroup', 'Regroup', 'versatile', 1, 2, 3, 'any'],
])

describe('Dash', () => {
  test('Dash: the fighter of this combat moves at most 3, won or not', () => {
    const won = fight({ attacker: 'medusa', card: 'medusa.dash', defender: 'sinbad' })
    expect(values(won)).toEqual({ attack: 3, defense: 0 })
    expect(offered(won, 'a1', 'to')).toEqual(within('s21', 3))
    const lost = fight({ attacker: 'medusa', card: 'medusa.dash', ...outmatched('sinbad') })
    expect(offered(lost, 'a1', 'to')).toEqual(within('s21', 3))
    expect(lost.play('a1', 'to', 's21').all()).toMatchObject({ at: { medusa: 's21' } })
  })

  test('Dash: a Harpy that fought moves herself', () => {
    const t = fight({ attacker: 'harpy2', card: 'medusa.dash', defender: 'sinbad' }).play('a1', 'to', 's36')
    expect(t.all()).toMatchObject({ at: { harpy2: 's36', medusa: 's17' } })
  })

  test('Dash: in defense too', () => {
    const t = fight({ attacker: 'sinbad', card: 'sinbad.exploit', defender: 'medusa', defense: 'medusa.dash' })
    expect(offered(t, 'b1', 'to')).toEqual(within('s12', 3))
  })

  test('Dash 18.3.6: a defeated fighter does not move', () => {
    const t = fight({ attacker: 'sinbad', card: 'sinbad.exploit', defender: 'harpy1', defense: 'medusa.dash' })
    expect(t.all()).toMatchObject({ at: { harpy1: 'none' } })
    expect(isSettled(t)).toBe(true)
  })

  test('Dash 16.6: cancelled by Feint', () => {
    const t = fight({ attacker: 'medusa', card: 'medusa.dash', defender: 'sinbad', defense: 'sinbad.feint' })
    expect(isSettled(t)).toBe(true)
  })
})

describe('Gaze of Stone', () => {
  const gaze = { attacker: 'medusa', card: 'medusa.gazeOfStone' } as const

  test('Gaze of Stone 18.3.1: the winner deals 8 more, after the combat damage', () => {
    const t = fight({ ...gaze, defender: 'sinbad' })
    expect(values(t)).toEqual({ attack: 2, defense: 0 })
    expect(t.all()).toMatchObject({ health: { sinbad: 15 - 2 - 8 } })
  })

  test('Gaze of Stone 18.3.1: one combat damage is enough', () => {
    const t = fight({ ...gaze, defender: 'sinbad', defense: 'sinbad.regroup' })
    expect(t.all()).toMatchObject({ health: { sinbad: 15 - 1 - 8 } })
  })

  test('Gaze of Stone 18.3.1: against a defense of 2 or more it does nothing', () => {
    const equal = fight({ ...gaze, defender: 'alice', defense: 'alice.imLateImLate' }).play('b1', 'to', 's12')
    expect(equal.all()).toMatchObject({ health: { alice: 13 } })
    expect(fight({ ...gaze, ...outmatched('sinbad') }).all()).toMatchObject({ health: { sinbad: 15 } })
  })

  test('Gaze of Stone 18.3.1: a target already defeated takes nothing', () => {
    const t = fight({ ...gaze, defender: 'porter', health: { porter: 2 } })
    expect(told(t).filter(key => key === 'damaged')).toHaveLength(1)
    expect(t.all()).toMatchObject({ at: { porter: 'none' }, health: { sinbad: 15 } })
  })

  test('Gaze of Stone 16.6: Feint, worth 2 itself, leaves nothing of it', () => {
    const t = fight({ ...gaze, defender: 'sinbad', defense: 'sinbad.feint' })
    expect(told(t)).toContain('cancelled')
    expect(t.all()).toMatchObject({ health: { sinbad: 15 } })
  })
})

describe('A Momentary Glance', () => {
  test("A Momentary Glance 18.3.5: 2 damage to one fighter of Medusa's zone, friend, foe or herself, compulsory", () => {
    const at = { medusa: 's21', harpy1: 's12', harpy2: 's1', sinbad: 's36', porter: 's20' } as const
    const t = scheme('medusa.aMomentaryGlance', 'sinbad', { at })
    expect(offered(t, 'a1', 'hurt')).toEqual(new Set(['medusa', 'harpy1', 'sinbad']))
    expect(t.why('a1', 'hurt', 'porter')).toEqual({ rule: '18.3.5', reason: 'outsideMedusasZone' })
    expect(t.why('a1', 'hurt', 'harpy3')).toEqual({ rule: '12.4', reason: 'fighterDefeated' })
    expect(t.why('a1', 'decline')).toEqual(COMPULSORY)
    expect(t.play('a1', 'hurt', 'sinbad').all()).toMatchObject({ health: { sinbad: 13, medusa: 16, harpy1: 1 } })
  })

  test('A Momentary Glance 18.3.5, 16.10: alone in her zone Medusa takes it herself', () => {
    const t = scheme('medusa.aMomentaryGlance', 'sinbad', { at: { medusa: 's21', sinbad: 's1' } })
    expect(t.all()).toMatchObject({ health: { medusa: 14 }, log: expect.arrayContaining(['forcedFighter']) })
  })

  test('A Momentary Glance 13.1: it can end the game', () => {
    const t = scheme('medusa.aMomentaryGlance', 'sinbad', {
      at: { medusa: 's21', sinbad: 's36' },
      health: { sinbad: 2 },
    }).play('a1', 'hurt', 'sinbad')
    expect(t.all()).toMatchObject({ result: { kind: 'won', winners: ['a1'] } })
  })

  test('A Momentary Glance 5.4: not without Medusa', () => {
    const t = before('medusa.aMomentaryGlance', 'sinbad', { at: { harpy1: 's21', sinbad: 's1' }, team: true })
    expect(t.why('a1', 'scheme', 'medusa.aMomentaryGlance')).toEqual({ rule: '5.4', reason: 'itsFighterIsGone' })
  })
})

describe('Hiss and Slither', () => {
  const defense = { attacker: 'arthur', defender: 'medusa', defense: 'medusa.hissAndSlither' } as const
  const hand = { a1: ['arthur.regroup', 'arthur.skirmish'] } as const

  test('Hiss and Slither 18.3.2: the opponent picks a card of the own hand; the card of this combat is no more there', () => {
    const t = fight({ ...defense, card: 'arthur.momentousShift', hand })
    expect(values(t)).toEqual({ attack: 3, defense: 4 })
    expect(offered(t, 'a1', 'discard')).toEqual(new Set(hand.a1))
    expect(t.choice('b1')).toEqual({})
    expect(t.why('a1', 'decline')).toEqual(COMPULSORY)
    expect(t.why('a1', 'discard', 'arthur.momentousShift')).toEqual({ rule: '15.5', reason: 'notInHand' })
    t.play('a1', 'discard', 'arthur.skirmish')
    expect(cards(t, 'hand', 'a1')).toEqual(['arthur.regroup'])
    expect(cards(t, 'discard', 'a1')).toEqual(['arthur.momentousShift', 'arthur.skirmish'])
  })

  test('Hiss and Slither 18.3.2: no need to win', () => {
    const t = fight({ ...defense, card: 'arthur.excalibur', hand })
    expect(t.all()).toMatchObject({ health: { medusa: 14 }, combat: { winner: 'attacker' } })
    expect(offered(t, 'a1', 'discard')).toEqual(new Set(hand.a1))
  })

  test('Hiss and Slither 15.5: an empty hand loses nothing', () => {
    expect(isSettled(fight({ ...defense, card: 'arthur.momentousShift' }))).toBe(true)
  })

  test('Hiss and Slither 16.6: cancelled by Feint', () => {
    expect(isSettled(fight({ ...defense, card: 'arthur.feint', hand }))).toBe(true)
  })

  test("Hiss and Slither 16.7, 19.14: among teams the attacker's seat discards, not its teammate's", () => {
    const t = fight({
      ...defense,
      card: 'arthur.momentousShift',
      hand: { a1: ['arthur.regroup'], a2: ['alice.feint'] },
      team: true,
    })
    expect(t.all()).toMatchObject({ waiting: ['a1'] })
  })
})

describe('The Hounds of Mighty Zeus', () => {
  const at = { medusa: 's1', harpy2: 's7', harpy3: 's28' } as const

  test('The Hounds of Mighty Zeus: every Harpy in play moves at most 3, Medusa does not', () => {
    const t = fight({ attacker: 'harpy1', card: 'medusa.theHoundsOfMightyZeus', defender: 'sinbad', at })
    expect(values(t)).toEqual({ attack: 4, defense: 0 })
    expect(t.choice('a1')).toEqual({ move: ['harpy1', 'harpy2', 'harpy3'], done: true })
    t.play('a1', 'move', 'harpy2')
    expect(offered(t, 'a1', 'to')).toEqual(new Set(['s7', 's6', 's15', 's14', 's17', 's16', 's22', 's27']))
    t.play('a1', 'to', 's27').play('a1', 'move', 'harpy1')
    expect(offered(t, 'a1', 'to')).toEqual(within('s21', 3))
    t.play('a1', 'to', 's36').play('a1', 'done')
    expect(t.all()).toMatchObject({ at: { harpy1: 's36', harpy2: 's27', harpy3: 's28', medusa: 's1' } })
    expect(isSettled(t)).toBe(true)
  })

  test('The Hounds of Mighty Zeus 18.3.3: also when the Harpy that fought is defeated', () => {
    const t = fight({
      attacker: 'sinbad',
      card: 'sinbad.commandingImpact',
      defender: 'harpy1',
      defense: 'medusa.theHoundsOfMightyZeus',
      at,
    })
    expect(t.all()).toMatchObject({ at: { harpy1: 'none' } })
    expect(t.choice('b1')).toEqual({ move: ['harpy2', 'harpy3'], done: true })
  })

  test('The Hounds of Mighty Zeus 21.3: with no Harpy left nothing is asked', () => {
    const t = fight({
      attacker: 'sinbad',
      card: 'sinbad.commandingImpact',
      defender: 'harpy1',
      defense: 'medusa.theHoundsOfMightyZeus',
    })
    expect(isSettled(t)).toBe(true)
  })

  test('The Hounds of Mighty Zeus 16.6: cancelled by Feint', () => {
    const t = fight({
      attacker: 'harpy1',
      card: 'medusa.theHoundsOfMightyZeus',
      defender: 'sinbad',
      defense: 'sinbad.feint',
      at,
    })
    expect(isSettled(t)).toBe(true)
  })
})

describe('Clutching Claws', () => {
  const attack = { attacker: 'harpy1', card: 'medusa.clutchingClaws' } as const
  const hand = { b1: ['sinbad.exploit', 'sinbad.regroup'] } as const

  test('Clutching Claws 18.3.2: the opponent picks a card and discards it, won or not', () => {
    const t = fight({ ...attack, defender: 'sinbad', hand })
    expect(values(t)).toEqual({ attack: 3, defense: 0 })
    expect(offered(t, 'b1', 'discard')).toEqual(new Set(hand.b1))
    expect(cards(t.play('b1', 'discard', 'sinbad.regroup'), 'hand', 'b1')).toEqual(['sinbad.exploit'])
    expect(offered(fight({ ...attack, ...outmatched('sinbad'), hand }), 'b1', 'discard')).toEqual(new Set(hand.b1))
  })

  test('Clutching Claws 10.8: in defense too, although the Harpy is gone', () => {
    const t = fight({
      attacker: 'sinbad',
      card: 'sinbad.toilAndDanger',
      defender: 'harpy1',
      defense: 'medusa.clutchingClaws',
      hand: { a1: ['sinbad.exploit'] },
    })
    expect(t.choice('a1')).toEqual({ discard: ['sinbad.exploit'] })
    const fallen = fight({
      attacker: 'sinbad',
      card: 'sinbad.exploit',
      defender: 'harpy1',
      defense: 'medusa.clutchingClaws',
      hand: { a1: ['sinbad.exploit'] },
    })
    expect(fallen.all()).toMatchObject({ at: { harpy1: 'none' }, choice: { a1: { discard: ['sinbad.exploit'] } } })
  })

  test('Clutching Claws 15.5: an empty hand loses nothing', () => {
    expect(isSettled(fight({ ...attack, defender: 'sinbad' }))).toBe(true)
  })

  test('Clutching Claws 16.6: cancelled by Feint', () => {
    expect(isSettled(fight({ ...attack, defender: 'sinbad', defense: 'sinbad.feint', hand }))).toBe(true)
  })
})

describe('Winged Frenzy', () => {
  const at = { medusa: 's5', harpy1: 's21', sinbad: 's12', porter: 's1' } as const

  test('Winged Frenzy 18.3.4: each own fighter moves at most 3, through foes, but ends on no occupied space', () => {
    const t = scheme('medusa.wingedFrenzy', 'sinbad', { at }).play('a1', 'by', 'medusa')
    expect(offered(t, 'a1', 'move')).toEqual(new Set(['medusa', 'harpy1']))
    t.play('a1', 'move', 'harpy1')
    const reach = within('s21', 3).add('s13').add('s16') // the two behind Sinbad
    reach.delete('s5')
    expect(offered(t, 'a1', 'to')).toEqual(reach)
    expect(t.why('a1', 'to', 's12')).toEqual({ rule: '6.5', reason: 'spaceTaken' })
  })

  test("Winged Frenzy 18.3.4: then one Harpy, the lowest number, must return in Medusa's zone, where she stands now", () => {
    const t = scheme('medusa.wingedFrenzy', 'sinbad', { at }).play('a1', 'by', 'medusa')
    t.play('a1', 'move', 'medusa').play('a1', 'to', 's3').play('a1', 'done')
    expect(offered(t, 'a1', 'to')).toEqual(new Set(['s2', 's4', 's8', 's9', 's10', 's11']))
    expect(t.why('a1', 'decline')).toEqual(COMPULSORY)
    expect(t.why('a1', 'to', 's13')).toEqual({ rule: '18.3.4', reason: 'outsideMedusasZone' })
    t.play('a1', 'to', 's11')
    expect(t.all()).toMatchObject({ at: { harpy2: 's11', harpy3: 'none' }, health: { harpy2: 1, harpy3: 0 } })
    expect(isSettled(t)).toBe(true)
  })

  test('Winged Frenzy 18.3.4: the Harpy that returned may act at once', () => {
    const t = scheme('medusa.wingedFrenzy', 'sinbad', { at, hand: { a1: ['medusa.dash'] } })
    t.play('a1', 'by', 'medusa').play('a1', 'done').play('a1', 'to', 's13')
    expect(offered(t, 'a1', 'attack')).toContain('harpy2')
  })

  test('Winged Frenzy 18.3.4: nobody returns while all three are in play', () => {
    const t = scheme('medusa.wingedFrenzy', 'sinbad', { at: { ...at, harpy2: 's28', harpy3: 's29' } })
    t.play('a1', 'by', 'medusa').play('a1', 'done')
    expect(isSettled(t)).toBe(true)
  })

  test('Winged Frenzy 19.12, 16.9: a Harpy may play it without Medusa, but none returns', () => {
    const t = scheme('medusa.wingedFrenzy', 'sinbad', { at: { harpy1: 's21', sinbad: 's12' }, team: true })
    expect(t.choice('a1')).toEqual({ move: ['harpy1'], done: true })
    t.play('a1', 'done')
    expect(t.all()).toMatchObject({ at: { harpy2: 'none' }, step: 'turn.action' })
  })

  test("Winged Frenzy 16.10: the only empty space of Medusa's zone is taken by itself", () => {
    const red = { medusa: 's38', harpy1: 's15', harpy2: 's17', sinbad: 's27', porter: 's33' } as const
    const t = scheme('medusa.wingedFrenzy', 'sinbad', { at: red }).play('a1', 'by', 'medusa').play('a1', 'done')
    expect(t.all()).toMatchObject({ at: { harpy3: 's37' }, log: ['forcedTo', 'harpyReturned'] })
  })

  test("Winged Frenzy 18.3.4: without an empty space in Medusa's zone none returns", () => {
    const red = {
      medusa: 's38',
      harpy1: 's15',
      harpy2: 's17',
      sinbad: 's27',
      porter: 's33',
      arthur: 's37',
      alice: 's1',
    } as const
    const t = scheme('medusa.wingedFrenzy', 'sinbad', { at: red, team: true })
      .play('a1', 'by', 'medusa')
      .play('a1', 'done')
    expect(t.all()).toMatchObject({ at: { harpy3: 'none' }, step: 'turn.action' })
  })
})

describe('Second Shot', () => {
  const shot = { attacker: 'medusa', card: 'medusa.secondShot', defender: 'sinbad' } as const
  const hand = { a1: ['medusa.gazeOfStone'] } as const

  test('Second Shot 7.4: a card of the hand may boost it, after the reveal', () => {
    const t = fight({ ...shot, hand })
    expect(t.choice('a1')).toEqual({ boost: ['medusa.gazeOfStone'], decline: true })
    t.play('a1', 'boost', 'medusa.gazeOfStone')
    expect(values(t)).toEqual({ attack: 3 + 4, defense: 0 })
    expect(cards(t, 'discard', 'a1')).toEqual(['medusa.secondShot', 'medusa.gazeOfStone'])
  })

  test('Second Shot 7.4: the boost may be declined', () => {
    const t = fight({ ...shot, hand }).play('a1', 'decline')
    expect(values(t)).toEqual({ attack: 3, defense: 0 })
    expect(cards(t, 'hand', 'a1')).toEqual(hand.a1)
  })

  test('Second Shot 21.3: an empty hand is not asked', () => {
    expect(isSettled(fight(shot))).toBe(true)
  })

  test('Second Shot 16.6.2: cancelled by Feint nothing is asked and no card is spent', () => {
    const t = fight({ ...shot, defense: 'sinbad.feint', hand })
    expect(values(t)).toEqual({ attack: 3, defense: 2 })
    expect(cards(t, 'hand', 'a1')).toEqual(hand.a1)
  })
})

describe('Snipe', () => {
  test('Snipe: draw one, won or not, in attack and in defense', () => {
    const won = fight({ attacker: 'medusa', card: 'medusa.snipe', defender: 'sinbad' })
    expect(values(won)).toEqual({ attack: 3, defense: 0 })
    expect(cards(won, 'hand', 'a1')).toHaveLength(1)
    const lost = fight({ attacker: 'harpy1', card: 'medusa.snipe', ...outmatched('sinbad') })
    expect(cards(lost, 'hand', 'a1')).toHaveLength(1)
    const fallen = fight({ attacker: 'sinbad', card: 'sinbad.exploit', defender: 'harpy1', defense: 'medusa.snipe' })
    expect(cards(fallen, 'hand', 'b1')).toHaveLength(1)
  })

  test('Snipe 14.2: an empty deck exhausts', () => {
    const t = fight({
      attacker: 'medusa',
      card: 'medusa.snipe',
      defender: 'sinbad',
      at: { harpy1: 's1' },
      deck: { a1: [] },
    })
    expect(t.all()).toMatchObject({ health: { medusa: 14, harpy1: 0 }, at: { harpy1: 'none' } })
  })

  test('Snipe 16.6: cancelled by Feint', () => {
    const t = fight({ attacker: 'medusa', card: 'medusa.snipe', defender: 'sinbad', defense: 'sinbad.feint' })
    expect(cards(t, 'hand', 'a1')).toEqual([])
  })
})

testFeint('medusa')
testRegroup('medusa')
