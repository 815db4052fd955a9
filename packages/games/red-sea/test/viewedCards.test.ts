// What the board reads about hidden cards out of a view.

import { expect, test } from 'vitest'
import { doubtedInHand } from '../board/viewedCards.ts'
import { position } from './positions.ts'

test('14 of two cards seen in a hand at least one is left once a headline has been chosen', () => {
  const t = position({
    hand: { us: ['separatists', 'usaid', 'diegoGarcia'], ussr: ['detente', 'nasserism'] },
    known: { hand: { us: [['ussr'], ['ussr'], []] } }, // in the order of the card list: USAID, Separatists, Diego Garcia
    facts: { actionRound: 0 },
  })
  expect(doubtedInHand(t.view('ussr'), 'us')).toEqual([])
  t.play('us', 'headline', 'diegoGarcia')
  expect(doubtedInHand(t.view('ussr'), 'us')).toEqual([{ cards: ['usaid', 'separatists'], atLeast: 1 }])
  expect(doubtedInHand(t.view('us'), 'us')).toEqual([])
  t.play('ussr', 'headline', 'nasserism')
  expect(doubtedInHand(t.view('ussr'), 'us')).toEqual([])
})
