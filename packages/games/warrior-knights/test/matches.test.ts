// Whole matches played at random: they end, and the same answers lead to the same bytes again.

import { type Action, anyAction, apply, type Core, choices, itemAt, sampler, seedFrom, start } from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { game } from '../index.ts'
import { TABLES } from './tables.ts'

/** Longer than any match of fifteen rounds has been. */
const MOST_ANSWERS = 30_000

function played(options: object, seed: string): { readonly state: Core; readonly answers: readonly Action[] } {
  const random = sampler(seedFrom('answers', seed))
  const s = start(game, options, seedFrom('match', seed))
  const answers: Action[] = []
  let offers = choices(game, s)
  while (s.result.kind === 'open' && answers.length < MOST_ANSWERS) {
    const asked = offers.filter(({ choice }) => Object.keys(choice).length > 0)
    const { seat, choice } = itemAt(asked, random.below(asked.length))
    const answer = anyAction(seat, choice, random)
    offers = apply(game, s, answer.seat, answer.verb, answer.arg)
    answers.push(answer)
  }
  return { state: s, answers }
}

describe.each(TABLES)('%j', options => {
  test.each(['one', 'two'])('match %s ends and replays to the same bytes', seed => {
    const { state, answers } = played(options, seed)
    expect(state.result.kind).not.toBe('open')
    const again = start(game, options, seedFrom('match', seed))
    for (const { seat, verb, arg } of answers) apply(game, again, seat, verb, arg)
    expect(JSON.stringify(again)).toBe(JSON.stringify(state))
  })
})
