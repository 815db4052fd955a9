// Chapter 9: Romanian Autonomy.

import { expect, test } from 'vitest'
import { asked, playEvent, position } from '../positions.ts'

const HAND = { ussr: ['theDerg', 'detente'], us: ['usaid'] } as const

test('9.1 it is played like a card but is no part of a hand and has no event', () => {
  const t = position({ hand: HAND, autonomy: 'ussr' })
  expect(asked(t)).toMatchObject({ ussr: { operations: ['detente', 'romanianAutonomy', 'theDerg'] } })
  expect(t.why('ussr', 'event', 'romanianAutonomy')).toEqual({ rule: '9.1', reason: 'hasNoEvent' })
  expect(position({ hand: HAND }).why('ussr', 'operations', 'romanianAutonomy')).toEqual({
    rule: '9.1',
    reason: 'autonomyNotYours',
  })
})

test('9.2, 9.3 playing it is the action round; it goes to the opponent, face down', () => {
  const t = position({ hand: HAND, autonomy: 'ussr' }).play('ussr', 'operations', 'romanianAutonomy')
  t.play('ussr', 'operation', 'place')
    .play('ussr', 'place', 'somalia')
    .play('ussr', 'place', 'somalia')
    .play('ussr', 'done')
  expect(t.all()).toMatchObject({
    waiting: ['us'],
    autonomyFaceUp: false,
    zones: { autonomy: { us: ['romanianAutonomy'], ussr: [] }, hand: { ussr: ['theDerg', 'detente'] } },
  })
  expect(t.why('us', 'operations', 'romanianAutonomy')).toEqual({ rule: '9.3', reason: 'autonomyFaceDown' })
})

test('9.4 it changes hands by events and by the Space Race', () => {
  const t = position({ hand: HAND, autonomy: 'ussr', random: [6] }).play('ussr', 'spaceRace', 'romanianAutonomy')
  expect(t.all()).toMatchObject({ autonomyFaceUp: false, zones: { autonomy: { us: ['romanianAutonomy'] } } })
  expect(playEvent('detente').all()).toMatchObject({ zones: { autonomy: { ussr: ['romanianAutonomy'] } } })
})

test('9.5 not as a headline, not against the guard, not as a discard', () => {
  const headline = position({ hand: HAND, facts: { actionRound: 0 } })
  expect(headline.why('us', 'headline', 'romanianAutonomy')).toEqual({ rule: '9.5', reason: 'autonomyNoHeadline' })
  const guard = position({ hand: { ussr: ['africaScoring'] }, autonomy: 'ussr', facts: { actionRound: 7 } })
  expect(asked(guard)).toEqual({ ussr: { score: ['africaScoring'] } })
})

test('9.6 one more for a holder who was behind when the action round began; at 0 nobody is', () => {
  const worth = (vp: number) => {
    const t = position({ us: { sudan: 1 }, hand: HAND, autonomy: 'ussr', facts: { vp }, random: [1] })
    t.play('ussr', 'operations', 'romanianAutonomy').play('ussr', 'operation', 'coup')
    return t.play('ussr', 'coup', 'sudan').all()
  }
  expect(worth(1)).toMatchObject({ militaryOperations: { ussr: 3 } })
  expect(worth(0)).toMatchObject({ militaryOperations: { ussr: 2 } })
  expect(worth(-1)).toMatchObject({ militaryOperations: { ussr: 2 } })
})

test('9.7 modifiers apply to it', () => {
  const facts = { t62s: { ussr: true } }
  const t = position({ us: { sudan: 1 }, hand: HAND, autonomy: 'ussr', facts, random: [1] })
  t.play('ussr', 'operations', 'romanianAutonomy').play('ussr', 'operation', 'coup').play('ussr', 'coup', 'sudan')
  expect(t.all()).toMatchObject({ militaryOperations: { ussr: 3 } })
})

test('9.8 with an empty hand its holder plays it or passes', () => {
  const t = position({ hand: { us: ['usaid'] }, autonomy: 'ussr' })
  expect(asked(t)).toEqual({ ussr: { operations: ['romanianAutonomy'], spaceRace: ['romanianAutonomy'], pass: true } })
  expect(t.play('ussr', 'pass').all()).toMatchObject({ waiting: ['us'] })
})
