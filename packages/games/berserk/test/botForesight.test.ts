// What bots that search expect of the next strikes: who can be reached, who strikes back, and at which moment the forecast ends.

import { describe, expect, test } from 'vitest'
import { type Foresight, foresee, type Standing } from '../bot/foresight.ts'
import { berserk } from '../index.ts'
import { publicState } from '../rules/viewed.ts'
import { type Battle, battle, closed, type Setting, wounded } from './positions.ts'

const [ONE, TWO] = [0, 1]
type Stage = keyof Foresight

const foreseen = (b: Battle, viewer: number): Foresight => foresee(publicState(b.t.view('spectator')), viewer)

const standing = (foresight: Foresight, stage: Stage, seat: number): Standing =>
  foresight[stage][seat] ?? { worth: 0, creatures: 0 }

/** What a seat is expected to lose between two moments. */
const loss = (foresight: Foresight, from: Stage, to: Stage, seat: number): number =>
  standing(foresight, from, seat).worth - standing(foresight, to, seat).worth

/** What the second squad is expected to lose in the turn of the first. */
function lossOfTwo(setting: Pick<Setting, 'one' | 'two'>): number {
  return loss(foreseen(battle({ ...setting, dice: [] }), ONE), 'now', 'afterStrikes', TWO)
}

describe('the rest of a turn', () => {
  test('13.2 a closed card loses more than one that fights', () => {
    const one = { c3: 'nomad' } as const
    expect(lossOfTwo({ one, two: { c4: closed('nomad') } })).toBeGreaterThan(lossOfTwo({ one, two: { c4: 'nomad' } }))
  })

  test('10.2 a creature strikes where its steps lead it, and not further', () => {
    const two = { c5: closed('nomad') } as const
    expect(lossOfTwo({ one: { c2: 'nomad' }, two })).toBeGreaterThan(0)
    expect(lossOfTwo({ one: { c2: { card: 'nomad', units: 1 } }, two })).toBe(0)
    expect(lossOfTwo({ one: { c1: 'nomad' }, two })).toBe(0)
  })

  test('11.2 a closed creature does not strike', () => {
    expect(lossOfTwo({ one: { c3: closed('nomad') }, two: { c4: closed('nomad') } })).toBe(0)
  })

  test('16.5 a flyer is out of reach of those who walk, but reaches everybody', () => {
    expect(lossOfTwo({ one: { c3: 'nomad' }, two: { extra: ['whiteVulture'], e6: 'nomad' } })).toBe(0)
    expect(lossOfTwo({ one: { extra: ['whiteVulture'] }, two: { e6: closed('nomad') } })).toBeGreaterThan(0)
  })

  test('20.6 whoever has one life left dies of any strike', () => {
    const b = battle({ one: { c3: 'nomad' }, two: { c4: wounded('nomad', 7, { closed: true }) }, dice: [] })
    const foresight = foreseen(b, ONE)
    expect(standing(foresight, 'now', TWO).creatures).toBe(1)
    expect(standing(foresight, 'afterStrikes', TWO).creatures).toBeCloseTo(0)
  })

  test('N.46 who drinks what it inflicts ends with more than it had', () => {
    const b = battle({ one: { c3: wounded('vampire', 3) }, two: { c4: closed('nomad') }, dice: [] })
    expect(loss(foreseen(b, ONE), 'now', 'afterStrikes', ONE)).toBeLessThan(0)
  })
})

describe('the answer', () => {
  test('9.4 closed cards of the other open before they strike, and those that acted do not fight', () => {
    const setting = { one: { c3: closed('nomad') }, two: { c4: closed('nomad') } }
    const open = { ...setting, one: { c3: { card: 'nomad', acted: true } } } as const
    const [struck, answered] = [setting, open].map(one =>
      loss(foreseen(battle({ ...one, dice: [] }), ONE), 'afterStrikes', 'afterAnswer', ONE),
    )
    expect(struck).toBeGreaterThan(0)
    expect(answered).toBeGreaterThan(0)
    expect(answered).toBeLessThan(struck ?? 0)
  })

  test('16.6 whoever has closed for a strike at a flyer reaches it in his next turn', () => {
    const lossWith = (permit: 'none' | 'next'): number => {
      const one = { c3: { card: 'nomad', closed: true, permit } } as const
      const b = battle({ one, two: { extra: ['whiteVulture'] }, dice: [] })
      return loss(foreseen(b, ONE), 'afterAnswer', 'afterNext', TWO)
    }
    expect(lossWith('none')).toBe(0)
    expect(lossWith('next')).toBeGreaterThan(0)
  })

  test('9.8 to end the turn without a strike left changes nothing for whoever compares', () => {
    const one = { c1: { card: 'nomad', units: 0 }, a1: closed('nomad') } as const
    const b = battle({ one, two: { c4: 'nomad', e5: closed('nomad') }, dice: [] })
    const before = foreseen(b, ONE)
    const after = foreseen(b.endTurn(), ONE)
    expect(loss(before, 'afterStrikes', 'afterAnswer', ONE)).toBeGreaterThan(0)
    expect(after.afterAnswer).toEqual(before.afterAnswer)
    expect(after.afterNext).toEqual(before.afterNext)
  })
})

test('25.3 the longer nobody was wounded, the less a lead counts', () => {
  const leadAfter = (calmTurns: number): number => {
    const b = battle({ one: { c1: 'jotun' }, two: { c6: 'nomad' }, facts: { calmTurns }, dice: [] })
    const [one = {}, two = {}] = [ONE, TWO].map(seat => berserk.bot?.outlook?.features(b.t.state, seat, ONE))
    return (one['worth'] ?? 0) - (two['worth'] ?? 0)
  }
  expect(leadAfter(0)).toBeGreaterThan(leadAfter(15))
  expect(leadAfter(15)).toBeGreaterThan(leadAfter(28))
  expect(leadAfter(29)).toBe(0)
})
