// Chapter 0: the words of the rulebook, and what a card may override.

import { expect, test } from 'vitest'
import { asked, duel, names, teamGame } from './positions.ts'

test('0.3 a card that contradicts a general rule wins, only as far as its text reaches', () => {
  const t = duel('medusa', 'sinbad', {
    at: { medusa: 's25', harpy1: 's36', porter: 's35', sinbad: 's1' },
    hand: { a1: ['medusa.wingedFrenzy'] },
  })
  t.play('a1', 'scheme', 'medusa.wingedFrenzy').play('a1', 'by', 'medusa').play('a1', 'move', 'harpy1')
  // Across the Porter, which 6.5 forbids; but not onto the Porter or Medusa, which 6.5 forbids as well.
  expect(asked(t)).toEqual({ a1: { to: names('s36 s32 s37 s31 s38 s21 s24 s30 s22 s26 s33') } })
})

test('0.4 a seat is one hero with its deck, hand, pile and fighters; friendly is the team, opposing the other', () => {
  const t = teamGame({ at: { alice: 's24' }, hand: { a1: ['arthur.feint'] } })
  const { seats, zones } = t.view('spectator')
  expect(seats).toEqual(['a1', 'b1', 'a2', 'b2'])
  for (const zone of ['deck', 'hand', 'discard']) expect(Object.keys(Object(zones[zone]))).toEqual([...seats])
  t.play('a1', 'attack', 'arthur')
  expect(t.all()).toHaveProperty('combat.defender', 'medusa') // Alice, just as near, is a friend
})
