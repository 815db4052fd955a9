// Response windows: who is asked, in what order answers happen, and what they do to what they answer.

import {
  cancel,
  itemOf,
  type Position,
  pending,
  pendingItem,
  play,
  readPosition,
  seedFrom,
  start,
  writePosition,
} from '@ludoteka/kernel'
import { type Table, table } from '@ludoteka/kernel/testing'
import { describe, expect, test } from 'vitest'
import { duel } from './games/duel.ts'
import { allActions, bytes, codeOf } from './play.ts'

const ARMED: Position = {
  zones: {
    hand: {
      ann: ['bolt', 'counter', 'counter'],
      bob: ['counter', 'counter', 'swerve'],
      cay: ['counter', 'duck', 'swerve'],
    },
  },
}

const armed = (): Table => table(duel, { position: ARMED })

const steps = (t: Table): readonly string[] => pending(t.state).map(({ step }) => step)
const asked = (t: Table): unknown => t.view('spectator').waiting
const lives = (t: Table): unknown => t.view('spectator').facts['life']

/** Lets everybody pass until a step is reached at which somebody else decides. */
function passAll(t: Table): Table {
  for (let n = 0; n < 100; n++) {
    const passer = allActions(duel, t.state).find(({ verb }) => verb === 'pass')
    if (!passer) return t
    t.play(['ann', 'bob', 'cay'][passer.seat] ?? '', 'pass')
  }
  throw new Error('the passing never ends')
}

test('the stack can be drawn: what happens next first, whose it is, and who may still respond', () => {
  const t = armed().play('ann', 'bolt', 'bob').play('bob', 'counter', 1)
  expect(t.view('spectator').terms).toEqual({
    about: 2,
    stack: [
      { item: 2, step: 'counter', seat: 1 },
      { item: 1, step: 'bolt', seat: 0 },
    ],
    order: [2, 0, 1],
  })
  t.play('cay', 'pass')
  expect(t.view('ann').terms['order']).toEqual([0, 1])
})

describe('asking', () => {
  test('a proposed thing waits while the others are asked in turn, the caster last', () => {
    const t = armed().play('ann', 'bolt', 'bob')
    expect(lives(t)).toEqual({ ann: 5, bob: 5, cay: 5 })
    expect(asked(t)).toEqual(['bob'])
    expect(asked(t.play('bob', 'pass'))).toEqual(['cay'])
    expect(asked(t.play('cay', 'pass'))).toEqual(['ann'])
    expect(steps(t)).toEqual(['bolt'])
  })

  test('it happens when all have passed in a row, and not before', () => {
    const t = armed().play('ann', 'bolt', 'bob').play('bob', 'pass').play('cay', 'pass')
    expect(lives(t)).toMatchObject({ bob: 5 })
    expect(lives(t.play('ann', 'pass'))).toMatchObject({ bob: 0 })
    expect(steps(t)).toEqual([])
  })

  test('a seat that can not answer, and has no secret to keep, is passed over', () => {
    const t = table(duel, { position: { zones: { hand: { ann: ['bolt'], cay: ['counter'] } } } }).play(
      'ann',
      'bolt',
      'bob',
    )
    expect(asked(t)).toEqual(['cay']) // bob has no card, so everybody knows that he can't
    expect(lives(t.play('cay', 'pass'))).toMatchObject({ bob: 0 }) // nor has ann any left
  })

  test('an answer starts the asking anew: who had passed may answer the answer', () => {
    const t = armed().play('ann', 'bolt', 'bob').play('bob', 'pass').play('cay', 'counter', 1)
    expect(asked(t)).toEqual(['ann'])
    t.play('ann', 'pass')
    expect(t.choice('bob')).toMatchObject({ counter: [2, 1], pass: true })
  })

  test('after an answer has happened the window below goes on, the active seat first', () => {
    const t = armed().play('ann', 'bolt', 'bob').play('bob', 'swerve', 1)
    passOnce(t, 'cay', 'ann', 'bob')
    expect(steps(t)).toEqual(['bolt'])
    expect(asked(t)).toEqual(['ann'])
    expect(lives(passAll(t))).toEqual({ ann: 0, bob: 5, cay: 5 })
  })

  test('unless the game says otherwise it goes on with the seat after the one that answered', () => {
    const t = table(duel, { position: { ...ARMED, options: { asksFirst: 'next' } } })
    t.play('ann', 'bolt', 'bob').play('bob', 'counter', 1)
    passOnce(t.play('cay', 'counter', 2), 'ann', 'bob', 'cay')
    expect(steps(t)).toEqual(['bolt']) // the counter is countered
    expect(asked(t)).toEqual(['cay'])
  })

  test('an answer that can not itself be answered happens at once', () => {
    const t = armed().play('ann', 'bolt', 'bob').play('bob', 'pass').play('cay', 'duck')
    expect(steps(t)).toEqual(['bolt'])
    expect(asked(t)).toEqual(['ann'])
    expect(asked(t.play('ann', 'pass'))).toEqual(['bob']) // he had passed; now he may answer again
    expect(lives(passAll(t))).toMatchObject({ bob: 1 })
  })

  test('being asked changes nothing, however often', () => {
    const t = armed().play('ann', 'bolt', 'bob').play('bob', 'counter', 1)
    const before = bytes(t.state)
    for (let n = 0; n < 3; n++) {
      for (const seat of ['ann', 'bob', 'cay']) {
        t.choice(seat)
        t.view(seat)
        t.why(seat, 'swerve', 30)
      }
    }
    expect(bytes(t.state)).toBe(before)
  })

  test('a refusal inside a window is explained by the window', () => {
    const t = armed().play('ann', 'bolt', 'bob')
    expect(t.why('bob', 'swerve', 2)).toEqual({ rule: '3', reason: 'nothingToSwerve' })
    expect(t.why('bob', 'endTurn')).toEqual({ rule: '0.3', reason: 'notNow' })
    expect(t.why('cay', 'pass')).toEqual({ rule: '0.2', reason: 'notYourDecision' })
  })
})

function passOnce(t: Table, ...seats: readonly string[]): void {
  for (const seat of seats) t.play(seat, 'pass')
}

describe('last in, first out', () => {
  test('a counter cancels the bolt', () => {
    const t = passAll(armed().play('ann', 'bolt', 'bob').play('bob', 'counter', 1))
    expect(lives(t)).toMatchObject({ bob: 5 })
    expect(t.state.stack.map(({ step }) => step)).toEqual(['turn'])
  })

  test('a counter to the counter lets the bolt happen', () => {
    const t = passAll(armed().play('ann', 'bolt', 'bob').play('bob', 'counter', 1).play('cay', 'counter', 2))
    expect(lives(t)).toMatchObject({ bob: 0 })
  })

  test('a counter to the counter to the counter saves again: four deep, resolved from the top', () => {
    const t = armed().play('ann', 'bolt', 'bob').play('bob', 'counter', 1).play('cay', 'counter', 2)
    t.play('ann', 'pass').play('bob', 'counter', 3)
    expect(steps(t)).toEqual(['counter', 'counter', 'counter', 'bolt'])
    expect(lives(passAll(t))).toMatchObject({ bob: 5 })
  })

  test('an answer may name anything that waits, not only the top', () => {
    const t = armed().play('ann', 'bolt', 'bob').play('bob', 'swerve', 1).play('cay', 'counter', 1)
    expect(steps(t)).toEqual(['counter', 'swerve', 'bolt'])
    passOnce(t, 'ann', 'bob', 'cay')
    expect(steps(t)).toEqual(['swerve']) // the bolt is gone from under it
    expect(lives(passAll(t))).toEqual({ ann: 5, bob: 5, cay: 5 }) // and the swerve finds nothing to turn
    expect(t.view('spectator').facts['happened']).toEqual({ bolt: 0, counter: 1, swerve: 0, duck: 0 })
  })

  test('two counters at one thing: the second finds nothing left', () => {
    const t = armed().play('ann', 'bolt', 'bob').play('bob', 'counter', 1).play('cay', 'counter', 1)
    passAll(t)
    expect(t.view('spectator').facts['happened']).toEqual({ bolt: 0, counter: 1, swerve: 0, duck: 0 })
  })

  test('an answer changes what waits: two swerves, and each is last in its turn', () => {
    const t = passAll(armed().play('ann', 'bolt', 'bob').play('bob', 'swerve', 1).play('cay', 'swerve', 1))
    expect(lives(t)).toMatchObject({ ann: 0, bob: 5 })
  })
})

describe('waiting things', () => {
  test('have numbers that stay theirs when something below them is cancelled', () => {
    const t = armed().play('ann', 'bolt', 'bob').play('bob', 'swerve', 1).play('cay', 'counter', 2)
    expect(pending(t.state).map(itemOf)).toEqual([3, 2, 1])
    const s = structuredClone(t.state)
    expect(cancel(s, 2)).toBe(true)
    expect(pending(s).map(itemOf)).toEqual([3, 1])
    expect(pendingItem(s, 3)?.step).toBe('counter')
    expect([cancel(s, 2), cancel(s, 0), cancel(s, 99)]).toEqual([false, false, false])
  })

  test('are off the list once their window has closed: what happens can no longer be cancelled', () => {
    const s = start(duel, {}, seedFrom('none'))
    expect(pending(s)).toEqual([])
    expect(itemOf({ step: 'turn' })).toBe(0)
  })

  test('survive being written down in the middle of a nest of answers, and go on the same', () => {
    const t = armed().play('ann', 'bolt', 'bob').play('bob', 'counter', 1).play('cay', 'counter', 2)
    const again = readPosition(duel, writePosition(duel, t.state), seedFrom('other'))
    const action = { seat: 0, verb: 'counter', arg: 3 }
    expect(bytes(writePosition(duel, play(duel, again, action)))).toBe(
      bytes(writePosition(duel, play(duel, t.state, action))),
    )
  })

  test('a window on nothing is the fault of the rules or of the position', () => {
    const position = { ...ARMED, stack: [{ step: 'turn' }, { step: 'answer', about: 7, order: [0, 1], passed: 0 }] }
    expect(codeOf(() => table(duel, { position }))).toBe('broken-rules')
  })
})
