// What may lose at once, as far as the player who answers can tell: a table asks once more before it.

import { likelyLoss, type Seat, view } from '@ludoteka/kernel'
import type { Table } from '@ludoteka/kernel/testing'
import { expect, test } from 'vitest'
import type { Card } from '../content/cards.ts'
import { unmatched } from '../index.ts'
import { duel, faceOff, teamGame } from './rules/positions.ts'

const warned = (t: Table, seat: Seat, verb: string, arg?: string): string | undefined =>
  likelyLoss(unmatched, view(unmatched, t.state, seat), verb, arg)?.key

const EMPTY = { discard: { a1: ['rest'] } } as const

test('14.2 a maneuver that exhausts the last hero to death', () => {
  expect(warned(faceOff('arthur', 'sinbad', { ...EMPTY, health: { arthur: 2 } }), 0, 'maneuver')).toBe('exhaustion')
  expect(warned(faceOff('arthur', 'sinbad', { ...EMPTY, health: { arthur: 3 } }), 0, 'maneuver')).toBeUndefined()
  expect(warned(faceOff('arthur', 'sinbad', { health: { arthur: 2 } }), 0, 'maneuver')).toBeUndefined()
})

test('14.1 a scheme that draws more than there is: every failed draw counts', () => {
  const hand = { a1: ['sinbad.richesBeyondCompare'] } as const
  const left = (health: number, deck: readonly 'sinbad.feint'[]) =>
    faceOff('sinbad', 'arthur', { ...EMPTY, hand, deck: { a1: deck }, health: { sinbad: health } })
  const scheme = ['scheme', 'sinbad.richesBeyondCompare'] as const
  expect(warned(left(6, []), 0, ...scheme)).toBe('exhaustion')
  expect(warned(left(7, []), 0, ...scheme)).toBeUndefined()
  expect(warned(left(4, ['sinbad.feint']), 0, ...scheme)).toBe('exhaustion')
})

test('10.8 a combat card that draws afterwards', () => {
  const hand = { a1: ['sinbad.exploit', 'sinbad.feint'] } as const
  const t = faceOff('sinbad', 'arthur', { ...EMPTY, hand, health: { sinbad: 2 } })
  expect(warned(t, 0, 'commit', 'sinbad.exploit')).toBe('exhaustionAfterCombat')
  expect(warned(t, 0, 'commit', 'sinbad.feint')).toBeUndefined()
})

test('18.2.3 Looking Glass: recovering first may save her', () => {
  const effect = { card: 'alice.lookingGlass', seat: 'a1', side: 'attacker', timing: 'after' }
  const stack = [{ step: 'effect.pair', ...effect }]
  const t = faceOff('alice', 'arthur', { ...EMPTY, health: { alice: 4 }, actionsLeft: 0, stack })
  expect(warned(t, 0, 'pair', 'draw-recover')).toBe('exhaustion')
  expect(warned(t, 0, 'pair', 'recover-draw')).toBeUndefined()
  expect(warned(t, 0, 'pair', 'recover-place')).toBeUndefined()
})

test('18.2.1 Jaws That Bite into the own hero', () => {
  const effect = { card: 'alice.jawsThatBite', seat: 'a1', side: 'attacker', timing: 'after' }
  const stack = [{ step: 'effect.jaws', ...effect }]
  const at = { jabberwock: 's20', alice: 's21', arthur: 's19' } as const
  const t = faceOff('alice', 'arthur', { at, health: { alice: 2 }, actionsLeft: 0, stack })
  expect(warned(t, 0, 'hurt', 'alice')).toBe('ownHero')
  expect(warned(t, 0, 'hurt', 'arthur')).toBeUndefined()
})

test('19.10 a hero whose partner stands may fall without losing', () => {
  const setting = { ...EMPTY, health: { arthur: 1 } }
  expect(warned(teamGame(setting), 0, 'maneuver')).toBeUndefined()
  expect(warned(teamGame({ ...setting, at: { alice: 'none' } }), 0, 'maneuver')).toBe('exhaustion')
})

test('9.8 an attack that another card would rather survive: by the cards not seen', () => {
  const attacked = (sinbad: number, hand: readonly Card[], card: Card = 'arthur.feint') =>
    faceOff('arthur', 'sinbad', { hand: { a1: [card], b1: hand }, health: { sinbad } })
      .play('a1', 'attack', 'arthur')
      .play('a1', 'commit', card)
  const chanceOf = (t: Table, verb: string, arg?: string) =>
    unmatched.warning?.(view(unmatched, t.state, 1), verb, arg)?.chance ?? 0
  const hand = ['sinbad.regroup', 'sinbad.leapAway'] as const
  const weak = attacked(1, hand)
  expect(warned(weak, 1, 'decline')).toBe('attack')
  expect(chanceOf(weak, 'decline')).toBe(1)
  expect(chanceOf(weak, 'commit', 'sinbad.regroup')).toBeGreaterThan(chanceOf(weak, 'commit', 'sinbad.leapAway'))
  // What lies there is not known: the chance is the same whatever it is.
  expect(chanceOf(attacked(1, hand, 'arthur.excalibur'), 'decline')).toBe(1)
  const chances = (card: Card) =>
    [2, 3, 4, 5, 6].map(health => chanceOf(attacked(health, hand, card), 'commit', 'sinbad.regroup'))
  expect(chances('arthur.excalibur')).toEqual(chances('arthur.feint'))
  // Nothing to choose from, enough health, somebody else.
  expect(warned(attacked(1, []), 1, 'decline')).toBeUndefined()
  expect(warned(attacked(9, hand), 1, 'decline')).toBeUndefined()
})

test('9.8, 14.2 a defense that draws from an empty deck after the blow counts the exhaustion too', () => {
  const hand = { a1: ['arthur.feint'], b1: ['sinbad.regroup', 'sinbad.leapAway'] } as const
  const chanceOf = (card: Card, sinbad: number, setting: object = {}) => {
    const t = faceOff('arthur', 'sinbad', { hand, health: { sinbad }, ...setting })
      .play('a1', 'attack', 'arthur')
      .play('a1', 'commit', 'arthur.feint')
    return unmatched.warning?.(view(unmatched, t.state, 1), 'commit', card)?.chance
  }
  const noDeck = { discard: { b1: ['rest'] } }
  expect(chanceOf('sinbad.regroup', 5, noDeck)).toBe(chanceOf('sinbad.regroup', 3))
  expect(chanceOf('sinbad.regroup', 3)).toBeGreaterThan(chanceOf('sinbad.regroup', 5) ?? 1)
  expect(chanceOf('sinbad.leapAway', 5, noDeck)).toBe(chanceOf('sinbad.leapAway', 5))
})

test('18.3.5 A Momentary Glance hits Medusa herself if nobody else is in her zone', () => {
  const scheme = ['scheme', 'medusa.aMomentaryGlance'] as const
  const facing = (arthur: 's1' | 's36', medusa: number) =>
    duel('medusa', 'arthur', {
      at: { medusa: 's21', arthur },
      hand: { a1: ['medusa.aMomentaryGlance'] },
      health: { medusa },
    })
  expect(warned(facing('s1', 2), 0, ...scheme)).toBe('ownHero')
  expect(facing('s1', 2).play('a1', ...scheme).state.result).toMatchObject({ winners: [1] })
  expect(warned(facing('s1', 3), 0, ...scheme)).toBeUndefined()
  expect(warned(facing('s36', 2), 0, ...scheme)).toBeUndefined()
})

test('the prompt names the card that asks', () => {
  const t = faceOff('alice', 'arthur', { hand: { a1: ['alice.eatMe'] } })
  expect(view(unmatched, t.state, 0).terms).not.toHaveProperty('card')
  t.play('a1', 'scheme', 'alice.eatMe')
  expect(view(unmatched, t.state, 0)).toMatchObject({ step: 'move.to', terms: { card: 'alice.eatMe' } })
})
