// Chapter 5: playing cards.

import { expect, test } from 'vitest'
import { asked, names, playEvent, position, told, withCard } from '../positions.ts'

test('5.1 own and neutral cards: event, Ops or Space Race; the opponent’s: Ops or Space Race; scoring cards: score', () => {
  const t = position({
    hand: { ussr: ['theDerg', 'famine', 'diegoGarcia', 'africaScoring', 'nasserism'] },
    autonomy: 'ussr',
  })
  expect(asked(t)).toEqual({
    ussr: {
      event: names('theDerg famine nasserism'),
      operations: names('theDerg famine diegoGarcia nasserism romanianAutonomy'),
      spaceRace: names('theDerg famine diegoGarcia romanianAutonomy'),
      score: ['africaScoring'],
    },
  })
  expect(t.why('ussr', 'operations', 'africaScoring')).toEqual({ rule: '5.1', reason: 'onlyToBeScored' })
  expect(t.why('ussr', 'score', 'famine')).toEqual({ rule: '5.1', reason: 'notAScoringCard' })
  expect(t.why('ussr', 'event', 'usaid')).toEqual({ rule: '5.1', reason: 'notInHand' })
})

test('5.1 an operation is offered only if it is possible', () => {
  const t = withCard('theDerg', { us: {}, facts: { defcon: 2 } }).play('ussr', 'operations', 'theDerg')
  expect(t.all()).toMatchObject({ step: 'place.influence' })
  const granted = playEvent('stagflation', { us: {} })
  expect(asked(granted)).toEqual({ ussr: { operation: ['place'], decline: true } })
  expect(granted.why('ussr', 'operation', 'coup')).toEqual({ rule: '5.1', reason: 'noTarget' })
})

test('5.2 the player decides whether the opponent’s event or the operation comes first', () => {
  const t = withCard('diegoGarcia', { by: 'ussr' }).play('ussr', 'operations', 'diegoGarcia')
  expect(asked(t)).toEqual({ ussr: { eventFirst: true, operationFirst: true } })
  expect(t.play('ussr', 'eventFirst').all()).toMatchObject({ usInfluence: { seaLanes: 2 }, waiting: ['ussr'] })
})

test('5.2 whether an event can be played is judged when it would be resolved', () => {
  const t = withCard('eritreanLiberationFront', { by: 'ussr', us: {}, ussr: { kenya: 1 } })
  t.play('ussr', 'operations', 'eritreanLiberationFront').play('ussr', 'operationFirst')
  t.play('ussr', 'place', 'ethiopia').play('ussr', 'done')
  expect(t.all()).toMatchObject({ vp: 1, step: 'event.add' })
})

test('5.2 what an event changes about Ops is not for its own card', () => {
  const weak = withCard('afghanistanInvasion', { by: 'ussr', ussr: {}, us: {} })
  weak.play('ussr', 'operations', 'afghanistanInvasion').play('ussr', 'eventFirst')
  expect(weak.view('ussr').terms).toMatchObject({ of: 4 })
  const t = withCard('albanoStalinistEconomics', { by: 'ussr' })
  t.play('ussr', 'operations', 'albanoStalinistEconomics').play('ussr', 'eventFirst').play('ussr', 'operation', 'place')
  t.play('ussr', 'place', 'somalia').play('ussr', 'place', 'somalia')
  expect(t.all()).toMatchObject({ ussrInfluence: { somalia: 3 }, economics: { ussr: true } })
})

test('5.2 the Ops of the operation half are read when it begins: KM27 may have brought KM5 or KM17 before', () => {
  const value = (card: 'albanoStalinistEconomics' | 'afghanistanInvasion') => {
    const t = withCard('mengistuHaileMariam', {
      by: 'us',
      us: { sudan: 1 },
      ussr: {},
      hand: { ussr: [card, 'nasserism'] },
    })
    t.play('us', 'operations', 'mengistuHaileMariam').play('us', 'eventFirst').play('ussr', 'event', card)
    return t.view('us').terms
  }
  expect(value('albanoStalinistEconomics')).toMatchObject({ of: 3, inAfrica: 2 })
  expect(value('afghanistanInvasion')).toMatchObject({ of: 2, inAfrica: 2 })
})

test('5.2 if the first half ends the game the second does not happen', () => {
  const t = withCard('mrNyet', { by: 'us', facts: { defcon: 2 } }).play('us', 'operations', 'mrNyet')
  expect(t.play('us', 'eventFirst').all()).toMatchObject({ result: { kind: 'won', winners: ['ussr'] } })
})

test('5.3, 7.3.1 a card worth more by modifiers qualifies too', () => {
  const t = position({
    options: { combined: 'on' },
    hand: { ussr: ['nasserism'] },
    facts: { bearTrap: { ussr: true }, t62s: { ussr: true } },
  })
  expect(asked(t)).toEqual({ ussr: { discard: ['nasserism'] } })
})

test('5.4 a card discarded by an event does not trigger its own, scoring cards included', () => {
  const t = playEvent('cyrusVance', { us: { sudan: 1 }, hand: { us: ['africaScoring'] } })
  expect(t.all()).toMatchObject({ vp: 0, zones: { discard: ['africaScoring'] } })
  expect(told(t, 'us')).not.toContain('regionScored')
})

test('5.5 the guard goes before card texts', () => {
  const t = position({
    options: { combined: 'on' },
    hand: { ussr: ['africaScoring', 'missileEnvy'] },
    facts: { actionRound: 7, owesMissileEnvy: { ussr: true } },
  })
  expect(asked(t)).toEqual({ ussr: { score: ['africaScoring'] } })
})

test('5.6 of several obligations the first counts: guard, Stagflation, Bear Trap, Missile Envy', () => {
  const bound = { bearTrap: { ussr: true }, owesMissileEnvy: { ussr: true }, mustScore: { ussr: true } }
  const options = { combined: 'on' }
  const hand = { ussr: ['africaScoring', 'missileEnvy', 'theDerg'] } as const
  expect(asked(position({ options, hand, facts: bound }))).toEqual({ ussr: { score: ['africaScoring'] } })
  const { mustScore: _, ...trapped } = bound
  expect(asked(position({ options, hand, facts: trapped }))).toEqual({
    ussr: { discard: names('missileEnvy theDerg') },
  })
  const t = position({ options, hand, facts: { owesMissileEnvy: { ussr: true } }, autonomy: 'ussr' })
  expect(asked(t)).toEqual({ ussr: { operations: ['missileEnvy'], spaceRace: ['missileEnvy'] } })
  expect(t.why('ussr', 'operations', 'romanianAutonomy')).toEqual({ rule: 'TS49', reason: 'missileEnvyFirst' })
  expect(t.why('ussr', 'score', 'africaScoring')).toEqual({ rule: 'TS49', reason: 'missileEnvyFirst' })
})
