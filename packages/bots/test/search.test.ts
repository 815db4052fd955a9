// The bot that searches: optimal where that is known, unreadable where it must be, honest, repeatable, and in time.

import {
  apply,
  asked,
  type Core,
  choiceOf,
  choices,
  isOver,
  readPosition,
  redeal,
  sampler,
  seedFrom,
  start,
} from '@ludoteka/kernel'
import { GAMES } from '@ludoteka/registry'
import { describe, expect, test } from 'vitest'
import { DUEL } from '../../verify/test/duel.ts'
import { BOTS, playMatch, searchBot, turnOf } from '../src/index.ts'
import { NIM } from './nim.ts'
import { PENNIES } from './pennies.ts'

const search = (iterations = 400) => searchBot({ iterations })

function decisionIn(game: typeof NIM, s: Core, seat: number, seed: string, iterations?: number) {
  const turn = turnOf(game, s, seat, sampler(seedFrom(seed)))
  return search(iterations).decide({ ...turn, choice: choiceOf(choices(game, s), seat) ?? {} })
}

describe('Nim', () => {
  const TAKES = ['one', 'two', 'three']
  test.each([2, 3, 5, 6, 7, 9, 10])('a heap of %i is reduced to a multiple of four', heap => {
    const s = readPosition(NIM, { facts: { heap }, stack: [{ step: 'take' }] }, seedFrom('nim'))
    expect(decisionIn(NIM, s, 0, 'nim').arg).toBe(TAKES[(heap % 4) - 1])
  })
})

describe('plans compared without a tree', () => {
  const NEAREST = 4
  /** Whoever leaves a multiple of four is sure to win. */
  const SHALLOW = {
    ...NIM,
    bot: {
      evaluate: () => 0,
      outlook: {
        features: (s: Core, seat: number) => ({
          good: 'heap' in s && 'turn' in s && Number(s.heap) % NEAREST === 0 && s.turn !== seat ? 1 : 0,
        }),
        weights: { good: 5 },
        isQuiet: () => true,
        isShallow: true,
      },
    },
  }

  test.each([1, 3, 50])('the outlook at their ends decides, with %i judgements', judgements => {
    const s = readPosition(NIM, { facts: { heap: 7 }, stack: [{ step: 'take' }] }, seedFrom('nim'))
    expect(decisionIn(SHALLOW, s, 0, 'shallow', judgements).arg).toBe('three')
  })
})

describe('matching pennies', () => {
  test.each([0, 1])('seat %i shows both sides, neither much more often', seat => {
    const s = start(PENNIES, {}, seedFrom('pennies'))
    const heads = Array.from({ length: 60 }, (_, n) => decisionIn(PENNIES, s, seat, `${n}`).arg).filter(
      side => side === 'heads',
    ).length
    expect(heads).toBeGreaterThan(15)
    expect(heads).toBeLessThan(45)
  })

  test('it can not read what the other has chosen in secret', () => {
    const wins = Array.from({ length: 80 }, (_, n) => {
      const s = start(PENNIES, {}, seedFrom('secret', n))
      apply(PENNIES, s, 0, 'show', n % 2 === 0 ? 'heads' : 'tails')
      const { seat, verb, arg } = decisionIn(PENNIES, s, 1, `${n}`)
      apply(PENNIES, s, seat, verb, arg)
      return s.result.kind === 'won' && s.result.winners.includes(1)
    }).filter(Boolean).length
    expect(wins).toBeGreaterThan(20)
    expect(wins).toBeLessThan(60)
  })
})

test('it beats greedy where cards are hidden', () => {
  let wins = 0
  for (let n = 0; n < 60; n++) {
    const own = n % 2
    const bots = own === 0 ? [() => search(100), BOTS.greedy] : [BOTS.greedy, () => search(100)]
    const { result } = playMatch({ game: DUEL, options: {}, seed: seedFrom('duel', n >> 1), bots }).state
    wins += result.kind !== 'won' ? 0.5 : result.winners.includes(own) ? 1 : 0
  }
  expect(wins).toBeGreaterThan(30)
})

test('the same seed and iterations give the same match', () => {
  const match = (seed: string) => {
    const actions: unknown[] = []
    playMatch({ game: DUEL, options: {}, seed: seedFrom(seed), bots: [() => search(50)], watch: a => actions.push(a) })
    return actions
  }
  expect(match('a')).toEqual(match('a'))
})

test('when its time is up it answers with the best so far, and does not look at the clock more than once an iteration', () => {
  const s = readPosition(NIM, { facts: { heap: 7 }, stack: [{ step: 'take' }] }, seedFrom('nim'))
  const answerWithin = (ticks: number): { arg: unknown; asked: number } => {
    let looked = 0
    const isTimeUp = (): boolean => ++looked > ticks
    const turn = turnOf(NIM, s, 0, sampler(seedFrom('clock')), isTimeUp)
    const { arg } = searchBot({ iterations: Number.POSITIVE_INFINITY }).decide({
      ...turn,
      choice: choiceOf(choices(NIM, s), 0) ?? {},
    })
    return { arg, asked: looked }
  }
  expect(['one', 'two', 'three']).toContain(answerWithin(0).arg)
  const long = answerWithin(500)
  expect(long.arg).toBe('three')
  expect(long.asked).toBe(501)
})

describe.each([...GAMES.values()].map(game => ({ id: game.id, game })))('$id', ({ game }) => {
  test('it decides alike in all states its seat can not tell apart', () => {
    for (let n = 0; n < 6; n++) {
      const { state } = playMatch({
        game,
        options: {},
        seed: seedFrom('honest', n),
        bots: [BOTS.random],
        upTo: 9 + 31 * n,
      })
      if (isOver(state)) continue
      const seat = asked(game, state)[0]?.seat ?? 0
      const other = redeal(game, state, seat, sampler(seedFrom('redeal', n)))
      const [truly, otherwise] = [state, other].map(s =>
        search(20).decide({
          ...turnOf(game, s, seat, sampler(seedFrom('bot', n))),
          choice: choiceOf(choices(game, s), seat) ?? {},
        }),
      )
      expect(otherwise).toEqual(truly)
    }
  })
})
