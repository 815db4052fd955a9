// Section 23: who knows what.

import { describe, expect, test } from 'vitest'
import { draw } from '../cards/drawing.ts'
import { assembly } from '../cards/voting.ts'
import { cards, fact, fateWith, position, told, turnUpNeutral } from '../positions.ts'

const zones = (t: ReturnType<typeof position>, seat: string, zone: string): unknown => t.view(seat).zones[zone]

describe('23.1 planned cards and hands', () => {
  const t = position({
    area: 'first',
    red: { plan: { first: ['levyTaxes'], second: ['rallySupport', 'draftSoldiers'] } },
    green: { plan: { first: ['mobilizeForces'] } },
    neutral: { first: ['importantEvent'] },
    random: ['green.first.1'],
  })

  test('each Baron knows his own cards by area, others only how many there are', () => {
    expect(zones(t, 'red', 'planned')).toMatchObject({ 'second.1': { red: { cards: ['rallySupport'] } } })
    const seen = JSON.stringify(zones(t, 'green', 'planned'))
    expect(seen).toContain('"red":{"count":1}')
    for (const card of ['levyTaxes', 'rallySupport', 'draftSoldiers']) expect(seen).not.toContain(card)
  })

  test('neutral cards are unknown to all, and so are the hands of others', () => {
    for (const seat of ['red', 'green', 'blue', 'spectator'])
      expect(JSON.stringify(zones(t, seat, 'neutralPlanned'))).not.toContain('importantEvent')
    expect(JSON.stringify(zones(t, 'green', 'planning'))).not.toContain('"red":{"count":9,"cards"')
  })
})

test('23.2 cards in special-phase areas, agendas, the offer, laws, charges, offices and lasting events are public', () => {
  const t = position({
    red: {
      special: { wages: ['draftSoldiers'] },
      charges: ['wineConcession'],
      keptEvents: ['drought'],
      star: { at: 'c3', troops: ['polish100'], office: 'constable' },
    },
    agendas: ['cityTax'],
    laws: ['harbourDues'],
    offer: ['swiss50'],
  })
  const seen = JSON.stringify(t.view('spectator').zones)
  for (const card of ['draftSoldiers', 'wineConcession', 'drought', 'constable', 'cityTax', 'harbourDues', 'swiss50'])
    expect(seen).toContain(card)
})

test('23.5 committed votes are secret until all are written; what each owns is public', () => {
  const t = assembly(['cityTax'], { red: { votes: 4 }, green: { votes: 2 } })
  t.play('red', 'commit', { votes: 3 })
  expect(t.view('green').facts).toMatchObject({ votes: { red: 5, green: 3 } })
  expect(JSON.stringify(t.view('green').facts['ballot'])).not.toContain('3')
  expect(JSON.stringify(t.view('red').facts['ballot'])).toContain('3')
  t.play('green', 'commit', { votes: 0 }).play('blue', 'commit', { votes: 1 })
  expect(told(t, 'green')).toContain('votesShown')
  expect(fact(t, 'votes/red')).toBe(5 - 3)
})

test('23.6 how troops are assigned at the start is secret until all are ready', () => {
  const t = position({
    round: 0,
    zones: {
      muster: { red: ['regular50'] },
      assigned: { star: { red: ['regular100'] } },
    },
    stack: [{ step: 'setup.tables' }, { step: 'setup.assign' }],
  })
  t.play('red', 'assign', 'regular50.circle')
  expect(JSON.stringify(t.view('red').zones)).toContain('"circle"')
  expect(t.view('green').zones['mustering']).toMatchObject({ red: { count: 2 } })
  expect(told(t, 'green')).toEqual([])
})

test('23.8 discarded events and agendas are open; of the neutral cards only what was revealed', () => {
  const t = turnUpNeutral('uncertainTimes', { eventDiscard: ['plague'], agendaDiscard: ['fine'] })
  expect(t.view('spectator').zones).toMatchObject({
    eventDiscard: { cards: ['plague'] },
    agendaDiscard: { cards: ['fine'] },
    neutralUsed: { cards: ['uncertainTimes'] },
    neutralDeck: { count: 7 },
  })
})

describe('23.9 in the open', () => {
  test('pledges', () => {
    const t = draw('plague', 'red', {
      red: { faith: 5 },
      green: { faith: 5 },
      fate: [fateWith({ city: 'vecht' })],
    }).play('red', 'pledge', { faith: 1 })
    expect(told(t, 'blue')).toEqual(['pledged'])
  })

  test('investments', () => {
    const t = turnUpNeutral('fundExpedition', { red: { crowns: 4 }, green: { crowns: 4 } })
    t.play('red', 'found', 'china').play('red', 'invest', { crowns: 2 })
    expect([told(t, 'blue'), t.view('blue').facts['invested']]).toEqual([['lost', 'invested'], { 'china.red': 2 }])
  })

  test('a fate card drawn for a random choice', () => {
    const t = draw('mutiny', 'red', {
      red: { star: { troops: ['swiss200'] } },
      fate: [fateWith({ nationality: 'swiss' })],
    })
    expect(told(t, 'blue')).toContain('deserted')
    expect(cards(t, 'army/star/red')).toEqual([])
  })
})
