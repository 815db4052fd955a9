// Chapter 5: cards.

import { expect, test } from 'vitest'
import { CARD, CARD_TYPES, CARDS } from '../../content/cards.ts'
import { HEROES } from '../../content/fighters.ts'
import { timingsOf } from '../../rules/effects/table.ts'
import { asked, clash, faceOff } from './positions.ts'

test('5.1 a card shows type, value, user, boost, deck and copies', () => {
  const inDeck = HEROES.map(hero =>
    CARD_TYPES.map(type =>
      CARDS.filter(card => CARD[card].deck === hero && CARD[card].type === type).reduce(
        (n, card) => n + CARD[card].copies,
        0,
      ),
    ),
  )
  expect(inDeck).toEqual([
    [8, 3, 14, 5],
    [7, 2, 17, 4],
    [6, 3, 17, 4],
    [11, 0, 17, 2],
  ])
  expect(CARD['alice.jawsThatBite']).toMatchObject({
    deck: 'alice',
    type: 'attack',
    value: 4,
    boost: 2,
    copies: 2,
    by: 'jabberwock',
  })
  for (const card of CARDS) expect(card.startsWith(`${CARD[card].deck}.`)).toBe(true)
})

test('5.2 a versatile card attacks and defends', () => {
  const setting = { hand: { a1: ['arthur.skirmish'], b1: ['sinbad.exploit'] } } as const
  const t = faceOff('arthur', 'sinbad', setting)
  t.play('a1', 'attack', 'arthur')
  expect(asked(t)).toEqual({ a1: { commit: ['arthur.skirmish'] } })
  t.play('a1', 'commit', 'arthur.skirmish')
  expect(asked(t)).toEqual({ b1: { commit: ['sinbad.exploit'], decline: true } })
  t.play('b1', 'commit', 'sinbad.exploit')
  expect(t.all()).toHaveProperty('health.sinbad', 15)
})

test('5.2 an attack card does not defend and a defense card does not attack', () => {
  const t = faceOff('medusa', 'arthur', {
    hand: { a1: ['medusa.hissAndSlither', 'medusa.gazeOfStone'], b1: ['arthur.excalibur'] },
  })
  t.play('a1', 'attack', 'medusa')
  expect(t.why('a1', 'commit', 'medusa.hissAndSlither')).toEqual({ rule: '9.6', reason: 'notAnAttackCard' })
  t.play('a1', 'commit', 'medusa.gazeOfStone')
  expect(t.why('b1', 'commit', 'arthur.excalibur')).toEqual({ rule: '9.8', reason: 'notADefenseCard' })
})

test('5.3 attacker, defender and player of a scheme must be allowed to use the card', () => {
  const t = faceOff('arthur', 'alice', {
    at: { merlin: 's24' },
    hand: {
      a1: ['arthur.aidTheChosenOne', 'arthur.excalibur', 'arthur.feint', 'arthur.commandTheStorms'],
      b1: ['alice.lookingGlass', 'alice.feint'],
    },
  })
  t.play('a1', 'attack', 'merlin')
  expect(asked(t)).toEqual({ a1: { commit: ['arthur.aidTheChosenOne', 'arthur.feint'] } })
  expect(t.why('a1', 'commit', 'arthur.excalibur')).toEqual({ rule: '5.3', reason: 'notForThisFighter' })
  t.play('a1', 'commit', 'arthur.aidTheChosenOne')
  expect(asked(t)).toEqual({ b1: { commit: ['alice.feint', 'alice.lookingGlass'], decline: true } })
  t.play('b1', 'decline')
  t.play('a1', 'scheme', 'arthur.commandTheStorms')
  expect(t.all()).toHaveProperty('log', ['schemePlayed', 'effect'])
  expect(t.news('b1')[0]).toMatchObject({ key: 'schemePlayed', data: { fighter: 'merlin' } })
})

test("5.3 a sidekick does not defend with the hero's card", () => {
  const t = faceOff('arthur', 'alice', {
    at: { alice: 's1', jabberwock: 's20' },
    hand: { a1: ['arthur.feint'], b1: ['alice.lookingGlass'] },
  })
  t.play('a1', 'attack', 'arthur').play('a1', 'commit', 'arthur.feint')
  expect(asked(t)).toEqual({ b1: { decline: true } })
  expect(t.why('b1', 'commit', 'alice.lookingGlass')).toEqual({ rule: '5.3', reason: 'notForThisFighter' })
})

test('5.4 a card whose fighter is defeated cannot be played but still boosts', () => {
  const t = faceOff('arthur', 'sinbad', { at: { merlin: 'none' }, hand: { a1: ['arthur.prophecy'] } })
  expect(asked(t)).toEqual({ a1: { maneuver: true } })
  expect(t.why('a1', 'scheme', 'arthur.prophecy')).toEqual({ rule: '5.4', reason: 'itsFighterIsGone' })
  t.play('a1', 'maneuver').play('a1', 'boost', 'arthur.prophecy')
  expect(t.all()).toHaveProperty('zones.discard.a1', ['arthur.prophecy'])
})

test('5.4 one living Harpy is enough for a Harpy card', () => {
  const at = { medusa: 's18', harpy1: 'none', harpy2: 's21', harpy3: 'none' } as const
  const t = faceOff('medusa', 'arthur', { at, hand: { a1: ['medusa.clutchingClaws'] } })
  expect(asked(t)).toEqual({ a1: { maneuver: true, attack: ['harpy2'] } })
  const none = faceOff('medusa', 'arthur', { at: { ...at, harpy2: 'none' }, hand: { a1: ['medusa.clutchingClaws'] } })
  expect(asked(none)).toEqual({ a1: { maneuver: true } })
})

test('5.5 every card has a boost number, 0 for six Voyage cards, and a 0 may be used too', () => {
  const zeros = CARDS.filter(card => CARD[card].boost === 0)
  expect(zeros).toEqual([
    'sinbad.voyageIslandWhale',
    'sinbad.voyageGiantSnakes',
    'sinbad.voyageEyesOfCoals',
    'sinbad.voyageRootOfMadness',
    'sinbad.voyageManEatingApes',
    'sinbad.voyageKingOfSerendib',
  ])
  const t = faceOff('sinbad', 'arthur', { hand: { a1: ['sinbad.voyageGiantSnakes'] } })
  t.play('a1', 'maneuver').play('a1', 'boost', 'sinbad.voyageGiantSnakes')
  expect(t.news('b1').at(-1)).toMatchObject({ key: 'boosted', data: { card: 'sinbad.voyageGiantSnakes', boost: 0 } })
})

test('5.6 combat cards work immediately, during or after combat, schemes when played', () => {
  for (const card of CARDS) {
    const allowed = CARD[card].type === 'scheme' ? ['scheme'] : ['immediately', 'during', 'after']
    for (const timing of timingsOf(card)) expect(allowed).toContain(timing)
  }
  expect(timingsOf('arthur.excalibur')).toEqual([])
  const t = faceOff('arthur', 'sinbad', { hand: { a1: ['arthur.swiftStrike'] } })
  clash(t, 'arthur', 'arthur.swiftStrike')
  expect(t.all()).toMatchObject({ health: { sinbad: 12 }, step: 'move.to' }) // after the damage
})
