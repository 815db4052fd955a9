// What the greedy bot does: plans a full round, takes cities, bargains sensibly, and wins against random play.

import { greedyBot, playMatch, randomBot } from '@ludoteka/bots'
import { type Action, itemAt, seedFrom } from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { game } from '../index.ts'

describe('a match of two greedy Barons', () => {
  const actions: Action[] = []
  const { state } = playMatch({
    game,
    options: { players: '2', gameLength: '8' },
    seed: seedFrom('wk bot manners'),
    bots: [() => greedyBot()],
    watch: action => actions.push(action),
  })
  const bySeat = (seat: number, verb: string): readonly Action[] =>
    actions.filter(action => action.seat === seat && action.verb === verb)

  test('3.10, 5.1 every Noble gets troops, and six cards are planned', () => {
    for (const seat of [0, 1]) {
      expect(new Set(bySeat(seat, 'assign').map(({ arg }) => String(arg).split('.')[1])).size).toBe(4)
      expect(bySeat(seat, 'placeNoble')).toHaveLength(4)
    }
    const plans = bySeat(0, 'plan').slice(0, 6)
    expect(plans).toHaveLength(6)
    expect(plans.map(({ arg }) => arg)).toContain('mobilizeForces.first')
  })

  test('1.2 they besiege and take cities, and the match ends in far fewer decisions than its bound', () => {
    const sieges = actions.filter(({ verb, arg }) => verb === 'attack' && String(arg).startsWith('siege.'))
    expect(sieges.length).toBeGreaterThan(5)
    expect(actions.some(({ verb }) => verb === 'keepCity')).toBe(true)
    expect(state.result.kind).not.toBe('open')
    expect(actions.length).toBeLessThan(1500)
  })

  test('19.4 they give nothing away, and flood nobody with offers', () => {
    const pointless = ['give', 'offerPact', 'withdrawDeal', 'takeBack', 'pickUp', 'unassign']
    expect(actions.filter(({ verb }) => pointless.includes(verb))).toEqual([])
    expect(actions.filter(({ verb }) => verb === 'offerDeal').length).toBeLessThan(actions.length / 20)
  })
})

test('it wins against random play', () => {
  const bots = [() => greedyBot(), randomBot]
  const { state } = playMatch({ game, options: { players: '2' }, seed: seedFrom('wk bot wins', 1), bots })
  expect(state.result.kind === 'won' && itemAt(state.result.winners, 0)).toBe(0)
})
