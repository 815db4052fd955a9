// The greedy bot plans a decision of several clicks to its end and carries the plan out.

import { type Action, apply, type Core, choiceOf, choices, sampler, seedFrom, start } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import type { Memory, Turn } from '../src/bot.ts'
import { BOTS, GREEDY_BUDGET, greedyBot, playMatch, turnOf } from '../src/index.ts'
import { CARGO, GOODS } from './cargo.ts'

const atTheQuay = (): Core => start(CARGO, {}, seedFrom('cargo'))

function turnIn(s: Core, memory: Memory, overrides: Partial<Turn> = {}): Turn {
  const turn = turnOf(CARGO, s, 0, sampler(seedFrom('bot')))
  return { ...turn, memory, choice: choiceOf(choices(CARGO, s), 0) ?? {}, ...overrides }
}

function playOn(s: Core, { seat, verb, arg }: Action): void {
  apply(CARGO, s, seat, verb, arg)
}

function clicksOf(bots: readonly (typeof BOTS)['greedy'][]): readonly string[] {
  const clicks: string[] = []
  playMatch({
    game: CARGO,
    options: {},
    seed: seedFrom('cargo'),
    bots,
    watch: ({ verb, arg }) => clicks.push(`${verb} ${String(arg ?? '')}`),
  })
  return clicks
}

test('it chooses by what the last click brings, not by how things look on the way', () => {
  const clicks = clicksOf([BOTS.greedy])
  expect(clicks.slice(0, 2).toSorted()).toEqual(['load salt', 'load silk'])
  expect(clicks.slice(2)).toEqual(['sail far'])
})

test('what is under way is seen through before it is judged', () => {
  const s = atTheQuay()
  for (const good of GOODS) apply(CARGO, s, 0, 'load', good)
  // Customs promise 27 until the toll is paid.
  expect(BOTS.greedy().decide(turnIn(s, {}))).toEqual({ seat: 0, verb: 'sail', arg: 'near' })
})

test('the rest of a plan is carried out without thinking again', () => {
  const s = atTheQuay()
  const memory: Memory = {}
  playOn(s, BOTS.greedy().decide(turnIn(s, memory)))
  const sample = (): Core => {
    throw new Error('It thinks again.')
  }
  playOn(s, BOTS.greedy().decide(turnIn(s, memory, { sample })))
  expect(BOTS.greedy().decide(turnIn(s, memory, { sample }))).toEqual({ seat: 0, verb: 'sail', arg: 'far' })
  expect(memory).toEqual({})
})

test('a plan for another question is forgotten', () => {
  const memory: Memory = { plan: [{ verb: 'load', arg: 'wine', among: 2 }] }
  const { arg } = BOTS.greedy().decide(turnIn(atTheQuay(), memory))
  expect(['salt', 'silk']).toContain(arg)
})

test('without time or budget it still ends with a whole plan', () => {
  const hasty = BOTS.greedy().decide(turnIn(atTheQuay(), {}, { isTimeUp: () => true }))
  expect(hasty).toEqual({ seat: 0, verb: 'rest' })
  const short = clicksOf([() => greedyBot({ ...GREEDY_BUDGET, clicks: 1 })])
  expect(short.at(-1)).toMatch(/^(sail|rest)/)
})

test('clicks in another order are not looked at again', () => {
  const s = atTheQuay()
  let looked = 0
  const counted = { ...CARGO, bot: { ...CARGO.bot, evaluate: () => looked++ } }
  greedyBot().decide({ ...turnIn(s, {}), game: counted })
  // Rest; each of seven loads to two ports; and to customs, where the good that is paid last makes a difference.
  expect(looked).toBe(1 + 7 * 2 + (3 * 1 + 3 * 2 + 1 * 3))
})

test('answers without a point are left out, unless there are no others', () => {
  const without = (isPointless: (s: Core, action: Action) => boolean) => ({
    ...CARGO,
    bot: { evaluate: () => 0, ...CARGO.bot, isPointless },
  })
  const s = atTheQuay()
  for (const good of GOODS) apply(CARGO, s, 0, 'load', good)
  const some = without((_s, { arg }) => arg === 'near')
  expect(greedyBot().decide({ ...turnIn(s, {}), game: some }).arg).not.toBe('near')
  const all = without(() => true)
  expect(greedyBot().decide({ ...turnIn(s, {}), game: all }).arg).toBe('near')
})
