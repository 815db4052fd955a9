// What bots that search do beyond the greedy one: their first armies, assaults, and how they see a win by force.

import { playMatch, searchBot, turnOf } from '@ludoteka/bots'
import { type Action, choiceOf, choices, sampler, seedFrom } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { game } from '../index.ts'
import { type Setting, turnUp } from './positions.ts'

const search = searchBot({ iterations: 200 })
const STORMERS = ['regular100', 'regular50', 'regular50'] as const

/** What the first seat answers until it has declared a battle or is through. */
function answers(setting: Setting): readonly Action[] {
  const t = turnUp('red', 'mobilizeForces', setting)
  const memory = {}
  const random = sampler(seedFrom('searched'))
  const given: Action[] = []
  for (let n = 0; n < 12 && given.at(-1)?.verb !== 'attack'; n++) {
    const choice = choiceOf(choices(game, t.state), 0)
    if (!choice) break
    const action = search.decide({ ...turnOf(game, t.state, 0, random), memory, choice })
    t.play('red', action.verb, action.arg)
    given.push(action)
  }
  return given
}

test('12 a weak neutral city is stormed by whoever is strong enough, for a siege takes a round longer', () => {
  const setting: Setting = {
    round: 2,
    red: { crowns: 10, stronghold: 'd1', star: { at: 'c2', troops: [...STORMERS] } },
  }
  expect(answers(setting).at(-1)).toMatchObject({ verb: 'attack', arg: 'assault.froli' })
})

test('13 a city too strong to be stormed is besieged', () => {
  const setting: Setting = {
    round: 2,
    red: { crowns: 10, stronghold: 'd1', circle: { at: 'd3', troops: [...STORMERS] } },
  }
  expect(answers(setting).at(-1)).toMatchObject({ verb: 'attack', arg: 'siege.vecht' })
})

test('3.10 the star leads the strongest army, and every Noble has one', () => {
  const assigned: string[] = []
  playMatch({
    game,
    options: { players: '3' },
    seed: seedFrom('searched armies'),
    bots: [() => search],
    upTo: 21,
    watch: ({ seat, verb, arg }) => {
      if (seat === 0 && verb === 'assign') assigned.push(String(arg).split('.')[1] ?? '')
    },
  })
  expect(assigned.filter(army => army === 'star')).toHaveLength(3)
  expect(new Set(assigned).size).toBe(4)
})
