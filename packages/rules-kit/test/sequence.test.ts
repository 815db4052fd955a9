// Effects sentence by sentence: what a sentence asks is answered before the next one happens.

import type { count, State, StateOf } from '@ludoteka/kernel'
import { asked, type Table, table, told } from '@ludoteka/kernel/testing'
import { rulesKit } from '@ludoteka/rules-kit'
import { expect, test } from 'vitest'
import { stall, takenIn } from './stall.ts'

const letter = (name: string): Table =>
  table(stall, { position: { stack: [{ step: 'rest' }, { step: 'letter.begin', letter: name }] } })

test('the sentences happen in order, each after what the one before it asked', () => {
  const t = letter('order')
  expect(asked(t)).toEqual({ ann: { take: ['silk', 'wine'] } })
  expect(t.state.stack).toEqual([
    { step: 'rest' },
    { step: 'letter.end', letter: 'order' },
    { step: 'letter.op', letter: 'order', op: 2 },
    { step: 'letter.op', letter: 'order', op: 1 },
    { step: 'one', of: ['silk', 'wine'], optional: false },
  ])
  t.play('ann', 'take', 'wine')
  expect(takenIn(t.state)).toEqual(['wine', 'salt'])
  expect(told(t, 'bob')).toEqual(['took', 'took', 'letter', 'signed'])
})

test('an effect that can not begin says so and does nothing', () => {
  const t = letter('refusal')
  expect(takenIn(t.state)).toEqual([])
  expect(t.state.news.map(({ key }) => key)).toEqual(['unreadable'])
})

test('an effect without sentences begins and ends', () => {
  expect(letter('blank').state.news.map(({ key }) => key)).toEqual(['letter', 'signed'])
})

test('a sentence that is told something else does not compile', () => {
  type F =
    | { readonly step: 'begin'; readonly card: 'a' }
    | { readonly step: 'op'; readonly card: 'a'; readonly op: number }
  const { sequence } = rulesKit<State<StateOf<{ n: ReturnType<typeof count> }>, F>, F, object>()
  const rules = { begin: 'begin', op: 'op' } as const
  // @ts-expect-error: there is no such step
  sequence({ ...rules, op: 'sentence', sentences: () => [] })
  // @ts-expect-error: the frame says no seat
  sequence({ ...rules, sentences: ({ seat }) => [() => seat] })
  expect(Object.keys(sequence({ ...rules, sentences: ({ card }) => [s => (s.n += card.length)] }))).toEqual([
    'begin',
    'op',
  ])
})
