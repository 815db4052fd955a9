// What the greedy bot does beside the question: it answers offers first, and makes those its game names.

import { type Action, apply, type Core, choiceOf, choices, type Game, sampler, seedFrom, start } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { market } from '../../kernel/test/games/market.ts'
import { BOTS, type Memory, turnOf } from '../src/index.ts'

const GIL = 0
const IVY = 2

const wealth = (s: Core, seat: number): number => Number(Reflect.get(s, 'crowns')[seat])
const trading = (offer?: () => Action | undefined): Game => ({
  ...market,
  bot: { evaluate: wealth, ...(offer && { offer }) },
})

function decide(game: Game, s: Core, memory: Memory = {}): Action {
  const choice = choiceOf(choices(game, s), GIL) ?? {}
  return BOTS.greedy().decide({ ...turnOf(game, s, GIL, sampler(seedFrom('offers'))), memory, choice })
}

const fresh = (): Core => start(market, {}, seedFrom('market'))

test('an offer of another seat is answered before the question', () => {
  const s = fresh()
  apply(market, s, IVY, 'offer', 'gil:2')
  expect(decide(trading(), s)).toEqual({ seat: GIL, verb: 'accept', arg: 'ivy' })
})

test('without a word of its game it makes no offers of its own', () => {
  expect(decide(trading(), fresh()).verb).toMatch(/^(job|errand)$/)
})

test('an offer that its game names is made before the question is answered, as long as it is allowed', () => {
  const generous = trading(() => ({ seat: GIL, verb: 'offer', arg: 'hal:1' }))
  const s = fresh()
  expect(decide(generous, s)).toEqual({ seat: GIL, verb: 'offer', arg: 'hal:1' })
  apply(market, s, GIL, 'offer', 'hal:1')
  expect(decide(generous, s).verb).toMatch(/^(job|errand)$/)
})

test('a plan under way is gone on with although standing offers come and go', () => {
  const s = fresh()
  const memory: Memory = { plan: [{ verb: 'job', among: 2 }] }
  expect(decide(trading(), s, memory)).toEqual({ seat: GIL, verb: 'job' })
  expect(memory).toEqual({})
})
