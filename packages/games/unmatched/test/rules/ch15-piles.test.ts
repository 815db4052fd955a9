// Chapter 15: hands, decks, discard piles.

import { expect, test } from 'vitest'
import { asked, clash, faceOff } from './positions.ts'

const VIEWERS = ['a1', 'b1', 'spectator']

test('15.1 deck face down, hand hidden, discard pile open to everybody in its order', () => {
  const t = faceOff('arthur', 'sinbad', {
    hand: { a1: ['arthur.feint'] },
    discard: { a1: ['arthur.regroup', 'arthur.excalibur'], b1: ['sinbad.feint'] },
  })
  for (const viewer of VIEWERS) {
    const { zones } = t.view(viewer)
    expect(zones['deck']).toEqual({ a1: { count: 27 }, b1: { count: 29 } })
    expect(zones['discard']).toEqual({
      a1: { count: 2, cards: ['arthur.regroup', 'arthur.excalibur'] },
      b1: { count: 1, cards: ['sinbad.feint'] },
    })
  }
  expect(t.view('a1')).toHaveProperty('zones.hand.a1', { count: 1, cards: ['arthur.feint'] })
  expect(t.view('b1')).toHaveProperty('zones.hand.a1', { count: 1 })
})

test('15.1 cards discarded together go in the order in which they were named', () => {
  const hand = ['alice.feint', 'alice.feint', 'alice.feint', 'alice.regroup', 'alice.regroup', 'alice.regroup'] as const
  const named = (first: 'alice.eatMe' | 'alice.drinkMe', second: 'alice.eatMe' | 'alice.drinkMe') => {
    const t = faceOff('alice', 'arthur', {
      hand: { a1: [...hand, 'alice.eatMe', 'alice.drinkMe'] },
      deck: { a1: ['alice.skirmish', 'rest'] },
      actionsLeft: 1,
    })
    t.play('a1', 'maneuver').play('a1', 'decline').play('a1', 'done')
    return t.play('a1', 'setAside', first).play('a1', 'setAside', second).play('a1', 'done').all()
  }
  const topFirst = 'zones.discard.a1'
  expect(named('alice.eatMe', 'alice.drinkMe')).toHaveProperty(topFirst, ['alice.drinkMe', 'alice.eatMe'])
  expect(named('alice.drinkMe', 'alice.eatMe')).toHaveProperty(topFirst, ['alice.eatMe', 'alice.drinkMe'])
})

test('15.2 the sizes of all hands and decks are public', () => {
  const t = faceOff('arthur', 'sinbad', { hand: { a1: ['arthur.feint'], b1: ['sinbad.feint', 'sinbad.exploit'] } })
  t.play('a1', 'maneuver')
  const { zones } = t.view('spectator')
  expect(zones['hand']).toEqual({ a1: { count: 2 }, b1: { count: 2 } })
  expect(zones['deck']).toEqual({ a1: { count: 28 }, b1: { count: 28 } })
})

test("15.3 all played cards end in their owner's pile", () => {
  const t = faceOff('arthur', 'sinbad', {
    hand: { a1: ['arthur.prophecy', 'arthur.feint'], b1: ['sinbad.regroup'] },
    deck: { a1: ['arthur.regroup', 'arthur.skirmish', 'arthur.regroup', 'arthur.skirmish', 'rest'] },
  })
  clash(t, 'arthur', 'arthur.feint', 'sinbad.regroup')
  t.play('a1', 'scheme', 'arthur.prophecy').play('a1', 'take', 'arthur.regroup').play('a1', 'take', 'arthur.regroup')
  t.play('a1', 'putBack', 'arthur.skirmish')
  expect(t.all()).toMatchObject({
    zones: { discard: { a1: ['arthur.prophecy', 'arthur.feint'], b1: ['sinbad.regroup'] }, played: { a1: [], b1: [] } },
  })
})

test('15.4 a card discarded from hand becomes public', () => {
  const t = faceOff('sinbad', 'medusa', {
    hand: { a1: ['sinbad.exploit', 'sinbad.feint', 'sinbad.regroup'], b1: ['medusa.hissAndSlither'] },
  })
  clash(t, 'sinbad', 'sinbad.exploit', 'medusa.hissAndSlither').play('a1', 'discard', 'sinbad.regroup')
  expect(t.news('b1')[0]).toMatchObject({ key: 'discarded', data: { seat: 0, cards: ['sinbad.regroup'] } })
  expect(t.view('b1')).toHaveProperty('zones.discard.a1.cards', ['sinbad.exploit', 'sinbad.regroup'])
})

test('15.4 cards taken from the pile into hand are public knowledge', () => {
  const t = faceOff('sinbad', 'arthur', {
    hand: { a1: ['sinbad.voyageHome', 'sinbad.feint'] },
    discard: { a1: ['sinbad.voyageIslandWhale', 'sinbad.regroup'] },
  })
  clash(t, 'sinbad', 'sinbad.voyageHome')
  expect(t.news('spectator')).toContainEqual({
    key: 'taken',
    rule: '18.4.2',
    data: { seat: 0, cards: ['sinbad.voyageIslandWhale'] },
  })
  expect(t.view('b1')).toHaveProperty('zones.hand.a1', { count: 2, known: ['sinbad.voyageIslandWhale'] })
})

test('15.5 a forced discard with an empty hand does nothing', () => {
  const t = faceOff('sinbad', 'medusa', { hand: { a1: ['sinbad.leapAway'], b1: ['medusa.hissAndSlither'] } })
  clash(t, 'sinbad', 'sinbad.leapAway', 'medusa.hissAndSlither')
  expect(asked(t)).toEqual({ a1: { maneuver: true } })
  expect(t.all()).toMatchObject({ zones: { discard: { a1: ['sinbad.leapAway'] } } })
})
