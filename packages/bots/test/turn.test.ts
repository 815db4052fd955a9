// What a bot is given at a decision: the clock is told to it, and an action's key tells an observer no secret.

import { type Action, begin, choiceOf, observerKey, SPECTATOR, sampler, seedFrom, start } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { auction } from '../../kernel/test/games/auction.ts'
import { shelf } from '../../kernel/test/games/shelf.ts'
import { DUEL } from '../../verify/test/duel.ts'
import { type Bot, playMatch, turnOf } from '../src/index.ts'
import { NIM } from './nim.ts'

test('a bot that searches is told when its time is up', () => {
  let asked = 0
  const patient: Bot = {
    decide(turn) {
      while (!turn.isTimeUp()) asked++
      return { seat: turn.seat, verb: 'take', arg: 'one' }
    },
  }
  let ticks = 0
  const { decisions } = playMatch({
    game: NIM,
    options: {},
    seed: seedFrom('time'),
    bots: [() => patient],
    isTimeUp: () => ++ticks % 5 === 0,
  })
  expect(asked).toBe(4 * decisions)
})

test('without a clock there is all the time in the world', () => {
  const { state } = begin(NIM, {}, seedFrom('time'))
  expect(turnOf(NIM, state, 0, sampler(seedFrom('bot'))).isTimeUp()).toBe(false)
})

test('observers tell actions apart by what they can see of them', () => {
  const { state, asked } = begin(DUEL, {}, seedFrom('keys'))
  const held = choiceOf(asked, 0)?.['plan']
  const cards = Array.isArray(held) ? held : []
  const plan = (arg: string): Action => ({ seat: 0, verb: 'plan', arg })
  expect(cards.length).toBeGreaterThan(0)
  expect(observerKey(DUEL, state, plan('ant'), 0)).not.toBe(observerKey(DUEL, state, plan('bee'), 0))
  for (const viewer of [1, SPECTATOR])
    expect(observerKey(DUEL, state, plan('ant'), viewer)).toBe(observerKey(DUEL, state, plan('bee'), viewer))
})

test('allies know secret arguments, and forms are told field by field', () => {
  const secret = { ...shelf, secretVerbs: ['look'] }
  const s = start(shelf, {}, seedFrom('allies'))
  const look: Action = { seat: 0, verb: 'look', arg: 'red' }
  expect([0, 1, 2, 3].map(viewer => observerKey(secret, s, look, viewer))).toEqual([
    '0 look red',
    '0 look',
    '0 look red',
    '0 look',
  ])
  const bid: Action = { seat: 1, verb: 'bid', arg: { gold: 1, silver: 2, use: 'inn' } }
  const opened = start(auction, {}, seedFrom('forms'))
  expect(observerKey(auction, opened, bid, 0)).toBe('1 bid {"gold":1,"silver":2,"use":"inn"}')
})
