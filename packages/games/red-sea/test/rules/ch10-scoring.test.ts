// Chapter 10: scoring and victory.

import { expect, test } from 'vitest'
import { playEvent, position, type Setting, withCard } from '../positions.ts'

const africa = (setting: Setting) => withCard('africaScoring', setting).play('us', 'score', 'africaScoring').all()
const middleEast = (setting: Setting) =>
  withCard('middleEastScoring', setting).play('us', 'score', 'middleEastScoring').all()

test('10.1.1 presence, domination and control', () => {
  expect(africa({ us: { sudan: 1 }, ussr: {} })).toMatchObject({ vp: 1 })
  expect(africa({ us: { kenya: 2 }, ussr: {} })).toMatchObject({ vp: 1 + 1 }) // no country besides battlegrounds
  expect(africa({ us: { kenya: 2, sudan: 1 }, ussr: {} })).toMatchObject({ vp: 3 + 1 })
  expect(africa({ us: { kenya: 2, egypt: 2 }, ussr: {} })).toMatchObject({ vp: 4 + 2 })
  expect(africa({ us: { kenya: 2, sudan: 1 }, ussr: { djibouti: 2, somalia: 2 } })).toMatchObject({ vp: 2 - 1 })
  expect(middleEast({ us: { egypt: 2, saudiArabia: 3 }, ussr: {} })).toMatchObject({ vp: 7 + 2 })
})

test('10.1.2, 10.3.3 the marker moves by the difference of both results', () => {
  expect(africa({ us: { kenya: 2, sudan: 1 }, ussr: { djibouti: 2 } })).toMatchObject({ vp: 4 - 1 })
})

test('10.1.3 some events give VP', () => {
  expect(playEvent('indianOceanZoneOfPeace').all()).toMatchObject({ vp: 2 })
})

test('10.1.4 missing Military Operations of the opponent give VP', () => {
  const facts = { turn: 1, actionRound: 7, active: 'us', militaryOperations: { us: 4 } }
  expect(position({ facts, autonomy: 'ussr' }).all()).toMatchObject({ vp: 4 })
})

test('10.1.5 who holds a scoring card after the action rounds loses; both: a draw', () => {
  const stack = [{ step: 'turn.roundsOver' }]
  const facts = { actionRound: 7 }
  expect(position({ hand: { us: ['africaScoring'] }, stack, facts }).all()).toMatchObject({
    result: { kind: 'won', winners: ['ussr'], reason: 'scoringCardHeld' },
  })
  expect(position({ hand: { us: ['africaScoring'], ussr: ['middleEastScoring'] }, stack, facts }).all()).toMatchObject({
    result: { kind: 'draw', reason: 'scoringCardHeld' },
  })
})

test('10.1.6 the flashpoint victory comes before any counting', () => {
  expect(africa({ us: { ethiopia: 1, somalia: 2 }, ussr: {}, facts: { vp: 9 } })).toMatchObject({
    vp: 9,
    result: { reason: 'flashpoints' },
  })
})

test('10.2.1, 10.2.2 the Sea Lanes matter in every region scoring, controlled with 4 more', () => {
  expect(africa({ us: { sudan: 1, seaLanes: 4 }, ussr: { seaLanes: 1 } })).toMatchObject({ vp: 1 + 1 })
})

test('10.2.3 control of the Sea Lanes doubles the whole result; 0 stays 0', () => {
  expect(africa({ us: { kenya: 2, seaLanes: 4 }, ussr: {} })).toMatchObject({ vp: 2 * 2 })
  expect(africa({ us: { seaLanes: 4 }, ussr: {} })).toMatchObject({ vp: 0 })
})

test('10.2.4 a lead there gives 1, even without presence', () => {
  expect(africa({ us: {}, ussr: { seaLanes: 1 } })).toMatchObject({ vp: -1 })
})

const END: Readonly<Record<string, string | number | boolean | Readonly<Record<string, number>>>> = {
  actionRound: 7,
  active: 'us',
  autonomyFaceUp: false,
  militaryOperations: { us: 5, ussr: 5 },
}

test('10.2.5 in final scoring the Sea Lanes count once: 2 for control, 1 for a lead', () => {
  const final = (us: number, ussr: number) =>
    position({ us: { seaLanes: us }, ussr: { seaLanes: ussr }, facts: END, autonomy: 'ussr' }).all()
  expect(final(4, 0)).toMatchObject({ vp: 2 - 1 })
  expect(final(2, 1)).toMatchObject({ vp: 1 - 1 })
  expect(final(0, 4)).toMatchObject({ vp: -2 - 1 })
})

test('10.3.1, 10.3.2 one marker for both sides', () => {
  expect(playEvent('indianOceanZoneOfPeace', { facts: { vp: -5 } }).all()).toMatchObject({ vp: -3 })
  expect(playEvent('indianOceanZoneOfPeace', { facts: { vp: -1 } }).all()).toMatchObject({ vp: 1 })
})

test('10.4.1 10 VP win at once', () => {
  expect(playEvent('indianOceanZoneOfPeace', { facts: { vp: 8 } }).all()).toMatchObject({
    result: { kind: 'won', winners: ['us'], reason: 'victoryPoints', rule: '10.4.1' },
  })
  expect(playEvent('indianOceanZoneOfPeace', { facts: { vp: 7 } }).all()).toMatchObject({ result: { kind: 'open' } })
})

test('10.4.1 VP inside an event are counted when it is finished', () => {
  const t = playEvent('eritreanLiberationFront', { us: {}, ussr: { ethiopia: 1 }, facts: { vp: 9 } })
  expect(t.all()).toMatchObject({ vp: 10, result: { kind: 'open' } })
  expect(t.play('us', 'place', 'kenya').all()).toMatchObject({ result: { reason: 'victoryPoints' } })
})

test('10.4.1 10 VP in the Space Race and in the check of Military Operations', () => {
  const space = withCard('peaceCorps', { facts: { vp: 8, spaceBox: { us: 1 } }, random: [1] })
  expect(space.play('us', 'spaceRace', 'peaceCorps').all()).toMatchObject({ result: { reason: 'victoryPoints' } })
  const facts = { turn: 1, actionRound: 7, active: 'us', vp: 6, militaryOperations: { us: 4 } }
  expect(position({ facts, autonomy: 'ussr' }).all()).toMatchObject({
    result: { winners: ['us'], reason: 'victoryPoints' },
  })
})

test('10.4.1 flashpoints need more African countries than the opponent', () => {
  const us = { ethiopia: 1, somalia: 2 }
  expect(africa({ us, ussr: { kenya: 2 } })).toMatchObject({ result: { reason: 'flashpoints' } })
  expect(africa({ us, ussr: { kenya: 2, sudan: 1 } })).toMatchObject({ result: { kind: 'open' } })
})

test('10.4.2 final scoring: both regions, the Sea Lanes, Romanian Autonomy; 10 VP do not end it early', () => {
  const t = position({ us: { egypt: 2, saudiArabia: 3 }, ussr: {}, facts: { ...END, vp: 9 } })
  expect(t.all()).toMatchObject({ vp: 9 + (1 + 1) + (7 + 2) + 1, result: { reason: 'finalScoring', winners: ['us'] } })
  expect(position({ us: {}, ussr: {}, facts: { ...END, vp: -1 } }).all()).toMatchObject({
    vp: 0,
    result: { kind: 'draw', reason: 'finalScoring' },
  })
})

test('10.4.2 flashpoints win in final scoring only by the option', () => {
  const setting = { us: { ethiopia: 1, somalia: 2 }, ussr: {}, facts: { ...END, vp: -9 } }
  expect(position(setting).all()).toMatchObject({ result: { reason: 'finalScoring', winners: ['ussr'] } })
  const options = { flashpointVictoryInFinalScoring: 'on' }
  expect(position({ ...setting, options }).all()).toMatchObject({ result: { reason: 'flashpoints', winners: ['us'] } })
})
