// The greedy bot plays The Fog of War with purpose: it plans with several cards, launches what it has planned, holds what it
// would lose, pays no more than it must, and gains by it with either side.

import { greedyBot, playMatch, randomBot, turnOf } from '@ludoteka/bots'
import { apply, choiceOf, choices, sampler, seedFrom } from '@ludoteka/kernel'
import type { Table } from '@ludoteka/kernel/testing'
import { expect, test } from 'vitest'
import { isPointless } from '../bot/pointless.ts'
import { fogOfWar } from '../index.ts'
import { provincesOf } from '../rules/board.ts'
import { ALLIES, AXIS } from '../rules/sides.ts'
import type { S } from '../rules/state.ts'
import { attack, fight, position } from './positions.ts'

const greedy = () => greedyBot()

/** What the bot clicks in a seat until it has clicked one of these verbs. */
function clicks(t: Table, seat: number, until: readonly string[]): readonly string[] {
  const s = structuredClone(t.state)
  const random = sampler(seedFrom('fog bot'))
  const memory = {}
  const made: string[] = []
  while (made.length < 9) {
    const choice = choiceOf(choices(fogOfWar, s), seat) ?? {}
    const { verb, arg } = greedy().decide({ ...turnOf(fogOfWar, s, seat, random), memory, choice })
    made.push(arg === undefined ? verb : `${verb} ${String(arg)}`)
    if (until.includes(verb)) break
    apply(fogOfWar, s, seat, verb, arg)
  }
  return made
}

test('greedy with the Axis plans with several cards at once, launches, and holds more provinces after some turns', () => {
  let launched = 0
  let together = 0
  let held = 0
  let last = ''
  playMatch({
    game: fogOfWar,
    options: {},
    seed: seedFrom('fog bot', 1),
    bots: [greedy, randomBot],
    upTo: 400,
    watch({ seat, verb }, s) {
      if (seat === AXIS && verb === 'launch') launched++
      if (seat === AXIS && verb === 'pick' && last === 'pick') together++
      if (seat === AXIS) last = verb
      held = provincesOf(s as S, AXIS).length
    },
  })
  expect(launched).toBeGreaterThan(2)
  expect(together).toBeGreaterThan(2)
  expect(held).toBeGreaterThan(8)
})

test('greedy with the Allies takes Berlin and Ruhr from an Axis that plays at random', () => {
  const { state } = playMatch({ game: fogOfWar, options: {}, seed: seedFrom('fog bot', 1), bots: [randomBot, greedy] })
  expect(state.result).toMatchObject({ kind: 'won', winners: [ALLIES], reason: 'berlinAndRuhr' })
})

test('6.1.3 greedy pays with the cards it can best do without', () => {
  const t = fight(
    attack('lowCountries', ['panzerGroup', 'fieldArmy', 'infantryCorps'], {
      neutrals: { lowCountries: ['neutral1'] },
    }),
    'axis',
    { from: 'ruhr' },
  )
  expect(clicks(t, AXIS, ['done'])).toEqual(['spend infantryCorps', 'done'])
})

test('2.4.7 greedy does not look again at a stack of which it has seen every card, nor twice in a turn', () => {
  const t = attack('paris', ['panzerGroup'], { army: { paris: { allies: ['maginotLine'] } } })
  const look = { seat: AXIS, verb: 'spyArmy', arg: 'paris' }
  expect(isPointless(t.state as S, look)).toBe(false)
  t.play('axis', 'spyArmy', 'paris')
  t.play('allies', 'decline')
  expect(isPointless(t.state as S, look)).toBe(true)

  const wheel = position({ plans: { allies: { bravo: { target: 'ruhr', cards: ['armyCorps', 'britishArmy'] } } } })
  const spy = { seat: AXIS, verb: 'spyOperation', arg: 'bravo' }
  expect(isPointless(wheel.state as S, spy)).toBe(false)
  wheel.play('axis', 'spyOperation', 'bravo')
  wheel.play('allies', 'decline')
  expect(isPointless(wheel.state as S, spy)).toBe(true)
})

test('4.6 greedy sends no ships alone into a quagmire on land that it attacks', () => {
  const t = position({
    quagmire: { paris: 'axis' },
    army: { paris: { axis: ['infantryCorps'], allies: ['maginotLine'] } },
    hand: { axis: ['uBoatFlotilla', 'fieldArmy'] },
  })
  const reinforce = { seat: AXIS, verb: 'reinforceQuagmire', arg: 'paris' }
  t.play('axis', 'pick', 'uBoatFlotilla')
  expect(isPointless(t.state as S, reinforce)).toBe(true)
  t.play('axis', 'pick', 'fieldArmy')
  expect(isPointless(t.state as S, reinforce)).toBe(false)
})
