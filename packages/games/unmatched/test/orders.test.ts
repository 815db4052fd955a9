// Standing orders of Unmatched: no defense for sidekicks, whatever the hand holds.

import { SPECTATOR, view } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { unmatched } from '../index.ts'
import { asked, faceOff, type Setting } from './rules/positions.ts'

/** Whether it answers the attack on the fighter that stands before Arthur. */
function answers(at: Setting['at'], seat = 'b1'): boolean | undefined {
  const hand = { a1: ['arthur.excalibur'], b1: ['sinbad.leapAway'] } as const
  const t = faceOff('arthur', 'sinbad', { hand, at: at ?? {} })
  t.play('a1', 'attack', 'arthur').play('a1', 'commit', 'arthur.excalibur')
  expect(asked(t)).toHaveProperty('b1.decline', true)
  return unmatched.orders?.['noDefenseForSidekicks']?.applies(view(unmatched, t.state, SPECTATOR), seat, {})
}

test('9.8 a sidekick is not defended, a hero is left to its player', () => {
  expect(answers({ sinbad: 's1', porter: 's20' })).toBe(true)
  expect(answers({ sinbad: 's20', porter: 's1' })).toBe(false)
})

test('the order of another seat does not answer', () => {
  expect(answers({ sinbad: 's1', porter: 's20' }, 'a1')).toBe(false)
})
