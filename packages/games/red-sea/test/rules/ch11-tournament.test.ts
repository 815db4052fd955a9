// Chapter 11: tournament rules.

import { table } from '@ludoteka/kernel/testing'
import { expect, test } from 'vitest'
import { redSea } from '../../index.ts'
import { asked, names, position, told } from '../positions.ts'

const bidding = (first: string, second: string, random: readonly string[] = []) =>
  table(redSea, { options: { bidding: 'on' }, random })
    .play('first', 'bid', first)
    .play('second', 'bid', second)

test('11.1 leftover cards: only the fact that none is a scoring card', () => {
  const options = { tournament: 'on' }
  const t = position({
    options,
    facts: { turn: 1, actionRound: 7, active: 'us' },
    hand: { us: ['peaceCorps'] },
    autonomy: 'ussr',
  })
  t.play('us', 'spaceRace', 'peaceCorps')
  expect(told(t, 'ussr')).toContain('noScoringCardHeld')
})

test('11.2 who still holds a scoring card loses', () => {
  const stack = [{ step: 'turn.roundsOver' }]
  const t = position({
    options: { tournament: 'on' },
    hand: { ussr: ['africaScoring'] },
    facts: { actionRound: 7 },
    stack,
  })
  expect(t.all()).toMatchObject({ result: { winners: ['us'], reason: 'scoringCardHeld' } })
})

test('11.3 cards are dealt one at a time, the USSR first; who needs more gets several in a row', () => {
  const deck = ['peaceCorps', 'usaid', 'famine', 'detente', 'rest'] as const
  const hand = {
    us: ['theDerg', 'diegoGarcia', 'separatists', 'nasserism', 'apolloSoyuz', 'arabLeague', 'waterWars', 'cyrusVance'],
    ussr: ['seychelles', 'stagflation', 'centcom', 'mrNyet', 'carterDoctrine', 'ogadenWar'],
  } as const
  const t = position({ deck, hand, stack: [{ step: 'headline.choose' }, { step: 'turn.draw' }] })
  expect(t.all()).toMatchObject({ zones: { hand: { us: expect.arrayContaining(['usaid']) } } })
  expect(t.all()).toMatchObject({
    zones: { hand: { ussr: expect.arrayContaining(['peaceCorps', 'famine', 'detente']) } },
  })
})

test('11.4 bids are secret until both are written', () => {
  const t = table(redSea, { options: { bidding: 'on' } }).play('first', 'bid', 'us:7')
  expect(t.view('second').zones).toMatchObject({ bid: { first: { count: 1 } } })
  expect(t.view('second').zones).not.toHaveProperty('bid.first.cards')
  expect(t.all()).toMatchObject({ waiting: ['second'] })
})

test('11.4 different sides: each gets the side he named, nobody extra influence', () => {
  expect(bidding('ussr:9', 'us:4').all()).toMatchObject({ usSeat: 'second', step: 'headline.choose' })
  expect(bidding('us:9', 'ussr:4').all()).toMatchObject({ usSeat: 'first', step: 'headline.choose' })
})

test('11.4 the same side: the higher number gets it, the other the number as influence', () => {
  const t = bidding('us:3', 'us:1')
  expect(t.all()).toMatchObject({ usSeat: 'first', step: 'setup.bonus', waiting: ['second'] })
  expect(asked(t)).toEqual({ second: { place: names('somalia southYemen') } })
})

test('11.4 the same side and number: chance decides', () => {
  expect(bidding('us:2', 'us:2', ['second']).all()).toMatchObject({ usSeat: 'second', waiting: ['first'] })
  expect(bidding('us:0', 'us:0', ['first']).all()).toMatchObject({ usSeat: 'first', step: 'headline.choose' })
})

test('11.4.1 only in start countries, up to control and 2 more; the rest is lost', () => {
  const t = bidding('us:0', 'us:20')
  expect(t.all()).toMatchObject({ usSeat: 'second', waiting: ['first'] })
  expect(t.why('first', 'place', 'kenya')).toEqual({ rule: '11.4.1', reason: 'noInfluenceThere' })
  expect(t.why('first', 'place', 'seaLanes')).toEqual({ rule: '11.4.1', reason: 'notACountry' })
  for (let n = 0; n < 3; n++) t.play('first', 'place', 'somalia')
  expect(t.why('first', 'place', 'somalia')).toEqual({ rule: '11.4.1', reason: 'fullThere' })
  t.play('first', 'place', 'southYemen').play('first', 'place', 'southYemen')
  expect(told(t, 'first')).toContain('bonusLost')
  expect(t.all()).toMatchObject({ ussrInfluence: { somalia: 4, southYemen: 3 }, step: 'headline.choose' })
})

test('11.4 nobody is blue or red before the bids are shown; then the US is blue, whichever seat plays it', () => {
  const t = table(redSea, { options: { bidding: 'on' } })
  expect(t.view('spectator').identities).toEqual([null, null])
  t.play('first', 'bid', 'ussr:1').play('second', 'bid', 'us:0')
  expect(t.view('spectator').identities).toEqual([
    { colour: 'red', emblem: 'ussr' },
    { colour: 'blue', emblem: 'us' },
  ])
})
