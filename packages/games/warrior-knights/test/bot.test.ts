// What the greedy bot does: plans a full round, takes cities, gives nothing away, and mostly wins against random play.

import { greedyBot, playMatch, randomBot } from '@ludoteka/bots'
import { type Action, type Core, itemAt, seedFrom } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { game } from '../index.ts'

const MATCHES = 4

/** All answers of greedy Barons in a match among themselves. */
function answersOfGreedy(options: object, seed: string, upTo: number): { actions: Action[]; state: Core } {
  const actions: Action[] = []
  const { state } = playMatch({
    game,
    options,
    seed: seedFrom(seed),
    bots: [() => greedyBot()],
    upTo,
    watch: action => actions.push(action),
  })
  return { actions, state }
}

test('3.10, 5.1 every Noble gets troops, and six cards are planned', () => {
  const { actions } = answersOfGreedy({ players: '3' }, 'wk bot opening', 60)
  const bySeat = (seat: number, verb: string): readonly Action[] =>
    actions.filter(action => action.seat === seat && action.verb === verb)
  for (const seat of [0, 1, 2]) {
    expect(new Set(bySeat(seat, 'assign').map(({ arg }) => String(arg).split('.')[1])).size).toBe(4)
    expect(bySeat(seat, 'placeNoble')).toHaveLength(4)
  }
  const plans = bySeat(0, 'plan').slice(0, 6)
  expect(plans).toHaveLength(6)
  expect(plans.map(({ arg }) => arg)).toContain('mobilizeForces.first')
})

test('19.3, 19.4 it razes nothing, gives no crowns away and floods nobody with offers', () => {
  const { actions, state } = answersOfGreedy({ players: '3' }, 'wk bot manners', 4000)
  const forbidden = ['razeCity', 'give', 'offerDeal', 'offerPact', 'takeBack', 'pickUp']
  expect(actions.filter(({ verb }) => forbidden.includes(verb))).toEqual([])
  expect(state.result.kind).not.toBe('open')
})

test('1.2, 1.3 greedy Barons besiege and take cities, and the match ends in far fewer decisions than its bound', () => {
  const { actions, state } = answersOfGreedy({ players: '4' }, 'wk bot conquest', 4000)
  const sieges = actions.filter(({ verb, arg }) => verb === 'attack' && String(arg).startsWith('siege.'))
  expect(sieges.length).toBeGreaterThan(8)
  expect(actions.some(({ verb }) => verb === 'keepCity')).toBe(true)
  expect(state.result.kind).not.toBe('open')
  expect(actions.length).toBeLessThan(3000)
})

test('it wins against random play from either seat', () => {
  let wins = 0
  for (let match = 0; match < MATCHES; match++) {
    const seat = match % 2
    const bots = [0, 1].map(one => (one === seat ? () => greedyBot() : randomBot))
    const { state } = playMatch({ game, options: { players: '2' }, seed: seedFrom('wk bot wins', match), bots })
    if (state.result.kind === 'won' && itemAt(state.result.winners, 0) === seat) wins++
  }
  expect(wins).toBeGreaterThanOrEqual(MATCHES - 1)
})
