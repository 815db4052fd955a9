// Sections 4 and 5: the round, and planning.

import { describe, expect, test } from 'vitest'
import { BARON_ACTIONS } from '../../content/actionCards.ts'
import { ACTION_AREAS } from '../../content/numbers.ts'
import { asked, cards, fact, position, step, turnUp } from '../positions.ts'

const all = BARON_ACTIONS.flatMap(card => ACTION_AREAS.map(area => `${card}.${area}`))

test('4.1 planning, actions and upkeep, then the next round', () => {
  const t = position({ red: { stronghold: 'c3' }, green: { stronghold: 'c4' }, blue: { stronghold: 'c6' }, round: 3 })
  expect([step(t), fact(t, 'round'), fact(t, 'area')]).toEqual(['plan.cards', 3, 'none'])
})

test('4.2 a special phase is finished before the next card is turned up', () => {
  const t = position({
    players: 2,
    area: 'first',
    red: {
      crowns: 1,
      star: { at: 'c3', troops: ['polish50'] },
      plan: { first: ['draftSoldiers'] },
      special: { wages: ['draftSoldiers'] },
    },
    green: { special: { wages: ['draftSoldiers', 'draftSoldiers'] }, plan: { first: ['rallySupport'] } },
    random: ['red.first.1'],
  }).play('red', 'decline')
  expect(step(t)).toBe('wages.mercenaries')
  expect(cards(t, 'planned')).toEqual({ 'first.1': { green: ['rallySupport'] } })
  t.play('red', 'payAll')
  expect([step(t), cards(t, 'turnedUp/green')]).toEqual(['baron.card', ['rallySupport']])
})

test('4.3 a pass goes on unchanged when the token moves meanwhile', () => {
  const t = position({
    area: 'first',
    laws: ['soldiersBread'],
    red: {
      crowns: 9,
      star: { at: 'c3', troops: ['polish150'] },
      plan: { first: ['draftSoldiers'] },
      special: { wages: ['draftSoldiers'] },
    },
    green: {
      special: { wages: ['draftSoldiers', 'draftSoldiers'] },
      crowns: 9,
      star: { at: 'c4', troops: ['swiss50'] },
    },
    blue: {
      votes: 3,
      special: { wages: ['draftSoldiers', 'draftSoldiers'] },
      plan: { second: ['rallySupport'] },
      crowns: 9,
      star: { at: 'c5', troops: ['swiss50'] },
    },
  }).play('red', 'decline')
  expect(asked(t)).toEqual({ red: { obey: true, disobey: true } })
  t.play('red', 'disobey').play('red', 'payAll')
  expect(fact(t, 'chairman')).toBe('blue') // 9.3.14
  expect(Object.keys(asked(t))).toEqual(['green'])
  t.play('green', 'payAll')
  expect(Object.keys(asked(t))).toEqual(['blue'])
})

describe('5.1 to 5.3 planning', () => {
  test('all plan at the same time: up to two cards on each area, or fewer', () => {
    const t = position({ players: 2 })
    expect(asked(t)).toEqual({
      red: { plan: [...all].sort(), done: true },
      green: { plan: [...all].sort(), done: true },
    })
    t.play('red', 'plan', 'levyTaxes.first').play('red', 'plan', 'levyTaxes.first')
    expect(t.why('red', 'plan', 'rallySupport.first')).toEqual({ rule: '5.1', reason: 'areaFull' })
    expect(t.why('red', 'plan', 'levyTaxes.second')).toEqual({ rule: '5.1', reason: 'notInHand' })
    expect(t.why('red', 'plan', 'rallySupport.second')).toBeUndefined()
  })

  test('5.2 cards in special-phase areas cannot be planned', () => {
    const t = position({ players: 2, red: { special: { taxation: ['levyTaxes', 'levyTaxes'] } } })
    expect(t.why('red', 'plan', 'levyTaxes.first')).toEqual({ rule: '5.1', reason: 'notInHand' })
    t.play('red', 'done')
    expect(asked(t)).toEqual({ red: { takeBack: true }, green: { plan: [...all].sort(), done: true } })
  })

  test('5.3 until all have confirmed one may change one’s mind, and nobody sees anything of it', () => {
    const t = position({ players: 2 }).play('red', 'plan', 'levyTaxes.third').play('red', 'done')
    expect(t.view('green').zones['planned']).toEqual({})
    expect(JSON.stringify([t.view('green').zones, t.news('green')])).not.toContain('third')
    expect(t.why('green', 'takeBack')).toEqual({ rule: '5.3', reason: 'notAnsweredYet' })
    t.play('red', 'takeBack')
      .play('red', 'pickUp', 'third.1')
      .play('red', 'plan', 'rallySupport.second')
      .play('red', 'done')
    t.play('green', 'done')
    expect(cards(t, 'planned')).toEqual({ 'second.1': { red: ['rallySupport'] } })
  })

  test('5.3 then the number of cards on each area is public, and not which they are', () => {
    const t = position({ players: 2 }).play('red', 'plan', 'levyTaxes.third').play('red', 'done').play('green', 'done')
    expect(t.view('green').zones['planned']).toMatchObject({ 'third.1': { red: { count: 1 } } })
    expect(JSON.stringify([t.view('green').zones['planned'], t.news('green')])).not.toContain('levyTaxes')
  })
})

test('5.4 two neutral cards on each area and two aside, which nobody sees, not even the Chairman', () => {
  const random = [
    'importantEvent',
    'importantEvent',
    'fundExpedition',
    'musterTroops',
    'uncertainTimes',
    'upgradeDefenses',
  ]
  const t = position({ players: 2, random: [...random, 'neutral.first.1'], events: ['plague'] })
  t.play('red', 'done').play('green', 'done')
  expect(step(t)).toBe('event.drawer')
  expect(cards(t, 'neutralPlanned')).toEqual({
    'first.2': ['importantEvent'],
    'second.1': ['fundExpedition'],
    'second.2': ['musterTroops'],
    'third.1': ['uncertainTimes'],
    'third.2': ['upgradeDefenses'],
  })
  expect(cards(t, 'neutralDeck')).toEqual(['importantEvent', 'fundExpedition'])
  for (const seat of ['red', 'green', 'spectator']) {
    expect(t.view(seat).zones['neutralPlanned']).toMatchObject({ 'first.2': { count: 1 }, 'third.2': { count: 1 } })
    expect(t.view(seat).zones['neutralDeck']).toEqual({ count: 2 })
  }
})

test('5.5 the cards of an area come in any order: chance picks among all that lie there', () => {
  const turnedUp = (place: string) => {
    const t = position({
      players: 2,
      area: 'second',
      neutral: { second: ['upgradeDefenses', 'importantEvent'] },
      red: { plan: { second: ['levyTaxes', 'rallySupport'] } },
      green: { plan: { second: ['draftSoldiers'] } },
      random: [place],
    })
    return [cards(t, 'turnedUp/red'), cards(t, 'turnedUp/green'), step(t)]
  }
  expect(turnedUp('red.second.2')).toEqual([['rallySupport'], [], 'baron.card'])
  expect(turnedUp('green.second.1')).toEqual([[], ['draftSoldiers'], 'baron.card'])
  expect(turnedUp('neutral.second.2')).toEqual([[], [], 'event.drawer'])
})

test('4.5 what changes the board takes effect before the next question', () => {
  const t = turnUp('red', 'versatileStrategy', {
    red: { star: { at: 'd3', troops: ['polish200'] } },
    cities: { vecht: { siegeBy: 'red' } },
  })
  t.play('red', 'perform')
    .play('red', 'option', 'moveOneNoble')
    .play('red', 'moveNoble', 'star')
    .play('red', 'go', 'd4')
  expect([fact(t, 'siegeBy/vecht'), step(t)]).toEqual(['none', 'move.noble']) // he may still go on
})
