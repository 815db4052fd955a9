// Copies of states: equal to the original, independent of it, and sharing what never changes.

import { act, begin, type Core, cloneState, type Game, itemAt, play, sampler, seedFrom, start } from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { duel } from './games/duel.ts'
import { allActions, anyOf, bytes, GAMES, stages } from './play.ts'

/** The state's keys in their order. */
const keys = (s: Core): string => Object.keys(s).join()

describe.each(GAMES.map((game): [string, Game] => [game.id, game]))('%s', (_id, game) => {
  test('copies are equal, byte by byte, and have the keys of a new state in the same order', () => {
    for (const { state: s } of stages(game, 'copies')) {
      const copy = cloneState(game, s)
      expect(bytes(copy)).toBe(bytes(s))
      expect(keys(copy)).toBe(keys(start(game, s.options, seedFrom('another'))))
    }
  })
})

test('a copy shares the frames that never change and has its own of those that do', () => {
  const s = start(duel, {}, seedFrom('frames'))
  const harm = { step: 'harm', seat: 0, amount: 1, replaced: [] }
  s.stack.push({ step: 'turn' }, harm)
  const copy = cloneState(duel, s)
  expect(copy.stack).toEqual(s.stack)
  expect(copy.stack.at(-2)).toBe(s.stack.at(-2))
  expect(copy.stack.at(-1)).not.toBe(s.stack.at(-1))
})

test('what states of a match share stays as it was, whatever is played later', () => {
  for (const game of GAMES) {
    const random = sampler(seedFrom('later'))
    let live = begin(game, {}, seedFrom('sharing'))
    const played = [{ state: live.state, text: bytes(live.state) }]
    while (live.state.result.kind === 'open' && played.length < 60) {
      live = act(game, live, anyOf(random, allActions(game, live.state)))
      played.push({ state: live.state, text: bytes(live.state) })
    }
    for (const { state, text } of played) expect(bytes(state)).toBe(text)
  }
})

test('states of a match share what an action has not changed', () => {
  for (const game of GAMES) {
    const lives = stages(game, 'shared')
    for (const [i, { state: next }] of lives.slice(1).entries()) {
      const { state: before } = itemAt(lives, i)
      expect(next.options).toBe(before.options)
      expect(next.random.seed).toBe(before.random.seed)
      expect(next.brought).toBe(before.brought)
      for (const part of ['zones', 'known', 'random', ...Object.keys(game.fields)]) {
        const [old, now]: unknown[] = [Reflect.get(before, part), Reflect.get(next, part)]
        if (bytes(now) === bytes(old)) expect(now, `${game.id}: ${part}`).toBe(old)
      }
    }
  }
  const before = start(duel, {}, seedFrom('zones'))
  const next = play(duel, before, { seat: 0, verb: 'endTurn' }) // draws a card: deck and hand change
  expect(next.zones.filter((cards, slot) => cards !== before.zones[slot])).toHaveLength(2)
})
