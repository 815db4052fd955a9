// Positions that no game can show are refused, each for its rule.

import { type Json, type Position, readPosition, seedFrom } from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { redSea } from '../index.ts'
import { spaceNamed } from '../rules/board.ts'
import { cardNamed, figure } from '../rules/cards.ts'

const read = (position: Position) => readPosition(redSea, position, seedFrom('impossible'))
const withFacts = (facts: Readonly<Record<string, Json>>) => () => read({ facts: { turn: 2, ...facts } })
const withZones =
  (zones: Readonly<Record<string, Json>>, rest: Position = {}) =>
  () =>
    read({ facts: { turn: 2 }, ...rest, zones })

describe('out of range', () => {
  test.each<[rule: string, facts: Readonly<Record<string, Json>>, reason: RegExp]>([
    ['8.1 DEFCON', { defcon: 0 }, /DEFCON 0 does not exist/],
    ['8.1.3 DEFCON', { defcon: 6 }, /DEFCON 6 does not exist/],
    ['4.1 turns', { turn: 3 }, /no turn 3; the last is 2/],
    ['4.1 turns', { turn: 0 }, /no turn 0/],
    ['4.5.D action rounds', { actionRound: 9 }, /no action round 9/],
    ['4.5.D action rounds', { actionRound: -1 }, /no action round -1/],
    ['6.3.3 Military Operations', { militaryOperations: { us: 6 } }, /Military Operations/],
    ['6.4 the Space Race', { spaceBox: { ussr: 4 } }, /boxes 0 to 3/],
    ['6.1.5 influence', { usInfluence: { kenya: -1 } }, /never below 0/],
    ['dice', { die: { us: 7 } }, /A die shows/],
    ['KM43 Famine', { famine: { seaLanes: true } }, /no Famine/],
    ['KM8 CENTCOM', { centcom: { us: 'seaLanes' } }, /CENTCOM/],
    ['events', { events: ['detente', 'detente'] }, /listed once/],
    ['11.4 seats', { usSeat: 'ussr' }, /Only bidding/],
  ])('%s %o', (_rule, facts, reason) => {
    expect(withFacts(facts)).toThrow(reason)
  })

  test('12.1.2 the combined game has a third turn', () => {
    expect(() => read({ options: { combined: 'on' }, facts: { turn: 3 } })).not.toThrow()
  })
})

describe('over already', () => {
  test('8.1.4 an open game at DEFCON 1: the active player has lost', () => {
    expect(withFacts({ defcon: 1, active: 'us' })).toThrow(/the US has lost, and the USSR won/)
    const result = { kind: 'won', winners: [1], reason: 'nuclearWar', rule: '8.1.4' }
    expect(() => read({ facts: { turn: 2, defcon: 1, active: 'us' }, result })).not.toThrow()
  })

  test('10.4.1 an open game at 10 victory points', () => {
    expect(withFacts({ vp: 10 })).toThrow(/the US has won/)
    expect(withFacts({ vp: -11 })).toThrow(/the USSR has won/)
    expect(withFacts({ vp: 9 })).not.toThrow()
  })

  test('10.4.1 within an event they are not counted yet', () => {
    const stack = [
      { step: 'event.end', card: 'wargames', side: 'us' },
      { step: 'event.wargames', card: 'wargames', side: 'us' },
    ]
    expect(() => read({ options: { combined: 'on' }, facts: { turn: 2, defcon: 2, vp: 10 }, stack })).not.toThrow()
  })
})

describe('a card where no rule lets it lie', () => {
  test.each(['deck', 'discard', 'removed', 'beside'])('9.1 Romanian Autonomy in %s', zone => {
    expect(withZones({ [zone]: ['romanianAutonomy'] })).toThrow(/romanianAutonomy can't lie in/)
  })

  test('9.1 Romanian Autonomy in a hand, another card in its place', () => {
    expect(withZones({ hand: { us: ['romanianAutonomy'] } })).toThrow(/romanianAutonomy can't lie in hand/)
    expect(withZones({ autonomy: { us: ['detente'] } })).toThrow(/detente can't lie in autonomy/)
  })

  test('4.4 Late War cards before their time, or kept back after it', () => {
    expect(withZones({ hand: { us: ['carterDoctrine'] } }, { facts: { turn: 1 } })).toThrow(
      /carterDoctrine can't lie in hand/,
    )
    expect(withZones({ discard: ['carterDoctrine'] }, { facts: { turn: 1 } })).toThrow(
      /carterDoctrine can't lie in discard/,
    )
    expect(withZones({ late: ['carterDoctrine'] })).toThrow(/carterDoctrine can't lie in late/)
    expect(withZones({ late: ['detente'] }, { facts: { turn: 1 } })).toThrow(/detente can't lie in late/)
  })

  test('2.2.4, 2.2.5 only starred cards are removed, only underlined ones lie beside the board', () => {
    expect(withZones({ removed: ['detente'] })).toThrow(/detente can't lie in removed/)
    expect(withZones({ beside: ['centcom'] })).toThrow(/centcom can't lie in beside/)
    expect(withZones({ beside: ['famine'] })).toThrow(/famine can't lie in beside/)
    expect(withZones({ beside: ['afghanistanInvasion'], removed: ['theDerg'] })).not.toThrow()
  })

  test('2.2.6, 4.5.C cards in play, chosen as headlines or looked at, without the step they wait for', () => {
    expect(withZones({ inPlay: ['detente'] })).toThrow(/detente can't lie in inPlay/)
    expect(withZones({ headline: { us: ['detente'] } })).toThrow(/detente can't lie in headline/)
    expect(withZones({ revealed: { us: ['detente'] } })).toThrow(/detente can't lie in revealed/)
    expect(withZones({ looked: { us: ['detente'] } })).toThrow(/detente can't lie in looked/)
    const headlines = { facts: { turn: 2, actionRound: 0 } }
    expect(withZones({ headline: { us: ['detente'] } }, headlines)).not.toThrow()
    expect(withZones({ headline: { us: ['detente', 'famine'] } }, headlines)).toThrow(/Only one card/)
  })

  test('12.1.1 cards of the base game without the combined game, others in its box', () => {
    expect(withZones({ hand: { us: ['summit'] } })).toThrow(/too many of the card summit/)
    expect(withZones({ box: ['detente'] }, { options: { combined: 'on' } })).toThrow(/detente can't lie in box/)
  })

  test('a card in two places', () => {
    expect(withZones({ hand: { us: ['detente'] }, discard: ['detente'] })).toThrow(/too many of the card detente/)
  })
})

describe('content that is missing', () => {
  test('a card, a space or a number of a card is an error, not a default', () => {
    expect(() => cardNamed('nobody')).toThrow(/a card named nobody/)
    expect(() => spaceNamed('atlantis')).toThrow(/a space named atlantis/)
    expect(() => figure('detente', 'vp')).toThrow(/vp of detente/)
  })
})
