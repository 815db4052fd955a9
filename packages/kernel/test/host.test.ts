// The border to frozen games: whatever looks into a state is called through it.

import * as kernel from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { duel } from './games/duel.ts'

/** Functions of the kernel that take a game and yet are the same for games of any version. */
const FOR_ANY_VERSION = [
  // They look into states through the entry points only.
  ...['act', 'backTo', 'begin', 'firstDifference', 'replay', 'undo', 'withHashes'],
  ...['beginLesson', 'continueLesson', 'replayLesson'],
  // They look into the game's declarations and at plain data only.
  ...['likelyLoss', 'observerKey', 'readMatch', 'readView', 'seatNames', 'seatNumber'],
  // They are for the rules themselves and their proofs, and no game that was frozen comes to them.
  ...['blankState', 'defineGame', 'scriptOf'],
]

test('every function that takes a game is an entry point of frozen games, or does not depend on its version', () => {
  const own = new Map<string, unknown>(Object.entries(kernel.OWN_KERNEL))
  const isDispatcher = (name: string, value: unknown): boolean => own.has(name) && own.get(name) !== value
  const takesGame = Object.entries(kernel).flatMap(([name, value]) =>
    typeof value === 'function' &&
    /^(async )?(function \w*)?\s*\(?game\b/.test(String(value)) &&
    !isDispatcher(name, value)
      ? [name]
      : [],
  )
  // A new one: put it into OWN_KERNEL of host.ts and say in frozen.ts how the kernels before it answer.
  expect(takesGame.sort()).toEqual(FOR_ANY_VERSION.sort())
})

const bundle = { generation: kernel.KERNEL_GENERATION, game: duel, kernel: kernel.OWN_KERNEL }

test('a frozen game is played by the kernel in its bundle, and by none other', () => {
  const called: string[] = []
  const start: typeof kernel.start = (game, options, seed) => {
    called.push(game === duel ? 'with the game of the bundle' : 'with another game')
    return kernel.OWN_KERNEL.start(game, options, seed)
  }
  const frozen = kernel.readFrozen({ ...bundle, kernel: { ...kernel.OWN_KERNEL, start } })
  const live = kernel.begin(frozen, {}, kernel.seedFrom('frozen'))
  expect(called).toEqual(['with the game of the bundle'])
  expect(kernel.begin(duel, {}, kernel.seedFrom('frozen')).state).toEqual(live.state)
})

test('errors of the bundled kernel become errors of this one, all others stay as they are', () => {
  class LudotekaError extends Error {
    override name = 'LudotekaError'
    code = 'illegal-action'
  }
  const throwing = (error: Error) => (): never => {
    throw error
  }
  const fault = new TypeError('a defect')
  const frozen = kernel.readFrozen({
    ...bundle,
    kernel: { ...kernel.OWN_KERNEL, why: throwing(new LudotekaError('no')), facts: throwing(fault) },
  })
  const { state } = kernel.begin(frozen, {}, kernel.seedFrom('frozen'))
  const refusal = expect.objectContaining({ code: 'illegal-action', message: 'no' })
  expect(() => kernel.why(frozen, state, { seat: 0, verb: 'pass' })).toThrow(kernel.LudotekaError)
  expect(() => kernel.why(frozen, state, { seat: 0, verb: 'pass' })).toThrow(refusal)
  expect(() => kernel.facts(frozen, state)).toThrow(fault)
})

test.each([
  ['no module', undefined],
  ['no generation', { ...bundle, generation: undefined }],
  ['a generation of the future', { ...bundle, generation: kernel.KERNEL_GENERATION + 1 }],
  ['no game', { ...bundle, game: {} }],
  ['no kernel', { ...bundle, kernel: undefined }],
  ['a kernel without an entry point', { ...bundle, kernel: { start: kernel.OWN_KERNEL.start } }],
])('%s is no frozen version', (_what, module) => {
  expect(() => kernel.readFrozen(module)).toThrow(expect.objectContaining({ code: 'bad-bundle' }))
})
