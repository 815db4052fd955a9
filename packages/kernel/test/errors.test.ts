// Bad input: every refusal has its code and a sentence, and leaves the state as it was.

import {
  actionsOf,
  advance,
  allows,
  apply,
  begin,
  broughtCards,
  type Core,
  choiceOf,
  choices,
  defineGame,
  type ErrorCode,
  type Game,
  LudotekaError,
  matchOf,
  play,
  readOptions,
  readPosition,
  readState,
  replay,
  required,
  runScenario,
  seatNumber,
  seedFrom,
  start,
  undo,
  why,
  zones,
} from '@ludoteka/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { indexAt } from '../src/json.ts'
import { ZONES as BORDERS_ZONES, borders } from './games/borders.ts'
import { council } from './games/council.ts'
import { duel } from './games/duel.ts'
import { market } from './games/market.ts'
import { shelf } from './games/shelf.ts'
import { bytes, codeOf, everyAction, GAMES, last, parsed, stages } from './play.ts'

const fresh = (game: Game = duel): Core => start(game, {}, seedFrom('errors'))
const over = (): Core => play(shelf, fresh(shelf), { seat: 0, verb: 'sit' })

/** The code of the refusal, once it is sure that the state was not touched. */
function refusal(game: Game, s: Core, action: unknown): ErrorCode {
  const before = bytes(s)
  const code = codeOf(() => play(game, s, action))
  expect(bytes(s)).toBe(before)
  return code
}

const HOSTILE = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf']

describe('an action', () => {
  test.each<[string, unknown, ErrorCode]>([
    ['that is nothing', undefined, 'bad-action'],
    ['that is a word', 'endTurn', 'bad-action'],
    ['that is a list', [0, 'endTurn'], 'bad-action'],
    ['with an unknown part', { seat: 0, verb: 'endTurn', force: true }, 'bad-action'],
    ['without a seat', { verb: 'endTurn' }, 'bad-action'],
    ['with a seat by name', { seat: 'ann', verb: 'endTurn' }, 'bad-action'],
    ['with half a seat', { seat: 0.5, verb: 'endTurn' }, 'bad-action'],
    ['of a seat that is not there', { seat: 3, verb: 'endTurn' }, 'wrong-seat'],
    ['of a spectator', { seat: -1, verb: 'endTurn' }, 'wrong-seat'],
    ['without a verb', { seat: 0 }, 'bad-action'],
    ['with an unknown verb', { seat: 0, verb: 'fly' }, 'bad-action'],
    ['with an argument that is a list', { seat: 0, verb: 'bolt', arg: ['bob'] }, 'bad-action'],
    ['with an argument that is null', { seat: 0, verb: 'bolt', arg: null }, 'bad-action'],
    ['with an argument no such verb has', { seat: 0, verb: 'bolt', arg: 'zoe' }, 'bad-action'],
    ['with an argument where there is none', { seat: 0, verb: 'endTurn', arg: 'bob' }, 'bad-action'],
    ['without an argument where there is one', { seat: 0, verb: 'bolt' }, 'bad-action'],
    ['that is not offered', { seat: 0, verb: 'bolt', arg: 'ann' }, 'illegal-action'],
    ['that is not offered now', { seat: 0, verb: 'pass' }, 'illegal-action'],
    ['of a seat that is not asked', { seat: 1, verb: 'endTurn' }, 'wrong-seat'],
  ])('%s is refused', (_what, action, code) => {
    expect(refusal(duel, fresh(), action)).toBe(code)
  })

  test.each(HOSTILE)('with %s for a verb or an argument is refused, not looked up', name => {
    for (const game of [...GAMES, shelf]) {
      expect(refusal(game, fresh(game), { seat: 0, verb: name })).toBe('bad-action')
      for (const verb of Object.keys(game.verbs)) {
        expect(refusal(game, fresh(game), { seat: 0, verb, arg: name })).toBe('bad-action')
      }
    }
    expect(refusal(duel, fresh(), parsed(`{ "seat": 0, "verb": "endTurn", "${name}": 1 }`))).toBe('bad-action')
    expect(refusal(duel, fresh(), parsed(`{ "__proto__": { "seat": 0, "verb": "endTurn" } }`))).toBe('bad-action')
  })

  test('after the end is refused', () => {
    expect(refusal(shelf, over(), { seat: 0, verb: 'sit' })).toBe('game-over')
    expect(choices(shelf, over())).toEqual([])
  })

  test('in another game’s state is refused', () => {
    expect(refusal(market, fresh(duel), { seat: 0, verb: 'job' })).toBe('bad-state')
  })

  test('is refused or played, never anything else, whatever it is', () => {
    const s = fresh()
    const before = bytes(s)
    const names = fc.oneof(fc.constantFrom(...Object.keys(duel.verbs), ...HOSTILE), fc.jsonValue())
    const actions = fc.oneof(
      fc.jsonValue(),
      fc.record({ seat: fc.oneof(fc.integer(), fc.constant(0)), verb: names, arg: names }, { requiredKeys: [] }),
    )
    fc.assert(
      fc.property(actions, action => {
        try {
          expect(play(duel, s, action).stack.length).toBeGreaterThan(0)
        } catch {
          expect(['bad-action', 'wrong-seat', 'illegal-action']).toContain(codeOf(() => play(duel, s, action)))
        }
        expect(bytes(s)).toBe(before)
      }),
      { numRuns: 500 },
    )
  })
})

describe('why', () => {
  const none = { zones: { hand: { bob: ['bolt'] } } } as const
  const s = (): Core => {
    const state = readPosition(duel, none, seedFrom('why'))
    advance(duel, state)
    return state
  }

  test('gives the step’s own rule, then the general ones', () => {
    expect(why(duel, s(), { seat: 0, verb: 'bolt', arg: 'bob' })).toEqual({ rule: '1', reason: 'noBolt' })
    expect(why(duel, s(), { seat: 0, verb: 'pass' })).toEqual({ rule: '0.3', reason: 'notNow' })
    expect(why(duel, s(), { seat: 1, verb: 'bolt', arg: 'cay' })).toEqual({ rule: '0.2', reason: 'notYourDecision' })
    expect(why(shelf, over(), { seat: 0, verb: 'sit' })).toEqual({ rule: '0.1', reason: 'gameOver' })
  })

  test('is silent exactly about what may be played', () => {
    for (const game of GAMES) {
      for (const { state } of stages(game, 'why', {}, 40)) {
        for (let seat = 0; seat < state.seats; seat++) {
          const legal = actionsOf(seat, choiceOf(choices(game, state), seat) ?? {})
          for (const action of legal) expect(why(game, state, action)).toBeUndefined()
          for (const action of everyAction(game, seat)) {
            if (allows(choiceOf(choices(game, state), seat), action.verb, action.arg)) continue
            expect(game.reasons).toContain(why(game, state, action)?.reason)
          }
        }
      }
    }
  })

  test('does not look up names that are not of this game', () => {
    for (const name of HOSTILE) {
      expect(codeOf(() => why(shelf, fresh(shelf), { seat: 0, verb: 'look', arg: name }))).toBe('bad-action')
      expect(codeOf(() => why(shelf, fresh(shelf), { seat: 0, verb: name }))).toBe('bad-action')
    }
    expect(codeOf(() => why(shelf, fresh(shelf), { seat: 9, verb: 'sit' }))).toBe('wrong-seat')
  })
})

describe('options', () => {
  test.each<[unknown]>([
    [null],
    [[]],
    ['small'],
    [{ colour: 'red' }],
    [{ size: 'huge' }],
    [{ size: ['small'] }],
    [{ size: null }],
  ])('%j are refused', options => {
    expect(codeOf(() => start(shelf, options, seedFrom('o')))).toBe('bad-options')
  })

  test.each(HOSTILE)('%s is no option and no value of one', name => {
    expect(codeOf(() => start(shelf, parsed(`{ "${name}": "small" }`), seedFrom('o')))).toBe('bad-options')
    expect(codeOf(() => start(shelf, { size: name }, seedFrom('o')))).toBe('bad-options')
    expect(codeOf(() => start(duel, { charms: [name] }, seedFrom('o')))).toBe('bad-options')
  })

  test('that are left out take their defaults, and lists are not shared with the caller', () => {
    expect(readOptions(shelf, {})).toEqual({ size: 'small' })
    const charms = ['ward']
    const options = readOptions(duel, { charms })
    charms.push('shell')
    expect(options).toMatchObject({ charms: ['ward'] })
  })
})

describe('seats by name', () => {
  test.each([...HOSTILE, '', 'zoe', 0, null])('%j is nobody', name => {
    expect(codeOf(() => seatNumber(duel, {}, name))).toBe('wrong-seat')
  })
})

describe('broken rules are named as such, and never leave the given state half played', () => {
  const broken = (steps: Game['steps']): Game => ({ ...shelf, steps: { ...shelf.steps, ...steps } })
  const sit = { seat: 0, verb: 'sit' }

  test('no step left', () => {
    const game = broken({ rest: { ask: () => [{ seat: 0, choice: { sit: true } }], do: { sit: s => s.stack.pop() } } })
    expect(refusal(game, fresh(shelf), sit)).toBe('broken-rules')
  })

  test('steps that never end', () => {
    const game = broken({ rest: { run: s => s.stack.push({ step: 'rest' }) } })
    expect(codeOf(() => start(game, {}, seedFrom('b')))).toBe('broken-rules')
  })

  test('an offer nobody handles', () => {
    const game = broken({ rest: { ask: () => [{ seat: 0, choice: { sit: true } }] } })
    expect(refusal(game, fresh(shelf), sit)).toBe('broken-rules')
  })

  test('a step that is not there', () => {
    const game = broken({
      rest: { ask: () => [{ seat: 0, choice: { sit: true } }], do: { sit: s => s.stack.push({ step: 'dance' }) } },
    })
    expect(refusal(game, fresh(shelf), sit)).toBe('bad-state')
  })

  test('a deck of cards that do not exist, and what was brought to a game that lets nobody bring anything', () => {
    const misprint = { ...borders, bringing: { ...required(borders.bringing, 'bringing'), any: () => ['spaer'] } }
    expect(codeOf(() => start(misprint, {}, seedFrom('errors')))).toBe('broken-rules')
    expect(codeOf(() => broughtCards(fresh(duel), BORDERS_ZONES.muster, 0))).toBe('broken-rules')
  })

  test('fields with the kernel’s names, and zones in one place, are refused when declared', () => {
    expect(
      codeOf(() => defineGame({ ...shelf, fields: { ...shelf.fields, stack: shelf.fields['leader'] ?? never() } })),
    ).toBe('broken-rules')
    expect(() => defineGame({ ...shelf, fields: { ...shelf.fields, log: shelf.fields['leader'] ?? never() } })).toThrow(
      'The field log has a name by which scenario files look at something else.',
    )
    const apart = zones(['pea'], { jar: { owner: 'cards', others: 'cards', perSeat: false } })
    expect(codeOf(() => defineGame({ ...shelf, zones: { ...shelf.zones, ...apart } }))).toBe('broken-rules')
  })

  test('a step without its frames, and frames without their step, are refused when declared', () => {
    const { rest: _, ...fewer } = shelf.frames
    const more: Game['frames'] = { ...shelf.frames, dance: {} }
    expect(() => defineGame({ ...shelf, frames: fewer })).toThrow('The step rest has no entry in frames.')
    expect(() => defineGame({ ...shelf, frames: more })).toThrow('There are frames of dance, which is no step.')
  })
})

function never(): never {
  throw new Error('the field is declared')
}

describe('what is wrong is told as data, too', () => {
  const faultOf = (attempt: () => unknown): unknown => {
    try {
      return attempt()
    } catch (error) {
      return error instanceof LudotekaError ? error.fault : error
    }
  }
  const read = (json: unknown) => () => readPosition(duel, json, seedFrom('x'))

  test('for a name nobody knows, a value that may not be, and a card too many', () => {
    expect(faultOf(read({ zones: { hand: { bob: ['blot'] } } }))).toMatchObject({
      kind: 'unknownName',
      path: 'zones.hand.bob[0]',
      given: '"blot"',
    })
    expect(faultOf(read({ facts: [] }))).toEqual({ kind: 'form', path: 'position.facts', form: 'object' })
    expect(faultOf(read({ zones: { hand: { bob: new Array(60).fill('bolt') } } }))).toMatchObject({
      kind: 'tooManyCards',
      card: 'bolt',
    })
  })

  test('of many names those are told that are spelt most alike', () => {
    const known = Array.from({ length: 40 }, (_, i) => `card${i}`)
    const fault = faultOf(() => indexAt([...known, 'dhofarRebellion'], 'dhofarRebelion', 'hand', 'bad-position'))
    expect(fault).toMatchObject({ names: { 0: 'dhofarRebellion', length: 5 }, areAll: false })
    expect(faultOf(() => indexAt(['a', 'b'], 'x', 'hand', 'bad-position'))).toMatchObject({ names: ['a', 'b'] })
  })
})

describe('the list of codes', () => {
  test('is complete: each is reached by some bad input (an unknown game is the registry’s to refuse)', () => {
    const live = begin(duel, {}, seedFrom('codes'))
    const reached = [
      codeOf(() => start(duel, 7, seedFrom('x'))),
      codeOf(() => start(duel, {}, 'x')),
      refusal(duel, fresh(), 7),
      refusal(duel, fresh(), { seat: 1, verb: 'pass' }),
      refusal(duel, fresh(), { seat: 0, verb: 'pass' }),
      refusal(shelf, over(), { seat: 0, verb: 'sit' }),
      codeOf(() => readState(duel, 7)),
      codeOf(() => readPosition(duel, 7, seedFrom('x'))),
      codeOf(() => runScenario(duel, 7)),
      codeOf(() => replay(market, matchOf(live))),
      codeOf(() => replay(duel, { ...matchOf(live), version: 9 })),
      codeOf(() => undo(duel, live, 0)),
      codeOf(() => apply(duel, fresh(), 0, 'pass', undefined)),
    ]
    expect(reached).toEqual([
      'bad-options',
      'bad-seed',
      'bad-action',
      'wrong-seat',
      'illegal-action',
      'game-over',
      'bad-state',
      'bad-position',
      'bad-scenario',
      'bad-match',
      'version-mismatch',
      'nothing-to-undo',
      'broken-rules',
    ] satisfies ErrorCode[])
  })

  test('a refused action changes neither match nor log', () => {
    const live = last(stages(council, 'kept', {}, 4))
    const before = bytes(live)
    const [asked] = choices(council, live.state)
    expect(refusal(council, live.state, { seat: 0, verb: 'consult', arg: 'ada' })).toBe('wrong-seat')
    expect(refusal(council, live.state, { seat: asked?.seat, verb: 'consult', arg: 'ada' })).toBe('illegal-action')
    expect(bytes(live)).toBe(before)
  })
})
