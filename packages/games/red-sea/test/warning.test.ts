// What may lose at once, as far as the player who answers can tell: a table asks once more before it.

import { likelyLoss, view } from '@ludoteka/kernel'
import type { Table } from '@ludoteka/kernel/testing'
import { expect, test } from 'vitest'
import type { Side } from '../content/tracks.ts'
import { redSea } from '../index.ts'
import { position, withCard } from './positions.ts'

const seen = (t: Table, side: Side) => view(redSea, t.state, side === 'us' ? 0 : 1)

const warned = (t: Table, side: Side, verb: string, arg?: string): string | undefined =>
  likelyLoss(redSea, seen(t, side), verb, arg)?.key

const coup = (defcon: number, active: Side = 'us') =>
  position({
    us: { kenya: 1, sudan: 1 },
    ussr: { kenya: 1, sudan: 1, somalia: 1 },
    facts: { defcon, active },
    stack: [{ step: 'coup.target', side: 'us', value: 3, ignoresBan: false, keepsDefcon: false, onlyFamine: false }],
  })

test('6.3.4 a coup in a battleground at DEFCON 2 is certain war', () => {
  expect(warned(coup(2), 'us', 'coup', 'kenya')).toBe('itself')
  expect(warned(coup(2), 'us', 'coup', 'sudan')).toBeUndefined()
  expect(warned(coup(3), 'us', 'coup', 'kenya')).toBeUndefined()
})

test('6.3.6.1 a coup in a flashpoint is warned of as far as it is likely', () => {
  const warning = redSea.warning?.(seen(coup(2), 'us'), 'coup', 'somalia')
  expect(warning?.key).toBe('chance')
  expect(warned(coup(2), 'us', 'coup', 'somalia')).toBe(Number(warning?.chance) > 0.5 ? 'chance' : undefined)
})

test('8.1.4 by the coup of a side that is not active only the other one loses', () => {
  expect(warned(coup(2, 'ussr'), 'us', 'coup', 'kenya')).toBeUndefined()
})

test('5.2 a card whose event leaves the war to the opponent', () => {
  const envy = withCard('missileEnvy', { by: 'ussr', hand: { us: ['mrNyet'] }, facts: { defcon: 2 } })
  expect(warned(envy, 'ussr', 'event', 'missileEnvy')).toBe('opponent')
  expect(warned(envy, 'ussr', 'spaceRace', 'missileEnvy')).toBeUndefined()
})

test('KM36 an event that lowers DEFCON to 1, before the operation of its card', () => {
  const order = (defcon: number) =>
    withCard('yemeniAssassinations', { by: 'us', facts: { defcon } }).play('us', 'operations', 'yemeniAssassinations')
  expect(warned(order(2), 'us', 'eventFirst')).toBe('itself')
  expect(order(2).play('us', 'eventFirst').state.result).toMatchObject({ reason: 'nuclearWar', winners: [1] })
  expect(warned(order(3), 'us', 'eventFirst')).toBeUndefined()
})

test('KM18, TS45 whoever is active and lowers DEFCON to 1 loses', () => {
  const shift = (defcon: number, active: Side) =>
    position({
      options: { combined: 'on' },
      facts: { defcon, active },
      stack: [{ step: 'event.shiftDefcon', card: 'summit', side: 'us', chooser: 'us', optional: true }],
    })
  expect(warned(shift(2, 'us'), 'us', 'lower')).toBe('itself')
  expect(warned(shift(3, 'us'), 'us', 'lower')).toBeUndefined()
  expect(warned(shift(2, 'ussr'), 'us', 'lower')).toBeUndefined()
})

test('10.4.1 scoring what the opponent has won', () => {
  const africa = (vp: number, ussr: Readonly<Record<string, number>>) =>
    withCard('africaScoring', { by: 'us', us: {}, ussr, facts: { vp } })
  const all = { egypt: 9, sudan: 9, kenya: 9, djibouti: 9 }
  expect(warned(africa(-9, all), 'us', 'score', 'africaScoring')).toBe('points')
  expect(warned(africa(9, {}), 'us', 'score', 'africaScoring')).toBeUndefined()
  expect(warned(africa(9, { ...all, ethiopia: 9, somalia: 9 }), 'us', 'score', 'africaScoring')).toBe('flashpoints')
})

test('4.5.C, 10.4.1 a scoring card as the headline, with which the opponent wins', () => {
  const headline = (vp: number) =>
    position({
      us: {},
      ussr: { egypt: 9, sudan: 9, kenya: 9, djibouti: 9 },
      hand: { us: ['africaScoring', 'usaid'], ussr: ['nasserism'] },
      facts: { vp, actionRound: 0 },
      stack: [{ step: 'headline.choose' }],
    })
  expect(warned(headline(-9), 'us', 'headline', 'africaScoring')).toBe('scoringHeadline')
  expect(warned(headline(-9), 'us', 'headline', 'usaid')).toBeUndefined()
  expect(warned(headline(9), 'us', 'headline', 'africaScoring')).toBeUndefined()
})

test('TS100 ending the game from behind', () => {
  const wargames = (vp: number) =>
    position({
      options: { combined: 'on' },
      facts: { vp, active: 'us' },
      stack: [{ step: 'event.wargames', card: 'wargames', side: 'us' }],
    })
  expect(warned(wargames(5), 'us', 'endGame')).toBe('wargames')
  expect(warned(wargames(6), 'us', 'endGame')).toBeUndefined()
})

test('4.5.D, 10.4.2 the last action round is given away by whoever is behind', () => {
  const extra = (vp: number, facts: object = {}) =>
    position({
      us: {},
      ussr: {},
      hand: { us: ['usaid'], ussr: ['nasserism'] },
      facts: { vp, directiveRound: { ussr: true }, actionRound: 7, ...facts },
      stack: [
        { step: 'turn.advance' },
        { step: 'turn.militaryOperations' },
        { step: 'actionRound.extra', side: 'us' },
        { step: 'actionRound.extra', side: 'ussr' },
      ],
    })
  expect(warned(extra(5), 'ussr', 'decline')).toBe('lastRound')
  expect(extra(5).play('ussr', 'decline').state.result).toMatchObject({ reason: 'finalScoring', winners: [0] })
  expect(warned(extra(5), 'ussr', 'takeRound')).toBeUndefined()
  expect(warned(extra(-5), 'ussr', 'decline')).toBeUndefined()
  expect(warned(extra(5, { turn: 1 }), 'ussr', 'decline')).toBeUndefined()
  // The other side has one as well, after this one.
  expect(warned(extra(5, { directiveRound: { us: true, ussr: true } }), 'ussr', 'decline')).toBeUndefined()
})

test('the prompt names the event or the card that asks', () => {
  const t = withCard('mrNyet', { by: 'us', us: {}, ussr: { kenya: 1, sudan: 1 }, facts: { defcon: 4 } })
  expect(seen(t, 'us').terms).not.toHaveProperty('card')
  t.play('us', 'operations', 'mrNyet').play('us', 'operationFirst')
  expect(seen(t, 'us')).toMatchObject({ step: 'operation.kind', terms: { card: 'mrNyet' } })
})
