// Taking back one's own answer while others still think: recorded, secret, limited, and disturbing nobody.

import {
  act,
  asked,
  begin,
  bySeat,
  choiceOf,
  choices,
  count,
  defineGame,
  type Live,
  matchOf,
  replay,
  SPECTATOR,
  seedFrom,
  view,
} from '@ludoteka/kernel'
import { table } from '@ludoteka/kernel/testing'
import { describe, expect, test } from 'vitest'
import { pledges } from './games/pledges.ts'
import { bytes, codeOf } from './play.ts'

describe('an answer', () => {
  test('can be taken back while others think, and given anew', () => {
    const t = table(pledges).play('ola', 'pledge', 'five')
    expect(t.choice('ola')).toEqual({ takeBack: true })
    expect(t.view('ned').waiting).toEqual(['ned', 'pia'])
    t.play('ola', 'takeBack')
    expect(t.view('ned').waiting).toEqual(['ned', 'ola', 'pia'])
    t.play('ola', 'pledge', 'one').play('ned', 'pledge', 'two').play('pia', 'pledge', 'one')
    expect(t.view('spectator').facts['points']).toEqual({ ned: 1, ola: 0, pia: 0 })
  })

  test('can not be taken back once all are shown, nor before it was given, nor for ever', () => {
    const t = table(pledges)
    expect(t.why('ola', 'takeBack')).toEqual({ rule: '1', reason: 'nothingPledged' })
    for (let n = 0; n < 2; n++) t.play('ola', 'pledge', 'five').play('ola', 'takeBack')
    t.play('ola', 'pledge', 'four')
    expect(t.choice('ola')).toEqual({})
    expect(t.why('ola', 'takeBack')).toEqual({ rule: '1', reason: 'changedTwice' })
    t.play('ned', 'pledge', 'one').play('pia', 'pledge', 'one')
    expect(codeOf(() => t.play('ola', 'takeBack'))).toBe('illegal-action')
    expect(t.view('ola').facts['changes']).toEqual({ ned: 0, ola: 0, pia: 0 })
  })

  test('taken back leaves the questions of the others as they were', () => {
    const t = table(pledges)
    const before = bytes(t.choice('ned'))
    t.play('ola', 'pledge', 'five').play('ola', 'takeBack')
    expect(bytes(t.choice('ned'))).toBe(before)
    expect(asked(pledges, t.state).map(({ seat }) => seat)).toEqual([0, 1, 2])
  })

  test('tells nobody what it was, whichever it was', () => {
    const after = (sum: string): string => {
      const { state } = table(pledges, { seed: 'same' }).play('ola', 'pledge', sum).play('ola', 'takeBack')
      return bytes([SPECTATOR, 0, 2].map(viewer => view(pledges, state, viewer)))
    }
    expect(after('one')).toBe(after('five'))
  })

  test('and what came of it are part of the record', () => {
    const plays: readonly (readonly [number, string, string?])[] = [
      [1, 'pledge', 'five'],
      [0, 'pledge', 'two'],
      [1, 'takeBack'],
      [1, 'pledge', 'three'],
      [2, 'pledge', 'one'],
    ]
    const live = plays.reduce<Live>(
      (now, [seat, verb, arg]) => act(pledges, now, { seat, verb, ...(arg === undefined ? {} : { arg }) }),
      begin(pledges, {}, seedFrom('record')),
    )
    expect(bytes(replay(pledges, matchOf(live)).state)).toBe(bytes(live.state))
    expect(choiceOf(choices(pledges, live.state), 1)).toEqual({ pledge: ['one', 'two', 'four', 'five'] })
  })
})

test('a game that lets answers be taken back declares the verb and the field that counts', () => {
  expect(codeOf(() => defineGame({ ...pledges, verbs: { pledge: ['one'] } }))).toBe('broken-rules')
  const { changes: _none, ...rest } = pledges.fields
  expect(
    codeOf(() =>
      defineGame({
        ...pledges,
        fields: { ...rest, other: bySeat(count()) },
      }),
    ),
  ).toBe('broken-rules')
})
