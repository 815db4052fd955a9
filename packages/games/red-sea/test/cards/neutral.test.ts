// Neutral events, Romanian Autonomy and the scoring cards: each with its condition met and not met.

import { expect, test } from 'vitest'
import { asked, names, playEvent, position, withCard } from '../positions.ts'

test('KM37 Africa Scoring scores Africa and goes to the discard pile', () => {
  const t = withCard('africaScoring', { us: { sudan: 1 }, ussr: {} }).play('us', 'score', 'africaScoring')
  expect(t.all()).toMatchObject({ vp: 1, zones: { discard: ['africaScoring'] } })
})

test('KM37 Africa Scoring wins for both flashpoints and more countries, not for as many', () => {
  const us = { ethiopia: 1, somalia: 2 }
  const more = withCard('africaScoring', { us, ussr: { kenya: 2 } }).play('us', 'score', 'africaScoring')
  expect(more.all()).toMatchObject({ result: { winners: ['us'], reason: 'flashpoints' } })
  const equal = withCard('africaScoring', { us, ussr: { kenya: 2, sudan: 1 } }).play('us', 'score', 'africaScoring')
  expect(equal.all()).toMatchObject({ result: { kind: 'open' } })
})

test('KM38 Middle East Scoring scores the Middle East, without a flashpoint victory', () => {
  const setting = { us: { ethiopia: 1, somalia: 2 }, ussr: { oman: 2 } }
  const t = withCard('middleEastScoring', setting).play('us', 'score', 'middleEastScoring')
  expect(t.all()).toMatchObject({ vp: -3, result: { kind: 'open' }, zones: { discard: ['middleEastScoring'] } })
})

test('KM39 Romanian Autonomy has no event and is worth 3 to a player who was behind', () => {
  const t = position({ hand: { ussr: ['detente'] }, autonomy: 'ussr', facts: { vp: 1 } })
  expect(t.why('ussr', 'event', 'romanianAutonomy')).toEqual({ rule: '9.1', reason: 'hasNoEvent' })
  t.play('ussr', 'operations', 'romanianAutonomy').play('ussr', 'operation', 'place')
  t.play('ussr', 'place', 'somalia').play('ussr', 'place', 'somalia')
  expect(asked(t)).toHaveProperty('ussr.place')
})

test('KM40 Organization of African Unity: on 4 to 6 the discarded card’s Ops are used', () => {
  const setting = { hand: { us: ['theDerg', 'peaceCorps'], ussr: ['detente'] } } as const
  const t = playEvent('organizationOfAfricanUnity', { ...setting, random: [4] })
  expect(asked(t)).toEqual({ us: { discard: ['theDerg'] } })
  t.play('us', 'discard', 'theDerg')
  expect(asked(t)).toEqual({ us: { operation: names('place realign coup') } })
  expect(t.why('us', 'decline')).toEqual({ rule: '6.0', reason: 'mustSpend' })
  const failed = playEvent('organizationOfAfricanUnity', { ...setting, random: [3] }).play('us', 'discard', 'theDerg')
  expect(failed.all()).toMatchObject({ waiting: ['ussr'], derg: false })
})

test('KM40 Organization of African Unity needs an opponent’s card in hand', () => {
  const t = withCard('organizationOfAfricanUnity', { hand: { us: ['peaceCorps'] } })
  expect(t.why('us', 'event', 'organizationOfAfricanUnity')).toEqual({ rule: '5.2', reason: 'eventImpossible' })
  const headline = position({
    hand: { us: ['organizationOfAfricanUnity'], ussr: ['nasserism', 'detente'] },
    facts: { actionRound: 0 },
  })
  headline.play('us', 'headline', 'organizationOfAfricanUnity').play('ussr', 'headline', 'nasserism')
  expect(headline.all()).toMatchObject({ zones: { discard: ['organizationOfAfricanUnity'] }, waiting: ['ussr'] })
})

test('KM41 Arab League: 3 VP for 3 Arab countries, to the player alone', () => {
  expect(playEvent('arabLeague', { us: { egypt: 2, sudan: 1, oman: 2 } }).all()).toMatchObject({ vp: 3 })
  expect(playEvent('arabLeague', { us: { egypt: 2, sudan: 1, kenya: 2 } }).all()).toMatchObject({ vp: 0 })
  const us = { egypt: 2, sudan: 1, oman: 2 }
  expect(playEvent('arabLeague', { by: 'ussr', us }).all()).toMatchObject({ vp: 0 })
})

test('KM42 Separatists levels a country that is no battleground', () => {
  const t = playEvent('separatists', { us: { yemen: 1 }, ussr: { somalia: 3, kenya: 3, yemen: 2, seaLanes: 1 } })
  expect(asked(t)).toEqual({ us: { choose: names('somalia yemen') } })
  expect(t.why('us', 'choose', 'kenya')).toEqual({ rule: 'KM42', reason: 'isBattleground' })
  expect(t.why('us', 'choose', 'oman')).toEqual({ rule: 'KM42', reason: 'opponentNotStronger' })
  expect(t.play('us', 'choose', 'somalia').all()).toMatchObject({ usInfluence: { somalia: 3 } })
  expect(playEvent('separatists', { ussr: { kenya: 1 } }).all()).toMatchObject({ usInfluence: { kenya: 0 } })
})

test('KM43 Famine marks two adjacent countries and a coup follows with +1; success removes the marker', () => {
  const t = playEvent('famine', { us: {}, ussr: { djibouti: 1, somalia: 1 }, random: [3] })
  t.play('us', 'choose', 'sudan')
  expect(asked(t)).toEqual({ us: { choose: names('egypt ethiopia somalia') } })
  expect(t.why('us', 'choose', 'oman')).toEqual({ rule: 'KM43', reason: 'notAdjacent' })
  t.play('us', 'choose', 'egypt')
  expect(t.all()).toMatchObject({ waiting: ['ussr'], famine: { sudan: true, egypt: true } })
  const coup = playEvent('famine', { us: {}, ussr: { djibouti: 1, southYemen: 1 }, random: [3] })
  coup.play('us', 'choose', 'djibouti').play('us', 'choose', 'southYemen')
  expect(asked(coup)).toEqual({ us: { coup: names('djibouti southYemen') } })
  coup.play('us', 'coup', 'djibouti') // 3 + 2 + 1 against 4
  expect(coup.all()).toMatchObject({
    usInfluence: { djibouti: 1 },
    famine: { djibouti: false, southYemen: true },
    militaryOperations: { us: 2 },
    zones: { discard: ['famine'] },
  })
})

test('KM43 Famine: a coup elsewhere is not offered, and a marked country may be one of the two', () => {
  const t = playEvent('famine', { us: {}, ussr: { oman: 1, djibouti: 1 }, facts: { famine: { djibouti: true } } })
  t.play('us', 'choose', 'djibouti').play('us', 'choose', 'southYemen')
  expect(asked(t)).toEqual({ us: { coup: ['djibouti'] } })
  expect(t.why('us', 'coup', 'oman')).toEqual({ rule: 'KM43', reason: 'noFamineThere' })
})

test('KM44 Apollo-Soyuz moves one box forward with all it gives, and uses up no attempt', () => {
  const facts = { spaceBox: { us: 1 } }
  expect(playEvent('apolloSoyuz', { facts }).all()).toMatchObject({
    spaceBox: { us: 2 },
    vp: 2,
    spaceAttempted: { us: false },
  })
  expect(playEvent('apolloSoyuz', { facts: { spaceBox: { us: 3 } } }).all()).toMatchObject({
    spaceBox: { us: 3 },
    vp: 0,
  })
})

test('KM45 Indian Ocean Zone of Peace: 2 VP, and every coup lowers DEFCON this turn', () => {
  const t = playEvent('indianOceanZoneOfPeace', { us: { sudan: 1 }, hand: { ussr: ['detente'] }, random: [1] })
  expect(t.all()).toMatchObject({ vp: 2, indianOcean: true, zones: { removed: ['indianOceanZoneOfPeace'] } })
  t.play('ussr', 'operations', 'detente').play('ussr', 'operation', 'coup').play('ussr', 'coup', 'sudan')
  expect(t.all()).toMatchObject({ defcon: 3 })
})

test('KM51 Water Wars clears the country where the opponent has more; on a tie the player chooses', () => {
  expect(playEvent('waterWars', { us: {}, ussr: { egypt: 3, ethiopia: 1 } }).all()).toMatchObject({
    ussrInfluence: { egypt: 0, ethiopia: 1 },
  })
  const tie = playEvent('waterWars', { us: {}, ussr: { egypt: 2, ethiopia: 2 } })
  expect(asked(tie)).toEqual({ us: { clear: names('egypt ethiopia') } })
  expect(withCard('waterWars', { ussr: { egypt: 2 } }).why('us', 'event', 'waterWars')).toEqual({
    rule: '5.2',
    reason: 'eventImpossible',
  })
})
