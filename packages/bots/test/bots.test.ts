// Bots play well where it is easy to tell, and decide only on what their seat may know.

import {
  type Action,
  type Core,
  choiceOf,
  choices,
  type Game,
  readPosition,
  redeal,
  sampler,
  seedFrom,
  start,
} from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { DUEL } from '../../verify/test/duel.ts'
import { BOTS, type BotMaker, greedyBot, playMatch, turnOf } from '../src/index.ts'
import { NIM } from './nim.ts'

function decisionIn(game: typeof NIM, s: Core, seat: number, make: BotMaker, seed: string) {
  const turn = turnOf(game, s, seat, sampler(seedFrom(seed)))
  return make().decide({ ...turn, choice: choiceOf(choices(game, s), seat) ?? {} })
}

const heapOf = (heap: number): Core =>
  readPosition(NIM, { facts: { heap }, stack: [{ step: 'take' }] }, seedFrom('nim'))

describe('greedy', () => {
  test('finds a win in one', () => {
    expect(decisionIn(NIM, heapOf(2), 0, BOTS.greedy, 'x')).toEqual({ seat: 0, verb: 'take', arg: 'two' })
    expect(decisionIn(NIM, heapOf(3), 0, BOTS.greedy, 'x')).toEqual({ seat: 0, verb: 'take', arg: 'three' })
  })

  test('expects the opponent to answer with the worst', () => {
    expect(decisionIn(NIM, heapOf(5), 0, BOTS.greedy, 'x')).toEqual({ seat: 0, verb: 'take', arg: 'one' })
    expect(decisionIn(NIM, heapOf(7), 0, BOTS.greedy, 'x')).toEqual({ seat: 0, verb: 'take', arg: 'three' })
  })

  test('with a budget for its own actions only it looks one action ahead', () => {
    const shortSighted = () => greedyBot({ nodes: 3, samples: 1, clicks: 3 })
    expect(decisionIn(NIM, heapOf(3), 0, shortSighted, 'x')).toEqual({ seat: 0, verb: 'take', arg: 'three' })
  })

  test('what must never be risked goes before a win', () => {
    const risk = { staked: (_s: Core, { arg }: Action) => (arg === 'three' ? 1 : 0), pending: () => 0 }
    const careful: Game = { ...NIM, bot: { evaluate: NIM.bot?.evaluate ?? (() => 0), risk } }
    const args = new Set(
      Array.from({ length: 20 }, (_, n) => decisionIn(careful, heapOf(3), 0, BOTS.greedy, `${n}`).arg),
    )
    expect(args).toEqual(new Set(['one', 'two']))
  })

  test('breaks ties by the sampler', () => {
    const args = new Set(Array.from({ length: 20 }, (_, n) => decisionIn(NIM, heapOf(4), 0, BOTS.greedy, `${n}`).arg))
    expect(args).toEqual(new Set(['one', 'two', 'three']))
  })

  test('beats random', () => {
    let wins = 0
    for (let n = 0; n < 40; n++) {
      const { state } = playMatch({ game: NIM, options: {}, seed: seedFrom(n), bots: [BOTS.random, BOTS.greedy] })
      if (state.result.kind === 'won' && state.result.winners.includes(1)) wins++
    }
    expect(wins).toBeGreaterThan(30)
  })
})

describe('every bot', () => {
  test.each(Object.entries(BOTS))('%s decides alike in all states its seat can not tell apart', (name, make) => {
    const deals = ['normal', 'hard', 'expert'].includes(name) ? 2 : 20 // these look at thousands of positions for each decision
    for (let n = 0; n < deals; n++) {
      const s = start(DUEL, { players: '3' }, seedFrom('deal', n))
      for (const seat of [0, 1, 2]) {
        const other = redeal(DUEL, s, seat, sampler(seedFrom('other', n)))
        expect(decisionIn(DUEL, other, seat, make, 'x')).toEqual(decisionIn(DUEL, s, seat, make, 'x'))
      }
    }
  })

  test.each(Object.entries(BOTS))('%s plays the same match again from the same seed', (_name, make) => {
    const match = { game: DUEL, options: {}, seed: seedFrom('again'), bots: [make] }
    expect(playMatch(match)).toEqual(playMatch(match))
  })

  test('keeps its own memory between decisions', () => {
    const seen: number[] = []
    const counting: BotMaker = () => ({
      decide: turn => {
        const decisions = Number(turn.memory['decisions'] ?? 0) + 1
        turn.memory['decisions'] = decisions
        seen.push(decisions)
        return BOTS.random().decide(turn)
      },
    })
    playMatch({ game: DUEL, options: {}, seed: seedFrom('memory'), bots: [counting, BOTS.random] })
    expect(seen).toEqual([1, 2, 3])
  })
})

test('a match can be stopped after some decisions', () => {
  const actions: unknown[] = []
  const { decisions } = playMatch({
    game: NIM,
    options: {},
    seed: seedFrom('stop'),
    bots: [BOTS.random],
    upTo: 2,
    watch: action => actions.push(action),
  })
  expect([decisions, actions.length]).toEqual([2, 2])
})
