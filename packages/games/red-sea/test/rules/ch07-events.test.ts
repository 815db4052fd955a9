// Chapter 7: events, and what a card is worth.

import { expect, test } from 'vitest'
import type { Card } from '../../content/cards.ts'
import { asked, names, playEvent, position, told, withCard } from '../positions.ts'

/** The Ops a USSR card counts as in a coup: its Military Operations. */
function worth(card: Card, facts: Readonly<Record<string, { ussr: true }>>) {
  const t = withCard(card, { options: { combined: 'on' }, us: { sudan: 1 }, ussr: {}, facts, random: [1] })
  t.play('ussr', 'operations', card).play('ussr', 'operation', 'coup').play('ussr', 'coup', 'sudan')
  return t.all()
}

test('7.1 an own or neutral event instead of Ops; a scoring card has only its scoring', () => {
  const t = position({ hand: { ussr: ['africaScoring', 'famine', 'theDerg'] } })
  expect(asked(t)).toMatchObject({ ussr: { event: names('famine theDerg'), score: ['africaScoring'] } })
  expect(t.why('ussr', 'event', 'africaScoring')).toEqual({ rule: '5.1', reason: 'onlyToBeScored' })
})

test('7.2 underlined events stay in force to the end of the game', () => {
  const facts = { turn: 1, actionRound: 7, active: 'us', derg: true, centcom: { us: 'kenya' }, events: ['f5eDelivery'] }
  const t = position({ facts, autonomy: 'ussr', removed: ['f5eDelivery'] })
  expect(t.all()).toMatchObject({ turn: 2, derg: true, centcom: { us: 'kenya' }, events: ['f5eDelivery'] })
})

test('7.3 penalties first, then bonuses from the lowest ceiling, never below 1', () => {
  expect(worth('nasserism', { afghanistan: { ussr: true } })).toMatchObject({ militaryOperations: { ussr: 1 } })
  expect(worth('mrNyet', { afghanistan: { ussr: true }, t62s: { ussr: true } })).toMatchObject({
    militaryOperations: { ussr: 3 },
  })
  expect(worth('theDerg', { t62s: { ussr: true }, brezhnev: { ussr: true } })).toMatchObject({
    militaryOperations: { ussr: 4 },
  })
  expect(worth('mrNyet', { t62s: { ussr: true }, brezhnev: { ussr: true } })).toMatchObject({
    militaryOperations: { ussr: 4 },
  })
})

test('7.3 Voice of America in Amharic counts for cards printed 1 only, and has no ceiling', () => {
  expect(worth('nasserism', { amharic: { ussr: true } })).toMatchObject({ militaryOperations: { ussr: 2 } })
  expect(worth('theDerg', { amharic: { ussr: true } })).toMatchObject({ militaryOperations: { ussr: 2 } })
  const all = { amharic: { ussr: true }, t62s: { ussr: true }, brezhnev: { ussr: true } } as const
  expect(worth('nasserism', all)).toMatchObject({ militaryOperations: { ussr: 4 } })
})

test('7.3 only modifiers of the side that operates count', () => {
  const t = withCard('theVictoriousLeader', { ussr: { sudan: 1 }, facts: { afghanistan: { ussr: true } }, random: [1] })
  t.play('us', 'operations', 'theVictoriousLeader').play('us', 'operation', 'coup').play('us', 'coup', 'sudan')
  expect(t.all()).toMatchObject({ militaryOperations: { us: 3 } })
})

test('7.3.1 modifiers count for every requirement', () => {
  const t = position({ hand: { ussr: ['theDerg'] }, facts: { afghanistan: { ussr: true } } })
  expect(t.why('ussr', 'spaceRace', 'theDerg')).toEqual({ rule: '6.4.1', reason: 'tooFewOps' })
})

test('7.3.2 granted operations get the modifiers and are never for the Space Race', () => {
  const t = playEvent('usaid', { facts: { amharic: { us: true } } })
  expect(t.why('us', 'spaceRace', 'usaid')).toEqual({ rule: '7.3.2', reason: 'notForTheSpaceRace' })
  expect(t.why('us', 'decline')).toEqual({ rule: '6.0', reason: 'mustSpend' })
  t.play('us', 'operation', 'place').play('us', 'place', 'kenya')
  expect(asked(t)).toHaveProperty('us.place')
})

test('7.4 a prevented event leaves the Ops usable', () => {
  const t = withCard('ogadenWar', { by: 'ussr', facts: { events: ['f5eDelivery'] }, removed: ['f5eDelivery'] })
  t.play('ussr', 'operations', 'ogadenWar').play('ussr', 'eventFirst')
  expect(told(t, 'us')).toContain('eventImpossible')
  expect(asked(t)).toHaveProperty('ussr.operation')
})

test('7.5 a war gives Military Operations and VP even if no influence changes', () => {
  expect(playEvent('ogadenWar', { us: {}, ussr: {}, random: [5] }).all()).toMatchObject({
    vp: 2,
    militaryOperations: { us: 2 },
  })
})

test('7.6 compulsory as far as possible; the only target is taken automatically and logged', () => {
  const t = playEvent('sovietsAirliftCubans', { us: { kenya: 2 } })
  expect(told(t, 'us')).toContain('forcedChoice')
  expect(t.all()).toMatchObject({ usInfluence: { kenya: 0 } })
  const choice = playEvent('sovietsAirliftCubans', { us: { kenya: 2, sudan: 1 } })
  expect(choice.why('ussr', 'done')).toEqual({ rule: '7.6', reason: 'compulsory' })
})

test('7.6 influence of events costs nothing and needs no neighbour', () => {
  const t = playEvent('frenchConnections', { us: {}, ussr: { madagascar: 4 } })
  t.play('us', 'clear', 'djibouti').play('us', 'place', 'madagascar')
  expect(t.all()).toMatchObject({ usInfluence: { madagascar: 2 } })
})

test('7.6 decisions belong to the owner of the event, no matter who is active', () => {
  const t = withCard('peaceCorps', { by: 'ussr', us: { sudan: 1 }, ussr: { somalia: 1, kenya: 1 } })
  t.play('ussr', 'operations', 'peaceCorps').play('ussr', 'eventFirst')
  expect(asked(t)).toEqual({ us: { remove: names('somalia kenya') } })
  expect(t.all()).toMatchObject({ active: 'ussr' })
})
