// Named moments: all that reacts happens, in the order of the seats and in the order a seat chooses.

import { asked, type Table, table, told } from '@ludoteka/kernel/testing'
import { describe, expect, test } from 'vitest'
import { guild } from './guild/game.ts'
import { KIT, type S } from './guild/state.ts'

const HARVEST = { source: 'harvestHome', word: 'harvest', until: 'turnEnd' }

/** The start of a turn of ann with these members and harvests. */
function turn(inPlay: readonly string[], lasting: readonly { readonly [key: string]: string | number }[] = []): Table {
  const zones = { inPlay: { ann: inPlay, bob: [] }, hand: { ann: [], bob: [] } }
  return table(guild, { position: { facts: { lasting }, zones, stack: [{ step: 'turn.start' }] } })
}

const gains = (t: Table): unknown[] =>
  t.state.news.filter(({ key }) => key === 'gained').map(({ data }) => data['amount'])

describe('the start of a turn', () => {
  test('without anything that reacts nothing happens', () => {
    expect(asked(turn([]))).toHaveProperty('ann.rest')
    expect(gains(turn([]))).toEqual([])
  })

  test('a single reaction happens by itself', () => {
    expect(gains(turn(['baker']))).toEqual([1])
  })

  test('rows that last react beside printed abilities, and the seat chooses the order', () => {
    const t = turn(['baker', 'miller'], [{ ...HARVEST, amount: 2 }])
    expect(asked(t)).toEqual({ ann: { happen: ['baker', 'harvest', 'miller'] } })
    t.play('ann', 'happen', 'harvest')
    expect(gains(t)).toEqual([2])
    expect(asked(t)).toEqual({ ann: { happen: ['baker', 'miller'] } })
    t.play('ann', 'happen', 'miller') // and then the baker, the only one left
    expect(told(t, 'bob')).toEqual(['drawn', 'gained'])
    expect(asked(t)).toHaveProperty('ann.rest')
  })

  test('what does not wait can not be named', () => {
    expect(turn(['baker', 'miller']).why('ann', 'happen', 'harvest')).toEqual({ rule: '2', reason: 'doesNotHappen' })
  })

  test('what has left before its turn no longer happens', () => {
    const moment = { step: 'turn.moment', moment: 'turnStart', seat: 'ann', waiting: ['baker', 'miller'] }
    const stack = [{ step: 'turn.end' }, { step: 'turn.act' }, moment]
    const t = table(guild, { position: { zones: { inPlay: { ann: ['baker'] }, hand: {} }, stack } })
    expect(gains(t)).toEqual([1])
  })
})

test('the seats react one after the other, each to the end', () => {
  const hooks = KIT.hooks('turn.moment', {
    reactions: [(_s, _moment, seat) => (seat === 0 ? ['baker', 'miller'] : ['harvest'])],
    frame: (_s, { seat }) => ({ step: 'turn.harvest', seat }),
  })
  const { state } = turn([])
  const s = { ...state, turn: 0, points: [0, 0], lasting: [], stack: [] }
  hooks.at(s, 'turnStart', [1, 0])
  expect(s.stack).toEqual([
    { step: 'turn.moment', moment: 'turnStart', seat: 0, waiting: ['baker', 'miller'] },
    { step: 'turn.moment', moment: 'turnStart', seat: 1, waiting: ['harvest'] },
  ])
})

test('wrong code does not compile', () => {
  const frame = () => ({ step: 'turn.act' }) as const
  // @ts-expect-error: that step has no room for reactions
  KIT.hooks('turn.end', { reactions: [() => ['baker']], frame })
  // @ts-expect-error: the thief is nothing that reacts
  KIT.hooks('turn.moment', { reactions: [() => ['thief']], frame })
  const { at } = KIT.hooks('turn.moment', { reactions: [], frame })
  // @ts-expect-error: there is no such moment
  const atDusk = (s: S): void => at(s, 'dusk', [])
  expect(atDusk).toBeDefined()
})
